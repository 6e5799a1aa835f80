// Plays of an epic combat, allowed or not: a card to lay, an action of phase 4.
import { listOf, plural } from '../../kernel/french.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { layer } from '../combat/place.ts';
import { combatText } from '../combat/text.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { desDePouvoir } from '../des-de-pouvoir/index.ts';
import { STARTING_DECK } from '../constants.ts';
import { type Deck, GRID_ZONES } from '../types.ts';
import { aCard, IN_ZONE, ZONE_NAMES } from '../words.ts';
import { atRandom, duelOf, nameOf, zoneFact } from './fight.ts';
import { among, between, type FoeExerciseType, judged, momentOf, rarely, until, verdictOf } from './kit.ts';

// ── Phase 3
const QUESTIONS = {
  focus: 'se concentrer : rejeter cette carte et en piocher une autre',
  cote: 'poser cette carte à côté de la grille',
} as const;
const gesture = (action: CombatAction): string =>
  action.type === 'focus'
    ? QUESTIONS.focus
    : action.type !== 'lay' || action.zone === 'cote'
      ? QUESTIONS.cote
      : `poser cette carte ${IN_ZONE[action.zone]}`;
/** A card in hand once so many have been laid: later in the round, more is forbidden. */
const inHand = (least: number, state: CombatState): boolean =>
  state.phase === 'place' &&
  state.sides[layer(state)].held.length === 1 &&
  state.sides[layer(state)].tool === state.kept &&
  state.sides[0].placed + state.sides[1].placed >= least;
/** A zone that power dice have filled, and that the last card did not go to. */
const isFull = (state: CombatState): boolean => {
  const { grid, last } = state.sides[layer(state)];
  return GRID_ZONES.some((zone) => zone !== last && grid[zone].filter(({ card }) => card !== 'flux').length >= 2);
};
const LAY_RULES = [
  'foe.p3-cartes.zone-differente',
  'foe.p3-cartes.zone-differente-flux',
  'foe.paquet.temps-pose',
  'foe.paquet.flux-visible',
  'foe.p3-cartes.concentration',
  'foe.p3-cartes.concentration-limite',
  'foe.p3-cartes.concentration-compte',
  'foe.p3-cartes.base-cachee',
  'foe.p3-cartes.speciale-visible',
  'foe.paquet.outil-deux-cartes',
  'foe.pouvoir.deux-par-zone',
  'foe.grille.trois-zones',
  'foe.grille.quatre-par-zone',
  'foe.paquet.modificateurs',
  'foe.paquet.surcharge-valeur',
  'foe.paquet.flux-hors-limite',
  'foe.pouvoir.concentration',
] as const;
/** Decks that training has changed: more flux to fill zones, more « outil » to keep a card of. */
const FLUX: Deck = { plus1: 5, plus2: 4, plus3: 3, surcharge: 2, temps: 1, outil: 0, flux: 6 };
const TOOLS: Deck = { plus1: 5, plus2: 4, plus3: 3, surcharge: 2, temps: 1, outil: 4, flux: 2 };
const withDeck = (scenario: CombatScenario, deck: Deck): CombatScenario => ({
  ...scenario,
  active: { ...scenario.active, deck },
  ...(scenario.defender === undefined ? {} : { defender: { ...scenario.defender, deck } }),
});
const focusFacts = (state: CombatState, side: Side): readonly string[] => [
  `Esprit de ${nameOf(state, side)} : ${state.fixed.sides[side].spirit} ; concentrations déjà faites dans ce combat : ${state.sides[side].focused}.`,
];
const layFacts = (state: CombatState, side: Side): readonly string[] => {
  const { last } = state.sides[side];
  return [
    last === null
      ? 'Aucune carte posée avant celle-ci dans cette manche de combat.'
      : `Sa carte précédente est allée ${IN_ZONE[last]}.`,
    ...GRID_ZONES.map((zone) => zoneFact(state, side, zone)),
  ];
};
const LAY: FoeExerciseType = {
  id: 'pose',
  title: 'Cette carte se pose-t-elle là ?',
  rules: LAY_RULES,
  make: (random) => {
    const power = rarely(random, 2);
    const full = power && rarely(random, 2);
    const [game, mode] = power ? [desDePouvoir, 'des-de-pouvoir'] : [combatEpique, 'combat-epique'];
    const tools = !power && rarely(random, 4);
    const scenario = withDeck(duelOf(random), power ? FLUX : tools ? TOOLS : STARTING_DECK);
    const least = tools ? 0 : between(random, power ? 5 : 1, 7);
    const { state, actions } = momentOf(
      game,
      scenario,
      until((now) => inHand(least, now) && (!tools || now.kept) && (!full || isFull(now)), atRandom(random)),
    );
    if (!inHand(least, state) || (full && !isFull(state))) return undefined;
    const side = layer(state);
    const {
      held: [card],
      tool,
    } = state.sides[side];
    const lays: readonly CombatAction[] = [...GRID_ZONES, 'cote' as const].map((zone) => ({ type: 'lay', zone }));
    const verdict = verdictOf(random, { game, text: combatText, state }, [...lays, { type: 'focus' }]);
    if (verdict === undefined || card === undefined) return undefined;
    const facts = [
      `${nameOf(state, side)} a pioché ${aCard(card)}${tool ? ' et l’a gardée, d’une carte outil' : ''}.`,
      ...(verdict.action.type === 'focus' ? focusFacts(state, side) : layFacts(state, side)),
      ...(power ? ['Le combat se joue avec les dés de pouvoir.'] : []),
    ];
    const why = verdict.allowed && verdict.action.type !== 'focus' ? game.node(state).cites : [];
    const cites = among([...new Set([...why, ...verdict.cites])], LAY_RULES);
    return judged(
      { ...verdict, cites },
      {
        facts,
        question: `${nameOf(state, side)} veut ${gesture(verdict.action)}. Est-ce permis ?`,
        position: { mode, scenario, actions },
      },
    );
  },
};

