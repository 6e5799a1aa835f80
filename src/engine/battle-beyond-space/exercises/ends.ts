// Questions about the end: how many points, who wins. The last turn is that of a player without ships: nothing moves any more.
import { around } from '../../hex/cells.ts';
import { listOf } from '../../kernel/french.ts';
import { neighbours, ORIGIN } from '../../hex/hex.ts';
import type { Tally } from '../../kernel/rules.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieState, Prizes } from '../partie/types.ts';
import type { PartieEvent, ScoreWord } from '../partie/event-types.ts';
import { position } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import { count, SCORE_WORDS } from '../words.ts';
import type { About } from './asked.ts';
import { canvas } from './canvas.ts';
import {
  type BbsExercise,
  type BbsType,
  between,
  choiceOf,
  eventOf,
  type Moment,
  oneIn,
  opening,
  pick,
  positionOf,
  shuffled,
  typeOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;
type Over = Extract<PartieEvent, { readonly type: 'game-over' }>;
interface Finale {
  readonly eve: Moment;
  readonly end: PartieState;
  readonly over: Over;
}
const LAST = 2;
const SEATS = [0, 1, 2] as const;
/** `head`: fighters taken beside, by whoever has no ship around the centre. */
const prizesOf = (random: Rng, lean: boolean, head = 0): Partial<Prizes> => ({
  fighters: head + between(random, 0, lean ? 3 : 9),
  destroyers: between(random, 0, lean ? 1 : 2),
  probes: between(random, 0, 2),
});
type Spec = Parameters<typeof position>[0];
const played = (spec: Spec): Finale | undefined => {
  const start = opening(position(spec));
  if (start?.state.phase !== 'reveal') return undefined;
  const { state, events } = partie.apply(start.state, {
    type: 'turn-card',
    card: known(start.state.sides[LAST]?.hand[0]),
  });
  const over = eventOf(events, 'game-over');
  return over && { eve: start, end: state, over };
};
/** J1 and J2 around the centre, J3 to end the ninth round without a ship. */
const drawnSpec = (random: Rng, lean: boolean): Spec => {
  const [board, centre] = [canvas(random), oneIn(random, 4) ? pick(random, neighbours(ORIGIN)) : ORIGIN];
  board.asteroid(centre);
  for (const cell of neighbours(centre)) {
    const seat = pick(random, [0, 1] as const);
    pick(random, [
      () => board.fighter(seat, cell),
      () => board.destroyer(seat, cell, oneIn(random, 3)),
      () => undefined,
      () => undefined,
    ])();
  }
  return {
    ...board.spec(),
    name: 'Exercice : un décompte',
    active: LAST,
    round: 9,
    ring: [centre.q, centre.r],
    prizes: { 0: prizesOf(random, lean), 1: prizesOf(random, lean), 2: prizesOf(random, lean, between(random, 0, 5)) },
  };
};
/** The same end, one of those behind having taken just enough fighters more. */
const evened = (random: Rng, spec: Spec, { over }: Finale): Finale | undefined => {
  const sums = SEATS.map((seat) => known(over.totals[seat]).sum);
  const seat = pick(
    random,
    SEATS.filter((one) => !over.winners.includes(one)),
  );
  const { fighters = 0, ...rest } = spec.prizes?.[seat] ?? {};
  return played({
    ...spec,
    prizes: { ...spec.prizes, [seat]: { ...rest, fighters: fighters + Math.max(...sums) - known(sums[seat]) } },
  });
};
const piecesOf = ({ fighters, destroyers, probes }: Prizes): string =>
  `${count(fighters, 'chasseur')}, ${count(destroyers, 'destroyer')} et ${count(probes, 'sonde')}`;
const prizeFact = ({ eve: { state } }: Finale, seat: number): string =>
  `J${seat + 1} a pris ${piecesOf(known(state.sides[seat]).prizes)}.`;
const ringFact = ({ end }: Finale): string =>
  end.ring === end.fixed.centre
    ? 'L’anneau est autour du centre du plateau.'
    : 'L’astéroïde central a été déplacé : l’anneau est autour de lui.';
const aboutRing = ({ eve: { state } }: Finale): About => ({ cells: around(state.ring), shows: ['prizes'] });
const partsOf = ({ parts }: Tally<BbsRule, ScoreWord>): readonly string[] =>
  parts.filter(({ value }) => value > 0).map(({ what, value }) => `${SCORE_WORDS[what]} : ${count(value, 'point')}.`);
/** « J1 marque 3 points pour les chasseurs pris et 4 points pour les cases de l’anneau. » */
const scoredBy = (seat: number, { parts }: Tally<BbsRule, ScoreWord>): string => {
  const told = parts
    .filter(({ value }) => value > 0)
    .map(({ what, value }) => `${count(value, 'point')} pour les ${SCORE_WORDS[what].toLowerCase()}`);
  return told.length === 0 ? `J${seat + 1} ne marque rien.` : `J${seat + 1} marque ${listOf(told)}.`;
};

const total: Make = (random, rules) => () => {
  const drawn = played(drawnSpec(random, false));
  if (drawn === undefined) return undefined;
  const seat = pick(random, [0, 1]);
  const tally = known(drawn.over.totals[seat]);
  const cites = [...new Set(tally.parts.filter(({ value }) => value > 0).flatMap((part) => part.cites))].filter(
    (rule) => rules.includes(rule),
  );
  if (cites.length < 2) return undefined;
  return {
    drawn: [prizeFact(drawn, seat), ringFact(drawn)],
    facts: ['C’est la fin de la partie.'],
    question: `Combien de points J${seat + 1} totalise-t-il ?`,
    position: positionOf(drawn.eve, aboutRing(drawn)),
    answer: { kind: 'number', value: tally.sum, least: 0, most: 60 },
    because: some([...partsOf(tally), partieText.event(drawn.over, drawn.end)]),
    cites: some(cites),
  };
};
const winnersWord = (seats: readonly number[]): string =>
  seats.length === 3
    ? 'Les trois joueurs, à égalité'
    : seats.length === 2
      ? `J${known(seats[0]) + 1} et J${known(seats[1]) + 1}, à égalité`
      : `J${known(seats[0]) + 1}`;
const winner: Make = (random, rules) => {
  const tied = oneIn(random, 3);
  return () => {
    const spec = drawnSpec(random, true);
    const first = played(spec);
    const drawn = first && tied && first.over.winners.length === 1 ? evened(random, spec, first) : first;
    if (drawn === undefined || drawn.over.winners.length > 1 !== tied) return undefined;
    const cites = drawn.over.cites.filter((rule) => rules.includes(rule));
    const pairs = shuffled(
      random,
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map(winnersWord),
    );
    return {
      drawn: [...SEATS.map((seat) => prizeFact(drawn, seat)), ringFact(drawn)],
      facts: ['J3 finit le dernier tour de la manche 9.'],
      question: 'Qui remporte la partie ?',
      position: positionOf(drawn.eve, aboutRing(drawn)),
      answer: choiceOf(
        random,
        winnersWord(drawn.over.winners),
        [...SEATS.map((seat) => winnersWord([seat])), ...pairs],
        5,
      ),
      because: some([
        ...SEATS.map((seat) => scoredBy(seat, known(drawn.over.totals[seat]))),
        partieText.event(drawn.over, drawn.end),
      ]),
      cites: some(cites),
    };
  };
};
const TOTAL_RULES: Some<BbsRule> = [
  'bbs.score.chasseurs',
  'bbs.but.valeur-chasseur',
  'bbs.score.destroyers',
  'bbs.but.valeur-destroyer',
  'bbs.score.sondes',
  'bbs.sondes.valeur',
  'bbs.score.anneau',
  'bbs.score.anneau-destroyer',
  'bbs.score.anneau-mobile',
];
const WIN_RULES: Some<BbsRule> = ['bbs.fin.vainqueur', 'bbs.but.objectif', 'bbs.fin.moment', 'bbs.fin.egalite'];
export const END_TYPES: readonly BbsType[] = [
  typeOf('decompte', 'Combien de points à la fin ?', TOTAL_RULES, total, 20),
  typeOf('vainqueur', 'Qui gagne la partie ?', WIN_RULES, winner, 60),
];
