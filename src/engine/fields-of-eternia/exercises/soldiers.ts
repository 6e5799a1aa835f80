// Soldiers' combats: who is left, and who holds the zone.
import type { Rng } from '../../kernel/rng.ts';
import { seeded } from '../../kernel/play.ts';
import { plural } from '../../kernel/french.ts';
import { combatDeSoldats, combatDeSoldatsText } from '../combat-de-soldats/index.ts';
import type { SoldiersKind, SoldiersScenario, SoldiersState } from '../combat-de-soldats/types.ts';
import { heroesFrom } from './fight.ts';
import { between, choiceOf, explained, type FoeExerciseType, momentOf, numberOf, pick, until } from './kit.ts';

const MODE = 'combat-de-soldats';
const TEAMS = { masters: 'Masters of the Universe', evil: 'Evil Warriors' } as const;
const battleOf = (random: Rng, kind: SoldiersKind): SoldiersScenario => {
  const [mine, theirs] = pick(random, [
    ['masters', 'evil'],
    ['evil', 'masters'],
  ] as const);
  const heroes = (count: number) =>
    heroesFrom(random, theirs, count).map(({ name }) => ({ name, health: between(random, 1, 4) }));
  const entering = heroesFrom(random, mine, 1).map(({ name }) => ({ name, health: between(random, 1, 5) }))[0];
  const attacker =
    kind === 'entree' && entering !== undefined
      ? { team: TEAMS[mine], soldiers: 0, hero: entering }
      : { team: TEAMS[mine], soldiers: between(random, 1, 3) };
  const defender = {
    soldats: () => ({ soldiers: between(random, 1, 3) }),
    entree: () => ({ soldiers: between(random, 1, 3) }),
    heros: () => ({ soldiers: 0, heroes: heroes(1) }),
    mixte: () => ({ soldiers: random.below(3), heroes: heroes(2) }),
    boss: () => ({ soldiers: 0 }),
  }[kind]();
  return {
    name: 'Exercice : combat de soldats',
    note: 'Position tirée au hasard.',
    place: 'le camp',
    attacker,
    defender: { team: TEAMS[theirs], ...defender },
    ...(kind === 'boss' ? { boss: 'Evil Seed' } : {}),
  };
};
const forces = ({ fixed, attackers, soldiers, heroes, hero }: SoldiersState): readonly string[] => [
  fixed.hero === null
    ? `L’équipe ${fixed.teams[0]} entre avec ${plural(attackers, 'soldat', 'soldats')}.`
    : `${fixed.hero} (${fixed.teams[0]}) entre, avec ${hero} PS.`,
  `En face (équipe ${fixed.teams[1]}) : ${[...(soldiers > 0 ? [plural(soldiers, 'soldat', 'soldats')] : []), ...fixed.heroes.map((name, i) => `${name}, ${heroes[i] ?? 0} PS`), ...(fixed.boss === null ? [] : [`seulement un boss, ${fixed.boss}`])].join(' ; ')}.`,
];
const start = (random: Rng, kind: SoldiersKind) => {
  const scenario = battleOf(random, kind);
  const { state, actions } = momentOf(
    combatDeSoldats,
    scenario,
    until(() => true, seeded(1)),
  );
  return { state, position: { mode: MODE, scenario, actions } };
};
const toTheEnd = (random: Rng, state: SoldiersState) => {
  const player = seeded(random.next());
  let step = { state, events: [] as ReturnType<typeof combatDeSoldats.apply>['events'] };
  while (step.state.outcome === null) {
    const node = combatDeSoldats.node(step.state);
    const action = node.kind === 'end' ? undefined : player(node);
    if (action === undefined) break;
    const next = combatDeSoldats.apply(step.state, action);
    step = { state: next.state, events: [...step.events, ...next.events] };
  }
  return step;
};
const COUNT: FoeExerciseType = {
  id: 'soldats',
  title: 'Combien en reste-t-il ?',
  rules: [
    'foe.bataille.contre-soldats',
    'foe.bataille.contre-heros',
    'foe.bataille.exactement-zero',
    'foe.bataille.declenchement',
    'foe.combat.soldats',
    'foe.vaincu.seuil',
    'foe.vaincu.fin-du-tour',
    'foe.bataille.sans-pv',
    'foe.vaincu.retour-base',
    'foe.vaincu.soin',
    'foe.vaincu.paiement',
  ],
  make: (random) => {
    const kind = pick(random, ['soldats', 'heros', 'entree'] as const);
    const { state, position } = start(random, kind);
    const { state: after, events } = toTheEnd(random, state);
    const hero = state.fixed.hero ?? state.fixed.heroes[0] ?? '';
    const asked = pick(
      random,
      kind === 'soldats'
        ? (['attackers', 'soldiers'] as const)
        : kind === 'heros'
          ? (['attackers', 'health'] as const)
          : (['soldiers', 'health'] as const),
    );
    const ask = {
      attackers: { value: after.attackers, what: 'Combien de soldats restent à l’équipe qui attaque', unit: 'soldats' },
      soldiers: { value: after.soldiers, what: 'Combien de soldats restent à l’équipe attaquée', unit: 'soldats' },
      health: {
        value: kind === 'heros' ? (after.heroes[0] ?? 0) : after.hero,
        what: `Combien de PS restent à ${hero}, avant tout soin`,
        unit: 'PS',
      },
    }[asked];
    return {
      facts: forces(state),
      question: `${ask.what} à la fin de ce combat ?`,
      position,
      answer: numberOf(ask.value, 0, 9, ask.unit),
      ...explained(combatDeSoldatsText, state, events, 'bat-exchanged', 'bat-hit-hero', 'bat-entered', 'bat-fallen'),
    };
  },
};
const HOLDERS = ['L’équipe qui attaque.', 'L’équipe attaquée.'] as const;
const NOBODY = 'Plus personne.';
/** Before a boss: soldiers stand beside it. */
const SHARED = 'Les soldats et le boss : aucun combat n’a lieu.';
const BOSS = [
  'Le boss seul : les soldats retournent en réserve.',
  'Les soldats et le boss, qui a perdu autant de PS qu’il y a de soldats.',
] as const;
const HOLDER: FoeExerciseType = {
  id: 'zone-tenue',
  title: 'Qui reste dans la zone ?',
  rules: [
    'foe.plateau.controle',
    'foe.bataille.declenchement',
    'foe.bataille.contre-soldats',
    'foe.bataille.boss',
    'foe.bataille.contre-mixte',
    'foe.bataille.contre-heros',
    'foe.bataille.un-ps',
    'foe.combat.soldats',
    'foe.bataille.exactement-zero',
  ],
  make: (random) => {
    const kind = pick(random, ['soldats', 'soldats', 'heros', 'mixte', 'mixte', 'entree', 'boss'] as const);
    const { state, position } = start(random, kind);
    const { state: after, events } = toTheEnd(random, state);
    const holder = after.outcome?.holder ?? null;
    const right = kind === 'boss' ? SHARED : holder === null ? NOBODY : HOLDERS[holder];
    const reasons =
      kind === 'boss'
        ? explained(combatDeSoldatsText, state, events, 'bat-ignored')
        : explained(
            combatDeSoldatsText,
            state,
            events,
            'bat-over',
            'bat-exchanged',
            'bat-entered',
            'bat-hit-hero',
            'bat-hit-soldier',
          );
    return {
      facts: forces(state),
      question: 'Une fois tout réglé, qui reste dans la zone ?',
      position,
      answer: choiceOf(random, right, kind === 'boss' ? BOSS : [...HOLDERS, NOBODY]),
      ...reasons,
    };
  },
};
export const SOLDIERS_TYPES: readonly FoeExerciseType[] = [COUNT, HOLDER];
