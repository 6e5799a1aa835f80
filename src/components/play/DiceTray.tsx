import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Open } from '../../engine/kernel/game.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typographie.ts';
import { Die, dieLabel } from './Die.tsx';
import { draw, typedFace } from './dice.ts';
import type { ChanceFace, ModeUi } from './mode.ts';

interface Outcome<A> {
  readonly action: A;
  readonly face: ChanceFace | undefined;
  readonly label: string;
}
interface TrayProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly state: S;
  readonly node: Open<A, R> & { readonly kind: 'chance' };
  readonly imposed?: A | undefined; // what the scenario wants here
  readonly onPick: (action: A) => void;
}

const Typed = <A,>({ faces, outcomes, onPick }: { readonly faces: number; readonly outcomes: readonly Outcome<A>[]; readonly onPick: (action: A) => void }): JSX.Element => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const value = typedFace(text, faces);
    const found = outcomes.find(({ face }) => face?.value === value);
    setWrong(found === undefined);
    if (found !== undefined) onPick(found.action);
  };
  return (
    <form class="typed" onSubmit={submit} noValidate>
      <label>
        Saisir le résultat
        <input type="text" inputMode="numeric" autoComplete="off" size={3} value={text} aria-invalid={wrong} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn">
        Valider
      </button>
      {wrong ? (
        <p class="fault" role="alert">
          {typographie(`Un D${faces} donne un nombre de 1 à ${faces}.`)}
        </p>
      ) : null}
    </form>
  );
};

/** A throw: rolled here, read on a real die, or picked to see what it would change. */
export const DiceTray = <S, A, E extends Cite<R>, R extends string, P>({ mode, state, node, imposed, onPick }: TrayProps<S, A, E, R, P>): JSX.Element => {
  const outcomes = node.outcomes.map(({ action }): Outcome<A> => {
    const face = mode.chance(action, state);
    return { action, face, label: face?.label ?? mode.text.action(action, state) };
  });
  const dice = outcomes[0]?.face?.kind === 'die' ? outcomes[0].face.faces : undefined;
  const wanted = imposed === undefined ? undefined : outcomes.find(({ action }) => JSON.stringify(action) === JSON.stringify(imposed));
  const roll = (): void => {
    const action = draw(node);
    if (action !== undefined) onPick(action);
  };
  return (
    <div class="tray" role="group" aria-label={dice === undefined ? 'Tirage' : 'Jet de dé'}>
      <div class="choices">
        {wanted === undefined ? null : (
          <button type="button" class="btn go" onClick={() => onPick(wanted.action)}>
            {typographie(`Prendre le jet imposé : ${wanted.label}`)}
          </button>
        )}
        <button type="button" class={wanted === undefined ? 'btn go' : 'btn'} data-commande="lancer" onClick={roll}>
          {dice === undefined ? 'Tirer au sort' : 'Lancer'}
        </button>
        {dice === undefined ? null : <Typed faces={dice} outcomes={outcomes} onPick={onPick} />}
      </div>
      <p class="tray-or">{dice === undefined ? 'Ou choisir l’issue' : 'Ou choisir la face'}</p>
      <div class="faces">
        {outcomes.map(({ action, face, label }) => (
          <button type="button" class="face" key={label} aria-label={face?.kind === 'die' ? dieLabel(face) : typographie(label)} onClick={() => onPick(action)}>
            {face?.kind === 'die' ? <Die faces={face.faces} value={face.value} /> : typographie(label)}
          </button>
        ))}
      </div>
    </div>
  );
};
