// A combat of the solo mode: an enemy hero fights with clash and effect cards; a creature or a boss fights as ever (foe.solo.combat-*).
import type { Game, Seat } from '../../kernel/game.ts';
import { err, type Result, some } from '../../kernel/result.ts';
import { type Saying, withCites } from '../combat/cites.ts';
import { COMBAT_INVARIANTS } from '../combat/invariants.ts';
import { type Extension, machineOf } from '../combat/machine.ts';
import { placeNode } from '../combat/place.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import { COMBAT_SHAPE, ready } from '../combat/setup.ts';
import { shaped } from '../shape.ts';
import type { SoloSpec } from '../combat/solo-types.ts';
import type { CombatState } from '../combat/types.ts';
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { COSTS, EXAMPLE_WILD_DIE } from '../constants.ts';
import { EXAMPLE_CLASHES, EXAMPLE_SOLO_EFFECTS } from '../data-solo.ts';
import { isDie } from '../dice.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRefusal } from '../faults.ts';
import { heroCardOf } from '../heroes.ts';
import type { FoeRule } from '../rules.ts';
import { type HeroCard, type Level, LEVELS, WILD_FACES, type WildDice } from '../types.ts';
import { CLASH_APPLY, CLASH_REFUSE, clashNode, fits, settleClash } from './clash.ts';
import { EFFECTS_APPLY, EFFECTS_REFUSE, effectsNode, openEffects, settleEffects } from './effects.ts';
import { LEVEL_RULES, type LevelRules, SURGE_FACES } from './levels.ts';

const { fault, faultWith } = faultsOf<FoeRule, typeof REFUSALS>();
const SOLO: Extension = {
  nodes: {
    clash: clashNode,
    place: (state) => {
      const node = placeNode(state);
      return node === undefined || state.solo === null ? node : { ...node, cites: [...node.cites, 'foe.solo.p3'] };
    },
    enemy: effectsNode,
  },
  settles: { clash: settleClash, abilities: openEffects, enemy: settleEffects },
  apply: { ...CLASH_APPLY, ...EFFECTS_APPLY },
  refuse: { ...CLASH_REFUSE, ...EFFECTS_REFUSE },
};
/** The machine's own events, in the words of the solo mode. */
const says: Saying = (event, { fixed }) => {
  const hero = fixed.column === 'solo';
  switch (event.type) {
    case 'weapon-chosen':
      return hero ? ['foe.solo.combat-heros', 'foe.solo.p1-arme-puis-carte'] : ['foe.solo.combat-normal'];
    case 'effect-drawn':
      return ['foe.solo.p4-effets', 'foe.solo.principe'];
    case 'fallen':
      return event.side === 0
        ? [
            'foe.solo.vaincus',
            ...(fixed.solo?.level === 'debutant' ? (['foe.solo.debutant-sans-penalite'] as const) : []),
          ]
        : [];
    default:
      return [];
  }
};
/** The rules alone, for a game that holds a combat begun by `setupSolo`. */
export const soloRules = withCites(machineOf(SOLO), says);

/** The cards of a level, completed: effect cards of too many skulls are left out. */
export const completed = (given: Partial<SoloSpec> = {}, dice: WildDice = EXAMPLE_WILD_DIE): SoloSpec => {
  const {
    level = 'debutant',
    effects = EXAMPLE_SOLO_EFFECTS,
    clashes = EXAMPLE_CLASHES,
    skulls = LEVEL_RULES[level].skulls,
    ...rest
  } = given;
  return { dice, ...rest, level, clashes, skulls, effects: effects.filter(({ skull }) => skull <= skulls) };
};
/** Decks that the die may name. */
const reachable = (level: Level, dice: WildDice): readonly boolean[] => {
  const faces = SURGE_FACES[level];
  if (faces === null) return [true];
  return [true, false].filter((surge) => WILD_FACES.some((face) => dice[face] > 0 && faces.includes(face) === surge));
};
const twice = (ids: readonly string[], about: string): readonly FoeRefusal[] =>
  ids.flatMap((id, i) =>
    ids.indexOf(id) === i ? [] : [faultWith('carte-double', about, { carte: id }, 'foe.solo.principe')],
  );
