// What a page says of a live card: each step, what it will do, what came of it; the ring at the start. Still: the live table comes with the first press.
import type { JSX } from 'preact';
import { explainStep } from '../../engine/battlefight/language/explain.ts';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import { LIVE_CARD, type LiveCard } from '../../engine/battlefight/live.ts';
import { counterOf, playerOf } from '../../engine/battlefight/partie/board.ts';
import { effectText } from '../../engine/battlefight/partie/effect-text.ts';
import { COUNTERS, type Effect, type PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { listOf } from '../../engine/kernel/french.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Told } from '../../engine/kernel/text.ts';
import { typeset } from '../../plugins/typography.ts';
import { Cites } from '../play/Cites.tsx';
import type { Titles } from '../play/titles.ts';
import { HexBoard } from '../scene/HexBoard.tsx';
import { FighterIcon, tokensOf } from './fighters.tsx';
import type { Run } from './live-run.ts';
import { waiting } from './programs.ts';
import { describer, RIM, shadesOf } from './ring.ts';
import { TechniqueCard } from './TechniqueCard.tsx';
import { BOARD, nameOf, signed, titleOf } from './words.ts';

const seatsOf = ({ players }: PartieState): readonly Seat[] => players.map((_, seat) => seat as Seat);

/** The ring and who stands there; how they stand is told beside it. */
const Ring = ({ state }: { readonly state: PartieState }): JSX.Element => (
  <HexBoard
    still
    cells={BOARD}
    label="Plateau au départ"
    describe={(cell) => typeset(describer(state)(cell))}
    tokens={tokensOf(state, 0)}
    shades={shadesOf(state, 0)}
    rim={RIM}
  />
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
      <Ring state={state} />
      <div class="live-who">
        <div aria-hidden="true">
          <TechniqueCard technique={card} look="small" />
        </div>
        <ul aria-label="Au départ">
          {seatsOf(state).map((seat) => (
            <li key={seat}>
              <FighterIcon seat={seat} /> <b>{nameOf(state.fixed, seat)}</b>
              {typeset(` : ${standing(state, seat).join(' ; ')}.`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div class="live-text">
      <Tell told={run.before} cites={cites} titles={titles} />
      <ol>
        {card.steps.map((step, i) => (
          <li key={i}>
            <b>{typeset(printStep(step))}</b> <span>{typeset(explainStep(step))}</span>
            <Tell told={run.steps[i] ?? []} cites={cites} titles={titles} />
          </li>
        ))}
      </ol>
      <Tell told={run.after} cites={cites} titles={titles} />
    </div>
    <p class="live-attempt">{typeset(`À essayer : ${attempt}`)}</p>
  </div>
);
