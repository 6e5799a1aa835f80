import * as v from 'valibot';
import { type FormationAction, type FormationScenario, METHODS } from '../battlefight/formation/types.ts';
import type { PartieAction, PartieScenario } from '../battlefight/partie/types.ts';
import { KEYWORDS, MODIFIERS, type Options, TECHNIQUE_TYPES, type Technique } from '../battlefight/types.ts';
import type { Words } from './issues.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small, and leave the engine room to refuse.

export const MAX = {
  players: 12,
  active: 120,
  cards: 200,
  steps: 80,
  zone: 120,
  collection: 300,
  name: 80,
  note: 500,
  title: 80,
  count: 999,
  number: 9_999,
} as const;

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
const count = int(0, MAX.count);
const points = int(-MAX.number, MAX.number);
// Ids are keys of records in the engine: nothing that an object already has by birth.
const ID = /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/;
const id = v.pipe(
  v.string(),
  v.regex(
    ID,
    'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.',
  ),
);
const cell = v.pipe(
  v.string(),
  v.regex(/^[A-Z][1-9]$/, 'une case est attendue : une lettre puis un chiffre, comme D4.'),
);
const seat = v.picklist([0, 1, 2, 3, 4, 5]);
const type = v.picklist(TECHNIQUE_TYPES);
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  text(MAX.name),
  v.check((name) => name.trim() !== '', 'donnez un nom au scénario.'),
);

const step = v.strictObject({
  modifier: v.nullable(v.picklist(MODIFIERS)),
  keyword: v.picklist(KEYWORDS),
  n: v.exactOptional(points),
  t: v.exactOptional(v.nullable(type)),
});
const technique: v.GenericSchema<unknown, Technique> = v.strictObject({
  id,
  title: text(MAX.title),
  type,
  steps: list(step, MAX.steps),
});
const cards = list(technique, MAX.cards);
const zone = list(id, MAX.zone);

const options: v.GenericSchema<unknown, Partial<Options>> = v.strictObject({
  litige: v.exactOptional(v.picklist(['arbitrer', 'signaler'])),
  mainDeDepart: v.exactOptional(count),
  placement: v.exactOptional(v.picklist(['defaut', 'libre-equivalent'])),
  manches: v.exactOptional(count),
  abandon: v.exactOptional(v.boolean()),
  pousserBord: v.exactOptional(v.picklist(['expulser-ou-deplacer', 'expulser-ou-rien'])),
  tousCible: v.exactOptional(v.picklist(['adversaires', 'nimporte-qui'])),
  tousEchec: v.exactOptional(v.picklist(['immediat', 'apres-tous'])),
  repetitionTrait: v.exactOptional(v.boolean()),
  boosterRemise: v.exactOptional(v.boolean()),
});
const deck = v.lazy((input) => (typeof input === 'string' ? v.picklist(['cogneur', 'beau-parleur']) : zone));
const player = v.strictObject({
  name: v.exactOptional(text(MAX.name)),
  cell: v.exactOptional(cell),
  deck: v.exactOptional(deck),
  life: v.exactOptional(points),
  damage: v.exactOptional(points),
  hand: v.exactOptional(zone),
  pile: v.exactOptional(zone),
  shuffled: v.exactOptional(zone),
  discard: v.exactOptional(zone),
  out: v.exactOptional(v.boolean()),
});
const active = v.strictObject({
  card: id,
  owner: seat,
  target: v.exactOptional(v.nullable(seat)),
  next: count,
  bearers: v.exactOptional(list(seat, MAX.active)),
});
const head = {
  name: title,
  note: v.exactOptional(text(MAX.note)),
  author: v.exactOptional(text(MAX.name)),
  cards: v.exactOptional(cards),
};

export const partieShape: v.GenericSchema<unknown, PartieScenario> = v.strictObject({
  ...head,
  kind: v.picklist(['game', 'study']),
  options: v.exactOptional(options),
  players: list(player, MAX.players),
  active: v.exactOptional(list(active, MAX.active)),
  first: v.nullable(seat),
});

