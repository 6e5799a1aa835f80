// The ready-made scenarios, as works: fetched when their part is opened.
import { GAMES, SKIRMISHES } from '../ready.ts';
import { fromEscarmouche, type Work } from './model.ts';

export const READY: readonly { readonly id: string; readonly scenario: Work }[] = [
  ...GAMES.map(({ id, scenario }) => ({ id, scenario })),
  ...SKIRMISHES.map(({ id, scenario }) => ({ id, scenario: fromEscarmouche(scenario) })),
];
