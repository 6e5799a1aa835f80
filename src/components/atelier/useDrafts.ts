// The desk as an island keeps it: the work, its drafts on the device, other tabs, links. The first drawing is the server's; storage and address come after.
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { drop, read, write } from '../../kept/device.ts';
import { keepAt, type Kept, newId, onOtherTab, type Place } from '../../kept/records.ts';
import { lien } from '../../site/link.ts';
import { useTry } from '../play/Failed.tsx';
import { breathe } from '../play/late.ts';
import { fromSite } from '../play/SentNote.tsx';
import { readTab, writeTab } from '../../kept/tab.ts';
import type { BadLinkNews } from './BadLink.tsx';
import { draftKeyOf, type Drafts, draftText, EMPTY, openKey, readDraft, shelf } from './drafts.ts';
import { begin, type History } from './history.ts';
import { openMail } from './post.ts';
import type { Named, Trade } from './trade.ts';
import { type Change, type Dropped, reduce, type Work } from './work.ts';

export interface Desktop<T extends Named> {
  readonly history: History<T>;
  readonly drafts: Drafts<T>;
  readonly edit: (change: (scenario: T) => T, field?: string) => void; // the same from one drawing to the next
  readonly undo: () => void;
  readonly redo: () => void;
  readonly start: (scenario: T) => void;
  readonly duplicate: () => void;
  readonly open: (id: string) => void;
  readonly drop: (record: Kept, name: string) => void;
  readonly dropped: readonly Dropped[];
  readonly giveBack: () => void;
  readonly refused: boolean; // what is on the desk is not on the device
  readonly news: string; // what another tab changed here
  readonly sent: boolean; // what is on the desk came by a link, and nobody has touched it
  readonly settle: () => void; // the reader has read what was sent
  readonly badLink: BadLinkNews | undefined;
  readonly forgetLink: () => void;
  readonly ready: boolean; // what the device and the address hold has been looked at
  readonly failed: JSX.Element | null; // what opens the address has not come
}

/** The addresses that open something here: the link of a scenario, the name of a ready-made one. */
export const OPENS = /^#(?:[sp]|pret)=/;
const KEEP_AFTER = 300; // ms without a change
const forgetHash = (): void => history.replaceState(history.state, '', location.pathname + location.search);
const FOLLOWED =
  'Ce brouillon vient de changer dans un autre onglet : le voici à jour. « Annuler » rend ce qui était ici.';
const APART =
  'Ce brouillon a aussi changé dans un autre onglet : ce que vous écrivez ici est gardé à part, dans un second brouillon.';

const UNNAMED = {
  message: 'Ce lien ne nomme aucun scénario de ce jeu qui s’ouvre à l’atelier.',
  hint: 'Ceux du jeu sont dans « Jouer » : choisissez-en un, puis « Modifier ».',
};
/** The link that an address stands for: itself, or that of the ready-made scenario that it names, as the page of the tables offers to modify it; undefined when that offers none of this name. */
const linkNamed = async (jeu: string, hash: string): Promise<string | undefined> => {
  if (!hash.startsWith('#pret=')) return hash;
  const page = await fetch(lien(`/${jeu}/jouer/`));
  if (!page.ok) throw new Error(`${page.url}: ${page.status}`);
  const offered = new DOMParser().parseFromString(await page.text(), 'text/html');
  const name = CSS.escape(hash.slice('#pret='.length));
  return offered.querySelector<HTMLAnchorElement>(`a[data-modifier="${name}"]`)?.hash;
};

