// Cards that are accepted, but that do less than they seem to, or more. Told while a card is written.
import type { Some } from '../../kernel/result.ts';
import type { BfRule } from '../rules.ts';
import type { Instruction, Keyword, Modifier } from '../types.ts';
import { isContinuous } from './facts.ts';
import { KEYWORD_LABELS } from './labels.ts';
import { printStep } from './print.ts';

export const WARNING_CODES = [
  'effet-sans-portee',
  'modificateur-sans-effet',
  'distance-inutile',
  'distance-impossible',
  'toujours-en-echec',
  'nombre-negatif-sans-effet',
  'pousser-sans-contact',
  'charme-inutile',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];
export interface Warning {
  readonly code: WarningCode;
  readonly step: number; // rank of the step, from 0
  readonly instruction: Instruction;
  readonly cites: Some<BfRule>;
}

/** The longest distance between two cells of the board; two pawns are never nearer than 1. */
export const FARTHEST = 6;
/** While one of these runs, other techniques may: effects serve, pawns move, turns pass. */
const INTERLUDES: readonly Keyword[] = ['stable', 'rejouer', 'destabiliser'];
const MOVES: readonly Keyword[] = [...INTERLUDES, 'se-deplacer', 'pousser'];

/** Who may bear an effect, or use it. A step of the opponent strikes back at the owner. */
type Who = 'owner' | 'target' | 'all';
const player = (modifier: Modifier | null): Who =>
  modifier === null ? 'owner' : modifier === 'adversaire' ? 'target' : 'all';
const opponent = (modifier: Modifier | null): Who =>
  modifier === null ? 'target' : modifier === 'adversaire' ? 'owner' : 'all';
const meet = (a: Who, b: Who): boolean => a === b || a === 'all' || b === 'all';
/** The keywords that read each counter, and whose they read. */
const READERS: Readonly<
  Partial<Record<Keyword, readonly (readonly [keyword: Keyword, whose: (modifier: Modifier | null) => Who])[]>>
> = {
  force: [
    ['blesser', player],
    ['se-blesser', player],
  ],
  protection: [
    ['blesser', opponent],
    ['se-blesser', player],
  ],
  vitesse: [['se-deplacer', player]],
};
const serves = (effect: Instruction, later: readonly Instruction[]): boolean =>
  later.some(
    ({ keyword, modifier }) =>
      INTERLUDES.includes(keyword) ||
      (READERS[effect.keyword] ?? []).some(
        ([reader, whose]) => reader === keyword && meet(player(effect.modifier), whose(modifier)),
      ),
  );

interface Context {
  readonly step: Instruction;
  readonly before: readonly Instruction[];
  readonly after: readonly Instruction[];
}
/** The two persons of « Corps à corps » and of « Distance » are the owner and the target, whichever way: under « Tout le monde a » they are others. */
const isPair = ({ modifier }: Instruction): boolean => modifier !== 'tous';
const since = (before: readonly Instruction[], stops: readonly Keyword[]): readonly Instruction[] =>
  before.slice(before.findLastIndex(({ keyword }) => stops.includes(keyword)) + 1);
const isFar = ({ keyword, n = 0 }: Instruction): boolean => keyword === 'distance' && n >= 2 && n <= FARTHEST;
/** « Distance », then « Corps à corps », or the other way round, and nobody moved. */
const contradicts = ({ step, before }: Context): boolean => {
  if (!isPair(step) || (step.keyword !== 'corps-a-corps' && !isFar(step))) return false;
  return since(before, MOVES).some(
    (earlier) =>
      isPair(earlier) && (step.keyword === 'corps-a-corps' ? isFar(earlier) : earlier.keyword === 'corps-a-corps'),
  );
};

const IDLE: Readonly<Partial<Record<Keyword, BfRule>>> = {
  bloquer: 'bf.combat.bloquer-partiel',
  piocher: 'bf.main.piocher-repetition',
  pousser: 'bf.position.pousser-repetition',
  defausser: 'bf.main.defausser-suffisant',
  'si-possible-defausser': 'bf.main.si-possible-suffisant',
};
/** The rule by which a number of zero or less makes a step idle (A20); undefined: the formula applies as it is, or the number is above zero. */
export const idleRule = ({ keyword, n = 0 }: Instruction): BfRule | undefined => (n > 0 ? undefined : IDLE[keyword]);

