// Ledger, « Contrées, quêtes, marchands » (33 to 45), then 71 and 108: the cards of a whole game.
import type { PartieAction } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { EquipmentCard } from '../types.ts';
import {
  ACTIVATE,
  at,
  beat,
  brave,
  buy,
  move,
  OWN_VICTORY,
  roll,
  shop,
  take,
} from './partie-cards-positions.fixture.ts';
import type { Case } from './run.fixture.ts';

type CardCase = Case<PartieScenario, PartieAction, object>;
const LEAVE: PartieAction = { type: 'leave' };
const REFRESH: PartieAction = { type: 'refresh' };
const recruit = (how: 'payer' | 'refuser' | 'combattre'): PartieAction => ({ type: 'recruit', how });
/** Two shops, of which He-Man stands in one; a card of the reader's at 4, the potion at 1. */
const SHOPS = { hero: { zone: 'p' }, mine: { eternium: 10, soldiers: { q: 1 } } };
const FULL_PACK = ['ex-elixir', 'ex-poudre', 'ex-potion', 'piege-magique', 'ex-casque'];
const HELMET: EquipmentCard = {
  type: 'equipement',
  id: 'heaume',
  name: 'Heaume',
  cost: 0,
  kind: 'armure',
  subtype: 'tête',
  bonus: { defense: 1 },
};

