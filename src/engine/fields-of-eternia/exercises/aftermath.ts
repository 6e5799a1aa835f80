// What an epic combat leaves: one more round, a winner, an enemy that stays or goes; and what a fallen hero pays.
import type { Rng } from '../../kernel/rng.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { combatText } from '../combat/text.ts';
import { totalOf } from '../combat/totals.ts';
import { striker } from '../combat/damage.ts';
import type { CombatScenario, FighterSpec, Goods } from '../combat/scenario-types.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import { atRandom, duelOf, huntOf, nameOf } from './fight.ts';
import {
  among,
  between,
  choiceOf,
  eventsOf,
  explained,
  type FoeExerciseType,
  momentOf,
  numberOf,
  pick,
  rarely,
  reasonsOf,
  stepsOf,
  until,
} from './kit.ts';

const GO: CombatAction = { type: 'go' };
const OUTCOMES = ['second-round', 'resolved', 'enemy-left'] as const;
type Told = Extract<CombatEvent, { readonly type: (typeof OUTCOMES)[number] | 'fallen' }>;

/** What may be thought to follow: by column, in an order of its own. */
const followings = (state: CombatState): readonly string[] => {
  const [mine, theirs] = [nameOf(state, 0), nameOf(state, 1)];
  const round = 'Personne n’a encore gagné : une nouvelle manche de combat commence.';
  const fallen = (name: string): string => `${name} est hors de combat : le combat cesse.`;
  if (state.fixed.column === 'heros')
    return [
      `${mine} gagne le combat.`,
      `${theirs} gagne le combat.`,
      'Le combat s’arrête sans vainqueur.',
      round,
      fallen(mine),
      fallen(theirs),
    ];
  return [
    `${theirs} s’enfuit : sa carte retourne dans le paquet.`,
    `${theirs} reste en jeu avec ses dégâts.`,
    `${mine} a gagné le combat, puisque personne n’est tombé.`,
    round,
    fallen(mine),
    fallen(theirs),
  ];
};
const following = (state: CombatState, told: Told): string | undefined => {
  const all = followings(state);
  switch (told.type) {
    case 'resolved':
      return all[told.winner];
    case 'enemy-left':
      return all[told.boss ? 1 : 0];
    case 'second-round':
      return all[3];
    case 'fallen':
      return all[4 + told.side];
  }
};
const lastBlow = (round: number, { phase, attacks, round: now }: CombatState): boolean =>
  phase === 'damage' && attacks === 1 && now === round;
const NEXT_RULES = [
  'foe.p9-resolution.seconde-manche',
  'foe.p9-resolution.fin',
  'foe.p9-resolution.vainqueur',
  'foe.p9-resolution.egalite',
  'foe.p9-resolution.creature-seconde',
  'foe.p9-resolution.creature-fuit',
  'foe.p9-resolution.boss-reste',
  'foe.p7-vaincus.heros',
  'foe.p7-vaincus.creature-gagne',
  'foe.p7-vaincus.creature-vaincue',
  'foe.p6-degats.riposte',
  'foe.p6-degats.difference',
  'foe.p6-degats.bloquee',
] as const;
const NEXT: FoeExerciseType = {
  id: 'suite',
  title: 'Que se passe-t-il après la riposte ?',
  rules: NEXT_RULES,
  make: (random) => {
    const round = rarely(random, 5) ? 1 : 2;
    const scenario = (rarely(random, 3) ? huntOf : duelOf)(random);
    const { state, actions } = momentOf(
      combatEpique,
      scenario,
      until((now) => lastBlow(round, now), atRandom(random)),
    );
    if (!lastBlow(round, state)) return undefined;
    const blow = combatEpique.apply(state, GO);
    const { events } = blow.state.phase === 'fallen' ? stepsOf(combatEpique, state, [GO, GO]) : blow;
    const [told] = eventsOf(events, 'fallen', ...OUTCOMES);
    const right = told === undefined ? undefined : following(state, told);
    if (told === undefined || right === undefined) return undefined;
    const by = striker(state);
    const to = by === 0 ? 1 : 0;
    const [a, b] = [totalOf(state, by, 'attaque').sum, totalOf(state, to, 'defense').sum];
    return {
      facts: [
        `Manche de combat ${round}.`,
        `Reste la riposte : ${nameOf(state, by)} attaque à ${a}, ${nameOf(state, to)} défend à ${b} et a ${state.sides[to].health} PS.`,
        `Dégâts infligés jusqu’ici dans ce combat : ${nameOf(state, 0)} ${state.sides[0].dealt}, ${nameOf(state, 1)} ${state.sides[1].dealt}.`,
        `${nameOf(state, 0)} est le héros actif et ne fuira pas.`,
        ...(state.fixed.column === 'boss'
          ? [`${nameOf(state, 1)} est un boss.`]
          : state.fixed.column === 'creature'
            ? [`${nameOf(state, 1)} est une créature épique.`]
            : []),
      ],
      question: 'La riposte se résout. Que se passe-t-il ensuite ?',
      position: { mode: 'combat-epique', scenario, actions },
      answer: choiceOf(random, right, followings(state)),
      ...reasonsOf(combatText, state, [...eventsOf(events, 'attack'), told]),
      cites: among([...told.cites, ...eventsOf(events, 'attack').flatMap(({ cites }) => cites)], NEXT_RULES),
    };
  },
};

