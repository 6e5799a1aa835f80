// « Quelle technique jouer ? »: one of all that may be played is the best for a goal of this very turn, and not the one that says so.
import { plural } from '../../kernel/french.ts';
import { type Finder, onlyBest, type Problem } from '../../kernel/problem.ts';
import { known } from '../../kernel/result.ts';
import { activeOf, techniqueOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import { titleOf } from '../partie/text.ts';
import type { PartieAction, PartieMode, PartieState } from '../partie/types.ts';
import { drawDuel, type Goal, type Way, waysOf } from './turn.ts';

interface Kind {
  readonly id: string;
  readonly life: number; // that the other person has at most
  readonly goal: Goal;
  readonly least: number; // of the best
  readonly tempting: number; // that the second is behind at most
  readonly asks: string;
  readonly look: string;
  /** What a technique comes to: a whole clause. */
  readonly says: (value: number) => string;
  /** Whether a turn may be won in such a position. */
  readonly wins: boolean;
}

const lifeOf = (state: PartieState, seat: number): number => known(state.players[seat]).life;
const hasWon: Goal = (_, { end }) => (end?.why === 'win' && end.seat === 0 ? 1 : 0);
const lost: Goal = (start, end) => lifeOf(start, 1) - lifeOf(end, 1);
const ahead: Goal = (start, end) => lost(start, end) + lifeOf(end, 0) - lifeOf(start, 0);
const points = (value: number): string => plural(value, 'point', 'points');

const title = (state: PartieState, card: string): string => `« ${titleOf(state, card)} »`;
/** The most damage that a technique says it inflicts. */
const printed = (state: PartieState, action: PartieAction): number =>
  action.type === 'play'
    ? techniqueOf(state, action.card).steps.reduce(
        (sum, { keyword, modifier, n }) => sum + (keyword === 'blesser' && modifier === null ? (n ?? 0) : 0),
        0,
      )
    : 0;
/** Whether the answer is the one that promises most: nobody has to think. */
const isObvious = (state: PartieState, ways: readonly Way[], best: Way): boolean =>
  ways.every((way) => way === best || printed(state, way.action) < printed(state, best.action));

/** Whether it takes another technique, played or resumed: to be seen in advance. */
const isPlan = ({ line }: Way): boolean =>
  line.some((one) => one.type === 'play' || (one.type === 'destabilise' && one.active !== null));
/** Whether it takes somebody out over the edge: where one pushes from has to be found. */
const pushesOut = ({ line }: Way): boolean => line.some((one) => one.type === 'push' && one.to === 'dehors');
const WORTH_A_THOUGHT = 3; // techniques that change something
const isTempting = (ways: readonly Way[]): boolean => ways.filter(({ value }) => value !== 0).length >= WORTH_A_THOUGHT;

/** What is decided on the way, its words leading to rules. */
const toldOf = (start: PartieState, { action, line }: Way): string => {
  let state = start;
  return [action, ...line]
    .flatMap((one, i) => {
      const at = state;
      state = partie.apply(state, one).state;
      if (one.type === 'play')
        return i === 0
          ? [`[Jouer](bf.techniques.choix-source) ${title(at, one.card)}`]
          : [`[rejouer](bf.enchainement.rejouer) avec ${title(at, one.card)}`];
      if (one.type === 'destabilise' && one.active !== null)
        return [`[déstabiliser](bf.enchainement.destabiliser-choix) ${title(at, activeOf(at, one.active).card)}`];
      if (one.type === 'push' && one.to === 'dehors')
        return ['pousser [hors du plateau](bf.position.pousser-hors-plateau)'];
      return [];
    })
    .join(', puis ');
};

const technique = (kind: Kind): Finder<PartieMode> => ({
  id: kind.id,
  mode: 'partie',
  find: (random): Problem<PartieMode> | undefined => {
    const { scenario, state } = drawDuel(random, kind.life);
    const node = partie.node(state);
    if (node.kind !== 'choice' || node.seat !== 0) return undefined;
    const ways = waysOf(state, kind.goal);
    if (ways === undefined) return undefined;
    const best = ways.find(({ action }) => action === bestOf(ways, kind));
    if (best === undefined || best.value < kind.least || isObvious(state, ways, best)) return undefined;
    if (!isPlan(best) && !(kind.wins ? pushesOut(best) : isTempting(ways))) return undefined;
    if (!kind.wins && waysOf(state, hasWon)?.every(({ value }) => value === 0) !== true) return undefined;
    return {
      kind: kind.id,
      mode: 'partie',
      scenario,
      played: [],
      seat: 0,
      asks: kind.asks,
      look: kind.look,
      solution: [best.action],
      verdicts: ways.flatMap(({ action, value }) =>
        action === best.action || action.type !== 'play'
          ? []
          : [{ action, says: `${title(state, action.card)} : ${kind.says(value)}. Il y a mieux.` }],
      ),
      then: 'C’est la meilleure technique. Voici la suite du tour.',
      after: best.line,
      learnt: `${toldOf(state, best)} : ${kind.says(best.value)}.`,
    };
  },
  settle: (state) => waysOf(state, kind.goal)?.map(({ action, value }) => ({ action, worth: [value] })),
});
const bestOf = (ways: readonly Way[], { tempting }: Kind): PartieAction | undefined =>
  onlyBest(
    ways.map(({ action, value }) => ({ action, worth: [value] })),
    0,
    tempting,
  );

export const WIN = technique({
  id: 'gagner',
  life: 5,
  goal: hasWon,
  least: 1,
  tempting: 1,
  asks: 'C’est à vous, J1. Par quelle technique commencer pour gagner dès ce tour ?',
  look: 'Regardez la vie de J2, son pion, puis ce qui attend sur la table et peut reprendre.',
  says: (value) => (value === 1 ? 'vous gagnez dès ce tour' : 'J2 sera encore en jeu à la fin du tour'),
  wins: true,
});
export const WOUND = technique({
  id: 'frapper',
  life: 20,
  goal: lost,
  least: 2,
  tempting: 2,
  asks: 'C’est à vous, J1. Quelle technique fait perdre le plus de points de vie à J2 d’ici la fin du tour ?',
  look: 'Comptez la distance, les Forces et les Protections, puis ce qui attend sur la table et peut reprendre.',
  says: (value) =>
    value === 0
      ? 'J2 ne perd aucun point de vie ce tour-ci'
      : value < 0
        ? `J2 regagne ${points(-value)} de vie`
        : `J2 perd ${points(value)} de vie`,
  wins: false,
});
export const GAP = technique({
  id: 'ecart',
  life: 20,
  goal: ahead,
  least: 2,
  tempting: 2,
  asks: 'C’est à vous, J1. Quelle technique change le plus l’écart de vie en votre faveur, d’ici la fin du tour ?',
  look: 'Un point que vous bloquez vaut autant qu’un point que J2 perd.',
  says: (value) =>
    value === 0
      ? 'l’écart de vie ne change pas'
      : `${value > 0 ? 'vous gagnez' : 'J2 gagne'} ${points(Math.abs(value))} d’écart`,
  wins: false,
});
