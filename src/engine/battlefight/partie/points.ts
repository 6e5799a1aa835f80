// Wounds and blocks.
import type { Seat } from '../../kernel/game.ts';
import { tally } from '../../kernel/tally.ts';
import { counterOf, type PartieStep, playerOf, setPlayer, still, chain, told } from './board.ts';
import { eliminate } from './fate.ts';
import type { PartieState } from './types.ts';

/** « Blesser », « Se blesser »: N + Force of the one who hits − Protection of the one who is hit; nothing unless above 0. */
export const wound = (state: PartieState, by: Seat, seat: Seat, n: number, self: boolean): PartieStep => {
  const rule = self ? 'bf.combat.se-blesser-calcul' : 'bf.combat.blesser-calcul';
  const sum = tally([
    { what: 'n', value: n, cites: [rule] },
    { what: 'force', value: counterOf(state, by, 'force'), cites: [rule, 'bf.effets.force'] },
    { what: 'protection', value: 0 - counterOf(state, seat, 'protection'), cites: [rule, 'bf.effets.protection'] },
  ] as const);
  if (sum.sum <= 0)
    return told(state, {
      type: 'unhurt',
      by,
      seat,
      self,
      tally: sum,
      cites:
        sum.sum < 0 ? [rule, 'bf.points.degats-nuls'] : [rule, 'bf.points.degats-positifs', 'bf.points.degats-nuls'],
    });
  const { life, damage } = playerOf(state, seat);
  const after = { life: life - sum.sum, damage: damage + sum.sum };
  const hurt = told(setPlayer(state, seat, after), {
    type: 'hurt',
    by,
    seat,
    self,
    tally: sum,
    life: [life, after.life],
    damage: [damage, after.damage],
    cites: [
      rule,
      'bf.points.degats-positifs',
      'bf.points.degats-vie',
      'bf.points.degats-compteur',
      ...(self ? [] : (['bf.combat.blesser-sans-portee'] as const)),
    ],
  });
  return chain(hurt, (next) => (after.life <= 0 ? eliminate(next, seat, 'life') : still(next)));
};

/** « Bloquer »: gives back at most the damage suffered since the end of one's last turn. */
export const block = (state: PartieState, seat: Seat, n: number): PartieStep => {
  const { life, damage } = playerOf(state, seat);
  const whole = n >= damage;
  const gain = whole ? damage : n;
  const after = { life: life + gain, damage: damage - gain };
  return told(setPlayer(state, seat, after), {
    type: 'blocked',
    seat,
    n,
    gain,
    whole,
    life: [life, after.life],
    damage: [damage, after.damage],
    cites: [whole ? 'bf.combat.bloquer-total' : 'bf.combat.bloquer-partiel', 'bf.points.degat', 'bf.points.plafond'],
  });
};
