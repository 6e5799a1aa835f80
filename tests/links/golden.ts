// Shape of a golden link, and how one is opened. The files of this folder are links that were published: they are added, never changed.
import { combat } from '../../src/engine/battleworld/combat/index.ts';
import { partie } from '../../src/engine/battleworld/partie/index.ts';
import { combatCodec, parseCombatAction, parsePartieAction, partieCodec } from '../../src/engine/scenario/battleworld.ts';
import type { Divergence, LinkError } from '../../src/engine/scenario/codec.ts';
import { decodeMoment } from '../../src/engine/scenario/moment.ts';
import type { Result } from '../../src/engine/kernel/result.ts';

export interface Golden {
  readonly link: string; // the fragment: "#s=…"
  readonly kind: 's' | 'p';
  readonly mode: string;
  readonly version: number;
  readonly edition?: number; // of the game, for a moment
  readonly expect: { readonly scenario: unknown; readonly actions?: readonly unknown[] };
}
export interface OpenedLink {
  readonly scenario: unknown;
  readonly actions?: readonly unknown[];
  readonly diverged?: Divergence;
}

const pick = ({ scenario, actions, diverged }: OpenedLink): OpenedLink => ({ scenario, ...(actions === undefined ? {} : { actions }), ...(diverged === undefined ? {} : { diverged }) });
const scenarioOf = (result: Result<unknown, LinkError>): Result<OpenedLink, LinkError> => (result.ok ? { ok: true, value: { scenario: result.value } } : result);
const momentOf = (result: Result<OpenedLink, LinkError>): Result<OpenedLink, LinkError> => (result.ok ? { ok: true, value: pick(result.value) } : result);

/** Every mode that has links. */
export const MODES: Readonly<Record<string, { readonly edition: number; readonly s: (link: string) => Result<OpenedLink, LinkError>; readonly p: (link: string) => Result<OpenedLink, LinkError> }>> = {
  [partie.id]: { edition: partie.edition, s: (link) => scenarioOf(partieCodec.decode(link)), p: (link) => momentOf(decodeMoment(partie, partieCodec, parsePartieAction, link)) },
  [combat.id]: { edition: combat.edition, s: (link) => scenarioOf(combatCodec.decode(link)), p: (link) => momentOf(decodeMoment(combat, combatCodec, parseCombatAction, link)) },
};
