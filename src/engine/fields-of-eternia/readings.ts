// « Ce que changerait l'autre lecture »: for each option, one short run, played under both of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import type { Game } from '../kernel/game.ts';
import { replayLine } from '../kernel/play.ts';
import type { Cite } from '../kernel/rules.ts';
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
import type { OptionKey, Options } from './types.ts';

export interface Reading {
  readonly value: boolean;
  readonly told: readonly { readonly sentence: string; readonly cites: readonly string[] }[]; // what happened
  readonly refused?: { readonly sentence: string; readonly cites: readonly string[] }; // where it stopped
}
interface Played<S, A, E extends Cite<R>, R extends string, P> {
  readonly rules: Game<S, A, E, R, P>;
  readonly text: ModeText<S, A, E, R>;
  readonly scenario: P;
  readonly script: readonly A[];
}
const refusedBy = <S, A, E, R extends string>(
  refusal: Parameters<ModeText<S, A, E, R>['refusal']>[0] | undefined,
  text: ModeText<S, A, E, R>,
): Pick<Reading, 'refused'> => (refusal ? { refused: { sentence: text.refusal(refusal), cites: refusal.cites } } : {});
const tell = <S, A, E extends Cite<R> & { readonly type: string }, R extends string, P>(
  { rules, text, scenario, script }: Played<S, A, E, R, P>,
  value: boolean,
  shows: Run['shows'],
): Reading => {
  const start = rules.setup(scenario);
  if (!start.ok) return { value, told: [], ...refusedBy(start.error[0], text) };
  const played = replayLine(rules, start.value, script);
  const line = played.ok ? played.value : played.error.line;
  const told = line.moves.flatMap(({ step }) =>
    step.events
      .filter(({ type }) => shows?.includes(type) ?? true)
      .map((event) => ({ sentence: text.event(event, step.state), cites: event.cites as readonly string[] })),
  );
  return !played.ok && played.error.why === 'refused'
    ? { value, told, ...refusedBy(played.error.refusal, text) }
    : { value, told };
};
/** A scenario with one of its options as wanted. */
const under = <P extends { readonly options?: Partial<Options> }>(scenario: P, key: OptionKey, value: boolean): P => ({
  ...scenario,
  options: { ...scenario.options, [key]: value },
});
const reading = (run: Run, key: OptionKey, value: boolean): Reading => {
  switch (run.mode) {
    case 'combat-epique':
      return tell(
        { rules: combatEpique, text: combatText, scenario: under(run.scenario, key, value), script: run.script(value) },
        value,
        run.shows,
      );
    case 'des-de-pouvoir':
      return tell(
        {
          rules: desDePouvoir,
          text: desDePouvoirText,
          scenario: under(run.scenario, key, value),
          script: run.script(value),
        },
        value,
        run.shows,
      );
    case 'contrees-sauvages':
      return tell(
        {
          rules: contreesSauvages,
          text: contreesSauvagesText,
          scenario: under(run.scenario, key, value),
          script: run.script(value),
        },
        value,
        run.shows,
      );
    case 'combat-de-soldats':
      return tell(
        {
          rules: combatDeSoldats,
          text: combatDeSoldatsText,
          scenario: under(run.scenario, key, value),
          script: run.script(value),
        },
        value,
        run.shows,
      );
    case 'solo':
      return tell(
        { rules: solo, text: soloText, scenario: under(run.scenario, key, value), script: run.script(value) },
        value,
        run.shows,
      );
    case 'escarmouche':
      return tell(
        {
          rules: escarmouche,
          text: escarmoucheText,
          scenario: under(run.scenario, key, value),
          script: run.script(value),
        },
        value,
        run.shows,
      );
    case 'partie':
      return tell(
        { rules: partie, text: partieText, scenario: under(run.scenario, key, value), script: run.script(value) },
        value,
        run.shows,
      );
  }
};
/** One situation played under both values of an option, the default first; what both tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => ({
  situation: RUNS[key].situation,
  readings: apart([false, true].map((value) => reading(RUNS[key], key, value))),
});
