// What is open now, in a stable order.
import { DIRECTIONS } from '../../hex/hex.ts';
import type { Node, Seat } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { TELEPORT_MOST } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, ownerOf } from '../ships.ts';
import { powersOf, RACES, SQUADRONS } from '../types.ts';
import { eliteLandings, nextArrivals } from './arrival.ts';
import { activeSide, cardOf, destroyersInPlay, fightersOf, shipAt, shipOn, shows, sideOf } from './board.ts';
import { isVector, squadronShips } from './departure.ts';
import { deployOptions, deploySeat } from './deploy.ts';
import { drawingSeat, turningShips } from './flow.ts';
import { haltFault, helmOptions } from './helm.ts';
import { isWindow, powerOptions } from './powers.ts';
import { berths, killers, reviver } from './revive.ts';
import { turnable } from './rotate.ts';
import { winnersOf } from './score.ts';
import { answering } from './strike.ts';
import { mayFire, targetsNow } from './turret.ts';
import type { PartieAction, PartieState, Phase } from './types.ts';
import { nextShots } from './volley.ts';

type Options = (state: PartieState) => readonly PartieAction[];
type PartieNode = Node<PartieAction, BbsRule>;

const CHANCE: Partial<Readonly<Record<Phase, { readonly outcomes: Options; readonly cites: Some<BbsRule> }>>> = {
  race: {
    outcomes: ({ sides }) =>
      RACES.filter((race) => sides.every((side) => side.race !== race)).map((race) => ({ type: 'draw-race', race })),
    cites: ['bbs.mise-en-place.race'],
  },
  power: {
    outcomes: (state) =>
      powersOf(known(sideOf(state, known(drawingSeat(state))).race ?? undefined)).map((power) => ({
        type: 'draw-power',
        power,
      })),
    cites: ['bbs.mise-en-place.pouvoir', 'bbs.pouvoirs.une-carte', 'bbs.materiel.cartes-pouvoir'],
  },
  first: {
    outcomes: ({ sides }) => sides.map((_, seat) => ({ type: 'draw-first', seat: seat as Seat })),
    cites: ['bbs.mise-en-place.premier-joueur-hasard'],
  },
  deal: {
    outcomes: (state) => pileOutcomes(state),
    cites: ['bbs.mise-en-place.premiere-carte', 'bbs.mise-en-place.paquet', 'bbs.mise-en-place.ordre-carte-placement'],
  },
  draw: { outcomes: (state) => pileOutcomes(state), cites: ['bbs.tour.etape-7', 'bbs.mise-en-place.paquet'] },
};
const pileOutcomes: Options = (state) => {
  const { pile } = sideOf(state, known(drawingSeat(state)));
  return (state.fixed.imposed ? pile.slice(0, 1) : pile).map((card) => ({ type: 'draw', card }));
};

