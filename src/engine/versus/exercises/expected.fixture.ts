// The answers that a reader of the rules gives, from the facts, the question and the start of the position alone: by hand, with nothing of the engine but the names of cards. Numbers and tables are typed from the ledger; the rules are named beside them.
import type { Exercise } from '../../kernel/exercise.ts';
import { CARDS, EVENT_NAME, EVENT_TILE } from '../data.ts';
import type { PartieScenario } from '../partie/types.ts';
import type { Camp } from '../types.ts';
import { missionAnswers } from './expected-missions.fixture.ts';

export type Given = number | boolean | string;
export type Reader = (exercise: Exercise<string>) => Given;
export const textOf = ({ facts, question }: Exercise<string>): string => [...facts, question].join('\n');
/** The first number that a sentence of that shape holds; `none` when nobody says it. */
export const numberIn = (text: string, shape: RegExp, none = 0): number => {
  const [, digits] = shape.exec(text) ?? [];
  return digits === undefined ? none : Number(digits);
};
const sum = (n: number): number => (n * (n + 1)) / 2; // 1 + 2 + … + n

// ── Discs
const nextCost: Reader = (exercise) => {
  const text = textOf(exercise);
  const rank = numberIn(text, /a déjà activé (\d+) tuiles? :/) + 1; // vs.dpa.cout-n; the other camp's do not count: vs.dpa.compteur-par-tour
  const late = text.includes('Batwoman') ? 1 : 0; // vs.pouvoirs-heros.batwoman-rang
  const more =
    text.includes('QG du héros : Robin (Damian Wayne), en jeu') && exercise.question.includes('Huntress') ? 1 : 0; // vs.pouvoirs-heros.robin-damian-wayne-surcout
  return rank + late + more;
};
const recovered: Reader = (exercise) => {
  const text = textOf(exercise);
  const turn = numberIn(text, /tour (\d+)/);
  const base = text.includes('Stopper le trafic')
    ? turn <= 3
      ? 3
      : 2
    : text.includes('Duel dans la ruelle') && turn >= 5
      ? 3
      : 2; // vs.m3.toujours-en-action, vs.m3.essoufflement, vs.m6.energie-du-desespoir; else vs.dpa.recuperation
  const oracle = text.includes('Oracle, en jeu') && text.includes('entretien du héros') ? 1 : 0; // vs.pouvoirs-heros.oracle-dpa
  return Math.min(base + oracle, numberIn(text, /a (\d+) disques? en zone indisponible/));
};
const left: Reader = (exercise) => {
  const text = textOf(exercise);
  const paid = sum(numberIn(text, /Il active (\d+) tuile/));
  const kept = numberIn(text, /a (\d+) disques? en zone disponible/) - paid; // vs.dpa.report
  const gone = numberIn(text, /et (\d+) en zone indisponible/) + paid; // vs.dpa.retour
  if (exercise.question.startsWith('Son adversaire')) return kept + Math.min(2, gone); // vs.dpa.recuperation
  return exercise.question.includes('zone indisponible') ? gone : kept;
};
const payment: Reader = (exercise) => {
  const text = textOf(exercise);
  const lieutenant = text.includes('Robin (Damian Wayne), en jeu') && text.includes('est un lieutenant');
  const cost = numberIn(text, /a déjà activé (\d+)/) + 1 + (lieutenant ? 1 : 0);
  if (/n’est pas encore fait|n’activait plus/.test(text)) return false; // vs.tour.ordre-etapes, vs.tour.renoncer
  if (/face neutralisée|est dans la rivière/.test(text)) return false; // vs.presentation.tout-par-tuile, vs.presentation.miroir
  if (text.includes('dans sa zone indisponible')) return false; // vs.dpa.paiement
  if (numberIn(text, /en payant (\d+) disques?/, cost) !== cost) return false; // vs.dpa.cout-n
  return (
    numberIn(text, /Il a (\d+) disques? en zone disponible/) >= cost &&
    numberIn(text, /et (\d+) cubes? en énergie/) >= numberIn(text, /de sa rivière : (\d+) cube/)
  ); // vs.dpa.insuffisant, vs.activation.cout-energie
};

// ── Rivers
const nameOf = (id: string): string =>
  CARDS.find((card) => card.id === id)?.name ??
  EVENT_NAME[id === EVENT_TILE.hero ? 'hero' : 'villain'].replace(/^T/, 't');
