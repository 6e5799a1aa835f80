// Phase 3: cards drawn, kept or rejected, laid zone by zone; and the same gestures when a capacity draws a card in phase 4 (A75).
import { draw as drawn } from '../../kernel/chance.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import { LIMITS } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import { type CombatCard, EPIC_FACES, type EpicFace, GRID_ZONES, type GridZone } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  countIn,
  deciderOf,
  enter,
  extra,
  fixedOf,
  kindsOf,
  other,
  playsCards,
  plus,
  seen,
  setSide,
  sideOf,
  sizeOf,
  still,
  told,
  zoneCap,
} from './board.ts';
import { surge, unpend } from './effects.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Laid, Side } from './types.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
export const BASICS: ReadonlySet<CombatCard> = new Set(['plus1', 'plus2', 'plus3']);

/** Whether the card under way comes from an effect: no quota, no « zone différente », no concentration (A75). */
export const isExtra = ({ pending }: CombatState): boolean => pending[0]?.effect.do === 'piocher';
/** Whose card is under way. */
export const layer = (state: CombatState): Side =>
  isExtra(state) ? known(state.pending[0]).side : state.turn === 0 ? 0 : 1;

// ── Laws
const zoneFault = (state: CombatState, side: Side, card: CombatCard, zone: GridZone): Fault => {
  const mine = sideOf(state, side);
  if (!isExtra(state) && mine.last === zone)
    return card === 'flux'
      ? no('meme-zone', 'foe.p3-cartes.zone-differente-flux', 'foe.p3-cartes.zone-differente')
      : no('meme-zone', 'foe.p3-cartes.zone-differente');
  if (card === 'flux' || countIn(mine, zone) < zoneCap(state)) return undefined;
  return state.fixed.variant === 'des'
    ? no('zone-pleine-des', 'foe.pouvoir.deux-par-zone')
    : no('zone-pleine', 'foe.grille.quatre-par-zone');
};
export const layFault = (state: CombatState, side: Side, card: CombatCard, zone: GridZone | 'cote'): Fault => {
  if (card === 'temps') return zone === 'cote' ? undefined : no('temps-a-cote', 'foe.paquet.temps-pose');
  return zone === 'cote' ? no('seul-temps-a-cote', 'foe.paquet.temps-pose') : zoneFault(state, side, card, zone);
};
export const focusFault = (state: CombatState): Fault => {
  if (isExtra(state)) return no('pas-en-phase-4', 'foe.p3-cartes.concentration');
  const side = layer(state);
  const { held, tool, focused, pile } = sideOf(state, side);
  if (held.length !== 1) return no('autre-decision', 'foe.p3-cartes.concentration');
  if (tool && !state.fixed.options.concentrationApresOutil)
    return no('pas-apres-outil', 'foe.paquet.outil-deux-cartes', 'foe.p3-cartes.concentration');
  if (focused >= fixedOf(state, side).spirit)
    return no('plus-de-concentration', 'foe.p3-cartes.concentration-limite', 'foe.p3-cartes.concentration-compte');
  return sizeOf(pile) === 0 ? no('pioche-vide', 'foe.p3-cartes.paquet-vide', 'foe.p3-cartes.concentration') : undefined;
};
const openZones = (state: CombatState, side: Side, card: CombatCard): readonly GridZone[] =>
  GRID_ZONES.filter((zone) => zoneFault(state, side, card, zone) === undefined);

/** Whether a side lays no more in this phase: its quota reached, or out. */
const isDone = (state: CombatState, side: Side): boolean =>
  !playsCards(state, side) || sideOf(state, side).out || sideOf(state, side).placed >= fixedOf(state, side).quota;
const dueDice = ({ fixed, die, sides }: CombatState): boolean =>
  die.thrown < (fixed.options.deEpiqueParCarte ? Math.min(sides[0].placed + 1, fixed.sides[0].quota) : 1);
