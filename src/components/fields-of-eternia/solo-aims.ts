// What each report of a solo game is said of: a hero, an enemy, an outpost. No rule: the engine listed the actions.
import type { AnySoloAction } from '../../engine/fields-of-eternia/solo/types.ts';

/** « heros:0 », « ennemi:1 », « poste:2 », « pv », « eternium », « objectif »; none: a button says it. */
export const soloThings = (action: AnySoloAction): readonly string[] => {
  switch (action.type) {
    case 'solo-capture':
    case 'solo-lose':
    case 'solo-losses':
    case 'solo-replace':
    case 'solo-reinforce':
      return [`poste:${action.outpost}`];
    case 'solo-hurt':
    case 'solo-heal':
      return [`${action.side === 0 ? 'heros' : 'ennemi'}:${action.hero}`];
    case 'solo-fight':
      return [`heros:${action.hero}`, `ennemi:${action.enemy}`];
    case 'solo-pv':
      return ['pv'];
    case 'solo-eternium':
      return ['eternium'];
    case 'solo-objective':
      return ['objectif'];
    default:
      return [];
  }
};
