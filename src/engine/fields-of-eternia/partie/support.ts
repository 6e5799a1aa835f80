// What a hero gains, wears, takes off and gives up. A card gained takes its place at once; one too many is discarded before anything else.
import type { Fault } from '../faults.ts';
import { LIMITS } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import type { Some } from '../../kernel/result.ts';
import { pop, push, topOf } from '../../kernel/steps.ts';
import type { CardId } from '../types.ts';
import { CARDS } from './cards-refusals.ts';
import { isWearable, overPack, overSpells, rivalOf, slotOf } from './carry.ts';
import {
  type Applies,
  cardOf,
  chain,
  choice,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setHero,
  type Settles,
  still,
  teamOf,
  told,
  top,
} from './board.ts';
import { discard, without } from './piles.ts';
import type { BoardAction, HeroIx, PartieState } from './types.ts';

const { no, noWith } = CARDS;

/** Off a hero, wherever it is carried; nothing follows. */
export const takeFrom = (state: PartieState, hero: HeroIx, card: CardId): PartieState => {
  const { ally, mount, worn, pack, spells } = heroOf(state, hero);
  if (ally === card) return setHero(state, hero, { ally: null });
  if (mount === card) return setHero(state, hero, { mount: null });
  if (spells.includes(card)) return setHero(state, hero, { spells: without(spells, card) });
  return worn.includes(card)
    ? setHero(state, hero, { worn: without(worn, card) })
    : setHero(state, hero, { pack: without(pack, card) });
};

const ALONE = {
  ally: ['foe.soutien.allie-remplace', 'foe.soutien.un-allie'],
  mount: ['foe.soutien.monture-remplacee', 'foe.soutien.une-monture'],
} as const satisfies Readonly<Record<'ally' | 'mount', Some<FoeRule>>>;
/** An ally, a creature or a vehicle: what was there is discarded. */
const replace = (state: PartieState, hero: HeroIx, slot: 'ally' | 'mount', card: CardId): PartieStep => {
  const { [slot]: old } = heroOf(state, hero);
  const taken = setHero(state, hero, { [slot]: card });
  if (old === null) return still(taken);
  const rule = cardOf(state, card).type === 'vehicule' ? (['foe.soutien.vehicule-remplace'] as const) : [];
  return told(discard(taken, [old]), {
    type: 'p-replaced',
    hero,
    card: old,
    by: card,
    cites: [...ALONE[slot], ...rule],
  });
};
/** Equipment: worn at once when nothing has to come off for it, in the pack otherwise. */
const stow = (state: PartieState, hero: HeroIx, id: CardId): PartieStep => {
  const card = cardOf(state, id);
  const { worn, pack } = heroOf(state, hero);
  if (!isWearable(card) || rivalOf(state, hero, card) !== null)
    return still(setHero(state, hero, { pack: [...pack, id] }));
  return told(setHero(state, hero, { worn: [...worn, id] }), {
    type: 'p-equipped',
    hero,
    card: id,
    off: null,
    cites: ['foe.soutien.equipement-permanent'],
  });
};
/** Puts a card with what a hero carries, whatever the limits. */
export const hand = (state: PartieState, hero: HeroIx, card: CardId): PartieStep => {
  const slot = slotOf(cardOf(state, card));
  if (slot === 'ally' || slot === 'mount') return replace(state, hero, slot, card);
  return slot === 'spells'
    ? still(setHero(state, hero, { spells: [...heroOf(state, hero).spells, card] }))
    : stow(state, hero, card);
};
/** One too many must go: a frame for each limit that is passed. */
export const trim = (state: PartieState, hero: HeroIx): PartieState => {
  const packed = overPack(heroOf(state, hero)) ? push(state, { kind: 'discard', hero, what: 'pack' }) : state;
  return overSpells(heroOf(state, hero)) ? push(packed, { kind: 'discard', hero, what: 'sorts' }) : packed;
};
/** A card bought, won or tamed. */
export const acquire = (state: PartieState, hero: HeroIx, card: CardId): PartieStep =>
  chain(hand(state, hero, card), (after) => still(trim(after, hero)));

// ── Forced discards
const HELD = { pack: 'pack', sorts: 'spells' } as const;
const LIMIT_RULE = { pack: 'foe.soutien.paquet-cinq', sorts: 'foe.soutien.deux-sorts' } as const;
const drop = ({ card }: { readonly card: CardId }, state: PartieState): PartieStep => {
  const { hero, what } = top(state, 'discard');
  const dropped = discard(takeFrom(state, hero, card), [card]);
  const over = what === 'pack' ? overPack(heroOf(dropped, hero)) : overSpells(heroOf(dropped, hero));
  return told(over ? dropped : pop(dropped), { type: 'p-dropped', hero, card, cites: [LIMIT_RULE[what]] });
};

