// What a combat says, each event and each of its turns of phrase; and the rules that wounds, tokens and choices are told by.
import { describe, expect, test } from 'vitest';
import {
  conclude,
  DECLARE,
  duel,
  hold,
  renounce,
  reroll,
  roll,
  settled,
  spend,
  TIE,
  wound,
} from '../cases/trials.fixture.ts';
import { ROSTER } from '../data.ts';
import type { Sheet } from '../types.ts';
import { combat, combatText } from './index.ts';
import type { BwTally, CombatAction, CombatEvent, CombatScenario, CombatState } from './types.ts';

const run = (
  scenario: CombatScenario,
  ...script: readonly CombatAction[]
): { readonly state: CombatState; readonly events: readonly CombatEvent[] } => {
  const start = combat.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const events: CombatEvent[] = [];
  for (const action of script) {
    expect(combat.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    const step = combat.apply(state, action);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
};
const HULK = duel([{ sheet: 'hulk' }], 'fatalis');
const TEAM = duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }], 'fatalis');
const SIEGE: CombatScenario = {
  attackers: [{ sheet: 'hulk' }],
  target: { kind: 'module', module: 'm', moduleKind: 'care', defenders: [{ sheet: 'fatalis', doubled: false }] },
};
const cites = ['bw.combat.ordre'] as const;
const tally = (sum: number): BwTally => ({ sum, parts: [] });
type Bare<T> = T extends CombatEvent ? Omit<T, 'cites'> : never;

