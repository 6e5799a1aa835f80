// What a whole game says, in French; a combat under way speaks with the words of its own mode.
import type { Seat } from '../../kernel/game.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { combatDeSoldatsText } from '../combat-de-soldats/index.ts';
import { BATAILLE_REFUSALS } from '../combat-de-soldats/refusals.ts';
import { REFUSALS as COMBAT_REFUSALS } from '../combat/refusals.ts';
import { combatText } from '../combat/text.ts';
import { contreesSauvagesText } from '../contrees-sauvages/index.ts';
import { WILD_REFUSALS } from '../contrees-sauvages/refusals.ts';
import { type FoeRefusal, sentenceOf } from '../faults.ts';
import { de } from '../../kernel/french.ts';
import { topOf } from '../../kernel/steps.ts';
import { soldiers } from '../words.ts';
import { asksOf, CARDS_LABELS } from './cards-labels.ts';
import { CARDS_REFUSALS, CARRY_REFUSALS } from './cards-refusals.ts';
import { atPlace, CARDS_EVENTS, heroName, placeName, quoted, teamName, type Told } from './cards-text.ts';
import { BATAILLE_CALL, COMBAT_CALL, WILD_CALL } from './apply.ts';
import { worthOf } from './carry.ts';
import { CORE_EVENTS, endText, theTeam } from './core-text.ts';
import type { FrameOf } from './board.ts';
import { CORE_REFUSALS } from './refusals.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import { innerText, isInner, type InnerEvent } from './told.ts';
import { isNight } from './turn.ts';
import type { BoardAction, Frame, PartieAction, PartieEnd, PartieState, Team } from './types.ts';
import type { PartieEvent, PartieMode } from './event-types.ts';

// ── Events
const own = byTag<Exclude<PartieEvent, InnerEvent>, readonly [Told], string>({ ...CORE_EVENTS, ...CARDS_EVENTS });

// ── Actions
type Core = Exclude<BoardAction['type'], keyof typeof CARDS_LABELS>;
type Labels = { readonly [K in Core]: (action: Of<BoardAction, K>, state: PartieState) => string };
const CORE_LABELS: Labels = {
  first: ({ team }, state) => `${theTeam(state, team)} commence`,
  deal: ({ card }, state) => `Carte victoire : ${quoted(state, card)}`,
  deploy: ({ hero }, state) => `Déployer ${heroName(state, hero)}`,
  activate: ({ hero }, state) => `Activer ${heroName(state, hero)}`,
  move: ({ to }, state) => `Aller ${atPlace(state, to)}`,
  halt: () => 'S’arrêter là',
  travel: ({ to }, state) => `Voyager jusqu’${atPlace(state, to)}`,
  outpost: ({ to }, state) => `Suivre le chemin vers ${placeName(state, to)}`,
  reinforce: ({ count }) => `Renforcer avec ${soldiers(count)}`,
  march: ({ from, to, count }, state) => `Mener ${soldiers(count)} ${de(placeName(state, from))} ${atPlace(state, to)}`,
  rest: () => 'Se reposer',
  'end-turn': () => 'Finir le tour',
  defend: ({ hero }, state) => `Défendre avec ${heroName(state, hero)}`,
  'pay-debt': ({ card }, state) =>
    card === null ? 'Payer le reste en Eternium' : `Donner ${quoted(state, card)}, qui vaut ${worthOf(state, card)}`,
  retreat: ({ to }, state) => `Rejoindre ${placeName(state, to)}`,
  duellist: ({ hero }, state) => `Désigner ${heroName(state, hero)}`,
};
const label = byTag<BoardAction, readonly [PartieState], string>({ ...CORE_LABELS, ...CARDS_LABELS });
const action = (given: PartieAction, state: PartieState): string => {
  const { combat, wild, bataille } = state;
  if (Object.hasOwn(COMBAT_CALL.types, given.type))
    return combat === null
      ? given.type
      : given.type === 'send'
        ? `Envoyer vers ${placeName(state, given.to)}`
        : given.type === 'flee' && given.to !== null && given.to !== undefined
          ? `Fuir vers ${placeName(state, given.to)}`
          : combatText.action(given as Parameters<typeof combatText.action>[0], combat);
  if (Object.hasOwn(WILD_CALL.types, given.type))
    return wild === null
      ? given.type
      : contreesSauvagesText.action(given as Parameters<typeof contreesSauvagesText.action>[0], wild);
  if (Object.hasOwn(BATAILLE_CALL.types, given.type))
    return bataille === null
      ? given.type
      : combatDeSoldatsText.action(given as Parameters<typeof combatDeSoldatsText.action>[0], bataille);
  return label(given as BoardAction, state);
};