const VECTORS: readonly (readonly [q: number, r: number])[] = Array.from({ length: 2 * TELEPORT_MOST + 1 }, (_, r) =>
  Array.from({ length: 2 * TELEPORT_MOST + 1 }, (_, q) => [q - TELEPORT_MOST, r - TELEPORT_MOST] as const),
).flat();
/** Vonyan 3 may only serve from the second round on. */
export const mayTeleport = (state: PartieState): boolean => {
  const { power, spent } = activeSide(state);
  return power === 'vonyan-3' && !spent && state.round > 1;
};
const squadrons: Options = (state) => {
  const open = SQUADRONS.filter((squadron) => fightersOf(state, state.active, squadron).length > 0);
  const teleports = mayTeleport(state) ? open.map((squadron): PartieAction => ({ type: 'engage', squadron })) : [];
  return [...open.map((squadron): PartieAction => ({ type: 'squadron', squadron })), ...teleports];
};
const keeping: Options = (state) => {
  const { ship, to } = known(state.turn.landing ?? undefined);
  return [ship, known(shipOn(state, known(to ?? undefined)))]
    .toSorted((a, b) => a - b)
    .map((index) => ({ type: 'keep', ship: idOf(index) }));
};
const firing: Options = (state) => {
  const shots = nextShots(state);
  return shots.length > 0 ? shots.map((index) => ({ type: 'fire', ship: idOf(index) })) : [{ type: 'volley' }];
};
const turning: Options = (state) => {
  const ships = turningShips(state);
  const next = ships[0];
  if (next === undefined) return [];
  const turns = turnable(shipAt(state, next).facing, cardOf(state).turn).map((facing): PartieAction => ({
    type: 'turn',
    ship: idOf(next),
    facing,
  }));
  return ships.length > 1 ? [...turns, { type: 'hold' }] : turns;
};
const aiming: Options = (state) => {
  const able = mayFire(state);
  const { power, spent, revealed } = activeSide(state);
  return [
    ...[...targetsNow(state).keys()].map((index): PartieAction => ({ type: 'shoot', ship: idOf(index) })),
    ...(able && shows(activeSide(state), 'valkyries-2') ? [{ type: 'laser' } as const] : []),
    ...(able && power === 'valkyries-3' && !spent && !revealed ? [{ type: 'super' } as const] : []),
    { type: 'hold-fire' },
  ];
};
const reacting: Options = (state) => {
  const ship = known(answering(state));
  return [
    ...(sideOf(state, ownerOf(ship)).power === 'dreckach-1' ? [{ type: 'absorb' } as const] : []),
    { type: 'suffer' },
  ];
};
const reviving: Options = (state) => {
  const seat = known(reviver(state));
  const back =
    sideOf(state, seat).power === 'dreckach-2'
      ? killers(state).map((kill): PartieAction => ({ type: 'resurrect', seat: kill.seat, squadron: kill.squadron }))
      : [];
  return [...back, { type: 'leave-dead' }];
};
const restoring: Options = (state) => {
  const ship = known(known(state.returning ?? undefined).ships[0]);
  return [
    ...berths(state, ship).map(({ cell, facing }): PartieAction => ({
      type: 'restore',
      ship: idOf(ship),
      cell,
      facing,
    })),
    { type: 'forgo', ship: idOf(ship) },
  ];
};
interface Choice {
  readonly options: Options;
  readonly cites: Some<BbsRule>;
  readonly seat?: (state: PartieState) => Seat; // the active player unless told
}
const CHOICES: Partial<Readonly<Record<Phase, Choice>>> = {
  deploy: {
    options: deployOptions,
    cites: ['bbs.mise-en-place.ajustements', 'bbs.mise-en-place.simultanee'],
    seat: deploySeat,
  },
  reveal: {
    options: (state) => activeSide(state).hand.map((card) => ({ type: 'turn-card', card })),
    cites: ['bbs.tour.etape-1', 'bbs.pouvoirs.secret'],
  },
  squadron: {
    options: squadrons,
    cites: ['bbs.tour.etape-2', 'bbs.chasseurs.choix-escadron', 'bbs.chasseurs.obligatoire'],
  },
  pace: {
    options: (state) => [false, true].map((double) => ({ type: 'pace', ship: idOf(pacing(state)), double })),
    cites: ['bbs.vonyan.double', 'bbs.vonyan.double-choix', 'bbs.vonyan.double-pas-de-tir'],
  },
  drive: {
    options: (state) => VECTORS.filter(([q, r]) => isVector(state, q, r)).map(([q, r]) => ({ type: 'teleport', q, r })),
    cites: ['bbs.vonyan.teleport-distance', 'bbs.vonyan.teleport-bloc', 'bbs.vonyan.teleport-collisions'],
  },
  arrive: {
    options: (state) => nextArrivals(state).map(({ ship }) => ({ type: 'arrive', ship: idOf(ship) })),
    cites: ['bbs.chasseurs.ordre-arrivees', 'bbs.chasseurs.simultane'],
  },
  elite: {
    options: (state) => eliteLandings(state).map((cell) => ({ type: 'elite-to', cell })),
    cites: ['bbs.terriens.elite-exact', 'bbs.terriens.elite-direction', 'bbs.terriens.elite-collisions'],
  },
  heading: {
    options: () => DIRECTIONS.map((facing) => ({ type: 'heading', facing })),
    cites: ['bbs.terriens.elite-orientation'],
  },
  keep: { options: keeping, cites: ['bbs.collisions-chasseurs.allie'] },
  fire: {
    options: firing,
    cites: [
      'bbs.tour.etape-3',
      'bbs.tir-chasseurs.qui-tire',
      'bbs.tir-chasseurs.ordre',
      'bbs.tir-chasseurs.obligatoire',
    ],
  },
  react: {
    options: reacting,
    cites: ['bbs.dreckach.blindage-activation', 'bbs.dreckach.blindage-tir'],
    seat: (state) => ownerOf(known(answering(state))),
  },
  rotate: {
    options: turning,
    cites: ['bbs.tour.etape-4', 'bbs.rotations.apres-tir', 'bbs.rotations.chiffre', 'bbs.rotations.facultative'],
  },
  destroyer: {
    options: (state) => [
      ...destroyersInPlay(state, state.active).map((index): PartieAction => ({ type: 'destroyer', ship: idOf(index) })),
      { type: 'no-destroyer' },
    ],
    cites: ['bbs.tour.etape-5', 'bbs.destroyers.un-seul'],
  },
  helm: {
    options: (state) => [
      ...helmOptions(state).map((helm): PartieAction => ({ type: 'helm', helm })),
      ...(haltFault(state) === undefined ? [{ type: 'halt' } as const] : []),
    ],
    cites: ['bbs.destroyers.cout', 'bbs.destroyers.melange', 'bbs.destroyers.moins'],
  },
  aim: {
    options: aiming,
    cites: [
      'bbs.tour.etape-6',
      'bbs.tir-destroyers.une-cible',
      'bbs.tir-destroyers.facultatif',
      'bbs.tir-destroyers.seul-active',
    ],
  },
  'draw-window': { options: () => [{ type: 'go-draw' }], cites: ['bbs.pouvoirs.moment', 'bbs.tour.etape-7'] },
  close: { options: () => [{ type: 'end-turn' }], cites: ['bbs.pouvoirs.moment'] },
  resurrect: { options: reviving, cites: ['bbs.dreckach.resurrection'], seat: (state) => known(reviver(state)) },
  restore: {
    options: restoring,
    cites: ['bbs.dreckach.resurrection-place'],
    seat: (state) => known(state.returning ?? undefined).seat,
  },
};
/** Who is asked now; undefined: chance draws, or the game is over. */
export const actorOf = (state: PartieState): Seat | undefined => {
  const choice = CHOICES[state.phase];
  return choice && (choice.seat?.(state) ?? state.active);
};
/** The fighter that says now whether it doubles (Vonyan 2): one after the other. */
export const pacing = (state: PartieState): number => known(squadronShips(state)[state.turn.asked]);

export const node = (state: PartieState): PartieNode => {
  if (state.phase === 'over')
    return {
      kind: 'end',
      result: `vainqueurs:${winnersOf(state).join(',')}`,
      cites: ['bbs.fin.vainqueur', 'bbs.fin.moment'],
    };
  const chance = CHANCE[state.phase];
  if (chance)
    return {
      kind: 'chance',
      outcomes: some(chance.outcomes(state).map((action) => ({ action, weight: 1 }))),
      cites: chance.cites,
    };
  const { options, cites } = known(CHOICES[state.phase]);
  const powers = isWindow(state) ? powerOptions(state) : [];
  return { kind: 'choice', seat: known(actorOf(state)), options: some([...options(state), ...powers]), cites };
};
