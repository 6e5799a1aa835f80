// Why an action may not be played. What passes here leads where a listed option leads.
import { canonical } from '../../kernel/json.ts';
import { known, type Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { LIMITS } from '../constants.ts';
import { type Fault, faultsOf } from '../faults.ts';
import { specialCites, testCites } from '../mission/cites.ts';
import { outcomeFault, trialFault } from '../mission/steps.ts';
import { pieceOf, specials, testOf } from '../mission/track.ts';
import type { Verb } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { foe, type FigureId, SPACES, type TileId } from '../types.ts';
import { tilesFor } from './aims.ts';
import { draftFault, isDraftPhase } from './draft.ts';
import { isDraft } from './draft-fits.ts';
import { fallenTiles, readyEffects } from './event.ts';
import { costInCubes, saturationOf } from './posts.ts';
import {
  figureOf,
  figureOfPiece,
  hqFigure,
  isShielded,
  isUp,
  nextCost,
  placeOf,
  playedOf,
  powerOf,
  sideOf,
  surcharge,
  tileOf,
  topTask,
  upFigures,
} from './reads.ts';
import { escortOfFoe, impossible, pickedFault } from './refuse-why.ts';
import type { PLAY_REFUSALS } from './refusals.ts';
import {
  borrowers,
  escortRule,
  escorts,
  exitRule,
  followed,
  forbidden,
  hasLife,
  isReport,
  loansOn,
  mayLead,
  mayReinforce,
  mayTry,
  MOST_WOUNDS,
  ofKind,
  pieceZone,
  shadowAt,
} from './reports.ts';
import type { Figure, PartieAction, PartieState, Task } from './types.ts';
import { effectOf, powerById, type PowerTask, verbOf } from './steps.ts';
import { answersTo } from './verbs.ts';
import { isFrozen, movers, testers, windowOf } from './window.ts';

type Code = keyof typeof PLAY_REFUSALS;
const { no, noWith } = faultsOf<typeof PLAY_REFUSALS>();
const when = (wrong: boolean, code: Code, ...cites: Some<VsRule>): Fault => (wrong ? no(code, ...cites) : undefined);
type Law<K extends PartieAction['type']> = (action: Of<PartieAction, K>, state: PartieState) => Fault;

// ── The turn
const ORDER: VsRule = 'vs.tour.ordre-etapes';
const waiting = ({ phase, tasks }: PartieState): Fault => {
  if (tasks.at(-1)?.task === 'choose') return no('choix-obligatoire', 'vs.qg.obligatoire', 'vs.qg.ou');
  if (tasks.length > 0) return no('activation-en-cours', ORDER);
  if (phase === 'upkeep' || phase === 'start') return no('entretien-d-abord', ORDER);
  return phase === 'close' ? no('etape-passee', 'vs.tour.renoncer', ORDER) : undefined;
};
const tileFault = (state: PartieState, id: TileId): Fault => {
  const tile = tileOf(state, id);
  if (tile === undefined) return no('tuile-inconnue', 'vs.presentation.tout-par-tuile');
  if (sideOf(state, foe(state.active)).river.includes(id))
    return no('pas-votre-riviere', 'vs.presentation.miroir', 'vs.presentation.tout-par-tuile');
  return when(
    !sideOf(state, state.active).river.includes(id),
    'tuile-hors-riviere',
    'vs.presentation.tout-par-tuile',
    ...(state.fixed.missionId === 'm4' && tile.level === 'citizens' ? (['vs.m4.otages-tuile'] as const) : []),
  );
};
const activateFault: Law<'activate'> = ({ tile: id, discs: told, from = 'available' }, state) => {
  const fault = waiting(state) ?? tileFault(state, id);
  if (fault) return fault;
  const { discs, cubes, activated } = sideOf(state, state.active);
  if (tileOf(state, id)?.face !== 'active') return no('tuile-neutralisee', 'vs.presentation.tout-par-tuile');
  if (state.fixed.options.sameTileOnce && activated.includes(id)) return no('deja-activee', 'vs.tour.boucle');
  const cout = nextCost(state, id);
  if (from !== 'available') return no('paiement-zone', 'vs.dpa.paiement');
  if (told === 0) return noWith('payer-d-abord', { cout }, 'vs.dpa.acheter-avant');
  if (told !== undefined && told !== cout) return noWith('cout-exact', { cout }, 'vs.dpa.cout-n');
  const robin =
    surcharge(state, state.active, id) > 0 ? (['vs.pouvoirs-heros.robin-damian-wayne-surcout'] as const) : [];
  if (discs.available < cout)
    return noWith(
      'disques-insuffisants',
      { cout, reste: discs.available },
      'vs.dpa.insuffisant',
      'vs.dpa.cout-n',
      ...robin,
    );
  const cost = costInCubes(state, state.active, placeOf(state, state.active, id));
  return cubes.available < cost
    ? noWith(
        'energie-insuffisante',
        { cout: cost, reste: cubes.available },
        'vs.activation.cout-energie',
        'vs.dpa.acheter-avant',
      )
    : undefined;
};
const inPhase =
  <K extends PartieAction['type']>(phase: PartieState['phase']): Law<K> =>
  (_action, state) =>
    when(state.phase !== phase || state.tasks.length > 0, 'pas-maintenant', ORDER);
const taskIs = (state: PartieState, ...kinds: readonly Task['task'][]): boolean =>
  kinds.some((kind) => topTask(state)?.task === kind);
const stepOf = (state: PartieState): { readonly task: PowerTask; readonly verb: Verb } | undefined => {
  const task = topTask(state);
  const verb = task?.task === 'power' ? verbOf(task) : undefined;
  return task?.task === 'power' && verb ? { task, verb } : undefined;
};
/** Not what is being asked: with the rules of what is. */
const notAsked = (state: PartieState): Fault => {
  const step = stepOf(state);
  if (step) return no('choix-attendu', ...step.verb.rules);
  return taskIs(state, 'choose')
    ? no('choix-obligatoire', 'vs.qg.obligatoire', 'vs.qg.ou')
    : no('pas-maintenant', ORDER);
};
/** Among what the step listed; `reason` says better why not. */
const listedAnswer = (state: PartieState, action: PartieAction, reason: (verb: Verb) => Fault): Fault => {
  const step = stepOf(state);
  const answers = step === undefined ? undefined : answersTo(state, step.task);
  if (step === undefined || answers === undefined || !answers.some(({ type }) => type === action.type))
    return notAsked(state);
  return answers.some((answer) => canonical(answer) === canonical(action))
    ? undefined
    : (reason(step.verb) ?? no('cible-exclue', ...step.verb.rules));
};

// ── Decisions
const doneFault: Law<'done'> = (_, state) =>
  taskIs(state, 'act') || stepOf(state)?.verb.do === 'tell' ? undefined : notAsked(state);
const chooseFault: Law<'choose'> = ({ keys }, state) => {
  const task = topTask(state);
  const step = stepOf(state);
  if (task?.task === 'choose') {
    const { effects } = powerById(task.power);
    if (keys.length > 1) return no('un-seul-effet', 'vs.qg.ou');
    const effect = effects.find(({ key }) => key === keys[0]);
    if (effect === undefined) return no('effet-inconnu', 'vs.qg.ou');
    return readyEffects(state).includes(effect) ? undefined : impossible(state, effect);
  }
  if (step?.verb.do !== 'split') return begunElsewhere(state, keys[0]) ?? notAsked(state);
  if (keys.length > 1) return no('un-seul-effet', ...step.verb.rules);
  return when(
    !Object.hasOwn(effectOf(powerById(step.task.power), step.task.key).parts ?? {}, keys[0]),
    'effet-inconnu',
    ...step.verb.rules,
  );
};
/** The power has begun by itself with the only effect that could be applied: another one is refused for what it lacks. */
const begunElsewhere = (state: PartieState, key: string): Fault => {
  const step = stepOf(state);
  const effect =
    step === undefined
      ? undefined
      : powerById(step.task.power).effects.find((one) => one.key === key && one.key !== step.task.key);
  return effect === undefined ? undefined : impossible(state, effect);
};
const figureFault = (state: PartieState, id: FigureId, rules: Some<VsRule>): Fault => {
  const figure = figureOf(state, id);
  if (figure === undefined) return no('figurine-inconnue', 'vs.presentation.tout-par-tuile');
  if (figure.at === 'hidden') return no('batman-cache', 'vs.pouvoirs-heros.batman-figurine-retiree');
  if (!isUp(figure)) return no('plus-en-jeu', ...rules);
  return when(isShielded(state, figure), 'otage-protege', 'vs.m4.otages-proteges');
};
const pickFault: Law<'pick'> = ({ figure, seen }, state) =>
  seen === false && stepOf(state)?.verb.do === 'pick'
    ? no('hors-de-vue', ...known(stepOf(state)).verb.rules)
    : listedAnswer(state, { type: 'pick', figure }, (verb) => {
        const fault = figureFault(state, figure, verb.rules);
        return fault || verb.do !== 'pick'
          ? fault
          : pickedFault(state, verb.of, known(figureOf(state, figure)), verb.rules);
      });
const pickTileFault: Law<'pick-tile'> = ({ tile }, state) => {
  if (taskIs(state, 'mission-event'))
    return when(!fallenTiles(state).includes(tile), 'pas-neutralisee', 'vs.m6.evenement');
  const step = stepOf(state);
  if (step?.verb.do !== 'pick-tile') return notAsked(state);
  if (tileOf(state, tile)?.part === 'event') return no('evenement-exclu', ...step.verb.rules);
  return when(
    !tilesFor(state, state.active, step.verb.of).some(({ id }) => id === tile),
    'tuile-exclue',
    ...step.verb.rules,
  );
};
const zoneFault: Law<'pick-zone'> = ({ zone, distance }, state) => {
  const step = stepOf(state);
  if (distance !== undefined && distance !== 1 && step?.verb.do === 'smoke')
    return no('fumigene-distance', ...step.verb.rules);
  return listedAnswer(state, { type: 'pick-zone', zone }, ({ rules }) =>
    no(state.fixed.zones.includes(zone) ? 'zone-deja' : 'zone-inconnue', ...rules),
  );
};
const answerFault: Law<'yes' | 'no'> = (action, state) => {
  if (taskIs(state, 'bloom', 'surprise')) return undefined;
  if (stepOf(state) === undefined && powerOf(state, 'villain')?.id === 'mr-bloom')
    return no('bloom-corps-a-corps', 'vs.pouvoirs-vilains.mr-bloom-mutation');
  return listedAnswer(state, action, () => undefined);
};
const countFault: Law<'count'> = (action, state) =>
  listedAnswer(state, action, ({ rules, ...verb }) => {
    const most = (answersTo(state, known(stepOf(state)).task)?.length ?? 1) - 1;
    if (verb.do !== 'recover') return no('nombre-impossible', ...rules);
    return most === 0 && hqFigure(state, state.active)?.life !== hqFigure(state, state.active)?.most
      ? no('vilain-present', 'vs.pouvoirs-heros.batman-year-100-echappee-soin')
      : noWith(
          'soin-plafond',
          { n: most },
          'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
          'vs.pouvoirs-heros.batman-year-100-echappee-soin',
        );
  });
const exchangeFault: Law<'exchange'> = ({ tiles: [a, b] }, state) => {
  const { river } = sideOf(state, state.active);
  const inOrder = river.indexOf(a) < river.indexOf(b) ? ([a, b] as const) : ([b, a] as const);
  return listedAnswer(state, { type: 'exchange', tiles: inOrder }, ({ rules }) =>
    no(
      [a, b].some((id) => tileOf(state, id)?.part === 'event') ? 'echange-evenement' : 'echange-deux-tuiles',
      ...rules,
    ),
  );
};
const rolledFault: Law<'rolled'> = (action, state) =>
  listedAnswer(state, action, ({ rules }) =>
    no(stepOf(state)?.task.power === 'harley-quinn' ? 'succes-impossible' : 'resultat-impossible', ...rules),
  );

// ── Reports
const seenOnMap = (state: PartieState): Fault =>
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
const moveFault: Law<'move'> = ({ figure, to }, state) =>
  actsFault(state, figure) ??
  when(!state.fixed.zones.includes(to), 'zone-inconnue', 'vs.presentation.tour-de-jeu') ??
  when(figureOf(state, figure)?.zone === to, 'deja-la', 'vs.presentation.tour-de-jeu');
const authorFault = (state: PartieState, figure: FigureId, by: FigureId | undefined): Fault => {
  const author = by === undefined ? undefined : figureOf(state, by);
  return when(by !== undefined && (author === undefined || !isUp(author) || by === figure), 'auteur-inconnu', ...BODY);
};
const woundsFault: Law<'wounds'> = ({ figure: id, amount, by }, state) => {
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
const neutraliseFault: Law<'neutralise'> = ({ figure, by }, state) =>
  figureFault(state, figure, BODY) ?? spareFault(state, figure) ?? authorFault(state, figure, by);
const tileOutFault: Law<'tile-out'> = ({ tile: id }, state) => {
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
const testFault: Law<'test'> = ({ test: id, piece: pieceId, figure: who, success, total }, state) => {
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
const escortFault: Law<'escort'> = ({ figure, piece: pieceId, to, cubes = 0 }, state) => {
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
const aimFault: Law<'aim'> = ({ at, means }, state) => {
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
const cubesFault: Law<'cubes'> = ({ side, from, to, amount }, state) => {
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
const riverFault: Law<'river'> = ({ what, tile: id }, state) => {
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
const markerFault: Law<'marker'> = ({ kind, what }, state) => {
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
const lendFault: Law<'lend'> = ({ special, figure }, state) => {
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

type Draft = 'hq' | 'lieutenant' | 'avatar' | 'take' | 'control' | 'operate';
const law = byTag<Exclude<PartieAction, { readonly type: Draft }>, readonly [PartieState], Fault>({
  equip: () => no('pas-de-materiel', 'vs.presentation.pas-de-materiel'),
  upkeep: inPhase('upkeep'),
  begin: inPhase('start'),
  activate: activateFault,
  stop: inPhase('discs'),
  'end-turn': inPhase('close'),
  done: doneFault,
  choose: chooseFault,
  first: (_, state) => (taskIs(state, 'order') ? undefined : notAsked(state)),
  pick: pickFault,
  'pick-two': (action, state) =>
    listedAnswer(state, { type: 'pick-two', figures: inRosterOrder(state, action.figures) }, ({ rules }) =>
      no('meme-tuile', ...rules),
    ),
  'pick-tile': pickTileFault,
  'pick-zone': zoneFault,
  yes: answerFault,
  no: answerFault,
  count: countFault,
  hide: (action, state) => listedAnswer(state, action, ({ rules }) => no('ombre-inconnue', ...rules)),
  hack: (action, state) => listedAnswer(state, action, ({ rules }) => no('case-piratee', ...rules)),
  exchange: exchangeFault,
  put: ({ place }, state) =>
    taskIs(state, 'place')
      ? when(
          place < 1 || place > sideOf(state, state.active).river.length || !Number.isInteger(place),
          'place-inconnue',
          'vs.activation.comme-premiere-tuile',
        )
      : notAsked(state),
  rolled: rolledFault,
  move: moveFault,
  wounds: woundsFault,
  neutralise: neutraliseFault,
  'tile-out': tileOutFault,
  test: testFault,
  escort: escortFault,
  aim: aimFault,
  cubes: cubesFault,
  river: riverFault,
  marker: markerFault,
  lend: lendFault,
});
const inRosterOrder = (
  { figures }: PartieState,
  [a, b]: readonly [FigureId, FigureId],
): readonly [FigureId, FigureId] =>
  figures.findIndex(({ id }) => id === a) <= figures.findIndex(({ id }) => id === b) ? [a, b] : [b, a];

export const refuse = (state: PartieState, action: PartieAction): Fault => {
  if (state.phase === 'over') return no('finie', 'vs.fin.victoire-apres-fin');
  if (action.type === 'equip') return law(action, state);
  if (isDraftPhase(state.phase) || isDraft(action)) return draftFault(state, action);
  return (isReport(action) ? seenOnMap(state) : undefined) ?? law(action, state);
};
