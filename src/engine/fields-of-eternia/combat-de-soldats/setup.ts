import { isBetween } from '../../kernel/faults.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import type { FoeRefusal } from '../faults.ts';
import { readOptions } from '../options.ts';
import { fields, list, number, shaped } from '../shape.ts';
import { HEAD, HEAD_MAY, NAME } from '../shapes.ts';
import type { Options } from '../types.ts';
import { fault, faultWith } from './refusals.ts';
import type { SoldiersFixed, SoldiersHero, SoldiersKind, SoldiersScenario, SoldiersState } from './types.ts';

const MOST_PS = 20;

const heroFaults = ({ attacker, defender: { heroes = [] } }: SoldiersScenario): readonly FoeRefusal[] => {
  const asked: readonly (readonly [SoldiersHero, string])[] = [
    ...heroes.map((hero, i) => [hero, `defender.heroes.${i}.health`] as const),
    ...(attacker.hero === undefined ? [] : [[attacker.hero, 'attacker.hero.health'] as const]),
  ];
  return [
    ...asked
      .filter(([{ health }]) => !isBetween(health, 1, MOST_PS))
      .map(([, about]) => fault('bataille-heros-ps', about, 'foe.vaincu.seuil')),
    ...(heroes.length > LIMITS.heroes
      ? [fault('bataille-trois-heros', 'defender.heroes', 'foe.mise-en-place.trois-heros')]
      : []),
    ...(attacker.hero !== undefined && heroes.length > 0
      ? [fault('bataille-epique', 'attacker.hero', 'foe.combat.epique-dabord')]
      : []),
    ...(attacker.hero !== undefined && attacker.soldiers !== 0
      ? [fault('bataille-heros-et-soldats', 'attacker.soldiers', 'foe.soldats.deplacer')]
      : []),
  ];
};
const faultsIn = (scenario: SoldiersScenario): readonly FoeRefusal[] => {
  const { attacker, defender, boss } = scenario;
  const counts = [
    ['attacker.soldiers', attacker.soldiers],
    ['defender.soldiers', defender.soldiers],
  ] as const;
  // A hero who enters fights soldiers here; with a boss alone, that is an epic combat.
  const foes =
    defender.soldiers +
    (attacker.hero === undefined ? (defender.heroes ?? []).length + (boss === undefined ? 0 : 1) : 0);
  return [
    ...counts
      .filter(([, count]) => !isBetween(count, 0, LIMITS.soldiers))
      .map(([about]) => fault('bataille-nombre', about, 'foe.plateau.trois-soldats')),
    ...(attacker.soldiers === 0 && attacker.hero === undefined
      ? [fault('bataille-personne', 'attacker.soldiers', 'foe.bataille.declenchement')]
      : []),
    ...(foes === 0 ? [fault('bataille-sans-ennemi', 'defender.soldiers', 'foe.bataille.declenchement')] : []),
    ...heroFaults(scenario),
  ];
};
const kindOf = ({ attacker, defender: { soldiers, heroes = [] } }: SoldiersScenario): SoldiersKind => {
  if (attacker.hero !== undefined) return 'entree';
  if (heroes.length === 0) return soldiers === 0 ? 'boss' : 'soldats';
  return heroes.length === 1 && soldiers === 0 ? 'heros' : 'mixte';
};
const fixedOf = (scenario: SoldiersScenario, options: Options): SoldiersFixed => {
  const { attacker, defender, place = 'Avant-poste', boss = null } = scenario;
  const { heroes = [] } = defender;
  return {
    options,
    seats: [0, 1],
    kind: kindOf(scenario),
    teams: [attacker.team, defender.team],
    place,
    heroes: heroes.map(({ name }) => name),
    hero: attacker.hero?.name ?? null,
    boss,
    began: {
      attackers: attacker.soldiers,
      soldiers: defender.soldiers,
      heroes: heroes.map(({ health }) => health),
      hero: attacker.hero?.health ?? 0,
    },
  };
};
/** A combat about to begin. Used by the whole game too, which gives the seats. */
export const begin = (fixed: SoldiersFixed): SoldiersState => {
  const { attackers, soldiers, heroes, hero } = fixed.began;
  return { fixed, attackers, soldiers, heroes, hero, outcome: null };
};
/** The only door in: one combat, or every fault of its scenario. */
export const ready = (scenario: SoldiersScenario): Result<SoldiersState, readonly FoeRefusal[]> => {
  const { options, wrong } = readOptions(scenario.options);
  const faults = [
    ...wrong.map((key) =>
      faultWith('bataille-option', `options.${key}`, { reglage: key }, 'foe.mise-en-place.scenario'),
    ),
    ...faultsIn(scenario),
  ];
  return faults.length > 0 ? err(faults) : ok(begin(fixedOf(scenario, options)));
};

const PERSON = fields({ name: NAME, health: number });
const SHAPE = fields(
  {
    ...HEAD,
    attacker: fields({ team: NAME, soldiers: number }, { hero: PERSON }),
    defender: fields({ team: NAME, soldiers: number }, { heroes: list(PERSON, 6) }),
  },
  { ...HEAD_MAY, place: NAME, boss: NAME },
);
/** The door: whatever is handed over, a combat or every fault of it. */
export const setup = shaped(SHAPE, ready);