test.for<readonly [says: string, event: Bare<CombatEvent>, scenario?: CombatScenario]>([
  [
    'Hulk attaque Fatalis.',
    { type: 'declared', initiator: 'hulk', allies: [], target: 'fatalis', onModule: false, sheltered: [] },
  ],
  [
    "Hulk attaque Fatalis. À 2 cases d'un adversaire qui ne frappe qu'au contact, rien à craindre pour Hulk.",
    { type: 'declared', initiator: 'hulk', allies: [], target: 'fatalis', onModule: false, sheltered: ['hulk'] },
  ],
  [
    'Hulk attaque le module soins.',
    { type: 'declared', initiator: 'hulk', allies: [], target: 'm', onModule: true, sheltered: [] },
    SIEGE,
  ],
  [
    "Fatalis doit se défendre : son dé revient au centre, l'action prévue est perdue.",
    { type: 'disturbed', unit: 'fatalis' },
  ],
  ['Personne ne défend le module soins.', { type: 'defended', unit: null, module: 'm', doubled: false }, SIEGE],
  [
    'Fatalis défend le module soins avec un D10.',
    { type: 'defended', unit: 'fatalis', module: 'm', doubled: false },
    SIEGE,
  ],
  [
    'Fatalis défend le module soins avec un D10, doublé par la double défense.',
    { type: 'defended', unit: 'fatalis', module: 'm', doubled: true },
    SIEGE,
  ],
  [
    "Hulk lance son D12 : 5. Total de l'attaque : 5.",
    {
      type: 'rolled',
      unit: 'hulk',
      camp: 'attack',
      phase: 'base',
      faces: 12,
      value: 5,
      multiplier: 1,
      bonus: 0,
      tally: tally(5),
      other: 0,
    },
  ],
  [
    'Fatalis se défend avec un D10 : 3 doublé, soit 6, plus 1 de Victoire. Total de la défense : 7, contre 5.',
    {
      type: 'rolled',
      unit: 'fatalis',
      camp: 'defence',
      phase: 'base',
      faces: 10,
      value: 3,
      multiplier: 2,
      bonus: 1,
      tally: tally(7),
      other: 5,
    },
  ],
  [
    "Hulk jette encore son D12 : 2. L'attaque passe à 7 et mène de 2.",
    {
      type: 'rolled',
      unit: 'hulk',
      camp: 'attack',
      phase: 'raise',
      faces: 12,
      value: 2,
      multiplier: 1,
      bonus: 0,
      tally: tally(7),
      other: 5,
    },
  ],
  [
    'Le D10 de Fatalis donnait 2, il donne 5. La défense passe à 5 : égalité.',
    { type: 'rerolled', unit: 'fatalis', camp: 'defence', faces: 10, old: 2, value: 5, tally: tally(5), other: 5 },
  ],
  [
    "Le D10 de Fatalis donnait 2, il donne 1. La défense passe à 1, encore 4 de moins que l'adversaire.",
    { type: 'rerolled', unit: 'fatalis', camp: 'defence', faces: 10, old: 2, value: 1, tally: tally(1), other: 5 },
  ],
  ['Hulk dépense son dernier jeton Puissance.', { type: 'spent', unit: 'hulk', camp: 'attack', left: 0 }],
  ['Hulk dépense un jeton Puissance ; il lui en reste 2.', { type: 'spent', unit: 'hulk', camp: 'attack', left: 2 }],
  ['Hulk use de sa Relance sur son propre dé.', { type: 'reroll-spent', unit: 'hulk', die: 'hulk', left: 0 }],
  [
    "Fatalis use de sa Relance sur le dé de Hulk, l'initiateur du combat.",
    { type: 'reroll-spent', unit: 'fatalis', die: 'hulk', left: 0 },
  ],
  [
    "Hulk n'a plus rien à dépenser et renonce d'office.",
    { type: 'renounced', unit: 'hulk', camp: 'attack', forced: true },
  ],
  ['Hulk renonce : son total ne montera plus.', { type: 'renounced', unit: 'hulk', camp: 'attack', forced: false }],
  [
    "À égalité et sans rien à dépenser, Hulk passe d'office.",
    { type: 'held', unit: 'hulk', camp: 'attack', forced: true },
  ],
  ['À égalité, Hulk passe.', { type: 'held', unit: 'hulk', camp: 'attack', forced: false }],
  ["Hulk mène et n'ajoute rien pour l'instant.", { type: 'waited', unit: 'hulk', camp: 'attack' }],
  [
    "Hulk n'a plus rien à ajouter : le combat se conclut.",
    { type: 'concluded', unit: 'hulk', camp: 'attack', forced: true },
  ],
  ['Hulk conclut le combat.', { type: 'concluded', unit: 'hulk', camp: 'attack', forced: false }],
  [
    '5 partout : égalité, il ne se passe rien.',
    { type: 'compared', winner: null, unit: 'hulk', attack: 5, defence: 5, gap: 0, undefended: false },
  ],
  [
    "Personne ne défend : l'attaque de Hulk réussit avec 5.",
    { type: 'compared', winner: 'attack', unit: 'hulk', attack: 5, defence: 0, gap: 5, undefended: true },
  ],
  [
    "L'attaque l'emporte, 7 à 5, avec 2 points d'écart pour Hulk.",
    { type: 'compared', winner: 'attack', unit: 'hulk', attack: 7, defence: 5, gap: 2, undefended: false },
  ],
  [
    "La défense l'emporte, 6 à 5, avec 1 point d'écart pour Fatalis.",
    { type: 'compared', winner: 'defence', unit: 'fatalis', attack: 5, defence: 6, gap: 1, undefended: false },
  ],
  ["Hulk tirait à l'abri, à 2 cases : aucune blessure.", { type: 'no-wound', unit: 'hulk' }],
  [
    'Hulk inflige 1 blessure à Fatalis, dont la vie passe de 5 à 4.',
    { type: 'wounded', unit: 'fatalis', by: 'hulk', tally: tally(1), before: 5, after: 4 },
  ],
  [
    'Hulk inflige 2 blessures au module soins, dont la résistance passe de 3 à 1.',
    { type: 'module-hit', module: 'm', by: 'hulk', tally: tally(2), before: 3, after: 1 },
    SIEGE,
  ],
  [
    'Hulk gagne un jeton de Victoire. Avec 2 jetons, chacun de ses prochains jets compte 2 de plus.',
    { type: 'victory-token', unit: 'hulk', before: 1, after: 2 },
  ],
  ["Hulk n'a pas d'emplacement de Victoire : pas de jeton.", { type: 'victory-full', unit: 'hulk', slots: 0 }],
  [
    'Les emplacements de Victoire de Hulk sont tous pris (2) : pas de jeton de plus.',
    { type: 'victory-full', unit: 'hulk', slots: 2 },
  ],
  [
    'Le pouvoir de Fatalis reste sans effet : Hulk est cosmique.',
    { type: 'power-void', unit: 'fatalis', against: 'hulk' },
  ],
  ["Fatalis n'a plus de point de vie : sa carte quitte le jeu.", { type: 'died', unit: 'fatalis' }],
  ["Le module soins n'a plus de résistance : le voilà détruit.", { type: 'module-destroyed', module: 'm' }, SIEGE],
])('%s', ([says, event, scenario = HULK]) =>
  expect(combatText.event({ ...event, cites } as CombatEvent, run(scenario).state).replaceAll('\u00a0', ' ')).toBe(
    says,
  ),
);
test.for<readonly [string, CombatAction]>([
  ["Déclarer l'attaque", DECLARE],
  ['Ne pas défendre', { type: 'defend', by: null }],
  ['Défendre avec Fatalis', { type: 'defend', by: 'fatalis' }],
  ['Obtenir 7', { type: 'roll', value: 7 }],
  ['Dépenser un jeton Puissance de Hulk', spend('hulk')],
  ['Relancer le dé de Hulk', reroll('hulk', 'hulk')],
  ['Relancer le dé de Hulk (Relance de Fatalis)', reroll('fatalis', 'hulk')],
  ['Renoncer', renounce('attack')],
  ['Passer sans rien ajouter', hold('attack')],
  ['Attendre', { type: 'wait', camp: 'attack' }],
  ['Conclure le combat', conclude('attack')],
  ['Blesser Hulk', wound('hulk')],
])('%s', ([says, action]) => expect(combatText.action(action, run(HULK).state)).toBe(says));
test('a token is named after who pays only where somebody else has the word', () => {
  const { state } = run(HULK, DECLARE, ...roll(5, 8)); // Hulk trails
  expect(combatText.action(spend('hulk'), state)).toBe('Dépenser un jeton Puissance');
  expect(combatText.action(spend('fatalis'), state)).toBe('Dépenser un jeton Puissance de Fatalis');
});
test('what is asked, how it ended, who sits where', () => {
  const asks = (scenario: CombatScenario, ...script: readonly CombatAction[]): string =>
    combatText.node(run(scenario, ...script).state);
  expect(asks(HULK)).toBe('Hulk va attaquer.');
  expect(asks(HULK, DECLARE)).toBe('Hulk lance un D12.');
  expect(asks(SIEGE, DECLARE)).toBe('La défense choisit qui défend le module.');
  expect(asks(TEAM, DECLARE, ...roll(1, 1, 8), ...settled('defence'))).toBe(
    'Fatalis choisit qui reçoit les blessures.',
  );
  const { state } = run(HULK, DECLARE, ...roll(5, 5), ...TIE);
  expect(combatText.node(state)).toBe('Le combat est terminé.');
  expect(['attack', 'defence', 'tie', ''].map((result) => combatText.result(result, state))).toEqual([
    "L'attaque remporte le combat.",
    'La défense remporte le combat.',
    'Égalité : personne ne remporte le combat.',
    'Le combat est terminé.',
  ]);
  expect([0, 1].map((seat) => combatText.seat(seat as 0 | 1, state)).toSorted()).toEqual(["L'attaque", 'La défense']);
  expect(combatText.refusal({ code: 'personne', cites: ['bw.combat.ordre'] } as never)).toBe(
    "Ce coup n'est pas permis.",
  );
});