const campIn = (text: string): Camp => (text.includes('du héros') ? 'hero' : 'villain');
const startRiver = ({ position }: Exercise<string>, camp: Camp): readonly string[] => {
  const { sides } = position?.scenario as PartieScenario;
  return (sides?.[camp]?.slots ?? []).map(({ tile }) => (tile === undefined ? EVENT_TILE[camp] : tile)).map(nameOf);
};
const toEnd = (river: readonly string[], tile: string): readonly string[] => [
  ...river.filter((one) => one !== tile),
  tile,
];
const swapped = (river: readonly string[], [a, b]: readonly string[]): readonly string[] =>
  river.map((one) => (one === a ? (b ?? '') : one === b ? (a ?? '') : one));
/** The river once the facts have happened; the event tile, last, stays last when it is activated. */
const riverAfter = (exercise: Exercise<string>, camp: Camp): readonly string[] => {
  const text = textOf(exercise);
  const river = startRiver(exercise, camp);
  const [, tiles] = /^Le (?:héros|vilain) active(?:, dans cet ordre :)? (?!sa tuile)(.*)\.$/m.exec(text) ?? [];
  if (tiles !== undefined) return text.includes('garde sa place') ? river : tiles.split(', puis ').reduce(toEnd, river);
  const [, pushed] = /une figurine de la tuile (.*)\./.exec(text) ?? [];
  if (pushed !== undefined) return toEnd(river, pushed); // vs.pouvoirs-vilains.the-joker-mr-joe-terreur
  const [, cleared] = /il choisit (.*)\./.exec(text) ?? [];
  if (cleared !== undefined) return river.filter((one) => one !== cleared); // vs.m6.evenement
  const [, pair = ''] = /Le vilain choisit (.*)\./.exec(text) ?? [];
  return swapped(river, pair.split(' et ')); // vs.pouvoirs-vilains.harley-quinn-bipolaire
};
const askedTile = ({ question }: Exercise<string>): string => /« (.*) »/.exec(question)?.[1] ?? '';
const place: Reader = (exercise) =>
  riverAfter(exercise, campIn(exercise.question.split('«')[0] ?? '')).indexOf(askedTile(exercise)) + 1;
const cubes: Reader = (exercise) => {
  const text = textOf(exercise);
  const camp = /^Le (héros|vilain) active/m.exec(text)?.[1] === 'héros' ? 'hero' : 'villain';
  const at = riverAfter(exercise, camp).indexOf(askedTile(exercise)) + 1;
  const costs = /\(exemple\) : ([\d, ]+)\./.exec(text)?.[1]?.split(', ').map(Number);
  return costs === undefined ? at : (costs[at - 1] ?? 0);
};
const energy: Reader = (exercise) => {
  const text = textOf(exercise);
  const spilled = numberIn(text, /(\d+) barils? /) + 1;
  const own = numberIn(text, /récupération (\d+)/);
  const base = text.includes('répandu') && spilled >= 3 ? Math.min(3, own) : own; // vs.m5.vapeurs, A61
  return Math.min(
    base + (text.includes('Julia Pennyworth, en jeu') ? 2 : 0),
    numberIn(text, /(\d+) cubes? en fatigue/),
  ); // vs.pouvoirs-heros.julia-pennyworth-energie
};

// ── The event tile
const event: Reader = (exercise) => {
  const text = textOf(exercise);
  const mission = text.includes('Duel dans la ruelle') && exercise.question.startsWith('Le héros'); // vs.m6.evenement, A62
  if (text.includes('hors jeu')) return 'Le pouvoir du QG ne s’applique pas : seul l’événement de la mission a lieu.'; // vs.qg.dissociation
  if (text.includes('joints par OU')) return 'Le joueur choisit l’un des deux effets, et un seul.'; // vs.qg.ou, vs.qg.obligatoire
  if (text.includes('joints par ET'))
    return 'L’événement spécial s’applique d’office ; l’effet permanent comptait déjà.'; // vs.qg.et
  if (text.includes('qu’un effet : permanent'))
    return 'Elle ne déclenche rien : l’effet permanent ne dépend pas d’elle.'; // vs.qg.permanent
  return mission
    ? 'L’événement spécial s’applique d’office, puis l’événement de la mission.'
    : 'L’événement spécial s’applique d’office.'; // vs.qg.evenement-special
};
const fall: Reader = (exercise) => {
  const text = textOf(exercise);
  if (text.includes('est un lieutenant')) return 'Elle ne change pas : ce n’est pas le QG qui est tombé.'; // vs.mise-en-place.lieutenant-sans-evenement
  if (/QG du vilain : (Solomon Grundy|Talon)\./.test(text))
    return 'Elle reste active : le pouvoir du QG empêche qu’on la neutralise.'; // vs.pouvoirs-vilains.…-evenement-intouchable
  if (/QG du \S+ : (Bruce Wayne|Commissioner Gordon|Mr\. Bloom|Red Hood)\./.test(text))
    return 'La question ne se pose pas : ce camp n’a plus de tuile événement.'; // vs.qg.remplacer-evenement
  return text.includes('Duel dans la ruelle') && exercise.question.includes('tuile événement du héros')
    ? 'Elle reste active : la mission lui donne un événement.'
    : 'Elle est neutralisée elle aussi.'; // vs.qg.evenement-de-mission, vs.qg.neutraliser-qg
};

