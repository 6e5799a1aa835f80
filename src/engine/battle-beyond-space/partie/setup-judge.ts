// Every fault of a scenario, and what is legal in it but deserves a word: what a workshop needs, without the game that follows.
import { BOX } from '../constants.ts';
import { readOptions } from '../options.ts';
import { boardFaults, momentFaults } from './setup-board.ts';
import { type Faults, fault, faultWith, groundOf, told, toldName, when } from './setup-faults.ts';
import { pieceFaults, shipCells } from './setup-pieces.ts';
import { ONCE, deckFaults, headFaults, peopleFaults, playerFaults, prizeFaults } from './setup-players.ts';
import { GAME, shapeFaults } from './setup-shape.ts';
import { asteroidsOf, fleetOf, isStart, keyAt, probesOf, ringOf, zonesOf } from './setup-read.ts';
import type { PartieScenario } from './types.ts';

/** The same fault told once: several cells of a list that nobody gave lead to one path. */
const once = (faults: Faults): Faults => [
  ...new Map(faults.map((one) => [JSON.stringify([one.code, one.about, one.values]), one])).values(),
];

export const scenarioFaults = (scenario: PartieScenario): Faults => {
  const misshapen = shapeFaults(scenario, GAME);
  if (misshapen.length > 0) return misshapen; // nothing else can be read
  const { wrong } = readOptions(scenario.options);
  const ground = groundOf(scenario);
  return once([
    ...headFaults(scenario),
    ...wrong.map((key) => fault('option-inconnue', `options.${key}`, 'bbs.aide.errata')),
    ...peopleFaults(scenario),
    ...momentFaults(scenario),
    ...boardFaults(scenario),
    ...(ground ? pieceFaults(scenario, ground) : []),
    ...deckFaults(scenario),
    ...playerFaults(scenario),
    ...prizeFaults(scenario),
  ]);
};

// ── What is legal but deserves a word
/** A6: on the board of the box, one cell of each zone stays free. */
const zoneNotices = (scenario: PartieScenario): Faults => {
  const held = new Set(
    [
      ...asteroidsOf(scenario),
      ...probesOf(scenario),
      ...scenario.players.flatMap((_, seat) => shipCells(scenario, seat)),
    ].map(keyAt),
  );
  return zonesOf(scenario).flatMap((zone, z) => {
    const libres = zone.filter((place) => !held.has(keyAt(place))).length;
    return when(
      libres !== 1,
      faultWith(
        libres === 0 ? 'note-zone-pleine' : 'note-zone',
        `board.zones.${z}`,
        { n: z + 1, libres },
        'bbs.mise-en-place.case-libre',
      ),
    );
  });
};
const exampleNotices = ({ board, decks = {}, players }: PartieScenario): Faults => [
  ...when(board === undefined, fault('note-plateau-exemple', 'board', 'bbs.materiel.plateau')),
  ...when(
    players.some(({ race }) => race === null || !decks[race]),
    fault('note-cartes-exemple', 'decks', 'bbs.materiel.cartes-deplacement'),
  ),
];
const startNotices = (scenario: PartieScenario): Faults => {
  const ring = ringOf(scenario);
  const central = asteroidsOf(scenario).some((place) => keyAt(place) === keyAt(ring));
  return [
    ...when(probesOf(scenario).length < BOX.probesUsed, fault('note-sondes', 'probes', 'bbs.mise-en-place.sondes')),
    ...when(
      !central,
      faultWith(
        'note-asteroide-central',
        'asteroids',
        { case: told(ring) },
        'bbs.mise-en-place.asteroide-central',
        'bbs.score.anneau',
      ),
    ),
    ...(scenario.kind === 'reglementaire' ? zoneNotices(scenario) : []),
  ];
};
const playerNotices = (scenario: PartieScenario): Faults =>
  scenario.players.flatMap(({ power, revealed, spent }, seat) => {
    const { fighters, destroyers } = fleetOf(scenario, seat);
    const nom = toldName(scenario, seat);
    return [
      ...when(
        power === 'none' && scenario.kind === 'reglementaire',
        faultWith('note-sans-pouvoir', `players.${seat}.power`, { nom }, 'bbs.pouvoirs.une-carte'),
      ),
      ...when(
        fighters.length + destroyers.length === 0,
        faultWith('note-sans-vaisseau', `players.${seat}.fleet`, { nom }, 'bbs.tour.sans-escadron'),
      ),
      ...(power !== undefined && ONCE.has(power) && revealed && !spent
        ? [faultWith('note-pouvoir-servi', `players.${seat}.spent`, { pouvoir: power }, 'bbs.pouvoirs.usage-unique')]
        : []),
      ...when(
        power === 'dreckach-2' && zonesOf(scenario).length === 0,
        fault('note-resurrection', 'board.zones', 'bbs.dreckach.resurrection-place'),
      ),
    ];
  });
export const notices = (scenario: PartieScenario): Faults => {
  if (shapeFaults(scenario, GAME).length > 0 || !groundOf(scenario)) return [];
  return [
    ...exampleNotices(scenario),
    ...(isStart(scenario) ? startNotices(scenario) : []),
    ...playerNotices(scenario),
  ];
};
