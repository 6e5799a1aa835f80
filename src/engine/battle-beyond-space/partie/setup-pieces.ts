// Faults of what stands on the board: ships, asteroids, probes.
import { isBetween } from '../../kernel/faults.ts';
import { stepTo } from '../../hex/hex.ts';
import { BOX } from '../constants.ts';
import { centreOf, hexAt, placeOf, probesAround } from '../data.ts';
import type { BbsRefusal } from '../faults.ts';
import { type Place, type ShipName, SQUADRONS } from '../types.ts';
import {
  fault,
  type Faults,
  faultWith,
  type Ground,
  isOneGroup,
  isRepeated,
  sum,
  told,
  toldName,
  when,
} from './setup-faults.ts';
import { asteroidsOf, boardOf, fleetOf, isStart, keyAt, prizesOf, probesOf, zonesOf } from './setup-read.ts';
import type { PartieScenario } from './types.ts';

const MOST_PLAYERS = 4; // beyond, nobody has a fleet

/** A ship as the checks see it: the cells that it covers, the first being that of its place. */
interface Hull {
  readonly name: ShipName;
  readonly cells: readonly Place[];
  readonly facing: number;
  readonly damaged: boolean;
  readonly about: string; // its path; `about` + `at`: that of its place
  readonly at: string;
}
const hullsOf = (scenario: PartieScenario, seat: number): readonly Hull[] => {
  const { fighters, destroyers } = fleetOf(scenario, seat);
  const about = `players.${seat}.fleet`;
  return [
    ...fighters.map(({ id, at, facing, damage }, i): Hull => ({
      name: id,
      cells: [at],
      facing,
      damaged: damage !== undefined,
      about: `${about}.fighters.${i}`,
      at: '.at',
    })),
    ...destroyers.map(({ id, rear, facing, damage }, i): Hull => {
      const front = isBetween(facing, 0, 5) ? [placeOf(stepTo(hexAt(rear), facing))] : [];
      return {
        name: id,
        cells: [rear, ...front],
        facing,
        damaged: damage !== undefined,
        about: `${about}.destroyers.${i}`,
        at: '.rear',
      };
    }),
  ];
};
/** The cells that a fleet covers. */
export const shipCells = (scenario: PartieScenario, seat: number): readonly Place[] =>
  hullsOf(scenario, seat).flatMap(({ cells }) => cells);
const isRegulationStart = (scenario: PartieScenario): boolean => scenario.kind === 'reglementaire' && isStart(scenario);

// ── One ship
const hullFaults = ({ name, cells: [at, front], facing, about, at: path }: Hull, ground: Ground): Faults => {
  const here = at && ground.has(keyAt(at));
  return [
    ...when(!isBetween(facing, 0, 5), fault('orientation', `${about}.facing`, 'bbs.mise-en-place.orientation-cote')),
    ...(at && !here ? [faultWith('case-absente', `${about}${path}`, { case: told(at) }, 'bbs.materiel.plateau')] : []),
    ...when(
      here === true && front !== undefined && !ground.has(keyAt(front)),
      faultWith(
        'destroyer-depasse',
        about,
        { destroyer: name },
        'bbs.mise-en-place.destroyer-deux-cases',
        'bbs.destroyers.jamais-hors-plateau',
      ),
    ),
  ];
};
/** Only an elite fighter with two hit points lives on after a hit (A33). */
const damageFaults = ({ players, options }: PartieScenario, seat: number, { name, damaged, about }: Hull): Faults => {
  const elite = players[seat]?.elite === name && options?.eliteReading !== 'two-shots';
  return when(
    damaged && !name.startsWith('D') && !elite,
    fault('dommage-chasseur', `${about}.damage`, 'bbs.principes.chasseur-un-degat', 'bbs.terriens.elite-deux-vies'),
  );
};

