// What a fault says, in French: what is wrong, then what to do. Whole sentences, ordinary spaces (the view typesets them).
import { KEYWORDS, N_MAX } from '../types.ts';
import type { BfRule } from '../rules.ts';
import { paramOf } from './facts.ts';
import { type Expected, type Fault, type FaultCode, STEPS_MAX, TEXT_MAX, TITLE_MAX } from './faults.ts';
import { KEYWORD_LABELS, TYPE_LABELS } from './labels.ts';
import { WORDS } from './words.ts';

const LONGEST = 40;
/** What stands in the text, fit for a sentence: no line break, no inner quotes, nothing invisible, not too long. */
const quoted = ({ found }: Fault): string => {
  const plain = [
    ...found
      .slice(0, 4 * LONGEST)
      .replace(/[\p{C}\s«»]+/gu, ' ')
      .trim(),
  ];
  if (plain.length === 0) return '« \uFFFD »';
  return `« ${plain.length > LONGEST ? `${plain.slice(0, LONGEST).join('')}…` : plain.join('')} »`;
};
const TYPES = Object.values(TYPE_LABELS);
const typeList = `${TYPES.slice(0, -1).join(', ')} ou ${TYPES.at(-1) ?? ''}`;
const example = ({ keyword }: Fault): string =>
  keyword === null
    ? 'Blesser 2'
    : `${KEYWORD_LABELS[keyword]} ${paramOf(keyword).startsWith('type') ? TYPE_LABELS.attaque : 2}`;
const name = ({ keyword }: Fault): string => (keyword === null ? 'Ce mot clé' : `« ${KEYWORD_LABELS[keyword]} »`);
const best = ({ fixes }: Fault): string => `« ${fixes[0] ?? ''} »`;

const SEPARATE = 'passez à la ligne, ou mettez un point-virgule entre les deux';
type Say = (fault: Fault) => string;
const unknownWord: Readonly<Partial<Record<Expected, Say>>> = {
  space: (fault) => `Il faut une espace entre le mot clé et son nombre : écrivez ${best(fault)}.`,
  nothing: (fault) => `${quoted(fault)} ne sert à rien devant une étape : retirez-le.`,
  type: (fault) =>
    `${quoted(fault)} est un type de technique, pas une étape : le type s’écrit au-dessus des étapes. Retirez-le d’ici.`,
  modifier: (fault) => `${quoted(fault)} n’est pas un modificateur. Vouliez-vous dire ${best(fault)} ?`,
};
const wrongParameter: Readonly<Partial<Record<Expected, Say>>> = {
  order: (fault) => `Écrivez ${best(fault)} plutôt que ${quoted(fault)}.`,
  separator: (fault) => `${quoted(fault)} commence une autre étape : ${SEPARATE}.`,
  nothing: (fault) => `${name(fault)} a déjà ce qu’il lui faut : retirez ${quoted(fault)}.`,
  type: (fault) =>
    fault.fixes.length === 1
      ? `${name(fault)} attend un type, et ${quoted(fault)} n’en est pas un. Vouliez-vous dire ${best(fault)} ?`
      : `${name(fault)} attend un type, et non ${quoted(fault)} : écrivez ${typeList}.`,
};
const wrongNumber: Say = (fault) =>
  fault.fixes.length > 0
    ? `${name(fault)} attend un nombre seul, en chiffres, et non ${quoted(fault)} : écrivez ${best(fault)}.`
    : `${name(fault)} attend un nombre, et non ${quoted(fault)} : écrivez par exemple « ${example(fault)} ».`;

const signAlone = (fault: Fault): string => {
  const [plain, signed] = fault.fixes.map(
    (digits) => `« ${fault.keyword === null ? '' : `${KEYWORD_LABELS[fault.keyword]} `}${digits} »`,
  );
  return signed === undefined
    ? `Écrivez ${plain ?? ''} : le signe + se colle au nombre, ou s’omet.`
    : `Voulez-vous ${plain ?? ''} ou ${signed} ? Collez le signe au nombre, ou retirez-le.`;
};