/** `due`: what the page came with is awake. Before that, it must be drawn as it came. */
export const useDrafts = <T extends Named>(trade: Trade<T>, due: boolean): Desktop<T> => {
  const { jeu, store, starter, withMine, isWork } = trade;
  const [work, send] = useReducer<Work<T>, Change<T>>(reduce, {
    drafts: EMPTY,
    current: null,
    history: begin(starter),
    touched: false,
    dropped: [],
  });
  const { list } = useMemo(() => shelf(jeu, store, isWork), [jeu, store]);
  const [badLink, setBadLink] = useState<BadLinkNews | undefined>(undefined);
  const [refused, setRefused] = useState(false);
  const [news, setNews] = useState('');
  const [sent, setSent] = useState(false);
  const [ready, setReady] = useState(false);
  const { run, failed } = useTry('Ce qui ouvre ce lien n’est pas arrivé.');
  const awake = useRef(false);
  const opened = useRef(''); // the link that the desk was begun from
  const place = useRef<Place | undefined>(undefined); // of the draft under work, once this tab has read or written it
  const safe = useRef<T | undefined>(undefined); // the very work that is on the device
  const latest = useRef(work);
  latest.current = work;

  const look = (current?: string): void =>
    send({ type: 'kept', list: list(), ...(current === undefined ? {} : { current }) });
  const mark = (id: string): void => {
    writeTab(openKey(jeu), id);
    write(openKey(jeu), id);
  };
  /** The desk now holds this draft, as the device keeps it. */
  const hold = (id: string, scenario: T): void => {
    const key = draftKeyOf(store, id);
    place.current = { key, text: read(key) };
    safe.current = scenario;
    setRefused(false);
    mark(id);
  };
  const leave = (): void => {
    place.current = safe.current = undefined;
    setRefused(false);
    setNews('');
  };
  const keep = (): void => {
    const { current, touched, history: line } = latest.current;
    if (!awake.current || !touched || current === null || safe.current === line.present) return;
    const mine = place.current ?? { key: draftKeyOf(store, current), text: null };
    const {
      place: there,
      kept,
      apart,
    } = keepAt(mine, () => draftKeyOf(store, newId()), draftText({ at: Date.now(), scenario: line.present }));
    setRefused(!kept);
    if (!kept) return;
    place.current = there;
    safe.current = line.present;
    const id = there.key.slice(store.length + 1);
    mark(id);
    if (apart) setNews(APART);
    look(id);
  };
  const begins = (scenario: T): void => {
    keep();
    leave();
    send({ type: 'start', scenario, id: newId() });
  };
  const opens = (id: string): void => {
    keep();
    const draft = list().drafts.find((one) => one.id === id); // as the device has it now
    if (draft === undefined) return look();
    leave();
    look();
    hold(id, draft.scenario);
    send({ type: 'open', id });
  };

  useEffect(() => {
    if (!due) return undefined;
    const all = list();
    const current = readTab(openKey(jeu)) ?? read(openKey(jeu));
    const draft = all.drafts.find(({ id }) => id === current);
    if (draft !== undefined) hold(draft.id, draft.scenario);
    send({ type: 'wake', list: all, current, fresh: withMine });
    const readAddress = (): void => {
      const { hash } = location;
      if (hash === '' || hash === opened.current) setBadLink(undefined); // back from a link that did not open: the work is still on the desk
      if (!OPENS.test(hash) || hash === opened.current) setReady(true);
      else run(() => openAddress(hash));
    };
    const openAddress = async (hash: string): Promise<void> => {
      const [{ readLink }, link] = await Promise.all([openMail(trade), linkNamed(jeu, hash)]);
      const decoded = link === undefined ? undefined : readLink(link);
      await breathe(); // reading, then drawing: the page answers in between
      setReady(true);
      if (hash !== location.hash) return; // another one has been asked for meanwhile
      if (decoded === undefined) return setBadLink({ ...UNNAMED, raw: location.href });
      setBadLink(decoded.ok ? undefined : { ...decoded.error, raw: location.href });
      if (!decoded.ok) return;
      opened.current = hash;
      setSent(!fromSite());
      // a link opened before, and untouched since, is that draft: a reload adds none
      keep();
      const same = JSON.stringify(decoded.value);
      const before = list().drafts.find(({ scenario }) => JSON.stringify(scenario) === same);
      if (before === undefined) begins(decoded.value);
      else opens(before.id);
    };
    readAddress();
    awake.current = true;
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, [due]);

  useEffect(() => {
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [work.history.present, work.current]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(
    () =>
      onOtherTab((key) => {
        if (key !== null && !key.startsWith(store)) return;
        look();
        const mine = place.current;
        if (mine === undefined || (key !== null && key !== mine.key)) return;
        const text = read(mine.key);
        if (text === null || text === mine.text || safe.current !== latest.current.history.present) return; // what was typed here meanwhile goes its own way (keep)
        const there = readDraft(store, { key: mine.key, text }, isWork);
        if ('why' in there) return;
        place.current = { key: mine.key, text };
        safe.current = there.scenario;
        send({ type: 'follow', scenario: there.scenario, now: Date.now() });
        setNews(FOLLOWED);
      }),
    [],
  );

  const edit = useCallback<Desktop<T>['edit']>((change, field = '') => {
    setSent(false);
    if (/^#s=/.test(location.hash)) forgetHash(); // the address no longer says what is on the desk
    send({ type: 'edit', change, field, now: Date.now(), id: newId() });
  }, []);

  return {
    history: work.history,
    drafts: work.drafts,
    edit,
    undo: () => send({ type: 'undo' }),
    redo: () => send({ type: 'redo' }),
    start: (scenario) => {
      setSent(false);
      begins(scenario);
    },
    duplicate: () => {
      setSent(false);
      keep();
      leave();
      send({ type: 'duplicate', id: newId() });
    },
    open: (id) => {
      setSent(false);
      opens(id);
    },
    drop: ({ key, text }, name) => {
      drop(key);
      const id = key.startsWith(`${store}.`) ? key.slice(store.length + 1) : undefined;
      if (id !== undefined && id === latest.current.current) {
        leave();
        writeTab(openKey(jeu), '');
        drop(openKey(jeu));
      } else if (refused) keep(); // there may be room now
      send({ type: 'drop', record: { key, text, name }, id });
      look();
    },
    dropped: work.dropped,
    giveBack: () => {
      const last = work.dropped.at(-1);
      if (last === undefined) return;
      const key = read(last.key) === null ? last.key : draftKeyOf(store, newId());
      if (write(key, last.text)) send({ type: 'given-back' });
      else setRefused(true);
      look();
    },
    refused,
    news,
    sent,
    settle: () => setSent(false),
    badLink,
    ready,
    failed,
    forgetLink: () => {
      forgetHash();
      setBadLink(undefined);
    },
  };
};
