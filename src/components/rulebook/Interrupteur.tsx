// The switch of a ruling: which reading the engine follows in new games. First render is the server's; the kept choice comes in an effect.
import { useEffect, useId, useState } from 'preact/hooks';
import { $options, choisir, type OptionValue } from '../play/options-store.ts';

interface Props {
  readonly jeu: string;
  readonly cle: string;
  readonly titre: string;
  readonly valeurs: readonly { readonly value: OptionValue; readonly label: string }[]; // the first is the default
}

/** Radios over the values of one option, shared with every other switch and table of the device through the store. */
export default function Interrupteur({ jeu, cle, titre, valeurs }: Props) {
  const nom = useId();
  const [choix, setChoix] = useState<OptionValue | undefined>(undefined);
  const [pret, setPret] = useState(false); // a choice made before would be shown and not kept
  useEffect(() => setPret(true), []);
  useEffect(() => $options(jeu).subscribe((tous) => setChoix(tous[cle])), [jeu, cle]);
  const defaut = valeurs[0]?.value;
  const actuel = valeurs.some((v) => v.value === choix) ? choix : defaut;
  return (
    <fieldset class="interrupteur" disabled={!pret} data-option={cle} data-change={actuel === defaut ? undefined : ''}>
      <legend>{titre}</legend>
      {valeurs.map(({ value, label }, i) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={nom}
            checked={value === actuel}
            onChange={() => choisir(jeu, cle, value === defaut ? undefined : value)}
          />
          <span>
            {label}
            {i === 0 && <small> par défaut</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
