// Moves that end on something, and shots: drawn with what they meet, then played by the engine.
import { frontOf, type Helm, helmed, HELMS, hexOf, packed } from '../../hex/cells.ts';
import { type Hex, stepTo } from '../../hex/hex.ts';
import { listed } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { position } from '../positions.ts';
import type { ShipId } from '../types.ts';
import { HELM_VERBS } from '../words.ts';
import { type About, aheadOf } from './asked.ts';
import { anyCell, anyFacing, type Canvas, canvas, isOn } from './canvas.ts';
import {
  after,
  between,
  cardFact,
  eventsOf,
  goneTo,
  type Moment,
  named,
  oneIn,
  opening,
  pick,
  standsFact,
} from './kit.ts';

/** What a move ends on. `destroyer`: an enemy's, intact; `acheve`: one that is damaged; `blinde`: an enemy fighter, the destroyer that moves being armoured. */
export type Meeting =
  | 'libre'
  | 'sonde'
  | 'asteroide'
  | 'ennemi'
  | 'allie'
  | 'destroyer-allie'
  | 'destroyer'
  | 'acheve'
  | 'dehors'
  | 'blinde';
export interface Crash {
  readonly before: Moment;
  readonly mover: ShipId;
  readonly story: string; // what is about to happen, as a sentence
  readonly drawn: readonly string[];
  readonly facts: readonly string[];
  readonly about: About;
  readonly events: readonly PartieEvent[];
  readonly end: PartieState;
}
export const FLIGHTS: readonly Meeting[] = [
  'libre',
  'sonde',
  'asteroide',
  'ennemi',
  'allie',
  'destroyer-allie',
  'destroyer',
  'acheve',
  'dehors',
];
export const RAMS: readonly Meeting[] = ['libre', 'sonde', 'ennemi', 'allie', 'blinde', 'asteroide'];
const SHOTS: readonly Meeting[] = ['ennemi', 'destroyer', 'acheve'];

const PUT: Readonly<Record<Meeting, (board: Canvas, at: Hex) => boolean>> = {
  libre: () => true,
  dehors: () => true,
  sonde: (board, at) => board.probe(at),
  asteroide: (board, at) => board.asteroid(at),
  ennemi: (board, at) => board.fighter(1, at) !== undefined,
  blinde: (board, at) => board.fighter(1, at) !== undefined,
  allie: (board, at) => board.fighter(0, at) !== undefined,
  'destroyer-allie': (board, at) => board.destroyer(0, at) !== undefined,
  destroyer: (board, at) => board.destroyer(1, at) !== undefined,
  acheve: (board, at) => board.destroyer(1, at, true) !== undefined,
};
/** What is met is put first: strangers come where it is not. */
const filled = (board: Canvas, meeting: Meeting, at: Hex, strangers: number): boolean => {
  const put = PUT[meeting](board, at);
  board.keep(at);
  board.scatter(strangers);
  return put;
};
const AHEAD = 5; // cells: what a fighter shoots at, and more than it flies
const played = (
  before: Moment | undefined,
  action: PartieAction,
  rest: Pick<Crash, 'mover' | 'story'> & { readonly target?: ShipId },
): Crash | undefined => {
  if (before === undefined || partie.refuse(before.state, action) !== undefined) return undefined;
  const { state: end, events } = partie.apply(before.state, action);
  const { mover, story, target } = rest;
  return {
    before,
    events,
    end,
    mover,
    story,
    drawn: [cardFact(before.state), standsFact(before.state, mover)],
    facts: [],
    about: {
      ships: [mover],
      cells: aheadOf(before.state, mover, AHEAD),
      shows: ['card'],
      ...(target === undefined ? {} : { target }),
    },
  };
};

