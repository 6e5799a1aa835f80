// What lies on the plan of a mission, and what the tray holds for it.
import { capital } from '../../../../engine/kernel/french.ts';
import { poolOf } from '../../../../engine/versus/data.ts';
import { figuresIn } from '../../../../engine/versus/draw.ts';
import { type StateSpec, TESTS, type TokenSpec } from '../../../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../../../engine/versus/missions.ts';
import type { Marker } from '../../../../engine/versus/partie/types.ts';
import { type Camp, MISSION_IDS } from '../../../../engine/versus/types.ts';
import { nameOr } from '../../../atelier/ids.ts';
import type { Piece, Stock, StockGroup } from '../../../atelier/place/hand.ts';
import { TEST_NAMES } from '../../mission-words.ts';
import { count, MARKER_NAMES } from '../../words.ts';
import { cardName, countOf, piecesOf } from '../game/model.ts';
import { newToken } from '../mission/model.ts';
import { missionOf } from '../model.ts';
import type { Work, WorkOf } from '../modes.ts';
import { spotOf, spotsOf } from './ground.ts';
import { ownMission } from './laying.ts';
import { exitShape, figureShape, markerShape, roomShape, testShape, tokenShape } from './shapes.tsx';

const MARKERS = Object.keys(MARKER_NAMES) as readonly Marker['kind'][];
export const isGame = (work: Work): work is WorkOf<'partie'> => work.mode === 'partie';

const zonePieces = (work: Work): readonly Piece[] =>
  (work.zones ?? []).map((zone, i) => ({
    path: `zones.${i}`,
    name: nameOr(zone, `Zone ${i + 1}`),
    at: spotsOf(work)[i],
    layer: 'zone',
    flat: true,
    draw: () => roomShape(zone),
  }));
const exitPieces = (work: Work): readonly Piece[] =>
  (work.exits ?? []).map((zone, i) => ({
    path: `exits.${i}`,
    name: `Sortie : ${zone}`,
    at: spotOf(work, zone),
    layer: 'sortie',
    draw: exitShape,
  }));
export const stateOf = (token: TokenSpec | undefined, state: string | undefined): StateSpec | undefined =>
  state === undefined ? token?.states[0] : token?.states.find(({ id }) => id === state);
/** Pieces told one by one; of the others, how many there are. */
const tokenPieces = (work: Work): readonly Piece[] => {
  const { tokens } = missionOf(work);
  const told = (work.pieces ?? []).map(({ token: id, state, zone }, i): Piece => {
    const token = tokens.find((one) => one.id === id);
    const now = stateOf(token, state);
    const n = (work.pieces ?? []).slice(0, i + 1).filter((one) => one.token === id).length;
    const name = `${capital(nameOr(token?.name, id))} n° ${n}`;
    return {
      path: `pieces.${i}`,
      name: now === undefined || now.id === token?.states[0]?.id ? name : `${name}, ${now.name}`,
      at: now?.at === 'board' ? spotOf(work, zone) : undefined,
      layer: `pieces.${i}`,
      draw: () => (token === undefined ? markerShape('smoke') : tokenShape(token, now)),
    };
  });
  const counted = tokens.flatMap((token, i): readonly Piece[] => {
    if (piecesOf(work, token.id).length > 0) return [];
    const n = countOf(work, token.id);
    if (n === 0 && !ownMission(work)) return [];
    return [
      {
        path: `mission.tokens.${i}`,
        name: count(n, nameOr(token.name, `pion ${i + 1}`), nameOr(token.plural, `pions ${i + 1}`)),
        at: undefined,
        layer: 'sorte',
        draw: () => tokenShape(token, token.states[0]),
      },
    ];
  });
  return [...told, ...counted];
};
/** A test lies with the first piece that it is about. */
const testPieces = (work: Work): readonly Piece[] =>
  ownMission(work)
    ? missionOf(work).tests.map(({ name, token, test, side }, i): Piece => ({
        path: `mission.tests.${i}`,
        name: name.trim() === '' ? `Test ${i + 1}` : `Test : ${name}`,
        at: piecesOf(work, token)
          .map(({ piece }) => spotOf(work, piece.zone))
          .find((spot) => spot !== undefined),
        layer: `mission.tests.${i}`,
        draw: () => testShape(test, side),
      }))
    : [];
