// After the blows: flee, stay for a second round, send the loser away.
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario, NearZone } from '../combat/scenario-types.ts';
import { lesson } from '../../kernel/lesson.ts';
import { draw, GO, lay, PASS, put, WEAPON } from './kit.ts';

const LAND: NearZone = { id: 'contree', name: 'la contrée voisine', kind: 'contree' };

const CLIFFS: CombatScenario = {
  name: 'Stratos contre Mer-Man',
  column: 'heros',
  active: { hero: 'stratos', eternium: 2, base: 'Château Grayskull' },
  defender: { hero: 'mer-man', base: 'Temple de Serpos' },
  place: { name: 'les falaises', kind: 'contree', near: [LAND, { id: 'fort', name: 'le fort', kind: 'avant-poste' }] },
};
export const ROUNDS = lesson<CombatMode>({
  slug: 'fuir-ou-rester',
  title: 'Fuir, ou rester',
  mode: 'combat-epique',
  scenario: CLIFFS,
  played: [
    WEAPON,
    WEAPON,
    ...put(
      ['plus3', 'attaque'],
      ['plus2', 'attaque'],
      ['plus1', 'defense'],
      ['plus3', 'defense'],
      ['plus2', 'attaque'],
      ['plus1', 'attaque'],
      ['plus1', 'defense'],
      ['plus1', 'initiative'],
    ),
    PASS,
    PASS,
    GO,
    GO,
    GO,
  ],
  steps: [
    {
      kind: 'act',
      says: 'Stratos, qui attaquait, peut fuir pour 2 Eternium. Mais il mène : qu’il reste.',
      look: 'Fuir mettrait fin au combat, et il serait perdu.',
      at: ['fighter:0', 'fighter:1'],
      solution: [{ type: 'flee', to: null }],
      missed: 'Fuir, en menant ? Reprenez, et restez.',
      answers: [draw('plus2')],
    },
    {
      kind: 'act',
      says: 'Seconde manche : les cartes sont parties, les blessures restent. Posez ce « +2 » en défense.',
      look: 'La zone de défense est celle du bouclier.',
      at: ['defense:0'],
      solution: [lay('defense')],
      missed: 'C’est permis, mais gardez-vous d’abord.',
      answers: [draw('plus3'), lay('attaque'), draw('plus3')],
    },
    {
      kind: 'act',
      says: 'Un « +3 » : en attaque.',
      look: 'La zone d’attaque est celle des épées croisées.',
      at: ['attaque:0'],
      solution: [lay('attaque')],
      missed: 'C’est permis, mais il servira mieux à frapper.',
      answers: [draw('plus1'), lay('defense'), draw('plus2')],
    },
    {
      kind: 'act',
      says: 'Encore un « +2 ». En défense.',
      look: 'La zone de défense est rouverte.',
      at: ['defense:0'],
      solution: [lay('defense')],
      missed: 'C’est permis, mais il reste à se garder.',
      answers: [draw('plus1'), lay('attaque'), draw('plus1')],
    },
    {
      kind: 'act',
      says: 'Dernière carte : posez-la où vous voulez.',
      look: 'La défense seule vous est fermée.',
      at: ['attaque:0', 'initiative:0'],
      solution: [lay('attaque')],
      reached: ({ state }) => state.sides[0].placed === 4,
      missed: 'Gardez vos concentrations : posez la carte.',
      answers: [draw('plus1'), lay('defense'), PASS, PASS, GO, GO, GO],
    },
    {
      kind: 'act',
      says: 'Vous avez fait le plus de dégâts : Mer-Man recule, et vous choisissez où.',
      look: 'La contrée et le fort sont libres : l’un ou l’autre convient.',
      solution: [{ type: 'send', to: 'contree' }],
      reached: ({ events }) => events.some(({ type }) => type === 'sent'),
    },
  ],
  learnt:
    'L’attaquant peut [fuir](foe.p8-fuite.cout) ; sinon on joue une [seconde manche](foe.p9-resolution.seconde-manche), et qui a fait [le plus de dégâts](foe.p9-resolution.vainqueur) [fait reculer](foe.p9-resolution.deplacer-le-perdant) l’autre.',
});
