import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { Caption, captionMarks, type CaptionProps } from '../scene/Caption.tsx';
import { useMotion } from '../scene/motion.ts';
import { Fold, Scene } from '../scene/Scene.tsx';
import { SceneMenu } from '../scene/SceneMenu.tsx';
import { markOf, TimeLine } from '../scene/TimeLine.tsx';
import { Announce } from './Announce.tsx';
import { $cited } from './cited.ts';
import { useTry } from './Failed.tsx';
import { Icon } from './icons.tsx';
import { isAlone, isControl, isTyping, type StepCommand, stepCommand } from './keys.ts';
import { actorsIn, citedIn, clickedStep, lightLog, partsIn, resultIn, toldIn } from './log-dom.ts';
import { nextPhase, previousPhase, runsOf } from './phases.ts';
import type { ReaderProps } from './Reader.tsx';
import { stepAnchor, useAddress } from './useAddress.ts';
import type { useShare } from './useShare.tsx';
import { takesOver, takeWaiting } from './waiting.ts';
import { WHAT_IF } from './words.ts';

interface StepperProps<T extends Types> extends ReaderProps<T> {
  readonly slug: string;
  readonly heading: JSX.Element; // what is on show
  readonly titled: boolean; // and its title is drawn
  readonly first: number; // the earliest step shown
  readonly start: CaptionProps; // what its caption says there
  readonly cursor: number;
  readonly onEarlier?: (() => void) | undefined; // shows those before it too
  readonly onCursor: (step: number) => void;
  readonly onShare: ReturnType<typeof useShare>['open'];
  readonly onWhole?: ((link: string, step: number) => void) | undefined; // a step of what it was, before it was cut
  readonly onTakeOver: (step: number, otherwise?: readonly T['action'][]) => void;
}
type Extras = typeof import('./extras.tsx');
const PACE = 2200; // ms a step while it plays

