// What an exercise says after its answer: the sentence that decides, and its rule first. The answers themselves are worked out in exercises.test.ts.
import { describe, expect, test } from 'vitest';
import type { Exercise } from '../../kernel/exercise.ts';
import { patternOf } from '../../kernel/faults.fixture.ts';
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
    'prochaine-activation': (n) => new RegExp(`paie ${n} disque`),
    'disques-recuperes': (n) => (n === '0' ? /n’a aucun disque à récupérer/ : new RegExp(`récupère ${n} disque`)),
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

describe('questions whose end depends on what is tried', () => {
  const ENDS: Readonly<Record<string, RegExp>> = {
    'activation-permise':
      /^Le (héros|vilain) peut-il activer « [^»]+ »( en payant \d+ disques?| en prenant les disques dans sa zone indisponible)? \?$/,
    'cible-permise':
      /^[^«»]+ utilise « [^»]+ », effet « [^»]+ »\. Le (héros|vilain) peut-il désigner [\p{L} .()]+ \?$/u,
    'points-de-vie':
      /^[^«»]+ utilise « [^»]+ », effet « [^»]+ »\. Combien de points de vie reste-t-il ensuite à [\p{L}\d .()]+ \?$/u,
    'disques-deplaces':
      /^Combien de (disques en zone (disponible|de dépense|indisponible)|cubes d’énergie disponibles) le (héros|vilain) a-t-il ensuite \?$/,
  };
  test.each(Object.entries(ENDS))('%s', (id, shape) => {
    for (const { question } of drawn(id)) expect(question).toMatch(shape);
  });
  test('moving a hostage: with cubes, over dangerous ground, or simply so', () => {
    const asked = new Set(
      drawn('geste-permis').flatMap(({ question }) => /déplacer cet otage (.*)$/.exec(question)?.[1] ?? []),
    );
    expect([...asked].toSorted()).toEqual([
      'jusqu’à la zone « Rue » ?',
      'jusqu’à la zone « Rue », en dépensant 1 cube d’énergie pour son mouvement ?',
      'jusqu’à la zone « Rue », à travers un terrain dangereux, sans qu’il en souffre ?',
    ]);
  });
});