const SENTENCES: Readonly<Record<FaultCode, Say>> = {
  'etape-vide': ({ step }) =>
    step === null
      ? 'Cette étape est vide : écrivez un mot clé.'
      : `L’étape ${step + 1} est vide : écrivez un mot clé ou supprimez la ligne.`,
  'mot-cle-inconnu': (fault) => {
    const special = unknownWord[fault.expected];
    if (special !== undefined) return special(fault);
    return fault.fixes.length > 0
      ? `${quoted(fault)} n’est pas un mot clé. Vouliez-vous dire ${best(fault)} ?`
      : `${quoted(fault)} n’est pas un mot clé : choisissez l’un des ${KEYWORDS.length} mots clés du jeu.`;
  },
  'parametre-manquant': (fault) =>
    `${name(fault)} demande ${fault.expected === 'type' ? 'un type' : 'un nombre'}, par exemple « ${example(fault)} ».`,
  'parametre-interdit': (fault) =>
    fault.expected === 'separator'
      ? `${quoted(fault)} commence une autre étape : ${SEPARATE}.`
      : `${name(fault)} s’écrit seul : retirez ${quoted(fault)}.`,
  'parametre-nature': (fault) => (wrongParameter[fault.expected] ?? wrongNumber)(fault),
  'nombre-non-entier': (fault) => `Il faut un nombre entier : ${quoted(fault)} ne convient pas.`,
  'nombre-hors-bornes': (fault) =>
    `Le nombre doit être compris entre -${N_MAX} et ${N_MAX} : ${quoted(fault)} ne convient pas.`,
  'signe-isole': signAlone,
  'modificateur-seul': (fault) => `Il manque le mot clé après ${quoted(fault)}.`,
  'deux-modificateurs': (fault) => `Une étape ne peut avoir qu’un seul modificateur : retirez ${quoted(fault)}.`,
  'carte-sans-etape': () => 'Une technique a au moins une étape : écrivez-la, par exemple « Blesser 1 ».',
  'type-inconnu': (fault) => {
    if (!/[\p{L}\p{N}]/u.test(fault.found)) return `Il manque le type, à la ligne sous le titre : écrivez ${typeList}.`;
    return fault.fixes.length === 1
      ? `${quoted(fault)} n’est pas un type. Vouliez-vous dire ${best(fault)} ?`
      : `Type inconnu, ${quoted(fault)} : choisissez ${typeList}.`;
  },
  'titre-vide': () => 'Donnez un titre à la carte : il sert à l’identifier.',
  'titre-trop-long': () => `Un titre compte au plus ${TITLE_MAX} caractères : raccourcissez celui-ci.`,
  'texte-trop-long': () => `Ce texte compte plus de ${TEXT_MAX} caractères : collez une seule carte à la fois.`,
  'etapes-trop-nombreuses': ({ expected }) =>
    expected === 'one-step'
      ? 'Ce champ ne prend qu’une étape : ajoutez une étape pour chacune des suivantes.'
      : `Ce site lit au plus ${STEPS_MAX} étapes par carte : retirez celles qui suivent.`,
};

/** What is wrong, and what to do. */
export const faultText = (fault: Fault): string => SENTENCES[fault.code](fault);

const RULES: Readonly<Record<FaultCode, readonly BfRule[]>> = {
  'etape-vide': ['bf.grammaire.mot-cle'],
  'mot-cle-inconnu': ['bf.grammaire.dix-neuf'],
  'parametre-manquant': ['bf.grammaire.parametre-omis'],
  'parametre-interdit': ['bf.grammaire.parametre-sens'],
  'parametre-nature': ['bf.grammaire.parametre-sens'],
  'nombre-non-entier': ['bf.grammaire.parametre'],
  'nombre-hors-bornes': ['bf.grammaire.parametre'],
  'signe-isole': ['bf.grammaire.parametre'],
  'modificateur-seul': ['bf.grammaire.modificateur', 'bf.grammaire.mot-cle'],
  'deux-modificateurs': ['bf.grammaire.modificateur'],
  'carte-sans-etape': ['bf.techniques.nombre-etapes'],
  'type-inconnu': ['bf.techniques.cinq-types'],
  'titre-vide': ['bf.techniques.titre'],
  // Bounds of the site: no rule sets them.
  'titre-trop-long': [],
  'texte-trop-long': [],
  'etapes-trop-nombreuses': [],
};
/** The rules behind a fault, then the one of its keyword; none for a bound of the site. */
export const faultRules = ({ code, expected, keyword }: Fault): readonly BfRule[] => {
  const rules: readonly BfRule[] = expected === 'modifier' ? ['bf.grammaire.deux-modificateurs'] : RULES[code];
  return keyword === null ? rules : [...rules, WORDS[keyword].rules[0]];
};