/** What is wrong with the cards of a solo fight; `hero` has to find its weapons in both decks, twice when a second round may come (A56). */
export const soloFaults = (
  given: Partial<SoloSpec> | undefined,
  heroes: readonly HeroCard[],
  dice?: WildDice,
): readonly FoeRefusal[] => {
  if (given?.level !== undefined && !LEVELS.includes(given.level))
    return [fault('niveau-inconnu', 'solo.level', 'foe.solo.difficulte')];
  const spec = completed(given, dice);
  const count = (hero: HeroCard, surge: boolean): number =>
    spec.clashes.filter((card) => card.surge === surge && fits(hero, card)).length;
  const counts = heroes.flatMap((hero) =>
    isDie(spec.dice) ? reachable(spec.level, spec.dice).map((surge) => count(hero, surge)) : [],
  );
  return [
    ...(isDie(spec.dice) ? [] : [fault('de-faces', 'solo.dice', 'foe.jets.faces')]),
    ...(counts.includes(0)
      ? [fault('affrontements-vides', 'solo.clashes', 'foe.solo.p1-pioche', 'foe.solo.paquets-affrontement')]
      : counts.includes(1)
        ? [fault('affrontements-seul', 'solo.clashes', 'foe.solo.p1-seconde-manche')]
        : []),
    ...(spec.effects.length === 0
      ? [fault('effets-vides', 'solo.effects', 'foe.solo.paquet-effets-cranes', 'foe.solo.paquet-effets')]
      : []),
    ...twice(
      spec.clashes.map(({ id }) => id),
      'solo.clashes',
    ),
    ...twice(
      spec.effects.map(({ id }) => id),
      'solo.effects',
    ),
    ...((['extra', 'flee'] as const).every(
      (key) =>
        spec[key] === undefined ||
        (Number.isInteger(spec[key]) &&
          spec[key] >= (key === 'flee' ? 0 : -LEVEL_RULES[spec.level].effects) &&
          spec[key] <= 20),
    )
      ? []
      : [fault('valeur-bornes', 'solo', 'foe.solo.difficulte')]),
  ];
};
/** What flight costs at a level: less from an enemy hero, nothing from anybody for a beginner. */
export const fleeIn = (
  column: CombatScenario['column'],
  level: Level = 'debutant',
  rules: LevelRules = LEVEL_RULES[level],
): number => (rules.freeFlight ? 0 : column === 'solo' ? rules.flee : COSTS.flee);
/** One combat of the solo mode, before phase 1: any column but « heros ». */
export const setupSolo = (scenario: CombatScenario, seat: Seat = 0): Result<CombatState, readonly FoeRefusal[]> => {
  const { column, defender, dice } = scenario;
  if (column === 'heros') return err([fault('camp-manquant', 'column', 'foe.solo.combat-heros')]);
  const hero = defender === undefined ? undefined : heroCardOf(defender.hero);
  const faults = soloFaults(scenario.solo, column === 'solo' && hero !== undefined ? [hero] : [], dice);
  if (faults.length === 0)
    return ready(scenario, {
      seats: [seat],
      solo: (given) => ({ flee: fleeIn(column, given?.level), ...completed(given, dice) }),
    });
  const others = ready(scenario);
  return err(some([...(others.ok ? [] : others.error), ...faults]));
};
/** Such a combat alone. */
export const combatSolo: Game<CombatMode> = {
  id: 'fields-of-eternia/combat-solo',
  edition: 1,
  setup: shaped(COMBAT_SHAPE, (scenario: CombatScenario) => setupSolo(scenario)),
  ...soloRules,
  invariants: COMBAT_INVARIANTS,
};
