// Who acts now, and what is open.
import type { Node } from '../../kernel/game.ts';
import { some, type Some } from '../../kernel/result.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, seatOf } from '../types.ts';
import { isDraftPhase } from './draft-choices.ts';
import { draftOptions } from './draft.ts';
import { fallenTiles, readyEffects } from './event.ts';
import { sideOf, topTask, usableTiles } from './reads.ts';
import { reportsOf } from './reports.ts';
import type { PartieAction, PartieState, Phase, Task } from './types.ts';
import { rollWeights } from './dice.ts';
import { type PowerTask, verbOf } from './steps.ts';
import { answersTo } from './verbs.ts';

type VsNode = Node<PartieAction, VsRule>;
const choice = (camp: Camp, options: readonly PartieAction[], ...cites: Some<VsRule>): VsNode => ({
  kind: 'choice',
  seat: seatOf(camp),
  options: some(options),
  cites,
});
const onTable = (options: readonly PartieAction[], cites: Some<VsRule>): VsNode => ({
  kind: 'report',
  options: some(options),
  cites,
});
const DRAFT: Partial<Readonly<Record<Phase, Some<VsRule>>>> = {
  hq: ['vs.mise-en-place.qg-choix', 'vs.mise-en-place.qg-ordre'],
  lieutenant: ['vs.pouvoirs-vilains.hush-lieutenant'],
  avatar: ['vs.pouvoirs-vilains.clayface-avatar-choix'],
  team: ['vs.mise-en-place.equipe-choix', 'vs.mise-en-place.equipe-alternance'],
  control: ['vs.pouvoirs-vilains.jervis-tetch-controle'],
  operate: ['vs.pouvoirs-vilains.prof-pyg-operation'],
};
const powerNode = (state: PartieState, task: PowerTask): VsNode => {
  const verb = verbOf(task);
  const answers = answersTo(state, task) ?? [];
  const cites = verb?.rules ?? ['vs.qg.evenement-special'];
  if (verb?.do === 'tell') return onTable([...answers, ...reportsOf(state)], cites);
  if (verb?.do !== 'roll') return choice(state.active, answers, ...cites);
  const weights = rollWeights(state, verb);
  if (weights === undefined) return onTable(answers, cites);
  return {
    kind: 'chance',
    outcomes: some(
      [...weights].map(([successes, weight]) => ({ action: { type: 'rolled', successes } as const, weight })),
    ),
    cites,
  };
};
/** Mr. Bloom decides, whoever's turn it is. */
const taskNode = (state: PartieState, task: Task): VsNode => {
  const { active } = state;
  switch (task.task) {
    case 'act':
      return onTable([{ type: 'done' }, ...reportsOf(state)], ['vs.activation.comme-premiere-tuile', 'vs.tour.boucle']);
    case 'choose':
      return choice(
        active,
        readyEffects(state).map(({ key }) => ({ type: 'choose', keys: [key] })),
        'vs.qg.ou',
        'vs.qg.obligatoire',
      );
    case 'order':
      return choice(
        active,
        [
          { type: 'first', what: 'power' },
          { type: 'first', what: 'mission' },
        ],
        'vs.qg.obligatoire',
      );
    case 'mission-event':
    case 'power-step':
      return choice(
        active,
        fallenTiles(state).map((tile) => ({ type: 'pick-tile', tile })),
        'vs.m6.evenement',
      );
    case 'place':
      return choice(
        active,
        sideOf(state, active).river.map((_, i) => ({ type: 'put', place: i + 1 })),
        'vs.activation.comme-premiere-tuile',
      );
    case 'bloom':
      return choice('villain', [{ type: 'yes' }, { type: 'no' }], 'vs.pouvoirs-vilains.mr-bloom-mutation');
    case 'surprise':
      return choice('hero', [{ type: 'yes' }, { type: 'no' }], 'vs.pouvoirs-heros.batman-attaque-surprise');
    case 'power':
      return powerNode(state, task);
  }
};
const phaseNode = (state: PartieState): VsNode => {
  const { active, phase } = state;
  switch (phase) {
    case 'upkeep':
      return choice(active, [{ type: 'upkeep' }], 'vs.tour.ordre-etapes', 'vs.tour.entretien-habituel');
    case 'start':
      return onTable([{ type: 'begin' }, ...reportsOf(state)], ['vs.tour.ordre-etapes', 'vs.tour.debut-inchange']);
    case 'discs':
      return choice(
        active,
        [...usableTiles(state).map((tile): PartieAction => ({ type: 'activate', tile })), { type: 'stop' }],
        'vs.tour.ordre-etapes',
        'vs.dpa.acheter-avant',
        'vs.dpa.cout-n',
      );
    case 'close':
      return onTable([{ type: 'end-turn' }, ...reportsOf(state)], ['vs.tour.ordre-etapes', 'vs.tour.fin-habituelle']);
    case 'over':
      return {
        kind: 'end',
        result: `${state.winner ?? ''}`,
        cites: ['vs.fin.victoire-apres-fin', 'vs.fin.un-seul-vainqueur'],
      };
    default:
      return choice(state.picking, draftOptions(state), ...(DRAFT[phase] ?? ['vs.mise-en-place.finir']));
  }
};
export const node = (state: PartieState): VsNode => {
  const task = topTask(state);
  return task === undefined || isDraftPhase(state.phase) ? phaseNode(state) : taskNode(state, task);
};
