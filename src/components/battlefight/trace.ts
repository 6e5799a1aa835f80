// What the last step read and changed, for the debugger: rows of a table, from the events alone. The sentences are in the log.
import type { Seat } from '../../engine/kernel/game.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import { byTag } from '../../engine/kernel/tags.ts';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import {
  type Counter,
  COUNTERS,
  type EffectKind,
  type PartieEvent,
  type PartieFixed,
} from '../../engine/battlefight/partie/types.ts';
import { effectText } from '../../engine/battlefight/partie/effect-text.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { nameOf, signed, titleOf } from './words.ts';

export interface TraceRow {
  readonly kind: 'read' | 'change' | 'note';
  readonly seat: Seat | null; // whose
  readonly what: string;
  readonly value: string;
}
export interface Trace {
  /** The step executed, if one was: as the card prints it, where it stands, and the roles it gave. */
  readonly step: null | {
    readonly text: string;
    readonly of: string;
    readonly title: string;
    readonly player: Seat | null;
    readonly opponent: Seat | null;
  };
  readonly rows: readonly TraceRow[];
}

const PARTS: Readonly<Record<string, string>> = {
  n: '(carte)',
  force: '(Force)',
  protection: '(Protection)',
  vitesse: '(Vitesse)',
};
const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0); // a Protection of 0 is still taken away
const part = ({ what, value }: { readonly what: string; readonly value: number }, i: number): string => {
  const sign = isNegative(value) ? (i === 0 ? '−' : ' − ') : i === 0 ? '' : ' + ';
  return `${sign}${Math.abs(value)} ${PARTS[what] ?? what}`;
};
const sum = (tally: Tally<string>): string =>
  `${tally.parts.map(part).join('')} = ${tally.sum < 0 ? '−' : ''}${Math.abs(tally.sum)}`;
const change = ([before, after]: readonly [before: number, after: number]): string =>
  before === after ? `${after}, inchangé` : `${before} → ${after}`;

type Row = (seat: Seat | null, what: string, value: string) => TraceRow;
const read: Row = (seat, what, value) => ({ kind: 'read', seat, what, value });
const changed: Row = (seat, what, value) => ({ kind: 'change', seat, what, value });
const note: Row = (seat, what, value) => ({ kind: 'note', seat, what, value });

const isCounter = (kind: EffectKind): kind is Counter => COUNTERS.some((counter) => counter === kind);
const cards = (fixed: PartieFixed, list: readonly CardId[]): string =>
  list.length === 0 ? 'aucune' : list.map((card) => titleOf(fixed, card)).join(', ');
const points = (
  seat: Seat,
  event: { readonly life: readonly [number, number]; readonly damage: readonly [number, number] },
): readonly TraceRow[] => [
  changed(seat, 'vie', change(event.life)),
  changed(seat, 'points de dégât', change(event.damage)),
];
const WHY_OFF = { end: 'liste terminée', failed: 'échec', out: 'propriétaire hors du jeu' } as const;
const WHY_LOST = { life: 'plus de vie', board: 'hors du plateau', resigned: 'abandon' } as const;

