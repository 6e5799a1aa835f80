// Faults of the cards, of the rivers, and of the figures and pieces of a scenario.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS } from '../constants.ts';
import { CARDS, cardOf, EVENT_TILE, poolOf, powerOfTile } from '../data.ts';
import type { Mission } from '../mission/format.ts';
import { type Camp, CAMPS } from '../types.ts';
import { CAMP_NAMES } from './draft-fits.ts';
import { characterTile } from './reads.ts';
import { fault, type Faults, faultWith, isName, isRepeated, SLUG, when, zoneFaults } from './setup-faults.ts';
import { slotsOf } from './setup-read.ts';
import type { FigureSpec, PartieScenario, PartieState, SlotSpec, TileSpec } from './types.ts';

// ── Cards
const ALL = 'vs.presentation.tout-par-tuile';
/** Tiles that are no cards. */
const notCards = ({ tokens }: Mission): readonly string[] => [
  ...Object.values(EVENT_TILE),
  ...tokens.flatMap(({ id, character }) => (character ? [characterTile(id)] : [])),
];
/** What the site knows of a card, its owner cannot change. */
const knownFaults = ({ id, side, level }: TileSpec, about: string): Faults => {
  const card = cardOf(CARDS, id);
  if (card === undefined) return [];
  return [
    ...when(
      side !== card.side,
      faultWith('carte-camp', `${about}.side`, { nom: card.name, camp: CAMP_NAMES[card.side] }, ALL),
    ),
    ...when(
      powerOfTile(id) !== undefined && level !== 'leader',
      faultWith('carte-qg', `${about}.level`, { nom: card.name }, 'vs.mise-en-place.qg-choix'),
    ),
  ];
};
const CARD_LEVELS: ReadonlySet<string> = new Set(['minion', 'elite', 'leader', 'unknown']);
export const cardFaults = ({ tiles = [] }: PartieScenario, mission: Mission): Faults => [
  ...when(tiles.length > LIMITS.tiles, faultWith('cartes-nombre', 'tiles', { n: LIMITS.tiles }, ALL)),
  ...tiles.flatMap((card, i): Faults => {
    const about = `tiles.${i}`;
    const { id, name, level, figures = 1, life = 1 } = card;
    const ids = tiles.map((one) => one.id);
    return [
      ...when(
        !SLUG.test(id) || id.length > LIMITS.name || notCards(mission).includes(id),
        faultWith('carte-identifiant', `${about}.id`, { id }, ALL),
      ),
      ...when(isRepeated(ids, i), faultWith('carte-double', `${about}.id`, { id }, ALL)),
      ...when(!isName(name), fault('carte-nom', `${about}.name`, ALL)),
      ...when(!CARD_LEVELS.has(level), fault('carte-niveau', `${about}.level`, ALL)),
      ...when(
        !isBetween(figures, 1, LIMITS.figures),
        faultWith('carte-figurines', `${about}.figures`, { n: LIMITS.figures }, ALL),
      ),
      ...when(
        !isBetween(life, 1, LIMITS.life),
        faultWith('carte-vie', `${about}.life`, { n: LIMITS.life }, 'vs.mise-en-place.pions-pv'),
      ),
      ...knownFaults(card, about),
    ];
  }),
];

// ── Rivers
/** A place for each tile that the mission itself gives. */
const givenTiles = ({ tokens }: Mission, side: Camp): number =>
  tokens.filter(({ character }) => character?.tile && character.side === side).length;
