// Enough to sit down at a table: a first blow, a card from top to bottom, the five basic techniques.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/types.ts';
import { duel } from '../scenarios.ts';
import { apart, DRAW, destabilise, failed, fighter, isWon, move, play, STRIKE, steps, turn } from './kit.ts';

export const FIRST_BLOW = lesson<PartieMode>({
  slug: 'premier-coup',
  title: 'Un premier coup',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { hand: ['ex-att-1', 'ex-def-1'] }),
    fighter('beau-parleur', { life: 4, hand: ['ex-con-1', 'ex-rhe-1'] }),
    { name: 'Un premier coup' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'Mettez J2, en face, à 0 point de vie : vous gagnez. Touchez votre attaque de base, puis jouez-la.',
      look: 'Les techniques de base sont rangées ensemble ; l’attaque est le poing.',
      at: ['pawn:1', 'carte:base-attaque'],
      solution: [play('base-attaque')],
      missed: 'Cette technique est permise, mais elle ne frappe pas comme l’attaque de base. Reprenez.',
      answers: [...steps(2), ...STRIKE],
    },
    {
      kind: 'act',
      says: 'J2 a perdu un point, et vous a rendu le coup. À vous : jouez Coup de boule, une carte de votre main.',
      look: 'Coup de boule est le taureau qui charge. Il blesse de 3, juste ce qui reste à J2.',
      at: ['carte:ex-att-1'],
      solution: [play('ex-att-1')],
      reached: isWon,
      missed: 'J2 est encore en jeu. Reprenez, et jouez Coup de boule : il blesse de 3.',
      answers: steps(3),
    },
    {
      kind: 'go',
      says: 'J2 n’a plus de point de vie : vous êtes la dernière personne en jeu, et vous gagnez.',
      at: ['pawn:0'],
    },
  ],
  learnt:
    'Chacun son [tour](bf.tour.contenu), on joue [une technique, de base ou de sa main](bf.techniques.choix-source) ; on perd à [0 point de vie](bf.fin.defaite-vie).',
});

export const READ_A_CARD = lesson<PartieMode>({
  slug: 'lire-une-carte',
  title: 'Lire une carte',
  mode: 'partie',
  byHand: true,
  scenario: duel(
    fighter('cogneur', { hand: ['ex-att-1', 'ex-att-1', 'ex-att-2'] }),
    fighter('beau-parleur', { cell: 'D6', hand: ['ex-con-1', 'ex-rhe-1'], pile: ['ex-def-1'] }),
    { name: 'Lire une carte' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'Une carte se lit de haut en bas, une étape à la fois. Fronde veut de la distance, puis blesse : jouez-la d’ici.',
      look: 'Fronde est dans votre main. J2 est à deux cases : assez loin pour elle. Pressez ensuite ses deux étapes.',
      at: ['carte:ex-att-2'],
      solution: turn('ex-att-2', 2),
      missed: 'C’est permis, mais ce n’est pas Fronde. Reprenez, et touchez-la dans votre main.',
      answers: DRAW,
    },
    {
      kind: 'guess',
      says: 'Coup de boule commence par « Corps à corps » : il faut se toucher. À deux cases, que donnerait-il ?',
      look: 'Les étapes se jouent dans l’ordre, et la première demande d’être à une case.',
      at: ['pawn:0', 'pawn:1'],
      options: ['Il échoue', 'Il blesse quand même'],
      right: ({ state }) => (apart(state) > 1 ? 0 : 1),
      plays: [],
      why: 'Une étape qui échoue arrête tout : la suite ne se joue pas, et la carte part à la défausse.',
    },
    {
      kind: 'act',
      says: 'On ne passe jamais son tour, même loin de J2 : jouez Coup de boule, et voyez sa première étape échouer.',
      look: 'Coup de boule est le taureau qui charge, dans votre main. Son étape se presse sous le plateau.',
      at: ['carte:ex-att-1'],
      solution: turn('ex-att-1', 1),
      reached: failed,
      missed: 'C’est permis, mais voyez d’abord ce que donne Coup de boule de si loin.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'L’étape a échoué, et ce tour est perdu. Voyons ce que J2 en fait.',
      at: ['pawn:1'],
      plays: [play('base-deplacement'), ...steps(1), move('D5')],
    },
    {
      kind: 'act',
      says: 'Vous voilà au contact. Il vous reste un Coup de boule : jouez-le.',
      look: 'Coup de boule est le taureau qui charge, dans votre main. Pressez ensuite ses trois étapes.',
      at: ['carte:ex-att-1', 'pawn:1'],
      solution: turn('ex-att-1', 3),
      missed: 'C’est permis, mais vous êtes au contact : c’est le moment du Coup de boule.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'Cette fois, tout s’est joué : le contact, 3 points pour J2, et « Se blesser 1 » pour vous.',
      at: ['life:0', 'life:1'],
    },
  ],
  learnt:
    'Les étapes se jouent [dans l’ordre](bf.execution.ordre) ; [Corps à corps](bf.position.corps-a-corps) et [Distance](bf.position.distance-minimum) peuvent faire [échouer](bf.execution.echec) toute la carte. On joue quand même : on ne [passe](bf.tour.obligation) jamais.',
});

