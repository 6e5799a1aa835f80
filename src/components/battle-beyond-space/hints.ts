// What the rules allow now, drawn over the position and said cell by cell. Every line, every landing, every reason is asked of the engine.
import { type Cell, frontOf, HELMS } from '../../engine/hex/cells.ts';
import {
  cellsOf,
  curvesOf,
  laserHit,
  shipAt,
  shipOn,
  standing,
} from '../../engine/battle-beyond-space/partie/board.ts';
import { superZone } from '../../engine/battle-beyond-space/partie/turret.ts';
import { answering } from '../../engine/battle-beyond-space/partie/strike.ts';
import { endingsOf, helmShip, poseOf } from '../../engine/battle-beyond-space/partie/helm.ts';
import { against } from '../../engine/battle-beyond-space/partie/arrival.ts';
import { refuse } from '../../engine/battle-beyond-space/partie/refuse.ts';
import { partieText } from '../../engine/battle-beyond-space/partie/text.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import { idOf, indexOf, isDestroyer, nameOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import { HELM_NAMES } from '../../engine/battle-beyond-space/words.ts';
import { known } from '../../engine/kernel/result.ts';
import type { Of } from '../../engine/kernel/tags.ts';
import { type Aim, aimsOf, enteredBy, type Focus } from './aims.ts';
import { harmOf } from './harm.ts';
import { sayLanding } from './collision-words.ts';
import { type Mark, markAll, NOTHING, type Overlay, together } from './marks.ts';
import { type Landing, landingsOf, type Shot, shotsOf, toldBy } from './previews.ts';
import { toldOf } from './told.ts';
import { turningOf } from './usePicking.ts';
import { actingShips, shipLook } from './words.ts';

type Hint = (state: PartieState, options: readonly PartieAction[], picked: Cell | undefined) => Overlay;
const of = <K extends PartieAction['type']>(
  options: readonly PartieAction[],
  type: K,
): readonly Of<PartieAction, K>[] => options.filter((action): action is Of<PartieAction, K> => action.type === type);
const why = (state: PartieState, action: PartieAction): string | undefined => {
  const refusal = refuse(state, action);
  return refusal === undefined ? undefined : partieText.refusal(refusal);
};
/** A sentence inside another: without its stop, nor its capital. */
const inside = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');

// ── Step 2
const landingMark = ({ ship, to, against }: Landing, how = ''): Mark => ({
  cell: to,
  look: against === null || against === 'probe' ? 'reach' : 'danger',
  say: `${nameOf(ship)} y arriverait${how}${against === null ? '' : ` : ${sayLanding('fighter', against)}`}`,
});
export const flights = (landings: readonly Landing[], how?: string): Overlay => ({
  marks: landings.map((landing) => landingMark(landing, how)),
  paths: landings
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, against }) => ({ cells: [from, to], end: against === 'off-board' ? 'lost' : 'arrow' })),
});
const squadron: Hint = (state, options) => {
  const open = of(options, 'squadron');
  return together(open.map((action) => flights(landingsOf(state, action))));
};
const pace: Hint = (state, options) =>
  together(
    of(options, 'pace').map((action) =>
      flights(
        landingsOf(state, action).filter(({ ship }) => ship === indexOf(action.ship)),
        action.double ? ' en doublant' : ' sans doubler',
      ),
    ),
  );
