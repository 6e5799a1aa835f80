// A game or a skirmish as it is laid out on the map: what to take out of the box, what to do.
import type { PartieScenario, TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { agree, listOf } from '../../../../engine/kernel/french.ts';
import { type Box, take } from '../../../atelier/BoxPage.tsx';
import { heroName } from '../HeroField.tsx';
import { mapIn, zoneNamer } from './map-model.ts';
import { teamName } from './TeamPart.tsx';

type Team = Pick<TeamSpec, 'name' | 'faction' | 'base' | 'heroes' | 'soldiers' | 'eternium'>;
type Laid = Pick<PartieScenario, 'map' | 'first' | 'quests' | 'boss'> & { readonly teams: readonly Team[] };
const soldiersOf = ({ soldiers = {} }: Team): number => Object.values(soldiers).reduce((sum, one) => sum + one, 0);

export const boxOf = ({ map, teams, first, quests = [], boss }: Laid): Box => {
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
      take(
        teams.reduce((sum, { eternium = 0 }) => sum + eternium, 0),
        'cristal d’Eternium',
        'cristaux d’Eternium',
      ),
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
