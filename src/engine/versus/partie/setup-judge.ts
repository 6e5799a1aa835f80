// Every fault of a scenario, found by making its teams as the draft would; and what is legal in it but deserves a word: what a workshop needs, without the game that follows.
import { err, ok, type Result } from '../../kernel/result.ts';
import { powerOfTile, poolOf } from '../data.ts';
import type { VsRefusal } from '../faults.ts';
import type { Mission } from '../mission/format.ts';
import { missionFaults, missionNotices } from '../mission/validate.ts';
import { readOptions } from '../options.ts';
import { type Camp, CAMPS, type Options } from '../types.ts';
import { CAMP_NAMES, choiceFault, CHOOSER, type DraftAction, isUnchecked } from './draft-fits.ts';
import { atNext, chosen, hopelessPlaces } from './draft-choices.ts';
import { partieForms } from './setup-forms.ts';
import { fresh } from './setup-fresh.ts';
import { type Faults, fault, faultWith, when } from './setup-faults.ts';
import { mapFaults } from './setup-map.ts';
import { diceFaults, markerFaults, postFaults } from './setup-posts.ts';
import { headFaults, initiativeOf, missionIdOf, missionOf, momentFaults, pieceFaults } from './setup-mission.ts';
import { inOrder, sideSpec, slotsOf } from './setup-read.ts';
import { cardFaults, figureFaults, presenceFaults, riverFaults } from './setup-rivers.ts';
import type { PartieScenario, PartieState, SetupChoices } from './types.ts';

// ── The choices that the scenario has already made
interface Told {
  readonly about: string;
  readonly action: DraftAction;
}
/** Which action each choice of a power is, in the order of A23. */
const CHOICES = [
  ['lieutenant', 'lieutenant'],
  ['avatar', 'avatar'],
  ['controlled', 'control'],
  ['operated', 'operate'],
] as const satisfies readonly (readonly [keyof SetupChoices, DraftAction['type']])[];
const toldChoices = (scenario: PartieScenario, keys: readonly (keyof SetupChoices)[]): readonly Told[] => {
  const { choices = {} } = sideSpec(scenario, CHOOSER);
  return CHOICES.flatMap(([key, type]) => {
    const tile = choices[key];
    return tile === undefined || !keys.includes(key)
      ? []
      : [{ about: `sides.${CHOOSER}.choices.${key}`, action: { type, tile } }];
  });
};
const toldSlots = (scenario: PartieScenario, mission: Mission, side: Camp, hqs: boolean): readonly Told[] =>
  slotsOf(scenario, mission, side).flatMap(({ hq = false, tile }, i): readonly Told[] => {
    if (tile === undefined || hq !== hqs) return [];
    return [
      {
        about: `sides.${side}.slots.${i}.tile`,
        action: hq ? { type: 'hq', side, tile } : { type: 'take', side, tile, slot: i + 1 },
      },
    ];
  });
/** Every choice told, in an order in which each finds what it leans on. */
const told = (scenario: PartieScenario, mission: Mission): readonly Told[] => {
  const sides = inOrder(scenario, mission);
  return [
    ...sides.flatMap((side) => toldSlots(scenario, mission, side, true)),
    ...toldChoices(scenario, ['lieutenant', 'avatar']),
    ...sides.flatMap((side) => toldSlots(scenario, mission, side, false)),
    ...toldChoices(scenario, ['controlled', 'operated']),
  ];
};
interface Made {
  readonly state: PartieState;
  readonly faults: Faults;
}
const placeFaults = (state: PartieState): Faults =>
  CAMPS.flatMap((side) =>
    hopelessPlaces(state, side).map((place) =>
      faultWith(
        'place-sans-carte',
        `sides.${side}.slots.${place - 1}`,
        { place },
        'vs.mise-en-place.equipe-contrainte',
      ),
    ),
  );
const made = (scenario: PartieScenario, mission: Mission, options: Options): Made => {
  const { state, faults } = told(scenario, mission).reduce<Made>(
    (so, { about, action }) => {
      const refused = choiceFault(so.state, action);
      return refused
        ? { ...so, faults: [...so.faults, { ...refused, about }] }
        : { ...so, state: chosen(so.state, action).state };
    },
    { state: fresh(scenario, mission, options), faults: [] },
  );
  if (faults.length > 0) return { state, faults };
  const next = atNext(state);
  return { state: next, faults: [...placeFaults(state), ...presenceFaults(next)] };
};

// ── All of them
const choiceFaults = (scenario: PartieScenario): Faults =>
  when(
    Object.keys(sideSpec(scenario, 'hero').choices ?? {}).length > 0,
    fault('choix-heros', 'sides.hero.choices', 'vs.mise-en-place.finir'),
  );
