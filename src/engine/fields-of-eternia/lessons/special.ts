// The special cards of an epic combat, then what they and the others do once all is turned up: the way of the booklet's example.
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario, FighterSpec } from '../combat/scenario-types.ts';
import { lesson } from '../../kernel/lesson.ts';
import { draw, GO, lay, PASS, put, WEAPON } from './kit.ts';

const TEELA: FighterSpec = { hero: 'teela', health: 6, eternium: 5, base: 'Château Grayskull' };
const EVIL_LYN: FighterSpec = { hero: 'evil-lyn', health: 6, eternium: 5, base: 'Temple de Serpos' };
const PLACE = { name: 'Montagnes de Perpetua', kind: 'avant-poste' } as const;

const PURPLE: CombatScenario = {
  name: 'Les cartes spéciales de Teela',
  column: 'heros',
  active: TEELA,
  defender: EVIL_LYN,
  place: PLACE,
};
export const SPECIAL = lesson<CombatMode>({
  slug: 'cartes-speciales',
  title: 'Les cartes spéciales',
  mode: 'combat-epique',
  scenario: PURPLE,
  played: [WEAPON, WEAPON],
  steps: [
    {
      kind: 'act',
      says: 'Un outil vous donne deux cartes : un « +1 » et un « +3 ». Gardez la meilleure.',
      look: 'Les deux cartes sont dans votre main.',
      solution: [{ type: 'keep', card: 'plus3' }],
      missed: 'L’autre valait mieux. Reprenez, et gardez le « +3 ».',
      answers: [draw('outil'), draw('plus1'), draw('plus3')],
    },
    {
      kind: 'act',
      says: 'Posez-la en attaque.',
      look: 'La zone d’attaque est celle des épées croisées.',
      at: ['attaque:0'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais gardons cette carte pour frapper.',
      answers: [draw('plus2'), lay('defense'), draw('flux')],
    },
    {
      kind: 'act',
      says: 'Un flux vaut 1 et ne compte pas parmi vos quatre cartes. Posez-le en défense.',
      look: 'La zone de défense est celle du bouclier.',
      at: ['defense:0'],
      solution: [lay('defense')],
      missed: 'C’est permis, mais la défense est vide. Reprenez, et posez-y le flux.',
      answers: [draw('temps')],
    },
    {
      kind: 'act',
      says: 'Le flux vous fait piocher encore : une carte temps. Elle se pose à côté de la grille.',
      look: 'La place d’une carte temps est à côté des trois zones.',
      at: ['cote:0'],
      solution: [lay('cote')],
      missed: 'Une carte temps est précieuse : ne la rejetez pas.',
      answers: [draw('surcharge')],
    },
    {
      kind: 'act',
      says: 'Et encore une : la surcharge. Elle vaut 1, et réveillera votre arme. Posez-la en initiative.',
      look: 'Elle se pose face visible, comme toute carte spéciale.',
      at: ['initiative:0'],
      solution: [lay('initiative')],
      missed: 'C’est permis, mais suivons le plan : posez la surcharge en initiative.',
      answers: [draw('plus2'), lay('attaque'), draw('plus2')],
    },
    {
      kind: 'act',
      says: 'De ces quatre cartes, deux seulement comptent : il en manque deux. Posez ce « +2 » en attaque.',
      look: 'La zone d’attaque vous est ouverte.',
      at: ['attaque:0'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais le coup serait faible. Reprenez, et posez-le en attaque.',
      answers: [draw('plus3'), lay('defense'), draw('plus3')],
    },
    {
      kind: 'act',
      says: 'Dernière carte, un « +3 » : en défense.',
      look: 'La zone de défense est celle du bouclier.',
      at: ['defense:0'],
      solution: [lay('defense')],
      missed: 'C’est permis, mais Evil-Lyn va frapper. Reprenez, et gardez-vous.',
      answers: [draw('plus1'), lay('attaque')],
    },
    {
      kind: 'act',
      says: 'Tout est retourné. Pressez votre surcharge : l’épée donne 1, à mettre en attaque.',
      look: 'La surcharge est dans la zone d’initiative.',
      at: ['card:0:initiative:0'],
      solution: [
        { type: 'surge', spot: { zone: 'initiative', at: 0 } },
        { type: 'zone', zone: 'attaque' },
      ],
      reached: ({ events }) =>
        events.some((event) => event.type === 'bonus' && event.side === 0 && event.zone === 'attaque'),
      missed: 'C’est permis, mais le point n’irait pas en attaque. Reprenez, et activez d’abord la surcharge.',
      answers: [PASS],
    },
  ],
  learnt:
    'L’[outil](foe.paquet.outil-deux-cartes) fait choisir, le [flux](foe.paquet.flux-hors-limite) ne compte pas, le [temps](foe.paquet.temps-pose) se garde, la [surcharge](foe.paquet.surcharge-effet) réveille l’arme.',
});

const TURN: CombatScenario = {
  name: 'Le retournement d’Evil-Lyn',
  column: 'heros',
  active: { ...TEELA, eternium: 3, goods: [{ id: 'piege-magique', name: 'Piège magique', cost: 2 }] },
  defender: {
    ...EVIL_LYN,
    soldiers: 1,
    spells: [{ id: 'boule-de-feu', name: 'Boule de feu', owner: 'Skeletor', effects: [{ do: 'infliger', value: 2 }] }],
  },
  place: PLACE,
};
export const REVEAL = lesson<CombatMode>({
  slug: 'tout-se-retourne',
  title: 'Tout se retourne',
  mode: 'combat-epique',
  scenario: TURN,
  seats: [1],
  played: [
    WEAPON,
    WEAPON,
    draw('plus1'),
    { type: 'focus' },
    ...put(['plus2', 'initiative'], ['plus3', 'attaque']),
    draw('outil'),
    draw('plus1'),
    draw('plus3'),
    { type: 'keep', card: 'plus3' },
    lay('attaque'),
    draw('temps'),
    lay('cote'),
    ...put(['surcharge', 'defense'], ['plus2', 'defense'], ['plus2', 'initiative']),
    draw('plus1'),
    { type: 'focus' },
    ...put(['flux', 'attaque'], ['plus1', 'defense'], ['plus2', 'defense']),
    PASS,
  ],
  steps: [
    {
      kind: 'act',
      says: 'Vous êtes Evil-Lyn, et Teela a passé. Carte temps : échangez votre « +2 » d’initiative et votre surcharge.',
      look: 'Touchez le « +2 » de l’initiative, puis la surcharge de la défense.',
      at: ['card:1:initiative:0', 'card:1:defense:0'],
      solution: [{ type: 'swap', a: { zone: 'initiative', at: 0 }, b: { zone: 'defense', at: 0 } }],
      reached: ({ state }) =>
        state.sides[1].grid.initiative[0]?.card === 'surcharge' && state.sides[1].grid.defense.length === 2,
      missed: 'C’est permis, mais le plan est de renoncer à la vitesse pour mieux se garder.',
    },
    {
      kind: 'act',
      says: 'Teela a passé : vous continuez seule. Activez la surcharge : votre bâton fait piocher.',
      look: 'La surcharge est maintenant en initiative.',
      at: ['card:1:initiative:0'],
      solution: [{ type: 'surge', spot: { zone: 'initiative', at: 0 } }],
      missed: 'Ce sera pour après : activez d’abord la surcharge.',
      answers: [draw('plus3')],
    },
    {
      kind: 'act',
      says: 'Un « +3 », hors du compte des quatre. Posez-le en attaque.',
      look: 'La zone d’attaque est celle des épées croisées.',
      at: ['attaque:1'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais c’est pour frapper que le bâton a pioché.',
    },
    {
      kind: 'act',
      says: 'Votre soldat peut se retirer pour un point. Mettez-le en attaque.',
      look: 'Une seule fois par combat, un point par soldat.',
      at: ['total:1:attaque'],
      solution: [{ type: 'soldiers', give: { initiative: 0, attaque: 1, defense: 0 } }],
      missed: 'Ce sera pour après : retirez d’abord le soldat, pour l’attaque.',
    },
    {
      kind: 'act',
      says: 'Skeletor est loin, mais son équipe peut jouer son sort. Lancez la Boule de feu.',
      look: 'La Boule de feu est parmi vos cartes ; la défense de Teela n’y peut rien.',
      at: ['spell:boule-de-feu'],
      solution: [{ type: 'spell', card: 'boule-de-feu', side: 1 }],
      missed: 'Passer arrêterait tout : lancez d’abord le sort.',
      answers: [PASS],
    },
    {
      kind: 'guess',
      says: 'Vous avez renoncé à la vitesse. Teela frappera-t-elle la première ?',
      look: 'Comparez les deux totaux d’initiative.',
      at: ['total:0:initiative', 'total:1:initiative'],
      options: ['Oui, et vous perdez un PS', 'Non, c’est vous'],
      right: ({ events }) => (events.some((event) => event.type === 'initiative' && event.first === 0) ? 0 : 1),
      plays: [GO],
      why: 'Plus lente, vous êtes surprise ; mais votre défense vient de grossir.',
    },
    {
      kind: 'go',
      says: 'Teela frappe. Attaque moins défense : votre échange a payé.',
      at: ['total:0:attaque', 'total:1:defense'],
      plays: [GO],
    },
    {
      kind: 'go',
      says: 'À vous : une riposte, une seule.',
      at: ['total:1:attaque', 'total:0:defense'],
      plays: [GO],
    },
    {
      kind: 'go',
      says: 'Teela n’a plus de PS. Voilà le combat de l’exemple du livret, joué par vous.',
      at: ['fighter:0'],
    },
  ],
  learnt:
    'Tout [retourné](foe.p4-capacites.retourner), chacun à son tour active une [carte](foe.p4-capacites.temps-ou-surcharge), un [sort](foe.p4-capacites.sort), ses [soldats](foe.p4-capacites.soldats), ou [passe](foe.p4-capacites.passer).',
});
