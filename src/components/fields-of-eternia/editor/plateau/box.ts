// A game or a skirmish as it is laid out on the map: what to take out of the box, what to do.
import { sizeOf } from '../../../../engine/fields-of-eternia/combat/board.ts';
import { STARTING_DECK } from '../../../../engine/fields-of-eternia/constants.ts';
import { purse } from '../../../../engine/fields-of-eternia/escarmouche/setup.ts';
import type { PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { eterniumOf, soldiersOf } from '../../../../engine/fields-of-eternia/partie/setup-read.ts';
import { DECKS } from '../../../../engine/fields-of-eternia/partie/types.ts';
import { agree, listOf } from '../../../../engine/kernel/french.ts';
import { type Box, take, type Take } from '../../../atelier/BoxPage.tsx';
import { heroName } from '../HeroField.tsx';
import { DECK_TITLES } from './CardsPart.tsx';
import { mapIn, zoneNamer } from './map-model.ts';
import { teamName } from './TeamPart.tsx';

/** Decks that the scenario tells card by card; of the others the site only has examples. */
const decksTold = ({ decks = {} }: PartieScenario): readonly Take[] =>
  DECKS.flatMap((deck) => {
    const count = decks[deck]?.length ?? 0;
    return count === 0 ? [] : [{ count, name: `${agree(count, 'carte')} : ${DECK_TITLES[deck].toLowerCase()}` }];
  });
/** What each team begins with: in a skirmish, what it buys with first. */
const eterniumIn = (game: PartieScenario): number =>
  game.teams.reduce(
    (sum, team) => sum + (game.kind === 'escarmouche' ? purse(team.heroes.length) : eterniumOf(game, team)),
    0,
  );
export const boxOf = (game: PartieScenario): Box => {
  const { map, teams, first, quests = [], boss } = game;
  const zone = zoneNamer(mapIn(map));
  const heroes = teams.flatMap((team) => team.heroes);
  const begins = first === null ? undefined : teams[first];
  return {
    takes: [
      { count: 1, name: 'carte du monde' },
      {
        count: heroes.length,
        name: `${agree(heroes.length, 'feuille')} et ${agree(heroes.length, 'figurine')} de héros`,
      },
      ...teams.map((team) => {
        const count = soldiersOf(team);
        return { count, name: `${agree(count, 'soldat')} sur la carte : ${teamName(team)}` };
      }),
      ...teams.map((team) => {
        const count = sizeOf(team.deck ?? STARTING_DECK);
        return { count, name: `${agree(count, 'carte')} de combat : ${teamName(team)}` };
      }),
      ...decksTold(game),
      take(eterniumIn(game), 'cristal d’Eternium', 'cristaux d’Eternium'),
      take(quests.length, 'jeton quête', 'jetons quête'),
      { count: boss === undefined ? 0 : 1, name: 'figurine de boss' },
    ],
    steps: [
      ...teams.map(
        (team) =>
          `${teamName(team)}, base ${zone(team.base)} : ${listOf(team.heroes.map(({ hero }) => heroName(hero)))}.`,
      ),
      ...teams.flatMap((team) => {
        const posts = Object.entries(team.soldiers ?? {}).map(([id, count]) => `${count} à ${zone(id)}`);
        return posts.length === 0 ? [] : [`Soldats de l’équipe ${teamName(team)} : ${listOf(posts)}.`];
      }),
      quests.length === 0 ? '' : `Jetons quête : ${listOf(quests.map(zone))}.`,
      boss === undefined ? '' : `Boss : ${zone(boss.zone)}.`,
      'Mélangez les paquets et ouvrez les étals des marchands.',
      begins === undefined ? 'Tirez au sort l’équipe qui commence.' : `Commence : ${teamName(begins)}.`,
    ],
  };
};
