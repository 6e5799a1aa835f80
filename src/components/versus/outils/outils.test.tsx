// The pages of Versus's own: the catalogue lists every record and filters it; the planner shows what the engine says, and an address keeps the plan.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import { mostOf, PLAN_RULES, planOf, recoveryOf } from '../../../engine/versus/planner.ts';
import { POWERS } from '../../../engine/versus/powers.ts';
import { RULES } from '../../../engine/versus/rules.ts';
import { MISSION_IDS } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fold } from '../../../search/fold.ts';
import type { Titles } from '../../play/titles.ts';
import { OUTILS } from '../outils.ts';
import { FILTERS, powersOf, SECTIONS } from './catalogue.ts';
import { countWord, fits, queryOf, wantedOf } from './filter.ts';
import {
  fromAddress,
  lastOf,
  type PlanForm,
  planFrom,
  START,
  toAddress,
  withMission,
  withTurn,
  withTurns,
  withWanted,
} from './plan-form.ts';
import { breakWords, stepWords, totalWords } from './plan-words.ts';
import Planner from './Planner.tsx';

const records = SECTIONS.flatMap(({ side, id }) =>
  powersOf(side).map((shown) => ({
    ...shown,
    all: new Set([id, ...shown.tags]),
    text: fold(
      [
        shown.names,
        shown.power.title,
        ...shown.parts.flatMap(({ steps, marks }) => [...marks, ...steps.map(({ text }) => text)]),
      ].join(' '),
    ),
  })),
);
const found = (fields: Readonly<Record<string, string>>): readonly string[] =>
  records.filter(({ all, text }) => fits(wantedOf(Object.entries(fields)), all, text)).map(({ power }) => power.id);

test('its pages are two, under different addresses', () =>
  expect(OUTILS.map(({ slug }) => slug)).toEqual(['pouvoirs', 'disques']));

describe('the catalogue', () => {
  test('lists the 65 records, each step with its words and its rule', () => {
    expect(records).toHaveLength(65);
    expect(new Set(records.map(({ power }) => power.id)).size).toBe(65);
    for (const { power, parts } of records) {
      expect(
        parts.map(({ steps }) => steps.map(({ rule }) => rule)),
        power.id,
      ).toEqual(power.effects.map(({ rules }) => rules));
      for (const { rule, text } of parts.flatMap(({ steps }) => steps)) {
        expect(text.length, rule).toBeGreaterThan(10);
        expect(RULES[rule]).toBeDefined();
      }
    }
  });
  test('no filter hides anything, and every choice finds something', () => {
    expect(found({ q: '', camp: '' })).toHaveLength(65);
    for (const { name, choices } of FILTERS)
      for (const { tag } of choices) expect(found({ [name]: tag }).length, tag).toBeGreaterThan(0);
  });
  test('tags mean one thing each', () => {
    const tags = FILTERS.flatMap(({ choices }) => choices.map(({ tag }) => tag));
    expect(new Set(tags).size).toBe(tags.length);
    const told = new Set(records.flatMap(({ all }) => [...all]));
    expect([...told].filter((tag) => !tags.includes(tag))).toEqual([]);
  });
  test('by camp, dice, token, words', () => {
    expect(found({ camp: 'heros' })).toHaveLength(29);
    expect(found({ camp: 'vilains' })).toHaveLength(36);
    expect(found({ pion: 'pion-flamme' })).toEqual(['firefly']);
    expect(found({ mot: 'parkour' })).toEqual(['red-hood-jason-todd', 'wrath']);
    expect(found({ mot: 'piratage' })).toEqual(['wrath']); // the skill, not Red Robin's token
    expect(found({ q: 'LIEUTENANT  debout rendre' })).toEqual(['alfred']);
    expect(found({ q: 'epee' })).toEqual([]);
    expect(found({ mot: 'de-orange', genre: 'evenement' })).toEqual(
      POWERS.filter(({ effects }) =>
        effects.some((effect) => 'dice' in effect && effect.dice.some(({ colour }) => colour === 'orange')),
      ).map(({ id }) => id),
    );
  });
  test('the address says what is filtered, and nothing else', () => {
    expect(queryOf(Object.entries({ q: ' soin ', camp: 'heros', mot: '' }))).toBe('?q=soin&camp=heros');
    expect(queryOf([['q', ' ']])).toBe('');
  });
  test('the count is said in words', () =>
    expect([countWord(65, 65), countWord(1, 65), countWord(0, 65)]).toEqual([
      '65 pouvoirs',
      '1 pouvoir sur 65',
      'Aucun pouvoir : ôtez un filtre.',
    ]));
});

