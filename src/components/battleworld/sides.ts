// On whose half a combat alone is drawn: its scenario names characters, not sides. No rule hangs on it.
import { initiatorOf, sheetOf } from '../../engine/battleworld/combat/board.ts';
import type { CombatState } from '../../engine/battleworld/combat/types.ts';
import type { FACTIONS } from '../../engine/battleworld/data.ts';
import type { Side } from '../../engine/battleworld/types.ts';

const VILLAINS: ReadonlySet<string> = new Set<(typeof FACTIONS)[number]>(['Fatalis', 'Magnéto', 'Punisher']);
const lean = (faction: string): Side => (VILLAINS.has(faction) ? 'villains' : 'heroes');

/** The half of the attack. Where both sides are of one kind, the attack is drawn near. */
export const sideOfAttack = ({ fixed }: CombatState): Side => {
  const attack = lean(sheetOf(fixed, initiatorOf(fixed)).faction);
  if (fixed.target.kind === 'module') return attack;
  return attack === lean(sheetOf(fixed, fixed.target.unit).faction) ? 'heroes' : attack;
};
