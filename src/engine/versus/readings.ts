// « Ce que changerait l'autre lecture »: for each option, one short run, played under each of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import { type Reading, readingOf } from '../kernel/readings.ts';
import { partie, partieText } from './partie/index.ts';
import { RUNS } from './readings-runs.ts';
import { OPTION_VALUES, type OptionKey } from './types.ts';

/** One situation played under every value of an option, the default first; what all tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => {
  const { situation, scenario, script, shows } = RUNS[key];
  const readings = OPTION_VALUES[key].map((value) =>
    readingOf(
      partie,
      partieText,
      { scenario: { ...scenario, options: { ...scenario.options, [key]: value } }, script: script(value), shows },
      value,
    ),
  );
  return { situation, readings: apart(readings) };
};
