// Why a play or a scenario of the wilds is refused, and what deserves a word.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const WILD_REFUSALS = {
  'sauvage-fini': 'Ce combat est terminé.',
  'sauvage-phase': 'Ce n’est pas le moment : le combat en est à une autre phase.',
  'sauvage-jet-impossible': 'Le dé ne peut pas donner ce résultat.',
  'sauvage-lancer-impossible': 'Ce lancer ne correspond ni au nombre de dés ni à leurs faces.',
  'sauvage-relance-absente': 'Ces dés ne sont pas sur la table.',
  'sauvage-relance-marquee':
    'Les dés marqués relancer repartent tous d’office : l’autre dé ne peut pas être l’un d’eux.',
  'sauvage-relance-trop': 'Chaque face relancer ne permet de reprendre qu’un autre dé.',
  'sauvage-de-absent': 'Il ne reste pas de dé de cette valeur à affecter.',
  'sauvage-defense-dabord': 'Les PS sont hors d’atteinte tant que la défense n’est pas à 0 : il y reste {left}.',
  'sauvage-deja-zero': 'Cette valeur est déjà à 0 : placez le dé ailleurs.',
  'sauvage-des-restants': 'Il reste des dés à affecter.',
  // Scenarios.
  'sauvage-ennemi-inconnu': 'Cette carte d’ennemi n’existe pas : choisissez un exemple ou saisissez une carte.',
  'sauvage-ennemi-ps': 'Les PS d’un ennemi sont un entier de 1 à 99.',
  'sauvage-ennemi-valeurs': 'L’attaque et la défense d’un ennemi sont des entiers de 0 à 99.',
  'sauvage-ennemi-cout': 'Un coût de domptage est un entier de 0 à 99 ; laissez-le vide si l’ennemi ne se dompte pas.',
  'sauvage-corps': 'Le corps du héros, bonus compris, va de 0 à 20.',
  'sauvage-ps': 'Le héros engagé a au moins 1 PS, et pas plus que son maximum.',
  'sauvage-ps-maximum': 'Les PS d’un héros vont de 1 à 20.',
  'sauvage-eternium': 'La réserve d’Eternium est un entier de 0 à 999 999.',
  'sauvage-faces': 'Un dé a six faces : leur total doit faire 6.',
  'sauvage-sans-issue': 'Un dé dont toutes les faces font relancer ne s’arrêterait jamais : donnez-lui une autre face.',
  'sauvage-jets-imposes': 'Un lancer imposé ne correspond pas aux dés : vérifiez le nombre de dés et leurs faces.',
  'sauvage-option': 'Ce jeu n’a pas de réglage « {reglage} », ou il n’est ni oui ni non : retirez-le.',
  // Notices.
  'sauvage-dix-des': 'Une faction n’a que 10 dés : à table, notez les premiers résultats et relancez des dés déjà lus.',
  'sauvage-allie-ami':
    'Un allié de la faction du héros ne se combat pas : il se recrute contre son coût. Ce combat reste possible pour s’essayer.',
} as const satisfies Readonly<Record<string, string>>;

export const { no, noWith, fault, faultWith } = faultsOf<FoeRule, typeof WILD_REFUSALS>();
