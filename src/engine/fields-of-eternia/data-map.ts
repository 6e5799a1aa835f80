// Maps and the round track: examples. Of places the source gives names, the bases, the towers, and which have a merchant; the merchants' kinds, the borders, the Eternium and the track are ours.
import type { RoundCell } from './partie/scenario-types.ts';
import type { MapEdge, MapSpec, MapZone, Merchant, ZoneId } from './types.ts';

const outpost = (
  id: ZoneId,
  name: string,
  [x, y]: readonly [number, number],
  eternium: number,
  more: { readonly tower?: true; readonly merchant?: Merchant } = {},
): MapZone => ({ id, name, kind: 'avant-poste', eternium, ...more, x, y });
const wild = (id: ZoneId, name: string, x: number, y: number): MapZone => ({ id, name, kind: 'contree', x, y });
const sea = (id: ZoneId, name: string, x: number, y: number): MapZone => ({ id, name, kind: 'mer', x, y });
const joined = (kind: MapEdge['kind'], ...pairs: readonly (readonly [ZoneId, ZoneId])[]): readonly MapEdge[] =>
  pairs.map(([a, b]) => ({ a, b, kind }));
/** The limits of one zone with its neighbours. */
const around = (zone: ZoneId, ...others: readonly ZoneId[]): readonly MapEdge[] =>
  joined('limite', ...others.map((other): readonly [ZoneId, ZoneId] => [zone, other]));

/** A small Eternia for two teams. */
const ETERNIA: MapSpec = {
  zones: [
    outpost('chateau-grayskull', 'Château Grayskull', [8, 50], 1),
    outpost('tour-grayskull', 'Tour Grayskull', [24, 50], 1, { tower: true }),
    outpost('village-de-gaz', 'Village de Gaz', [20, 22], 1, { merchant: 'boutique' }),
    outpost('village-d-eldor', 'Village d’Eldor', [24, 78], 1, { merchant: 'guilde' }),
    outpost('chateau-foe', 'Château Foe', [38, 66], 1, { merchant: 'forge' }),
    outpost('montagnes-de-perpetua', 'Montagnes de Perpetua', [50, 24], 2),
    outpost('tour-centrale', 'Tour Centrale', [50, 50], 1, { tower: true }),
    outpost('temple-de-l-oracle', 'Temple de l’oracle', [62, 66], 1, { merchant: 'guilde' }),
    outpost('cite-de-targa', 'Cité de Targa', [80, 22], 1, { merchant: 'boutique' }),
    outpost('corridors-de-lithos', 'Corridors de Lithos', [76, 78], 1, { merchant: 'forge' }),
    outpost('tour-viper', 'Tour Viper', [76, 50], 1, { tower: true }),
    outpost('temple-de-serpos', 'Temple de Serpos', [92, 50], 1),
    wild('contree-du-couchant', 'Contrée du couchant', 34, 36),
    wild('contree-du-levant', 'Contrée du levant', 66, 36),
    wild('contree-de-l-ouest', 'Contrée de l’ouest', 8, 76),
    wild('contree-de-l-est', 'Contrée de l’est', 92, 76),
    sea('mer-du-nord', 'Mer du nord', 50, 6),
    sea('mer-du-sud', 'Mer du sud', 50, 92),
  ],
  edges: [
    ...joined(
      'chemin',
      ['chateau-grayskull', 'tour-grayskull'],
      ['tour-grayskull', 'village-de-gaz'],
      ['tour-grayskull', 'chateau-foe'],
      ['village-d-eldor', 'chateau-foe'],
      ['chateau-foe', 'tour-centrale'],
      ['village-de-gaz', 'montagnes-de-perpetua'],
      ['montagnes-de-perpetua', 'tour-centrale'],
    ),
    ...joined(
      'chemin',
      ['temple-de-serpos', 'tour-viper'],
      ['tour-viper', 'cite-de-targa'],
      ['tour-viper', 'temple-de-l-oracle'],
      ['corridors-de-lithos', 'temple-de-l-oracle'],
      ['temple-de-l-oracle', 'tour-centrale'],
      ['cite-de-targa', 'montagnes-de-perpetua'],
    ),
    ...around(
      'contree-du-couchant',
      'tour-grayskull',
      'village-de-gaz',
      'montagnes-de-perpetua',
      'tour-centrale',
      'chateau-foe',
    ),
    ...around(
      'contree-du-levant',
      'tour-viper',
      'cite-de-targa',
      'montagnes-de-perpetua',
      'tour-centrale',
      'temple-de-l-oracle',
    ),
    ...around('contree-de-l-ouest', 'chateau-grayskull', 'tour-grayskull', 'village-d-eldor'),
    ...around('contree-de-l-est', 'temple-de-serpos', 'tour-viper', 'corridors-de-lithos'),
    ...around('mer-du-nord', 'village-de-gaz', 'montagnes-de-perpetua', 'cite-de-targa'),
    ...around(
      'mer-du-sud',
      'contree-de-l-ouest',
      'village-d-eldor',
      'chateau-foe',
      'temple-de-l-oracle',
      'corridors-de-lithos',
      'contree-de-l-est',
    ),
    ...joined('couloir', ['village-d-eldor', 'corridors-de-lithos']),
    ...joined('bord', ['contree-de-l-ouest', 'contree-de-l-est']),
  ],
};
/** The five zones of « Le pont des soldats ». */
const PONT: MapSpec = {
  zones: [
    outpost('a', 'Base du couchant', [8, 50], 1),
    outpost('p', 'Poste du couchant', [36, 50], 1),
    outpost('q', 'Poste du levant', [64, 50], 1),
    wild('c', 'Contrée du pont', 50, 20),
    outpost('b', 'Base du levant', [92, 50], 1),
  ],
  edges: [...joined('chemin', ['a', 'p'], ['p', 'q'], ['q', 'b']), ...around('c', 'p', 'q')],
};
export const EXAMPLE_MAPS = { eternia: ETERNIA, pont: PONT } as const satisfies Readonly<Record<string, MapSpec>>;
/** Where the bases of the example maps are. */
export const EXAMPLE_BASES = {
  eternia: ['chateau-grayskull', 'temple-de-serpos'],
  pont: ['a', 'b'],
} as const satisfies Readonly<Record<keyof typeof EXAMPLE_MAPS, readonly ZoneId[]>>;

const cell = (day: boolean, skull: number | null): RoundCell => ({ day, skull });
/** Day and night in turn, a skull every night. */
export const EXAMPLE_TRACK: readonly RoundCell[] = [1, 2, 3, 4].flatMap((skull) => [
  cell(true, null),
  cell(false, skull),
]);
