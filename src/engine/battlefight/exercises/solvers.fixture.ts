// The answers again, by hand: printed rules, sentences shown and the position, never the engine's sums, laws or geometry. `partie` only brings the position where the exercise stands.
import type { Exercise } from '../../kernel/exercise.ts';
import { known } from '../../kernel/result.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { partie } from '../partie/index.ts';
import type { Active, Counter, PartieAction, PartieScenario, PartieState, Player } from '../partie/types.ts';
import type { Instruction } from '../types.ts';

type Asked = Exercise<string>;
export type Solver = (asked: Asked) => number | boolean | string;

export const stateOf = ({ position }: Asked): PartieState => {
  const start = partie.setup(position?.scenario as PartieScenario);
  if (!start.ok) throw new Error('the scenario is refused');
  return ((position?.actions ?? []) as readonly PartieAction[]).reduce(
    (state, action) => partie.apply(state, action).state,
    start.value,
  );
};
const found = (text: string, pattern: RegExp): readonly string[] => {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`« ${text} » is not ${pattern}`);
  return match.slice(1);
};

// ── Little geometry: rows A to G of 4, 5, 6, 7, 6, 5, 4 cells (bf.plateau.grille), columns counted in half cells
const ROWS = [4, 5, 6, 7, 6, 5, 4];
const at = (cell: string): readonly [row: number, half: number] => {
  const row = cell.charCodeAt(0) - 65;
  return [row, 2 * Number(cell.slice(1)) - known(ROWS[row])];
};
/** bf.plateau.distance: each change of row also moves half a cell sideways. */
const away = (a: string, b: string): number => {
  const [[r, h], [s, k]] = [at(a), at(b)];
  const rows = Math.abs(r - s);
  return rows + Math.max(0, (Math.abs(h - k) - rows) / 2);
};
const CELLS = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => `${String.fromCharCode(65 + row)}${i + 1}`),
);
/** bf.plateau.bord. */
const onEdge = (cell: string): boolean => CELLS.filter((other) => away(cell, other) === 1).length < 6;

// ── What waits and what runs
const stepsOf = (state: PartieState, { card }: Active): readonly Instruction[] => known(state.fixed.cards[card]).steps;
const everybody = (state: PartieState): readonly number[] =>
  state.players.flatMap(({ out }, seat) => (out === null ? [seat] : []));
/** bf.effets.porteur: the owner, the target under « L’adversaire a », everybody under « Tout le monde a ». */
const bearers = (state: PartieState, { owner, target }: Active, { modifier }: Instruction): readonly number[] =>
  modifier === 'tous' ? everybody(state) : modifier === 'adversaire' ? (target === null ? [] : [target]) : [owner];
/** bf.effets.cumul: every step executed so far of every active technique. */
export const sumOf = (state: PartieState, seat: number, kind: Counter, more = 0): number =>
  state.active.reduce((sum, one) => {
    const executed = stepsOf(state, one).slice(0, one.next + (one.cost === null ? more : 0));
    return (
      sum +
      executed
        .filter((each) => each.keyword === kind && bearers(state, one, each).includes(seat))
        .reduce((all, { n = 0 }) => all + n, 0)
    );
  }, 0);
const running = (
  state: PartieState,
): { readonly one: Active; readonly step: Instruction; readonly player: number; readonly opponent: number } => {
  const one = known(state.active.findLast(({ cost }) => cost === null));
  const step = known(stepsOf(state, one)[one.next]);
  const [player, opponent] =
    step.modifier === 'adversaire' ? [one.target ?? -1, one.owner] : [one.owner, one.target ?? -1]; // bf.modificateurs.adversaire-inversion
  return { one, step, player, opponent };
};
/** All that is shown, in words: what stands beside the question, then what its board draws. */
export const factsOf = ({ facts, drawn = [] }: Asked): readonly string[] => [...facts, ...drawn];
const playerAt = (state: PartieState, seat: number): Player => known(state.players[seat]);
const seatNamed = (name: string): number => Number(found(name, /^J(\d)$/)[0]) - 1;

