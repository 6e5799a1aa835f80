// The live map, faulty or not: touch a zone to know what stands there, and, on a map of one's own, to move it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { MapSpec, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { soldiers as soldiersText } from '../../../../engine/fields-of-eternia/words.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { goToField, useBench } from '../../../atelier/bench.ts';
import type { PawnProps } from '../../../scene/pieces.tsx';
import { MapBoard, type MapBoardProps, type ZoneLook } from '../../MapBoard.tsx';
import { emblemOf } from '../../emblems.ts';
import { sideLook } from '../../sides.ts';
import { ExampleTag } from '../fields.tsx';
import { cardOf, heroName } from '../HeroField.tsx';
import { mapIn, shiftZone } from './map-model.ts';
import { teamName } from './TeamPart.tsx';

export type Board = Pick<PartieScenario, 'map' | 'teams' | 'quests' | 'boss'>;
/** « base : Evil Warriors, Skeletor, 2 soldats (Evil Warriors) »: what is there beside the map itself. */
const standingAt =
  ({ teams, quests = [], boss }: Board) =>
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
export const drawnOf = (board: Board): MapBoardProps => {
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

const WAYS: readonly (readonly [name: string, arrow: string, x: number, y: number])[] = [
  ['à gauche', '←', -4, 0],
  ['en haut', '↑', 0, -4],
  ['en bas', '↓', 0, 4],
  ['à droite', '→', 4, 0],
];
interface PaneProps {
  readonly board: Board;
  readonly edit: (map: MapSpec) => void;
}
export const BoardPane = ({ board, edit }: PaneProps): JSX.Element => {
  const { faults } = useBench();
  const [picked, setPicked] = useState<ZoneId | undefined>(undefined);
  const drawn = drawnOf(board);
  const { map } = drawn;
  const own = typeof board.map === 'object';
  const zone = map.zones.find(({ id }) => id === picked);
  const looks: Readonly<Record<ZoneId, ZoneLook>> = Object.fromEntries(
    map.zones.flatMap(({ id }, i) =>
      faults.some(({ path }) => path.startsWith(`map.zones.${i}.`)) ? [[id, 'target' as const]] : [],
    ),
  );
  return (
    <div class="board-pane">
      {map.zones.length === 0 ? (
        <p class="aside">Cette carte n’a pas encore de zone.</p>
      ) : (
        <MapBoard
          {...drawn}
          looks={looks}
          selected={zone?.id}
          onPick={(id) => setPicked(id === picked ? undefined : id)}
        />
      )}
      {own ? null : (
        <p class="small">
          {typographie('Zones, liens et Eternium de cette carte :')} <ExampleTag />
        </p>
      )}
      {!own || zone === undefined ? null : (
        <div class="row" role="group" aria-label={typographie(`Déplacer ${zone.name} sur le dessin`)}>
          {WAYS.map(([name, arrow, x, y]) => (
            <button
              key={name}
              type="button"
              class="btn"
              aria-label={typographie(`Déplacer ${zone.name} ${name}`)}
              onClick={() => edit(shiftZone(map, zone.id, x, y))}
            >
              {arrow}
            </button>
          ))}
          <button type="button" class="btn" onClick={() => goToField(`map.zones.${map.zones.indexOf(zone)}.name`)}>
            Ouvrir sa fiche
          </button>
        </div>
      )}
    </div>
  );
};
