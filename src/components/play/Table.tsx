// « Jouer »: a whole game at one device, by hand or against the machine, kept on this device as it goes.
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { ok, type Result } from '../../engine/kernel/result.ts';
import { lien } from '../../site/link.ts';
import { useAtTable } from './at-table.ts';
import { BadPanel } from './BadPanel.tsx';
import { dealtOut } from './deal.ts';
import { useTry } from './Failed.tsx';
import type { Follow } from './GameEnd.tsx';
import { type Wanted } from './Goal.tsx';
import { SaveRecord } from './Keeps.tsx';
import { breathe } from './late.ts';
import type { ModeUi } from './mode.ts';
import { type BadOpening, type Opening } from './open.ts';
import { brokenOpening, openRequest, type Request } from './request.ts';
import { useTitles } from './useTitles.ts';
import { sceneSettings } from '../scene/settings.ts';
import { Shared } from './Shared.tsx';
import { loadTitles, type Titles } from './titles.ts';
import { TableGame } from './TableGame.tsx';

export interface SessionProps {
  readonly request: Request;
  readonly titles: Titles;
  readonly aside?: boolean; // a link has taken its place: it goes on unseen
  readonly wantedOf?: ((scenario: object) => Wanted | undefined) | undefined; // what a ready-made scenario wants, and of whom
  readonly onLeave: () => void;
  readonly onFollow?: ((next: Follow) => void) | undefined; // to the game that this one was for
  readonly onOpen?: (() => void) | undefined; // told once it has opened
  readonly onSettle?: (() => void) | undefined; // told once it is known whether it opens, as that is drawn
  readonly onBack?: (() => void) | undefined; // to the game that a link which does not open has set aside
}
type Mode<T extends Types> = ModeUi<T>;

const PATIENCE = 150; // ms that a game which opens waits for the titles of its rules: without them they are called by their ids
/** One game of one mode, from the moment it is asked for: opened, refused with its reasons, read, or played. */
export const Session = <T extends Types>({
  mode,
  request,
  titles: given,
  aside = false,
  wantedOf,
  onLeave,
  onFollow,
  onOpen,
  onSettle,
  onBack,
}: SessionProps & { readonly mode: Mode<T> }): JSX.Element => {
  const titles = useTitles(mode.jeu, given);
  const [opened, setOpened] = useState<Result<Opening<T>, BadOpening> | undefined>(undefined);
  const { run, failed } = useTry('La partie ne s’est pas ouverte.');
  const [shown, setShown] = useState(false); // the table, whole
  useEffect(() => {
    let gone = false;
    run(async () => {
      const named = loadTitles(mode.jeu);
      const result = await openRequest(mode, request);
      await breathe();
      await Promise.race([named, new Promise((done) => setTimeout(done, PATIENCE))]); // asked for since the press: as a rule they are there, and the game is drawn once
      const reads = 'link' in request && request.as === 'read';
      const dealt = result.ok && !reads && !sceneSettings().realDice ? ok(dealtOut(mode, result.value)) : result;
      await breathe(); // each a task of its own: the page answers in between
      if (gone) return;
      setOpened(dealt);
      if (result.ok) onOpen?.();
    });
    return () => {
      gone = true;
    };
  }, [mode, request]);
  const [broken] = useErrorBoundary();
  const opens = opened === undefined && failed === null;
  const plays = opened?.ok === true && !('link' in request && request.as === 'read');
  const settled = shown || (!opens && !(plays && broken === undefined));
  useLayoutEffect(() => {
    if (settled) onSettle?.();
  }, [settled]);
  useAtTable(!aside && broken === undefined && (opens || plays));
  // not drawn again as it is shown
  const game = useMemo(
    () =>
      opened?.ok === true && plays ? (
        <TableGame
          {...{ mode, request, titles, wantedOf, onLeave, onFollow }}
          opening={opened.value}
          onWhole={() => setShown(true)}
        />
      ) : null,
    [mode, request, titles, wantedOf, onLeave, onFollow, opened],
  );
  if (broken !== undefined && shown) throw broken; // it opened well: what broke since is not the link's fault
  if (broken === undefined && opened === undefined)
    return failed === null ? (
      <p class="busy">Ouverture…</p>
    ) : (
      <>
        {failed}
        <button type="button" class="btn" onClick={onLeave}>
          Choisir un scénario
        </button>
      </>
    );
  if (opened?.ok !== true || broken !== undefined)
    return (
      <BadPanel jeu={mode.jeu} bad={opened?.ok === false ? opened.error : brokenOpening(request)} titles={titles}>
        {onBack === undefined ? null : (
          <button type="button" class="btn go" data-commande="revenir-partie" onClick={onBack}>
            Revenir à la partie
          </button>
        )}
        <button type="button" class={onBack === undefined ? 'btn go' : 'btn'} onClick={onLeave}>
          Choisir un scénario
        </button>
        {'data' in request && request.kept !== undefined ? <SaveRecord jeu={mode.jeu} record={request.kept} /> : null}
        <a class="btn" href={lien(`/${mode.jeu}/atelier/`)}>
          Ouvrir l’atelier
        </a>
      </BadPanel>
    );
  if ('link' in request && request.as === 'read') return <Shared mode={mode} opening={opened.value} titles={titles} />;
  return (
    <>
      {shown ? null : <p class="busy">Ouverture…</p>}
      <div class={shown ? undefined : 'unseen'} aria-hidden={shown ? undefined : true}>
        {game}
      </div>
    </>
  );
};
