// A position of the map that an exercise asks about: the zones in question, as large as its place; all of the table where none is.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { ZoneId } from '../../engine/fields-of-eternia/types.ts';
import type { AskedProps } from '../play/mode.ts';
import type { MapSheet } from './land.ts';
import { MapBoard } from './MapBoard.tsx';
import { seenOn, sheetOn } from './map-frame.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { basesOf, describer, heroesOn, holdersOf } from './partie-view.ts';

export const PartieAsked = ({ state, asked: { about } }: AskedProps<PartieState>): JSX.Element => {
  const zones = about as readonly ZoneId[] | undefined; // said by the exercise itself
  const { map } = state.fixed;
  const frame = useMemo(
    () => ({ on: (of: MapSheet) => sheetOn(map, of, zones ?? []), seen: (of: MapSheet) => seenOn(map, of) }),
    [map, about],
  );
  return zones === undefined ? (
    <PartieBoard state={state} events={NONE} />
  ) : (
    <div class="foe-table">
      <MapBoard
        map={map}
        label="Carte"
        frame={frame}
        bases={basesOf(state)}
        holders={holdersOf(state)}
        soldiers={state.soldiers}
        heroes={heroesOn(state)}
        quests={state.quests}
        looks={Object.fromEntries(zones.map((zone) => [zone, 'asked']))}
        describe={describer(state)}
      />
    </div>
  );
};
const NONE = [] as const;
