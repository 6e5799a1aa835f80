// What lies on a plan in the making, each in a square of 128 centred on 0.
import type { JSX } from 'preact';
import type { StateSpec, TestSpec, TokenSpec } from '../../../../engine/versus/mission/format.ts';
import type { Marker } from '../../../../engine/versus/partie/types.ts';
import type { Camp, TileId } from '../../../../engine/versus/types.ts';
import { Emblem } from '../../../scene/emblem.tsx';
import { PawnShape } from '../../../scene/pieces.tsx';
import { emblemOf, MARKER_EMBLEMS, roomEmblem } from '../../emblems.ts';
import { lookOf, TokenShape } from '../../Objectives.tsx';

const JEU = 'versus';
export const roomShape = (zone: string): JSX.Element => (
  <g class="vs-shape room">
    <rect x="-56" y="-42" width="112" height="84" rx="8" />
    <Emblem jeu={JEU} name={roomEmblem(zone)} at={30} />
  </g>
);
export const exitShape = (): JSX.Element => (
  <g class="vs-shape exit">
    <circle r="48" />
    <Emblem jeu={JEU} name="exit-door" at={28} />
  </g>
);
export const tokenShape = (token: TokenSpec, state: StateSpec | undefined): JSX.Element => (
  <g transform="scale(1.7)">
    <TokenShape token={token.id} look={state === undefined ? 'gone' : lookOf(token, state)} />
  </g>
);
const TEST_EMBLEMS: Readonly<Record<TestSpec['test'], string>> = {
  manipulation: 'fist',
  reflexion: 'magnifying-glass',
};
export const testShape = (test: TestSpec['test'], side: Camp): JSX.Element => (
  <g class={`vs-shape test ${side}`}>
    <path d="M0-58 50-29V29L0 58-50 29V-29Z" />
    <Emblem jeu={JEU} name={TEST_EMBLEMS[test]} at={30} />
  </g>
);
export const figureShape = (tile: TileId, camp: Camp): JSX.Element => (
  <PawnShape
    jeu={JEU}
    emblem={emblemOf(tile, camp)}
    life={0}
    of={0}
    side={camp === 'villain' ? 'villains' : 'heroes'}
    square={camp === 'villain'}
  />
);
export const markerShape = (kind: Marker['kind']): JSX.Element => (
  <g class="vs-shape marker">
    <circle r="48" />
    <Emblem jeu={JEU} name={MARKER_EMBLEMS[kind]} at={32} />
  </g>
);
