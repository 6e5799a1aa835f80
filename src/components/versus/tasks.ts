// The work under way, in words.
import type { PartieState, Task } from '../../engine/versus/partie/types.ts';
import type { PowerId } from '../../engine/versus/types.ts';
import { of } from '../../engine/versus/words.ts';
import { shortName } from './plaques.ts';
import { tileName } from './words.ts';

/** The title of a power: examples, whose caption names it, do not carry them. */
export type TitleOf = (power: PowerId) => string;
const inZone = (zone: string | null): string => (zone === null ? '' : `, zone ${zone}`);
const sayTask = (task: Task, state: PartieState, titleOf: TitleOf): string => {
  switch (task.task) {
    case 'act':
      return `Activation ${of(tileName(state, task.tile))}${(task.loans ?? []).length === 0 ? '' : ', avec une compétence prêtée'}`;
    case 'choose':
      return `${titleOf(task.power)} : choisir l’effet`;
    case 'power':
      return titleOf(task.power); // the question says what it asks
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
/** What is under way, in words; undefined where nothing is. */
export const underWay = (state: PartieState, titleOf: TitleOf = () => 'Pouvoir de QG'): string | undefined => {
  const task = state.tasks.at(-1);
  return task === undefined ? undefined : sayTask(task, state, titleOf);
};
