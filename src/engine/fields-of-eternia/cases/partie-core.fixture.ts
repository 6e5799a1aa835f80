// Ledger: 1 to 6 and 9 to 32, 72, 86 to 89, 98 to 102, 106 and 107, then what its rulings decide of the core of a game. 7, 8 and 11 are about the map alone: they stand in cases-partie.test.ts.
import { standard } from '../partie/games.fixture.ts';
import type { PartieAction } from '../partie/types.ts';
import type { PartieScenario, TeamSpec } from '../partie/scenario-types.ts';
import { COMBAT_DECKS, STARTING_DECK } from '../constants.ts';
import { heroOf } from '../heroes.ts';
import type { EpicCard, EventCard, MapSpec } from '../types.ts';
import {
  activate,
  ALL_PLUS_1,
  at,
  CALM,
  END,
  epic,
  FIERCE,
  FIGHT,
  first,
  GO,
  HALT,
  knight,
  LAND,
  LAST,
  march,
  move,
  NIGHT,
  reinforce,
  REST,
  rival,
  travel,
  turns,
} from './partie-core-positions.fixture.ts';
import type { Case } from './run.fixture.ts';

type CoreCase = Case<PartieScenario, PartieAction, object>;
const mounted = (id: string): TeamSpec['heroes'][number] => ({ hero: { ...(heroOf(id) ?? knight()), mounted: true } });
const heroes = (...list: readonly (string | TeamSpec['heroes'][number])[]): TeamSpec['heroes'] =>
  list.map((one) => (typeof one === 'string' ? { hero: one } : one));
const teams = (masters: Partial<TeamSpec> = {}, evil: Partial<TeamSpec> = {}): PartieScenario['teams'] => {
  const [one, other] = standard().teams;
  if (one === undefined || other === undefined) throw new Error('two teams');
  return [
    { ...one, ...masters },
    { ...other, ...evil },
  ];
};
const TEAMS = { masters: heroes('teela', 'stratos'), evil: heroes('beast-man', 'evil-lyn') };

const SETUP: readonly CoreCase[] = [
  {
    id: '1',
    says: 'two teams of three heroes',
    rules: [],
    scenario: standard(),
    then: { eternium: [10, 10], reserve: [15, 15], pv: [0, 0] },
  },
  {
    id: '2',
    says: 'a mounted hero on one side only',
    rules: [],
    scenario: standard({ teams: teams({ heroes: [mounted('he-man'), ...TEAMS.masters] }) }),
    then: { eternium: [10, 14] },
  },
  {
    id: '3',
    says: 'a mounted hero on each side',
    rules: [],
    scenario: standard({
      teams: teams({ heroes: [mounted('he-man'), ...TEAMS.masters] }, { heroes: [mounted('skeletor'), ...TEAMS.evil] }),
    }),
    then: { eternium: [10, 10] },
  },
  {
    id: '4',
    says: 'two mounted heroes in a team',
    rules: ['foe.mise-en-place.monte-un-seul'],
    scenario: standard({ teams: teams({ heroes: [mounted('he-man'), mounted('teela'), { hero: 'stratos' }] }) }),
    faults: ['montes-nombre'],
  },
  {
    id: '5',
    says: 'a deck of 20 cards',
    rules: ['foe.mise-en-place.paquet-combat', 'foe.paquet.taille'],
    scenario: standard({ teams: teams({ deck: { ...STARTING_DECK, plus1: 6 } }) }),
    faults: ['paquet-taille'],
  },
  {
    id: '5',
    says: '21 cards, but not those of the start',
    rules: ['foe.mise-en-place.paquet-combat'],
    scenario: standard({ teams: teams({ deck: COMBAT_DECKS['ex-entraine'] }) }),
    faults: ['paquet-composition'],
  },
  {
    id: '6',
    says: 'one faction for two teams',
    rules: ['foe.mise-en-place.equipes'],
    scenario: standard({
      teams: teams({}, { faction: 'masters', heroes: heroes('she-ra', 'ram-man', 'man-at-arms') }),
    }),
    faults: ['factions-egales'],
  },
  {
    id: '9',
    says: 'a soldier in one’s base',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: at({ mine: { soldiers: { a: 1 } } }),
    faults: ['soldats-base'],
  },
  {
    id: '9',
    says: 'soldiers marched into a base',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: at({ mine: { soldiers: { p: 1 } } }),
    play: [GO],
    refused: [[march('p', 'a', 1), 'base-sans-soldat']],
  },
  {
    id: '10',
    says: 'a hero into the base of the others',
    rules: ['foe.plateau.base-inviolable'],
    scenario: at({ hero: { zone: 'd' } }),
    play: [GO],
    refused: [[{ type: 'move', to: 'b' }, 'base-inviolable']],
  },
  {
    id: '100',
    says: 'seven people',
    rules: ['foe.presentation.joueurs'],
    scenario: standard({ teams: teams({ players: ['A', 'B', 'C'] }, { players: ['D', 'E', 'F', 'G'] }) }),
    faults: ['joueurs-nombre', 'joueurs-equipe'],
  },
  {
    id: 'placement',
    says: 'two teams in one zone, a hero in the sea, a fourth soldier, a wounded hero without PS',
    rules: ['foe.combat.interruption', 'foe.plateau.mers', 'foe.plateau.trois-soldats', 'foe.vaincu.seuil'],
    scenario: at({ hero: { zone: 's', damage: 6 }, mine: { soldiers: { q: 4 } }, theirs: { soldiers: { q: 1 } } }),
    faults: ['degats-bornes', 'heros-mer', 'soldats-zone', 'deux-equipes'],
  },
  {
    id: 'cartes',
    says: 'a card at two places, a card in the wrong deck',
    rules: ['foe.mise-en-place.defausses', 'foe.marchand.types'],
    scenario: at({ hero: { spells: ['boule-de-feu'] }, decks: { guilde: ['boule-de-feu'], forge: ['ex-potion'] } }),
    faults: ['carte-paquet', 'carte-double'],
  },
];

