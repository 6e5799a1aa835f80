// What each keyword will do, said to whoever reads the card: alone, then under « L’adversaire a » and « Tout le monde a ». Whole sentences, one per case.
import type { Keyword } from '../types.ts';
import { barred, cardsBarred, charme, force, protection, vitesse } from './sentences-effects.ts';
import { byCount, bySign, EACH, type Forms, type Say } from './sentence-forms.ts';
import { FARTHEST } from './warnings.ts';

const damage = (n: number): string => (n === 1 ? '1 dégât' : `${n} dégâts`);
const cards = (n: number): string => (n === 1 ? '1 carte' : `${n} cartes`);

const blesser: Forms = {
  seul: bySign(
    (n) => `La cible subit ${damage(n)}, plus votre Force, moins sa Protection.`,
    'La cible subit autant de dégâts que votre Force, moins sa Protection ; à zéro ou moins, rien ne se passe.',
    (n) =>
      `La cible subit autant de dégâts que votre Force, moins ${n}, moins sa Protection ; à zéro ou moins, rien ne se passe.`,
  ),
  adversaire: bySign(
    (n) => `Vous subissez ${damage(n)}, plus la Force de la cible, moins votre Protection.`,
    'Vous subissez autant de dégâts que la Force de la cible, moins votre Protection ; à zéro ou moins, rien ne se passe.',
    (n) =>
      `Vous subissez autant de dégâts que la Force de la cible, moins ${n}, moins votre Protection ; à zéro ou moins, rien ne se passe.`,
  ),
  tous: bySign(
    (n) =>
      `${EACH} choisit qui viser ; la personne visée subit ${damage(n)}, plus la Force de celle qui vise, moins sa propre Protection.`,
    `${EACH} choisit qui viser ; la personne visée subit autant de dégâts que la Force de celle qui vise, moins sa propre Protection ; à zéro ou moins, rien ne se passe.`,
    (n) =>
      `${EACH} choisit qui viser ; la personne visée subit autant de dégâts que la Force de celle qui vise, moins ${n}, moins sa propre Protection ; à zéro ou moins, rien ne se passe.`,
  ),
};
const seBlesser: Forms = {
  seul: bySign(
    (n) => `Vous subissez ${damage(n)}, plus votre propre Force, moins votre Protection.`,
    'Vous subissez autant de dégâts que votre propre Force, moins votre Protection ; à zéro ou moins, rien ne se passe.',
    (n) =>
      `Vous subissez autant de dégâts que votre propre Force, moins ${n}, moins votre Protection ; à zéro ou moins, rien ne se passe.`,
  ),
  adversaire: bySign(
    (n) => `La cible subit ${damage(n)}, plus sa propre Force, moins sa Protection.`,
    'La cible subit autant de dégâts que sa propre Force, moins sa Protection ; à zéro ou moins, rien ne se passe.',
    (n) =>
      `La cible subit autant de dégâts que sa propre Force, moins ${n}, moins sa Protection ; à zéro ou moins, rien ne se passe.`,
  ),
  tous: bySign(
    (n) => `${EACH} subit ${damage(n)}, plus sa propre Force, moins sa Protection.`,
    `${EACH} subit autant de dégâts que sa propre Force, moins sa Protection ; à zéro ou moins, rien ne se passe.`,
    (n) =>
      `${EACH} subit autant de dégâts que sa propre Force, moins ${n}, moins sa Protection ; à zéro ou moins, rien ne se passe.`,
  ),
};
const bloquer: Forms = {
  seul: byCount(
    'Vous reprenez 1 point de vie si vous avez des points de dégât ; ceux-ci baissent de 1.',
    (n) => `Vous reprenez jusqu’à ${n} points de vie, sans dépasser vos points de dégât ; ceux-ci baissent d’autant.`,
  ),
  adversaire: byCount(
    'La cible reprend 1 point de vie si elle a des points de dégât ; ceux-ci baissent de 1.',
    (n) =>
      `La cible reprend jusqu’à ${n} points de vie, sans dépasser ses points de dégât ; ceux-ci baissent d’autant.`,
  ),
  tous: byCount(
    `${EACH} reprend 1 point de vie si elle a des points de dégât ; ceux-ci baissent de 1.`,
    (n) => `${EACH} reprend jusqu’à ${n} points de vie, sans dépasser ses points de dégât ; ceux-ci baissent d’autant.`,
  ),
};

const contact: Forms = {
  seul: () => 'Si la cible n’est pas sur une case voisine de la vôtre, la technique échoue et s’arrête là.',
  adversaire: () => 'Si vous n’êtes pas sur une case voisine de celle de la cible, la technique échoue et s’arrête là.',
  tous: () =>
    `${EACH} choisit qui viser ; si les deux ne sont pas sur des cases voisines, la technique échoue et s’arrête là.`,
};
/** Beyond the bounds of the board, the same whoever is meant. */
const far =
  (near: string, more: (n: number) => string): Say =>
  ({ n }) => {
    if (n <= 1) return 'Rien ne se passe : deux pions sont toujours à 1 case au moins, et la technique continue.';
    if (n > FARTHEST) return `La technique échoue et s’arrête là : deux cases du plateau sont à ${FARTHEST} au plus.`;
    return n === 2 ? near : more(n);
  };
