// A play out of its step: what deserves a better answer than « not now ».
import type { Fault } from '../faults.ts';
import { cardOf, inPlay } from './board.ts';
import { mayShoot, outOfPoints, shootFault } from './refuse-destroyer.ts';
import { at, no, noWith, spent, unshown, when } from './laws.ts';
import { STEPS } from './steps.ts';
import type { PartieAction, PartieState, Phase } from './types.ts';

/** Plays out of step that deserve a better answer than « not now ». */
const outOfStep = (state: PartieState, action: PartieAction): Fault => {
  switch (action.type) {
    case 'turn':
      return (
        when(
          state.phase === 'squadron' || state.phase === 'arrive',
          'tourner-trop-tot',
          'bbs.chasseurs.pas-de-rotation-avant-tir',
          'bbs.rotations.apres-tir',
        ) ?? when(state.card !== null && cardOf(state).turn === 0, 'pas-de-rotation', 'bbs.rotations.facteur-0')
      );
    case 'destroyer':
      return when(state.turn.destroyer !== null, 'un-seul-destroyer', 'bbs.destroyers.un-seul');
    case 'no-destroyer':
    case 'hold':
      return when(state.phase === 'squadron', 'escadron-obligatoire', 'bbs.chasseurs.obligatoire');
    case 'helm':
      return state.turn.destroyer !== null && state.turn.points === 0 ? outOfPoints(state) : undefined;
    case 'shoot':
      return lateShot(state, action.ship);
    case 'laser':
      return when(LATE.has(state.phase), 'tir-deja', 'bbs.tir-destroyers.une-cible');
    case 'super':
      return (
        spent(state) ??
        when(LATE.has(state.phase), 'tir-deja', 'bbs.valkyries.super-tir-une-fois', 'bbs.tir-destroyers.une-cible')
      );
    case 'engage':
    case 'teleport':
      return spent(state);
    case 'pace':
      return unshown(
        state,
        'vonyan-2',
        no('doubler-sans-pouvoir', 'bbs.vonyan.double', 'bbs.chasseurs.nombre-exact'),
        'bbs.vonyan.double',
      );
    case 'resurrect':
      return no('resurrection-moment', 'bbs.dreckach.resurrection', 'bbs.pouvoirs.moment');
    case 'absorb':
      return no('rien-a-absorber', 'bbs.dreckach.blindage-activation', 'bbs.dreckach.blindage-tir');
    default:
      return undefined;
  }
};
/** A turn goes past step 6 by itself when the destroyer has no target: a shot is then refused for what is wrong with it. */
const LATE: ReadonlySet<Phase> = new Set<Phase>(['draw-window', 'draw', 'close']);
const lateShot = (state: PartieState, id: string): Fault => {
  const target = at(state, id);
  const { destroyer } = state.turn;
  if (!LATE.has(state.phase) || target === undefined) return undefined;
  if (destroyer === null || !inPlay(state, destroyer))
    return no('tir-autre-destroyer', 'bbs.tir-destroyers.seul-active');
  return mayShoot(state) ?? shootFault(state, target) ?? no('tir-deja', 'bbs.tir-destroyers.une-cible');
};
/** Decisions in the middle of a step: nothing else is open before they are taken. */
const PENDING: ReadonlySet<Phase> = new Set<Phase>([
  'pace',
  'drive',
  'arrive',
  'elite',
  'heading',
  'keep',
  'react',
  'draw',
  'resurrect',
  'restore',
]);
export const stepFault = (state: PartieState, action: PartieAction): Fault => {
  if (state.phase === 'over') return no('finie', 'bbs.fin.moment');
  const step = STEPS[action.type];
  if (step === undefined || step.phases.includes(state.phase)) return undefined;
  return (
    outOfStep(state, action) ??
    (PENDING.has(state.phase)
      ? noWith('reglage-attendu', { quoi: state.phase }, ...step.cites)
      : no('pas-l-etape', ...step.cites))
  );
};