export const throwsDie = (state: CombatState): boolean =>
  (state.fixed.column === 'creature' || state.fixed.column === 'boss') && dueDice(state);

// ── Who acts
/** Drawing and laying; undefined when the phase goes on by itself. */
export const layNode = (state: CombatState): CombatNode | undefined => {
  const side = layer(state);
  const { held, tool, pile } = sideOf(state, side);
  const wanted = tool && held.length < 2 && sizeOf(pile) > 0 && !isKept(state, side);
  if (held.length === 0 || wanted) {
    if (sizeOf(pile) === 0) return undefined;
    if (!tool && openZones(state, side, 'plus1').length === 0) return undefined;
    const cites: Some<FoeRule> = tool
      ? ['foe.paquet.outil-deux-cartes']
      : isExtra(state)
        ? [known(state.pending[0]).rule]
        : ['foe.p3-cartes.alternance', 'foe.grille.quatre-fois'];
    return { kind: 'chance', outcomes: drawn(kindsOf(pile), (card): CombatAction => ({ type: 'draw', card })), cites };
  }
  if (held.length === 2)
    return choice(
      deciderOf(state, side),
      [...new Set(held)].map((card) => ({ type: 'keep', card: seen(card) })),
      'foe.paquet.outil-deux-cartes',
    );
  const card = seen(known(held[0]));
  const lays: readonly CombatAction[] =
    card === 'temps'
      ? [{ type: 'lay', zone: 'cote' }]
      : openZones(state, side, card).map((zone) => ({ type: 'lay', zone }));
  const rules: Some<FoeRule> =
    card === 'temps'
      ? ['foe.paquet.temps-pose']
      : card === 'flux' && !isExtra(state)
        ? ['foe.p3-cartes.zone-differente-flux', 'foe.p3-cartes.zone-differente', 'foe.grille.trois-zones']
        : isExtra(state)
          ? ['foe.grille.trois-zones', 'foe.grille.quatre-par-zone']
          : ['foe.p3-cartes.zone-differente', 'foe.grille.trois-zones', 'foe.grille.quatre-par-zone'];
  return choice(
    deciderOf(state, side),
    [...lays, ...(focusFault(state) === undefined ? [{ type: 'focus' } as const] : [])],
    ...rules,
  );
};
/** After an « outil », one card alone in hand has been kept, or was the last of the pile. */
const isKept = (state: CombatState, side: Side): boolean => sideOf(state, side).held.length === 1 && state.kept;

const dieNode = ({ fixed }: CombatState): CombatNode => ({
  kind: 'chance',
  outcomes: drawn(
    EPIC_FACES.map((face) => [face, fixed.epicDie[face]] as const),
    (face): CombatAction => ({ type: 'epic', face }),
  ),
  cites: ['foe.p3-cartes.creature-de-epique', 'foe.p3-cartes.creature-faces'],
});

// ── What the phase does by itself
/** The next to draw, or the end of the phase. */
export const settlePlace = (state: CombatState): CombatStep => {
  const side = layer(state);
  const mine = sideOf(state, side);
  if (!isDone(state, side) && mine.held.length === 0 && !throwsDie(state)) {
    // it cannot draw, or has nowhere to lay: out of the phase
    const why = sizeOf(mine.pile) === 0 ? 'pile' : 'zone';
    return told(nextTurn(setSide({ ...state, kept: false }, side, { out: true, tool: false }), side), {
      type: 'no-card',
      side,
      why,
      cites:
        why === 'pile' ? ['foe.p3-cartes.paquet-vide'] : ['foe.pouvoir.deux-par-zone', 'foe.p3-cartes.zone-differente'],
    });
  }
  return enter({ ...state, turn: 0 }, 'excess');
};
/** Whose turn it is to lay: the other one, or the same when the other has finished. */
const nextTurn = (state: CombatState, side: Side): CombatState => ({
  ...state,
  turn: isDone(state, other(side)) ? side : other(side),
});
export const placeNode = (state: CombatState): CombatNode | undefined => {
  if (isDone(state, layer(state))) return undefined;
  return throwsDie(state) && sideOf(state, 0).held.length === 0 ? dieNode(state) : layNode(state);
};