// ── Powers
interface Target {
  readonly here: boolean; // in the zone of the HQ
  readonly own: boolean;
  readonly self: boolean;
  readonly lieutenant: boolean;
}
const AIMS: Readonly<Record<string, (target: Target) => boolean>> = {
  Alfred: ({ own, lieutenant }) => own && lieutenant, // vs.pouvoirs-heros.alfred-soin
  Duke: ({ here, self }) => here && !self, // vs.pouvoirs-heros.duke-precognition, A36
  Deathstroke: ({ here, self }) => here && !self, // vs.pouvoirs-vilains.deathstroke-point-faible
  Zsasz: ({ here, own }) => here && !own, // vs.pouvoirs-vilains.zsasz-scarification
  'The Joker (Mr. Joe)': ({ here, own }) => here && !own, // vs.pouvoirs-vilains.the-joker-mr-joe-terreur
  'The Joker': ({ own }) => own, // vs.pouvoirs-vilains.the-joker-venin
  Scarecrow: ({ own }) => own, // vs.pouvoirs-vilains.scarecrow-gaz
  'Doctor Death': ({ here, own, self }) => here && own && !self, // vs.pouvoirs-vilains.doctor-death-serum
  'Harley Quinn': ({ here, own, self }) => !here && own && !self, // vs.pouvoirs-vilains.harley-quinn-schizophrenie
};
const aimed: Reader = (exercise) => {
  const [, hq = '', camp = ''] = /^(.*), QG (du \S+), est dans/.exec(exercise.facts[0] ?? '') ?? [];
  const whose = /est dans la zone « (\S+) », dans le camp (du [^\s.]+)( : c’est un lieutenant)?/.exec(
    exercise.facts.slice(1).join('\n'),
  );
  const target: Target =
    whose === null
      ? { here: true, own: true, self: true, lieutenant: false }
      : { here: whose[1] === 'Hall', own: whose[2] === camp, self: false, lieutenant: whose[3] !== undefined };
  return AIMS[hq]?.(target) ?? 'nobody knows';
};
/** Wounds by the one who bears them: a number, or the dice. */
const WOUNDS: Readonly<Record<string, number | 'dice'>> = {
  'Zsasz > Huntress': 2, // vs.pouvoirs-vilains.zsasz-scarification
  'Zsasz > Zsasz': 1, // vs.pouvoirs-vilains.zsasz-scarification-retour
  'Bane (Venom Injected) > Bane (Venom Injected)': 2, // vs.pouvoirs-vilains.bane-venom-injected-injection-blessures
  'The Joker (Mr. Joe) > The Joker (Mr. Joe)': 1, // vs.pouvoirs-vilains.the-joker-mr-joe-mutilation
  'Duke > Tusk': 'dice', // vs.pouvoirs-heros.duke-precognition-blessures
  'Deathstroke > Huntress': 'dice', // vs.pouvoirs-vilains.deathstroke-point-faible-blessures
  'The Penguin > Huntress': 'dice', // vs.pouvoirs-vilains.the-penguin-tir-blessures
};
const life: Reader = (exercise) => {
  const text = textOf(exercise);
  const [, hq = '', whom = ''] = /^(.*) utilise .* ensuite à (.*) \?$/.exec(exercise.question) ?? [];
  const [now, most] = [numberIn(text, /a (\d+) points? de vie/), numberIn(text, /sur (\d+) au départ/)];
  if (hq === 'Alfred') return most; // vs.pouvoirs-heros.alfred-soin
  if (hq === 'Batman (Year 100)') return Math.min(most, now + 2); // vs.pouvoirs-heros.batman-year-100-echappee-soin, -plafond
  const wounds = WOUNDS[`${hq} > ${whom}`] ?? NaN;
  return Math.max(0, now - (wounds === 'dice' ? numberIn(text, /Dés : (\d+) succès/) : wounds));
};
/** [hero, villain] before, then what moves. */
const moved: Reader = (exercise) => {
  const text = textOf(exercise);
  const zone = exercise.question.includes('indisponible')
    ? 'unavailable'
    : exercise.question.includes('dépense')
      ? 'spent'
      : 'available';
  const ofHero = exercise.question.includes('le héros');
  const read = (shape: RegExp) => numberIn(text, shape);
  if (text.includes('protocoles')) {
    // vs.m7.protocoles: difficulty 3; vs.m7.protocoles-dpa
    const [a, u] = [read(/reste (\d+) disques? en zone disponible/), read(/et (\d+) en zone indisponible/)];
    const n = read(/: (\d+) succès/) >= 3 ? Math.min(1, u) : 0;
    return zone === 'available' ? a + n : u - n;
  }
  if (text.includes('Batwoman')) {
    // vs.pouvoirs-heros.batwoman-dpa
    const u = read(/et (\d+) en zone indisponible/);
    return zone === 'available' ? read(/a (\d+) disques?/) : zone === 'spent' ? Math.min(1, u) : u - Math.min(1, u);
  }
  const [hero, away] = [read(/Le héros a (\d+) disques?/), read(/Le héros a \d+ disques? en zone disponible et (\d+)/)];
  const [villain, rest] = [
    read(/(?:lui reste|le vilain a) (\d+) disques?/),
    read(/(?:lui reste|le vilain a) \d+ disques? en zone disponible et (\d+)/),
  ];
  if (text.includes('Harley'))
    return ofHero ? (zone === 'available' ? hero : away - 1) : zone === 'available' ? villain + 1 : rest; // vs.pouvoirs-vilains.harley-quinn-cleptomanie
  if (exercise.question.includes('cubes'))
    return read(/(\d+) cubes disponibles/) + (villain >= hero ? Math.min(3, read(/, (\d+) en fatigue/)) : 0); // vs.pouvoirs-vilains.the-riddler-autant-ou-plus
  const gap = Math.min(rest, hero - villain); // vs.pouvoirs-vilains.the-riddler-moins, A13
  return villain < hero ? (ofHero ? hero - gap : villain + gap) : ofHero ? hero : villain + Math.min(1, rest);
};

