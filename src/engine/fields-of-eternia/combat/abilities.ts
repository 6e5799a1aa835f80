// Phase 4: cards turned up, then one action at a time until everybody has passed; then the enemy's capacities.
import { known, type Some } from '../../kernel/result.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { type CardId, GRID_ZONES, type Totals } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  countIn,
  enter,
  firstLike,
  fixedOf,
  laidAt,
  seatOf,
  setLaid,
  setSide,
  sideOf,
  sideOfWho,
  spotsOf,
  still,
  told,
  zoneCap,
} from './board.ts';
import { pendAbility } from './effects.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Side, Spot } from './types.ts';
import type { Playable } from './scenario-types.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
/** Everybody who may act in this phase, in order: the active team, the defender's, a third one. */
const whos = ({ fixed }: CombatState): readonly number[] => fixed.seats.map((_, who) => who);
const hasPassed = (state: CombatState, who: number): boolean => {
  const side = sideOfWho(state, who);
  return side === undefined ? state.third.passed : sideOf(state, side).passed;
};
export const nextWho = (state: CombatState, from: number): number | undefined => {
  const all = whos(state);
  return all.map((_, i) => (from + 1 + i) % all.length).find((who) => !hasPassed(state, who));
};

// ── Laws
/** Spells that somebody may play: those of a team in the fight, of its absent members too; or of a team that looks on. */
export const spellsOf = (state: CombatState, who: number): readonly Playable[] => {
  const side = sideOfWho(state, who);
  if (side === undefined)
    return (state.fixed.bystander?.spells ?? []).filter(({ id }) => state.third.spells.includes(id));
  return fixedOf(state, side).spells.filter(({ id }) => sideOf(state, side).spells.includes(id));
};
/** For whom a spell may work: one's own fighter; for a team that looks on, the enemy card, or either hero. */
const helped = (state: CombatState, who: number): readonly Side[] => {
  const side = sideOfWho(state, who);
  return side !== undefined ? [side] : state.fixed.column === 'heros' ? [0, 1] : [1];
};
export const fighter = (state: CombatState): Side | undefined => sideOfWho(state, state.turn);
const onlySpells = (...cites: Some<FoeRule>): Fault => no('sorts-seulement', ...cites);
const notMine = (state: CombatState): Fault =>
  fighter(state) === undefined
    ? state.fixed.column === 'heros'
      ? onlySpells('foe.p4-capacites.trois-equipes')
      : onlySpells('foe.p4-capacites.creature-autres-equipes', 'foe.p4-capacites.consommable')
    : undefined;

export const surgeFault = (state: CombatState, spot: Spot): Fault => {
  const side = fighter(state);
  if (side === undefined) return notMine(state);
  const laid = laidAt(sideOf(state, side), spot);
  if (laid?.card !== 'surcharge') return no('pas-une-surcharge', 'foe.p4-capacites.temps-ou-surcharge');
  if (laid.used) return no('surcharge-deja', 'foe.p4-capacites.pas-deux-fois');
  return laid.off
    ? no('surcharge-retournee', 'foe.p5-totaux.carte-retournee', 'foe.p4-capacites.temps-ou-surcharge')
    : undefined;
};
export const swapFault = (state: CombatState, a: Spot, b: Spot): Fault => {
  const side = fighter(state);
  if (side === undefined) return notMine(state);
  const mine = sideOf(state, side);
  if (mine.beside === 0) return no('sans-temps', 'foe.paquet.temps-effet');
  if (laidAt(mine, a) === undefined || laidAt(mine, b) === undefined) return no('case-vide', 'foe.paquet.temps-effet');
  if (a.zone === b.zone) return no('meme-pile', 'foe.paquet.temps-effet');
  const full = [
    [a, b],
    [b, a],
  ] as const;
  const beyond = full.some(
    ([from, to]) =>
      laidAt(mine, from)?.card !== 'flux' &&
      laidAt(mine, to)?.card === 'flux' &&
      countIn(mine, to.zone) >= zoneCap(state),
  );
  if (!beyond) return undefined;
  return state.fixed.variant === 'des'
    ? no('zone-pleine-des', 'foe.pouvoir.deux-par-zone', 'foe.paquet.temps-effet')
    : no('zone-pleine', 'foe.grille.quatre-par-zone', 'foe.paquet.temps-effet');
};
export const soldiersFault = (state: CombatState, give: Totals): Fault => {
  const side = fighter(state);
  if (side === undefined) return notMine(state);
  const { soldiers, gave } = sideOf(state, side);
  const count = GRID_ZONES.reduce((sum, zone) => sum + give[zone], 0);
  if (gave) return no('soldats-deja', 'foe.p4-capacites.soldats-une-fois');
  if (count < 1) return no('aucun-soldat', 'foe.p4-capacites.soldats');
  return count > soldiers ? no('trop-de-soldats', 'foe.p4-capacites.soldats') : undefined;
};
export const spellFault = (state: CombatState, card: CardId, side: Side): Fault => {
  if (!spellsOf(state, state.turn).some(({ id }) => id === card)) return no('sort-absent', 'foe.p4-capacites.sort');
  return helped(state, state.turn).includes(side)
    ? undefined
    : no('sort-camp', 'foe.soutien.sort-vous', 'foe.soutien.sort-combat-cible');
};
export const consumeFault = (state: CombatState, card: CardId): Fault => {
  const side = fighter(state);
  if (side === undefined) return notMine(state);
  return sideOf(state, side).consumables.includes(card)
    ? undefined
    : no('consommable-absent', 'foe.p4-capacites.consommable');
};

