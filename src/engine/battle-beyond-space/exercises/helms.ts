// Questions about a manoeuvre and a rotation: may it be done, what does it cost.
import { ahead, frontOf, helmed, HELMS, hexOf, packed, sidesBetween } from '../../hex/cells.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Step } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { position, type PowerText } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import { indexOf } from '../ships.ts';
import type { Facing, ShipId } from '../types.ts';
import { HELM_NAMES, HELM_VERBS, toFacing } from '../words.ts';
import { anyCell, anyFacing, type Canvas, canvas, isOn } from './canvas.ts';
import {
  after,
  type BbsExercise,
  type BbsType,
  between,
  cardFact,
  eventsOf,
  goneTo,
  judged,
  named,
  oneIn,
  opening,
  pick,
  positionOf,
  reasonsOf,
  standsFact,
  typeOf,
  verdictOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;

// ── May a destroyer do this?
type Stop = 'fin-asteroide' | 'fin-destroyer-ennemi' | 'fin-destroyer-allie' | 'fin-suicide' | 'hors-plateau';
/** What makes a stop there impossible; the edge of the board needs nothing. */
const BARS: Readonly<Record<Stop, (board: Canvas, at: Hex) => unknown>> = {
  'fin-asteroide': (board, at) => board.asteroid(at),
  'fin-destroyer-ennemi': (board, at) => board.destroyer(1, at),
  'fin-destroyer-allie': (board, at) => board.destroyer(0, at),
  'fin-suicide': (board, at) => board.fighter(1, at),
  'hors-plateau': () => true,
};
const STOPS = Object.keys(BARS) as readonly Stop[];
const manoeuvre: Make = (random, rules) => {
  const [allowed, code] = [oneIn(random, 2), pick(random, STOPS)];
  return () => {
    const edge = code === 'hors-plateau' && !allowed;
    const [rear, facing, board, points] = [
      anyCell(random, edge ? 6 : 4),
      anyFacing(random),
      canvas(random),
      oneIn(random, allowed ? 2 : 6) ? 2 : 1,
    ];
    const damaged = code === 'fin-suicide' || oneIn(random, 2);
    const pose = { rear: packed(rear), facing };
    const around = HELMS.flatMap((helm) => [frontOf(helmed(pose, helm)), helmed(pose, helm).rear]).map(hexOf);
    const entered = around.filter(isOn);
    if ((edge && entered.length === around.length) || !board.ship('0D1', rear, facing, damaged)) return undefined;
    for (let i = 0; i < 2; i += 1) BARS[code](board, pick(random, entered));
    board.scatter(4, entered);
    board.scatter(4);
    const start = goneTo(
      opening(position({ ...board.spec(), name: 'Exercice : une manœuvre', card: [0, 0, points] })),
      'destroyer',
    );
    const before = start && after(start, { type: 'destroyer', ship: '0D1' });
    if (before?.state.phase !== 'helm') return undefined;
    const verdict = verdictOf(random, before.state, allowed, {
      plays: HELMS.map((helm): PartieAction => ({ type: 'helm', helm })),
      rules,
      codes: [code],
    });
    if (verdict?.action.type !== 'helm') return undefined;
    const left =
      points === 1
        ? 'C’est son dernier point d’action : il s’arrêtera là.'
        : 'Il a 2 points d’action, et n’en a encore dépensé aucun.';
    return judged(before, verdict, {
      drawn: [standsFact(before.state, '0D1')],
      facts: [left],
      question: `D1 veut ${HELM_NAMES[verdict.action.helm]}. Est-ce permis ?`,
      about: { ships: ['0D1'], shows: ['card'] },
    });
  };
};

// ── What is left to spend
const CARDS: Readonly<Record<string, string>> = {
  'valkyries-1': 'La carte « Moteurs renforcés » de J1 est encore cachée.',
  'valkyries-1!': 'La carte « Moteurs renforcés » de J1 est révélée.',
};
/** D1 chosen, and up to three gestures; undefined when one of them may not be made. */
const steering = (random: Rng, start: PartieState): Step<PartieState, PartieEvent> | undefined => {
  const chosen = partie.apply(start, { type: 'destroyer', ship: '0D1' });
  let state: PartieState = chosen.state;
  const events: PartieEvent[] = [...eventsOf(chosen.events, 'destroyer-chosen')];
  const wanted = between(random, 0, 3);
  for (let i = 0; i < wanted && state.phase === 'helm'; i += 1) {
    const helm = pick(random, HELMS);
    if (partie.refuse(state, { type: 'helm', helm }) !== undefined) return undefined;
    const step = partie.apply(state, { type: 'helm', helm });
    events.push(...eventsOf(step.events, 'helmed'));
    state = step.state;
  }
  return { state, events };
};
const points: Make = (random, rules) => () => {
  const [rear, facing, given, power, board] = [
    anyCell(random, 3),
    anyFacing(random),
    between(random, 0, 4),
    pick<PowerText>(random, ['valkyries', 'valkyries-1', 'valkyries-1!', 'valkyries-1!']),
    canvas(random),
  ];
  if (!board.ship('0D1', rear, facing)) return undefined;
  board.scatter(4);
  const ready = goneTo(
    opening(
      position({ ...board.spec(), name: 'Exercice : des points d’action', card: [0, 0, given], powers: [power] }),
    ),
    'destroyer',
  );
  if (ready === undefined) return undefined;
  const steered = steering(random, ready.state);
  if (steered === undefined) return undefined;
  const { state, events } = steered;
  const spent = eventsOf(events, 'helmed');
  const left = spent.at(-1)?.left ?? known(eventsOf(events, 'destroyer-chosen')[0]).points;
  const reasons = reasonsOf(state, events, rules);
  const most =
    state.turn.destroyer !== null && left === 0 ? partie.refuse(state, { type: 'helm', helm: 'A' }) : undefined;
  if (reasons === undefined || (spent.length === 0 && power === 'valkyries')) return undefined;
  const more =
    most?.code.startsWith('points-') === true
      ? { because: [partieText.refusal(most)], cites: most.cites.filter((rule) => rules.includes(rule)) }
      : { because: [], cites: [] };
  return {
    drawn: [cardFact(ready.state)],
    facts: [
      CARDS[power] ?? 'J1 n’a pas de carte de pouvoir.',
      ...spent.map(({ helm }, i) => `Geste ${i + 1} : D1 ${HELM_VERBS[helm]}.`),
    ],
    question:
      spent.length === 0
        ? 'J1 manœuvre D1. De combien de points d’action dispose-t-il ?'
        : 'Après cela, combien de points d’action reste-t-il à D1 ?',
    position: positionOf(ready, { ships: ['0D1'], shows: ['card'] }),
    answer: { kind: 'number', value: left, least: 0, most: 9 },
    because: [...reasons.because, ...more.because],
    cites: [
      reasons.cites[0],
      ...new Set([...reasons.cites, ...more.cites].filter((rule) => rule !== reasons.cites[0])),
    ],
  };
};

// ── May a fighter turn?
const TURNS = ['trop-tourner', 'pas-de-rotation', 'autre-escadron', 'tourner-trop-tot'] as const;
const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const rotation: Make = (random, rules) => {
  const [allowed, code] = [oneIn(random, 2), pick(random, TURNS)];
  return () => {
    const [board, early] = [canvas(random), code === 'tourner-trop-tot' && !allowed];
    const most = !allowed && code === 'pas-de-rotation' ? 0 : between(random, 1, allowed ? 3 : 2);
    for (const id of ['0a1', '0b1'] as const) if (!board.ship(id, anyCell(random), anyFacing(random))) return undefined;
    board.scatter(5);
    board.destroyer(0, anyCell(random, 4));
    const start = goneTo(
      opening(position({ ...board.spec(), name: 'Exercice : une rotation', card: [between(random, 0, 2), most, 1] })),
      'squadron',
    );
    const moved =
      start && !early
        ? goneTo(after(start, { type: 'squadron', squadron: 'a' }), most === 0 ? 'destroyer' : 'rotate')
        : start;
    if (moved === undefined) return undefined;
    const { state } = moved;
    const ids: readonly ShipId[] = code === 'autre-escadron' && !allowed ? ['0b1'] : ['0a1'];
    if (ids.some((id) => state.ships[known(indexOf(id))]?.fate !== 'play')) return undefined;
    const plays = ids
      .flatMap((ship) => FACINGS.map((facing): PartieAction => ({ type: 'turn', ship, facing })))
      .filter(
        (action) => allowed || action.type !== 'turn' || sidesBetween(facingOf(state, action.ship), action.facing) > 0,
      );
    const verdict = verdictOf(random, state, allowed, { plays, rules, codes: [code] });
    if (verdict?.action.type !== 'turn') return undefined;
    const { ship, facing } = verdict.action;
    const where = early
      ? 'Aucun escadron n’a encore bougé pendant ce tour.'
      : 'L’escadron A vient de bouger et de tirer, à ce tour.';
    const keeps = facing === facingOf(state, ship);
    const from = known(state.ships[known(indexOf(ship))]).cell;
    return judged(moved, verdict, {
      drawn: [cardFact(state), standsFact(state, ship)],
      facts: [where],
      question: `${named(state, ship)} veut ${keeps ? 'rester tourné' : 'se tourner'} ${toFacing(facing)}. Est-ce permis maintenant ?`,
      about: { ships: [ship], way: [from, ahead(from, facing, 2)], shows: ['card'] },
    });
  };
};
const facingOf = (state: PartieState, id: ShipId): Facing => known(state.ships[known(indexOf(id))]).facing;

const HELM_RULES: Some<BbsRule> = [
  'bbs.destroyers.avance',
  'bbs.destroyers.pivot-arriere',
  'bbs.destroyers.pivot-avant',
  'bbs.destroyers.traverse',
  'bbs.destroyers.fin-asteroide',
  'bbs.destroyers.fin-allie',
  'bbs.destroyers.foncer-ennemi',
  'bbs.destroyers.jamais-hors-plateau',
  'bbs.destroyers.fin-hors-plateau',
  'bbs.collisions-destroyers.asteroide',
  'bbs.collisions-destroyers.destroyer-ennemi',
  'bbs.collisions-destroyers.destroyer-allie',
  'bbs.collisions-destroyers.hors-plateau',
  'bbs.collisions-destroyers.pas-de-suicide',
];
const POINT_RULES: Some<BbsRule> = [
  'bbs.destroyers.points-action',
  'bbs.destroyers.cout',
  'bbs.valkyries.bonus',
  'bbs.pouvoirs.permanents',
  'bbs.pouvoirs.sans-effet-cache',
];
const TURN_RULES: Some<BbsRule> = [
  'bbs.rotations.chiffre',
  'bbs.rotations.apres-tir',
  'bbs.rotations.facteur-0',
  'bbs.rotations.facteur-3',
  'bbs.rotations.facultative',
  'bbs.chasseurs.pas-de-rotation-avant-tir',
];
export const HELM_TYPES: readonly BbsType[] = [
  typeOf('rotation', 'Ce chasseur peut-il se tourner ainsi ?', TURN_RULES, rotation, 30),
  typeOf('points-action', 'Combien de points d’action ?', POINT_RULES, points, 20),
  typeOf('manoeuvre', 'Cette manœuvre est-elle permise ?', HELM_RULES, manoeuvre, 60),
];
