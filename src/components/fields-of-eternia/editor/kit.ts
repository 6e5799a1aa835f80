// What the workshop must know of a kind of scenario: loaded when the kind is first needed.
import type { ComponentType, JSX } from 'preact';
import { sentenceOf, type FoeRefusal } from '../../../engine/fields-of-eternia/faults.ts';
import type { Box } from '../../atelier/BoxPage.tsx';
import type { Finding } from '../../atelier/findings.ts';
import { isOf, type Mode, type Work, type WorkOf } from './modes.ts';

export interface Told {
  readonly faults: readonly Finding[];
  readonly notices: readonly Finding[];
}
export interface Kit {
  readonly judge: (work: Work) => Told;
  readonly Form: ComponentType;
  readonly Pane: ComponentType; // the live drawing
  readonly Sheet: (props: { readonly work: Work }) => JSX.Element | null; // what is printed of it, under its name
  readonly box: (work: Work) => Box | undefined; // what it takes, and its set-up
}
const NOTHING: Told = { faults: [], notices: [] };
type Setup = { readonly ok: true } | { readonly ok: false; readonly error: readonly FoeRefusal[] };

interface KitSpec<M extends Mode> {
  readonly modes: readonly M[];
  readonly setup: (scenario: WorkOf<M>) => Setup;
  readonly notices?: (scenario: WorkOf<M>) => readonly FoeRefusal[];
  readonly refusals: readonly Readonly<Record<string, string>>[]; // sentences by code
  readonly Form: ComponentType;
  readonly Pane: ComponentType;
  readonly Sheet: (work: WorkOf<M>) => JSX.Element | null;
  readonly box: (work: WorkOf<M>) => Box;
}
export const kitOf = <M extends Mode>({ modes, setup, notices, refusals, Form, Pane, Sheet, box }: KitSpec<M>): Kit => {
  const say = sentenceOf(...refusals);
  const finding = (refusal: FoeRefusal): Finding => ({
    path: refusal.about ?? '',
    message: say(refusal),
    rules: refusal.cites,
  });
  return {
    judge: (work) => {
      if (!isOf(work, modes)) return NOTHING;
      const result = setup(work);
      return { faults: result.ok ? [] : result.error.map(finding), notices: (notices?.(work) ?? []).map(finding) };
    },
    Form,
    Pane,
    Sheet: ({ work }) => (isOf(work, modes) ? Sheet(work) : null),
    box: (work) => (isOf(work, modes) ? box(work) : undefined),
  };
};
