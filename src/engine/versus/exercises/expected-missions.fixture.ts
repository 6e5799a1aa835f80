// The eight missions as a reader of the rules knows them: ends, winners, tests, and the gestures that they allow. Typed from the ledger; nothing of the engine.
import type { Exercise } from '../../kernel/exercise.ts';

type Reader = (exercise: Exercise<string>) => number | boolean | string;
const textOf = ({ facts, question }: Exercise<string>): string => [...facts, question].join('\n');

// ── The end
type Counts = (state: string) => number;
interface Rule {
  readonly last: readonly [turn: number, check: 1 | 2]; // vs.m*.fin-tour
  readonly over: (n: Counts, turn: number) => boolean; // the other condition of end
  readonly hero: (n: Counts) => boolean; // vs.m*.victoire-heros
}
const MISSIONS: Readonly<Record<string, Rule>> = {
  'Désamorcer la situation': {
    last: [8, 2],
    over: (n) => n('neutralisée') >= 4,
    hero: (n) => n('amorcée (figurine)') < 2,
  }, // vs.m1.fin-bombes
  'Petite brouille entre ennemis': { last: [7, 2], over: (n) => n('neutralisé') >= 4, hero: (n) => n('activé') < 2 }, // vs.m2.fin-brouilleurs
  'Stopper le trafic': { last: [8, 2], over: (n) => n('inactif') + n('actif') <= 1, hero: (n) => n('actif') >= 2 }, // vs.m3.fin-ordinateurs
  'Prise d’otages': { last: [8, 1], over: (n) => n('sur le plateau') === 0, hero: (n) => n('sur le plateau') === 0 }, // vs.m4.fin-otages
  'Toxicité maximale': { last: [8, 2], over: (n) => n('armé') + n('désarmé') <= 1, hero: (n) => n('désarmé') >= 2 }, // vs.m5.fin-barils
  'Duel dans la ruelle': {
    last: [8, 2],
    over: (n, turn) => turn <= 7 && Math.max(n('héros'), n('vilain')) >= 4,
    hero: (n) => n('vilain') > n('héros'),
  }, // vs.m6.fin-pertes, A64
  'Fuite de cerveaux': {
    last: [8, 2],
    over: (n) => n('dans la réserve du vilain') >= 5,
    hero: (n) => n('dans la réserve du vilain') < 5,
  }, // vs.m7.fin-informations
  'Drogue en stock': { last: [7, 2], over: (n) => n('réserve pondérée') >= 4, hero: (n) => n('réserve pondérée') >= 4 }, // vs.m8.fin-preuves
};
const titleOf = (text: string): string => /Mission « ([^»]+) »/.exec(text)?.[1] ?? '';
const countsOf = (text: string): ((state: string) => number) => {
  const found = new Map<string, number>();
  for (const [, n, state] of text.matchAll(/(\d+) « ([^»]+) »/g))
    found.set(state ?? '', (found.get(state ?? '') ?? 0) + Number(n));
  for (const [, n, camp] of text.matchAll(/(\d+) dans (?:la rivière du (?=héros)|celle du (?=vilain))(héros|vilain)/g))
    found.set(camp ?? '', Number(n));
  return (state) => found.get(state) ?? 0;
};
/** vs.m8.valeur: the safe is worth 2; vs.m8.fuite-disponibles: at the end of the hero's seventh turn, what is left is found. */
const evidence = (text: string, turn: number, side: string): number => {
  const [pieces = '', safe = ''] = [/Preuves : (.*)\./.exec(text)?.[1], /Coffres-forts : (.*)\./.exec(text)?.[1]];
  const n = countsOf(pieces);
  return (
    n('dans la réserve du héros') +
    2 * countsOf(safe)('dans la réserve du héros') +
    (turn === 7 && side === 'héros' ? n('disponible') : 0)
  );
};
const ended: Reader = (exercise) => {
  const text = textOf(exercise);
  const [, digits, side = ''] = /Tour (\d+) : le (\S+) finit/.exec(exercise.question) ?? [];
  const turn = Number(digits);
  const rule = MISSIONS[titleOf(text)];
  if (rule === undefined) return 'unknown mission';
  const plain = countsOf(exercise.facts.slice(1).join('\n'));
  const n: Counts = (state) => (state === 'réserve pondérée' ? evidence(text, turn, side) : plain(state));
  const check = text.includes(`le ${side} joue le premier`) ? 1 : 2; // vs.fin.verification-ordre
  const last = turn === rule.last[0] && check === rule.last[1];
  if (!last && !rule.over(n, turn)) return 'La partie continue.'; // vs.fin.une-condition-suffit
  return `La partie finit : le ${rule.hero(n) ? 'héros' : 'vilain'} gagne.`;
};

// ── Tests: who, on which piece, from which states, to which, and how hard
const TESTS: Readonly<
  Record<string, readonly [side: string, token: string, from: readonly string[], to: string, difficulty: number]>