const arrive: Hint = (state, options) => ({
  marks: of(options, 'arrive').flatMap((action) =>
    landingsOf(state, action)
      .filter(({ ship }) => ship === indexOf(action.ship))
      .map((landing) => landingMark(landing)),
  ),
});
/** One vector for all: what it would bring is drawn once a cell is picked. */
const drive: Hint = (state, options, picked) => {
  const aims = aimsOf(of(options, 'teleport'), state);
  const chosen = aims.find(({ cells }) => picked !== undefined && cells.includes(picked));
  const lead = actingShips(state)[0];
  if (chosen === undefined)
    return {
      marks: aims.flatMap(({ cells }) =>
        markAll(
          cells,
          'reach',
          `${lead === undefined ? '' : nameOf(lead)} peut y être téléporté, les autres du même saut`,
        ),
      ),
    };
  const landings = landingsOf(state, chosen.action);
  return {
    ...flights(landings),
    ships: landings
      .filter(({ against }) => against === null || against === 'probe')
      .map(({ ship, to }) => shipLook(state, ship, { id: `${idOf(ship)}~`, cell: to, faded: true })),
  };
};
const elite: Hint = (state, options) => ({
  marks: of(options, 'elite-to').map(({ cell }): Mark => {
    const met = against(state, known(state.turn.landing ?? undefined).ship, cell);
    if (met === null) return { cell, look: 'reach', say: 'l’élite peut s’y arrêter' };
    return {
      cell,
      look: met === 'probe' ? 'reach' : 'danger',
      say: `l’élite peut s’y arrêter : ${sayLanding('destroyer', met)}`,
    };
  }),
});
/** Who may be taken, to be turned; the ring around it says the sides. */
const rotate: Hint = (state) => ({
  marks: turningOf(state).map((ship) => ({
    cell: shipAt(state, ship).cell,
    look: 'reach',
    say: `${nameOf(ship)} peut tourner`,
  })),
});
const keep: Hint = ({ turn }) => ({
  marks:
    turn.landing?.to === null || turn.landing?.to === undefined
      ? []
      : markAll([turn.landing.to], 'danger', `l’un des deux reste, et ${nameOf(turn.landing.ship)} vient d’arriver`),
});

// ── Steps 3 and 6
const aimed = ({ ship, from, to, target }: Shot): Overlay => ({
  shots: [{ from, to, end: target === null ? 'stopped' : 'hit' }],
  marks: [
    target === null
      ? { cell: to, say: `arrêterait le tir de ${nameOf(ship)}` }
      : { cell: to, look: 'target', say: `${nameOf(ship)} le toucherait` },
  ],
});
const fire: Hint = (state, options) => together(shotsOf(state, options).map(aimed));
const react: Hint = (state) => {
  const ship = answering(state);
  return ship === undefined
    ? NOTHING
    : { marks: markAll(cellsOf(ship, shipAt(state, ship)), 'blast', 'touché à l’instant') };
};
const turrets = (state: PartieState, options: readonly PartieAction[]): Overlay => {
  const targets = new Set(of(options, 'shoot').map(({ ship }) => indexOf(ship)));
  const marks = [...curvesOf(state, helmShip(state)).values()].map(({ at, through }): Mark => {
    const way = through === null ? 'à 1 case des tourelles' : 'à 2 cases des tourelles, par une case libre';
    return { cell: at, look: targets.has(shipOn(state, at)) ? 'target' : 'zone', say: way };
  });
  return targets.size > 0 || of(options, 'shoot').length > 0
    ? { marks }
    : { marks: marks.filter(({ look }) => look === 'target') };
};
const laser = (state: PartieState): Overlay => {
  const ship = helmShip(state);
  const hit = laserHit(state, ship);
  if (hit === undefined) return NOTHING;
  const foe = typeof hit.what === 'number' && ownerOf(hit.what) !== state.active;
  return {
    shots: [{ from: frontOf(poseOf(state, ship)), to: hit.at, end: foe ? 'hit' : 'stopped' }],
    marks: [{ cell: hit.at, say: foe ? 'le laser le toucherait' : 'arrêterait le laser' }],
  };
};
const aim: Hint = (state, options) =>
  together([
    turrets(state, options),
    ...(of(options, 'laser').length > 0 ? [laser(state)] : []),
    ...(of(options, 'super').length > 0
      ? [{ marks: markAll(superZone(state, helmShip(state)), 'blast', 'dans la zone du super tir') }]
      : []),
  ]);

// ── Step 5
const destroyer: Hint = (state, options) => ({
  marks: of(options, 'destroyer').flatMap(({ ship }) =>
    markAll(cellsOf(known(indexOf(ship)), shipAt(state, known(indexOf(ship)))), 'reach', 'peut être manœuvré'),
  ),
});
/** Where the bow may end with the points left. */
const endings = (state: PartieState): readonly Mark[] =>
  endingsOf(state).map((pose) => ({ cell: frontOf(pose), look: 'zone', say: 'l’avant peut finir là' }));
const steering = (state: PartieState): readonly Mark[] =>
  HELMS.map((helm): Mark => {
    const action = { type: 'helm', helm } as const;
    const reason = why(state, action);
    const cell = enteredBy(state, action);
    const harm = reason === undefined ? harmOf(action, state) : undefined;
    if (harm !== undefined) return { cell, look: 'danger', say: `${HELM_NAMES[helm]} : ${inside(harm.says)}` };
    return reason === undefined
      ? { cell, look: 'reach', say: HELM_NAMES[helm] }
      : { cell, say: `${HELM_NAMES[helm]} : refusé, ${inside(reason)}` };
  });
