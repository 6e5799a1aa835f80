// A handful of dice read on a real table: one number for each face. There may be hundreds of outcomes, none is listed.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import type { ListProps } from './DiceTray.tsx';
import { typedCount } from './dice.ts';
import type { ChanceFace } from './mode.ts';

type Counts = readonly (readonly [face: string, dice: number])[];
const countsOf = (face: ChanceFace | undefined): Counts => (face?.kind === 'pool' ? face.counts : []);

export const Pool = <A,>({ outcomes, onPick, pick }: ListProps<A> & { readonly pick: string }): JSX.Element => {
  const faces = countsOf(outcomes[0]?.face);
  const dice = faces.reduce((sum, [, count]) => sum + count, 0);
  const [texts, setTexts] = useState<readonly string[]>(faces.map(() => ''));
  const [wrong, setWrong] = useState(false);
  const values = texts.map((text) => typedCount(text, dice));
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const submit = (event: Event): void => {
    event.preventDefault();
    const found = outcomes.find(({ face }) => countsOf(face).every(([, count], i) => count === values[i]));
    setWrong(found === undefined);
    if (found !== undefined) onPick(found.action);
  };
  return (
    <form class="typed pool" onSubmit={submit} noValidate>
      <p class="tray-or">{typeset(pick)}</p>
      <div class="pool-faces">
        {faces.map(([name], i) => (
          <label key={name}>
            {typeset(name)}
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              size={2}
              placeholder="0"
              value={texts[i]}
              aria-invalid={wrong}
              onInput={(event) => setTexts(texts.map((one, at) => (at === i ? event.currentTarget.value : one)))}
            />
          </label>
        ))}
      </div>
      <button type="submit" class="btn">
        {typeset(`Valider : ${sum} sur ${dice}`)}
      </button>
      {wrong ? (
        <p class="fault" role="alert">
          {typeset(
            sum === dice ? 'Ces dés ne peuvent pas donner ce jet.' : `Il faut ${dice} en tout, un nombre par face.`,
          )}
        </p>
      ) : null}
    </form>
  );
};
