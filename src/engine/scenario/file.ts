import type { Result } from '../kernel/result.ts';
import { err } from '../kernel/result.ts';
import type { Codec, LinkError } from './codec.ts';
import { jsonFault } from './json-fault.ts';

// Scenarios as files: { "jeu": "battleworld/partie", "version": 1, "scenario": { … } }, so that old files are upgraded as old links are.

/** Longest file that is read, in characters. */
export const MAX_FILE = 262_144;

const invalid = (path: string, message: string): { readonly ok: false; readonly error: LinkError } => err({ code: 'invalid', issues: [{ path, message }] });

/** Readable JSON, ending with a newline. */
export const printScenario = <T>(codec: Codec<T>, value: T): string => `${JSON.stringify({ jeu: codec.game, version: codec.version, scenario: codec.write(value) }, null, 2)}\n`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file of `printScenario`, or a bare scenario in the present shape. Every fault in French; bad JSON with its line and column. Never throws. */
export const parseScenarioText = <T>(codec: Codec<T>, text: string): Result<T, LinkError> => {
  if (text.length > MAX_FILE) return err({ code: 'too-long', length: text.length, max: MAX_FILE });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const fault = jsonFault(text.replace(/^\uFEFF/, ''));
    return invalid('', fault === undefined ? 'Ce fichier n’est pas du JSON.' : `Ligne ${fault.line}, colonne ${fault.column} : ${fault.message}`);
  }
  if (!isRecord(raw) || !('scenario' in raw)) return codec.read(raw, codec.version);
  if (raw['jeu'] !== codec.game) return typeof raw['jeu'] === 'string' ? err({ code: 'unknown-game', game: raw['jeu'].slice(0, 80) }) : invalid('jeu', `Jeu : « ${codec.game} » est attendu.`);
  const { version } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return invalid('version', 'Version : un nombre entier est attendu.');
  return codec.read(raw['scenario'], version);
};
