// What a skirmish says: what a game says, and the count.
import { sentenceOf } from '../../kernel/faults.ts';
import { plural } from '../../kernel/french.ts';
import type { ModeText } from '../../kernel/text.ts';
import { partieText } from '../partie/text.ts';
import type { PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { playerName } from '../words.ts';
import { ESCARMOUCHE_REFUSALS } from './refusals.ts';
import type { EscarmoucheEvent, EscarmoucheMode, EscarmoucheOwnEvent, EscarmoucheState, GoalOf } from './types.ts';

const COUNTED: Readonly<Record<GoalOf, string>> = { prises: 'par ses prises', total: 'anneau compris' };
const score = (points: number): string =>
  points < 0 ? `−${plural(-points, 'point', 'points')}` : plural(points, 'point', 'points');
const own = sentenceOf(ESCARMOUCHE_REFUSALS);
const isGame = (event: EscarmoucheEvent): event is PartieEvent => event.type !== 'goal-checked';
const checked = (
  { points, least, won, of }: EscarmoucheOwnEvent,
  { fixed: { seat, play } }: EscarmoucheState,
): string =>
  `${playerName(play, seat)} a ${points < 0 ? 'perdu' : 'gagné'} ${plural(Math.abs(points), 'point', 'points')}, ${COUNTED[of]} ; il en fallait ${least} : le but est ${won ? 'atteint' : 'manqué'}.`;
/** The sentences of a game only need what is fixed: any moment of it will do. */
const inner = ({ game }: EscarmoucheState): PartieState => game;

export const escarmoucheText: ModeText<EscarmoucheMode> = {
  event: (event, state) => (isGame(event) ? partieText.event(event, inner(state)) : checked(event, state)),
  action: (action, state) => partieText.action(action, inner(state)),
  refusal: (refusal) => own(refusal) || partieText.refusal(refusal),
  node: (state) => (state.outcome === null ? partieText.node(inner(state)) : ''),
  result: (result, { fixed: { seat, play, goal }, outcome }) =>
    `${playerName(play, seat)} ${result === 'reussi' ? 'atteint' : 'manque'} le but : ${score(outcome?.points ?? 0)}, il en fallait ${goal.least}.`,
  seat: (seat, state) => partieText.seat(seat, inner(state)),
};
