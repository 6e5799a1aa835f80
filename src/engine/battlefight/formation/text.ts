// What the forming of decks says, in French: whole sentences, one per case.
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { BOOSTERS, DECK } from '../data.ts';
import type { Method } from '../decks.ts';
import { formingRefusalText } from '../decks-text.ts';
import { refusalText } from '../refusal-text.ts';
import { type CardId, HIDDEN, type TechniqueType } from '../types.ts';
import { stageOf } from './board.ts';
import { FORMATION_REFUSALS } from './sentences.ts';
import type { FormationAction, FormationEvent, FormationMode, FormationState } from './types.ts';

type Told = Pick<FormationState, 'fixed'>;
const name = ({ fixed }: Told, seat: Seat): string => known(fixed.names[seat]);
const quoted = ({ fixed }: Told, card: CardId): string => `« ${fixed.cards[card]?.title ?? card} »`;
const both = (state: Told, [a, b]: readonly [CardId, CardId]): string =>
  a === b ? `deux fois ${quoted(state, a)}` : `${quoted(state, a)} et ${quoted(state, b)}`;

const OF_TYPE: Readonly<Record<TechniqueType, string>> = {
  attaque: 'd’attaque',
  defense: 'de défense',
  deplacement: 'de déplacement',
  concentration: 'de concentration',
  rhetorique: 'de rhétorique',
};

const FORMED: Readonly<Record<Method, (who: string, each: number, boosters: number) => string>> = {
  aleatoire: (who, each, boosters) =>
    `${who} réunit ses ${boosters} boosters : c’est son deck, ${each} cartes de chaque type sans rien choisir.`,
  construit: (who, each) => `${who} a son deck, construit dans sa collection : ${each} cartes de chaque type.`,
  scelle: (who, each, boosters) =>
    `${who} a son deck, choisi dans ses ${boosters} boosters : ${each} cartes de chaque type. Les autres cartes restent de côté.`,
};

const say = byTag<FormationEvent, readonly [Told], string>({
  opened: ({ seat, booster, of, kind, cards }, state) =>
    cards[0] === HIDDEN
      ? `${name(state, seat)} ouvre son booster ${booster} sur ${of} : deux cartes ${OF_TYPE[kind]}, tenues secrètes.`
      : `${name(state, seat)} ouvre son booster ${booster} sur ${of}, cartes ${OF_TYPE[kind]} : ${both(state, cards)}.`,
  'booster-complete': ({ seat, booster, of, size, each }, state) =>
    `Le booster ${booster} sur ${of} est ouvert : ${name(state, seat)} en tire ${size} cartes, ${each} de chaque type.`,
  chosen: ({ seat, kind, card, rank, of }, state) =>
    card === HIDDEN
      ? `${name(state, seat)} choisit en secret une carte ${OF_TYPE[kind]}, ${rank} sur ${of}.`
      : `${name(state, seat)} choisit ${quoted(state, card)}, carte ${OF_TYPE[kind]} ${rank} sur ${of}.`,
  'deck-formed': ({ seat, method, boosters, each }, state) => FORMED[method](name(state, seat), each, boosters),
});

const label = byTag<FormationAction, readonly [Told], string>({
  open: ({ cards }, state) => `Tirer ${both(state, cards)}`,
  choose: ({ card }, state) => `Prendre ${quoted(state, card)}`,
});

const ask = (state: FormationState): string => {
  const stage = stageOf(state);
  switch (stage.kind) {
    case 'open':
      return `${name(state, stage.seat)} ouvre son booster ${stage.booster + 1} sur ${BOOSTERS[state.fixed.method]} : quelles sont ses deux cartes ${OF_TYPE[stage.type]} ?`;
    case 'choose':
      return `${name(state, stage.seat)} choisit ses cartes ${OF_TYPE[stage.type]} : ${DECK.each - stage.left} sur ${DECK.each} pour l’instant.`;
    case 'over':
      return done(state);
  }
};
const done = ({ fixed }: Told): string => (fixed.names.length === 1 ? 'Le deck est formé.' : 'Les decks sont formés.');

const own: Readonly<Record<string, string>> = FORMATION_REFUSALS;

export const formationText: ModeText<FormationMode> = {
  event: say,
  action: label,
  refusal: (refusal) =>
    (Object.hasOwn(own, refusal.code) ? own[refusal.code] : formingRefusalText(refusal)) ?? refusalText(refusal),
  node: ask,
  result: (_, state) => done(state),
  seat: (seat, state) => name(state, seat),
};
