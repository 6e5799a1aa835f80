// Power dice: how many dice a zone gives, what a throw is worth.
import { atRandom, duelOf, nameOf, zoneFact } from './fight.ts';
import { eventsOf, type FoeExerciseType, momentOf, numberOf, pick, rarely, reasonsOf, until } from './kit.ts';
import type { CombatState, Side } from '../combat/types.ts';
import { desDePouvoir, desDePouvoirText } from '../des-de-pouvoir/index.ts';
import { seeded } from '../../kernel/play.ts';
import { diceText } from '../dice-text.ts';
import { sizeOfDice } from '../dice.ts';
import { GRID_ZONES } from '../types.ts';
import { IN_ZONE, ZONE_NAMES } from '../words.ts';

const MODE = 'des-de-pouvoir';
const POOL: FoeExerciseType = {
  id: 'des-de-pouvoir',
  title: 'Combien de dés de pouvoir ?',
  rules: [
    'foe.pouvoir.initiative-des',
    'foe.pouvoir.attaque-defense',
    'foe.pouvoir.cartes-echangees',
    'foe.pouvoir.principe',
  ],
  make: (random) => {
    const scenario = duelOf(random);
    const { state, actions } = momentOf(
      desDePouvoir,
      scenario,
      until(({ phase, dice }) => phase === 'totals' && dice === null, atRandom(random)),
    );
    if (state.phase !== 'totals') return undefined;
    const { events } = desDePouvoir.apply(state, { type: 'go' });
    const side: Side = rarely(random, 2) ? 0 : 1;
    const zone = pick(random, GRID_ZONES);
    const [told] = eventsOf(events, 'pools').filter((event) => event.side === side);
    if (told === undefined || told.dice[zone].parts.length === 0) return undefined;
    const main = zone === 'initiative' ? 'foe.pouvoir.initiative-des' : 'foe.pouvoir.attaque-defense';
    return {
      facts: [zoneFact(state, side, zone), 'Le combat se joue avec les dés de pouvoir.'],
      question: `Combien de dés lance ${nameOf(state, side)} ${IN_ZONE[zone]} ?`,
      position: { mode: MODE, scenario, actions },
      answer: numberOf(told.dice[zone].sum, 0, 15, 'dés'),
      because: [desDePouvoirText.event(told, state)],
      cites: [main, ...told.cites.filter((rule) => rule !== main)],
    };
  },
};

/** Somebody is about to throw: for the initiative, or for an attack. */
const throwing = (stage: 'initiative' | 'attaque', state: CombatState): boolean =>
  state.dice?.stage === stage && desDePouvoir.node(state).kind === 'chance';
const THROW: FoeExerciseType = {
  id: 'lancer-de-pouvoir',
  title: 'Que vaut ce lancer de dés de pouvoir ?',
  rules: [
    'foe.pouvoir.relancer-fin',
    'foe.pouvoir.initiative-fixe',
    'foe.pouvoir.attaque-defense',
    'foe.pouvoir.initiative-des',
    'foe.pouvoir.plus-de-dix',
  ],
  make: (random) => {
    const scenario = duelOf(random);
    const stage = pick(random, ['initiative', 'attaque'] as const);
    const { state, actions } = momentOf(
      desDePouvoir,
      scenario,
      until((now) => throwing(stage, now), atRandom(random)),
    );
    if (!throwing(stage, state)) return undefined;
    const node = desDePouvoir.node(state);
    const action = node.kind === 'end' ? undefined : seeded(random.next())(node);
    if (action?.type !== 'throw' || action.faces.relancer > 0 || sizeOfDice(action.faces) === 0) return undefined;
    const { events } = desDePouvoir.apply(state, action);
    const [told] = eventsOf(events, 'stopped');
    const [thrown] = eventsOf(events, 'thrown');
    if (told === undefined || thrown === undefined || thrown.reroll > 0) return undefined;
    const { side, zone, total } = told;
    const placed = state.excess[side][zone];
    return {
      facts: [
        `${nameOf(state, side)} lance ses dés (${ZONE_NAMES[zone]}) : ${diceText(action.faces)}.`,
        `Initiative imprimée sur sa carte : ${state.fixed.sides[side].initiative}.`,
        ...(placed > 0 ? [`Réussites placées là, pour les dés au-delà de dix : ${placed}.`] : []),
      ],
      question: `Quel total obtient ${nameOf(state, side)} ${IN_ZONE[zone]} ?`,
      position: { mode: MODE, scenario, actions },
      answer: numberOf(total.sum, 0, 25, 'réussites'),
      ...reasonsOf(desDePouvoirText, state, [told]),
      cites: [
        ...new Set([...total.parts.flatMap(({ cites }) => cites), ...told.cites]),
      ] as unknown as typeof told.cites,
    };
  },
};
export const POWER_TYPES: readonly FoeExerciseType[] = [POOL, THROW];
