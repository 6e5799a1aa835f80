// Techniques that wait on the table: what they add, what makes them go on, what they answer, what they forbid.
import { lesson } from '../../kernel/lesson.ts';
import { permitted } from '../partie/laws.ts';
import type { PartieMode } from '../partie/types.ts';
import { duel } from '../scenarios.ts';
import {
  activated,
  destabilise,
  discard,
  DRAW,
  fighter,
  hurtBy,
  move,
  play,
  playsAgain,
  STRIKE,
  steps,
  turn,
} from './kit.ts';

export const STABLE = lesson<PartieMode>({
  slug: 'une-carte-qui-attend',
  title: 'Une carte qui attend',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { hand: ['ex-def-2', 'ex-att-4'] }),
    fighter('beau-parleur', { hand: ['ex-con-4', 'ex-rhe-1'], pile: ['ex-def-1'] }),
    { name: 'Une carte qui attend' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'À l’étape « Stable », une carte s’arrête et reste sur la table, avec ses effets. Jouez Garde haute.',
      look: 'Garde haute est le bouclier entouré, dans votre main.',
      at: ['carte:ex-def-2'],
      solution: [play('ex-def-2')],
      missed: 'C’est permis, mais commencez par Garde haute.',
      answers: steps(3),
    },
    {
      kind: 'guess',
      says: 'Tant qu’elle attend, vous avez 2 de Protection. J2 tente son attaque de base, « Blesser 1 » : que perdez-vous ?',
      look: 'La Protection se retranche de chaque coup que vous recevez.',
      at: ['active:0:ex-def-2', 'life:0'],
      options: ['Un point de vie', 'Rien du tout'],
      right: (facts) => (hurtBy(facts, 0) === 0 ? 1 : 0),
      plays: STRIKE,
      why: 'La Protection s’ôte du coup : un moins deux, rien ne passe, et un coup négatif ne soigne pas.',
    },
    {
      kind: 'act',
      says: 'Poing armé ajoute 2 à votre Force, puis attend lui aussi. Jouez-le.',
      look: 'Poing armé est le poing américain, dans votre main.',
      at: ['carte:ex-att-4'],
      solution: [play('ex-att-4')],
      missed: 'C’est permis, mais il manque la Force : jouez Poing armé.',
      answers: [...steps(2), ...DRAW],
    },
    {
      kind: 'act',
      says: 'La Force s’ajoute à tous vos coups. Essayez avec l’attaque de base.',
      look: 'L’attaque de base est le poing, parmi les techniques de base.',
      at: ['carte:base-attaque', 'active:0:ex-att-4'],
      solution: [play('base-attaque')],
      reached: (facts) => hurtBy(facts, 1) > 1,
      missed: 'J2 n’est pas blessé. Reprenez, et frappez.',
      answers: steps(2),
    },
    {
      kind: 'go',
      says: 'Un sur la carte, deux de Force : J2 a perdu 3 points de vie. Vos deux cartes attendent toujours.',
      at: ['life:1', 'active:0:ex-def-2', 'active:0:ex-att-4'],
    },
  ],
  learnt:
    'À [Stable](bf.enchainement.stable-etat), la carte attend ; sa [Force](bf.effets.force), sa [Protection](bf.effets.protection) durent [tant qu’elle est là](bf.effets.duree).',
});

