// A game at one device, by hand or against the machine: what it shows, who plays, what is kept of it.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { BadPanel } from './BadPanel.tsx';
import { Coach, pupilOf } from './Coach.tsx';
import { Curtain } from './Curtain.tsx';
import { lookOf } from './eyes.ts';
import { FullScreen } from './FullScreen.tsx';
import { Goal, GoalAtEnd } from './Goal.tsx';
import { Keeps, SaveRecord } from './Keeps.tsx';
import type { ModeUi } from './mode.ts';
import { useOdds, wantsOdds } from './odds.ts';
import { type Opening } from './open.ts';
import { Paused } from './Paused.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import { type Hand, seatsOf } from './saved.ts';
import { challengeOf } from '../exercises/challenge.ts';
import { coachLoader } from '../learn/loaders.ts';
import { sceneSettings, useSceneSettings } from '../scene/settings.ts';
import { SeatsBar } from './SeatsBar.tsx';
import { isUntouched, Sent } from './Sent.tsx';
import { fromSite } from './SentNote.tsx';
import { useImposed } from './useImposed.ts';
import { useKept } from './useKept.ts';
import { useLine } from './useLine.ts';
import { handOf, useMachine } from './useMachine.ts';
import { Parts, useParts } from '../scene/parts.tsx';
import { useToldAhead } from './useToldAhead.ts';
import { useWakeLock } from './useWakeLock.ts';
import { wordsOf } from './words.ts';
import type { SessionProps } from './Table.tsx';

interface TableGameProps<T extends Types> extends Pick<
  SessionProps,
  'request' | 'titles' | 'wantedOf' | 'onLeave' | 'onFollow'
