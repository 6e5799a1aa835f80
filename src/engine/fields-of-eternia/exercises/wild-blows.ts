// Combats in the wilds: both blows at once, and what follows.
import { leftOf } from '../contrees-sauvages/board.ts';
import { contreesSauvages, contreesSauvagesText } from '../contrees-sauvages/index.ts';
import type { WildEvent, WildState } from '../contrees-sauvages/types.ts';
import { choiceOf, eventsOf, explained, type FoeExerciseType, numberOf, rarely, reasonsOf } from './kit.ts';
import { type AskedBlows, figures, moment, placed } from './wild-moment.ts';

const about = (of: AskedBlows): AskedBlows => of;
/** What lies on the table. */
const told = (drawn: ReturnType<typeof moment>): readonly string[] => [
  figures(drawn),
  placed(drawn.state),
  `${drawn.hero} a ${drawn.state.health} PS.`,
];
const BLOWS: FoeExerciseType = {
  id: 'coups-sauvages',
  title: 'Combien de PS dans les contrées ?',
  rules: ['foe.sauvage.p3-ennemi', 'foe.sauvage.p3-heros', 'foe.sauvage.p3-simultane', 'foe.sauvage.p2-ps'],
  make: (random) => {
    const drawn = moment(random, ({ stage }) => stage === 'attack');
    const { state, position, hero, enemy } = drawn;
    if (state.stage !== 'attack') return undefined;
    const { events } = contreesSauvages.apply(state, { type: 'wild-go' });
    const mine = !rarely(random, 3);
    const [hit] = mine ? eventsOf(events, 'wild-hurt') : eventsOf(events, 'wild-struck');
    if (hit === undefined) return undefined;
    return {
      facts: [],
      drawn: told(drawn),
      question: `Les deux attaques se résolvent. Combien de PS reste-t-il à ${mine ? hero : `l’ennemi (${enemy})`} ?`,
      position: { ...position, about: about(mine ? 'hero' : 'enemy') },
      answer: numberOf(hit.health, 0, 20, 'PS'),
      ...reasonsOf(contreesSauvagesText, state, [hit]),
    };
  },
};
const ENDS = {
  apprivoiser: 'Ennemi vaincu : récompense, puis domptage possible en payant son coût.',
  vaincre: 'Ennemi vaincu : récompense, mais pas de domptage.',
  ensemble: 'Ennemi et héros tombent : récompense, sans domptage.',
  tomber: 'Le héros est vaincu, sans récompense.',
  retour: 'Personne n’est vaincu : la carte de l’ennemi est remélangée dans le paquet.',
} as const;
const endOf = (state: WildState, events: readonly WildEvent[]): keyof typeof ENDS => {
  const types = new Set(events.map(({ type }) => type));
  if (!types.has('wild-won')) return types.has('wild-fallen') ? 'tomber' : 'retour';
  return types.has('wild-fallen') ? 'ensemble' : state.stage === 'tame' ? 'apprivoiser' : 'vaincre';
};
const AFTER: FoeExerciseType = {
  id: 'issue-sauvage',
  title: 'Que devient l’ennemi des contrées ?',
  rules: [
    'foe.sauvage.p4-victoire',
    'foe.sauvage.p4-domptage',
    'foe.sauvage.p4-echec',
    'foe.sauvage.une-manche',
    'foe.contrees.allie-adverse',
    'foe.contrees.allie-recompense',
    'foe.soutien.dompter',
    'foe.soutien.dompter-sans-cout',
    'foe.vaincu.seuil',
    'foe.vaincu.fin-du-tour',
    'foe.vaincu.retour-base',
    'foe.vaincu.soin',
    'foe.vaincu.paiement',
  ],
  make: (random) => {
    const drawn = moment(random, ({ stage }) => stage === 'attack');
    const { state, position } = drawn;
    const { type, cost, reward = [] } = state.fixed.enemy;
    if (state.stage !== 'attack' || (leftOf(state, 'ps') > 0 && !rarely(random, 3))) return undefined; // most blows beat nobody
    const { state: after, events } = contreesSauvages.apply(state, { type: 'wild-go' });
    const end = endOf(after, events);
    const given = reward.reduce((sum, effect) => sum + (effect.do === 'eternium' ? effect.value : 0), 0);
    const offered = end === 'apprivoiser' ? (['foe.sauvage.p4-domptage'] as const) : [];
    const { because, cites } = explained(
      contreesSauvagesText,
      state,
      events,
      'wild-won',
      'wild-untamed',
      'wild-fallen',
      'wild-back',
    );
    return {
      facts: [
        type === 'allie'
          ? 'L’ennemi est un allié de l’autre faction.'
          : cost === null
            ? 'C’est une créature sans coût de domptage.'
            : `C’est une créature au coût de ${cost} ; réserve : ${state.eternium} Eternium, récompense : ${given}.`,
      ],
      drawn: told(drawn),
      question: 'Les deux attaques se résolvent. Que se passe-t-il ensuite ?',
      position: { ...position, about: about('both') },
      answer: choiceOf(random, ENDS[end], Object.values(ENDS)),
      because: end === 'apprivoiser' ? [...because, contreesSauvagesText.node(after)] : because,
      cites: [cites[0], ...offered, ...cites.slice(1)],
    };
  },
};
export const WILD_BLOWS_TYPES: readonly FoeExerciseType[] = [BLOWS, AFTER];
