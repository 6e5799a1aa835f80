// « Ce que changerait l'autre lecture »: for each option, one short run, played under both of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import type { Game, Types } from '../kernel/game.ts';
import { type Reading, readingOf } from '../kernel/readings.ts';
import type { ModeText } from '../kernel/text.ts';
import { combatDeSoldats, combatDeSoldatsText } from './combat-de-soldats/index.ts';
import { combatEpique } from './combat-epique/index.ts';
import { combatText } from './combat/text.ts';
import { contreesSauvages, contreesSauvagesText } from './contrees-sauvages/index.ts';
import { desDePouvoir, desDePouvoirText } from './des-de-pouvoir/index.ts';
import { escarmouche, escarmoucheText } from './escarmouche/index.ts';
import { partie, partieText } from './partie/index.ts';
import { type Run, RUNS } from './readings-runs.ts';
import { solo, soloText } from './solo/index.ts';
import { OPTION_VALUES } from './options.ts';
import type { OptionKey, Options } from './types.ts';

/** A run of one mode, with what plays and tells it. */
interface Telling<T extends Types> {
  readonly rules: Game<T>;
  readonly text: ModeText<T>;
  readonly run: Pick<Run, 'shows'> & {
    readonly scenario: T['scenario'];
    readonly script: (value: boolean) => readonly T['action'][];
  };
}
interface Optional extends Types {
  readonly event: Types['event'] & { readonly type: string };
  readonly scenario: { readonly options?: Partial<Options> };
}
const tell = <T extends Optional>(
  { rules, text, run: { scenario, script, shows } }: Telling<T>,
  key: OptionKey,
  value: boolean,
): Reading =>
  readingOf(
    rules,
    text,
    { scenario: { ...scenario, options: { ...scenario.options, [key]: value } }, script: script(value), shows },
    value,
  );
const reading = (run: Run, key: OptionKey, value: boolean): Reading => {
  switch (run.mode) {
    case 'combat-epique':
      return tell({ rules: combatEpique, text: combatText, run }, key, value);
    case 'des-de-pouvoir':
      return tell({ rules: desDePouvoir, text: desDePouvoirText, run }, key, value);
    case 'contrees-sauvages':
      return tell({ rules: contreesSauvages, text: contreesSauvagesText, run }, key, value);
    case 'combat-de-soldats':
      return tell({ rules: combatDeSoldats, text: combatDeSoldatsText, run }, key, value);
    case 'solo':
      return tell({ rules: solo, text: soloText, run }, key, value);
    case 'escarmouche':
      return tell({ rules: escarmouche, text: escarmoucheText, run }, key, value);
    case 'partie':
      return tell({ rules: partie, text: partieText, run }, key, value);
  }
};
/** One situation played under both values of an option, the default first; what both tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => ({
  situation: RUNS[key].situation,
  readings: apart(OPTION_VALUES[key].map((value) => reading(RUNS[key], key, value))),
});
