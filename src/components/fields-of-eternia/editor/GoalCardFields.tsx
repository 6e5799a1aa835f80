// The fields of what is to be achieved: quests, objectives of victory.
import type { JSX } from 'preact';
import type { Goal, Objective, QuestCard } from '../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { EffectsField } from './EffectsField.tsx';
import { NumberOf, PickOf, TextOf } from './fields.tsx';
import { below, narrow, type Part } from './part.ts';

const TASKS: readonly (readonly [kind: QuestCard['task']['kind'], label: string])[] = [
  ['texte', 'une tâche en toutes lettres'],
  ['jet', 'un jet de dés'],
];
export const QuestFields = ({ part }: { readonly part: Part<QuestCard> }): JSX.Element => {
  const task = below(part, 'task');
  return (
    <>
      <div class="fields">
        <PickOf
          part={{
            path: `${task.path}.kind`,
            value: task.value.kind,
            change: (kind) => task.change(kind === 'jet' ? { kind, dice: 3, needed: 1 } : { kind }),
          }}
          label="Ce qui est demandé"
          choices={TASKS}
        />
        {task.value.kind === 'jet' ? (
          <>
            <NumberOf part={below(narrow(task, task.value), 'dice')} label="Dés lancés" />
            <NumberOf part={below(narrow(task, task.value), 'needed')} label="Réussites demandées" />
          </>
        ) : null}
      </div>
      <EffectsField part={below(part, 'reward')} title="Récompense" />
    </>
  );
};
const GOALS: readonly (readonly [kind: Goal['kind'], label: string])[] = [
  ['texte', 'un objectif en toutes lettres'],
  ['avant-postes', 'avant-postes contrôlés'],
  ['heros-vaincus', 'héros ennemis vaincus'],
  ['creatures', 'créatures domptées'],
  ['eternium', 'Eternium en réserve'],
  ['quetes', 'quêtes réussies'],
];
export const ObjectiveFields = ({
  part,
  title,
}: {
  readonly part: Part<Objective>;
  readonly title: string;
}): JSX.Element => {
  const aim = below(part, 'goal');
  const { kind } = aim.value;
  return (
    <>
      <p class="base-title">{typeset(title)}</p>
      <div class="fields">
        <TextOf part={below(part, 'text')} label="Texte" max={300} class="wide" />
        <PickOf
          part={{
            path: `${aim.path}.kind`,
            value: kind,
            change: (next: Goal['kind']) =>
              aim.change(
                next === 'texte' ? { kind: next } : { kind: next, count: 'count' in aim.value ? aim.value.count : 1 },
              ),
          }}
          label="Ce qui est compté"
          choices={GOALS}
        />
        {aim.value.kind === 'texte' ? null : <NumberOf part={below(narrow(aim, aim.value), 'count')} label="Combien" />}
        <NumberOf part={below(part, 'pv')} label="PV" />
      </div>
    </>
  );
};
