// What the machine thinks of a decision, to be read and tried: « Conseil » before one's own, « Pourquoi… ? » after its own.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import type { Level } from '../../engine/kernel/levels.ts';
import type { Thought } from '../../engine/kernel/think.ts';
import { once } from '../../engine/kernel/once.ts';
import { type Move, stateAt } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { typeset } from '../../plugins/typography.ts';
import { Failed } from './Failed.tsx';
import { forcedOf } from './forced.ts';
import type { ModeUi } from './mode.ts';
import { type Odds, useAnswer } from './odds.ts';
import type { Hand } from './saved.ts';
import { titled } from './SentNote.tsx';
import type { UseLine } from './useLine.ts';
import { levelOf } from './useMachine.ts';
import { useThinking } from './useThinking.ts';

/** As many as one compares at a glance. */
const SHOWN = 3;

const PARTIAL = 'La machine a regardé quelques suites, sans tout calculer : elle peut se tromper.';
const BLIND = 'La machine ne sait que ce qui est ici : elle ne voit pas votre plateau, et peut se tromper.'; // what is reported from a real table

const percent = (value: number): string => `${Math.round(100 * value)} %`;

interface IdeaProps {
  readonly label: string;
  readonly value: number; // 0 to 1
  readonly played: boolean;
  readonly onPlay: () => void;
}
const Idea = ({ label, value, played, onPlay }: IdeaProps): JSX.Element => (
  <li>
    <button type="button" class="btn" data-idee aria-pressed={played} onClick={onPlay}>
      {typeset(label)}
      {played ? <span class="odds-best">joué</span> : null}
    </button>
    <svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="win" width={100 * value} height="6" />
      <rect class="lose" x={100 * value} width={100 * (1 - value)} height="6" />
    </svg>
    <b>{typeset(percent(value))}</b>
  </li>
);

interface ThoughtsProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state']; // where it is thought
  readonly view: T['state']; // as the reader may see it
  readonly level: Level;
  readonly seed: number;
  readonly played?: T['action'] | undefined; // what was done there
  readonly onTry: (action: T['action']) => void;
}
const Thoughts = <T extends Types>({
  mode,
  state,
  view,
  level,
  seed,
  played,
  onTry,
}: ThoughtsProps<T>): JSX.Element | null => {
  const thinking = useThinking(mode, state, level, seed);
  if (thinking.is === 'nothing') return null;
  if (thinking.is === 'failed') return <Failed says="La machine n’a pas pu répondre." onRetry={thinking.again} />;
  const { ideas, is } = thinking;
  const done = JSON.stringify(played);
  const bySeat = mode.game.node(state);
  const who = bySeat.kind === 'choice' ? mode.text.seat(bySeat.seat, view) : '';
  return (
    <div class="odds" aria-busy={is === 'waiting'}>
      <p class="odds-title">{typeset(`${who} : chances de gagner, selon la machine`)}</p>
      <ul>
        {ideas.slice(0, SHOWN).map(({ action, value }: Thought<T['action']>) => {
          const key = JSON.stringify(action);
          return (
            <Idea
              key={key}
              label={mode.text.action(action, view)}
              value={value}
              played={key === done}
              onPlay={() => onTry(action)}
            />
          );
        })}
      </ul>
      <p class="odds-note">
        {typeset(
          is === 'waiting'
            ? 'La machine réfléchit…'
            : `${mode.machine?.peopleOnly === true ? BLIND : PARTIAL} Touchez une idée pour la jouer.`,
        )}
      </p>
    </div>
  );
};

/** Folded, and thought about only once opened. */
const Folded = <T extends Types>({
  name,
  hook,
  ...thoughts
}: ThoughtsProps<T> & { readonly name: string; readonly hook: string }): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <details
      class="ideas over"
      data-pli={hook}
      onToggle={({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset(name)}</summary>
      {open ? <Thoughts {...thoughts} /> : null}
    </details>
  );
};

/** Whose decision a move was; nobody's where chance answered, where one option alone was open, or where it only carried on. */
const deciderOf = once(
  <T extends Types>(_: Move<T>, mode: ModeUi<T>, before: T['state']): { readonly seat: Seat | undefined } => {
    const node = mode.game.node(before);
    const decides = node.kind === 'choice' && node.options.length > 1 && forcedOf(mode, node, before) === undefined;
    return { seat: decides ? node.seat : undefined };
  },
);
/** The last decision of this line that the machine took by thinking: its rank among the actions. Each move is looked at once, however long the game. */
export const lastThought = <T extends Types>(
  { replayed, actors, cursor }: Pick<UseLine<T>, 'replayed' | 'actors' | 'cursor'>,
  mode: ModeUi<T>,
  hands: readonly Hand[],
): { readonly at: number; readonly level: Level } | undefined => {
  if (hands.every((hand) => levelOf(hand) === undefined)) return undefined;
  for (let at = cursor - 1; at >= 0; at -= 1) {
    const move = replayed.moves[at];
    const seat = move && deciderOf(move, mode, stateAt(replayed, at)).seat;
    const level = seat === undefined ? undefined : levelOf(hands[seat]);
    if (level !== undefined && actors[at] === String(seat)) return { at, level };
  }
  return undefined;
};

interface IdeasProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly play: UseLine<T>;
  readonly view: T['state'];
  readonly hands: readonly Hand[];
  readonly open: boolean; // nothing is hidden from who looks
  readonly mine: boolean; // the reader has to choose now, among several
  readonly odds: Odds<T['action']>; // of that choice: where they are exact they are shown already
  readonly attempt: (action: T['action']) => boolean;
}
/** Under the question: why the machine played what it did, and what it would do here. */
export const Ideas = <T extends Types>({
  mode,
  play,
  view,
  hands,
  open,
  mine,
  odds,
  attempt,
}: IdeasProps<T>): JSX.Element | null => {
  const answer = useAnswer(odds);
  if (mode.thinker === undefined) return null;
  const last = open ? lastThought(play, mode, hands) : undefined;
  const { replayed, cursor, state, line, send } = play;
  const before = last === undefined ? undefined : stateAt(replayed, last.at);
  const instead = (at: number, action: T['action']): void =>
    send({
      type: 'load',
      line: {
        actions: [...line.actions.slice(0, at), action],
        cursor: at + 1,
        struck: [...line.struck, { at, actions: line.actions }],
      },
    });
  return (
    <>
      {last === undefined || before === undefined ? null : (
        <Folded
          key={`pourquoi${last.at}`}
          name={`Pourquoi ${titled(mode.text.action(known(replayed.moves[last.at]).action, before))} ?`}
          hook="pourquoi"
          mode={mode}
          state={before}
          view={before}
          level={last.level}
          seed={last.at}
          played={known(replayed.moves[last.at]).action}
          onTry={(action) => instead(last.at, action)}
        />
      )}
      {mine && answer.is === 'nothing' ? (
        <Folded
          key={`conseil${cursor}`}
          name="Conseil"
          hook="conseil"
          mode={mode}
          state={state}
          view={view}
          level="redoutable"
          seed={cursor}
          onTry={attempt}
        />
      ) : null}
    </>
  );
};
