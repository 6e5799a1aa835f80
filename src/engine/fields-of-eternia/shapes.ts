// The shapes that several modes share: dice, effects, hero cards, cards, fighters. What a rule bounds is a mere number here.
import { COMBAT_CARDS, CONDITIONS, EPIC_FACES, FACTIONS, GRID_ZONES, MERCHANTS, WEAPONS, WILD_FACES } from './types.ts';
import {
  fields,
  flag,
  id,
  int,
  list,
  measure,
  number,
  one,
  orName,
  orNull,
  type Shape,
  tagged,
  text,
} from './shape.ts';

const all = (keys: readonly string[], shape: Shape): Shape =>
  fields(Object.fromEntries(keys.map((key) => [key, shape])));
export const NAME = text(80);
export const REF = text(60);
const WORDS = text(300);
const PS = int(0, 20);
const SHIFT = int(-20, 20);
const COST = int(0, 99);
export const HEAD = { name: text(200) };
export const HEAD_MAY = { note: text(1000), author: NAME, options: fields({}) };
export const DICE = all(WILD_FACES, number);
export const EPIC_DIE = all(EPIC_FACES, number);
export const DECK = all(COMBAT_CARDS, number);
export const SUPPLY = all(COMBAT_CARDS, number);

// ── Effects
const zone = one(GRID_ZONES);
const valued = (value: Shape): Shape => fields({ value });
const PLAIN: Readonly<Record<string, Shape>> = {
  plus: fields({ zone: one([...GRID_ZONES, 'choix']), value: SHIFT }),
  moins: fields({ zone, value: PS }),
  piocher: fields({}),
  retourner: fields({}),
  infliger: valued(PS),
  perdre: valued(PS),
  soigner: valued(PS),
  eternium: valued(int(-99, 99)),
  pv: valued(SHIFT),
  carte: fields({ card: one(COMBAT_CARDS) }),
  texte: fields({ text: WORDS }),
};
const EFFECTS_AT_MOST = 8;
const throwing = (within: Readonly<Record<string, Shape>>): Readonly<Record<string, Shape>> => {
  const thrown = list(tagged('do', within), EFFECTS_AT_MOST);
  return { ...PLAIN, jet: fields({ success: thrown, failure: thrown }) };
};
/** A throw may lead to another one, and no further. */
const EFFECT_SHAPES = throwing(throwing(PLAIN));
export const EFFECTS = list(tagged('do', EFFECT_SHAPES), EFFECTS_AT_MOST);
const ABILITY = fields({ effects: EFFECTS }, { name: NAME, text: WORDS, immediate: flag, lasting: flag });
const BONUS = fields(
  {},
  {
    initiative: SHIFT,
    attaque: SHIFT,
    defense: SHIFT,
    esprit: SHIFT,
    corps: SHIFT,
    deplacement: int(-9, 9),
    vol: flag,
    garnison: flag,
  },
);

