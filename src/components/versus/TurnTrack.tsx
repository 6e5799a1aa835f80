// Where we are: the turn, whose it is, its five steps, and the check that comes next.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';
import { STEP_NAMES } from './words.ts';

export const TurnTrack = ({
  head,
  step,
  check,
}: {
  readonly head: string;
  readonly step: number | undefined;
  readonly check: 1 | 2 | undefined;
}): JSX.Element => (
  <div class="vs-track">
    <p class="partie-head">{typographie(head)}</p>
    {step === undefined ? null : (
      <ol class="vs-steps" aria-label="Étapes du tour">
        {STEP_NAMES.map((name, i) => (
          <li
            key={name}
            class={i + 1 < step ? 'done' : i + 1 === step ? 'now' : undefined}
            aria-current={i + 1 === step ? 'step' : undefined}
            title={name}
          >
            {i + 1}
          </li>
        ))}
      </ol>
    )}
    {check === undefined ? null : (
      <p class="vs-step">
        {typographie(
          `${step === undefined ? '' : `Étape ${step} : ${STEP_NAMES[step - 1] ?? ''} · `}après ce tour, vérification ${check}`,
        )}
      </p>
    )}
  </div>
);
