import { isBetween } from '../../kernel/faults.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { tally } from '../../kernel/tally.ts';
import { EXAMPLE_WILD_DIE, LIMITS, WILD_SIDES } from '../constants.ts';
import { wildOf } from '../data-wilds.ts';
import { canShow, isDice, isDie, MOST_DICE, NO_DICE, sizeOfDice } from '../dice.ts';
import type { FoeRefusal } from '../faults.ts';
import { readOptions } from '../options.ts';
import { fields, list, noticed, number, one, shaped, text } from '../shape.ts';
import { BODY_GEAR, DICE, HEAD, HEAD_MAY, NAME, WILD_CARD } from '../shapes.ts';
import { FACTIONS, type WildCard } from '../types.ts';
import { toThrow } from './apply.ts';
import { fault, faultWith } from './refusals.ts';
import type { WildFixed, WildHero, WildScenario, WildState, WildTally } from './types.ts';

const MOST_PS = 20;
const MOST = 99;
const MOST_ETERNIUM = 999_999;

const bodyOf = ({ body, gear = [] }: WildHero): WildTally =>
  tally([
    { what: 'corps', value: body, cites: ['foe.sauvage.p1-des'] },
    ...gear.map(({ value }) => ({ what: 'equipement', value, cites: ['foe.soutien.equipement-permanent'] }) as const),
  ]);
const enemyOf = ({ enemy }: WildScenario): WildCard | undefined => (typeof enemy === 'string' ? wildOf(enemy) : enemy);

const enemyFaults = (enemy: WildCard | undefined): readonly FoeRefusal[] => {
  if (enemy === undefined) return [fault('sauvage-ennemi-inconnu', 'enemy', 'foe.sauvage.cas')];
  const { health, attack, defense, cost } = enemy;
  return [
    ...(isBetween(health, 1, MOST) ? [] : [fault('sauvage-ennemi-ps', 'enemy.health', 'foe.contrees.carte-rencontre')]),
    ...(
      [
        ['attack', attack],
        ['defense', defense],
      ] as const
    ).flatMap(([name, value]) =>
      isBetween(value, 0, MOST)
        ? []
        : [fault('sauvage-ennemi-valeurs', `enemy.${name}`, 'foe.contrees.carte-rencontre')],
    ),
    ...(cost === null || isBetween(cost, 0, MOST)
      ? []
      : [fault('sauvage-ennemi-cout', 'enemy.cost', 'foe.contrees.carte-rencontre')]),
  ];
};
const heroFaults = (hero: WildHero): readonly FoeRefusal[] => {
  const { body, gear = [], health, healthMax, eternium = 0 } = hero;
  const whole = [body, ...gear.map(({ value }) => value)].every(Number.isSafeInteger);
  return [
    ...(whole && isBetween(body, 0, MOST_DICE) && isBetween(bodyOf(hero).sum, 0, MOST_DICE)
      ? []
      : [fault('sauvage-corps', 'hero.body', 'foe.sauvage.p1-des')]),
    ...(healthMax === undefined || isBetween(healthMax, 1, MOST_PS)
      ? []
      : [fault('sauvage-ps-maximum', 'hero.healthMax', 'foe.mise-en-place.carte-heros')]),
    ...(isBetween(health, 1, healthMax ?? MOST_PS) ? [] : [fault('sauvage-ps', 'hero.health', 'foe.vaincu.seuil')]),
    ...(isBetween(eternium, 0, MOST_ETERNIUM)
      ? []
      : [fault('sauvage-eternium', 'hero.eternium', 'foe.eternium.ressource')]),
  ];
};
/** Imposed throws are the table's: only their faces and, for the first one, the number of dice are checked. */
const diceFaults = ({
  dice = EXAMPLE_WILD_DIE,
  tests = [],
  throws = [],
  hero,
}: WildScenario): readonly FoeRefusal[] => {
  if (!isDie(dice)) return [fault('sauvage-faces', 'dice', 'foe.jets.faces')];
  if (dice.relancer === WILD_SIDES)
    return [fault('sauvage-sans-issue', 'dice', 'foe.jets.faces', 'foe.sauvage.relance-fin')];
  const first = throws[0];
  const faces = throws.every((one) => isDice(one) && canShow(sizeOfDice(one), dice, one));
  const count =
    first === undefined || !faces || sizeOfDice(first) === bodyOf(hero).sum || sizeOfDice(first) === LIMITS.wildDice;
  return [
    ...(tests.every((face) => Object.hasOwn(dice, face) && dice[face] > 0)
      ? []
      : [fault('sauvage-jets-imposes', 'tests', 'foe.jets.faces')]),
    ...(faces && count ? [] : [fault('sauvage-jets-imposes', 'throws', 'foe.sauvage.p1-des', 'foe.jets.faces')]),
  ];
};

