// In the turn of a hero: may this action still be done.
import { listOf } from '../../kernel/french.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { partie, partieText } from '../partie/index.ts';
import { markets, near, soldiersAt } from '../partie/map.ts';
import { isNight } from '../partie/turn.ts';
import type { PartieAction, PartieState, Standard } from '../partie/types.ts';
import { type Merchant, MERCHANTS } from '../types.ts';
import { among, between, type FoeExerciseType, pick, verdictOf } from './kit.ts';
import { kindFact, zoneOf } from './study.ts';
import { asked, type Drawn, goOn, nameOf, options, TEAM, turnOf, whereOf } from './hero-turn.ts';

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
export const TURN: FoeExerciseType = {
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
    ];
    const shown = [
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
      {
        drawn: shown,
        facts,
        question: `${nameOf(state)} veut maintenant ${labelOf(state, action)}. Est-ce permis ?`,
        zones: [
          here,
          ...(action.type === 'travel' || action.type === 'move' ? [action.to] : []),
          ...(action.type === 'shop' ? markets(state, TEAM, action.merchant).map(({ id }) => id) : []),
        ],
      },
    );
  },
};
