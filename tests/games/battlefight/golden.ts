// The golden games of BattleFight: at least one per way to end, and one per machinery. A game that no longer ends its way is a fault, and so is a missing one.
import type { PartieAction, PartieScenario } from '../../../src/engine/battlefight/partie/types.ts';
import type { BfRule } from '../../../src/engine/battlefight/rules.ts';
import { duel, game, study } from '../../../src/engine/battlefight/scenarios.ts';
import { READY_GAMES } from './ready.ts';
import type { Instruction } from '../../../src/engine/battlefight/types.ts';
import type { Wanted } from '../subject.ts';

type Game = Wanted<PartieAction, BfRule, PartieScenario>;
const ready = (id: string): PartieScenario => READY_GAMES.find((one) => one.id === id)?.scenario ?? duel();
const play = (card: string): PartieAction => ({ type: 'play', card });
const run: PartieAction = { type: 'execute' };
const guard = [play('base-defense'), run] as const; // changes nothing, without damage to block

/** Everybody near the end, all kinds of cards at hand. */
const melee: PartieScenario = study(
  [
    { cell: 'C3', life: 4, hand: ['ex-att-5', 'ex-con-4', 'ex-dep-5'], shuffled: ['ex-att-1', 'ex-def-1', 'ex-rhe-1'] },
    { cell: 'C4', life: 4, hand: ['ex-rhe-2', 'ex-def-5', 'ex-dep-4'], shuffled: ['ex-att-3', 'ex-dep-1', 'ex-con-1'] },
    { cell: 'D4', life: 4, hand: ['ex-rhe-4', 'ex-att-4', 'ex-def-4'], shuffled: ['ex-att-2', 'ex-con-5', 'ex-rhe-5'] },
  ],
  { name: 'Mêlée à trois' },
);

/** A card of the reader's own, in the hand of the first of three people. */
const own = (steps: readonly Instruction[]): PartieScenario =>
  study([{ cell: 'A1', hand: ['carte'] }, { cell: 'D4' }, { cell: 'G4' }], {
    name: 'Une carte saisie',
    cards: [{ id: 'carte', title: 'Carte saisie', type: 'attaque', steps }],
  });

export const PARTIES: Readonly<Record<string, Game>> = {
  'partie-vie': {
    result: 'win:0',
    tells: ['hurt', 'eliminated', 'game-won'],
    cites: ['bf.fin.defaite-vie', 'bf.fin.arret-immediat'],
    never: ['pushed-out'],
    scenario: ready('couper-la-parole'),
  },
  'partie-hors-plateau': {
    result: 'win:0',
    tells: ['pushed', 'pushed-out', 'game-won'],
    cites: ['bf.fin.defaite-hors-plateau', 'bf.effets.s-empecher'],
    scenario: ready('deux-pas-du-bord'),
    script: [
      play('ex-dep-2'),
      run,
      run,
      { type: 'move', to: 'D5' },
      run,
      play('ex-att-3'),
      run,
      run,
      run,
      { type: 'push', to: 'D7' },
      { type: 'push', to: 'dehors' },
    ],
  },
  'partie-accord': {
    result: 'agreement',
    tells: ['draw-offered', 'draw-answered', 'game-void'],
    scenario: study([{ cell: 'A1' }, { cell: 'D7' }, { cell: 'G1' }], { name: 'Trois personnes lasses' }),
    script: [
      { type: 'offer-draw', seat: 0 },
      { type: 'answer-draw', seat: 1, accept: true },
      { type: 'answer-draw', seat: 2, accept: false },
      ...guard,
      { type: 'offer-draw', seat: 2 },
      { type: 'answer-draw', seat: 0, accept: true },
      { type: 'answer-draw', seat: 1, accept: true },
    ],
  },
  'partie-repetition': {
    result: 'repetition',
    tells: ['game-void'],
    cites: ['bf.fin.nulle-repetition-reclamation', 'bf.fin.nulle-repetition-moment'],
    scenario: duel({ cell: 'D1' }, { cell: 'D7' }),
    script: [...guard, ...guard, { type: 'claim', seat: 1 }],
  },
  'partie-litige': {
    result: 'dispute',
    tells: ['ruling', 'game-void'],
    cites: ['bf.document.litige-nulle'],
    scenario: duel({}, {}, { options: { litige: 'signaler' } }),
    script: [...guard, { type: 'dispute', seat: 1 }],
  },
  'partie-abandon': {
    result: 'win:1',
    tells: ['eliminated', 'game-won'],
    cites: ['bf.fin.elimination'],
    scenario: duel({ hand: ['ex-att-1'] }),
    script: [play('ex-att-1'), { type: 'resign', seat: 0 }],
  },
  'partie-tous-echec': {
    result: 'win:2',
    tells: ['passage', 'failed'],
    cites: ['bf.modificateurs.tous-echec'],
    scenario: own([{ modifier: 'tous', keyword: 'distance', n: 6 }]),
    script: [play('carte'), run, { type: 'aim', seat: 1 }, { type: 'resign', seat: 0 }, { type: 'resign', seat: 1 }],
  },
  'partie-tous-stable': {
    result: 'win:2',
    tells: ['stable'],
    cites: ['bf.modificateurs.stable-inchange'],
    scenario: own([{ modifier: 'tous', keyword: 'stable', n: 2 }]),
    script: [play('carte'), run, { type: 'resign', seat: 0 }, { type: 'resign', seat: 1 }],
  },
  'partie-melee': {
    result: '*',
    tells: ['passage', 'stable', 'resumed', 'paid', 'eliminated', 'game-won'],
    scenario: melee,
  },
  'partie-entiere': {
    result: '*',
    tells: ['first-drawn', 'dealt', 'drawn', 'reshuffled', 'game-won'],
    cites: ['bf.mise-en-place.premier-tirage', 'bf.mise-en-place.main-initiale'],
    scenario: game(['cogneur', 'beau-parleur'], { name: 'Partie entière', first: null, options: { mainDeDepart: 5 } }),
  },
};
export const MATCHES: Readonly<Record<string, Game>> = {
  'match-deux-parties': {
    result: 'match:1',
    tells: ['match-game-over', 'match-game-started', 'match-over'],
    cites: ['bf.mise-en-place.premier-suivantes'],
    scenario: game(['cogneur', 'beau-parleur'], { name: 'Deux parties', options: { manches: 2 } }),
    script: [
      { type: 'resign', seat: 0 },
      { type: 'resign', seat: 0 },
    ],
  },
  'match-nul': {
    result: 'match:',
    tells: ['game-void', 'match-game-started', 'first-drawn', 'match-over'],
    cites: ['bf.mise-en-place.premier-apres-nulle'],
    scenario: game(['cogneur', 'beau-parleur'], { name: 'Deux nulles', options: { manches: 2 } }),
    script: [
      { type: 'offer-draw', seat: 0 },
      { type: 'answer-draw', seat: 1, accept: true },
      { type: 'first', seat: 1 },
      { type: 'offer-draw', seat: 1 },
      { type: 'answer-draw', seat: 0, accept: true },
    ],
  },
};
