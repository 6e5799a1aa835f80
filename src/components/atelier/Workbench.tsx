// The frame of every workshop: a work judged by the engine at each keystroke, its undo, its drafts on the device, its link, its one printed page.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { write } from '../../kept/device.ts';
import { saveFile, scenarioFile } from '../../kept/file.ts';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import { draftKey } from '../play/saved.ts';
import { Parts } from '../scene/parts.tsx';
import { waking } from '../scene/waking.tsx';
import { SentNote, titled } from '../play/SentNote.tsx';
import { loadTitles, type Titles } from '../play/titles.ts';
import { usePrinting } from '../play/usePrinting.ts';
import { BadLink } from './BadLink.tsx';
import { Bar } from './Bar.tsx';
import { BoxPart } from './box/BoxPart.tsx';
import { withOwn } from './box/shelf.ts';
import type { Thing } from './box/things.ts';
import { used } from './box/used.ts';
import { useBox } from './box/useBox.ts';
import { type Bench, BenchContext } from './bench.ts';
import { draftFile } from './drafts.ts';
import type { DraftsProps } from './DraftsPart.tsx';
import { type Check, verdict } from './findings.ts';
import { FaultList, NoticeList } from './FindingLists.tsx';
import { Fields, View } from './DeskParts.tsx';
import { useDeskRoot } from './place/desk-root.ts';
import type { Placing } from './place/hand.ts';
import { Panel } from './place/Panel.tsx';
import { Place } from './place/Place.tsx';
import { HandsContext, useHands } from './place/useHands.ts';
import { Trial, type TrialTable } from './Trial.tsx';
import { checkOf, type Named, type Trade } from './trade.ts';
import { PaperContext, useOtherPage } from './Paper.tsx';
import { openMail } from './post.ts';
import { useArrival } from './useArrival.ts';
import { OPENS, useDrafts } from './useDrafts.ts';
import { useHistoryKeys } from './useHistoryKeys.ts';
import { useLater } from './useLater.ts';

/** What the form of a game is given. */
export interface Tools<T extends Named> {
  readonly work: T;
  readonly edit: (change: (work: T) => T, field?: string) => void;
  readonly start: (work: T) => void; // a new draft
  readonly say: (text: string) => void; // in the status line
  readonly link: (() => Promise<string>) | undefined; // of this very work, once it fits in one
  readonly drafts: DraftsProps<T>;
}
export interface WorkbenchProps<T extends Named, P> {
  readonly trade: Trade<T>;
  readonly view: (work: T) => JSX.Element; // the live drawing
  readonly placing?: Placing<T> | ((work: T) => Placing<T> | undefined); // what one does on it; without, it only shows what the form says
  readonly waits?: (work: T) => boolean; // what draws it is on its way: the page opens on another, which a link does not show
  readonly fetches?: (work: T) => JSX.Element; // has that fetched, wherever the work comes from, and says above the desk when it does not come
  readonly trial?: (work: T) => Promise<TrialTable>; // where it may be played without leaving
  readonly form: (tools: Tools<T>) => JSX.Element;
  readonly paper: () => Promise<P>; // what prints it
  readonly sheet: (paper: P, work: T, link: string | undefined) => JSX.Element; // the page, once that is there
}

const UNJUDGED: Check = { faults: [], notices: [], sharable: false }; // nobody sees what the page came with where a link brings another
const sentWords = ({ name, author = '' }: Named): string =>
  `On vous a envoyé ${titled(name)}${author.trim() === '' ? '' : `, de ${author.trim()}`}.`;

/** What throws while it is made throws here, under its guard, and not on the desk. */
const Drawn = ({ draw }: { readonly draw: () => JSX.Element }): JSX.Element => draw();