// ── Options
const pairs = (state: CombatState, side: Side): readonly CombatAction[] => {
  const mine = sideOf(state, side);
  if (mine.beside === 0) return [];
  const spots = spotsOf(mine);
  const first = spots.filter((spot) => firstLike(mine, spot).at === spot.at);
  return first.flatMap((a, i) =>
    first
      .slice(i + 1)
      .filter((b) => swapFault(state, a, b) === undefined)
      .map((b): CombatAction => ({ type: 'swap', a, b })),
  );
};
const surges = (state: CombatState, side: Side): readonly CombatAction[] => {
  const spots = spotsOf(sideOf(state, side)).filter((spot) => surgeFault(state, spot) === undefined);
  return spots
    .filter((spot) => firstLike(sideOf(state, side), spot).at === spot.at)
    .map((spot) => ({ type: 'surge', spot }));
};
/** Every way to give up to three soldiers to three totals. */
const GIFTS: readonly Totals[] = [0, 1, 2, 3]
  .flatMap((initiative) =>
    [0, 1, 2, 3].flatMap((attaque) => [0, 1, 2, 3].map((defense) => ({ initiative, attaque, defense }))),
  )
  .filter(
    ({ initiative, attaque, defense }) => initiative + attaque + defense > 0 && initiative + attaque + defense <= 3,
  );
const optionsOf = (state: CombatState): readonly CombatAction[] => {
  const who = state.turn;
  const side = sideOfWho(state, who);
  const spells = spellsOf(state, who).flatMap(({ id }) =>
    helped(state, who).map((one): CombatAction => ({ type: 'spell', card: id, side: one })),
  );
  if (side === undefined) return [...spells, { type: 'pass' }];
  const soldiers = GIFTS.filter((give) => soldiersFault(state, give) === undefined).map((give): CombatAction => ({
    type: 'soldiers',
    give,
  }));
  const consumables = sideOf(state, side).consumables.map((card): CombatAction => ({ type: 'consume', card }));
  return [...surges(state, side), ...pairs(state, side), ...spells, ...consumables, ...soldiers, { type: 'pass' }];
};
/** Why somebody has the word. */
const wordRules = (state: CombatState): Some<FoeRule> => {
  const heroes = state.fixed.column === 'heros';
  if (sideOfWho(state, state.turn) === undefined)
    return [heroes ? 'foe.p4-capacites.trois-equipes' : 'foe.p4-capacites.creature-autres-equipes'];
  return heroes ? ['foe.p4-capacites.alternance'] : ['foe.p4-capacites.creature-heros', 'foe.p4-capacites.alternance'];
};
export const abilitiesNode = (state: CombatState): CombatNode | undefined =>
  hasPassed(state, state.turn)
    ? undefined
    : choice(seatOf(state, state.turn), optionsOf(state), ...wordRules(state), 'foe.p4-capacites.passer');

// ── What the phase does by itself
/** All cards are turned up, and the active team has the word. */
export const settleReveal = (state: CombatState): CombatStep =>
  chain(enter({ ...state, turn: 0 }, 'abilities'), (next) => {
    const hidden = next.sides.reduce(
      (sum, { grid }) =>
        sum + GRID_ZONES.reduce((count, zone) => count + grid[zone].filter(({ up, off }) => !up && !off).length, 0),
      0,
    );
    const up = ([0, 1] as const).reduce(
      (now, side) =>
        setSide(now, side, {
          grid: spotsOf(sideOf(now, side)).reduce(
            (grid, spot) =>
              setLaid({ ...sideOf(now, side), grid }, spot, { ...known(grid[spot.zone][spot.at]), up: true }),
            sideOf(now, side).grid,
          ),
        }),
      next,
    );
    return hidden === 0
      ? still(up)
      : told(up, { type: 'revealed', cards: hidden, cites: ['foe.p4-capacites.retourner'] });
  });
/** Once everybody has passed, the enemy card's capacities (A77); none in the Héros column. Phase 5 waits until they have done. */
export const settleAbilities = (state: CombatState): CombatStep => {
  const { enemy, name } = fixedOf(state, 1);
  const done = enter(state, 'enemy');
  if (enemy === null) return done;
  const passive = enemy.passive;
  const surged = state.die.surge ? enemy.surge : undefined;
  const source = { side: 1, what: 'capacite', name, rule: 'foe.p4-capacites.creature-capacites' } as const;
  const withSurge =
    surged === undefined
      ? done.state
      : pendAbility(done.state, surged, {
          ...source,
          what: 'surcharge-effet',
          rule: 'foe.p3-cartes.creature-surcharge',
        });
  const all = passive === undefined ? withSurge : pendAbility(withSurge, passive, source);
  const events = [
    ...(passive === undefined
      ? []
      : [
          {
            type: 'enemy-ability',
            name: passive.name ?? name,
            surge: false,
            cites: ['foe.p4-capacites.creature-capacites'],
          } as const,
        ]),
    ...(surged === undefined
      ? []
      : [
          {
            type: 'enemy-ability',
            name: surged.name ?? name,
            surge: true,
            cites: ['foe.p4-capacites.creature-capacites', 'foe.p3-cartes.creature-surcharge'],
          } as const,
        ]),
  ];
  return { state: all, events: [...done.events, ...events] };
};
export const settleEnemy = (state: CombatState): CombatStep => enter(state, 'totals');