/** A fighter at 3 PS of 6, by night. */
const HURT = { round: NIGHT, hero: { damage: 3 } } as const;
const ROUND: readonly CoreCase[] = [
  {
    id: '12',
    says: 'first round: the marker stays, the bonus of the day comes',
    rules: ['foe.manche.avancer', 'foe.manche.jour', 'foe.manche.alternance'],
    scenario: standard({ first: 0, teams: teams({ victory: [] }, { victory: [] }) }),
    play: [first(0)],
    then: { cell: 0, rounds: 1, eternium: [11, 11], top: 'activate' },
  },
  {
    id: '13',
    says: '2 by a hero and 1 by a soldier, nothing printed on the base',
    rules: ['foe.manche.jour', 'foe.manche.avancer', 'foe.manche.fin-manche'],
    scenario: at({ round: NIGHT, mine: { soldiers: { q: 1 } }, foe: { activated: true } }),
    play: [GO, END],
    then: { cell: 2, rounds: 3, eternium: [3, 0] },
  },
  {
    id: '14',
    says: 'by night, 3 PS of 6 become 4 at the end of the turn',
    rules: ['foe.manche.nuit'],
    scenario: at(HURT),
    play: [GO, END],
    then: { damage: [2, 0] },
  },
  {
    id: '14',
    says: 'by day, nothing',
    rules: [],
    scenario: at({ hero: { damage: 3 } }),
    play: [GO, END],
    then: { damage: [3, 0] },
  },
  {
    id: '15',
    says: 'never beyond the card',
    rules: [],
    scenario: at({ round: NIGHT }),
    play: [GO, END],
    then: { damage: [0, 0] },
  },
  {
    id: '16',
    says: 'a hero who has been activated',
    rules: ['foe.activation.une-fois'],
    scenario: at({ friend: { hero: 'teela', activated: true } }),
    open: [GO],
    refused: [
      [activate(1), 'heros-deja-active'],
      [activate(2), 'heros-autre-equipe'],
    ],
  },
  {
    id: '16',
    says: 'teams in turn; one without a hero left is passed over',
    rules: ['foe.activation.alternance'],
    scenario: at({ friend: { hero: 'teela' } }),
    play: turns(0, 2, 1),
    then: { rounds: 2, cell: 1, activated: [false, false, false], top: 'activate' },
  },
  {
    id: '17',
    says: 'two movements in a turn',
    rules: ['foe.activation.action-unique'],
    scenario: at(),
    play: [GO, ...move('c'), HALT],
    shut: ['move'],
    refused: [[{ type: 'move', to: 'p' }, 'action-repetee']],
  },
  {
    id: '18',
    says: 'a third standard action',
    rules: ['foe.activation.deux-actions'],
    scenario: at({ hero: { zone: 't' } }),
    play: [GO, travel('u'), ...move('c', 'q'), HALT],
    then: { standard: ['voyager', 'deplacer'] },
    shut: ['reinforce'],
    refused: [[reinforce(1), 'plus-d-actions']],
  },
  {
    id: '19',
    says: '4 points, 2 used',
    rules: ['foe.deplacement.reste-perdu', 'foe.deplacement.cout'],
    scenario: at({ hero: { hero: knight({ movement: 4 }) } }),
    play: [GO, ...move('c', 'd'), HALT],
    then: { zone: ['d', 'b'], top: 'turn' },
  },
  {
    id: '20',
    says: 'entering on a soldier alone: movement over, the soldier is gone, 1 PS less, the outpost taken',
    rules: ['foe.deplacement.entree-ennemie', 'foe.combat.soldats', 'foe.plateau.controle'],
    scenario: at({ hero: { damage: 1, zone: 'c' }, theirs: { soldiers: { q: 1 } } }),
    play: [GO, ...move('q'), FIGHT],
    then: {
      damage: [2, 0],
      zone: ['q', 'b'],
      soldiers: {},
      reserve: [15, 15],
      pv: [0, 0],
      standard: ['deplacer'],
      top: 'turn',
    },
    shut: ['move'],
  },
  {
    id: '21',
    says: 'a path to an outpost that nobody holds',
    rules: ['foe.deplacement.entre-avant-postes'],
    scenario: at(),
    play: [GO],
    refused: [[{ type: 'move', to: 'q' }, 'chemin-non-controle']],
  },
  {
    id: '21',
    says: 'with the option, every path is open',
    rules: ['foe.deplacement.entre-avant-postes'],
    scenario: at({ options: { cheminsLibres: true } }),
    play: [GO, ...move('q')],
    then: { zone: ['q', 'b'] },
  },
  {
    id: '22',
    says: 'a path between two controlled outposts: 1 point',
    rules: ['foe.deplacement.entre-avant-postes'],
    scenario: at({ hero: { hero: knight({ movement: 1 }) }, mine: { soldiers: { q: 1 } } }),
    play: [GO, ...move('q')],
    then: { zone: ['q', 'b'], top: 'turn' },
  },
  {
    id: '22',
    says: 'with the option, it is an action of its own',
    rules: ['foe.deplacement.entre-avant-postes'],
    scenario: at({ mine: { soldiers: { q: 1 } }, options: { avantPostesActionSeparee: true } }),
    play: [GO],
    refused: [[{ type: 'move', to: 'q' }, 'chemin-action']],
    open: [{ type: 'outpost', to: 'q' }],
  },
  {
    id: '23',
    says: 'from tower to tower, into enemies',
    rules: ['foe.deplacement.voyage-rapide', 'foe.combat.declenchement'],
    scenario: at({ hero: { zone: 'v' }, theirs: { soldiers: { u: 2 } } }),
    play: [GO, travel('u')],
    then: { zone: ['u', 'b'], inner: 'soldats' },
  },
  {
    id: '24',
    says: 'from an outpost that is no tower',
    rules: ['foe.deplacement.voyage-rapide'],
    scenario: at(),
    play: [GO],
    shut: ['travel'],
    refused: [[travel('u'), 'pas-de-tour']],
  },
  {
    id: '25',
    says: 'a corridor with 2 points',
    rules: ['foe.deplacement.vol-couloir'],
    scenario: at({ hero: { hero: knight({ movement: 2, flies: true }), zone: 'c' } }),
    play: [GO, ...move('e')],
    then: { zone: ['e', 'b'], top: 'turn' },
  },
  {
    id: '25',
    says: 'with 1 point; without wings',
    rules: ['foe.deplacement.vol-couloir', 'foe.plateau.couloirs'],
    scenario: at({ hero: { hero: knight({ movement: 1, flies: true }), zone: 'c' } }),
    play: [GO],
    refused: [
      [{ type: 'move', to: 'e' }, 'points-insuffisants'],
      [{ type: 'move', to: 's' }, 'eau-couloir'],
    ],
    open: [{ type: 'move', to: 'd' }],
  },
  {
    id: '25',
    says: 'on foot',
    rules: ['foe.plateau.couloirs', 'foe.deplacement.eau-interdite'],
    scenario: at({ hero: { zone: 'c' } }),
    play: [GO],
    refused: [
      [{ type: 'move', to: 'e' }, 'couloir-vol'],
      [{ type: 'move', to: 's' }, 'eau-interdite'],
    ],
  },
  {
    id: '26',
    says: 'over enemies and beyond: no fight',
    rules: ['foe.deplacement.vol-survol'],
    scenario: at({ hero: { hero: knight({ movement: 2, flies: true }), zone: 'c' }, foe: { zone: 'd' } }),
    play: [GO, ...move('d', 'r')],
    then: { zone: ['r', 'd'], inner: null, top: 'turn' },
  },
  {
    id: '26',
    says: 'stopping over them: a fight',
    rules: ['foe.deplacement.vol-atterrissage', 'foe.combat.epique'],
    scenario: at({ hero: { hero: knight({ movement: 2, flies: true }), zone: 'c' }, foe: { zone: 'd' } }),
    play: [GO, ...move('d'), HALT],
    then: { zone: ['d', 'd'], inner: 'epique' },
  },
  {
    id: '27',
    says: 'an outpost with 2 soldiers takes 1',
    rules: ['foe.soldats.renforcer'],
    scenario: at({ mine: { soldiers: { p: 2 } } }),
    play: [GO, reinforce(1)],
    then: { soldiers: { p: [3, 0] }, reserve: [12, 15] },
    shut: ['reinforce'],
  },
  {
    id: '27',
    says: 'and no more',
    rules: ['foe.soldats.plafond'],
    scenario: at({ mine: { soldiers: { p: 2 } } }),
    play: [GO],
    refused: [[reinforce(2), 'plafond-soldats']],
    open: [reinforce(1)],
  },
  {
    id: '27',
    says: 'a reserve of 1 gives 1, one of 0 nothing',
    rules: ['foe.soldats.renforcer'],
    scenario: at({ hero: { zone: 'u' }, mine: { soldiers: { p: 3, q: 3, r: 3, t: 3, v: 2 } } }),
    play: [GO, reinforce(1), END, ...turns(1)],
    then: { reserve: [0, 15], soldiers: { u: [1, 0] } },
  },
  {
    id: '27',
    says: 'an empty reserve',
    rules: ['foe.soldats.renforcer'],
    scenario: at({ hero: { zone: 'u' }, mine: { soldiers: { p: 3, q: 3, r: 3, t: 3, v: 3 } } }),
    play: [GO],
    shut: ['reinforce'],
    refused: [[reinforce(1), 'reserve-soldats']],
  },
  {
    id: '28',
    says: 'reinforcing a base',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: at({ hero: { zone: 'a' } }),
    play: [GO],
    shut: ['reinforce'],
    refused: [[reinforce(1), 'base-sans-soldat']],
  },
  {
    id: '29',
    says: '2 soldiers to an outpost with 2: one goes back',
    rules: ['foe.soldats.deplacer', 'foe.soldats.surplus'],
    scenario: at({ mine: { soldiers: { p: 3, q: 2 } } }),
    play: [GO, march('p', 'q', 2)],
    then: { soldiers: { p: [1, 0], q: [3, 0] }, reserve: [11, 15] },
  },
  {
    id: '30',
    says: 'soldiers two zones away',
    rules: ['foe.soldats.portee'],
    scenario: at({ hero: { zone: 'a' }, mine: { soldiers: { q: 2 } } }),
    play: [GO],
    shut: ['march'],
    refused: [[march('q', 'r', 1), 'soldats-portee']],
  },
  {
    id: '30',
    says: 'from a zone beside them',
    rules: ['foe.soldats.deplacer'],
    scenario: at({ hero: { zone: 'd' }, mine: { soldiers: { q: 2 } } }),
    play: [GO, march('q', 'r', 2)],
    then: { soldiers: { r: [2, 0] } },
  },
  {
    id: '31',
    says: 'resting by day',
    rules: ['foe.repos.action'],
    scenario: at(),
    play: [GO],
    shut: ['rest'],
    refused: [[REST, 'repos-jour']],
  },
  {
    id: '31',
    says: 'resting by night after a movement',
    rules: ['foe.repos.action'],
    scenario: at({ round: NIGHT }),
    play: [GO, ...move('c'), HALT],
    shut: ['rest'],
    refused: [[REST, 'repos-actions']],
  },
  {
    id: '32',
    says: 'resting at 5 PS of 6, then the end of the night turn',
    rules: ['foe.repos.action', 'foe.manche.plafond-ps'],
    scenario: at({ round: NIGHT, hero: { damage: 1 } }),
    play: [GO, REST, END],
    then: { damage: [0, 0] },
  },
  {
    id: '32',
    says: 'resting gives 4, the end of the night turn 1 more; nothing else but free actions',
    rules: ['foe.repos.action', 'foe.manche.nuit'],
    scenario: at({ round: NIGHT, hero: { damage: 5 } }),
    play: [GO, REST, END],
    then: { damage: [0, 0] },
  },
  {
    id: '32',
    says: 'after the rest, no standard action',
    rules: ['foe.activation.deux-actions'],
    scenario: at({ round: NIGHT, hero: { damage: 5 } }),
    play: [GO, REST],
    then: { damage: [1, 0] },
    shut: ['move', 'reinforce'],
    refused: [[reinforce(1), 'plus-d-actions']],
  },
];

