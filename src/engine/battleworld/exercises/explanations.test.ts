// What an exercise shows and explains, told a second time from the position and the printed rules: a right answer with a wrong reason teaches nothing.
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../kernel/exercise.ts';
import { rng } from '../../kernel/rng.ts';
import type { CombatScenario } from '../combat/types.ts';
import { ROSTER } from '../data.ts';
import type { PartieScenario, PartieState } from '../partie/types.ts';
import type { Side } from '../types.ts';
import { EXERCISES } from './index.ts';
import { alive, type Asked, away, combatAt, match, sheetNamed, tableAt, totalsIn } from './reading.fixture.ts';

const SEEDS = 120;
type Drawn = readonly (readonly [seed: string, asked: Asked])[];
const rulesOf = (id: string): readonly string[] => EXERCISES.find((one) => one.id === id)?.rules ?? [];
/** By each test for itself, so that planted faults are laid to the test that sees them. */
const drawn = (id: string): Drawn => {
  const type = EXERCISES.find((one) => one.id === id);
  if (type === undefined) throw new Error(`no exercise ${id}`);
  return Array.from({ length: SEEDS }, (_, i) => {
    const asked = exerciseOf(type, rng(i + 1));
    if (asked === undefined) throw new Error(`${id}: seed ${i + 1} asks nothing`);
    return [`${id}.${i + 1}`, asked] as const;
  });
};
const each = (id: string, check: (asked: Asked, seed: string) => void): void =>
  drawn(id).forEach(([seed, asked]) =>
    check(asked, `${seed}: ${[...asked.facts, asked.question, ...asked.because].join(' ')}`),
  );
const isRight = ({ answer }: Asked): boolean => answer.kind === 'allowed' && answer.allowed;
const valueOf = ({ answer }: Asked): number =>
  answer.kind === 'number' ? answer.value : answer.kind === 'choice' ? answer.right : Number(answer.allowed);

const TURN: Readonly<Record<Side, string>> = {
  heroes: 'Les Héros ont la parole.',
  villains: 'Les Vilains ont la parole.',
};
const de = (name: string): string => (/^[AEIOUÉ]/.test(name) ? `d'${name}` : `de ${name}`);
const nameOf = (id: string): string => ROSTER[id]!.name;
const wings = (id: string): string => `${nameOf(id)} ${ROSTER[id]!.flying ? 'vole' : 'ne vole pas'}.`;
const moduleAt = (state: PartieState, cell: string): string | undefined =>
  state.fixed.modules.find((id) => state.fixed.moduleOf[id]!.cell === cell);

const COMBAT_TYPES = ['total', 'vainqueur', 'blessures', 'victoire', 'puissance', 'montee', 'relance'];
describe.each(EXERCISES.map(({ id }) => id))('%s', (id) => {
  test('whole sentences; a position of its mode', () =>
    each(id, ({ drawn: shown = [], facts: told, question, because, cites, position }, seed) => {
      const facts = [...shown, ...told];
      for (const rule of cites) expect(rulesOf(id), seed).toContain(rule);
      expect(facts.length, seed).toBeGreaterThan(0);
      for (const sentence of [...facts, ...because]) expect(sentence, seed).toMatch(/^(?:\p{Lu}|\d).*[.]$/u);
      expect(question, seed).toMatch(/^\p{Lu}.* \?$/u);
      expect([...facts, question, ...because].join(' '), seed).not.toMatch(
        /undefined|NaN| {2}|\.\.|\bde [AEIOU]|\b1 \p{Ll}+s\b/u,
      );
      if (position !== undefined) expect(position.mode, seed).toBe(COMBAT_TYPES.includes(id) ? 'combat' : 'partie');
    }));
});

