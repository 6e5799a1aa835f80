// The words of the card language, with what a page says of each. Engines need only facts.ts and print.ts: this table stays out of them.
import type { Some } from '../../kernel/result.ts';
import { ARTICLES, type ArticleId } from '../articles.ts';
import type { BfRule } from '../rules.ts';
import { type Keyword, KEYWORDS, type Modifier } from '../types.ts';
import { isContinuous, omittedNumber, type Param, paramOf, usesOpponent } from './facts.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS } from './labels.ts';

export interface Word {
  readonly keyword: Keyword;
  readonly label: string;
  readonly param: Param;
  readonly omitted: number | undefined; // the number that its absence stands for
  readonly usesOpponent: boolean;
  readonly canFail: boolean;
  readonly continuous: boolean;
  readonly article: ArticleId;
  readonly title: string; // of the article
  readonly rules: Some<BfRule>; // what it does
}

const SOURCES: Readonly<Record<Keyword, readonly [article: ArticleId, ...rules: Some<BfRule>]>> = {
  blesser: ['4.4.1#2', 'bf.combat.blesser-calcul', 'bf.combat.blesser-sans-portee'],
  bloquer: ['4.4.2#2', 'bf.combat.bloquer-partiel', 'bf.combat.bloquer-total'],
  charme: ['4.4.3', 'bf.effets.charme', 'bf.effets.duree'],
  'corps-a-corps': ['4.4.4', 'bf.position.corps-a-corps'],
  defausser: ['4.4.5', 'bf.main.defausser-suffisant', 'bf.main.defausser-insuffisant'],
  distance: ['4.4.6', 'bf.position.distance-minimum', 'bf.position.distance-defaut'],
  force: ['4.4.7', 'bf.effets.force', 'bf.effets.duree'],
  destabiliser: [
    '4.4.8',
    'bf.enchainement.destabiliser-facultatif',
    'bf.enchainement.destabiliser-choix',
    'bf.enchainement.destabiliser-cout',
    'bf.enchainement.destabiliser-main-insuffisante',
    'bf.enchainement.destabiliser-defausse',
    'bf.enchainement.destabiliser-reprise',
  ],
  stable: ['4.4.9', 'bf.enchainement.stable-etat', 'bf.enchainement.stable-cout', 'bf.enchainement.stable-defaut'],
  piocher: [
    '4.4.10',
    'bf.main.piocher-repetition',
    'bf.main.piocher-pleine',
    'bf.main.piocher-vide-vie',
    'bf.main.piocher-vide-melange',
    'bf.main.piocher-vide-carte',
  ],
  pousser: [
    '4.4.11',
    'bf.position.pousser-repetition',
    'bf.position.pousser-sans-portee',
    'bf.position.pousser-hors-plateau',
    'bf.position.pousser-case',
    'bf.position.pousser-inoccupee',
    'bf.position.pousser-eloigne',
    'bf.position.pousser-placement',
    'bf.position.pousser-impossible',
  ],
  protection: ['4.4.12', 'bf.effets.protection', 'bf.effets.duree'],
  rejouer: ['4.4.13', 'bf.enchainement.rejouer', 'bf.enchainement.rejouer-obligation'],
  'se-blesser': ['4.4.14', 'bf.combat.se-blesser-calcul'],
  'se-deplacer': [
    '4.4.15',
    'bf.position.se-deplacer-nombre',
    'bf.position.se-deplacer-nul',
    'bf.position.se-deplacer-case',
    'bf.position.se-deplacer-placement',
    'bf.position.se-deplacer-sur-place',
  ],
  's-empecher': ['4.4.16', 'bf.effets.s-empecher', 'bf.effets.s-empecher-portee'],
  's-empecher-carte': [
    '4.4.17',
    'bf.effets.s-empecher-carte-tout',
    'bf.effets.s-empecher-carte-type',
    'bf.effets.s-empecher-portee',
  ],
  'si-possible-defausser': ['4.4.18', 'bf.main.si-possible-suffisant', 'bf.main.si-possible-insuffisant'],
  vitesse: ['4.4.19', 'bf.effets.vitesse', 'bf.effets.duree'],
};
const FAILING: readonly Keyword[] = ['corps-a-corps', 'defausser', 'distance'];

const word = (keyword: Keyword): Word => {
  const [article, ...rules] = SOURCES[keyword];
  return {
    keyword,
    label: KEYWORD_LABELS[keyword],
    param: paramOf(keyword),
    omitted: omittedNumber(keyword),
    usesOpponent: usesOpponent(keyword),
    canFail: FAILING.includes(keyword),
    continuous: isContinuous(keyword),
    article,
    title: ARTICLES[article],
    rules,
  };
};
/** The 19 keywords, in the order of the official articles. */
export const WORDS = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, word(keyword)])) as Readonly<
  Record<Keyword, Word>
>;

export interface ModifierWord {
  readonly label: string;
  readonly article: ArticleId;
  readonly rules: Some<BfRule>;
}
export const MODIFIER_WORDS: Readonly<Record<Modifier, ModifierWord>> = {
  adversaire: {
    label: MODIFIER_LABELS.adversaire,
    article: '4.4.1#1',
    rules: ['bf.modificateurs.adversaire-inversion', 'bf.modificateurs.adversaire-decisions'],
  },
  tous: {
    label: MODIFIER_LABELS.tous,
    article: '4.4.2#1',
    rules: ['bf.modificateurs.tous-ordre', 'bf.modificateurs.tous-proprietaire', 'bf.modificateurs.tous-cible'],
  },
};
