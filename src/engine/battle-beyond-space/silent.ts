// Rules that the engine runs and that nothing on show tells: why, for the readers of /couverture/, and for the tests, which hold each reason to be true.
import type { BbsRule } from './rules.ts';

/** By rule id, a sentence with ordinary spaces. */
const SUMMED = 'Elle résume d’autres règles, qui se voient chacune là où elles servent.';
const MARKERS =
  'Elle compte des marqueurs de la boîte. Ils ne limitent rien : ce qu’ils rappellent se voit, leur nombre ne change rien.';
const BOOKLET =
  'Elle raconte un exemple du livret. Ce qui s’y applique, ce sont les règles du tir, que l’exemple « Tir masqué » fait jouer.';
export const SILENT = {
  'bbs.but.portrait-chasseur': SUMMED,
  'bbs.but.portrait-destroyer': SUMMED,
  'bbs.materiel.dommages-destroyers': MARKERS,
  'bbs.materiel.boucliers': MARKERS,
  'bbs.materiel.elite': MARKERS,
  'bbs.materiel.dommages-chasseurs': MARKERS,
  'bbs.principes.pas-de-reparation': 'Elle dit ce qui n’arrive jamais : rien, dans une partie, ne répare un vaisseau.',
  'bbs.tir-chasseurs.exemple-c': BOOKLET,
  'bbs.tir-chasseurs.exemple-d': BOOKLET,
  'bbs.aide.tables-collisions':
    'Elle annonce deux tableaux. Chacune de leurs lignes a sa règle, et c’est elle qui se voit.',
} as const satisfies Readonly<Partial<Record<BbsRule, string>>>;
