// Scenarios of Battle Beyond Space in few characters: eighty ships, a board full of holes and its zones have to hold in a link and its QR code.
// Plain data to plain data, total both ways: what is not as expected stays as it is, for the shapes to tell. FROZEN with version 1 of the codecs: published links are read with it.
import { DIGITS, readBack, written } from './battle-beyond-space-numbers.ts';
import {
  discOf,
  FAR,
  type Hex,
  type Hexes,
  hexesIn,
  hexIn,
  isList,
  isWhole,
  placeOf,
  readMap,
  readPlaces,
  writeMap,
  writePlaces,
} from './battle-beyond-space-places.ts';
import type { Json } from './canonical.ts';

type Row = { readonly [key: string]: Json };
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
type Change = (value: Json) => Json;
/** The row with some of its fields changed, those that it has. */
const withFields = (row: Row, changes: Readonly<Record<string, Change>>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      Object.hasOwn(changes, key) ? (changes[key]?.(value) ?? value) : value,
    ]),
  );
const fieldsIn =
  (changes: Readonly<Record<string, Change>>): Change =>
  (value) =>
    isRow(value) ? withFields(value, changes) : value;

// ── Places
const packPlaces =
  (radius: number): Change =>
  (value) => {
    const hexes = hexesIn(value);
    return hexes === undefined ? value : writePlaces(hexes, radius);
  };
const unpackPlaces =
  (radius: number): Change =>
  (value) =>
    typeof value === 'string' ? (readPlaces(value, radius)?.map(placeOf) ?? value) : value;

// ── Board: its holes and its zones as one map, « h » for holes, then how many zones; else each list apart. A board without either stays as it is.
const MOST_ZONES = 9;
const packZones =
  (radius: number): Change =>
  (value) => {
    const zones = isList(value) ? value.map(hexesIn) : [];
    return zones.length === 0 || zones.length > MOST_ZONES || zones.includes(undefined)
      ? value
      : zones.map((zone) => writePlaces(zone ?? [], radius)).join(' ');
  };
const unpackZones =
  (radius: number): Change =>
  (value) => {
    if (typeof value !== 'string') return value;
    const texts = value.split(' ');
    const zones = texts.length > MOST_ZONES ? [undefined] : texts.map((zone) => readPlaces(zone, radius));
    return zones.includes(undefined) ? value : zones.map((zone) => (zone ?? []).map(placeOf));
  };
const mapOf = ({ holes, zones }: Row, radius: number): string | undefined => {
  const holed = holes === undefined ? [] : hexesIn(holes);
  const listed = zones === undefined ? [] : isList(zones) ? zones.map(hexesIn) : [undefined];
  const lists = [...(holes === undefined ? [] : [holed]), ...listed];
  const empty = holed?.length === 0 && holes !== undefined;
  if (
    lists.length === 0 ||
    empty ||
    (zones !== undefined && listed.length === 0) ||
    listed.length > MOST_ZONES ||
    lists.includes(undefined)
  )
    return undefined;
  const map = writeMap(lists as readonly Hexes[], radius);
  return map === undefined ? undefined : `${holes === undefined ? '' : 'h'}${listed.length}${map}`;
};
const packBoard =
  (radius: number): Change =>
  (value) => {
    if (!isRow(value) || 'map' in value) return value;
    const map = mapOf(value, radius);
    if (map === undefined) return withFields(value, { holes: packPlaces(radius), zones: packZones(radius) });
    const { holes: _holes, zones: _zones, ...rest } = value;
    return { ...rest, map };
  };
const MAP = /^(h?)(\d)([\w-]*)$/;
const unpackBoard =
  (radius: number): Change =>
  (value) => {
    if (!isRow(value)) return value;
    const { map, ...rest } = value;
    const found = typeof map === 'string' ? MAP.exec(map) : null;
    if (found === null) return withFields(value, { holes: unpackPlaces(radius), zones: unpackZones(radius) });
    const [, holed = '', count = '', text = ''] = found;
    const lists = readMap(text, radius, holed.length + Number(count))?.map((list) => list.map(placeOf));
    if (lists === undefined) return value;
    const zones = lists.slice(holed.length);
    return { ...rest, ...(holed === '' ? {} : { holes: lists[0] ?? [] }), ...(zones.length === 0 ? {} : { zones }) };
  };

// ── Cards: figures in a row.
const figures = (values: readonly (Json | undefined)[]): string | undefined =>
  values.every((one) => isWhole(one, 9) && one >= 0) ? values.join('') : undefined;
const packCards: Change = (value) => (isList(value) ? (figures(value) ?? value) : value);
const unpackCards: Change = (value) =>
  typeof value === 'string' && /^\d*$/.test(value) ? [...value].map(Number) : value;
