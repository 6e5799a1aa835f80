// Diagrams of what is counted: life, damage, what cards in play add, an empty pile. Each number is the engine's.
import { counterOf, playerOf } from '../../engine/battlefight/partie/board.ts';
import { omittedNumber } from '../../engine/battlefight/language/facts.ts';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { COUNTERS, type PartieEvent, type PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { duel, game } from '../../engine/battlefight/scenarios.ts';
import type { Technique } from '../../engine/battlefight/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import { waiting } from './programs.ts';
import {
  type BfSchema,
  cardOf,
  discard,
  hand,
  laid,
  pawn,
  type Picture,
  pile,
  type Played,
  played,
  steps,
  type StripSchema,
  use,
} from './schemas-kit.ts';

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
const found = <K extends PartieEvent['type']>(events: readonly PartieEvent[], type: K): Of<K> => {
  const event = events.find((one): one is Of<K> => one.type === type);
  if (event === undefined) throw new Error(`schéma : aucun « ${type} »`);
  return event;
};
const number = (value: number): Picture => ({ is: 'number', value });

// ── Life and damage
const BLOW: Technique = {
  id: 'coup',
  title: 'Coup',
  type: 'attaque',
  steps: [{ modifier: null, keyword: 'blesser', n: 4 }],
};
const HIT: PartieScenario = duel({ hand: [BLOW.id] }, { hand: ['ex-def-1'] }, { cards: [BLOW] });
const blow = [use(BLOW.id), ...steps(1)];
/** « 16 points de vie, 4 de dégât »: those of J2. */
const standing = ({ state }: Played): string => {
  const { life, damage } = playerOf(state, 1);
  return `${plural(life, 'point')} de vie, ${damage} de dégât`;
};
const vieDegat = (): StripSchema => {
  const parry = [...blow, use('ex-def-1')];
  const hit = played(HIT, blow);
  const blocked = played(HIT, [...parry, ...steps(1)]);
  return {
    kind: 'strip',
    ordered: true,
    caption:
      'Les points de J2. L’anneau clair est la vie ; sa suite, plus pâle, le dégât que l’on peut encore bloquer.',
    items: [
      { title: 'Au départ', text: standing(played(HIT)), pictures: [pawn(played(HIT), 1)] },
      { title: 'Un coup de J1', text: standing(hit), pictures: [pawn(hit, 1)] },
      { title: 'Bloquer 3, puis fin de son tour', text: standing(blocked), pictures: [pawn(blocked, 1)] },
    ],
  };
};
/** The same blow, blocked in time or let go. */
const aTemps = (): StripSchema => {
  const parried = played(HIT, [...blow, use('ex-def-1'), ...steps(1)]);
  const moved = played(HIT, [...blow, use('base-deplacement'), ...steps(1), { type: 'move', to: 'D6' }]);
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'J2 vient de subir 4 dégâts. À la fin de son tour, ce qu’il n’a pas bloqué est perdu.',
    items: [
      { title: 'J2 joue Parade', text: standing(parried), pictures: [...laid(parried).slice(-1), pawn(parried, 1)] },
      { title: 'J2 se déplace', text: standing(moved), pictures: [...laid(moved).slice(-1), pawn(moved, 1)] },
    ],
  };
};
const sommes = (): StripSchema => {
  const { state } = played(
    duel(
      {},
      {},
      {
        active: [
          { card: 'ex-con-3', owner: 0, next: 3 },
          { card: 'ex-att-4', owner: 0, target: 1, next: 2 },
        ],
      },
    ),
  );
  const cards = waiting(state, 0).map(({ card }): Picture => ({ is: 'card', card: cardOf(card) }));
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Deux techniques de J1 attendent, Stables : sa Force est la somme de ce qu’elles donnent.',
    items: [
      { title: 'Les cartes en jeu', text: 'Rien d’autre n’est noté.', pictures: cards },
      {
        title: 'La Force de J1',
        text: 'à cet instant',
        pictures: [
          { is: 'sign', sign: '=' },
          { is: 'number', value: counterOf(state, 0, 'force') },
        ],
      },
    ],
  };
};

