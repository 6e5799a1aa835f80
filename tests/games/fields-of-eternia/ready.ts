// The ready-made scenarios that the suites of this game are built upon.
import { LINKS } from '../../../src/engine/scenario/fields-of-eternia.ts';
import { readyThese } from '../../ready.ts';

/** By mode. */
export const READY = {
  'combat-epique': readyThese(
    LINKS['combat-epique'].codec,
    'les-montagnes-de-perpetua',
    'le-dragon-des-cimes',
    'evil-seed',
  ),
  'des-de-pouvoir': readyThese(LINKS['des-de-pouvoir'].codec, 'stratos-contre-tri-klops-aux-des'),
  'contrees-sauvages': readyThese(LINKS['contrees-sauvages'].codec, 'le-dylinx'),
  'combat-de-soldats': readyThese(LINKS['combat-de-soldats'].codec, 'camp-retranche'),
  solo: readyThese(LINKS.solo.codec, 'seul-contre-skeletor'),
  escarmouche: readyThese(LINKS.escarmouche.codec, 'escarmouche-a-deux'),
  partie: readyThese(LINKS.partie.codec, 'le-pont-des-soldats', 'une-partie-entiere'),
} as const;