const CARD = ['speed', 'turn', 'points'] as const;
const isMoveCard = (value: Json): value is Row => isRow(value) && Object.keys(value).length === CARD.length;
const packDeck: Change = (value) =>
  isList(value) && value.every(isMoveCard)
    ? (figures(value.flatMap((card) => CARD.map((key) => card[key]))) ?? value)
    : value;
const unpackDeck: Change = (value) => {
  if (typeof value !== 'string' || !/^(?:\d{3})*$/.test(value)) return value;
  return (value.match(/\d{3}/g) ?? []).map((three) =>
    Object.fromEntries(CARD.map((key, i) => [key, Number(three.charAt(i))])),
  );
};

// ── Fleets: « ships, where and which way, damaged ». Ships are letters, none when all twenty are there in order. Where they are and which way they look is one number: each ship in turn
// a rank among cells and a side; the cells of the start zone when none is elsewhere (« . »), else those of the disc (« : »). Damaged ships are told by their rank.
const SHIPS: readonly string[] = [
  ...['a', 'b', 'c'].flatMap((squadron) => [1, 2, 3, 4, 5, 6].map((n) => `${squadron}${n}`)),
  'D1',
  'D2',
];
const FIGHTERS = 18;
const SIDES = 6;
const letterAt = (index: number): string => (index < 0 ? '' : DIGITS.charAt(index));
const ALL = SHIPS.map((_, i) => letterAt(i)).join('');

/** Cells that ships may be ranked among. */
interface Ground {
  readonly mark: '.' | ':';
  readonly cells: Hexes;
}
interface Posted {
  readonly letter: string;
  readonly hex: Hex;
  readonly facing: number;
  readonly damaged: boolean;
}
/** A ship told as the types tell it; undefined for anything else. */
const posted = (value: Json, where: 'at' | 'rear'): Posted | undefined => {
  if (!isRow(value)) return undefined;
  const { id, facing, damage, [where]: place, ...more } = value;
  const [index, hex] = [typeof id === 'string' ? SHIPS.indexOf(id) : -1, hexIn(place)];
  const fits = index >= 0 && index < FIGHTERS === (where === 'at');
  const told = Object.keys(more).length === 0 && (damage === undefined || damage === 1);
  return !fits || !told || hex === undefined || !isWhole(facing, SIDES - 1) || facing < 0
    ? undefined
    : { letter: letterAt(index), hex, facing, damaged: damage === 1 };
};
const rankIn = (cells: Hexes, { q, r }: Hex): number => cells.findIndex((cell) => cell.q === q && cell.r === r);
const writeFleet = (ships: readonly Posted[], grounds: readonly Ground[]): string | undefined => {
  const ground = grounds.find(({ cells }) => ships.every(({ hex }) => rankIn(cells, hex) >= 0));
  if (ground === undefined || ships.length > DIGITS.length) return undefined;
  const { mark, cells } = ground;
  const posts = written((coder) =>
    ships.forEach(({ hex, facing }) => coder.among(cells.length * SIDES, rankIn(cells, hex) * SIDES + facing)),
  );
  const letters = ships.map(({ letter }) => letter).join('');
  const damaged = ships.map((ship, rank) => (ship.damaged ? letterAt(rank) : '')).join('');
  return `${letters === ALL ? '' : letters || '-'}${mark}${posts}${damaged === '' ? '' : ` ${damaged}`}`;
};
const packFleet =
  (grounds: readonly Ground[]): Change =>
  (value) => {
    if (!isRow(value) || Object.keys(value).length !== 2) return value;
    const { fighters, destroyers } = value;
    if (!isList(fighters) || !isList(destroyers)) return value;
    const ships = [...fighters.map((ship) => posted(ship, 'at')), ...destroyers.map((ship) => posted(ship, 'rear'))];
    const sound = ships.filter((ship) => ship !== undefined);
    return (sound.length === ships.length ? writeFleet(sound, grounds) : undefined) ?? value;
  };
/** Where each of so many ships stands and looks. */
type Posts = readonly (readonly [hex: Hex, facing: number])[];
const readPosts = (text: string, count: number, cells: Hexes): Posts | undefined =>
  readBack(text, (coder) => {
    const posts = Array.from({ length: count }, () => coder.among(cells.length * SIDES, 0)).map(
      (value) => [cells[Math.floor(value / SIDES)], value % SIDES] as const,
    );
    return posts.some(([hex]) => hex === undefined) ? undefined : (posts as Posts);
  });
