// How a question is answered: a number, one of several sentences, or « permis » and « refusé ». Once answered it stays, inert.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ExerciseAnswer } from '../../engine/kernel/exercise.ts';
import { typeset } from '../../plugins/typography.ts';

export type Given = number | boolean;
interface FormProps<K extends ExerciseAnswer['kind']> {
  readonly answer: Extract<ExerciseAnswer, { readonly kind: K }>;
  readonly given: Given | undefined;
  readonly onGive: (given: Given) => void;
}

const submits =
  (act: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };
const Check = (): JSX.Element => (
  <button type="submit" class="btn accent" data-commande="verifier">
    Vérifier
  </button>
);

const NumberForm = ({ answer: { least, most, unit }, given, onGive }: FormProps<'number'>): JSX.Element => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState(false);
  const range = typeset(`un nombre entier de ${least} à ${most}`);
  const check = (): void => {
    const value = Number(text.replace('−', '-'));
    const sound = /^\s*[-−]?\d+\s*$/.test(text) && value >= least && value <= most;
    setFault(!sound);
    if (sound) onGive(value);
  };
  return (
    <form noValidate class="exo-answer" onSubmit={submits(check)}>
      <p class="exo-number">
        <label for="exo-nombre">Votre réponse</label>
        <input
          id="exo-nombre"
          inputMode={least < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          size={4}
          value={text}
          readOnly={given !== undefined}
          aria-invalid={fault}
          aria-describedby="exo-bornes"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {unit === undefined ? null : <span>{typeset(unit)}</span>}
      </p>
      <p id="exo-bornes" class="exo-hint">
        {fault ? <span role="alert">Répondez par {range}.</span> : range}
      </p>
      {given === undefined ? <Check /> : null}
    </form>
  );
};

const ChoiceForm = ({ answer: { options, right }, given, onGive }: FormProps<'choice'>): JSX.Element => {
  const [picked, setPicked] = useState<number | undefined>(undefined);
  const [fault, setFault] = useState(false);
  const done = given !== undefined;
  const check = (): void => {
    setFault(picked === undefined);
    if (picked !== undefined) onGive(picked);
  };
  return (
    <form noValidate class="exo-answer" onSubmit={submits(check)}>
      <fieldset disabled={done} class={options.every(({ length }) => length < 9) ? 'brief' : undefined}>
        <legend class="sr">Votre réponse</legend>
        {options.map((option, i) => (
          <label key={i} class="exo-option" data-juste={done && i === right ? '' : undefined}>
            <input type="radio" name="exo-choix" value={i} checked={picked === i} onChange={() => setPicked(i)} />{' '}
            <span>{typeset(option)}</span>
            {done && i === right ? (
              <small>bonne réponse</small>
            ) : done && i === given ? (
              <small>votre réponse</small>
            ) : null}
          </label>
        ))}
      </fieldset>
      {fault && !done ? (
        <p class="exo-hint" role="alert">
          Choisissez une réponse.
        </p>
      ) : null}
      {done ? null : <Check />}
    </form>
  );
};

const AllowedForm = ({ given, onGive }: FormProps<'allowed'>): JSX.Element => (
  <div class="exo-answer exo-allowed" role="group" aria-label="Votre réponse">
    {(
      [
        [true, 'Permis'],
        [false, 'Refusé'],
      ] as const
    ).map(([value, label]) => (
      <button
        type="button"
        class="btn accent"
        key={label}
        data-reponse={value ? 'permis' : 'refuse'}
        aria-pressed={given === undefined ? undefined : given === value}
        disabled={given !== undefined}
        onClick={() => onGive(value)}
      >
        {label}
      </button>
    ))}
  </div>
);

export const AnswerForm = ({
  answer,
  ...rest
}: {
  readonly answer: ExerciseAnswer;
  readonly given: Given | undefined;
  readonly onGive: (given: Given) => void;
}): JSX.Element =>
  answer.kind === 'number' ? (
    <NumberForm answer={answer} {...rest} />
  ) : answer.kind === 'choice' ? (
    <ChoiceForm answer={answer} {...rest} />
  ) : (
    <AllowedForm answer={answer} {...rest} />
  );
