// Worked examples about discs: what an activation costs, what saving brings, and the powers that change either. Teams and rivers are examples.
import {
  act,
  activate,
  begin,
  closes,
  endTurn,
  example,
  opens,
  type PartieExample,
  passes,
  river,
  stop,
  upkeep,
} from './examples-words.ts';

/** E1: the only figure of the source. What stands around it is ours. */
const THIRD = example({
  slug: 'troisieme-activation',
  title: 'La troisième activation',
  source: 'livret', // l. 130-131, complété
  position: { mission: 'm5', turn: 4, hero: { discs: [4, 0, 6], cubes: [6, 5] } },
  script: [
    upkeep('Le héros a gardé des disques du tour précédent. C’est le moment de s’en servir.'),
    begin(),
    ...act('sbires-heros-a', 'La première tuile est la moins chère. Autant qu’elle ouvre la voie.'),
    ...act('elites-heros-a', 'La deuxième coûte un disque de plus que la première, quelle que soit la tuile.'),
    ...act(
      'huntress',
      'La troisième vide la zone disponible. Un lieutenant ne coûte pas plus cher qu’un sbire : seul compte le rang dans le tour.',
    ),
    stop('Plus un disque à faire glisser : il faut s’arrêter là.'),
    endTurn('Ce qui a été payé part au fond du poste. Il faudra plusieurs entretiens pour le revoir.'),
  ],
  cites: [
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.dpa.paiement',
    'vs.activation.cout-energie',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.tour.fin-de-boucle',
    'vs.dpa.retour',
  ],
});

/** E3. */
const FOUR_TURNS = example({
  slug: 'quatre-tours',
  title: 'Quatre tours à deux disques',
  position: { mission: 'm5', hero: { discs: [3, 0, 7], cubes: [8, 3] }, villain: { discs: [3, 0, 7] } },
  script: [
    ...opens('Premier tour du héros, avec les disques de départ de l’exemple.'),
    ...act('sbires-heros-a', 'Il veut jouer deux tuiles par tour et voir combien de temps cela tient.'),
    ...act('elites-heros-a'),
    ...closes('Une troisième coûterait un disque de trop.', 'Ses disques inutilisés l’attendent où ils sont.'),
    ...passes('Le vilain ne fait rien dans cet exemple : chaque camp a ses propres disques et son propre compte.'),
    ...opens('L’entretien rend moins que ce que deux activations coûtent. La réserve commence à fondre.'),
    ...act('huntress', 'Le compte est reparti de zéro : cette tuile coûte le prix d’une première.'),
    ...act('elites-heros-b'),
    ...closes('Même situation : la troisième reste hors de portée.'),
    ...passes(),
    ...opens(),
    ...act('sbires-heros-b', 'Encore deux tuiles, mais ce sont les dernières que l’avance du départ peut payer.'),
    ...act('azrael'),
    ...closes('La zone disponible est vide.'),
    ...passes(),
    ...opens('Sans avance, il ne reste que ce que rend l’entretien.'),
    ...act('sbires-heros-a', 'Une seule tuile ce tour-ci.'),
    ...closes('La deuxième lui échappe pour un disque.', 'Au tour suivant, ce disque épargné comptera.'),
  ],
  opens: {
    at: 24,
    told: 'Le héros a joué deux tuiles à chacun de ses deux premiers tours. Il lui reste 1 disque disponible sur les 3 du départ.',
  },
  cites: [
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.retour',
    'vs.dpa.report',
    'vs.fin.verification-1',
    'vs.tour.renoncer',
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.tour.fin-de-boucle',
  ],
});

/** E4. */
const SAVING = example({
  slug: 'economiser',
  title: 'Économiser pour un grand tour',
  position: { mission: 'm5', hero: { discs: [3, 0, 7], cubes: [8, 3] }, villain: { discs: [3, 0, 7] } },
  script: [
    ...passes(
      'Rien d’urgent sur le plateau : le héros va tout garder.',
      'Une zone de dépense vide ne renvoie rien : aucun disque n’est perdu.',
    ),
    ...passes(),
    ...passes('Encore un tour d’attente. Le vilain, lui, voit venir le coup.'),
    ...passes(),
    ...opens('L’entretien ne trouve presque plus rien à rendre : attendre davantage rapporterait peu.'),
    ...act('sbires-heros-a', 'Trois tuiles à la suite : c’est ce que l’attente a acheté.'),
    ...act('elites-heros-a'),
    ...act('huntress'),
    ...closes('Une quatrième coûterait plus que ce qui reste.', 'Le reste est gardé pour le tour suivant.'),
  ],
  opens: { at: 8, told: 'Les deux camps ont passé leur premier tour, sans rien activer.' },
  cites: [
    'vs.tour.renoncer',
    'vs.dpa.report',
    'vs.tour.renoncer',
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.retour',
    'vs.dpa.report',
  ],
});
/** E4, turns 3 bis and 4 bis. */
const SAVING_MORE = example({
  slug: 'economiser-davantage',
  title: 'Économiser un tour de plus',
  position: { mission: 'm5', turn: 3, hero: { discs: [7, 0, 3], cubes: [11, 0] }, villain: { discs: [3, 0, 7] } },
  script: [
    ...passes('Le même héros, qui passe aussi son troisième tour.'),
    ...passes(),
    ...opens('Il n’y a plus assez de disques à rendre : l’entretien prend ce qu’il trouve.'),
    ...act('sbires-heros-a', 'Tous ses disques sont là. Quatre activations à la suite coûtent exactement ce qu’il a.'),
    ...act('elites-heros-a'),
    ...act('huntress'),
    ...act('elites-heros-b', 'La quatrième prend tout ce qui restait.'),
    ...closes(undefined, 'Tout le potentiel est épuisé d’un coup. Les tours suivants seront maigres.'),
  ],
  cites: [
    'vs.tour.renoncer',
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.cout-n',
    'vs.dpa.retour',
  ],
});

