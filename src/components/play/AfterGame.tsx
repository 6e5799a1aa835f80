// Once a game is over: how the chances went along the line of time, what chance gave, the moments that turned it, what would have been better.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { stateAt } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import type { Review, Turn } from '../../engine/kernel/review.ts';
import { typeset } from '../../plugins/typography.ts';
import { Cites } from './Cites.tsx';
import { Failed } from './Failed.tsx';
import type { ModeUi } from './mode.ts';
import { seatsOf } from './saved.ts';
import type { Titles } from './titles.ts';
import type { UseLine } from './useLine.ts';

const WIDTH = 320;
const HEIGHT = 100;

/** « +12 », « −3 »: chances of a hundred. */
const points = (change: number): string => {
  const rounded = Math.round(100 * change);
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
};
const pointsWord = (change: number): string => (Math.abs(Math.round(100 * change)) > 1 ? 'points' : 'point');

interface CurveProps {
  readonly review: Review<unknown>;
  readonly names: readonly string[]; // by seat
}
/** A curve a seat, from the first action to the last; of two, the first one's is enough. */
const Curves = ({ review: { chances, turns }, names }: CurveProps): JSX.Element => {
  const last = Math.max(1, chances.length - 1);
  const x = (at: number): number => (WIDTH * at) / last;
  const y = (value: number): number => HEIGHT * (1 - value);
  const shown = names.length === 2 ? names.slice(0, 1) : names;
  return (
    <figure class="course">
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={typeset(`Chances de gagner : ${shown.join(', ')}`)}
      >
        <line class="even" x1="0" x2={WIDTH} y1={y(1 / names.length)} y2={y(1 / names.length)} />
        {shown.map((name, seat) => (
          <polyline
            key={name}
            data-seat={seat}
            points={chances.map((one, at) => `${x(at).toFixed(1)},${y(one[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {turns.map(({ at, seat }) => {
          const of = seat < shown.length ? seat : 0;
          return <circle key={at} data-seat={of} cx={x(at + 1)} cy={y(chances[at + 1]?.[of] ?? 0)} r="4" />;
        })}
      </svg>
      <figcaption>
        {typeset(
          names.length === 2
            ? `Chances de gagner : ${names[0]} en haut, ${names[1]} en bas.`
            : `Chances de gagner, du début à la fin.`,
        )}
        {names.length === 2
          ? null
          : shown.map((name, seat) => (
              <span key={name} data-seat={seat}>
                {' '}
                {typeset(name)}
              </span>
            ))}
      </figcaption>
    </figure>
  );
};

interface TurnProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly play: UseLine<T>;
  readonly titles: Titles;
  readonly turn: Turn<T['action']>;
  readonly onGo: (step: number) => void;
}
const TurnRow = <T extends Types>({ mode, play, titles, turn, onGo }: TurnProps<T>): JSX.Element => {
  const { at, by, seat, change, better } = turn;
  const before = stateAt(play.replayed, at);
  const { action, step } = known(play.replayed.moves[at]);
  const name = mode.text.seat(seat, before);
  const told = step.events.map((event) => mode.text.event(event, step.state)).join(' ');
  const other = better === undefined ? undefined : mode.game.apply(before, better);
  return (
    <li data-tournant={by}>
      <p>
        <b>{typeset(`${name}, ${points(change)} ${pointsWord(change)}.`)}</b>{' '}
        {typeset(by === 'chance' ? `Le sort : ${told}` : `Joué : ${mode.text.action(action, before)}.`)}
      </p>
      {better === undefined || other === undefined ? null : (
        <p>
          {typeset(`Mieux : ${mode.text.action(better, before)}.`)}
          <Cites jeu={mode.jeu} ids={[...new Set(other.events.flatMap(({ cites }) => [...cites]))]} titles={titles} />
        </p>
      )}
      <button type="button" class="btn" data-commande="rejouer" onClick={() => onGo(at)}>
        Rejouer d’ici
      </button>
    </li>
  );
};

type Reviewing<A> =
  | { readonly is: 'waiting'; readonly done: number }
  | { readonly is: 'failed' }
  | { readonly is: 'done'; readonly review: Review<A> };
const useReview = <T extends Types>(
  mode: ModeUi<T>,
  play: UseLine<T>,
): readonly [Reviewing<T['action']>, () => void] => {
  const [now, setNow] = useState<Reviewing<T['action']>>({ is: 'waiting', done: 0 });
  const [tries, setTries] = useState(0);
  const line = useRef(play.replayed);
  useEffect(() => {
    const thinker = mode.thinker?.();
    if (thinker === undefined) return;
    let late = false;
    const tell = (reviewing: Reviewing<T['action']>): void => {
      if (!late) setNow(reviewing);
    };
    const { start, moves } = line.current;
    thinker
      .review(
        start,
        moves.map(({ action }) => action),
        (done) => tell({ is: 'waiting', done }),
      )
      .then(
        (review) => tell({ is: 'done', review }),
        () => tell({ is: 'failed' }),
      )
      .finally(() => thinker.stop());
    return () => {
      late = true;
      thinker.stop();
    };
  }, [mode, tries]);
  const again = (): void => {
    setNow({ is: 'waiting', done: 0 });
    setTries(tries + 1);
  };
  return [now, again];
};

interface AfterProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly play: UseLine<T>;
  readonly titles: Titles;
  readonly onGo: (step: number) => void;
}
const Looked = <T extends Types>({ mode, play, titles, onGo }: AfterProps<T>): JSX.Element => {
  const [reviewing, again] = useReview(mode, play);
  if (reviewing.is === 'failed') return <Failed says="La partie n’a pas pu être relue." onRetry={again} />;
  if (reviewing.is === 'waiting')
    return (
      <p class="busy" role="status">
        {typeset(`La machine relit la partie : ${Math.round(100 * reviewing.done)} %`)}
      </p>
    );
  const { review } = reviewing;
  const names = seatsOf(mode, play.replayed.start).map((seat) => mode.text.seat(seat, play.replayed.start));
  return (
    <div class="after-game">
      <Curves review={review} names={names} />
      <p>
        {typeset(
          `La part du sort : ${names
            .map((name, seat) => {
              const given = review.luck[seat] ?? 0;
              return `${name}, ${points(given)} ${pointsWord(given)}`;
            })
            .join(' ; ')}.`,
        )}
      </p>
      <h3>
        {typeset(review.turns.length === 0 ? 'Aucun moment n’a pesé plus qu’un autre' : 'Ce qui a le plus compté')}
      </h3>
      <ol class="turns">
        {review.turns.map((turn) => (
          <TurnRow key={turn.at} {...{ mode, play, titles, turn, onGo }} />
        ))}
      </ol>
      <p class="odds-note">
        {typeset(
          'Un point est une chance sur cent de gagner. La machine en juge à vue, sans tout calculer : elle peut se tromper.',
        )}
      </p>
    </div>
  );
};

/** Folded, and looked at only once opened. */
export const AfterGame = <T extends Types>(props: AfterProps<T>): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <details
      class="ideas"
      data-pli="apres"
      onToggle={({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <summary>Relire la partie</summary>
      {open ? <Looked {...props} /> : null}
    </details>
  );
};
