// The way into a game: what was under way, what the workshop or a link hands over, the ready-made scenarios.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { drop, read, write } from '../../kept/device.ts';
import { onOtherTab } from '../../kept/records.ts';
import { lien } from '../../lien.ts';
import { typographie } from '../../plugins/typographie.ts';
import { describeBadMode, modeOfLink } from './link-mode.ts';
import { BadPanel } from './BadPanel.tsx';
import { type GameList, gameFromFile, gameOf, type KeptGame, listGames } from './games.ts';
import { KeptGames } from './KeptGames.tsx';
import { draftKey, parseSaved } from './saved.ts';
import type { Request, SessionProps } from './Table.tsx';
import type { Titles } from './titles.ts';

export interface ReadyMade {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly mode?: string; // id of its game; the first of `sessions` unless told
  readonly scenario: unknown;
  readonly href: string; // the same by its link: what a press does before the page has woken
}
export interface LobbyProps {
  readonly jeu: string;
  readonly scenarios: readonly ReadyMade[];
  readonly titles: Titles;
  /** The rulings that the reader plays otherwise, put into ready-made scenarios of that mode; an option that a scenario sets itself stays as it is. */
  readonly options: (mode: string) => { readonly options?: Readonly<Record<string, unknown>> };
  /** By id of a mode; each is fetched when a game of that mode starts. */
  readonly sessions: Readonly<Record<string, () => Promise<ComponentType<SessionProps>>>>;
  /** Titles of the modes, by id: the scenarios are then listed by mode, in this order. One list unless told. */
  readonly modes?: Readonly<Record<string, string>>;
}
interface Started {
  readonly request: Request;
  readonly Session: ComponentType<SessionProps>;
  readonly rank: number; // a new one each time, so that nothing is kept from the last
}
const NONE: GameList = { games: [], aside: [] };

/** A ready-made scenario under the options that the reader plays by. */
export const underOptions = (scenario: object, { options }: ReturnType<LobbyProps['options']>): object =>
  options === undefined ? scenario : { ...scenario, options: { ...options, ...('options' in scenario ? (scenario.options as object | undefined) : undefined) } };

interface ListProps {
  readonly scenarios: readonly ReadyMade[];
  readonly onPlay: (one: ReadyMade) => void;
}
const Scenarios = ({ scenarios, onPlay }: ListProps): JSX.Element => (
  <ul class="lobby-list">
    {scenarios.map((one) => (
      <li key={one.id}>
        <div>
          <b>{typographie(one.title)}</b>
          <p>{typographie(one.note)}</p>
        </div>
        <a
          class="btn accent"
          data-scenario={one.id}
          aria-label={typographie(`Jouer « ${one.title} »`)}
          href={one.href}
          onClick={(event) => {
            event.preventDefault();
            onPlay(one);
          }}
        >
          Jouer
        </a>
      </li>
    ))}
  </ul>
);

export const Lobby = ({ jeu, scenarios, titles, sessions, options, modes }: LobbyProps): JSX.Element => {
  const main = Object.keys(sessions)[0] ?? '';
  const [started, setStarted] = useState<Started | undefined>(undefined);
  const [kept, setKept] = useState<GameList>(NONE);
  const known = (mode: string): boolean => Object.hasOwn(sessions, mode);
  const look = (): void => setKept(listGames(jeu, known));
  const [changed, setChanged] = useState(0); // rulings played otherwise
  const [badLink, setBadLink] = useState<string | undefined>(undefined);
  const start = (mode: string, request: Request): void => {
    setBadLink(undefined);
    void sessions[mode]?.().then((Session) => setStarted((before) => ({ request, Session, rank: (before?.rank ?? 0) + 1 })));
  };
  const enter = (): void => {
    const { hash, search } = location;
    if (!/^#[sp]=/.test(hash)) return;
    const mode = modeOfLink(hash);
    if (mode !== undefined && Object.hasOwn(sessions, mode)) start(mode, { link: hash, read: new URLSearchParams(search).has('lire') });
    else {
      setStarted(undefined);
      setBadLink(hash);
    }
  };
  useEffect(() => {
    look();
    setChanged(Object.keys(options(main).options ?? {}).length);
    const draft = parseSaved(read(draftKey(jeu)));
    if (draft !== undefined && !/^#[sp]=/.test(location.hash)) {
      drop(draftKey(jeu)); // handed over once: a reload must not start again
      if (Object.hasOwn(sessions, draft.mode)) start(draft.mode, { data: draft });
    } else enter();
    addEventListener('hashchange', enter);
    const deaf = onOtherTab(look); // played or thrown away in another tab
    return () => {
      removeEventListener('hashchange', enter);
      deaf();
    };
  }, []);
  const leave = (): void => {
    if (location.hash !== '' || location.search !== '') history.replaceState(history.state, '', location.pathname);
    look();
    setStarted(undefined);
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
  const play = ({ mode = main, scenario }: ReadyMade): void => start(mode, { data: { mode, scenario: underOptions(scenario as object, options(mode)), actions: [], cursor: 0, struck: [] } });
  if (started !== undefined) return <started.Session key={started.rank} request={started.request} titles={titles} onLeave={leave} />;
  return (
    <div class="lobby">
      {badLink === undefined ? null : (
        <BadPanel jeu={jeu} bad={describeBadMode(badLink)} titles={titles}>
          <button type="button" class="btn" onClick={leave}>
            Fermer
          </button>
        </BadPanel>
      )}
      <KeptGames jeu={jeu} list={kept} onPlay={resume} onChange={look} onFile={openFile} />
      <h2>Choisir un scénario</h2>
      {changed === 0 ? null : (
        <p>
          {typographie(changed === 1 ? 'Vous jouez 1 arbitrage autrement que par défaut :' : `Vous jouez ${changed} arbitrages autrement que par défaut :`)} <a href={lien(`/${jeu}/arbitrages/`)}>voir lesquels</a>.
        </p>
      )}
      {modes === undefined ? (
        <Scenarios scenarios={scenarios} onPlay={play} />
      ) : (
        Object.entries(modes).map(([id, title]) => {
          const mine = scenarios.filter(({ mode = main }) => mode === id);
          return mine.length === 0 ? null : (
            <section key={id} aria-label={typographie(title)}>
              <h3>{typographie(title)}</h3>
              <Scenarios scenarios={mine} onPlay={play} />
            </section>
          );
        })
      )}
      <p>
        <a href={lien(`/${jeu}/atelier/`)}>Préparer le sien dans l’atelier</a>
      </p>
      <noscript>
        <p>Il faut JavaScript pour jouer ; les règles et les exemples se lisent sans.</p>
      </noscript>
    </div>
  );
};
