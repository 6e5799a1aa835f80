// Questions about discs: what the next activation costs, what the upkeep gives back, what the end of a turn leaves.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE } from '../data.ts';
import { MISSIONS } from '../missions.ts';
import { position, type SidePosition } from '../positions.ts';
import { type Camp, CAMPS, foe, type MissionId, type TileId } from '../types.ts';
import { CAMP_WORDS } from '../words.ts';
import {
  activateAll,
  type Asked,
  between,
  citesOf,
  discs,
  endTurn,
  exerciseType,
  hqFact,
  inTurn,
  lastOf,
  type Moment,
  momentOf,
  nameOf,
  numberOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
  The,
  tilesWord,
  toDiscs,
} from './kit.ts';

/** Missions that fix no recovery of their own. */
const PLAIN: readonly MissionId[] = ['m1', 'm2', 'm5', 'm7', 'm8'];
const DISCS_MOST = 20;

// ── The next activation
const ROBIN = 'robin-damian-wayne';
const LIEUTENANT = 'huntress';
const SCENES = ['plain', 'after-foe', 'robin', 'robin-out', 'batwoman'] as const;
type Scene = (typeof SCENES)[number];
const HERO_HQ: Readonly<Record<Scene, TileId>> = {
  plain: 'azrael',
  'after-foe': 'nightwing',
  robin: ROBIN,
  'robin-out': ROBIN,
  batwoman: 'batwoman',
};
const rich = (random: Rng, side: SidePosition = {}): SidePosition => ({
  discs: [between(random, 8, 10), 0, between(random, 3, 5)],
  cubes: [30, 0],
  ...side,
});
/** Tiles that may be activated without a word: the event tile is not among them. */
const squads = ({ state }: Moment, camp: Camp): readonly TileId[] =>
  state.sides[camp].river.filter(
    (id) => id !== EVENT_TILE[camp] && state.tiles.some((tile) => tile.id === id && tile.face === 'active'),
  );
/** What the other camp does before, if its turn matters. */
const before = (
  moment: Moment,
  scene: Scene,
  random: Rng,
): { readonly moment: Moment; readonly facts: readonly string[] } => {
  const { active } = moment.state;
  if (scene === 'batwoman')
    return {
      moment: endTurn(playOn(toDiscs(moment), { type: 'activate', tile: EVENT_TILE.hero })),
      facts: ['QG du héros : Batwoman. À son dernier tour, le héros a activé sa tuile événement.'],
    };
  if (scene !== 'after-foe')
    return {
      moment,
      facts:
        scene === 'plain'
          ? []
          : [hqFact('hero', ROBIN, scene === 'robin-out'), `${nameOf(moment, LIEUTENANT)} est un lieutenant du héros.`],
    };
  const tiles = shuffled(random, squads(moment, active)).slice(0, between(random, 1, 3));
  return {
    moment: endTurn(activateAll(toDiscs(moment), tiles)),
    facts: [`Juste avant, ${CAMP_WORDS[active].the} a activé ${tilesWord(tiles.length)} à son propre tour.`],
  };
};
const nextCost = (random: Rng): Asked => {
  const scene = pick(random, SCENES);
  const camp: Camp = scene.startsWith('robin') ? 'hero' : scene === 'batwoman' ? 'villain' : pick(random, CAMPS);
  const scenario = position({
    name: 'Exercice : le prix',
    mission: pick(random, PLAIN),
    turn: between(random, 2, 5),
    active: scene === 'batwoman' || scene === 'after-foe' ? foe(camp) : camp,
    hero: rich(random, { hq: HERO_HQ[scene] }),
    villain: rich(random),
    ...(scene === 'robin-out' ? { figures: { [`${ROBIN}#1`]: { out: true } } } : {}),
  });
  const { moment, facts } = before(momentOf(scenario), scene, random);
  const start = toDiscs(moment);
  const done = shuffled(random, squads(start, camp)).slice(
    0,
    between(random, 0, scene === 'plain' || scene === 'after-foe' ? 3 : 2),
  );
  const tile = scene.startsWith('robin') && !oneIn(random, 3) ? LIEUTENANT : pick(random, squads(start, camp));
  const ready = activateAll(start, done);
  const end = playOn(ready, { type: 'activate', tile });
  const paid = known(lastOf(end.events, 'paid'));
  const recount = scene === 'after-foe' ? citesOf(start.events.filter(({ type }) => type === 'returned')) : [];
  return {
    facts: [
      ...facts,
      done.length === 0
        ? `${The(camp)} n’a encore activé aucune tuile à ce tour.`
        : `À ce tour, ${CAMP_WORDS[camp].the} a déjà activé ${tilesWord(done.length)} : ${inTurn(start, done)}.`,
    ],
    question: `Combien de disques coûte maintenant l’activation de la tuile ${nameOf(start, tile)} ?`,
    position: positionOf(ready, { is: 'discs', camp }, { is: 'river', camp }),
    answer: numberOf(paid.discs, DISCS_MOST, 'disques'),
    because: said(end, paid),
    told: [...citesOf([paid]), ...recount],
  };
};

