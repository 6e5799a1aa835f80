import { Fragment, type JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Cites } from './Cites.tsx';
import type { Entry, Sentence } from './entries.ts';
import { toSight } from './sight.ts';
import { TallyView } from './TallyView.tsx';
import type { Titles } from './titles.ts';

export type LineStatus = 'done' | 'now' | 'later' | 'struck';
export interface LogLine {
  readonly entry: Entry;
  readonly status: LineStatus;
  readonly note?: string | undefined; // why the player does it, typeset
  readonly mark?: string | undefined; // « dé décidé d’avance »
}
export interface EventLogProps {
  readonly jeu: string;
  readonly lines: readonly LogLine[];
  readonly titles: Titles;
  readonly partLabel: (what: string) => string;
  readonly idOf?: (step: number) => string; // an anchor for each line
  readonly onJump?: (step: number) => void;
  readonly result?: string | undefined; // how it ended, typeset
  readonly most?: number | undefined; // rules told per sentence, the first ones; all unless told
  readonly quiet?: boolean | undefined; // where it stands beside a place, one rule a sentence: the others are told with the step
}

type SayProps = Pick<EventLogProps, 'jeu' | 'titles' | 'partLabel' | 'most' | 'quiet'> & {
  readonly sentence: Sentence;
};
const Say = ({ sentence: { text, cites, tally }, ...rest }: SayProps): JSX.Element => (
  <div class="say">
    <span>{text}</span>
    <Cites jeu={rest.jeu} titles={rest.titles} ids={cites.slice(0, rest.quiet === true ? 1 : rest.most)} />
    {rest.quiet === true && cites.length > 1 ? (
      <span class="say-more">
        {' ·'}
        <Cites jeu={rest.jeu} titles={rest.titles} ids={cites.slice(1)} />
      </span>
    ) : null}
    {tally === undefined ? null : <TallyView tally={tally} {...rest} />}
  </div>
);

const CLASSES: Readonly<Record<LineStatus, string | undefined>> = {
  done: undefined,
  now: undefined,
  later: 'later',
  struck: 'struck',
};

type RowProps = Omit<EventLogProps, 'lines' | 'result'> & { readonly line: LogLine };
const Row = ({ line, idOf, onJump, ...rest }: RowProps): JSX.Element => {
  const { entry, status, note, mark } = line;
  const struck = status === 'struck';
  const id = struck ? undefined : idOf?.(entry.step);
  const jump = struck ? undefined : onJump;
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a:not(.log-n),summary,.tally') !== null) return;
    if (jump === undefined || (document.getSelection()?.isCollapsed ?? true) === false) return;
    event.preventDefault();
    jump(entry.step);
  };
  const number =
    id !== undefined ? (
      <a class="log-n" href={`#${id}`} aria-label={`Aller à l’étape ${entry.step}`}>
        {entry.step}
      </a>
    ) : jump !== undefined ? (
      <button type="button" class="log-n" aria-label={`Aller à l’étape ${entry.step}`}>
        {entry.step}
      </button>
    ) : (
      <span class="log-n">{entry.step}</span>
    );
  const says = entry.sentences.map((sentence, i) => (
    <Say key={i} sentence={struck ? { text: sentence.text, cites: [] } : sentence} {...rest} />
  ));
  return (
    <li
      id={id}
      data-evenement={entry.step}
      class={CLASSES[status]}
      aria-current={status === 'now' ? 'step' : undefined}
      data-seat={entry.seat}
      data-part={entry.part}
      data-tete={entry.lead === 0 ? undefined : entry.lead}
      data-va={id === undefined && jump === undefined ? undefined : ''}
      onClick={onClick}
    >
      {number}
      <div>
        {note === undefined ? null : <p class="why">{note}</p>}
        {mark === undefined ? null : <span class="mark">{mark}</span>}
        {struck ? (
          <del>
            <span class="sr">Annulé : </span>
            {says}
          </del>
        ) : (
          says
        )}
      </div>
    </li>
  );
};

const isSame = (a: LogLine, b: LogLine | undefined): boolean =>
  a.entry === b?.entry && a.status === b.status && a.note === b.note && a.mark === b.mark;
const BLOCK = 32;
interface Kept {
  lines: readonly LogLine[];
  rows: readonly JSX.Element[]; // of each line
  all: JSX.Element;
}
/** Some lines. Each is drawn again only when it has changed, and none is looked at where none has: one more line costs as much after three hundred as after three. */
const Block = ({ lines, ...how }: Omit<EventLogProps, 'result'>): JSX.Element => {
  const { jeu, titles, partLabel, idOf, onJump, most, quiet } = how;
  const kept = useMemo(
    (): Kept => ({ lines: [], rows: [], all: <></> }),
    [jeu, titles, partLabel, idOf, onJump, most, quiet],
  );
  if (lines.length === kept.lines.length && lines.every((line, i) => isSame(line, kept.lines[i]))) return kept.all;
  kept.rows = lines.map((line, i) => {
    const row = kept.rows[i];
    if (row !== undefined && isSame(line, kept.lines[i])) return row;
    return <Row key={`${line.status === 'struck' ? 's' : 'l'}${line.entry.step}.${i}`} line={line} {...how} />;
  });
  kept.lines = lines;
  // by its key it is left whole where nothing has changed: without one, each of its lines is looked at
  return (kept.all = <Fragment key="lines">{kept.rows}</Fragment>);
};

/** What happened, step by step. The line on show is kept in sight inside the log, without moving the page. */
export const EventLog = ({ lines, result, onJump, ...rest }: EventLogProps): JSX.Element => {
  const list = useRef<HTMLOListElement>(null);
  const now = lines.findIndex(({ status }) => status === 'now');
  useEffect(() => {
    if (onJump === undefined) return;
    // with the frame that shows it: at once, the page would be laid out for this
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) toSight(list.current, list.current.querySelector<HTMLElement>('[aria-current]'));
    });
    return () => cancelAnimationFrame(frame);
  }, [now, lines.length]);
  return (
    <ol class="log" aria-label="Déroulement" ref={list}>
      {Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, i) => (
        <Block
          key={i}
          lines={lines.slice(i * BLOCK, (i + 1) * BLOCK)}
          {...rest}
          {...(onJump === undefined ? {} : { onJump })}
        />
      ))}
      {result === undefined ? null : <li class="log-result">{result}</li>}
    </ol>
  );
};