// ── What each gesture does
const reject = (state: CombatState, side: Side, card: CombatCard): CombatState =>
  setSide(state, side, { discard: plus(sideOf(state, side).discard, card) });
const drawCard = (state: CombatState, card: CombatCard): CombatStep => {
  const side = layer(state);
  const { pile, held, tool } = sideOf(state, side);
  const left = plus(pile, card, -1);
  const taken = setSide({ ...state, kept: false }, side, { pile: left, held: [...held, card] });
  const cites: Some<FoeRule> = tool
    ? ['foe.paquet.outil-deux-cartes']
    : isExtra(state)
      ? [known(state.pending[0]).rule]
      : ['foe.p3-cartes.alternance'];
  const step = told(taken, { type: 'drawn', side, card, pile: sizeOf(left), cites });
  // of the two of an « outil », one is first kept; alone, it is played at once (A39)
  return card === 'outil' && (!tool || (held.length === 0 && sizeOf(left) === 0))
    ? chain(step, (next) => openTool(next, side))
    : step;
};
/** An « outil »: revealed, rejected; two cards come, one of them is played. */
const openTool = (state: CombatState, side: Side): CombatStep => {
  const next = setSide(reject(state, side, 'outil'), side, { held: [], tool: true });
  const event = { type: 'tool', side, cites: ['foe.paquet.outil-revele', 'foe.paquet.outil-deux-cartes'] } as const;
  return told(sizeOf(sideOf(next, side).pile) > 0 ? next : setSide(next, side, { tool: false }), event);
};
const keep = (state: CombatState, card: CombatCard): CombatStep => {
  const side = layer(state);
  const [a, b] = sideOf(state, side).held;
  const rejected = seen(known(a === card ? b : a));
  const next = setSide({ ...reject(state, side, rejected), kept: true }, side, { held: [card] });
  const step = told(next, { type: 'kept', side, card, other: rejected, cites: ['foe.paquet.outil-deux-cartes'] });
  return card === 'outil' ? chain(step, (after) => openTool({ ...after, kept: false }, side)) : step;
};
const focus = (state: CombatState): CombatStep => {
  const side = layer(state);
  const { held, temporary, focused } = sideOf(state, side);
  const card = seen(known(held[0]));
  return told(
    setSide({ ...state, kept: false }, side, {
      held: [],
      tool: false,
      temporary: plus(temporary, card),
      focused: focused + 1,
    }),
    {
      type: 'focused',
      side,
      card,
      count: focused + 1,
      of: fixedOf(state, side).spirit,
      cites: [
        'foe.p3-cartes.concentration',
        'foe.p3-cartes.concentration-limite',
        'foe.p3-cartes.concentration-compte',
      ],
    },
  );
};
const LAY_RULES: Readonly<Record<'flux' | 'surcharge' | 'basic', Some<FoeRule>>> = {
  flux: [
    'foe.paquet.flux-visible',
    'foe.paquet.flux-valeur',
    'foe.paquet.flux-rejoue',
    'foe.paquet.flux-hors-limite',
    'foe.p3-cartes.flux-non-compte',
  ],
  surcharge: ['foe.p3-cartes.speciale-visible', 'foe.paquet.surcharge-valeur'],
  basic: ['foe.p3-cartes.base-cachee', 'foe.paquet.modificateurs'],
};
const lay = (state: CombatState, zone: GridZone | 'cote'): CombatStep => {
  const side = layer(state);
  const mine = sideOf(state, side);
  const card = seen(known(mine.held[0]));
  const quota = fixedOf(state, side).quota;
  const free = isExtra(state);
  const emptied = { held: [], tool: false } as const;
  if (zone === 'cote')
    return told(setSide({ ...state, kept: false }, side, { ...emptied, beside: mine.beside + 1 }), {
      type: 'laid',
      side,
      card,
      zone,
      up: true,
      placed: mine.placed,
      of: quota,
      cites: ['foe.paquet.temps-pose', 'foe.paquet.temps-rejoue'],
    });
  const up = free || !BASICS.has(card) || state.fixed.column !== 'heros';
  const counted = card !== 'flux' && !free;
  const placed = mine.placed + (counted ? 1 : 0);
  const laid: Laid = { card, up, off: false, used: false };
  const next = setSide({ ...state, kept: false }, side, {
    ...emptied,
    grid: { ...mine.grid, [zone]: [...mine.grid[zone], laid] },
    placed,
    last: free ? mine.last : zone,
  });
  const shown: FoeRule = free ? known(state.pending[0]).rule : 'foe.p3-cartes.creature-faces-visibles';
  const rules: Some<FoeRule> =
    card === 'flux' || card === 'surcharge'
      ? LAY_RULES[card]
      : state.fixed.column === 'heros' && !free
        ? LAY_RULES.basic
        : ['foe.paquet.modificateurs', shown];
  const cites: Some<FoeRule> = counted && placed > LIMITS.laid ? [...rules, 'foe.rapide.ensemble-cartes'] : rules;
  const shifted = free && card !== 'flux' ? unpend(next) : counted ? nextTurn(next, side) : next;
  const step = told(shifted, { type: 'laid', side, card, zone, up, placed, of: quota, cites });
  const weapon = fixedOf(state, side).hero?.weapons[mine.weapon ?? 0];
  return card === 'surcharge' && weapon?.surge.immediate === true
    ? chain(step, (after) => surge(after, side, { zone, at: mine.grid[zone].length }))
    : step;
};
const FACES: Readonly<Record<Exclude<EpicFace, 'surcharge'>, readonly [GridZone, number]>> = {
  a1: ['attaque', 1],
  a2: ['attaque', 2],
  d1: ['defense', 1],
  d2: ['defense', 2],
  i1: ['initiative', 1],
  i2: ['initiative', 2],
};
const throwEpic = (state: CombatState, face: EpicFace): CombatStep => {
  const die = { thrown: state.die.thrown + 1, surge: state.die.surge || face === 'surcharge' };
  const event = {
    type: 'epic-thrown',
    face,
    cites: [
      'foe.p3-cartes.creature-de-epique',
      face === 'surcharge' ? 'foe.p3-cartes.creature-surcharge' : 'foe.p5-totaux.creature',
    ],
  } as const;
  if (face === 'surcharge') return told({ ...state, die }, event);
  const [zone, value] = FACES[face];
  return told(
    extra({ ...state, die }, 1, { zone, value, what: 'de', name: '', rule: 'foe.p5-totaux.creature', lasting: false }),
    event,
  );
};
export const PLACE_APPLY = {
  draw: ({ card }: Of<CombatAction, 'draw'>, state: CombatState): CombatStep => drawCard(state, card),
  epic: ({ face }: Of<CombatAction, 'epic'>, state: CombatState): CombatStep => throwEpic(state, face),
  focus: (_: Of<CombatAction, 'focus'>, state: CombatState): CombatStep => focus(state),
  keep: ({ card }: Of<CombatAction, 'keep'>, state: CombatState): CombatStep => keep(state, card),
  lay: ({ zone }: Of<CombatAction, 'lay'>, state: CombatState): CombatStep => lay(state, zone),
} as const;
/** A drawing effect whose pile is empty, or that has nowhere to lay, comes to nothing (A16). */
export const settleDraw = (state: CombatState): CombatStep =>
  still(unpend(setSide({ ...state, kept: false }, layer(state), { tool: false })));