export const CARD_CASES: readonly CardCase[] = [
  {
    id: '33',
    says: 'two cards with no Eternium',
    rules: ['foe.contrees.deux-cartes'],
    scenario: at({ decks: { rencontres: ['ex-filon', 'ex-tempete'] } }),
    play: [ACTIVATE],
    open: [brave(1)],
    refused: [[brave(2), 'eternium-insuffisant']],
  },
  {
    id: '34',
    says: 'two cards for 1: the one chosen is met, the other goes under',
    rules: ['foe.contrees.deux-cartes', 'foe.contrees.evenement'],
    scenario: at({ mine: { eternium: 1 }, decks: { rencontres: ['ex-filon', 'ex-tempete', 'dylinx'] } }),
    play: [ACTIVATE, brave(2), ...take('ex-tempete', 'ex-filon'), { type: 'pick', card: 'ex-filon' }], // a vein: 2 Eternium
    then: {
      teams: [{ eternium: 2 }, {}],
      heroes: [{ damage: 0 }, {}, {}],
      piles: { rencontres: { cards: ['dylinx'], bottom: ['ex-tempete'], discard: ['ex-filon'] } },
    },
  },
  {
    id: '35',
    says: 'an ally of one’s own faction, declined',
    rules: ['foe.contrees.allie-ami'],
    scenario: at({ mine: { eternium: 3 }, decks: { rencontres: ['ex-garde-royal'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-garde-royal'), recruit('refuser')],
    then: {
      teams: [{ eternium: 4 }, {}],
      heroes: [{ ally: null }, {}, {}],
      piles: { rencontres: { cards: ['ex-garde-royal'], discard: [] } },
    },
  },
  {
    id: '35',
    says: 'accepted: 2 paid, 1 Eternium of reward',
    rules: ['foe.contrees.allie-ami', 'foe.contrees.allie-recompense', 'foe.soutien.allie-bonus'],
    scenario: at({ mine: { eternium: 3 }, decks: { rencontres: ['ex-garde-royal'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-garde-royal'), recruit('payer')],
    then: {
      teams: [{ eternium: 2 }, {}],
      heroes: [{ ally: 'ex-garde-royal' }, {}, {}],
      piles: { rencontres: { cards: [], discard: [] } },
    },
  },
  {
    id: '35',
    says: 'not fought, and not paid without its cost',
    rules: ['foe.contrees.allie-ami'],
    scenario: at({ mine: { eternium: 1 }, decks: { rencontres: ['ex-garde-royal'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-garde-royal')],
    open: [recruit('refuser')],
    refused: [
      [recruit('payer'), 'eternium-insuffisant'],
      [recruit('combattre'), 'allie-ami'],
    ],
  },
  {
    id: '36',
    says: 'a foreign ally beaten: the reward, nobody joins',
    rules: ['foe.contrees.allie-adverse', 'foe.contrees.allie-recompense', 'foe.combat.sauvage'],
    scenario: at({ decks: { rencontres: ['ex-pillard'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-pillard'), ...beat(1, 2, 3, 1)], // 2 PS, attack 3, defence 1
    then: {
      teams: [{ eternium: 2 }, {}],
      heroes: [{ ally: null, damage: 0 }, {}, {}],
      piles: { rencontres: { cards: [], discard: ['ex-pillard'] } },
    },
  },
  {
    id: '37',
    says: 'a quest without a token',
    rules: ['foe.quete.action'],
    scenario: at({ decks: { scenarios: ['ex-gardien-endormi'] }, quests: ['d'] }),
    play: [ACTIVATE],
    shut: ['quest'],
    refused: [[{ type: 'quest' }, 'sans-jeton-quete']],
  },
  {
    id: '38',
    says: 'a quest that fails: the token is gone, no reward',
    rules: ['foe.quete.echec', 'foe.jets.echec'],
    scenario: at({ decks: { scenarios: ['ex-gardien-endormi'] }, quests: ['c'] }),
    play: [ACTIVATE, { type: 'quest' }, ...take('ex-gardien-endormi'), ...roll('reussite', 'relancer')], // two successes asked
    then: {
      quests: [],
      teams: [{ pv: 0, tally: { quests: 0 } }, {}],
      piles: { scenarios: { cards: [], discard: ['ex-gardien-endormi'] } },
    },
  },
  {
    id: '38',
    says: 'two successes, a double for one of them: 2 PV',
    rules: ['foe.quete.reussite', 'foe.jets.reussite', 'foe.presentation.reserve-pv'],
    scenario: at({ decks: { scenarios: ['ex-gardien-endormi'] }, quests: ['c'] }),
    play: [ACTIVATE, { type: 'quest' }, ...take('ex-gardien-endormi'), ...roll('double', 'reussite')],
    then: { quests: [], teams: [{ pv: 2, tally: { quests: 1 } }, {}] },
  },
  {
    id: '39',
    says: 'the first forge opens four vehicles, the second changes nothing',
    rules: ['foe.marchand.ouverture', 'foe.marchand.offre-quatre'],
    scenario: at({ decks: { forge: ['ex-char', 'ex-tracteur', 'ex-planeur', 'ex-nacelle', 'ex-chasseur'] } }),
    play: [ACTIVATE, move('f'), ...take('ex-nacelle', 'ex-char', 'ex-chasseur', 'ex-tracteur'), move('h')],
    then: {
      offers: { forge: ['ex-nacelle', 'ex-char', 'ex-chasseur', 'ex-tracteur'], boutique: null },
      piles: { forge: { cards: ['ex-planeur'] } },
      heroes: [{ zone: 'h' }, {}, {}],
    },
  },
  {
    id: '40',
    says: 'a purchase without a guild',
    rules: ['foe.marchand.acces'],
    scenario: at({ mine: { eternium: 10 }, offers: { guilde: ['ex-vision'] } }),
    play: [ACTIVATE],
    shut: ['shop'],
    refused: [[shop('guilde'), 'marchand-non-controle']],
  },
  {
    id: '40',
    says: 'from anywhere, with one',
    rules: ['foe.marchand.acces', 'foe.marchand.quantite'],
    scenario: at({ mine: { eternium: 10, soldiers: { g: 1 } }, offers: { guilde: ['ex-vision'] } }),
    play: [ACTIVATE, shop('guilde'), buy('ex-vision')],
    then: { teams: [{ eternium: 8 }, {}], heroes: [{ zone: 'c', spells: ['ex-vision'] }, {}, {}] },
  },
  {
    id: '41',
    says: 'two shops: 1 stays 1, 4 costs 3',
    rules: ['foe.marchand.remise'],
    scenario: at({ ...SHOPS, offers: { boutique: ['ex-potion', 'ex-cuirasse'] } }),
    play: [ACTIVATE, shop('boutique'), buy('ex-potion'), buy('ex-cuirasse')],
    then: { teams: [{ eternium: 10 - 1 - 3 }, {}], heroes: [{ pack: ['ex-potion'], worn: ['ex-cuirasse'] }, {}, {}] },
  },
  {
    id: '41',
    says: 'a card at 0 stays at 0',
    rules: ['foe.marchand.quantite'],
    scenario: at({ ...SHOPS, cards: [HELMET], offers: { boutique: ['heaume'] } }),
    play: [ACTIVATE, shop('boutique'), buy('heaume')],
    then: { teams: [{ eternium: 10 }, {}] },
  },
  {
    id: '42',
    says: 'a second new offer in one purchase',
    rules: ['foe.marchand.rafraichir', 'foe.marchand.rafraichir-une-fois'],
    scenario: at({
      ...SHOPS,
      offers: { boutique: ['ex-potion'] },
      decks: { boutique: ['ex-cape', 'ex-talisman', 'ex-ailes', 'ex-diademe'] },
    }),
    play: [ACTIVATE, shop('boutique'), REFRESH, ...take('ex-cape', 'ex-talisman', 'ex-ailes', 'ex-diademe')],
    then: {
      teams: [{ eternium: 9 }, {}],
      offers: { boutique: ['ex-cape', 'ex-talisman', 'ex-ailes', 'ex-diademe'] },
      piles: { boutique: { discard: ['ex-potion'] } },
    },
    refused: [[REFRESH, 'offre-deja-renouvelee']],
  },
  {
    id: '42',
    says: 'a new offer once something is bought',
    rules: ['foe.marchand.rafraichir'],
    scenario: at({ ...SHOPS, offers: { boutique: ['ex-potion', 'ex-cape'] } }),
    play: [ACTIVATE, shop('boutique'), buy('ex-potion')],
    shut: ['refresh'],
    refused: [[REFRESH, 'achat-commence']],
  },
  {
    id: '43',
    says: 'an exchange after a purchase',
    rules: ['foe.marchand.derniere-action', 'foe.marchand.completer'],
    scenario: at({
      ...SHOPS,
      friend: { zone: 'p' },
      offers: { boutique: ['ex-potion'] },
      decks: { boutique: ['ex-cape'] },
    }),
    play: [ACTIVATE, shop('boutique'), buy('ex-potion'), LEAVE, ...take('ex-cape')],
    then: { offers: { boutique: ['ex-cape'] } },
    shut: ['trade', 'move', 'shop'],
    refused: [
      [{ type: 'trade', with: 1 }, 'achat-dernier'],
      [move('c'), 'achat-dernier'],
      [shop('boutique'), 'marchand-vu'],
    ],
  },
  {
    id: '44',
    says: 'what is worn at once is not in the pack',
    rules: ['foe.soutien.equipement-permanent'],
    scenario: at({ ...SHOPS, hero: { zone: 'p', pack: FULL_PACK }, offers: { boutique: ['ex-cape'] } }),
    play: [ACTIVATE, shop('boutique'), buy('ex-cape')],
    open: [LEAVE],
    then: { heroes: [{ worn: ['ex-cape'], pack: FULL_PACK }, {}, {}] },
  },
  {
    id: '44',
    says: 'six in the pack: the turn cannot end',
    rules: ['foe.soutien.paquet-cinq'],
    scenario: at({
      ...SHOPS,
      hero: { zone: 'p', pack: FULL_PACK, worn: ['ex-cuirasse'] },
      offers: { boutique: ['ex-cape'] },
    }),
    play: [ACTIVATE, shop('boutique'), buy('ex-cape')],
    then: { heroes: [{ pack: [...FULL_PACK, 'ex-cape'] }, {}, {}] },
    open: [
      { type: 'drop', card: 'ex-cape' },
      { type: 'drop', card: 'ex-elixir' },
    ],
    refused: [
      [LEAVE, 'autre-decision'],
      [{ type: 'end-turn' }, 'autre-decision'],
      [{ type: 'drop', card: 'ex-cuirasse' }, 'carte-absente'],
    ],
  },
  {
    id: '44',
    says: 'then exactly five are left',
    rules: ['foe.soutien.paquet-cinq'],
    scenario: at({
      ...SHOPS,
      hero: { zone: 'p', pack: FULL_PACK, worn: ['ex-cuirasse'] },
      offers: { boutique: ['ex-cape'] },
    }),
    play: [ACTIVATE, shop('boutique'), buy('ex-cape'), { type: 'drop', card: 'ex-poudre' }],
    open: [LEAVE],
    then: {
      heroes: [{ pack: ['ex-elixir', 'ex-potion', 'piege-magique', 'ex-casque', 'ex-cape'] }, {}, {}],
      piles: { boutique: { discard: ['ex-poudre'] } },
    },
  },
  {
    id: '45',
    says: 'two helmets',
    rules: ['foe.soutien.armure-sous-type'],
    scenario: at({ hero: { worn: ['ex-casque', 'ex-diademe'] } }),
    faults: ['armure-double'],
  },
  {
    id: '45',
    says: 'a helmet and a breastplate',
    rules: [],
    scenario: at({ hero: { worn: ['ex-casque', 'ex-cuirasse'] } }),
    play: [ACTIVATE],
    then: { heroes: [{ worn: ['ex-casque', 'ex-cuirasse'] }, {}, {}] },
  },
  {
    id: '45',
    says: 'a second helmet put on takes the place of the first',
    rules: ['foe.soutien.changer-equipement', 'foe.soutien.armure-sous-type'],
    scenario: at({ hero: { worn: ['ex-casque', 'ex-cuirasse'], pack: ['ex-diademe'] } }),
    play: [ACTIVATE, { type: 'equip', hero: 0, card: 'ex-diademe' }],
    then: { heroes: [{ worn: ['ex-cuirasse', 'ex-diademe'], pack: ['ex-casque'] }, {}, {}] },
  },
  {
    id: '45',
    says: 'outside one’s own turn',
    rules: ['foe.soutien.changer-equipement'],
    scenario: at({ friend: { pack: ['ex-diademe'] } }),
    play: [ACTIVATE],
    refused: [[{ type: 'equip', hero: 1, card: 'ex-diademe' }, 'equiper-moment']],
  },
  {
    id: '71',
    says: 'a combat card comes, another goes: 21',
    rules: ['foe.paquet.ajout', 'foe.paquet.retrait', 'foe.paquet.taille'],
    scenario: at({ decks: { rencontres: ['ex-vieux-maitre'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-vieux-maitre'), { type: 'gain', remove: 'plus1' }],
    then: {
      teams: [
        { deck: { plus1: 6, plus2: 7, plus3: 3, surcharge: 2, temps: 1, outil: 1, flux: 1 }, removed: 1, gained: 1 },
        {},
      ],
    },
  },
  {
    id: '71',
    says: 'none taken out: the card does not come',
    rules: ['foe.paquet.retrait'],
    scenario: at({ decks: { rencontres: ['ex-vieux-maitre'] } }),
    play: [ACTIVATE, brave(1), ...take('ex-vieux-maitre')],
    open: [{ type: 'gain', remove: null }],
    refused: [
      [{ type: 'gain', remove: 'plus2' }, 'carte-combat-meme'],
      [{ type: 'end-turn' }, 'autre-decision'],
    ],
  },
  {
    id: '108',
    says: 'main objective: shown, its PV; not to be discarded before the second',
    rules: ['foe.victoire.principal', 'foe.victoire.en-jeu'],
    scenario: at({
      mine: { eternium: 4, victory: ['v'] },
      cards: [OWN_VICTORY],
      decks: { rencontres: ['ex-filon'], victoire: ['ex-tours'] },
    }),
    play: [ACTIVATE, brave(1), ...take('ex-filon')],
    then: { teams: [{ pv: 2, hand: [], shown: ['v'], finished: [] }, {}] },
    refused: [[{ type: 'renew', cards: ['v'] }, 'carte-revelee']],
  },
  {
    id: '108',
    says: 'second objective, later: its PV',
    rules: ['foe.victoire.secondaire', 'foe.quete.reussite'],
    scenario: at({
      mine: { eternium: 5, victory: ['v'] },
      cards: [OWN_VICTORY],
      decks: { scenarios: ['ex-pont-rompu'] },
      quests: ['c'],
    }),
    play: [
      { type: 'first', team: 0 },
      ACTIVATE,
      { type: 'quest' },
      ...take('ex-pont-rompu'),
      ...roll('blanc', 'reussite', 'blanc'),
    ],
    then: { teams: [{ pv: 2 + 1 + 1, shown: [], finished: ['v'] }, {}] }, // main, reward of the quest, second
  },
];