/** E5. */
const LATE = example({
  slug: 'en-retard',
  title: 'Batwoman met le vilain en retard',
  position: {
    turn: 2,
    active: 'hero',
    hero: { hq: 'batwoman', discs: [3, 0, 7], cubes: [11, 0] },
    villain: { discs: [2, 0, 8], cubes: [8, 3] },
  },
  script: [
    ...opens('Le vilain vient de finir son tour. C’est le bon moment : ce que fait Batwoman pèsera sur le prochain.'),
    activate(
      'evenement-heros',
      'Deux effets d’un coup, sans rien à choisir : un disque du vilain change de zone, et son compte d’activations prend de l’avance.',
    ),
    ...closes('Le héros garde le reste.'),
    ...opens('Le disque mis en dépense ne revient pas à l’entretien : on ne récupère que dans la zone indisponible.'),
    ...act('sbires-vilains-a', 'Sa première tuile est facturée comme une deuxième.'),
    ...closes(
      'La suivante serait comptée comme une troisième, et il n’a pas de quoi.',
      'Le disque de Batwoman repart avec ceux qu’il a payés. Le retard, lui, ne dure qu’un tour.',
    ),
  ],
  cites: [
    'vs.activation.evenement-activable',
    'vs.qg.evenement-special',
    'vs.pouvoirs-heros.batwoman-dpa',
    'vs.pouvoirs-heros.batwoman-rang',
    'vs.dpa.recuperation',
    'vs.dpa.cout-n',
    'vs.pouvoirs-heros.batwoman-rang',
    'vs.dpa.retour',
  ],
});

/** E6, and its other case. */
const DUEL = example({
  slug: 'duel-d-esprit',
  title: 'The Riddler a moins de disques',
  position: { turn: 2, hero: { discs: [5, 0, 5] }, villain: { hq: 'the-riddler', discs: [0, 0, 10], cubes: [8, 3] } },
  script: [
    ...opens('Le vilain est presque à sec, le héros a fait des réserves. The Riddler attend exactement cela.'),
    activate(
      'evenement-vilains',
      'La comparaison se fait après le paiement. Elle ne regarde que les zones disponibles, et l’écart se rattrape d’un coup, aux dépens du héros.',
    ),
    ...act('sbires-vilains-a', 'Les disques repris servent tout de suite : une deuxième activation devient possible.'),
    ...closes(),
  ],
  cites: [
    'vs.activation.evenement-activable',
    'vs.pouvoirs-vilains.the-riddler-comparaison',
    'vs.pouvoirs-vilains.the-riddler-moins',
    'vs.pouvoirs-vilains.the-riddler-moins',
    'vs.dpa.cout-n',
  ],
});
const DUEL_EVEN = example({
  slug: 'duel-d-esprit-egalite',
  title: 'The Riddler, à égalité',
  position: {
    turn: 2,
    hero: { discs: [4, 0, 6] },
    villain: {
      hq: 'the-riddler',
      discs: [3, 0, 7],
      cubes: [8, 0],
      slots: river('minion', 'event', 'elite', 'hq', 'elite', 'minion', 'leader'),
    },
  },
  script: [
    ...opens(
      'Ici, le vilain n’est pas en retard. Une fois l’événement payé, les deux camps auront autant de disques disponibles.',
    ),
    activate(
      'evenement-vilains',
      'À égalité, le héros ne perd rien. Le vilain reprend un disque, et des cubes fatigués autant qu’il en a, jusqu’à trois.',
    ),
    ...closes('Il garde le tout pour plus tard.'),
  ],
  cites: [
    'vs.pouvoirs-vilains.the-riddler-comparaison',
    'vs.pouvoirs-vilains.the-riddler-autant-ou-plus',
    'vs.pouvoirs-vilains.the-riddler-autant-ou-plus',
    'vs.dpa.report',
  ],
});

export const DISC_EXAMPLES: readonly PartieExample[] = [THIRD, FOUR_TURNS, SAVING, SAVING_MORE, LATE, DUEL, DUEL_EVEN];