const QUICK = { options: { combatPlusRapide: true } } as const;
/** The knight walks from c into d, where the rival stands. */
const meet = (damage: readonly [number, number], more: Parameters<typeof at>[0] = {}): PartieScenario =>
  at({
    ...more,
    hero: { zone: 'c', damage: damage[0], ...more.hero },
    foe: { zone: 'd', damage: damage[1], ...more.foe },
  });
const BOTH = [CALM, CALM] as const;
const ENTER: readonly PartieAction[] = [GO, ...move('d')];
const QUICK_4_6 = meet([2, 0], { ...QUICK, mine: { soldiers: { p: 1 } } });
const QUICK_5_5 = meet([1, 1], QUICK);
const QUICK_WON = meet([0, 2], { ...QUICK, theirs: { soldiers: { r: 1, v: 1 }, deck: ALL_PLUS_1 } });
const PUSHED = meet([3, 0], { mine: { soldiers: { p: 1 } } });
const TWO_DEFEND = meet([0, 0], { foes: [{ hero: 'beast-man', zone: 'd' }] });
const MIXED = meet([0, 5], { hero: { zone: 'c' }, foe: { zone: 'q', damage: 5 }, theirs: { soldiers: { q: 2 } } });
const TOGETHER = meet([0, 5], {
  options: { plusFortEnsemble: true },
  foes: [{ hero: 'beast-man', zone: 'd' }],
  theirs: { soldiers: { r: 1 } },
});
const FIGHTS: readonly CoreCase[] = [
  {
    id: '72',
    says: '4 PS against 6: the first falls back to the nearest outpost',
    rules: ['foe.rapide.une-manche-recul', 'foe.rapide.une-manche'],
    scenario: QUICK_4_6,
    play: epic(QUICK_4_6, ENTER, BOTH),
    then: { zone: ['p', 'd'], damage: [2, 0], pv: [0, 0], top: 'turn' },
  },
  {
    id: '72',
    says: '5 against 5: the active hero, to the base for want of an outpost',
    rules: ['foe.rapide.une-manche-recul'],
    scenario: QUICK_5_5,
    play: epic(QUICK_5_5, ENTER, BOTH),
    then: { zone: ['a', 'd'], damage: [1, 1] },
  },
  {
    id: '72',
    says: 'two outposts as near: the loser’s team chooses',
    rules: ['foe.rapide.une-manche-recul'],
    scenario: QUICK_WON,
    play: epic(QUICK_WON, ENTER, BOTH, { to: 'v' }),
    then: { zone: ['d', 'v'], damage: [0, 2] },
  },
  {
    id: '102',
    says: 'beaten on damage, sent to q, the active hero still has an action there',
    rules: ['foe.p9-resolution.deplacer-le-perdant', 'foe.activation.deux-actions'],
    scenario: PUSHED,
    play: epic(PUSHED, ENTER, BOTH, { to: 'q' }),
    then: { zone: ['q', 'd'], damage: [3, 0], standard: ['deplacer'], top: 'turn' },
    open: [reinforce(1)],
    shut: ['move'],
  },
  {
    id: 'A70',
    says: 'two heroes defend: the defender chooses',
    rules: ['foe.combat.un-seul-defenseur'],
    scenario: TWO_DEFEND,
    play: [...ENTER, { type: 'defend', hero: 2 }],
    then: { inner: 'epique', against: 2 },
  },
  {
    id: 'A70',
    says: 'the first beaten and sent away, the second has to fight',
    rules: ['foe.combat.epique-dabord'],
    scenario: meet([0, 5], { foes: [{ hero: rival({ id: 'autre', name: 'Autre', health: 1 }), zone: 'd' }] }),
    play: epic(
      meet([0, 5], { foes: [{ hero: rival({ id: 'autre', name: 'Autre', health: 1 }), zone: 'd' }] }),
      [...ENTER, { type: 'defend', hero: 1 }],
      [FIERCE, ['defense', 'attaque', 'defense', 'attaque']],
    ),
    then: { zone: ['d', 'b', 'd'], pv: [1, 0], inner: 'epique', against: 2 },
  },
  {
    id: 'A17',
    says: 'a hero and two soldiers: the epic combat, then the soldiers',
    rules: ['foe.combat.epique-dabord', 'foe.combat.suites', 'foe.combat.soldats'],
    scenario: MIXED,
    play: [...epic(MIXED, [GO, ...move('q')], [FIERCE, ['defense', 'attaque', 'defense', 'attaque']]), FIGHT],
    then: { zone: ['q', 'b'], damage: [2, 0], soldiers: {}, reserve: [15, 15], pv: [1, 0], top: 'turn' },
  },
  {
    id: 'A50',
    says: 'together: the fighter falls, the friend falls back too',
    rules: ['foe.rapide.ensemble-zero'],
    scenario: TOGETHER,
    play: epic(
      TOGETHER,
      [...ENTER, { type: 'defend', hero: 1 }],
      [FIERCE, ['attaque', 'defense', 'attaque', 'defense', 'attaque']],
    ),
    then: { zone: ['d', 'b', 'r'], pv: [1, 0], top: 'turn' },
  },
  {
    id: '101',
    says: '4 PS on 2 soldiers: 2 PS, the outpost taken',
    rules: ['foe.combat.soldats', 'foe.plateau.controle'],
    scenario: at({ hero: { zone: 'c', damage: 2 }, theirs: { soldiers: { q: 2 } } }),
    play: [GO, ...move('q'), FIGHT],
    then: { damage: [4, 0], zone: ['q', 'b'], soldiers: {}, reserve: [15, 15] },
  },
  {
    id: '101',
    says: '3 PS on 3 soldiers: beaten, no PV, the turn is over',
    rules: ['foe.bataille.exactement-zero', 'foe.bataille.sans-pv', 'foe.vaincu.fin-du-tour'],
    scenario: at({ hero: { zone: 'c', damage: 3 }, theirs: { soldiers: { q: 3 } } }),
    play: [GO, ...move('q'), FIGHT],
    then: { damage: [0, 0], zone: ['a', 'b'], soldiers: {}, pv: [0, 0], top: 'activate' },
  },
  {
    id: 'A18',
    says: 'soldiers marched on soldiers',
    rules: ['foe.soldats.deplacer-combat', 'foe.bataille.contre-soldats'],
    scenario: at({ mine: { soldiers: { p: 3 } }, theirs: { soldiers: { q: 2 } } }),
    play: [GO, march('p', 'q', 3), FIGHT],
    then: { soldiers: { q: [1, 0] }, reserve: [14, 15] },
  },
];

