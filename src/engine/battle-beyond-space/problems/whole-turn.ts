// « Prenez tant de points dans ce tour »: a skirmish of one turn, won by one squadron only, and not without the destroyer.
import { type Finder, isHard, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import { plural } from '../../kernel/french.ts';
import { known, some } from '../../kernel/result.ts';
import { apply, node } from '../escarmouche/game.ts';
import { solveTurn } from '../escarmouche/solve.ts';
import type { EscarmoucheAction, EscarmoucheMode, EscarmoucheState } from '../escarmouche/types.ts';
import { sideOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import { KNOWN, scenarioOf, turnOf } from './moments.ts';
import { isHelped, takings, toldOf, youLead } from './said.ts';
import { bringsOf } from './turn.ts';

const LEAST = 3; // points to take
const MOST = 30; // gestures: more than any turn has
const CHOICES = 2; // squadrons, at least

/** What the table plays by itself: the only thing to do, which carries on what was decided. */
const BY_ITSELF: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'volley',
  'no-destroyer',
  'hold-fire',
  'go-draw',
  'end-turn',
]);
/** The gestures of a line that somebody decides. */
const gesturesOf = (state: PartieState, line: readonly PartieAction[]): readonly PartieAction[] => {
  let now = state;
  return line.filter((action) => {
    const asked = partie.node(now);
    now = partie.apply(now, action).state;
    return asked.kind === 'choice' && (asked.options.length > 1 || !BY_ITSELF.has(action.type));
  });
};
/** Which first gestures lead to the goal; undefined when the search gives up on one of them. */
const settledOf = (state: EscarmoucheState): readonly Settled<EscarmoucheAction>[] | undefined => {
  const asked = node(state);
  if (asked.kind !== 'choice') return undefined;
  const found = asked.options.map((action) => ({ action, kind: solveTurn(apply(state, action).state).kind }));
  if (found.some(({ kind }) => kind === 'silent')) return undefined;
  return found.map(({ action, kind }) => ({ action, worth: [kind === 'found' ? 1 : 0] }));
};

export const WHOLE_TURN: Finder<EscarmoucheMode> = {
  id: 'tour',
  mode: 'escarmouche',
  find: (random): Problem<EscarmoucheMode> | undefined => {
    const turn = turnOf(random);
    const seat = turn.active;
    const card: PartieAction = { type: 'turn-card', card: known(sideOf(turn, seat).hand[0]) };
    const state = partie.apply(turn, card).state;
    const brings = bringsOf(state, seat);
    if (brings === undefined || brings.length < CHOICES) return undefined;
    const best = onlyBest(brings.map(({ action, points }) => ({ action, worth: [points] })));
    const { points, line } = brings.find(({ action }) => action === best) ?? { points: 0, line: [] };
    if (best === undefined || points < LEAST) return undefined;
    const whole = [best, ...line];
    const told = toldOf(state, whole);
    if (!isHelped(told, seat) || !isHard(partie, KNOWN, state, seat, best)) return undefined;
    return {
      kind: 'tour',
      mode: 'escarmouche',
      scenario: {
        name: 'Problème du jour',
        position: scenarioOf(turn),
        seat,
        turns: 1,
        goal: { of: 'prises', least: points },
      },
      played: [card],
      seat,
      asks: `${youLead(state, seat)}Prenez ${plural(points, 'point')} dans ce tour, quoi qu’il en coûte.`,
      look: 'Un seul escadron le permet, et le destroyer doit y mettre du sien.',
      solution: some(gesturesOf(state, whole)),
      reaches: { result: 'reussi', most: MOST },
      verdicts: [],
      then: '',
      after: [],
      learnt: `Le but est atteint : ${takings(told, seat)}.`,
    };
  },
  settle: settledOf,
};
