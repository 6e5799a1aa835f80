// Phases 5 and 6 of an epic combat: what a zone is worth, who strikes first, what PS are left.
import { de } from '../../kernel/french.ts';
import { some } from '../../kernel/result.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { combatText } from '../combat/text.ts';
import { PART_NAMES } from '../combat/names.ts';
import { totalOf } from '../combat/totals.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import { GRID_ZONES } from '../types.ts';
import { signed, ZONE_NAMES } from '../words.ts';
import { atRandom, duelOf, healthFact, huntOf, nameOf, zoneFact } from './fight.ts';
import { choiceOf, eventsOf, type FoeExerciseType, momentOf, numberOf, pick, rarely, reasonsOf, until } from './kit.ts';

const GO: CombatAction = { type: 'go' };
const atTotals = ({ phase }: CombatState): boolean => phase === 'totals';
const MODE = 'combat-epique';

const TOTAL: FoeExerciseType = {
  id: 'total',
  title: 'Quel total sur la grille ?',
  rules: [
    'foe.p5-totaux.somme',
    'foe.p5-totaux.initiative-base',
    'foe.p5-totaux.carte-retournee',
    'foe.paquet.modificateurs',
    'foe.paquet.surcharge-valeur',
    'foe.paquet.flux-valeur',
    'foe.paquet.surcharge-effet',
    'foe.soutien.equipement-permanent',
    'foe.soutien.sort-combat',
    'foe.soutien.consommable',
    'foe.p4-capacites.soldats-plus-un',
    'foe.p2-debut.heros',
  ],
  make: (random) => {
    const scenario = duelOf(random);
    const { state, actions } = momentOf(combatEpique, scenario, until(atTotals, atRandom(random)));
    if (!atTotals(state)) return undefined;
    const side: Side = rarely(random, 2) ? 0 : 1;
    const zone = pick(random, GRID_ZONES);
    const { sum, parts } = totalOf(state, side, zone);
    if (parts.length < 2) return undefined;
    const [told] = eventsOf(combatEpique.apply(state, GO).events, 'totals').filter((event) => event.side === side);
    if (told === undefined) return undefined;
    return {
      facts: [zoneFact(state, side, zone)],
      question: `Phase 5 : quel est le total ${de(ZONE_NAMES[zone])} ${de(nameOf(state, side))} ?`,
      position: { mode: MODE, scenario, actions },
      answer: numberOf(told.totals[zone].sum, 0, 20, ZONE_NAMES[zone]),
      because: [
        combatText.event(told, state),
        `${parts.map(({ what, value }) => `${signed(value)} (${PART_NAMES[what] ?? what})`).join(', ')} : ${sum}.`,
      ],
      cites: some([...new Set([...parts.flatMap(({ cites }) => cites), 'foe.p5-totaux.somme' as const])]),
    };
  },
};

const lossOf = (loss: number): string => (loss === 0 ? 'personne ne perd de PS' : `l’autre perd ${loss} PS`);
const striking = (name: string, loss: number): string => `${name} frappe d’abord ; ${lossOf(loss)}.`;
const INITIATIVE: FoeExerciseType = {
  id: 'initiative',
  title: 'Qui frappe d’abord ?',
  rules: [
    'foe.p5-totaux.initiative-premier',
    'foe.p5-totaux.initiative-surpris',
    'foe.p5-totaux.initiative-egalite',
    'foe.rapide.initiative-double',
  ],
  make: (random) => {
    const initiativeCompte = rarely(random, 3);
    const scenario = (rarely(random, 3) ? huntOf : duelOf)(random, { options: { initiativeCompte } });
    const { state, actions } = momentOf(combatEpique, scenario, until(atTotals, atRandom(random)));
    if (!atTotals(state)) return undefined;
    const [told] = eventsOf(combatEpique.apply(state, GO).events, 'initiative');
    if (told === undefined) return undefined;
    const right = striking(nameOf(state, told.first), told.loss);
    const others = ([0, 1] as const).flatMap((side) =>
      [0, 1, ...(initiativeCompte ? [2] : [])].map((loss) => striking(nameOf(state, side), loss)),
    );
    return {
      facts: [
        zoneFact(state, 0, 'initiative'),
        zoneFact(state, 1, 'initiative'),
        `${nameOf(state, 0)} est le héros actif.`,
        ...(initiativeCompte ? ['Règle facultative en jeu : « l’initiative compte ».'] : []),
      ],
      question: 'Les initiatives se comparent. Que se passe-t-il ?',
      position: { mode: MODE, scenario, actions },
      answer: choiceOf(random, right, others),
      ...reasonsOf(combatText, state, [told]),
    };
  },
};

const sums = (state: CombatState, side: Side): string =>
  `${nameOf(state, side)} : ${GRID_ZONES.map((zone) => `${ZONE_NAMES[zone]} ${totalOf(state, side, zone).sum}`).join(', ')}.`;
/** Phase 5, then both attacks, unless somebody falls before. */
const roundOf = (state: CombatState): readonly CombatEvent[] => {
  let step = combatEpique.apply(state, GO);
  let { events } = step;
  while (step.state.phase === 'damage') {
    step = combatEpique.apply(step.state, GO);
    events = [...events, ...step.events];
  }
  return events;
};
const WOUNDS: FoeExerciseType = {
  id: 'blessures',
  title: 'Combien de PS après les coups ?',
  rules: [
    'foe.p6-degats.difference',
    'foe.p6-degats.bloquee',
    'foe.p6-degats.premier-attaquant',
    'foe.p6-degats.riposte',
    'foe.p6-degats.jetons',
    'foe.p6-degats.zero',
    'foe.p6-degats.creature',
    'foe.p5-totaux.initiative-surpris',
    'foe.p5-totaux.initiative-premier',
    'foe.p5-totaux.initiative-egalite',
    'foe.vaincu.seuil',
  ],
  make: (random) => {
    const scenario = (rarely(random, 4) ? huntOf : duelOf)(random);
    const { state, actions } = momentOf(combatEpique, scenario, until(atTotals, atRandom(random)));
    if (!atTotals(state)) return undefined;
    const events = roundOf(state);
    const side: Side = rarely(random, 2) ? 0 : 1;
    const hits = eventsOf(events, 'hurt').filter((event) => event.side === side);
    const told = events.filter(({ type }) => type === 'initiative' || type === 'attack' || type === 'hurt');
    return {
      facts: [
        sums(state, 0),
        sums(state, 1),
        healthFact(state, 0),
        healthFact(state, 1),
        `${nameOf(state, 0)} est le héros actif.`,
      ],
      question: `On résout l’initiative, puis les attaques. Combien de PS reste-t-il à ${nameOf(state, side)} à la fin de la phase 6 ?`,
      position: { mode: MODE, scenario, actions },
      answer: numberOf(hits.at(-1)?.health ?? state.sides[side].health, 0, 20, 'PS'),
      ...reasonsOf(combatText, state, told),
      cites: reasonsOf(
        combatText,
        state,
        told.toSorted((a, b) => rank(a, side) - rank(b, side)),
      ).cites,
    };
  },
};
/** What touches the fighter asked about comes first. */
const rank = (event: CombatEvent, side: Side): number =>
  event.type === 'attack' && event.by !== side ? 0 : event.type === 'hurt' && event.side === side ? 1 : 2;

export const TOTALS_TYPES: readonly FoeExerciseType[] = [TOTAL, INITIATIVE, WOUNDS];
