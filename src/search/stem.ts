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
/** Verbs that the endings below do not bring together, and what is said of them: a line each, its stem first. */
const VERBS = `
perd perds perdu perdus perdue perdues perdre perdent perte pertes
prend prends prendre prennent prenne prenez pris prise prises
reprend reprends reprendre reprennent reprenne repris reprise
met mets mettre mettent mette mettez mis mise
remet remets remettre remettent remis remise
permi permet permets permettre permettent permis permise permises
defend defends defendre defendent defendez defendu defendue
rend rends rendre rendent rendu rendus rendue
vend vends vendre vendent vendu vendus vendue
attend attends attendre attendent attendez attendu
descend descends descendre descendent descendu descendus
repond reponds repondre repondent repondu
sub subis subit subir subissent subie subies
fin finis finit finir fini finie finies finis finissent fin
recoi recois recoit recevoir recoivent recoive recu recue recus recues recevez
choisi choisis choisit choisir choisissent choisissez choisisse choisie choisies choix
reussi reussis reussit reussir reussissent reussie reussies
rempli remplis remplit remplir remplissent remplie remplies
saisi saisis saisit saisir saisissent saisie
agi agis agit agir agissent agisse
reagi reagis reagit reagir reagissent
gueri guerir guerit guerissent guerison
franchi franchis franchit franchir franchissent franchie
reuni reunis reunit reunir reunissent reunie
affaibli affaiblis affaiblit affaiblir affaiblie
reparti repartis repartit repartir repartissent repartie
mort meurt meurs meurent mourir morts morte mortes
ten tiens tient tenir tiennent tenu tenue tenus tenez
reven reviens revient revenir reviennent revenu revenue
ven viens vient venir viennent venu venus
obten obtiens obtient obtenir obtiennent obtenu obtenue
reten retiens retient retenir retiennent retenu retenus retenue
apparten appartient appartenir appartiennent
atteint atteins atteindre atteignent atteinte atteints atteignez
eteint eteins eteindre eteignent eteinte eteints
rejoint rejoins rejoindre rejoignent
detruit detruis detruire detruisent detruite detruits detruites detruisez detruisant
construit construis construire construisent construite construits
ouvr ouvre ouvres ouvrir ouvrent ouvert ouverte ouverts ouvertes
decouvr decouvre decouvrir decouvrent decouvert decouverte
apparai apparait apparaitre apparaissent apparu apparue
disparai disparait disparaitre disparaissent disparu disparue disparus
reapparai reapparait reapparais reapparaitre reapparaissent
interdi interdit interdits interdite interdites interdire
resou resout resoudre resolu resolue resolvent resolution
vaincu vaincre vaincus vaincue vaincues
lir lis lisez lisent lu lue lus
fui fuir fuis fuit fuient fuite
enfui enfuir enfuis enfuit enfuient
sorti sortir sors sortent sortie sorties
jet jette jettes jettent jeter
rejet rejette rejettes rejeter
appel appelle appelles appellent appeler
envoy envoie envoies envoient envoi
essay essaie essaies essaient
pay paie paies paient paye payes
soin soins
point points pts pt
bless blesse
boug bouge
`;
const KNOWN_FORMS: ReadonlyMap<string, string> = new Map(
  VERBS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...forms] = line.split(' ');
      return [first, ...forms].map((form) => [form, first] as const);
    }),
);

const MIN = 3;

function cut(word: string, ending: RegExp, by = ''): string {
  const shorter = word.replace(ending, by);
  return shorter.length >= MIN ? shorter : word;
}

/** The index term of a folded word. Idempotent on its own results for the words of the site's vocabulary. */
export function stem(word: string): string {
  if (word === DIE || /\d/.test(word)) return word;
  const known = NUMBERS[word] ?? KNOWN_FORMS.get(word);
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
