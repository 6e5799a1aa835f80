// What a page says of a live card: each step, what it will do, what came of it; the position, told and drawn small. Still: the live board comes with the first press.
import type { JSX } from 'preact';
import { explainStep } from '../../engine/battlefight/language/explain.ts';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import { LIVE_CARD, type LiveCard } from '../../engine/battlefight/live.ts';
import { counterOf, playerOf } from '../../engine/battlefight/partie/board.ts';
import { effectText } from '../../engine/battlefight/partie/effect-text.ts';
import { COUNTERS, type Effect, type PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId, Cell } from '../../engine/battlefight/types.ts';
import { listOf } from '../../engine/kernel/french.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Told } from '../../engine/kernel/text.ts';
import type { Point } from '../../engine/hex/layout.ts';
import { typographie } from '../../plugins/typography.ts';
import { Cites } from '../play/Cites.tsx';
import { layoutOf } from '../play/hex-cells.ts';
import { PawnMark } from '../play/PawnMark.tsx';
import type { Titles } from '../play/titles.ts';
import { waiting } from './programs.ts';
import type { Run } from './live-run.ts';
import { BOARD, nameOf, pawnOf, signed, titleOf } from './words.ts';

const LAYOUT = layoutOf(BOARD, 'pointy');
const placeOf = (cell: Cell): Point => LAYOUT.at(cell) ?? { x: 0, y: 0 };
const seatsOf = ({ players }: PartieState): readonly Seat[] => players.map((_, seat) => seat as Seat);

/** Each row as a dotted line, a dot a cell (vives.css): a page holds several of these boards. */
const GRID = LAYOUT.rows
  .map((row) => {
    const [first, last] = [row[0], row.at(-1)].map((cell) => placeOf(cell?.id ?? ''));
    return `M${first?.x ?? 0} ${first?.y ?? 0}H${(last?.x ?? 0) + 1}`;
  })
  .join('');
/** The pawns on the board, for those who see it: the words beside it say the same. */
const SmallBoard = ({ state }: { readonly state: PartieState }): JSX.Element => (
  <svg class="live-board" viewBox={LAYOUT.viewBox} aria-hidden="true" focusable="false">
    <path class="live-cells" d={GRID} />
    {seatsOf(state).map((seat) => {
      const { cell } = playerOf(state, seat);
      const { x, y } = placeOf(cell ?? '');
      return cell === null ? null : (
        <g key={seat} transform={`translate(${x} ${y})scale(1.3)`}>
          <PawnMark look={pawnOf(seat)} />
        </g>
      );
    })}
  </svg>
);

const isBan = ({ kind }: Effect): boolean => kind === 's-empecher' || kind === 's-empecher-carte';
/** « Force +1 », on one line. */
const point = (name: string, value: string | number): string => `${name}\u00a0${value}`;
/** How somebody stands, point by point. */
export const standing = (state: PartieState, seat: Seat): readonly string[] => {
  const { cell, life, damage, hand, known, pile, discard } = playerOf(state, seat);
  const zone = (name: string, cards: readonly CardId[]): readonly string[] =>
    cards.length === 0 ? [] : [`${name} : ${listOf(cards.map((card) => titleOf(state.fixed, card)))}`];
  const counters = COUNTERS.map(
    (counter) => [KEYWORD_LABELS[counter], counterOf(state, seat, counter)] as const,
  ).filter(([, value]) => value !== 0);
  const bans = state.active
    .flatMap(({ effects }) => effects)
    .filter((effect) => effect.bearer === seat && isBan(effect));
  return [
    point('case', cell ?? '?'),
    point('vie', life),
    ...(damage === 0 ? [] : [point('dégât', damage)]),
    ...counters.map(([name, value]) => point(name, signed(value))),
    ...bans.map((ban) => `ne peut choisir ${effectText(ban)}`),
    ...waiting(state, seat).map(({ title, cost }) => `${title} attend, Stable, ${point('coût', cost ?? 0)}`),
    ...zone(
      'en main',
      hand.filter((card) => card !== LIVE_CARD),
    ),
    ...zone('pioche', [...known, ...pile]),
    ...zone('défausse', discard),
  ];
};

interface TellProps {
  readonly told: readonly Told[];
  readonly cites: readonly string[]; // the rules to name
  readonly titles: Titles;
}
/** What happened, a line an action. Of the rules that it cites, those that the card is here to show; the live board names them all. */
const Tell = ({ told, cites, titles }: TellProps): JSX.Element => (
  <>
    {told.map(({ text, cites: found }, i) => (
      <p class="live-told" key={i}>
        {text}
        <Cites jeu="battlefight" titles={titles} ids={[...new Set(cites)].filter((rule) => found.includes(rule))} />
      </p>
    ))}
  </>
);

export interface LiveReadingProps {
  readonly shown: LiveCard;
  readonly state: PartieState; // at the start
  readonly run: Run;
  readonly titles: Titles; // of the rules that it cites
}
export const LiveReading = ({ shown: { card, cites, attempt }, state, run, titles }: LiveReadingProps): JSX.Element => (
  <div class="live-sheet">
    <div class="live-start">
      <SmallBoard state={state} />
      <ul aria-label="Au départ">
        {seatsOf(state).map((seat) => (
          <li key={seat}>
            <b>{nameOf(state.fixed, seat)}</b>
            {typographie(` : ${standing(state, seat).join(' ; ')}.`)}
          </li>
        ))}
      </ul>
    </div>
    <div class="live-text">
      <Tell told={run.before} cites={cites} titles={titles} />
      <ol>
        {card.steps.map((step, i) => (
          <li key={i}>
            <b>{typographie(printStep(step))}</b> <span>{typographie(explainStep(step))}</span>
            <Tell told={run.steps[i] ?? []} cites={cites} titles={titles} />
          </li>
        ))}
      </ol>
      <Tell told={run.after} cites={cites} titles={titles} />
    </div>
    <p class="live-attempt">{typographie(`À essayer : ${attempt}`)}</p>
  </div>
);
