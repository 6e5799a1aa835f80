// Why an answer to what an effect asks is refused.
import { canonical } from '../../kernel/json.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { Fault } from '../faults.ts';
import type { Verb } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import type { FigureId } from '../types.ts';
import { tilesFor } from './aims.ts';
import { fallenTiles, readyEffects } from './event.ts';
import { figureOf, hqFigure, isShielded, isUp, powerOf, sideOf, tileOf, topTask } from './reads.ts';
import { type Law, no, noWith, ORDER, stepOf, taskIs, when } from './laws.ts';
import { impossible, pickedFault } from './refuse-why.ts';
import { powerById } from '../powers.ts';
import { effectOf } from './steps.ts';
import type { PartieAction, PartieState } from './types.ts';
import { answersTo } from './verbs.ts';

/** Not what is being asked: with the rules of what is. */
export const notAsked = (state: PartieState): Fault => {
  const step = stepOf(state);
  if (step) return no('choix-attendu', ...step.verb.rules);
  return taskIs(state, 'choose')
    ? no('choix-obligatoire', 'vs.qg.obligatoire', 'vs.qg.ou')
    : no('pas-maintenant', ORDER);
};

/** Among what the step listed; `reason` says better why not. */
export const listedAnswer = (state: PartieState, action: PartieAction, reason: (verb: Verb) => Fault): Fault => {
  const step = stepOf(state);
  const answers = step === undefined ? undefined : answersTo(state, step.task);
  if (step === undefined || answers === undefined || !answers.some(({ type }) => type === action.type))
    return notAsked(state);
  return answers.some((answer) => canonical(answer) === canonical(action))
    ? undefined
    : (reason(step.verb) ?? no('cible-exclue', ...step.verb.rules));
};

export const doneFault: Law<'done'> = (_, state) =>
  taskIs(state, 'act') || stepOf(state)?.verb.do === 'tell' ? undefined : notAsked(state);

export const chooseFault: Law<'choose'> = ({ keys }, state) => {
  const task = topTask(state);
  const step = stepOf(state);
  if (task?.task === 'choose') {
    const { effects } = powerById(task.power);
    if (keys.length > 1) return no('un-seul-effet', 'vs.qg.ou');
    const effect = effects.find(({ key }) => key === keys[0]);
    if (effect === undefined) return no('effet-inconnu', 'vs.qg.ou');
    return readyEffects(state).includes(effect) ? undefined : impossible(state, effect);
  }
  if (step?.verb.do !== 'split') return begunElsewhere(state, keys[0]) ?? notAsked(state);
  if (keys.length > 1) return no('un-seul-effet', ...step.verb.rules);
  return when(
    !Object.hasOwn(effectOf(powerById(step.task.power), step.task.key).parts ?? {}, keys[0]),
    'effet-inconnu',
    ...step.verb.rules,
  );
};

/** The power has begun by itself with the only effect that could be applied: another one is refused for what it lacks. */
const begunElsewhere = (state: PartieState, key: string): Fault => {
  const step = stepOf(state);
  const effect =
    step === undefined
      ? undefined
      : powerById(step.task.power).effects.find((one) => one.key === key && one.key !== step.task.key);
  return effect === undefined ? undefined : impossible(state, effect);
};

export const figureFault = (state: PartieState, id: FigureId, rules: Some<VsRule>): Fault => {
  const figure = figureOf(state, id);
  if (figure === undefined) return no('figurine-inconnue', 'vs.presentation.tout-par-tuile');
  if (figure.at === 'hidden') return no('batman-cache', 'vs.pouvoirs-heros.batman-figurine-retiree');
  if (!isUp(figure)) return no('plus-en-jeu', ...rules);
  return when(isShielded(state, figure), 'otage-protege', 'vs.m4.otages-proteges');
};

export const pickFault: Law<'pick'> = ({ figure, seen }, state) =>
  seen === false && stepOf(state)?.verb.do === 'pick'
    ? no('hors-de-vue', ...known(stepOf(state)).verb.rules)
    : listedAnswer(state, { type: 'pick', figure }, (verb) => {
        const fault = figureFault(state, figure, verb.rules);
        return fault || verb.do !== 'pick'
          ? fault
          : pickedFault(state, verb.of, known(figureOf(state, figure)), verb.rules);
      });

export const pickTileFault: Law<'pick-tile'> = ({ tile }, state) => {
  if (taskIs(state, 'mission-event'))
    return when(!fallenTiles(state).includes(tile), 'pas-neutralisee', 'vs.m6.evenement');
  const step = stepOf(state);
  if (step?.verb.do !== 'pick-tile') return notAsked(state);
  if (tileOf(state, tile)?.part === 'event') return no('evenement-exclu', ...step.verb.rules);
  return when(
    !tilesFor(state, state.active, step.verb.of).some(({ id }) => id === tile),
    'tuile-exclue',
    ...step.verb.rules,
  );
};

export const zoneFault: Law<'pick-zone'> = ({ zone, distance }, state) => {
  const step = stepOf(state);
  if (distance !== undefined && distance !== 1 && step?.verb.do === 'smoke')
    return no('fumigene-distance', ...step.verb.rules);
  return listedAnswer(state, { type: 'pick-zone', zone }, ({ rules }) =>
    no(state.fixed.zones.includes(zone) ? 'zone-deja' : 'zone-inconnue', ...rules),
  );
};

export const answerFault: Law<'yes' | 'no'> = (action, state) => {
  if (taskIs(state, 'bloom', 'surprise')) return undefined;
  if (stepOf(state) === undefined && powerOf(state, 'villain')?.id === 'mr-bloom')
    return no('bloom-corps-a-corps', 'vs.pouvoirs-vilains.mr-bloom-mutation');
  return listedAnswer(state, action, () => undefined);
};

export const countFault: Law<'count'> = (action, state) =>
  listedAnswer(state, action, ({ rules, ...verb }) => {
    const most = (answersTo(state, known(stepOf(state)).task)?.length ?? 1) - 1;
    if (verb.do !== 'recover') return no('nombre-impossible', ...rules);
    return most === 0 && hqFigure(state, state.active)?.life !== hqFigure(state, state.active)?.most
      ? no('vilain-present', 'vs.pouvoirs-heros.batman-year-100-echappee-soin')
      : noWith(
          'soin-plafond',
          { n: most },
          'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
          'vs.pouvoirs-heros.batman-year-100-echappee-soin',
        );
  });

export const exchangeFault: Law<'exchange'> = ({ tiles: [a, b] }, state) => {
  const { river } = sideOf(state, state.active);
  const inOrder = river.indexOf(a) < river.indexOf(b) ? ([a, b] as const) : ([b, a] as const);
  return listedAnswer(state, { type: 'exchange', tiles: inOrder }, ({ rules }) =>
    no(
      [a, b].some((id) => tileOf(state, id)?.part === 'event') ? 'echange-evenement' : 'echange-deux-tuiles',
      ...rules,
    ),
  );
};

export const rolledFault: Law<'rolled'> = (action, state) =>
  listedAnswer(state, action, ({ rules }) =>
    no(stepOf(state)?.task.power === 'harley-quinn' ? 'succes-impossible' : 'resultat-impossible', ...rules),
  );
