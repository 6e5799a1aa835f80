// Fights: a duel from the first throw to the wounds, raising, knowing when to stop.
import type { CombatAction, CombatMode, CombatScenario } from '../combat/types.ts';
import { lesson } from '../../kernel/lesson.ts';

const roll = (value: number): CombatAction => ({ type: 'roll', value });
const DECLARE: CombatAction = { type: 'declare' };

const THOR: CombatScenario = {
  attackers: [{ sheet: 'thor' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis', power: 2 } },
};
export const DUEL = lesson<CombatMode>({
  slug: 'un-duel',
  title: 'Un duel',
  mode: 'combat',
  scenario: THOR,
  steps: [
    {
      kind: 'act',
      says: 'Thor est au contact de Fatalis, son dé sur l’attaque. Lancez le combat : chacun jettera son dé.',
      look: 'La question est sous le plateau : il n’y a qu’à déclarer l’attaque.',
      at: ['thor', 'fatalis'],
      solution: [DECLARE],
      answers: [roll(7), roll(4), { type: 'renounce', camp: 'defence' }],
    },
    {
      kind: 'go',
      says: 'Thor fait 7, Fatalis 4. Fatalis pourrait payer un jeton Puissance pour jeter encore son dé : il renonce.',
      at: ['total:attack', 'total:defence'],
    },
    {
      kind: 'act',
      says: 'Vous menez. Concluez : le vainqueur blesse l’autre.',
      look: 'Conclure, c’est s’en tenir aux totaux que l’on voit.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => state.outcome?.winner === 'attack',
      missed: 'Payer un jeton ne servirait à rien ici : Thor mène déjà. Reprenez, et concluez.',
    },
    {
      kind: 'go',
      says: 'Thor frappe à 2, c’est écrit sur sa carte : Fatalis perd 2 points de vie. Thor gagne un jeton de Victoire.',
      at: ['thor', 'fatalis'],
    },
  ],
  learnt:
    'Chacun [jette son dé](bw.combat.puissance-attaque) ; [le plus haut total](bw.combat.vainqueur) inflige [sa frappe](bw.combat.degats) et prend [un jeton de Victoire](bw.combat.jeton-victoire).',
});

const E1: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }, { sheet: 'hulk' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
};
export const RAISE = lesson<CombatMode>({
  slug: 'monter-en-puissance',
  title: 'Monter en puissance',
  mode: 'combat',
  scenario: E1,
  played: [DECLARE, roll(2), roll(8), roll(7), { type: 'spend', by: 'fatalis' }, roll(4)],
  steps: [
    {
      kind: 'go',
      says: 'Le Capitaine et Hulk attaquent ensemble : leurs dés font 10. Fatalis a payé un jeton Puissance pour jeter encore : il mène, 11 à 10.',
      at: ['total:attack', 'total:defence'],
    },
    {
      kind: 'act',
      says: 'Qui est derrière a la parole : c’est vous. Payez un jeton du Capitaine, qui mène l’attaque, pour jeter encore son dé.',
      look: 'Les jetons Puissance du Capitaine sont sur sa carte ; Hulk ne peut pas payer à sa place.',
      at: ['power:capitaine-america'],
      solution: [{ type: 'spend', by: 'capitaine-america' }],
      missed: 'Vous renonceriez en étant derrière : Fatalis gagnerait. Reprenez, et payez un jeton.',
      answers: [roll(6)],
    },
    {
      kind: 'guess',
      says: 'Seize contre onze : Fatalis est derrière, à lui de parler. Il lui reste des jetons. Que va-t-il faire ?',
      look: 'Comptez ses jetons, et ce qu’un seul dé à huit faces peut lui rendre.',
      at: ['power:fatalis'],
      options: ['Payer encore', 'Renoncer'],
      right: ({ events }) => (events.some(({ type }) => type === 'renounced') ? 1 : 0),
      plays: [{ type: 'renounce', camp: 'defence' }],
      why: 'Il garde ses jetons pour un autre combat : rien ne l’oblige à payer.',
    },
    {
      kind: 'act',
      says: 'Vous pourriez payer encore pour creuser l’écart. Concluez plutôt : gardez vos jetons.',
      look: 'Conclure arrête le combat sur ces totaux.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => state.outcome?.winner === 'attack' && state.spent.attack === 1,
      missed: 'C’est permis, mais gardez ce jeton pour un autre combat. Reprenez, et concluez.',
    },
  ],
  learnt:
    'Un [jeton Puissance](bw.combat.depense) donne [un jet de plus](bw.combat.depense-effet) ; celui qui est derrière [parle ou renonce](bw.combat.renoncement).',
});

const BRACKETS: CombatScenario = {
  attackers: [{ sheet: 'serval' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis', life: 3, power: 1 } },
};
export const RENOUNCE = lesson<CombatMode>({
  slug: 'renoncer-a-temps',
  title: 'Renoncer à temps',
  mode: 'combat',
  scenario: BRACKETS,
  steps: [
    {
      kind: 'act',
      says: 'Serval commence avec un jeton de Victoire : un point de plus à chacun de ses jets. Attaquez Fatalis.',
      look: 'Déclarez l’attaque ; les dés rouleront d’eux-mêmes.',
      at: ['victory:serval'],
      solution: [DECLARE],
      answers: [roll(7), roll(2), { type: 'renounce', camp: 'defence' }],
    },
    {
      kind: 'go',
      says: 'Fatalis renonce, à 8 contre 2. Vous pouvez encore payer : à dix d’écart, une blessure de plus.',
      at: ['total:attack', 'total:defence'],
    },
    {
      kind: 'act',
      says: 'Il reste trois points de vie à Fatalis, et Serval frappe à deux. Payez un jeton pour creuser l’écart.',
      look: 'Les jetons Puissance de Serval sont sur sa carte.',
      at: ['power:serval'],
      solution: [{ type: 'spend', by: 'serval' }],
      missed: 'Fatalis survivrait avec un point de vie. Reprenez, et payez un jeton.',
      answers: [roll(5)],
    },
    {
      kind: 'act',
      says: 'L’écart passe la dizaine : cela fait une blessure de plus. Concluez.',
      look: 'Deux de frappe, plus une pour la dizaine : trois.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => (state.outcome?.wounds ?? 0) >= 3,
      missed: 'C’est permis, mais Fatalis est déjà perdu : gardez vos jetons.',
    },
    {
      kind: 'go',
      says: 'Fatalis n’a plus de point de vie : sa carte quitte le jeu. Il avait renoncé, vous non : l’écart a pu se creuser.',
      at: ['fatalis'],
    },
  ],
  learnt:
    'Après un [renoncement](bw.combat.renoncement), l’autre peut [poursuivre](bw.combat.poursuite) : chaque [dizaine d’écart](bw.combat.tranches) ajoute une blessure, et à zéro point de vie [on meurt](bw.combat.mort).',
});