// ── Heroes and cards
export const HERO = orName(
  fields(
    {
      id,
      name: NAME,
      faction: one(FACTIONS),
      health: number,
      spirit: number,
      initiative: number,
      body: number,
      movement: number,
      weapons: list(fields({ name: NAME, kind: one(WEAPONS), surge: ABILITY }), 6),
    },
    { flies: flag, garrison: flag, start: ABILITY, passive: WORDS, mounted: flag },
  ),
);
const named = { id, name: NAME };
const MAY_TELL = { text: WORDS };
const fought = { ...named, health: number, attack: number, defense: number, cost: orNull(number) };
const mayGive = { ...MAY_TELL, bonus: BONUS, reward: EFFECTS };
const WILD = fields(
  { ...fought, type: one(['creature', 'allie']) },
  { ...mayGive, faction: one(FACTIONS), ability: ABILITY },
);
const EPIC = fields(
  { ...fought, type: one(['creature-epique', 'boss']), initiative: number },
  { ...mayGive, passive: ABILITY, surge: ABILITY },
);
export const WILD_CARD = orName(WILD);
export const EPIC_CARD = orName(EPIC);
const GOALS = ['avant-postes', 'heros-vaincus', 'creatures', 'eternium', 'quetes'];
const COUNTED = fields({ count: int(0, 999) });
const OBJECTIVE = fields({
  text: WORDS,
  pv: number,
  goal: tagged('kind', { ...Object.fromEntries(GOALS.map((goal) => [goal, COUNTED])), texte: fields({}) }),
});
export const CARDS = list(
  tagged('type', {
    creature: WILD,
    allie: WILD,
    evenement: fields({ ...named, effects: EFFECTS }, MAY_TELL),
    quete: fields(
      {
        ...named,
        reward: EFFECTS,
        task: tagged('kind', { texte: fields({}), jet: fields({ dice: number, needed: number }) }),
      },
      MAY_TELL,
    ),
    'creature-epique': EPIC,
    boss: EPIC,
    equipement: fields(
      { ...named, kind: one(['armure', 'artefact', 'consommable']), cost: number },
      { ...MAY_TELL, subtype: NAME, bonus: BONUS, effects: EFFECTS },
    ),
    sort: fields(
      { ...named, use: one(['plateau', 'combat', 'deux']), cost: number, effects: EFFECTS },
      { ...MAY_TELL, lasting: flag },
    ),
    vehicule: fields(
      { ...named, cost: number, bonus: BONUS },
      { ...MAY_TELL, starred: fields({ when: one(CONDITIONS), bonus: BONUS }) },
    ),
    victoire: fields({ ...named, main: OBJECTIVE, second: OBJECTIVE }, MAY_TELL),
  }),
  200,
);

// ── Fighters
const HAND = 12;
export const PLAYABLES = list(
  fields({ id: REF, name: NAME, effects: EFFECTS }, { ...MAY_TELL, owner: NAME, cost: COST, lasting: flag }),
  HAND,
);
export const GOODS = list(fields({ id: REF, name: NAME, cost: COST }), HAND);
export const GEAR = list(fields({ name: NAME, zone, value: SHIFT }, { starred: flag }), HAND);
export const BODY_GEAR = list(fields({ name: NAME, value: SHIFT }), HAND);
const SIDES = [0, 1];
export const NEAR = list(
  fields(
    { id: REF, name: NAME, kind: one(['avant-poste', 'contree', 'mer']) },
    { heldBy: list(one(SIDES), 2), baseOf: one([...SIDES, 'autre']) },
  ),
  HAND,
);
export const CLASHES = list(
  fields({ id: REF, weapon: one(WEAPONS), attack: PS, defense: PS, initiative: PS, effects: PS, surge: flag }),
  60,
);
export const SOLO_EFFECTS = list(
  fields({ id: REF, name: NAME, skull: one([1, 2, 3, 4]), zone: orNull(zone), surge: flag, effects: EFFECTS }),
  60,
);

// ── The board
export const TRACK = list(fields({ day: flag, skull: orNull(int(0, 9)) }), 40);
export const MAP = orName(
  fields({
    zones: list(
      fields(
        { id, name: NAME, kind: one(['avant-poste', 'contree', 'mer']), x: measure(-50, 150), y: measure(-50, 150) },
        { tower: flag, merchant: one(MERCHANTS), eternium: number },
      ),
      60,
    ),
    edges: list(fields({ a: REF, b: REF, kind: one(['limite', 'chemin', 'couloir', 'bord']) }), 150),
  }),
);
const AIM = fields({ card: REF, zone: REF });
export const SKULLS = list(
  fields({
    skull: number,
    text: text(1000),
    effects: list(
      tagged('do', { ...EFFECT_SHAPES, boss: AIM, 'jetons-quete': fields({ zones: list(REF, 60) }) }),
      EFFECTS_AT_MOST,
    ),
  }),
  12,
);
export const REFS = list(REF, 120);
export const PILES = fields(
  {},
  Object.fromEntries(
    ['rencontres', 'scenarios', 'boutique', 'guilde', 'forge', 'victoire'].map((deck) => [deck, REFS]),
  ),
);
export const SKIRMISH = fields(
  {
    zones: list(fields({ name: NAME, outposts: list(REF, 60) }), 6),
    soldiers: number,
    forbidden: list(one(['heros', 'creature']), 2),
    end: number,
  },
  { tokens: number, freeChoice: flag },
);
export const FIRST = orNull(one([0, 1, 2]));
