// Where the game stands: the round, the phase, who has the initiative, how far Galactus is.
import type { JSX } from 'preact';
import type { PartieState } from '../../engine/battleworld/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { SIDE_NAMES } from './words.ts';

const phaseOf = ({ phase }: PartieState): string =>
  phase === 'initiative' ? 'tirage de l’initiative' : phase === 1 ? 'on se place' : 'on agit';

export const Clock = ({ state }: { readonly state: PartieState }): JSX.Element => {
  const { round, phase, initiative } = state;
  const { clock } = state.fixed;
  return (
    <p class="bw-clock">
      <b>{typeset(`Tour ${round}`)}</b>{' '}
      <span>{typeset(phase === 'initiative' ? phaseOf(state) : `phase ${phase} : ${phaseOf(state)}`)}</span>{' '}
      {phase === 'initiative' ? null : (
        <span class={`bw-initiative ${initiative}`}>{typeset(`initiative : ${SIDE_NAMES[initiative]}`)}</span>
      )}{' '}
      {clock === null ? null : (
        <span class="bw-galactus">
          <span class="bw-pips" aria-hidden="true">
            {Array.from({ length: Math.min(20, clock) }, (_, i) => (
              <i key={i} class={i < round ? 'on' : undefined} />
            ))}
          </span>
          {typeset(`Galactus à la fin du tour ${clock}`)}
        </span>
      )}
    </p>
  );
};
