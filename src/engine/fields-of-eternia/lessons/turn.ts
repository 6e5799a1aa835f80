// The first turn of a hero: activate, move, leave soldiers, day and night.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/event-types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import { activate, BARE, cornerOf, END, move } from './kit.ts';

const DAWN: PartieScenario = {
  ...BARE,
  name: 'Premier tour',
  round: 0,
  map: cornerOf(
    'chateau-grayskull',
    'tour-grayskull',
    'village-de-gaz',
    'contree-du-couchant',
    'montagnes-de-perpetua',
    'contree-du-levant',
    'cite-de-targa',
    'tour-viper',
    'temple-de-serpos',
  ),
  skulls: [
    {
      skull: 1,
      text: 'Le ciel s’ouvre : chaque équipe ramasse ce qui en tombe.',
      effects: [{ do: 'eternium', value: 2 }],
    },
  ],
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [
        { hero: 'he-man', zone: 'tour-grayskull' },
        { hero: 'teela', zone: 'village-de-gaz' },
      ],
      soldiers: { 'tour-grayskull': 1 },
      eternium: 4,
      victory: [],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor', zone: 'tour-viper' }],
      eternium: 4,
      victory: [],
    },
  ],
};
export const FIRST_TURN = lesson<PartieMode>({
  slug: 'le-tour-d-un-heros',
  title: 'Le tour d’un héros',
  mode: 'partie',
  scenario: DAWN,
  steps: [
    {
      kind: 'act',
      says: 'Vous menez les Masters, en bleu : finissez avec plus de points de victoire (PV) que Skeletor, et vous gagnez. Activez He-Man.',
      look: 'He-Man attend à la Tour Grayskull.',
      at: ['hero:0'],
      solution: [activate(0)],
      missed: 'Teela jouera plus tard. Reprenez, et commencez par He-Man.',
    },
    {
      kind: 'act',
      says: 'Il a deux points de déplacement. Traversez la contrée du couchant, jusqu’aux Montagnes de Perpetua.',
      look: 'La contrée du couchant touche la tour ; les montagnes sont juste après.',
      at: ['contree-du-couchant', 'montagnes-de-perpetua'],
      solution: [move('contree-du-couchant'), move('montagnes-de-perpetua')],
      reached: ({ state }) => state.heroes[0]?.zone === 'montagnes-de-perpetua',
      missed: 'De là, He-Man n’atteindra plus les montagnes ce tour-ci.',
    },
    {
      kind: 'act',
      says: 'L’avant-poste est à vous. Une seconde action, mais plus de déplacement ce tour-ci : laissez-y des soldats.',
      look: 'Touchez les montagnes, où se tient He-Man : vous y placerez des soldats.',
      at: ['montagnes-de-perpetua'],
      solution: [{ type: 'reinforce', count: 3 }],
      answers: [],
      reached: ({ events }) => events.some(({ type }) => type === 'p-reinforced'),
      missed: 'Personne ne garderait les montagnes. Reprenez, et placez-y des soldats.',
    },
    {
      kind: 'act',
      says: 'Un héros a deux actions par tour, jamais deux fois la même. Finissez celui de He-Man.',
      look: 'Cherchez le bouton « Finir le tour ».',
      solution: [END],
      reached: ({ events }) => events.some((event) => event.type === 'p-ended-turn' && event.hero === 0),
      answers: [activate(2), move('contree-du-levant'), move('cite-de-targa'), { type: 'reinforce', count: 2 }, END],
    },
    {
      kind: 'go',
      says: 'Skeletor a fait de même à Targa. On active un héros chacun son tour.',
      at: ['cite-de-targa'],
    },
    {
      kind: 'act',
      says: 'À Teela. Activez-la, puis finissez son tour sans rien faire.',
      look: 'Teela est au Village de Gaz.',
      at: ['hero:1'],
      solution: [activate(1), END],
      reached: ({ state }) => state.rounds === 2,
      missed: 'C’est permis, mais Teela ne bouge pas cette fois. Reprenez, et finissez son tour.',
    },
    {
      kind: 'go',
      says: 'Tous les héros ont joué : le jour fait place à la nuit. La piste des manches porte ici un crâne : son événement arrive.',
    },
  ],
  learnt:
    'Chaque équipe [active un héros](foe.activation.alternance) à son tour ; il a [deux actions](foe.activation.deux-actions), jamais [deux fois la même](foe.activation.action-unique).',
});