// ── The upkeep
const RECOVERING: readonly MissionId[] = ['m3', 'm3', 'm6', 'm6', 'm1', 'm7'];
const recovered = (random: Rng): Asked => {
  const mission = pick(random, RECOVERING);
  const camp = pick(random, CAMPS);
  const oracle = oneIn(random, 2);
  const out = oracle && oneIn(random, 3);
  const turn = between(random, 1, 8);
  const unavailable = oneIn(random, 3) ? between(random, 0, 2) : between(random, 3, 6);
  const own: SidePosition = { discs: [between(random, 1, 6), 0, unavailable] };
  const moment = momentOf(
    position({
      name: 'Exercice : l’entretien',
      mission,
      turn,
      active: camp,
      hero: { hq: oracle ? 'oracle' : 'azrael', ...(camp === 'hero' ? own : {}) },
      villain: camp === 'villain' ? own : {},
      ...(out ? { figures: { 'oracle#1': { out: true } } } : {}),
    }),
  );
  const end = playOn(moment, { type: 'upkeep' });
  const event = known(lastOf(end.events, 'recovered'));
  return {
    facts: [
      `Mission « ${MISSIONS[mission].title} », tour ${turn} : entretien ${ofCamp(camp)}.`,
      `${The(camp)} a ${discs(unavailable)} en zone indisponible.`,
      ...(oracle ? [hqFact('hero', 'oracle', out)] : []),
    ],
    question: `Combien de disques ${CAMP_WORDS[camp].the} récupère-t-il ?`,
    position: positionOf(moment, { is: 'discs', camp }),
    answer: numberOf(event.discs, DISCS_MOST, 'disques'),
    because: said(end, event),
    told: event.cites.toSorted((a, b) => Number(a === 'vs.dpa.recuperation') - Number(b === 'vs.dpa.recuperation')),
  };
};

// ── The end of a turn
type Zone = 'available' | 'unavailable' | 'later';
const ASKS: Readonly<Record<Zone, string>> = {
  available: 'À la fin de son tour, combien de disques a-t-il en zone disponible ?',
  unavailable: 'À la fin de son tour, combien de disques a-t-il en zone indisponible ?',
  later: 'Son adversaire passe son tour. Combien de disques a-t-il en zone disponible après son entretien suivant ?',
};
const left = (random: Rng): Asked => {
  const camp = pick(random, CAMPS);
  const asked = pick(random, Object.keys(ASKS) as readonly Zone[]);
  const n = between(random, 0, 3);
  const scenario = position({
    name: 'Exercice : la fin du tour',
    mission: pick(random, PLAIN),
    turn: between(random, 2, 4),
    active: camp,
    [camp]: { discs: [(n * (n + 1)) / 2 + between(random, 0, 3), 0, between(random, 2, 6)], cubes: [30, 0] },
  });
  const start = toDiscs(momentOf(scenario));
  const tiles = shuffled(random, squads(start, camp)).slice(0, n);
  const turnEnd = endTurn(activateAll(start, tiles));
  const end = asked === 'later' ? playOn(endTurn(toDiscs(turnEnd)), { type: 'upkeep' }) : turnEnd;
  const { available, unavailable } = start.state.sides[camp].discs;
  const mine = since(end, start).filter(
    (event) =>
      ['paid', 'stopped', 'returned', 'recovered'].includes(event.type) && 'side' in event && event.side === camp,
  );
  const [returned, back] = [known(lastOf(mine, 'returned')), lastOf(mine, 'recovered')];
  const main =
    asked === 'available'
      ? (['vs.dpa.report'] as const)
      : asked === 'later'
        ? citesOf(back === undefined ? [] : [back])
        : [];
  return {
    facts: [
      `À l’étape 3, ${CAMP_WORDS[camp].the} a ${discs(available)} en zone disponible et ${unavailable} en zone indisponible.`,
      n === 0 ? 'Il n’active aucune tuile.' : `Il active ${tilesWord(n)}, puis s’arrête : ${inTurn(start, tiles)}.`,
    ],
    question: ASKS[asked],
    position: positionOf(start, { is: 'discs', camp }),
    answer: numberOf(end.state.sides[camp].discs[asked === 'later' ? 'available' : asked], DISCS_MOST, 'disques'),
    because: said(end, ...mine),
    told: [...main.filter((rule) => citesOf(mine).includes(rule)), ...citesOf([returned]), ...citesOf(mine)],
  };
};

export const DISCS = [
  exerciseType({
    id: 'prochaine-activation',
    title: 'Combien coûte la prochaine activation ?',
    rules: [
      'vs.dpa.cout-n',
      'vs.dpa.compteur-par-tour',
      'vs.pouvoirs-heros.batwoman-rang',
      'vs.pouvoirs-heros.robin-damian-wayne-surcout',
    ],
    ask: nextCost,
  }),
  exerciseType({
    id: 'disques-recuperes',
    title: 'Combien de disques reviennent ?',
    rules: [
      'vs.dpa.recuperation',
      'vs.m3.toujours-en-action',
      'vs.m3.essoufflement',
      'vs.m6.energie-du-desespoir',
      'vs.pouvoirs-heros.oracle-dpa',
    ],
    ask: recovered,
  }),
  exerciseType({
    id: 'disques-en-fin-de-tour',
    title: 'Où sont les disques à la fin du tour ?',
    rules: [
      'vs.dpa.retour',
      'vs.dpa.report',
      'vs.dpa.recuperation',
      'vs.dpa.cout-n',
      'vs.dpa.paiement',
      'vs.tour.renoncer',
    ],
    ask: left,
  }),
];
