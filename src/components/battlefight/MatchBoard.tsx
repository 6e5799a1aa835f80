import type { JSX } from 'preact';
import type { MatchAction, MatchEvent, MatchState } from '../../engine/battlefight/match/types.ts';
import type { PartieEvent } from '../../engine/battlefight/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { PartieBoard } from './PartieBoard.tsx';

const isPartieEvent = (event: MatchEvent): event is PartieEvent => !event.type.startsWith('match-');

/** The score over the place of the game under way; the score alone once the match is over. */
export const MatchBoard = ({
  state,
  events,
  ...picking
}: BoardProps<MatchState, MatchAction, MatchEvent>): JSX.Element => (
  <div class={state.game === null ? 'bf-match over' : 'bf-match'}>
    <table class="bf-score">
      <caption>
        {typeset(state.game === null ? 'Score final du match' : `Partie ${state.number} sur ${state.fixed.games}`)}
      </caption>
      <tbody>
        {state.fixed.play.names.map((name, seat) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {state.wins[seat] ?? 0}
              <span class="sr">{typeset(state.wins[seat] === 1 ? ' partie gagnée' : ' parties gagnées')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {state.game === null ? null : <PartieBoard state={state.game} events={events.filter(isPartieEvent)} {...picking} />}
  </div>
);