// ── Preparation
const whose: Reader = (exercise) => {
  const text = textOf(exercise);
  const first = text.includes('le héros a l’initiative') ? 'héros' : 'vilain';
  const other = first === 'héros' ? 'vilain' : 'héros';
  if (text.includes('Aucun QG')) return `Le ${first}, pour prendre son QG`; // vs.mise-en-place.qg-ordre
  if (text.includes('Seul le QG')) return `Le ${other}, pour prendre son QG`;
  const by = { héros: numberIn(text, /(\d+) par le héros/), vilain: numberIn(text, /(\d+) par le vilain/) };
  return `Le ${by[first] <= by[other] ? first : other}, pour prendre une tuile d’équipe`; // vs.mise-en-place.equipe-alternance
};
const take: Reader = (exercise) => {
  const text = textOf(exercise);
  const [, camp = ''] = /^Le (\S+) peut-il/.exec(exercise.question) ?? [];
  const [, wanted, n] = /\(exemple\) : niveau (.+), (\d+) figurine/.exec(exercise.facts[2] ?? '') ?? [];
  const [, side, level, figures] = /: carte du (\S+), niveau (.+), (\d+) figurine/.exec(exercise.facts[3] ?? '') ?? [];
  return (
    whose(exercise) === `Le ${camp}, pour prendre une tuile d’équipe` &&
    side === camp &&
    level === wanted &&
    figures === n &&
    !text.includes('est déjà dans')
  ); // vs.mise-en-place.equipe-alternance, -choix, -contrainte
};
/** Nothing is spent at the start (vs.dpa.depart-depense-vide), nor out of one's own turn (vs.dpa.retour). */
const post: Reader = ({ answer, question }) =>
  answer.kind === 'choice'
    ? (answer.options.find((option) => option.includes(' 0 en dépense') === !question.includes('ne peut-il pas')) ?? '')
    : '';

export const READERS: Readonly<Record<string, Reader>> = {
  'prochaine-activation': nextCost,
  'disques-recuperes': recovered,
  'disques-en-fin-de-tour': left,
  'activation-permise': payment,
  'cout-en-cubes': cubes,
  'place-dans-la-riviere': place,
  'cubes-recuperes': energy,
  'tuile-evenement': event,
  'chute-du-qg': fall,
  'cible-permise': aimed,
  'points-de-vie': life,
  'disques-deplaces': moved,
  'qui-choisit': whose,
  'tuile-a-prendre': take,
  'poste-de-depart': post,
  ...missionAnswers,
};
