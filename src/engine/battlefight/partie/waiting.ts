// Techniques that wait, Stable, in a study position: what may be typed, and the effects that their steps gave.
import type { Seat } from '../../kernel/game.ts';
import { isContinuous } from '../language/facts.ts';
import { type BfRefusal, fault, faultWith } from '../refusals.ts';
import type { CardId, Instruction, Technique } from '../types.ts';
import { isBasic, needsTarget } from './board.ts';
import type { Active, ActiveSpec, Effect, PartieScenario } from './types.ts';

type Cards = Readonly<Record<CardId, Technique>>;

/** Seats still playing, clockwise from one of them. */
const around = ({ players }: PartieScenario, first: number): readonly Seat[] =>
  players.map((_, i) => ((first + i) % players.length) as Seat).filter((seat) => players[seat]?.out !== true);
const bearersOf = (
  scenario: PartieScenario,
  { owner, target = null }: ActiveSpec,
  { modifier }: Instruction,
): readonly Seat[] =>
  modifier === 'tous'
    ? around(scenario, owner)
    : modifier === 'adversaire'
      ? target === null
        ? []
        : [target]
      : [owner];

/** The continuous effects of the steps executed so far (bf.effets.porteur): borne as usual, or as the scenario tells. */
export const effectsOf = (scenario: PartieScenario, spec: ActiveSpec, { steps }: Technique): readonly Effect[] => {
  const plain = steps.slice(0, spec.next).flatMap((step): readonly Effect[] => {
    const { keyword, n, t } = step;
    if (!isContinuous(keyword)) return [];
    return bearersOf(scenario, spec, step).map((bearer) => ({ bearer, kind: keyword, value: n ?? t ?? null }));
  });
  return plain.map((effect, i) => ({ ...effect, bearer: spec.bearers?.[i] ?? effect.bearer }));
};

/** The most techniques that may wait at once in a position; the source gives no bound. */
export const ACTIVE_MAX = 100;

export const activeFaults = (scenario: PartieScenario, cards: Cards): readonly BfRefusal[] =>
  (scenario.active ?? []).length > ACTIVE_MAX
    ? [fault('trop-d-actives', 'active', 'bf.execution.stable-active')]
    : eachFaults(scenario, cards);

const eachFaults = (scenario: PartieScenario, cards: Cards): readonly BfRefusal[] =>
  (scenario.active ?? []).flatMap((spec, i): readonly BfRefusal[] => {
    const about = `active.${i}`;
    const technique = Object.hasOwn(cards, spec.card) ? cards[spec.card] : undefined;
    if (technique === undefined)
      return [faultWith('carte-inconnue', `${about}.card`, { carte: spec.card }, 'bf.cartes.definition')];
    if (isBasic(spec.card)) return [fault('carte-de-base', `${about}.card`, 'bf.techniques.base-sans-carte')];
    const { steps, title } = technique;
    const owner = scenario.players[spec.owner];
    const target = spec.target ?? null;
    const badTarget = needsTarget(technique)
      ? target === null || target === spec.owner || scenario.players[target] === undefined
      : target !== null && scenario.players[target] === undefined;
    const bears =
      spec.bearers === undefined ||
      (spec.bearers.every((seat) => scenario.players[seat] !== undefined) &&
        spec.bearers.length === effectsOf(scenario, { ...spec, bearers: [] }, technique).length);
    return [
      ...(owner === undefined || owner.out === true
        ? [fault('active-proprietaire', `${about}.owner`, 'bf.fin.elimination-techniques')]
        : []),
      ...(badTarget ? [fault('active-cible', `${about}.target`, 'bf.techniques.cible-adversaire')] : []),
      ...(steps.every(({ keyword }) => keyword !== 'stable')
        ? [faultWith('active-sans-stable', `${about}.card`, { titre: title }, 'bf.execution.stable-active')]
        : steps[spec.next - 1]?.keyword === 'stable'
          ? []
          : [fault('active-reprise', `${about}.next`, 'bf.execution.stable-active', 'bf.execution.pointeur')]),
      ...(bears ? [] : [fault('active-porteurs', `${about}.bearers`, 'bf.effets.porteur')]),
    ];
  });

/** The technique as it waits on the table, once judged. */
export const waiting = (scenario: PartieScenario, spec: ActiveSpec, technique: Technique, id: string): Active => ({
  id,
  card: spec.card,
  owner: spec.owner,
  target: spec.target ?? null,
  next: spec.next,
  cost: technique.steps[spec.next - 1]?.n ?? 0,
  effects: effectsOf(scenario, spec, technique),
});