// ── Phase 4
const gifts: readonly CombatAction[] = GRID_ZONES.flatMap((zone) =>
  [1, 2, 3, 4].map((count): CombatAction => ({
    type: 'soldiers',
    give: { initiative: 0, attaque: 0, defense: 0, [zone]: count },
  })),
);
const CODES = [
  'surcharge-deja',
  'surcharge-retournee',
  'sans-temps',
  'soldats-deja',
  'trop-de-soldats',
  'sort-absent',
  'consommable-absent',
] as const;
/** Surges of the grid, swaps of its first cards, spells and consumables of either side, soldiers. */
const tries = (state: CombatState, side: Side): readonly CombatAction[] => {
  const { grid } = state.sides[side];
  const surges = GRID_ZONES.flatMap((zone) =>
    grid[zone].flatMap(({ card }, at): readonly CombatAction[] =>
      card === 'surcharge' ? [{ type: 'surge', spot: { zone, at } }] : [],
    ),
  );
  const [a, b] = GRID_ZONES.filter((zone) => grid[zone].length > 0);
  const swaps: readonly CombatAction[] =
    a === undefined || b === undefined ? [] : [{ type: 'swap', a: { zone: a, at: 0 }, b: { zone: b, at: 0 } }];
  const { sides } = state.fixed;
  return [
    ...surges,
    ...swaps,
    ...gifts,
    ...sides.flatMap(({ spells }) => spells.map(({ id }): CombatAction => ({ type: 'spell', card: id, side }))),
    ...sides.flatMap(({ consumables }) => consumables.map(({ id }): CombatAction => ({ type: 'consume', card: id }))),
  ];
};
const about = (state: CombatState, side: Side, action: CombatAction): readonly [fact: string, what: string] => {
  const me = state.sides[side];
  const names = (list: readonly { readonly id: string; readonly name: string }[], left: readonly string[]): string => {
    const found = list.filter(({ id }) => left.includes(id)).map(({ name }) => `« ${name} »`);
    return found.length === 0 ? 'aucun' : listOf(found);
  };
  const cardName = (id: string): string =>
    state.fixed.sides.flatMap(({ spells, consumables }) => [...spells, ...consumables]).find((one) => one.id === id)
      ?.name ?? id;
  switch (action.type) {
    case 'surge': {
      const laid = me.grid[action.spot.zone][action.spot.at];
      return [
        `Cette carte surcharge ${laid?.used === true ? 'a déjà agi dans cette manche de combat' : 'n’a pas encore agi'} ; elle est ${laid?.off === true ? 'retournée face cachée' : 'face visible'}.`,
        `activer sa carte surcharge placée ${IN_ZONE[action.spot.zone]}`,
      ];
    }
    case 'swap':
      return [
        `Cartes temps à côté de sa grille : ${me.beside}.`,
        `échanger une carte (${ZONE_NAMES[action.a.zone]}) et une autre (${ZONE_NAMES[action.b.zone]})`,
      ];
    case 'soldiers': {
      const count = Math.max(...Object.values(action.give));
      return [
        `Soldats amis dans la zone : ${me.soldiers}. ${me.gave ? 'Des soldats ont déjà été retirés dans ce combat.' : 'Aucun soldat n’a encore été retiré.'}`,
        `retirer ${plural(count, 'soldat', 'soldats')} pour augmenter un total`,
      ];
    }
    case 'spell':
      return [
        `Sorts que l’équipe tient encore : ${names(state.fixed.sides[side].spells, me.spells)}.`,
        `jouer le sort « ${cardName(action.card)} »`,
      ];
    case 'consume':
      return [
        `Consommables que ${nameOf(state, side)} tient encore : ${names(state.fixed.sides[side].consumables, me.consumables)}.`,
        `utiliser « ${cardName(action.card)} »`,
      ];
    default:
      return ['', ''];
  }
};
const ABILITY: FoeExerciseType = {
  id: 'capacite',
  title: 'Cette action est-elle permise en phase 4 ?',
  rules: [
    'foe.p4-capacites.temps-ou-surcharge',
    'foe.p4-capacites.pas-deux-fois',
    'foe.p4-capacites.sort',
    'foe.p4-capacites.consommable',
    'foe.p4-capacites.soldats',
    'foe.p4-capacites.soldats-plus-un',
    'foe.p4-capacites.soldats-sur-grille',
    'foe.p4-capacites.soldats-une-fois',
    'foe.paquet.temps-effet',
    'foe.paquet.surcharge-effet',
    'foe.soutien.sort-combat',
    'foe.soutien.sort-defausse',
    'foe.soutien.consommable',
  ],
  make: (random) => {
    const scenario = duelOf(random);
    const least = random.below(5);
    let seen = 0;
    const stop = (now: CombatState): boolean =>
      now.phase === 'abilities' && now.pending.length === 0 && (seen += 1) > least;
    const { state, actions } = momentOf(combatEpique, scenario, until(stop, atRandom(random)));
    const side: Side = state.turn === 0 ? 0 : 1;
    if (state.phase !== 'abilities' || state.pending.length > 0) return undefined;
    const verdict = verdictOf(
      random,
      { game: combatEpique, text: combatText, state, codes: CODES },
      tries(state, side),
    );
    if (verdict === undefined) return undefined;
    const [fact, what] = about(state, side, verdict.action);
    return judged(verdict, {
      facts: [`Phase 4 : ${nameOf(state, side)} a la parole.`, fact],
      question: `${nameOf(state, side)} veut ${what}. Est-ce permis ?`,
      position: { mode: 'combat-epique', scenario, actions },
    });
  },
};

export const PLAYS_TYPES: readonly FoeExerciseType[] = [LAY, ABILITY];