const halting = (state: PartieState): readonly Mark[] => {
  const ship = helmShip(state);
  const reason = why(state, { type: 'halt' });
  return cellsOf(ship, shipAt(state, ship)).map((cell) => ({
    cell,
    say: reason === undefined ? 'peut s’arrêter là' : `ne peut pas s’arrêter là : ${inside(reason)}`,
  }));
};
const helm: Hint = (state) => ({ marks: [...endings(state), ...steering(state), ...halting(state)] });

// ── Set-up, resurrection
const places = (aims: readonly Aim[]): Overlay => ({
  marks: [
    ...new Set(
      aims.flatMap(({ action, cells }) => (action.type === 'place' || action.type === 'restore' ? cells : [])),
    ),
  ].map((cell) => ({ cell, look: 'reach', say: 'place permise' })),
});
const deploy: Hint = (state, options) => {
  const aims = aimsOf(options, state);
  const takes = aims.flatMap(({ action, cells }) =>
    action.type === 'handle'
      ? markAll(cells, 'reach', 'peut être pris en main')
      : action.type === 'swap'
        ? markAll(cells, 'target', 'échange de places possible')
        : [],
  );
  return together([places(aims), { marks: takes }]);
};
const restore: Hint = (state, options) => places(aimsOf(options, state));

// ── Powers that take a ship or an asteroid
const blast = (state: PartieState, action: PartieAction): Overlay => {
  const told = toldBy(state, action);
  const lost = told.flatMap((event): readonly Mark[] =>
    event.type === 'destroyed' && event.at.length > 0
      ? event.at.map((cell) => ({ cell, say: 'y serait détruit' }))
      : [],
  );
  return together([
    toldOf(
      told.filter(({ type }) => type === 'exploded'),
      state,
    ),
    { marks: lost },
  ]);
};
const shipPower =
  (focus: Focus, say: string): Hint =>
  (state, options, picked) => {
    const aims = aimsOf(options, state, focus);
    const chosen =
      focus === 'explode' && picked !== undefined ? aims.find(({ cells }) => cells.includes(picked)) : undefined;
    return together([
      { marks: aims.flatMap(({ cells }) => markAll(cells, 'reach', say)) },
      ...(chosen === undefined ? [] : [blast(state, chosen.action)]),
    ]);
  };
const struck = (state: PartieState, to: Cell): string => {
  const what = standing(state, to);
  if (what === 'probe') return ', où la sonde serait perdue';
  return typeof what === 'number'
    ? `, où il frapperait ${isDestroyer(what) ? 'le destroyer' : 'le chasseur'} ${nameOf(what)}`
    : '';
};
const asteroid: Hint = (state, options, picked) => {
  const moves = of(options, 'asteroid');
  const mine = moves.filter(({ from }) => from === picked);
  if (mine.length === 0)
    return {
      marks: [...new Set(moves.map(({ from }) => from))].map((cell) => ({
        cell,
        look: 'reach',
        say: 'peut être poussé d’une case',
      })),
    };
  return {
    marks: mine.map(({ to }) => ({
      cell: to,
      look: typeof standing(state, to) === 'number' ? 'danger' : 'reach',
      say: `l’astéroïde choisi peut y glisser${struck(state, to)}`,
    })),
  };
};

const HINTS: Partial<Readonly<Record<Phase, Hint>>> = {
  deploy,
  squadron,
  pace,
  drive,
  arrive,
  elite,
  keep,
  fire,
  react,
  rotate,
  destroyer,
  helm,
  aim,
  restore,
};
const POWERS: Readonly<Record<Exclude<Focus, 'step'>, Hint>> = {
  elite: shipPower('elite', 'peut recevoir le pilote d’élite'),
  explode: shipPower('explode', 'peut exploser'),
  shield: shipPower('shield', 'peut être blindé'),
  asteroid,
};
/** `options` of that focus alone; `picked`: a cell chosen among several meanings, or to see what it would bring. */
export const hintsOf = (
  state: PartieState,
  options: readonly PartieAction[],
  focus: Focus,
  picked: Cell | undefined,
): Overlay => {
  if (options.length === 0) return NOTHING;
  return (focus === 'step' ? HINTS[state.phase] : POWERS[focus])?.(state, options, picked) ?? NOTHING;
};