const distance: Forms = {
  seul: far(
    'Si la cible est au contact, à moins de 2 cases de vous, la technique échoue et s’arrête là.',
    (n) => `Si la cible est à moins de ${n} cases de vous, la technique échoue et s’arrête là.`,
  ),
  adversaire: far(
    'Si vous êtes au contact, à moins de 2 cases de la cible, la technique échoue et s’arrête là.',
    (n) => `Si vous êtes à moins de ${n} cases de la cible, la technique échoue et s’arrête là.`,
  ),
  tous: far(
    `${EACH} choisit qui viser ; si les deux sont au contact, à moins de 2 cases, la technique échoue et s’arrête là.`,
    (n) => `${EACH} choisit qui viser ; si les deux sont à moins de ${n} cases, la technique échoue et s’arrête là.`,
  ),
};
const seDeplacer: Forms = {
  seul: bySign(
    (n) =>
      `Vous faites ${n} pas, plus votre Vitesse : à chaque pas, vous allez sur une case voisine libre ou restez sur place.`,
    'Vous faites autant de pas que votre Vitesse : à chaque pas, vous allez sur une case voisine libre ou restez sur place.',
    (n) =>
      `Vous faites autant de pas que votre Vitesse, moins ${n} : à chaque pas, vous allez sur une case voisine libre ou restez sur place.`,
  ),
  adversaire: bySign(
    (n) =>
      `La cible fait ${n} pas, plus sa Vitesse : à chaque pas, elle va sur une case voisine libre ou reste sur place, à son choix.`,
    'La cible fait autant de pas que sa Vitesse : à chaque pas, elle va sur une case voisine libre ou reste sur place, à son choix.',
    (n) =>
      `La cible fait autant de pas que sa Vitesse, moins ${n} : à chaque pas, elle va sur une case voisine libre ou reste sur place, à son choix.`,
  ),
  tous: bySign(
    (n) =>
      `${EACH} fait ${n} pas, plus sa Vitesse : à chaque pas, elle va sur une case voisine libre ou reste sur place.`,
    `${EACH} fait autant de pas que sa Vitesse : à chaque pas, elle va sur une case voisine libre ou reste sur place.`,
    (n) =>
      `${EACH} fait autant de pas que sa Vitesse, moins ${n} : à chaque pas, elle va sur une case voisine libre ou reste sur place.`,
  ),
};
const pousser: Forms = {
  seul: byCount(
    'Vous poussez la cible d’une case, plus loin de vous ; si elle est au bord du plateau, vous pouvez l’en faire sortir, ce qui l’élimine.',
    (n) =>
      `Vous poussez la cible ${n} fois, d’une case à chaque fois, plus loin de vous ; quand elle est au bord du plateau, vous pouvez l’en faire sortir, ce qui l’élimine.`,
  ),
  adversaire: byCount(
    'La cible vous pousse d’une case, plus loin d’elle ; si vous êtes au bord du plateau, elle peut vous en faire sortir, ce qui vous élimine.',
    (n) =>
      `La cible vous pousse ${n} fois, d’une case à chaque fois, plus loin d’elle ; quand vous êtes au bord du plateau, elle peut vous en faire sortir, ce qui vous élimine.`,
  ),
  tous: byCount(
    `${EACH} choisit qui viser et pousse cette personne d’une case, plus loin de soi ; si cette personne est au bord du plateau, elle peut l’en faire sortir, ce qui l’élimine.`,
    (n) =>
      `${EACH} choisit qui viser et pousse cette personne ${n} fois, d’une case à chaque fois, plus loin de soi ; quand cette personne est au bord du plateau, elle peut l’en faire sortir, ce qui l’élimine.`,
  ),
};

