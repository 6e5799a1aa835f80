// Each type of exercise answered a second time, otherwise: by the printed rules, from what the reader is shown (facts, question, position), never by the engine's verdict.
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../kernel/exercise.ts';
import { rng } from '../../kernel/rng.ts';
import type { CombatScenario, CombatState } from '../combat/types.ts';
import { ROSTER } from '../data.ts';
import type { PartieScenario } from '../partie/types.ts';
import type { Side } from '../types.ts';
import { EXERCISES } from './index.ts';
import {
  alive,
  allCells,
  type Asked,
  away,
  combatAt,
  factAs,
  flyerAt,
  match,
  sheetNamed,
  tableAt,
  totalsIn,
} from './reading.fixture.ts';

const SEEDS = 300;

// ── A combat about to end, read from its dice
interface End {
  readonly state: CombatState;
  readonly gap: number; // attack less defence
  readonly initiator: string;
  readonly wounded: readonly string[]; // attackers within reach of the defender
}
const endOf = (asked: Asked): End => {
  const state = combatAt(asked);
  const { attackers, target } = state.fixed;
  const initiator = attackers[0]!;
  const dice = state.rolls.map(({ by, camp, value }) => ({ by, camp, value }));
  const last = factAs(asked, /^Le dernier dé donne (\d+)/);
  const due = state.due[0];
  if (last !== undefined && due !== undefined) {
    const camp = attackers.includes(due.by) ? ('attack' as const) : ('defence' as const);
    if (due.replaces === undefined) dice.push({ by: due.by, camp, value: Number(last[0]) });
    else dice[due.replaces]!.value = Number(last[0]);
  }
  const scenario = asked.position!.scenario as CombatScenario;
  const doubled = (by: string): boolean =>
    scenario.target.kind === 'module' && scenario.target.defenders.some((spec) => spec.sheet === by && spec.doubled);
  const sum = (wanted: string): number =>
    dice
      .filter(({ camp }) => camp === wanted)
      .reduce(
        (all, { by, camp, value }) =>
          all +
          value * (camp === 'defence' && doubled(by) ? 2 : 1) +
          (by === initiator || camp === 'defence' ? state.gauges[by]!.victory : 0),
        0,
      );
  const defender = state.defender === null ? undefined : ROSTER[state.defender];
  const far = (id: string): boolean =>
    target.kind === 'unit' &&
    defender?.attack === 'melee' &&
    scenario.attackers.some(({ sheet, distance }) => sheet === id && distance === 2);
  return { state, gap: sum('attack') - sum('defence'), initiator, wounded: attackers.filter((id) => !far(id)) };
};
const woundsOf = ({ gap, initiator, wounded, state }: End): number => {
  if (gap === 0 || (gap < 0 && wounded.length === 0)) return 0;
  return ROSTER[gap > 0 ? initiator : state.defender!]!.strike + Math.floor(Math.abs(gap) / 10);
};

