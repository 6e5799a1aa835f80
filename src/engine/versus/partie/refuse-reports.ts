// Why a report is refused.
import { known, type Some } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import { specialCites, testCites } from '../mission/cites.ts';
import { outcomeFault, trialFault } from '../mission/steps.ts';
import { pieceOf, specials, testOf } from '../mission/track.ts';
import type { VsRule } from '../rules.ts';
import { type FigureId, SPACES } from '../types.ts';
import { saturationOf } from './posts.ts';
import {
  figureOf,
  figureOfPiece,
  hqFigure,
  isShielded,
  isUp,
  playedOf,
  sideOf,
  tileOf,
  topTask,
  upFigures,
} from './reads.ts';
import { figureFault, notAsked } from './refuse-answers.ts';
import { type Law, no, noWith, ORDER, stepOf, tileFault, when } from './laws.ts';
import { escortOfFoe } from './refuse-why.ts';
import { shadowAt } from './report-effects.ts';
import {
  borrowers,
  escortRule,
  escorts,
  exitRule,
  followed,
  forbidden,
  hasLife,
  loansOn,
  mayLead,
  mayReinforce,
  mayTry,
  MOST_WOUNDS,
  ofKind,
  pieceZone,
} from './reports.ts';
import type { Figure, PartieState } from './types.ts';
import { isFrozen, movers, testers, windowOf } from './window.ts';

export const seenOnMap = (state: PartieState): Fault =>
  windowOf(state) === undefined
    ? stepOf(state) || state.tasks.length > 0
      ? notAsked(state)
      : no('compte-rendu-plus-tard', ORDER)
    : undefined;

const spareFault = (state: PartieState, id: FigureId): Fault =>
  when(
    windowOf(state)?.who === 'blast' && hqFigure(state, state.active)?.id === id,
    'batwing-ignore',
    'vs.pouvoirs-heros.batwing-choc-ignore',
  );

const BODY: Some<VsRule> = ['vs.presentation.tout-par-tuile'];

const actsFault = (state: PartieState, id: FigureId): Fault => {
  const fault = figureFaultButShield(state, id);
  const figure = figureOf(state, id);
  if (fault || figure === undefined) return fault;
  if (isFrozen(state, figure)) return no('tenu-en-joue', 'vs.pouvoirs-heros.renee-montoya-freeze-effet');
  return when(!movers(state).includes(figure), 'n-agit-pas', 'vs.activation.comme-premiere-tuile');
};

const figureFaultButShield = (state: PartieState, id: FigureId): Fault => {
  const fault = figureFault(state, id, BODY);
  return fault?.code === 'otage-protege' ? undefined : fault;
};

export const moveFault: Law<'move'> = ({ figure, to }, state) =>
  actsFault(state, figure) ??
  when(!state.fixed.zones.includes(to), 'zone-inconnue', 'vs.presentation.tour-de-jeu') ??
  when(figureOf(state, figure)?.zone === to, 'deja-la', 'vs.presentation.tour-de-jeu');

const authorFault = (state: PartieState, figure: FigureId, by: FigureId | undefined): Fault => {
  const author = by === undefined ? undefined : figureOf(state, by);
  return when(by !== undefined && (author === undefined || !isUp(author) || by === figure), 'auteur-inconnu', ...BODY);
};

export const woundsFault: Law<'wounds'> = ({ figure: id, amount, by }, state) => {
  const fault = figureFault(state, id, BODY) ?? spareFault(state, id) ?? authorFault(state, id, by);
  if (fault) return fault;
  const figure = known(figureOf(state, id));
  if (!Number.isInteger(amount) || amount < 1 || amount > LIMITS.life)
    return noWith('blessures-nombre', { n: LIMITS.life }, 'vs.mise-en-place.pions-pv');
  if (!hasLife(state, figure)) return no('sans-points-de-vie', 'vs.mise-en-place.pions-pv');
  return figure.life === null && amount > MOST_WOUNDS
    ? noWith('blessures-en-deux-fois', { n: MOST_WOUNDS }, 'vs.mise-en-place.pions-pv')
    : undefined;
};

export const neutraliseFault: Law<'neutralise'> = ({ figure, by }, state) =>
  figureFault(state, figure, BODY) ?? spareFault(state, figure) ?? authorFault(state, figure, by);

