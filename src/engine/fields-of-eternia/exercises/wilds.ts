// Combats in the wilds: one die for an effect, dice to throw again or to assign.
import { de, plural } from '../../kernel/french.ts';
import { contreesSauvages, contreesSauvagesText } from '../contrees-sauvages/index.ts';
import type { WildAction, WildState } from '../contrees-sauvages/types.ts';
import { diceText } from '../dice-text.ts';
import type { Effect, WildDice } from '../types.ts';
import { effectsText, WILD_NAMES } from '../words.ts';
import { choiceOf, eventsOf, type FoeExerciseType, judged, pick, rarely, reasonsOf, verdictOf } from './kit.ts';
import { ENEMIES, figures, moment, placed } from './wild-moment.ts';

// ── One die for an ability
type Tested = Extract<Effect, { readonly do: 'jet' }>;
const testIn = ({ stage, pending: [first] }: WildState): Tested | undefined =>
  stage === 'ability' && first?.do === 'jet' ? first : undefined;
const effectsOf = (effects: readonly Effect[]): string => (effects.length === 0 ? 'rien' : effectsText(effects));
const TEST: FoeExerciseType = {
  id: 'jet',
  title: 'Ce dé est-il une réussite ?',
  rules: ['foe.jets.lancer', 'foe.jets.reussite', 'foe.jets.echec', 'foe.sauvage.p1-capacite'],
  make: (random) => {
    const drawn = moment(
      random,
      (state) => testIn(state) !== undefined,
      ENEMIES.filter(({ ability }) => ability?.effects.some(({ do: what }) => what === 'jet') === true),
    );
    const { state, position, enemy } = drawn;
    const test = testIn(state);
    if (test === undefined) return undefined;
    const face = pick(random, ['blanc', 'reussite', 'double', 'relancer'] as const);
    const [told] = eventsOf(contreesSauvages.apply(state, { type: 'wild-test', face }).events, 'wild-tested');
    if (told === undefined) return undefined;
    const options = [`Réussite : ${effectsOf(test.success)}.`, `Échec : ${effectsOf(test.failure)}.`] as const;
    const wrong = [
      ...options,
      'On relance le dé.',
      ...(face === 'double' ? [`Deux réussites : ${effectsOf(test.success)}, deux fois.`] : []),
    ];
    return {
      facts: [
        `Capacité ${de(enemy)} : un dé ; réussite : ${effectsOf(test.success)} ; échec : ${effectsOf(test.failure)}.`,
        `Le dé donne : ${WILD_NAMES[face]}.`,
      ],
      question: 'Que donne ce jet ?',
      position,
      answer: choiceOf(random, options[told.success ? 0 : 1], wrong),
      ...reasonsOf(contreesSauvagesText, state, [told]),
      cites: [
        told.success ? 'foe.jets.reussite' : 'foe.jets.echec',
        ...told.cites.filter((rule) => rule !== 'foe.jets.reussite' && rule !== 'foe.jets.echec'),
      ],
    };
  },
};

// ── Dice to throw again, dice to assign
const waves = ({ dice }: WildState): readonly WildAction[] => {
  const none: WildDice = { blanc: 0, reussite: 0, double: 0, relancer: 0 };
  const extras = [
    none,
    { ...none, blanc: 1 },
    { ...none, reussite: 1 },
    { ...none, blanc: 2 },
    { ...none, blanc: 1, reussite: 1 },
    { ...none, blanc: 3 },
  ].filter((extra) => extra.blanc <= dice.blanc && extra.reussite <= dice.reussite);
  return extras.map((extra) => ({ type: 'wild-again', extra }));
};
const AIMS = { defense: 'sur la défense', ps: 'sur les PS', attaque: 'sur l’attaque' } as const;
const ASSIGN: FoeExerciseType = {
  id: 'des-sauvages',
  title: 'Peut-on jouer ces dés ainsi ?',
  rules: [
    'foe.sauvage.p2-affecter',
    'foe.sauvage.p2-defense-dabord',
    'foe.sauvage.p2-ps',
    'foe.sauvage.p2-attaque',
    'foe.sauvage.p2-double',
    'foe.sauvage.relance',
  ],
  make: (random) => {
    const stage = rarely(random, 3) ? 'reroll' : 'assign';
    let seen = 0;
    const least = stage === 'reroll' ? 0 : random.below(4);
    const drawn = moment(random, (state) => state.stage === stage && (seen += 1) > least);
    const { state, position, hero } = drawn;
    if (state.stage !== stage) return undefined;
    const plays: readonly WildAction[] =
      stage === 'reroll'
        ? waves(state)
        : (['double', 'reussite'] as const)
            .filter((die) => state.dice[die] > 0)
            .flatMap((die) =>
              (['defense', 'ps', 'attaque'] as const).map((to): WildAction => ({ type: 'wild-assign', die, to })),
            );
    const verdict = verdictOf(random, { game: contreesSauvages, text: contreesSauvagesText, state }, plays);
    if (verdict === undefined) return undefined;
    const { action } = verdict;
    const [shown, what] =
      action.type === 'wild-assign'
        ? [
            [figures(drawn), placed(state), `Dés à affecter : ${diceText(state.dice)}.`],
            `placer une ${WILD_NAMES[action.die]} ${AIMS[action.to]}`,
          ]
        : [[`Dés sur la table : ${diceText(state.dice)}.`], action.type === 'wild-again' ? again(action.extra) : ''];
    return {
      ...judged(verdict, { facts: [], question: `${hero} veut ${what}. Est-ce permis ?`, position }),
      drawn: shown,
    };
  },
};
const again = (extra: WildDice): string =>
  extra.blanc + extra.reussite === 0
    ? 'relancer tous les dés marqués, et aucun autre'
    : `relancer tous les dés marqués, plus ${plural(extra.blanc + extra.reussite, 'autre dé', 'autres dés')} (${diceText(extra)})`;

export const WILDS_TYPES: readonly FoeExerciseType[] = [TEST, ASSIGN];
