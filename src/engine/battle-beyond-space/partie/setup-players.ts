// Faults of the players: names, races, cards, powers, prizes.
import { isBetween } from '../../kernel/faults.ts';
import { BOX, EXTRA_CARDS, LIMITS, SHIELD_TOKENS } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { type PowerId, raceOf, RACES } from '../types.ts';
import { fault, type Faults, faultWith, isRepeated, RACE_NAMES, sum, toldName, when } from './setup-faults.ts';
import { ALL_CARDS, cardsDue, fleetOf, isStart, leftOf, prizesOf, roundOf } from './setup-read.ts';
import type { PartieScenario, PlayerSpec } from './types.ts';

const NAME_MOST = 30;
const TITLE_MOST = 80;
const NOTE_MOST = 1000;

// ── Everybody
export const headFaults = ({ name, note = '' }: PartieScenario): Faults => [
  ...when(name.trim() === '' || name.length > TITLE_MOST, fault('titre', 'name', 'bbs.mise-en-place.plateau')),
  ...when(note.length > NOTE_MOST, fault('note-longue', 'note', 'bbs.mise-en-place.plateau')),
];
export const peopleFaults = (scenario: PartieScenario): Faults => {
  const { players } = scenario;
  const names = players.map((_, seat) => toldName(scenario, seat));
  const races = players.map(({ race }) => race);
  return [
    ...when(players.length !== 3 && players.length !== 4, fault('joueurs-nombre', 'players', 'bbs.but.nombre-joueurs')),
    ...players.flatMap(({ race }, i) => [
      ...when((names[i] ?? '').length > NAME_MOST, fault('nom-long', `players.${i}.name`, 'bbs.but.nombre-joueurs')),
      ...when(
        isRepeated(names, i),
        faultWith('nom-double', `players.${i}.name`, { nom: names[i] ?? '' }, 'bbs.but.nombre-joueurs'),
      ),
      ...(race !== null && isRepeated(races, i)
        ? [faultWith('race-double', `players.${i}.race`, { race: RACE_NAMES[race] }, 'bbs.mise-en-place.race')]
        : []),
    ]),
  ];
};

// ── Cards
export const deckFaults = ({ decks = {} }: PartieScenario): Faults =>
  RACES.flatMap((race) => {
    const deck = decks[race];
    if (!deck) return [];
    return [
      ...when(
        deck.length !== BOX.cardsPerRace,
        fault('paquet-nombre', `decks.${race}`, 'bbs.materiel.cartes-deplacement'),
      ),
      ...deck.flatMap(({ speed, turn, points }, i) => [
        ...when(
          !isBetween(speed, 0, LIMITS.speed),
          fault('carte-vitesse', `decks.${race}.${i}.speed`, 'bbs.chasseurs.nombre-exact'),
        ),
        ...when(
          !isBetween(turn, 0, LIMITS.turn),
          fault('carte-rotation', `decks.${race}.${i}.turn`, 'bbs.rotations.facteur-3', 'bbs.rotations.chiffre'),
        ),
        ...when(
          !isBetween(points, 0, LIMITS.points),
          fault('carte-points', `decks.${race}.${i}.points`, 'bbs.destroyers.points-action'),
        ),
      ]),
    ];
  });
const cardName = (card: number): string => `C${card + 1}`;
const listFaults = (cards: readonly number[], about: string): Faults =>
  cards.flatMap((card, i) => {
    if (!ALL_CARDS.includes(card)) return [fault('carte-numero', `${about}.${i}`, 'bbs.materiel.cartes-deplacement')];
    return when(
      isRepeated(cards, i),
      faultWith('carte-double', `${about}.${i}`, { carte: cardName(card) }, 'bbs.tour.carte-jouee'),
    );
  });
