// Faults of a scenario: its map, its track, its dice.
import { isBetween } from '../../kernel/faults.ts';
import { WILD_SIDES } from '../constants.ts';
import { isDie, isEpicDie } from '../dice.ts';
import { readOptions } from '../options.ts';
import type { MapSpec, ZoneId } from '../types.ts';
import { SETUP } from './setup-refusals.ts';
import { cellOf, mapOf, trackOf } from './setup-read.ts';
import type { PartieScenario } from './scenario-types.ts';
import { type Faults, when } from './setup-faults.ts';

const { fault, faultWith } = SETUP;

const mapFaults = ({ zones, edges }: MapSpec): Faults => {
  const kindOf = (id: ZoneId): string | undefined => zones.find((zone) => zone.id === id)?.kind;
  return [
    ...zones.flatMap(({ id, kind, eternium = 0, merchant, tower }, i) => [
      ...when(
        zones.findIndex((zone) => zone.id === id) < i,
        faultWith('zone-double', `map.zones.${i}.id`, { zone: id }, 'foe.plateau.contrees-decoupees'),
      ),
      ...when(!isBetween(eternium, 0, 99), fault('eternium-imprime', `map.zones.${i}.eternium`, 'foe.manche.jour')),
      ...when(
        kind !== 'avant-poste' && (merchant !== undefined || tower === true),
        fault('marchand-lieu', `map.zones.${i}.kind`, 'foe.plateau.marchands', 'foe.plateau.tours'),
      ),
    ]),
    ...edges.flatMap(({ a, b, kind }, i) => {
      const [one, other] = [kindOf(a), kindOf(b)];
      if (one === undefined || other === undefined || a === b)
        return [fault('lien-zone', `map.edges.${i}`, 'foe.plateau.adjacence', 'foe.plateau.pas-a-soi')];
      return [
        ...when(
          kind === 'chemin' && (one !== 'avant-poste' || other !== 'avant-poste'),
          fault('lien-chemin', `map.edges.${i}`, 'foe.plateau.chemins'),
        ),
        ...when(
          kind === 'couloir' && (one === 'mer' || other === 'mer'),
          fault('lien-couloir', `map.edges.${i}`, 'foe.plateau.couloirs'),
        ),
      ];
    }),
  ];
};
const trackFaults = (scenario: PartieScenario): Faults => {
  const track = trackOf(scenario);
  const skulls = track.flatMap(({ skull }) => (skull === null ? [] : [skull]));
  const whole4 = skulls.length === 4 && [1, 2, 3, 4].every((skull) => skulls.includes(skull));
  const { kind, round, skirmish } = scenario;
  const told = (scenario.skulls ?? []).map(({ skull }) => skull);
  return [
    ...when(track.length === 0, fault('compteur-vide', 'track', 'foe.manche.alternance')),
    ...when(
      (kind === 'standard' || kind === 'premiere') && !whole4,
      fault('compteur-cranes', 'track', 'foe.fin.quatrieme-evenement', 'foe.manche.crane'),
    ),
    ...when(round !== undefined && kind !== 'etude', fault('manche-etude', 'round', 'foe.mise-en-place.jeton-manche')),
    ...when(
      kind === 'etude' && !isBetween(cellOf(scenario), 0, track.length - 1),
      fault('manche-bornes', 'round', 'foe.manche.alternance'),
    ),
    ...when(
      skirmish !== undefined && !isBetween(skirmish.end, 1, track.length),
      fault('escarmouche-fin', 'skirmish.end', 'foe.escarmouche.pv-scenario'),
    ),
    ...told.flatMap((skull, i) =>
      when(
        !isBetween(skull, 1, 4) || told.indexOf(skull) < i,
        fault('crane-evenement', `skulls.${i}`, 'foe.manche.crane'),
      ),
    ),
  ];
};
const diceFaults = ({ dice, epicDie }: PartieScenario): Faults => [
  ...when(dice !== undefined && !isDie(dice), fault('de-faces', 'dice', 'foe.jets.faces')),
  ...when(dice?.relancer === WILD_SIDES, fault('de-relances', 'dice', 'foe.sauvage.relance-fin')),
  ...when(epicDie !== undefined && !isEpicDie(epicDie), fault('de-epique', 'epicDie', 'foe.p3-cartes.creature-faces')),
];
export const boardFaults = (scenario: PartieScenario): Faults => {
  const map = mapOf(scenario);
  return [
    ...readOptions(scenario.options).wrong.map((key) =>
      faultWith('option-inconnue', `options.${key}`, { reglage: key }, 'foe.mise-en-place.scenario'),
    ),
    ...(map === undefined ? [fault('carte-inconnue-plan', 'map', 'foe.mise-en-place.plateau')] : mapFaults(map)),
    ...trackFaults(scenario),
    ...diceFaults(scenario),
  ];
};