const missions = MISSION_IDS.map((id) => ({ id, title: MISSIONS[id].title, recovery: recoveryOf(MISSIONS[id]) }));
const titles: Titles = Object.fromEntries(PLAN_RULES.map((id) => [id, [RULES[id].chapter, RULES[id].title] as const]));

describe('the form of the planner', () => {
  const told = ({ turns }: PlanForm): readonly number[] => turns.map(({ recovery }) => recovery);
  test('a mission gives its turns and its discs', () => {
    const form = withMission(withWanted(START, [1, 2, 3]), missions, 'm3');
    expect(told(form)).toEqual([3, 3, 3, 2, 2, 2, 2, 2]);
    expect(form.turns.slice(0, 3).map(({ wanted }) => wanted)).toEqual([1, 2, 3]);
    expect(withMission(form, missions, 'm8').turns).toHaveLength(7);
  });
  test('turns that remain keep what was told of them', () => {
    const form = withTurns(withTurn(withMission(START, missions, 'm6'), 4, { wanted: 4 }), missions, 4, 6);
    expect(told(form)).toEqual([2, 3, 3]);
    expect(form.turns.map(({ wanted }) => wanted)).toEqual([0, 4, 0]);
    expect([form.first, lastOf(form)]).toEqual([4, 6]);
  });
  test('an address keeps the plan', () => {
    const form: PlanForm = withTurn(
      withTurn(
        {
          ...withTurns(withMission(START, missions, 'm6'), missions, 3, 8),
          discs: { available: 1, spent: 2, unavailable: 7 },
        },
        1,
        { oracle: true, lieutenant: 2, wanted: 3 },
      ),
      2,
      { recovery: 0 },
    );
    expect(fromAddress(toAddress(form), missions)).toEqual(form);
    expect(fromAddress(toAddress({ ...START, camp: 'villain' }), missions)).toEqual({ ...START, camp: 'villain' });
  });
  test.each(['', 'contenu', 'tours=', 's=1.versus~partie.x'])('« %s » tells no plan', (text) =>
    expect(fromAddress(text, missions)).toBeUndefined(),
  );
  test('what makes no sense in an address is brought back to what does', () => {
    const form = fromAddress('tours=5-900&disques=x.-1.99&plan=2.99&mission=m9&camp=robin', missions);
    expect(form).toMatchObject({
      camp: 'hero',
      mission: '',
      first: 5,
      discs: { available: 3, spent: 0, unavailable: 30 },
    });
    expect(form?.turns.slice(0, 3).map(({ wanted }) => wanted)).toEqual([2, 9, 0]);
    expect(lastOf(form ?? START)).toBe(20);
    expect(told(form ?? START)).toEqual(Array.from({ length: 16 }, () => 2));
  });
});

describe('what the planner says', () => {
  const broken = planOf(planFrom(withWanted(withTurns(START, missions, 3, 4), [2, 3])));
  test('where a plan breaks, by the number of the turn', () => {
    expect(totalWords(broken, 4)).toBe('4 activations payées en 2 tours, pour 4 possibles au plus.');
    if (broken.broken === undefined) throw new Error('it should break');
    expect(breakWords(broken.broken, 3)).toBe(
      'Le plan casse au tour 4 : la 3e activation coûte 3 disques, il n’en reste qu’un.',
    );
  });
  test('each kind of step', () =>
    expect(broken.steps.map(stepWords).map((words) => words.join(''))).toEqual([
      'Entretien : 2 reviennent',
      '1re activation : 1 disque',
      '2e activation : 2 disques',
      'Fin du tour : 3 deviennent indisponibles',
      'Entretien : 2 reviennent',
      '1re activation : 1 disque',
      '2e activation : 2 disques',
      '3e activation : refusée, 3 disques à payer',
      'Fin du tour : 3 deviennent indisponibles',
    ]));
});

test('the planner, as the page is built: the plan that activates most, chart and table', () => {
  const html = render(<Planner missions={missions} titles={titles} />);
  const { inAll, plan } = mostOf(planFrom(START));
  expect(html).toContain(typeset(totalWords(planOf(planFrom(withWanted(START, plan))), inAll)));
  expect(html.match(/<tbody/g)).toHaveLength(START.turns.length);
  expect(html.match(/<tr class="activation"/g)).toHaveLength(plan.reduce((sum, n) => sum + n, 0));
  expect(html).not.toMatch(/class="refused"| style="/);
  expect(html).toContain('/versus/regles/dpa/#vs.dpa.recuperation');
  expect(html.match(/<option/g)).toHaveLength(9 + 5 * START.turns.length); // missions; the lieutenant of Robin, turn by turn
});
