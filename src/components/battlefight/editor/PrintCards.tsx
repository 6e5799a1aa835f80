// Cards on paper, nine to a sheet, at their true size: 63 × 88 mm. Lengths in the drawings are millimetres.
import { type JSX, render } from 'preact';
import { useState } from 'preact/hooks';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import { printStep } from '../../../engine/battlefight/language/print.ts';
import type { Instruction, Technique } from '../../../engine/battlefight/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { TypeIcon } from '../TypeIcon.tsx';
import { labelWords } from './labels.ts';

export const SHEET = { width: 210, height: 297, columns: 3, rows: 3, card: { width: 63, height: 88 } } as const;
const PER_SHEET = SHEET.columns * SHEET.rows;
const LEFT = (SHEET.width - SHEET.columns * SHEET.card.width) / 2;
const TOP = (SHEET.height - SHEET.rows * SHEET.card.height) / 2;
const [GAP, MARK] = [1.5, 5]; // between the cards and a mark, and the mark's own length

/** Where the cuts are, in the margins only. */
export const cropMarks = (): string => {
  const xs = Array.from({ length: SHEET.columns + 1 }, (_, i) => LEFT + i * SHEET.card.width);
  const ys = Array.from({ length: SHEET.rows + 1 }, (_, i) => TOP + i * SHEET.card.height);
  const [right, bottom] = [SHEET.width - LEFT, SHEET.height - TOP];
  return [
    ...xs.map((x) => `M${x} ${TOP - GAP}v${-MARK}M${x} ${bottom + GAP}v${MARK}`),
    ...ys.map((y) => `M${LEFT - GAP} ${y}h${-MARK}M${right + GAP} ${y}h${MARK}`),
  ].join('');
};

/** How large the steps are printed, the largest first: letters that fit in a line, lines that fit under a long title (set in cartes.css). */
const SIZES = [
  ['large', { letters: 33, lines: 10 }],
  ['middle', { letters: 39, lines: 14 }],
  ['small', { letters: 48, lines: 20 }],
] as const;
type Size = (typeof SIZES)[number][0];
const [, SMALLEST] = SIZES[2];
const linesIn = (steps: readonly Instruction[], letters: number): number =>
  steps.reduce((sum, step) => sum + Math.ceil(printStep(step).length / letters), 0);

/** A card on paper, or a part of one whose steps do not all fit. */
export interface Printed {
  readonly card: Technique;
  readonly steps: readonly Instruction[];
  readonly from: number; // rank of its first step
  readonly part: number; // from 1
  readonly of: number;
  readonly size: Size;
}
/** No step is ever cut off: what does not fit goes on another card. */
export const printedOf = (card: Technique): readonly Printed[] => {
  const parts: Instruction[][] = [[]];
  for (const step of card.steps) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && linesIn([...last, step], SMALLEST.letters) > SMALLEST.lines) parts.push([step]);
    else last.push(step);
  }
  const size =
    parts.length > 1
      ? 'small'
      : (SIZES.find(([, { letters, lines }]) => linesIn(card.steps, letters) <= lines)?.[0] ?? 'small');
  return parts.map((steps, i) => ({
    card,
    steps,
    from: parts.slice(0, i).reduce((sum, part) => sum + part.length, 0),
    part: i + 1,
    of: parts.length,
    size,
  }));
};

const PrintedCard = ({ card, steps, from, part, of, size }: Printed): JSX.Element => (
  <article class={`printed-card ${size}`}>
    <header>
      <h3>{typeset(card.title)}</h3>
      <p>
        <TypeIcon type={card.type} /> {TYPE_LABELS[card.type]}
        {of === 1 ? null : typeset(`, ${part} sur ${of}`)}
      </p>
    </header>
    <ol start={from + 1}>
      {steps.map((step, i) => (
        <li key={i} data-rang={from + i + 1}>
          {typeset(printStep(step))}
        </li>
      ))}
    </ol>
    <footer>{typeset(labelWords(card.id))}</footer>
  </article>
);

const sheetsOf = (cards: readonly Printed[]): readonly (readonly Printed[])[] =>
  Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, i) =>
    cards.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
  );

export const CardSheets = ({ cards }: { readonly cards: readonly Technique[] }): JSX.Element => (
  <>
    {sheetsOf(cards.flatMap(printedOf)).map((sheet, i) => (
      <section class="card-sheet" key={i}>
        <svg class="crop-marks" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
          <path d={cropMarks()} />
        </svg>
        {sheet.map((printed, j) => (
          <PrintedCard key={j} {...printed} />
        ))}
      </section>
    ))}
  </>
);

/** Prints these cards, and nothing else of the page. */
const printCards = (cards: readonly Technique[]): void => {
  const box = document.createElement('div');
  box.className = 'card-sheets';
  box.ariaHidden = 'true';
  render(<CardSheets cards={cards} />, box);
  document.body.append(box);
  addEventListener('afterprint', () => box.remove(), { once: true });
  print();
};

export interface Pack {
  readonly label: string;
  readonly cards: readonly Technique[];
}
/** Which cards to print, and the button that does it. */
export const PrintCards = ({ packs }: { readonly packs: readonly Pack[] }): JSX.Element | null => {
  const [rank, setRank] = useState(0);
  const pack = packs[rank] ?? packs[0];
  if (pack === undefined) return null;
  return (
    <div class="field print-cards">
      <label for="champ.impression">{typeset('Cartes à découper, 9 par feuille A4, à 63 × 88 mm')}</label>
      <div class="row">
        <select id="champ.impression" onChange={(event) => setRank(Number(event.currentTarget.value))}>
          {packs.map(({ label, cards }, i) => (
            <option key={label} value={i} selected={i === rank}>
              {typeset(`${label} (${cards.length})`)}
            </option>
          ))}
        </select>
        <button type="button" class="btn" onClick={() => printCards(pack.cards)}>
          Imprimer ces cartes
        </button>
      </div>
      <p class="aside">
        {typeset('Dans la fenêtre d’impression, gardez l’échelle à 100 % : les cartes auront leur vraie taille.')}
      </p>
    </div>
  );
};
