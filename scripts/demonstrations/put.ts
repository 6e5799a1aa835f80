// Demonstrations written by hand, put into the file of a game: a list of `Put`, as JSON. Each is played first; what does not show its rule is told and left out.
import { type Demonstrations, MOST_SHOWN, type Sight, type Situation } from '../../src/engine/kernel/demonstration.ts';
import { lookAt } from '../../src/engine/kernel/sight.ts';
import { plain } from '../../tests/demonstrations.ts';
import type { GameSubject } from '../../tests/games/subject.ts';
import type { Found } from './found.ts';

export interface Put {
  readonly rule: string;
  readonly look: string; // what to look at, in one sentence; alone, it is said of the moment that the file has
  readonly mode?: string; // « partie » unless told
  readonly start?: unknown; // the name of a ready-made scenario, of an example's or of a situation; or a scenario that the set-up refuses
  readonly kind?: Sight['kind']; // an event unless told
  readonly actions?: readonly unknown[]; // up to the moment, the telling one included for an event
  readonly from?: number; // how many of them are already played when the reader comes in
  readonly action?: unknown; // tried, or offered beside the turn
}
const KINDS: Readonly<Record<Sight['kind'], Found['kind']>> = {
  event: 'stated',
  aside: 'aside',
  refusal: 'refusal',
  node: 'node',
  notice: 'notice',
  setup: 'setup',
};

/** What is put, played; a sentence for what cannot be. */
export const putOf = (
  put: Put,
  subject: GameSubject,
  file: Demonstrations,
  starts: readonly Situation[],
  had: Found | undefined,
): Found | string => {
  const { rule, look, mode: name = 'partie', start, kind = 'event', actions = [], from = 0, action } = put;
  if (start === undefined)
    return had === undefined ? `${rule}: a sentence, and no moment in the file` : { ...had, look };
  const mode = subject.modes[name];
  if (mode === undefined) return `${rule}: no mode ${name}`;
  const named = starts.find((one) => one.mode === name && (one.scenario as { readonly name?: string }).name === start);
  const scenario = typeof start === 'string' ? plain(named?.scenario ?? null) : start;
  if (scenario === null) return `${rule}: no start of ${name} is called ${String(start)}`;
  if (actions.length - from > MOST_SHOWN)
    return `${rule}: ${actions.length - from} actions shown, ${MOST_SHOWN} at most`;
  const moment = { run: 0, step: actions.length, from };
  const sight: Sight =
    kind === 'setup' || kind === 'notice'
      ? { kind, mode: name, scenario: 0, look }
      : kind === 'refusal' || kind === 'aside'
        ? { kind, ...moment, action, look }
        : { kind, ...moment, look };
  const seen = lookAt(
    mode.game,
    { ...file, scenarios: [scenario], runs: [{ mode: name, scenario: 0, actions }] },
    sight,
  );
  if (!seen.ok) return `${rule}: ${seen.error}`;
  if (!seen.value.cites.includes(rule)) return `${rule}: not cited there, but ${seen.value.cites.join(', ')}`;
  const source = { name, mode, scenario, scripts: [] };
  return {
    kind: KINDS[kind],
    cost: 0,
    source,
    actions,
    rank: 0,
    look,
    from,
    ...(action === undefined ? {} : { action }),
  };
};
