// The combats of a solo sheet: begun from what the sheet says, closed on it.
import type { Call } from '../../kernel/call.ts';
import { known, type Result } from '../../kernel/result.ts';
import type { Told as CombatTold } from '../combat/names.ts';
import { roundsOf } from '../combat/setup.ts';
import type { CombatAction, CombatState } from '../combat/types.ts';
import type { CombatScenario, FighterSpec, Playable } from '../combat/scenario-types.ts';
import type { FoeRefusal } from '../faults.ts';
import { chain, fullHealth, healthOf, setEnemy, setHero, type SoloStep, told } from './board.ts';
import { fleeIn, setupSolo } from './combat.ts';
import type { AnySoloEvent, FoughtMode, SoloFight, SoloFixed, SoloHeroState, SoloMode, SoloState } from './types.ts';

/** Spells of the whole team: those of the others name their owner. Cards of two heroes may bear one id. */
const teamSpells = (
  fixed: SoloFixed,
  left: readonly Pick<SoloHeroState, 'spells'>[],
  hero: number,
): readonly Playable[] =>
  fixed.heroes.flatMap(({ card, spells }, i) =>
    spells
      .filter(({ id }) => left[i]?.spells.includes(id) === true)
      .map((spell) => (i === hero ? spell : { ...spell, id: ownedId(i, spell.id), owner: card.name })),
  );
const ownedId = (hero: number, id: string): string => `${hero}/${id}`;
/** What a combat is begun from. */
type Before = Pick<SoloState, 'fixed' | 'heroes' | 'enemies' | 'eternium' | 'spent'>;
const fighter = ({ fixed, heroes, eternium }: Before, { hero, soldiers }: SoloFight): FighterSpec => {
  const { card, gear, consumables, goods } = known(fixed.heroes[hero]);
  const left = known(heroes[hero]);
  return {
    hero: card,
    health: card.health - left.damage,
    deck: fixed.deck,
    soldiers,
    eternium,
    spells: teamSpells(fixed, heroes, hero),
    consumables: consumables.filter(({ id }) => left.consumables.includes(id)),
    goods: goods.filter(({ id }) => left.goods.includes(id)),
    gear,
    base: fixed.base,
  };
};
const columnOf = ({ hero, card }: SoloFixed['enemies'][number]): CombatScenario['column'] =>
  hero !== null ? 'solo' : card.type === 'boss' ? 'boss' : 'creature';
/** The combat of a hero against an enemy, about to begin, or what is wrong with their cards. */
export const beginning = (state: Before, fight: SoloFight): Result<CombatState, readonly FoeRefusal[]> => {
  const { fixed } = state;
  const enemy = known(fixed.enemies[fight.enemy]);
  const column = columnOf(enemy);
  const health = healthOf(state, 1, fight.enemy);
  return setupSolo(
    {
      name: '',
      options: fixed.options,
      column,
      active: fighter(state, fight),
      ...(enemy.hero !== null
        ? { defender: { hero: enemy.hero, health, base: 'sa base' } }
        : { enemy: { card: enemy.card, health } }),
      place: { name: 'le lieu du combat', kind: 'avant-poste', near: fixed.near },
      dice: fixed.spec.dice,
      solo: { ...fixed.spec, flee: fleeIn(column, fixed.level, fixed.rules), spent: state.spent },
    },
    known(fixed.heroes[fight.hero]).player,
  );
};
/** The same, of a sheet that `setup` let in: a fault here is a bug of ours. */
const combatOf = (state: Before, fight: SoloFight): CombatState => {
  const start = beginning(state, fight);
  if (!start.ok) throw new Error(`solo: combat refused: ${start.error.map(({ code }) => code).join(', ')}`);
  return start.value;
};
/** A combat as its sentences need it: names and cards that never change. */
export const toldBy = (fixed: SoloFixed, fight: SoloFight): CombatTold => {
  const { card, player } = known(fixed.heroes[fight.hero]);
  const enemy = known(fixed.enemies[fight.enemy]);
  const column = columnOf(enemy);
  return {
    fixed: {
      column,
      rounds: roundsOf({ column }, fixed.options),
      seats: [player],
      sides: [
        { name: card.name, hero: card },
        { name: (enemy.hero ?? enemy.card).name, hero: enemy.hero },
      ],
      bystander: null,
    },
  };
};

