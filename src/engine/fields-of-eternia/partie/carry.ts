// What a hero may carry, and what it gives: one ally, one creature or vehicle, one armour of each sub-type, one artefact, a pack of five, two spells.
import { known } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import type { Gear, Goods, Playable } from '../combat/scenario-types.ts';
import { playableOf } from '../combat/scenario-types.ts';
import {
  type AnyCard,
  type Bonus,
  type CardId,
  type Condition,
  type EquipmentCard,
  GRID_ZONES,
  type SpellCard,
  type ZoneId,
} from '../types.ts';
import { cardOf, heroesOf, heroOf, sheetOf, teamOf, zoneOf } from './board.ts';
import { isNight } from './turn.ts';
import type { HeroIx, HeroState, PartieState, Team } from './types.ts';
import type { SupportSpec } from './scenario-types.ts';

export type Slot = 'ally' | 'mount' | 'worn' | 'pack' | 'spells';
const isGear = (card: AnyCard): card is EquipmentCard => card.type === 'equipement';
/** Armours and artefacts: what is worn. */
export const isWearable = (card: AnyCard): card is EquipmentCard => isGear(card) && card.kind !== 'consommable';
/** Where a card goes in the end; null: nobody carries such a card. Equipment that is not worn is in the pack. */
export const slotOf = (card: AnyCard): Slot | null => {
  if (card.type === 'allie') return 'ally';
  if (card.type === 'creature' || card.type === 'creature-epique' || card.type === 'vehicule') return 'mount';
  if (card.type === 'sort') return 'spells';
  return isGear(card) ? (isWearable(card) ? 'worn' : 'pack') : null;
};
/** Two cards that exclude each other on one hero: armours of one sub-type, artefacts. */
const clashes = (a: EquipmentCard, b: EquipmentCard): boolean =>
  a.kind === b.kind && (a.kind === 'artefact' || a.subtype === b.subtype);
/** The worn card that another would replace. */
export const rivalOf = (state: PartieState, hero: HeroIx, card: EquipmentCard): CardId | null =>
  heroOf(state, hero).worn.find((id) => {
    const worn = cardOf(state, id);
    return isGear(worn) && clashes(worn, card);
  }) ?? null;

export const overPack = ({ pack }: Pick<HeroState, 'pack'>): boolean => pack.length > LIMITS.pack;
export const overSpells = ({ spells }: Pick<HeroState, 'spells'>): boolean => spells.length > LIMITS.spells;

// ── What carried cards give
/** Cards at work: the ally, the mount, what is worn. */
const active = ({ ally, mount, worn }: HeroState): readonly CardId[] =>
  [ally, mount, ...worn].filter((card) => card !== null);
/** Whom a hero fights, for bonuses that depend on it; outside a combat, nobody. */
export type Foe = 'heros' | 'carte' | null;
const holds = (state: PartieState, hero: HeroIx, when: Condition, foe: Foe): boolean => {
  if (when === 'jour' || when === 'nuit') return isNight(state) === (when === 'nuit');
  if (when === 'contre-heros' || when === 'contre-carte') return when === `contre-${foe ?? ''}`;
  return zoneOf(state, heroOf(state, hero).zone).kind === when;
};
interface Given {
  readonly name: string;
  readonly bonus: Bonus;
  readonly starred: boolean;
}
/** What each card at work gives now: its bonus, then its starred one while the condition of the card holds. */
const givenTo = (state: PartieState, hero: HeroIx, foe: Foe): readonly Given[] =>
  active(heroOf(state, hero)).flatMap((id) => {
    const card = cardOf(state, id);
    const { name } = card;
    const plain: readonly Given[] =
      'bonus' in card && card.bonus !== undefined ? [{ name, bonus: card.bonus, starred: false }] : [];
    const star = card.type === 'vehicule' ? card.starred : undefined;
    return star !== undefined && holds(state, hero, star.when, foe)
      ? [...plain, { name, bonus: star.bonus, starred: true }]
      : plain;
  });
