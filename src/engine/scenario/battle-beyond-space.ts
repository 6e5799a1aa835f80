// Links and files of Battle Beyond Space: the codecs of its two modes, and how links write their places, ships and actions in few characters. Files stay readable: they hold what the types say.
import type * as v from 'valibot';
import type { PartieAction } from '../battle-beyond-space/partie/types.ts';
import { ok, type Result } from '../kernel/result.ts';
import { packGame, packSkirmish, unpackGame, unpackSkirmish } from './battle-beyond-space-pack.ts';
import { actionShape, fieldsOf, PARTIE_ACTIONS, WORDS } from './battle-beyond-space-shapes.ts';
import { BATTLE_BEYOND_SPACE_DICTIONARIES } from './battle-beyond-space-dictionary.ts';
import { type Json, toJson } from './canonical.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import type { LinkKind } from './envelope.ts';
import { parseWith } from './issues.ts';
import { tuplePacker } from './packer.ts';
import { escarmoucheForm, partieForm } from './battle-beyond-space-form.ts';
import type { Form } from './form.ts';

// ── Codecs
/** A draw is the commonest action: its bare number; the destroyer at the helm, its bare name. */
const actions = tuplePacker({
  fields: fieldsOf(PARTIE_ACTIONS),
  number: { type: 'draw', field: 'card' },
  word: { type: 'helm', field: 'helm' },
});

interface Packing {
  readonly pack: (scenario: Json) => Json;
  readonly unpack: (scenario: Json) => Json;
}
const inMoment = (data: Json, change: (scenario: Json) => Json): Json => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const moment = data as { readonly [key: string]: Json };
  return 's' in moment ? { ...moment, s: change(moment['s'] ?? null) } : data;
};
const changed = (kind: LinkKind, data: Json, change: (scenario: Json) => Json): Json =>
  kind === 's' ? change(data) : inMoment(data, change);
/** The same codec, whose links and moments hold packed scenarios. */
const tight = <T>(codec: Codec<T>, { pack, unpack }: Packing): Codec<T> => {
  const seal: Codec<T>['seal'] = (kind, data) => codec.seal(kind, changed(kind, toJson(data), pack));
  const open: Codec<T>['open'] = (kind, text) => {
    const opened = codec.open(kind, text);
    return opened.ok ? ok({ ...opened.value, data: changed(kind, toJson(opened.value.data), unpack) }) : opened;
  };
  return {
    ...codec,
    seal,
    open,
    encode: (value) => seal('s', codec.write(value)),
    decode: (text) => {
      const opened = open('s', text);
      return opened.ok ? codec.read(opened.value.data, opened.value.version) : opened;
    },
  };
};
const codecOf = <T>(form: Form<T>, packing: Packing): Codec<T> =>
  tight(defineCodec(form, { dictionaries: BATTLE_BEYOND_SPACE_DICTIONARIES, actions }), packing);

export const partieCodec = codecOf(partieForm, { pack: packGame, unpack: unpackGame });
export const escarmoucheCodec = codecOf(escarmoucheForm, { pack: packSkirmish, unpack: unpackSkirmish });
const ACTION = actionShape(PARTIE_ACTIONS) as unknown as v.GenericSchema<unknown, PartieAction>;
/** The shape of an action found in a link; whether it may be played is the engine's matter. A skirmish is played with the actions of a game. */
export const parsePartieAction = (raw: unknown): Result<PartieAction, readonly Issue[]> =>
  parseWith(ACTION, WORDS, raw);

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction },
  escarmouche: { codec: escarmoucheCodec, parseAction: parsePartieAction },
} as const;