export const tileOutFault: Law<'tile-out'> = ({ tile: id }, state) => {
  const tile = tileOf(state, id);
  if (tile === undefined) return no('tuile-inconnue', ...BODY);
  const figures = upFigures(state, id);
  if (figures.length === 0 || tile.face !== 'active') return no('plus-en-jeu', ...BODY);
  return (
    when(
      tile.part === 'beside' && figures.some((figure) => isShielded(state, figure)),
      'otage-protege',
      'vs.m4.otages-proteges',
    ) ??
    when(tile.part === 'beside' || tile.part === 'citizens', 'cible-exclue', ...BODY) ??
    figures.map(({ id: one }) => spareFault(state, one)).find((fault) => fault !== undefined)
  );
};

const operatedFault = (figures: readonly Figure[], cites: Some<VsRule>): Fault =>
  when(
    figures.length > 0 && figures.every(({ markers }) => markers.includes('operated')),
    'opere',
    'vs.pouvoirs-vilains.prof-pyg-operation-interdits',
    ...cites,
  );

export const testFault: Law<'test'> = ({ test: id, piece: pieceId, figure: who, success, total }, state) => {
  const { mission, missionId } = state.fixed;
  const trial = {
    test: id,
    piece: pieceId,
    ...(success === undefined ? {} : { success }),
    ...(total === undefined ? {} : { total }),
  };
  const untriable = trialFault({ ...playedOf(state), missionId }, state.active, trial);
  const test = testOf(mission, id);
  if (untriable || test === undefined) return untriable;
  const cites = testCites(missionId, id);
  const figure = who === null ? undefined : figureOf(state, who);
  const actors = who === null ? movers(state) : figure === undefined ? [] : [figure];
  const fault =
    (who === null ? undefined : (operatedFault(actors, cites) ?? actsFault(state, who))) ??
    operatedFault(actors, cites);
  if (fault) return fault;
  const able = testers(state).filter((one) => who === null || one.id === who);
  if (able.length === 0) return no('n-agit-pas', ...cites);
  if (!able.some((one) => mayTry(state, one, pieceId)))
    return no(
      able.every(({ id: one }) => figureOfPiece(state, pieceId)?.id === one) ? 'soi-meme' : 'meme-zone',
      ...cites,
    );
  return outcomeFault(missionId, test, trial);
};

export const escortFault: Law<'escort'> = ({ figure, piece: pieceId, to, cubes = 0 }, state) => {
  const piece = pieceOf(state.mission, pieceId);
  const rule = piece === undefined ? undefined : escortRule(state, piece.token);
  if (piece === undefined) return no('pion-inconnu', 'vs.presentation.hierarchie');
  if (rule === undefined)
    return escortOfFoe(state, piece.token) ?? no('pas-votre-epreuve', 'vs.presentation.hierarchie');
  const cites = specialCites(state.fixed.missionId, rule.id);
  if (exitRule(state, piece.token)?.from !== piece.state) return no('plus-en-jeu', ...cites);
  if (cubes > 0)
    return no(
      'otage-sans-cubes',
      ...(state.fixed.missionId === 'm4' ? (['vs.m4.deplacer-sans-cubes'] as const) : cites),
    );
  const able = escorts(state).filter(({ id }) => figure === null || id === figure);
  if (able.length === 0) return no('n-agit-pas', ...cites);
  if (!able.some((one) => mayLead(state, one, pieceId))) return no('meme-zone', ...cites);
  const { zones, exits } = state.fixed;
  if (to === 'exit') return when(exits.length > 0, 'sortie-a-nommer', ...cites);
  if (to === null) return when(zones.length > 0, 'zone-inconnue', ...cites);
  return (
    when(!zones.includes(to), 'zone-inconnue', ...cites) ?? when(pieceZone(state, pieceId) === to, 'deja-la', ...cites)
  );
};

