// The golden games of Battle Beyond Space: whole games, ready-made ones, one at least per power, and readings off their default. A game that no longer shows what it is for is a fault, and so is a missing one.
import type {
  EscarmoucheAction,
  EscarmoucheScenario,
} from '../../../src/engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/battle-beyond-space/partie/types.ts';
import { position, type PositionSpec, type PowerText } from '../../../src/engine/battle-beyond-space/positions.ts';
import type { BbsRule } from '../../../src/engine/battle-beyond-space/rules.ts';
import type { Wanted } from '../subject.ts';
import { CHALLENGE, ready, TWO_TURNS } from './samples.ts';

type Partie = Wanted<PartieAction, BbsRule, PartieScenario>;
/** Everybody near the central asteroid, in the last round. */
const MELEE: PositionSpec['ships'] = {
  '0a1': '-4,0/0',
  '0a2': '-4,2/0',
  '0b1': '-2,-2/5',
  '0D1': '-3,3/1',
  '1a1': '4,0/3',
  '1a2': '3,-3/4',
  '1D1': '0,2/2',
  '2a1': '1,-3/5',
  '2a2': '-1,3/2',
  '2D1': '3,-1/3*',
};
const melee = (name: string, spec: Partial<PositionSpec> = {}): PartieScenario =>
  position({
    name,
    round: 9,
    card: [3, 1, 3],
    cards: { 1: [[2, 2, 2]], 2: [[3, 0, 4]] },
    asteroids: [
      [0, 0],
      [2, 1],
      [-2, 1],
    ],
    probes: [
      [1, 0],
      [-1, 1],
    ],
    ships: MELEE,
    ...spec,
  });
/** A game whose first player holds this card, and uses it. */
const power = (
  id: PowerText,
  tells: readonly string[],
  cites: readonly BbsRule[],
  spec: Partial<PositionSpec> = {},
): Partie => ({
  result: '*',
  tells: [...tells, 'game-over'],
  cites,
  scenario: melee(`Mêlée autour du centre : ${id}`, { powers: [id], ...spec }),
});