// ── Numbers
/** bf.combat.blesser-calcul, bf.combat.se-blesser-calcul, bf.points.degats-positifs. */
const blow = (state: PartieState): { readonly victim: number; readonly damage: number } => {
  const { step, player, opponent } = running(state);
  const victim = step.keyword === 'se-blesser' ? player : opponent;
  return {
    victim,
    damage: Math.max(0, (step.n ?? 0) + sumOf(state, player, 'force') - sumOf(state, victim, 'protection')),
  };
};
const degats: Solver = (asked) => {
  const { victim, damage } = blow(stateOf(asked));
  return seatNamed(known(found(asked.question, /inflige-t-elle à (J\d) \?$/)[0])) === victim ? damage : NaN;
};
/** bf.combat.bloquer-partiel, bf.combat.bloquer-total. */
const bloquer: Solver = (asked) => {
  const state = stateOf(asked);
  const { life, damage } = playerAt(state, seatNamed(known(found(asked.question, /a ensuite (J\d) \?$/)[0])));
  return life + Math.min(damage, running(state).step.n ?? 0);
};
const COUNTERS: Readonly<Record<string, Counter>> = {
  'la Force': 'force',
  'la Protection': 'protection',
  'la Vitesse': 'vitesse',
  'le Charme': 'charme',
};
const compteur: Solver = (asked) => {
  const [what = '', who = ''] = found(asked.question, /Que vaut alors (l[ae] \w+) de (J\d) \?$/);
  return sumOf(stateOf(asked), seatNamed(who), known(COUNTERS[what]), 1);
};
/** bf.position.se-deplacer-nombre, bf.position.se-deplacer-nul. */
const pas: Solver = (asked) => {
  const state = stateOf(asked);
  const { step, player } = running(state);
  return Math.max(0, (step.n ?? 0) + sumOf(state, player, 'vitesse'));
};

// ── Permitted or refused
const bansOn = (state: PartieState, seat: number): readonly Instruction[] =>
  state.active.flatMap((one) =>
    stepsOf(state, one)
      .slice(0, one.next)
      .filter((each) => each.keyword.startsWith('s-empecher') && bearers(state, one, each).includes(seat)),
  );
/** bf.techniques.choix-source, bf.effets.s-empecher, bf.effets.s-empecher-carte-tout, bf.effets.s-empecher-carte-type. */
const jouer: Solver = (asked) => {
  const state = stateOf(asked);
  const title = known(found(asked.question, /veut jouer « (.+) »\. Est-ce permis/)[0]);
  const technique = known(Object.values(state.fixed.cards).find((one) => one.title === title));
  const basic = technique.title.endsWith(' de base');
  const held = playerAt(state, 0).hand.some((card) => state.fixed.cards[card]?.title === title);
  return (
    (basic || held) &&
    bansOn(state, 0).every(({ keyword, t }) =>
      keyword === 's-empecher' ? t !== technique.type : basic || (t !== null && t !== technique.type),
    )
  );
};
/** bf.enchainement.destabiliser-choix, bf.enchainement.destabiliser-cout, bf.enchainement.destabiliser-main-insuffisante: costs from the sentences. */
const destabiliser: Solver = (asked) => {
  const [title = '', owner = ''] = found(asked.question, /choisit « (.+) » de (J\d)\. Est-ce permis/);
  const line = factsOf(asked).find((fact) => fact.startsWith(`« ${title} » de ${owner}`));
  if (line === undefined) return false; // it does not wait
  const cost = Number(found(line, /Stable, coût (-?\d+)/)[0]);
  const cards = Number(found(known(factsOf(asked).at(-1)), /^Main de J1 : (\d+) cartes?\.$/)[0]);
  return cards >= cost - sumOf(stateOf(asked), 0, 'charme');
};
/** bf.position.pousser-hors-plateau, bf.position.pousser-case, bf.position.pousser-inoccupee, bf.position.pousser-eloigne, bf.position.pousser-impossible. */
const pousser: Solver = (asked) => {
  const state = stateOf(asked);
  const [mine = '', theirs = ''] = found(
    known(factsOf(asked).at(-1)),
    /^Le pion de J\d est en (\w\d), celui de J\d en (\w\d)\.$/,
  );
  const fits = (cell: string): boolean =>
    away(cell, theirs) === 1 &&
    away(cell, mine) > away(theirs, mine) &&
    state.players.every((player) => player.cell !== cell);
  if (asked.question.includes('hors du plateau')) return onEdge(theirs);
  if (asked.question.includes('veut laisser')) return onEdge(theirs) && !CELLS.some(fits);
  return fits(known(found(asked.question, /en (\w\d)\. Est-ce permis/)[0]));
};