export const begin = (state: SoloState, fight: SoloFight): SoloStep =>
  told(
    { ...state, fight, combat: combatOf(state, fight) },
    {
      type: 'solo-fight',
      ...fight,
      cites: [
        known(state.fixed.enemies[fight.enemy]).hero === null ? 'foe.solo.combat-normal' : 'foe.solo.combat-heros',
      ],
    },
  );

/** What the team has left, as the combat leaves it. */
const carryBack = (state: SoloState, { hero }: SoloFight, end: CombatState): SoloState => {
  const [mine] = end.sides;
  const heroes = state.heroes.map((one, i): SoloHeroState => ({
    ...one,
    spells: one.spells.filter((id) => mine.spells.includes(i === hero ? id : ownedId(i, id))),
  }));
  return setHero({ ...state, heroes, eternium: mine.eternium }, hero, {
    damage: fullHealth(state.fixed, 0, hero) - mine.health,
    consumables: mine.consumables,
    goods: mine.goods,
  });
};
const close = (state: SoloState, end: CombatState): SoloStep => {
  const fight = known(state.fight ?? undefined);
  const outcome = known(end.outcome ?? undefined);
  const { hero, enemy } = fight;
  const fell = outcome.fallen[0] ? 1 : 0;
  const card = known(state.fixed.enemies[enemy]).card;
  const back = carryBack({ ...state, fight: null, combat: null }, fight, end);
  const counted = setHero(back, hero, { defeats: known(back.heroes[hero]).defeats + fell });
  const gone = card !== null && (card.type === 'creature-epique' || outcome.fallen[1]); // a creature goes back to its deck whatever happens; a boss stays
  const met = setEnemy(counted, enemy, {
    damage: gone ? 0 : fullHealth(state.fixed, 1, enemy) - end.sides[1].health,
    gone,
  });
  const solo = end.solo === null ? state.spent : [...end.solo.spent, ...end.solo.effects];
  const closed: SoloState = { ...met, spent: solo, pv: state.pv + outcome.pv[0], debt: state.debt + outcome.debt[0] };
  const step = told(closed, {
    type: 'solo-fought',
    hero,
    enemy,
    why: outcome.why,
    winner: outcome.winner,
    pv: outcome.pv[0],
    tamed: outcome.tamed,
    cites: outcome.pv[0] > 0 ? ['foe.p7-vaincus.heros'] : ['foe.p10-maintenance.melanger'],
  });
  if (fell === 0) return step;
  const pays = state.fixed.rules.pays;
  return chain(step, (next) =>
    told(next, {
      type: 'solo-fell',
      side: 0,
      hero,
      defeats: known(next.heroes[hero]).defeats,
      pays,
      cites: ['foe.solo.vaincus', ...(pays ? [] : (['foe.solo.debutant-sans-penalite'] as const))],
    }),
  );
};
type Types = { readonly [K in CombatAction['type']]: true };
const TYPES: Types = {
  weapon: true,
  draw: true,
  epic: true,
  test: true,
  focus: true,
  keep: true,
  lay: true,
  swap: true,
  surge: true,
  spell: true,
  consume: true,
  soldiers: true,
  pass: true,
  zone: true,
  flip: true,
  go: true,
  pay: true,
  tame: true,
  flee: true,
  send: true,
  convert: true,
  throw: true,
  again: true,
  stop: true,
  'clash-die': true,
  clash: true,
  effect: true,
};
export const call: Call<SoloMode, FoughtMode> = {
  get: ({ combat }) => combat,
  put: (state, combat) => ({ ...state, combat }),
  types: TYPES,
  close,
};
export const isFought = (event: AnySoloEvent): event is Extract<AnySoloEvent, { fight: SoloFight }> => 'fight' in event;
