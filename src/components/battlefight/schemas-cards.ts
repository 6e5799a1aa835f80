// Diagrams of what a card says and of what a deck holds: parts of a card, of a step, the basic techniques, boosters.
import { ARTICLES } from '../../engine/battlefight/articles.ts';
import { BASICS, BOOSTER, BOOSTERS, DECK, DECKS } from '../../engine/battlefight/data.ts';
import type { Method } from '../../engine/battlefight/decks.ts';
import { formation } from '../../engine/battlefight/formation/index.ts';
import type { FormationState } from '../../engine/battlefight/formation/types.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS, TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import { EXAMPLE_LABEL } from '../../engine/battlefight/origin.ts';
import { RULES } from '../../engine/battlefight/rules.ts';
import { RULINGS } from '../../engine/battlefight/rulings.ts';
import { type CardId, type Keyword, type Technique, TECHNIQUE_TYPES } from '../../engine/battlefight/types.ts';
import { listed } from '../../engine/kernel/play.ts';
import { type BfSchema, cardOf, type PartsSchema, type Picture, rows, type StripSchema, TO } from './schemas-kit.ts';
import type { Shown } from './stage.ts';

const small = (card: Technique): Picture => ({ is: 'card', card, look: 'small' });
const stack = (count: number): Picture => ({ is: 'pile', count });

// ── A card, a step
const SHOWN = 'ex-att-3';
const carte = (): PartsSchema => ({
  kind: 'parts',
  caption: 'Une carte d’exemple, non officielle. On lit ses étapes de haut en bas.',
  of: { is: 'card', card: cardOf(SHOWN) },
  parts: [
    ['Le dessin', 'il est de ce site ; aucune règle ne le regarde'],
    ['Le titre', 'le nom de la technique'],
    ['Les étapes', 'ce qui se passe, ligne après ligne'],
    ['Le type', `ici, ${TYPE_LABELS[cardOf(SHOWN).type]} ; la couleur le dit aussi`],
  ],
});
const carteImprimee = (): PartsSchema => ({
  kind: 'parts',
  caption: 'Notre dessin d’une carte. Sur la vôtre, l’ordre est celui du livret : titre, type, étapes, identification.',
  of: { is: 'card', card: cardOf('ex-def-3'), foot: `${TYPE_LABELS.defense}, ${EXAMPLE_LABEL}` },
  parts: [
    ['Le dessin', 'propre à ce site'],
    ['Le titre', 'le nom de la technique qu’elle représente'],
    ['Les étapes', 'lues de haut en bas'],
    ['Le type, puis ce qui l’identifie', 'ici, l’étiquette des cartes d’exemple'],
  ],
});
const STEP: Keyword = 's-empecher';
const etape = (): PartsSchema => ({
  kind: 'parts',
  caption: 'Une étape inventée, découpée. Seul le mot clé ne manque jamais.',
  of: { is: 'step', words: [MODIFIER_LABELS.tous, KEYWORD_LABELS[STEP], TYPE_LABELS.attaque] },
  parts: [
    ['Le modificateur', 'qui l’exécute ; souvent, il n’y en a pas'],
    ['Le mot clé', 'ce qu’elle fait'],
    ['Le paramètre', 'un nombre, ou un type de technique'],
  ],
});

const bases = (): StripSchema => ({
  kind: 'strip',
  size: 'small',
  caption:
    'Les cinq techniques de base, avec leurs étapes. Les dessiner en cartes est commode ; à la table, aucune carte ne les représente.',
  items: BASICS.map((card) => ({ title: TYPE_LABELS[card.type], pictures: [{ is: 'card', card }] })),
});
const types = (): StripSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Une carte d’exemple de chaque type. Sur tout le site, chaque type a sa couleur.',
  items: TECHNIQUE_TYPES.map((type) => ({
    title: TYPE_LABELS[type],
    pictures: [small(cardOf(`ex-${type.slice(0, 3)}-1`))],
  })),
});

/** A card that bears a keyword of each family. */
const FAMILIES: readonly (readonly [family: string, keywords: readonly Keyword[], card: CardId])[] = [
  ['Les coups', ['blesser', 'se-blesser', 'bloquer'], 'ex-def-1'],
  ['La position', ['corps-a-corps', 'distance', 'se-deplacer', 'pousser'], 'ex-dep-4'],
  ['La main', ['piocher', 'defausser', 'si-possible-defausser'], 'ex-con-4'],
  ['Les effets continus', ['force', 'protection', 'vitesse', 'charme', 's-empecher', 's-empecher-carte'], 'ex-con-5'],
  ['L’enchaînement', ['stable', 'destabiliser', 'rejouer'], 'ex-def-4'],
];
const marked = ({ steps }: Technique, keywords: readonly Keyword[]): Shown['lines'] =>
  steps.map((step) => ({ text: printStep(step), state: keywords.includes(step.keyword) ? 'run' : undefined }));
const familles = (): StripSchema => {
  const told = new Set(FAMILIES.flatMap(([, keywords]) => keywords));
  if (told.size !== Object.keys(KEYWORD_LABELS).length) throw new Error('schéma : une famille manque');
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Cinq familles de mots clés, chacune sur une carte d’exemple : les étapes qui en sont y sont surlignées.',
    items: FAMILIES.map(([title, keywords, id]) => {
      const card = cardOf(id);
      return {
        title,
        text: `${keywords.length} mots clés`,
        pictures: [{ is: 'card', card, lines: marked(card, keywords) }],
      };
    }),
  };
};

