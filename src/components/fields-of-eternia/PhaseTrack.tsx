// The ten phases in a row, with the present one said in full.
import type { JSX } from 'preact';
import { NUMBER } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import { PHASE_TITLES } from '../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../plugins/typography.ts';

const PHASES = Object.keys(PHASE_TITLES).map(Number);

export const PhaseTrack = ({
  state,
}: {
  readonly state: Pick<CombatState, 'fixed' | 'phase' | 'round'>;
}): JSX.Element => {
  const { fixed, phase, round } = state;
  const now = NUMBER[phase];
  const over = phase === 'end';
  const rounds = fixed.rounds === 2 ? `Manche de combat ${round} sur 2` : fixed.place.name;
  return (
    <div class="phase-track">
      <p class="phase-title">
        {typeset(over ? 'Combat terminé' : `Phase ${now} · ${PHASE_TITLES[now] ?? ''}`)}
        <small>{typeset(fixed.rounds === 2 ? `${rounds} · ${fixed.place.name}` : rounds)}</small>
      </p>
      <ol class="phases" aria-label="Les dix phases">
        {PHASES.map((number) => (
          <li
            key={number}
            class={number < now || over ? 'done' : number === now ? 'now' : undefined}
            aria-current={number === now && !over ? 'step' : undefined}
            title={typeset(PHASE_TITLES[number] ?? '')}
          >
            {number}
            <span class="sr">{typeset(` ${PHASE_TITLES[number] ?? ''}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