export const aimFault: Law<'aim'> = ({ at, means }, state) => {
  if (windowOf(state)?.who === 'nobody') return no('n-agit-pas', 'vs.activation.comme-premiere-tuile');
  if (at.startsWith('ombre-'))
    return when(shadowAt(state, at) === undefined, 'ombre-inconnue', 'vs.pouvoirs-heros.batman-ombre-ciblable');
  const figure = figureOf(state, at) ?? figureOfPiece(state, at);
  if (figure === undefined) return no(pieceOf(state.mission, at) ? 'pas-une-cible' : 'figurine-inconnue', ...BODY);
  const fault = figureFault(state, figure.id, BODY);
  if (fault) return fault;
  const { zone } = figure;
  return when(
    means === 'explosion' &&
      zone !== null &&
      state.figures.some((one) => isUp(one) && one.zone === zone && isShielded(state, one)),
    'zone-avec-otage',
    'vs.m4.otages-zone',
  );
};

const isSpace = (place: string): place is (typeof SPACES)[number] => (SPACES as readonly string[]).includes(place);

export const cubesFault: Law<'cubes'> = ({ side, from, to, amount }, state) => {
  const { cubes, hacked } = sideOf(state, side);
  const cites: Some<VsRule> = ['vs.tour.entretien-habituel'];
  const road =
    (from === 'available' && to === 'fatigue') ||
    (from === 'fatigue' && to === 'available') ||
    (amount === 1 && ((from === 'available' && isSpace(to)) || (isSpace(from) && to === 'fatigue')));
  if (!road || !Number.isInteger(amount) || amount < 1) return no('trajet-de-cubes', ...cites);
  if (cubes[from] < amount) return noWith('cubes-insuffisants', { reste: cubes[from] }, ...cites);
  const most = isSpace(to) ? saturationOf(state, side, to) : null;
  if (most === null || !isSpace(to) || cubes[to] < most) return undefined;
  return noWith(
    'saturation',
    { n: most },
    to === 'defence' ? 'vs.presentation.saturation-defense' : 'vs.pouvoirs-heros.red-robin-saturation',
    ...(hacked.includes(to) ? (['vs.pouvoirs-heros.red-robin-saturation', 'vs.qg.permanent-duree'] as const) : []),
  );
};

export const riverFault: Law<'river'> = ({ what, tile: id }, state) => {
  const fault = tileFault(state, id);
  const tile = tileOf(state, id);
  if (fault || tile === undefined) return fault;
  if (what === 'reinforce') return when(!mayReinforce(state, id), 'renfort-impossible', ...BODY);
  const ban = forbidden(state, what, id);
  if (ban)
    return no(
      what === 'depollute' ? 'depollution-interdite' : 'demobilisation-interdite',
      ...specialCites(state.fixed.missionId, ban.id),
    );
  const task = topTask(state);
  if (
    tile.part === 'hq' ||
    tile.part === 'event' ||
    (what === 'demobilise' && task?.task === 'act' && task.tile === id)
  )
    return no('tuile-exclue', ...BODY);
  return what === 'depollute'
    ? when(tile.face !== 'neutralised', 'pas-neutralisee', ...BODY)
    : when(tile.face !== 'active', 'tuile-neutralisee', ...BODY);
};

export const markerFault: Law<'marker'> = ({ kind, what }, state) => {
  const cites: Some<VsRule> = [
    kind === 'flame' ? 'vs.pouvoirs-vilains.firefly-flammes' : 'vs.pouvoirs-vilains.killer-moth-gaz',
  ];
  if (!followed(state).includes(kind)) return no('pions-non-suivis', ...cites);
  return when(
    what === 'add'
      ? ofKind(state, kind) >= MOST_MARKERS
      : ofKind(state, kind, what === 'fade' ? true : undefined) === 0,
    'pas-de-pion',
    ...cites,
  );
};

const MOST_MARKERS = 12;

export const lendFault: Law<'lend'> = ({ special, figure }, state) => {
  const loan = specials(state.fixed.mission, 'loan').find(({ id }) => id === special);
  if (loan === undefined) return no('pret-inconnu', 'vs.presentation.hierarchie');
  const cites = specialCites(state.fixed.missionId, special);
  if ((state.mission.used[special] ?? 0) >= loan.uses) return noWith('charges-epuisees', { n: loan.uses }, ...cites);
  if (figure !== undefined && loansOn(state, special).some((one) => one.figure === figure))
    return no('charge-deja', ...cites);
  const able = borrowers(state, special);
  return when(
    able.length === 0 || (figure !== undefined && !able.some(({ id }) => id === figure)),
    'elite-exigee',
    ...cites,
  );
};
