// On the map: may this hero go there, may these soldiers be called or moved.
import { listOf, plural } from '../../kernel/french.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { canFly, movementOf } from '../partie/carry.ts';
import { partie, partieText } from '../partie/index.ts';
import { controlled, near, soldiersAt } from '../partie/map.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { ZoneId } from '../types.ts';
import { type FoeExerciseType, pick, rarely, verdictOf } from './kit.ts';
import { joinFact, kindFact, played, studyOf, zoneOf } from './study.ts';
import { ACTIVATE, asked, type Drawn, goOn, HERO, nameOf, options, TEAM, turnOf, whereOf } from './hero-turn.ts';

// ── Movement
/** By the flying corridor of the example map: winged or not, at its end or one step from it. */
const onTheShore = (random: Rng): Drawn => {
  const from = pick(random, ['village-d-eldor', 'contree-de-l-ouest'] as const);
  const scenario = studyOf(random, 2, {}, { zone: from, ...(rarely(random, 4) ? {} : { worn: ['ex-ailes'] }) });
  const begun: Drawn = { scenario, ...played(scenario, [ACTIVATE]) };
  const next = from === 'village-d-eldor' ? begun : goOn(begun, { type: 'move', to: 'village-d-eldor' });
  return topOf(next.state)?.kind === 'move' ? next : begun;
};
const SHORE: readonly ZoneId[] = ['corridors-de-lithos', 'mer-du-sud'];
/** One step made already, half of the time, if nobody is met. */
const onTheWay = (random: Rng, drawn: Drawn): Drawn => {
  const steps = options(drawn.state).filter(({ type }) => type === 'move');
  if (steps.length === 0 || rarely(random, 2)) return drawn;
  const next = goOn(drawn, pick(random, steps));
  return topOf(next.state)?.kind === 'move' ? next : drawn;
};
const MOVE: FoeExerciseType = {
  id: 'deplacement',
  title: 'Ce héros peut-il aller là ?',
  rules: [
    'foe.deplacement.cout',
    'foe.deplacement.entre-avant-postes',
    'foe.deplacement.eau-interdite',
    'foe.deplacement.eau-pas-de-fin',
    'foe.deplacement.vol-origine',
    'foe.deplacement.vol-couloir',
    'foe.deplacement.vol-survol',
    'foe.deplacement.points',
    'foe.plateau.adjacence',
    'foe.plateau.mers',
    'foe.plateau.couloirs',
    'foe.plateau.base-inviolable',
    'foe.plateau.pas-a-soi',
    'foe.plateau.heros-sans-limite',
  ],
  make: (random) => {
    const shore = rarely(random, 4);
    const drawn = shore ? onTheShore(random) : onTheWay(random, turnOf(random));
    const { state } = drawn;
    const frame = topOf(state);
    if (frame?.kind !== 'turn' && frame?.kind !== 'move') return undefined;
    const here = whereOf(state);
    const verdict = verdictOf(
      random,
      { game: partie, text: partieText, state },
      (shore ? SHORE : state.fixed.map.zones.map(({ id }) => id)).map((to): PartieAction => ({ type: 'move', to })),
    );
    if (verdict?.action.type !== 'move') return undefined;
    const { to } = verdict.action;
    const left = frame.kind === 'move' ? frame.left : movementOf(state, HERO);
    const shown = [
      `${nameOf(state)} (${state.fixed.teams[TEAM]?.name ?? ''}) est là : ${zoneOf(state, here).name}.`,
      ...(to === here ? [] : [joinFact(state, here, to)]),
      kindFact(state, to),
      `Avant-postes que son équipe contrôle : ${listOf(controlled(state, TEAM).map(({ name }) => name))}.`,
    ];
    return asked(drawn, verdict, {
      drawn: shown,
      facts: [
        `Points de déplacement restants : ${left}.`,
        `${nameOf(state)} ${canFly(state, HERO) ? 'peut' : 'ne peut pas'} voler.`,
      ],
      question: `${nameOf(state)} veut entrer là : ${zoneOf(state, to).name}. Est-ce permis ?`,
      zones: [here, to],
    });
  },
};

// ── Soldiers
const CALLS = [
  'renfort-lieu',
  'base-sans-soldat',
  'base-inviolable',
  'plafond-soldats',
  'nombre-soldats',
  'soldats-portee',
  'pas-de-chemin',
] as const;
const marches = (state: PartieState): readonly PartieAction[] => {
  const mine = state.fixed.map.zones.filter(({ id }) => soldiersAt(state, id, TEAM) > 0).map(({ id }) => id);
  return mine.flatMap((from) =>
    near(state, from).flatMap((to) =>
      zoneOf(state, to).kind === 'avant-poste'
        ? [1, 2, 3].map((count): PartieAction => ({ type: 'march', from, to, count }))
        : [],
    ),
  );
};
const CALL: FoeExerciseType = {
  id: 'mobiliser',
  title: 'Ces soldats peuvent-ils venir là ?',
  rules: [
    'foe.soldats.renforcer',
    'foe.soldats.choix',
    'foe.soldats.plafond',
    'foe.soldats.portee',
    'foe.soldats.deplacer',
    'foe.soldats.deplacer-combat',
    'foe.bataille.declenchement',
    'foe.plateau.trois-soldats',
    'foe.plateau.base-sans-soldat',
    'foe.plateau.base-inviolable',
  ],
  make: (random) => {
    const drawn = turnOf(random);
    const { state } = drawn;
    const here = whereOf(state);
    const calls = [1, 2, 3].map((count): PartieAction => ({ type: 'reinforce', count }));
    const verdict = verdictOf(
      random,
      { game: partie, text: partieText, state, codes: CALLS },
      rarely(random, 2) ? calls : marches(state),
    );
    if (verdict === undefined) return undefined;
    const { action } = verdict;
    const shown = [
      `${nameOf(state)} (${state.fixed.teams[TEAM]?.name ?? ''}) est là : ${zoneOf(state, here).name}.`,
      kindFact(state, here),
    ];
    if (action.type === 'reinforce') {
      const soldiers = soldiersAt(state, here, TEAM);
      return asked(drawn, verdict, {
        drawn: [...shown, `Soldats de son équipe déjà là : ${soldiers}. Aucun ennemi dans la zone.`],
        facts: [`Soldats en réserve : ${state.teams[TEAM]?.reserve ?? 0}.`],
        question: `${nameOf(state)} mobilise : ${plural(action.count, 'soldat', 'soldats')} en renfort dans sa zone. Est-ce permis ?`,
        zones: [here],
      });
    }
    if (action.type !== 'march') return undefined;
    const { from, to, count } = action;
    const more = [
      `Soldats amis là : ${zoneOf(state, from).name} : ${soldiersAt(state, from, TEAM)}.`,
      ...(from === here ? [] : [joinFact(state, here, from)]),
      joinFact(state, from, to),
      kindFact(state, to),
    ];
    return asked(drawn, verdict, {
      drawn: [...shown, ...more],
      facts: [],
      question: `${nameOf(state)} mobilise : ${plural(count, 'soldat suit', 'soldats suivent')} ce trajet, ${zoneOf(state, from).name} → ${zoneOf(state, to).name}. Est-ce permis ?`,
      zones: [here, from, to],
    });
  },
};
export const MOVES_TYPES: readonly FoeExerciseType[] = [MOVE, CALL];
