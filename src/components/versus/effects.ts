// Which event of Versus moves what, beyond the places of the pieces; and which sentence of a step says it best.
import type { TrackEvent, TrackState } from '../../engine/versus/mission/types.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { Effect } from '../scene/motion.ts';

type Told = PartieEvent | TrackEvent;
type Of<K extends Told['type']> = Extract<Told, { readonly type: K }>;
type Table = { readonly [K in Told['type']]?: (event: Of<K>) => readonly Effect[] };

const light = (piece: string): Effect => ({ is: 'light', piece });
const grow = (piece: string): Effect => ({ is: 'grow', piece });
const tileOf = (figure: string): string => `tile:${figure.slice(0, figure.lastIndexOf('#'))}`;
/** A figure is itself on the plan, its tile in the river. */
const figure = (id: string): readonly string[] => [`figure:${id}`, tileOf(id)];
/** A piece is in the row of the mission, and where it lies. */
const piece = (id: string): readonly string[] => [`piece:${id}`, `plan:${id}`];
const tell = (at: readonly string[], text: string): readonly Effect[] =>
  at.map((one): Effect => ({ is: 'tell', piece: one, text }));
const gain = (at: string, n: number): readonly Effect[] => (n === 0 ? [] : tell([at], `+${n}`));

const EFFECTS: Table = {
  'hq-chosen': ({ tile }) => [light(`tile:${tile}`)],
  taken: ({ side, slot }) => [{ is: 'flip', piece: `slot:${side}:${slot}` }],
  recovered: ({ side, discs }) => gain(`discs:${side}:available`, discs),
  'energy-recovered': ({ side, cubes }) => gain(`cubes:${side}:available`, cubes),
  paid: ({ side, discs }) => tell([`discs:${side}:spent`], `−${discs}`),
  activated: ({ tile, side, cubes }) => [
    light(`tile:${tile}`),
    ...(cubes > 0 ? tell([`cubes:${side}:available`], `−${cubes}`) : []),
  ],
  returned: ({ side }) => [light(`discs:${side}:unavailable`)],
  disc: ({ side, to }) => [light(`discs:${side}:${to}`)],
  'disc-gained': ({ side }) => [light(`discs:${side}:available`)],
  'power-began': ({ side }) => [
    { is: 'flip', piece: side === 'hero' ? 'tile:evenement-heros' : 'tile:evenement-vilains' },
  ],
  'mission-event': ({ side }) => [
    { is: 'flip', piece: side === 'hero' ? 'tile:evenement-heros' : 'tile:evenement-vilains' },
  ],
  picked: ({ figure: id }) => figure(id).map(light),
  'tile-picked': ({ tile }) => [light(`tile:${tile}`)],
  wounded: ({ figure: id, amount, by }) => [
    ...(by === null ? [] : [{ is: 'strike', from: `figure:${by}`, to: `figure:${id}` } as const]),
    ...tell(figure(id), `−${amount}`),
  ],
  healed: ({ figure: id }) => tell(figure(id), '+'),
  neutralised: ({ figure: id }) => [tileOf(id)].map((at): Effect => ({ is: 'burst', piece: at })),
  'tile-neutralised': ({ tile }) => [{ is: 'flip', piece: `tile:${tile}` }],
  'event-neutralised': ({ side }) => [
    { is: 'flip', piece: side === 'hero' ? 'tile:evenement-heros' : 'tile:evenement-vilains' },
  ],
  risen: ({ figure: id }) => [tileOf(id)].map((at): Effect => ({ is: 'flip', piece: at })),
  lying: ({ figure: id }) => figure(id).map(light),
  transformed: ({ to }) => [{ is: 'flip', piece: `tile:${to}` }],
  stolen: () => ['hero', 'villain'].map((side) => light(`discs:${side}:available`)),
  late: ({ side }) => [light(`next:${side}`)],
  'cubes-moved': ({ side, to }) => [light(`cubes:${side}:${to}`)],
  hacked: ({ side, space }) => [light(`cubes:${side}:${space}`)],
  'marker-placed': ({ kind }) => [grow(`marker:${kind}`)],
  hidden: ({ shadow }) => (shadow === null ? [] : [light(`shadow:${shadow}`)]),
  'shadow-empty': ({ shadow }) => [light(`shadow:${shadow}`)],
  'batman-found': ({ shadow }) => [{ is: 'flip', piece: `shadow:${shadow}` }],
  tested: ({ piece: id, success }) => tell(piece(id), success ? 'réussi' : 'raté'),
  piece: ({ piece: id }) => piece(id).map((at): Effect => ({ is: 'flip', piece: at })),
  escorted: ({ piece: id }) => piece(id).map(light),
  aimed: ({ at }) => [light(at.includes('#') ? `figure:${at}` : at.replace('ombre-', 'shadow:'))],
  'left-river': ({ tile }) => [light(`tile:${tile}`)],
  reinforced: ({ tile }) => [grow(`tile:${tile}`)],
  'tile-counted': ({ side }) => [grow(`lost:${side}`)],
};
const effectsOf = (events: readonly Told[]): readonly Effect[] =>
  events.flatMap((event) => {
    const made = EFFECTS[event.type] as ((event: Told) => readonly Effect[]) | undefined;
    return made?.(event) ?? [];
  });
export const partieEffects = (events: readonly PartieEvent[], _state: PartieState): readonly Effect[] =>
  effectsOf(events);
export const missionEffects = (events: readonly TrackEvent[], _state: TrackState): readonly Effect[] =>
  effectsOf(events);

/** What matters most first: the sentence of the first of these that a step tells leads its caption. */
const LEADS: readonly Told['type'][] = [
  'game-over',
  'tile-neutralised',
  'piece',
  'tested',
  'batman-found',
  'neutralised',
  'wounded',
  'power-began',
  'activated',
  'paid',
  'taken',
  'hq-chosen',
  'recovered',
  'returned',
];
/** The rank, among the events of a step, of the one that says it best. */
export const leadOf = (events: readonly { readonly type: string }[]): number => {
  const [found] = LEADS.flatMap((type) => {
    const at = events.findIndex((event) => event.type === type);
    return at < 0 ? [] : [at];
  });
  return found ?? 0;
};
