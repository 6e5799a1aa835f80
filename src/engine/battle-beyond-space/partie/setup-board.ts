// Faults of the board and of its start zones.
import { isBetween } from '../../kernel/faults.ts';
import { ROUNDS, LIMITS, ZONE_LEAST } from '../constants.ts';
import { centreOf } from '../data.ts';
import type { Place } from '../types.ts';
import {
  fault,
  type Faults,
  faultWith,
  type Ground,
  groundOf,
  isOneGroup,
  isRepeated,
  told,
  when,
} from './setup-faults.ts';
import { boardOf, isStart, keyAt, ringOf, roundOf, zonesOf } from './setup-read.ts';
import type { BoardSpec, PartieScenario } from './types.ts';

const placesIn = (ground: Ground): readonly Place[] =>
  [...ground].map((key): Place => {
    const [q = 0, r = 0] = key.split(',').map(Number);
    return [q, r];
  });
const holeFaults = ({ radius, holes = [] }: BoardSpec): Faults => {
  const keys = holes.map(keyAt);
  const outside = ([q, r]: Place): boolean => ![q, r, q + r].every((n) => isBetween(n, -radius, radius));
  return holes.flatMap((hole, i) =>
    when(
      outside(hole) || isRepeated(keys, i),
      faultWith('trou-inutile', `board.holes.${i}`, { case: told(hole) }, 'bbs.materiel.plateau'),
    ),
  );
};
const groundFaults = (scenario: PartieScenario, ground: Ground): Faults => {
  const board = boardOf(scenario);
  const centre = centreOf(board);
  return [
    ...holeFaults(board),
    ...when(
      ground.size < LIMITS.cellsLeast,
      faultWith('plateau-petit', 'board', { n: ground.size }, 'bbs.materiel.plateau'),
    ),
    ...when(!isOneGroup(placesIn(ground)), fault('plateau-morceaux', 'board', 'bbs.materiel.plateau')),
    ...when(
      !ground.has(keyAt(centre)),
      faultWith('centre-absent', 'board.centre', { case: told(centre) }, 'bbs.mise-en-place.asteroide-central'),
    ),
    ...when(
      scenario.ring !== undefined && !ground.has(keyAt(ringOf(scenario))),
      faultWith(
        'anneau-absent',
        'ring',
        { case: told(ringOf(scenario)) },
        'bbs.score.anneau-mobile',
        'bbs.score.anneau',
      ),
    ),
  ];
};

/** Zones told: one a player, or none in a free scenario. */
const zoneFaults = (
  { players, kind }: PartieScenario,
  zones: readonly (readonly Place[])[],
  ground: Ground,
): Faults => {
  const rule = players.length === 4 ? 'bbs.mise-en-place.zones-4j' : 'bbs.mise-en-place.zones-3j';
  const keys = zones.flat().map(keyAt);
  let rank = -1;
  return [
    ...when(
      zones.length !== players.length && (zones.length > 0 || kind === 'reglementaire'),
      faultWith('zones-nombre', 'board.zones', { zones: zones.length, joueurs: players.length }, rule),
    ),
    ...zones.flatMap((zone, z) => [
      ...when(
        zone.length < ZONE_LEAST,
        faultWith(
          'zone-petite',
          `board.zones.${z}`,
          { n: z + 1 },
          'bbs.mise-en-place.dans-la-zone',
          'bbs.mise-en-place.case-libre',
        ),
      ),
      ...zone.flatMap((place, i) => {
        rank += 1;
        const about = `board.zones.${z}.${i}`;
        return [
          ...when(
            !ground.has(keyAt(place)),
            faultWith('zone-hors-plateau', about, { n: z + 1, case: told(place) }, rule),
          ),
          ...when(isRepeated(keys, rank), faultWith('zone-partagee', about, { case: told(place) }, rule)),
        ];
      }),
    ]),
  ];
};
/** Fleets that have to be in their zones need zones. */
const zonesNeeded = (scenario: PartieScenario): boolean => isStart(scenario) && scenario.kind === 'reglementaire';

export const boardFaults = (scenario: PartieScenario): Faults => {
  const ground = groundOf(scenario);
  if (!ground) return [fault('rayon-bornes', 'board.radius', 'bbs.materiel.plateau')];
  const zones = scenario.board?.zones;
  return [
    ...groundFaults(scenario, ground),
    ...when(
      !zones && zonesNeeded(scenario) && zonesOf(scenario).length === 0,
      fault('zones-manquantes', 'board.zones', 'bbs.mise-en-place.dans-la-zone'),
    ),
    ...(zones ? zoneFaults(scenario, zones, ground) : []),
  ];
};

/** When and whose turn. */
export const momentFaults = (scenario: PartieScenario): Faults => {
  const { first, active, players, deploy } = scenario;
  return [
    ...when(!isBetween(roundOf(scenario), 1, ROUNDS), fault('manche-bornes', 'round', 'bbs.fin.moment')),
    ...when(
      first !== null && players[first] === undefined,
      fault('premier-joueur', 'first', 'bbs.mise-en-place.premier-joueur-hasard', 'bbs.mise-en-place.premier-joueur'),
    ),
    ...when(
      active !== undefined && players[active] === undefined,
      fault('joueur-actif', 'active', 'bbs.mise-en-place.sens-du-tour'),
    ),
    ...when(
      active !== undefined && first === null,
      fault('actif-sans-premier', 'first', 'bbs.mise-en-place.sens-du-tour', 'bbs.mise-en-place.premier-joueur-hasard'),
    ),
    ...when(
      deploy === true && !isStart(scenario),
      fault('ajustement-debut', 'deploy', 'bbs.mise-en-place.ajustements'),
    ),
  ];
};
