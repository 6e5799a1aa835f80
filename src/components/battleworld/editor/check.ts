// What the engine and the link format say of a scenario: every fault, each with its place and its rules; then what deserves a word.
import { partie } from '../../../engine/battleworld/partie/index.ts';
import { partieText } from '../../../engine/battleworld/partie/text.ts';
import type { PartieScenario, PartieState } from '../../../engine/battleworld/partie/types.ts';
import type { BwRule } from '../../../engine/battleworld/rules.ts';
import type { Refusal } from '../../../engine/kernel/rules.ts';
import { partieCodec } from '../../../engine/scenario/battleworld.ts';

export interface Finding {
  readonly path: string; // into the scenario: "units.2.life"
  readonly message: string;
  readonly rules: readonly string[];
}
export interface Check {
  readonly faults: readonly Finding[];
  readonly notices: readonly Finding[];
  readonly state: PartieState | undefined; // when nothing is wrong
  readonly sharable: boolean; // a link can hold it, even if the rules refuse it
}

/** A fault of a whole side is told in the section of that side: "units.heroes". */
const finding = (refusal: Refusal<BwRule>): Finding => {
  const side = refusal.values?.['side'];
  return { path: side === undefined ? (refusal.about ?? '') : `${refusal.about ?? ''}.${side}`, message: partieText.refusal(refusal), rules: refusal.cites };
};

/** Faults of shape that the engine has not told already, at the same place or above. */
const shapeFaults = (scenario: PartieScenario, told: readonly Finding[]): { readonly findings: readonly Finding[]; readonly readable: boolean } => {
  const read = partieCodec.read(partieCodec.write(scenario), partieCodec.version);
  if (read.ok) return { findings: [], readable: true };
  const issues = read.error.code === 'invalid' ? read.error.issues : [{ path: '', message: 'Ce scénario ne tient pas dans un lien.' }];
  const findings = issues.filter(({ path }) => !told.some((one) => one.path === path)).map(({ path, message }) => ({ path, message, rules: [] }));
  return { findings, readable: false };
};

export const check = (scenario: PartieScenario): Check => {
  const setup = partie.setup(scenario);
  const faults = setup.ok ? [] : setup.error.map(finding);
  const shape = shapeFaults(scenario, faults);
  const all = [...faults, ...shape.findings];
  return { faults: all, notices: (partie.notices?.(scenario) ?? []).map(finding), state: setup.ok && all.length === 0 ? setup.value : undefined, sharable: shape.readable };
};

/** The findings of a field: its own path, and what is below it unless a field of its own shows that. */
export const at = (findings: readonly Finding[], path: string): readonly Finding[] => findings.filter((one) => one.path === path);
export const within = (findings: readonly Finding[], prefix: string): readonly Finding[] => findings.filter((one) => one.path === prefix || one.path.startsWith(`${prefix}.`));
