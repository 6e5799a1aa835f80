// How many rulings the reader plays otherwise, and the way back.
import { useEffect, useState } from 'preact/hooks';
import { $options, $refusee, toutParDefaut } from '../play/options-store.ts';

export default function BilanOptions({ jeu }: { readonly jeu: string }) {
  const [nombre, setNombre] = useState(0);
  useEffect(() => $options(jeu).subscribe((tous) => setNombre(Object.keys(tous).length)), [jeu]);
  const [refusee, setRefusee] = useState(false);
  useEffect(() => $refusee.subscribe(setRefusee), []);
  const texte =
    nombre === 0
      ? 'Vous suivez toutes les lectures par défaut.'
      : nombre === 1
        ? 'Vous suivez 1 autre lecture que celle par défaut.'
        : `Vous suivez ${nombre} autres lectures que celles par défaut.`;
  return (
    <p class="bilan">
      <span role="status">
        {texte}
        {refusee && ' Cet appareil ne garde pas ce choix : il ne vaut que tant que cette page est ouverte.'}
      </span>
      <button type="button" class="btn" hidden={nombre === 0} onClick={() => toutParDefaut(jeu)}>
        Tout remettre par défaut
      </button>
    </p>
  );
}
