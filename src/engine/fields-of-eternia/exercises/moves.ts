// On the map: may this hero go there, may these soldiers be called or moved, may this action still be done.
import { listOf, plural } from '../../kernel/french.ts';
import type { Rng } from '../../kernel/rng.ts';
import { canFly, movementOf } from '../partie/carry.ts';
import { partie, partieText } from '../partie/index.ts';
import { topOf } from '../partie/kit.ts';
import { controlled, markets, near, soldiersAt } from '../partie/map.ts';
import { isNight } from '../partie/turn.ts';
import type { PartieAction, PartieScenario, PartieState, Standard, Team } from '../partie/types.ts';
import { MERCHANTS, type Merchant, type ZoneId } from '../types.ts';
import {
  among,
  between,
  type FoeExercise,
  type FoeExerciseType,
  judged,
  type Moment,
  pick,
  rarely,
  type Verdict,
  verdictOf,
} from './kit.ts';
import { joinFact, kindFact, MODE, played, studyOf, zoneOf } from './study.ts';

type Drawn = Moment<PartieState, PartieAction> & { readonly scenario: PartieScenario };
const asked = (
  { scenario, actions }: Drawn,
  verdict: Verdict<PartieAction>,
  facts: readonly string[],
  question: string,
): FoeExercise => judged(verdict, { facts, question, position: { mode: MODE, scenario, actions } });
const HERO = 0;
const TEAM: Team = 0;
const nameOf = ({ fixed }: PartieState): string => fixed.heroes[HERO]?.name ?? '';
const whereOf = ({ heroes }: PartieState): ZoneId => heroes[HERO]?.zone ?? '';
const ACTIVATE: PartieAction = { type: 'activate', hero: HERO };
/** A hero of the first team, at the beginning of a turn. */
const turnOf = (random: Rng): Drawn => {
  const scenario = studyOf(random, 2);
  return { scenario, ...played(scenario, [ACTIVATE]) };
};
const goOn = ({ scenario, actions }: Drawn, ...more: readonly PartieAction[]): Drawn => ({
  scenario,
  ...played(scenario, [...actions, ...more]),
});
const options = (state: PartieState): readonly PartieAction[] => {
  const node = partie.node(state);
  return node.kind === 'choice' ? node.options : [];
};

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
    const facts = [
      `${nameOf(state)} (${state.fixed.teams[TEAM]?.name ?? ''}) est là : ${zoneOf(state, here).name}. Points de déplacement restants : ${left}.`,
      `${nameOf(state)} ${canFly(state, HERO) ? 'peut' : 'ne peut pas'} voler.`,
      ...(to === here ? [] : [joinFact(state, here, to)]),
      kindFact(state, to),
      `Avant-postes que son équipe contrôle : ${listOf(controlled(state, TEAM).map(({ name }) => name))}.`,
    ];
    return asked(drawn, verdict, facts, `${nameOf(state)} veut entrer là : ${zoneOf(state, to).name}. Est-ce permis ?`);
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
    const facts = [
      `${nameOf(state)} (${state.fixed.teams[TEAM]?.name ?? ''}) est là : ${zoneOf(state, here).name}.`,
      kindFact(state, here),
    ];
    if (action.type === 'reinforce') {
      const soldiers = soldiersAt(state, here, TEAM);
      return asked(
        drawn,
        verdict,
        [
          ...facts,
          `Soldats de son équipe déjà là : ${soldiers}. En réserve : ${state.teams[TEAM]?.reserve ?? 0}. Aucun ennemi dans la zone.`,
        ],
        `${nameOf(state)} mobilise : ${plural(action.count, 'soldat', 'soldats')} en renfort dans sa zone. Est-ce permis ?`,
      );
    }
    if (action.type !== 'march') return undefined;
    const { from, to, count } = action;
    const more = [
      `Soldats amis là : ${zoneOf(state, from).name} : ${soldiersAt(state, from, TEAM)}.`,
      ...(from === here ? [] : [joinFact(state, here, from)]),
      joinFact(state, from, to),
      kindFact(state, to),
    ];
    return asked(
      drawn,
      verdict,
      [...facts, ...more],
      `${nameOf(state)} mobilise : ${plural(count, 'soldat suit', 'soldats suivent')} ce trajet, ${zoneOf(state, from).name} → ${zoneOf(state, to).name}. Est-ce permis ?`,
    );
  },
};