// ── Equipment changed during one's turn (asides)
/** Whether a hero may change equipment now: in its own turn, outside combat, at a moment when it decides. */
const mayChange = (state: PartieState, hero: HeroIx): boolean => {
  const frame = topOf(state);
  return (frame?.kind === 'turn' || frame?.kind === 'shop') && frame.hero === hero;
};
const equipFault = (state: PartieState, hero: HeroIx, id: CardId): Fault => {
  if (!mayChange(state, hero)) return no('equiper-moment', 'foe.soutien.changer-equipement');
  if (!heroOf(state, hero).pack.includes(id)) return no('carte-absente', 'foe.soutien.paquet-heros');
  return isWearable(cardOf(state, id))
    ? undefined
    : no('carte-non-portable', 'foe.soutien.consommable', 'foe.soutien.equipement-types');
};
const unequipFault = (state: PartieState, hero: HeroIx, id: CardId): Fault => {
  if (!mayChange(state, hero)) return no('equiper-moment', 'foe.soutien.changer-equipement');
  if (!heroOf(state, hero).worn.includes(id)) return no('carte-absente', 'foe.soutien.equipement-permanent');
  return heroOf(state, hero).pack.length >= LIMITS.pack
    ? noWith('paquet-plein', { limite: LIMITS.pack }, 'foe.soutien.paquet-cinq')
    : undefined;
};
const equip = (state: PartieState, hero: HeroIx, id: CardId): PartieStep => {
  const card = cardOf(state, id);
  const off = isWearable(card) ? rivalOf(state, hero, card) : null;
  const { worn, pack } = heroOf(state, hero);
  const changed = setHero(state, hero, {
    worn: [...(off === null ? worn : without(worn, off)), id],
    pack: [...without(pack, id), ...(off === null ? [] : [off])],
  });
  const limit =
    isWearable(card) && card.kind === 'artefact' ? 'foe.soutien.un-artefact' : 'foe.soutien.armure-sous-type';
  return told(changed, { type: 'p-equipped', hero, card: id, off, cites: ['foe.soutien.changer-equipement', limit] });
};
const unequip = (state: PartieState, hero: HeroIx, id: CardId): PartieStep => {
  const { worn, pack } = heroOf(state, hero);
  return told(setHero(state, hero, { worn: without(worn, id), pack: [...pack, id] }), {
    type: 'p-unequipped',
    hero,
    card: id,
    cites: ['foe.soutien.changer-equipement', 'foe.soutien.paquet-heros'],
  });
};
/** What the active hero may put on or take off, beside the node. */
export const changes = (state: PartieState): readonly BoardAction[] => {
  const frame = topOf(state);
  if (frame?.kind !== 'turn' && frame?.kind !== 'shop') return [];
  const { hero } = frame;
  const { pack, worn } = heroOf(state, hero);
  return [
    ...[...new Set(pack)]
      .filter((card) => equipFault(state, hero, card) === undefined)
      .map((card): BoardAction => ({ type: 'equip', hero, card })),
    ...[...new Set(worn)]
      .filter((card) => unequipFault(state, hero, card) === undefined)
      .map((card): BoardAction => ({ type: 'unequip', hero, card })),
  ];
};

export const SUPPORT_APPLY = {
  drop,
  equip: ({ hero, card }, state) => equip(state, hero, card),
  unequip: ({ hero, card }, state) => unequip(state, hero, card),
} satisfies Partial<Applies>;
export const SUPPORT_REFUSE = {
  drop: ({ card }, state) => {
    const { hero, what } = top(state, 'discard');
    return heroOf(state, hero)[HELD[what]].includes(card) ? undefined : no('carte-absente', LIMIT_RULE[what]);
  },
  equip: ({ hero, card }, state) => equipFault(state, hero, card),
  unequip: ({ hero, card }, state) => unequipFault(state, hero, card),
} satisfies Partial<Refuses>;
export const SUPPORT_NODES = {
  discard: ({ hero, what }, state) =>
    choice(
      teamOf(state, hero),
      [...new Set(heroOf(state, hero)[HELD[what]])].map((card) => ({ type: 'drop', card })),
      LIMIT_RULE[what],
    ),
} satisfies Partial<Nodes>;
/** A discard always has somebody to decide it. */
export const SUPPORT_SETTLES = { discard: (_, state) => still(pop(state)) } satisfies Partial<Settles>;
