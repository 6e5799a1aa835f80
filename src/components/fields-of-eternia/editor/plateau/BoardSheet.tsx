// A game on paper: the map, the teams, what they carry.
import type { JSX } from 'preact';
import { sizeOf } from '../../../../engine/fields-of-eternia/combat/board.ts';
import { EXAMPLE_TRACK } from '../../../../engine/fields-of-eternia/data-map.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { AnyCard, CardId, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { soldiers as soldiersText } from '../../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../../plugins/typography.ts';
import type { PawnProps } from '../../../scene/pieces.tsx';
import { emblemOf } from '../../emblems.ts';
import { MapBoard, type MapBoardProps } from '../../MapBoard.tsx';
import { sideLook } from '../../sides.ts';
import { deckText } from '../combat/CombatView.tsx';
import { ExampleTag } from '../fields.tsx';
import { cardOf, heroName } from '../HeroField.tsx';
import { libraryIn } from './CardsPart.tsx';
import { mapIn, zoneNamer } from './map-model.ts';
import { teamName } from './TeamPart.tsx';

type Drawn = Pick<PartieScenario, 'map' | 'teams' | 'quests' | 'boss'>;
/** « base : Evil Warriors, Skeletor, 2 soldats (Evil Warriors) »: what is there beside the map itself. */
const standingAt =
  ({ teams, quests = [], boss }: Drawn) =>
  (id: ZoneId): string =>
    [
      ...teams.flatMap((team) => (team.base === id ? [`base : ${teamName(team)}`] : [])),
      ...teams.flatMap(({ heroes, base }) =>
        heroes.filter(({ zone = base }) => zone === id).map(({ hero }) => heroName(hero)),
      ),
      ...teams.flatMap((team) =>
        (team.soldiers?.[id] ?? 0) > 0 ? [`${soldiersText(team.soldiers?.[id] ?? 0)} (${teamName(team)})`] : [],
      ),
      ...(quests.includes(id) ? ['un jeton quête'] : []),
      ...(boss?.zone === id ? ['le boss'] : []),
    ].join(', ');
const pawnOf = (
  card: string,
  of: number,
  damage: number,
  side: Pick<PawnProps, 'side' | 'square' | 'six'>,
): PawnProps => ({
  jeu: 'fields-of-eternia',
  emblem: emblemOf(card),
  life: Math.max(0, of - damage),
  of,
  ...side,
});
const drawnOf = (board: Drawn): MapBoardProps => {
  const { map, teams, quests = [], boss } = board;
  const zones = [...new Set(teams.flatMap(({ soldiers = {} }) => Object.keys(soldiers)))];
  return {
    map: mapIn(map),
    label: 'Carte du scénario',
    bases: Object.fromEntries(teams.map(({ base }, t) => [base, t])),
    heroes: [
      ...teams.flatMap(({ heroes, base }, t) =>
        heroes.map(({ hero, zone = base, damage = 0 }, h) => ({
          id: `hero:${t}-${h}`,
          zone,
          pawn: pawnOf(typeof hero === 'string' ? hero : hero.id, cardOf(hero)?.health ?? 1, damage, sideLook(t)),
        })),
      ),
      ...(boss === undefined
        ? []
        : [{ id: 'boss', zone: boss.zone, pawn: pawnOf(boss.card, 1, 0, { side: 'boss', square: true }) }]),
    ],
    soldiers: Object.fromEntries(
      zones.map((zone) => [zone, teams.map(({ soldiers = {} }) => Math.max(0, soldiers[zone] ?? 0))]),
    ),
    quests,
    describe: standingAt(board),
  };
};

interface RowProps {
  readonly hero: HeroSpec;
  readonly zone: string;
  readonly name: (card: CardId) => string;
}
const HeroRow = ({ hero, zone, name }: RowProps): JSX.Element => {
  const card = cardOf(hero.hero);
  const { damage = 0, ally, mount, worn = [], pack = [], spells = [] } = hero;
  const carried = [ally, mount, ...worn, ...pack, ...spells].flatMap((id) => (id === undefined ? [] : [name(id)]));
  return (
    <tr>
      <th scope="row">{typeset(heroName(hero.hero))}</th>
      <td>{typeset(zone)}</td>
      <td>{card === undefined ? '' : `${card.health - damage}/${card.health}`}</td>
      <td>{card === undefined ? '' : `${card.spirit}, ${card.initiative}, ${card.body}, ${card.movement}`}</td>
      <td>{typeset(carried.join(', '))}</td>
    </tr>
  );
};
const TeamTable = ({
  team,
  zoneName,
  cardName,
}: {
  readonly team: TeamSpec;
  readonly zoneName: (id: string) => string;
  readonly cardName: (id: CardId) => string;
}): JSX.Element => (
  <table>
    <caption>{typeset(`${teamName(team)}, base : ${zoneName(team.base)}`)}</caption>
    <thead>
      <tr>
        {['Héros', 'Zone', 'PS', 'Esprit, initiative, corps, déplacement', 'Cartes portées'].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {team.heroes.map((hero, i) => (
        <HeroRow key={i} hero={hero} zone={zoneName(hero.zone ?? team.base)} name={cardName} />
      ))}
    </tbody>
  </table>
);
const teamLine = (team: TeamSpec, zoneName: (id: string) => string): string =>
  [
    ...(team.eternium === undefined ? [] : [`${team.eternium} Eternium`]),
    ...(team.pv === undefined ? [] : [`${team.pv} PV`]),
    ...Object.entries(team.soldiers ?? {}).map(([zone, count]) => `${soldiersText(count)} : ${zoneName(zone)}`),
    ...(team.deck === undefined ? [] : [`paquet de ${sizeOf(team.deck)} cartes : ${deckText(team.deck)}`]),
  ].join(' ; ');
export const trackText = (track: PartieScenario['track'] = EXAMPLE_TRACK): string =>
  track
    .map(({ day, skull }, i) => `${i + 1} ${day ? 'jour' : 'nuit'}${skull === null ? '' : ` (crâne ${skull})`}`)
    .join(', ');

type Board = Pick<PartieScenario, 'map' | 'teams' | 'quests' | 'boss' | 'track' | 'cards' | 'skulls'>;
export const BoardSheet = ({ board }: { readonly board: Board }): JSX.Element => {
  const zoneName = zoneNamer(mapIn(board.map));
  const library: readonly AnyCard[] = libraryIn(board.cards);
  const cardName = (id: CardId): string => library.find((card) => card.id === id)?.name ?? id;
  const lines = board.teams
    .map((team) => [teamName(team), teamLine(team, zoneName)] as const)
    .filter(([, line]) => line !== '');
  return (
    <>
      <div class="print-top">
        <div class="print-map">
          <MapBoard {...drawnOf(board)} still />
        </div>
        <div>
          {lines.map(([name, line]) => (
            <p class="small" key={name}>
              {typeset(`${name} : ${line}.`)}
            </p>
          ))}
          <p class="small">
            {typeset(`Compteur : ${trackText(board.track)}.`)} {board.track === undefined ? <ExampleTag /> : null}
          </p>
          {(board.skulls ?? []).map(({ skull, text }) => (
            <p class="small" key={skull}>
              {typeset(`Crâne ${skull} : ${text}`)}
            </p>
          ))}
          <p class="small">
            {typeset('Nombres des cartes, zones et liens d’exemple :')} <ExampleTag />
          </p>
        </div>
      </div>
      {board.teams.map((team, t) => (
        <TeamTable key={t} team={team} zoneName={zoneName} cardName={cardName} />
      ))}
    </>
  );
};
