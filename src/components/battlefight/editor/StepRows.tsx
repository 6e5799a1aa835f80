// Under the text, one row a step: what it does, or what is wrong with it and how to mend it.
import type { JSX } from 'preact';
import { type Fault, faultRules, faultText, warningText } from '../../../engine/battlefight/language/index.ts';
import { typeset } from '../../../plugins/typography.ts';
import { Said } from '../../play/Said.tsx';
import type { Titles } from '../../play/titles.ts';
import { placeWords } from './labels.ts';
import type { StepRow, StepsRead } from './card-rows.ts';

const MOST_FIXES = 5;
/** What pressing a fix does, in words. */
const fixLabel = ({ found }: Fault, fix: string): string => {
  if (fix === '') return `Retirer « ${found} »`;
  if (fix.startsWith(';')) return 'Séparer les deux étapes';
  return `Remplacer par « ${fix} »`;
};

export interface Mending {
  readonly titles: Titles;
  readonly mend: (fault: Fault, fix: string) => void;
}
interface FaultProps extends Mending {
  readonly fault: Fault;
  readonly id: string;
}
const FaultLine = ({ fault, id, titles, mend }: FaultProps): JSX.Element => (
  <div class="step-fault">
    <p id={id}>
      <span class="step-place">{typeset(`${placeWords(fault)} :`)}</span>{' '}
      <Said jeu="battlefight" text={faultText(fault)} cites={faultRules(fault)} titles={titles} />
    </p>
    {fault.fixes.length === 0 ? null : (
      <p class="step-fixes">
        {fault.fixes.slice(0, MOST_FIXES).map((fix) => (
          <button type="button" class="btn" key={fix} onClick={() => mend(fault, fix)}>
            {typeset(fixLabel(fault, fix))}
          </button>
        ))}
      </p>
    )}
  </div>
);

interface RowProps extends Mending {
  readonly row: StepRow;
  readonly idOf: (fault: Fault) => string;
}
const Row = ({ row, idOf, ...mending }: RowProps): JSX.Element => {
  const { faults, explanation, warnings, text } = row;
  return (
    <li class={faults.length > 0 ? 'faulty' : warnings.length > 0 ? 'doubtful' : undefined}>
      <p class="step-text">{text.trim() === '' ? <i>étape vide</i> : typeset(text)}</p>
      {faults.map((fault) => (
        <FaultLine key={idOf(fault)} fault={fault} id={idOf(fault)} {...mending} />
      ))}
      {explanation === undefined ? null : (
        <p class="step-says">
          <Said jeu="battlefight" text={explanation.sentence} cites={explanation.cites} titles={mending.titles} />
        </p>
      )}
      {warnings.map((warning) => (
        <p class="step-warning" key={warning.code}>
          <b>{typeset('À savoir :')}</b>{' '}
          <Said jeu="battlefight" text={warningText(warning)} cites={warning.cites} titles={mending.titles} />
        </p>
      ))}
    </li>
  );
};

/** The id of the sentence of a fault: what describes the field. */
export const faultId = (id: string, rank: number): string => `${id}.faute.${rank}`;

export const StepRows = ({
  id,
  read,
  ...mending
}: Mending & { readonly id: string; readonly read: StepsRead }): JSX.Element => {
  const idOf = (fault: Fault): string => faultId(id, read.faults.indexOf(fault));
  return (
    <div class="step-rows">
      {read.whole.map((fault) => (
        <FaultLine key={idOf(fault)} fault={fault} id={idOf(fault)} {...mending} />
      ))}
      {read.rows.length === 0 ? null : (
        <ol aria-label="Ce que fait la carte, étape par étape">
          {read.rows.map((row, i) => (
            <Row key={i} row={row} idOf={idOf} {...mending} />
          ))}
        </ol>
      )}
    </div>
  );
};
