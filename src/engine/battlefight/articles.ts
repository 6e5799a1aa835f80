// The articles of the official text, and how a rule's `source` names them. Titles are corrected or shortened; the numbers are the source's own, holes and doubles included.

/** Official articles, in the order of the text. Six numbers are printed twice: #1 and #2 tell them apart, here as in `source`. */
export const ARTICLES = {
  '0.1': 'Destination de ce document',
  '0.2': 'Utilisation de ce document',
  '1.1': 'Cartes, boosters, decks',
  '1.1.1': 'Carte',
  '1.1.2#1': 'Proxy',
  '1.1.2#2': 'Booster',
  '1.1.3': 'Deck',
  '1.1.3.1': 'Former un deck aléatoire',
  '1.1.3.2': 'Former un deck construit',
  '1.1.3.3': 'Former un deck scellé',
  '1.2': 'Plateau',
  '1.2.1': 'Grille',
  '1.2.2': 'Cases adjacentes',
  '1.2.3': 'Distance',
  '1.2.4': 'Pions',
  '1.3': 'Zones',
  '1.3.1': 'La pioche',
  '1.3.2': 'La main',
  '1.3.3': 'La zone d’activité',
  '1.3.4': 'La défausse',
  '2.1': 'Mise en place',
  '2.1.2': 'Matériel',
  '2.1.3': 'Placement des pions',
  '2.1.4': 'Mélange des decks',
  '2.1.5': 'Initialisation des points',
  '2.1.6': 'Première personne à jouer',
  '2.3': 'Sens du jeu',
  '2.4#1': 'Déroulement d’un tour de jeu',
  '2.5#1': 'Dégâts',
  '2.4#2': 'Perdre la partie',
  '2.5#2': 'Gagner la partie',
  '2.6': 'Partie nulle',
  '2.6.1': 'Nulle par accord',
  '2.6.2': 'Nulle par répétition',
  '3.1': 'Définition',
  '3.2': 'Composition',
  '3.2.1': 'Titre',
  '3.2.2': 'Type',
  '3.2.3': 'Liste des étapes',
  '3.3': 'Techniques de base',
  '3.3.1': 'Attaque de base',
  '3.3.2': 'Défense de base',
  '3.3.3': 'Déplacement de base',
  '3.3.4': 'Concentration de base',
  '3.3.5': 'Rhétorique de base',
  '3.4': 'Jouer une technique',
  '3.4.1': 'Choix de la technique',
  '3.4.2': 'Choix de l’adversaire ciblé',
  '3.4.3': 'Activation de la technique',
  '3.4.3.1': 'L’exécution est Stable',
  '3.4.3.2': 'L’exécution échoue',
  '3.4.3.3': 'Plus d’étape à exécuter',
  '3.4.4': 'Désactivation de la technique',
  '4.1': 'Lecture de l’étape',
  '4.2': 'Termes employés',
  '4.3': 'Paramètres',
  '4.4#1': 'Modificateur',
  '4.4.1#1': 'L’adversaire a',
  '4.4.2#1': 'Tout le monde a',
  '4.4#2': 'Mots clés',
  '4.4.1#2': 'Blesser',
  '4.4.2#2': 'Bloquer',
  '4.4.3': 'Charme',
  '4.4.4': 'Corps à corps',
  '4.4.5': 'Défausser',
  '4.4.6': 'Distance',
  '4.4.7': 'Force',
  '4.4.8': 'Déstabiliser',
  '4.4.9': 'Stable',
  '4.4.10': 'Piocher',
  '4.4.11': 'Pousser',
  '4.4.12': 'Protection',
  '4.4.13': 'Rejouer',
  '4.4.14': 'Se blesser',
  '4.4.15': 'Se déplacer',
  '4.4.16': 'S’empêcher',
  '4.4.17': 'S’empêcher carte',
  '4.4.18': 'Si possible défausser',
  '4.4.19': 'Vitesse',
} as const satisfies Readonly<Record<string, string>>;
export type ArticleId = keyof typeof ARTICLES;

const IDS = Object.keys(ARTICLES) as readonly ArticleId[];

function idOf(text: string): ArticleId {
  const id = IDS.find((each) => each === text);
  if (id === undefined) throw new Error(`Article inconnu : « ${text} ».`);
  return id;
}

/** "4.4.1 (Blesser)": the title only where the number alone would not tell. */
function label(id: ArticleId): string {
  const [number] = id.split('#');
  return number === id ? id : `${number} (${ARTICLES[id]})`;
}

/** "4.1, 4.4.1#2 à 4.4.19" → each passage, a single article or the ends of a run. */
function passages(source: string): readonly (readonly [from: ArticleId, to: ArticleId])[] {
  return [...source.matchAll(/(\d+(?:\.\d+)+(?:#\d)?)(?: à (\d+(?:\.\d+)+(?:#\d)?))?/g)].map(
    ([, from = '', to = from]) => [idOf(from), idOf(to)],
  );
}

/** The articles that a rule's `source` names, in its order; for a silence, those it is silent in. */
export function articlesOf(source: string): readonly ArticleId[] {
  return passages(source).flatMap(([from, to]) => IDS.slice(IDS.indexOf(from), IDS.indexOf(to) + 1));
}

/** Where the official text says a rule, in French, for the margins: « article 4.4.1 (Blesser) », « déduit des articles 3.3 et 3.4.1 ». */
export function articleOf(source: string): string {
  if (source.startsWith('silence')) return 'sans article';
  const named = passages(source).map(([from, to]) => (from === to ? label(from) : `${label(from)} à ${label(to)}`));
  const last = named.at(-1);
  if (last === undefined) return 'préambule';
  const many = articlesOf(source).length > 1;
  const list = named.length === 1 ? last : `${named.slice(0, -1).join(', ')} et ${last}`;
  if (source.startsWith('déduit')) return `${many ? 'déduit des articles' : 'déduit de l’article'} ${list}`;
  return `${many ? 'articles' : 'article'} ${list}`;
}
