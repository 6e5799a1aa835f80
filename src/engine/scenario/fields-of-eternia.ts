// Links and files of Fields of Eternia: the codecs of its modes, and how a moment writes their actions in few characters.
import type * as v from 'valibot';
import type { SoldiersAction } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatAction } from '../fields-of-eternia/combat/types.ts';
import type { WildAction } from '../fields-of-eternia/contrees-sauvages/types.ts';
import type { EscAction } from '../fields-of-eternia/escarmouche/types.ts';
import type { PartieAction } from '../fields-of-eternia/partie/types.ts';
import type { AnySoloAction } from '../fields-of-eternia/solo/types.ts';
import type { Result } from '../kernel/result.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import { FIELDS_OF_ETERNIA_DICTIONARIES } from './fields-of-eternia-dictionary.ts';
import { ESC_ACTIONS, SOLO_ACTIONS } from './fields-of-eternia-long-shapes.ts';
import {
  actionShape,
  BATAILLE_ACTIONS,
  COMBAT_ACTIONS,
  fieldsOf,
  PARTIE_ACTIONS,
  WILD_ACTIONS,
} from './fields-of-eternia-action-shapes.ts';
import { WORDS } from './fields-of-eternia-field-shapes.ts';
import { parseWith } from './issues.ts';
import { tuplePacker } from './packer.ts';
import { FORMS } from './fields-of-eternia-form.ts';
import type { Form } from './form.ts';

// ── Codecs
/** The actions of a mode: how a moment writes them. A drawn card is the commonest: its bare name. */
const packed = (fields: Readonly<Record<string, readonly string[]>>) =>
  tuplePacker({ fields, ...(Object.hasOwn(fields, 'draw') ? { word: { type: 'draw', field: 'card' } } : {}) });
const codecOf = <T>(form: Form<T>, actions: Readonly<Record<string, readonly string[]>>): Codec<T> =>
  defineCodec(form, { dictionaries: FIELDS_OF_ETERNIA_DICTIONARIES, actions: packed(actions) });
const parserOf = <A>(table: Parameters<typeof actionShape>[0]): ((raw: unknown) => Result<A, readonly Issue[]>) => {
  const shape = actionShape(table) as unknown as v.GenericSchema<unknown, A>;
  return (raw) => parseWith(shape, WORDS, raw);
};

const COMBAT_FIELDS = fieldsOf(COMBAT_ACTIONS);
export const combatCodec = codecOf(FORMS['combat-epique'], COMBAT_FIELDS);
const powerCodec = codecOf(FORMS['des-de-pouvoir'], COMBAT_FIELDS);
export const wildCodec = codecOf(FORMS['contrees-sauvages'], fieldsOf(WILD_ACTIONS));
export const batailleCodec = codecOf(FORMS['combat-de-soldats'], fieldsOf(BATAILLE_ACTIONS));
export const partieCodec = codecOf(FORMS.partie, fieldsOf(PARTIE_ACTIONS));
export const soloCodec = codecOf(FORMS.solo, fieldsOf(SOLO_ACTIONS));
export const escarmoucheCodec = codecOf(FORMS.escarmouche, fieldsOf(ESC_ACTIONS));
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
