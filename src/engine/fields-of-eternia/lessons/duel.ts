// Teela against Evil-Lyn, from the weapon to the defeat: four cards each, then totals and blows.
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { lesson } from '../../kernel/lesson.ts';
import { draw, GO, lay, PASS, put, WEAPON } from './kit.ts';

const PERPETUA: CombatScenario = {
  name: 'Teela contre Evil-Lyn',
  column: 'heros',
  active: { hero: 'teela', health: 6, eternium: 3, base: 'Château Grayskull' },
  defender: { hero: 'evil-lyn', health: 6, eternium: 5, base: 'Temple de Serpos' },
  place: { name: 'Montagnes de Perpetua', kind: 'avant-poste' },
};
export const FOUR_CARDS = lesson<CombatMode>({
  slug: 'vos-quatre-cartes',
  title: 'Vos quatre cartes',
  mode: 'combat-epique',
  scenario: PERPETUA,
  steps: [
    {
      kind: 'act',
      says: 'Teela entre chez Evil-Lyn : elles se battent. Choisissez l’arme de Teela.',
      look: 'Ses deux armes sont à côté de son nom ; l’une ou l’autre convient.',
      at: ['weapon:0:0', 'weapon:0:1'],
      solution: [WEAPON],
      reached: ({ state }) => state.sides[0].weapon !== null,
      answers: [WEAPON, draw('plus1')],
    },
    {
      kind: 'act',
      says: 'Vous piochez un « +1 » : c’est peu. Concentrez-vous : cette carte part, une autre vient.',
      look: 'Se concentrer se décide avant de poser la carte.',
      solution: [{ type: 'focus' }],
      missed: 'Ce « +1 » vous coûterait une de vos quatre poses. Reprenez, et concentrez-vous.',
      answers: [draw('plus3')],
    },
    {
      kind: 'act',
      says: 'Un « +3 » : voilà mieux. La grille a trois zones ; posez-le en attaque.',
      look: 'La zone d’attaque est celle des épées croisées.',
      at: ['attaque:0'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais gardons cette carte pour frapper : posez-la en attaque.',
      answers: [draw('plus3'), lay('attaque'), draw('plus2')],
    },
    {
      kind: 'act',
      says: 'Jamais deux fois de suite la même zone : posez ce « +2 » ailleurs.',
      look: 'L’initiative décide qui frappe d’abord ; la défense arrête les coups.',
      at: ['initiative:0', 'defense:0'],
      solution: [lay('defense')],
      reached: ({ events }) => events.some((event) => event.type === 'laid' && event.side === 0),
      missed: 'Il faut poser cette carte : gardez votre dernière concentration.',
      answers: [draw('plus2'), lay('defense'), draw('plus2')],
    },
    {
      kind: 'act',
      says: 'L’attaque vous est rouverte. Ajoutez-y ce « +2 ».',
      look: 'Les cartes d’une zone s’additionnent.',
      at: ['attaque:0'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais le coup serait faible. Reprenez, et posez-le en attaque.',
      answers: [draw('plus1'), lay('attaque'), draw('plus2')],
    },
    {
      kind: 'act',
      says: 'Dernière carte. Posez-la où elle vous manque.',
      look: 'Toute zone qui n’est pas l’attaque vous est ouverte.',
      at: ['initiative:0', 'defense:0'],
      solution: [lay('initiative')],
      reached: ({ state }) => state.sides[0].placed === 4,
      missed: 'Vous venez de changer de carte. Reprenez, et posez celle-ci.',
      answers: [draw('plus2'), lay('defense')],
    },
    {
      kind: 'go',
      says: 'Quatre cartes de chaque côté : tout se retourne. La prochaine leçon compte les coups.',
      at: ['total:0:attaque', 'total:1:defense'],
    },
  ],
  learnt:
    'Chacun [son tour](foe.p3-cartes.alternance), on pose quatre cartes, [jamais deux fois de suite dans la même zone](foe.p3-cartes.zone-differente) ; [se concentrer](foe.p3-cartes.concentration) change une carte.',
});

const BLOWS: CombatScenario = {
  ...PERPETUA,
  name: 'Les coups de Teela',
  active: { hero: 'teela', health: 6, eternium: 3, soldiers: 1, base: 'Château Grayskull' },
  defender: { hero: 'evil-lyn', health: 3, eternium: 5, base: 'Temple de Serpos' },
};
export const DAMAGE = lesson<CombatMode>({
  slug: 'compter-les-coups',
  title: 'Compter les coups',
  mode: 'combat-epique',
  scenario: BLOWS,
  played: [
    WEAPON,
    WEAPON,
    ...put(
      ['plus3', 'attaque'],
      ['plus3', 'attaque'],
      ['plus2', 'defense'],
      ['plus2', 'defense'],
      ['plus2', 'attaque'],
      ['plus1', 'attaque'],
      ['plus2', 'defense'],
      ['plus2', 'defense'],
    ),
  ],
  steps: [
    {
      kind: 'act',
      says: 'Il reste 3 points de santé (PS) à Evil-Lyn. Ajoutez votre soldat à l’attaque de Teela.',
      look: 'Le soldat présent peut se retirer pour donner 1 à un total.',
      at: ['total:0:attaque'],
      solution: [{ type: 'soldiers', give: { initiative: 0, attaque: 1, defense: 0 } }],
      missed: 'Le point irait ailleurs, ou nulle part. Reprenez : il le faut en attaque.',
      answers: [PASS, PASS],
    },
    {
      kind: 'guess',
      says: 'Plus personne n’a rien à ajouter. Teela a 3 en initiative, Evil-Lyn 2 : que coûte la lenteur ?',
      look: 'Les PS sont les points de santé, sur les fiches.',
      at: ['total:0:initiative', 'total:1:initiative'],
      options: ['Un PS', 'Rien du tout'],
      right: ({ events }) => (events.some((event) => event.type === 'initiative' && event.loss === 1) ? 0 : 1),
      plays: [GO],
      why: 'Qui a le moins d’initiative est pris de vitesse : il perd un PS, et l’autre frappe d’abord.',
    },
    {
      kind: 'guess',
      says: 'Teela attaque à 6, Evil-Lyn se défend à 4. Combien de PS perd-elle ?',
      look: 'La défense arrête autant de points d’attaque.',
      at: ['total:0:attaque', 'total:1:defense'],
      options: ['Deux', 'Six'],
      right: ({ events }) => (events.some((event) => event.type === 'attack' && event.damage === 2) ? 0 : 1),
      plays: [GO],
      why: 'Attaque moins défense : le reste passe. Sans votre soldat, elle tenait debout et vous rendait le coup.',
    },
    {
      kind: 'go',
      says: 'Evil-Lyn n’a plus de PS : elle est vaincue, et votre équipe gagne 1 PV.',
      at: ['fighter:1'],
      plays: [GO],
    },
    {
      kind: 'go',
      says: 'Elle rentre à sa base, soignée, et son équipe paie 5 Eternium, la monnaie d’Eternia. Les cartes retournent dans les paquets.',
      plays: [GO],
    },
  ],
  learnt:
    'Le plus rapide [surprend l’autre](foe.p5-totaux.initiative-surpris) et frappe ; [attaque moins défense](foe.p6-degats.difference), puis la [riposte](foe.p6-degats.riposte) ; un [héros vaincu](foe.p7-vaincus.heros) vaut 1 PV.',
});
