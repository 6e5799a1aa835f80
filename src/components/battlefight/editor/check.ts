// What the engine, the card language and the link format say of a work: every fault, each with its place and its rules; then what deserves a word.
import type { BfRule } from '../../../engine/battlefight/rules.ts';
import type { Refusal } from '../../../engine/kernel/rules.ts';
import { collectionFaults } from '../../../engine/battlefight/decks.ts';
import { formingRefusalText } from '../../../engine/battlefight/decks-text.ts';
import { faultRules, faultText } from '../../../engine/battlefight/language/messages.ts';
import { readSteps } from '../../../engine/battlefight/language/parse.ts';
import { scenarioFaults as matchFaults } from '../../../engine/battlefight/match/setup-judge.ts';
import { deckOf } from '../../../engine/battlefight/partie/people.ts';
import { notices, scenarioFaults } from '../../../engine/battlefight/partie/setup-judge.ts';
import type { PartieScenario } from '../../../engine/battlefight/partie/types.ts';
import { refusalText } from '../../../engine/battlefight/refusal-text.ts';
import type { BfCode } from '../../../engine/battlefight/refusals.ts';
import { matchForm, partieForm } from '../../../engine/scenario/battlefight-form.ts';
import type { Form } from '../../../engine/scenario/form.ts';
import { type Check, type Finding, isUnder } from '../../atelier/findings.ts';
import { shapeOf } from '../../atelier/shape.ts';
import { placeWords } from './labels.ts';
import { formatOf, shelfOf, toScenario, type Work } from './model.ts';

const finding = (refusal: Refusal<BfRule, BfCode>): Finding => ({
  path: refusal.about ?? '',
  message: formingRefusalText(refusal) ?? refusalText(refusal),
  rules: refusal.cites,
  code: refusal.code,
});

/** Faults of the texts of cards: "cards.0.steps". While there are some, no link holds the card. */
const textFaults = ({ cards }: Work): readonly Finding[] =>
  cards.flatMap(({ steps }, i) =>
    readSteps(steps).faults.map((fault): Finding => ({
      path: `cards.${i}.steps`,
      message: `${placeWords(fault)} : ${faultText(fault)}`,
      rules: faultRules(fault),
    })),
  );

/** What the collection lacks for each deck: what a deck is otherwise, the engine says already. */
const ownedFaults = (work: Work): readonly Finding[] => {
  const { collection } = work;
  if (collection === undefined || work.kind === 'study') return [];
  const shelf = shelfOf(work);
  return work.players.flatMap((player, seat) => {
    const deck = deckOf(player).flatMap((id) => shelf.find((card) => card.id === id) ?? []);
    return collectionFaults(deck, collection, `players.${seat}.deck`)
      .filter(({ code }) => code === 'collection-exemplaires')
      .map(finding);
  });
};

export const formOf = (work: Work): Form<PartieScenario> => (formatOf(work) === 'match' ? matchForm : partieForm);

export const check = (work: Work): Check => {
  const scenario = toScenario(work);
  const texts = textFaults(work);
  const engine = (formatOf(work) === 'match' ? matchFaults : scenarioFaults)(scenario)
    .map(finding)
    .filter(({ path }) => !texts.some((text) => isUnder(path, text.path))); // a text tells its own faults better
  const told = [...texts, ...engine, ...ownedFaults(work)];
  const shape = shapeOf(formOf(work), scenario, told);
  return {
    faults: [...told, ...shape.findings],
    notices: notices(scenario).map(finding),
    sharable: shape.readable && texts.length === 0,
  };
};