const rowsOf = byTag<PartieEvent, readonly [PartieFixed], readonly TraceRow[]>({
  'first-drawn': ({ seat }) => [changed(seat, 'première personne', 'tirée au sort')],
  dealt: ({ seat, card }, fixed) => [changed(seat, 'main', `+ ${titleOf(fixed, card)}`)],
  'turn-started': () => [],
  'no-technique': ({ seat }) => [note(seat, 'techniques permises', 'aucune')],
  chosen: () => [],
  activated: ({ owner, card, target }, fixed) => [
    changed(owner, 'technique active', titleOf(fixed, card)),
    read(target, 'cible', target === null ? 'aucune : elle ne servirait à rien' : nameOf(fixed, target)),
  ],
  step: () => [],
  passage: ({ player, opponent }, fixed) => [
    note(player, 'passage', opponent === null ? 'joueur' : `joueur, contre ${nameOf(fixed, opponent)}`),
  ],
  skipped: ({ seat }) => [note(seat, 'étape sautée', 'cette personne n’est plus en jeu')],
  checked: ({ player, opponent, keyword, distance, limit, holds }, fixed) => [
    read(null, `distance ${nameOf(fixed, player)} – ${nameOf(fixed, opponent)}`, `${distance}`),
    note(
      null,
      keyword === 'distance' ? `${limit} ou plus ?` : `${limit} ou moins ?`,
      holds ? 'oui, on continue' : 'non',
    ),
  ],
  hurt: ({ seat, tally, life, damage }) => [read(seat, 'dégâts', sum(tally)), ...points(seat, { life, damage })],
  unhurt: ({ seat, tally }) => [read(seat, 'dégâts', sum(tally)), note(seat, 'vie', 'inchangée')],
  blocked: ({ seat, n, life, damage }) => [read(seat, 'à bloquer', `${n} au plus`), ...points(seat, { life, damage })],
  effect: ({ bearer, kind, value, total }) => [
    changed(bearer, 'effet continu', effectText({ kind, value })),
    ...(total === null || !isCounter(kind)
      ? []
      : [changed(bearer, KEYWORD_LABELS[kind], total === value ? signed(total) : `${signed(total)} en tout`)]),
  ],
  failed: ({ owner, card }, fixed) => [note(owner, titleOf(fixed, card), 'échec')],
  stable: ({ owner, card, cost }, fixed) => [changed(owner, titleOf(fixed, card), `Stable, coût ${cost}`)],
  resumed: ({ owner, card, next, of }, fixed) => [
    changed(
      owner,
      titleOf(fixed, card),
      next < of ? `reprise à l’étape ${next + 1} sur ${of}` : 'reprise : plus d’étape',
    ),
  ],
  'not-destabilised': ({ seat, choice }) => [
    note(seat, 'technique Stable', choice ? 'aucune choisie' : 'aucune sur la table'),
  ],
  paid: ({ seat, card, cost, charm, price }, fixed) => [
    read(seat, titleOf(fixed, card), `coût ${cost}, Charme ${signed(charm)}`),
    note(seat, 'à défausser', `${price}`),
  ],
  deactivated: ({ owner, card, why, effects }, fixed) => [
    changed(owner, titleOf(fixed, card), `désactivée (${WHY_OFF[why]})`),
    ...(effects === 0 ? [] : [changed(owner, 'effets continus de cette technique', 'arrêtés')]),
  ],
  discarded: ({ seat, cards: list, short }, fixed) => [
    changed(seat, 'défausse', `+ ${cards(fixed, list)}`),
    ...(short ? [note(seat, 'main', 'pas assez de cartes')] : []),
  ],
  drawn: ({ seat, card }, fixed) => [changed(seat, 'main', `+ ${titleOf(fixed, card)}`)],
  'pile-empty': ({ seat, before, after }) => [
    read(seat, 'pioche', 'vide'),
    changed(seat, 'vie', change([before, after])),
  ],
  reshuffled: ({ seat, count }) => [
    changed(seat, 'pioche', count === 0 ? 'rien à mélanger' : `la défausse, mélangée (${count})`),
  ],
  'nothing-drawn': ({ seat }) => [note(seat, 'carte piochée', 'aucune')],
  pace: ({ seat, tally }) => [read(seat, 'pas', sum(tally))],
  moved: ({ seat, from, to }) => [changed(seat, 'case', `${from} → ${to}`)],
  stayed: ({ seat, cell }) => [note(seat, 'case', `${cell}, inchangée`)],
  pushed: ({ by, seat, from, to, before, after }, fixed) => [
    changed(seat, 'case', `${from} → ${to}`),
    changed(null, `distance ${nameOf(fixed, by)} – ${nameOf(fixed, seat)}`, change([before, after])),
  ],
  'pushed-out': ({ seat, from }) => [changed(seat, 'case', `${from} → hors du plateau`)],
  'push-idle': ({ seat }) => [note(seat, 'case', 'inchangée')],
  idle: ({ n }) => [note(null, 'nombre', `${n} : rien à faire`)],
  eliminated: ({ seat, cause }) => [changed(seat, 'hors du jeu', WHY_LOST[cause])],
  'turn-over': ({ seat, cleared }) =>
    cleared === 0 ? [] : [changed(seat, 'points de dégât, fin du tour', change([cleared, 0]))],
  'draw-offered': () => [],
  'draw-answered': () => [],
  'game-won': ({ seat }) => [changed(seat, 'partie', 'gagnée')],
  'game-void': () => [changed(null, 'partie', 'nulle')],
  ruling: () => [],
});

export const traceOf = (events: readonly PartieEvent[], fixed: PartieFixed): Trace => {
  const event = events.find((one) => one.type === 'step');
  const step =
    event === undefined
      ? null
      : {
          text: printStep(event.instruction),
          of: `étape ${event.index + 1} sur ${event.of}`,
          title: titleOf(fixed, event.card),
          player: event.player,
          opponent: event.opponent,
        };
  return { step, rows: events.flatMap((one) => rowsOf(one, fixed)) };
};
