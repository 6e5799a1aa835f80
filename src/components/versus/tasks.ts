// The work under way, in words: what is done now, then what follows.
import type { PartieState, Task } from '../../engine/versus/partie/types.ts';
import type { PowerId } from '../../engine/versus/types.ts';
import { of } from '../../engine/versus/words.ts';
import { shortName } from './plaques.ts';
import { tileName } from './words.ts';

type PowerTask = Extract<Task, { readonly task: 'power' }>;
/** The title of a power, and what its step asks: examples, whose log says it, do not carry them. */
export interface PowerNamer {
  readonly title: (power: PowerId) => string;
  readonly step: (task: PowerTask) => string | undefined;
}
const UNNAMED: PowerNamer = { title: () => 'Pouvoir de QG', step: () => undefined };
const inZone = (zone: string | null): string => (zone === null ? '' : `, zone ${zone}`);
const sayTask = (task: Task, state: PartieState, power: PowerNamer): string => {
  switch (task.task) {
    case 'act':
      return `Activation ${of(tileName(state, task.tile))}${(task.loans ?? []).length === 0 ? '' : ', avec une compétence prêtée'}`;
    case 'choose':
      return `${power.title(task.power)} : choisir l’effet`;
    case 'power':
      return `${power.title(task.power)} : ${power.step(task) ?? `effet ${task.key.charAt(0)}, point ${task.at + 1}`}`;
    case 'power-step':
      return 'Le pouvoir du QG';
    case 'order':
      return 'Dire ce qui passe d’abord, du pouvoir ou de l’événement de mission';
    case 'mission-event':
      return 'Événement de mission';
    case 'place':
      return `${shortName(tileName(state, task.tile))} : choisir sa place dans la rivière`;
    case 'bloom':
      return `Mr. Bloom : une figurine de bande à poser${inZone(task.zone)}`;
    case 'surprise':
      return 'Batman reparaît : attaque surprise, s’il le veut';
  }
};
/** The first is under way, the others wait. */
export const tasksOf = (state: PartieState, power: PowerNamer = UNNAMED): readonly string[] =>
  state.tasks.toReversed().map((task) => sayTask(task, state, power));