export const DESTABILISE = lesson<PartieMode>({
  slug: 'destabiliser',
  title: 'Déstabiliser',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { hand: ['ex-rhe-1', 'ex-def-1', 'ex-dep-1'], pile: ['ex-rhe-1', 'ex-att-1'] }, ['ex-att-4']),
    fighter('beau-parleur', { hand: ['ex-con-4', 'ex-rhe-1'], pile: ['ex-def-1'] }),
    {
      name: 'Déstabiliser',
      active: [
        { card: 'ex-att-4', owner: 0, target: 1, next: 2 },
        { card: 'ex-def-2', owner: 1, next: 3 },
      ],
    },
  ),
  steps: [
    {
      kind: 'go',
      says: 'Deux cartes attendent : votre Poing armé, et la Garde haute de J2. Le nombre au coin, c’est leur prix.',
      at: ['active:0:ex-att-4', 'active:1:ex-def-2'],
    },
    {
      kind: 'act',
      says: 'Déstabiliser, c’est payer ce prix en cartes et relancer. Jouez Bon mot sur Garde haute : sans étape de plus, elle finit.',
      look: 'Bon mot est dans votre main. Touchez ensuite Garde haute, puis la carte que vous donnez.',
      at: ['carte:ex-rhe-1', 'active:1:ex-def-2'],
      solution: [play('ex-rhe-1'), destabilise('1:ex-def-2'), discard('ex-def-1')],
      reached: (facts) =>
        facts.state.active.every(({ owner }) => owner === 0) && activated(facts, 'ex-rhe-1') && facts.state.turn === 1,
      missed: 'La Garde haute de J2 est encore là, ou Bon mot n’a pas servi. Reprenez.',
      answers: steps(2),
    },
    {
      kind: 'go',
      says: 'J2 n’a plus de Protection, et Bon mot vous a fait piocher. J2 joue.',
      at: ['pawn:1'],
      plays: DRAW,
    },
    {
      kind: 'act',
      says: 'Votre Poing armé n’attend qu’un mot : il lui reste « Corps à corps » et « Blesser 2 ». Relancez-le.',
      look: 'Jouez le second Bon mot, puis touchez Poing armé.',
      at: ['carte:ex-rhe-1', 'active:0:ex-att-4'],
      solution: [play('ex-rhe-1'), destabilise('0:ex-att-4')],
      reached: (facts) => hurtBy(facts, 1) > 2,
      missed: 'Poing armé n’a pas frappé. Reprenez : Bon mot, puis Poing armé.',
      answers: steps(4),
    },
    {
      kind: 'go',
      says: 'Il a repris où il s’était arrêté, avec sa propre Force : 4 points pour J2. Puis il est parti à la défausse.',
      at: ['life:1'],
    },
  ],
  learnt:
    'Déstabiliser [n’importe quelle carte Stable](bf.enchainement.destabiliser-choix) coûte [son prix moins son Charme](bf.enchainement.destabiliser-cout), en [cartes](bf.enchainement.destabiliser-defausse), et la fait [reprendre](bf.enchainement.destabiliser-reprise).',
});

export const ANSWER = lesson<PartieMode>({
  slug: 'rejouer-repondre',
  title: 'Rejouer, répondre',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { hand: ['ex-def-4', 'ex-att-1', 'ex-dep-2'] }),
    fighter('beau-parleur', { hand: ['ex-con-4', 'ex-att-2'] }),
    { name: 'Rejouer, répondre' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'Posez Contre-attaque : un peu de Protection, puis elle attend. Sa dernière étape, « Rejouer », n’est pas encore jouée.',
      look: 'Contre-attaque est le bouclier contre le bouclier, dans votre main.',
      at: ['carte:ex-def-4'],
      solution: [play('ex-def-4')],
      missed: 'C’est permis, mais posez d’abord Contre-attaque.',
      answers: steps(2),
    },
    {
      kind: 'guess',
      says: 'J2 veut ôter votre Protection, et déstabilise Contre-attaque : elle ne coûte rien. Qui joue alors ?',
      look: 'Une carte relancée reprend pour la personne qui l’a posée.',
      at: ['active:0:ex-def-4'],
      options: ['Vous', 'J2, une seconde fois'],
      right: (facts) => (playsAgain(facts) === 0 ? 0 : 1),
      plays: [...turn('base-rhetorique', 1), destabilise('0:ex-def-4'), ...steps(1)],
      why: 'Contre-attaque est à vous, et « Rejouer » s’adresse à vous : une technique, tout de suite.',
    },
    {
      kind: 'act',
      says: 'C’est à vous, en plein tour de J2 : répondez par un Coup de boule.',
      look: 'Coup de boule est le taureau qui charge, dans votre main.',
      at: ['carte:ex-att-1', 'pawn:1'],
      solution: [play('ex-att-1')],
      missed: 'C’est permis, mais J2 est à votre contact : répondez par Coup de boule.',
      answers: steps(3),
    },
    {
      kind: 'act',
      says: 'Le tour de J2 est fini. On rejoue aussi à son propre tour : Pas chassé, un pas, puis l’attaque de base.',
      look: 'Pas chassé d’abord. Restez au contact de J2 : sur place, ou d’une case à l’autre.',
      at: ['carte:ex-dep-2', 'pawn:1'],
      solution: [play('ex-dep-2'), move('D4'), play('base-attaque')],
      reached: (facts) => activated(facts, 'ex-dep-2') && hurtBy(facts, 1) > 0,
      missed: 'J2 n’est pas blessé. Reprenez : Pas chassé en restant au contact, puis l’attaque de base.',
      answers: steps(5),
    },
    {
      kind: 'go',
      says: 'Deux techniques en un tour. La première attendait sous l’autre : elle finit la dernière.',
      at: ['life:1'],
    },
  ],
  learnt:
    '[Rejouer](bf.enchainement.rejouer) donne une technique de plus, [jouée en entier](bf.execution.empilement) avant de revenir à la première ; relancée par l’adversaire, votre carte [joue pour vous](bf.enchainement.destabiliser-reprise).',
});

