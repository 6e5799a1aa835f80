// The map: soldiers who march and fight, the ways from one region to another, a night's rest and a purchase.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/event-types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import { activate, BARE, cornerOf, END, move } from './kit.ts';

const TOWER: PartieScenario = {
  ...BARE,
  name: 'La Tour Centrale',
  round: 2,
  map: cornerOf(
    'chateau-grayskull',
    'tour-grayskull',
    'montagnes-de-perpetua',
    'tour-centrale',
    'temple-de-l-oracle',
    'tour-viper',
    'temple-de-serpos',
  ),
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [{ hero: 'he-man', zone: 'tour-centrale', damage: 6 }],
      soldiers: { 'tour-centrale': 3 },
      eternium: 4,
      victory: [],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor', zone: 'montagnes-de-perpetua' }],
      soldiers: { 'montagnes-de-perpetua': 3, 'temple-de-l-oracle': 1 },
      eternium: 4,
      victory: [],
    },
  ],
};
export const SOLDIERS = lesson<PartieMode>({
  slug: 'les-soldats',
  title: 'Les soldats',
  mode: 'partie',
  scenario: TOWER,
  steps: [
    {
      kind: 'act',
      says: 'Un soldat ennemi garde le Temple de l’oracle. He-Man en a trois : activez-le.',
      look: 'He-Man est à la Tour Centrale, avec ses soldats.',
      at: ['hero:0', 'soldiers:temple-de-l-oracle:1'],
      solution: [activate(0)],
      answers: [],
    },
    {
      kind: 'act',
      says: 'Mobilisez : envoyez deux soldats au temple, par le chemin.',
      look: 'Touchez le Temple de l’oracle, puis deux soldats.',
      at: ['temple-de-l-oracle'],
      solution: [{ type: 'march', from: 'tour-centrale', to: 'temple-de-l-oracle', count: 2 }],
      missed: 'C’est permis, mais il en faut deux au temple, et un ici.',
      answers: [{ type: 'bat-go' }],
    },
    {
      kind: 'go',
      says: 'Soldat contre soldat, un pour un. Celui qui reste prend le temple.',
      at: ['soldiers:temple-de-l-oracle:0'],
    },
    {
      kind: 'act',
      says: 'Finissez le tour de He-Man, et voyez ce que fait Skeletor.',
      look: 'Cherchez le bouton « Finir le tour ».',
      solution: [END],
      missed: 'C’est permis, mais restons à la tour pour cette fois.',
      answers: [activate(1), { type: 'march', from: 'montagnes-de-perpetua', to: 'tour-centrale', count: 3 }],
    },
    {
      kind: 'act',
      says: 'Trois soldats, trois dégâts : à vous de répartir. Le premier au soldat.',
      look: 'Votre soldat se tient à côté de He-Man.',
      solution: [{ type: 'bat-hit', target: 'soldat' }],
      missed: 'He-Man n’a que trois PS. Reprenez, et laissez le soldat encaisser d’abord.',
      answers: [{ type: 'bat-go' }],
    },
    {
      kind: 'go',
      says: 'He-Man a pris les deux autres : il lui reste 1 PS, et la tour est toujours à vous.',
      at: ['hero:0'],
    },
  ],
  learnt:
    'Des soldats [se déplacent](foe.soldats.deplacer) par les chemins ; ils se valent [un pour un](foe.bataille.contre-soldats), ôtent [1 PS](foe.bataille.contre-heros) à un héros, et le défenseur [répartit](foe.bataille.contre-mixte).',
});

const REGIONS: PartieScenario = {
  ...BARE,
  name: 'Par monts et par mers',
  round: 0,
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [
        { hero: 'he-man', zone: 'tour-grayskull' },
        { hero: 'stratos', zone: 'village-d-eldor' },
        { hero: 'teela', zone: 'contree-de-l-ouest' },
      ],
      soldiers: { 'tour-centrale': 1, 'chateau-foe': 1 },
      eternium: 4,
      victory: [],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor', activated: true }],
      eternium: 4,
      victory: [],
    },
  ],
};
export const MAP = lesson<PartieMode>({
  slug: 'la-carte',
  title: 'La carte',
  mode: 'partie',
  scenario: REGIONS,
  steps: [
    {
      kind: 'act',
      says: 'Voyager mène d’une tour à l’autre. Activez He-Man, direction la Tour Centrale.',
      look: 'He-Man est à la Tour Grayskull. Voyager est une action, quelle que soit la distance.',
      at: ['hero:0', 'tour-centrale'],
      solution: [activate(0), { type: 'travel', to: 'tour-centrale' }],
      missed: 'He-Man n’arriverait pas à la Tour Centrale. Reprenez, et faites-le voyager.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Un chemin joint deux avant-postes à vous : allez au Château Foe, et finissez le tour.',
      look: 'Un soldat vous garde le château, tout près de la tour.',
      at: ['chateau-foe'],
      solution: [move('chateau-foe'), { type: 'halt' }, END],
      reached: ({ state, events }) =>
        state.heroes[0]?.zone === 'chateau-foe' && events.some(({ type }) => type === 'p-ended-turn'),
      missed: 'He-Man finirait ailleurs. Reprenez, et suivez le chemin.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Stratos vole : activez-le, et passez la mer jusqu’aux Corridors de Lithos.',
      look: 'Stratos est au Village d’Eldor ; la ligne pointillée est un couloir.',
      at: ['hero:1', 'corridors-de-lithos'],
      solution: [activate(1), move('corridors-de-lithos')],
      reached: ({ state }) => state.heroes[1]?.zone === 'corridors-de-lithos',
      missed: 'Stratos s’éloignerait du couloir. Reprenez, et passez la mer.',
      answers: [],
    },
    {
      kind: 'guess',
      says: 'Il lui reste deux points, et la mer du sud touche ces rives. Pourrait-il s’y poser ?',
      look: 'Un couloir relie deux terres ; la mer n’a pas d’avant-poste.',
      at: ['mer-du-sud'],
      options: ['Non, jamais', 'Oui, il vole'],
      right: ({ state }) => (state.heroes[1]?.zone === 'mer-du-sud' ? 1 : 0),
      plays: [{ type: 'halt' }, END],
      why: 'Nul ne finit en mer : on la passe par un couloir, en volant, ou on en fait le tour.',
    },
    {
      kind: 'act',
      says: 'Les deux bords de la carte se touchent, là où est la lettre A. Activez Teela, et passez à l’est.',
      look: 'Teela est dans la contrée de l’ouest ; la contrée de l’est est de l’autre côté.',
      at: ['hero:2', 'contree-de-l-est'],
      solution: [activate(2), move('contree-de-l-est')],
      reached: ({ state }) => state.heroes[2]?.zone === 'contree-de-l-est',
      missed: 'Teela tournerait le dos au bord. Reprenez, et passez à l’est.',
      answers: [],
    },
  ],
  learnt:
    'D’une zone à [la voisine](foe.deplacement.cout), par un [chemin](foe.deplacement.entre-avant-postes) à soi, d’une [tour](foe.deplacement.voyage-rapide) à l’autre, par un [couloir](foe.deplacement.vol-couloir) en volant ; jamais [en mer](foe.plateau.mers).',
});

