import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { Announce } from './Announce.tsx';
import { $cited } from './cited.ts';
import { useTry } from './Failed.tsx';
import { Icon } from './icons.tsx';
import { isControl, isTyping, type StepCommand, stepCommand } from './keys.ts';
import { actorsIn, citedIn, clickedStep, lightLog, saidIn } from './log-dom.ts';
import { nextPhase, previousPhase } from './phases.ts';
import type { ReaderProps } from './Reader.tsx';
import { useAddress } from './useAddress.ts';
import type { useShare } from './useShare.tsx';
import { takeWaiting } from './waiting.ts';

interface StepperProps<T extends Types> extends ReaderProps<T> {
  readonly slug: string;
  readonly cursor: number;
  readonly onCursor: (step: number) => void;
  readonly onShare: ReturnType<typeof useShare>['open'];
  readonly onTakeOver: (step: number) => void;
}
type Extras = typeof import('./extras.tsx');
const PACE = 2200; // ms a step while it plays

export const Stepper = <T extends Types>(props: StepperProps<T>): JSX.Element => {
  const { slug, count, cursor, source, Board, quiet = false, first = 0 } = props;
  const root = useRef<HTMLDivElement>(null);
  const at = useRef(cursor); // ahead of the drawing: keys may come faster
  at.current = cursor;
  const [playing, setPlaying] = useState(false);
  const [extras, setExtras] = useState<Extras | undefined>(undefined);
  const [guessing, setGuessing] = useState(false); // « deviner d'abord »
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState<readonly [text: string, rules?: JSX.Element]>(['']); // what became of the guess
  const [said, setSaid] = useState('');
  const [decides, setDecides] = useState(false); // a seat answers next
  const { run, failed } = useTry('Les questions et les chances ne sont pas arrivées.');
  const anchor = (step: number): string => `ex.${slug}.${step}`;
  /** Who answered each step; of those before the first that is shown, nobody says. */
  const actors = (): readonly string[] =>
    root.current === null ? [] : [...Array.from({ length: first }, () => 'chance'), ...actorsIn(root.current)];

  const go = (step: number): void => {
    const to = Math.min(count, Math.max(first, step));
    at.current = to;
    setAsked(false);
    setTold(['']);
    if (to === count) setPlaying(false);
    props.onCursor(to);
    if (root.current !== null) $cited.set(citedIn(root.current, to));
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
    'next-phase': () => go(nextPhase(actors(), at.current)),
    'previous-phase': () => go(previousPhase(actors(), at.current)),
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
        quiet ? undefined : `${props.href ?? location.pathname}#${anchor(cursor)}`,
      ),
    );
  const buttons: Readonly<Record<string, () => void>> = {
    debut: commands.first,
    precedent: commands.previous,
    suivant: advance,
    fin: commands.last,
    main: () => props.onTakeOver(cursor),
    partager: openShare,
    deviner: () => {
      setAsked(false);
      setGuessing(!guessing);
      loadExtras();
    },
  };

  useAddress(anchor, cursor, count, go, quiet);
  useEffect(() => {
    const waiting = takeWaiting(root.current);
    if (waiting !== undefined) buttons[waiting]?.();
  }, []);
  useEffect(() => {
    if (root.current === null) return;
    lightLog(root.current, cursor);
    setSaid(saidIn(root.current, cursor));
    setDecides(/^\d$/.test(actors()[cursor] ?? ''));
  }, [cursor]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(advance, PACE);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const section = root.current?.closest<HTMLElement>('.example');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const command = stepCommand(event, isControl(event.target));
      if (command === undefined) return;
      event.preventDefault();
      if (command !== 'play') setPlaying(false);
      commands[command]();
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && section?.contains(relatedTarget) !== true) $cited.set([]);
    };
    section?.addEventListener('keydown', onKeyDown);
    section?.addEventListener('focusout', onLeave);
    return () => {
      section?.removeEventListener('keydown', onKeyDown);
      section?.removeEventListener('focusout', onLeave);
    };
  });
  const onLogClick = (event: MouseEvent): void => {
    const step = clickedStep(event.target);
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };

  const shown = source.shown?.[cursor];
  const stays = props.board !== undefined && shown === undefined;
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
      {text === undefined ? null : <span>{text}</span>}
    </button>
  );
  return (
    <>
      {/* before the log for those who go from link to link; shown under it */}
      <div class="controls">
        <div class="steps">
          {button('debut', 'Revenir au début', cursor === first, <Icon name="first" />)}
          {button('precedent', 'Reculer d’un pas', cursor === first, <Icon name="previous" />)}
          {button('suivant', 'Étape suivante', cursor === count, <Icon name="next" />, 'Étape suivante')}
          {button('fin', 'Aller à la fin', cursor === count, <Icon name="last" />)}
        </div>
        <div class="more">
          <button
            type="button"
            class="btn flat"
            data-commande="deviner"
            aria-pressed={guessing}
            onClick={buttons['deviner']}
          >
            Deviner d’abord
          </button>
          <button type="button" class="btn accent" data-commande="main" onClick={buttons['main']}>
            Prendre la main
          </button>
          <button type="button" class="btn" data-commande="partager" onClick={openShare}>
            Partager
          </button>
        </div>
      </div>
      <div class="table" ref={root} data-devine={guessing ? '' : undefined}>
        <div class="board">
          {stays ? props.board : shown === undefined ? null : <Board state={shown.state} events={shown.events} />}
          {decides && shown !== undefined && props.hasOdds?.(shown.state) === true ? (
            <details class="chances" onToggle={loadExtras}>
              <summary>Chances de chaque choix</summary>
              {extras === undefined ? failed : <extras.Chances key={cursor} source={source} state={shown.state} />}
            </details>
          ) : null}
        </div>
        <div class="told">
          {source.failed}
          {guessing ? failed : null}
          {asked && extras !== undefined ? (
            <extras.Guess
              source={source}
              at={cursor}
              onAnswer={(verdict) => {
                go(cursor + 1);
                setTold(verdict);
              }}
            />
          ) : null}
          {told[0] === '' ? null : <p class="guessed">{told}</p>}
          <div class="contents" onClick={onLogClick}>
            {props.log}
          </div>
        </div>
      </div>
      <Announce text={told[0] === '' ? said : `${told[0]} ${said}`} />
    </>
  );
};