export const tileOf = (id: string): string => id.slice(0, id.lastIndexOf('#'));
const campOf = (work: WorkOf<'partie'>, tile: string): Camp =>
  poolOf(work.tiles).find(({ id }) => id === tile)?.side ?? 'hero';
const gamePieces = (work: Work): readonly Piece[] =>
  isGame(work)
    ? [
        ...(work.figures ?? []).map(({ id, zone, out }, i): Piece => ({
          path: `figures.${i}`,
          name: `${cardName(work, tileOf(id))}, n° ${id.slice(id.lastIndexOf('#') + 1)}`,
          at: out === true ? undefined : spotOf(work, zone),
          layer: `figures.${i}`,
          draw: () => figureShape(tileOf(id), campOf(work, tileOf(id))),
        })),
        ...(work.markers ?? []).map(({ kind, zone }, i): Piece => ({
          path: `markers.${i}`,
          name: MARKER_NAMES[kind],
          at: spotOf(work, zone),
          layer: `markers.${i}`,
          draw: () => markerShape(kind),
        })),
      ]
    : [];

// ── What the tray holds
const tokenStock = (token: TokenSpec, key: string, note: string): Stock => ({
  key: `${key}:${token.id}`,
  name: capital(nameOr(token.name, 'pion')),
  note,
  draw: () => tokenShape(token, token.states[0]),
});
/** The kinds of piece of the booklet. */
export const BOOKLET: readonly TokenSpec[] = MISSION_IDS.flatMap((id) => MISSIONS[id].tokens).filter(
  ({ id }, i, all) => all.findIndex((one) => one.id === id) === i,
);
const tokensGroup = (work: Work): StockGroup => {
  const { tokens } = missionOf(work);
  const mine = tokens.map((token) => {
    const laid = piecesOf(work, token.id).filter(({ piece }) => piece.zone !== undefined).length;
    return tokenStock(token, 'pion', `${laid} sur ${countOf(work, token.id)}`);
  });
  if (!ownMission(work)) return { title: 'Pions de la mission', items: mine };
  const others = BOOKLET.filter(({ id }) => !tokens.some((token) => token.id === id));
  const blank = newToken(missionOf(work));
  return {
    title: 'Pions',
    items: [
      ...mine,
      ...others.map((token) => tokenStock(token, 'livret', 'du livret')),
      { ...tokenStock(blank, 'neuf', 'à nommer'), key: 'neuf', name: 'Autre pion' },
    ],
  };
};
export const freeFigures = (work: WorkOf<'partie'>): readonly string[] =>
  figuresIn(work)
    .map(({ id }) => id)
    .filter((id) => work.figures?.some((figure) => figure.id === id && figure.zone !== undefined) !== true);
const gameGroups = (work: WorkOf<'partie'>): readonly StockGroup[] => {
  const free = freeFigures(work);
  return [
    {
      title: 'Figurines',
      items: [...new Set(free.map(tileOf))].map((tile) => ({
        key: `figurine:${tile}`,
        name: cardName(work, tile),
        note: `${free.filter((id) => tileOf(id) === tile).length} à poser`,
        draw: () => figureShape(tile, campOf(work, tile)),
      })),
    },
    {
      title: 'Pions de zone',
      items: MARKERS.map((kind) => ({
        key: `marque:${kind}`,
        name: MARKER_NAMES[kind],
        draw: () => markerShape(kind),
      })),
    },
  ];
};
export const stock = (work: Work): readonly StockGroup[] =>
  [
    {
      title: 'Le plan',
      items: [
        { key: 'zone', name: 'Zone', draw: () => roomShape('') },
        { key: 'sortie', name: 'Sortie', draw: exitShape },
      ],
    },
    tokensGroup(work),
    {
      title: 'Tests',
      items: ownMission(work)
        ? TESTS.map((test) => ({
            key: `test:${test}`,
            name: capital(TEST_NAMES[test]),
            draw: () => testShape(test, 'hero'),
          }))
        : [],
    },
    ...(isGame(work) ? gameGroups(work) : []),
  ].filter(({ items }) => items.length > 0);

export const pieces = (work: Work): readonly Piece[] => [
  ...zonePieces(work),
  ...exitPieces(work),
  ...tokenPieces(work),
  ...gamePieces(work),
  ...testPieces(work),
];
