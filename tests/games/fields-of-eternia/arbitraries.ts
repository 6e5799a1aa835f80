// Anything that a shape of Fields of Eternia accepts, made from the shape itself, for property tests: most of these scenarios are refused by the engine.
import fc from 'fast-check';
import * as v from 'valibot';

/** As much of a schema as is read here. */
interface Shape {
  readonly type: string;
  readonly pipe?: readonly (Shape & { readonly requirement?: unknown })[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly Shape[];
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Shape;
}
const IDS = fc.oneof(
  fc.constantFrom(
    'he-man',
    'skeletor',
    'evil-seed',
    'dylinx',
    'ex-potion',
    'chateau-grayskull',
    'tour-centrale',
    'draw',
    'lay',
    'go',
  ),
  fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/).filter((id) => id !== 'constructor'),
);
/** What a lazy schema may be asked about: an id, a thing told by its text or by an effect, anything else. */
const INPUTS: readonly unknown[] = [
  '',
  {},
  { kind: 'texte' },
  { do: 'boss' },
  { do: 'jetons-quete' },
  { card: '' },
  'soldat',
];
const MOST = 3; // of a list: what is tried is how things are written, not how many there are
const DEEP = 14;

const requirement = (shape: Shape, type: string): number | undefined =>
  shape.pipe?.find((step) => step.type === type)?.requirement as number | undefined;
const text = (shape: Shape): fc.Arbitrary<string> =>
  shape.pipe?.some(({ type }) => type === 'regex') === true
    ? IDS
    : fc.string({ unit: 'binary', maxLength: Math.floor((requirement(shape, 'max_length') ?? 80) / 2) });
const number = (shape: Shape): fc.Arbitrary<number> =>
  fc.integer({ min: requirement(shape, 'min_value') ?? -9_999, max: requirement(shape, 'max_value') ?? 9_999 });
const record = (entries: Readonly<Record<string, Shape>>, deep: number): fc.Arbitrary<unknown> => {
  const optional = Object.keys(entries).filter((key) => entries[key]?.type === 'exact_optional');
  const rare = new Set(deep > DEEP / 2 ? optional : []); // far down, only what must be told: shapes that hold themselves come to an end
  const kept = Object.entries(entries).filter(([key]) => !rare.has(key));
  return fc.record(Object.fromEntries(kept.map(([key, shape]) => [key, from(shape, deep + 1)])), {
    requiredKeys: Object.keys(entries).filter((key) => !optional.includes(key)),
    noNullPrototype: true,
  });
};
const lazy = (shape: Shape, deep: number): fc.Arbitrary<unknown> => {
  const found = INPUTS.map((input) => shape.getter?.(input)).filter((one) => one !== undefined);
  const different = found.filter((one, i) => found.indexOf(one) === i);
  // A getter that answers anew each time says the same of « » and of {} more often than not: what does not fit is sifted out at the end.
  return fc.oneof(...(different.length > 0 ? different : found).map((one) => from(one, deep + 1)));
};
const raw = (shape: Shape, deep: number): fc.Arbitrary<unknown> => {
  switch (shape.type) {
    case 'string':
      return text(shape);
    case 'number':
      return number(shape);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'strict_object':
      return record(shape.entries ?? {}, deep);
    case 'array':
      return fc.array(from(shape.item as Shape, deep + 1), {
        maxLength: deep > DEEP ? 0 : Math.min(MOST, requirement(shape, 'max_length') ?? MOST),
      });
    case 'strict_tuple':
      return fc.tuple(...(shape.items ?? []).map((item) => from(item, deep + 1)));
    case 'record':
      return fc.dictionary(
        from(shape.key as Shape, deep + 1) as fc.Arbitrary<string>,
        from(shape.value as Shape, deep + 1),
        { maxKeys: MOST, noNullPrototype: true },
      );
    case 'nullable':
      return fc.option(from(shape.wrapped as Shape, deep + 1));
    case 'exact_optional':
      return from(shape.wrapped as Shape, deep);
    case 'variant':
      return fc.oneof(
        ...((shape.options ?? []) as readonly Shape[])
          .filter((option) => deep <= DEEP || !JSON.stringify(Object.keys(option.entries ?? {})).includes('success'))
          .map((option) => from(option, deep + 1)),
      );
    case 'lazy':
      return lazy(shape, deep);
    default:
      throw new Error(`no arbitrary for a schema of type ${shape.type}`);
  }
};
/** Sifted wherever the shape checks something that its parts do not say. */
const from = (shape: Shape, deep: number): fc.Arbitrary<unknown> => {
  const checked = shape.type === 'lazy' || shape.pipe?.some(({ type }) => type === 'check') === true;
  const any = raw(shape, deep);
  return checked ? any.filter((value) => v.is(shape as unknown as v.GenericSchema, value)) : any;
};
export const anyOf = <T>(schema: v.GenericSchema<unknown, T>): fc.Arbitrary<T> =>
  from(schema as unknown as Shape, 0) as fc.Arbitrary<T>;
