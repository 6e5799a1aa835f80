// The map of a game or of a skirmish as a place of the workshop: what a gesture writes.
import { inFrench } from '../../../../engine/kernel/alphabet.ts';
import { placesOf } from '../../../../engine/fields-of-eternia/escarmouche/setup.ts';
import type { MapZone, Merchant, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import type { Placing } from '../../../atelier/place/hand.ts';
import { changeAt, dropAt, put } from '../../../atelier/put.ts';
import { shifted } from '../../../scene/grid-cells.ts';
import { blankHero } from '../free-hero.ts';
import {
  type Board,
  type Game,
  isGame,
  NOBODY,
  setHeroes,
  setSoldiers,
  setTeam,
  type Skirmish,
  soldiersIn,
  toZone,
} from './board.ts';
import { addZone, BARE, dropZone, freeSpot, linkZones, moveZone, setZone, SIZE, zoneAt } from './ground.ts';
import { pieces, stock } from './lying.tsx';
import { mapIn } from './map-model.ts';
import { Sheet } from './sheets.tsx';
import { teamName } from './TeamPart.tsx';

const rankOf = (work: Board, zone: ZoneId): number => mapIn(work.map).zones.findIndex(({ id }) => id === zone);
const eterniumAt = (work: Board, index: number): number => mapIn(work.map).zones[index]?.eternium ?? 0;
const addEternium = (work: Board, index: number, more: number): Board =>
  setZone(work, index, (zone) => put(zone, 'eternium', (zone.eternium ?? 0) + more || undefined));
const addSoldiers = (work: Board, t: number, zone: ZoneId, more: number): Board =>
  setSoldiers(work, t, zone, (soldiersIn(work.teams[t] ?? NOBODY)[zone] ?? 0) + more);

// ── Zones of deployment, and where their heroes begin
type Deployed = Skirmish['skirmish']['zones'][number];
export const setDeployment = (work: Skirmish, zones: readonly Deployed[]): Skirmish => ({
  ...work,
  skirmish: { ...work.skirmish, zones },
});
export const setOutposts = (work: Skirmish, i: number, outposts: readonly ZoneId[]): Skirmish =>
  setDeployment(
    work,
    changeAt(work.skirmish.zones, i, (zone) => ({ ...zone, outposts })),
  );
/** Told for every zone as soon as one differs from its outposts; told no more once none does. */
export const setPlaces = (work: Skirmish, i: number, ids: readonly ZoneId[]): Skirmish => {
  const places = changeAt(placesOf(work), i, () => ids);
  const same = places.every((zones, z) => zones.join() === work.skirmish.zones[z]?.outposts.join());
  return put<Skirmish, 'places'>(work, 'places', same ? undefined : places);
};
export const dropDeployment = (work: Skirmish, i: number): Skirmish => {
  const left = setDeployment(work, dropAt(work.skirmish.zones, i));
  return work.places === undefined ? left : { ...left, places: dropAt(work.places, i) };
};
const addOutpost = (work: Skirmish, i: number, zone: ZoneId): Skirmish => {
  const known = work.skirmish.zones[i];
  if (known !== undefined) return setOutposts(work, i, [...known.outposts, zone]);
  const more = setDeployment(work, [...work.skirmish.zones, { name: `Zone ${i + 1}`, outposts: [zone] }]);
  return work.places === undefined ? more : { ...more, places: [...work.places, [zone]] };
};

// ── What a gesture writes
type Put = (work: Board, what: string, zone: ZoneId, t: number) => Board;
const onSkirmish =
  (change: (work: Skirmish, what: string, zone: ZoneId) => Skirmish): Put =>
  (work, what, zone) =>
    isGame(work) ? work : change(work, what, zone);
const onGame =
  (change: (work: Game, what: string, zone: ZoneId) => Game): Put =>
  (work, what, zone) =>
    isGame(work) ? change(work, what, zone) : work;
const PUT: Readonly<Record<string, Put>> = {
  marchand: (work, merchant, zone) =>
    setZone(work, rankOf(work, zone), (one) => ({ ...one, merchant: merchant as Merchant })),
  tour: (work, _, zone) => setZone(work, rankOf(work, zone), (one) => ({ ...one, tower: true })),
  eternium: (work, _, zone) => addEternium(work, rankOf(work, zone), 1),
  heros: (work, hero, zone, t) => {
    const team = work.teams[t];
    if (team === undefined) return work;
    const more = setHeroes(work, t, (heroes) => [
      ...heroes,
      { hero: hero === '' ? blankHero(work, team.faction) : hero },
    ]);
    return toZone(more, t, team.heroes.length, zone);
  },
  soldat: (work, _, zone, t) => addSoldiers(work, t, zone, 1),
  quete: onGame((work, _, zone) => ({ ...work, quests: [...(work.quests ?? []), zone] })),
  boss: onGame((work, card, zone) => ({ ...work, boss: { card, zone } })),
  deploiement: onSkirmish((work, i, zone) => addOutpost(work, Number(i), zone)),
  emplacement: onSkirmish((work, i, zone) => setPlaces(work, Number(i), [...(placesOf(work)[Number(i)] ?? []), zone])),
};
/** Where there is no zone yet, one comes with what is put: a wild one under a quest, an outpost under all else. */
const putThere = (work: Board, owner: string, key: string, spot: string): Board => {
  const [kind = '', what = ''] = key.split(':');
  if (kind === 'zone') return addZone(work, spot, BARE[what as MapZone['kind']]);
  const here = zoneAt(mapIn(work.map), spot);
  const ready = here === undefined ? addZone(work, spot, BARE[kind === 'quete' ? 'contree' : 'avant-poste']) : work;
  const zone = here ?? mapIn(ready.map).zones.at(-1);
  return zone === undefined ? work : (PUT[kind]?.(ready, what, zone.id, Number(owner)) ?? work);
};

/** What the map prints goes from a zone to another; what the other had comes back in exchange. */
const movePrinted = (work: Board, from: number, what: string, to: number): Board => {
  if (from === to) return work;
  if (what === 'eternium') {
    const all = eterniumAt(work, from);
    return addEternium(addEternium(work, from, -all), to, all);
  }
  const zones = mapIn(work.map).zones;
  const [here, there] = [zones[from], zones[to]];
  if (here === undefined || there === undefined) return work;
  const swapped = (one: MapZone, other: MapZone): MapZone =>
    what === 'tower' ? put(one, 'tower', other.tower) : put(one, 'merchant', other.merchant);
  return setZone(
    setZone(work, from, (zone) => swapped(zone, there)),
    to,
    (zone) => swapped(zone, here),
  );
};
const moveOfTeam = (work: Board, [t = '', list = '', which = '']: readonly string[], zone: ZoneId): Board => {
  const team = work.teams[Number(t)];
  if (team === undefined) return work;
  if (list === 'base') return setTeam(work, Number(t), (one) => ({ ...one, base: zone }) as typeof one);
  if (list === 'heroes') return toZone(work, Number(t), Number(which), zone);
  const count = soldiersIn(team)[which] ?? 0;
  return which === zone ? work : addSoldiers(setSoldiers(work, Number(t), which, 0), Number(t), zone, count);
};
const moveOfSkirmish = (work: Skirmish, [list, ...rest]: readonly string[], zone: ZoneId): Skirmish => {
  const [i, j] = list === 'places' ? [Number(rest[0]), Number(rest[1])] : [Number(rest[1]), Number(rest[3])];
  if (list === 'places')
    return setPlaces(
      work,
      i,
      changeAt(placesOf(work)[i] ?? [], j, () => zone),
    );
  return rest.length < 4
    ? addOutpost(work, i, zone)
    : setOutposts(
        work,
        i,
        changeAt(work.skirmish.zones[i]?.outposts ?? [], j, () => zone),
      );
};
const settle = (work: Board, path: string, spot: string): Board => {
  const [list = '', ...rest] = path.split('.');
  if (list === 'map' && rest.length === 2) return moveZone(work, Number(rest[1]), spot);
  const zone = zoneAt(mapIn(work.map), spot);
  if (zone === undefined) return work;
  if (list === 'map') return movePrinted(work, Number(rest[1]), rest[2] ?? '', rankOf(work, zone.id));
  if (list === 'teams') return moveOfTeam(work, rest, zone.id);
  if (!isGame(work)) return moveOfSkirmish(work, [list, ...rest], zone.id);
  return list === 'boss'
    ? put<Game, 'boss'>(work, 'boss', work.boss && { ...work.boss, zone: zone.id })
    : { ...work, quests: changeAt(work.quests ?? [], Number(rest[0]), () => zone.id) };
};
const move = (work: Board, paths: readonly string[], to: string): Board => {
  const spots = new Map(pieces(work).map(({ path, at }) => [path, at]));
  const from = spots.get(paths[0] ?? '') ?? to;
  return paths.reduce((now, path) => settle(now, path, shifted(spots.get(path) ?? from, from, to, SIZE)), work);
};

const removeOfTeam = (work: Board, [t = '', list = '', which = '']: readonly string[]): Board => {
  if (list === 'base') return setTeam(work, Number(t), (one) => ({ ...one, base: '' }) as typeof one);
  return list === 'heroes'
    ? setHeroes(work, Number(t), (heroes) => dropAt(heroes, Number(which)))
    : setSoldiers(work, Number(t), which, 0);
};
const removeOne = (work: Board, path: string): Board => {
  const [list = '', ...rest] = path.split('.');
  const at = (place: number): number => Number(rest[place]);
  if (list === 'map' && rest.length === 2) return dropZone(work, at(1));
  if (list === 'map') return setZone(work, at(1), (zone) => put(zone, rest[2] as 'tower', undefined));
  if (list === 'teams') return removeOfTeam(work, rest);
  if (isGame(work))
    return list === 'boss'
      ? put<Game, 'boss'>(work, 'boss', undefined)
      : put<Game, 'quests'>(work, 'quests', dropAt(work.quests ?? [], at(0)));
  if (list === 'places') return setPlaces(work, at(0), dropAt(placesOf(work)[at(0)] ?? [], at(1)));
  return rest.length < 4
    ? dropDeployment(work, at(1))
    : setOutposts(work, at(1), dropAt(work.skirmish.zones[at(1)]?.outposts ?? [], at(3)));
};
const zoneOfPath = (work: Board, path: string): MapZone | undefined => {
  const [, index] = /^map\.zones\.(\d+)$/.exec(path) ?? [];
  return index === undefined ? undefined : mapIn(work.map).zones[Number(index)];
};
/** The same zone with its merchant, its tower, its Eternium, on a free spot. */
const copy = (work: Board, path: string): Board | undefined => {
  const zone = zoneOfPath(work, path);
  if (zone === undefined) return undefined;
  const { id: _, name: __, x: ___, y: ____, ...same } = zone;
  return addZone(work, freeSpot(mapIn(work.map)), same);
};

// ── The pieces that a path is about, when it is that of none
const meeting = (work: Board, t: number): readonly string[] => {
  const all = pieces(work).filter(({ path }) => /^teams\.\d+\.(heroes|soldiers)\./.test(path));
  const mine = all.filter(({ path }) => path.startsWith(`teams.${t}.`));
  const theirs = new Set(all.filter((piece) => !mine.includes(piece)).map(({ at }) => at));
  return mine.filter(({ at }) => at !== undefined && theirs.has(at)).map(({ path }) => path);
};
const about = (work: Board, path: string): readonly string[] => {
  const [list = '', second = '', third = ''] = path.split('.');
  const under = (prefix: string): readonly string[] =>
    pieces(work).flatMap((piece) => (piece.path.startsWith(prefix) ? [piece.path] : []));
  if (list === 'map' && second === 'edges') {
    const edge = mapIn(work.map).edges[Number(third)];
    const at = [edge?.a, edge?.b].map((id) => rankOf(work, id ?? '')).find((rank) => rank !== -1);
    return at === undefined ? [] : [`map.zones.${at}`];
  }
  if (list === 'teams')
    return third === '' ? meeting(work, Number(second)) : third === 'soldiers' ? under(`${path}.`) : [];
  if (list === 'offers') {
    const zone = mapIn(work.map).zones.findIndex(({ merchant }) => merchant === second);
    return zone === -1 ? [] : [`map.zones.${zone}.merchant`];
  }
  if (list === 'places') return under('places.').length > 0 ? under('places.') : under('skirmish.zones.');
  return list === 'skirmish' && second === 'zones' ? under(`${path}.`) : [];
};

export const placing: Placing<Board> = {
  pieces,
  owners: ({ teams }) => teams.map((team, t) => [`${t}`, teamName(team)] as const),
  stock,
  put: putThere,
  move,
  /** From the last to the first: the paths of those that stay to be removed hold. */
  remove: (work, paths) => paths.toSorted((a, b) => inFrench(b, a)).reduce(removeOne, work),
  copy,
  link: (work, from, to) => {
    const [one, other] = [zoneOfPath(work, from), zoneOfPath(work, to)];
    return one === undefined || other === undefined || one.id === other.id ? undefined : linkZones(work, one, other);
  },
  about,
  sheet: (path) => <Sheet path={path} />,
};