/** Of what the choices lean on: with a fault here, they are not looked at. */
const groundFaults = (scenario: PartieScenario, mission: Mission): Faults => [
  ...(missionIdOf(scenario) === null ? missionFaults(mission, 'mission') : []),
  ...cardFaults(scenario, mission),
  ...riverFaults(scenario, mission),
  ...pieceFaults(scenario, mission),
  ...figureFaults(scenario, mission),
];
const otherFaults = (scenario: PartieScenario, mission: Mission): Faults => [
  ...momentFaults(scenario, mission),
  ...postFaults(scenario, mission),
  ...diceFaults(scenario, mission),
  ...choiceFaults(scenario),
];
/** The game at its first missing decision, nobody lost yet; or every fault. */
export const prepared = (scenario: PartieScenario): Result<PartieState, readonly VsRefusal[]> => {
  const misfits = partieForms(scenario);
  if (misfits.length > 0) return err(misfits);
  const { options, wrong } = readOptions(scenario.options);
  const mission = missionOf(scenario);
  const head = [
    ...headFaults(scenario),
    ...wrong.map((key) =>
      faultWith('option-inconnue', `options.${key}`, { option: key }, 'vs.presentation.hierarchie'),
    ),
    ...mapFaults(scenario),
    ...markerFaults(scenario),
  ];
  if (mission === undefined) return err([...head, fault('mission-absente', 'mission', 'vs.mise-en-place.mission')]);
  const ground = groundFaults(scenario, mission);
  const before = [...head, ...ground, ...otherFaults(scenario, mission)];
  if (ground.length > 0) return err(before);
  const { state, faults } = made(scenario, mission, options);
  const all = [
    ...before,
    ...faults.filter(({ code, about }) => !before.some((one) => one.code === code && one.about === about)),
  ];
  return all.length > 0 ? err(all) : ok(state);
};

// ── What is legal but deserves a word
const exampleNotices = (scenario: PartieScenario, mission: Mission): Faults => {
  const { counts = {}, pieces = [] } = scenario;
  const given = new Set([...Object.keys(counts), ...pieces.map(({ token }) => token)]);
  const mine = missionIdOf(scenario);
  return [
    ...CAMPS.flatMap((side) => {
      const { discs, cubes, slots } = sideSpec(scenario, side);
      return [
        ...when(
          discs === undefined || cubes === undefined,
          faultWith('note-poste-exemple', `sides.${side}`, { camp: CAMP_NAMES[side] }, 'vs.mise-en-place.cubes-et-dpa'),
        ),
        ...when(
          slots === undefined,
          faultWith(
            'note-riviere-exemple',
            `sides.${side}.slots`,
            { camp: CAMP_NAMES[side] },
            'vs.mise-en-place.exemple-rivieres',
          ),
        ),
      ];
    }),
    ...mission.tokens.flatMap(({ id, plural, count }) =>
      when(
        mine !== null && !given.has(id),
        faultWith('note-pions-exemple', 'counts', { pions: plural, n: count }, 'vs.mise-en-place.finir'),
      ),
    ),
  ];
};
/** What nobody could check of the cards already in the rivers (A51), and HQs of which the site has no record (A69). */
const cardNotices = (scenario: PartieScenario, mission: Mission): Faults => {
  const pool = poolOf(scenario.tiles);
  return CAMPS.flatMap((side) =>
    slotsOf(scenario, mission, side).flatMap(({ level, hq, form, figures, tile }, i): Faults => {
      const card = pool.find(({ id }) => id === tile);
      if (card === undefined) return [];
      const slot = { level, hq: hq === true, form: form ?? null, figures: figures ?? null, tile: null, cost: null };
      const about = `sides.${side}.slots.${i}.tile`;
      return [
        ...when(
          isUnchecked(slot, card),
          faultWith(
            'note-non-verifie',
            about,
            { nom: card.name },
            hq ? 'vs.mise-en-place.qg-type' : 'vs.mise-en-place.equipe-contrainte',
          ),
        ),
        ...when(
          hq === true && powerOfTile(card.id) === undefined,
          faultWith('note-qg-sans-fiche', about, { nom: card.name }, 'vs.qg.pouvoirs'),
        ),
      ];
    }),
  );
};
export const notices = (scenario: PartieScenario): Faults => {
  if (partieForms(scenario).length > 0) return [];
  const mission = missionOf(scenario);
  if (mission === undefined || groundFaults(scenario, mission).length > 0) return [];
  const { zones = [], exits = [] } = scenario;
  const leaves = (mission.special ?? []).some(({ kind }) => kind === 'exit');
  return [
    ...exampleNotices(scenario, mission),
    ...missionNotices(mission, 'mission', initiativeOf(scenario, mission)),
    ...when(leaves && zones.length > 0 && exits.length === 0, fault('note-sorties', 'exits', 'vs.m4.exfiltrer')),
    ...cardNotices(scenario, mission),
  ];
};