const CHECKS: Readonly<Record<WarningCode, (context: Context) => Some<BfRule> | undefined>> = {
  'effet-sans-portee': ({ step, after }) =>
    isContinuous(step.keyword) && step.keyword !== 'charme' && !serves(step, after)
      ? ['bf.effets.duree', 'bf.execution.effets-lies']
      : undefined,
  'modificateur-sans-effet': ({ step }) =>
    step.keyword === 'stable' && step.modifier !== null ? ['bf.modificateurs.stable-inchange'] : undefined,
  'distance-inutile': ({ step: { keyword, n = 0 } }) =>
    keyword === 'distance' && n <= 1 ? ['bf.position.distance-minimum', 'bf.plateau.pion-unique'] : undefined,
  'distance-impossible': ({ step: { keyword, n = 0 } }) =>
    keyword === 'distance' && n > FARTHEST ? ['bf.position.distance-minimum', 'bf.plateau.grille'] : undefined,
  'toujours-en-echec': (context) =>
    contradicts(context) ? ['bf.position.corps-a-corps', 'bf.position.distance-minimum'] : undefined,
  'nombre-negatif-sans-effet': ({ step }) => {
    const rule = idleRule(step);
    return rule && [rule];
  },
  'pousser-sans-contact': ({ step, before }) => {
    if (step.keyword !== 'pousser' || idleRule(step) !== undefined) return undefined;
    const near =
      isPair(step) &&
      since(before, INTERLUDES).some((earlier) => earlier.keyword === 'corps-a-corps' && isPair(earlier));
    return near ? undefined : ['bf.position.pousser-sans-portee', 'bf.position.pousser-hors-plateau'];
  },
  'charme-inutile': ({ step, after }) =>
    step.keyword === 'charme' && !serves(step, after) ? ['bf.effets.charme', 'bf.effets.duree'] : undefined,
};

/** Every warning about a list of steps, in its order. */
export const warningsOf = (steps: readonly Instruction[]): readonly Warning[] =>
  steps.flatMap((step, index) =>
    WARNING_CODES.flatMap((code): readonly Warning[] => {
      const cites = CHECKS[code]({ step, before: steps.slice(0, index), after: steps.slice(index + 1) });
      return cites === undefined ? [] : [{ code, step: index, instruction: step, cites }];
    }),
  );

const useless = ({ keyword }: Instruction): string => {
  const label = KEYWORD_LABELS[keyword];
  if (keyword === 's-empecher' || keyword === 's-empecher-carte')
    return `« ${label} » finit avec la technique, avant que quiconque ait à en jouer une autre : ajoutez « Stable » ou « Rejouer » après.`;
  return `Rien, après « ${label} », ne s’en sert avant que la technique finisse : ajoutez « Stable », ou une étape qui en profite.`;
};
const UNCHECKED: Readonly<Record<'seul' | Modifier, string>> = {
  seul: 'Rien ne vérifie que la cible est au contact : elle peut être poussée hors du plateau à n’importe quelle distance. Pour l’éviter, mettez « Corps à corps » avant.',
  adversaire:
    'Rien ne vérifie que vous êtes au contact : la cible peut vous pousser hors du plateau à n’importe quelle distance. Pour l’éviter, mettez « Corps à corps » avant.',
  tous: 'Chaque personne choisit ici qui pousser, même de loin, et peut l’envoyer hors du plateau : « Corps à corps » avant n’y changerait rien. Pour l’éviter, retirez « Tout le monde a ».',
};
const SENTENCES: Readonly<Record<WarningCode, (step: Instruction, text: string) => string>> = {
  'effet-sans-portee': (step) => useless(step),
  'modificateur-sans-effet': ({ modifier }) =>
    modifier === 'tous'
      ? 'Devant « Stable », « Tout le monde a » ne change rien : la technique devient Stable une fois. Retirez-le.'
      : 'Devant « Stable », « L’adversaire a » ne change rien, sauf si la cible est éliminée : l’étape est alors ignorée. Retirez-le.',
  'distance-inutile': (_, text) =>
    `« ${text} » n’arrête jamais la technique : deux pions sont toujours à 1 case au moins. Écrivez « Distance » ou un nombre plus grand, ou retirez l’étape.`,
  'distance-impossible': (_, text) =>
    `« ${text} » échoue toujours : deux cases du plateau sont à ${FARTHEST} au plus. Écrivez un nombre de 2 à ${FARTHEST}.`,
  'toujours-en-echec': ({ keyword }) =>
    keyword === 'distance'
      ? 'La technique échoue ici à coup sûr : on vient de vérifier que la cible est au contact, et personne n’a bougé. Ajoutez un déplacement entre les deux.'
      : 'La technique échoue ici à coup sûr : on vient de vérifier que la cible est loin, et personne n’a bougé. Ajoutez un déplacement entre les deux.',
  'nombre-negatif-sans-effet': (_, text) => `« ${text} » ne fait rien : il faut un nombre d’au moins 1.`,
  'pousser-sans-contact': ({ modifier }) => UNCHECKED[modifier ?? 'seul'],
  'charme-inutile': () =>
    'Ce Charme ne sert à rien : la technique finit avant qu’on puisse déstabiliser quoi que ce soit. Ajoutez « Stable » ou « Déstabiliser » après.',
};
/** What a warning says, in French. */
export const warningText = ({ code, instruction }: Warning): string =>
  SENTENCES[code](instruction, printStep(instruction));
