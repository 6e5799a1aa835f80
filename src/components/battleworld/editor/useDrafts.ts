// The scenario under work, its undo, and its drafts on the device. The first drawing is the server's; storage and address come after.
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { partieCodec } from '../../../engine/scenario/battleworld.ts';
import { describeLinkError } from '../../../engine/scenario/describe.ts';
import { readStore, writeStore } from '../../play/saved.ts';
import type { BadLinkNews } from './BadLink.tsx';
import { copyName, type Draft, type Drafts, dropDraft, EMPTY, keepDraft, parseDrafts, STORE } from './drafts.ts';
import { begin, type History, record, redo, undo } from './history.ts';

interface Work {
  readonly drafts: Drafts;
  readonly current: string | null; // the draft under work; null until something changes
  readonly history: History<PartieScenario>;
  readonly touched: boolean; // worth keeping
  readonly dropped: Draft | null; // the last draft thrown away, to be given back
}
type Change =
  | { readonly type: 'edit'; readonly change: (scenario: PartieScenario) => PartieScenario; readonly field: string; readonly now: number; readonly id: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'duplicate'; readonly id: string } // id: of the draft that begins
  | { readonly type: 'start'; readonly scenario: PartieScenario; readonly id: string }
  | { readonly type: 'open' | 'drop'; readonly id: string }
  | { readonly type: 'wake'; readonly drafts: Drafts; readonly fresh: (scenario: PartieScenario) => PartieScenario }
  | { readonly type: 'kept'; readonly drafts: Drafts };

const fresh = (work: Work, scenario: PartieScenario, id: string): Work => ({ ...work, current: id, history: begin(scenario), touched: true });

export const reduce = (work: Work, change: Change): Work => {
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

export interface Desktop {
  readonly history: History<PartieScenario>;
  readonly drafts: Drafts;
  readonly edit: (change: (scenario: PartieScenario) => PartieScenario, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly start: (scenario: PartieScenario) => void;
  readonly duplicate: () => void;
  readonly open: (id: string) => void;
  readonly drop: (id: string) => void;
  readonly dropped: Draft | null;
  readonly giveBack: () => void;
  readonly badLink: BadLinkNews | undefined;
  readonly forgetLink: () => void;
}

/** Two tabs never give the same one. */
const newId = (): string => `b${Date.now().toString(36)}${Math.floor(performance.now() * 1000).toString(36)}`;
const KEEP_AFTER = 300; // ms without a change
const forgetHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);

export const useDrafts = (starter: PartieScenario, freshen: (scenario: PartieScenario) => PartieScenario): Desktop => {
  const [work, send] = useReducer<Work, Change>(reduce, { drafts: EMPTY, current: null, history: begin(starter), touched: false, dropped: null });
  const [badLink, setBadLink] = useState<BadLinkNews | undefined>(undefined);
  const awake = useRef(false);

  useEffect(() => {
    send({ type: 'wake', drafts: parseDrafts(readStore(STORE)), fresh: freshen });
    const readAddress = (): void => {
      if (!/^#[sp]=/.test(location.hash)) return;
      const decoded = partieCodec.decode(location.hash);
      if (decoded.ok) send({ type: 'start', scenario: decoded.value, id: newId() });
      setBadLink(decoded.ok ? undefined : { ...describeLinkError(decoded.error), raw: location.href });
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
    const next = keepDraft(parseDrafts(readStore(STORE)), { id: current, at: Date.now(), scenario: line.present });
    writeStore(STORE, next);
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
      writeStore(STORE, dropDraft(parseDrafts(readStore(STORE)), id));
      send({ type: 'drop', id });
    },
    dropped: work.dropped,
    giveBack: () => {
      if (work.dropped === null) return;
      const stored = parseDrafts(readStore(STORE));
      const next = { current: stored.current, drafts: [...stored.drafts, work.dropped].toSorted((a, b) => b.at - a.at) };
      writeStore(STORE, next);
      send({ type: 'kept', drafts: next });
    },
    badLink,
    forgetLink: () => {
      forgetHash();
      setBadLink(undefined);
    },
  };
};
