// Why an action may not be played. What passes here leads where a listed option leads.
import { byTag } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import type { FigureId } from '../types.ts';
import { isDraft } from './draft-fits.ts';
import { isDraftPhase } from './draft-choices.ts';
import { draftFault } from './draft.ts';
import { costInCubes } from './posts.ts';
import { isUsedUp, nextCost, placeOf, sideOf, surcharge, tileOf } from './reads.ts';
import {
  answerFault,
  chooseFault,
  countFault,
  doneFault,
  exchangeFault,
  listedAnswer,
  notAsked,
  pickFault,
  pickTileFault,
  rolledFault,
  zoneFault,
} from './refuse-answers.ts';
import { type Law, no, noWith, ORDER, taskIs, tileFault, when } from './laws.ts';
import {
  aimFault,
  cubesFault,
  escortFault,
  lendFault,
  markerFault,
  moveFault,
  neutraliseFault,
  riverFault,
  seenOnMap,
  testFault,
  tileOutFault,
  woundsFault,
} from './refuse-reports.ts';
import { isReport } from './reports.ts';
import type { PartieAction, PartieState } from './types.ts';

const waiting = ({ phase, tasks }: PartieState): Fault => {
  if (tasks.at(-1)?.task === 'choose') return no('choix-obligatoire', 'vs.qg.obligatoire', 'vs.qg.ou');
  if (tasks.length > 0) return no('activation-en-cours', ORDER);
  if (phase === 'upkeep' || phase === 'start') return no('entretien-d-abord', ORDER);
  return phase === 'close' ? no('etape-passee', 'vs.tour.renoncer', ORDER) : undefined;
};
const activateFault: Law<'activate'> = ({ tile: id, discs: told, from = 'available' }, state) => {
  const fault = waiting(state) ?? tileFault(state, id);
  if (fault) return fault;
  const { discs, cubes } = sideOf(state, state.active);
  if (tileOf(state, id)?.face !== 'active') return no('tuile-neutralisee', 'vs.presentation.tout-par-tuile');
  if (isUsedUp(state, state.active, id)) return no('deja-activee', 'vs.tour.boucle');
  const cout = nextCost(state, id);
  if (from !== 'available') return no('paiement-zone', 'vs.dpa.paiement');
  if (told === 0) return noWith('payer-d-abord', { cout }, 'vs.dpa.acheter-avant');
  if (told !== undefined && told !== cout) return noWith('cout-exact', { cout }, 'vs.dpa.cout-n');
  const robin =
    surcharge(state, state.active, id) > 0 ? (['vs.pouvoirs-heros.robin-damian-wayne-surcout'] as const) : [];
  if (discs.available < cout)
    return noWith(
      'disques-insuffisants',
      { cout, reste: discs.available },
      'vs.dpa.insuffisant',
      'vs.dpa.cout-n',
      ...robin,
    );
  const cost = costInCubes(state, state.active, placeOf(state, state.active, id));
  return cubes.available < cost
    ? noWith(
        'energie-insuffisante',
        { cout: cost, reste: cubes.available },
        'vs.activation.cout-energie',
        'vs.dpa.acheter-avant',
      )
    : undefined;
};
const inPhase =
  <K extends PartieAction['type']>(phase: PartieState['phase']): Law<K> =>
  (_action, state) =>
    when(state.phase !== phase || state.tasks.length > 0, 'pas-maintenant', ORDER);

type Draft = 'hq' | 'lieutenant' | 'avatar' | 'take' | 'control' | 'operate';
const law = byTag<Exclude<PartieAction, { readonly type: Draft }>, readonly [PartieState], Fault>({
  equip: () => no('pas-de-materiel', 'vs.presentation.pas-de-materiel'),
  upkeep: inPhase('upkeep'),
  begin: inPhase('start'),
  activate: activateFault,
  stop: inPhase('discs'),
  'end-turn': inPhase('close'),
  done: doneFault,
  choose: chooseFault,
  first: (_, state) => (taskIs(state, 'order') ? undefined : notAsked(state)),
  pick: pickFault,
  'pick-two': (action, state) =>
    listedAnswer(state, { type: 'pick-two', figures: inRosterOrder(state, action.figures) }, ({ rules }) =>
      no('meme-tuile', ...rules),
    ),
  'pick-tile': pickTileFault,
  'pick-zone': zoneFault,
  yes: answerFault,
  no: answerFault,
  count: countFault,
  hide: (action, state) => listedAnswer(state, action, ({ rules }) => no('ombre-inconnue', ...rules)),
  hack: (action, state) => listedAnswer(state, action, ({ rules }) => no('case-piratee', ...rules)),
  exchange: exchangeFault,
  put: ({ place }, state) =>
    taskIs(state, 'place')
      ? when(
          place < 1 || place > sideOf(state, state.active).river.length || !Number.isInteger(place),
          'place-inconnue',
          'vs.activation.comme-premiere-tuile',
        )
      : notAsked(state),
  rolled: rolledFault,
  move: moveFault,
  wounds: woundsFault,
  neutralise: neutraliseFault,
  'tile-out': tileOutFault,
  test: testFault,
  escort: escortFault,
  aim: aimFault,
  cubes: cubesFault,
  river: riverFault,
  marker: markerFault,
  lend: lendFault,
});
const inRosterOrder = (
  { figures }: PartieState,
  [a, b]: readonly [FigureId, FigureId],
): readonly [FigureId, FigureId] =>
  figures.findIndex(({ id }) => id === a) <= figures.findIndex(({ id }) => id === b) ? [a, b] : [b, a];

export const refuse = (state: PartieState, action: PartieAction): Fault => {
  if (state.phase === 'over') return no('finie', 'vs.fin.victoire-apres-fin');
  if (action.type === 'equip') return law(action, state);
  if (isDraftPhase(state.phase) || isDraft(action)) return draftFault(state, action);
  return (isReport(action) ? seenOnMap(state) : undefined) ?? law(action, state);
};
