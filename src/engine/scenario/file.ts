import { isRecord } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Codec, LinkError } from './codec.ts';
import { jsonFault } from './json-fault.ts';

// Scenarios as files: { "jeu": "battleworld/partie", "version": 1, "scenario": { … } }, so that old files are upgraded as old links are.

/** Longest file that is read, in characters. */
export const MAX_FILE = 262_144;
const MOST = 20; // faults told at once

const invalid = (path: string, message: string): { readonly ok: false; readonly error: LinkError } =>
  err({ code: 'invalid', issues: [{ path, message }] });

/** Readable JSON, ending with a newline. */
export const printScenario = <T>(codec: Codec<T>, value: T): string =>
  `${JSON.stringify({ jeu: codec.game, version: codec.version, scenario: codec.write(value) }, null, 2)}\n`;

const ENVELOPE: readonly string[] = ['jeu', 'version', 'scenario'];
const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The data of a text; every fault in French, with its line and column. */
export const parseText = (text: string): Result<unknown, LinkError> => {
  if (text.length > MAX_FILE) return err({ code: 'too-long', length: text.length, max: MAX_FILE });
  const json = text.replace(/^\uFEFF/, '');
  const fault = jsonFault(json);
  if (fault !== undefined) return invalid('', `Ligne ${fault.line}, colonne ${fault.column} : ${fault.message}`);
  try {
    return ok(JSON.parse(json));
  } catch {
    return invalid('', 'Ce fichier n’est pas du JSON.');
  }
};

interface Enclosed {
  readonly version: number;
  readonly scenario: unknown;
}
/** What the envelope of a file holds, when it is for this codec. */
export const openEnvelope = (
  codec: Pick<Codec<unknown>, 'game' | 'version'>,
  raw: Readonly<Record<string, unknown>>,
): Result<Enclosed, LinkError> => {
  if (raw['jeu'] !== codec.game)
    return typeof raw['jeu'] === 'string'
      ? err({ code: 'unknown-game', game: clip(raw['jeu']) })
      : invalid('jeu', `Jeu : « ${codec.game} » est attendu.`);
  const { version } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return invalid('version', 'Version : un nombre entier est attendu.');
  const unknown = Object.keys(raw).filter((key) => !ENVELOPE.includes(key));
  if (version <= codec.version && unknown.length > 0)
    return err({
      code: 'invalid',
      issues: unknown.slice(0, MOST).map((key) => ({ path: key, message: `« ${clip(key)} » : ce champ est inconnu.` })),
    });
  return ok({ version, scenario: raw['scenario'] });
};

/** Reads a file of `printScenario`, or a bare scenario in the present shape. Every fault in French; bad JSON with its line and column. Never throws. */
export const parseScenarioText = <T>(codec: Codec<T>, text: string): Result<T, LinkError> => {
  const parsed = parseText(text);
  if (!parsed.ok) return parsed;
  const raw = parsed.value;
  if (!isRecord(raw) || !Object.hasOwn(raw, 'scenario')) return codec.read(raw, codec.version);
  const opened = openEnvelope(codec, raw);
  return opened.ok ? codec.read(opened.value.scenario, opened.value.version) : opened;
};
