// What each of the 19 keywords does, for « the player » and « the opponent » of this execution of the step. What asks for a choice leaves a frame on the stack.
import type { Seat } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { tally } from '../../kernel/tally.ts';
import { push } from '../../kernel/steps.ts';
import { distanceOf } from '../board.ts';
import { usesOpponent } from '../language/facts.ts';
import type { BfRule } from '../rules.ts';
import type { CardId, Instruction, Keyword, TechniqueType } from '../types.ts';
import {
  activeOf,
  cellOf,
  counterOf,
  isIn,
  type PartieStep,
  playerOf,
  setActive,
  stables,
  still,
  techniqueOf,
  chain,
  told,
} from './board.ts';
import { fail } from './fate.ts';
import { block, wound } from './points.ts';
import type { ActiveId, Counter, EffectKind, PartieState } from './types.ts';
import { toDiscard } from './zones.ts';

/** One execution of a keyword: whose technique, which step of it, and the two roles as the modifier has set them. */
export interface Op {
  readonly active: ActiveId;
  readonly card: CardId;
  readonly step: number;
  readonly player: Seat;
  readonly opponent: Seat | null;
}
type Does = (state: PartieState, op: Op, instruction: Instruction) => PartieStep;

const numberOf = ({ n }: Instruction): number => n ?? 0;
const rivalOf = ({ opponent }: Op): Seat => {
  if (opponent === null) throw new Error('keywords: no opponent where the keyword needs one');
  return opponent;
};
/** Repeated work: a frame that counts what is left, or nothing at all for a number of zero or less (A20). */
const repeat = (
  state: PartieState,
  { active, card, step, player, opponent }: Op,
  left: number,
  keyword: Keyword,
  ...cites: Some<BfRule>
): PartieStep =>
  left <= 0
    ? told(state, { type: 'idle', active, card, keyword, n: left, cites })
    : still(push(state, { kind: 'op', active, step, player, opponent, left }));

const check =
  (keyword: 'corps-a-corps' | 'distance'): Does =>
  (state, op, instruction) => {
    const opponent = rivalOf(op);
    const distance = distanceOf(cellOf(state, op.player), cellOf(state, opponent));
    const limit = keyword === 'distance' ? numberOf(instruction) : 1;
    const holds = keyword === 'distance' ? distance >= limit : distance <= limit;
    const cites: Some<BfRule> =
      keyword === 'distance'
        ? [
            'bf.position.distance-minimum',
            ...(limit === 2 ? (['bf.position.distance-defaut', 'bf.grammaire.parametre-omis'] as const) : []),
            'bf.plateau.distance',
          ]
        : [
            'bf.position.corps-a-corps',
            holds ? 'bf.plateau.distance-un' : 'bf.plateau.distance',
            'bf.grammaire.l-adversaire',
          ];
    const checked = told(state, {
      type: 'checked',
      active: op.active,
      card: op.card,
      keyword,
      player: op.player,
      opponent,
      distance,
      limit,
      holds,
      cites,
    });
    return holds ? checked : chain(checked, (next) => fail(next, op.active, keyword));
  };

const EFFECT_RULES: Readonly<Record<Counter | 's-empecher', BfRule>> = {
  force: 'bf.effets.force',
  protection: 'bf.effets.protection',
  vitesse: 'bf.effets.vitesse',
  charme: 'bf.effets.charme',
  's-empecher': 'bf.effets.s-empecher',
};
const carry = (
  state: PartieState,
  { active, card, player }: Op,
  kind: EffectKind,
  value: number | TechniqueType | null,
): PartieStep => {
  const { effects, owner } = activeOf(state, active);
  const after = setActive(state, active, { effects: [...effects, { bearer: player, kind, value }] });
  const rule =
    kind === 's-empecher-carte'
      ? value === null
        ? 'bf.effets.s-empecher-carte-tout'
        : 'bf.effets.s-empecher-carte-type'
      : EFFECT_RULES[kind];
  const total = kind === 's-empecher' || kind === 's-empecher-carte' ? null : counterOf(after, player, kind);
  const cites: Some<BfRule> = [
    rule,
    'bf.effets.duree',
    ...(total === null
      ? (['bf.effets.s-empecher-portee'] as const)
      : (['bf.effets.cumul', 'bf.points.modificateurs'] as const)),
    ...(player === owner ? [] : (['bf.effets.porteur', 'bf.modificateurs.proprietaire-reel'] as const)),
  ];
  return told(after, { type: 'effect', active, card, bearer: player, kind, value, total, cites });
};
const counter =
  (kind: Counter): Does =>
  (state, op, instruction) =>
    carry(state, op, kind, numberOf(instruction));

