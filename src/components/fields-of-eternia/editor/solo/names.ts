// What the form and the board of a solo game call its enemies and its outposts.
import { EXAMPLE_BOSS, EXAMPLE_EPICS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import type { Holder, SoloEnemySpec } from '../../../../engine/fields-of-eternia/solo/types.ts';
import { enemyName } from '../EnemyField.tsx';
import { heroName } from '../HeroField.tsx';

export const EPICS = [...EXAMPLE_EPICS, EXAMPLE_BOSS];
export const HOLDER_NAMES: Readonly<Record<Holder, string>> = {
  ennemi: 'l’ennemi',
  nous: 'notre équipe',
  personne: 'personne',
};
export const soloEnemyName = (spec: SoloEnemySpec): string =>
  'hero' in spec ? heroName(spec.hero) : enemyName(spec.card, EPICS);
