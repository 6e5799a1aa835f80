// The work on the desk, its undo, and its drafts on the device. The first drawing is the server's; storage and address come after.
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { readStore, writeStore } from '../play/saved.ts';
import type { BadLinkNews } from './BadLink.tsx';
import { copyName, type Draft, type Drafts, dropDraft, EMPTY, keepDraft, parseDrafts } from './drafts.ts';
import { begin, type History, record, redo, undo } from './history.ts';
import { readLink } from './reading.ts';
import type { Named, Trade } from './trade.ts';

export interface Work<T extends Named> {
  readonly drafts: Drafts<T>;
  readonly current: string | null; // the draft under work; null until something changes
  readonly history: History<T>;
  readonly touched: boolean; // worth keeping
  readonly dropped: Draft<T> | null; // the last draft thrown away, to be given back
}
type Change<T extends Named> =
  | { readonly type: 'edit'; readonly change: (scenario: T) => T; readonly field: string; readonly now: number; readonly id: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'duplicate'; readonly id: string } // id: of the draft that begins
  | { readonly type: 'start'; readonly scenario: T; readonly id: string }
  | { readonly type: 'open' | 'drop'; readonly id: string }
  | { readonly type: 'wake'; readonly drafts: Drafts<T>; readonly fresh: (scenario: T) => T }
  | { readonly type: 'kept'; readonly drafts: Drafts<T> };

const fresh = <T extends Named>(work: Work<T>, scenario: T, id: string): Work<T> => ({ ...work, current: id, history: begin(scenario), touched: true });

export const reduce = <T extends Named>(work: Work<T>, change: Change<T>): Work<T> => {
  switch (change.type) {
    case 'edit': {
      const history = record(work.history, change.change(work.history.present), change.field, change.now);
      return history === work.history ? work : { ...work, current: work.current ?? change.id, history, touched: true };
    }
    case 'undo':
      return { ...work, history: undo(work.history), touched: work.touched || work.history.past.length > 0 };
    case 'redo':
      return { ...work, history: redo(work.history) };
    case 'start':
      return fresh(work, change.scenario, change.id);
    case 'duplicate': {
      const { present } = work.history;
      return fresh(work, { ...present, name: copyName(present.name, work.drafts.drafts.map(({ scenario }) => scenario.name)) }, change.id);
    }
    case 'open': {
      const draft = work.drafts.drafts.find(({ id }) => id === change.id);
      return draft === undefined ? work : { ...work, current: draft.id, history: begin(draft.scenario), touched: false, drafts: { ...work.drafts, current: draft.id } };
    }
    case 'drop':
      return { ...work, dropped: work.drafts.drafts.find(({ id }) => id === change.id) ?? null, drafts: dropDraft(work.drafts, change.id), current: work.current === change.id ? null : work.current, touched: work.current === change.id ? false : work.touched };
    case 'wake': {
      const draft = change.drafts.drafts.find(({ id }) => id === change.drafts.current);
      const present = draft?.scenario ?? change.fresh(work.history.present);
      return { drafts: change.drafts, current: draft?.id ?? null, history: begin(present), touched: false, dropped: null };
    }
    case 'kept':
      return { ...work, drafts: change.drafts, dropped: change.drafts.drafts.some(({ id }) => id === work.dropped?.id) ? null : work.dropped };
  }
};

export interface Desktop<T extends Named> {
  readonly history: History<T>;
  readonly drafts: Drafts<T>;
  readonly edit: (change: (scenario: T) => T, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly start: (scenario: T) => void;
  readonly duplicate: () => void;
  readonly open: (id: string) => void;
  readonly drop: (id: string) => void;
  readonly dropped: Draft<T> | null;
  readonly giveBack: () => void;
  readonly badLink: BadLinkNews | undefined;
  readonly forgetLink: () => void;
}

/** Two tabs never give the same one. */
const newId = (): string => `b${Date.now().toString(36)}${Math.floor(performance.now() * 1000).toString(36)}`;
const KEEP_AFTER = 300; // ms without a change
const forgetHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);

export const useDrafts = <T extends Named>(trade: Trade<T>): Desktop<T> => {
  const { store, starter, withMine, isWork } = trade;
  const [work, send] = useReducer<Work<T>, Change<T>>(reduce, { drafts: EMPTY, current: null, history: begin(starter), touched: false, dropped: null });
  const stored = (): Drafts<T> => parseDrafts(readStore(store), isWork);
  const [badLink, setBadLink] = useState<BadLinkNews | undefined>(undefined);
  const awake = useRef(false);
  const opened = useRef(''); // the link that the desk was begun from

  useEffect(() => {
    send({ type: 'wake', drafts: stored(), fresh: withMine });
    const readAddress = (): void => {
      const { hash } = location;
      if (hash === '' || hash === opened.current) setBadLink(undefined); // back from a link that did not open: the work is still on the desk
      if (!/^#[sp]=/.test(hash) || hash === opened.current) return;
      const decoded = readLink(trade, hash);
      if (decoded.ok) opened.current = hash;
      if (decoded.ok) send({ type: 'start', scenario: decoded.value, id: newId() });
      setBadLink(decoded.ok ? undefined : { ...decoded.error, raw: location.href });
    };
    readAddress();
    awake.current = true;
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, []);

  const latest = useRef(work);
  latest.current = work;
  const keep = (): void => {
    const { current, touched, drafts, history: line } = latest.current;
    if (!awake.current || !touched || current === null) return;
    const known = drafts.drafts.find(({ id }) => id === current);
    if (known?.scenario === line.present) return;
    const next = keepDraft(stored(), { id: current, at: Date.now(), scenario: line.present });
    writeStore(store, next);
    send({ type: 'kept', drafts: next });
  };
  useEffect(() => {
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [work.history.present, work.current]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  return {
    history: work.history,
    drafts: work.drafts,
    edit: (change, field = '') => {
      if (/^#s=/.test(location.hash)) forgetHash(); // the address no longer says what is on the desk
      send({ type: 'edit', change, field, now: Date.now(), id: newId() });
    },
    undo: () => send({ type: 'undo' }),
    redo: () => send({ type: 'redo' }),
    start: (scenario) => {
      keep();
      send({ type: 'start', scenario, id: newId() });
    },
    duplicate: () => {
      keep();
      send({ type: 'duplicate', id: newId() });
    },
    open: (id) => {
      keep();
      send({ type: 'open', id });
    },
    drop: (id) => {
      writeStore(store, dropDraft(stored(), id));
      send({ type: 'drop', id });
    },
    dropped: work.dropped,
    giveBack: () => {
      if (work.dropped === null) return;
      const kept = stored();
      const next = { current: kept.current, drafts: [...kept.drafts, work.dropped].toSorted((a, b) => b.at - a.at) };
      writeStore(store, next);
      send({ type: 'kept', drafts: next });
    },
    badLink,
    forgetLink: () => {
      forgetHash();
      setBadLink(undefined);
    },
  };
};