const isTeam = ({ level, hq }: SlotSpec): boolean => !hq && level !== 'event' && level !== 'citizens';
const slotFaults = (slot: SlotSpec, about: string): Faults => {
  const { level, hq, figures = 1, cost = 0, tile } = slot;
  return [
    ...when(
      hq === true && level !== 'leader' && level !== 'unknown',
      fault('qg-place-niveau', `${about}.level`, 'vs.mise-en-place.qg-choix'),
    ),
    ...when(
      tile !== undefined && !hq && !isTeam(slot),
      fault('place-mission', `${about}.tile`, level === 'event' ? 'vs.mise-en-place.qg-apporte' : ALL),
    ),
    ...when(
      !isBetween(figures, 1, LIMITS.figures),
      faultWith('place-figurines', `${about}.figures`, { n: LIMITS.figures }, 'vs.mise-en-place.equipe-contrainte'),
    ),
    ...when(
      !isBetween(cost, 0, LIMITS.cubes),
      faultWith('place-cout', `${about}.cost`, { n: LIMITS.cubes }, 'vs.activation.cout-plan'),
    ),
  ];
};
export const riverFaults = (scenario: PartieScenario, mission: Mission): Faults =>
  CAMPS.flatMap((side) => {
    const about = `sides.${side}.slots`;
    const slots = slotsOf(scenario, mission, side);
    const citizens = givenTiles(mission, side);
    const camp = CAMP_NAMES[side];
    return [
      ...when(
        slots.length > LIMITS.slots,
        faultWith('places-nombre', about, { n: LIMITS.slots }, 'vs.mise-en-place.equipe-contrainte'),
      ),
      ...when(
        slots.filter(({ hq }) => hq).length !== 1,
        faultWith('qg-un', about, { camp }, 'vs.mise-en-place.qg-choix'),
      ),
      ...when(
        slots.filter(({ level }) => level === 'event').length !== 1,
        faultWith('evenement-un', about, { camp }, 'vs.mise-en-place.evenement-place'),
      ),
      ...when(
        slots.filter(({ level }) => level === 'citizens').length !== citizens,
        faultWith(citizens === 0 ? 'citizens-aucun' : 'citizens-places', about, { camp, n: citizens }, ALL),
      ),
      ...slots.flatMap((slot, i) => slotFaults(slot, `${about}.${i}`)),
    ];
  });

// ── Figures
const RISING: ReadonlySet<string> = new Set(['solomon-grundy', 'talon']);
const lyingRule = (tile: string) =>
  tile === 'talon' ? 'vs.pouvoirs-vilains.talon-couche' : 'vs.pouvoirs-vilains.solomon-grundy-couche';
/** What can be said of a figure before anybody has been chosen. */
export const figureFaults = (scenario: PartieScenario, mission: Mission): Faults => {
  const { figures = [] } = scenario;
  const pool = poolOf(scenario.tiles);
  const ids = figures.map(({ id }) => id);
  return figures.flatMap(({ id, zone, life, out, lying }, i): Faults => {
    const about = `figures.${i}`;
    const [, tile = '', n = ''] = /^(.+)#([1-9]\d*)$/.exec(id) ?? [];
    const card = cardOf(pool, tile);
    if (mission.tokens.some((token) => token.character && characterTile(token.id) === tile))
      return [faultWith('figure-pion', `${about}.id`, { figurine: id }, ALL)];
    if (card === undefined || Number(n) > LIMITS.figures)
      return [faultWith('figure-inconnue', `${about}.id`, { figurine: id }, ALL)];
    const { life: most } = card;
    return [
      ...when(isRepeated(ids, i), faultWith('figure-double', `${about}.id`, { figurine: id }, ALL)),
      ...zoneFaults(scenario, zone, `${about}.zone`),
      ...when(out === true && zone !== undefined, faultWith('figure-hors-jeu', `${about}.zone`, { figurine: id }, ALL)),
      ...when(
        life !== undefined && most === undefined,
        faultWith('figure-vie-carte', `${about}.life`, { nom: card.name }, 'vs.mise-en-place.pions-pv'),
      ),
      ...when(
        life !== undefined && most !== undefined && isBetween(most, 1, LIMITS.life) && !isBetween(life, 1, most),
        faultWith('figure-vie', `${about}.life`, { nom: card.name, n: most ?? 0 }, 'vs.mise-en-place.pions-pv'),
      ),
      ...when(
        lying === true && !RISING.has(tile),
        faultWith(
          'figure-couchee',
          `${about}.lying`,
          { nom: card.name },
          'vs.pouvoirs-vilains.solomon-grundy-couche',
          'vs.pouvoirs-vilains.talon-couche',
        ),
      ),
    ];
  });
};
const isTold = ({ out, lying }: FigureSpec): boolean => out === true || lying === true;
/** What can be said once the scenario's choices are made: while some are missing, a figure may be of somebody still to come, but not neutralised yet. */
export const presenceFaults = ({ figures, phase, avatar, sides, fixed }: PartieState): Faults =>
  fixed.figures.flatMap((spec, i): Faults => {
    const found = figures.find(({ id, tile }) => id === spec.id && tile !== avatar);
    if (found === undefined)
      return when(
        phase === 'upkeep' || isTold(spec),
        faultWith('figure-absente', `figures.${i}.id`, { figurine: spec.id }, ALL),
      );
    return when(
      spec.lying === true && !CAMPS.some((side) => sides[side].hq === found.tile),
      faultWith('figure-couchee-qg', `figures.${i}.lying`, { nom: found.tile }, lyingRule(found.tile)),
    );
  });
