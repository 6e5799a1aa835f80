// Questions about the turn: may this power serve now, who plays next.
import { stepTo } from '../../hex/hex.ts';
import { listed } from '../../kernel/play.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieState, Phase } from '../partie/types.ts';
import { position, type PowerText } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import type { PowerId, ShipId } from '../types.ts';
import { cellWord, playerName, POWER_FACTS, quotedPower, STEP_NAMES, STEP_OF } from '../words.ts';
import { anyCell, anyFacing, canvas, isOn } from './canvas.ts';
import {
  after,
  type BbsExercise,
  type BbsType,
  between,
  choiceOf,
  eventsOf,
  goneTo,
  judged,
  type Moment,
  oneIn,
  opening,
  pick,
  positionOf,
  reasonsOf,
  shuffled,
  standsFact,
  typeOf,
  verdictOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;
type Seats = 0 | 1 | 2 | 3;

// ── Powers
interface Use {
  readonly power: PowerId;
  readonly asks: string;
  readonly plays: (state: PartieState) => readonly PartieAction[];
}
const reveal = (power: PowerId): Use => ({
  power,
  asks: `révéler sa carte ${quotedPower(power)}`,
  plays: () => [{ type: 'reveal', seat: 0 }],
});
const USES: readonly Use[] = [
  reveal('terriens-2'),
  reveal('valkyries-1'),
  { power: 'terriens-3', asks: 'faire exploser a1', plays: () => [{ type: 'explode', ship: '0a1' }] },
  { power: 'terriens-1', asks: 'faire de a1 son chasseur d’élite', plays: () => [{ type: 'elite', ship: '0a1' }] },
  { power: 'dreckach-1', asks: 'blinder D1', plays: () => [{ type: 'shield', ship: '0D1' }] },
  { power: 'vonyan-3', asks: 'téléporter l’escadron A', plays: () => [{ type: 'engage', squadron: 'a' }] },
  { power: 'valkyries-3', asks: 'faire son super tir', plays: () => [{ type: 'super' }] },
  {
    power: 'vonyan-1',
    asks: 'pousser un astéroïde comme la flèche le montre',
    plays: (state) =>
      state.asteroids.flatMap((from): readonly PartieAction[] =>
        [1, -1].map((step) => ({ type: 'asteroid', from, to: from + step })),
      ),
  },
];
const FAULTS = [
  'pouvoir-hors-fenetre',
  'pouvoir-servi',
  'pouvoir-cache',
  'teleport-premiere-manche',
  'asteroide-loin',
  'asteroide-interdit',
] as const;
const CAN: Readonly<Record<(typeof FAULTS)[number], readonly PowerId[]>> = {
  'pouvoir-hors-fenetre': ['terriens-1', 'terriens-2', 'terriens-3', 'valkyries-1', 'dreckach-1', 'vonyan-1'],
  'pouvoir-servi': ['terriens-3', 'vonyan-3', 'valkyries-3'],
  'pouvoir-cache': ['vonyan-1'],
  'teleport-premiere-manche': ['vonyan-3'],
  'asteroide-loin': ['vonyan-1'],
  'asteroide-interdit': ['vonyan-1'],
};
const FREE: readonly Phase[] = ['reveal', 'squadron', 'fire', 'rotate', 'destroyer', 'aim'];
/** Where a power can be asked about; in the middle of a step for the sake of a refusal. */
const phaseOf = (random: Rng, power: PowerId, fault: string | undefined): Phase => {
  if (fault === 'pouvoir-hors-fenetre') return 'helm';
  if (power === 'vonyan-3') return 'squadron';
  return power === 'valkyries-3' ? 'aim' : pick(random, FREE);
};
const momentFor = (start: Moment | undefined, phase: Phase): Moment | undefined => {
  if (phase !== 'helm') return goneTo(start, phase);
  const ready = goneTo(start, 'destroyer');
  const chosen = ready && after(ready, { type: 'destroyer', ship: '0D1' });
  return chosen?.state.phase === 'helm' ? chosen : undefined;
};
const cardState = (state: PartieState): string => {
  const { revealed, spent } = known(state.sides[0]);
  return spent ? 'elle a déjà servi' : revealed ? 'elle est révélée' : 'elle est encore cachée';
};
/** Who does it; nobody in particular, of a card that is only shown. */
const actors = (action: PartieAction): readonly ShipId[] => {
  if ('ship' in action) return [action.ship];
  return action.type === 'engage' ? ['0a1'] : action.type === 'reveal' ? [] : ['0D1'];
};
/** The moment; the track over the board shows it where a step is about to begin. */
const stageFact = ({ phase }: PartieState): Required<Pick<BbsExercise, 'facts' | 'drawn'>> => {
  const step = STEP_OF[phase];
  if (phase === 'helm') return { drawn: [], facts: ['J1 est en pleine étape 5 : il manœuvre D1.'] };
  return step === null
    ? { drawn: [], facts: ['Le tour de J1 touche à sa fin.'] }
    : { drawn: [`J1 va commencer l’étape ${step} : ${known(STEP_NAMES[step - 1])}.`], facts: [] };
};
const saidOf = (
  state: PartieState,
  power: PowerId,
  action: PartieAction,
): Omit<Parameters<typeof judged>[2], 'question'> => {
  const stage = stageFact(state);
  const push = action.type === 'asteroid' ? action : undefined;
  return {
    drawn: [
      `Manche ${state.round}.`,
      ...stage.drawn,
      ...(power === 'vonyan-1' ? [standsFact(state, '0D1')] : []),
      ...(push ? [`L’astéroïde irait de ${cellWord(push.from)} à ${cellWord(push.to)}.`] : []),
    ],
    facts: [
      `La carte de pouvoir de J1 est ${quotedPower(power)} ; ${cardState(state)}.`,
      POWER_FACTS[power].effect,
      ...stage.facts,
    ],
    about: { ships: actors(action), shows: ['moment'], ...(push && { way: [push.from, push.to] as const }) },
  };
};
const powers: Make = (random, rules) => {
  const fault = oneIn(random, 2) ? undefined : pick(random, FAULTS);
  const use = pick(
    random,
    USES.filter(({ power }) => fault === undefined || CAN[fault].includes(power)),
  );
  return () => {
    const [board, { power }] = [canvas(random), use];
    const shown = fault === 'pouvoir-servi' ? '~' : power === 'vonyan-1' && fault !== 'pouvoir-cache' ? '!' : '';
    const rear = anyCell(random, 3);
    if (!board.ship('0D1', rear, anyFacing(random)) || !board.ship('0a1', anyCell(random), anyFacing(random)))
      return undefined;
    for (let i = 0; i < 3; i += 1)
      board.asteroid(
        fault === 'asteroide-loin'
          ? anyCell(random)
          : pick(random, [1, 2, 3].map((n) => stepTo(rear, anyFacing(random), n)).filter(isOn)),
      );
    board.scatter(4);
    const start = opening(
      position({
        ...board.spec(),
        name: 'Exercice : un pouvoir',
        card: [1, 1, 2],
        round: fault === 'teleport-premiere-manche' ? 1 : between(random, 2, 8),
        powers: [`${power}${shown}` as PowerText],
      }),
    );
    const before = momentFor(start, phaseOf(random, power, fault));
    if (before === undefined || before.state.ships[0]?.fate !== 'play') return undefined;
    const { state } = before;
    const verdict = verdictOf(random, state, fault === undefined, {
      plays: use.plays(state),
      rules,
      codes: fault === undefined ? [] : [fault],
    });
    if (verdict === undefined) return undefined;
    return judged(before, verdict, {
      ...saidOf(state, power, verdict.action),
      question: `J1 veut ${use.asks}. Est-ce permis maintenant ?`,
    });
  };
};

// ── Who plays next
const nextWord = (state: PartieState, seat: number, round: number): string =>
  `${playerName(state.fixed, seat as Seats)} joue, manche ${round}`;
const OVER = 'Personne : la partie est finie';
const follows: Make = (random, rules) => {
  const wanted = pick(random, ['next', 'round', 'over'] as const);
  return () => {
    const seats = pick(random, [3, 4] as const);
    const first = random.below(seats) as Seats;
    const active = (wanted === 'next' ? random.below(seats) : (first + seats - 1) % seats) as Seats;
    const round = wanted === 'over' ? 9 : between(random, 1, wanted === 'round' ? 8 : 9);
    const board = canvas(random);
    for (const seat of [0, 1, 2, 3] as const) if (seat < seats && seat !== active) board.fighter(seat, anyCell(random));
    board.scatter(3);
    const spec = board.spec();
    const ships = Object.fromEntries(Object.entries(spec.ships).filter(([id]) => !id.startsWith(`${active}`)));
    const start = opening(
      position({ ...spec, ships, seats, first, active, round, name: 'Exercice : l’ordre des tours' }),
    );
    let now = start;
    while (now !== undefined && now.state.phase !== 'over' && now.state.active === active && now.actions.length < 4)
      now = after(now, known(listed(partie.node(now.state))[0]));
    if (start === undefined || now === undefined || now.actions.length === 0) return undefined;
    const last = known(now.actions.at(-1));
    const eve = now.actions.slice(0, -1).reduce(after, start);
    const { events, state } = partie.apply(eve.state, last);
    const [told, over] = [eventsOf(events, 'round-began', 'turn-began', 'game-over'), state.phase === 'over'];
    const reasons = reasonsOf(state, told, rules);
    if (reasons === undefined || over !== (wanted === 'over')) return undefined;
    const right = over ? OVER : nextWord(state, state.active, state.round);
    const others = shuffled(
      random,
      Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => [
        nextWord(state, seat, round),
        ...(round < 9 ? [nextWord(state, seat, round + 1)] : []),
      ]),
    );
    const answer = choiceOf(random, right, [...(over ? [] : [OVER]), ...others]);
    return {
      facts: [
        `On joue à ${seats}. Le premier joueur est ${playerName(state.fixed, first)}.`,
        `${playerName(state.fixed, active)} joue la manche ${round} ; il n’a plus de vaisseau, et son tour se termine.`,
      ],
      question: 'Qui joue ensuite ?',
      position: positionOf(start, { shows: ['moment', 'fleets'] }),
      answer,
      ...reasons,
    };
  };
};

const POWER_RULES: Some<BbsRule> = [
  'bbs.pouvoirs.moment',
  'bbs.pouvoirs.usage-unique',
  'bbs.pouvoirs.sans-effet-cache',
  'bbs.pouvoirs.reste-en-vigueur',
  'bbs.terriens.explosion-moment',
  'bbs.terriens.explosion-une-fois',
  'bbs.vonyan.teleport-premier-tour',
  'bbs.vonyan.teleport-une-fois',
  'bbs.vonyan.asteroide-deplacement',
  'bbs.vonyan.asteroide-distance',
  'bbs.vonyan.asteroide-interdits',
];
const NEXT_RULES: Some<BbsRule> = ['bbs.mise-en-place.sens-du-tour', 'bbs.fin.moment', 'bbs.tour.ordre'];
export const TURN_TYPES: readonly BbsType[] = [
  typeOf('suite', 'Qui joue ensuite ?', NEXT_RULES, follows, 20),
  typeOf('pouvoir', 'Ce pouvoir peut-il servir maintenant ?', POWER_RULES, powers, 30),
];