/** Everything that the cards of a hero add. */
export const bonusOf = (state: PartieState, hero: HeroIx, foe: Foe = null): Required<Bonus> => {
  const all = givenTo(state, hero, foe).map(({ bonus }) => bonus);
  const sum = (key: Exclude<keyof Bonus, 'vol' | 'garnison'>): number =>
    all.reduce((total, bonus) => total + (bonus[key] ?? 0), 0);
  const some = (key: 'vol' | 'garnison'): boolean => all.some((bonus) => bonus[key] === true);
  return {
    initiative: sum('initiative'),
    attaque: sum('attaque'),
    defense: sum('defense'),
    esprit: sum('esprit'),
    corps: sum('corps'),
    deplacement: sum('deplacement'),
    vol: some('vol'),
    garnison: some('garnison'),
  };
};
/** Whether a team may post soldiers in its own base: its scenario says so, or an ability or a card of one of its heroes. */
export const mayGarrison = (state: PartieState, team: Team): boolean =>
  state.fixed.baseSoldiers ||
  heroesOf(state, team).some((hero) => sheetOf(state, hero).garrison === true || bonusOf(state, hero).garnison);
/** Whether a starred bonus lengthens the movement of a hero, or makes it fly. */
export const starredMove = (state: PartieState, hero: HeroIx): boolean =>
  givenTo(state, hero, null).some(
    ({ bonus, starred }) => starred && ((bonus.deplacement ?? 0) !== 0 || bonus.vol === true),
  );
/** Movement points of an action: at most 2 in a skirmish, bonus included (A65). */
export const movementOf = (state: PartieState, hero: HeroIx): number =>
  Math.min(pointsOf(state, hero), state.fixed.skirmish === null ? Number.POSITIVE_INFINITY : LIMITS.skirmishMovement);
const pointsOf = (state: PartieState, hero: HeroIx): number =>
  sheetOf(state, hero).movement + bonusOf(state, hero).deplacement;
/** Whether a skirmish holds a hero back. */
export const isCapped = (state: PartieState, hero: HeroIx): boolean => movementOf(state, hero) < pointsOf(state, hero);
export const canFly = (state: PartieState, hero: HeroIx): boolean =>
  sheetOf(state, hero).flies === true || bonusOf(state, hero).vol;
export const spiritOf = (state: PartieState, hero: HeroIx, foe: Foe = null): number =>
  sheetOf(state, hero).spirit + bonusOf(state, hero, foe).esprit;
/** What raises the body of a hero against an enemy of the wilds, card by card. */
export const bodyGear = (
  state: PartieState,
  hero: HeroIx,
): readonly { readonly name: string; readonly value: number }[] =>
  givenTo(state, hero, 'carte').flatMap(({ name, bonus: { corps = 0 } }) =>
    corps === 0 ? [] : [{ name, value: corps }],
  );
/** The bonuses that count on the grid of an epic combat, card by card. */
export const gearOf = (state: PartieState, hero: HeroIx, foe: Foe = null): readonly Gear[] =>
  givenTo(state, hero, foe).flatMap(({ name, bonus, starred }) =>
    GRID_ZONES.flatMap((zone) =>
      (bonus[zone] ?? 0) === 0 ? [] : [{ name, zone, value: known(bonus[zone]), ...(starred ? { starred } : {}) }],
    ),
  );

// ── What carried cards are worth, and what may be played in an epic combat
/** The printed cost: what a card pays of a defeat, without any discount (A25, A30). */
export const worthOf = (state: Pick<PartieState, 'fixed'>, card: CardId): number => {
  const found = cardOf(state, card);
  return 'cost' in found ? (found.cost ?? 0) : 0;
};
export const isCombatSpell = (card: AnyCard): card is SpellCard => card.type === 'sort' && card.use !== 'plateau';
/** Combat spells of the whole team, each with its owner unless it is the fighter's (A68). */
export const combatSpells = (state: PartieState, team: Team, fighter: HeroIx | null): readonly Playable[] =>
  heroesOf(state, team).flatMap((hero) =>
    heroOf(state, hero)
      .spells.map((id) => cardOf(state, id))
      .filter(isCombatSpell)
      .map((card) => playableOf(card, hero === fighter ? undefined : sheetOf(state, hero).name)),
  );
