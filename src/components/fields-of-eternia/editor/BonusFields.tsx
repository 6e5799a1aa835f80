// What a card worn, won or ridden adds to its hero.
import type { JSX } from 'preact';
import type { Bonus } from '../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { CheckOf, MaybeNumber } from './fields.tsx';
import { below, filled, type Part } from './part.ts';

const BONUSES: readonly (readonly [key: Exclude<keyof Bonus, 'vol' | 'garnison'>, label: string])[] = [
  ['initiative', 'Initiative'],
  ['attaque', 'Attaque'],
  ['defense', 'Défense'],
  ['esprit', 'Esprit'],
  ['corps', 'Corps'],
  ['deplacement', 'Déplacement'],
];
export const BonusFields = ({
  part,
  title,
}: {
  readonly part: Part<Bonus | undefined>;
  readonly title: string;
}): JSX.Element => {
  const bonus = filled(part, {});
  return (
    <>
      <p class="base-title">{typeset(title)}</p>
      <div class="fields">
        {BONUSES.map(([key, label]) => (
          <MaybeNumber key={key} part={below(bonus, key)} label={label} empty="0" />
        ))}
        <CheckOf part={below(bonus, 'vol')} label="Vol" />
        <CheckOf part={below(bonus, 'garnison')} label="Permet des soldats dans sa base" />
      </div>
    </>
  );
};
