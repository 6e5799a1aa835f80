// Links and files of Versus: the codecs of its two modes, and how a moment writes their actions in few characters.
import type * as v from 'valibot';
import { isRecord } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import type { TrackAction } from '../versus/mission/types.ts';
import { shareable } from '../versus/partie/secrets.ts';
import type { PartieAction } from '../versus/partie/types.ts';
import type { Json } from './canonical.ts';
import { type ActionPacker, type Codec, defineCodec, type Issue } from './codec.ts';
import { parseWith } from './issues.ts';
import { tuplePacker } from './packer.ts';
import { VERSUS_DICTIONARIES } from './versus-dictionary.ts';
import { actionShape, PARTIE_ACTIONS, TRACK_ACTIONS } from './versus-shapes.ts';
import { WORDS } from './versus-words.ts';
import type { Form } from './form.ts';
import { FORMS } from './versus-form.ts';

// ── Actions: as tuples, their fields in order; those that may be left out come last, and are left out there too.
type Table = Readonly<Record<string, v.ObjectEntries>>;
const isOptional = (schema: { readonly type: string }): boolean => schema.type === 'exact_optional';
const sparsePacker = (table: Table): ActionPacker => {
  const tuples = tuplePacker({
    fields: Object.fromEntries(Object.entries(table).map(([tag, fields]) => [tag, Object.keys(fields)])),
  });
  const fieldsOf = (tag: unknown): v.ObjectEntries =>
    typeof tag === 'string' && Object.hasOwn(table, tag) ? (table[tag] ?? {}) : {};
  /** The tag and the fields that are always there. */
  const least = (tag: unknown): number =>
    1 + Object.values(fieldsOf(tag)).filter((schema) => !isOptional(schema)).length;
  const trimmed = (entry: readonly Json[]): readonly Json[] =>
    entry.slice(0, Math.max(least(entry[0]), entry.findLastIndex((value) => value !== null) + 1));
  const padded = (entry: readonly unknown[]): readonly unknown[] => [
    ...entry,
    ...Array.from(
      {
        length:
          entry.length < least(entry[0]) ? 0 : Math.max(0, 1 + Object.keys(fieldsOf(entry[0])).length - entry.length),
      },
      () => null,
    ),
  ];
  const filled = (action: unknown): unknown => {
    if (!isRecord(action)) return action;
    const fields = fieldsOf(action['type']);
    return Object.fromEntries(
      Object.entries(action).filter(
        ([key, value]) => value !== null || fields[key] === undefined || !isOptional(fields[key]),
      ),
    );
  };
  return {
    pack: (actions) => {
      const entries = tuples.pack(actions);
      return Array.isArray(entries)
        ? entries.map((entry: Json) => (Array.isArray(entry) ? trimmed(entry) : entry))
        : entries;
    },
    unpack: (raw, version) =>
      tuples
        .unpack(
          Array.isArray(raw) ? raw.map((entry: unknown) => (Array.isArray(entry) ? padded(entry) : entry)) : raw,
          version,
        )
        ?.map(filled),
  };
};
const parserOf = <A>(table: Table): ((raw: unknown) => Result<A, readonly Issue[]>) => {
  const shape = actionShape(table) as unknown as v.GenericSchema<unknown, A>;
  return (raw) => parseWith(shape, WORDS, raw);
};

// ── Codecs
const codecOf = <T>(form: Form<T>, table: Table): Codec<T> =>
  defineCodec(form, { dictionaries: VERSUS_DICTIONARIES, actions: sparsePacker(table) });
export const partieCodec = codecOf(FORMS.partie, PARTIE_ACTIONS);
export const missionCodec = codecOf(FORMS.mission, TRACK_ACTIONS);
/** The shape of an action found in a link; whether it may be played is the engine's matter. */
export const parsePartieAction = parserOf<PartieAction>(PARTIE_ACTIONS);
export const parseTrackAction = parserOf<TrackAction>(TRACK_ACTIONS);

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction, shareable },
  mission: { codec: missionCodec, parseAction: parseTrackAction },
} as const;
