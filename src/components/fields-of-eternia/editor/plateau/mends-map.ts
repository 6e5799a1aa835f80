// What mends a fault of the map, or of what stands on it, in one press.
import { LIMITS, SOLDIERS } from '../../../../engine/fields-of-eternia/constants.ts';
import { placesOf } from '../../../../engine/fields-of-eternia/escarmouche/setup.ts';
import type { SkullSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { MapZone, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import type { Mend } from '../../../atelier/findings.ts';
import { changeAt, put } from '../../../atelier/put.ts';
import {
  type Board,
  fieldedIn,
  type Game,
  isGame,
  NOBODY,
  setSoldiers,
  setTeam,
  type Skirmish,
  soldiersIn,
  toZone,
} from './board.ts';
import { addZone, BARE, dropEdge, freeSpot, setEdge, setZone } from './ground.ts';
import { mapIn, zoneChoices, zoneNamer } from './map-model.ts';
import { dropDeployment, placing, setDeployment, setOutposts } from './placing.tsx';

export type Mends = (work: Board, keys: readonly string[]) => readonly Mend<Board>[];
export const one = (label: string, change: (work: Board) => Board): readonly Mend<Board>[] => [{ label, change }];
export const inGame = (label: string, change: (work: Game) => Game): readonly Mend<Board>[] =>
  one(label, (work) => (isGame(work) ? change(work) : work));
const inSkirmish = (label: string, change: (work: Skirmish) => Skirmish): readonly Mend<Board>[] =>
  one(label, (work) => (isGame(work) ? work : change(work)));

const removed: Mends = (_, keys) => one('Le retirer', (now) => placing.remove(now, [keys.join('.')]));
const kindOf = (work: Board, zone: ZoneId): MapZone['kind'] | undefined =>
  mapIn(work.map).zones.find(({ id }) => id === zone)?.kind;
/** Outposts where nobody of another team is, and that are nobody's base. */
const freeOutposts = (work: Board, t: number): readonly (readonly [ZoneId, string])[] => {
  const taken = work.teams.flatMap((team, other) =>
    other === t ? [] : [team.base, ...fieldedIn(team).map(({ zone }) => zone), ...Object.keys(soldiersIn(team))],
  );
  const mine = Object.keys(soldiersIn(work.teams[t] ?? NOBODY));
  return zoneChoices(mapIn(work.map), ['avant-poste']).filter(([id]) => !taken.includes(id) && !mine.includes(id));
};
const withBase = (work: Board, t: number, base: ZoneId): Board =>
  setTeam(work, t, (team) => ({ ...team, base }) as typeof team);
const base: Mends = (work, [, key]) => {
  const t = Number(key);
  const [free] = freeOutposts(work, t);
  if (free !== undefined) return one(`La mettre à ${free[1]}`, (now) => withBase(now, t, free[0]));
  return one('La mettre dans un nouvel avant-poste', (now) => {
    const more = addZone(now, freeSpot(mapIn(now.map)), BARE['avant-poste']);
    return withBase(more, t, mapIn(more.map).zones.at(-1)?.id ?? '');
  });
};
/** A land where nobody is, far from bases. */
const emptyLand = (work: Board): readonly [ZoneId, string] | undefined => {
  const taken = work.teams.flatMap((team) => [
    team.base,
    ...fieldedIn(team).map(({ zone }) => zone),
    ...Object.keys(soldiersIn(team)),
  ]);
  return zoneChoices(mapIn(work.map), ['contree', 'avant-poste'])
    .toSorted((a, b) => Number(kindOf(work, a[0]) !== 'contree') - Number(kindOf(work, b[0]) !== 'contree'))
    .find(([id]) => !taken.includes(id));
};
const bossAway: Mends = (work) => {
  const land = emptyLand(work);
  return [
    ...(land === undefined
      ? []
      : inGame(`Mettre le boss à ${land[1]}`, (now) =>
          put<Game, 'boss'>(now, 'boss', now.boss && { ...now.boss, zone: land[0] }),
        )),
    ...inGame('Retirer le boss', (now) => put<Game, 'boss'>(now, 'boss', undefined)),
  ];
};
/** Of a skull event, what happens where nothing can. */
const soundSkull = (work: Board, skull: SkullSpec): SkullSpec => {
  const isLand = (zone: ZoneId): boolean => !['mer', undefined].includes(kindOf(work, zone));
  const bases = work.teams.map((team) => team.base);
  return {
    ...skull,
    effects: skull.effects.flatMap((effect): SkullSpec['effects'] => {
      if (effect.do === 'boss') return isLand(effect.zone) && !bases.includes(effect.zone) ? [effect] : [];
      if (effect.do !== 'jetons-quete') return [effect];
      const zones = effect.zones.filter(isLand);
      return zones.length === 0 ? [] : [{ ...effect, zones }];
    }),
  };
};
const skull: Mends = (_, [, key]) =>
  one('Retirer ce qui n’a pas de lieu', (now) => ({
    ...now,
    skulls: changeAt(now.skulls ?? [], Number(key), (event) => soundSkull(now, event)),
  }));
const toBase: Mends = (_, [, t, , h]) =>
  one('Le ramener à sa base', (now) => toZone(now, Number(t), Number(h), undefined));
const toReserve: Mends = (_, [, t, , zone = '']) =>
  one('Rendre ces soldats à la réserve', (now) => setSoldiers(now, Number(t), zone, 0));
const nowhere: Mends = (work, keys) => {
  const [list, , third] = keys;
  if (list === 'skulls') return skull(work, keys);
  if (list === 'boss') return bossAway(work, keys);
  if (list === 'quests') return removed(work, keys);
  return third === 'heroes' ? toBase(work, keys) : toReserve(work, keys);
};
/** Everybody who is where another team is goes home. */
const apart: Mends = (work, [, key]) => {
  const t = Number(key);
  const theirs = new Set(
    work.teams.flatMap((team, other) =>
      other >= t ? [] : [...fieldedIn(team).map(({ zone }) => zone), ...Object.keys(soldiersIn(team))],
    ),
  );
  const team = work.teams[t];
  if (team === undefined || theirs.has(team.base)) return base(work, ['', key ?? '']);
  return one('Ramener cette équipe à sa base', (now) =>
    Object.keys(soldiersIn(team))
      .filter((zone) => theirs.has(zone))
      .reduce(
        (after, zone) => setSoldiers(after, t, zone, 0),
        fieldedIn(team).reduce(
          (after, { zone }, h) => (theirs.has(zone) ? toZone(after, t, h, undefined) : after),
          now,
        ),
      ),
  );
};
const fewer: Mends = (_, [, t, , zone = '']) =>
  one(`En laisser ${LIMITS.soldiers}`, (now) => setSoldiers(now, Number(t), zone, LIMITS.soldiers));
const fifteen: Mends = (_, [, key]) =>
  one(`En laisser ${SOLDIERS} en tout`, (now) => {
    const t = Number(key);
    let left = SOLDIERS;
    return Object.entries(soldiersIn(now.teams[t] ?? NOBODY)).reduce((after, [zone, count]) => {
      const kept = Math.min(left, Math.max(0, count));
      left -= kept;
      return setSoldiers(after, t, zone, kept);
    }, now);
  });
const asLimit: Mends = (_, keys) =>
  one('En faire une limite commune', (now) => setEdge(now, Number(keys[2]), 'limite'));
const outpost: Mends = (work, [, , key]) => {
  const index = Number(key);
  const { merchant, tower } = mapIn(work.map).zones[index] ?? {};
  return [
    ...one('En faire un avant-poste', (now) => setZone(now, index, (zone) => ({ ...zone, kind: 'avant-poste' }))),
    ...one(
      merchant === undefined
        ? 'Retirer la tour'
        : tower === true
          ? 'Retirer le marchand et la tour'
          : 'Retirer le marchand',
      (now) => setZone(now, index, (zone) => put(put(zone, 'merchant', undefined), 'tower', undefined)),
    ),
  ];
};
const renamed: Mends = (_, [, , key]) =>
  one('La distinguer de l’autre', (now) => {
    const written = JSON.stringify([now, mapIn(now.map)]);
    let n = 1;
    while (written.includes(`"zone-${n}"`)) n += 1;
    return setZone(now, Number(key), (zone) => ({ ...zone, id: `zone-${n}` }));
  });

// ── Zones of deployment
/** Each outpost once, and only outposts of the map. */
const soundZones = (work: Skirmish): Skirmish => {
  const seen = new Set<ZoneId>();
  return setDeployment(
    work,
    work.skirmish.zones.map((zone) => ({
      ...zone,
      outposts: zone.outposts.filter((id) => {
        const keep = kindOf(work, id) === 'avant-poste' && !seen.has(id);
        seen.add(id);
        return keep;
      }),
    })),
  );
};
const freeForZone = (work: Skirmish): readonly ZoneId[] => {
  const taken = [...work.skirmish.zones.flatMap(({ outposts }) => outposts), ...work.teams.map((team) => team.base)];
  return zoneChoices(mapIn(work.map), ['avant-poste']).flatMap(([id]) => (taken.includes(id) ? [] : [id]));
};
const moreZones = (work: Skirmish): Skirmish =>
  work.skirmish.zones.length >= work.teams.length
    ? work
    : moreZones(
        setDeployment(work, [
          ...work.skirmish.zones,
          { name: `Zone ${work.skirmish.zones.length + 1}`, outposts: freeForZone(work).slice(0, 1) },
        ]),
      );
const filledZones = (work: Skirmish): Skirmish =>
  work.skirmish.zones.reduce(
    (now, { outposts }, i) => (outposts.length > 0 ? now : setOutposts(now, i, freeForZone(now).slice(0, 1))),
    work,
  );
const deployment: Mends = () =>
  inSkirmish('Refaire les zones de déploiement', (now) => filledZones(moreZones(soundZones(now))));
const emptyZone: Mends = (work, [, , key]) => {
  if (isGame(work)) return [];
  const [free] = freeForZone(work);
  return [
    ...(free === undefined
      ? []
      : inSkirmish(`Y mettre ${zoneNamer(mapIn(work.map))(free)}`, (now) => setOutposts(now, Number(key), [free]))),
    ...(work.skirmish.zones.length > work.teams.length
      ? inSkirmish('Retirer cette zone', (now) => dropDeployment(now, Number(key)))
      : []),
  ];
};
/** Each place once, on dry land, in no base. */
const soundPlaces = (work: Skirmish): Skirmish => {
  const bases = work.teams.map((team) => team.base);
  const seen = new Set<ZoneId>(bases);
  const keep = (id: ZoneId): boolean => {
    const kept = !['mer', undefined].includes(kindOf(work, id)) && !seen.has(id);
    seen.add(id);
    return kept;
  };
  const places = placesOf(work).map((ids) => ids.filter(keep));
  const spare = zoneChoices(mapIn(work.map)).flatMap(([id]) => (seen.has(id) ? [] : [id]));
  return { ...work, places: places.map((ids) => (ids.length > 0 ? ids : spare.splice(0, 1))) };
};
const room = (work: Skirmish): number => {
  const bases = work.teams.map((team) => team.base);
  return Math.min(
    SOLDIERS,
    ...work.skirmish.zones.map(({ outposts }) => outposts.filter((id) => !bases.includes(id)).length * LIMITS.soldiers),
  );
};
const soldierCount: Mends = (work) =>
  isGame(work)
    ? []
    : inSkirmish(`Mettre ${room(work)} soldats`, (now) => ({
        ...now,
        skirmish: { ...now.skirmish, soldiers: room(now) },
      }));
const tokenCount: Mends = () =>
  inSkirmish(`Mettre ${LIMITS.quests} jetons`, (now) => ({ ...now, skirmish: put(now.skirmish, 'tokens', undefined) }));

export const MAP_MENDS: Readonly<Record<string, Mends>> = {
  'carte-inconnue-plan': () => one('Prendre la carte d’exemple', (now) => ({ ...now, map: 'eternia' })),
  'zone-double': renamed,
  'lien-zone': (_, keys) => one('Retirer ce lien', (now) => dropEdge(now, Number(keys[2]))),
  'lien-chemin': asLimit,
  'lien-couloir': asLimit,
  'eternium-imprime': (_, keys) =>
    one('Mettre 1', (now) => setZone(now, Number(keys[2]), (zone) => ({ ...zone, eternium: 1 }))),
  'marchand-lieu': outpost,
  'base-lieu': base,
  'base-double': base,
  'zone-absente': nowhere,
  'heros-mer': toBase,
  'heros-base': toBase,
  'deux-equipes': apart,
  'boss-heros': bossAway,
  'boss-base': (work, keys) => (keys[0] === 'skulls' ? skull(work, keys) : bossAway(work, keys)),
  'soldats-lieu': toReserve,
  'soldats-base': toReserve,
  'soldats-zone': fewer,
  'soldats-total': fifteen,
  'jeton-double': removed,
  'escarmouche-zones': deployment,
  'esc-zones-nombre': deployment,
  'esc-zone-avant-postes': deployment,
  'esc-zone-vide': emptyZone,
  'esc-emplacements': () => inSkirmish('Garder les emplacements permis', soundPlaces),
  'esc-soldats-nombre': soldierCount,
  'esc-jetons-nombre': tokenCount,
  'escarmouche-nombres': (work, keys) => (keys[1] === 'tokens' ? tokenCount : soldierCount)(work, keys),
};
