// Who decides what, now.
import { capital } from '../../kernel/french.ts';
import { CAMP_WORDS, cubesWord, diceWord, discCount, of } from '../words.ts';
import { rollWeights } from './dice.ts';
import { eventCamp, quotedPower, stepsWord, tileName, tileWord } from './names.ts';
import { nextCost, sideOf, topTask, usableTiles } from './reads.ts';
import { type PowerTask, verbOf } from './steps.ts';
import type { PartieState, Phase, Task } from './types.ts';

type Ask = (state: PartieState) => string;
const to = (state: PartieState): string => capital(CAMP_WORDS[state.active].to);

// ── Before the first turn
const picks: Ask = ({ picking }) => capital(CAMP_WORDS[picking].to);

// ── Steps of a turn
const discsAsk: Ask = (state) => {
  const { discs, cubes, done } = sideOf(state, state.active);
  const cost = nextCost(state);
  const price = `${to(state)} : une activation coûte ${discCount(cost)}, et il ${discs.available === 0 ? 'n’en a plus' : `en a ${discs.available}`}`;
  if (discs.available < cost) return `${price}${discs.available === 0 ? '' : ', trop peu pour la payer'}.`;
  if (usableTiles(state).length === 0)
    return `${price} ; avec ${cubesWord(cubes.available)}, il ne peut activer aucune tuile.`;
  return `${price}.${done === 0 ? '' : ` Activations déjà faites à ce tour : ${done}.`}`;
};
const ASKS: Readonly<Record<Exclude<Phase, 'over'>, Ask>> = {
  hq: (state) => `${picks(state)} de choisir son QG.`,
  lieutenant: (state) => `${picks(state)} de choisir le lieutenant de Hush.`,
  avatar: (state) => `${picks(state)} de choisir l’avatar de Clayface.`,
  team: (state) => `${picks(state)} de prendre une tuile pour sa rivière.`,
  control: (state) => `${picks(state)} de choisir la tuile que contrôle Jervis Tetch.`,
  operate: (state) => `${picks(state)} de choisir la tuile qu’opère Prof. Pyg.`,
  upkeep: (state) => `${to(state)}, étape 1 : faire l’entretien.`,
  start: (state) =>
    `${to(state)}, étape 2 : appliquer les effets de début de tour et les rapporter, puis passer aux activations.`,
  discs: discsAsk,
  close: (state) => `${to(state)}, étape 5 : appliquer les effets de fin de tour et les rapporter, puis finir le tour.`,
};

// ── Work under way
const powerAsk = (state: PartieState, task: PowerTask): string => {
  const verb = verbOf(task);
  const title = quotedPower(task.power);
  if (verb?.do === 'roll') {
    const dice = diceWord(verb.dice, verb.colour, verb.reroll);
    return rollWeights(state, verb) === undefined
      ? `Pouvoir ${title} : lancez ${dice}, puis dites combien de succès.`
      : `Pouvoir ${title} : ${dice} à lancer.`;
  }
  return `${to(state)} de jouer le pouvoir ${title}. ${verb === undefined ? '' : stepsWord(verb.rules)}`.trim();
};
const taskAsk = (state: PartieState, task: Task): string => {
  switch (task.task) {
    case 'act':
      return `Activation ${of(tileName(state.fixed, task.tile))} : rapportez ce qui se passe, puis terminez.`;
    case 'choose':
      return `${to(state)} de choisir un effet du pouvoir ${quotedPower(task.power)}.`;
    case 'order':
      return `${to(state)} de dire ce qui vient d’abord : le pouvoir du QG, ou l’événement de la mission.`;
    case 'mission-event':
    case 'power-step':
      return `${to(state)} de choisir la tuile neutralisée qui quitte sa rivière.`;
    case 'place':
      return `${to(state)} de dire à quelle place va ${eventCamp(task.tile) === state.active ? 'sa tuile événement' : tileWord(state.fixed, task.tile)}.`;
    case 'bloom':
      return 'Au vilain : une figurine du gang de Mr. Bloom prend-elle la place de la victime ?';
    case 'surprise':
      return 'Au héros : Batman attaque-t-il par surprise ?';
    case 'power':
      return powerAsk(state, task);
  }
};
/** Nothing once the game is over: its result is told. */
export const nodeText: Ask = (state) => {
  if (state.phase === 'over') return '';
  const task = topTask(state);
  return task === undefined ? ASKS[state.phase](state) : taskAsk(state, task);
};
