// What a verdict tells: the sentence of what decided, and its rules. The answers themselves are worked out by hand beside (exercises.test.ts).
import { describe, expect, test } from 'vitest';
import { type Exercise, exerciseOf } from '../../kernel/exercise.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { EXERCISES } from './index.ts';
import { factsOf, stateOf } from './solvers.fixture.ts';

interface Told {
  readonly said: string; // the whole explanation
  readonly cites: readonly string[];
  readonly right: number | boolean | string;
  readonly asked: string;
}
const told = ({ because, cites, answer, question }: Exercise<string>): Told => ({
  said: because.join(' '),
  cites,
  right:
    answer.kind === 'number'
      ? answer.value
      : answer.kind === 'allowed'
        ? answer.allowed
        : known(answer.options[answer.right]),
  asked: question,
});
const drawn = (id: string): readonly Told[] => {
  const type = known(EXERCISES.find((one) => one.id === id));
  return Array.from({ length: 250 }, (_, seed) => told(known(exerciseOf(type, rng(seed)))));
};
const some = (id: string, holds: (one: Told) => boolean): readonly Told[] => {
  const found = drawn(id).filter(holds);
  expect(found.length).toBeGreaterThan(0); // else the test looks at nothing
  return found;
};
/** « L'étape en donne 3, la Force 1 de plus et la Protection 2 de moins »: what each brings. */
const brought = (said: string): { readonly step: number; readonly force: number; readonly protection: number } => {
  const counter = (name: string): number => {
    const [, amount = '0', way] = new RegExp(`la ${name} (\\d+) de (plus|moins)`).exec(said) ?? [];
    return way === 'moins' ? -Number(amount) : Number(amount);
  };
  const [, step = '0'] = /'étape en donne (−?\d+)/.exec(said) ?? [];
  return { step: Number(step.replace('−', '-')), force: counter('Force'), protection: counter('Protection') };
};