const collection = v.pipe(
  v.record(id, points),
  v.check(
    (owned) => Object.keys(owned).length <= MAX.collection,
    `une collection compte ici ${MAX.collection} cartes différentes au plus.`,
  ),
);
export const formationShape: v.GenericSchema<unknown, FormationScenario> = v.strictObject({
  ...head,
  options: v.exactOptional(v.strictObject({ boosterRemise: v.exactOptional(v.boolean()) })),
  method: v.picklist(METHODS),
  collection: v.exactOptional(collection),
  players: list(text(MAX.name), MAX.players),
});

const ACTIVE = /^[0-5]:(?!constructor(?:#|$))[a-z0-9][a-z0-9-]{0,39}(?:#[1-9][0-9]?)?$/;
const activeId = v.pipe(v.string(), v.regex(ACTIVE, 'une technique active est attendue, comme 0:ex-def-2.'));
const ofSeat = <T extends string>(tag: T) => v.strictObject({ type: v.literal(tag), seat });
const ofCard = <T extends string>(tag: T) => v.strictObject({ type: v.literal(tag), card: id });

export const partieActionShape: v.GenericSchema<unknown, PartieAction> = v.variant('type', [
  ofSeat('first'),
  v.strictObject({ type: v.literal('deal'), seat, card: id }),
  ofCard('draw'),
  ofCard('play'),
  ofSeat('target'),
  v.strictObject({ type: v.literal('execute') }),
  ofSeat('aim'),
  ofCard('discard'),
  v.strictObject({ type: v.literal('destabilise'), active: v.nullable(activeId) }),
  v.strictObject({ type: v.literal('move'), to: cell }),
  v.strictObject({
    type: v.literal('push'),
    to: v.lazy((input) => (input === 'dehors' || input === 'rien' ? v.picklist(['dehors', 'rien']) : cell)),
  }),
  v.strictObject({ type: v.literal('answer-draw'), seat, accept: v.boolean() }),
  ofSeat('offer-draw'),
  ofSeat('claim'),
  ofSeat('resign'),
  ofSeat('dispute'),
]);
export const formationActionShape: v.GenericSchema<unknown, FormationAction> = v.variant('type', [
  v.strictObject({ type: v.literal('open'), cards: v.strictTuple([id, id]) }),
  ofCard('choose'),
]);

/** Names of the fields in messages. */
export const WORDS: Words = {
  lists: {
    players: 'personne',
    active: 'technique active',
    cards: 'carte',
    steps: 'étape',
    hand: 'carte de la main',
    pile: 'carte du dessus de la pioche',
    shuffled: 'carte de la pioche',
    discard: 'carte de la défausse',
    deck: 'carte du deck',
    bearers: 'porteur',
  },
  fields: {
    name: 'nom',
    note: 'description',
    author: 'auteur',
    kind: 'sorte de scénario',
    options: 'réglages',
    cards: 'cartes saisies',
    players: 'personnes',
    active: 'techniques actives',
    first: 'personne qui commence',
    method: 'façon de former un deck',
    collection: 'collection',
    cell: 'case',
    deck: 'deck',
    life: 'points de vie',
    damage: 'points de dégât',
    hand: 'main',
    pile: 'dessus de la pioche',
    shuffled: 'reste de la pioche',
    discard: 'défausse',
    out: 'personne éliminée',
    card: 'carte',
    owner: 'propriétaire',
    target: 'cible',
    next: 'prochaine étape',
    bearers: 'porteurs des effets',
    id: 'identifiant',
    title: 'titre',
    type: 'type',
    steps: 'étapes',
    modifier: 'modificateur',
    keyword: 'mot clé',
    n: 'nombre',
    t: 'type visé',
    seat: 'personne',
    to: 'case visée',
    accept: 'réponse',
    litige: 'litiges',
    mainDeDepart: 'main de départ',
    placement: 'placement de départ',
    manches: 'nombre de parties du match',
    abandon: 'abandon',
    pousserBord: 'poussée au bord',
    tousCible: 'adversaire dans « Tout le monde a »',
    tousEchec: 'échec dans « Tout le monde a »',
    repetitionTrait: 'personne au trait dans la répétition',
    boosterRemise: 'tirage avec remise',
  },
};
