// What the planner says. Ordinary spaces: the view typesets them.
import { listOf } from '../../../engine/kernel/french.ts';
import type { PlanBreak, PlanReport, PlanStep } from '../../../engine/versus/planner.ts';

const ordinal = (n: number): string => (n === 1 ? '1re' : `${n}e`);
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n > 1 ? more : one}`;
export const discsWord = (n: number): string => many(n, 'disque');
const activationsWord = (n: number): string => (n === 0 ? 'aucune activation' : many(n, 'activation'));

/** A step: the name that links to its rule, then what it does. */
export const stepWords = (step: PlanStep): readonly [name: string, rest: string] => {
  switch (step.type) {
    case 'upkeep':
      return [
        'Entretien',
        step.recovered === 0 ? ' : rien ne revient' : ` : ${many(step.recovered, 'revient', 'reviennent')}`,
      ];
    case 'renounced':
      return ['Aucune activation', ''];
    case 'activation':
      return [
        `${ordinal(step.activation)} activation`,
        ` : ${discsWord(step.cost)}${step.rank === step.activation ? '' : `, comptée comme ${ordinal(step.rank)}`}`,
      ];
    case 'refused':
      return [`${ordinal(step.activation)} activation`, ` : refusée, ${discsWord(step.cost)} à payer`];
    case 'end':
      return [
        'Fin du tour',
        step.returned === 0
          ? ' : rien à rendre'
          : ` : ${many(step.returned, 'devient indisponible', 'deviennent indisponibles')}`,
      ];
  }
};
/** `first`: the number of the first turn of the plan. */
export const totalWords = ({ inAll, done }: PlanReport, most: number): string =>
  `${many(inAll, 'activation payée', 'activations payées')} en ${many(done.length, 'tour')}, pour ${many(most, 'possible', 'possibles')} au plus.`;
export const breakWords = ({ turn, activation, cost, available }: PlanBreak, first: number): string =>
  `Le plan casse au tour ${turn + first - 1} : la ${ordinal(activation)} activation coûte ${discsWord(cost)}, ${available === 0 ? 'la zone disponible est vide' : available === 1 ? 'il n’en reste qu’un' : `il n’en reste que ${available}`}.`;
export const planWords = (counts: readonly number[]): string =>
  counts.length === 1 ? activationsWord(counts[0] ?? 0) : `${listOf(counts.map(String))} activations`;
