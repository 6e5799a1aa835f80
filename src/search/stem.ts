import { DIE } from './fold.ts';

// Light stemming of folded words: plural, feminine, and the endings that spoken French does not tell apart (-er, -ez, -é, -ée, -és, -ent).
// Deliberately weak: « attaquant » and « attaque » stay two words here; `root` brings them together, at a lower weight.

const NUMBERS: Readonly<Record<string, string>> = {
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  onze: '11',
  douze: '12',
  vingt: '20',
  zero: '0',
};
/** Verbs of the third group that players use, form to infinitive's stem. */
const IRREGULAR: Readonly<Record<string, string>> = {
  perds: 'perd',
  perdu: 'perd',
  perdus: 'perd',
  perdue: 'perd',
  perdre: 'perd',
  perdent: 'perd',
  perte: 'perd',
  pertes: 'perd',
  prends: 'prend',
  prendre: 'prend',
  prennent: 'prend',
  pris: 'prend',
  prise: 'prend',
  mets: 'met',
  mettre: 'met',
  mettent: 'met',
  mis: 'met',
  mise: 'met',
  remettre: 'remet',
  remets: 'remet',
  defends: 'defend',
  defendre: 'defend',
  defendent: 'defend',
  defendu: 'defend',
  rends: 'rend',
  rendre: 'rend',
  rendu: 'rend',
  subis: 'sub',
  subit: 'sub',
  subir: 'sub',
  subissent: 'sub',
  finis: 'fin',
  finit: 'fin',
  finir: 'fin',
  fini: 'fin',
  finie: 'fin',
  fin: 'fin',
  recois: 'recoi',
  recoit: 'recoi',
  recevoir: 'recoi',
  recoivent: 'recoi',
  recu: 'recoi',
  choisis: 'choisi',
  choisit: 'choisi',
  choisir: 'choisi',
  choisissent: 'choisi',
  choix: 'choisi',
  meurt: 'mort',
  meurs: 'mort',
  meurent: 'mort',
  mourir: 'mort',
  morts: 'mort',
  morte: 'mort',
  tiens: 'ten',
  tenir: 'ten',
  reviens: 'reven',
  revient: 'reven',
  revenir: 'reven',
  guerir: 'gueri',
  guerit: 'gueri',
  guerison: 'gueri',
  soins: 'soin',
  soin: 'soin',
  points: 'point',
  pts: 'point',
  pt: 'point',
  blesse: 'bless',
  paie: 'pay',
  paye: 'pay',
  paies: 'pay',
  bouge: 'boug',
};
const MIN = 3;

function cut(word: string, ending: RegExp, by = ''): string {
  const shorter = word.replace(ending, by);
  return shorter.length >= MIN ? shorter : word;
}

/** The index term of a folded word. Idempotent on its own results for the words of the site's vocabulary. */
export function stem(word: string): string {
  if (word === DIE || /\d/.test(word)) return word;
  const known = NUMBERS[word] ?? IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.length <= MIN) return word;
  let term = cut(word, /(?<!s)[sx]$/);
  if (/euse$/.test(term)) return cut(term, /euse$/, 'eur');
  if (/trice$/.test(term)) return cut(term, /trice$/, 'teur');
  if (/ell?e$|enn?e$/.test(term) && /lle$|nne$/.test(term)) return cut(term, /.e$/);
  if (/if$/.test(term)) return cut(term, /f$/, 'v');
  if (/(?<!m)ent$/.test(term) && term.length > 6) return cut(term, /ent$/);
  term = cut(term, /(?:er|ez|ee|e)$/);
  return term;
}

/** A shorter key shared by a family (attaque, attaquant, attaquer; volant, vol). Two stems of one root are kin, not equals. */
export function root(term: string): string {
  const shorter = term.replace(/(?:ation|ition|ateur|ement|ment|ant|eur|age|ure|ance|oir)$/, '');
  return shorter.length >= MIN ? shorter : term;
}
