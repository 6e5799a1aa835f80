// What lies on the map of a game or of a skirmish, and what the tray holds for it.
import { capital } from '../../../../engine/kernel/french.ts';
import { placesOf } from '../../../../engine/fields-of-eternia/escarmouche/setup.ts';
import { EXAMPLE_HEROES } from '../../../../engine/fields-of-eternia/heroes.ts';
import { type MapSpec, MERCHANTS, type MapZone, type ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { soldiers as soldiersText } from '../../../../engine/fields-of-eternia/words.ts';
import type { Piece, Stock, StockGroup } from '../../../atelier/place/hand.ts';
import { MERCHANT_NAMES } from '../../words.ts';
import { heroName } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import { type Board, fieldedIn, type Game, isGame, type Skirmish, soldiersIn } from './board.ts';
import { bossChoices, libraryIn } from './CardsPart.tsx';
import { spotOf, spotsOf } from './ground.ts';
import { mapIn } from './map-model.ts';
import {
  baseShape,
  bossShape,
  crystalShape,
  deployShape,
  heroShape,
  questShape,
  soldiersShape,
  stallShape,
  towerShape,
  zoneShape,
} from './shapes.tsx';
import { teamName } from './TeamPart.tsx';

const OF_MAP = 'La carte';
export const KIND_NAMES: Readonly<Record<MapZone['kind'], string>> = {
  'avant-poste': 'Avant-poste',
  contree: 'Contrée sauvage',
  mer: 'Mer',
};
const KINDS = Object.keys(KIND_NAMES) as readonly MapZone['kind'][];
/** Each piece has a layer of its own where several may stand together. */
const alone = (piece: Omit<Piece, 'layer'>): Piece => ({ ...piece, layer: piece.path });

const zonePieces = (map: MapSpec): readonly Piece[] =>
  map.zones.map((zone, i) => ({
    path: `map.zones.${i}`,
    name: nameOr(zone.name, `Zone ${i + 1}`),
    at: spotsOf(map)[i],
    layer: 'zone',
    flat: true,
    draw: () => zoneShape(zone),
  }));
const printedPieces = (map: MapSpec): readonly Piece[] =>
  map.zones.flatMap(({ merchant, tower, eternium = 0 }, i) => {
    const [path, at] = [`map.zones.${i}`, spotsOf(map)[i]];
    const one = (layer: string, name: string, draw: Piece['draw']): Piece => ({
      path: `${path}.${layer}`,
      name,
      at,
      layer,
      group: OF_MAP,
      draw,
    });
    return [
      ...(merchant === undefined
        ? []
        : [one('merchant', capital(MERCHANT_NAMES[merchant]), () => stallShape(merchant))]),
      ...(tower === true ? [one('tower', 'Tour', towerShape)] : []),
      ...(eternium === 0 ? [] : [one('eternium', `Eternium imprimé : ${eternium}`, () => crystalShape(eternium))]),
    ];
  });
type At = (zone: ZoneId | undefined) => string | undefined;
const teamPieces = (work: Board, at: At): readonly Piece[] =>
  work.teams.flatMap((team, t) => {
    const group = teamName(team);
    return [
      {
        path: `teams.${t}.base`,
        name: `Base : ${group}`,
        at: at(team.base),
        layer: 'base',
        group,
        draw: () => baseShape(t),
      },
      ...fieldedIn(team).map((hero, h) =>
        alone({
          path: `teams.${t}.heroes.${h}`,
          name: `${heroName(hero.hero)}${isGame(work) ? '' : ' (à sa base)'}`, // wherever it was put: a skirmish deploys its heroes itself
          at: at(hero.zone),
          group,
          draw: () => heroShape(hero, t),
        }),
      ),
      ...Object.entries(soldiersIn(team)).map(([zone, count]) =>
        alone({
          path: `teams.${t}.soldiers.${zone}`,
          name: `Groupe de ${soldiersText(count)} (${group})`,
          at: at(zone),
          group,
          draw: () => soldiersShape(t, count),
        }),
      ),
    ];
  });
const TOKENS = 'Quêtes et boss';
const gamePieces = ({ quests = [], boss, cards }: Game, at: At): readonly Piece[] => [
  ...quests.map((zone, i) =>
    alone({ path: `quests.${i}`, name: 'Jeton quête', at: at(zone), group: TOKENS, draw: questShape }),
  ),
  ...(boss === undefined
    ? []
    : [
        alone({
          path: 'boss',
          name: libraryIn(cards).find(({ id }) => id === boss.card)?.name ?? 'Boss',
          at: at(boss.zone),
          group: TOKENS,
          draw: () => bossShape(boss.card),
        }),
      ]),
];
const DEPLOYMENT = 'Zones de déploiement';
export const deployName = (work: Skirmish, zone: number): string =>
  nameOr(work.skirmish.zones[zone]?.name, `Zone de déploiement ${zone + 1}`);
const skirmishPieces = (work: Skirmish, at: At): readonly Piece[] => {
  const piece = (path: string, name: string, zone: ZoneId | undefined, i: number, isPlace = false): Piece =>
    alone({ path, name, at: at(zone), group: DEPLOYMENT, draw: () => deployShape(i, isPlace) });
  return [
    ...work.skirmish.zones.flatMap(({ outposts }, i) =>
      outposts.length === 0
        ? [piece(`skirmish.zones.${i}`, `${deployName(work, i)}, sans avant-poste`, undefined, i)]
        : outposts.map((zone, j) => piece(`skirmish.zones.${i}.outposts.${j}`, deployName(work, i), zone, i)),
    ),
    ...(work.places === undefined ? [] : placesOf(work)).flatMap((zones, i) =>
      zones.map((zone, j) => piece(`places.${i}.${j}`, `Emplacement : ${deployName(work, i)}`, zone, i, true)),
    ),
  ];
};
export const pieces = (work: Board): readonly Piece[] => {
  const map = mapIn(work.map);
  const at: At = (zone) => spotOf(map, zone);
  return [
    ...zonePieces(map),
    ...printedPieces(map),
    ...teamPieces(work, at),
    ...(isGame(work) ? gamePieces(work, at) : skirmishPieces(work, at)),
  ];
};

// ── What the tray holds
const mapGroup: StockGroup = {
  title: OF_MAP,
  items: [
    ...KINDS.map((kind): Stock => ({
      key: `zone:${kind}`,
      name: KIND_NAMES[kind],
      again: true,
      draw: () => zoneShape({ name: '', kind }),
    })),
    ...MERCHANTS.map((merchant): Stock => ({
      key: `marchand:${merchant}`,
      name: capital(MERCHANT_NAMES[merchant]),
      draw: () => stallShape(merchant),
    })),
    { key: 'tour', name: 'Tour', draw: towerShape },
    { key: 'eternium', name: 'Eternium', again: true, draw: () => crystalShape(1) },
  ],
};
const heroGroup = (work: Board, t: number): StockGroup => {
  const team = work.teams[t];
  const standing = work.teams.flatMap((one) => fieldedIn(one).map(({ hero }) => heroName(hero)));
  const free = EXAMPLE_HEROES.filter(({ name }) => !standing.includes(name));
  const mixed = !isGame(work) && work.skirmish.freeChoice === true;
  return {
    title: 'Héros',
    items: [
      ...free
        .filter(({ faction }) => mixed || faction === team?.faction)
        .map(({ id, name }): Stock => ({ key: `heros:${id}`, name, draw: () => heroShape({ hero: id }, t) })),
      { key: 'heros:', name: 'Un héros à moi', note: 'carte à saisir', draw: () => heroShape({ hero: '' }, t) },
    ],
  };
};
const gameGroups = (work: Game, t: number): readonly StockGroup[] => [
  {
    title: 'Soldats',
    items: [{ key: 'soldat', name: 'Soldat', again: true, draw: () => soldiersShape(t, 1) }],
  },
  {
    title: TOKENS,
    items: [
      { key: 'quete', name: 'Jeton quête', again: true, draw: questShape },
      ...(work.boss === undefined ? bossChoices(libraryIn(work.cards)) : []).map(([id, name]): Stock => ({
        key: `boss:${id}`,
        name,
        draw: () => bossShape(id),
      })),
    ],
  },
];
const skirmishGroups = (work: Skirmish): readonly StockGroup[] => [
  {
    title: DEPLOYMENT,
    items: [
      ...work.skirmish.zones.flatMap((_, i): readonly Stock[] => [
        { key: `deploiement:${i}`, name: deployName(work, i), again: true, draw: () => deployShape(i, false) },
        {
          key: `emplacement:${i}`,
          name: `Emplacement : ${deployName(work, i)}`,
          note: 'où ses héros commencent',
          again: true,
          draw: () => deployShape(i, true),
        },
      ]),
      {
        key: `deploiement:${work.skirmish.zones.length}`,
        name: 'Autre zone',
        draw: () => deployShape(work.skirmish.zones.length, false),
      },
    ],
  },
];
export const stock = (work: Board, owner: string): readonly StockGroup[] => {
  const t = Number(owner);
  return [mapGroup, heroGroup(work, t), ...(isGame(work) ? gameGroups(work, t) : skirmishGroups(work))];
};
