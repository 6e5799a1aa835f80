import { describe, expect, test } from 'vitest';
import { known } from '../../kernel/result.ts';
import { explain, type Explanation } from './explain.ts';
import { parseStep } from './parse.ts';

const told = (text: string): Explanation => {
  const step = parseStep(text);
  return known(step.ok ? explain([step.value])[0] : undefined);
};

// Written from the table of keywords of the ledger: who, what, with whose points.
test.each([
  ['Blesser 2', 'La cible subit 2 dégâts, plus votre Force, moins sa Protection.'],
  ['Blesser 1', 'La cible subit 1 dégât, plus votre Force, moins sa Protection.'],
  ['L’adversaire a Blesser 2', 'Vous subissez 2 dégâts, plus la Force de la cible, moins votre Protection.'],
  ['L’adversaire a Se blesser 2', 'La cible subit 2 dégâts, plus sa propre Force, moins sa Protection.'],
  [
    'Tout le monde a Blesser 2',
    'Chaque personne à son tour, vous d’abord, choisit qui viser ; la personne visée subit 2 dégâts, plus la Force de celle qui vise, moins sa propre Protection.',
  ],
  [
    'Tout le monde a Se blesser 5',
    'Chaque personne à son tour, vous d’abord, subit 5 dégâts, plus sa propre Force, moins sa Protection.',
  ],
  [
    'Blesser 0',
    'La cible subit autant de dégâts que votre Force, moins sa Protection ; à zéro ou moins, rien ne se passe.',
  ],
  [
    'Blesser -2',
    'La cible subit autant de dégâts que votre Force, moins 2, moins sa Protection ; à zéro ou moins, rien ne se passe.',
  ],
  [
    'Bloquer 3',
    'Vous reprenez jusqu’à 3 points de vie, sans dépasser vos points de dégât ; ceux-ci baissent d’autant.',
  ],
  ['Corps à corps', 'Si la cible n’est pas sur une case voisine de la vôtre, la technique échoue et s’arrête là.'],
  ['Distance', 'Si la cible est au contact, à moins de 2 cases de vous, la technique échoue et s’arrête là.'],
  ['Distance 4', 'Si la cible est à moins de 4 cases de vous, la technique échoue et s’arrête là.'],
  ['Distance 1', 'Rien ne se passe : deux pions sont toujours à 1 case au moins, et la technique continue.'],
  ['Distance 9', 'La technique échoue et s’arrête là : deux cases du plateau sont à 6 au plus.'],
  [
    'L’adversaire a Pousser 1',
    'La cible vous pousse d’une case, plus loin d’elle ; si vous êtes au bord du plateau, elle peut vous en faire sortir, ce qui vous élimine.',
  ],
  [
    'L’adversaire a Se déplacer 1',
    'La cible fait 1 pas, plus sa Vitesse : à chaque pas, elle va sur une case voisine libre ou reste sur place, à son choix.',
  ],
  [
    'Force 2',
    'Tant que cette technique est active, votre Force augmente de 2 : Blesser et Se blesser font d’autant plus de dégâts.',
  ],
  [
    'L’adversaire a Vitesse -1',
    'Tant que cette technique est active, la Vitesse de la cible baisse de 1 : Se déplacer lui donne 1 pas de moins.',
  ],
  [
    'S’empêcher attaque',
    'Tant que cette technique est active, vous ne pouvez jouer aucune technique d’attaque, ni carte ni technique de base.',
  ],
  [
    'S’empêcher carte',
    'Tant que cette technique est active, vous ne pouvez jouer aucune carte ; les techniques de base restent permises.',
  ],
  [
    'Tout le monde a S’empêcher carte attaque',
    'Tant que cette technique est active, personne ne peut jouer de carte d’attaque ; la technique de base de ce type reste permise.',
  ],
  [
    'Stable 1',
    'La technique s’arrête ici et reste active ; la déstabiliser coûtera 1 carte, moins le Charme de qui le fera.',
  ],
  [
    'Stable',
    'La technique s’arrête ici et reste active ; la déstabiliser ne coûtera aucune carte, sauf à qui a un Charme négatif.',
  ],
  [
    'Stable -1',
    'La technique s’arrête ici et reste active ; la déstabiliser ne coûtera aucune carte, sauf à qui a un Charme inférieur à -1.',
  ],
  [
    'Défausser 2',
    'Vous défaussez 2 cartes de votre main ; si vous en avez moins, elles y passent toutes et la technique échoue.',
  ],
  [
    'Si possible défausser 1',
    'Vous défaussez 1 carte de votre main, si vous en avez une ; la technique continue de toute façon.',
  ],
  ['Piocher 0', 'Rien ne se passe : on ne pioche qu’à partir de 1 carte.'],
  [
    'L’adversaire a Rejouer',
    'La cible joue aussitôt une technique, carte ou technique de base, et vise qui elle veut ; ensuite, la vôtre continue.',
  ],
])('%s: %s', (text, sentence) => expect(told(text).sentence).toBe(sentence));

describe('the rules it leans on', () => {
  test.each([
    ['Blesser 2', ['bf.combat.blesser-calcul', 'bf.combat.blesser-sans-portee', 'bf.points.degats-positifs']],
    ['Se blesser 0', ['bf.combat.se-blesser-calcul', 'bf.points.degats-nuls']],
    ['Distance', ['bf.position.distance-minimum', 'bf.position.distance-defaut']],
    ['Distance 3', ['bf.position.distance-minimum']],
    ['Stable 2', ['bf.enchainement.stable-etat', 'bf.enchainement.stable-cout']],
    [
      'Tout le monde a Stable 2',
      ['bf.enchainement.stable-etat', 'bf.enchainement.stable-cout', 'bf.modificateurs.stable-inchange'],
    ],
    ['Piocher -1', ['bf.main.piocher-repetition']],
    ['S’empêcher carte', ['bf.effets.s-empecher-carte-tout', 'bf.effets.s-empecher-portee']],
    ['S’empêcher carte défense', ['bf.effets.s-empecher-carte-type', 'bf.effets.s-empecher-portee']],
    [
      'L’adversaire a Force -1',
      [
        'bf.effets.force',
        'bf.effets.duree',
        'bf.modificateurs.adversaire-inversion',
        'bf.modificateurs.adversaire-decisions',
        'bf.effets.porteur',
      ],
    ],
    [
      'Tout le monde a Piocher 1',
      [
        'bf.main.piocher-repetition',
        'bf.main.piocher-pleine',
        'bf.main.piocher-vide-vie',
        'bf.main.piocher-vide-melange',
        'bf.main.piocher-vide-carte',
        'bf.modificateurs.tous-ordre',
        'bf.modificateurs.tous-proprietaire',
      ],
    ],
    [
      'Tout le monde a Corps à corps',
      [
        'bf.position.corps-a-corps',
        'bf.modificateurs.tous-ordre',
        'bf.modificateurs.tous-proprietaire',
        'bf.modificateurs.tous-cible',
        'bf.modificateurs.proprietaire-reel',
      ],
    ],
  ])('%s', (text, rules) => expect(told(text).cites).toEqual(rules));
});