const WHOLE: Readonly<Record<string, Partie>> = {
  'partie-a-quatre': {
    result: '*',
    tells: [
      'power-drawn',
      'first-drawn',
      'dealt',
      'round-began',
      'collided',
      'fired',
      'missed',
      'turned',
      'halted',
      'damaged',
      'probe-taken',
      'card-drawn',
      'revealed',
      'no-card',
      'game-over',
    ],
    cites: ['bbs.tour.pioche-vide', 'bbs.fin.vainqueur'],
    scenario: ready('premier-contact'),
  },
  'partie-a-trois': {
    result: '*',
    tells: ['race-drawn', 'power-drawn', 'first-drawn', 'dealt', 'game-over'],
    scenario: {
      name: 'Trois races tirées',
      kind: 'reglementaire',
      players: [{ race: null }, { race: null, name: 'Camille' }, { race: null }],
      first: null,
    },
  },
  'partie-placement': {
    result: '*',
    tells: ['placed', 'swapped', 'fleet-ready', 'strayed', 'nothing-to-move', 'game-over'],
    cites: ['bbs.mise-en-place.ajustements', 'bbs.mise-en-place.impasse', 'bbs.tour.sans-escadron'],
    scenario: {
      ...position({
        name: 'Flottes à retoucher',
        ships: { '0a1': '9,0/0', '0b1': '8,0/0', '1a1': '0,9/5', '1b1': '0,8/5', '2a1': '-9,0/3' },
        card: [5, 1, 0],
      }),
      deploy: true,
    },
  },
  'partie-escarmouche-a-trois': {
    result: '*',
    tells: ['round-began', 'fired', 'card-drawn', 'game-over'],
    scenario: ready('escarmouche-a-trois'),
  },
  'partie-derniere-carte': {
    result: 'vainqueurs:0',
    tells: ['no-card', 'game-over'],
    cites: ['bbs.score.anneau'],
    scenario: ready('derniere-carte'),
  },
  'partie-egalite': {
    result: 'vainqueurs:0,1',
    tells: ['game-over'],
    cites: ['bbs.fin.egalite'],
    scenario: melee('À égalité', { prizes: { 0: { fighters: 4 }, 1: { destroyers: 1 } } }),
  },
};
const POWERS: Readonly<Record<string, Partie>> = {
  'pouvoir-terriens-1': power(
    'terriens-1',
    ['elite-named', 'moved', 'damaged'],
    ['bbs.terriens.elite-choix', 'bbs.terriens.elite-exact', 'bbs.terriens.elite-deux-vies'],
    { round: 8 },
  ),
  'pouvoir-terriens-2': power('terriens-2', ['revealed', 'fired', 'destroyed'], ['bbs.terriens.tir-asteroides']),
  'pouvoir-terriens-3': power(
    'terriens-3',
    ['exploded', 'destroyed', 'damaged'],
    ['bbs.terriens.explosion-rayon', 'bbs.terriens.explosion-soi'],
  ),
  'pouvoir-terriens-3-collision': power(
    'terriens-3',
    ['collided', 'exploded'],
    ['bbs.terriens.explosion-collision', 'bbs.terriens.explosion-origine'],
  ),
  'pouvoir-vonyan-1': power('vonyan-1', ['revealed', 'asteroid-moved', 'destroyed'], ['bbs.vonyan.asteroide-prises']),
  'pouvoir-vonyan-1-destroyer': power(
    'vonyan-1',
    ['asteroid-moved', 'damaged'],
    ['bbs.vonyan.asteroide-destroyer', 'bbs.vonyan.asteroide-central-detruit'],
  ),
  'pouvoir-vonyan-1-anneau': power(
    'vonyan-1',
    ['asteroid-moved'],
    ['bbs.vonyan.asteroide-central', 'bbs.score.anneau-mobile'],
  ),
  'pouvoir-vonyan-2': power(
    'vonyan-2',
    ['revealed', 'paced', 'missed'],
    ['bbs.vonyan.double', 'bbs.vonyan.double-pas-de-tir'],
  ),
  'pouvoir-vonyan-3': power(
    'vonyan-3',
    ['teleported', 'collided', 'revealed'],
    ['bbs.vonyan.teleport-bloc', 'bbs.vonyan.teleport-suite', 'bbs.pouvoirs.usage-unique'],
  ),
  'pouvoir-valkyries-1': power(
    'valkyries-1',
    ['revealed', 'destroyer-chosen', 'halted'],
    ['bbs.valkyries.bonus', 'bbs.pouvoirs.permanents'],
  ),
  'pouvoir-valkyries-2': power(
    'valkyries-2',
    ['revealed', 'laser', 'destroyed'],
    ['bbs.valkyries.laser', 'bbs.valkyries.laser-arret'],
  ),
  'pouvoir-valkyries-3': power(
    'valkyries-3',
    ['super-shot', 'destroyed'],
    ['bbs.valkyries.super-tir-zone', 'bbs.valkyries.super-tir-tous', 'bbs.pouvoirs.usage-unique'],
  ),
  'pouvoir-dreckach-1': power(
    'dreckach-1',
    ['shield-up', 'asteroid-taken', 'shield-token'],
    ['bbs.dreckach.blindage-foncer', 'bbs.dreckach.blindage-jetons'],
  ),
  'pouvoir-dreckach-1-reaction': power(
    'terriens',
    ['fired', 'shield-up', 'unharmed'],
    ['bbs.dreckach.blindage-tir', 'bbs.dreckach.blindage'],
    { powers: ['terriens', 'dreckach-1'] },
  ),
  'pouvoir-dreckach-1-extinction': power(
    'terriens',
    ['shield-token', 'unharmed', 'damaged'],
    ['bbs.dreckach.blindage-extinction'],
    { powers: ['terriens', 'dreckach-1!'], shield: ['1D1', 1] },
  ),
  'pouvoir-dreckach-2': power(
    'terriens',
    ['came-back', 'prize-returned'],
    ['bbs.dreckach.resurrection', 'bbs.dreckach.resurrection-place', 'bbs.dreckach.resurrection-points'],
    { powers: ['terriens', 'dreckach-2'] },
  ),
  'pouvoir-dreckach-2-renonce': power('terriens', ['stayed-dead'], ['bbs.dreckach.resurrection'], {
    powers: ['terriens', 'dreckach-2'],
  }),
  'pouvoir-dreckach-3': power('dreckach-3', ['revealed', 'card-drawn', 'no-card'], ['bbs.dreckach.trois-cartes'], {
    round: 7,
  }),
};
/** Readings that the source leaves open, the other way. */
const READINGS: Readonly<Record<string, Partie>> = {
  'option-un-par-un': {
    result: '*',
    tells: ['collided', 'game-over'],
    cites: ['bbs.collisions-chasseurs.allie'],
    scenario: melee('Un chasseur après l’autre', {
      options: { squadronMove: 'sequential' },
      card: [1, 2, 3],
      ships: { ...MELEE, '0a2': '-3,0/0', '0a3': '-2,0/0' },
    }),
  },
  'option-tirs-ensemble': {
    result: '*',
    tells: ['fired', 'missed', 'game-over'],
    scenario: melee('Tous les tirs ensemble', {
      options: { fighterFire: 'simultaneous' },
      card: [0, 1, 3],
      ships: { ...MELEE, '1a1': '-1,0/3', '0a3': '-1,3/2', '2a2': '5,5/0' },
    }),
  },
  'option-avance-et-pivot': {
    result: '*',
    tells: ['helmed', 'halted', 'game-over'],
    cites: ['bbs.destroyers.melange', 'bbs.destroyers.points-action'],
    scenario: melee('Une avance et un pivot par point', {
      options: { destroyerPoint: 'forward-and-pivot' },
      card: [1, 0, 2],
    }),
  },
  'option-suicide': {
    result: '*',
    tells: ['collided', 'destroyed', 'game-over'],
    cites: ['bbs.principes.destroyer-deux-degats', 'bbs.collisions-destroyers.chasseur-ennemi-points'],
    scenario: melee('Destroyer sacrifié', { options: { destroyerSuicide: 'allowed' }, active: 2 }),
  },
  'option-deux-tirs': {
    result: '*',
    tells: ['elite-named', 'fired', 'game-over'],
    scenario: melee('L’élite tire deux fois', {
      powers: ['terriens-1'],
      options: { eliteReading: 'two-shots' },
      card: [2, 3, 1],
    }),
  },
  'option-super-tir-arrete': {
    result: '*',
    tells: ['super-shot', 'destroyed', 'game-over'],
    scenario: melee('Le super tir s’arrête', {
      powers: ['valkyries-3'],
      options: { superShotStopped: 'by-obstacles', teleportShape: 'straight-line' },
    }),
  },
  'option-blindage-fragile': {
    result: '*',
    tells: ['shield-up', 'damaged', 'game-over'],
    cites: ['bbs.dreckach.blindage-tir'],
    scenario: melee('Le premier coup compte', {
      powers: ['terriens', 'dreckach-1'],
      options: { shieldFirstHit: 'applied', shieldVsCollision: 'vulnerable', shieldAsteroidPrize: 0 },
    }),
  },
  'option-resurrection-a-soi': {
    result: '*',
    tells: ['came-back', 'prize-returned', 'game-over'],
    scenario: melee('À la fin de son propre tour', {
      round: 8,
      powers: ['terriens', 'dreckach-2'],
      options: { resurrectWindow: 'own-turn', resurrectedDestroyer: 'damaged' },
    }),
  },
};
export const PARTIES: Readonly<Record<string, Partie>> = { ...WHOLE, ...POWERS, ...READINGS };

type Escarmouche = Wanted<EscarmoucheAction, BbsRule, EscarmoucheScenario>;
export const ESCARMOUCHES: Readonly<Record<string, Escarmouche>> = {
  'escarmouche-reussie': {
    result: 'reussi',
    tells: ['fired', 'goal-checked'],
    cites: ['bbs.but.sources-de-points'],
    never: ['game-over'],
    scenario: CHALLENGE,
  },
  'escarmouche-manquee': { result: 'manque', tells: ['goal-checked'], scenario: CHALLENGE },
  'escarmouche-deux-tours': {
    result: '*',
    tells: ['turn-ended', 'turn-began', 'goal-checked'],
    cites: ['bbs.score.anneau'],
    scenario: TWO_TURNS,
  },
};
