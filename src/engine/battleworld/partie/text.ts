// What a whole game says, in French; a combat under way speaks with the words of its own mode.
import type { Seat } from '../../kernel/game.ts';
import { de, listOf, plural } from '../../kernel/french.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { speakerOf } from '../combat/board.ts';
import { askCombat, COMBAT_LABELS, COMBAT_SENTENCES, MODULE_NAMES, type Names, refusalText } from '../combat/text.ts';
import type { Side } from '../types.ts';
import { parseSpot, unitOf } from './board.ts';
import { canAct } from './node.ts';
import type { PartieAction, PartieEvent, PartieMode, PartieState, Reason, RecoverGauge, Spot } from './types.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { heroes: 'Les Héros', villains: 'Les Vilains' };
const GAUGE_WORDS: Readonly<Record<RecoverGauge, string>> = {
  energy: 'de la Puissance',
  life: 'de la vie',
  reroll: 'une Relance',
};
/** « 2 jetons Puissance : sa Puissance passe de 1 à 3 »: what somebody gets back. */
const backText = (gauge: RecoverGauge, before: number, after: number): string => {
  const gain = after - before;
  if (gauge === 'reroll') return 'son jeton Relance';
  return gauge === 'energy'
    ? `${plural(gain, 'jeton Puissance', 'jetons Puissance')} : sa Puissance passe de ${before} à ${after}`
    : `${plural(gain, 'point de vie', 'points de vie')} : sa vie passe de ${before} à ${after}`;
};

export const partieNames = (state: PartieState): Names => ({
  unit: (id) => state.fixed.sheets[id]?.name ?? id,
  module: (id) => {
    const module = state.fixed.moduleOf[id];
    return module ? `module ${MODULE_NAMES[module.kind]} (${module.cell})` : id;
  },
  speaks: state.combat && speakerOf(state.combat),
});

/** Where a die lies, in words: « sur l'attaque ». */
export const spotText = (spot: Spot, names: Names): string => {
  const { kind, about } = parseSpot(spot);
  const WORDS: Readonly<Record<string, () => string>> = {
    center: () => 'au centre de la carte',
    attack: () => "sur l'attaque",
    energy: () => 'sur une icône Puissance vide',
    life: () => 'sur les points de vie',
    reroll: () => "sur l'icône Relance",
    heal: () => `sur la carte ${de(names.unit(about))}, pour un soin`,
    'module-energy': () => `sur l'icône d'énergie du ${names.module(about)}`,
    'module-care': () => `sur la croix rouge du ${names.module(about)}`,
    'module-target': () => `sur la cible du ${names.module(about)}`,
    'module-repair': () => `en haut du ${names.module(about)}, à réparer`,
  };
  return WORDS[kind]?.() ?? spot;
};

const over: Readonly<Record<Reason, (winner: Side | null, round: number) => string>> = {
  extermination: (winner) =>
    `${SIDE_NAMES[winner ?? 'heroes']} ont éliminé toute l'équipe adverse et gagnent la partie.`,
  base: (winner) => `${SIDE_NAMES[winner ?? 'heroes']} ont détruit la base adverse et gagnent la partie.`,
  galactus: (_, round) =>
    `Le tour ${round} s'achève sans vainqueur : Galactus détruit Battleworld, les deux camps perdent.`,
};

