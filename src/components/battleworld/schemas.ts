// The static diagrams of the pages, by id. What each draws is asked of the engine: a diagram cannot drift from the rules.
import * as actions from './schemas-actions.ts';
import * as base from './schemas-base.ts';
import * as boards from './schemas-boards.ts';
import * as fights from './schemas-fights.ts';
import type { BwSchema } from './schemas-kit.ts';
import * as things from './schemas-things.ts';
import * as turn from './schemas-turn.ts';

const SCHEMAS: Readonly<Record<string, () => BwSchema>> = {
  camps: things.camps,
  victoires: things.victoires,
  horloge: things.horloge,
  cartes: things.cartes,
  jetons: things.jetons,
  des: things.des,
  mots: things.mots,
  cumul: fights.cumul,
  carte: base.carte,
  forces: things.forces,
  attaques: things.attaques,
  bonus: things.bonus,
  plateau: boards.plateau,
  garnir: things.garnir,
  initiative: turn.initiative,
  phases: turn.phases,
  alternance: turn.alternance,
  activation: turn.activation,
  'fin-de-tour': turn.finDeTour,
  deplacement: boards.deplacement,
  survol: boards.survol,
  distances: boards.distances,
  'places-du-de': base.placesDuDe,
  recuperer: actions.recuperer,
  soigner: actions.soigner,
  ailes: actions.ailes,
  reparer: actions.reparer,
  deranger: actions.deranger,
  deloger: actions.deloger,
  portees: boards.portees,
  abri: boards.abri,
  perdu: actions.perdu,
  tirs: boards.tirs,
  vol: boards.vol,
  declarer: fights.declarer,
  'premiers-jets': fights.premiersJets,
  renoncer: fights.renoncer,
  tranches: fights.tranches,
  'jeton-victoire': fights.jetonVictoire,
  surnombre: boards.surnombre,
  initiateur: fights.initiateur,
  relancer: fights.relancer,
  modules: base.modules,
  module: base.places,
  defendre: base.defendre,
  assaut: base.assaut,
  chute: base.chute,
  factions: base.factions,
  metal: base.metal,
  autres: base.autres,
  'trois-bases': base.troisBases,
  vaisseaux: base.vaisseaux,
  ...Object.fromEntries(
    ['capitaine-america', 'hulk', 'iron-man', 'serval', 'fatalis', 'ultron', 'magneto'].map((sheet) => [
      `carte-${sheet}`,
      () => things.carteDe(sheet),
    ]),
  ),
};
export const SCHEMA_IDS: readonly string[] = Object.keys(SCHEMAS).map((id) => `battleworld.${id}`);

/** A diagram by its id. Throws on an unknown id, and when the engine does not confirm what a diagram shows. */
export const schema = (id: string): BwSchema => {
  const make = SCHEMAS[id.replace(/^battleworld\./, '')];
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};
