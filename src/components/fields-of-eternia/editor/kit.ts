// What the workshop must know of a kind of scenario: loaded when the kind is first needed.
import type { ComponentType, JSX } from 'preact';
import { sentenceOf, type FoeRefusal } from '../../../engine/fields-of-eternia/faults.ts';
import type { Box } from '../../atelier/BoxPage.tsx';
import type { Finding, Mend } from '../../atelier/findings.ts';
import type { Placing } from '../../atelier/place/hand.ts';
import type { Board } from './plateau/board.ts';
import { isOf, type Mode, type Work, type WorkOf } from './modes.ts';

export interface Told {
  readonly faults: readonly Finding[];
  readonly notices: readonly Finding[];
}
export interface Kit {
  readonly judge: (work: Work) => Told;
  readonly Form: ComponentType;
  readonly Pane: ComponentType; // the live drawing
  readonly placing: Placing<Work> | undefined; // what one does on it, where it is a place
  readonly mends: (work: Work, found: Finding) => readonly Mend<Work>[];
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
  readonly placing?: Placing<Board>;
  readonly mends?: (work: Board, found: Finding) => readonly Mend<Board>[];
  readonly Sheet: (work: WorkOf<M>) => JSX.Element | null;
  readonly box: (work: WorkOf<M>) => Box;
}
export const kitOf = <M extends Mode>(spec: KitSpec<M>): Kit => {
  const { modes, setup, notices, refusals, Form, Pane, placing, mends, Sheet, box } = spec;
  const say = sentenceOf(...refusals);
  const finding = (refusal: FoeRefusal): Finding => ({
    path: refusal.about ?? '',
    message: say(refusal),
    rules: refusal.cites,
    code: refusal.code,
  });
  return {
    judge: (work) => {
      if (!isOf(work, modes)) return NOTHING;
      const result = setup(work);
      return { faults: result.ok ? [] : result.error.map(finding), notices: (notices?.(work) ?? []).map(finding) };
    },
    Form,
    Pane,
    // whoever takes the kit of a kind gives it that kind's works
    placing: placing as unknown as Placing<Work> | undefined,
    mends: (work, found) =>
      isOf(work, modes) ? ((mends?.(work as unknown as Board, found) ?? []) as unknown as readonly Mend<Work>[]) : [],
    Sheet: ({ work }) => (isOf(work, modes) ? Sheet(work) : null),
    box: (work) => (isOf(work, modes) ? box(work) : undefined),
  };
};
