import type { JSX } from 'preact';
import type { MatchAction, MatchEvent, MatchState } from '../../engine/battlefight/match/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { FighterIcon } from './fighters.tsx';
import { PartieBoard } from './PartieBoard.tsx';
import { ofThisGame } from './match-events.ts';
import { nameOf } from './words.ts';

/** Who won each game, one after the other. */
const Games = ({ state: { done, fixed } }: { readonly state: MatchState }): JSX.Element => (
  <ol class="bf-games">
    {done.map(({ winner }, i) => (
      <li key={i}>
        {typeset(`Partie ${i + 1} : `)}
        {winner === null ? 'nulle' : <b>{typeset(nameOf(fixed.play, winner))}</b>}
      </li>
    ))}
  </ol>
);

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
            <th scope="row">
              {state.game === null ? <FighterIcon seat={seat as Seat} /> : null} {name}
            </th>
            <td>
              {state.wins[seat] ?? 0}
              <span class="sr">{typeset(state.wins[seat] === 1 ? ' partie gagnée' : ' parties gagnées')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {state.game === null ? (
      <Games state={state} />
    ) : (
      <PartieBoard state={state.game} events={ofThisGame(events)} {...picking} />
    )}
  </div>
);