const GOODS = [
  { id: 'casque', name: 'Casque de bronze', cost: 2 },
  { id: 'diademe', name: 'Diadème', cost: 3 },
  { id: 'amulette', name: 'Amulette d’orage', cost: 4 },
] as const;
/** That duel, one side at its last PS: nothing at hand but what it may pay with. */
const nearlyFallen = (random: Rng, duel: CombatScenario, side: Side, goods: readonly Goods[]): CombatScenario => {
  const bare = ({ hero }: FighterSpec, weak: boolean): FighterSpec => ({
    hero,
    base: 'sa base',
    eternium: between(random, 0, 9),
    ...(weak ? { health: 1, goods } : {}),
  });
  return {
    ...duel,
    active: bare(duel.active, side === 0),
    ...(duel.defender === undefined ? {} : { defender: bare(duel.defender, side === 1) }),
  };
};
const PAYMENT: FoeExerciseType = {
  id: 'defaite',
  title: 'Combien coûte la défaite ?',
  rules: [
    'foe.vaincu.paiement',
    'foe.eternium.ressource',
    'foe.vaincu.retour-base',
    'foe.vaincu.soin',
    'foe.vaincu.fin-du-tour',
  ],
  make: (random) => {
    const drawn = duelOf(random);
    const side = rarely(random, 2) ? 0 : 1;
    const goods = rarely(random, 3) ? [] : [pick(random, GOODS)];
    const scenario = nearlyFallen(random, drawn, side, goods);
    const { state, actions } = momentOf(
      combatEpique,
      scenario,
      until(({ phase }) => phase === 'fallen', atRandom(random)),
    );
    if (state.phase !== 'fallen' || state.sides[side].health > 0) return undefined;
    const due = combatEpique.apply(state, GO);
    const [card] = goods;
    const given = due.state.phase === 'pay' && card !== undefined && rarely(random, 2) ? card : undefined;
    const pays: readonly CombatAction[] =
      due.state.phase !== 'pay'
        ? []
        : given === undefined
          ? [{ type: 'pay', card: null }]
          : [{ type: 'pay', card: given.id }];
    if (pays.some((action) => combatEpique.refuse(due.state, action) !== undefined)) return undefined;
    const after = stepsOf(combatEpique, state, [GO, ...pays]);
    if (after.state.due > 0) return undefined;
    return {
      facts: [
        `${nameOf(state, side)} vient de tomber à 0 PS.`,
        `Réserve de son équipe : ${state.sides[side].eternium} Eternium.`,
        card === undefined
          ? `${nameOf(state, side)} n’a aucune carte à donner.`
          : `${nameOf(state, side)} a une seule carte : « ${card.name} », coût ${card.cost}.`,
        ...(given !== undefined
          ? ['L’équipe choisit de donner cette carte.']
          : card === undefined
            ? []
            : [
                due.state.phase === 'pay'
                  ? 'L’équipe choisit de garder cette carte.'
                  : 'Tout ce que l’équipe possède y passe, s’il le faut.',
              ]),
      ],
      question: 'L’équipe paie la défaite. Combien d’Eternium reste-t-il dans sa réserve ?',
      position: { mode: 'combat-epique', scenario, actions },
      answer: numberOf(after.state.sides[side].eternium, 0, 12, 'Eternium'),
      ...explained(combatText, state, after.events, 'paid', 'paid-all', 'returned'),
    };
  },
};
export const AFTERMATH_TYPES: readonly FoeExerciseType[] = [NEXT, PAYMENT];