/** A boss of a few PS, which never hurts anybody. */
const boss = (health: number): EpicCard => ({
  type: 'boss',
  id: 'colosse',
  name: 'Colosse',
  health,
  attack: 0,
  defense: 0,
  initiative: 0,
  cost: null,
  reward: [{ do: 'eternium', value: 2 }],
});
const BOSS = (health: number): PartieScenario =>
  at({ hero: { zone: 'c' }, cards: [boss(health)], boss: { card: 'colosse', zone: 'd' } });
const OCCUPIED = meet([3, 0], { options: { reculVersZoneOccupee: true }, theirs: { soldiers: { q: 1 } } });
const EAGER = at({
  hero: { zone: 'c', pack: ['ex-elixir', 'ex-casque'] },
  friend: { hero: 'teela', spells: ['boule-de-feu', 'ex-transmutation'] },
  foe: { zone: 'q' },
  theirs: { soldiers: { q: 2 } },
});
const AFTER: readonly CoreCase[] = [
  {
    id: 'A37',
    says: 'a boss beaten: 1 PV, its reward, and it leaves the game',
    rules: ['foe.p7-vaincus.creature-vaincue', 'foe.grille.declenchement'],
    scenario: BOSS(3),
    play: epic(BOSS(3), ENTER, [FIERCE, []]),
    then: { boss: null, pv: [1, 0], eternium: [2, 0], zone: ['d', 'b'], top: 'turn' },
  }, // 1 by initiative, 2 by attack
  {
    id: 'A37',
    says: 'not beaten: it keeps its wounds, the hero withdraws',
    rules: ['foe.p9-resolution.boss-reste', 'foe.p9-resolution.boss-retrait'],
    scenario: BOSS(6),
    play: epic(BOSS(6), ENTER, [CALM, []], { to: 'r' }),
    then: {
      boss: { card: 'colosse', zone: 'd', damage: 2 },
      pv: [0, 0],
      eternium: [0, 0],
      zone: ['r', 'b'],
      damage: [0, 0],
    },
  }, // 1 by initiative each round
  {
    id: 'A13',
    says: 'by option, the loser is sent among enemies, and fights again',
    rules: ['foe.p9-resolution.deplacer-le-perdant', 'foe.combat.soldats'],
    scenario: OCCUPIED,
    play: epic(OCCUPIED, ENTER, BOTH, { to: 'q' }),
    then: { zone: ['q', 'd'], inner: 'soldats' },
  },
  {
    id: 'A68',
    says: 'what a combat spends: a friend’s spell, a consumable, soldiers; the rest stays',
    rules: ['foe.combat.epique-dabord', 'foe.p4-capacites.soldats'],
    scenario: EAGER,
    play: epic(EAGER, [GO, ...move('q')], BOTH, { eager: true, to: 'c' }),
    then: {
      carried: [['ex-casque'], ['ex-transmutation'], []],
      damage: [0, 0, 2],
      zone: ['q', 'a', 'c'],
      soldiers: { q: [0, 1] },
      reserve: [15, 14],
      inner: 'soldats',
      piles: { guilde: { discard: ['boule-de-feu'] }, boutique: { discard: ['ex-elixir'] } },
    },
  },
];

