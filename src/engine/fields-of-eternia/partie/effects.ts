// Effects outside combats: what events, rewards, board spells and skull events do. What no rule of the board executes is told, to be applied by hand.
import { pop, push, retop } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import type { AnyCard, CombatCard, Effect } from '../types.ts';
import { fallen } from './fight.ts';
import {
  chain,
  heroOf,
  type PartieStep,
  setHero,
  type Settles,
  sheetOf,
  still,
  teamState,
  told,
  type Nodes,
} from './board.ts';
import { addEternium, scorePv } from './score.ts';
import type { HeroIx, PartieState, Team } from './types.ts';

/** For whom effects work: the hero who met them, if any, and the team; `name` is that of the card. */
export interface Source {
  readonly hero: HeroIx | null;
  readonly team: Team;
  readonly name: string;
}
/** Effects to be executed in order, before what is on the stack. */
export const execute = (state: PartieState, effects: readonly Effect[], { hero, team, name }: Source): PartieState =>
  effects.length === 0 ? state : push(state, { kind: 'effects', hero, team, name, left: effects });

const RULE_OF: Readonly<Record<AnyCard['type'], FoeRule>> = {
  evenement: 'foe.contrees.evenement',
  creature: 'foe.sauvage.p4-victoire',
  allie: 'foe.contrees.allie-recompense',
  quete: 'foe.quete.reussite',
  'creature-epique': 'foe.p7-vaincus.creature-vaincue',
  boss: 'foe.p7-vaincus.creature-vaincue',
  equipement: 'foe.soutien.consommable',
  sort: 'foe.soutien.sort-plateau',
  vehicule: 'foe.soutien.vehicule-bonus',
  victoire: 'foe.victoire.principal',
};
/** The rule by which a card of this name works; a skull event has no card. */
const ruleOf = ({ fixed }: PartieState, name: string): FoeRule => {
  const card = Object.values(fixed.cards).find((one) => one.name === name);
  return card === undefined ? 'foe.manche.crane' : RULE_OF[card.type];
};

/** A hero loses PS outside any combat; at 0 it falls, and nobody gains PV for it (A11). */
export const hurt = (state: PartieState, hero: HeroIx, value: number, name: string, rule: FoeRule): PartieStep => {
  const { health } = sheetOf(state, hero);
  const damage = Math.min(health, heroOf(state, hero).damage + value);
  const amount = damage - heroOf(state, hero).damage;
  if (amount <= 0) return still(state);
  const lost = told(setHero(state, hero, { damage }), { type: 'p-hurt', hero, amount, damage, name, cites: [rule] });
  return damage < health ? lost : chain(lost, (after) => fallen(after, hero));
};
export const heal = (state: PartieState, hero: HeroIx, value: number, rule: FoeRule): PartieStep => {
  const { damage: before } = heroOf(state, hero);
  const healed = Math.min(before, value);
  return healed <= 0
    ? still(state)
    : told(setHero(state, hero, { damage: before - healed }), {
        type: 'p-healed',
        hero,
        healed,
        damage: before - healed,
        cites: [rule, ...(healed < value ? (['foe.manche.plafond-ps'] as const) : [])],
      });
};
const byHand = (state: PartieState, effect: Effect, { hero, team, name }: Source): PartieStep =>
  told(state, { type: 'p-effect', team, hero, effect, name, applied: false, value: 0, cites: [ruleOf(state, name)] });
/** A combat card to take from the supply (A73); none of this kind is left: it is told. */
const gain = (state: PartieState, card: CombatCard, effect: Effect, source: Source): PartieStep =>
  teamState(state, source.team).supply[card] === 0
    ? told(state, { type: 'p-effect', ...source, effect, applied: false, value: 0, cites: ['foe.paquet.ajout'] })
    : still(push(state, { kind: 'gain', team: source.team, card }));

type Run = {
  readonly [K in Effect['do']]: (effect: Extract<Effect, { do: K }>, source: Source, state: PartieState) => PartieStep;
};
const RUN: Run = {
  plus: (effect, source, state) => byHand(state, effect, source),
  moins: (effect, source, state) => byHand(state, effect, source),
  piocher: (effect, source, state) => byHand(state, effect, source),
  retourner: (effect, source, state) => byHand(state, effect, source),
  infliger: (effect, source, state) => byHand(state, effect, source),
  perdre: (effect, source, state) =>
    source.hero === null
      ? byHand(state, effect, source)
      : hurt(state, source.hero, effect.value, source.name, ruleOf(state, source.name)),
  soigner: (effect, source, state) =>
    source.hero === null
      ? byHand(state, effect, source)
      : heal(state, source.hero, effect.value, ruleOf(state, source.name)),
  eternium: (effect, source, state) => {
    const { state: next, gained } = addEternium(state, source.team, effect.value);
    return told(next, {
      type: 'p-effect',
      ...source,
      effect,
      applied: true,
      value: gained,
      cites: [ruleOf(state, source.name), 'foe.eternium.reserve-commune'],
    });
  },
  pv: (effect, { team, name }, state) => scorePv(state, team, effect.value, 'autre', ruleOf(state, name)),
  carte: (effect, source, state) => gain(state, effect.card, effect, source),
  jet: ({ success, failure }, { hero, team, name }, state) =>
    still(push(state, { kind: 'test', hero, team, name, dice: 1, needed: 1, success, failure, got: [], quest: null })),
  texte: (effect, source, state) => byHand(state, effect, source),
};
const run = <K extends Effect['do']>(
  effect: Extract<Effect, { do: K }>,
  source: Source,
  state: PartieState,
): PartieStep => (RUN[effect.do as K] as Run[K])(effect, source, state);

/** Nobody decides the order of effects: they go on by themselves, one at a time. */
export const EFFECTS_NODES = { effects: () => undefined } satisfies Partial<Nodes>;
export const EFFECTS_SETTLES = {
  effects: ({ hero, team, name, left }, state) => {
    const [first, ...rest] = left;
    if (first === undefined) return still(pop(state));
    const source: Source = { hero, team, name };
    return run(
      first as never,
      source,
      rest.length === 0 ? pop(state) : retop(state, { kind: 'effects', ...source, left: rest }),
    );
  },
} satisfies Partial<Settles>;
