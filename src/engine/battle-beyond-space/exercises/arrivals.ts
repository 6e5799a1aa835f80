// Where a ship ends: a fighter by its card or by teleportation, a destroyer by its gestures.
import {
  ahead,
  apart,
  type Cell,
  cellOf,
  columnOf,
  facingAfter,
  frontOf,
  type Helm,
  helmed,
  HELMS,
  hexOf,
  packed,
  type Pose,
  rowOf,
  shifted,
} from '../../hex/cells.ts';
import { type Hex, stepTo } from '../../hex/hex.ts';
import type { ExerciseAnswer } from '../../kernel/exercise.ts';
import { type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { position } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import type { Facing } from '../types.ts';
import { cellWord, HELM_VERBS, toFacing, vectorWord } from '../words.ts';
import { cellsOfPose, placed, posesBy } from './asked.ts';
import { anyCell, anyFacing, canvas, isOn } from './canvas.ts';
import {
  after,
  type BbsExercise,
  type BbsType,
  between,
  cardFact,
  choiceOf,
  eventOf,
  goneTo,
  oneIn,
  opening,
  pick,
  positionOf,
  poseWord,
  reasonsOf,
  shuffled,
  standsFact,
  typeOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;

const isCell = (cell: Cell): boolean => isOn(hexOf(cell));
/** Where a hand that miscounts, or steers, puts the fighter: left where it was, too near, too far, aside. */
const strays = (from: Hex, facing: Facing, to: Cell): readonly Cell[] => {
  const here = packed(from);
  const along = [1, 2, 3, 4, 6].map((n) => ahead(here, facing, n));
  const aside = ([1, -1] as const).map((turn) => ahead(here, facingAfter(facing, turn), Math.max(1, apart(here, to))));
  return [here, ...along, ...aside].filter(isCell);
};
/** One of some cells, where a1 would be. */
const cellAmong = (random: Rng, facing: Facing, right: Cell, wrong: readonly Cell[]): ExerciseAnswer =>
  placed(
    choiceOf(random, cellWord(right), wrong.map(cellWord)),
    posesBy(
      '0a1',
      [right, ...wrong].map((rear) => ({ rear, facing })),
      ({ rear }) => cellWord(rear),
    ),
  );
const fighterEnds: Make = (random, rules) => () => {
  const [facing, from, speed, pace, board] = [
    anyFacing(random),
    anyCell(random),
    between(random, 0, 3),
    pick(random, ['card', 'twice', 'once'] as const),
    canvas(random),
  ];
  if (speed === 0 && !oneIn(random, 2)) return undefined;
  board.ship('0a1', from, facing);
  board.scatter(2, Array.from({ length: 3 }, (_, i) => stepTo(from, facing, i + 1)).filter(isOn));
  board.scatter(4);
  const start = goneTo(
    opening(
      position({
        ...board.spec(),
        name: 'Exercice : une distance',
        card: [speed, 1, 0],
        ...(pace === 'card' ? {} : { powers: ['vonyan-2!'] as const }),
      }),
    ),
    'squadron',
  );
  if (start === undefined || start.state.phase !== 'squadron') return undefined;
  const chosen = partie.apply(start.state, { type: 'squadron', squadron: 'a' });
  const done =
    chosen.state.phase === 'pace'
      ? partie.apply(chosen.state, { type: 'pace', ship: '0a1', double: pace === 'twice' })
      : chosen;
  const moved = eventOf(done.events, 'moved');
  const reasons = moved && reasonsOf(done.state, [moved], rules);
  if (moved === undefined || reasons === undefined) return undefined;
  const wrong = shuffled(random, strays(from, facing, moved.to)).filter((cell) => cell !== moved.to);
  if (wrong.length === 0) return undefined; // in a corner of the board, nothing else may be thought
  const power =
    pace === 'card'
      ? []
      : [
          `Le pouvoir « Postcombustion » de J1 est révélé ; a1 ${pace === 'twice' ? 'double sa vitesse' : 'ne double pas sa vitesse'}.`,
        ];
  return {
    drawn: [cardFact(start.state), standsFact(start.state, '0a1')],
    facts: power,
    question: 'J1 déplace l’escadron A, réduit au chasseur a1. Sur quelle case finit-il ?',
    position: positionOf(start, { ships: ['0a1'], shows: ['card'] }),
    answer: cellAmong(random, facing, moved.to, wrong),
    ...reasons,
  };
};
const teleportEnds: Make = (random, rules) => () => {
  const [from, facing, q, r, board] = [
    anyCell(random, 4),
    anyFacing(random),
    between(random, -4, 4),
    between(random, -4, 4),
    canvas(random),
  ];
  board.ship('0a1', from, facing);
  board.scatter(4);
  const start = goneTo(
    opening(
      position({
        ...board.spec(),
        name: 'Exercice : une téléportation',
        card: [between(random, 1, 4), 1, 0],
        round: 2,
        powers: ['vonyan-3'],
      }),
    ),
    'squadron',
  );
  const ready = start && after(start, { type: 'engage', squadron: 'a' });
  if (ready?.state.phase !== 'drive' || partie.refuse(ready.state, { type: 'teleport', q, r }) !== undefined)
    return undefined;
  const { state, events } = partie.apply(ready.state, { type: 'teleport', q, r });
  const moved = eventOf(events, 'moved');
  const reasons = moved && reasonsOf(state, [moved], rules);
  if (moved === undefined || reasons === undefined) return undefined;
  const here = packed(from);
  const wrong = [
    shifted(here, -q, -r),
    shifted(here, r, q),
    shifted(here, q, -r),
    ahead(here, facing, Math.max(Math.abs(q), Math.abs(r))),
  ].filter((cell) => cell !== here && cell !== moved.to && isCell(cell));
  if (wrong.length === 0) return undefined;
  return {
    drawn: [standsFact(ready.state, '0a1')],
    facts: [`J1 choisit de sauter ${vectorWord(q, r)}.`],
    question: 'L’escadron A se téléporte. Sur quelle case reparaît a1 ?',
    position: positionOf(ready, { ships: ['0a1'] }),
    answer: cellAmong(random, facing, moved.to, wrong),
    ...reasons,
  };
};
const posed = (pose: Pose): string => poseWord(pose.rear, frontOf(pose));
/** What all the gestures come to, in words that need no name of a cell. */
const endSaid = ({ rear: from }: Pose, { rear, facing }: Pose): string => {
  const [q, r] = [columnOf(rear) - columnOf(from), rowOf(rear) - rowOf(from)];
  const moved = q === 0 && r === 0 ? 'est resté sur sa case' : `s’est déplacé ${vectorWord(q, r)}`;
  return `Au total, l’arrière de D1 ${moved} ; D1 finit tourné ${toFacing(facing)}.`;
};
const steered = (pose: Pose, helms: readonly Helm[]): Pose => helms.reduce(helmed, pose);
/** The same manoeuvre with one gesture changed: mistakes that a hand makes. */
const slips = (pose: Pose, helms: readonly Helm[]): readonly Pose[] =>
  helms
    .flatMap((_, i) => [
      ...HELMS.map((helm) => steered(pose, helms.with(i, helm))),
      steered(pose, helms.toSpliced(i, 1)),
    ])
    .filter((slip) => cellsOfPose(slip, true).every(isCell));
const destroyerEnds: Make = (random, rules) => () => {
  const [rear, facing, board] = [anyCell(random, 4), anyFacing(random), canvas(random)];
  const helms = Array.from({ length: between(random, 1, 3) }, () => pick(random, HELMS));
  if (!board.ship('0D1', rear, facing)) return undefined;
  board.scatter(4);
  const ready = goneTo(
    opening(position({ ...board.spec(), name: 'Exercice : une manœuvre', card: [0, 0, helms.length] })),
    'destroyer',
  );
  const start = ready && after(ready, { type: 'destroyer', ship: '0D1' });
  if (start?.state.phase !== 'helm') return undefined;
  let { state } = start;
  const events: PartieEvent[] = [];
  for (const helm of helms) {
    if (partie.refuse(state, { type: 'helm', helm }) !== undefined) return undefined;
    const step = partie.apply(state, { type: 'helm', helm });
    state = step.state;
    events.push(...step.events.filter(({ type }) => type === 'helmed'));
  }
  const last = eventOf(events.slice(-1), 'helmed');
  const reasons = reasonsOf(state, events, rules);
  if (last === undefined || reasons === undefined) return undefined;
  const pose: Pose = { rear: cellOf(rear.q, rear.r), facing };
  const end = steered(pose, helms);
  const wrong = shuffled(random, slips(pose, helms)).filter((slip) => posed(slip) !== posed(end));
  if (wrong.length === 0) return undefined;
  return {
    drawn: [cardFact(start.state), standsFact(start.state, '0D1')],
    facts: helms.map((helm, i) => `Geste ${i + 1} : D1 ${HELM_VERBS[helm]}.`),
    question: 'Où se trouve D1 à la fin de cette manœuvre ?',
    position: positionOf(start, { ships: ['0D1'], shows: ['card'] }),
    answer: placed(
      choiceOf(random, poseWord(last.rear, last.front), wrong.map(posed)),
      posesBy('0D1', [end, ...wrong], posed),
    ),
    because: some([...reasons.because, endSaid(pose, end)]),
    cites: reasons.cites,
  };
};
const ends: Make = (random, rules) =>
  pick(random, [fighterEnds, fighterEnds, destroyerEnds, destroyerEnds, teleportEnds])(random, rules);

const END_RULES: Some<BbsRule> = [
  'bbs.chasseurs.vers-l-avant',
  'bbs.chasseurs.nombre-exact',
  'bbs.chasseurs.traverse-obstacles',
  'bbs.chasseurs.vitesse-nulle',
  'bbs.vonyan.double',
  'bbs.vonyan.teleport-bloc',
  'bbs.destroyers.avance',
  'bbs.destroyers.pas-de-recul',
  'bbs.destroyers.pivot-arriere',
  'bbs.destroyers.pivot-avant',
  'bbs.destroyers.pivot-60',
  'bbs.destroyers.melange',
];
export const ARRIVAL: BbsType = typeOf('ou', 'Où finit ce vaisseau ?', END_RULES, ends, 25);
