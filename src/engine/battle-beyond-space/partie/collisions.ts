// The two tables of collisions, as tables: what becomes of the ship that moves and of what it ends on. Pages print them, the engine executes them.
import type { Some } from '../../kernel/result.ts';
import type { BbsRule } from '../rules.ts';
import type { Against } from './event-types.ts';

/** `captured`: kept by the other side; `removed`: nobody scores; `lost`: off the board; `choice`: its owner picks which of the two goes. */
export type MoverFate = 'stays' | 'captured' | 'removed' | 'lost' | 'damaged' | 'choice' | 'forbidden';
export type StruckFate = 'none' | 'stays' | 'captured' | 'removed' | 'damaged' | 'taken' | 'choice';
export interface CollisionRow {
  readonly mover: MoverFate;
  readonly struck: StruckFate;
  readonly cites: Some<BbsRule>;
}
export type CollisionTable = Readonly<Record<Against, CollisionRow>>;

/** A fighter that ends its move (bbs.collisions-chasseurs). An elite fighter, moving or struck, counts as a destroyer. */
export const FIGHTER_TABLE: CollisionTable = {
  'enemy-fighter': {
    mover: 'captured',
    struck: 'captured',
    cites: [
      'bbs.collisions-chasseurs.ennemi',
      'bbs.collisions-chasseurs.ennemi-points',
      'bbs.chasseurs.fin-sur-obstacle',
    ],
  },
  'allied-fighter': {
    mover: 'choice',
    struck: 'choice',
    cites: ['bbs.collisions-chasseurs.allie', 'bbs.chasseurs.fin-sur-obstacle'],
  },
  asteroid: {
    mover: 'removed',
    struck: 'stays',
    cites: [
      'bbs.collisions-chasseurs.asteroide',
      'bbs.collisions-chasseurs.asteroide-points',
      'bbs.chasseurs.fin-sur-obstacle',
    ],
  },
  'allied-destroyer': {
    mover: 'removed',
    struck: 'stays',
    cites: ['bbs.collisions-chasseurs.destroyer-allie', 'bbs.chasseurs.fin-sur-obstacle'],
  },
  'enemy-destroyer': {
    mover: 'captured',
    struck: 'damaged',
    cites: [
      'bbs.collisions-chasseurs.destroyer-ennemi',
      'bbs.collisions-chasseurs.destroyer-ennemi-points',
      'bbs.chasseurs.fin-sur-obstacle',
    ],
  },
  probe: {
    mover: 'stays',
    struck: 'taken',
    cites: ['bbs.collisions-chasseurs.sonde', 'bbs.sondes.chasseur', 'bbs.sondes.ramassage'],
  },
  'off-board': { mover: 'lost', struck: 'none', cites: ['bbs.collisions-chasseurs.hors-plateau'] },
};
/** A destroyer that ends its move, each of its two cells apart (bbs.collisions-destroyers). */
export const DESTROYER_TABLE: CollisionTable = {
  'enemy-fighter': {
    mover: 'damaged',
    struck: 'captured',
    cites: [
      'bbs.collisions-destroyers.chasseur-ennemi',
      'bbs.collisions-destroyers.chasseur-ennemi-points',
      'bbs.destroyers.foncer-ennemi',
    ],
  },
  'allied-fighter': {
    mover: 'stays',
    struck: 'removed',
    cites: ['bbs.collisions-destroyers.chasseur-allie', 'bbs.destroyers.fin-allie'],
  },
  asteroid: {
    mover: 'forbidden',
    struck: 'stays',
    cites: ['bbs.collisions-destroyers.asteroide', 'bbs.destroyers.fin-asteroide'],
  },
  'allied-destroyer': {
    mover: 'forbidden',
    struck: 'stays',
    cites: ['bbs.collisions-destroyers.destroyer-allie', 'bbs.destroyers.fin-allie'],
  },
  'enemy-destroyer': {
    mover: 'forbidden',
    struck: 'stays',
    cites: ['bbs.collisions-destroyers.destroyer-ennemi', 'bbs.destroyers.foncer-ennemi'],
  },
  probe: {
    mover: 'stays',
    struck: 'taken',
    cites: ['bbs.collisions-destroyers.sonde', 'bbs.sondes.destroyer', 'bbs.sondes.ramassage'],
  },
  'off-board': {
    mover: 'forbidden',
    struck: 'none',
    cites: [
      'bbs.collisions-destroyers.hors-plateau',
      'bbs.destroyers.fin-hors-plateau',
      'bbs.destroyers.jamais-hors-plateau',
    ],
  },
};