// ── The turn
const STANDARD_NAMES: Readonly<Record<Standard, string>> = {
  deplacer: 'se déplacer',
  voyager: 'voyager entre les tours',
  'avant-postes': 'suivre un chemin',
  mobiliser: 'mobiliser',
  braver: 'braver les contrées',
  quete: 'partir en quête',
  repos: 'se reposer',
  monture: 'acquérir une monture',
};
const MERCHANT_NAMES: Readonly<Record<Merchant, string>> = {
  boutique: 'la boutique',
  guilde: 'la guilde de mages',
  forge: 'la forge',
};
const LATER = [
  'action-repetee',
  'plus-d-actions',
  'repos-jour',
  'repos-actions',
  'achat-dernier',
  'marchand-non-controle',
  'pas-de-tour',
  'pas-en-contree',
] as const;
/** One action more, if it leads to no fight: a step and a stop, soldiers, a purchase of nothing. */
const another = (random: Rng, drawn: Drawn): Drawn => {
  const all = options(drawn.state).filter(
    ({ type }) => type === 'move' || type === 'reinforce' || type === 'travel' || type === 'shop',
  );
  if (all.length === 0) return drawn;
  const type = pick(random, [...new Set(all.map((one) => one.type))]);
  const action = pick(
    random,
    all.filter((one) => one.type === type),
  );
  const first = goOn(drawn, action);
  const next =
    topOf(first.state)?.kind === 'move'
      ? goOn(first, { type: 'halt' })
      : topOf(first.state)?.kind === 'shop'
        ? goOn(first, { type: 'leave' })
        : first;
  return topOf(next.state)?.kind === 'turn' ? next : drawn;
};
const LABELS: { readonly [K in PartieAction['type']]?: string } = {
  rest: 'se reposer',
  reinforce: 'renforcer son avant-poste d’un soldat',
  brave: 'braver les contrées sauvages',
  move: 'se déplacer d’une zone',
};
const labelOf = (state: PartieState, action: PartieAction): string =>
  action.type === 'travel'
    ? `voyager vers ${zoneOf(state, action.to).name}`
    : action.type === 'shop'
      ? `acheter à ${MERCHANT_NAMES[action.merchant]}`
      : (LABELS[action.type] ?? '');
const TURN_RULES = [
  'foe.activation.action-unique',
  'foe.activation.deux-actions',
  'foe.repos.action',
  'foe.marchand.derniere-action',
  'foe.marchand.acces',
  'foe.plateau.marchands-acces',
  'foe.marchand.choix-marchand',
  'foe.deplacement.voyage-rapide',
  'foe.plateau.tours',
  'foe.repos.fin-du-tour',
  'foe.contrees.action',
  'foe.soldats.renforcer',
  'foe.deplacement.cout',
  'foe.plateau.adjacence',
  'foe.deplacement.entre-avant-postes',
] as const;
const TURN: FoeExerciseType = {
  id: 'tour',
  title: 'Cette action est-elle encore possible ?',
  rules: TURN_RULES,
  make: (random) => {
    let drawn = turnOf(random);
    for (let i = between(random, 0, 2); i > 0; i -= 1) drawn = another(random, drawn);
    const { state } = drawn;
    if (topOf(state)?.kind !== 'turn') return undefined;
    const here = whereOf(state);
    const neighbour = near(state, here)[0];
    const towers = state.fixed.map.zones.filter(({ id, tower }) => tower === true && id !== here);
    const plays: readonly PartieAction[] = [
      { type: 'rest' },
      { type: 'reinforce', count: 1 },
      { type: 'brave', cards: 1 },
      ...towers.map(({ id }): PartieAction => ({ type: 'travel', to: id })),
      ...MERCHANTS.map((merchant): PartieAction => ({ type: 'shop', merchant })),
      ...(neighbour === undefined ? [] : [{ type: 'move', to: neighbour } as const]),
    ];
    const verdict = verdictOf(random, { game: partie, text: partieText, state, codes: LATER }, plays);
    if (verdict === undefined) return undefined;
    const { name, kind, tower } = zoneOf(state, here);
    const { action } = verdict;
    // What the board does not show: the rest of the turn, and only what the play under judgement needs.
    const facts = [
      `Manche ${isNight(state) ? 'de nuit' : 'de jour'}.`,
      `Actions déjà faites par ${nameOf(state)} dans ce tour : ${state.standard.length === 0 && !state.bought ? 'aucune' : listOf([...state.standard.map((one) => STANDARD_NAMES[one]), ...(state.bought ? ['acheter chez un marchand'] : [])])}.`,
      `${nameOf(state)} est là : ${name} (${tower === true ? 'une tour' : { mer: 'de l’eau', contree: 'contrée sauvage', 'avant-poste': 'avant-poste' }[kind]}).`,
      ...(action.type === 'reinforce'
        ? [`${kindFact(state, here)} Soldats amis : ${soldiersAt(state, here, TEAM)}, aucun ennemi.`]
        : []),
      ...(action.type === 'shop'
        ? [
            `Avant-postes contrôlés où se trouve ${MERCHANT_NAMES[action.merchant]} : ${markets(state, TEAM, action.merchant).length}.`,
          ]
        : []),
    ];
    return asked(
      drawn,
      { ...verdict, cites: among(verdict.cites, TURN_RULES) },
      facts,
      `${nameOf(state)} veut maintenant ${labelOf(state, action)}. Est-ce permis ?`,
    );
  },
};
export const MOVES_TYPES: readonly FoeExerciseType[] = [MOVE, CALL, TURN];
