// Worked examples of HQ powers of the villains. Teams, rivers, zones, lives and the orange die are examples.
import {
  act,
  activate,
  closes,
  done,
  example,
  exchange,
  neutralise,
  opens,
  type PartieExample,
  pick,
  pickTile,
  river,
  rolled,
  wounds,
  yes,
} from './examples-words.ts';
import { EXAMPLE_DICE } from './data.ts';

/** E7: the three results of the die in one turn. */
const FOLLY = example({
  slug: 'folie-douce',
  title: 'Harley Quinn lance son dé',
  position: {
    turn: 2,
    zones: ['Fête foraine', 'Grande roue'],
    dice: EXAMPLE_DICE,
    hero: { discs: [2, 0, 8] },
    villain: { hq: 'harley-quinn', discs: [3, 0, 7], cubes: [11, 0], slots: river('minion', 'hq', 'event', 'elite') },
    figures: { 'harley-quinn#1': 'Fête foraine', 'elites-vilains-a#1': 'Grande roue' },
  },
  script: [
    ...opens(
      'Un tour entier pour voir les trois humeurs de Harley. Les faces du dé orange sont un exemple : le livret ne les donne pas.',
    ),
    activate('evenement-vilains', 'Personne ne choisit ce qui va suivre : le dé décide.'),
    rolled(2),
    yes(
      'Deux succès, le meilleur résultat, et le seul effet qu’on peut refuser. Un disque du héros passe chez le vilain, pour toujours.',
    ),
    activate(
      'evenement-vilains',
      'La tuile événement peut resservir dans le même tour, au prix d’une deuxième activation.',
    ),
    rolled(1),
    pick(
      'elites-vilains-a#1',
      'Un succès : Harley change de place avec une figurine de son camp, ailleurs. Celle-ci était la mieux placée.',
    ),
    activate('evenement-vilains', 'Une dernière fois, tant qu’il reste de quoi payer.'),
    rolled(0),
    exchange(
      'sbires-vilains-a',
      'elites-vilains-a',
      'Aucun succès : deux tuiles de sa rivière changent de place. Il ramène ses élites à la première, la moins chère en cubes. La tuile événement ne s’échange pas.',
    ),
    ...closes(),
  ],
  cites: [
    'vs.pouvoirs-vilains.harley-quinn-de',
    'vs.pouvoirs-vilains.harley-quinn-cleptomanie',
    'vs.dpa.total-constant',
    'vs.pouvoirs-vilains.harley-quinn-de',
    'vs.pouvoirs-vilains.harley-quinn-schizophrenie',
    'vs.pouvoirs-vilains.harley-quinn-de',
    'vs.pouvoirs-vilains.harley-quinn-bipolaire',
  ],
});

/** Also the third case of E12. */
const TALON = example({
  slug: 'relever-talon',
  title: 'Relever Talon',
  position: {
    turn: 2,
    active: 'hero',
    hero: { discs: [3, 0, 7] },
    villain: { hq: 'talon', discs: [3, 0, 7], cubes: [8, 3], slots: river('event', 'hq', 'minion', 'elite', 'leader') },
  },
  script: [
    ...opens('Talon est le QG du vilain. Le héros concentre ses coups sur lui.'),
    ...act(
      'elites-heros-a',
      undefined,
      neutralise(
        'talon#1',
        'Il tombe, mais reste couché sur le plateau. Avec un autre QG, la tuile événement serait perdue ; avec lui, elle ne l’est jamais.',
      ),
    ),
    ...closes(),
    ...opens(),
    activate(
      'evenement-vilains',
      'QG à terre, un seul des deux effets reste possible : le relever. Il retrouve tous ses points de vie.',
    ),
    ...act('talon', 'Debout, il agit dès ce tour, comme n’importe quelle tuile.'),
    ...closes(),
  ],
  cites: [
    'vs.pouvoirs-vilains.talon-couche',
    'vs.pouvoirs-vilains.talon-evenement-intouchable',
    'vs.activation.evenement-activable',
    'vs.qg.permanent',
    'vs.pouvoirs-vilains.talon-releve',
    'vs.dpa.cout-n',
  ],
});

const AVATAR = example({
  slug: 'avatar',
  title: 'Clayface et son avatar',
  position: {
    turn: 2,
    tiles: [{ id: 'clayface', name: 'Clayface', side: 'villain', level: 'leader', figures: 1, life: 8 }],
    hero: { discs: [3, 0, 7] },
    villain: {
      hq: 'clayface',
      discs: [3, 0, 7],
      cubes: [8, 3],
      slots: river('event', 'hq', 'minion', 'elite', 'leader'),
    },
  },
  script: [
    ...opens(
      'Avant la partie, le vilain a choisi Bane comme avatar. Les points de vie de Clayface sont une valeur d’exemple.',
    ),
    activate(
      'evenement-vilains',
      'Clayface prend son apparence : même zone, même place dans la rivière. Il n’en prend pas le pouvoir.',
    ),
    ...act('bane', 'C’est la tuile de l’avatar qu’on active maintenant.'),
    ...closes(),
    ...opens('Le héros ne s’y trompe pas.'),
    ...act('elites-heros-a', undefined, wounds('bane#1', 3, 'Les blessures de l’avatar se marquent sur Clayface.')),
    ...closes(),
    ...opens(),
    activate('evenement-vilains', 'Le déguisement tombe. Clayface revient, avec les blessures reçues entre-temps.'),
    ...closes(),
  ],
  cites: [
    'vs.activation.evenement-activable',
    'vs.qg.permanent',
    'vs.pouvoirs-vilains.clayface-avatar-entre',
    'vs.pouvoirs-vilains.clayface-avatar-sans-pouvoir',
    'vs.pouvoirs-vilains.clayface-avatar-blessures',
    'vs.pouvoirs-vilains.clayface-avatar-sort',
  ],
});

const VETERAN = example({
  slug: 'ras-al-ghul',
  title: 'Ra’s al Ghul offre une activation',
  position: {
    turn: 2,
    hero: { discs: [3, 0, 7] },
    villain: {
      hq: 'ras-al-ghul',
      discs: [5, 0, 5],
      cubes: [3, 3],
      recovery: 2,
      slots: river('event', 'minion', 'leader', 'hq', 'minion', 'elite'),
    },
  },
  script: [
    ...opens('Peu de cubes : le bout de la rivière est hors de prix.'),
    activate('evenement-vilains', 'L’événement, lui, est à la première place.'),
    pickTile(
      'elites-vilains-a',
      'Ra’s désigne une tuile, qui s’active sans disque ni cube. Autant choisir la plus chère.',
    ),
    done(),
    ...act(
      'sbires-vilains-a',
      'La tuile offerte n’a rien coûté, mais elle a été activée : celle-ci est la troisième du tour.',
    ),
    ...closes(),
  ],
  cites: [
    'vs.qg.evenement-special',
    'vs.pouvoirs-vilains.ras-al-ghul-activation',
    'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa',
    'vs.dpa.cout-n',
  ],
});

export const VILLAIN_EXAMPLES: readonly PartieExample[] = [FOLLY, TALON, AVATAR, VETERAN];