/** Squadron a, reduced to a1, moves. */
export const flight = (random: Rng, meeting: Meeting): Crash | undefined => {
  const [facing, speed, from, board] = [anyFacing(random), between(random, 2, 4), anyCell(random), canvas(random)];
  const to = stepTo(from, facing, speed);
  if (isOn(to) === (meeting === 'dehors')) return undefined;
  board.ship('0a1', from, facing);
  board.keep(to);
  if (oneIn(random, 2))
    board.scatter(
      1,
      Array.from({ length: speed - 1 }, (_, i) => stepTo(from, facing, i + 1)),
    );
  board.free(to);
  if (!filled(board, meeting, to, 4)) return undefined;
  const before = goneTo(
    opening(position({ ...board.spec(), name: 'Exercice : une arrivée', card: [speed, 1, 0] })),
    'squadron',
  );
  return played(
    before,
    { type: 'squadron', squadron: 'a' },
    { mover: '0a1', story: 'J1 déplace l’escadron A, réduit au chasseur a1.' },
  );
};
/** D1 spends its only point. */
export const ram = (random: Rng, meeting: Meeting): Crash | undefined => {
  const [facing, rear, helm, board]: readonly [ReturnType<typeof anyFacing>, Hex, Helm, Canvas] = [
    anyFacing(random),
    anyCell(random),
    pick(random, HELMS),
    canvas(random),
  ];
  const pose = { rear: packed(rear), facing };
  const next = helmed(pose, helm);
  const own = [pose.rear, frontOf(pose)];
  const entered = hexOf(known([frontOf(next), next.rear].find((cell) => !own.includes(cell))));
  if (!isOn(entered) || !board.ship('0D1', rear, facing) || !filled(board, meeting, entered, 4)) return undefined;
  const armoured = meeting === 'blinde' || meeting === 'asteroide';
  const scenario = position({
    ...board.spec(),
    name: 'Exercice : une manœuvre',
    card: [0, 0, 1],
    ...(armoured ? { powers: ['dreckach-1!'], shield: ['0D1', 2] as const } : {}),
  });
  const ready = goneTo(opening(scenario), 'destroyer');
  const crash = played(
    ready && after(ready, { type: 'destroyer', ship: '0D1' }),
    { type: 'helm', helm },
    { mover: '0D1', story: `D1 ${HELM_VERBS[helm]}, et s’arrête là : il n’avait qu’un point d’action.` },
  );
  return (
    crash && {
      ...crash,
      ...(armoured
        ? { facts: ['D1 de J1 porte un blindage : « Blindage » est révélé, il reste 2 jetons.'] }
        : { drawn: [...crash.drawn, 'D1 de J1 n’a pas de blindage.'] }),
    }
  );
};
/** A shot that finds its target: of a1, or of D1. */
export const shot = (random: Rng): Crash | undefined => {
  const [meeting, turret, board, facing, from] = [
    pick(random, SHOTS),
    oneIn(random, 2),
    canvas(random),
    anyFacing(random),
    anyCell(random, 3),
  ];
  const at = turret ? stepTo(stepTo(from, facing), anyFacing(random)) : stepTo(from, facing, between(random, 1, 3));
  if (!isOn(at) || !board.ship(turret ? '0D1' : '0a1', from, facing)) return undefined;
  board.keep(...Array.from({ length: 3 }, (_, i) => stepTo(from, facing, i + 1)));
  board.free(at);
  if (!filled(board, meeting, at, 3)) return undefined;
  const before = goneTo(
    opening(position({ ...board.spec(), name: 'Exercice : un tir', card: [0, 0, 0] })),
    turret ? 'aim' : 'fire',
  );
  if (before === undefined) return undefined;
  if (!turret)
    return played(
      before,
      { type: 'volley' },
      { mover: '0a1', story: 'J1 fait tirer l’escadron A, réduit au chasseur a1.' },
    );
  const shots = listed(partie.node(before.state)).filter((action) => action.type === 'shoot');
  const aimed = shots.length === 0 ? undefined : pick(random, shots);
  return (
    aimed &&
    played(before, aimed, {
      mover: '0D1',
      target: aimed.ship,
      story: `D1 de J1 tire sur ${named(before.state, aimed.ship)}.`,
    })
  );
};

const TOLD = [
  'collided',
  'fired',
  'missed',
  'strayed',
  'destroyed',
  'damaged',
  'unharmed',
  'probe-taken',
  'asteroid-taken',
] as const;
/** What happened, without what follows of itself. */
export const toldOf = ({ events }: Crash): readonly PartieEvent[] => {
  const told = eventsOf(events, ...TOLD);
  return told.length > 0 ? told : eventsOf(events, 'moved', 'halted');
};