/** Consumables of the fighter. */
export const consumablesOf = (state: PartieState, hero: HeroIx): readonly Playable[] =>
  heroOf(state, hero).pack.flatMap((id) => {
    const card = cardOf(state, id);
    return isGear(card) && card.kind === 'consommable'
      ? [
          {
            id,
            name: card.name,
            cost: card.cost,
            effects: card.effects ?? [],
            ...(card.text === undefined ? {} : { text: card.text }),
          },
        ]
      : [];
  });
/** The other cards of a fighter, that may pay for its defeat. */
export const goodsOf = (state: PartieState, hero: HeroIx): readonly Goods[] => {
  const { pack, spells, ...rest } = heroOf(state, hero);
  const playable = new Set(consumablesOf(state, hero).map(({ id }) => id));
  const others = [
    ...active({ pack, spells, ...rest }),
    ...pack.filter((id) => !playable.has(id)),
    ...spells.filter((id) => !isCombatSpell(cardOf(state, id))),
  ];
  return others.map((id) => ({ id, name: cardOf(state, id).name, cost: worthOf(state, id) }));
};
/** Who carries a card, in a team. */
export const holderOf = (
  state: PartieState,
  team: Team,
  card: CardId,
  slot: 'spells' | 'pack' = 'spells',
): HeroIx | undefined => heroesOf(state, team).find((hero) => heroOf(state, hero)[slot].includes(card));

/** Friendly heroes in a zone, beside a hero who is or is not there. */
export const friendsAt = (state: PartieState, hero: HeroIx, zone: ZoneId): readonly HeroIx[] =>
  heroesOf(state, teamOf(state, hero)).filter((one) => one !== hero && heroOf(state, one).zone === zone);

// ── What a scenario may hand out
type CarryCode =
  'carte-inconnue' | 'carte-emplacement' | 'armure-double' | 'artefact-double' | 'paquet-trop-plein' | 'sorts-pleins';
interface Misfit {
  readonly code: CarryCode;
  readonly field: Slot;
  readonly card: CardId;
}
/** The faults of what a hero is given, each with the field it is in. */
export const carryFaults = (cards: Readonly<Record<CardId, AnyCard>>, spec: SupportSpec): readonly Misfit[] => {
  const fields: readonly (readonly [Slot, readonly CardId[]])[] = [
    ['ally', spec.ally === undefined ? [] : [spec.ally]],
    ['mount', spec.mount === undefined ? [] : [spec.mount]],
    ['worn', spec.worn ?? []],
    ['pack', spec.pack ?? []],
    ['spells', spec.spells ?? []],
  ];
  const misplaced = fields.flatMap(([field, ids]) =>
    ids.flatMap((id): readonly Misfit[] => {
      const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
      if (card === undefined) return [{ code: 'carte-inconnue', field, card: id }];
      const slot = slotOf(card);
      return slot === field || (field === 'pack' && slot === 'worn')
        ? []
        : [{ code: 'carte-emplacement', field, card: id }];
    }),
  );
  const worn = (spec.worn ?? [])
    .flatMap((id) => (Object.hasOwn(cards, id) ? [cards[id]] : []))
    .filter((card): card is EquipmentCard => card !== undefined && isGear(card));
  const doubled = worn.flatMap((card, i): readonly Misfit[] =>
    worn.slice(0, i).some((other) => clashes(other, card))
      ? [{ code: card.kind === 'artefact' ? 'artefact-double' : 'armure-double', field: 'worn', card: card.id }]
      : [],
  );
  const pack = spec.pack ?? [];
  const spells = spec.spells ?? [];
  const packed: readonly Misfit[] = overPack({ pack })
    ? [{ code: 'paquet-trop-plein', field: 'pack', card: pack.at(-1) ?? '' }]
    : [];
  const spelled: readonly Misfit[] = overSpells({ spells })
    ? [{ code: 'sorts-pleins', field: 'spells', card: spells.at(-1) ?? '' }]
    : [];
  return [...misplaced, ...doubled, ...packed, ...spelled];
};
