// What an engine and a link format say of a work, whatever the game.
export interface Finding {
  readonly path: string; // into the work: "units.2.life"
  readonly message: string;
  readonly rules: readonly string[];
  readonly code?: string; // of the engine's refusal, for what mends it
}
/** What mends a fault in one press. */
export interface Mend<T> {
  readonly label: string; // « Poser Hulk sur une case libre »
  readonly change: (work: T) => T;
}
export interface Check {
  readonly faults: readonly Finding[];
  readonly notices: readonly Finding[];
  readonly sharable: boolean; // a link can hold it, even if the rules refuse it
}

/** Whether a path is another one, or below it. */
export const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`);
/** The findings of a field: its own path. */
export const at = (findings: readonly Finding[], path: string): readonly Finding[] =>
  findings.filter((one) => one.path === path);
/** Those of a path and of all that is below it. */
export const under = (findings: readonly Finding[], prefix: string): readonly Finding[] =>
  findings.filter((one) => isUnder(one.path, prefix));

export const verdict = ({ faults }: Check): string =>
  faults.length === 0
    ? 'Prêt à jouer'
    : faults.length === 1
      ? '1 faute à corriger'
      : `${faults.length} fautes à corriger`;
