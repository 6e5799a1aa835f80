// A command post: discs in three zones, energy cubes, a river. The parts take plain numbers: diagrams draw them too.
import type { ComponentChildren, JSX } from 'preact';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { Camp, CubePlace, Discs as DiscCounts, Space } from '../../engine/versus/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { canPay } from '../../engine/versus/discs.ts';
import { rankCost, saturationOf } from '../../engine/versus/partie/posts.ts';
import { CampMark, Cubes, Discs } from './Marks.tsx';
import { type Place, type Taps, ZONES } from './places.ts';
import { besideOf, riverOf } from './plaques.ts';
import { River } from './River.tsx';
import { count, CUBE_NAMES, OF_CAMP, POST_NAMES, preparing, SPACE_LIST, tileName, ZONE_NAMES } from './words.ts';

interface Shown {
  readonly camp: Camp;
  readonly told?: ReadonlySet<Place> | undefined;
  readonly taps?: Taps | undefined;
}
/** The three zones and their discs. `due`: the price of the next activation, ringed among the discs at hand. */
export const DiscZones = ({
  camp,
  discs,
  due = 0,
  told,
}: Shown & { readonly discs: DiscCounts; readonly due?: number }): JSX.Element => (
  <ul class="vs-discs" aria-label="Disques">
    {ZONES.map((zone) => (
      <li key={zone} class={told?.has(`discs:${camp}:${zone}`) === true ? 'changed' : undefined}>
        <b>{discs[zone]}</b> <span>{ZONE_NAMES[zone]}</span>
        <Discs zone={zone} n={discs[zone]} due={zone === 'available' && canPay(discs, due) ? due : 0} />
      </li>
    ))}
  </ul>
);
interface CubesProps extends Shown {
  readonly cubes: Readonly<Record<CubePlace, number>>;
  readonly saturation: Readonly<Record<Space, number | null>>;
  readonly hacked?: readonly Space[] | undefined;
}
const CubePlaceBox = ({
  camp,
  place,
  cubes,
  limit,
  hacked,
  told,
  taps,
}: CubesProps & { readonly place: CubePlace; readonly limit?: number | null }): JSX.Element => {
  const at: Place = `cubes:${camp}:${place}`;
  const tap = taps?.on(at);
  const lit = told?.has(at) === true ? 'changed' : undefined;
  const bounds = limit === undefined ? '' : limit === null ? 'saturation non donnée' : `saturation ${limit}`;
  const token = hacked?.some((space) => space === place) === true ? 'pion piratage' : '';
  const inside = (
    <>
      <b title={bounds === '' ? undefined : bounds}>
        {cubes[place]}
        {limit === undefined || limit === null ? null : <i>/{limit}</i>}
      </b>{' '}
      <span>{CUBE_NAMES[place]}</span>
      {bounds === '' ? (
        <Cubes n={cubes[place]} tired={place === 'fatigue'} />
      ) : (
        <span class="sr">{typographie(bounds)}</span>
      )}
      {token === '' ? null : <small>{typographie(token)}</small>}
    </>
  );
  return (
    <li class={lit}>
      {tap === undefined ? (
        inside
      ) : (
        <button
          type="button"
          class="vs-cube-place"
          data-place={at}
          aria-description={typographie(`${CUBE_NAMES[place]}, ${count(cubes[place], 'cube')} ${OF_CAMP[camp]}`)}
          aria-expanded={tap.several ? taps?.picked === at : undefined}
          onClick={tap.pick}
        >
          <span class="sr">{tap.label}. </span>
          {inside}
        </button>
      )}
    </li>
  );
};
/** Cubes at hand and tired, then the three spaces with what they hold at most. */
export const Energy = (props: CubesProps): JSX.Element => (
  <ul class="vs-cubes" aria-label="Cubes d’énergie">
    <CubePlaceBox {...props} place="available" />
    <CubePlaceBox {...props} place="fatigue" />
    {SPACE_LIST.map((space) => (
      <CubePlaceBox key={space} {...props} place={space} limit={props.saturation[space]} />
    ))}
  </ul>
);
export const PostFrame = ({
  camp,
  active = false,
  mark,
  name = POST_NAMES[camp],
  children,
}: {
  readonly camp: Camp;
  readonly active?: boolean;
  readonly mark?: string | undefined;
  readonly name?: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section class={active ? 'vs-post active' : 'vs-post'} data-camp={camp} aria-label={typographie(name)}>
    <p class="vs-post-name">
      <CampMark camp={camp} />
      <b>{typographie(name)}</b>
      {mark === undefined ? null : <span class="side-mark">{typographie(mark)}</span>}
    </p>
    {children}
  </section>
);
/** What the active camp pays next; of both, how far they are and what they get back. */
const Next = ({
  state,
  camp,
  active,
  told,
}: { readonly state: PartieState; readonly active: boolean } & Shown): JSX.Element => {
  const { done, ahead, late, discRecovery, cubeRecovery, hq } = state.sides[camp];
  return (
    <div class="vs-next">
      {active ? (
        <p class="vs-price">
          {typographie('Prochaine activation : ')}
          <b>{typographie(count(rankCost(state), 'disque'))}</b>
        </p>
      ) : null}
      <p class={told?.has(`next:${camp}`) === true ? 'changed' : undefined}>
        {typographie(
          [
            active ? `${count(done, 'tuile activée', 'tuiles activées')} ce tour` : '',
            ahead > 0 ? `${count(ahead, 'rang')} d’avance` : '',
            late > 0 ? `${count(late, 'rang')} d’avance au prochain tour` : '',
            `récupération : ${count(discRecovery, 'disque')}, ${count(cubeRecovery, 'cube')}`,
            hq === null ? '' : `QG : ${tileName(state, hq)}`,
          ]
            .filter((one) => one !== '')
            .join(' · '),
        )}
      </p>
    </div>
  );
};
export const Post = ({ state, camp, told, taps }: { readonly state: PartieState } & Shown): JSX.Element => {
  const { discs, cubes, hacked } = state.sides[camp];
  const active = state.active === camp && preparing(state) === undefined && state.phase !== 'over';
  const beside = besideOf(state, camp);
  const river = riverOf(state, camp);
  const lost = river.filter(({ out }) => out).length;
  return (
    <PostFrame camp={camp} active={active} mark={active ? 'son tour' : undefined}>
      {preparing(state) === undefined ? <Next state={state} camp={camp} active={active} told={told} /> : null}
      <DiscZones camp={camp} discs={discs} due={active ? rankCost(state) : 0} told={told} />
      <Energy
        camp={camp}
        cubes={cubes}
        saturation={{
          move: saturationOf(state, camp, 'move'),
          defence: saturationOf(state, camp, 'defence'),
          reroll: saturationOf(state, camp, 'reroll'),
        }}
        hacked={hacked}
        told={told}
        taps={taps}
      />
      {lost === 0 ? null : (
        <p class="vs-lost">{typographie(count(lost, 'tuile neutralisée', 'tuiles neutralisées'))}</p>
      )}
      <River tiles={river} label={`Rivière ${OF_CAMP[camp]}`} told={told} taps={taps} />
      {beside.length === 0 ? null : (
        <River tiles={beside} label={`Hors de la rivière ${OF_CAMP[camp]}`} told={told} taps={taps} />
      )}
    </PostFrame>
  );
};
