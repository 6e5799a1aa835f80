// The way into a game: what was under way, what the workshop or a link hands over, the ready-made scenarios.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drop, read, write } from '../../kept/device.ts';
import { onOtherTab } from '../../kept/records.ts';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { type AnyMode, modeLoader } from '../registry.ts';
import { breathe } from './late.ts';
import { describeBadMode, modeOfLink } from './link-mode.ts';
import { BadPanel } from './BadPanel.tsx';
import { Guard, useTry } from './Failed.tsx';
import { type GameList, gameFromFile, gameOf, type KeptGame, listGames } from './games.ts';
import type { Wanted } from './Goal.tsx';
import { KeptGames, OpenFile } from './KeptGames.tsx';
import { type Chosen, chosenIn, chosenText, chipsOf, facetsOf, isKept, linkIn, type ReadyMade } from './ready-made.ts';
import { Covers, Filters } from './ReadyList.tsx';
import { draftKey, parseSaved } from './saved.ts';
import { useShare } from './useShare.tsx';
import type { SentAs } from './Sent.tsx';
import type { Request } from './request.ts';
import type { Session } from './Table.tsx';
import { loadTitles, type Titles } from './titles.ts';

export interface LobbyProps {
  readonly jeu: string;
  readonly scenarios: readonly ReadyMade[];
  readonly titles: Titles;
  /** The rulings that the reader plays otherwise, put into ready-made scenarios of that mode; an option that a scenario sets itself stays as it is. */
  readonly options: (mode: string) => { readonly options?: Readonly<Record<string, unknown>> };
  /** Titles of the modes, by id: kinds of play to choose by. What plays a mode is fetched when one of its games starts. */
  readonly modes: Readonly<Record<string, string>>;
  readonly goals?: true; // the table keeps in sight what a ready-made scenario wants to be achieved
}
interface Started {
  readonly request: Request;
  readonly mode: AnyMode;
  readonly Session: typeof Session;
  readonly rank: number; // a new one each time, so that nothing is kept from the last
}
/** What is on the table. `aside`: the game whose place a link has taken, until that link opens; it goes on unseen, and « back » returns to it. */
interface OnTable {
  readonly now?: Started | undefined;
  readonly opened: boolean; // whether it did open
  readonly aside?: Started | undefined;
}
const NOTHING: OnTable = { opened: false };
const asideOf = ({ now, opened, aside }: OnTable): Started | undefined => (opened ? now : aside);
const IS_LINK = /^#(?:[sp]|pret)=/;
/** While the link that the page came with opens, of the list only what it names is in sight (`early-theme.js`, `early-link.js`): to wake it would only make one wait. */
const isOpening = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['lien'] !== undefined;
// what the page came with stays as it is: nothing is drawn in its place
const AS_IT_CAME = { __html: '' };
// as text: where scripts run, what a <noscript> holds is no element to wake
const UNSCRIPTED = {
  __html: `<p>${typeset('Il faut JavaScript pour jouer ; les règles et les exemples se lisent sans.')}</p>`,
};
const NONE: GameList = { games: [], aside: [] };

/** A ready-made scenario under the options that the reader plays by. */
export const underOptions = (scenario: object, { options }: ReturnType<LobbyProps['options']>): object =>
  options === undefined
    ? scenario
    : {
        ...scenario,
        options: { ...options, ...('options' in scenario ? (scenario.options as object | undefined) : undefined) },
      };

/** « ?lire »: to be read; « ?main »: to answer who sent it. */
const sentAs = (asked: URLSearchParams): SentAs => (asked.has('lire') ? 'read' : asked.has('main') ? 'hand' : 'play');

