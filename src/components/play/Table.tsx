// « Jouer »: a whole game at one device, by hand or against the machine, kept on this device as it goes.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { saveFile } from '../../kept/file.ts';
import type { Kept } from '../../kept/records.ts';
import { lien } from '../../lien.ts';
import { typographie } from '../../plugins/typographie.ts';
import { BadPanel } from './BadPanel.tsx';
import { Curtain } from './Curtain.tsx';
import { lookOf } from './eyes.ts';
import { gameFileName } from './games.ts';
import { startOf } from './Live.tsx';
import type { ModeUi } from './mode.ts';
import { useAdvice, wantsOdds } from './OddsView.tsx';
import { type BadOpening, openData, openMomentLink, openScenarioLink, type Opening } from './open.ts';
import { PlayFrame, useTitles } from './PlayFrame.tsx';
import { type Hand, MOST_SEATS, type Saved } from './saved.ts';
import { SeatsBar } from './SeatsBar.tsx';
import { Shared } from './Shared.tsx';
import type { Titles } from './titles.ts';
import { SAVE_WORDS, Unkept } from './Unkept.tsx';
import { useImposed } from './useImposed.ts';
import { type Keeping, useKept } from './useKept.ts';
import { useLine } from './useLine.ts';
import { useMachine } from './useMachine.ts';
import { useWakeLock } from './useWakeLock.ts';
import { wordsOf } from './words.ts';

/** A record, and what a file of it is called. */
type KeptAs = Kept & { readonly name: string; readonly at: number };
/** What to open: a link's text, or data kept on this device (`kept`: its record) or made ready by the page. */
export type Request = { readonly link: string; readonly read: boolean } | { readonly data: Saved; readonly kept?: KeptAs };
export interface SessionProps {
  readonly request: Request;
  readonly titles: Titles;
  readonly onLeave: () => void;
}
type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;

/** The seats of a game: two unless its mode says otherwise. */
export const seatsOf = <S, A, E extends Cite<R>, R extends string, P>({ seats }: Pick<Mode<S, A, E, R, P>, 'seats'>, start: S): readonly Seat[] =>
  ([0, 1, 2, 3, 4, 5] as const).slice(0, Math.min(MOST_SEATS, Math.max(1, seats?.(start) ?? 2)));

/** What the device refuses to keep, or keeps apart, of the game at the table. */
const Keeps = ({ keeping: { refused, other, save } }: { readonly keeping: Keeping }): JSX.Element | null => {
  if (refused) return <Unkept what="Cet appareil ne garde pas cette partie : la place y manque, ou le navigateur refuse. Elle se perdrait en fermant la page." onSave={save} />;
  if (other === undefined) return null;
  const told =
    other === 'ahead'
      ? 'Cette partie vient d’avancer dans un autre onglet. Si vous jouez ici, la suite sera gardée à part, dans une copie.'
      : 'Cette partie a aussi avancé dans un autre onglet : ce que vous jouez ici est gardé à part, dans une copie. Les deux sont dans vos parties en cours.';
  return (
    <p class="unkept" role="status" data-autre-onglet={other}>
      {typographie(told)}
    </p>
  );
};

const SaveRecord = ({ jeu, record }: { readonly jeu: string; readonly record: KeptAs }): JSX.Element => (
  <button type="button" class="btn" onClick={() => saveFile(gameFileName(jeu, record), record.text)}>
    {SAVE_WORDS}
  </button>
);

