// A fight in the wilds, by dice; then quests and encounters as actions of a turn.
import type { WildAction, WildMode } from '../contrees-sauvages/types.ts';
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/event-types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { WildDice } from '../types.ts';
import { activate, BARE, cornerOf, END } from './kit.ts';

const dice = (blanc: number, reussite: number, double: number, relancer: number): WildDice => ({
  blanc,
  reussite,
  double,
  relancer,
});
const put = (die: 'reussite' | 'double', to: 'defense' | 'ps' | 'attaque'): WildAction => ({
  type: 'wild-assign',
  die,
  to,
});
export const WILDS = lesson<WildMode>({
  slug: 'les-contrees-sauvages',
  title: 'Une créature sauvage',
  mode: 'contrees-sauvages',
  scenario: {
    name: 'She-Ra et le Dylinx',
    enemy: 'dylinx',
    hero: { name: 'She-Ra', faction: 'masters', body: 7, health: 8, eternium: 3 },
  },
  steps: [
    {
      kind: 'act',
      says: 'She-Ra a sept dés, un par point de corps. Le dé marqué « relancer » repart, avec un dé blanc, qui n’a rien donné : choisissez-le.',
      look: 'Choisissez un seul blanc à relancer : il ne sert à rien.',
      solution: [{ type: 'wild-again', extra: dice(1, 0, 0, 0) }],
      missed: 'On n’emmène qu’un dé, et une réussite est à garder. Reprenez, et relancez un blanc.',
      answers: [
        { type: 'wild-test', face: 'blanc' },
        { type: 'wild-throw', faces: dice(3, 2, 1, 1) },
        { type: 'wild-throw', faces: dice(0, 0, 2, 0) },
      ],
    },
    {
      kind: 'act',
      says: 'Chaque réussite baisse un chiffre du Dylinx. Sa défense d’abord : mettez-y une double réussite.',
      look: 'Tant que sa défense n’est pas à zéro, ses PS sont hors d’atteinte.',
      at: ['figure:defense'],
      solution: [put('double', 'defense')],
      missed: 'C’est permis, mais un double abattrait sa défense d’un seul coup.',
    },
    {
      kind: 'act',
      says: 'La voie est libre. Ôtez-lui ses trois PS : il sera vaincu.',
      look: 'Un double et une réussite font le compte exact.',
      at: ['figure:ps'],
      solution: [put('double', 'ps'), put('reussite', 'ps')],
      reached: ({ state }) => state.put.ps === 3,
      missed: 'Ces dés-là ne feraient pas trois tout juste. Reprenez, et comptez.',
    },
    {
      kind: 'act',
      says: 'Vaincu ou non, il frappe en même temps que vous. Avec ce qui reste, ramenez son attaque à zéro.',
      look: 'Son attaque est de trois : une double réussite et une réussite.',
      at: ['figure:attaque'],
      solution: [put('double', 'attaque'), put('reussite', 'attaque')],
      reached: ({ state }) => state.stage === 'tame' && state.health === 8,
      missed: 'C’est permis, mais She-Ra y perdrait des PS. Reprenez, et parez.',
    },
    {
      kind: 'act',
      says: 'Le Dylinx est vaincu : sa récompense est à vous. Payez son coût, et il vous suivra.',
      look: 'Dompter coûte 2 Eternium.',
      solution: [{ type: 'wild-tame', yes: true }],
      missed: 'Le Dylinx s’en irait. Reprenez, et domptez-le.',
    },
  ],
  learnt:
    'Autant de dés que de [corps](foe.sauvage.p1-des) ; chaque réussite va à [un seul chiffre](foe.sauvage.p2-affecter), la [défense avant les PS](foe.sauvage.p2-defense-dabord) ; les coups sont [simultanés](foe.sauvage.p3-simultane).',
});

const SUNSET: PartieScenario = {
  ...BARE,
  name: 'Contrée du couchant',
  round: 0,
  map: cornerOf(
    'chateau-grayskull',
    'tour-grayskull',
    'village-de-gaz',
    'contree-du-couchant',
    'montagnes-de-perpetua',
    'tour-centrale',
    'tour-viper',
    'temple-de-serpos',
  ),
  quests: ['contree-du-couchant'],
  decks: { ...BARE.decks, scenarios: ['ex-pont-rompu'], rencontres: ['ex-filon'] },
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [{ hero: 'teela', zone: 'contree-du-couchant' }],
      eternium: 3,
      victory: [],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor', zone: 'tour-viper', activated: true }],
      eternium: 3,
      victory: [],
    },
  ],
};
export const QUEST = lesson<PartieMode>({
  slug: 'quete-et-rencontre',
  title: 'Quête et rencontre',
  mode: 'partie',
  scenario: SUNSET,
  steps: [
    {
      kind: 'act',
      says: 'Un jeton quête attend dans la contrée du couchant, et Teela y est. Activez-la.',
      look: 'Teela est à côté du jeton.',
      at: ['hero:0'],
      solution: [activate(0)],
      answers: [],
    },
    {
      kind: 'act',
      says: 'Première action : la quête. Le jeton part, une carte se pioche.',
      look: 'Cherchez le bouton « Se lancer dans une quête ».',
      solution: [{ type: 'quest' }],
      missed: 'C’est permis, mais le jeton resterait là. Reprenez, et tentez la quête.',
      answers: [
        { type: 'take', card: 'ex-pont-rompu' },
        { type: 'roll', face: 'blanc' },
        { type: 'roll', face: 'reussite' },
        { type: 'roll', face: 'blanc' },
      ],
    },
    {
      kind: 'go',
      says: 'Il fallait une réussite sur trois dés : la voilà, et 1 PV avec elle.',
    },
    {
      kind: 'act',
      says: 'Seconde action : bravez la contrée. Une rencontre se pioche.',
      look: 'Une carte suffit : créature, allié ou événement. En payer deux laisserait le choix.',
      solution: [{ type: 'brave', cards: 1 }],
      reached: ({ events }) => events.some(({ type }) => type === 'p-event'),
      missed: 'Teela manquerait la rencontre. Reprenez, et bravez la contrée.',
      answers: [{ type: 'take', card: 'ex-filon' }],
    },
    {
      kind: 'act',
      says: 'Un filon, 2 Eternium. Teela a fait ses deux actions : finissez son tour.',
      look: 'Cherchez le bouton « Finir le tour ».',
      solution: [END],
      reached: ({ events }) => events.some(({ type }) => type === 'p-ended-turn'),
      answers: [],
    },
  ],
  learnt:
    'La [quête](foe.quete.action) retire un jeton et donne une [tâche](foe.quete.tache) ; [braver](foe.contrees.action) une contrée fait piocher une [rencontre](foe.contrees.trois-types).',
});
