// A technique as a program: its steps numbered, those executed ticked, the pointer on the current or next one.
import type { ComponentChildren, JSX } from 'preact';
import { labelOf, EXAMPLE_LABEL } from '../../engine/battlefight/origin.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Effect, PartieFixed } from '../../engine/battlefight/partie/types.ts';
import { effectText } from '../../engine/battlefight/partie/effect-text.ts';
import type { CardId, TechniqueType } from '../../engine/battlefight/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import type { Program, ProgramStep, StepStatus } from './debug.ts';
import { nameOf, pawnOf, TYPE_ICONS } from './words.ts';

export const TypeIcon = ({ type }: { readonly type: TechniqueType }): JSX.Element => (
  <svg class="type-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={TYPE_ICONS[type]} />
  </svg>
);

/** A person: the pawn, then the name. */
export const Who = ({ seat, fixed }: { readonly seat: Seat; readonly fixed: PartieFixed }): JSX.Element => (
  <span class="who">
    <PawnIcon look={pawnOf(seat)} />
    {typographie(nameOf(fixed, seat))}
  </span>
);

/** What it is, and whether the site made it up. */
export const kindWords = (card: CardId, type: TechniqueType): string =>
  labelOf(card) === 'exemple' ? `${TYPE_LABELS[type]}, ${EXAMPLE_LABEL}` : TYPE_LABELS[type];

const SAID: Readonly<Record<StepStatus, string>> = {
  done: 'exécutée',
  now: 'en cours',
  held: 'attend ce qui est au-dessus',
  next: 'prochaine étape',
  later: '',
};
const Step = ({ step: { text, status } }: { readonly step: ProgramStep }): JSX.Element => (
  <li class={`step ${status}`} aria-current={status === 'done' || status === 'later' ? undefined : 'step'}>
    <span>{typographie(text)}</span>
    {SAID[status] === '' ? null : <span class="step-said">{SAID[status]}</span>}
  </li>
);

export const Effects = ({
  effects,
  fixed,
}: {
  readonly effects: readonly Effect[];
  readonly fixed: PartieFixed;
}): JSX.Element | null =>
  effects.length === 0 ? null : (
    <ul class="effects" aria-label="Effets continus">
      {effects.map((effect, i) => (
        <li key={i}>
          <Who seat={effect.bearer} fixed={fixed} /> {typographie(effectText(effect))}
        </li>
      ))}
    </ul>
  );

export const ProgramCard = ({
  program,
  fixed,
  children,
}: {
  readonly program: Program;
  readonly fixed: PartieFixed;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { card, title, type, steps, effects, cost } = program;
  return (
    <div class={`program${cost === null ? '' : ' stable'}`} data-technique={program.id}>
      <p class="program-head">
        <TypeIcon type={type} />
        <b>{typographie(title)}</b>
        {cost === null ? null : <span class="program-cost">{typographie(`Stable, coût ${cost}`)}</span>}
        <small>{typographie(kindWords(card, type))}</small>
      </p>
      {children}
      <ol class="steps-list">
        {steps.map((step, i) => (
          <Step key={i} step={step} />
        ))}
      </ol>
      <Effects effects={effects} fixed={fixed} />
    </div>
  );
};
