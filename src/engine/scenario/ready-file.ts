// Reads the file of a ready-made scenario. The file of a scenario, as the workshop saves it, and what the list says of it; its title and its sentence are the scenario's own.
import * as v from 'valibot';
import { isRecord } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Codec, Issue, LinkError } from './codec.ts';
import { describeFileError } from './describe.ts';
import { openEnvelope, parseText } from './file.ts';
import { parseWith, type Words } from './issues.ts';
import { type Ready, WHYS } from './ready.ts';

const sentence = v.pipe(
  v.string(),
  v.regex(/^\p{Lu}.*[.?]$/su, 'une phrase est attendue, de sa majuscule à son point.'),
);
const aboutShape = v.strictObject({
  why: v.picklist(WHYS),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  level: v.picklist([1, 2, 3]),
  teaches: v.pipe(v.array(v.string()), v.minLength(1)),
  goal: v.optional(sentence),
  reached: v.optional(v.strictObject({ result: v.string(), state: v.optional(v.record(v.string(), v.number())) })),
  seat: v.optional(v.picklist([0, 1, 2, 3, 4, 5])),
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const wordsShape = v.object({ name: v.pipe(v.string(), v.minLength(1)), note: sentence });
const WORDS: Words = { lists: {}, fields: {} }; // whoever writes the file reads the names of its own fields
const ABOUT = new Set(Object.keys(aboutShape.entries));
const BAD_NAME = 'Nom du fichier : des minuscules sans accent, des chiffres et des tirets sont attendus.';
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const split = (file: Readonly<Record<string, unknown>>) => {
  const fields = Object.entries(file);
  return {
    about: Object.fromEntries(fields.filter(([key]) => ABOUT.has(key))),
    file: Object.fromEntries(fields.filter(([key]) => !ABOUT.has(key))),
  };
};
const under = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, path: issue.path === '' ? path : `${path}.${issue.path}` }));
const issuesOf = (error: LinkError): readonly Issue[] =>
  error.code === 'invalid' ? error.issues : [{ path: '', message: describeFileError(error).message }];
const faultsOf = <T>(result: Result<T, readonly Issue[]>): readonly Issue[] => (result.ok ? [] : result.error);

/** The scenario itself, by the codec of its mode. */
const scenarioOf = (
  codec: Codec<unknown>,
  file: Readonly<Record<string, unknown>>,
): Result<unknown, readonly Issue[]> => {
  const opened = openEnvelope(codec, file);
  if (!opened.ok) return err(issuesOf(opened.error));
  const { scenario, version } = opened.value;
  const worded = parseWith(wordsShape, WORDS, scenario);
  const read = codec.read(scenario, version);
  const issues = [...faultsOf(worded), ...(read.ok ? [] : issuesOf(read.error))];
  return read.ok && worded.ok ? read : err(under('scenario', issues));
};

/** Reads a file by the codec of its mode; every fault with the field it is about, in French. What the rules say of the scenario is asked of the engine, not here. */
export const readReady = (
  id: string,
  text: string,
  codecOf: (mode: string) => Codec<unknown> | undefined,
): Result<Ready<unknown>, readonly Issue[]> => {
  if (!ID.test(id)) return err([{ path: '', message: BAD_NAME }]);
  const parsed = parseText(text);
  if (!parsed.ok) return err(issuesOf(parsed.error));
  if (!isRecord(parsed.value)) return err([{ path: '', message: 'Un objet est attendu.' }]);
  const { about, file } = split(parsed.value);
  const mode = String(file['jeu'] ?? '');
  const codec = codecOf(mode);
  if (codec === undefined) return err([{ path: 'jeu', message: `« ${mode} » n’est pas un mode de ce jeu.` }]);
  const told = parseWith(aboutShape, WORDS, about);
  const read = scenarioOf(codec, file);
  if (!told.ok || !read.ok) return err([...faultsOf(told), ...faultsOf(read)]);
  const { goal, reached, seat, players, order, ...always } = told.value;
  return ok({
    ...always,
    ...(goal === undefined ? {} : { goal }),
    ...(reached === undefined ? {} : { reached }),
    ...(seat === undefined ? {} : { seat }),
    ...(players === undefined ? {} : { players }),
    ...(order === undefined ? {} : { order }),
    id,
    mode,
    scenario: read.value,
  });
};