const PENNILESS = { hero: { zone: 'c', damage: 5 }, theirs: { soldiers: { q: 1 } } } as const;
const SPELLS = { ...PENNILESS, hero: { zone: 'c', damage: 5, spells: ['boule-de-feu', 'ex-oubli'] } } as const;
const DIE: readonly PartieAction[] = [GO, ...move('q'), FIGHT];
const DEFEAT: readonly CoreCase[] = [
  {
    id: '86',
    says: '3 in reserve and a card worth 2: all of it, and nothing owed',
    rules: ['foe.vaincu.paiement'],
    scenario: at({ ...PENNILESS, mine: { eternium: 3 }, hero: { ...PENNILESS.hero, pack: ['piege-magique'] } }),
    play: DIE,
    then: { eternium: [0, 0], carried: [[], []], debt: [0, 0], zone: ['a', 'b'], damage: [0, 0] },
  },
  {
    id: '87',
    says: '1 in reserve, no card: 0, and nothing more',
    rules: ['foe.vaincu.paiement'],
    scenario: at({ ...PENNILESS, mine: { eternium: 1 } }),
    play: DIE,
    then: { eternium: [0, 0], debt: [0, 0] },
  },
  {
    id: 'A25',
    says: 'more than enough: the team chooses what to hand over',
    rules: ['foe.vaincu.paiement', 'foe.eternium.partage'],
    scenario: at({ ...SPELLS, mine: { eternium: 4 } }),
    play: [...DIE, { type: 'pay-debt', card: 'boule-de-feu' }, { type: 'pay-debt', card: null }],
    then: { eternium: [2, 0], carried: [['ex-oubli'], []] },
  },
  {
    id: 'A25',
    says: 'Eternium alone does not do',
    rules: ['foe.vaincu.paiement'],
    scenario: at({ ...SPELLS, mine: { eternium: 4 } }),
    play: DIE,
    refused: [[{ type: 'pay-debt', card: null }, 'paiement-reserve']],
  },
  {
    id: 'A25',
    says: 'no change given: 3 and 3 for 5',
    rules: ['foe.vaincu.paiement'],
    scenario: at({ ...SPELLS, mine: { eternium: 4 } }),
    play: [...DIE, { type: 'pay-debt', card: 'boule-de-feu' }, { type: 'pay-debt', card: 'ex-oubli' }],
    then: { eternium: [4, 0], carried: [[], []] },
  },
  {
    id: 'A25',
    says: 'by option the rest is owed, and taken from the income',
    rules: ['foe.vaincu.paiement'],
    scenario: at({
      ...PENNILESS,
      round: NIGHT,
      mine: { eternium: 1, soldiers: { p: 1 } },
      foe: { activated: true },
      options: { detteReportee: true },
    }),
    play: DIE,
    then: { eternium: [0, 0], debt: [2, 0] },
  }, // 4 owed, 2 of income
];