export const FORBID = lesson<PartieMode>({
  slug: 'agir-sur-l-adversaire',
  title: '« L’adversaire a »',
  mode: 'partie',
  scenario: duel(
    fighter('beau-parleur', { hand: ['ex-def-5', 'ex-rhe-5'] }),
    fighter('cogneur', { hand: ['ex-dep-4'], pile: ['ex-def-1'] }),
    { name: '« L’adversaire a »' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'Après « L’adversaire a », c’est J2 qui subit l’étape. Jouez Insulte savante : J2 défausse une carte, et perd 1 de Force.',
      look: 'Insulte savante est le cri, dans votre main.',
      at: ['carte:ex-rhe-5', 'hand:1'],
      solution: [play('ex-rhe-5')],
      missed: 'C’est permis, mais commencez par Insulte savante.',
      answers: steps(3),
    },
    {
      kind: 'guess',
      says: 'La carte attend, et J2 reste à −1 de Force. Sa prochaine attaque de base, « Blesser 1 », vous fera combien ?',
      look: 'La Force s’ajoute au coup, même quand elle est négative.',
      at: ['active:0:ex-rhe-5', 'pawn:1'],
      options: ['Un point', 'Rien'],
      right: (facts) => (hurtBy(facts, 0) === 0 ? 1 : 0),
      plays: STRIKE,
      why: 'Un moins un : rien. J2 porte cet effet tant que votre carte attend.',
    },
    {
      kind: 'act',
      says: 'Mieux : interdisez. Intimidation empêche J2 de jouer une attaque. Jouez-la.',
      look: 'Intimidation est le regard en colère, dans votre main.',
      at: ['carte:ex-def-5'],
      solution: [play('ex-def-5')],
      missed: 'C’est permis, mais J2 pourrait encore attaquer. Reprenez, et jouez Intimidation.',
      answers: steps(2),
    },
    {
      kind: 'guess',
      says: 'Et l’attaque de base, qui n’est pas une carte : J2 peut-il encore la jouer ?',
      look: 'Sur la carte : « S’empêcher attaque », et non « S’empêcher carte attaque ».',
      at: ['active:0:ex-def-5', 'pawn:1'],
      options: ['Oui', 'Non, aucune attaque'],
      right: ({ before }) => (permitted(before, 1).includes('base-attaque') ? 0 : 1),
      plays: DRAW,
      why: '« S’empêcher » interdit tout le type, technique de base comprise. J2 n’a pu que piocher.',
    },
  ],
  learnt:
    '« L’adversaire a » [échange les rôles](bf.modificateurs.adversaire-inversion) pour une étape ; [S’empêcher](bf.effets.s-empecher) interdit un type, techniques de base comprises.',
});
