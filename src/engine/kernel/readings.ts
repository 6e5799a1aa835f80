import type { Game, Types } from './game.ts';
import { replayLine } from './play.ts';
import type { ModeText } from './text.ts';

interface Sentence {
  readonly sentence: string;
  readonly cites: readonly string[];
}
/** What happens under one value of an option: one side of « ce que changerait l'autre lecture ». `apart` sets several side by side. */
export interface Reading<V extends string | number | boolean = string | number | boolean> {
  readonly value: V;
  readonly told: readonly Sentence[]; // what happened
  readonly refused?: Sentence; // where it stopped
}
interface Run<A, P> {
  readonly scenario: P; // the option under that value
  readonly script: readonly A[];
  readonly shows?: readonly string[] | undefined; // events worth a line; all of them unless told
}

/** Plays a run and tells it, as far as it goes. */
export const readingOf = <T extends Types & { readonly event: { readonly type: string } }, V extends Reading['value']>(
  game: Game<T>,
  text: ModeText<T>,
  { scenario, script, shows }: Run<T['action'], T['scenario']>,
  value: V,
): Reading<V> => {
  const refusedBy = (refusal: T['refusal']): Sentence => ({
    sentence: text.refusal(refusal),
    cites: refusal.cites,
  });
  const start = game.setup(scenario);
  if (!start.ok) return { value, told: [], ...(start.error[0] ? { refused: refusedBy(start.error[0]) } : {}) };
  const played = replayLine(game, start.value, script);
  const line = played.ok ? played.value : played.error.line;
  const told = line.moves.flatMap(({ step }) =>
    step.events
      .filter(({ type }) => shows?.includes(type) ?? true)
      .map((event) => ({ sentence: text.event(event, step.state), cites: event.cites })),
  );
  return !played.ok && played.error.why === 'refused'
    ? { value, told, refused: refusedBy(played.error.refusal) }
    : { value, told };
};