// ── A fleet of a regulation game before the first turn
const squadronFaults = (hulls: readonly Hull[], seat: number): Faults =>
  SQUADRONS.flatMap((escadron) => {
    const cells = hulls.filter(({ name }) => name.startsWith(escadron)).flatMap((hull) => hull.cells);
    const n = cells.length;
    const about = `players.${seat}.fleet.fighters`;
    return [
      ...when(
        n !== BOX.perSquadron,
        faultWith(
          n === 1 ? 'escadron-chasseur' : 'escadron-nombre',
          about,
          { escadron, n },
          'bbs.mise-en-place.vaisseaux',
          'bbs.materiel.chasseurs',
        ),
      ),
      ...when(
        !isOneGroup(cells),
        faultWith('escadron-morceaux', about, { escadron }, 'bbs.mise-en-place.escadron-connecte'),
      ),
    ];
  });
const startFaults = (scenario: PartieScenario, seat: number, hulls: readonly Hull[]): Faults => {
  const destroyers = hulls.filter(({ name }) => name.startsWith('D'));
  const told = zonesOf(scenario)[seat];
  const zone = new Set(told?.map(keyAt));
  const nom = toldName(scenario, seat);
  return [
    ...squadronFaults(hulls, seat),
    ...when(
      destroyers.length !== BOX.destroyers,
      fault(
        'destroyers-nombre',
        `players.${seat}.fleet.destroyers`,
        'bbs.mise-en-place.vaisseaux',
        'bbs.materiel.destroyers',
      ),
    ),
    ...destroyers.flatMap(({ damaged, about }) =>
      when(damaged, fault('debut-intact', `${about}.damage`, 'bbs.principes.marqueur-dommage')),
    ),
    ...hulls.flatMap(({ name, cells, about }) =>
      when(
        told !== undefined && !cells.every((cell) => zone.has(keyAt(cell))),
        faultWith(
          'hors-zone',
          about,
          { vaisseau: name, nom },
          'bbs.mise-en-place.dans-la-zone',
          ...(cells.length > 1 ? (['bbs.mise-en-place.destroyer-deux-cases'] as const) : []),
        ),
      ),
    ),
  ];
};
const fleetFaults = (scenario: PartieScenario, seat: number, ground: Ground): Faults => {
  const hulls = hullsOf(scenario, seat);
  const names = hulls.map(({ name }) => name);
  const found = [
    ...hulls.flatMap((hull) => [...hullFaults(hull, ground), ...damageFaults(scenario, seat, hull)]),
    ...hulls.flatMap(({ name, about }, i) =>
      when(
        isRepeated(names, i),
        faultWith('vaisseau-double', `${about}.id`, { vaisseau: name }, 'bbs.mise-en-place.vaisseaux'),
      ),
    ),
    ...(isRegulationStart(scenario) ? startFaults(scenario, seat, hulls) : []),
  ];
  const [one] = found;
  if (!one || scenario.players[seat]?.fleet) return found;
  return [faultWith('flotte-exemple', `players.${seat}.fleet`, { nom: toldName(scenario, seat) }, ...one.cites)]; // nobody placed these ships one by one
};

