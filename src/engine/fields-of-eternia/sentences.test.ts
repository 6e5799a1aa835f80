// Sentences that a reader would trip over, said aloud by hand.
import { describe, expect, test } from 'vitest';
import { diceText } from './dice-text.ts';
import { effectText, homeText, losesPs, paysText, SHOWN } from './words.ts';
import { combatText } from './combat/text.ts';
import { PART_NAMES } from './combat/names.ts';
import { combatEpique } from './combat-epique/index.ts';
import { combatDeSoldats, combatDeSoldatsText } from './combat-de-soldats/index.ts';
import { contreesSauvages, contreesSauvagesText } from './contrees-sauvages/index.ts';
import type { CombatEvent } from './combat/event-types.ts';
import type { CombatState } from './combat/types.ts';
import { known } from '../kernel/result.ts';

const begun = <T>(start: { readonly ok: boolean; readonly value?: T }): T => known(start.value);
const duel: CombatState = begun(
  combatEpique.setup({ name: 'Duel', column: 'heros', active: { hero: 'teela' }, defender: { hero: 'evil-lyn' } }),
);
const say = (event: CombatEvent): string => combatText.event(event, duel);
const CITES = { cites: ['foe.p6-degats.difference'] } as const;

describe('PS that go', () => {
  test('those that were left are told, so that 3 damage for 2 PS is understood', () => {
    expect(say({ type: 'hurt', side: 0, amount: 2, health: 0, what: 'attaque', name: '', ...CITES })).toBe(
      'Teela perd ses 2 derniers PS.',
    );
    expect(say({ type: 'hurt', side: 0, amount: 1, health: 0, what: 'initiative', name: '', ...CITES })).toBe(
      'Teela perd son dernier PS à l’initiative.',
    );
    expect(say({ type: 'hurt', side: 0, amount: 2, health: 3, what: 'sort', name: 'Boule de feu', ...CITES })).toBe(
      'Boule de feu fait perdre 2 PS à Teela ; il en reste 3.',
    );
  });
  test('in the wilds, against soldiers', () => {
    expect(losesPs('He-Man', 1, 0)).toBe('He-Man perd son dernier PS');
    const wild = begun(
      contreesSauvages.setup({ name: '', enemy: 'dylinx', hero: { name: 'Teela', body: 5, health: 4 } }),
    );
    expect(
      contreesSauvagesText.event(
        { type: 'wild-struck', damage: 2, before: 3, health: 1, cites: ['foe.sauvage.p3-simultane'] } as never,
        wild,
      ),
    ).toBe('Dylinx subit 2 dégâts et passe de 3 à 1 PS.');
    expect(
      contreesSauvagesText.event({ type: 'wild-stopped', blank: 1, cites: ['foe.sauvage.relance'] } as never, wild),
    ).toBe('Teela s’arrête là ; 1 dé à relancer, laissé là, ne vaut rien.');
    const soldiers = begun(
      combatDeSoldats.setup({
        name: '',
        attacker: { team: 'A', soldiers: 2 },
        defender: { team: 'B', soldiers: 1, heroes: [{ name: 'Teela', health: 2 }] },
      }),
    );
    const hit = (left: number, attackers: number): string =>
      combatDeSoldatsText.event(
        {
          type: 'bat-hit-soldier',
          damage: 1,
          soldiers: left,
          attackers,
          cites: ['foe.bataille.declenchement'],
        } as never,
        soldiers,
      );
    expect([hit(0, 1), hit(2, 0)]).toEqual([
      '1 soldat défenseur encaisse et part en réserve, avec un attaquant. Plus aucun soldat ne défend, 1 attaque.',
      '1 soldat défenseur encaisse et part en réserve, avec un attaquant. 2 soldats défendent encore, plus aucun n’attaque.',
    ]);
  });
});
describe('numbers agree', () => {
  test('one soldier, two soldiers', () => {
    const give = (attaque: number): string =>
      say({
        type: 'soldiers-given',
        side: 0,
        give: { initiative: 0, attaque, defense: 0 },
        cites: ['foe.p4-capacites.soldats'],
      } as never);
    expect([give(1), give(2)]).toEqual([
      'Teela retire 1 soldat : +1 en attaque.',
      'Teela retire 2 soldats : +2 en attaque.',
    ]);
    expect(PART_NAMES['soldats']).toBe('bonus des soldats'); // after any number
  });
  test('dice to throw again are dice', () =>
    expect([
      diceText({ blanc: 1, reussite: 0, double: 0, relancer: 1 }),
      diceText({ blanc: 0, reussite: 2, double: 0, relancer: 2 }),
      diceText({ blanc: 0, reussite: 0, double: 0, relancer: 0 }),
    ]).toEqual(['1 blanc et 1 dé à relancer', '2 réussites et 2 dés à relancer', 'aucun dé']));
  test('one hidden card', () =>
    expect([
      say({ type: 'revealed', cards: 1, ...CITES } as never),
      say({ type: 'revealed', cards: 8, ...CITES } as never),
    ]).toEqual(['La carte cachée est retournée.', 'Les 8 cartes cachées sont retournées.']));
});
describe('what is paid, and where one goes home', () => {
  test('all of it, a part, nothing; forgotten or owed', () => {
    expect([
      paysText('L’équipe', 5, 0, false),
      paysText('L’équipe', 2, 3, false),
      paysText('L’équipe', 0, 5, false),
      paysText('L’équipe', 2, 3, true),
      paysText('L’équipe', 0, 5, true),
    ]).toEqual([
      'L’équipe paie 5 Eternium.',
      'L’équipe paie 2 Eternium ; le reste est effacé.',
      'L’équipe n’a aucun Eternium pour payer ; le reste est effacé.',
      'L’équipe paie 2 Eternium et en doit encore 3.',
      'L’équipe n’a aucun Eternium pour payer et en doit encore 5.',
    ]);
  });
  test('a base that has no name', () =>
    expect([homeText('sa base'), homeText('Château Grayskull')]).toEqual([
      'à sa base',
      'à sa base, le Château Grayskull,',
    ]));
});
test('a face is told with its article', () => {
  expect(SHOWN.relancer).toBe('une face « relancer »');
  expect(say({ type: 'test-thrown', face: 'blanc', success: false, ...CITES } as never)).toBe(
    'Le dé montre une face blanche : c’est un échec.',
  );
  expect(say({ type: 'test-thrown', face: 'double', success: true, ...CITES } as never)).toBe(
    'Le dé montre une double réussite.',
  );
});
test('what an effect takes from the other side', () =>
  expect(effectText({ do: 'moins', zone: 'attaque', value: 1 })).toBe('−1 en attaque pour l’adversaire'));
test('a setting that is none is named', () => {
  const start = combatEpique.setup({
    name: 'Duel',
    column: 'heros',
    active: { hero: 'teela' },
    defender: { hero: 'evil-lyn' },
    options: { fantaisie: true } as object,
  });
  expect(start.ok ? [] : start.error.map(combatText.refusal)).toEqual([
    'Ce jeu n’a pas de réglage « fantaisie », ou il n’est ni oui ni non : retirez-le.',
  ]);
});
