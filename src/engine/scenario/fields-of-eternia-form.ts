// What a scenario of Fields of Eternia is as plain data, by mode: without what says nothing, its shape looked at.
import type * as v from 'valibot';
import type { SoldiersScenario } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatScenario, FighterSpec } from '../fields-of-eternia/combat/scenario-types.ts';
import type { WildScenario } from '../fields-of-eternia/contrees-sauvages/types.ts';
import type { EscarmoucheScenario, EscTeamSpec } from '../fields-of-eternia/escarmouche/types.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../fields-of-eternia/partie/scenario-types.ts';
import type { OutpostSpec, SoloHeroSpec, SoloScenario } from '../fields-of-eternia/solo/types.ts';
import { LIMITS, SOLDIERS } from '../fields-of-eternia/constants.ts';
import { DEFAULT_OPTIONS } from '../fields-of-eternia/options.ts';
import type { Options } from '../fields-of-eternia/types.ts';
import { escarmoucheShape, LONG_WORDS, soloShape } from './fields-of-eternia-long-shapes.ts';
import { batailleShape, combatShape, wildShape } from './fields-of-eternia-combat-shapes.ts';
import { partieShape } from './fields-of-eternia-partie-shapes.ts';
import { WORDS } from './fields-of-eternia-field-shapes.ts';
import { parseWith, type Words } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { defineForm, type Form } from './form.ts';

// ── Normal forms
const HEAD_IDLE = { note: is(''), author: is('') } as const;
const zero = is(0);
const no = is(false);
type Headed = { readonly options?: Partial<Options> };
/** The scenario with its options reduced to those that differ, and without the fields that say nothing. */
const headed = <T extends Headed>(scenario: T, idle: { readonly [K in keyof T]?: Idle }): T => {
  const { options: given = {}, ...rest } = scenario;
  const options = normalOptionsOf(given, DEFAULT_OPTIONS);
  return without({ ...rest, ...(hasKeys(options) ? { options } : {}) } as T, { ...HEAD_IDLE, ...idle });
};
const normalFighter = (spec: FighterSpec): FighterSpec =>
  without<FighterSpec>(spec, {
    soldiers: zero,
    friends: zero,
    eternium: zero,
    spells: empty,
    consumables: empty,
    goods: empty,
    gear: empty,
    refuges: empty,
  });
export const normalCombat = (scenario: CombatScenario): CombatScenario =>
  headed<CombatScenario>(
    {
      ...scenario,
      active: normalFighter(scenario.active),
      ...(scenario.defender === undefined ? {} : { defender: normalFighter(scenario.defender) }),
      ...(scenario.place === undefined ? {} : { place: without(scenario.place, { near: empty }) }),
    },
    { first: no, final: no, draws: (draws) => Array.isArray(draws) && draws.every(empty) },
  );
export const normalWild = (scenario: WildScenario): WildScenario =>
  headed<WildScenario>(
    { ...scenario, hero: without(scenario.hero, { eternium: zero, gear: empty, healthMax: is(scenario.hero.health) }) },
    { tests: empty, throws: empty },
  );
export const normalBataille = (scenario: SoldiersScenario): SoldiersScenario =>
  headed<SoldiersScenario>({ ...scenario, defender: without(scenario.defender, { heroes: empty }) }, {});
const normalHero = (spec: HeroSpec): HeroSpec =>
  without<HeroSpec>(spec, { damage: zero, activated: no, worn: empty, pack: empty, spells: empty });
const normalTeam = (spec: TeamSpec): TeamSpec =>
  without<TeamSpec>(
    { ...spec, heroes: spec.heroes.map(normalHero) },
    {
      players: empty,
      pv: zero,
      soldiers: (soldiers) => typeof soldiers === 'object' && soldiers !== null && !hasKeys(soldiers),
    },
  );
export const normalPartie = (scenario: PartieScenario): PartieScenario =>
  headed<PartieScenario>(
    { ...scenario, teams: scenario.teams.map(normalTeam) },
    { cards: empty, quests: empty, skulls: empty, baseSoldiers: no },
  );

const normalSoloHero = (spec: SoloHeroSpec): SoloHeroSpec =>
  without<SoloHeroSpec>(spec, {
    damage: zero,
    defeats: zero,
    gear: empty,
    spells: empty,
    consumables: empty,
    goods: empty,
  });
/** An outpost of the enemy with one soldier; of anybody else, with none: what leaving it out means. */
const normalOutpost = (spec: OutpostSpec): OutpostSpec => {
  const { held = 'ennemi' } = spec;
  return without<OutpostSpec>(spec, {
    held: is('ennemi'),
    soldiers: is(held === 'ennemi' ? 1 : 0),
    enemyFirst: is(held === 'ennemi'),
  });
};
export const normalSolo = (scenario: SoloScenario): SoloScenario =>
  headed<SoloScenario>(
    {
      ...scenario,
      heroes: scenario.heroes.map(normalSoloHero),
      ...(scenario.enemies === undefined
        ? {}
        : { enemies: scenario.enemies.map((spec) => without(spec, { damage: zero })) }),
      ...(scenario.outposts === undefined ? {} : { outposts: scenario.outposts.map(normalOutpost) }),
    },
    { enemies: empty, outposts: empty, round: zero, begun: no, objective: is(''), pv: zero, figures: is(SOLDIERS) },
  );
const normalEscTeam = (spec: EscTeamSpec): EscTeamSpec => without<EscTeamSpec>(spec, { players: empty });
export const normalEscarmouche = (scenario: EscarmoucheScenario): EscarmoucheScenario =>
  headed<EscarmoucheScenario>(
    {
      ...scenario,
      teams: scenario.teams.map(normalEscTeam),
      skirmish: without(scenario.skirmish, { tokens: is(LIMITS.quests), freeChoice: no }),
    },
    { cards: empty, skulls: empty, baseSoldiers: no },
  );

// ── Forms
const formOf = <T>(
  mode: string,
  shape: v.GenericSchema<unknown, T>,
  normal: (scenario: T) => T,
  words: Words = WORDS,
): Form<T> =>
  defineForm({ game: `fields-of-eternia/${mode}`, parse: (raw) => parseWith(shape, words, raw), normal, upgrades: [] });
/** By mode. */
export const FORMS = {
  'combat-epique': formOf('combat-epique', combatShape, normalCombat),
  'des-de-pouvoir': formOf('des-de-pouvoir', combatShape, normalCombat),
  'contrees-sauvages': formOf('contrees-sauvages', wildShape, normalWild),
  'combat-de-soldats': formOf('combat-de-soldats', batailleShape, normalBataille),
  partie: formOf('partie', partieShape, normalPartie),
  solo: formOf('solo', soloShape, normalSolo, LONG_WORDS),
  escarmouche: formOf('escarmouche', escarmoucheShape, normalEscarmouche, LONG_WORDS),
} as const;