// ── What shares a cell
interface Piece {
  readonly cell: Place;
  readonly about: string;
  readonly kind: 'ship' | 'asteroid' | 'probe';
}
const piecesOf = (scenario: PartieScenario): readonly Piece[] => {
  const list = (places: readonly Place[], told: boolean, kind: Piece['kind'], path: string): readonly Piece[] =>
    places.map((cell, i) => ({ cell, kind, about: told ? `${path}.${i}` : path }));
  return [
    ...scenario.players.flatMap(({ fleet }, seat) =>
      hullsOf(scenario, seat).flatMap(({ cells, about }) =>
        cells.map((cell): Piece => ({ cell, kind: 'ship', about: fleet ? about : `players.${seat}.fleet` })),
      ),
    ),
    ...list(asteroidsOf(scenario), scenario.asteroids !== undefined, 'asteroid', 'asteroids'),
    ...list(probesOf(scenario), scenario.probes !== undefined, 'probe', 'probes'),
  ];
};
const clash = ({ cell, about, kind }: Piece, under: Piece): BbsRefusal => {
  if (kind === 'probe' && under.kind === 'ship') return fault('sonde-vaisseau', about, 'bbs.sondes.ramassage');
  if (kind === 'probe' && under.kind === 'asteroid')
    return faultWith('sonde-asteroide', about, { case: told(cell) }, 'bbs.mise-en-place.sondes');
  if (kind === 'ship')
    return faultWith(
      'case-occupee',
      about,
      { case: told(cell) },
      'bbs.mise-en-place.une-case-un-vaisseau',
      'bbs.principes.un-vaisseau-par-case',
    );
  return faultWith(
    'case-occupee',
    about,
    { case: told(cell) },
    kind === 'probe' ? 'bbs.mise-en-place.sondes' : 'bbs.principes.obstacles',
  );
};
const sharedFaults = (scenario: PartieScenario): Faults => {
  const first = new Map<string, Piece>();
  return piecesOf(scenario).flatMap((piece) => {
    const under = first.get(keyAt(piece.cell));
    if (under) return [clash(piece, under)];
    first.set(keyAt(piece.cell), piece);
    return [];
  });
};

// ── Asteroids and probes
const absent = (places: readonly Place[], path: string, ground: Ground): Faults =>
  places.flatMap((place, i) =>
    when(
      !ground.has(keyAt(place)),
      faultWith('case-absente', `${path}.${i}`, { case: told(place) }, 'bbs.materiel.plateau'),
    ),
  );
const asteroidFaults = (scenario: PartieScenario, ground: Ground): Faults => {
  const { players } = scenario;
  const asteroids = asteroidsOf(scenario);
  const centre = keyAt(centreOf(boardOf(scenario)));
  const off = absent(asteroids, 'asteroids', ground);
  const taken = sum(players.map((player) => prizesOf(player).asteroids));
  return [
    ...(scenario.asteroids
      ? off
      : when(
          off.length > 0,
          fault(
            'asteroides-exemple',
            'asteroids',
            players.length === 4 ? 'bbs.mise-en-place.asteroides-4j' : 'bbs.mise-en-place.asteroides-3j',
          ),
        )),
    ...when(
      asteroids.length + taken > BOX.asteroids,
      fault('asteroides-nombre', 'asteroids', 'bbs.materiel.asteroides'),
    ),
    ...when(
      isRegulationStart(scenario) && !asteroids.some((place) => keyAt(place) === centre),
      fault('asteroide-central', 'asteroids', 'bbs.mise-en-place.asteroide-central'),
    ),
  ];
};
const probeFaults = (scenario: PartieScenario, ground: Ground): Faults => {
  const probes = probesOf(scenario);
  const off = absent(probes, 'probes', ground);
  const around = new Set(probesAround(centreOf(boardOf(scenario))).map(keyAt));
  const rightly =
    new Set(probes.map(keyAt)).size === BOX.probesUsed &&
    probes.length === BOX.probesUsed &&
    probes.every((place) => around.has(keyAt(place)));
  const taken = sum(scenario.players.map((player) => prizesOf(player).probes));
  return [
    ...(scenario.probes ? off : off.slice(0, 1).map((one) => ({ ...one, about: 'probes' }))),
    ...when(probes.length + taken > BOX.probesUsed, fault('sondes-nombre', 'probes', 'bbs.materiel.sondes')),
    ...when(isRegulationStart(scenario) && !rightly, fault('sondes-centre', 'probes', 'bbs.mise-en-place.sondes')),
  ];
};

export const pieceFaults = (scenario: PartieScenario, ground: Ground): Faults => [
  ...scenario.players.slice(0, MOST_PLAYERS).flatMap((_, seat) => fleetFaults(scenario, seat, ground)),
  ...asteroidFaults(scenario, ground),
  ...probeFaults(scenario, ground),
  ...sharedFaults(scenario),
];