describe('on the board', () => {
  test('a move: who has the word, who flies, who has played; the first reason that forbids it', () =>
    each('deplacement', (asked, seed) => {
      const state = tableAt(asked);
      const [name, from, to] = match(asked.question, /^(.+) veut aller de (\w+) en (\w+)\./);
      const { id, flying } = sheetNamed(name!);
      const side = state.fixed.sides[id]!;
      const { cell, activated } = state.units[id]!;
      expect(cell, seed).toBe(from);
      expect(asked.facts, seed).toEqual([
        TURN[state.toMove],
        wings(id),
        ...(activated ? [`${name!} a déjà posé son dé ce tour-ci.`] : []),
      ]);
      const module = moduleAt(state, to!);
      const hostile = module !== undefined && state.modules[module]! > 0 && state.fixed.moduleOf[module]!.side !== side;
      const reason =
        side !== state.toMove
          ? "Ce n'est pas à ce joueur de jouer."
          : activated
            ? 'Ce personnage a déjà joué ce tour.'
            : alive(state).some((one) => state.units[one]!.cell === to)
              ? 'Cette case est déjà occupée.'
              : hostile
                ? 'On ne peut pas entrer dans un module adverse encore debout.'
                : away(from!, to!) > (flying ? 2 : 1)
                  ? 'Ce personnage ne peut pas aller si loin.'
                  : 'On ne survole pas un personnage volant.';
      if (isRight(asked))
        expect(asked.because.join(' '), seed).toMatch(
          new RegExp(`^${name!} va de ${from!} en ${to!}(?:, 2 cases en vol| en survolant .+)?\\.$`),
        );
      else expect(asked.because, seed).toEqual([reason]);
    }));
  test('a move further than one may think of is never asked', () =>
    each('deplacement', (asked, seed) => {
      const [from, to] = match(asked.question, /de (\w+) en (\w+)\./);
      expect(away(from!, to!), seed).toBeLessThanOrEqual(3);
    }));
  test('an attack: what each card says; the first reason that forbids it', () =>
    each('attaque', (asked, seed) => {
      const state = tableAt(asked);
      const [name, goal, ally] = match(
        asked.question,
        /^(.+?) veut attaquer (.+?)(?: en surnombre avec (.+))?\. Est-ce permis \?$/,
      );
      const attackers = [name!, ...(ally === undefined ? [] : [ally])].map(sheetNamed);
      const cell = /^le module .+ \((\w+)\)$/.exec(goal!)?.[1];
      const target = cell === undefined ? sheetNamed(goal!) : undefined;
      const module = cell === undefined ? undefined : moduleAt(state, cell);
      expect(asked.facts[0], seed).toBe(TURN[state.toMove]);
      for (const [i, { faction, attack, flying, name: who }] of attackers.entries()) {
        expect(asked.facts[i + 1], seed).toMatch(
          new RegExp(
            `^${who} \\(${faction}\\) attaque ${attack === 'ranged' ? 'à distance' : 'au corps à corps'} et ${flying ? 'vole' : 'ne vole pas'} ; son dé est `,
          ),
        );
        expect(asked.facts[i + 1]!.endsWith("son dé est sur l'attaque."), seed).toBe(
          state.units[sheetNamed(who).id]!.spot === 'attack',
        );
      }
      expect(asked.facts.slice(attackers.length + 1), seed).toEqual(target === undefined ? [] : [wings(target.id)]);
      const there = target === undefined ? cell! : state.units[target.id]!.cell;
      const reach = (id: string): number => away(state.units[id]!.cell, there);
      const far = attackers.findIndex(({ id, attack }) => reach(id) < 1 || reach(id) > (attack === 'ranged' ? 2 : 1));
      const grounded = attackers.findIndex(
        ({ attack, flying }) => attack === 'melee' && !flying && target?.flying === true,
      );
      const reason = attackers.some(({ id }) => state.fixed.sides[id] !== state.toMove)
        ? "Ce n'est pas à ce joueur de jouer."
        : attackers.some(({ id }) => state.units[id]!.spot !== 'attack')
          ? "Le dé de ce personnage n'est pas, ou n'est plus, sur cette action."
          : (target === undefined ? state.fixed.moduleOf[module!]!.side : state.fixed.sides[target.id]) === state.toMove
            ? "On n'attaque pas son propre camp."
            : module !== undefined && state.modules[module] === 0
              ? 'Ce module est détruit.'
              : attackers.some(({ faction }) => faction !== attackers[0]!.faction)
                ? "Des factions différentes n'attaquent pas en surnombre."
                : far >= 0 && (grounded < 0 || far <= grounded)
                  ? 'La cible est hors de portée.'
                  : 'Un volant ne peut pas être attaqué au corps à corps par un personnage sans Vol.';
      if (isRight(asked))
        expect(asked.because[0], seed).toMatch(
          new RegExp(
            `^${name!} attaque ${goal!.replace(/[()]/g, '\\$&')}(?: en surnombre avec ${ally ?? 'X'} ; l'initiateur est ${name!})?\\.`,
          ),
        );
      else expect(asked.because, seed).toEqual([reason]);
    }));
  test('a place for the die: where one stands, whose faction; the first reason that forbids it', () =>
    each('pose', (asked, seed) => {
      const state = tableAt(asked);
      const [name, where] = match(
        asked.question,
        /^(.+) reste sur sa case, puis veut poser son dé (.+)\. Est-ce permis \?$/,
      );
      const { id, force, faction } = sheetNamed(name!);
      const { cell } = state.units[id]!;
      const healed = /^sur la carte (?:de |d')(.+), pour un soin$/.exec(where!)?.[1];
      expect(asked.facts, seed).toEqual([
        `${name!} est en ${cell}.`,
        ...(healed === undefined
          ? []
          : [`${name!} est de la faction ${faction}.`, `${healed} est de la faction ${sheetNamed(healed).faction}.`]),
      ]);
      const at = /du module .+ \((\w+)\)/.exec(where!)?.[1];
      const module = at === undefined ? undefined : moduleAt(state, at);
      const reason =
        healed !== undefined
          ? sheetNamed(healed).faction === faction
            ? 'Le personnage à soigner doit être adjacent.'
            : 'On ne soigne que sa propre faction.'
          : module === undefined
            ? 'Il ne manque aucun point dans cette jauge.'
            : state.modules[module] === 0
              ? 'Ce module est détruit.'
              : at !== cell || state.fixed.moduleOf[module]!.side !== state.fixed.sides[id]
                ? 'Le personnage doit se trouver dans ce module.'
                : (where!.includes('énergie du') && state.fixed.moduleOf[module]!.kind !== 'energy') ||
                    (where!.includes('croix') && state.fixed.moduleOf[module]!.kind !== 'care')
                  ? 'Ce module ne porte pas cette icône.'
                  : 'Il ne manque aucun point dans cette jauge.';
      expect(asked.because, seed).toEqual([isRight(asked) ? `Le D${force} ${de(name!)} se pose ${where!}.` : reason]);
    }));
});

describe('a combat', () => {
  const campOf = (asked: Asked): 'attack' | 'defence' => (asked.question.includes('attaque') ? 'attack' : 'defence');
  test('a total: one sentence a die of that side, the last of which gives the total', () =>
    each('total', (asked, seed) => {
      const dice = [...(asked.drawn ?? []), ...asked.facts].filter((fact) =>
        / avec un D\d+ : |jette un dé de plus|est relancé/.test(fact),
      );
      const attackers = dice
        .filter((fact) => / attaque avec un D/.test(fact))
        .map((fact) => fact.split(' attaque ')[0]!);
      const isAttack = (fact: string): boolean =>
        attackers.some(
          (who) =>
            fact.startsWith(`${who} `) ||
            fact.includes(` ${de(who)} est relancé`) ||
            fact.includes(`${de(who)} est relancé`),
        );
      expect(asked.because, seed).toHaveLength(
        dice.filter((fact) => isAttack(fact) === (campOf(asked) === 'attack')).length,
      );
      const total = /(?:Total de l'attaque : |L'attaque passe à |Total de la défense : |La défense passe à )(\d+)/.exec(
        asked.because.at(-1)!,
      )?.[1];
      expect(Number(total), seed).toBe(valueOf(asked));
      expect(/'attaque/.test(asked.because.at(-1)!) ? 'attack' : 'defence', seed).toBe(campOf(asked));
    }));
  test('who wins: both totals and the gap', () =>
    each('vainqueur', (asked, seed) => {
      const { attack, defence } = totalsIn(asked);
      const [low, high] = [Math.min(attack, defence), Math.max(attack, defence)];
      expect(asked.because, seed).toHaveLength(1);
      if (attack === defence) expect(asked.because[0], seed).toBe(`${attack} partout : égalité, il ne se passe rien.`);
      else
        expect(
          asked.because[0]!.startsWith(
            `${attack > defence ? "L'attaque" : 'La défense'} l'emporte, ${high} à ${low}, avec ${high - low} point`,
          ),
          seed,
        ).toBe(true);
    }));
  test('wounds: the question fits the target, the explanation gives the number, or why there is none', () =>
    each('blessures', (asked, seed) => {
      const { target } = asked.position!.scenario as CombatScenario;
      expect(asked.question, seed).toBe(
        target.kind === 'module'
          ? 'Combien de blessures ce combat inflige-t-il, au module ou à un personnage ?'
          : 'Combien de blessures ce combat inflige-t-il ?',
      );
      const last = asked.because.at(-1)!;
      const wounds = valueOf(asked);
      if (wounds > 0) expect(last, seed).toMatch(new RegExp(`inflige ${wounds} blessures? `));
      else expect(last, seed).toMatch(/égalité, il ne se passe rien|tirait à l'abri, à 2 cases/);
      if (asked.because.length > 1) expect(asked.because[0], seed).toMatch(/l'emporte|Personne ne défend/);
    }));
  test('Victory tokens: how many there were, and who takes one', () =>
    each('victoire', (asked, seed) => {
      const [name, held, slots] = match(
        asked.facts[0]!,
        /^(.+) a (\d+) jetons? de Victoire, pour (\d+) emplacements?\.$/,
      );
      expect(asked.question, seed).toBe(
        `Combien de jetons de Victoire y a-t-il sur la carte ${de(name!)} après ce combat ?`,
      );
      expect(combatAt(asked).gauges[sheetNamed(name!).id]!.victory, seed).toBe(Number(held));
      expect(sheetNamed(name!).victorySlots, seed).toBe(Number(slots));
      const gained = valueOf(asked) - Number(held);
      expect(asked.because, seed).toHaveLength(1);
      expect(gained === 1, seed).toBe(asked.because[0]!.startsWith(`${name!} gagne un jeton de Victoire.`));
      if (combatAt(asked).fixed.attackers.length > 1)
        expect(asked.facts[1], seed).toBe(`${nameOf(combatAt(asked).fixed.attackers[0]!)} est l'initiateur du combat.`);
    }));
  test('Power tokens: one sentence a token spent, and one for what Fatalis takes', () =>
    each('puissance', (asked, seed) => {
      const [name] = match(asked.question, /^Combien de jetons Puissance a (.+) une fois le combat fini \?$/);
      const [had, spent] = match(
        asked.facts.find((fact) => fact.startsWith(`${name!} avait`))!,
        / avait (\d+) jetons? Puissance et (?:en a dépensé (\d+)|n'en a dépensé aucun)\.$/,
      );
      const back = valueOf(asked) - Number(had) + Number(spent ?? 0);
      expect([0, 1], seed).toContain(back);
      expect(
        asked.because.filter((sentence) => sentence.startsWith(`${name!} dépense `)),
        seed,
      ).toHaveLength(Number(spent ?? 0));
      expect(
        asked.because.filter((sentence) => sentence.includes('le pouvoir de Fatalis')),
        seed,
      ).toHaveLength(back);
      expect(asked.because, seed).toHaveLength(Number(spent ?? 0) + back);
      expect(asked.facts, seed).toContain(
        `La carte ${de(name!)} porte ${sheetNamed(name!).powerIcons} icônes Puissance.`,
      );
    }));
});

describe('while totals rise', () => {
  const check = (asked: Asked, seed: string): void => {
    const { fixed, gauges, rolls, speaks, renounced, defender } = combatAt(asked);
    const [initiator] = fixed.attackers;
    const present = [...fixed.attackers, ...(defender === null ? [] : [defender])];
    const counted = (id: string): string =>
      `${nameOf(id)} a ${gauges[id]!.power} jeton${gauges[id]!.power > 1 ? 's' : ''} Puissance et ${gauges[id]!.reroll} jeton Relance.`;
    const again = present
      .filter((id) => rolls.findLast(({ by }) => by === id)?.rerolled === true)
      .map((id) => `Le dernier jet ${de(nameOf(id))} a déjà été relancé.`);
    const facts = [
      ...(fixed.attackers.length > 1 ? [`${nameOf(initiator!)} est l'initiateur du combat.`] : []),
      ...present.map(counted),
    ];
    expect(asked.facts.slice(0, facts.length), seed).toEqual(facts);
    expect(asked.facts.slice(facts.length, -1).toSorted(), seed).toEqual(again.toSorted());
    expect(asked.facts.at(-1), seed).toBe(`${nameOf(speaks === 'defence' ? defender! : initiator!)} a la parole.`);
    if (isRight(asked)) return;
    const [name, wish] = match(asked.question, /^(.+?) veut (.+)\. Est-ce permis \?$/);
    const { id } = sheetNamed(name!);
    const camp = id === defender ? 'defence' : 'attack';
    const sum = (side: string): number =>
      rolls
        .filter((roll) => roll.camp === side)
        .reduce((all, { value, multiplier, bonus }) => all + value * multiplier + bonus, 0);
    const ahead = camp === 'attack' ? sum('attack') >= sum('defence') : sum('defence') >= sum('attack');
    const speech = camp === speaks ? undefined : "Ce n'est pas à ce camp de parler.";
    const gaveUp = renounced === camp ? 'Ce camp a renoncé dans ce combat.' : undefined;
    const done = renounced === null ? undefined : 'Ce camp a renoncé dans ce combat.';
    const die =
      wish === 'relancer son propre dé'
        ? id
        : (Object.values(ROSTER).find((sheet) => wish === `relancer le dé ${de(sheet.name)}`)?.id ?? '');
    const reasons: Readonly<Record<string, string | undefined>> = {
      'dépenser un jeton Puissance':
        gaveUp ??
        speech ??
        (id === initiator || id === defender
          ? "Ce personnage n'a plus de jeton Puissance."
          : "Seul l'initiateur dépense des jetons Puissance."),
      renoncer: done ?? (ahead ? 'Seul le moins puissant renonce.' : speech),
      'conclure le combat': gaveUp ?? speech ?? "On ne conclut qu'après le renoncement adverse.",
      'passer sans renoncer': done ?? speech ?? 'On ne passe que si les deux totaux sont égaux.',
    };
    const throwing =
      gaveUp ??
      speech ??
      (gauges[id]!.reroll === 0
        ? "Ce personnage n'a plus de relance."
        : die !== id && die !== initiator
          ? "On ne relance que son propre dé ou celui de l'initiateur."
          : 'Ce jet a déjà été relancé.');
    expect(asked.because, seed).toEqual([wish!.startsWith('relancer') ? throwing : reasons[wish!]]);
  };
  test.each(['montee', 'relance'])(
    '%s: tokens, dice thrown again, who speaks; the first reason that forbids it',
    (id) => each(id, check),
  );
});

describe('what comes next', () => {
  test('a gain: who acts, what it brings', () =>
    each('gain', (asked, seed) => {
      const state = tableAt(asked);
      const after = valueOf(asked);
      expect(asked.because, seed).toHaveLength(1);
      if (!asked.facts[0]!.startsWith('Les deux camps passent'))
        expect(asked.facts[0]!.startsWith(TURN[state.toMove]), seed).toBe(true);
      else
        expect(asked.facts[0], seed).toMatch(
          /^Les deux camps passent, et le dé (?:de |d')\p{Lu}.* est resté sur son icône\.$/u,
        );
      expect(asked.because[0], seed).toMatch(
        new RegExp(`de \\d+ à ${after}\\.|récupère son jeton Relance\\.|n'a rien à rendre`),
      );
      if (asked.because[0]!.includes('Relance')) expect(after, seed).toBe(1);
    }));
  test('an action lost: where the die was, why it is lost', () =>
    each('derangement', (asked, seed) => {
      const end = tableAt(asked);
      const { units } = asked.position!.scenario as PartieScenario;
      const [name] = match(asked.question, /^(.+?) veut .+\. Est-ce encore permis \?$/);
      const before = units.find(({ sheet }) => sheet === sheetNamed(name!).id)!.spot!;
      const WORDS: Readonly<Record<string, readonly [where: string, wish: string]>> = {
        attack: ["sur l'attaque", 'attaquer'],
        energy: ['sur une icône Puissance vide', 'récupérer de la Puissance'],
        life: ['sur les points de vie', 'récupérer de la vie'],
        reroll: ["sur l'icône Relance", 'récupérer une Relance'],
        heal: ['sur la carte', 'soigner'],
        'module-repair': ['en haut du module', 'réparer ce module'],
      };
      const [where, wish] = WORDS[before.split(':')[0]!]!;
      expect(asked.question.startsWith(`${name!} veut ${wish}`), seed).toBe(true);
      const [attacker] = match(asked.facts[0]!, /^(.+?) attaque /);
      expect(end.fixed.sides[sheetNamed(name!).id], seed).not.toBe(end.fixed.sides[sheetNamed(attacker!).id]);
      expect(
        asked.facts.some((fact) => fact.startsWith(`Avant cette attaque, le dé ${de(name!)} était ${where}`)),
        seed,
      ).toBe(true);
      expect(asked.facts.at(-1), seed).toBe(TURN[end.toMove]);
      if (!isRight(asked))
        expect(asked.because, seed).toEqual([
          "Le dé de ce personnage n'est pas, ou n'est plus, sur cette action.",
          `${name!} doit se défendre : son dé revient au centre, l'action prévue est perdue.`,
        ]);
      else expect(asked.because, seed).toHaveLength(1);
    }));
  test('the next round: who held the initiative, who opens, or Galactus', () =>
    each('initiative', (asked, seed) => {
      const { round, initiative } = asked.position!.scenario as PartieScenario;
      expect(asked.facts, seed).toEqual([
        `L'initiative est aux ${initiative === 'heroes' ? 'Héros' : 'Vilains'}.`,
        'Les deux camps passent.',
      ]);
      expect(asked.because, seed).toEqual([
        [
          `Le jeton initiative est retourné : les Héros ouvrent le tour ${round + 1}.`,
          `Le jeton initiative est retourné : les Vilains ouvrent le tour ${round + 1}.`,
          `Le tour ${round} s'achève sans vainqueur : Galactus détruit Battleworld, les deux camps perdent.`,
        ][valueOf(asked)],
      ]);
    }));
  test('the end of the game: the strikes, the totals, and what ends it', () =>
    each('fin', (asked, seed) => {
      const { combat } = tableAt(asked);
      const fighters = Object.keys(combat!.fixed.sheets);
      expect(asked.facts.slice(0, -1), seed).toEqual(
        fighters.map((id) => `Frappe ${de(nameOf(id))} : ${ROSTER[id]!.strike}.`),
      );
      expect(asked.facts.at(-1), seed).toMatch(
        /l'emporte, \d+ à \d+, avec \d+ points? d'écart|^\d+ partout|^Personne ne défend/,
      );
      const wins = [/Les Héros ont (?:éliminé|détruit)/, /Les Vilains ont (?:éliminé|détruit)/];
      expect(
        wins.findIndex((pattern) => asked.because.some((sentence) => pattern.test(sentence))),
        seed,
      ).toBe(valueOf(asked) === 2 ? -1 : valueOf(asked));
    }));
});