const over = (
  mine: Partial<TeamSpec>,
  theirs: Partial<TeamSpec>,
  more: Parameters<typeof at>[0] = {},
): PartieScenario => at({ round: LAST, ...more, mine, theirs, foe: { activated: true } });
const FINALE: readonly CoreCase[] = [
  {
    id: '88',
    says: 'PV, outposts equal: 3 Eternium against 5',
    rules: ['foe.fin.egalite-avant-postes', 'foe.fin.egalite-eternium'],
    scenario: over({ eternium: 3 }, { eternium: 5, soldiers: { r: 1 } }),
    play: [GO, END],
    then: { end: { winners: [1], why: 'eternium' } },
  },
  {
    id: '89',
    says: 'a boss in play: everybody loses',
    rules: ['foe.fin.boss-en-jeu'],
    scenario: over({}, {}, { boss: { card: 'evil-seed', zone: 'e' } }),
    play: [GO, END],
    then: { end: { winners: [], why: 'boss' } },
  },
  {
    id: '107',
    says: '11 PV against 9, and a boss: everybody loses',
    rules: ['foe.fin.boss-en-jeu', 'foe.p9-resolution.boss-defaite-generale'],
    scenario: over({ pv: 11 }, { pv: 9 }, { boss: { card: 'evil-seed', zone: 'e' } }),
    play: [GO, END],
    then: { pv: [11, 9], end: { winners: [], why: 'boss' } },
  },
  {
    id: '107',
    says: 'without the boss, 11 wins',
    rules: ['foe.fin.gagnant', 'foe.presentation.but'],
    scenario: over({ pv: 11 }, { pv: 9 }),
    play: [GO, END],
    then: { end: { winners: [0], why: 'pv' } },
  },
  {
    id: 'A36',
    says: 'all equal: a night more; still equal: each team chooses a hero for the duel',
    rules: ['foe.fin.egalite-nuit', 'foe.fin.egalite-duel'],
    scenario: over({}, { soldiers: { r: 1 } }),
    play: [GO, END, ...turns(0, 1)],
    open: [{ type: 'duellist', team: 0, hero: 0 }],
    then: { rounds: 9, cell: LAST, top: 'duel' },
  },
  {
    id: 'A34',
    says: 'by option, the other team begins the next round',
    rules: [],
    scenario: at({ options: { departAlterne: true } }),
    play: turns(0, 1),
    then: { rounds: 2, starter: 1 },
    open: [activate(1)],
  },
];