describe('what decided is told, with its rules', () => {
  test('wounds: the sum, and the rule of each counter that is not 0', () => {
    for (const { said, cites, right } of drawn('degats')) {
      const { step, force, protection } = brought(said);
      if (force !== 0 || protection !== 0)
        expect([said, Math.max(0, step + force + protection)]).toEqual([said, right]);
      expect(said).toMatch(
        right === 0 ? /ne subit aucun dégât : / : new RegExp(`(?:subit|s'inflige) ${String(right)} dégâts? : `),
      );
      expect([said, cites.includes('bf.effets.force')]).toEqual([said, force !== 0]);
      expect([said, cites.includes('bf.effets.protection')]).toEqual([said, protection !== 0]);
    }
  });
  test('a block: how much, of what, and by which of its two rules', () => {
    for (const { said, cites, right } of drawn('bloquer')) {
      if (/n'a aucun point de dégât/.test(said)) expect(cites).toContain('bf.combat.bloquer-total');
      else {
        expect(said).toMatch(new RegExp(`sa vie remonte de \\d+ à ${String(right)}[.,]`));
        const left = Number(/il reste (\d+) points? de dégât/.exec(said)?.[1] ?? 0);
        expect(cites).toContain(left > 0 ? 'bf.combat.bloquer-partiel' : 'bf.combat.bloquer-total');
      }
    }
  });
  test('steps: how many, its rule of nought, and Speed when there is some', () => {
    for (const { said, cites, right } of drawn('pas')) {
      expect(said).toMatch(right === 0 ? /n'a aucun pas à faire/ : new RegExp(`a ${String(right)} pas à faire`));
      const [, step, speed, way] = /(−?\d+) par l'étape, (\d+) de (plus|moins) par sa Vitesse\.$/.exec(said) ?? [];
      expect([said, cites.includes('bf.effets.vitesse')]).toEqual([said, speed !== undefined]);
      if (step !== undefined) {
        const sum = Number(step.replace('−', '-')) + (way === 'plus' ? 1 : -1) * Number(speed);
        expect([said, Math.max(0, sum)]).toEqual([said, right]);
      }
      expect(cites.includes('bf.position.se-deplacer-nul')).toBe(right === 0);
    }
  });
  test('a counter: the effect that was just given', () => {
    for (const { said, cites, asked } of drawn('compteur')) {
      expect(said).toMatch(
        /Tant que « [^»]+ » est active, J\d a (?:Force|Protection|Vitesse|Charme) [+−]\d+(?:, soit −?\d+ en tout)?\./,
      );
      expect(cites).toContain('bf.effets.cumul');
      const [bearers, seat] = [
        [...said.matchAll(/est active, (J\d) a/g)].map(([, one]) => one),
        /(J\d) \?$/.exec(asked)?.[1],
      ];
      if (bearers.includes(seat)) expect(new Set(bearers)).toEqual(new Set([seat])); // of an effect given to all, only the part that is asked about
    }
  });
  test('a hand: each card that came or went', () => {
    for (const { said, cites } of some('main', ({ cites }) => cites.includes('bf.main.piocher-pleine'))) {
      expect(said).toMatch(/J\d pioche « /);
      expect(cites).toContain('bf.main.piocher-repetition');
    }
    for (const { said } of some('main', ({ cites }) => cites.includes('bf.main.piocher-vide-vie')))
      expect(said).toMatch(/La pioche de J\d est vide : sa vie est divisée par 2, de \d+ à \d+\./);
    for (const { said } of some('main', ({ cites }) => cites.includes('bf.main.defausser-insuffisant')))
      expect(said).toMatch(/(?:ce qui ne suffit pas|n'a aucune carte à défausser).*échoue/);
  });
  test('what becomes of a technique: why it stopped, and where it goes', () => {
    const failed = some('sort', ({ right }) => /^Elle échoue/.test(String(right)));
    for (const { said, cites } of failed) {
      expect(said).toMatch(
        /(?:est à distance \d+ de J\d[ ,:et]+ il fallait|défausse|aucune carte à défausser).*échoue/,
      );
      expect(
        cites.some((rule) =>
          ['bf.position.corps-a-corps', 'bf.position.distance-minimum', 'bf.main.defausser-insuffisant'].includes(rule),
        ),
      ).toBe(true);
    }
    for (const { said, right } of some('sort', ({ right: answer }) => /^Elle reste/.test(String(answer)))) {
      const cost = /coût (-?\d+)/.exec(String(right))?.[1] ?? '';
      expect(said).toMatch(new RegExp(`est Stable : elle attend sur la table, au coût de ${cost},`));
    }
    for (const { said } of some('sort', ({ right }) => /^Elle va jusqu/.test(String(right))))
      expect(said).toMatch(/est terminée/);
  });
  test('who plays next: the turn that ends, then the one that begins', () => {
    for (const { said, right, cites } of drawn('suivant')) {
      expect(said).toMatch(/s'achève\..*Tour \d+ : à (J\d) de jouer/);
      expect(/Tour \d+ : à (J\d)/.exec(said)?.[1]).toBe(right);
      expect(cites.some((rule) => /^bf\.tour\.(?:fin-|elimine)/.test(rule))).toBe(true);
    }
  });
  test('the end of a game: who goes, and by what', () => {
    for (const { said, cites } of some('fin', ({ right }) => /gagne la partie/.test(String(right)))) {
      expect(said).toMatch(/(?:tombe à 0 point de vie|sort du plateau).*gagne la partie\./);
      expect(cites).toContain('bf.fin.victoire');
    }
    for (const { said } of some('fin', ({ right }) => /sans J\d/.test(String(right))))
      expect(said).toMatch(/et perd la partie/);
  });
});

describe('what is asked is worth asking', () => {
  const made = (id: string) => {
    const type = known(EXERCISES.find((one) => one.id === id));
    return Array.from({ length: 250 }, (_, seed) => known(exerciseOf(type, rng(seed))));
  };
  test('the end of a game: of two, nobody leaves a game that goes on; of more, each of the two who fight may', () => {
    const sizes = new Set<number>();
    for (const { answer, position, question } of made('fin')) {
      const players = (position?.scenario as { readonly players: readonly unknown[] }).players.length;
      sizes.add(Math.min(players, 3));
      const leaving = answer.kind === 'choice' ? answer.options.filter((one) => / continue sans /.test(one)) : [];
      expect([question, leaving.length]).toEqual([question, players === 2 ? 0 : 2]);
    }
    expect([...sizes].toSorted()).toEqual([2, 3]);
  });
  test('a deck: twenty cards, or one too many or too few', () => {
    const sizes = made('deck').map((exercise) =>
      factsOf(exercise)
        .slice(1)
        .flatMap((fact) => [...fact.matchAll(/« [^»]+ »(?: \((\d+) fois\))?/g)])
        .reduce((sum, [, times = '1']) => sum + Number(times), 0),
    );
    expect([...new Set(sizes)].toSorted()).toEqual([19, 20, 21]);
  });
});

test('two techniques of one name are never asked about: the question would not tell which', () => {
  const type = known(EXERCISES.find(({ id }) => id === 'destabiliser'));
  for (let seed = 0; seed < 150; seed += 1) {
    const exercise = known(exerciseOf(type, rng(seed)));
    const asked = /« ([^»]+) » de (J\d)/.exec(exercise.question);
    const { active, fixed } = stateOf(exercise);
    const same = active.filter(
      ({ card, owner }) => fixed.cards[card]?.title === asked?.[1] && `J${owner + 1}` === asked?.[2],
    );
    expect(same.length).toBeLessThan(2);
  }
});

describe('what is shown', () => {
  const made = (id: string) => {
    const type = known(EXERCISES.find((one) => one.id === id));
    return Array.from({ length: 60 }, (_, seed) => known(exerciseOf(type, rng(seed))));
  };
  test('every type has its question for a title', () => {
    for (const { title } of EXERCISES) expect(title).toMatch(/^\p{Lu}[^.]+ \?$/u);
  });
  test('a position says that it is drawn, with cards that are examples', () => {
    for (const { id } of EXERCISES)
      for (const { position } of made(id)) {
        if (position === undefined) continue;
        const { name, note } = position.scenario as { readonly name: string; readonly note?: string };
        expect([name, note]).toEqual([
          'Exercice : une position',
          'Position tirée au hasard, avec des cartes d’exemple, non officielles.',
        ]);
      }
  });
  test.each(['degats', 'bloquer', 'compteur', 'pas'])(
    '%s: the text of the technique at work, and of each that waits, with its cost',
    (id) => {
      let waiting = 0;
      for (const exercise of made(id)) {
        const { active, fixed } = stateOf(exercise);
        const title = (card: string): string => `« ${known(fixed.cards[card]).title} » `;
        const [first = '', ...others] = factsOf(exercise);
        const running = known(active.find(({ cost }) => cost === null));
        expect(first.startsWith(title(running.card))).toBe(true);
        const stables = active.filter(({ cost }) => cost !== null);
        expect(others).toHaveLength(stables.length);
        for (const [i, { card, owner, cost, next }] of stables.entries()) {
          expect(others[i]).toMatch(
            new RegExp(`^${title(card)}de J${owner + 1} .*attend sur la table, Stable, coût ${cost} `),
          );
          expect(known(fixed.cards[card]).steps[next - 1]?.keyword).toBe('stable'); // it waits where it stopped
          waiting += 1;
        }
      }
      expect(waiting > 0).toBe(id !== 'bloquer'); // nothing that waits changes a block
    },
  );
  test.each([
    ['degats', 0, 20, 'dégâts'],
    ['bloquer', 0, 20, 'points de vie'],
    ['compteur', -9, 9, undefined],
    ['pas', 0, 9, 'pas'],
  ])('%s is asked as a number', (id, least, most, unit) => {
    for (const { answer } of made(id))
      expect(answer).toMatchObject({ kind: 'number', least, most, ...(unit && { unit }) });
  });
});

describe('permitted: what it does; refused: why, and by which rule', () => {
  test('a technique to play', () => {
    for (const { said, asked, cites } of some('jouer', ({ right }) => right === true)) {
      expect(said).toBe(
        `J1 joue « ${/« ([^»]+) »/.exec(asked)?.[1] ?? ''} »${said.endsWith(', sans cible.') ? ', sans cible' : ' contre J2'}.`,
      );
      expect(cites).toContain('bf.techniques.jouer-ordre');
    }
    for (const { said, cites } of some('jouer', ({ right }) => right === false)) {
      const rule = /empêche de choisir ce type/.test(said)
        ? 'bf.effets.s-empecher'
        : /une carte de ce type/.test(said)
          ? 'bf.effets.s-empecher-carte-type'
          : /choisir une carte\./.test(said)
            ? 'bf.effets.s-empecher-carte-tout'
            : 'bf.techniques.choix-source';
      expect([said, cites[0]]).toEqual([said, rule]);
    }
  });
  test('a technique to destabilise', () => {
    for (const { said } of some('destabiliser', ({ right }) => right === true))
      expect(said).toMatch(/^J1 déstabilise « [^»]+ », de coût −?\d+ : /);
    for (const { said, cites } of some(
      'destabiliser',
      ({ right, said: why }) => right === false && /en main/.test(why),
    )) {
      expect(said).toMatch(/^Pour déstabiliser « [^»]+ », il faut avoir \d+ cartes? en main\.$/);
      expect(cites[0]).toBe('bf.enchainement.destabiliser-main-insuffisante');
    }
  });
  test('a pawn to push', () => {
    for (const { said, asked } of some('pousser', ({ right }) => right === true)) {
      const to = /(?:en (\w\d)|hors du plateau|laisser)/.exec(asked);
      expect(said).toMatch(
        to?.[1] === undefined
          ? /hors du plateau|ne bouge pas/
          : new RegExp(`^J1 pousse J\\d de \\w\\d en ${to[1]} : leur distance passe de \\d à \\d\\.$`),
      );
    }
    const rules: readonly (readonly [RegExp, string])[] = [
      [/occupée/, 'bf.position.pousser-inoccupee'],
      [/n'éloigne pas/, 'bf.position.pousser-eloigne'],
      [/n'est pas adjacente/, 'bf.position.pousser-case'],
      [/pas au bord/, 'bf.position.pousser-hors-plateau'],
    ];
    for (const [why, rule] of rules)
      for (const { cites } of some('pousser', ({ right, said }) => right === false && why.test(said)))
        expect(cites[0]).toBe(rule);
  });
  test('a deck: every fault of it', () => {
    for (const { said, cites } of some('deck', ({ right }) => right === false)) {
      const faults: readonly (readonly [RegExp, string])[] = [
        [/compte 20 cartes/, 'bf.cartes.deck-taille'],
        [/de chaque type/, 'bf.cartes.deck-types'],
        [/la collection/, 'bf.cartes.deck-construit'],
      ];
      for (const [why, rule] of faults) expect([said, cites.includes(rule)]).toEqual([said, why.test(said)]);
    }
    for (const { cites } of some('deck', ({ right }) => right === true))
      expect(cites).toContain('bf.cartes.deck-construit');
  });
});
