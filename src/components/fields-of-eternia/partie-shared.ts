// What a whole game and a skirmish say alike.
import type { WildAction } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { activeHero, teamOf, teamState } from '../../engine/fields-of-eternia/partie/board.ts';
import { de } from '../../engine/kernel/french.ts';
import { topOf } from '../../engine/kernel/steps.ts';
import { near } from '../../engine/fields-of-eternia/partie/map.ts';
import type { BoardAction, PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import { MERCHANTS } from '../../engine/fields-of-eternia/types.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { Advisor, ChanceFace } from '../play/mode.ts';
import { cardFace, markFace } from './faces.ts';
import { onGrid } from './combat-taps.ts';
import { zoneOf } from './map-aims.ts';
import { isBatailleAction, isCombatAction, isWildAction } from './inner.ts';
import {
  combatAttempts,
  combatFace,
  combatForced,
  combatGroup,
  combatTallies,
  combatTally,
  partLabel,
} from './mode-shared.ts';
import { wildAdvisor } from './odds.ts';
import { cardName, heroName, teamName } from './partie-view.ts';
import { wildAttempts, wildFace, wildForced, wildGroup, wildPartLabel, wildTallies } from './wild-shared.ts';

/** Lots drawn among names: teams, heroes. */
const lot = (faces: number, value: number, label: string): ChanceFace => ({ kind: 'side', faces, value, label });
export const partieFace = (action: PartieAction, state: PartieState): ChanceFace | undefined => {
  const { combat, fixed } = state;
  if (isCombatAction(action)) return combat === null ? undefined : combatFace(action, combat);
  if (isWildAction(action)) return wildFace(action);
  switch (action.type) {
    case 'first':
      return lot(fixed.teams.length, action.team + 1, teamName(state, action.team));
    case 'deploy':
      return lot(fixed.heroes.length, action.hero + 1, heroName(state, action.hero));
    case 'deal':
    case 'take':
      return cardFace(cardName(state, action.card));
    case 'roll':
      return markFace(action.face);
    default:
      return undefined;
  }
};
/** A round, and whose turn it is. */
export const partiePartOf = (state: PartieState): string => {
  const hero = activeHero(state);
  if (state.rounds === 0) return 'Mise en place';
  return `Manche ${state.rounds}${hero === null ? '' : `, tour ${de(heroName(state, hero))}`}`;
};
/** Heroes and teams, as sentences begin. */
export const partieDoers = ({ fixed }: PartieState): readonly string[] => [
  ...fixed.heroes.map(({ name }) => name),
  ...fixed.teams.map(({ name }) => `L'équipe ${name}`),
];
/** Whether a press on the place can say it: on the map, on its cards, in the combat under way. */
export const onTable = (action: EscAction, state: PartieState): boolean =>
  zoneOf(action, state) !== undefined ||
  ['renew', 'wild-assign', 'wild-again', 'bat-hit'].includes(action.type) ||
  onGrid(action);
type Shown = readonly { readonly label: string; readonly tally: Tally<FoeRule>; readonly ahead: boolean }[];
export const partieTallies = ({ combat, wild }: PartieState): Shown =>
  combat !== null ? combatTallies(combat) : wild === null ? [] : wildTallies(wild);
export const partieTally = (event: PartieEvent): Tally<FoeRule> | undefined =>
  event.type === 'attack' || event.type === 'stopped' ? combatTally(event) : undefined;
export const partiePart = (what: string): string => (what === 'corps' ? wildPartLabel(what) : partLabel(what));
export const partieForced = (action: { readonly type: string }): boolean =>
  combatForced(action) || wildForced(action) || action.type === 'bat-go';

const GROUPS: Readonly<Partial<Record<BoardAction['type'], string>>> = {
  activate: 'Activer',
  move: 'Se déplacer',
  halt: 'Se déplacer',
  travel: 'Voyager',
  outpost: 'Suivre un chemin',
  reinforce: 'Mobiliser : renforcer',
  march: 'Mobiliser : déplacer',
  brave: 'Contrées sauvages',
  quest: 'Quête',
  rest: 'Se reposer',
  trade: 'Échanger',
  give: 'Donner',
  shop: 'Marchand',
  buy: 'Acheter',
  drop: 'Défausser',
  cast: 'Sorts',
  renew: 'Cartes victoire',
  train: 'Entraîner',
  gain: 'Retirer une carte',
  retreat: 'Rejoindre',
  equip: 'Équiper',
  unequip: 'Ranger',
  claim: 'Objectifs',
  'pay-debt': 'Payer',
  'end-turn': 'Tour',
  acquire: 'Monture',
};
export const partieGroup = (action: PartieAction): readonly [who: string, kind: string] => {
  if (isCombatAction(action)) return combatGroup(action);
  if (isWildAction(action)) return wildGroup(action);
  return ['', isBatailleAction(action) ? 'Soldats' : (GROUPS[action.type] ?? 'Autres')];
};

/** The end of the turn stands first among what is listed: on a phone the rest is slid to, and most of what a hero does is pressed on the map. */
export const partieRank = ({ type }: EscAction): number => (type === 'end-turn' ? 0 : 1);

/** What a reader may want to try: candidates only, the engine says which are refused and why. */
export const partieAttempts = (state: PartieState): readonly PartieAction[] => {
  const { combat, wild, bataille, fixed } = state;
  if (combat !== null) return combatAttempts(combat);
  if (wild !== null) return wildAttempts(wild);
  if (bataille !== null) return [{ type: 'bat-go' }];
  const hero = activeHero(state);
  const frame = topOf(state);
  if (hero === null)
    return frame?.kind === 'activate'
      ? fixed.heroes.map((_, ix): PartieAction => ({ type: 'activate', hero: ix }))
      : [];
  const { zone, spells } = state.heroes[hero] ?? { zone: '', spells: [] };
  const others = fixed.heroes.flatMap((_, ix) => (ix === hero ? [] : [ix]));
  return [
    ...near(state, zone).map((to): PartieAction => ({ type: 'move', to })),
    ...fixed.map.zones
      .filter(({ tower }) => tower === true)
      .map(({ id: to }): PartieAction => ({ type: 'travel', to })),
    { type: 'brave', cards: 1 },
    { type: 'brave', cards: 2 },
    { type: 'quest' },
    { type: 'rest' },
    { type: 'acquire' },
    { type: 'reinforce', count: 1 },
    ...MERCHANTS.map((merchant): PartieAction => ({ type: 'shop', merchant })),
    ...others.map((other): PartieAction => ({ type: 'trade', with: other })),
    ...spells.map((card): PartieAction => ({ type: 'cast', card, target: hero })),
    ...teamState(state, teamOf(state, hero))
      .hand.slice(0, 1)
      .map((card): PartieAction => ({ type: 'renew', cards: [card] })),
    { type: 'end-turn' },
  ];
};

/** Odds of a combat in the wilds under way; nothing to compute outside. `own`: a wilds action, as one of the mode's. */
export const innerAdvisor = <S, A>(
  gameOf: (state: S) => PartieState | null,
  own: (action: WildAction) => A,
): Advisor<S, A> => {
  const wilds = wildAdvisor();
  return {
    stop: wilds.stop,
    ask: async (state) => {
      const wild = gameOf(state)?.wild ?? null;
      const advice = wild === null ? undefined : await wilds.ask(wild);
      return advice === undefined
        ? undefined
        : {
            seat: advice.seat,
            options: advice.options.map(({ action, ...rest }) => ({ action: own(action), ...rest })),
          };
    },
  };
};