/** How many cards are left follows from the round, and from whether this player has had its turn. */
const leftFaults = (scenario: PartieScenario, seat: number, spec: PlayerSpec): Faults => {
  const m = roundOf(scenario);
  const n = cardsDue(scenario, seat);
  if (!isBetween(m, 1, BOX.cardsPerRace) || leftOf(spec).length === n) return [];
  const about = `players.${seat}.left`;
  const rules: readonly [BbsRule, BbsRule] = ['bbs.tour.carte-jouee', 'bbs.fin.moment'];
  if (n === BOX.cardsPerRace)
    return [fault('paquet-nombre', about, 'bbs.mise-en-place.paquet', 'bbs.materiel.cartes-deplacement')];
  if (n === BOX.cardsPerRace - m)
    return [
      faultWith(
        n === 0 ? 'cartes-jouees' : n === 1 ? 'carte-apres-tour' : 'cartes-apres-tour',
        about,
        { nom: toldName(scenario, seat), m, n },
        ...rules,
      ),
    ];
  return [faultWith(n === 1 ? 'carte-restante' : 'cartes-restantes', about, { m, n }, ...rules)];
};
/** One card, or three once Dreckach 3 is revealed, as long as there are any. */
const handFaults = (seat: number, spec: PlayerSpec): Faults => {
  const { hand, power, revealed } = spec;
  if (!hand) return [];
  const about = `players.${seat}.hand`;
  const left = leftOf(spec);
  const most = power === 'dreckach-3' && revealed ? 1 + EXTRA_CARDS : 1;
  const n = Math.min(most, left.length);
  return [
    ...listFaults(hand, about), // with no card left, every card of a hand is told here or below
    ...hand.flatMap((card, i) =>
      when(
        ALL_CARDS.includes(card) && !left.includes(card),
        faultWith('main-hors-reste', `${about}.${i}`, { carte: cardName(card) }, 'bbs.tour.carte-jouee'),
      ),
    ),
    ...when(
      hand.length !== n && n > 0,
      faultWith(
        n === 1 ? 'main-une' : 'main-nombre',
        about,
        { n },
        most === 1 ? 'bbs.mise-en-place.premiere-carte' : 'bbs.dreckach.trois-cartes',
        'bbs.tour.etape-7',
      ),
    ),
  ];
};

// ── Powers
/** Powers that serve once: shown as they serve, so that one already shown has served (A30). */
export const ONCE: ReadonlySet<PowerId | 'none'> = new Set<PowerId>([
  'terriens-3',
  'vonyan-3',
  'valkyries-3',
  'dreckach-2',
]);
const choiceFaults = (scenario: PartieScenario, seat: number, { race, power, revealed, spent }: PlayerSpec): Faults => {
  const about = `players.${seat}`;
  const nom = toldName(scenario, seat);
  const chosen = power !== undefined && power !== 'none';
  return [
    ...when(
      chosen && race === null,
      faultWith('pouvoir-race-tiree', `${about}.power`, { nom }, 'bbs.mise-en-place.pouvoir'),
    ),
    ...(chosen && race !== null && raceOf(power) !== race
      ? [faultWith('pouvoir-race', `${about}.power`, { race: RACE_NAMES[race] }, 'bbs.mise-en-place.pouvoir')]
      : []),
    ...when(
      revealed === true && !chosen,
      faultWith('revele-sans-pouvoir', `${about}.power`, { nom }, 'bbs.pouvoirs.secret'),
    ),
    ...when(
      spent === true && !(chosen && ONCE.has(power)),
      fault('epuise-permanent', `${about}.spent`, 'bbs.pouvoirs.usage-unique'),
    ),
    ...when(
      spent === true && revealed !== true,
      fault('epuise-cache', `${about}.revealed`, 'bbs.pouvoirs.sans-effet-cache'),
    ),
    ...when(
      revealed === true && scenario.kind === 'reglementaire' && isStart(scenario),
      fault('debut-cache', `${about}.revealed`, 'bbs.mise-en-place.pouvoir', 'bbs.pouvoirs.moment'),
    ),
  ];
};
const markerFaults = (
  scenario: PartieScenario,
  seat: number,
  { power, revealed, elite, shield }: PlayerSpec,
): Faults => {
  const about = `players.${seat}`;
  const { fighters, destroyers } = fleetOf(scenario, seat);
  const shows = (which: PowerId): boolean => power === which && revealed === true;
  const onElite =
    elite === undefined
      ? []
      : [
          ...when(!shows('terriens-1'), fault('elite-pouvoir', `${about}.elite`, 'bbs.terriens.elite-choix')),
          ...when(
            !fighters.some(({ id }) => id === elite),
            faultWith('elite-absente', `${about}.elite`, { vaisseau: elite }, 'bbs.terriens.elite-choix'),
          ),
        ];
  if (!shield) return onElite;
  const { destroyer, tokens } = shield;
  return [
    ...onElite,
    ...when(!shows('dreckach-1'), fault('blindage-pouvoir', `${about}.shield`, 'bbs.dreckach.blindage')),
    ...when(
      !isBetween(tokens, 0, SHIELD_TOKENS),
      fault('blindage-jetons', `${about}.shield.tokens`, 'bbs.dreckach.blindage-jetons'),
    ),
    ...when(
      tokens > 0 && !destroyers.some(({ id }) => id === destroyer),
      faultWith('blindage-absent', `${about}.shield.destroyer`, { vaisseau: destroyer }, 'bbs.dreckach.blindage'),
    ),
  ];
};