export const Stepper = <T extends Types>(props: StepperProps<T>): JSX.Element => {
  const { slug, count, cursor, source, Board, first, start, quiet = false, compact = false } = props;
  const root = useRef<HTMLDivElement>(null); // the log
  const place = useRef<HTMLDivElement>(null);
  const at = useRef(cursor); // ahead of the drawing: keys may come faster
  at.current = cursor;
  const [playing, setPlaying] = useState(false);
  const [extras, setExtras] = useState<Extras | undefined>(undefined);
  const [guessing, setGuessing] = useState(false); // « deviner d'abord »
  const [asked, setAsked] = useState(false);
  const [verdict, setVerdict] = useState<readonly [text: string, rules?: JSX.Element]>(['']); // what became of the guess
  const [told, setTold] = useState<CaptionProps>(props.told ?? start);
  const [decides, setDecides] = useState(false); // a seat answers next
  const { run, failed } = useTry('Les questions et les chances ne sont pas arrivées.');
  const actors = (): readonly string[] => (root.current === null ? [] : actorsIn(root.current));
  /** What ↑ and ↓ go over. */
  const phases = (): ReturnType<typeof runsOf> => (parts.length > 1 ? parts : runsOf(actors()));
  const parts = root.current === null ? [] : partsIn(root.current); // none before it wakes
  const [marks, setMarks] = useState(() => [...(props.marks ?? '')].map((one) => markOf(one === 'd' ? 'chance' : one)));

  const go = (step: number, least = first): void => {
    const to = Math.min(count, Math.max(least, step));
    at.current = to;
    setAsked(false);
    setVerdict(['']);
    if (to === count) setPlaying(false);
    props.onCursor(to);
    if (root.current !== null) $cited.set(citedIn(root.current, to));
  };
  /** A step that was named: one before the first shows them all. */
  const goTo = (step: number): void => {
    const before = step < first && props.onEarlier !== undefined;
    if (before) props.onEarlier?.();
    go(step, before ? 0 : first);
  };
  /** One step on; when guessing, it is asked about before it is told. */
  const advance = (): void => {
    if (guessing && !asked && at.current < count) setAsked(true);
    else go(at.current + 1);
  };
  const commands: Readonly<Record<StepCommand, () => void>> = {
    next: advance,
    previous: () => go(at.current - 1),
    first: () => go(first),
    last: () => go(count),
    'next-phase': () => go(nextPhase(phases(), at.current, count)),
    'previous-phase': () => go(previousPhase(phases(), at.current)),
    play: () => setPlaying(!playing && at.current < count),
  };
  const loadExtras = (): void =>
    void (
      extras === undefined &&
      run(async () => {
        const module = await import('./extras.tsx');
        await module.ready;
        setExtras(module);
      })
    );
  const openShare = (): void =>
    props.onShare(async ({ exampleKinds }) =>
      exampleKinds(
        await source.playable(),
        cursor,
        quiet ? undefined : `${props.href ?? location.pathname}#${stepAnchor(slug, cursor)}`,
      ),
    );
  const buttons: Readonly<Record<string, () => void>> = {
    debut: commands.first,
    precedent: commands.previous,
    suivant: advance,
    fin: commands.last,
    main: () => props.onTakeOver(at.current), // the address may have named it in this very moment
    partager: openShare,
    film: commands.play,
    deviner: () => {
      setAsked(false);
      setGuessing(!guessing);
      loadExtras();
    },
  };

  useAddress(slug, cursor, count, props.sequel, goTo, props.onWhole, quiet);
  useEffect(() => {
    const asked = (props.moments === true || props.handed === true) && takesOver() ? 'main' : undefined;
    const waiting = takeWaiting(root.current) ?? asked;
    if (waiting !== undefined) buttons[waiting]?.();
  }, []);
  useLayoutEffect(() => {
    if (root.current === null) return;
    lightLog(root.current, cursor);
    const now = cursor === first ? undefined : toldIn(root.current, cursor);
    const result = cursor === count ? resultIn(root.current) : undefined;
    const said = (cursor === props.from ? props.told : undefined) ?? now;
    setTold(said === undefined ? start : { ...said, note: result ?? said.note });
    setMarks(actors().slice(first).map(markOf));
    setDecides(/^\d$/.test(actors()[cursor] ?? ''));
  }, [cursor, first]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(advance, PACE);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const section = root.current?.closest<HTMLElement>('.example');
    const onKeyDown: EventListener = (event): void => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isTyping(event.target)) return;
      const inside = event.target instanceof Node && section?.contains(event.target) === true;
      const command = stepCommand(event, isControl(event.target));
      if (command === undefined) return;
      // beside the scene, these keys scroll; among others on the page, it only listens to what has the focus
      if (!inside && (!isAlone(section) || (command !== 'next' && command !== 'previous'))) return;
      event.preventDefault();
      if (command !== 'play') setPlaying(false);
      commands[command]();
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && section?.contains(relatedTarget) !== true) $cited.set([]);
    };
    document.addEventListener('keydown', onKeyDown);
    section?.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      section?.removeEventListener('focusout', onLeave);
    };
  });
  const onLogClick = (event: MouseEvent): void => {
    const step = clickedStep(event.target);
    if (step === undefined) return;
    event.preventDefault();
    goTo(step);
  };

  const shown = source.shown?.[cursor];
  const board = useMemo(() => (shown === undefined ? props.board : <Board {...shown} />), [shown]); // once a step: what is told about it comes after
  useMotion(place, shown, () => (shown === undefined ? [] : (props.effects?.(shown.events, shown.state) ?? [])));
  const button = (key: string, label: string, end: boolean, icon: JSX.Element, text?: string): JSX.Element => (
    <button
      type="button"
      class={text === undefined ? 'btn' : 'btn go'}
      data-commande={key}
      aria-label={label}
      aria-disabled={end}
      onClick={() => end || buttons[key]?.()}
    >
      {icon}
      {text === undefined ? null : <span data-court="Suivante">{text}</span>}
    </button>
  );
  const atEnd = cursor === count;
  const said = [...told.sentences.map(({ text }) => text), told.note ?? ''].filter((text) => text !== '').join(' ');
  return (
    <>
      <Scene
        stage={(shown === undefined ? undefined : props.stageOf?.(shown.state)) ?? props.stage}
        placeRef={place}
        onSwipe={(by) => (by === 1 ? advance() : commands.previous())}
        head={
          <>
            {props.heading}
            <SceneMenu>
              {button('debut', 'Revenir au début', cursor === first, <Icon name="first" />)}
              {button('fin', 'Aller à la fin', atEnd, <Icon name="last" />)}
              <button
                type="button"
                class="btn"
                data-commande="film"
                aria-pressed={playing}
                aria-disabled={atEnd}
                onClick={() => atEnd || buttons['film']?.()}
              >
                Voir comme un film
              </button>
            </SceneMenu>
          </>
        }
        place={board}
        titled={props.titled}
        captionAs={asked && extras !== undefined ? {} : captionMarks(told)}
        caption={
          asked && extras !== undefined ? (
            <extras.Guess
              source={source}
              at={cursor}
              onAnswer={(answer) => {
                go(cursor + 1);
                setVerdict(answer);
              }}
            />
          ) : (
            <>
              {verdict[0] === '' ? null : <p class="guessed">{verdict}</p>}
              <Caption {...told} />
              {source.failed}
              {guessing ? failed : null}
            </>
          )
        }
        rail={
          <>
            {count === first ? null : (
              <>
                <TimeLine marks={marks} first={first} at={cursor} parts={parts} onGo={go} />
                <div class="steps">
                  {button('precedent', 'Étape précédente', cursor === first, <Icon name="previous" />)}
                  {button('suivant', 'Étape suivante', atEnd, <Icon name="next" />, 'Étape suivante')}
                </div>
              </>
            )}
            <div class="more">
              {compact || count === first ? null : (
                <button
                  type="button"
                  class="btn flat"
                  data-commande="deviner"
                  aria-pressed={guessing}
                  onClick={buttons['deviner']}
                >
                  Deviner d’abord
                </button>
              )}
              <button type="button" class="btn accent" data-commande="main" onClick={buttons['main']}>
                Prendre la main
              </button>
              {compact ? null : (
                <button type="button" class="btn" data-commande="partager" onClick={openShare}>
                  Partager
                </button>
              )}
            </div>
          </>
        }
        folds={
          compact ? (
            <div class="contents" ref={root} hidden>
              {props.log}
            </div>
          ) : (
            <div class="folds" data-devine={guessing ? '' : undefined}>
              {atEnd && props.after !== undefined ? props.after : null}
              {decides && shown !== undefined && props.hasOdds?.(shown.state) === true ? (
                <details class="chances" onToggle={loadExtras}>
                  <summary>Chances de chaque choix</summary>
                  {extras === undefined ? failed : <extras.Chances key={cursor} source={source} state={shown.state} />}
                </details>
              ) : null}
              {shown !== undefined && props.settles?.(shown.events) === true ? (
                <details class="chances" data-pli="et-si" key={`si${cursor}`} onToggle={loadExtras}>
                  <summary>{WHAT_IF}</summary>
                  {extras === undefined ? (
                    failed
                  ) : (
                    <extras.Otherwise
                      source={source}
                      at={cursor}
                      onTry={(actions) => props.onTakeOver(cursor, actions)}
                    />
                  )}
                </details>
              ) : null}
              <Fold name="Déroulement" hook="journal">
                <div class="contents" ref={root} onClick={onLogClick}>
                  {props.log}
                </div>
              </Fold>
            </div>
          )
        }
      />
      <Announce text={verdict[0] === '' ? said : `${verdict[0]} ${said}`} />
    </>
  );
};
