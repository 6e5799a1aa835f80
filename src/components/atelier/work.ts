// The work on the desk, and what each change makes of it: pure, whatever keeps it.
import type { Kept } from '../../kept/records.ts';
import { copyName, type Drafts } from './drafts.ts';
import { begin, type History, record, redo, undo } from './history.ts';
import type { Named } from './trade.ts';

/** A record thrown away, to be given back. */
export interface Dropped extends Kept {
  readonly name: string;
}
export interface Work<T extends Named> {
  readonly drafts: Drafts<T>; // what the device keeps, and nothing else
  readonly current: string | null; // the draft under work; null until something changes
  readonly history: History<T>;
  readonly touched: boolean; // worth keeping
  readonly dropped: readonly Dropped[]; // the last one last
}
type List<T> = Omit<Drafts<T>, 'current'>;
export type Change<T extends Named> =
  | {
      readonly type: 'edit';
      readonly change: (scenario: T) => T;
      readonly field: string;
      readonly now: number;
      readonly id: string;
    }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'duplicate'; readonly id: string } // id: of the draft that begins
  | { readonly type: 'start'; readonly scenario: T; readonly id: string }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'drop'; readonly record: Dropped; readonly id: string | undefined } // undefined: it was no draft
  | { readonly type: 'given-back' }
  | { readonly type: 'follow'; readonly scenario: T; readonly now: number } // another tab wrote in the same draft
  | {
      readonly type: 'wake';
      readonly list: List<T>;
      readonly current: string | null;
      readonly fresh: (scenario: T) => T;
    }
  | { readonly type: 'kept'; readonly list: List<T>; readonly current?: string }; // current: where the work was kept, when it had to be elsewhere

const fresh = <T extends Named>(work: Work<T>, scenario: T, id: string): Work<T> => ({
  ...work,
  current: id,
  history: begin(scenario),
  touched: true,
});
const marked = <T>(list: List<T>, current: string | null): Drafts<T> => ({
  ...list,
  current: list.drafts.some(({ id }) => id === current) ? current : null,
});

export const reduce = <T extends Named>(work: Work<T>, change: Change<T>): Work<T> => {
  switch (change.type) {
    case 'edit': {
      const history = record(work.history, change.change(work.history.present), change.field, change.now);
      return history === work.history ? work : { ...work, current: work.current ?? change.id, history, touched: true };
    }
    case 'undo':
      return { ...work, history: undo(work.history), touched: work.touched || work.history.past.length > 0 };
    case 'redo':
      return { ...work, history: redo(work.history), touched: work.touched || work.history.future.length > 0 };
    case 'start':
      return fresh(work, change.scenario, change.id);
    case 'duplicate': {
      const { present } = work.history;
      return fresh(
        work,
        {
          ...present,
          name: copyName(
            present.name,
            work.drafts.drafts.map(({ scenario }) => scenario.name),
          ),
        },
        change.id,
      );
    }
    case 'open': {
      const draft = work.drafts.drafts.find(({ id }) => id === change.id);
      return draft === undefined
        ? work
        : {
            ...work,
            current: draft.id,
            history: begin(draft.scenario),
            touched: false,
            drafts: { ...work.drafts, current: draft.id },
          };
    }
    case 'drop': {
      const mine = change.id !== undefined && work.current === change.id;
      return {
        ...work,
        dropped: [...work.dropped, change.record],
        current: mine ? null : work.current,
        touched: mine ? false : work.touched,
      };
    }
    case 'given-back':
      return { ...work, dropped: work.dropped.slice(0, -1) };
    case 'follow':
      return { ...work, history: record(work.history, change.scenario, '', change.now) };
    case 'wake': {
      const drafts = marked(change.list, change.current);
      const draft = drafts.drafts.find(({ id }) => id === drafts.current);
      const { present } = work.history;
      const scenario = draft?.scenario ?? change.fresh(present);
      return {
        drafts,
        current: draft?.id ?? null,
        // what is drawn already is not drawn again
        history: JSON.stringify(scenario) === JSON.stringify(present) ? work.history : begin(scenario),
        touched: false,
        dropped: [],
      };
    }
    case 'kept': {
      const current = change.current ?? work.current;
      return { ...work, current, drafts: marked(change.list, current) };
    }
  }
};
