// What an exercise says after its answer: the sentence that decides gives the answer by itself, and its rule comes first. The answers are worked out in exercises.test.ts.
import { describe, expect, test } from 'vitest';
import { type Exercise, exerciseOf } from '../../kernel/exercise.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { EXERCISES } from './index.ts';

type Asked = Exercise<string>;
const SEEDS = 200;
const drawn = (id: string): readonly Asked[] => {
  const type = known(EXERCISES.find((one) => one.id === id));
  return Array.from({ length: SEEDS }, (_, seed) => known(exerciseOf(type, rng(seed + 1))));
};
const rightOf = ({ answer }: Asked): string =>
  answer.kind === 'choice'
    ? known(answer.options[answer.right])
    : answer.kind === 'number'
      ? `${answer.value}`
      : answer.allowed
        ? 'oui'
        : 'non';
const said = ({ because }: Asked): string => because.join(' ');
const about = (asked: Asked): string =>
  [...(asked.drawn ?? []), ...asked.facts, asked.question, ...asked.because].join(' ');
test.each(EXERCISES.map(({ id, rules }) => [id, rules] as const))('%s: cites rules that it is about', (id, rules) => {
  for (const { cites } of drawn(id)) for (const rule of cites) expect(rules).toContain(rule);
});
type Says = readonly [says: RegExp, first: string];
/** Each right answer is met, and explained as its rows say: by one of them, whose rule comes first. */
const follows = (id: string, rows: Readonly<Record<string, readonly Says[]>>): void => {
  const met = new Set<string>();
  for (const asked of drawn(id)) {
    const [start, says] = known(Object.entries(rows).find(([right]) => rightOf(asked).startsWith(right)));
    const row = says.find(([pattern]) => pattern.test(said(asked)));
    expect([about(asked), asked.cites[0]]).toEqual([about(asked), row?.[1] ?? `one of ${start}`]);
    met.add(start);
  }
  expect([...met].toSorted()).toEqual(Object.keys(rows).toSorted());
};

test('collisions: who met whom, then what became of each, and the line of the table first', () => {
  const [lost, own] = ['Le chasseur a1 de J1 est détruit dans la collision', 'collisions-chasseurs'];
  follows('collision', {
    'Rien : la case est à lui': [
      [/^a1 avance d(?:e \d|’une) cases? vers .+\.$/, 'bbs.chasseurs.vers-l-avant'],
      [/^D1 s’arrête, tourné vers .+\.$/, 'bbs.destroyers.points-action'],
    ],
    'Il ramasse une sonde': [
      [/^a1 ramasse une sonde : 1 point pour J1\.$/, `bbs.${own}.sonde`],
      [/^D1 ramasse une sonde : 1 point pour J1\.$/, 'bbs.collisions-destroyers.sonde'],
    ],
    'Il est détruit, l’astéroïde': [
      [RegExp(`^a1 s’écrase sur un astéroïde\\. ${lost} : personne ne marque\\.$`), `bbs.${own}.asteroide`],
    ],
    'Les deux chasseurs': [
      [
        RegExp(
          `^a1 de J1 percute le chasseur (b\\d) de J2\\. ${lost} : 1 point pour J2\\. Le chasseur \\1 de J2 est détruit dans la collision : 1 point pour J1\\.$`,
        ),
        `bbs.${own}.ennemi`,
      ],
    ],
    'Un des deux chasseurs': [[/^a1 arrive sur b\d, de son camp\.$/, `bbs.${own}.allie`]],
    'Il est détruit, le destroyer n’a rien': [
      [RegExp(`^a1 s’écrase sur D\\d, de son camp\\. ${lost} : personne ne marque\\.$`), `bbs.${own}.destroyer-allie`],
    ],
    'Il est détruit, le destroyer est endommagé': [
      [
        RegExp(
          `^a1 de J1 percute le destroyer (D\\d) de J2\\. ${lost} : 1 point pour J2\\. Le destroyer \\1 de J2 est endommagé dans la collision : il lui reste 1 point de vie\\.$`,
        ),
        `bbs.${own}.destroyer-ennemi`,
      ],
    ],
    'Il est détruit, et le destroyer aussi': [
      [
        RegExp(
          `^a1 de J1 percute le destroyer (D\\d) de J2\\. ${lost} : 1 point pour J2\\. Le destroyer \\1 de J2 est détruit dans la collision : 4 points pour J1\\.$`,
        ),
        `bbs.${own}.destroyer-ennemi`,
      ],
    ],
    'Il sort du plateau': [
      [/^a1 sort du plateau\. Le chasseur a1 de J1 est perdu : personne ne marque\.$/, `bbs.${own}.hors-plateau`],
    ],
    'Il pulvérise l’astéroïde': [[/^D1 pulvérise l’astéroïde : 1 point pour J1\.$/, 'bbs.dreckach.blindage-foncer']],
    'Le chasseur est détruit, D1 n’a rien': [
      [
        /^D1 écrase (b\d), de son camp\. Le chasseur \1 de J1 est détruit dans la collision : personne ne marque\.$/,
        'bbs.collisions-destroyers.chasseur-allie',
      ],
      [
        /^D1 de J1 percute le chasseur (b\d) de J2\. Le chasseur \1 de J2 est détruit .+ : 1 point pour J1\. Le destroyer D1 de J1 est blindé : la collision ne lui fait rien\.$/,
        'bbs.collisions-destroyers.chasseur-ennemi',
      ],
    ],
    'Le chasseur est détruit, D1 est endommagé': [
      [
        /^D1 de J1 percute le chasseur (b\d) de J2\. Le chasseur \1 de J2 est détruit .+ : 1 point pour J1\. Le destroyer D1 de J1 est endommagé .+ : il lui reste 1 point de vie\.$/,
        'bbs.collisions-destroyers.chasseur-ennemi',
      ],
    ],
  });
});

