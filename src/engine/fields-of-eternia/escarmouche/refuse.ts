// Why an action of the set-up is refused: its stage first, then what it asks.
import { byTag } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import { teamsOf } from '../partie/board.ts';
import { nextOf } from '../partie/piles.ts';
import type { ZoneId } from '../types.ts';
import { deployer, heroesLeft, lacking, placer, placesOf, soldierZones, zonesLeft } from './board.ts';
import { buyFault } from './purchases.ts';
import { ESC } from './refusals.ts';
import { tokenFault } from './tokens.ts';
import type { EscOwnAction, EscState, Stage } from './types.ts';

const { no } = ESC;
const STAGE_OF: Readonly<Record<EscOwnAction['type'], readonly Stage[]>> = {
  'esc-first': ['premiere'],
  'esc-reveal': ['offres', 'achats'],
  'esc-buy': ['achats'],
  'esc-pass': ['achats'],
  'esc-zone': ['zones'],
  'esc-soldier': ['soldats'],
  'esc-hero': ['heros'],
  'esc-token': ['quetes'],
};

const revealFault = (state: EscState, card: string): Fault => {
  const stall = lacking(state);
  return stall !== undefined && nextOf(state.board, stall).some(([one]) => one === card)
    ? undefined
    : no('esc-tirage', 'foe.escarmouche.achats-remplacement');
};
const heroFault = (state: EscState, hero: number, zone: ZoneId): Fault => {
  const team = deployer(state);
  return team !== undefined && heroesLeft(state, team).includes(hero) && placesOf(state, team).includes(zone)
    ? undefined
    : no('esc-heros-lieu', 'foe.escarmouche.heros-lieux', 'foe.escarmouche.heros-ordre');
};
const soldierFault = (state: EscState, zone: ZoneId): Fault => {
  const team = placer(state);
  return team !== undefined && soldierZones(state, team).includes(zone)
    ? undefined
    : no(
        'esc-soldat-lieu',
        'foe.escarmouche.soldats-lieux',
        'foe.plateau.trois-soldats',
        'foe.plateau.base-sans-soldat',
      );
};
/** While an offer lacks a card, nobody buys: chance completes it first. */
const stallsReady = (state: EscState): Fault =>
  lacking(state) === undefined ? undefined : no('esc-autre-etape', 'foe.escarmouche.achats-remplacement');

const asked = byTag<EscOwnAction, readonly [EscState], Fault>({
  'esc-first': ({ team }, state) =>
    teamsOf(state.board).includes(team) ? undefined : no('esc-tirage', 'foe.mise-en-place.equipe-depart'),
  'esc-reveal': ({ card }, state) => revealFault(state, card),
  'esc-buy': ({ card }, state) => stallsReady(state) ?? buyFault(state, card),
  'esc-pass': (_, state) => stallsReady(state),
  'esc-zone': ({ zone }, state) =>
    zonesLeft(state).includes(zone) ? undefined : no('esc-zone-prise', 'foe.escarmouche.zone-deploiement'),
  'esc-soldier': ({ zone }, state) => soldierFault(state, zone),
  'esc-hero': ({ hero, zone }, state) => heroFault(state, hero, zone),
  'esc-token': ({ zone }, state) => tokenFault(state, zone),
});
export const refuse = (state: EscState, action: EscOwnAction): Fault => {
  if (state.stage === 'jeu' || state.stage === 'fin')
    return no('esc-partie-commencee', 'foe.escarmouche.reste-standard');
  return STAGE_OF[action.type].includes(state.stage)
    ? asked(action, state)
    : no('esc-autre-etape', 'foe.escarmouche.mise-en-place');
};
