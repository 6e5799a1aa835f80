// Links and files of Fields of Eternia: the codecs of its modes, and how a moment writes their actions in few characters.
import type * as v from 'valibot';
import type { SoldiersAction, SoldiersScenario } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatAction } from '../fields-of-eternia/combat/types.ts';
import type { CombatScenario, FighterSpec } from '../fields-of-eternia/combat/scenario-types.ts';
import type { WildAction, WildScenario } from '../fields-of-eternia/contrees-sauvages/types.ts';
import type { EscAction, EscarmoucheScenario, EscTeamSpec } from '../fields-of-eternia/escarmouche/types.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../fields-of-eternia/partie/scenario-types.ts';
import type { PartieAction } from '../fields-of-eternia/partie/types.ts';
import type { AnySoloAction, OutpostSpec, SoloHeroSpec, SoloScenario } from '../fields-of-eternia/solo/types.ts';
import { LIMITS, SOLDIERS } from '../fields-of-eternia/constants.ts';
import { DEFAULT_OPTIONS } from '../fields-of-eternia/options.ts';
import type { Options } from '../fields-of-eternia/types.ts';
import type { Result } from '../kernel/result.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import { FIELDS_OF_ETERNIA_DICTIONARIES } from './fields-of-eternia-dictionary.ts';
import { ESC_ACTIONS, escarmoucheShape, LONG_WORDS, SOLO_ACTIONS, soloShape } from './fields-of-eternia-long-shapes.ts';
import {
  actionShape,
  BATAILLE_ACTIONS,
  COMBAT_ACTIONS,
  fieldsOf,
  PARTIE_ACTIONS,
  WILD_ACTIONS,
} from './fields-of-eternia-action-shapes.ts';
import { batailleShape, combatShape, wildShape } from './fields-of-eternia-combat-shapes.ts';
import { partieShape } from './fields-of-eternia-partie-shapes.ts';
import { WORDS } from './fields-of-eternia-field-shapes.ts';
import { parseWith, type Words } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { tuplePacker } from './packer.ts';

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

// ── Codecs
/** The actions of a mode: how a moment writes them. A drawn card is the commonest: its bare name. */
const packed = (fields: Readonly<Record<string, readonly string[]>>) =>
  tuplePacker({ fields, ...(Object.hasOwn(fields, 'draw') ? { word: { type: 'draw', field: 'card' } } : {}) });
const codecOf = <T>(
  game: string,
  shape: v.GenericSchema<unknown, T>,
  normal: (scenario: T) => T,
  actions: Readonly<Record<string, readonly string[]>>,
  words: Words = WORDS,
): Codec<T> =>
  defineCodec({
    game: `fields-of-eternia/${game}`,
    parse: (raw) => parseWith(shape, words, raw),
    normal,
    upgrades: [],
    dictionaries: FIELDS_OF_ETERNIA_DICTIONARIES,
    actions: packed(actions),
  });
const parserOf = <A>(table: Parameters<typeof actionShape>[0]): ((raw: unknown) => Result<A, readonly Issue[]>) => {
  const shape = actionShape(table) as unknown as v.GenericSchema<unknown, A>;
  return (raw) => parseWith(shape, WORDS, raw);
};

const COMBAT_FIELDS = fieldsOf(COMBAT_ACTIONS);
export const combatCodec = codecOf('combat-epique', combatShape, normalCombat, COMBAT_FIELDS);
const powerCodec = codecOf('des-de-pouvoir', combatShape, normalCombat, COMBAT_FIELDS);
export const wildCodec = codecOf('contrees-sauvages', wildShape, normalWild, fieldsOf(WILD_ACTIONS));
export const batailleCodec = codecOf('combat-de-soldats', batailleShape, normalBataille, fieldsOf(BATAILLE_ACTIONS));
export const partieCodec = codecOf('partie', partieShape, normalPartie, fieldsOf(PARTIE_ACTIONS));
export const soloCodec = codecOf('solo', soloShape, normalSolo, fieldsOf(SOLO_ACTIONS), LONG_WORDS);
export const escarmoucheCodec = codecOf(
  'escarmouche',
  escarmoucheShape,
  normalEscarmouche,
  fieldsOf(ESC_ACTIONS),
  LONG_WORDS,
);
export const parseCombatAction = parserOf<CombatAction>(COMBAT_ACTIONS);
const parseWildAction = parserOf<WildAction>(WILD_ACTIONS);
const parseBatailleAction = parserOf<SoldiersAction>(BATAILLE_ACTIONS);
export const parsePartieAction = parserOf<PartieAction>(PARTIE_ACTIONS);
export const parseSoloAction = parserOf<AnySoloAction>(SOLO_ACTIONS);
export const parseEscAction = parserOf<EscAction>(ESC_ACTIONS);

/** By mode: all that links and saves need of it. */
export const LINKS = {
  'combat-epique': { codec: combatCodec, parseAction: parseCombatAction },
  'des-de-pouvoir': { codec: powerCodec, parseAction: parseCombatAction },
  'contrees-sauvages': { codec: wildCodec, parseAction: parseWildAction },
  'combat-de-soldats': { codec: batailleCodec, parseAction: parseBatailleAction },
  partie: { codec: partieCodec, parseAction: parsePartieAction },
  solo: { codec: soloCodec, parseAction: parseSoloAction },
  escarmouche: { codec: escarmoucheCodec, parseAction: parseEscAction },
} as const;
