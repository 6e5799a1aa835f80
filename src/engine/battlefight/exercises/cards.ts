// Questions about cards: what a hand, a pile or a life become, and whether a deck is one.
import { capital, de, plural } from '../../kernel/french.ts';
import { play, seeded, stateAt } from '../../kernel/play.ts';
import { known, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { type Collection, collectionFaults } from '../decks.ts';
import { formation, formationText } from '../formation/index.ts';
import type { FormationScenario, FormationState } from '../formation/types.ts';
import { TYPE_LABELS } from '../language/labels.ts';
import { activeOf, pileSize, techniqueOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import type { PartieEvent, PartieState } from '../partie/types.ts';
import { type CardId, type Technique, TECHNIQUE_TYPES } from '../types.ts';
import {
  among,
  before,
  between,
  type BfExerciseType,
  cellsOf,
  citesOf,
  EXECUTE,
  EXERCISE,
  explained,
  handOf,
  momentOf,
  nameOf,
  nextStep,
  numberOf,
  oneIn,
  person,
  pick,
  positionOf,
  positionWith,
  shipped,
  shuffled,
  step,
  stepSentence,
  textFact,
  trial,
} from './kit.ts';

// ── Hand, pile, discard pile
/** The step under the pointer, and every choice and draw that it asks for. */
const wholeStep = (
  random: Rng,
  state: PartieState,
): { readonly state: PartieState; readonly events: readonly PartieEvent[] } => {
  const first = partie.apply(state, EXECUTE);
  const chance = seeded(random.next());
  const { line } = play(
    partie,
    first.state,
    (node, now) => (now.turns === state.turns && topOf(now)?.kind === 'op' ? chance(node) : undefined),
    20,
  );
  return {
    state: stateAt(line, line.moves.length),
    events: [...first.events, ...line.moves.flatMap((move) => move.step.events)],
  };
};
const HANDS = ['piocher', 'defausser', 'si-possible-defausser'] as const;
const handCard = (random: Rng): Technique =>
  oneIn(random, 3)
    ? shipped(pick(random, ['base-concentration', 'ex-con-1', 'ex-con-4', 'ex-rhe-5']))
    : trial(random, [
        step(pick(random, [...HANDS, 'piocher']), between(random, 1, 4), oneIn(random, 3) ? 'adversaire' : null),
        step('stable', random.below(3)),
      ]);
const MAIN: BfExerciseType = {
  id: 'main',
  title: 'Piocher ou défausser : combien après ?',
  rules: [
    'bf.main.piocher-vide-vie',
    'bf.main.piocher-vide-melange',
    'bf.main.piocher-vide-carte',
    'bf.main.piocher-carte-active',
    'bf.main.piocher-pleine',
    'bf.main.piocher-repetition',
    'bf.main.defausser-suffisant',
    'bf.main.defausser-insuffisant',
    'bf.main.si-possible-suffisant',
    'bf.main.si-possible-insuffisant',
    'bf.techniques.pose-carte',
    'bf.execution.echec',
  ],
  make: (random) => {
    const zones = () => ({
      hand: handOf(random, 0, 3),
      shuffled: oneIn(random, 2) ? handOf(random, 0, 1) : handOf(random, 2, 4),
      discard: handOf(random, 0, 2),
    });
    const card = handCard(random);
    const moment = momentOf(
      random,
      positionWith(
        card,
        cellsOf(random, 2).map((cell) => person(random, cell, zones())),
      ),
      card.id,
      before(HANDS),
    );
    const top = moment === undefined ? undefined : topOf(moment.state);
    if (moment === undefined || top?.kind !== 'run') return undefined;
    const { state } = moment;
    const { owner, target } = activeOf(state, top.active);
    const instruction = known(nextStep(state));
    const seat = instruction.modifier === 'adversaire' ? known(target ?? undefined) : owner;
    const done = wholeStep(random, state);
    const [was, is] = [state, done.state].map((now) => known(now.players[seat]));
    if (was === undefined || is === undefined) return undefined;
    const emptied = done.events.some(({ type }) => type === 'pile-empty');
    const ofLife = emptied && oneIn(random, 2);
    const zone = `${nameOf(state, seat)} : ${plural(was.hand.length, 'carte', 'cartes')} en main, ${pileSize(was)} dans la pioche, ${was.discard.length} dans la défausse, ${plural(was.life, 'point', 'points')} de vie.`;
    const reasons = explained(
      state,
      done.events,
      MAIN.rules,
      'pile-empty',
      'reshuffled',
      'nothing-drawn',
      'discarded',
      'failed',
      'drawn',
    );
    return {
      facts: [],
      drawn: [textFact(techniqueOf(state, activeOf(state, top.active).card)), zone],
      question: `${stepSentence(instruction)} ${ofLife ? `Combien de points de vie a ensuite ${nameOf(state, seat)} ?` : `Combien de cartes y a-t-il ensuite dans la main ${de(nameOf(state, seat))} ?`}`,
      position: positionOf(moment, { counts: true }),
      answer: ofLife ? numberOf(is.life, 0, 20, 'points de vie') : numberOf(is.hand.length, 0, 12, 'cartes'),
      ...reasons,
    };
  },
};

// ── Decks
const OF_TYPE = TECHNIQUE_TYPES.map((type) => EXAMPLE_CARDS.filter((card) => card.type === type));
/** Four cards of each type, then sometimes a card too many, too few or in place of another. */
const deckFrom = (random: Rng, copies: number): readonly Technique[] => {
  const sound = OF_TYPE.flatMap((cards) =>
    shuffled(
      random,
      cards.flatMap((card) => Array.from({ length: copies }, () => card)),
    ).slice(0, 4),
  );
  const at = random.below(sound.length);
  const other = pick(random, EXAMPLE_CARDS);
  return pick(random, [
    () => sound,
    () => sound,
    () => sound,
    () => sound.toSpliced(at, 1),
    () => [...sound, other],
    () => sound.toSpliced(at, 1, other),
    () => doubled(random, sound, copies),
    () => doubled(random, sound, copies),
  ])();
};
/** One card more often than there are copies, in place of others of its type. */
const doubled = (random: Rng, deck: readonly Technique[], copies: number): readonly Technique[] => {
  const { id, type } = pick(random, deck);
  let more = copies + 1;
  return copies > 3
    ? deck
    : deck.map((card) =>
        card.type === type && more > 0 ? ((more -= 1), known(EXAMPLE_CARDS.find((one) => one.id === id))) : card,
      );
};
const lineOf = (deck: readonly Technique[], i: number): string => {
  const type = known(TECHNIQUE_TYPES[i]);
  const cards = known(OF_TYPE[i])
    .map((card) => [card.title, deck.filter(({ id }) => id === card.id).length] as const)
    .filter(([, count]) => count > 0);
  return `${TYPE_LABELS[type]} : ${cards.length === 0 ? 'aucune carte' : cards.map(([title, count]) => `« ${title} »${count > 1 ? ` (${count} fois)` : ''}`).join(', ')}.`;
};
const built = (collection: Collection): FormationScenario => ({
  ...EXERCISE,
  method: 'construit',
  collection,
  players: ['J1'],
});
/** The engine builds it, card after card. */
const formed = (
  deck: readonly Technique[],
  collection: Collection,
): { readonly state: FormationState; readonly events: readonly Parameters<typeof formationText.event>[0][] } => {
  const start = formation.setup(built(collection));
  let state = known(start.ok ? start.value : undefined);
  let events: readonly Parameters<typeof formationText.event>[0][] = [];
  for (const type of TECHNIQUE_TYPES)
    for (const { id } of deck.filter((card) => card.type === type))
      ({ state, events } = formation.apply(state, { type: 'choose', card: id }));
  return { state, events: events.filter((event) => event.type === 'deck-formed') };
};
const DECK_TYPE: BfExerciseType = {
  id: 'deck',
  title: 'Ce deck est-il permis ?',
  rules: ['bf.cartes.deck-taille', 'bf.cartes.deck-types', 'bf.cartes.deck-construit', 'bf.cartes.deck-doublons'],
  make: (random) => {
    const copies = between(random, 1, 4);
    const deck = deckFrom(random, copies);
    const collection: Collection = Object.fromEntries(
      EXAMPLE_CARDS.map(({ id }): readonly [CardId, number] => [id, copies]),
    );
    const faults = collectionFaults(deck, collection);
    const shown = {
      facts: [`La collection compte ${plural(copies, 'exemplaire', 'exemplaires')} de chaque carte d’exemple.`],
      drawn: TECHNIQUE_TYPES.map((_, i) => capital(lineOf(deck, i))),
      question: 'J1 construit ce deck dans sa collection. Est-ce permis ?',
      position: {
        mode: 'formation',
        scenario: built(collection),
        actions: [],
        about: deck.map(({ id }) => id),
      },
    };
    if (faults.length > 0) {
      return {
        ...shown,
        answer: { kind: 'allowed', allowed: false },
        because: some(faults.map((fault) => formationText.refusal(fault))),
        cites: citesOf(...faults),
      };
    }
    const { state, events } = formed(deck, collection);
    return {
      ...shown,
      answer: { kind: 'allowed', allowed: true },
      because: some(events.map((event) => formationText.event(event, state))),
      cites: among(citesOf(...events), DECK_TYPE.rules),
    };
  },
};

export const CARDS_TYPES: readonly BfExerciseType[] = [MAIN, DECK_TYPE];