const Entrance = ({ jeu, scenarios, titles, options, modes, goals }: LobbyProps): JSX.Element => {
  const main = Object.keys(modes)[0] ?? '';
  const [table, setTable] = useState<OnTable>(NOTHING);
  const ranks = useRef(0);
  const [kept, setKept] = useState<GameList>(NONE);
  const facets = useMemo(() => facetsOf(modes), [modes]);
  const [chosen, setChosen] = useState<Chosen>({});
  const narrowed = scenarios.filter((one) => isKept(facets, chosen, one));
  const choose = (now: Chosen): void => {
    setChosen(now);
    history.replaceState(history.state, '', `${location.pathname}${chosenText(now)}`);
  };
  const known = (mode: string): boolean => Object.hasOwn(modes, mode);
  const look = (): void => setKept(listGames(jeu, known));
  const [changed, setChanged] = useState(0); // rulings played otherwise
  const [badLink, setBadLink] = useState<string | undefined>(undefined);
  const { run, failed } = useTry('La table n’est pas arrivée.');
  const share = useShare();
  const [came] = useState(isOpening);
  const [settled, setSettled] = useState(!came); // what came of the link the page opened with is known
  const arriving = came && !settled && badLink === undefined && failed === null;
  const latest = useRef(table);
  latest.current = table;
  const start = (mode: string, request: Request): void => {
    setBadLink(undefined);
    void loadTitles(jeu); // on its way meanwhile
    run(async () => {
      const [playing, { Session: Table }] = await Promise.all([modeLoader(mode)?.(), import('./Table.tsx')]);
      if (playing === undefined) return;
      await breathe();
      ranks.current += 1;
      setTable((before) => ({
        now: { request, mode: playing, Session: Table, rank: ranks.current },
        opened: false,
        aside: 'link' in request ? asideOf(before) : undefined,
      }));
    });
  };
  /** To the game that a link has set aside; to the scenarios when there was none. */
  const back = (): void => {
    setBadLink(undefined);
    setTable(({ aside }) => (aside === undefined ? NOTHING : { now: aside, opened: true }));
  };
  const enter = (): void => {
    const { search } = location;
    const hash = linkIn(location.hash, scenarios);
    const { opened, aside } = latest.current;
    const list = hash === '' || hash.startsWith('#filtre');
    if (list) setChosen(chosenIn(hash, chipsOf(facets, scenarios, {})));
    if (!opened && (list || (aside !== undefined && 'link' in aside.request && aside.request.link === hash))) {
      back();
      return;
    }
    if (!IS_LINK.test(hash)) return;
    const mode = modeOfLink(hash);
    if (mode !== undefined && known(mode)) start(mode, { link: hash, as: sentAs(new URLSearchParams(search)) });
    else {
      setTable((before) => ({ opened: false, aside: asideOf(before) }));
      setBadLink(hash);
    }
  };
  useEffect(() => {
    look();
    setChanged(Object.keys(options(main).options ?? {}).length);
    const draft = parseSaved(read(draftKey(jeu)));
    if (draft !== undefined && !IS_LINK.test(location.hash)) {
      drop(draftKey(jeu)); // handed over once: a reload must not start again
      if (known(draft.mode)) start(draft.mode, { data: draft });
    } else enter();
    addEventListener('hashchange', enter);
    const deaf = onOtherTab(look); // played or thrown away in another tab
    return () => {
      removeEventListener('hashchange', enter);
      deaf();
    };
  }, []);
  const leave = (): void => {
    history.replaceState(history.state, '', `${location.pathname}${chosenText(chosen)}`);
    look();
    setTable(NOTHING);
    setBadLink(undefined);
  };
  /** As the device keeps it now: another tab may have played it on since it was listed. */
  const resume = (game: KeptGame): void => {
    const now = gameOf({ key: game.key, text: read(game.key) ?? game.text }, known) ?? game;
    start(now.saved.mode, { data: now.saved, kept: now });
  };
  const openFile = (text: string): string | undefined => {
    const game = gameFromFile(jeu, text, known);
    if (typeof game === 'string') return game;
    write(game.key, game.text); // refused, it still opens: the table then says that it is not kept
    start(game.saved.mode, { data: game.saved, kept: game });
    return undefined;
  };
  const play = ({ mode, scenario }: Pick<ReadyMade, 'mode' | 'scenario'>): void =>
    start(mode, {
      data: { mode, scenario: underOptions(scenario as object, options(mode)), actions: [], cursor: 0, struck: [] },
    });
  /** What a scenario of the list wants, and of whom, whether it was pressed or came by a link. */
  const wantedOf = (scenario: object): Wanted | undefined => {
    const { name, note } = scenario as { readonly name?: string; readonly note?: string };
    const found = scenarios.find((one) => one.title === name && one.note === note);
    if (goals === true || found === undefined) return found;
    return found.seat === undefined ? undefined : { seat: found.seat };
  };
  /** By the button of a panel: the address forgets the link that did not open. */
  const goBack = (): void => {
    history.replaceState(history.state, '', location.pathname);
    back();
  };
  const { now, aside } = table;
  // from here on the page shows what came of the link that it was opened by (`early-theme.js` keeps its room until the same painting)
  useLayoutEffect(() => {
    if (arriving) return;
    delete document.documentElement.dataset['lien'];
    if (!settled) setSettled(true); // for good
  }, [arriving]);
  const leaving = useRef(leave);
  leaving.current = leave;
  const following = useRef(play);
  following.current = play;
  // a game is not drawn again for what is known around it: that it opened, that its link came to something
  const shown = useMemo(
    () =>
      [now, aside]
        .filter((one) => one !== undefined)
        .map(({ request, mode, Session: Game, rank }) => (
          <div key={rank} hidden={rank !== now?.rank} class="on-table">
            <Game
              mode={mode}
              request={request}
              titles={titles}
              aside={rank !== now?.rank}
              wantedOf={wantedOf}
              onLeave={() => leaving.current()}
              onFollow={(next) => following.current(next)}
              onOpen={() =>
                setTable((before) => (before.now?.rank === rank ? { now: before.now, opened: true } : before))
              }
              onSettle={() => setSettled(true)}
              onBack={aside === undefined ? undefined : goBack}
            />
          </div>
        )),
    [now, aside],
  );
  const choice = (): JSX.Element => (
    <div class="lobby">
      <div class="lobby-rest">
        {failed}
        {badLink === undefined ? null : (
          <BadPanel jeu={jeu} bad={describeBadMode(badLink)} titles={titles}>
            {aside === undefined ? null : (
              <button type="button" class="btn go" data-commande="revenir-partie" onClick={goBack}>
                Revenir à la partie
              </button>
            )}
            <button type="button" class="btn" onClick={leave}>
              Fermer
            </button>
          </BadPanel>
        )}
        <KeptGames jeu={jeu} list={kept} onPlay={resume} onChange={look} />
        {changed === 0 ? null : (
          <p>
            {typeset(
              changed === 1
                ? 'Vous jouez 1 arbitrage autrement que par défaut :'
                : `Vous jouez ${changed} arbitrages autrement que par défaut :`,
            )}{' '}
            <a href={lien(`/${jeu}/arbitrages/`)}>voir lesquels</a>.
          </p>
        )}
      </div>
      <Filters groups={chipsOf(facets, scenarios, chosen)} chosen={chosen} left={narrowed.length} onChoose={choose} />
      <Covers
        jeu={jeu}
        all={narrowed}
        onPlay={play}
        onShare={(one) => share.open(({ readyKinds }) => readyKinds(one), undefined, `Partager « ${one.title} »`)}
      />
      <div class="lobby-rest">
        <p>
          <a href={lien(`/${jeu}/atelier/`)}>Préparer le sien dans l’atelier</a>
        </p>
        <OpenFile onFile={openFile} />
        <noscript dangerouslySetInnerHTML={UNSCRIPTED} />
      </div>
    </div>
  );
  return (
    <>
      {now === undefined ? null : failed}
      {shown}
      {share.dialog}
      {arriving ? <div class="lobby" dangerouslySetInnerHTML={AS_IT_CAME} /> : now === undefined ? choice() : null}
    </>
  );
};

export const Lobby = (props: LobbyProps): JSX.Element => (
  <Guard what="La table s’est arrêtée sur une erreur. Ce qui a été joué est gardé.">
    <Entrance {...props} />
  </Guard>
);