// ── Prizes
const PIECES = ['fighters', 'destroyers', 'probes', 'asteroids'] as const;
const LOSSES = [
  {
    what: 'fighters',
    each: BOX.fighters,
    one: 'prises-chasseurs',
    all: 'prises-chasseurs-total',
    rule: 'bbs.materiel.chasseurs',
  },
  {
    what: 'destroyers',
    each: BOX.destroyers,
    one: 'prises-destroyers',
    all: 'prises-destroyers-total',
    rule: 'bbs.materiel.destroyers',
  },
] as const;
const own = (scenario: PartieScenario, seat: number): Faults => {
  const { prizes = {}, power, revealed } = scenario.players[seat] ?? {};
  const about = `players.${seat}.prizes`;
  return [
    ...PIECES.flatMap((what) =>
      when(
        !isBetween(prizes[what] ?? 0, 0, Number.MAX_SAFE_INTEGER),
        fault('prises-bornes', `${about}.${what}`, 'bbs.principes.prise'),
      ),
    ),
    ...when(
      (prizes.asteroids ?? 0) > 0 && !(power === 'dreckach-1' && revealed === true),
      fault('prises-asteroides', `${about}.asteroids`, 'bbs.dreckach.blindage-foncer'),
    ),
  ];
};
/** Nobody keeps more than the others have lost, nor all together more than all: with that, prizes can be shared out among victims. */
export const prizeFaults = (scenario: PartieScenario): Faults => {
  const seats = scenario.players.map((_, seat) => seat);
  const shared = LOSSES.flatMap(({ what, each, one, all, rule }): Faults => {
    const lost = seats.map((seat) => each - fleetOf(scenario, seat)[what].length);
    const taken = scenario.players.map((player) => prizesOf(player)[what]);
    const beyond = seats.filter((seat) => (taken[seat] ?? 0) > sum(lost.filter((_, other) => other !== seat)));
    if (beyond.length > 0)
      return beyond.map((seat) =>
        faultWith(
          one,
          `players.${seat}.prizes.${what}`,
          { nom: toldName(scenario, seat) },
          rule,
          'bbs.principes.prise',
        ),
      );
    return when(sum(taken) > sum(lost), fault(all, 'players', rule, 'bbs.principes.prise'));
  });
  return [...seats.flatMap((seat) => own(scenario, seat)), ...shared];
};

export const playerFaults = (scenario: PartieScenario): Faults =>
  scenario.players.flatMap((spec, seat) => [
    ...(spec.left ? listFaults(spec.left, `players.${seat}.left`) : []),
    ...leftFaults(scenario, seat, spec),
    ...handFaults(seat, spec),
    ...choiceFaults(scenario, seat, spec),
    ...markerFaults(scenario, seat, spec),
  ]);