/** A blow, as the engine adds it up. */
const degats = (): StripSchema => {
  const { told } = played(
    duel(
      { hand: ['ex-att-1'] },
      {},
      {
        active: [
          { card: 'ex-con-3', owner: 0, next: 3 },
          { card: 'ex-def-2', owner: 1, next: 3 },
        ],
      },
    ),
    [use('ex-att-1'), ...steps(2)],
  );
  const { tally } = found(told, 'hurt');
  const part = (what: 'n' | 'force' | 'protection'): number => tally.parts.find((one) => one.what === what)?.value ?? 0;
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Un coup de J1, avec les cartes d’exemple que chacun a en jeu.',
    items: [
      { title: 'Blesser 3', text: 'le nombre de l’étape', pictures: [number(part('n'))] },
      {
        title: 'Force de J1',
        text: 'il porte Rage contenue',
        pictures: [{ is: 'sign', sign: '+' }, number(part('force'))],
      },
      {
        title: 'Protection de J2',
        text: 'il porte Garde haute',
        pictures: [{ is: 'sign', sign: '−' }, number(-part('protection'))],
      },
      { title: 'Dégâts', text: 'ôtés de la vie de J2', pictures: [{ is: 'sign', sign: '=' }, number(tally.sum)] },
    ],
  };
};

/** Force lasts as long as its technique is active. */
const duree = (): StripSchema => {
  const scenario = duel({ hand: ['ex-def-1'] }, {}, { active: [{ card: 'ex-att-4', owner: 0, target: 1, next: 2 }] });
  const before = played(scenario);
  const after = played(scenario, [
    use('base-rhetorique'),
    ...steps(1),
    { type: 'destabilise', active: '0:ex-att-4' },
    ...steps(2),
  ]);
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'La Force de J1 dure tant que Poing armé est actif, pas plus.',
    items: [
      {
        title: 'Poing armé attend, Stable',
        text: `Force de J1 : ${counterOf(before.state, 0, 'force')}`,
        pictures: [{ is: 'card', card: cardOf('ex-att-4') }, number(counterOf(before.state, 0, 'force'))],
      },
      {
        title: 'Il a frappé : désactivé',
        text: `Force de J1 : ${counterOf(after.state, 0, 'force')}`,
        pictures: [...laid(after).slice(-1), number(counterOf(after.state, 0, 'force'))],
      },
    ],
  };
};

const compteurs = (): StripSchema => {
  const { state } = played(game(['cogneur', 'beau-parleur']));
  const { life, damage } = playerOf(state, 0);
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Les compteurs de chaque personne au début de la partie.',
    items: [
      { title: 'Vie', pictures: [number(life)] },
      { title: 'Dégât', pictures: [number(damage)] },
      ...COUNTERS.map((counter) => ({
        title: KEYWORD_LABELS[counter],
        pictures: [number(counterOf(state, 0, counter))],
      })),
    ],
  };
};

// ── An empty pile
const DRY: PartieScenario = duel({ life: 15, hand: [], discard: ['ex-att-2', 'ex-con-1', 'ex-def-1'] });
const piocheVide = (): StripSchema => {
  const start = played(DRY);
  const drawing = played(DRY, [use('base-concentration'), ...steps(1)]);
  const { before, after } = found(drawing.told, 'pile-empty');
  const { count } = found(drawing.told, 'reshuffled');
  const drawn = played(DRY, [use('base-concentration'), ...steps(1), { type: 'draw', card: 'ex-con-1' }]);
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Piocher d’une pioche vide, geste par geste.',
    items: [
      {
        title: 'La pioche est vide',
        text: `${before} points de vie`,
        pictures: [pile(start.state, 0), discard(start.state, 0)],
      },
      { title: 'La vie est divisée', text: `il en reste ${after}`, pictures: [number(after)] },
      {
        title: 'La défausse est mélangée',
        text: `${count} cartes dans la pioche`,
        pictures: [pile(drawing.state, 0), discard(drawing.state, 0)],
      },
      {
        title: 'Une carte est prise',
        text: 'au hasard du mélange',
        pictures: [pile(drawn.state, 0), hand(drawn.state, 0)],
      },
    ],
  };
};

const omis = (): BfSchema => ({
  kind: 'table',
  caption: 'Ce que veut dire un paramètre omis.',
  columns: ['écrit', 'se lit'],
  rows: [
    ...(['distance', 'stable'] as const).map((keyword) => [
      KEYWORD_LABELS[keyword],
      `${KEYWORD_LABELS[keyword]} ${omittedNumber(keyword) ?? ''}`,
    ]),
    [KEYWORD_LABELS['s-empecher-carte'], 'toutes les cartes, quel que soit leur type'],
  ],
});

export const POINTS: Readonly<Record<string, () => BfSchema>> = {
  'vie-degat': vieDegat,
  'a-temps': aTemps,
  sommes,
  degats,
  duree,
  compteurs,
  'pioche-vide': piocheVide,
  omis,
};