describe('what may be done', () => {
  const REFUSALS = [...Object.values(PLAY_REFUSALS), ...Object.values(SETUP_REFUSALS)].map(patternOf);
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
  test('targets: what the effect does is among the facts, whatever the power', () => {
    for (const one of drawn('cible-permise'))
      expect(one.facts.at(-1), about(one)).toMatch(/^Ce que fait l’effet : « .+[^. ] »\.$/);
  });
  test('gestures: the last sentence is the gesture itself', () => {
    const SAYS: readonly (readonly [RegExp, RegExp])[] = [
      [/y ajouter un cube/, /1 cube passe .* à « case défense »/],
      [/passer tout de suite à la fin/, /n’active (plus )?aucune tuile/],
      [/démobiliser cette tuile/, /quitte sa rivière par démobilisation/],
      [/déplacer cet otage/, /L’otage n° 1 fait un mouvement.*L’otage n° 1 est désormais exfiltré/],
      [/charge d’intervention pour cette activation/, /défoncer parois 3/],
      [/amorcer|neutraliser/, /manipulation de difficulté 3, réussie/],
    ];
    for (const one of drawn('geste-permis').filter((each) => rightOf(each) === 'oui')) {
      const says = SAYS.find(([question]) => question.test(one.question))?.[1];
      if (says !== undefined) expect(told(one), one.question).toMatch(says);
      expect(told(one)).not.toMatch(/^À l’entretien|Tour \d+ :/);
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

describe('discs, cubes and rivers: the rule that decides comes first', () => {
  /** « 4 disponibles, 1 en dépense, 2 indisponibles », as a sentence ends. */
  const POST = /(\d+) disponibles?, (\d+) en dépense, (\d+) indisponibles?/;
  const ZONES = ['disponible', 'dépense', 'indisponible'] as const;
  const zoneAsked = ({ question }: Vs): number =>
    ZONES.findIndex((zone) => new RegExp(`(?:zone|en) (?:de )?${zone}`).test(question));
  test('the next activation: its rank counts the tiles activated, one more facing Batwoman; Robin makes a lieutenant dearer', () => {
    for (const one of drawn('prochaine-activation')) {
      const done = /a déjà activé (\d+) tuiles? :/.exec(about(one).replace(/Juste avant.*?tour\. /, ''))?.[1] ?? '0';
      expect(told(one), about(one)).toContain(
        `activation de rang ${Number(done) + 1 + Number(/: Batwoman\./.test(about(one)))}`,
      );
      const dearer = /Robin \(Damian Wayne\), en jeu/.test(about(one)) && /tuile Huntress \?/.test(one.question);
      expect(/avec 1 de plus pour un lieutenant/.test(told(one)), about(one)).toBe(dearer);
      expect(one.cites.includes('vs.pouvoirs-heros.robin-damian-wayne-surcout'), about(one)).toBe(dearer);
      expect(one.cites[0]).toBe('vs.dpa.cout-n');
    }
  });
  test('the upkeep: what a mission or Oracle changes before the usual rule', () => {
    for (const one of drawn('disques-recuperes')) {
      const oracle = /Oracle, en jeu/.test(about(one)) && /entretien du héros/.test(about(one));
      expect(one.cites.at(-1), about(one)).toBe('vs.dpa.recuperation');
      expect(one.cites.includes('vs.pouvoirs-heros.oracle-dpa') && !oracle, about(one)).toBe(false);
      expect(one.cites.some((rule) => rule.startsWith('vs.m3.')) && !/Stopper le trafic/.test(about(one))).toBe(false);
      expect(one.cites.includes('vs.m6.energie-du-desespoir') && !/Duel dans la ruelle/.test(about(one))).toBe(false);
    }
  });
  test('the end of a turn: a sentence for each tile paid, and the zone asked about in the last one', () => {
    const FIRST = { disponible: 'vs.dpa.report', indisponible: 'vs.dpa.retour' } as const;
    for (const one of drawn('disques-en-fin-de-tour')) {
      const zone = /zone indisponible \?$/.test(one.question) ? 'indisponible' : 'disponible';
      const figures = POST.exec(one.because.at(-1) ?? '')?.slice(1) ?? [];
      expect(figures[zone === 'disponible' ? 0 : 2], about(one)).toBe(rightOf(one));
      expect(one.cites[0], about(one)).toBe(
        /entretien suivant/.test(one.question) ? 'vs.dpa.recuperation' : FIRST[zone],
      );
      const paid = Number(/Il active (\d+) tuile/.exec(about(one))?.[1] ?? 0);
      expect(one.because.filter((sentence) => / disques? pour activer /.test(sentence))).toHaveLength(paid);
    }
  });
  test('discs that move: the post of the camp asked about ends as the answer says', () => {
    let found = 0;
    for (const one of drawn('disques-deplaces').filter((each) => zoneAsked(each) >= 0)) {
      const camp = /(héros|vilain) a-t-il ensuite \?$/.exec(one.question)?.[1] ?? '';
      const post = one.because
        .flatMap((sentence) => [
          ...sentence.matchAll(/Poste du (héros|vilain) : (\d+) disponibles?, (\d+) en dépense, (\d+) indisponibles?/g),
        ])
        .findLast((match) => match[1] === camp);
      if (post === undefined) continue;
      found += 1;
      expect(post.slice(2)[zoneAsked(one)], about(one)).toBe(rightOf(one));
    }
    expect(found).toBeGreaterThan(SEEDS / 2);
  });
  test('cubes of an upkeep: Julia Pennyworth, the vapours, then the usual rule', () => {
    for (const one of drawn('cubes-recuperes')) {
      expect(one.cites.includes('vs.pouvoirs-heros.julia-pennyworth-energie'), about(one)).toBe(
        /Julia Pennyworth, en jeu/.test(about(one)),
      );
      expect(one.cites.includes('vs.m5.vapeurs'), about(one)).toBe(/Les vapeurs montent/.test(told(one)));
      expect(one.cites.at(-1), about(one)).toBe('vs.tour.entretien-habituel');
    }
  });
  test('the cost of a tile, and the tiles that moved before', () => {
    for (const one of drawn('cout-en-cubes')) {
      expect(one.cites[0], about(one)).toBe('vs.activation.cout-energie');
      expect(one.cites.includes('vs.activation.comme-premiere-tuile'), about(one)).toBe(
        / va à la place \d/.test(told(one)),
      );
      expect(one.cites.includes('vs.activation.evenement-activable'), about(one)).toBe(
        /« tuile événement/.test(one.question),
      );
    }
  });
  test('an order is told of several tiles only', () => {
    const walks = [...drawn('place-dans-la-riviere'), ...drawn('cout-en-cubes')].map(about);
    expect(walks.some((text) => /dans cet ordre : .*, puis /.test(text))).toBe(true);
    expect(walks.some((text) => /(?:héros|vilain) active [^,]*\./.test(text))).toBe(true);
    expect(walks.filter((text) => /dans cet ordre : (?!.*, puis )/.test(text))).toEqual([]);
  });
  test('the place of a tile: what moved it', () => {
    const BY: readonly (readonly [RegExp, VsRule, RegExp])[] = [
      [/« Terreur »/, 'vs.pouvoirs-vilains.the-joker-mr-joe-terreur', /passe à la dernière place/],
      [/Harley Quinn, QG/, 'vs.pouvoirs-vilains.harley-quinn-bipolaire', /échange dans sa rivière/],
      [/événement de la mission, il choisit/, 'vs.m6.evenement', /quitte la rivière/],
      [/Le (?:héros|vilain) active/, 'vs.activation.comme-premiere-tuile', /active .*, à la place \d/],
    ];
    for (const one of drawn('place-dans-la-riviere')) {
      const by = BY.find(([pattern]) => pattern.test(about(one)));
      expect(one.cites[0], about(one)).toBe(by?.[1]);
      expect(told(one), about(one)).toMatch(by?.[2] ?? /^$/);
    }
  });
});

describe('the end, the preparation', () => {
  test('who wins: the check says so, and the rule of that victory first', () => {
    for (const one of drawn('qui-gagne')) {
      const winner = /le (héros|vilain) gagne\.$/.exec(rightOf(one))?.[1];
      expect(/ : la partie continue\./.test(told(one)), about(one)).toBe(/continue/.test(rightOf(one)));
      if (winner === undefined) continue;
      expect(one.because.at(-1), about(one)).toMatch(
        new RegExp(`^La partie finit au tour \\d+ : le ${winner} gagne\\.`),
      );
      expect(one.cites[0], about(one)).toMatch(
        new RegExp(`^vs\\.m\\d\\.victoire-${winner === 'héros' ? 'heros' : 'vilain'}`),
      );
    }
  });
  test('whose choice it is, and of what', () => {
    for (const one of drawn('qui-choisit')) {
      const [, camp, what] = /^(?:Le|Au) (héros|vilain).* (QG|tuile)/.exec(told(one)) ?? [];
      expect(rightOf(one), about(one)).toBe(
        `Le ${camp}, pour prendre ${what === 'QG' ? 'son QG' : 'une tuile d’équipe'}`,
      );
    }
  });
  test('a post that cannot be: why, at the beginning and later', () => {
    for (const one of drawn('poste-de-depart')) {
      const first = /la partie commence/.test(about(one));
      if (first) expect(told(one), about(one)).toMatch(/^Au début d’une partie/);
      else expect(told(one), about(one)).not.toMatch(/^Au début d’une partie/);
    }
  });
});
