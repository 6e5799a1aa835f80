// Which of these, to take the most points this turn? The answer is one gesture; what follows it is played as well as it can be.
import { type Finder, isHard, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import type { Seat } from '../../kernel/game.ts';
import { shuffled } from '../../kernel/draw.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { sideOf } from '../partie/board.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import { KNOWN, scenarioOf, turnOf } from './moments.ts';
import { atMost, takings, toldOf, youLead } from './said.ts';
import { type Brings, bringsOf } from './turn.ts';

const LEAST = 2; // points that the best gesture must bring
const TEMPTING = 2; // points ahead of the next, at most: then another one is worth a thought
const CHOICES = 3; // gestures to choose among
const HELD = 3; // cards of a Dreckach whose power is known

const settledOf = (brings: readonly Brings[]): readonly Settled<PartieAction>[] =>
  brings.map(({ action, points }) => ({ action, worth: [points] }));

/** A position, and the gestures before the question. */
interface Opened {
  readonly scenario: PartieScenario;
  readonly played: readonly PartieAction[];
}
interface Kind {
  readonly id: string;
  readonly asks: string;
  readonly look: string;
  readonly opened: (turn: PartieState, random: Rng) => Opened | undefined;
}
/** The position, once those gestures are played; undefined when it may not be. */
const stateOf = ({ scenario, played }: Opened): PartieState | undefined => {
  const start = partie.setup(scenario);
  return start.ok ? played.reduce((state, action) => partie.apply(state, action).state, start.value) : undefined;
};
const problemOf = (kind: Kind, opened: Opened, state: PartieState, seat: Seat): Problem<PartieMode> | undefined => {
  const brings = bringsOf(state, seat);
  if (brings === undefined || brings.length < CHOICES) return undefined;
  const best = onlyBest(settledOf(brings), 0, TEMPTING);
  const { points, line } = brings.find(({ action }) => action === best) ?? { points: 0, line: [] };
  if (best === undefined || points < LEAST || !isHard(partie, KNOWN, state, seat, best)) return undefined;
  return {
    kind: kind.id,
    mode: 'partie',
    ...opened,
    seat,
    asks: `${youLead(state, seat)}${kind.asks}`,
    look: kind.look,
    solution: [best],
    verdicts: brings
      .filter(({ action }) => action !== best)
      .map((other) => ({
        action: other.action,
        says: `${partieText.action(other.action, state)} : ${atMost(other.points)}. Il y a mieux.`,
      })),
    then: 'C’est le meilleur choix. Voici comment en tirer tous les points.',
    after: line,
    learnt: `${partieText.action(best, state)} : ${takings(toldOf(state, [best, ...line]), seat)}.`,
  };
};
const finder = (kind: Kind): Finder<PartieMode> => ({
  id: kind.id,
  mode: 'partie',
  find: (random) => {
    const turn = turnOf(random);
    const opened = kind.opened(turn, random);
    const state = opened && stateOf(opened);
    return opened && state && problemOf(kind, opened, state, turn.active);
  },
  settle: (state, { seat }) => {
    const brings = bringsOf(state, seat);
    return brings && settledOf(brings);
  },
});

export const SQUADRON = finder({
  id: 'escadron',
  asks: 'Quel escadron rapporte le plus de points dans ce tour, destroyer compris ?',
  look: 'Comptez la vitesse devant chaque chasseur, puis cherchez ce qu’il aurait en face. Le destroyer joue ensuite ; vos pertes ne comptent pas.',
  opened: (turn) => ({
    scenario: scenarioOf(turn),
    played: [{ type: 'turn-card', card: known(sideOf(turn, turn.active).hand[0]) }],
  }),
});
export const CARD = finder({
  id: 'carte',
  asks: 'Quelle carte rapporte le plus de points dans ce tour, destroyer compris ?',
  look: 'Une vitesse après l’autre : où finirait chaque chasseur, et face à qui ? Vos pertes ne comptent pas.',
  opened: (turn, random) => {
    const { race, hand, pile } = sideOf(turn, turn.active);
    const left = [...hand, ...pile];
    if (race !== 'dreckach' || left.length < HELD) return undefined;
    const held = shuffled(random, left).slice(0, HELD);
    return {
      scenario: scenarioOf(turn, (seat) =>
        seat === turn.active ? { power: 'dreckach-3', revealed: true, hand: held.toSorted((a, b) => a - b) } : {},
      ),
      played: [],
    };
  },
});
