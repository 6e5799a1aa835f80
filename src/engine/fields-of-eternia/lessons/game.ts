// The last lesson: a short whole game on the map of the bridge.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { BARE } from './kit.ts';

export const WHOLE_GAME = lesson<PartieMode>({
  slug: 'une-partie',
  title: 'Une partie rapide',
  mode: 'partie',
  scenario: {
    ...BARE,
    name: 'Votre première partie',
    map: 'pont',
    round: 0,
    track: [
      { day: true, skull: null },
      { day: false, skull: 1 },
      { day: true, skull: null },
      { day: false, skull: 4 },
    ],
    decks: { ...BARE.decks, rencontres: ['ex-loup-des-brumes', 'dylinx', 'ex-filon', 'ex-source-claire'] },
    teams: [
      {
        faction: 'masters',
        base: 'a',
        heroes: [{ hero: 'he-man', zone: 'p' }],
        soldiers: { p: 3 },
        eternium: 4,
        victory: [],
      },
      {
        faction: 'evil',
        base: 'b',
        heroes: [{ hero: 'skeletor', zone: 'q', damage: 5 }],
        soldiers: { q: 2 },
        eternium: 4,
        victory: [],
      },
    ],
  },
  says: 'Deux jours, deux nuits : He-Man tient le Poste du couchant, Skeletor, blessé, celui du levant. Battez-le, et finissez devant.',
  minutes: 8,
  learnt:
    'Vous savez jouer : à la fin, [le plus de PV](foe.presentation.but) l’emporte, et les avant-postes [départagent](foe.fin.egalite-avant-postes).',
});
