// What a whole game says, in French: events, buttons, refusals, and who decides what.
import { sentenceOf } from '../../kernel/faults.ts';
import type { Seat } from '../../kernel/game.ts';
import { listOf } from '../../kernel/french.ts';
import type { ModeText } from '../../kernel/text.ts';
import { TELEPORT_MOST } from '../constants.ts';
import type { BbsRefusal } from '../faults.ts';
import { idOf, nameOf, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { count, of, playerName, RACE_WORDS, squadronName, STEP_OF, theShip } from '../words.ts';
import { actionText } from './action-text.ts';
import { cardOf, destroyersInPlay, shipOn, sideOf } from './board.ts';
import { squadronShips } from './departure.ts';
import { eventText, winText } from './event-text.ts';
import type { PartieMode } from './event-types.ts';
import { drawingSeat, turningShips } from './flow.ts';
import { isWindow, windowOpen } from './powers.ts';
import { PLAY_REFUSALS } from './refusals.ts';
import { reviver } from './revive.ts';
import { winnersOf } from './score.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import { answering } from './strike.ts';
import { targetsNow } from './turret.ts';
import type { PartieState, Phase } from './types.ts';
import { nextShots, shootersOf } from './volley.ts';
import { worded } from './worded.ts';

const player = ({ fixed }: PartieState, seat: Seat): string => playerName(fixed, seat);
/** « J1 (Terriens) »: the table shows it apart, and the question without it. */
const seat = (given: Seat, state: PartieState): string => {
  const { race } = sideOf(state, given);
  return race === null ? player(state, given) : `${player(state, given)} (${RACE_WORDS[race].name})`;
};
const ship = (index: ShipIndex | null | undefined): string =>
  index === null || index === undefined ? 'ce vaisseau' : nameOf(index);

// ── What is asked, phase by phase. Who is asked and the step are said before.
type Ask = (state: PartieState) => string;
const keepAsk: Ask = (state) => {
  const { landing } = state.turn;
  const stands = landing?.to === null || landing?.to === undefined ? undefined : shipOn(state, landing.to);
  return `${listOf([ship(stands), ship(landing?.ship)])} sont sur la même case : lequel reste ?`;
};
const theSquadron = ({ turn: { squadron } }: PartieState): string =>
  squadron === null ? 'l’escadron' : `l’escadron ${squadronName(squadron)}`;
const fireAsk: Ask = (state) => {
  if (shootersOf(state).length === 0) return 'aucun chasseur ne peut tirer.';
  if (nextShots(state).length > 0)
    return `l’ordre des tirs compte : qui tire ${state.turn.begun ? 'ensuite' : 'd’abord'} ?`;
  return `${theSquadron(state)} tire.`;
};
const rotateAsk: Ask = (state) =>
  `${ship(turningShips(state)[0])} tourne-t-il ? ${count(cardOf(state).turn, 'côté')} au plus.`;
const deployAsk: Ask = ({ deploying }) =>
  deploying?.ship === null || deploying === null
    ? 'un vaisseau à déplacer, ou la flotte est-elle prête ?'
    : `où poser ${ship(deploying.ship)} ?`;
const drawAsk: Ask = ({ draws }) =>
  draws === null ? 'une carte est piochée.' : `encore ${count(draws.left, 'carte')} à piocher pour la main de 3.`;
const restoreAsk: Ask = ({ returning }) => `où remettre ${ship(returning?.ships[0])} ?`;
const landingShip = ({ turn: { landing } }: PartieState): string =>
  landing === null ? 'le chasseur d’élite' : theShip(idOf(landing.ship), true);
const ASKS: Readonly<Record<Exclude<Phase, 'over'>, Ask>> = {
  race: () => 'une race est tirée au sort.',
  power: () => 'une carte de pouvoir est tirée au sort.',
  first: () => 'Le premier joueur est tiré au sort.',
  deal: () => 'une carte est distribuée.',
  deploy: deployAsk,
  reveal: ({ sides, active }) =>
    (sides[active]?.hand.length ?? 0) > 1 ? 'quelle carte révéler ?' : 'révéler la carte.',
  squadron: () => 'quel escadron se déplace ?',
  pace: (state) => `${ship(squadronShips(state)[state.turn.asked])} double-t-il sa vitesse ?`,
  drive: (state) => `où se téléporte ${theSquadron(state)}, à ${TELEPORT_MOST} cases au plus ?`,
  arrive: () => 'l’ordre des arrivées compte : qui arrive d’abord ?',
  elite: (state) => `où s’arrête ${landingShip(state)} ?`,
  heading: (state) => `de quel côté regarde ${landingShip(state)} ?`,
  keep: keepAsk,
  fire: fireAsk,
  react: (state) => `un tir atteint ${ship(answering(state))}. Répondre, ou encaisser ?`,
  rotate: rotateAsk,
  destroyer: (state) => {
    const [only, other] = destroyersInPlay(state, state.active);
    return only === undefined || other !== undefined ? 'quel destroyer manœuvrer ?' : `${ship(only)} manœuvre-t-il ?`;
  },
  helm: ({ turn: { destroyer, points } }) => `${ship(destroyer)} a encore ${count(points, 'point')} d’action.`,
  aim: (state) =>
    targetsNow(state).size > 0
      ? `sur qui ${ship(state.turn.destroyer)} tire-t-il ?`
      : `${ship(state.turn.destroyer)} n’a aucune cible à portée de ses tourelles.`,
  'draw-window': () => 'passer à la pioche ?',
  draw: drawAsk,
  close: () => 'finir le tour ?',
  resurrect: () => 'ramener des vaisseaux détruits, ou non ?',
  restore: restoreAsk,
};

// ── Who is asked, and where in the turn
const asked = (state: PartieState): Seat => {
  switch (state.phase) {
    case 'react':
      return ownerOf(answering(state) ?? state.active * 20);
    case 'resurrect':
      return reviver(state) ?? state.active;
    case 'restore':
      return state.returning?.seat ?? state.active;
    case 'deploy':
      return state.deploying?.seat ?? state.active;
    default:
      return drawingSeat(state) ?? state.active;
  }
};
const WHERE: Readonly<Partial<Record<Phase, string>>> = {
  deploy: 'mise en place',
  react: 'en réponse',
  'draw-window': 'avant l’étape 7',
  close: 'après l’étape 7',
  restore: 'retour des vaisseaux',
};
const where = (state: PartieState): string => {
  const step = STEP_OF[state.phase];
  if (state.phase === 'resurrect') return `fin du tour ${of(player(state, state.active))}`;
  if (state.phase === 'draw' && state.draws !== null) return '';
  return step === null ? (WHERE[state.phase] ?? '') : `étape ${step}`;
};
/** Said wherever a window of powers is open: which card is hidden does not show. */
const windowNote = (state: PartieState): string =>
  isWindow(state) && windowOpen(state) ? ' Un pouvoir peut aussi servir maintenant.' : '';
const node = (state: PartieState): string => {
  const { phase } = state;
  if (phase === 'over') return winText(state, winnersOf(state));
  if (phase === 'first') return ASKS.first(state);
  const moment = where(state);
  return `${seat(asked(state), state)}${moment === '' ? '' : `, ${moment}`} : ${ASKS[phase](state)}${windowNote(state)}`;
};

const result = (given: string, state: PartieState): string =>
  winText(
    state,
    given
      .slice(given.indexOf(':') + 1)
      .split(',')
      .map((seat) => Number(seat) as Seat),
  );
const said = sentenceOf(PLAY_REFUSALS, SETUP_REFUSALS);
const refusal = (given: BbsRefusal): string => said(worded(given));

export const partieText: ModeText<PartieMode> = {
  event: eventText,
  action: actionText,
  refusal,
  node,
  result,
  seat,
};