const FLEET = /^(-|[A-T]{0,64})([.:])([\w-]{0,160})(?: ([\w-]{1,64}))?$/;
const unpackFleet =
  (grounds: readonly Ground[]): Change =>
  (value) => {
    const found = typeof value === 'string' ? FLEET.exec(value) : null;
    if (found === null) return value;
    const [, told = '', mark, text = '', damaged = ''] = found;
    const letters = told === '' ? ALL : told === '-' ? '' : told;
    const ground = grounds.find((one) => one.mark === mark);
    const posts =
      ground === undefined || (letters !== '' && ground.cells.length === 0)
        ? undefined
        : readPosts(text, letters.length, ground.cells);
    if (posts === undefined) return value;
    const shipsOf = (from: number, to: number, where: string): readonly Json[] =>
      posts.flatMap(([hex, facing], rank) => {
        const index = DIGITS.indexOf(letters.charAt(rank));
        return index < from || index >= to
          ? []
          : [
              {
                id: SHIPS[index] ?? '',
                [where]: placeOf(hex),
                facing,
                ...(damaged.includes(letterAt(rank)) ? { damage: 1 } : {}),
              },
            ];
      });
    return { fighters: shipsOf(0, FIGHTERS, 'at'), destroyers: shipsOf(FIGHTERS, SHIPS.length, 'rear') };
  };

// ── The whole
/** The start zones of the example board, for three and for four: spelt here, so that links keep their meaning whatever becomes of the example. */
const ZONES: Readonly<Record<number, readonly string[]>> = {
  3: ['$PEEEEEEE%OEEEEEEEE&PEEEEE', ':WOEEdEEdEEdEEdEEdEEOEOE', ':DFEEOEEOEEOEEOEEOEEOEFE'],
  4: [
    '$PEEEEEEE%OEEEEEEEE&PEEEEE',
    '+XFEEOEEOEEOEEdEEdEEdEEO',
    ']GEEEEE^EEEEEEEEE_EEEEEEEE',
    '+HOEEdEEdEEdEEOEEOEEOEEF',
  ],
};
const RADIUS = 11;
const fieldOf = (value: Json | undefined, key: string): Json | undefined => (isRow(value) ? value[key] : undefined);
/** Of the example board unless told; none that one could draw: 0. */
const radiusOf = ({ board }: Row): number => {
  const radius = fieldOf(board, 'radius') ?? RADIUS;
  return isWhole(radius, FAR) && radius > 0 ? radius : 0;
};
/** By seat, what its ships are ranked among. `scenario`: with its board as the types tell it. */
const groundsOf = (scenario: Row): ((seat: number) => readonly Ground[]) => {
  const { board, players } = scenario;
  const told = fieldOf(board, 'zones');
  const example = ZONES[isList(players) ? players.length : 0] ?? [];
  const zones =
    told === undefined ? example.map((zone) => readPlaces(zone, RADIUS)) : isList(told) ? told.map(hexesIn) : [];
  const disc: Ground = { mark: ':', cells: discOf(radiusOf(scenario)) };
  return (seat) => [{ mark: '.', cells: zones[seat] ?? [] }, disc];
};
const mapped =
  (change: Change): Change =>
  (value) =>
    isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)])) : value;
const playersWith =
  (
    fleets: (grounds: readonly Ground[]) => Change,
    cards: Change,
    grounds: (seat: number) => readonly Ground[],
  ): Change =>
  (value) =>
    isList(value)
      ? value.map((player, seat) => fieldsIn({ fleet: fleets(grounds(seat)), left: cards, hand: cards })(player))
      : value;
export const packGame: Change = (value) => {
  if (!isRow(value)) return value;
  const radius = radiusOf(value);
  return withFields(value, {
    board: packBoard(radius),
    asteroids: packPlaces(radius),
    probes: packPlaces(radius),
    decks: mapped(packDeck),
    players: playersWith(packFleet, packCards, groundsOf(value)),
  });
};
export const unpackGame: Change = (value) => {
  if (!isRow(value)) return value;
  const radius = radiusOf(value);
  const told = withFields(value, {
    board: unpackBoard(radius),
    asteroids: unpackPlaces(radius),
    probes: unpackPlaces(radius),
    decks: mapped(unpackDeck),
  });
  return withFields(told, { players: playersWith(unpackFleet, unpackCards, groundsOf(told)) });
};
/** A skirmish holds a position; its name is most often its own. */
export const packSkirmish: Change = (value) => {
  if (!isRow(value) || !isRow(value['position'])) return value;
  const { name: inner, ...position } = value['position'];
  return { ...value, position: packGame(inner === value['name'] ? position : value['position']) };
};
export const unpackSkirmish: Change = (value) => {
  if (!isRow(value) || !isRow(value['position'])) return value;
  const { position, name } = value;
  return {
    ...value,
    position: unpackGame('name' in position || name === undefined ? position : { ...position, name }),
  };
};
