import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Open, Types } from '../../engine/kernel/game.ts';
import { ratio } from '../../engine/kernel/ratio.ts';
import { typeset } from '../../plugins/typography.ts';
import { chanceText } from './advice.ts';
import { draw, typedFace } from './dice.ts';
import { FLAT } from './groups.ts';
import type { ChanceFace, ModeUi } from './mode.ts';
import { Pool } from './Pool.tsx';
import { Die } from '../scene/pieces.tsx';
import { trayWords } from './words.ts';

export interface Outcome<A> {
  readonly action: A;
  readonly weight: number;
  readonly face: ChanceFace | undefined;
  readonly label: string;
}
type Chance<A, R extends string> = Open<A, R> & { readonly kind: 'chance' };
interface TrayProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
  readonly node: Chance<T['action'], T['rule']>;
  readonly blind?: boolean; // who looks may not know what can come: drawn, never chosen
  readonly imposed?: T['action'] | undefined; // what the scenario wants here
  readonly onPick: (action: T['action']) => void;
}
export interface ListProps<A> {
  readonly outcomes: readonly Outcome<A>[];
  readonly onPick: (action: A) => void;
}

/** What the outcomes of a chance are: dice, tokens or cards; undefined when they have no face. */
export const kindOf = <T extends Types>(
  mode: Pick<ModeUi<T>, 'chance'>,
  state: T['state'],
  node: Chance<T['action'], T['rule']>,
): ChanceFace['kind'] | undefined => mode.chance(node.outcomes[0].action, state)?.kind;

const Typed = <A,>({ faces, outcomes, onPick }: ListProps<A> & { readonly faces: number }): JSX.Element => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const value = typedFace(text, faces);
    const found = outcomes.find(({ face }) => face !== undefined && 'value' in face && face.value === value);
    setWrong(found === undefined);
    if (found !== undefined) onPick(found.action);
  };
  return (
    <form class="typed" onSubmit={submit} noValidate>
      <label>
        Saisir le résultat
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          size={3}
          value={text}
          aria-invalid={wrong}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        Valider
      </button>
      {wrong ? (
        <p class="fault" role="alert">
          {typeset(`Un D${faces} donne un nombre de 1 à ${faces}.`)}
        </p>
      ) : null}
    </form>
  );
};

const Faces = <A,>({ outcomes, onPick }: ListProps<A>): JSX.Element => (
  <div class="faces">
    {outcomes.map(({ action, face, label }) => (
      <button
        type="button"
        class="face"
        key={label}
        aria-label={typeset(face?.kind === 'die' ? `D${face.faces} : ${label}` : label)}
        onClick={() => onPick(action)}
      >
        {face?.kind === 'die' ? <Die faces={face.faces} value={face.value} /> : typeset(label)}
      </button>
    ))}
  </div>
);

/** Cards that may come, each with its copies among those left; behind a summary when there are many. */
const Cards = <A,>({ outcomes, onPick, pick }: ListProps<A> & { readonly pick: string }): JSX.Element => {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <details class="draws" open={outcomes.length <= FLAT}>
      <summary>{typeset(pick)}</summary>
      <div class="choices">
        {outcomes.map(({ action, weight, label }, i) => (
          <button
            type="button"
            class="btn"
            key={i}
            data-action={JSON.stringify(action)}
            title={typeset(chanceText(ratio(weight, total)).text)}
            onClick={() => onPick(action)}
          >
            {typeset(`${label} · ${weight} sur ${total}`)}
          </button>
        ))}
      </div>
    </details>
  );
};

/** A throw or a draw: left to chance here, read on a real table, or picked to see what it would change. */
export const DiceTray = <T extends Types>({
  mode,
  state,
  node,
  blind = false,
  imposed,
  onPick,
}: TrayProps<T>): JSX.Element => {
  const kind = kindOf(mode, state, node);
  const words = trayWords(kind);
  const outcomes = blind
    ? []
    : node.outcomes.map(({ action, weight }): Outcome<T['action']> => {
        const face = mode.chance(action, state);
        return { action, weight, face, label: face?.label ?? mode.text.action(action, state) };
      });
  const [first] = outcomes;
  const dice = first?.face?.kind === 'die' ? first.face.faces : undefined;
  const wanted =
    imposed === undefined
      ? undefined
      : outcomes.find(({ action }) => JSON.stringify(action) === JSON.stringify(imposed));
  const roll = (): void => {
    const action = blind ? (imposed ?? draw(node)) : draw(node); // hands are hidden: what the scenario wants comes without a word
    if (action !== undefined) onPick(action);
  };
  return (
    <div class="tray" role="group" aria-label={typeset(words.name)}>
      <div class="choices">
        {wanted === undefined ? null : (
          <button type="button" class="btn go" onClick={() => onPick(wanted.action)}>
            {typeset(
              `Prendre ${kind === 'card' ? 'la carte décidée d’avance' : 'le dé décidé d’avance'} : ${wanted.label}`,
            )}
          </button>
        )}
        <button type="button" class={wanted === undefined ? 'btn go' : 'btn'} data-commande="lancer" onClick={roll}>
          {words.draw}
        </button>
        {dice === undefined ? null : <Typed faces={dice} outcomes={outcomes} onPick={onPick} />}
      </div>
      {first === undefined ? null : kind === 'card' ? (
        <Cards outcomes={outcomes} pick={words.pick} onPick={onPick} />
      ) : kind === 'pool' && outcomes.length > FLAT ? (
        <Pool outcomes={outcomes} pick={words.pick} onPick={onPick} />
      ) : (
        <>
          <p class="tray-or">{typeset(kind === 'pool' ? "Ou choisir l'issue" : words.pick)}</p>
          <Faces outcomes={outcomes} onPick={onPick} />
        </>
      )}
    </div>
  );
};
