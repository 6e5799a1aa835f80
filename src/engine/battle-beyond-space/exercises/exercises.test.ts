// Each type of exercise answered a second time, otherwise: by the printed rules and a geometry of its own, from the pieces on the table and the facts, never by the engine's verdict.
import { describe, expect, test } from 'vitest';
import { type Exercise, exerciseOf } from '../../kernel/exercise.ts';
import { rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import { EXERCISES } from './index.ts';

type Asked = Exercise<string>;
type At = readonly [q: number, r: number];
const SEEDS = 300;

// ── Geometry: axial pairs, sides counted from the east, counterclockwise
const SIDES: readonly At[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const NAMES = ['est', 'nord-est', 'nord-ouest', 'ouest', 'sud-ouest', 'sud-est'];
const mod = (n: number): number => ((n % 6) + 6) % 6;
const go = ([q, r]: At, side: number, steps = 1): At => [
  q + steps * SIDES[mod(side)]![0],
  r + steps * SIDES[mod(side)]![1],
];
const gap = ([q, r]: At, [s, t]: At): number => (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q + r - s - t)) / 2;
const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
const inside = (at: At): boolean => gap(at, [0, 0]) <= 6;
const has = (list: readonly At[], at: At): boolean => list.some((one) => same(one, at));
const signed = (n: number): string => `${n}`.replace('-', '−');
const cell = ([q, r]: At): string => `(${signed(q)}, ${signed(r)})`;
const number = (text: string): number => Number(text.replace('−', '-').replace('+', ''));

// ── The table as somebody sees it
interface Piece {
  readonly id: string; // « 1b2 »
  readonly at: readonly At[]; // rear, then front
  readonly facing: number;
  readonly left: number;
  readonly own: boolean; // J1's
}
interface Table {
  readonly pieces: readonly Piece[];
  readonly asteroids: readonly At[];
  readonly probes: readonly At[];
}
const decoded = (packed: number): At => [(packed % 64) - 32, Math.floor(packed / 64) - 32];
const stateOf = ({ position }: Asked): PartieState => {
  const start = partie.setup(position?.scenario as PartieScenario);
  if (!start.ok) throw new Error('the scenario is refused');
  return ((position?.actions ?? []) as readonly PartieAction[]).reduce(
    (state, action) => partie.apply(state, action).state,
    start.value,
  );
};
const tableOf = (asked: Asked): Table => {
  const { ships, asteroids, probes } = stateOf(asked);
  const pieces = ships.flatMap(({ cell: packed, facing, damage, fate }, index): readonly Piece[] => {
    if (fate !== 'play') return [];
    const [seat, n] = [Math.floor(index / 20), index % 20];
    const at = decoded(packed);
    return [
      {
        id: `${seat}${n < 18 ? `${'abc'[Math.floor(n / 6)]}${(n % 6) + 1}` : `D${n - 17}`}`,
        at: n < 18 ? [at] : [at, go(at, facing)],
        facing,
        left: (n < 18 ? 1 : 2) - damage,
        own: seat === 0,
      },
    ];
  });
  return { pieces, asteroids: asteroids.map(decoded), probes: probes.map(decoded) };
};
const big = ({ id }: Piece): boolean => id.includes('D');
const on = ({ pieces }: Table, at: At): Piece | undefined => pieces.find((piece) => has(piece.at, at));
const piece = (table: Table, id: string): Piece => table.pieces.find((one) => one.id === id)!;
const without = (table: Table, id: string): Table => ({
  ...table,
  pieces: table.pieces.filter((one) => one.id !== id),
});

// ── Reading facts
const factsOf = ({ drawn = [], facts }: Asked): readonly string[] => [...drawn, ...facts];
const match = (asked: Asked, pattern: RegExp): readonly string[] | undefined =>
  [...factsOf(asked), asked.question].map((text) => pattern.exec(text)?.slice(1)).find((found) => found !== undefined);
const told = (asked: Asked, pattern: RegExp): boolean => match(asked, pattern) !== undefined;
const cardOf = (asked: Asked): readonly number[] =>
  match(asked, /vitesse (\d+), rotation (\d+), (\d+) points? d’action/)!.map(Number);
const fighterIn = (asked: Asked): { readonly at: At; readonly facing: number } => {
  const [q, r, side] = match(asked, /est en \((−?\d+), (−?\d+)\), tourné vers (?:l’|le )([a-z-]+)\.$/)!;
  return { at: [number(q!), number(r!)], facing: NAMES.indexOf(side!) };
};
interface Pose {
  readonly rear: At;
  readonly facing: number;
}
const front = ({ rear, facing }: Pose): At => go(rear, facing);
const poseIn = (asked: Asked): Pose => {
  const [q, r, s, t] = match(
    asked,
    /^D1 de J1 a l’arrière en \((−?\d+), (−?\d+)\) et l’avant en \((−?\d+), (−?\d+)\)/,
  )!.map(number);
  const rear: At = [q!, r!];
  return { rear, facing: SIDES.findIndex((_, side) => same(go(rear, side), [s!, t!])) };
};
/** bbs.destroyers.avance, bbs.destroyers.pivot-arriere, bbs.destroyers.pivot-avant: a verb, in any mood. */
const steered = (pose: Pose, verb: string): Pose => {
  if (verb.startsWith('avance')) return { ...pose, rear: front(pose) };
  const facing = mod(pose.facing + (verb.includes('gauche') ? 1 : -1));
  return verb.includes('sur l’arrière') ? { ...pose, facing } : { facing, rear: go(front(pose), facing + 3) };
};
const GESTURES = [
  'avance',
  'pivote sur l’arrière, à gauche',
  'pivote sur l’arrière, à droite',
  'pivote sur l’avant, à gauche',
  'pivote sur l’avant, à droite',
];
const gestures = ({ facts }: Asked): readonly string[] =>
  facts.flatMap((fact) => /^Geste \d+ : D1 (.+)\.$/.exec(fact)?.[1] ?? []);

// ── Where it ends
const ends = (asked: Asked): string => {
  const jump = match(asked, /^J1 choisit de sauter (.+)\.$/);
  if (jump !== undefined) {
    const steps = [...jump[0]!.matchAll(/de (\d+) (?:cases? )?vers (?:l’|le )([a-z-]+)/g)];
    return cell(steps.reduce((at, [, n, side]) => go(at, NAMES.indexOf(side!), Number(n)), fighterIn(asked).at)); // bbs.vonyan.teleport-bloc
  }
  if (told(asked, /fin de cette manœuvre/)) {
    const end = gestures(asked).reduce(steered, poseIn(asked));
    return `Arrière en ${cell(end.rear)}, avant en ${cell(front(end))}`;
  }
  const { at, facing } = fighterIn(asked);
  return cell(go(at, facing, cardOf(asked)[0]! * (told(asked, /a1 double sa vitesse/) ? 2 : 1))); // bbs.chasseurs.nombre-exact, bbs.vonyan.double
};

// ── Collisions: the two printed tables, then what they are worth
type Row = readonly [said: string, j1: number, j2: number];
/** bbs.collisions-chasseurs */
const FIGHTER_ROWS = {
  free: ['Rien : la case est à lui, sans collision', 0, 0],
  probe: ['Il ramasse une sonde, sans dommage', 1, 0],
  asteroid: ['Il est détruit, l’astéroïde reste', 0, 0],
  foe: ['Les deux chasseurs sont détruits', 1, 1],
  friend: ['Un des deux chasseurs est retiré, au choix de J1', 0, 0],
  ownBig: ['Il est détruit, le destroyer n’a rien', 0, 0],
  big: ['Il est détruit, le destroyer est endommagé', 0, 1],
  bigHurt: ['Il est détruit, et le destroyer aussi', 4, 1],
  out: ['Il sort du plateau : il est perdu', 0, 0],
} as const satisfies Readonly<Record<string, Row>>;
/** bbs.collisions-destroyers; the armour: bbs.dreckach.blindage-foncer */
const DESTROYER_ROWS = {
  free: ['Rien : la case est à lui, sans collision', 0, 0],
  probe: ['Il ramasse une sonde, sans dommage', 1, 0],
  asteroid: ['Il pulvérise l’astéroïde et le garde', 1, 0],
  friend: ['Le chasseur est détruit, D1 n’a rien', 0, 0],
  foe: ['Le chasseur est détruit, D1 est endommagé', 1, 0],
  foeArmoured: ['Le chasseur est détruit, D1 n’a rien', 1, 0],
} as const satisfies Readonly<Record<string, Row>>;
const flown = (asked: Asked): Row => {
  const { at, facing } = fighterIn(asked);
  const [to, table] = [go(at, facing, cardOf(asked)[0]), without(tableOf(asked), '0a1')];
  const met = on(table, to);
  if (!inside(to)) return FIGHTER_ROWS.out;
  if (has(table.asteroids, to)) return FIGHTER_ROWS.asteroid;
  if (has(table.probes, to)) return FIGHTER_ROWS.probe;
  if (met === undefined) return FIGHTER_ROWS.free;
  if (!big(met)) return FIGHTER_ROWS[met.own ? 'friend' : 'foe'];
  return FIGHTER_ROWS[met.own ? 'ownBig' : met.left === 2 ? 'big' : 'bigHurt'];
};
const rammed = (asked: Asked): Row => {
  const pose = poseIn(asked);
  const next = steered(pose, match(asked, /^D1 (.+), et s’arrête là/)![0]!);
  const table = without(tableOf(asked), '0D1');
  const to = [next.rear, front(next)].find((at) => !has([pose.rear, front(pose)], at))!;
  const met = on(table, to);
  if (has(table.asteroids, to)) return DESTROYER_ROWS.asteroid;
  if (has(table.probes, to)) return DESTROYER_ROWS.probe;
  if (met === undefined) return DESTROYER_ROWS.free;
  expect(big(met)).toBe(false);
  if (met.own) return DESTROYER_ROWS.friend;
  return DESTROYER_ROWS[told(asked, /porte un blindage/) ? 'foeArmoured' : 'foe'];
};
const firstMet = (
  table: Table,
  from: At,
  facing: number,
  range: number,
  through: boolean,
): Piece | 'asteroid' | undefined => {
  for (let n = 1; n <= range; n += 1) {
    const at = go(from, facing, n);
    const met = on(table, at);
    if (met !== undefined) return met;
    if (has(table.asteroids, at) && !through) return 'asteroid';
  }
  return undefined;
};
/** bbs.but.valeur-chasseur, bbs.but.valeur-destroyer: only what is destroyed counts. */
const shotPoints = (asked: Asked): Row => {
  const table = tableOf(asked);
  const named = match(asked, /tire sur ([abcD]\d) de J(\d)\./);
  const { at, facing } = named === undefined ? fighterIn(asked) : { at: [0, 0] as At, facing: 0 };
  const target =
    named === undefined ? firstMet(table, at, facing, 5, false) : piece(table, `${Number(named[1]) - 1}${named[0]}`);
  if (typeof target !== 'object' || target.own || target.left > 1) return ['', 0, 0];
  return ['', big(target) ? 4 : 1, 0];
};
const outcome = (asked: Asked): Row =>
  told(asked, /tire/) ? shotPoints(asked) : told(asked, /J1 déplace l’escadron/) ? flown(asked) : rammed(asked);
const PAIRS: Readonly<Record<string, string>> = {
  '0,0': 'Personne ne marque',
  '1,0': 'J1 seul marque 1 point',
  '0,1': 'J2 seul marque 1 point',
  '1,1': 'J1 et J2 marquent 1 point chacun',
  '4,0': 'J1 seul marque 4 points',
  '4,1': 'J1 marque 4 points et J2 1',
};
const scorers = (asked: Asked): string => PAIRS[outcome(asked).slice(1).join()]!;

// ── Fire
const shotOf = (asked: Asked): string => {
  const { at, facing } = fighterIn(asked);
  const long = told(asked, /« Longue portée » de J1 est révélé/); // bbs.terriens.portee-10, bbs.terriens.tir-asteroides
  const met = firstMet(tableOf(asked), at, facing, long ? 10 : 5, long);
  if (met === undefined) return 'Rien n’est à sa portée';
  if (met === 'asteroid') return 'Un astéroïde l’arrête';
  if (met.own) return 'Un vaisseau allié le bloque';
  return `Il touche ${met.id.slice(1)} de J${Number(met.id[0]) + 1}`;
};
/** bbs.tir-destroyers.portee, bbs.tir-destroyers.case-intermediaire */
const mayAim = (asked: Asked): boolean => {
  const table = tableOf(asked);
  const [name, player] = match(asked, /veut tirer sur le (?:chasseur|destroyer) ([abcD]\d) de J(\d)\./)!;
  const [guns, target] = [piece(table, '0D1').at, piece(table, `${Number(player) - 1}${name}`)];
  const open = (at: At): boolean => inside(at) && on(table, at) === undefined && !has(table.asteroids, at);
  const reached = (from: At, to: At): boolean =>
    gap(from, to) === 1 ||
    (gap(from, to) === 2 && SIDES.some((_, side) => open(go(from, side)) && gap(go(from, side), to) === 1));
  return !target.own && guns.some((from) => target.at.some((to) => reached(from, to)));
};

// ── Turning and steering
const mayTurn = (asked: Asked): boolean => {
  const [squadron, side] = match(asked, /^([ab])1 de J1 veut .*vers (?:l’|le )([a-z-]+)\./)!;
  const most = cardOf(asked)[1]!;
  const turn = mod(NAMES.indexOf(side!) - fighterIn(asked).facing);
  return squadron === 'a' && told(asked, /vient de bouger et de tirer/) && most > 0 && Math.min(turn, 6 - turn) <= most;
};
/** bbs.destroyers.points-action, bbs.destroyers.cout, bbs.valkyries.bonus */
const pointsLeft = (asked: Asked): number =>
  cardOf(asked)[2]! + (told(asked, /« Moteurs renforcés » de J1 est révélée/) ? 2 : 0) - gestures(asked).length;
const mayStop = (table: Table, pose: Pose, left: number): boolean => {
  const cells = [pose.rear, front(pose)];
  const met = cells.flatMap((at) => on(table, at) ?? []);
  return (
    cells.every((at) => inside(at) && !has(table.asteroids, at)) &&
    !met.some(big) &&
    met.filter(({ own }) => !own).length < left
  ); // bbs.collisions-destroyers.pas-de-suicide
};
const mayEnd = (table: Table, pose: Pose, left: number, points: number): boolean =>
  [pose.rear, front(pose)].every(inside) &&
  (mayStop(table, pose, left) ||
    (points > 0 && GESTURES.some((verb) => mayEnd(table, steered(pose, verb), left, points - 1))));
const maySteer = (asked: Asked): boolean => {
  const table = tableOf(asked);
  const verb = match(asked, /^D1 veut (.+)\. Est-ce permis \?$/)![0]!.replace(/^avancer/, 'avance');
  return mayEnd(
    without(table, '0D1'),
    steered(poseIn(asked), verb),
    piece(table, '0D1').left,
    told(asked, /2 points d’action/) ? 1 : 0,
  );
};

// ── The turn and the end
const follows = (asked: Asked): string => {
  const seats = Number(match(asked, /^On joue à (\d)/)![0]);
  const first = Number(match(asked, /premier joueur est J(\d)/)![0]);
  const [player, round] = match(asked, /^J(\d) joue la manche (\d)/)!.map(Number);
  const next = (player! % seats) + 1; // bbs.mise-en-place.sens-du-tour
  if (next !== first) return `J${next} joue, manche ${round!}`;
  return round === 9 ? 'Personne : la partie est finie' : `J${next} joue, manche ${round! + 1}`; // bbs.fin.moment
};
const mayUse = (asked: Asked): boolean => {
  const [power, status] = match(asked, /pouvoir de J1 est « (.+) » ; elle (.+)\.$/)!;
  const step = Number(match(asked, /commencer l’étape (\d)/)?.[0] ?? 0);
  if (told(asked, /en pleine étape/) || status === 'a déjà servi') return false; // bbs.pouvoirs.moment, bbs.pouvoirs.usage-unique
  if (power === 'Téléportation') return step === 2 && !told(asked, /^Manche 1\./); // bbs.vonyan.teleport-premier-tour
  if (power === 'Super tir') return step === 6; // bbs.valkyries.super-tir-une-fois
  if (power !== 'Remorqueur d’astéroïdes') return status === 'est encore cachée';
  const [q, r, s, t] = match(asked, /L’astéroïde irait de \((−?\d+), (−?\d+)\) à \((−?\d+), (−?\d+)\)/)!.map(number);
  const [table, from, to]: readonly [Table, At, At] = [tableOf(asked), [q!, r!], [s!, t!]];
  return (
    status === 'est révélée' &&
    piece(table, '0D1').at.some((at) => gap(at, from) <= 3) &&
    gap(from, to) === 1 &&
    inside(to) &&
    !has(table.asteroids, to)
  ); // bbs.vonyan.asteroide-distance, bbs.vonyan.asteroide-interdits
};
/** bbs.score: 1 a fighter, 4 a destroyer, 1 a probe, 2 a cell around the centre of the ring. */
const totalOf = (asked: Asked, player: number): number => {
  const [fighters, destroyers, probes] = match(
    asked,
    new RegExp(`^J${player} a pris (\\d+) chasseurs?, (\\d+) destroyers? et (\\d+) sondes?\\.$`),
  )!.map(Number);
  const ring = (asked.position!.scenario as PartieScenario).ring!;
  const cells = tableOf(asked)
    .pieces.filter(({ id }) => Number(id[0]) === player - 1)
    .flatMap(({ at }) => at.filter((one) => gap(one, ring) === 1));
  return fighters! + 4 * destroyers! + probes! + 2 * cells.length;
};
const winners = (asked: Asked): string => {
  const totals = [1, 2, 3].map((player) => totalOf(asked, player));
  const best = [1, 2, 3].filter((player) => totals[player - 1] === Math.max(...totals)).map((player) => `J${player}`);
  return best.length === 3
    ? 'Les trois joueurs, à égalité'
    : best.length === 2
      ? `${best.join(' et ')}, à égalité`
      : best[0]!;
};

const SOLVERS: Readonly<Record<string, (asked: Asked) => string | number | boolean>> = {
  ou: ends,
  collision: (asked) => outcome(asked)[0],
  marque: scorers,
  tir: shotOf,
  tourelles: mayAim,
  rotation: mayTurn,
  'points-action': pointsLeft,
  manoeuvre: maySteer,
  suite: follows,
  pouvoir: mayUse,
  decompte: (asked) => totalOf(asked, Number(match(asked, /points J(\d) totalise/)![0])),
  vainqueur: winners,
};
const rightOf = ({ answer }: Asked): string | number | boolean =>
  answer.kind === 'choice' ? answer.options[answer.right]! : answer.kind === 'number' ? answer.value : answer.allowed;

test('every type has its answer by hand', () =>
  expect(EXERCISES.map(({ id }) => id).toSorted()).toEqual(Object.keys(SOLVERS).toSorted()));
describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  test('the answer by hand agrees', () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const asked = exerciseOf(type, rng(seed))!;
      const hand = SOLVERS[id]!(asked);
      if (hand !== rightOf(asked))
        wrong.push({
          seed,
          hand,
          engine: rightOf(asked),
          facts: factsOf(asked),
          question: asked.question,
          because: asked.because,
        });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
  test('is explained in sentences, which tell the answer where it is a number of points', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const asked = exerciseOf(type, rng(seed))!;
      expect(asked.because.length).toBeGreaterThan(0);
      expect(
        [...factsOf(asked), ...asked.because].filter(
          (said) => !/^[\p{Lu}a-cD(].*[.!]$/u.test(said) || /undefined|null|NaN|\{/.test(said),
        ),
      ).toEqual([]);
      if (id === 'points-action')
        expect(asked.because.join(' '), `${seed}`).toMatch(
          rightOf(asked) === 0
            ? /aucun point d’action|avec 0 point d’action/
            : new RegExp(`(?:avec|lui reste) ${rightOf(asked)} points? d’action`),
        );
      if (id === 'pouvoir') expect(factsOf(asked)).toHaveLength(match(asked, /pousser/) ? 6 : 4); // the card, what it does, the round, the step
      if (id === 'decompte' || id === 'vainqueur')
        expect(told(asked, /autour du centre du plateau/)).toBe(stateOf(asked).ring === stateOf(asked).fixed.centre);
    }
  });
});