/** A first game on a map of its own: three merchants on each side of one wild zone. */
const FIRST_MAP: MapSpec = {
  zones: [
    ...LAND.zones.filter(({ id }) => id === 'a' || id === 'b' || id === 'c'),
    ...['1', '2', '3', '7', '8', '9'].map(
      (id) => ({ id, name: `Marchand ${id}`, kind: 'avant-poste', merchant: 'boutique', x: 50, y: 50 }) as const,
    ),
  ],
  edges: [
    ...['1', '2', '3'].map((b) => ({ a: 'a', b, kind: 'limite' }) as const),
    ...['7', '8', '9'].map((b) => ({ a: 'b', b, kind: 'limite' }) as const),
    ...['1', '2', '3', '7', '8', '9'].map((b) => ({ a: 'c', b, kind: 'limite' }) as const),
  ],
};
const frail = (n: number): TeamSpec['heroes'][number] => ({
  hero: rival({ id: `rival-${n}`, name: `Rival ${n}`, health: 1 }),
});
const strong = (n: number): TeamSpec['heroes'][number] => ({
  hero: knight({ id: `chevalier-${n}`, name: `Chevalier ${n}` }),
});
const PREMIERE: PartieScenario = at({ kind: 'premiere', map: FIRST_MAP });
const FIRST_GAME: PartieScenario = {
  ...PREMIERE,
  teams: PREMIERE.teams.map((team, t) => ({
    ...team,
    deck: STARTING_DECK,
    victory: [],
    heroes: [1, 2, 3].map(t === 0 ? strong : frail),
  })),
};
const deploy = (hero: number): PartieAction => ({ type: 'deploy', hero });
const DEPLOYED: readonly PartieAction[] = [first(0), ...[0, 1, 2, 3, 4, 5].map(deploy)];
const WHOLE_ROUND = turns(0, 3, 1, 4, 2, 5);
const UNPROTECTED: readonly PartieAction[] = [...DEPLOYED, ...WHOLE_ROUND, ...WHOLE_ROUND];
const ATTACK: readonly PartieAction[] = [GO, ...move('c', '7')];
const PREMIERES: readonly CoreCase[] = [
  {
    id: '98',
    says: 'before the second skull, no way into the zone of an enemy hero',
    rules: ['foe.premiere.protection', 'foe.premiere.deploiement', 'foe.premiere.depart-crane-1', 'foe.manche.crane'],
    scenario: FIRST_GAME,
    play: [...DEPLOYED, GO, ...move('c')],
    then: { cell: 1, rounds: 1, zone: ['c', '2', '3', '7', '8', '9'], soldiers: { 1: [1, 0], 7: [0, 1] } },
    refused: [[{ type: 'move', to: '7' }, 'protection']],
  },
  {
    id: '98',
    says: 'flying over it is allowed, stopping there is not',
    rules: ['foe.premiere.protection'],
    scenario: {
      ...FIRST_GAME,
      teams: FIRST_GAME.teams.map((team, t) =>
        t === 0 ? { ...team, heroes: [{ hero: knight({ flies: true }) }, strong(2), strong(3)] } : team,
      ),
    },
    play: [...DEPLOYED, GO, ...move('c', '7')],
    then: { zone: ['7', '2', '3', '7', '8', '9'], inner: null },
    refused: [[HALT, 'protection']],
    open: [{ type: 'move', to: 'c' }],
  },
  {
    id: '98',
    says: 'after the second skull, protection is over',
    rules: ['foe.grille.declenchement'],
    scenario: FIRST_GAME,
    play: [...UNPROTECTED, ...ATTACK],
    then: { cell: 3, inner: 'epique' },
  },
  {
    id: '99',
    says: 'a hero beaten in a first game: no PV',
    rules: ['foe.premiere.sans-recompense', 'foe.p7-vaincus.heros'],
    scenario: FIRST_GAME,
    play: epic(FIRST_GAME, [...UNPROTECTED, ...ATTACK], [FIERCE, ['attaque', 'defense', 'attaque', 'defense']]),
    then: { pv: [0, 0], zone: ['7', '2', '3', 'b', '8', '9'], inner: 'soldats' },
  },
];

