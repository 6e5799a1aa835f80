// What a new work of each kind starts from: examples all.
import type { Mission } from '../../../engine/versus/mission/format.ts';
import type { Mode, WorkOf } from './modes.ts';

/** The smallest mission that says something: pieces to take, a last turn, who wins. */
export const NEW_MISSION: Mission = {
  title: 'Ma mission',
  initiative: 'villain',
  tokens: [
    {
      id: 'valise',
      name: 'valise',
      plural: 'valises',
      gender: 'f',
      count: 3,
      states: [
        { id: 'fermee', name: 'fermée', at: 'board' },
        { id: 'prise', name: 'prise par le héros', at: 'hero' },
      ],
    },
  ],
  tests: [
    {
      id: 'prendre',
      name: 'prendre une valise',
      upon: 'prendre',
      side: 'hero',
      token: 'valise',
      from: ['fermee'],
      to: 'prise',
      test: 'manipulation',
      difficulty: 3,
    },
  ],
  ends: [{ id: 'tour', kind: 'turn', turn: 8, check: 2 }],
  victory: {
    hero: { left: { pieces: [['valise', 'prise']] }, op: '>=', right: 2 },
    villain: { left: { pieces: [['valise', 'prise']] }, op: '<', right: 2 },
  },
};
/** Nothing yet: who has lost fewer tiles at the last turn wins. */
export const BLANK_MISSION: Mission = {
  title: 'Ma mission',
  initiative: 'villain',
  tokens: [],
  tests: [],
  ends: [{ id: 'tour', kind: 'turn', turn: 8, check: 2 }],
  victory: {
    hero: { left: { tiles: 'villain' }, op: '>', right: { tiles: 'hero' } },
    villain: { left: { tiles: 'villain' }, op: '<=', right: { tiles: 'hero' } },
  },
};
export const STARTERS: { readonly [M in Mode]: WorkOf<M> } = {
  partie: { mode: 'partie', name: 'Une partie de Versus', mission: 'm1' },
  mission: { mode: 'mission', name: 'Une mission à moi', mission: NEW_MISSION },
};