test('who scores: the points of the explanation, player by player, are the answer', () => {
  const WORDS: Readonly<Record<string, string>> = {
    '0 0': 'Personne ne marque',
    '1 0': 'J1 seul marque 1 point',
    '0 1': 'J2 seul marque 1 point',
    '1 1': 'J1 et J2 marquent 1 point chacun',
    '4 0': 'J1 seul marque 4 points',
    '4 1': 'J1 marque 4 points et J2 1',
  };
  for (const asked of drawn('marque')) {
    const sums = [1, 2].map((player) =>
      [...said(asked).matchAll(RegExp(`(\\d) points? pour J${player}`, 'g'))].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      ),
    );
    expect([about(asked), WORDS[sums.join(' ')]]).toEqual([about(asked), rightOf(asked)]);
  }
});

test('a shot of a fighter: what stops it, or whom it strikes', () => {
  follows('tir', {
    'Il touche': [
      [/^a1 de J1 tire sur le (?:chasseur|destroyer) \S+ de J[23], à \d+ cases?\.$/, 'bbs.tir-chasseurs.ligne'],
    ],
    'Rien n’est': [[/^a1 n’a rien à portée vers .+\.$/, 'bbs.tir-chasseurs.portee']],
    'Un vaisseau allié': [[/^a1 ne tire pas : (?:b\d|D\d) est devant lui\.$/, 'bbs.tir-chasseurs.allie-bloque']],
    'Un astéroïde': [[/^Un astéroïde arrête le tir du chasseur a1\.$/, 'bbs.tir-chasseurs.asteroide-bloque']],
  });
  for (const asked of drawn('tir')) {
    const [, target, far] = /^a1 de J1 tire sur (.+), à (\d+) cases?\.$/.exec(said(asked)) ?? [];
    if (target === undefined) continue;
    expect(rightOf(asked)).toBe(`Il touche ${target.replace(/^le (?:chasseur|destroyer) /, '')}`);
    expect(asked.cites.includes('bbs.terriens.portee-10'), about(asked)).toBe(Number(far) > 5);
    expect(asked.cites.includes('bbs.tir-chasseurs.destroyer-premiere-case'), about(asked)).toBe(
      /destroyer/.test(target),
    );
  }
});
test('a shot of a fighter: the ships behind are among the wrong answers', () => {
  const offered = drawn('tir').map(({ answer }) =>
    answer.kind === 'choice' ? answer.options.filter((one) => one.startsWith('Il touche ')).length : 0,
  );
  expect(offered.filter((count) => count > 1).length).toBeGreaterThan(SEEDS / 10);
});
test('a shot of a destroyer: where both stand; the target, or what forbids it', () => {
  for (const asked of drawn('tourelles')) {
    const [, target = '', seat = ''] =
      /tirer sur le (?:chasseur|destroyer) (\w\d) de J(\d)\./.exec(asked.question) ?? [];
    expect(asked.facts).toEqual(['D1 est le destroyer que J1 vient de manœuvrer, sans le déplacer.']);
    expect(asked.drawn).toEqual([
      expect.stringMatching(/^D1 de J1 a l’arrière en /),
      expect.stringMatching(RegExp(`^${target} de J${seat} (?:est en|a l’arrière en) `)),
    ]);
    if (rightOf(asked) === 'oui') {
      expect(said(asked)).toMatch(
        RegExp(
          `^D1 de J1 tire sur le (?:chasseur|destroyer) ${target} de J${seat}, à (?:1 case|2 cases, par une case libre)\\.$`,
        ),
      );
      expect(asked.cites.includes('bbs.tir-destroyers.case-intermediaire')).toBe(
        /par une case libre/.test(said(asked)),
      );
    } else
      expect([about(asked), asked.cites[0]]).toEqual([
        about(asked),
        seat === '1'
          ? 'bbs.tir-destroyers.cible-ennemie'
          : /cible est à ([3-9]|1\d) cases/.test(said(asked))
            ? 'bbs.tir-destroyers.portee'
            : /^Aucune case libre/.test(said(asked))
              ? 'bbs.tir-destroyers.pas-a-travers'
              : 'bbs.tir-destroyers.seul-active',
      ]);
  }
});
const SIDES: Readonly<Record<string, readonly [q: number, r: number]>> = {
  est: [1, 0],
  'nord-est': [1, -1],
  'nord-ouest': [0, -1],
  ouest: [-1, 0],
  'sud-ouest': [-1, 1],
  'sud-est': [0, 1],
};
type Place = readonly [q: number, r: number];
/** Where these words lead from there: « de 2 cases vers l’est et de 1 vers le sud-est ». */
const led = (from: Place, words: string): Place =>
  [...words.matchAll(/d(?:e (\d+)|’une)(?: cases?)? vers l(?:’|e )([a-z-]+)/g)].reduce<Place>(
    ([q, r], [, n = '1', side = '']) => {
      const [dq, dr] = known(SIDES[side]);
      return [q + Number(n) * dq, r + Number(n) * dr];
    },
    from,
  );