const piocher: Forms = {
  seul: byCount(
    'Vous piochez 1 carte. Si votre pioche est vide, votre vie est d’abord divisée par deux, puis votre défausse mélangée devient votre pioche.',
    (n) =>
      `Vous piochez ${n} cartes, une à la fois. Chaque fois que votre pioche est vide, votre vie est d’abord divisée par deux, puis votre défausse mélangée devient votre pioche.`,
  ),
  adversaire: byCount(
    'La cible pioche 1 carte. Si sa pioche est vide, sa vie est d’abord divisée par deux, puis sa défausse mélangée devient sa pioche.',
    (n) =>
      `La cible pioche ${n} cartes, une à la fois. Chaque fois que sa pioche est vide, sa vie est d’abord divisée par deux, puis sa défausse mélangée devient sa pioche.`,
  ),
  tous: byCount(
    `${EACH} pioche 1 carte. Si sa pioche est vide, sa vie est d’abord divisée par deux, puis sa défausse mélangée devient sa pioche.`,
    (n) =>
      `${EACH} pioche ${n} cartes, une à la fois. Chaque fois que sa pioche est vide, sa vie est d’abord divisée par deux, puis sa défausse mélangée devient sa pioche.`,
  ),
};
const defausser: Forms = {
  seul: byCount(
    'Vous défaussez 1 carte de votre main ; si vous n’en avez aucune, la technique échoue et s’arrête là.',
    (n) =>
      `Vous défaussez ${n} cartes de votre main ; si vous en avez moins, elles y passent toutes et la technique échoue.`,
  ),
  adversaire: byCount(
    'La cible défausse 1 carte de sa main ; si elle n’en a aucune, votre technique échoue et s’arrête là.',
    (n) =>
      `La cible défausse ${n} cartes de sa main ; si elle en a moins, elles y passent toutes et votre technique échoue.`,
  ),
  tous: byCount(
    `${EACH} défausse 1 carte de sa main ; la technique échoue et s’arrête là dès qu’une personne n’en a aucune.`,
    (n) =>
      `${EACH} défausse ${n} cartes de sa main ; dès qu’une personne en a moins, elles y passent toutes et la technique échoue.`,
  ),
};
const siPossible: Forms = {
  seul: byCount(
    'Vous défaussez 1 carte de votre main, si vous en avez une ; la technique continue de toute façon.',
    (n) =>
      `Vous défaussez ${n} cartes de votre main, ou toute votre main si vous en avez moins ; la technique continue de toute façon.`,
  ),
  adversaire: byCount(
    'La cible défausse 1 carte de sa main, si elle en a une ; la technique continue de toute façon.',
    (n) =>
      `La cible défausse ${n} cartes de sa main, ou toute sa main si elle en a moins ; la technique continue de toute façon.`,
  ),
  tous: byCount(
    `${EACH} défausse 1 carte de sa main, si elle en a une ; la technique continue de toute façon.`,
    (n) =>
      `${EACH} défausse ${n} cartes de sa main, ou toute sa main si elle en a moins ; la technique continue de toute façon.`,
  ),
};

const stable: Say = bySign(
  (n) =>
    `La technique s’arrête ici et reste active ; la déstabiliser coûtera ${cards(n)}, moins le Charme de qui le fera.`,
  'La technique s’arrête ici et reste active ; la déstabiliser ne coûtera aucune carte, sauf à qui a un Charme négatif.',
  (n) =>
    `La technique s’arrête ici et reste active ; la déstabiliser ne coûtera aucune carte, sauf à qui a un Charme inférieur à -${n}.`,
);
const rejouer: Forms = {
  seul: () => 'Vous jouez aussitôt une autre technique, carte ou technique de base ; ensuite, celle-ci continue.',
  adversaire: () =>
    'La cible joue aussitôt une technique, carte ou technique de base, et vise qui elle veut ; ensuite, la vôtre continue.',
  tous: () =>
    `${EACH} joue une technique, carte ou technique de base, et vise qui elle veut ; ensuite, celle-ci continue.`,
};
const destabiliser: Forms = {
  seul: () =>
    'Vous pouvez déstabiliser une technique Stable, l’une des vôtres ou celle d’une autre personne : vous défaussez autant de cartes que son coût, moins votre Charme, et elle reprend où elle s’était arrêtée.',
  adversaire: () =>
    'La cible peut déstabiliser une technique Stable, l’une des siennes ou celle d’une autre personne : elle défausse autant de cartes que le coût de la technique, moins son Charme, et la technique reprend où elle s’était arrêtée.',
  tous: () =>
    `${EACH} peut déstabiliser une technique Stable, l’une des siennes ou celle d’une autre personne : elle défausse autant de cartes que le coût de la technique, moins son Charme, et la technique reprend où elle s’était arrêtée.`,
};

/** A number of zero or less, for the keywords that it makes idle (A20). */
export const IDLE_SENTENCES: Readonly<Partial<Record<Keyword, string>>> = {
  bloquer: 'Rien ne se passe : Bloquer ne rend de la vie qu’à partir de 1.',
  piocher: 'Rien ne se passe : on ne pioche qu’à partir de 1 carte.',
  pousser: 'Rien ne se passe : on ne pousse qu’à partir de 1 case.',
  defausser: 'Rien ne se passe : il n’y a aucune carte à défausser, et la technique continue.',
  'si-possible-defausser': 'Rien ne se passe : il n’y a aucune carte à défausser.',
};
export const SENTENCES: Readonly<Record<Keyword, Forms>> = {
  blesser,
  bloquer,
  charme,
  'corps-a-corps': contact,
  defausser,
  distance,
  force,
  destabiliser,
  stable: {
    seul: stable,
    adversaire: (step) =>
      `${stable(step)} « L’adversaire a » n’y change rien, mais l’étape est ignorée si la cible est éliminée.`,
    tous: (step) => `${stable(step)} « Tout le monde a » n’y change rien.`,
  },
  piocher,
  pousser,
  protection,
  rejouer,
  'se-blesser': seBlesser,
  'se-deplacer': seDeplacer,
  's-empecher': barred,
  's-empecher-carte': cardsBarred,
  'si-possible-defausser': siPossible,
  vitesse,
};