describe('rules', () => {
  const told = <K extends CombatEvent['type']>(
    type: K,
    scenario: CombatScenario,
    ...script: readonly CombatAction[]
  ): Extract<CombatEvent, { readonly type: K }> => {
    const found = run(scenario, ...script).events.findLast((event) => event.type === type);
    if (found === undefined) throw new Error(`never told: ${type}`);
    return found as Extract<CombatEvent, { readonly type: K }>;
  };
  const struck = (scenario: CombatScenario, ...script: readonly CombatAction[]) => {
    const { cites: why, tally: sum } = told('wounded', scenario, ...script);
    return [why, ...sum.parts.map(({ what, cites: rules }) => [what, ...rules])];
  };
  test('a strike of the attack, of a team, of the defence, of a defence against a team', () => {
    expect(struck(HULK, DECLARE, ...roll(9, 5), ...settled('attack'))).toEqual([
      ['bw.combat.degats'],
      ['strike', 'bw.combat.degats', 'bw.carte.frappe'],
    ]);
    expect(struck(TEAM, DECLARE, ...roll(4, 4, 5), ...settled('attack'))).toEqual([
      ['bw.combat.degats', 'bw.surnombre.frappe-initiateur'],
      ['strike', 'bw.surnombre.frappe-initiateur', 'bw.carte.frappe'],
    ]);
    expect(struck(HULK, DECLARE, ...roll(5, 8), ...settled('defence'))).toEqual([
      ['bw.combat.degats-defenseur'],
      ['strike', 'bw.combat.degats-defenseur', 'bw.carte.frappe'],
    ]);
    expect(struck(TEAM, DECLARE, ...roll(1, 1, 8), ...settled('defence'), wound('hulk'))).toEqual([
      ['bw.surnombre.defenseur-choisit'],
      ['strike', 'bw.combat.degats-defenseur', 'bw.carte.frappe'],
    ]);
  });
  test('a bracket of ten, reached exactly or passed', () => {
    const gap = (attack: number): unknown =>
      struck(HULK, DECLARE, ...roll(attack, 1), renounce('defence'), conclude('attack')).at(-1);
    expect(gap(11)).toEqual(['brackets', 'bw.combat.tranches', 'bw.combat.tranche-exacte']);
    expect(gap(12)).toEqual(['brackets', 'bw.combat.tranches']);
    expect(gap(10)).toEqual(['strike', 'bw.combat.degats', 'bw.carte.frappe']);
  });
  test('a token of Victory: one’s own, the initiator’s of a team; none where there is no room', () => {
    expect(told('victory-token', HULK, DECLARE, ...roll(9, 5), ...settled('attack'))).toMatchObject({
      unit: 'hulk',
      before: 0,
      after: 1,
      cites: ['bw.combat.jeton-victoire'],
    });
    expect(told('victory-token', TEAM, DECLARE, ...roll(4, 4, 5), ...settled('attack'))).toMatchObject({
      unit: 'capitaine-america',
      cites: ['bw.combat.jeton-victoire', 'bw.surnombre.victoire-initiateur'],
    });
    const slots = (ROSTER['hulk'] as Sheet).victorySlots;
    const full = duel([{ sheet: 'hulk', victory: slots }], 'fatalis');
    expect(told('victory-full', full, DECLARE, ...roll(12, 1), ...settled('attack'))).toMatchObject({
      unit: 'hulk',
      slots,
      cites: ['bw.combat.jeton-victoire-plein'],
    });
  });
  test('who falls, what is destroyed', () => {
    const weak = duel([{ sheet: 'hulk' }], 'fatalis', { life: 1 });
    expect(told('died', weak, DECLARE, ...roll(9, 5), ...settled('attack'))).toEqual({
      type: 'died',
      unit: 'fatalis',
      cites: ['bw.combat.mort'],
    });
    const frail: CombatScenario = {
      ...SIEGE,
      target: { kind: 'module', module: 'm', moduleKind: 'care', resistance: 1, defenders: [] },
    };
    expect(told('module-hit', frail, DECLARE, ...roll(9), conclude('attack'))).toMatchObject({
      before: 1,
      after: 0,
      cites: ['bw.base.attaque', 'bw.base.resistance'],
    });
    expect(told('module-destroyed', frail, DECLARE, ...roll(9), conclude('attack')).cites).toEqual([
      'bw.base.destruction',
    ]);
  });
  test('what is open, and why', () => {
    const open = (scenario: CombatScenario, ...script: readonly CombatAction[]) => {
      const node = combat.node(run(scenario, ...script).state);
      return [...(node.kind === 'choice' ? node.options : [node.kind]), ...node.cites];
    };
    expect(open(SIEGE, DECLARE)).toEqual([
      { type: 'defend', by: 'fatalis' },
      { type: 'defend', by: null },
      'bw.base.cible',
    ]);
    expect(open(TEAM, DECLARE, ...roll(1, 1, 8), ...settled('defence'))).toEqual([
      wound('capitaine-america'),
      wound('hulk'),
      'bw.surnombre.defenseur-choisit',
    ]);
    expect(open(HULK, DECLARE, ...roll(5, 5)).slice(-2)).toEqual(['bw.combat.egalite', 'bw.combat.depense']);
    expect(open(HULK, DECLARE, ...roll(5, 8)).slice(-2)).toEqual(['bw.combat.depense', 'bw.combat.renoncement']);
    expect(open(HULK, DECLARE, ...roll(5, 8), renounce('attack')).slice(-1)).toEqual(['bw.combat.poursuite']);
    expect(open(HULK, DECLARE, ...roll(5, 5), ...TIE)).toEqual(['end', 'bw.combat.egalite']);
    expect(open(HULK, DECLARE, ...roll(9, 5), ...settled('attack'))).toEqual(['end', 'bw.combat.vainqueur']);
  });
});