// ── Decks and boosters
const deck = (): StripSchema => ({
  kind: 'strip',
  size: 'small',
  caption: `Un deck d’exemple, « Cogneur » : ${DECK.size} cartes, ${DECK.each} par type. La même carte peut y revenir.`,
  items: TECHNIQUE_TYPES.map((type) => {
    const cards = DECKS.cogneur.map(cardOf).filter((card) => card.type === type);
    return { title: TYPE_LABELS[type], text: `${cards.length} cartes`, pictures: [rows(cards)] };
  }),
});

/** One booster, opened: chance is given the first draw of its list each time. */
const opened = (): readonly Technique[] => {
  const setup = formation.setup({ name: 'Schéma', method: 'aleatoire', players: [''] });
  if (!setup.ok) throw new Error('schéma : aucun booster');
  let state: FormationState = setup.value;
  while ((state.formers[0]?.boosters[0]?.length ?? 0) < BOOSTER.size) {
    const [draw] = listed(formation.node(state));
    if (draw === undefined) throw new Error('schéma : booster incomplet');
    state = formation.apply(state, draw).state;
  }
  return (state.formers[0]?.boosters[0] ?? []).map(cardOf);
};
const booster = (): StripSchema => {
  const cards = opened();
  return {
    kind: 'strip',
    size: 'small',
    caption: `Un booster ouvert : ${cards.length} cartes d’exemple. Le vôtre en donnera d’autres.`,
    items: TECHNIQUE_TYPES.map((type) => {
      const own = cards.filter((card) => card.type === type);
      return { title: TYPE_LABELS[type], text: `${own.length} cartes`, pictures: [rows(own)] };
    }),
  };
};
const WAYS: readonly (readonly [method: Method, title: string, text: string])[] = [
  ['construit', 'Construit', 'Vous choisissez dans toute votre collection.'],
  ['aleatoire', 'Aléatoire', 'Vous jouez tout ce que vous ouvrez.'],
  ['scelle', 'Scellé', `Sur ${BOOSTERS.scelle * BOOSTER.size} cartes, vous en gardez ${DECK.size}.`],
];
const manieres = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: `Trois chemins vers ${DECK.size} cartes. Une pile de ${BOOSTER.size} est un booster.`,
  items: WAYS.map(([method, title, text]) => ({
    title,
    text,
    pictures: [
      ...(BOOSTERS[method] === 0
        ? [rows(TECHNIQUE_TYPES.map((type) => cardOf(`ex-${type.slice(0, 3)}-2`)))]
        : Array.from({ length: BOOSTERS[method] }, () => stack(BOOSTER.size))),
      TO,
      stack(DECK.size),
    ],
  })),
});
const dos = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Un dos différent trahit une carte avant qu’on la retourne : des protège-cartes y remédient.',
  items: [
    {
      title: 'Dos pareils',
      text: 'Rien ne dit ce qui vient.',
      pictures: [{ is: 'fan', cards: [null, null, null, null] }],
    },
    {
      title: 'Un dos qui se distingue',
      text: 'Tout le monde sait où est cette carte.',
      pictures: [{ is: 'fan', cards: [null, null, null, null], odd: 2 }],
    },
  ],
});
const proxy = (): StripSchema => {
  const card = cardOf('ex-def-1');
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Une carte d’exemple et son proxy, écrit à la main.',
    items: [
      { title: 'La carte', pictures: [{ is: 'card', card }] },
      {
        title: 'Son proxy',
        text: 'Même titre, même type, mêmes étapes.',
        pictures: [{ is: 'card', card, look: 'written' }],
      },
    ],
  };
};

// ── The official text
const chiffres = (): StripSchema => ({
  kind: 'strip',
  caption:
    'Ce que l’on a tiré du texte officiel. Chaque arbitrage comble un de ses silences, ou tranche une de ses phrases.',
  items: [
    {
      title: 'articles',
      text: 'dans le texte officiel',
      pictures: [{ is: 'number', value: Object.keys(ARTICLES).length }],
    },
    { title: 'règles', text: 'dans ces pages', pictures: [{ is: 'number', value: Object.keys(RULES).length }] },
    { title: 'arbitrages', text: 'pour ce qu’il tait', pictures: [{ is: 'number', value: RULINGS.length }] },
  ],
});
/** The numbers that two articles share. */
const doubles = (): BfSchema => {
  const found = Object.entries(ARTICLES).filter(([number]) => number.endsWith('#1'));
  return {
    kind: 'table',
    caption: 'Les numéros que deux articles se partagent.',
    columns: ['numéro', 'première occurrence, #1', 'seconde, #2'],
    rows: found.map(([number, title]) => {
      const own = number.slice(0, -2);
      return [own, title, (ARTICLES as Readonly<Record<string, string>>)[`${own}#2`] ?? ''];
    }),
  };
};

export const CARDS: Readonly<Record<string, () => BfSchema>> = {
  carte,
  'carte-imprimee': carteImprimee,
  etape,
  bases,
  types,
  familles,
  deck,
  booster,
  manieres,
  dos,
  proxy,
  chiffres,
  doubles,
};
