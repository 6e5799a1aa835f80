// Shapes of effects, heroes and cards.
import * as v from 'valibot';
import {
  type Ability,
  type AnyCard,
  CONDITIONS,
  type Effect,
  type EpicCard,
  FACTIONS,
  GRID_ZONES,
  type HeroCard,
  WEAPONS,
} from '../fields-of-eternia/types.ts';
import { card, id, list, MAX, number, opt, text, zone } from './fields-of-eternia-field-shapes.ts';

const valued = <T extends string>(tag: T) => v.strictObject({ do: v.literal(tag), value: number });
export const effect: v.GenericSchema<unknown, Effect> = v.variant('do', [
  v.strictObject({ do: v.literal('plus'), zone: v.picklist([...GRID_ZONES, 'choix']), value: number }),
  v.strictObject({ do: v.literal('moins'), zone, value: number }),
  v.strictObject({ do: v.literal('piocher') }),
  v.strictObject({ do: v.literal('retourner') }),
  valued('infliger'),
  valued('perdre'),
  valued('soigner'),
  valued('eternium'),
  valued('pv'),
  v.strictObject({ do: v.literal('carte'), card }),
  v.strictObject({ do: v.literal('jet'), success: v.lazy(() => plain), failure: v.lazy(() => plain) }),
  v.strictObject({ do: v.literal('texte'), text: text(MAX.text) }),
]);
/** Effects of a throw: no throw within. */
const plain: v.GenericSchema<unknown, readonly Effect[]> = v.pipe(
  v.lazy(() => list(effect, MAX.effects)),
  v.check((effects) => effects.every((one) => one.do !== 'jet'), 'un jet ne peut pas en contenir un autre.'),
);
export const effects = list(effect, MAX.effects);
const ability: v.GenericSchema<unknown, Ability> = v.strictObject({
  name: opt(text(MAX.name)),
  text: opt(text(MAX.text)),
  immediate: opt(v.boolean()),
  lasting: opt(v.boolean()),
  effects,
});
const bonus = v.strictObject({
  initiative: opt(number),
  attaque: opt(number),
  defense: opt(number),
  esprit: opt(number),
  corps: opt(number),
  deplacement: opt(number),
  vol: opt(v.boolean()),
  garnison: opt(v.boolean()),
});
export const faction = v.picklist(FACTIONS);
const weapon = v.strictObject({ name: text(MAX.name), kind: v.picklist(WEAPONS), surge: ability });
const heroCard: v.GenericSchema<unknown, HeroCard> = v.strictObject({
  id,
  name: text(MAX.name),
  faction,
  health: number,
  spirit: number,
  initiative: number,
  body: number,
  movement: number,
  flies: opt(v.boolean()),
  garrison: opt(v.boolean()),
  weapons: v.strictTuple([weapon, weapon]),
  start: opt(ability),
  passive: opt(text(MAX.text)),
  mounted: opt(v.boolean()),
});
/** A card of one's own, or the id of an example. */
export const orId = <S extends v.GenericSchema>(shape: S) =>
  v.lazy((input) => (typeof input === 'string' ? id : shape)) as unknown as v.GenericSchema<
    unknown,
    v.InferOutput<S> | string
  >;
export const hero = orId(heroCard);
export const named = { id, name: text(MAX.name), text: opt(text(MAX.text)) };
const fought = {
  ...named,
  health: number,
  attack: number,
  defense: number,
  cost: v.nullable(number),
  bonus: opt(bonus),
  reward: opt(effects),
};
export const epicCard: v.GenericSchema<unknown, EpicCard> = v.strictObject({
  type: v.picklist(['creature-epique', 'boss']),
  ...fought,
  initiative: number,
  passive: opt(ability),
  surge: opt(ability),
});
export const wildCard = v.strictObject({
  type: v.picklist(['creature', 'allie']),
  ...fought,
  faction: opt(faction),
  ability: opt(ability),
});
const goal = v.lazy((input) =>
  typeof input === 'object' && input !== null && (input as { readonly kind?: unknown }).kind === 'texte'
    ? v.strictObject({ kind: v.literal('texte') })
    : v.strictObject({
        kind: v.picklist(['avant-postes', 'heros-vaincus', 'creatures', 'eternium', 'quetes']),
        count: number,
      }),
);
const objective = v.strictObject({ text: text(MAX.text), goal, pv: number });
const task = v.lazy((input) =>
  typeof input === 'object' && input !== null && (input as { readonly kind?: unknown }).kind === 'texte'
    ? v.strictObject({ kind: v.literal('texte') })
    : v.strictObject({ kind: v.literal('jet'), dice: number, needed: number }),
);
const anyCard: v.GenericSchema<unknown, AnyCard> = v.variant('type', [
  wildCard,
  v.strictObject({ type: v.literal('evenement'), ...named, effects }),
  v.strictObject({ type: v.literal('quete'), ...named, task, reward: effects }),
  v.strictObject({
    type: v.picklist(['creature-epique', 'boss']),
    ...fought,
    initiative: number,
    passive: opt(ability),
    surge: opt(ability),
  }),
  v.strictObject({
    type: v.literal('equipement'),
    ...named,
    kind: v.picklist(['armure', 'artefact', 'consommable']),
    subtype: opt(text(MAX.name)),
    cost: number,
    bonus: opt(bonus),
    effects: opt(effects),
  }),
  v.strictObject({
    type: v.literal('sort'),
    ...named,
    use: v.picklist(['plateau', 'combat', 'deux']),
    cost: number,
    effects,
    lasting: opt(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('vehicule'),
    ...named,
    cost: number,
    bonus,
    starred: opt(v.strictObject({ when: v.picklist(CONDITIONS), bonus })),
  }),
  v.strictObject({ type: v.literal('victoire'), ...named, main: objective, second: objective }),
]) as v.GenericSchema<unknown, AnyCard>;
export const cards = list(anyCard, MAX.cards);