/** Too few cards: the whole hand goes, and « Défausser » fails. Just enough: no choice (A50). */
const discard =
  (keyword: 'defausser' | 'si-possible-defausser'): Does =>
  (state, op, instruction) => {
    const n = numberOf(instruction);
    const { hand } = playerOf(state, op.player);
    const strict = keyword === 'defausser';
    const enough: BfRule = strict ? 'bf.main.defausser-suffisant' : 'bf.main.si-possible-suffisant';
    if (hand.length > n || n <= 0) return repeat(state, op, n, keyword, enough);
    const short = hand.length < n;
    const cites: Some<BfRule> = [
      short ? (strict ? 'bf.main.defausser-insuffisant' : 'bf.main.si-possible-insuffisant') : enough,
      'bf.techniques.pose-carte',
    ];
    const gone = told(toDiscard(state, op.player, hand), {
      type: 'discarded',
      seat: op.player,
      cards: hand,
      short,
      cites,
    });
    return short && strict ? chain(gone, (next) => fail(next, op.active, keyword)) : gone;
  };

const walk: Does = (state, op, instruction) => {
  const pace = tally([
    { what: 'n', value: numberOf(instruction), cites: ['bf.position.se-deplacer-nombre'] },
    {
      what: 'vitesse',
      value: counterOf(state, op.player, 'vitesse'),
      cites: ['bf.position.se-deplacer-nombre', 'bf.effets.vitesse'],
    },
  ] as const);
  const cites: Some<BfRule> =
    pace.sum > 0
      ? ['bf.position.se-deplacer-nombre']
      : ['bf.position.se-deplacer-nul', 'bf.position.se-deplacer-nombre'];
  const counted = told(state, { type: 'pace', seat: op.player, tally: pace, cites });
  return pace.sum > 0
    ? chain(counted, (next) => repeat(next, op, pace.sum, 'se-deplacer', 'bf.position.se-deplacer-nombre'))
    : counted;
};

const DOES: Readonly<Record<Exclude<Keyword, 'stable'>, Does>> = {
  blesser: (state, op, instruction) => wound(state, op.player, rivalOf(op), numberOf(instruction), false),
  bloquer: (state, op, instruction) => {
    const n = numberOf(instruction);
    return n > 0 ? block(state, op.player, n) : repeat(state, op, n, 'bloquer', 'bf.combat.bloquer-partiel');
  },
  charme: counter('charme'),
  'corps-a-corps': check('corps-a-corps'),
  defausser: discard('defausser'),
  distance: check('distance'),
  force: counter('force'),
  destabiliser: (state, op) =>
    stables(state).length === 0
      ? told(state, {
          type: 'not-destabilised',
          seat: op.player,
          choice: false,
          cites: ['bf.enchainement.destabiliser-facultatif', 'bf.enchainement.destabiliser-choix'],
        })
      : still(
          push(state, {
            kind: 'op',
            active: op.active,
            step: op.step,
            player: op.player,
            opponent: op.opponent,
            left: 1,
          }),
        ),
  piocher: (state, op, instruction) =>
    repeat(state, op, numberOf(instruction), 'piocher', 'bf.main.piocher-repetition'),
  pousser: (state, op, instruction) =>
    repeat(state, op, numberOf(instruction), 'pousser', 'bf.position.pousser-repetition'),
  protection: counter('protection'),
  rejouer: (state, op) => still(push(state, { kind: 'play', seat: op.player, by: op.active })),
  'se-blesser': (state, op, instruction) => wound(state, op.player, op.player, numberOf(instruction), true),
  'se-deplacer': walk,
  's-empecher': (state, op, { t }) => carry(state, op, 's-empecher', t ?? null),
  's-empecher-carte': (state, op, { t }) => carry(state, op, 's-empecher-carte', t ?? null),
  'si-possible-defausser': discard('si-possible-defausser'),
  vitesse: counter('vitesse'),
};

/** Executes one keyword; nothing when a role is held by someone eliminated (bf.fin.etapes-ignorees, A7). */
export const perform = (state: PartieState, op: Op): PartieStep => {
  const instruction = techniqueOf(state, op.card).steps[op.step];
  if (instruction === undefined || instruction.keyword === 'stable') throw new Error('keywords: no such step');
  if (!isIn(state, op.player)) return still(state);
  if (usesOpponent(instruction.keyword) && op.opponent !== null && !isIn(state, op.opponent))
    return told(state, {
      type: 'skipped',
      active: op.active,
      card: op.card,
      index: op.step,
      seat: op.opponent,
      cites: ['bf.fin.etapes-ignorees', 'bf.fin.etapes-restantes'],
    });
  return DOES[instruction.keyword](state, op, instruction);
};
