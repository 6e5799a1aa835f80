// What the set-up of a skirmish says when it refuses; {x} stands for a value of the refusal.
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';

export const ESC_REFUSALS = {
  // Play
  'esc-partie-commencee': 'La mise en place est finie : la partie a commencé.',
  'esc-pas-commencee': 'La mise en place n’est pas finie : la partie n’a pas commencé.',
  'esc-autre-etape': 'Ce n’est pas le moment : une autre étape de la mise en place est en cours.',
  'esc-tirage': 'Le hasard ne peut pas donner cela maintenant.',
  'esc-hors-offre': 'Cette carte n’est dans aucune des deux offres.',
  'esc-eternium': 'L’équipe n’a que {reste} Eternium ; il en faut {cout}.',
  'esc-sorts': 'Ce héros détient déjà 2 sorts.',
  'esc-paquet': 'Le paquet de ce héros contient déjà 5 cartes.',
  'esc-zone-prise': 'Cette zone de déploiement n’existe pas, ou une équipe l’a déjà choisie.',
  'esc-soldat-lieu':
    'Les soldats se placent dans les avant-postes de la zone de déploiement de leur équipe, 3 au plus par avant-poste.',
  'esc-heros-lieu': 'Un héros de l’équipe qui a la main se place à un emplacement de sa zone de déploiement.',
  'esc-jeton-contree': 'Un jeton quête va dans une contrée sauvage.',
  'esc-jeton-zone': 'Cette zone contient déjà un jeton quête.',
  'esc-jeton-voisin': 'Ce jeton quête touche une zone qui en contient déjà un.',
  // Scenarios
  'esc-zones-nombre': 'Il faut au moins une zone de déploiement par équipe.',
  'esc-zone-avant-postes': 'Une zone de déploiement est faite d’avant-postes de la carte, chacun dans une seule zone.',
  'esc-zone-vide': 'Une zone de déploiement compte au moins un avant-poste.',
  'esc-emplacements':
    'Les emplacements des héros sont des zones de terre de la carte, chacune pour une seule zone de déploiement.',
  'esc-soldats-nombre':
    'Le nombre de soldats va de 0 à 15, et chaque zone de déploiement doit pouvoir les recevoir, à 3 par avant-poste.',
  'esc-jetons-nombre': 'Le nombre de jetons quête par équipe va de 0 à 20.',
} as const;
export const ESC = faultsOf<FoeRule, typeof ESC_REFUSALS>();