interface TableProps<S, A, E extends Cite<R>, R extends string, P> extends SessionProps {
  readonly mode: Mode<S, A, E, R, P>;
  readonly opening: Opening<A, P>;
}
const Table = <S, A, E extends Cite<R>, R extends string, P>({ mode, opening, request, titles, onLeave }: TableProps<S, A, E, R, P>): JSX.Element => {
  const { scenario } = opening;
  const saved = 'data' in request ? request.data : undefined;
  const start = useMemo(() => startOf(mode, scenario), [mode, scenario]);
  const line = useLine(mode, start, opening.line);
  const { node, state, cursor, forced } = line;
  const seats = useMemo(() => seatsOf(mode, start), [mode, start]);
  const words = wordsOf(mode);
  const veiled = mode.game.veil !== undefined;
  const [hidden, setHidden] = useState(veiled && (saved?.hidden ?? mode.hides?.(scenario) ?? false));
  const [shownTo, setShownTo] = useState<Seat | null>(null); // who said to be holding the device
  const answer = useAdvice(mode, state, !hidden && wantsOdds(mode, line)); // exact odds see every hand
  const imposed = useImposed(mode, scenario, line);
  const machine = useMachine(line, { answer, imposed, plausible: mode.plausible === undefined ? undefined : (options) => mode.plausible?.(state, options) ?? options, hands: seats.map((seat): Hand => saved?.seats?.[seat] ?? 'humain'), stepping: saved?.stepping ?? false });
  const { hands, stepping, waits } = machine;
  const humans = seats.filter((seat) => hands[seat] === 'humain');
  const { viewer, curtain } = lookOf({ hidden, humans, asked: node.kind === 'choice' && forced === undefined ? node.seat : undefined, shownTo });
  useEffect(() => {
    if (curtain !== undefined) setShownTo(null); // from now on the device may be in anyone's hands: going back must not show the last one's
  }, [curtain]);
  useWakeLock(node.kind !== 'end');
  const record = 'data' in request ? request.kept : undefined;
  const keeping = useKept(mode, {
    scenario,
    line: line.line,
    settings: { seats: hands, hidden, stepping },
    over: node.kind === 'end',
    from: opening.warning === undefined ? record : undefined, // what opens in part goes on in a copy: the record stays whole
  });
  useEffect(() => {
    // once play goes on, the link no longer tells where we are: a reload must offer the game, not the link
    if (line.line !== opening.line && location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, [line.line]);
  const play = {
    ...line,
    attempt: (action: A): boolean => {
      machine.setPause(undefined);
      return line.attempt(action);
    },
  };
  const name = (seat: Seat): string => mode.text.seat(seat, start);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section class="example table-game" ref={frame} aria-label="Partie" data-partie={mode.game.id} data-pas={cursor}>
      <header>
        <p class="example-title">{typographie(mode.title?.(scenario) ?? 'Partie')}</p>
        <button type="button" class="btn flat" data-commande="quitter" onClick={onLeave}>
          Changer de partie
        </button>
      </header>
      <SeatsBar
        names={mode.peopleOnly === true ? [] : seats.map(name)}
        machine={machine}
        words={words}
        steps={mode.forced !== undefined}
        hiding={veiled && (hidden || (mode.secret?.(state) ?? true)) ? { hidden, shared: humans.length > 1, onChange: setHidden } : undefined}
      />
      <PlayFrame
        mode={mode}
        scenario={scenario}
        play={play}
        titles={titles}
        answer={answer}
        busy={machine.busy}
        runs={!stepping}
        viewer={viewer}
        curtain={curtain === undefined ? undefined : { seat: curtain, view: <Curtain name={name(curtain)} words={words} onShow={() => setShownTo(curtain)} /> }}
        asideSeats={humans}
        onUndo={() => machine.setPause('undone')}
        head={
          <>
            <Keeps keeping={keeping} />
            {opening.warning === undefined ? null : (
              <BadPanel jeu={mode.jeu} bad={opening.warning} titles={titles}>
                {record === undefined ? undefined : <SaveRecord jeu={mode.jeu} record={record} />}
              </BadPanel>
            )}
            {waits === 'machine' || waits === 'chance' ? (
              <p class="busy">
                En pause après un retour en arrière.{' '}
                <button type="button" class="btn" onClick={() => machine.setPause(undefined)}>
                  Reprendre
                </button>
              </p>
            ) : null}
          </>
        }
      />
    </section>
  );
};

const open = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, request: Request): Promise<Result<Opening<A, P>, BadOpening>> => {
  if ('data' in request) return openData(mode, request.data);
  return /^#?p=/.test(request.link) ? openMomentLink(mode, request.link) : openScenarioLink(mode, request.link);
};

/** One game of one mode, from the moment it is asked for: opened, refused with its reasons, read, or played. */
export const Session = <S, A, E extends Cite<R>, R extends string, P>({ mode, request, titles: given, onLeave }: SessionProps & { readonly mode: Mode<S, A, E, R, P> }): JSX.Element => {
  const titles = useTitles(mode.jeu, given);
  const [opened, setOpened] = useState<Result<Opening<A, P>, BadOpening> | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void open(mode, request).then((result) => {
      if (!gone) setOpened(result);
    });
    return () => {
      gone = true;
    };
  }, [mode, request]);
  if (opened === undefined) return <p class="busy">Ouverture…</p>;
  if (!opened.ok)
    return (
      <BadPanel jeu={mode.jeu} bad={opened.error} titles={titles}>
        <button type="button" class="btn go" onClick={onLeave}>
          Choisir un scénario
        </button>
        {'data' in request && request.kept !== undefined ? <SaveRecord jeu={mode.jeu} record={request.kept} /> : null}
        <a class="btn" href={lien(`/${mode.jeu}/atelier/`)}>
          Ouvrir l’atelier
        </a>
      </BadPanel>
    );
  if ('link' in request && request.read) return <Shared mode={mode} opening={opened.value} titles={titles} />;
  return <Table mode={mode} opening={opened.value} request={request} titles={titles} onLeave={onLeave} />;
};
