// What lies on a map in the making, each in a square of 128 centred on 0.
import type { JSX } from 'preact';
import type { MapZone, Merchant } from '../../../../engine/fields-of-eternia/types.ts';
import { Emblem } from '../../../scene/emblem.tsx';
import { classes, PawnShape } from '../../../scene/pieces.tsx';
import { emblemOf, HELMETS, placeEmblem, SIGNS, STALLS, TOWER } from '../../emblems.ts';
import { FLAGS } from '../../map-places.tsx';
import { SIDES, sideLook } from '../../sides.ts';
import { cardOf } from '../HeroField.tsx';
import type { Fielded } from './board.ts';

const JEU = 'fields-of-eternia';
/** `base`: the team whose base it is. */
export const zoneShape = (zone: Pick<MapZone, 'name' | 'kind' | 'tower'>, base = -1): JSX.Element => (
  <g class={classes('map-zone', zone.kind, SIDES[base])}>
    <circle class="map-medal" r="50" />
    <Emblem jeu={JEU} name={placeEmblem(zone)} at={33} />
  </g>
);
const sign = (emblem: string, kind: 'stall' | 'quest'): JSX.Element => (
  <g class={`map-sign ${kind}`}>
    <circle r="48" />
    <Emblem jeu={JEU} name={emblem} at={32} />
  </g>
);
export const stallShape = (merchant: Merchant): JSX.Element => sign(STALLS[merchant], 'stall');
export const towerShape = (): JSX.Element => sign(TOWER, 'stall');
export const questShape = (): JSX.Element => sign(SIGNS.quest, 'quest');
const Count = ({ of }: { readonly of: number }): JSX.Element | null =>
  of === 1 ? null : (
    <text class="map-pile" x="52" y="52" text-anchor="end">
      {of}
    </text>
  );
export const crystalShape = (count: number): JSX.Element => (
  <g class="map-crystals">
    <Emblem jeu={JEU} name={SIGNS.crystal} at={44} />
    <Count of={count} />
  </g>
);
export const soldiersShape = (team: number, count: number): JSX.Element => (
  <g class={classes('map-soldiers', SIDES[team])}>
    <Emblem jeu={JEU} name={HELMETS[team] ?? HELMETS[0]} at={46} />
    <Count of={count} />
  </g>
);
const flag = (side: string | undefined, cut: number): JSX.Element => (
  <g class={classes('map-flag', side)} transform="translate(-38 0) scale(2.4)">
    <path class="pole" d="M0 24V-26" />
    <path class="cloth" d={FLAGS[cut] ?? FLAGS[0]} transform="translate(0 -26) scale(1.3)" />
  </g>
);
export const baseShape = (team: number): JSX.Element => flag(SIDES[team], team);
/** A zone of deployment is nobody's yet: its number tells it. */
export const deployShape = (zone: number, isPlace: boolean): JSX.Element => (
  <g class="map-deploy">
    {isPlace ? <circle r="44" stroke-dasharray="16 10" /> : <path d="M-46-40H46V22L0 52-46 22Z" />}
    <text y="18" text-anchor="middle">
      {zone + 1}
    </text>
  </g>
);
export const heroShape = (hero: Pick<Fielded, 'hero' | 'damage'>, team: number): JSX.Element => {
  const { health = 1 } = cardOf(hero.hero) ?? {};
  return (
    <PawnShape
      jeu={JEU}
      emblem={emblemOf(typeof hero.hero === 'string' ? hero.hero : hero.hero.id)}
      life={Math.max(0, health - (hero.damage ?? 0))}
      of={health}
      {...sideLook(team)}
    />
  );
};
export const bossShape = (card: string): JSX.Element => (
  <PawnShape jeu={JEU} emblem={emblemOf(card)} life={1} of={1} side="boss" square />
);