const cellSaid = (cell: Place): string => `(${cell.map((n) => (n < 0 ? `−${-n}` : `${n}`)).join(', ')})`;
/** Where the explanation says that the ship ends, counted from where the board draws it. */
const followed = ({ drawn: shown = [], because }: Asked): string => {
  const [, q = '', r = ''] = known(/(?:est|l’arrière) en \((−?\d+), (−?\d+)\)/.exec(shown.join(' ')) ?? undefined);
  const from: Place = [Number(q.replace('−', '-')), Number(r.replace('−', '-'))];
  const last = known(because.at(-1));
  const [, facing] = / ; D1 finit tourné vers l(?:’|e )([a-z-]+)\.$/.exec(last) ?? [];
  if (facing === undefined) return cellSaid(led(from, last));
  const rear = led(from, last.slice(0, last.indexOf(' ; ')));
  return `Arrière en ${cellSaid(rear)}, avant en ${cellSaid(led(rear, `d’une case vers le ${facing}`))}`;
};
test('where a ship ends: followed word by word from where it is drawn, the explanation leads to the answer', () => {
  for (const asked of drawn('ou')) expect(followed(asked), about(asked)).toBe(rightOf(asked));
});
test('where a ship ends: one sentence a gesture, then what they come to; no name of a cell, which the board does not show', () => {
  for (const asked of drawn('ou')) {
    expect(said(asked)).not.toMatch(/\(/);
    const gestures = asked.facts
      .filter((fact) => /^Geste \d/.test(fact))
      .map((fact) => fact.slice('Geste 1 : '.length, -1));
    expect(asked.because).toHaveLength(gestures.length + 1);
    for (const [what, rule] of [
      ['avance', 'bbs.destroyers.avance'],
      ['pivote sur l’arrière', 'bbs.destroyers.pivot-arriere'],
      ['pivote sur l’avant', 'bbs.destroyers.pivot-avant'],
    ] as const)
      expect([about(asked), asked.cites.includes(rule)]).toEqual([
        about(asked),
        gestures.some((gesture) => gesture.startsWith(`D1 ${what}`)),
      ]);
    for (const [i, gesture] of gestures.entries()) expect(asked.because[i]?.startsWith(`${gesture}. Il `)).toBe(true);
  }
});
test('a turn of a fighter, a gesture: what was asked is what is done, or the only reason', () => {
  for (const id of ['rotation', 'manoeuvre'])
    for (const asked of drawn(id)) {
      expect(asked.because, about(asked)).toHaveLength(1);
      const wish = /veut (?:se tourner (.+)\. Est|(rester .+)\. Est|(avancer|pivoter)(.*)\. Est)/.exec(asked.question);
      const [, side, stay, verb, how = ''] = known(wish ?? undefined);
      const done =
        side === undefined
          ? stay === undefined
            ? `D1 ${known(verb).replace('avancer', 'avance d’une case').replace('pivoter', 'pivote')}${how}. Il `
            : `a1 ${stay.replace('rester', 'reste')}.`
          : `, ${side}.`;
      expect(said(asked).includes(done), about(asked)).toBe(rightOf(asked) === 'oui');
    }
});
test('a power: what is asked is what that card lets do', () => {
  const ASKS: readonly (readonly [power: string, asks: string])[] = [
    ['Longue portée', 'révéler sa carte « Longue portée »'],
    ['Moteurs renforcés', 'révéler sa carte « Moteurs renforcés »'],
    ['Téléportation', 'téléporter l’escadron A'],
    ['Super tir', 'faire son super tir'],
    ['Remorqueur d’astéroïdes', 'pousser un astéroïde comme'],
    ['Blindage', 'blinder D1'],
    ['Pilote d’élite', 'faire de a1 son chasseur d’élite'],
  ];
  const met = new Set<string>();
  for (const asked of drawn('pouvoir')) {
    const title = /pouvoir de J1 est « (.+) » ;/.exec(about(asked))?.[1] ?? '';
    const asks = ASKS.find(([power]) => power === title)?.[1] ?? 'faire exploser a1';
    met.add(asks);
    expect(asked.question.startsWith(`J1 veut ${asks}`), about(asked)).toBe(true);
  }
  expect(met.size).toBeGreaterThan(ASKS.length - 1);
});
test('who plays next: that turn of that round, or the end', () => {
  for (const asked of drawn('suite')) {
    const [, player, round] = /Tour de (J\d), manche (\d)\.$/.exec(said(asked)) ?? [];
    expect(player === undefined ? 'Personne : la partie est finie' : `${player} joue, manche ${round}`).toBe(
      rightOf(asked),
    );
    if (player === undefined) expect(said(asked)).toMatch(/^J\d a \d+ points?\b/);
  }
});

describe('the count', () => {
  const points = (text: string): number =>
    [...text.matchAll(/(\d+) points?(?= pour les|\.)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  const RULE_OF: Readonly<Record<string, string>> = {
    'Chasseurs pris': 'bbs.score.chasseurs',
    'Destroyers pris': 'bbs.score.destroyers',
    'Sondes ramassées': 'bbs.score.sondes',
    'Cases de l’anneau': 'bbs.score.anneau',
  };
  test('of one player: the parts that count, and their rules, add up to the answer', () => {
    for (const asked of drawn('decompte')) {
      const parts = asked.because.slice(0, -1);
      expect(`${points(parts.join(' '))}`, about(asked)).toBe(rightOf(asked));
      for (const [what, rule] of Object.entries(RULE_OF))
        expect([about(asked), asked.cites.includes(rule)]).toEqual([
          about(asked),
          parts.some((one) => one.startsWith(what)),
        ]);
      for (const part of parts) expect(points(part)).toBeGreaterThan(0);
    }
  });
  test('of all: what each one scores decides who wins', () => {
    for (const asked of drawn('vainqueur')) {
      const sums = asked.because.slice(0, 3).map(points);
      const best = sums.flatMap((sum, i) => (sum === Math.max(...sums) ? [`J${i + 1}`] : []));
      expect(rightOf(asked), about(asked)).toBe(
        best.length === 3
          ? 'Les trois joueurs, à égalité'
          : `${best.join(' et ')}${best.length === 2 ? ', à égalité' : ''}`,
      );
      for (const [i, sentence] of asked.because.slice(0, 3).entries())
        expect(sentence).toMatch(RegExp(`^J${i + 1} (?:marque \\d|ne marque rien\\.$)`));
      const counted = known(asked.because.at(-1)).split('. ')[0] ?? '';
      const told = [...counted.matchAll(/(J\d)(?: a)? (\d+)/g)].map(([, who, sum]) => `${who} ${sum}`);
      expect(told, about(asked)).toEqual(
        sums.flatMap((sum, i) => (sum > 0 || told.includes(`J${i + 1} 0`) ? [`J${i + 1} ${sum}`] : [])),
      );
      expect(asked.cites.includes('bbs.fin.egalite')).toBe(best.length > 1);
    }
  });
});
