// What an exercise says after its answer: the sentence that decides, and its rule first. The answers themselves are worked out in exercises.test.ts.
import { describe, expect, test } from 'vitest';
import type { Exercise } from '../../kernel/exercise.ts';
import { rng } from '../../kernel/rng.ts';
import { PLAY_REFUSALS } from '../partie/refusals.ts';
import { SETUP_REFUSALS } from '../partie/setup-refusals.ts';
import type { VsRule } from '../rules.ts';
import { EXERCISES } from './index.ts';

const SEEDS = 150;
type Vs = Exercise<VsRule>;
const drawn = (id: string): readonly Vs[] =>
  EXERCISES.filter((type) => type.id === id).flatMap((type) =>
    Array.from({ length: SEEDS }, (_, seed) => type.make(rng(seed * 7919 + 1)) ?? []).flat(),
  );
const rightOf = ({ answer }: Vs): string =>
  answer.kind === 'choice'
    ? (answer.options[answer.right] ?? '')
    : answer.kind === 'number'
      ? `${answer.value}`
      : answer.allowed
        ? 'oui'
        : 'non';
const told = ({ because }: Vs): string => because.join(' ');
const about = ({ facts, question }: Vs): string => [...facts, question].join(' ');

describe('numbers: the explanation holds the answer', () => {
  const SAID: Readonly<Record<string, (n: string) => RegExp>> = {
    'prochaine-activation': (n) => new RegExp(`paie ${n} DPA`),
    'disques-recuperes': (n) => (n === '0' ? /n’a aucun DPA à récupérer/ : new RegExp(`récupère ${n} DPA`)),
    'cubes-recuperes': (n) => (n === '0' ? /n’a aucun cube à récupérer/ : new RegExp(`récupère ${n} cube`)),
    'cout-en-cubes': (n) => new RegExp(`: ${n} cubes? à payer`),
  };
  test.each(Object.entries(SAID))('%s', (id, says) => {
    for (const one of drawn(id)) expect(told(one), about(one)).toMatch(says(rightOf(one)));
  });
  test('points-de-vie: what was done to the character, when something was', () => {
    for (const one of drawn('points-de-vie')) {
      const [whole = '', now = ''] = /a (\d+) points? de vie/.exec(about(one)) ?? [];
      expect(whole).not.toBe('');
      if (now !== rightOf(one))
        expect(told(one), about(one)).toMatch(
          rightOf(one) === '0'
            ? /plus aucun point de vie/
            : new RegExp(`reste ${rightOf(one)}( point|\\.)|tous ses points de vie`),
        );
    }
  });
});

describe('what may be done', () => {
  const REFUSALS = [...Object.values(PLAY_REFUSALS), ...Object.values(SETUP_REFUSALS)].map(
    (sentence) => new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*')}$`),
  );
  test.each(['activation-permise', 'cible-permise', 'test-permis', 'geste-permis', 'tuile-a-prendre'])(
    '%s: a refusal is told alone, and what is allowed by what then happens',
    (id) => {
      for (const one of drawn(id)) {
        const refused = one.because.filter((sentence) => REFUSALS.some((known) => known.test(sentence)));
        if (rightOf(one) === 'non') expect([one.because.length, refused.length], told(one)).toEqual([1, 1]);
        else expect(refused, about(one)).toEqual([]);
      }
    },
  );
  test('gestures: the last sentence is the gesture itself', () => {
    const SAYS: readonly (readonly [RegExp, RegExp])[] = [
      [/y ajouter un cube/, /1 cube passe .* à « case défense »/],
      [/passer tout de suite à la fin/, /n’active (plus )?aucune tuile/],
      [/démobiliser cette tuile/, /quitte sa rivière par démobilisation/],
      [/déplacer cet otage/, /Otage 1 fait un mouvement.*Otage 1 est désormais exfiltré/],
      [/charge d’intervention pour cette activation/, /défoncer parois 3/],
      [/amorcer|neutraliser/, /manipulation de difficulté 3, réussie/],
    ];
    for (const one of drawn('geste-permis').filter((each) => rightOf(each) === 'oui')) {
      const says = SAYS.find(([question]) => question.test(one.question))?.[1];
      if (says !== undefined) expect(told(one), one.question).toMatch(says);
      expect(told(one)).not.toMatch(/^Entretien|Tour \d+ :/);
    }
  });
});

describe('the event tile', () => {
  const WHY: Readonly<Record<string, readonly [first: VsRule, says: RegExp]>> = {
    'L’événement spécial s’applique d’office.': ['vs.qg.evenement-special', /Pouvoir du QG/],
    'Le joueur choisit l’un des deux effets, et un seul.': ['vs.qg.ou', /de choisir un effet du pouvoir/],
    'L’événement spécial s’applique d’office ; l’effet permanent comptait déjà.': ['vs.qg.et', /Pouvoir du QG/],
    'Elle ne déclenche rien : l’effet permanent ne dépend pas d’elle.': [
      'vs.qg.permanent',
      /agit sans la tuile événement/,
    ],
    'L’événement spécial s’applique d’office, puis l’événement de la mission.': [
      'vs.m6.evenement',
      /Pouvoir du QG.*Événement de la mission/,
    ],
    'Le pouvoir du QG ne s’applique pas : seul l’événement de la mission a lieu.': [
      'vs.qg.dissociation',
      /n’a plus de pouvoir.*Événement de la mission/,
    ],
  };
  const all = drawn('tuile-evenement');
  test.each(Object.entries(WHY))('%s', (right, [first, says]) => {
    const mine = all.filter((one) => rightOf(one) === right);
    expect(mine.length).toBeGreaterThan(3);
    for (const one of mine) {
      expect(one.cites[0], about(one)).toBe(first);
      expect(told(one), about(one)).toMatch(says);
      expect(one.because[0]).toMatch(/active la tuile événement/);
    }
  });
  test('what it becomes when somebody falls: the sentence that says so, and its rule first', () => {
    const FALLS: Readonly<Record<string, readonly [VsRule, RegExp]>> = {
      'Elle est neutralisée elle aussi.': ['vs.qg.neutraliser-qg', /tuile événement .* est neutralisée avec son QG/],
      'Elle reste active : la mission lui donne un événement.': [
        'vs.qg.evenement-de-mission',
        /la mission lui donne un événement/,
      ],
      'Elle ne change pas : ce n’est pas le QG qui est tombé.': [
        'vs.mise-en-place.lieutenant-sans-evenement',
        /La tuile (Huntress|Tusk) est neutralisée/,
      ],
    };
    for (const one of drawn('chute-du-qg')) {
      const [first, says] = FALLS[rightOf(one)] ?? [];
      if (first === undefined || says === undefined) continue;
      expect(one.cites[0], about(one)).toBe(first);
      expect(told(one)).toMatch(says);
    }
  });
  test('mission 6 says which reading is played, the others nothing of it', () => {
    for (const one of [...all, ...drawn('chute-du-qg')])
      expect(about(one).includes('Lecture choisie pour cette mission')).toBe(
        about(one).includes('« Duel dans la ruelle »'),
      );
  });
});

test('missions: a test that succeeds is explained by its success first, one that fails by what it asked', () => {
  for (const one of drawn('pion-apres-un-test')) {
    const success = /réussie/.test(told(one));
    expect(one.because).toHaveLength(success ? 2 : 1);
    expect(one.cites[0]?.endsWith('-reussite'), told(one)).toBe(success);
  }
});
