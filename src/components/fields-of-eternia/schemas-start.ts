// Diagrams of the first chapters: the game in short, what lies on the table, a hero's card.
import { START_ETERNIUM } from '../../engine/fields-of-eternia/constants.ts';
import { heroOf } from '../../engine/fields-of-eternia/heroes.ts';
import { baseOf } from '../../engine/fields-of-eternia/partie/map.ts';
import { healthOf } from '../../engine/fields-of-eternia/partie/board.ts';
import { COMBAT_CARDS, type HeroCard } from '../../engine/fields-of-eternia/types.ts';
import { listOf, plural } from '../../engine/kernel/french.ts';
import { WEAPON_EMBLEMS } from './emblems.ts';
import { teamName, zoneName } from './partie-view.ts';
import {
  back,
  crystals,
  type Drawings,
  type FoeSchema,
  number,
  op,
  pawn,
  place,
  points,
  quest,
  sign,
  stall,
  study,
  troops,
  whole,
} from './schemas-kit.ts';

const hero = (id: string): HeroCard => {
  const found = heroOf(id);
  if (found === undefined) throw new Error(`schéma : héros « ${id} » inconnu`);
  return found;
};

const camps = (): FoeSchema => {
  const { fixed } = whole();
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Les équipes de notre partie d’exemple. Pions ronds d’un côté, en losange de l’autre.',
    items: fixed.teams.map(({ name, heroes }, team) => {
      const sheets = heroes.flatMap((ix) => fixed.heroes[ix] ?? []);
      return {
        title: name,
        text: `${listOf(sheets.map((one) => one.name))}.`,
        pictures: sheets.map(({ id }) => pawn(id, team)),
      };
    }),
  };
};
const activites = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Ce que fait un héros, au fil des manches.',
  items: [
    { title: 'Prendre des lieux', pictures: [place('Château Foe')] },
    { title: 'Explorer', pictures: [sign('forest', 'lieu')] },
    { title: 'Acheter', pictures: [stall('boutique')] },
    { title: 'Dompter', pictures: [pawn('dylinx', 1)] },
    { title: 'Se battre', pictures: [sign(WEAPON_EMBLEMS.melee, 'harm')] },
    { title: 'Mener des quêtes', pictures: [quest()] },
  ],
});
const pvPs = (): FoeSchema => {
  const state = study({
    teams: [
      { faction: 'masters', base: 'chateau-grayskull', heroes: [{ hero: 'he-man', damage: 3 }], pv: 2 },
      { faction: 'evil', base: 'temple-de-serpos', heroes: [{ hero: 'skeletor' }] },
    ],
  });
  const [mine] = state.teams;
  const { damage = 0 } = state.heroes[0] ?? {};
  const { health } = hero('he-man');
  const left = healthOf(state, 0);
  return {
    kind: 'strip',
    caption: 'Trois choses à ne pas confondre. Les nombres sont un exemple.',
    items: [
      { title: 'PV', text: `à l’équipe : ${mine?.pv ?? 0} ici`, pictures: [points(mine?.pv ?? 0)] },
      {
        title: 'PS',
        text: `au héros : il en reste ${left} à He-Man, sur ${health}`,
        pictures: [pawn('he-man', 0, { life: left, of: health })],
      },
      {
        title: 'Jetons dégâts',
        text: `sur sa carte : ${damage}, un par PS perdu`,
        pictures: [sign('hearts', 'harm', damage)],
      },
    ],
  };
};

// ── Setting up
const devantEquipe = (): FoeSchema => {
  const state = whole();
  const [mine] = state.teams;
  const [team] = state.fixed.teams;
  if (mine === undefined || team === undefined) throw new Error('schéma : aucune équipe');
  const cards = COMBAT_CARDS.reduce((sum, kind) => sum + mine.deck[kind], 0);
  return {
    kind: 'strip',
    size: 'small',
    caption: `Devant les ${teamName(state, 0)}, au départ.`,
    items: [
      {
        title: plural(team.heroes.length, 'héros', 'héros'),
        text: `dans leur base : ${zoneName(state, baseOf(state, 0))}`,
        pictures: [pawn(state.fixed.heroes[0]?.id ?? '', 0), op('×'), number(team.heroes.length)],
      },
      {
        title: plural(mine.reserve, 'soldat', 'soldats'),
        text: 'en réserve',
        pictures: [troops(0, 1), op('×'), number(mine.reserve)],
      },
      {
        title: `${mine.eternium} Eternium`,
        text: 'pour toute l’équipe',
        pictures: [crystals(1), op('×'), number(mine.eternium)],
      },
      { title: `${cards} cartes`, text: 'le paquet de combat', pictures: [back(cards)] },
      {
        title: plural(team.heroes.length, 'carte victoire', 'cartes victoire'),
        text: 'tenues secrètes',
        pictures: [back(), op('×'), number(team.heroes.length)],
      },
    ],
  };
};
const paquets = (): FoeSchema => {
  const { piles } = whole();
  const size = (deck: keyof typeof piles): number => piles[deck].cards.length;
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Les paquets communs, mélangés à part. Les nombres sont ceux de nos paquets d’exemple.',
    items: [
      { title: 'Contrées sauvages', text: 'événements, créatures, alliés', pictures: [back(size('rencontres'))] },
      { title: 'Scénario', text: 'quêtes et créatures épiques', pictures: [back(size('scenarios'))] },
      { title: 'Boutique', text: 'équipements', pictures: [stall('boutique'), back(size('boutique'))] },
      { title: 'Guilde de mages', text: 'sorts', pictures: [stall('guilde'), back(size('guilde'))] },
      { title: 'Forge', text: 'véhicules', pictures: [stall('forge'), back(size('forge'))] },
      { title: 'Victoire', text: 'ce qui reste après la donne', pictures: [back(size('victoire'))] },
    ],
  };
};
const monte = (): FoeSchema => {
  const { mounted } = START_ETERNIUM;
  return {
    kind: 'strip',
    caption: 'Un héros monté d’un côté, aucun de l’autre : l’Eternium compense.',
    items: [
      {
        title: 'Une équipe a un héros monté',
        text: 'sa créature est déjà domptée',
        pictures: [pawn('he-man', 0), op('+'), pawn('dylinx', 0)],
      },
      {
        title: 'L’autre n’en a pas',
        text: `elle commence avec ${mounted} Eternium de plus`,
        pictures: [crystals(mounted)],
      },
    ],
  };
};

export const START: Drawings = {
  camps,
  activites,
  'pv-ps': pvPs,
  'devant-equipe': devantEquipe,
  paquets,
  monte,
};
