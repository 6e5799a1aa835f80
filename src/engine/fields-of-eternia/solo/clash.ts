// Phase 1 against an enemy hero: a die tells the deck, a clash card gives the enemy's figures (foe.solo.p1-*).
import { draw } from '../../kernel/chance.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { chain, type CombatNode, type CombatStep, enter, fixedOf, setSide, still, told } from '../combat/board.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import type { SoloSpec, SoloState } from '../combat/solo-types.ts';
import type { CombatAction, CombatState } from '../combat/types.ts';
import { testsOf } from '../dice.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { ClashCard, HeroCard, WildFace } from '../types.ts';
import { DIE_RULES, SURGE_FACES } from './levels.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
export const specOf = ({ fixed }: CombatState): SoloSpec => known(fixed.solo ?? undefined);
export const soloOf = ({ solo }: CombatState): SoloState => known(solo ?? undefined);
export const setSolo = (state: CombatState, change: Partial<SoloState>): CombatState => ({
  ...state,
  solo: { ...soloOf(state), ...change },
});

/** Whether the enemy wields the weapon of a card. */
export const fits = ({ weapons }: Pick<HeroCard, 'weapons'>, { weapon }: ClashCard): boolean =>
  weapons.some(({ kind }) => kind === weapon);
const enemy = (state: CombatState): HeroCard => known(fixedOf(state, 1).hero ?? undefined);
const deckOf = (state: CombatState): readonly ClashCard[] => {
  const { deck, seen } = soloOf(state);
  return specOf(state).clashes.filter(({ id, surge }) => surge === (deck === 'surcharge') && !seen.includes(id));
};
const drawsFrom = (state: CombatState): boolean =>
  state.phase === 'clash' && state.solo !== null && state.solo.clash === null;

export const clashNode = (state: CombatState): CombatNode | undefined => {
  if (!drawsFrom(state)) return undefined; // a card there is: that of the first round, to be discarded
  const { level, dice } = specOf(state);
  if (soloOf(state).deck !== null)
    return {
      kind: 'chance',
      outcomes: draw(
        deckOf(state).map(({ id }) => [id, 1] as const),
        (card): CombatAction => ({ type: 'clash', card }),
      ),
      cites: ['foe.solo.p1-pioche', 'foe.solo.p1-valeurs'],
    };
  return SURGE_FACES[level] === null
    ? undefined
    : {
        kind: 'chance',
        outcomes: testsOf(dice, (face): CombatAction => ({ type: 'clash-die', face })),
        cites: ['foe.solo.p1-de', DIE_RULES[level]],
      };
};
/** The die, or its absence, names the deck. */
const nameDeck = (state: CombatState, face: WildFace | null): CombatStep => {
  const { level } = specOf(state);
  const surge = face === null || SURGE_FACES[level]?.includes(face) === true;
  const deck = surge ? 'surcharge' : 'sans';
  return told(setSolo(state, { deck }), {
    type: 'clash-thrown',
    face,
    deck,
    cites: [DIE_RULES[level], ...(face === null ? [] : (['foe.solo.p1-de'] as const)), 'foe.solo.paquets-affrontement'],
  });
};
/** Second round: the first card is discarded and does not come back; those that did not fit do (A56). */
const discardClash = (state: CombatState): CombatState => {
  const { clash, effects, spent } = soloOf(state);
  return setSide(
    setSolo(state, {
      clash: null,
      seen: clash === null ? [] : [clash.id],
      deck: null,
      effects: [],
      due: 0,
      spent: [...spent, ...effects],
      symbols: { told: 0, applied: 0 },
    }),
    1,
    { weapon: null },
  );
};
export const settleClash = (state: CombatState): CombatStep => {
  if (state.solo === null) return enter(state, 'start');
  return state.solo.clash === null ? nameDeck(state, null) : still(discardClash(state));
};
const drawClash = (state: CombatState, id: string): CombatStep => {
  const card = known(specOf(state).clashes.find((one) => one.id === id));
  const { weapons } = enemy(state);
  if (!fits({ weapons }, card))
    return told(setSolo(state, { seen: [...soloOf(state).seen, id] }), {
      type: 'clash-drawn',
      card,
      fits: false,
      cites: ['foe.solo.p1-pioche'],
    });
  const again = state.round === 2 ? (['foe.solo.p1-seconde-manche', 'foe.solo.p1-arme-ennemie'] as const) : [];
  const held = setSide(setSolo(state, { clash: card }), 1, { weapon: weapons[0].kind === card.weapon ? 0 : 1 });
  return chain(
    told(held, {
      type: 'clash-drawn',
      card,
      fits: true,
      cites: ['foe.solo.p1-valeurs', 'foe.solo.carte-affrontement', 'foe.solo.p1-pioche', ...again],
    }),
    (next) => enter(next, 'start'),
  );
};
export const CLASH_APPLY = {
  'clash-die': ({ face }: Of<CombatAction, 'clash-die'>, state: CombatState): CombatStep => nameDeck(state, face),
  clash: ({ card }: Of<CombatAction, 'clash'>, state: CombatState): CombatStep => drawClash(state, card),
} as const;
export const CLASH_REFUSE = {
  'clash-die': ({ face }: Of<CombatAction, 'clash-die'>, state: CombatState): Fault => {
    if (!drawsFrom(state) || soloOf(state).deck !== null || SURGE_FACES[specOf(state).level] === null)
      return no('autre-decision', 'foe.solo.p1-de');
    return Object.hasOwn(specOf(state).dice, face) && specOf(state).dice[face] > 0
      ? undefined
      : no('tirage-impossible', 'foe.solo.p1-de', 'foe.jets.faces');
  },
  clash: ({ card }: Of<CombatAction, 'clash'>, state: CombatState): Fault => {
    if (!drawsFrom(state) || soloOf(state).deck === null) return no('autre-decision', 'foe.solo.p1-pioche');
    return deckOf(state).some(({ id }) => id === card) ? undefined : no('tirage-impossible', 'foe.solo.p1-pioche');
  },
} as const;
