// Diagrams of the powers made of things: their cards, how long they last, what a race has, tokens, hands.
import { capital } from '../../engine/kernel/french.ts';
import { EXTRA_CARDS, SHIELD_TOKENS } from '../../engine/battle-beyond-space/constants.ts';
import { EXAMPLE_DECK, EXAMPLE_LABEL } from '../../engine/battle-beyond-space/data.ts';
import { type PowerId, powersOf, type Race, RACES } from '../../engine/battle-beyond-space/types.ts';
import { count, POWER_FACTS, POWER_KINDS, type PowerKind, RACE_WORDS } from '../../engine/battle-beyond-space/words.ts';
import { known } from '../../engine/kernel/result.ts';
import { type BbsSchema, type StripSchema } from './schemas-kit.ts';

import { card, power, ship } from './schemas-things.ts';

const cartePouvoir = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'La vie d’une carte de pouvoir. Seuls les pouvoirs à usage unique connaissent la troisième étape.',
  items: [
    { title: 'Cachée', text: 'elle ne change rien', pictures: [power(null)] },
    { title: 'Révélée', text: 'elle agit, face visible', pictures: [power('valkyries-3')] },
    { title: 'Employée', text: 'elle ne sert plus', pictures: [power('valkyries-3', true)] },
  ],
});
const POWERS = RACES.flatMap(powersOf);
const ofKind = (kind: PowerKind): readonly PowerId[] => POWERS.filter((id) => POWER_FACTS[id].kind === kind);
const durees = (): StripSchema => ({
  kind: 'strip',
  caption: 'Combien de temps durent les douze pouvoirs.',
  items: (['permanent', 'once', 'timed'] as const).map((kind) => ({
    title: capital(POWER_KINDS[kind]),
    text: ofKind(kind)
      .map((id) => POWER_FACTS[id].title.toLowerCase())
      .join(', '),
    pictures: ofKind(kind).map((id) => power(id)),
  })),
});
const race = (name: Race): StripSchema => ({
  kind: 'strip',
  caption: `Un chasseur et un destroyer ${RACE_WORDS[name].of}, puis leurs trois pouvoirs. Dessins et noms sont les nôtres.`,
  size: 'small',
  items: [
    { title: 'Leurs vaisseaux', pictures: [ship(name, 'fighter'), ship(name, 'destroyer')] },
    ...powersOf(name).map((id, i) => ({ title: `${i + 1}. ${POWER_FACTS[id].title}`, pictures: [power(id)] })),
  ],
});
const jetons = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Un blindage activé à son propre tour : un jeton s’en va à la fin de chacun de vos tours.',
  size: 'small',
  items: [
    {
      title: 'Activation',
      text: `${SHIELD_TOKENS} jetons`,
      pictures: [
        ship('dreckach', 'destroyer', { shielded: true }),
        { is: 'tokens', left: SHIELD_TOKENS, of: SHIELD_TOKENS },
      ],
    },
    ...Array.from({ length: SHIELD_TOKENS }, (_, i) => {
      const left = SHIELD_TOKENS - 1 - i;
      return {
        title: i === 0 ? 'Fin de ce tour' : `Fin du ${i === 1 ? 'suivant' : 'deuxième suivant'}`,
        text: left === 0 ? 'plus de blindage' : count(left, 'jeton'),
        pictures: [
          ship('dreckach', 'destroyer', { shielded: left > 0 }),
          { is: 'tokens', left, of: SHIELD_TOKENS },
        ] as const,
      };
    }),
  ],
});
const mainDeTrois = (): StripSchema => {
  const hand = EXAMPLE_DECK.slice(0, 1 + EXTRA_CARDS);
  return {
    kind: 'strip',
    ordered: true,
    caption: `Trois cartes en main, une de jouée, une de piochée (${EXAMPLE_LABEL}).`,
    items: [
      { title: 'À la révélation', text: `${EXTRA_CARDS} cartes de plus`, pictures: hand.map(card) },
      { title: 'À l’étape 1', text: 'vous en choisissez une', pictures: hand.slice(1, 2).map(card) },
      {
        title: 'À l’étape 7',
        text: 'la main se refait',
        pictures: [...hand.filter((_, i) => i !== 1), known(EXAMPLE_DECK[1 + EXTRA_CARDS])].map(card),
      },
    ],
  };
};

export const POWER_THINGS: Readonly<Record<string, () => BbsSchema>> = {
  'carte-pouvoir': cartePouvoir,
  durees,
  ...Object.fromEntries(RACES.map((name) => [name, () => race(name)])),
  jetons,
  'main-de-trois': mainDeTrois,
};