> {
  readonly mode: ModeUi<T>;
  readonly opening: Opening<T>;
  readonly onWhole: () => void; // told once it is drawn and may be shown
}
export const TableGame = <T extends Types>(props: TableGameProps<T>): JSX.Element => {
  const { mode, opening, request, titles, wantedOf, onLeave, onFollow, onWhole } = props;
  const { scenario } = opening;
  const saved = 'data' in request ? request.data : undefined;
  const { start, moves } = opening.replayed;
  const opened = moves.length - (opening.dealt ?? 0);
  const line = useLine(mode, opening.replayed, opening.line);
  const { node, state, cursor, forced } = line;
  const seats = useMemo(() => seatsOf(mode, start), [mode, start]);
  const words = wordsOf(mode);
  const veiled = mode.game.veil !== undefined;
  const handed = 'link' in request && request.as === 'hand' && !veiled;
  const [sent] = useState(handed && node.kind === 'choice' ? node.seat : undefined); // who was sent the game, to play on
  const [hidden, setHidden] = useState(veiled && (saved?.hidden ?? mode.hidden?.hides(scenario) ?? false));
  const [shownTo, setShownTo] = useState<Seat | null>(null); // who said to be holding the device
  const [greeted, setGreeted] = useState(fromSite); // what a sent link says of itself was read
  const wanted = useMemo(() => wantedOf?.(scenario as object), [scenario]);
  const odds = useOdds(mode, state, !hidden && wantsOdds(mode, line)); // exact odds see every hand
  const imposed = useImposed(mode, scenario, line);
  const alone = mode.stage !== undefined && mode.machine?.peopleOnly !== true && !sceneSettings().together;
  const machine = useMachine(mode, line, {
    odds,
    imposed,
    hands: seats.map((seat): Hand => {
      if (sent !== undefined) return seat === sent ? 'humain' : 'ailleurs';
      return handOf(mode, saved?.seats?.[seat] ?? (alone && seat !== (wanted?.seat ?? 0) ? 'machine' : 'humain'));
    }),
    auto: !sceneSettings().realDice,
    stepping: saved?.stepping ?? false,
  });
  const { hands, stepping } = machine;
  const humans = seats.filter((seat) => hands[seat] === 'humain');
  const { viewer, curtain } = lookOf({
    hidden,
    humans,
    asked: node.kind === 'choice' && forced === undefined ? node.seat : undefined,
    shownTo,
  });
  if (curtain !== undefined && shownTo !== null) setShownTo(null); // from now on the device may be in anyone's hands: going back must not show the last one's
  const [{ coach }, change] = useSceneSettings();
  const pupil = coach ? pupilOf(mode, line, humans) : undefined;
  useWakeLock(node.kind !== 'end');
  const sender = 'link' in request ? challengeOf(request.link)?.tries : saved?.sender; // of a challenge: their tries
  const record = 'data' in request ? request.kept : opening.record;
  const keeping = useKept(mode, {
    scenario,
    line: line.line,
    settings: { seats: hands, hidden, stepping, sender },
    over: node.kind === 'end',
    from: opening.warning === undefined ? record : undefined, // what opens in part goes on in a copy: the record stays whole
  });
  const [address] = useState(() => location.hash);
  useEffect(() => {
    // once play goes on, the link no longer tells where we are: a reload must offer the game, not the link
    // (an address that came since is another's, maybe still to be read: chance or the machine, playing on, would lose it)
    if (line.line !== opening.line && address !== '' && location.hash === address)
      history.replaceState(history.state, '', location.pathname);
  }, [line.line]);
  const play = {
    ...line,
    attempt: (action: T['action']): boolean => {
      machine.setPause(undefined);
      return line.attempt(action);
    },
  };
  const name = (seat: Seat): string => mode.text.seat(seat, start);
  const [own, ...others] = humans;
  const side = own === undefined || others.length > 0 || seats.length === 1 ? undefined : name(own);
  const [goal, title] = [wanted?.goal, typeset(mode.title?.(scenario) ?? 'Partie')];
  const frame = useRef<HTMLElement>(null);
  const $parts = useParts(frame, true, () => {
    onWhole();
    // once the page is laid out: asked before, it would be laid out for this, and again for what comes
    requestAnimationFrame(() => {
      frame.current?.scrollIntoView({ block: 'start' });
      // the press that opened it went away
      if (document.activeElement === document.body)
        frame.current?.querySelector<HTMLElement>('.curtain, .decide')?.focus({ preventScroll: true });
    });
  });
  useToldAhead(mode, line, hidden ? humans : []);
  return (
    <section
      class="example table-game"
      ref={frame}
      aria-label={title}
      data-partie={mode.game.id}
      data-pas={cursor}
      data-yeux={viewer === undefined ? 'tous' : (viewer ?? 'personne')}
    >
      <Parts.Provider value={$parts}>
        <PlayFrame
          name={title}
          heading={
            <>
              {goal === undefined || node.kind === 'end' ? null : <Goal text={goal} />}
              <FullScreen frame={frame} />
            </>
          }
          settings={
            <>
              <SeatsBar
                names={mode.machine?.peopleOnly === true ? [] : seats.map(name)}
                thinks={mode.thinker !== undefined}
                machine={machine}
                words={words}
                steps={mode.forced !== undefined && mode.rarelyForced !== true}
                away={!veiled && seats.length > 1}
                hiding={
                  veiled && (hidden || (mode.hidden?.secret?.(state) ?? true))
                    ? { hidden, shared: humans.length > 1, onChange: setHidden }
                    : undefined
                }
              />
              {coachLoader(mode.jeu) === undefined ? null : (
                <label class="check">
                  <input
                    type="checkbox"
                    data-reglage="coach"
                    checked={coach}
                    onChange={(event) => change({ coach: event.currentTarget.checked })}
                  />
                  <span>Un coach me parle</span>
                </label>
              )}
              <button type="button" class="btn flat" data-commande="quitter" onClick={onLeave}>
                Changer de partie
              </button>
            </>
          }
          mode={mode}
          scenario={scenario}
          play={play}
          titles={titles}
          odds={odds}
          busy={machine.busy}
          hands={hands}
          mind={machine}
          challenge={{ sender, onLeave, onFollow }}
          runs={!stepping}
          viewer={viewer}
          curtain={
            curtain === undefined
              ? undefined
              : {
                  seat: curtain,
                  view: <Curtain name={name(curtain)} words={words} onShow={() => setShownTo(curtain)} />,
                }
          }
          asideSeats={humans}
          skips={(asked) =>
            (asked.kind === 'chance' && machine.auto) ||
            (asked.kind === 'choice' && machine.hands[asked.seat] !== 'humain')
          }
          onUndo={() => machine.setPause('undone')}
          onAgain={() => machine.setPause('opened')}
          head={
            <>
              <Keeps keeping={keeping} />
              {wanted === undefined || node.kind !== 'end' ? null : (
                <GoalAtEnd wanted={wanted} result={node.result} state={state as object} />
              )}
              {'link' in request && !greeted && isUntouched(mode, line, opened, hands) ? (
                <Sent
                  {...{ mode, title, scenario, side }}
                  moves={opened}
                  as={request.as}
                  tries={sender}
                  onGo={() => setGreeted(true)}
                />
              ) : null}
              {opening.warning === undefined ? null : (
                <BadPanel jeu={mode.jeu} bad={opening.warning} titles={titles}>
                  {record === undefined ? undefined : <SaveRecord jeu={mode.jeu} record={record} />}
                </BadPanel>
              )}
              <Paused {...machine} />
              {pupil === undefined ? null : (
                <Coach {...{ mode, play, titles }} seat={pupil} onSilence={() => change({ coach: false })} />
              )}
            </>
          }
        />
      </Parts.Provider>
    </section>
  );
};