// ── Refusals: several tables share a code; the sentence whose values are all given is the right one
const TABLES: readonly Readonly<Record<string, string>>[] = [
  CORE_REFUSALS,
  SETUP_REFUSALS,
  CARDS_REFUSALS,
  CARRY_REFUSALS,
  COMBAT_REFUSALS,
  WILD_REFUSALS,
  BATAILLE_REFUSALS,
];
const isFilled = (table: Readonly<Record<string, string>>, { code, values = {} }: FoeRefusal): boolean =>
  Object.hasOwn(table, code) &&
  [...(table[code] ?? '').matchAll(/\{(\w+)\}/g)].every(([, key = '']) => Object.hasOwn(values, key));
const refusal = (given: FoeRefusal): string => sentenceOf(TABLES.find((table) => isFilled(table, given)) ?? {})(given);

// ── Who decides what
type Asks = { readonly [K in Frame['kind']]?: (frame: FrameOf<K>, state: PartieState) => string };
const ASKS: Asks = {
  first: ({ teams }, state) =>
    teams.length === 1 ? `${theTeam(state, teams[0] ?? 0)} va commencer.` : 'L’équipe qui commence est tirée au sort.',
  deal: ({ team }, state) => `${theTeam(state, team)} reçoit ses cartes victoire.`,
  deploy: ({ zones: [zone] }, state) => `Un héros tiré au sort est déployé ${atPlace(state, zone ?? '')}.`,
  activate: ({ team }, state) =>
    `Manche ${state.rounds}, ${isNight(state) ? 'de nuit' : 'de jour'}. ${theTeam(state, team)} active un héros.`,
  turn: ({ hero }, state) =>
    `Tour ${de(heroName(state, hero))} : ${state.bought ? 'l’achat est fait, le tour finit' : 'une action, ou la fin du tour'}.`,
  move: ({ hero, left }, state) =>
    `${heroName(state, hero)} a encore ${left} ${left > 1 ? 'points' : 'point'} de déplacement.`,
  defender: ({ team }, state) => `${theTeam(state, team)} choisit qui défend.`,
  pay: ({ hero, due }, state) =>
    `${heroName(state, hero)} doit encore une valeur de ${due} : en cartes, ou en Eternium.`,
  retreat: ({ hero }, state) => `Où va ${heroName(state, hero)} ?`,
  duel: (_, state) => `Duel : ${teamsLeft(state)} désigne en secret un de ses héros.`,
};
const teamsLeft = (state: PartieState): string => {
  const frame = topOf(state);
  const team = frame?.kind === 'duel' ? frame.picked.indexOf(null) : 0;
  return `l’équipe ${teamName(state, team as Team)}`;
};
const ask = (state: PartieState): string => {
  const { end, combat, wild, bataille } = state;
  if (end !== null) return endText(state, end);
  if (combat !== null) return combatText.node(combat);
  if (wild !== null) return contreesSauvagesText.node(wild);
  if (bataille !== null) return combatDeSoldatsText.node(bataille);
  const frame = topOf(state);
  if (frame === undefined) return '';
  return (
    asksOf(frame, state) ??
    (ASKS[frame.kind] as ((one: Frame, at: PartieState) => string) | undefined)?.(frame, state) ??
    ''
  );
};
const result = (given: string, state: PartieState): string => {
  const [why = 'boss', winners = ''] = given.split(':');
  return endText(state, {
    why: why as PartieEnd['why'],
    winners: winners === '' ? [] : winners.split('+').map((team) => Number(team) as Team),
  });
};

export const partieText: ModeText<PartieMode> = {
  event: (event, state) => (isInner(event) ? innerText(event, state) : own(event, state)),
  action,
  refusal,
  node: ask,
  result,
  seat: (seat: Seat, state) => teamName(state, seat as Team),
};