export const FIVE_BASICS = lesson<PartieMode>({
  slug: 'cinq-types',
  title: 'Les cinq types',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { cell: 'D3', pile: ['ex-att-1'] }),
    fighter('beau-parleur', { hand: ['ex-rhe-3'], pile: ['ex-def-1', 'ex-att-2'] }),
    { name: 'Les cinq types' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'Votre main est vide, mais cinq techniques de base sont toujours là. Concentrez-vous : piochez une carte.',
      look: 'La concentration est le personnage assis, parmi les techniques de base.',
      at: ['carte:base-concentration'],
      solution: [play('base-concentration')],
      missed: 'C’est permis, mais seule la concentration fait piocher.',
      answers: [...steps(1), ...DRAW],
    },
    {
      kind: 'act',
      says: 'J2 est à deux cases. Déplacez-vous d’une case, à son contact.',
      look: 'Jouez le déplacement de base, la botte ; puis touchez la case entre vous deux.',
      at: ['carte:base-deplacement', 'D4'],
      solution: [play('base-deplacement'), move('D4')],
      reached: ({ state }) => apart(state) === 1,
      missed: 'Vous n’êtes pas au contact de J2. Reprenez, et touchez la case entre vous deux.',
      answers: [...steps(1), ...STRIKE],
    },
    {
      kind: 'act',
      says: 'J2 a frappé : 1 point de dégât. Défendez-vous : la défense de base l’efface, et rend le point de vie perdu.',
      look: 'La défense est le bouclier, parmi les techniques de base.',
      at: ['life:0', 'carte:base-defense'],
      solution: [play('base-defense')],
      missed: 'C’est permis, mais ce point de vie serait perdu. Reprenez, et défendez-vous.',
      answers: [...steps(1), ...turn('ex-rhe-3', 2)],
    },
    {
      kind: 'act',
      says: 'J2 a posé Sourire enjôleur, qui reste sur la table. Faites-le finir : jouez la rhétorique de base.',
      look: 'La rhétorique est la bulle. Touchez ensuite Sourire enjôleur, les lèvres ; une carte de votre main le paie.',
      at: ['carte:base-rhetorique', 'active:1:ex-rhe-3'],
      solution: [play('base-rhetorique'), destabilise('1:ex-rhe-3')],
      reached: ({ state }) => state.active.every(({ card }) => card !== 'ex-rhe-3') && state.turn === 0,
      missed: 'Sourire enjôleur est encore là. Reprenez, jouez la rhétorique de base, et choisissez-le.',
      answers: [...steps(1), ...DRAW],
    },
    {
      kind: 'act',
      says: 'Cela vous a coûté une carte, et J2 a perdu la sienne. Reste la cinquième technique : attaquez.',
      look: 'L’attaque est le poing, parmi les techniques de base.',
      at: ['carte:base-attaque', 'pawn:1'],
      solution: [play('base-attaque')],
      missed: 'C’est permis, mais il reste l’attaque de base à essayer.',
      answers: steps(2),
    },
  ],
  learnt:
    'Attaque, défense, déplacement, concentration, rhétorique : [une technique de base par type](bf.techniques.base-cinq), [autant de fois qu’on veut](bf.techniques.base-illimitees).',
});
