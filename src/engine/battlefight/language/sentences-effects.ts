// What lasts as long as its technique is active.
import type { TechniqueType } from '../types.ts';
import { bySign, type Forms, WHILE } from './sentence-forms.ts';

const OF_TYPE: Readonly<Record<TechniqueType, string>> = {
  attaque: 'd’attaque',
  defense: 'de défense',
  deplacement: 'de déplacement',
  concentration: 'de concentration',
  rhetorique: 'de rhétorique',
};
const ofType = (t: TechniqueType | null): string => (t === null ? '' : OF_TYPE[t]);

export const force: Forms = {
  seul: bySign(
    (n) => `${WHILE} votre Force augmente de ${n} : Blesser et Se blesser font d’autant plus de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à votre Force.',
    (n) => `${WHILE} votre Force baisse de ${n} : Blesser et Se blesser font d’autant moins de dégâts.`,
  ),
  adversaire: bySign(
    (n) => `${WHILE} la Force de la cible augmente de ${n} : ses Blesser et Se blesser font d’autant plus de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à la Force de la cible.',
    (n) => `${WHILE} la Force de la cible baisse de ${n} : ses Blesser et Se blesser font d’autant moins de dégâts.`,
  ),
  tous: bySign(
    (n) =>
      `${WHILE} la Force de chaque personne augmente de ${n} : Blesser et Se blesser font d’autant plus de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à la Force de chaque personne.',
    (n) => `${WHILE} la Force de chaque personne baisse de ${n} : Blesser et Se blesser font d’autant moins de dégâts.`,
  ),
};
export const protection: Forms = {
  seul: bySign(
    (n) => `${WHILE} votre Protection augmente de ${n} : les coups que vous recevez font d’autant moins de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à votre Protection.',
    (n) => `${WHILE} votre Protection baisse de ${n} : les coups que vous recevez font d’autant plus de dégâts.`,
  ),
  adversaire: bySign(
    (n) =>
      `${WHILE} la Protection de la cible augmente de ${n} : les coups qu’elle reçoit font d’autant moins de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à la Protection de la cible.',
    (n) => `${WHILE} la Protection de la cible baisse de ${n} : les coups qu’elle reçoit font d’autant plus de dégâts.`,
  ),
  tous: bySign(
    (n) => `${WHILE} la Protection de chaque personne augmente de ${n} : tous les coups font d’autant moins de dégâts.`,
    'Rien ne change : cette étape ajoute 0 à la Protection de chaque personne.',
    (n) => `${WHILE} la Protection de chaque personne baisse de ${n} : tous les coups font d’autant plus de dégâts.`,
  ),
};
export const vitesse: Forms = {
  seul: bySign(
    (n) => `${WHILE} votre Vitesse augmente de ${n} : Se déplacer vous donne ${n} pas de plus.`,
    'Rien ne change : cette étape ajoute 0 à votre Vitesse.',
    (n) => `${WHILE} votre Vitesse baisse de ${n} : Se déplacer vous donne ${n} pas de moins.`,
  ),
  adversaire: bySign(
    (n) => `${WHILE} la Vitesse de la cible augmente de ${n} : Se déplacer lui donne ${n} pas de plus.`,
    'Rien ne change : cette étape ajoute 0 à la Vitesse de la cible.',
    (n) => `${WHILE} la Vitesse de la cible baisse de ${n} : Se déplacer lui donne ${n} pas de moins.`,
  ),
  tous: bySign(
    (n) => `${WHILE} la Vitesse de chaque personne augmente de ${n} : Se déplacer donne ${n} pas de plus.`,
    'Rien ne change : cette étape ajoute 0 à la Vitesse de chaque personne.',
    (n) => `${WHILE} la Vitesse de chaque personne baisse de ${n} : Se déplacer donne ${n} pas de moins.`,
  ),
};
export const charme: Forms = {
  seul: bySign(
    (n) => `${WHILE} votre Charme augmente de ${n} : déstabiliser vous coûte d’autant moins de cartes.`,
    'Rien ne change : cette étape ajoute 0 à votre Charme.',
    (n) => `${WHILE} votre Charme baisse de ${n} : déstabiliser vous coûte d’autant plus de cartes.`,
  ),
  adversaire: bySign(
    (n) => `${WHILE} le Charme de la cible augmente de ${n} : déstabiliser lui coûte d’autant moins de cartes.`,
    'Rien ne change : cette étape ajoute 0 au Charme de la cible.',
    (n) => `${WHILE} le Charme de la cible baisse de ${n} : déstabiliser lui coûte d’autant plus de cartes.`,
  ),
  tous: bySign(
    (n) => `${WHILE} le Charme de chaque personne augmente de ${n} : déstabiliser coûte d’autant moins de cartes.`,
    'Rien ne change : cette étape ajoute 0 au Charme de chaque personne.',
    (n) => `${WHILE} le Charme de chaque personne baisse de ${n} : déstabiliser coûte d’autant plus de cartes.`,
  ),
};
export const barred: Forms = {
  seul: ({ t }) => `${WHILE} vous ne pouvez jouer aucune technique ${ofType(t)}, ni carte ni technique de base.`,
  adversaire: ({ t }) =>
    `${WHILE} la cible ne peut jouer aucune technique ${ofType(t)}, ni carte ni technique de base.`,
  tous: ({ t }) => `${WHILE} personne ne peut jouer de technique ${ofType(t)}, ni carte ni technique de base.`,
};
export const cardsBarred: Forms = {
  seul: ({ t }) =>
    t === null
      ? `${WHILE} vous ne pouvez jouer aucune carte ; les techniques de base restent permises.`
      : `${WHILE} vous ne pouvez jouer aucune carte ${ofType(t)} ; la technique de base de ce type reste permise.`,
  adversaire: ({ t }) =>
    t === null
      ? `${WHILE} la cible ne peut jouer aucune carte ; les techniques de base lui restent permises.`
      : `${WHILE} la cible ne peut jouer aucune carte ${ofType(t)} ; la technique de base de ce type lui reste permise.`,
  tous: ({ t }) =>
    t === null
      ? `${WHILE} personne ne peut jouer de carte ; les techniques de base restent permises.`
      : `${WHILE} personne ne peut jouer de carte ${ofType(t)} ; la technique de base de ce type reste permise.`,
};