/** A skirmish on the small map: p and t for one side, r and v for the other. */
const SKIRMISH = at({
  kind: 'escarmouche',
  skirmish: {
    zones: [
      { name: 'Ouest', outposts: ['p', 't'] },
      { name: 'Est', outposts: ['r', 'v'] },
    ],
    soldiers: 4,
    forbidden: ['heros'],
    end: 2,
  },
  hero: { zone: 'c', damage: 5 },
  foe: { zone: 'e' },
  theirs: { soldiers: { q: 1 } },
});
const NEAR_C = {
  ...SKIRMISH,
  teams: SKIRMISH.teams.map((team, t) =>
    t === 1
      ? { ...team, heroes: [{ hero: rival(), zone: 'c' }] }
      : { ...team, heroes: [{ hero: knight(), zone: 'd', damage: 5 }] },
  ),
};
const SKIRMISHES: readonly CoreCase[] = [
  {
    id: 'A61',
    says: 'a fallen hero goes back to its deployment zone: the team chooses where',
    rules: ['foe.escarmouche.vaincu-deploiement'],
    scenario: SKIRMISH,
    play: [first(0), GO, ...move('q'), FIGHT],
    open: [
      { type: 'retreat', to: 'p' },
      { type: 'retreat', to: 't' },
    ],
    then: { damage: [0, 0], top: 'retreat' },
  },
  {
    id: 'A61',
    says: 'not beside a wild zone with enemies',
    rules: ['foe.escarmouche.vaincu-adjacence'],
    scenario: NEAR_C,
    play: [first(0), GO, ...move('q'), FIGHT],
    then: { zone: ['t', 'c'], top: 'activate' },
  },
  {
    id: '97',
    says: '3 points, of which 2 count',
    rules: ['foe.escarmouche.deplacement'],
    scenario: SKIRMISH,
    play: [first(0), GO, ...move('p', 'a')],
    then: { zone: ['a', 'e'], top: 'turn' },
  },
];

const QUIET: readonly EventCard[] = ['e1', 'e2', 'e3', 'e4', 'e5'].map((id) => ({
  type: 'evenement',
  id,
  name: `Événement ${id}`,
  effects: [],
}));
const brave = (hero: number, card: string): readonly PartieAction[] => [
  activate(hero),
  { type: 'brave', cards: 1 },
  { type: 'take', card },
  END,
];
const BRAVES = at({
  cards: QUIET,
  decks: { rencontres: QUIET.map(({ id }) => id) },
  hero: { zone: 'c' },
  mine: {},
  friend: { hero: 'teela', zone: 'c' },
  foe: { zone: 'd' },
  foes: [{ hero: 'beast-man', zone: 'd' }],
});
const DECKS: readonly CoreCase[] = [
  {
    id: '106',
    says: 'an empty deck, five cards in its discard: they come back, and one of them is met',
    rules: ['foe.mise-en-place.pioche-epuisee', 'foe.mise-en-place.defausses'],
    scenario: BRAVES,
    play: [
      ...brave(0, 'e1'),
      ...brave(2, 'e2'),
      ...brave(1, 'e3'),
      ...brave(3, 'e4'),
      ...brave(0, 'e5'),
      activate(2),
      { type: 'brave', cards: 1 },
      { type: 'take', card: 'e1' },
    ],
    then: { piles: { rencontres: { cards: ['e2', 'e3', 'e4', 'e5'], discard: ['e1'] } } },
  },
];

export const CORE_CASES = {
  'Mise en place': SETUP,
  'Manche, actions, déplacements': ROUND,
  Combats: FIGHTS,
  'Après un combat': AFTER,
  'Héros vaincu': DEFEAT,
  'Fin de partie': FINALE,
  'Première partie': PREMIERES,
  Escarmouche: SKIRMISHES,
  Paquets: DECKS,
} as const;
