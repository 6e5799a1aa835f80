// What a turn is spent for: as many figures as possible, with somebody among them, or enough of them for the fewest cubes. The first tile is what is asked.
import { capital } from '../../kernel/french.ts';
import { type Finder, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import { known } from '../../kernel/result.ts';
import { compareWorth, differing, type Worth } from '../../kernel/solve.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { figuresWord, theTile } from '../partie/names.ts';
import { bodiesOf, sideOf, tileOf, usableTiles } from '../partie/reads.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import { seatOf, type TileId } from '../types.ts';
import { CAMP_WORDS, count, cubesWord } from '../words.ts';
import { type DrawnTurn, drawTurn, restOf, type Spent, waysFrom } from './river.ts';

interface Goal {
  readonly worth: (way: Spent) => Worth;
  readonly asks: string;
  /** What the best way that begins badly comes to, against the best of all. */
  readonly falls: (way: Spent, best: Spent) => string;
}
/** Goals that a turn may have; read again from the question, what was kept is settled as it was found. */
type Goals = (state: PartieState, ways: readonly Spent[]) => readonly Goal[];

const crowd: Goals = () => [
  {
    worth: ({ figures }) => [figures],
    asks: 'Quelle tuile activer d’abord, pour faire agir le plus de figurines ce tour-ci ?',
    falls: ({ figures }, best) => `${figuresWord(figures)} au mieux, au lieu de ${best.figures}`,
  },
];
const withOne = (state: PartieState, tile: TileId): Goal => {
  const name = capital(theTile(state.fixed, tile));
  const own = bodiesOf(state, tile).length;
  return {
    worth: ({ figures, tiles }) => (tiles.includes(tile) ? [1, figures] : [0, 0]),
    asks: `${name} doit agir ce tour-ci. Quelle tuile activer d’abord, pour que le plus d’autres figurines agissent aussi ?`,
    falls: ({ figures, tiles }, best) =>
      tiles.includes(tile)
        ? `${count(figures - own, 'autre figurine', 'autres figurines')} au mieux, au lieu de ${best.figures - own}`
        : `${name} ne peut plus agir ce tour-ci`,
  };
};
const NEAR = 3; // places that need no plan
/** One character alone, far down the river: others make place. */
const together: Goals = (state) =>
  sideOf(state, state.active)
    .river.slice(NEAR)
    .filter((tile) => tileOf(state, tile)?.level === 'leader' && bodiesOf(state, tile).length > 0)
    .map((tile) => withOne(state, tile));
const LEAST = 4; // figures that are worth a plan
const thrift: Goals = (_, ways) => {
  const most = Math.max(...ways.map(({ figures }) => figures));
  return [most, most - 1]
    .filter((wanted) => wanted >= LEAST)
    .map((wanted) => ({
      worth: ({ figures, cubes }) => (figures >= wanted ? [1, cubes] : [0, 0]),
      asks: `Quelle tuile activer d’abord, pour faire agir au moins ${wanted} figurines et garder le plus de cubes ?`,
      falls: ({ figures, cubes }, best) =>
        figures >= wanted
          ? `${cubes === 0 ? 'aucun cube ne reste' : `il reste ${cubesWord(cubes)} au mieux`}, au lieu de ${best.cubes}`
          : `${figuresWord(figures)} au mieux, et il en faut ${wanted}`,
    }));
};

const bestOf = ({ worth }: Goal, ways: readonly Spent[]): Spent =>
  ways.reduce((best, way) => (compareWorth(worth(way), worth(best)) > 0 ? way : best));
const settledBy = (goal: Goal, firsts: NonNullable<ReturnType<typeof waysFrom>>): readonly Settled<PartieAction>[] =>
  firsts.map(({ action, ways }) => ({ action, worth: goal.worth(bestOf(goal, ways)) }));

const FEWEST = 4; // tiles to choose from
const LONG = 3; // activations that a plan is made of
/** What somebody in a hurry activates: the first of the river, or the largest troop that can be paid. */
const isHasty = (state: PartieState, tile: TileId): boolean => {
  const usable = usableTiles(state);
  const most = Math.max(...usable.map((one) => bodiesOf(state, one).length));
  return tile === usable[0] || bodiesOf(state, tile).length === most;
};
/** Whether another first tile does what must be done too, only less well. */
const isTempting = (settled: readonly Settled<PartieAction>[], answer: PartieAction): boolean => {
  const { worth: best } = known(settled.find(({ action }) => action === answer));
  return settled.some(({ worth }) => differing(worth, best) === best.length - 1);
};
const learntOf = (state: PartieState, { tiles, figures, cubes }: Spent): string => {
  const [first = '', ...rest] = tiles.map((tile) => theTile(state.fixed, tile));
  const { discs, cubes: before } = sideOf(state, state.active);
  const paid = cubesWord(before.available - cubes);
  const all = `${[`[${capital(first)}](vs.activation.comme-premiere-tuile)`, ...rest].join(', puis ')} : ${figuresWord(figures)}`;
  const price = tiles.reduce((sum, _, i) => sum + i + 1, 0);
  return `${all}, pour [${paid}](vs.activation.cout-energie) et [${count(price, 'disque')}](vs.dpa.cout-n) sur ${discs.available}.`;
};
const problemOf = (
  kind: string,
  { camp, scenario, played, state }: DrawnTurn,
  goal: Goal,
  firsts: NonNullable<ReturnType<typeof waysFrom>>,
): Problem<PartieMode> | undefined => {
  const settled = settledBy(goal, firsts);
  const answer = onlyBest(settled);
  if (answer?.type !== 'activate' || isHasty(state, answer.tile) || !isTempting(settled, answer)) return undefined;
  const best = bestOf(
    goal,
    firsts.flatMap(({ action, ways }) => (action === answer ? ways : [])),
  );
  if (new Set(best.tiles).size < best.tiles.length || best.tiles.length < LONG) return undefined;
  return {
    kind,
    mode: 'partie',
    scenario,
    played,
    seat: seatOf(camp),
    asks: `${capital(CAMP_WORDS[camp].to)} de jouer. ${goal.asks}`,
    look: 'Une tuile activée part au bout de la rivière : celles qui la suivaient coûtent un cube de moins.',
    solution: [answer],
    verdicts: firsts
      .filter(({ action }) => action !== answer)
      .map(({ action, ways }) => ({
        action,
        says:
          action.type === 'activate'
            ? `${capital(theTile(state.fixed, action.tile))} d’abord : ${goal.falls(bestOf(goal, ways), best)}.`
            : 'Aucune tuile activée : personne n’agit.',
      })),
    then: 'C’est le bon départ. Voici la suite du tour.',
    after: restOf(state, best),
    learnt: learntOf(state, best),
  };
};

const finder = (id: string, goals: Goals): Finder<PartieMode> => ({
  id,
  mode: 'partie',
  find: (random) => {
    const drawn = drawTurn(random);
    if (drawn === undefined || usableTiles(drawn.state).length < FEWEST) return undefined;
    const firsts = waysFrom(drawn.state);
    if (firsts === undefined) return undefined;
    const all = firsts.flatMap(({ ways }) => ways);
    for (const goal of goals(drawn.state, all)) {
      const problem = problemOf(id, drawn, goal, firsts);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  settle: (state, { asks }) => {
    const firsts = waysFrom(state);
    const goal =
      firsts &&
      goals(
        state,
        firsts.flatMap(({ ways }) => ways),
      ).find((one) => asks.endsWith(one.asks));
    return goal && settledBy(goal, firsts);
  },
});
export const CROWD = finder('foule', crowd);
export const TOGETHER = finder('ensemble', together);
export const THRIFT = finder('menage', thrift);
