// A command post on its place: discs, cubes, river. Whose turn it is has the room; the other camp waits in a strip.
import type { JSX } from 'preact';
import { rankCost, saturationOf } from '../../engine/versus/partie/posts.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { Camp } from '../../engine/versus/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { CubePlaces, DiscPlaces } from './Counters.tsx';
import { CampMark } from './Marks.tsx';
import type { Taps } from './places.ts';
import { besideOf, riverOf } from './plaques.ts';
import { River } from './River.tsx';
import { CAMP_NAMES, count, OF_CAMP, POST_NAMES, preparing, ZONE_NAMES } from './words.ts';

interface PostProps {
  readonly state: PartieState;
  readonly camp: Camp;
  readonly taps?: Taps | undefined;
}
const isActive = (state: PartieState, camp: Camp): boolean =>
  state.active === camp && preparing(state) === undefined && state.phase !== 'over';

/** Rank, recovery: what a turn begins with and costs. */
const nextOf = (state: PartieState, camp: Camp): string => {
  const { ahead, late, discRecovery, cubeRecovery } = state.sides[camp];
  return [
    isActive(state, camp) ? `Prochaine activation : ${count(rankCost(state), 'disque')}` : '',
    ahead > 0 ? `${count(ahead, 'rang')} d’avance` : '',
    late > 0 ? `${count(late, 'rang')} d’avance au prochain tour` : '',
    `récupération : ${count(discRecovery, 'disque')}, ${count(cubeRecovery, 'cube')}`,
  ]
    .filter((one) => one !== '')
    .join(' · ');
};
export const Energy = ({ state, camp, taps }: PostProps): JSX.Element => (
  <CubePlaces
    camp={camp}
    cubes={state.sides[camp].cubes}
    saturation={{
      move: saturationOf(state, camp, 'move'),
      defence: saturationOf(state, camp, 'defence'),
      reroll: saturationOf(state, camp, 'reroll'),
    }}
    hacked={state.sides[camp].hacked}
    taps={taps}
  />
);
/** Discs and cubes of the camp that has the place. */
export const Purse = ({ state, camp, taps }: PostProps): JSX.Element => (
  <section class="vs-purse" data-camp={camp} data-bourse={camp} aria-label={typeset(POST_NAMES[camp])}>
    <DiscPlaces camp={camp} discs={state.sides[camp].discs} due={isActive(state, camp) ? rankCost(state) : 0} />
    <p class="vs-next" data-piece={`next:${camp}`}>
      {typeset(nextOf(state, camp))}
    </p>
    <Energy state={state} camp={camp} taps={taps} />
  </section>
);
export const OwnRiver = ({ state, camp, taps }: PostProps): JSX.Element => {
  const beside = besideOf(state, camp);
  return (
    <section class="vs-post" data-camp={camp} aria-label={typeset(`Rivière ${OF_CAMP[camp]}`)}>
      <River tiles={[...riverOf(state, camp), ...beside]} label={`Rivière ${OF_CAMP[camp]}`} taps={taps} />
    </section>
  );
};
/** The camp that waits: its tiles small, its discs and cubes counted. The name is a button: it gives that camp the room. */
export const Waiting = ({
  state,
  camp,
  taps,
  onOpen,
}: PostProps & { readonly onOpen?: (() => void) | undefined }): JSX.Element => {
  const { discs, cubes } = state.sides[camp];
  const said = `${CAMP_NAMES[camp]} : ${(['available', 'spent', 'unavailable'] as const)
    .map((zone) => `${discs[zone]} ${ZONE_NAMES[zone].toLowerCase()}`)
    .join(', ')} ; ${count(cubes.available, 'cube prêt', 'cubes prêts')}, ${count(cubes.fatigue, 'fatigué')}`;
  const head = (
    <>
      <CampMark camp={camp} />
      <b>{CAMP_NAMES[camp]}</b>
      <span class="vs-tally" aria-hidden="true">
        {(['available', 'spent', 'unavailable'] as const).map((zone) => (
          <span key={zone} class={zone} data-piece={`discs:${camp}:${zone}`}>
            {discs[zone]}
          </span>
        ))}
        <span class="cube" data-piece={`cubes:${camp}:available`}>
          {cubes.available}
        </span>
      </span>
    </>
  );
  return (
    <section class="vs-waiting" data-camp={camp} aria-label={typeset(POST_NAMES[camp])}>
      {onOpen === undefined ? (
        <p class="vs-who" role="img" aria-label={typeset(said)}>
          {head}
        </p>
      ) : (
        <button type="button" class="vs-who" onClick={onOpen}>
          <span class="sr">{typeset(`Voir ce poste. ${said}`)}</span>
          <span class="vs-shown" aria-hidden="true">
            {head}
          </span>
        </button>
      )}
      <River
        tiles={[...riverOf(state, camp), ...besideOf(state, camp)]}
        label={`Rivière ${OF_CAMP[camp]}`}
        small
        taps={taps}
      />
    </section>
  );
};