const NIGHT: PartieScenario = {
  ...BARE,
  name: 'Une nuit au village',
  round: 1,
  map: cornerOf(
    'chateau-grayskull',
    'tour-grayskull',
    'village-de-gaz',
    'contree-du-couchant',
    'montagnes-de-perpetua',
    'cite-de-targa',
    'tour-viper',
    'temple-de-serpos',
  ),
  offers: { ...BARE.offers, boutique: ['ex-cuirasse', 'ex-cape', 'ex-gantelets', 'ex-potion'] },
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [
        { hero: 'he-man', zone: 'village-de-gaz', damage: 6 },
        { hero: 'teela', zone: 'village-de-gaz', activated: true, pack: ['ex-elixir'] },
      ],
      soldiers: { 'cite-de-targa': 1 },
      eternium: 4,
      victory: [],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor', activated: true }],
      eternium: 4,
      victory: [],
    },
  ],
};
export const REST = lesson<PartieMode>({
  slug: 'la-nuit-au-marche',
  title: 'La nuit, au marché',
  mode: 'partie',
  scenario: NIGHT,
  steps: [
    {
      kind: 'act',
      says: 'Il fait nuit, He-Man a perdu 6 PS. Activez-le, et qu’il se repose.',
      look: 'He-Man est au Village de Gaz ; se reposer prend ses deux actions.',
      at: ['hero:0'],
      solution: [activate(0), { type: 'rest' }],
      reached: ({ events }) => events.some(({ type }) => type === 'p-rested'),
      missed: 'He-Man resterait blessé. Reprenez, et reposez-vous.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Échanger ne coûte pas d’action. Teela est au même endroit : échangez avec elle, et prenez son Élixir de rage.',
      look: 'Touchez Teela, puis l’Élixir de rage ; l’échange se termine par un bouton.',
      at: ['hero:1'],
      solution: [{ type: 'trade', with: 1 }, { type: 'give', card: 'ex-elixir', from: 1 }, { type: 'shake' }],
      reached: ({ state, events }) =>
        state.heroes[0]?.pack.includes('ex-elixir') === true &&
        events.some((event) => event.type === 'p-trade' && event.over),
      missed: 'L’Élixir de rage resterait à Teela. Reprenez, et échangez avec elle.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Acheter ne coûte pas d’action non plus, mais vient en dernier : entrez à la boutique.',
      look: 'Touchez le Village de Gaz : c’est une boutique, et vous la tenez.',
      at: ['village-de-gaz'],
      solution: [{ type: 'shop', merchant: 'boutique' }],
      missed: 'Le tour finirait sans achat. Reprenez, et entrez à la boutique.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Un de vos soldats tient une autre boutique : la carte coûte 1 de moins. Achetez la Cuirasse.',
      look: 'La Cuirasse donne 2 en défense.',
      solution: [{ type: 'buy', card: 'ex-cuirasse' }],
      missed: 'C’est permis, mais la Cuirasse vous garderait mieux. Reprenez, et achetez-la.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Quittez la boutique, et finissez le tour.',
      look: 'Après un achat, il n’y a plus rien d’autre à faire.',
      solution: [{ type: 'leave' }, END],
      reached: ({ events }) => events.some(({ type }) => type === 'p-round'),
      missed: 'Gardez votre dernier Eternium pour cette fois. Reprenez, et sortez.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'La nuit rend encore 1 PS à qui finit son tour ; puis le jour se lève, et paie vos avant-postes.',
      at: ['hero:0', 'village-de-gaz'],
    },
  ],
  learnt:
    'De nuit, [se reposer](foe.repos.action) rend 4 PS ; [échanger](foe.echange.action) est [gratuit](foe.activation.liste-gratuites) ; [acheter](foe.marchand.derniere-action) vient en dernier, moins cher quand on tient [plusieurs boutiques](foe.marchand.remise) ; de jour, les avant-postes [rapportent](foe.manche.jour).',
});