/** A combat about to begin: the enemy's ability first, if it has one. Used by the whole game too, which gives the seat. */
export const begin = (fixed: WildFixed, health: number, eternium: number): WildState => {
  const { enemy } = fixed;
  const pending = enemy.ability?.effects ?? [];
  const figures = { health: enemy.health, attack: enemy.attack, defense: enemy.defense };
  const state: WildState = {
    fixed,
    stage: 'ability',
    pending,
    figures,
    dice: NO_DICE,
    due: 0,
    waves: 0,
    put: { defense: 0, ps: 0, attaque: 0 },
    health,
    eternium,
    outcome: null,
  };
  return pending.length === 0 ? toThrow(state) : state;
};
/** One combat, or every fault of a scenario that has its shape. */
export const ready = (scenario: WildScenario): Result<WildState, readonly FoeRefusal[]> => {
  const { options, wrong } = readOptions(scenario.options);
  const { hero, dice = EXAMPLE_WILD_DIE } = scenario;
  const enemy = enemyOf(scenario);
  const faults = [
    ...wrong.map((key) =>
      faultWith('sauvage-option', `options.${key}`, { reglage: key }, 'foe.mise-en-place.scenario'),
    ),
    ...enemyFaults(enemy),
    ...heroFaults(hero),
    ...diceFaults(scenario),
  ];
  if (faults.length > 0 || enemy === undefined) return err(faults);
  const body = bodyOf(hero);
  const spare = options.desEnTropReussites ? Math.max(0, body.sum - LIMITS.wildDice) : 0;
  const fixed: WildFixed = {
    options,
    seat: 0,
    enemy,
    hero: { name: hero.name, healthMax: hero.healthMax ?? hero.health, mount: hero.mount ?? null },
    body,
    die: dice,
    spare,
  };
  return ok(begin(fixed, hero.health, hero.eternium ?? 0));
};
const SHAPE = fields(
  {
    ...HEAD,
    enemy: WILD_CARD,
    hero: fields(
      { name: NAME, body: number, health: number },
      { faction: one(FACTIONS), healthMax: number, eternium: number, gear: BODY_GEAR, mount: NAME },
    ),
  },
  { ...HEAD_MAY, dice: DICE, tests: list(text(20), 60), throws: list(DICE, 60) },
);
/** The door: whatever is handed over, a combat or every fault of it. */
export const setup = shaped(SHAPE, ready);
/** Legal, but worth a word. */
export const notices = noticed(SHAPE, (scenario: WildScenario): readonly FoeRefusal[] => {
  const { hero, options = {} } = scenario;
  const enemy = enemyOf(scenario);
  return [
    ...(bodyOf(hero).sum > LIMITS.wildDice && options.desEnTropReussites !== true
      ? [fault('sauvage-dix-des', 'hero.body', 'foe.sauvage.p1-des')]
      : []),
    ...(enemy?.type === 'allie' && enemy.faction !== undefined && enemy.faction === hero.faction
      ? [fault('sauvage-allie-ami', 'enemy', 'foe.contrees.allie-ami')]
      : []),
  ];
});