// ── Cards
/** bf.main.piocher-*, bf.main.defausser-*, bf.main.si-possible-*: counted from the sentence. */
const main: Solver = (asked) => {
  const { step } = running(stateOf(asked));
  const n = step.n ?? 0;
  let [hand = 0, pile = 0, discard = 0, life = 0] = found(
    known(factsOf(asked).at(-1)),
    /^J\d : (\d+) cartes? en main, (\d+) dans la pioche, (\d+) dans la défausse, (\d+) points? de vie\.$/,
  ).map(Number);
  if (step.keyword !== 'piocher') return Math.max(0, hand - n);
  for (let i = 0; i < n; i += 1) {
    if (pile === 0) [life, pile, discard] = [Math.ceil(life / 2), discard, 0]; // bf.main.piocher-vide-vie, bf.main.piocher-vide-melange
    if (pile > 0) [hand, pile] = [hand + 1, pile - 1];
  }
  return asked.question.includes('points de vie') ? life : hand;
};
/** bf.cartes.deck-taille, bf.cartes.deck-types, bf.cartes.deck-construit: read from the list. */
const deck: Solver = (asked) => {
  const facts = factsOf(asked);
  const copies = Number(found(known(facts[0]), /compte (\d+) exemplaires?/)[0]);
  const counts = facts
    .slice(1)
    .map((line) => [...line.matchAll(/« ([^»]+) »(?: \((\d+) fois\))?/g)].map((match) => Number(match[2] ?? 1)));
  return (
    counts.length === 5 &&
    counts.every((each) => each.reduce((sum, count) => sum + count, 0) === 4 && each.every((count) => count <= copies))
  );
};

// ── Fates
/** Steps one after another until a stop (bf.execution.arrets): nobody moves and nobody dies in these. */
const sort: Solver = (asked) => {
  const state = stateOf(asked);
  const { one } = running(state);
  const mine = playerAt(state, one.owner);
  const gap = one.target === null ? NaN : away(mine.cell ?? '', playerAt(state, one.target).cell ?? '');
  const over = one.card.startsWith('base-') ? ' ; rien ne rejoint la défausse' : undefined; // bf.techniques.base-sans-carte
  let hand = mine.hand.length;
  for (const { keyword, n = 0 } of stepsOf(state, one)) {
    if (keyword === 'stable') return `Elle reste sur la table, Stable, coût ${n}`; // bf.enchainement.stable-etat
    const fails =
      (keyword === 'corps-a-corps' && gap > 1) ||
      (keyword === 'distance' && gap < n) ||
      (keyword === 'defausser' && hand < n);
    if (fails) return `Elle échoue${over ?? ', et sa carte rejoint la défausse'}`;
    if (keyword === 'defausser' || keyword === 'si-possible-defausser') hand = Math.max(0, hand - n);
    if (keyword === 'piocher') hand += n;
  }
  return `Elle va jusqu’à sa dernière étape${over ?? ', puis sa carte rejoint la défausse'}`;
};
/** bf.fin.defaite-vie, bf.fin.defaite-hors-plateau, bf.fin.victoire. */
const lostBy = (asked: Asked, state: PartieState): number | undefined => {
  const pushed = /pousse J(\d) hors du plateau/.exec(asked.question);
  if (pushed !== null) return Number(pushed[1]) - 1;
  const { keyword } = running(state).step;
  if (keyword !== 'blesser' && keyword !== 'se-blesser') return undefined;
  const { victim, damage } = blow(state);
  return playerAt(state, victim).life <= damage ? victim : undefined;
};
const fin: Solver = (asked) => {
  const state = stateOf(asked);
  const lost = lostBy(asked, state);
  const left = everybody(state).filter((seat) => seat !== lost);
  if (lost === undefined) return 'La partie continue avec les mêmes personnes';
  return left.length === 1 ? `J${known(left[0]) + 1} gagne la partie` : `La partie continue sans J${lost + 1}`;
};
/** bf.tour.sens, bf.fin.elimination-tours: the order and who is out, from the sentences. */
const suivant: Solver = (asked) => {
  const state = stateOf(asked);
  const order = known(found(known(asked.facts[0]), /^L’ordre du jeu est (.+), puis de nouveau/)[0]).split(', ');
  const out = factsOf(asked).flatMap((fact) => /^(J\d) a déjà perdu la partie\.$/.exec(fact)?.[1] ?? []);
  const lost = lostBy(asked, state);
  const mine = known(found(asked.question, /^C’est le tour de (J\d)\./)[0]);
  const from = order.indexOf(mine);
  return known(
    order
      .map((_, i) => known(order[(from + 1 + i) % order.length]))
      .find((name) => !out.includes(name) && name !== (lost === undefined ? '' : `J${lost + 1}`)),
  );
};

/** Every type, by its id. */
export const SOLVERS: Readonly<Record<string, Solver>> = {
  degats,
  bloquer,
  compteur,
  pas,
  jouer,
  destabiliser,
  pousser,
  main,
  deck,
  sort,
  fin,
  suivant,
};
export const EXAMPLE_TITLES: readonly string[] = EXAMPLE_CARDS.map(({ title }) => title);
