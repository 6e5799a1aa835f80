// What lies on the map as far as it is followed, and the work under way.
import type { JSX } from 'preact';
import type { Marker, PartieState, Shadow, Task } from '../../engine/versus/partie/types.ts';
import type { PowerId } from '../../engine/versus/types.ts';
import { typographie } from '../../plugins/typography.ts';
import type { Place, Taps } from './places.ts';
import { MARKER_NAMES, tileName } from './words.ts';

// ── Markers
const sayMarker = ({ kind, zone, full }: Marker): string =>
  `${MARKER_NAMES[kind]}${zone === null ? '' : `, zone ${zone}`}${full === false ? ' (se dissipe)' : ''}`;
const tally = (markers: readonly Marker[]): readonly (readonly [said: string, kind: Marker['kind'], n: number])[] =>
  [...new Set(markers.map(sayMarker))].map((said) => {
    const same = markers.filter((marker) => sayMarker(marker) === said);
    return [said, same[0]?.kind ?? 'smoke', same.length];
  });
export const Markers = ({
  markers,
  told,
  taps,
}: {
  readonly markers: readonly Marker[];
  readonly told?: ReadonlySet<Place> | undefined;
  readonly taps?: Taps | undefined;
}): JSX.Element | null =>
  markers.length === 0 ? null : (
    <ul class="vs-markers" aria-label="Pions de zone">
      {tally(markers).map(([said, kind, n]) => {
        const at: Place = `marker:${kind}`;
        const tap = taps?.on(at);
        const text = typographie(`${said}${n > 1 ? ` × ${n}` : ''}`);
        return (
          <li key={said} class={told?.has(at) === true ? 'changed' : undefined}>
            {tap === undefined ? (
              text
            ) : (
              <button
                type="button"
                class="btn"
                data-place={at}
                aria-label={`${tap.label}. ${text}`}
                aria-expanded={tap.several ? taps?.picked === at : undefined}
                onClick={tap.pick}
              >
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );

// ── Shadows
const sayShadow = ({ number, zone, batman }: Shadow): string =>
  `Ombre ${number}${zone === null ? '' : `, zone ${zone}`} : ${batman === null ? 'face cachée' : batman ? 'Batman' : 'vide'}`;
/** Face down for who may not know. */
export const Shadows = ({
  shadows,
  told,
  taps,
}: {
  readonly shadows: readonly Shadow[];
  readonly told?: ReadonlySet<Place> | undefined;
  readonly taps?: Taps | undefined;
}): JSX.Element | null =>
  shadows.length === 0 ? null : (
    <ul class="vs-shadows" aria-label="Ombres">
      {shadows.map((shadow) => {
        const at: Place = `shadow:${shadow.number}`;
        const tap = taps?.on(at);
        const text = typographie(sayShadow(shadow));
        const look = `vs-shadow${shadow.batman === null ? ' hidden' : shadow.batman ? ' batman' : ''}${told?.has(at) === true ? ' changed' : ''}`;
        return (
          <li key={at}>
            {tap === undefined ? (
              <span class={look}>{text}</span>
            ) : (
              <button
                type="button"
                class={`${look} open`}
                data-place={at}
                aria-label={`${tap.label}. ${text}`}
                aria-expanded={tap.several ? taps?.picked === at : undefined}
                onClick={tap.pick}
              >
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );

// ── Work under way
type PowerTask = Extract<Task, { readonly task: 'power' }>;
/** The title of a power, and what its step asks: examples, whose log says it, do not carry them. */
export interface PowerNamer {
  readonly title: (power: PowerId) => string;
  readonly step: (task: PowerTask) => string | undefined;
}
const UNNAMED: PowerNamer = { title: () => 'Pouvoir de QG', step: () => undefined };
const inZone = (zone: string | null): string => (zone === null ? '' : `, zone ${zone}`);
const sayTask = (task: Task, state: PartieState, power: PowerNamer): string => {
  switch (task.task) {
    case 'act':
      return `${tileName(state, task.tile)} agit${(task.loans ?? []).length === 0 ? '' : ', avec une compétence prêtée'}`;
    case 'choose':
      return `${power.title(task.power)} : choisir l’effet`;
    case 'power':
      return `${power.title(task.power)} : ${power.step(task) ?? `effet ${task.key.charAt(0)}, point ${task.at + 1}`}`;
    case 'power-step':
      return 'Le pouvoir du QG';
    case 'order':
      return 'Dire ce qui passe d’abord, du pouvoir ou de l’événement de mission';
    case 'mission-event':
      return 'Événement de mission';
    case 'place':
      return `${tileName(state, task.tile)} : choisir sa place dans la rivière`;
    case 'bloom':
      return `Mr. Bloom : une figurine de bande à poser${inZone(task.zone)}`;
    case 'surprise':
      return 'Batman reparaît : attaque surprise, s’il le veut';
  }
};
export const Tasks = ({
  state,
  power = UNNAMED,
}: {
  readonly state: PartieState;
  readonly power?: PowerNamer | undefined;
}): JSX.Element | null => {
  const [now, ...later] = state.tasks.toReversed();
  if (now === undefined) return null;
  return (
    <div class="vs-tasks">
      <p>
        {typographie('En cours : ')}
        <b>{typographie(sayTask(now, state, power))}</b>
      </p>
      {later.length === 0 ? null : (
        <p>{typographie(`Ensuite : ${later.map((task) => sayTask(task, state, power)).join(' ; ')}`)}</p>
      )}
    </div>
  );
};
