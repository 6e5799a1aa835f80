// What a match says: the sentences of its games, and the score.
import { listOf } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { partieText, say as sayGame } from '../partie/text.ts';
import { refusalText } from '../refusal-text.ts';
import type { PartieEvent, PartieState } from '../partie/types.ts';
import { leaders } from './score.ts';
import type { MatchEvent, MatchMode, MatchState } from './types.ts';

type Own = Exclude<MatchEvent, PartieEvent>;
const isOwn = (event: MatchEvent): event is Own => event.type.startsWith('match-');
const score = ({ fixed }: MatchState, wins: readonly number[]): string =>
  listOf(fixed.play.names.map((name, i) => `${wins[i] ?? 0} pour ${name}`));
const won = ({ fixed }: MatchState, seats: readonly number[]): string => {
  const names = listOf(seats.map((seat) => fixed.play.names[seat] ?? ''));
  return seats.length === 0
    ? 'Aucune partie gagnée : le match est nul.'
    : seats.length === 1
      ? `${names} gagne le match.`
      : `${names} finissent le match à égalité.`;
};

const say = byTag<Own, readonly [MatchState], string>({
  'match-game-over': ({ number, winner, wins }, state) =>
    `${winner === null ? `La partie ${number} est nulle` : `${state.fixed.play.names[winner] ?? ''} gagne la partie ${number}`}. Score : ${score(state, wins)}.`,
  'match-game-started': ({ number, of, first }, state) =>
    `Partie ${number} sur ${of} : chaque deck est mélangé de nouveau. ${first === null ? 'La partie précédente est nulle : le sort dira qui commence.' : `${state.fixed.play.names[first] ?? ''} commence, pour avoir perdu en premier.`}`,
  'match-over': ({ winners, wins }, state) => `${won(state, winners)} Score : ${score(state, wins)}.`,
});

const gameOf = (state: MatchState): PartieState => known(state.game ?? undefined);

export const matchText: ModeText<MatchMode> = {
  event: (event, state) => (isOwn(event) ? say(event, state) : sayGame(event, { fixed: state.fixed.play })),
  action: (action, state) => partieText.action(action, gameOf(state)),
  refusal: refusalText,
  node: (state) => `Partie ${state.number} sur ${state.fixed.games}. ${partieText.node(gameOf(state))}`,
  result: (_, state) => won(state, leaders(state.wins)),
  seat: (seat, state) => state.fixed.play.names[seat] ?? '',
};
