// Where we are: the round, whose turn it is, and the seven steps of the turn.
import type { JSX } from 'preact';
import { ROUNDS } from '../../engine/battle-beyond-space/constants.ts';
import type { PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { ofSeat, raceName } from './words.ts';

/** The seven steps, with the phases that belong to each. */
const STEPS: readonly (readonly [name: string, ...phases: Phase[]])[] = [
  ['révéler sa carte', 'reveal'],
  ['déplacer un escadron', 'squadron', 'pace', 'drive', 'arrive', 'elite', 'heading', 'keep'],
  ['faire tirer cet escadron', 'fire'],
  ['faire tourner cet escadron', 'rotate'],
  ['manœuvrer un destroyer', 'destroyer', 'helm'],
  ['tirer avec ce destroyer', 'aim'],
  ['piocher une carte', 'draw-window', 'draw', 'close'],
];
/** A shot that waits for an answer belongs to the step that fired it. */
const stepOf = ({ phase, turn }: PartieState): number =>
  phase === 'react' ? (turn.destroyer === null ? 2 : 5) : STEPS.findIndex(([, ...phases]) => phases.includes(phase));
const ELSEWHERE: Partial<Readonly<Record<Phase, string>>> = {
  race: 'Tirage des races',
  power: 'Tirage des pouvoirs',
  first: 'Tirage du premier joueur',
  deal: 'Distribution des cartes',
  deploy: 'Placement des flottes',
  over: 'Partie terminée',
};

const roundOf = ({ phase, round }: PartieState): string => ELSEWHERE[phase] ?? `Manche ${round} sur ${ROUNDS}`;
/** Whose turn it is; nobody's before the first and after the last. */
const turnOf = (state: PartieState): string => {
  const race = state.sides[state.active]?.race ?? null;
  return ELSEWHERE[state.phase] === undefined
    ? `tour ${ofSeat(state, state.active)}${race === null ? '' : ` (${raceName(race)})`}`
    : '';
};
interface TrackProps {
  readonly state: PartieState;
  readonly power?: boolean | undefined; // whether a power may serve now
}
export const StepsTrack = ({ state, power = false }: TrackProps): JSX.Element => {
  const now = stepOf(state);
  const turn = turnOf(state);
  return (
    <div class="bbs-track">
      <p class="bbs-round">
        {typeset(roundOf(state))}
        {turn === '' ? null : <span class="bbs-turn">{typeset(` · ${turn}`)}</span>}
      </p>
      {now < 0 ? null : (
        <>
          <ol class="bbs-steps" aria-label="Étapes du tour">
            {STEPS.map(([name], i) => (
              <li
                key={name}
                class={i < now ? 'done' : i === now ? 'now' : undefined}
                aria-current={i === now ? 'step' : undefined}
                title={name}
              >
                <span class="sr">{name}</span>
              </li>
            ))}
          </ol>
          <p class="bbs-step">
            <span>{typeset(`Étape ${now + 1} : ${STEPS[now]?.[0] ?? ''}`)}</span>
            {power ? <b>un pouvoir peut servir</b> : null}
          </p>
        </>
      )}
    </div>
  );
};
