// What the shared workshop must know of a game: where its drafts are kept, what judges them, and where to fetch what writes and reads their links and files.
import type { Result } from '../../engine/kernel/result.ts';
import type { Json } from '../../engine/scenario/canonical.ts';
import type { LinkError } from '../../engine/scenario/codec.ts';
import type { Form } from '../../engine/scenario/form.ts';
import type { BoxTrade } from './box/things.ts';
import type { Check, Finding, Mend } from './findings.ts';
import type { SamplesOf } from './samples.ts';

/** What is on the desk: it bears the name of its scenario. */
export interface Named {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
}
/** A work as the table takes it from this device. */
export interface Packed {
  readonly mode: string; // id: "battleworld/partie"
  readonly version: number;
  readonly scenario: Json;
}
export const packed = <P>(form: Form<P>, scenario: P): Packed => ({
  mode: form.game,
  version: form.version,
  scenario: form.write(scenario),
});
/** How a work leaves and comes in. `encode` and `toFile` are called only once `check` says that it is sharable. */
export interface Post<T extends Named> {
  readonly encode: (work: T) => string; // what follows `#s=`
  readonly toFile: (work: T) => string;
  readonly fromLink: (text: string) => Result<T, LinkError>;
  readonly fromFile: (text: string) => Result<T, LinkError>;
}
export interface Trade<T extends Named> {
  readonly jeu: string;
  readonly store: string; // key of its drafts on the device
  readonly starter: T;
  /** The work, with the reader's own rulings. */
  readonly withMine: (work: T) => T;
  /** Whether what was kept can be shown: types only. A draft may well be faulty, that is what it is for. */
  readonly isWork: (value: unknown) => value is T;
  readonly check: (work: T) => Check;
  /** Where a fault is, in words: « Hulk, vie ». */
  readonly placeOf: (path: string, work: T) => string;
  /** What mends a fault in one press, the surest first. */
  readonly mends?: (work: T, found: Finding) => readonly Mend<T>[];
  /** The reader's own things, kept from one scenario to the next; none unless told. */
  readonly box?: BoxTrade<T>;
  /** Its example values: fetched once the page is awake; none unless told. */
  readonly samples?: () => Promise<SamplesOf<T>>;
  /** Called only once `check` says that it is sharable. */
  readonly pack: (work: T) => Packed;
  /** Fetched for an address that holds a work, else once the page is awake. */
  readonly post: () => Promise<Post<T>>;
}

// a work is replaced, never changed; what judges it may come later than the work
const SAID = new WeakMap<Named, { readonly by: unknown; readonly said: Check }>();
/** What the engine says of a work, worked out once: it is asked as a link is read, then as the work is shown. */
export const checkOf = <T extends Named>({ check }: Pick<Trade<T>, 'check'>, work: T): Check => {
  const known = SAID.get(work);
  if (known?.by === check) return known.said;
  const said = check(work);
  SAID.set(work, { by: check, said });
  return said;
};