const say = byTag<PartieEvent, readonly [Names], string>({
  ...COMBAT_SENTENCES,
  'initiative-drawn': ({ side }) =>
    side === 'heroes'
      ? 'Le jeton initiative montre sa face Héros : les Héros commencent.'
      : 'Le jeton initiative montre sa face Vilains : les Vilains commencent.',
  moved: ({ unit, from, to, over: crossed, steps }, names) => {
    const path = `${names.unit(unit)} va de ${from} en ${to}`;
    if (crossed.length > 0)
      return `${path} en survolant ${listOf(crossed.map((id) => (names.module(id) === id ? names.unit(id) : `le ${names.module(id)}`)))}.`;
    return steps === 2 ? `${path}, 2 cases en vol.` : `${path}.`;
  },
  stayed: ({ unit, cell }, names) => `${names.unit(unit)} reste en ${cell}.`,
  placed: ({ unit, spot, faces }, names) => `Le D${faces} ${de(names.unit(unit))} se pose ${spotText(spot, names)}.`,
  'flight-lost': ({ unit, healer }, names) =>
    unit === healer
      ? `En soignant, ${names.unit(unit)} perd le Vol jusqu'à la fin du tour.`
      : `Ce soin fait perdre le Vol à ${names.unit(unit)} jusqu'à la fin du tour.`,
  'dice-engaged': ({ units }, names) =>
    units.length > 1
      ? `Les dés ${listOf(units.map((unit) => de(names.unit(unit))))} reviennent au centre pour ce combat.`
      : `Le dé ${listOf(units.map((unit) => de(names.unit(unit))))} revient au centre pour ce combat.`,
  'already-centred': ({ unit, again }, names) =>
    again
      ? `${names.unit(unit)} doit encore se défendre ce tour-ci ; son dé est déjà au centre.`
      : `${names.unit(unit)} doit se défendre ; son dé était déjà au centre, il n'y a rien à perdre.`,
  'phase-2': ({ side }) =>
    side === 'heroes'
      ? 'Tous les dés sont posés : la phase 2 commence, la parole est aux Héros.'
      : 'Tous les dés sont posés : la phase 2 commence, la parole est aux Vilains.',
  recovered: ({ unit, gauge, before, after }, names) =>
    `${names.unit(unit)} récupère ${backText(gauge, before, after)}. Son dé revient au centre.`,
  healed: ({ unit, by, before, after }, names) =>
    `${names.unit(by)} soigne ${names.unit(unit)}, dont la vie passe de ${before} à ${after}.`,
  repaired: ({ module, by, before, after }, names) =>
    `${names.unit(by)} répare le ${names.module(module)}, dont la résistance passe de ${before} à ${after}.`,
  passed: ({ side, forced }) =>
    forced ? `${SIDE_NAMES[side]} n'ont rien à faire et passent d'office.` : `${SIDE_NAMES[side]} passent.`,
  'die-returned': ({ unit }, names) =>
    `Le module qui portait le dé ${de(names.unit(unit))} n'est plus : ce dé revient au centre.`,
  'heal-void': ({ unit, target }, names) =>
    `${names.unit(target)} n'est plus en jeu : le dé que ${names.unit(unit)} avait posé sur sa carte revient au centre.`,
  'module-gain': ({ unit, module, gauge, before, after }, names) =>
    after === before
      ? `Le ${names.module(module)} n'a rien à rendre à ${names.unit(unit)} : cette jauge est pleine.`
      : `Le ${names.module(module)} rend à ${names.unit(unit)} ${backText(gauge, before, after)}.`,
  'round-over': ({ round }) => `Fin du tour ${round}.`,
  'dice-centred': () => 'Tous les dés reviennent au centre des cartes.',
  'initiative-flipped': ({ side, round }) =>
    side === 'heroes'
      ? `Le jeton initiative est retourné : les Héros ouvrent le tour ${round}.`
      : `Le jeton initiative est retourné : les Vilains ouvrent le tour ${round}.`,
  'game-over': ({ winner, reason, round }) => over[reason](winner, round),
});

const label = byTag<PartieAction, readonly [Names, PartieState], string>({
  ...COMBAT_LABELS,
  initiative: ({ side }) => (side === 'heroes' ? 'Initiative aux Héros' : 'Initiative aux Vilains'),
  move: ({ unit, to }, names, state) =>
    unitOf(state, unit).cell === to ? `Laisser ${names.unit(unit)} en ${to}` : `Déplacer ${names.unit(unit)} en ${to}`,
  place: ({ spot }, names) => `Poser le dé ${spotText(spot, names)}`,
  attack: ({ attackers, target }, names, state) => {
    const goal = Object.hasOwn(state.fixed.moduleOf, target) ? `le ${names.module(target)}` : names.unit(target);
    const team = attackers.map(names.unit);
    const led = team.length > 1 ? ` (initiateur : ${team[0] ?? ''})` : '';
    return `Attaquer ${goal} avec ${listOf(team)}${led}`;
  },
  recover: ({ unit, gauge }, names) => `Récupérer ${GAUGE_WORDS[gauge]} (${names.unit(unit)})`,
  heal: ({ unit }, names, state) =>
    `Soigner ${names.unit(parseSpot(unitOf(state, unit).spot).about)} (${names.unit(unit)})`,
  repair: ({ unit }, names, state) =>
    `Réparer le ${names.module(parseSpot(unitOf(state, unit).spot).about)} (${names.unit(unit)})`,
  pass: () => 'Passer',
});

const ask = (state: PartieState): string => {
  const names = partieNames(state);
  if (state.result) return over[state.result.reason](state.result.winner, state.round);
  if (state.combat) return askCombat(state.combat, names);
  if (state.phase === 'initiative') return 'Le jeton initiative est lancé.';
  if (state.moving !== null) return `${SIDE_NAMES[state.toMove]} posent le dé ${de(names.unit(state.moving))}.`;
  const side = SIDE_NAMES[state.toMove];
  if (state.phase === 1) return `Tour ${state.round}, phase 1. ${side} choisissent un personnage à déplacer.`;
  return canAct(state, state.toMove)
    ? `Tour ${state.round}, phase 2. ${side} attaquent, agissent ou passent.`
    : `Tour ${state.round}, phase 2. ${side} n'ont rien à faire : ils passent d'office.`;
};

export const partieText: ModeText<PartieMode> = {
  event: (event, state) => say(event, partieNames(state)),
  action: (action, state) => label(action, partieNames(state), state),
  refusal: ({ code }) => refusalText(code),
  node: ask,
  result: (result, state) => {
    const [reason, winner] = result.split(':');
    return over[(reason ?? 'galactus') as Reason](
      winner === 'heroes' || winner === 'villains' ? winner : null,
      state.round,
    );
  },
  seat: (seat: Seat) => SIDE_NAMES[seat === 0 ? 'heroes' : 'villains'],
};