// ── Who may speak
const raiseIn = (asked: Asked): boolean => {
  const { fixed, gauges, rolls, speaks, renounced, defender } = combatAt(asked);
  const [initiator] = fixed.attackers;
  const sum = (camp: string): number =>
    rolls
      .filter((roll) => roll.camp === camp)
      .reduce((all, { value, multiplier, bonus }) => all + value * multiplier + bonus, 0);
  const campOf = (id: string): 'attack' | 'defence' => (id === defender ? 'defence' : 'attack');
  const lead = sum('attack') - sum('defence');
  const [name, rest] = match(asked.question, /^(.+?) veut (.+)\. Est-ce permis \?$/);
  const { id } = sheetNamed(name!);
  const mine = campOf(id) === speaks;
  const { power, reroll } = gauges[id]!;
  if (rest === 'dépenser un jeton Puissance') return mine && (id === initiator || id === defender) && power > 0;
  if (rest === 'renoncer') return mine && renounced === null && (speaks === 'attack' ? lead < 0 : lead > 0);
  if (rest === 'conclure le combat') return mine && renounced !== null && renounced !== speaks;
  if (rest === 'passer sans renoncer') return mine && renounced === null && lead === 0;
  const die =
    rest === 'relancer son propre dé' ? id : sheetNamed(match(rest!, /^relancer le dé (?:de |d')(.+)$/)[0]!).id;
  return (
    mine &&
    reroll > 0 &&
    (die === id || die === initiator) &&
    rolls.findLast(({ by }) => by === die)?.rerolled === false
  );
};

// ── On the board
const mayMove = (asked: Asked): boolean => {
  const state = tableAt(asked);
  const [name, from, to] = match(asked.question, /^(.+) veut aller de (\w+) en (\w+)\. Est-ce permis \?$/);
  const { id, flying } = sheetNamed(name!);
  const side = state.fixed.sides[id];
  if (side !== state.toMove || state.units[id]!.activated || alive(state).some((one) => state.units[one]!.cell === to))
    return false;
  if (
    state.fixed.modules.some(
      (module) =>
        state.modules[module]! > 0 &&
        state.fixed.moduleOf[module]!.cell === to &&
        state.fixed.moduleOf[module]!.side !== side,
    )
  )
    return false;
  const steps = away(from!, to!);
  return (
    steps === 1 ||
    (flying &&
      steps === 2 &&
      allCells.some((cell) => away(cell, from!) === 1 && away(cell, to!) === 1 && !flyerAt(state, cell)))
  );
};

const KINDS: Readonly<Record<string, string>> = {
  énergie: 'energy',
  'double défense': 'double-defence',
  soins: 'care',
};
const mayAttack = (asked: Asked): boolean => {
  const state = tableAt(asked);
  const [name, goal, ally] = match(
    asked.question,
    /^(.+?) veut attaquer (.+?)(?: en surnombre avec (.+))?\. Est-ce permis \?$/,
  );
  const attackers = [name!, ...(ally === undefined ? [] : [ally])].map(sheetNamed);
  const cell = /^le module .+ \((\w+)\)$/.exec(goal!)?.[1];
  const module =
    cell === undefined ? undefined : state.fixed.modules.find((id) => state.fixed.moduleOf[id]!.cell === cell)!;
  const target = module === undefined ? sheetNamed(goal!) : undefined;
  const side = module === undefined ? state.fixed.sides[target!.id] : state.fixed.moduleOf[module]!.side;
  const there = module === undefined ? state.units[target!.id]!.cell : cell!;
  if (side === state.toMove || (module !== undefined && state.modules[module] === 0)) return false;
  return attackers.every(({ id, attack, faction, flying }) => {
    const { cell: from, spot } = state.units[id]!;
    const reach = away(from, there);
    const grounded = attack === 'melee' && !flying && target?.flying === true;
    return (
      state.fixed.sides[id] === state.toMove &&
      spot === 'attack' &&
      faction === attackers[0]!.faction &&
      reach >= 1 &&
      reach <= (attack === 'ranged' ? 2 : 1) &&
      !grounded
    );
  });
};

const ICON_OF: Readonly<Record<string, string>> = { "l'icône d'énergie": 'energy', 'la croix rouge': 'care' };
const mayPlace = (asked: Asked): boolean => {
  const state = tableAt(asked);
  const [name, where] = match(
    asked.question,
    /^(.+) reste sur sa case, puis veut poser son dé (.+)\. Est-ce permis \?$/,
  );
  const { id, powerIcons, maxLife, rerollIcons, faction } = sheetNamed(name!);
  const { power, life, reroll, cell } = state.units[id]!;
  const lacks = { energy: powerIcons - power, care: maxLife - life };
  if (where === "sur l'attaque") return true;
  if (where === 'sur une icône Puissance vide') return lacks.energy > 0;
  if (where === 'sur les points de vie') return lacks.care > 0;
  if (where === "sur l'icône Relance") return reroll < rerollIcons;
  const healed = /^sur la carte (?:de |d')(.+), pour un soin$/.exec(where!)?.[1];
  if (healed !== undefined)
    return sheetNamed(healed).faction === faction && away(cell, state.units[sheetNamed(healed).id]!.cell) === 1;
  const [icon, kind, at] = match(where!, /^(?:sur |en haut )(.*?) ?du module (.+) \((\w+)\)/);
  const module = state.fixed.modules.find((one) => state.fixed.moduleOf[one]!.cell === at)!;
  expect(state.fixed.moduleOf[module]!.kind).toBe(KINDS[kind!]);
  if (state.modules[module] === 0 || at !== cell || state.fixed.moduleOf[module]!.side !== state.fixed.sides[id])
    return false;
  const wanted = ICON_OF[icon!];
  return wanted === undefined ? true : wanted === KINDS[kind!] && lacks[wanted as 'energy' | 'care'] > 0;
};

const COUNTERS: Readonly<
  Record<string, readonly ['power' | 'life' | 'reroll', 'powerIcons' | 'maxLife' | 'rerollIcons']>
> = {
  'jetons Puissance': ['power', 'powerIcons'],
  'points de vie': ['life', 'maxLife'],
  'jetons Relance': ['reroll', 'rerollIcons'],
};
const gained = (asked: Asked): number => {
  const state = tableAt(asked);
  const [what, who] = match(
    asked.question,
    /^Combien de (jetons Puissance|points de vie|jetons Relance|points de résistance) a ensuite (.+) \?$/,
  );
  if (what === 'points de résistance') {
    const cell = match(who!, /\((\w+)\)$/)[0];
    return Math.min(5, state.modules[state.fixed.modules.find((id) => state.fixed.moduleOf[id]!.cell === cell)!]! + 1);
  }
  const [counter, most] = COUNTERS[what!]!;
  const sheet = sheetNamed(who!);
  return Math.min(
    sheet[most],
    state.units[sheet.id]![counter] + (asked.facts[0]!.startsWith('Les deux camps passent') ? 2 : 1),
  );
};

const endsAs = (asked: Asked): number => {
  const state = tableAt(asked);
  const { fixed, defender } = state.combat!;
  const told = asked.facts.at(-1)!;
  if (told.includes('égalité')) return 2;
  const undefended = /^Personne ne défend : .* avec (\d+)\.$/.exec(told)?.[1];
  const gap = undefended ?? match(told, /(\d+) points? d'écart/)[0]!;
  const attackWins = undefended !== undefined || told.startsWith("L'attaque");
  const [initiator] = fixed.attackers;
  const strike = ROSTER[attackWins ? initiator! : defender!]!.strike + Math.floor(Number(gap) / 10);
  const winner = state.fixed.sides[
    attackWins ? initiator! : state.fixed.units.find((id) => state.fixed.sides[id] !== state.fixed.sides[initiator!])!
  ] as Side;
  const loser = winner === 'heroes' ? 'villains' : 'heroes';
  const over = winner === 'heroes' ? 0 : 1;
  if (attackWins && fixed.target.kind === 'module') {
    const { module } = fixed.target;
    return state.modules[module]! > strike ||
      state.fixed.modules.some(
        (id) => id !== module && state.fixed.moduleOf[id]!.side === loser && state.modules[id]! > 0,
      )
      ? 2
      : over;
  }
  const sheltered = (id: string): boolean =>
    fixed.target.kind === 'unit' &&
    ROSTER[defender!]!.attack === 'melee' &&
    away(state.units[id]!.cell, state.units[defender!]!.cell) === 2;
  const victim = attackWins
    ? fixed.target.kind === 'unit'
      ? fixed.target.unit
      : ''
    : fixed.attackers.find((id) => !sheltered(id));
  if (victim === undefined || state.units[victim]!.life > strike) return 2;
  return alive(state).some((id) => id !== victim && state.fixed.sides[id] === loser) ? 2 : over;
};

const tokensAfter = (asked: Asked): number => {
  const end = endOf(asked);
  const [name] = match(
    asked.question,
    /^Combien de jetons de Victoire y a-t-il sur la carte (?:de |d')(.+) après ce combat \?$/,
  );
  const { id, victorySlots } = sheetNamed(name!);
  const winner = end.gap === 0 ? undefined : end.gap > 0 ? end.initiator : end.state.defender;
  return Math.min(victorySlots, end.state.gauges[id]!.victory + (id === winner ? 1 : 0));
};

const powerAfter = (asked: Asked): number => {
  const [name] = match(asked.question, /^Combien de jetons Puissance a (.+) une fois le combat fini \?$/);
  const pockets = asked.facts
    .flatMap((fact) =>
      (/^(.+) avait (\d+) jetons? Puissance et (?:en a dépensé (\d+)|n'en a dépensé aucun)\.$/.exec(fact) ?? [])
        .slice(1)
        .map((found: string | undefined) => found ?? '0'),
    )
    .reduce<string[][]>(
      (rows, cell, i) => (i % 3 === 0 ? [...rows, [cell]] : [...rows.slice(0, -1), [...rows.at(-1)!, cell]]),
      [],
    );
  const [mine, other] = [pockets.find(([who]) => who === name)!, pockets.find(([who]) => who !== name)!];
  const left = Number(mine[1]) - Number(mine[2]);
  const isInitiator = pockets[0]![0] === name;
  const lost = asked.facts.some((fact) => fact.startsWith(isInitiator ? 'La défense l' : "L'attaque l"));
  const living = Number(factAs(asked, /^Il reste (\d+) points? de vie/)?.[0]) > 0;
  const [icons] = factAs(asked, /porte (\d+) icônes Puissance/)!;
  return left + (name === 'Fatalis' && lost && living && Number(other[2]) > 0 && left < Number(icons) ? 1 : 0);
};

/** The answer that the printed rules give: a number, the index of a choice, or whether it is permitted. */
const OTHERWISE: Readonly<Record<string, (asked: Asked) => number | boolean>> = {
  total: (asked) => totalsIn(asked)[asked.question.includes('attaque') ? 'attack' : 'defence'],
  vainqueur: (asked) => {
    const { attack, defence } = totalsIn(asked);
    return attack === defence ? 2 : attack > defence ? 0 : 1;
  },
  blessures: (asked) => woundsOf(endOf(asked)),
  victoire: tokensAfter,
  puissance: powerAfter,
  montee: raiseIn,
  relance: raiseIn,
  deplacement: mayMove,
  attaque: mayAttack,
  pose: mayPlace,
  gain: gained,
  derangement: (asked) => {
    const [target] = match(asked.facts[0]!, / attaque (.+?)(?: en surnombre|\.)/);
    const [unit] = match(
      asked.facts.find((fact) => fact.startsWith('Avant'))!,
      /le dé (?:de |d')(.+?) était/,
    );
    return target !== unit;
  },
  initiative: (asked) => {
    const { clock, round, initiative } = asked.position!.scenario as PartieScenario;
    return clock === round ? 2 : initiative === 'heroes' ? 1 : 0;
  },
  fin: endsAs,
};

describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  test(`the printed rules give the same answer, over ${SEEDS} seeds`, () => {
    const otherwise = OTHERWISE[id];
    if (otherwise === undefined) throw new Error(`no other way to answer « ${id} »`);
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const asked = exerciseOf(type, rng(seed));
      if (asked === undefined) throw new Error(`${id}: seed ${seed} asks nothing`);
      const { answer } = asked;
      const given = answer.kind === 'number' ? answer.value : answer.kind === 'choice' ? answer.right : answer.allowed;
      expect(otherwise(asked), `${id}.${seed}: ${[...asked.facts, asked.question].join(' ')}`).toBe(given);
    }
  });
});