const Desk = <T extends Named, P>(props: WorkbenchProps<T, P>): JSX.Element => {
  const { trade, view, placing: given, waits, fetches, trial, form, sheet } = props;
  const { jeu, starter, withMine } = trade;
  const [awake, setAwake] = useState(false); // until then, what wakes must be drawn as it came
  const desk = useDrafts(trade, awake);
  const { history, edit } = desk;
  const work = history.present;
  const [titles, setTitles] = useState<Titles>({});
  const [said, setSaid] = useState('');
  const [trying, tryOut] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { comes, open, $parts } = useArrival(frame, desk, waits?.(work) === true);
  const result = useMemo(() => (comes ? UNJUDGED : checkOf(trade, work)), [work, trade, comes]);
  const later = useLater(trade, props.paper, awake);
  const printing = usePrinting();
  const [filling, printBlanks] = useOtherPage();
  const linkBy = (encode: (work: T) => string): string =>
    `${location.origin}${lien(`/${jeu}/atelier/`)}#s=${encode(work)}`;
  const link = result.sharable ? async () => linkBy((await trade.post()).encode) : undefined;
  useEffect(() => {
    if (!awake) return;
    frame.current?.setAttribute('data-pret', '');
    void loadTitles(jeu).then(setTitles);
  }, [awake]);
  useHistoryKeys(desk.undo, desk.redo);
  useEffect(() => {
    if (desk.news !== '') setSaid(desk.news);
  }, [desk.news]);

  /** Whether there is something to correct first: then it is said, and shown. */
  const isFaulty = (): boolean => {
    if (result.faults.length === 0) return false;
    setSaid('Corrigez d’abord les fautes : chacune est montrée avec sa règle.');
    document.getElementById('bilan')?.focus();
    return true;
  };
  const { run, failed } = useTry('Ce qui porte le scénario à la table n’est pas arrivé.');
  const play = (): void => {
    if (isFaulty()) return;
    if (write(draftKey(jeu), JSON.stringify(trade.pack(work)))) return location.assign(lien(`/${jeu}/jouer/`));
    run(async () => location.assign(lien(`/${jeu}/jouer/#s=${(await trade.post()).encode(work)}`)));
  };
  const reset = (): void => {
    edit(() => withMine(starter));
    setSaid('Le scénario recommence. « Annuler » rend le précédent.');
  };
  const start = (next: T): void => {
    desk.start(next);
    setSaid(`« ${next.name} » est ouvert dans un nouveau brouillon.`);
  };
  const duplicate = (): void => {
    desk.duplicate();
    setSaid('La copie est ouverte ; l’original reste dans les brouillons.');
  };
  const bench = useMemo<Bench<T>>(
    () => ({
      jeu,
      scenario: work,
      faults: result.faults,
      edit,
      titles,
      mends: (found) => trade.mends?.(work, found) ?? [],
    }),
    [trade, work, result, titles],
  );
  /** A file of scenario where nothing would be lost in it, a file of draft otherwise: both open here. */
  const save = async (one: T): Promise<void> => {
    const mail = await openMail(trade).catch(() => undefined);
    saveFile(scenarioFile(jeu, one.name), mail?.toFile(one) ?? draftFile(jeu, one));
  };
  const drafts: DraftsProps<T> = {
    drafts: desk.drafts,
    open: desk.open,
    duplicate,
    save: ({ scenario }) => void save(scenario),
    saveRecord: ({ text }, name) => saveFile(scenarioFile(jeu, name), text),
    recover: start,
    drop: desk.drop,
    dropped: desk.dropped,
    giveBack: desk.giveBack,
  };
  const box = useBox(jeu, trade.box, work, awake, setSaid);
  // what the page came with is not asked for its places either
  const bare = comes ? undefined : typeof given === 'function' ? given(work) : given;
  const placing = useMemo(
    () =>
      bare === undefined || trade.box === undefined
        ? bare
        : withOwn(bare, box.contents.things, trade.box, (now, thing, owner) => used(trade, now, thing, owner)),
    [bare, box.contents, trade],
  );
  const useThing = (thing: Thing): void => {
    const next = used(trade, work, thing);
    if (next === undefined) return;
    edit(() => next);
    setSaid(`« ${thing.name} » est dans le scénario. « Annuler » rend le précédent.`);
  };
  const samples = useMemo(() => later.samples?.of(work) ?? [], [later.samples, work]);
  const parts = samples.length === 0 ? undefined : later.samples?.parts;
  const placeOf = (path: string): string => trade.placeOf(path, work);
  const hands = useHands(placing, { work, edit, say: setSaid, said });
  const root = useDeskRoot(frame, hands, trying);
  const settled = desk.ready || desk.failed !== null; // what is done from now on is not undone by what the device and the address hold
  const faults = <FaultList result={result} placeOf={placeOf} />;
  const notices = <NoticeList result={result} placeOf={placeOf} />;
  const drawn = useMemo(
    () => (
      <Guard what="L’aperçu s’est arrêté sur une erreur. Ce que vous avez écrit est gardé." at={work}>
        <Drawn draw={() => view(work)} />
      </Guard>
    ),
    [work, view],
  );
  const fields = (
    <Guard what="Le formulaire s’est arrêté sur une erreur. Ce que vous avez écrit est gardé." at={work}>
      {trade.box === undefined ? null : (
        <BoxPart
          {...{ jeu, box }}
          kinds={trade.box.kinds}
          fits={(thing) => used(trade, work, thing) !== undefined}
          onUse={useThing}
        />
      )}
      <Drawn draw={() => form({ work, edit, start, say: setSaid, link, drafts })} />
      {parts === undefined ? null : <parts.SamplesPart samples={samples} onPrint={printBlanks} />}
    </Guard>
  );
  return (
    <BenchContext.Provider value={bench}>
      <Parts.Provider value={$parts}>
        <PaperContext.Provider value={later.loadPaper}>
          <HandsContext.Provider value={hands}>
            <div {...root} data-atelier data-dort={settled ? undefined : ''} data-ouvert={open ? '' : undefined}>
              {desk.failed}
              {fetches?.(work)}
              {failed}
              {desk.badLink === undefined ? null : <BadLink bad={desk.badLink} onClose={desk.forgetLink} />}
              {desk.sent ? (
                <SentNote says={sentWords(work)}>
                  {result.faults.length > 0 ? null : (
                    <button type="button" class="btn go" onClick={play}>
                      Jouer
                    </button>
                  )}
                  <button type="button" class={result.faults.length > 0 ? 'btn go' : 'btn'} onClick={desk.settle}>
                    Modifier
                  </button>
                  {box.missing.length === 0 ? null : (
                    <button type="button" class="btn" data-boite="ajouter" onClick={() => box.add(box.missing)}>
                      Ajouter à ma boîte
                    </button>
                  )}
                </SentNote>
              ) : desk.ready || desk.failed !== null ? null : (
                <p class="sent coming" data-ouverture="Ouverture…" />
              )}
              <Bar
                canUndo={history.past.length > 0}
                canRedo={history.future.length > 0}
                undo={desk.undo}
                redo={desk.redo}
                reset={reset}
                play={play}
                words={verdict(result)}
                sound={result.faults.length === 0}
                trial={trial === undefined ? undefined : { open: trying, toggle: () => tryOut(!trying && !isFaulty()) }}
                save={desk.refused ? () => void save(work) : undefined}
              />
              <p class="said" role="status">
                {typeset(said)}
              </p>
              <View placed={placing !== undefined}>
                {placing === undefined ? faults : null}
                {placing === undefined ? drawn : <Place>{drawn}</Place>}
                {placing === undefined ? notices : null}
              </View>
              <Fields onAwake={() => setAwake(true)}>
                {placing === undefined ? (
                  fields
                ) : (
                  <Panel placing={placing} work={work} faults={faults}>
                    {notices}
                    {fields}
                  </Panel>
                )}
              </Fields>
              {trial === undefined || !trying ? null : (
                <Guard what="L’essai s’est arrêté sur une erreur. Ce que vous avez écrit est gardé." at={work}>
                  <Trial
                    work={work}
                    sound={result.faults.length === 0}
                    open={trial}
                    titles={titles}
                    onClose={() => {
                      tryOut(false);
                      frame.current?.querySelector<HTMLElement>('[data-essayer]')?.focus();
                    }}
                  />
                </Guard>
              )}
              <Guard what="La page à imprimer s’est arrêtée sur une erreur." at={work}>
                {parts !== undefined && filling ? (
                  <parts.BlanksPage samples={samples} name={work.name} />
                ) : !printing ? null : later.paper === undefined ? (
                  <p class="print-sheet">{typeset('La page à imprimer n’est pas encore là : recommencez.')}</p>
                ) : (
                  <Drawn
                    draw={sheet.bind(
                      null,
                      later.paper,
                      work,
                      later.encode && result.sharable ? linkBy(later.encode) : undefined,
                    )}
                  />
                )}
              </Guard>
            </div>
          </HandsContext.Provider>
        </PaperContext.Provider>
      </Parts.Provider>
    </BenchContext.Provider>
  );
};

export const Workbench = <T extends Named, P>(props: WorkbenchProps<T, P>): JSX.Element => {
  const { trade } = props;
  const [LaterDesk] = useState(() =>
    waking(Desk<T, P>, () => {
      if (!OPENS.test(location.hash)) checkOf(trade, trade.starter);
    }),
  );
  return (
    <Guard what="L’atelier s’est arrêté sur une erreur. Vos brouillons sont gardés.">
      <LaterDesk {...props} />
    </Guard>
  );
};
