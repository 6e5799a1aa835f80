// What the set-up of a skirmish says, in French; its game speaks with the words of a whole game.
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { plural } from '../../kernel/french.ts';
import { sentenceOf } from '../faults.ts';
import { atPlace, heroName, quoted, teamName } from '../partie/cards-text.ts';
import { worthOf } from '../partie/carry.ts';
import { partieText } from '../partie/index.ts';
import { soldiers } from '../words.ts';
import { buyer, deployer, lacking, orderOf, placer, soldiersLeft, tokenPlacer } from './board.ts';
import { ESC_REFUSALS } from './refusals.ts';
import type { EscAction, EscEvent, EscMode, EscOwnAction, EscOwnEvent, EscState, Stall } from './types.ts';

type Told = Pick<EscState, 'fixed'>;
const playOf = ({ fixed }: Told): { readonly fixed: EscState['fixed']['play'] } => ({ fixed: fixed.play });
const OF_STALL: Readonly<Record<Stall, string>> = { boutique: 'de la boutique', guilde: 'de la guilde de mages' };
const team = (state: Told, ix: number): string => `L’équipe ${teamName(playOf(state), ix as 0)}`;

const say = byTag<EscOwnEvent, readonly [Told], string>({
  'esc-first': (event, state) => `${team(state, event.team)} commencera.`,
  'esc-revealed': ({ stall, card, replaced }, state) =>
    `${quoted(playOf(state), card)} ${replaced ? 'remplace la carte achetée dans' : 'entre dans'} l’offre ${OF_STALL[stall]}.`,
  'esc-bought': ({ hero, card, cost, eternium }, state) =>
    `${heroName(playOf(state), hero)} achète ${quoted(playOf(state), card)} pour ${cost} Eternium ; il en reste ${eternium} à l’équipe.`,
  'esc-passed': ({ hero, final }, state) =>
    `${heroName(playOf(state), hero)} passe${final ? ' et n’achètera plus rien' : ''}.`,
  'esc-lost': (event, state) =>
    `${event.lost === 0 ? `${team(state, event.team)} n’a plus d’Eternium à perdre` : `${team(state, event.team)} perd ${event.lost === 1 ? 'son dernier Eternium' : `ses ${event.lost} Eternium`}`}${event.kept > 0 ? ` ; elle commence avec ${event.kept}, face à un héros monté` : ''}.`,
  'esc-zone': (event, state) => `${team(state, event.team)} se déploie dans la zone « ${event.name} ».`,
  'esc-soldier': (event, state) =>
    `${team(state, event.team)} place un soldat ${atPlace(playOf(state), event.zone)}. ${event.left === 0 ? 'Il n’en reste plus à placer.' : `Encore ${event.left}.`}`,
  'esc-hero': (event, state) =>
    `${heroName(playOf(state), event.hero)} prend place ${atPlace(playOf(state), event.zone)}.`,
  'esc-token': (event, state) =>
    `${team(state, event.team)} pose un jeton quête ${atPlace(playOf(state), event.zone)}. ${event.left === 0 ? 'C’était son dernier.' : `Il lui en reste ${event.left}.`}`,
  'esc-no-room': ({ tokens }) =>
    `Plus aucune zone ne convient : ${plural(tokens, 'jeton quête reste', 'jetons quête restent')} hors du plateau.`,
  'esc-begun': ({ first }, state) => `La mise en place est finie. ${team(state, first)} ouvre la partie.`,
});
const isOwnEvent = (event: EscEvent): event is EscOwnEvent => event.type.startsWith('esc-');
const isOwnAction = (action: EscAction): action is EscOwnAction => action.type.startsWith('esc-');

const label = byTag<EscOwnAction, readonly [EscState], string>({
  'esc-first': (action, state) => `Équipe de départ : ${teamName(playOf(state), action.team)}`,
  'esc-reveal': ({ card }, state) => `Révéler ${quoted(playOf(state), card)}`,
  'esc-buy': ({ card }, state) => `Acheter ${quoted(playOf(state), card)}, ${worthOf(playOf(state), card)} Eternium`,
  'esc-pass': () => 'Passer',
  'esc-zone': (action, state) => `Choisir la zone : ${state.fixed.scenario.skirmish.zones[action.zone]?.name ?? ''}`,
  'esc-soldier': (action, state) => `Placer un soldat ${atPlace(playOf(state), action.zone)}`,
  'esc-hero': (action, state) =>
    `Placer ${heroName(playOf(state), action.hero)} ${atPlace(playOf(state), action.zone)}`,
  'esc-token': (action, state) => `Poser un jeton quête ${atPlace(playOf(state), action.zone)}`,
});

const STAGES: Readonly<Record<Exclude<EscState['stage'], 'jeu' | 'fin'>, (state: EscState) => string>> = {
  premiere: () => 'Le sort désigne l’équipe qui commence.',
  offres: () => 'Les offres de départ se remplissent : 4 équipements et 4 sorts.',
  achats: (state) =>
    lacking(state) === undefined
      ? `Achats de départ : ${heroName(playOf(state), buyer(state))} achète une carte ou passe.`
      : 'La carte achetée est remplacée par une carte du même type.',
  zones: (state) =>
    `${team(state, orderOf(state).find((one) => state.zones[one] === null) ?? 0)} choisit sa zone de déploiement.`,
  soldats: (state) => {
    const who = placer(state) ?? 0;
    return `${team(state, who)} place ses soldats : encore ${soldiers(soldiersLeft(state, who))}.`;
  },
  heros: (state) => `${team(state, deployer(state) ?? 0)} place un de ses héros.`,
  quetes: (state) => `${team(state, tokenPlacer(state) ?? 0)} pose un jeton quête dans une contrée sauvage.`,
};
const sentence = sentenceOf(ESC_REFUSALS);

export const escarmoucheText: ModeText<EscMode> = {
  event: (event, state) =>
    isOwnEvent(event) ? say(event, state) : partieText.event(event, state.game ?? state.last ?? state.board),
  action: (action, state) =>
    isOwnAction(action) ? label(action, state) : partieText.action(action, known(state.game ?? undefined)),
  refusal: (refusal) => sentence(refusal) || partieText.refusal(refusal),
  node: (state) =>
    state.stage === 'jeu' || state.stage === 'fin'
      ? partieText.node(state.game ?? state.last ?? state.board)
      : STAGES[state.stage](state),
  result: (result, state) => partieText.result(result, state.last ?? state.board),
  seat: (seat, state) => partieText.seat(seat, state.game ?? state.last ?? state.board),
};