> = {
  'amorcer une bombe': ['vilain', 'bombe', ['non amorcée (pion)'], 'amorcée (figurine)', 3], // vs.m1.amorcer
  'neutraliser une bombe': ['héros', 'bombe', ['non amorcée (pion)', 'amorcée (figurine)'], 'neutralisée', 3], // vs.m1.neutraliser
  'activer un brouilleur': ['vilain', 'brouilleur', ['non activé'], 'activé', 3], // vs.m2.activer, A56
  'désactiver un brouilleur': ['héros', 'brouilleur', ['non activé', 'activé'], 'neutralisé', 3], // vs.m2.desactiver
  'trouver les fichiers d’un ordinateur': ['héros', 'ordinateur', ['inactif'], 'actif', 3], // vs.m3.trouver
  'effacer un ordinateur': ['vilain', 'ordinateur', ['inactif', 'actif'], 'effacé', 3], // vs.m3.effacer
  'désarmer un baril': ['héros', 'baril', ['armé'], 'désarmé', 3], // vs.m5.desarmer
  'répandre un baril': ['vilain', 'baril', ['armé', 'désarmé'], 'répandu', 3], // vs.m5.repandre
  'pirater un ordinateur': [
    'vilain',
    'ordinateur',
    ['sans protocole (pion)', 'sous protocole (figurine)'],
    'dans la réserve du vilain',
    3,
  ], // vs.m7.pirater
  'soutirer une information à un Citizen': ['vilain', 'Citizen', ['sur le plateau'], 'dans la réserve du vilain', 3], // vs.m7.soutirer
  'activer les protocoles de sécurité': [
    'héros',
    'ordinateur',
    ['sans protocole (pion)'],
    'sous protocole (figurine)',
    3,
  ], // vs.m7.protocoles
  'détruire une preuve': ['vilain', 'preuve', ['disponible'], 'en cours de destruction', 3], // vs.m8.detruire
  'trouver une preuve': ['héros', 'preuve', ['disponible', 'en cours de destruction'], 'dans la réserve du héros', 3], // vs.m8.trouver
  'ouvrir le coffre-fort': ['héros', 'coffre-fort', ['fermé'], 'dans la réserve du héros', 4], // vs.m8.coffre
};
const stateIn = (text: string): string => / est « ([^»]+) »/.exec(text)?.[1] ?? '';
const testIn = ({ question }: Exercise<string>) => TESTS[/l’action « ([^»]+) »/.exec(question)?.[1] ?? ''];
const after: Reader = (exercise) => {
  const test = testIn(exercise);
  const text = textOf(exercise);
  const total = Number(/(\d+) succès/.exec(text)?.[1]);
  const state = test !== undefined && total >= test[4] ? test[3] : stateIn(text); // A57
  return `${state.charAt(0).toUpperCase()}${state.slice(1)}`;
};
const may: Reader = (exercise) => {
  const test = testIn(exercise);
  if (test === undefined) return 'unknown test';
  const [side, token, from] = test;
  const text = textOf(exercise);
  return (
    text.includes(`tour du ${side}.`) &&
    new RegExp(` sur (?:l[ae] |l’)${token} n° \\d`).test(exercise.question) &&
    from.includes(stateIn(text))
  );
};

// ── Gestures, by a word of the question
const GESTURES: readonly (readonly [about: RegExp, allowed: (text: string) => boolean])[] = [
  [/ajouter un cube/, (text) => Number(/porte (\d+) cube/.exec(text)?.[1]) < (text.includes('piratage') ? 2 : 3)], // vs.presentation.saturation-defense, vs.pouvoirs-heros.red-robin-saturation
  [/carte matériel/, () => false], // vs.presentation.pas-de-materiel
  [/fin de son tour/, () => true], // vs.tour.renoncer, vs.tour.boucle
  [/dépolluer/, () => false], // vs.m6.pas-de-depollution
  [/démobiliser cette tuile/, () => true], // vs.m6.demobilisation
  [/démobiliser la tuile de Citizens/, () => false], // vs.m7.pas-de-demobilisation
  [/ce Citizen pour cible/, () => true], // vs.m7.scientifiques
  [/déplacer cet otage/, (text) => text.includes('agit dans la zone « Hall »') && !text.includes('en dépensant')], // vs.m4.deplacer, vs.m4.deplacer-sans-cubes
  [/cet otage pour cible|d’une explosion/, () => false], // vs.m4.otages-proteges, vs.m4.otages-zone
  [/la tuile des otages/, () => false], // vs.m4.otages-tuile
  [/charge d’intervention/, (text) => text.includes('tuile d’élites') && !text.includes('servi 2 fois')], // vs.m4.intervention
  [
    /cette bombe/,
    (text) => /agit dans la zone « (\S+) »/.exec(text)?.[1] === /pion, est dans la zone « (\S+) »/.exec(text)?.[1],
  ], // vs.m1.amorcer, vs.m1.neutraliser
];
const gesture: Reader = (exercise) =>
  GESTURES.find(([about]) => about.test(exercise.question))?.[1](textOf(exercise)) ?? 'unknown gesture';

export const missionAnswers: Readonly<Record<string, Reader>> = {
  'qui-gagne': ended,
  'pion-apres-un-test': after,
  'test-permis': may,
  'geste-permis': gesture,
};
