// « Ce que changerait l'autre lecture »: for each option, one short run, played under both of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import { replayLine } from '../kernel/play.ts';
import type { BbsRefusal } from './faults.ts';
import { partie, partieText } from './partie/index.ts';
import { type Run, RUNS, type Value } from './readings-runs.ts';
import { OPTION_VALUES, type OptionKey } from './types.ts';

export interface Reading {
  readonly value: Value;
  readonly told: readonly { readonly sentence: string; readonly cites: readonly string[] }[]; // what happened
  readonly refused?: { readonly sentence: string; readonly cites: readonly string[] }; // where it stopped
}
const refusedBy = (refusal: BbsRefusal): NonNullable<Reading['refused']> => ({
  sentence: partieText.refusal(refusal),
  cites: refusal.cites,
});
const read = ({ scenario, script, shows }: Run, key: OptionKey, value: Value): Reading => {
  const start = partie.setup({ ...scenario, options: { ...scenario.options, [key]: value } });
  if (!start.ok) return { value, told: [], ...(start.error[0] ? { refused: refusedBy(start.error[0]) } : {}) };
  const played = replayLine(partie, start.value, script(value));
  const line = played.ok ? played.value : played.error.line;
  const told = line.moves.flatMap(({ step }) =>
    step.events
      .filter(({ type }) => shows.includes(type))
      .map((event) => ({ sentence: partieText.event(event, step.state), cites: event.cites })),
  );
  return !played.ok && played.error.why === 'refused'
    ? { value, told, refused: refusedBy(played.error.refusal) }
    : { value, told };
};
/** One situation played under both values of an option, the default first; what both tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => ({
  situation: RUNS[key].situation,
  readings: apart(OPTION_VALUES[key].map((value) => read(RUNS[key], key, value))),
});
