// How many rulings the reader plays otherwise, and the way back.
import { useEffect, useState } from 'preact/hooks';
import { $options, $refusee, resetAll } from '../play/options-store.ts';

export default function BilanOptions({ jeu }: { readonly jeu: string }) {
  const [count, setNombre] = useState(0);
  useEffect(() => $options(jeu).subscribe((choices) => setNombre(Object.keys(choices).length)), [jeu]);
  const [refused, setRefusee] = useState(false);
  useEffect(() => $refusee.subscribe(setRefusee), []);
  const text =
    count === 0
      ? 'Vous suivez toutes les lectures par défaut.'
      : count === 1
        ? 'Vous suivez 1 autre lecture que celle par défaut.'
        : `Vous suivez ${count} autres lectures que celles par défaut.`;
  return (
    <p class="bilan">
      <span role="status">
        {text}
        {refused && ' Cet appareil ne garde pas ce choix : il ne vaut que tant que cette page est ouverte.'}
      </span>
      <button type="button" class="btn" hidden={count === 0} onClick={() => resetAll(jeu)}>
        Tout remettre par défaut
      </button>
    </p>
  );
}
