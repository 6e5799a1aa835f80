// What a game and a skirmish tell alike beside their map.
import type { JSX } from 'preact';
import type { DeckName } from '../../../../engine/fields-of-eternia/partie/types.ts';
import { useBench } from '../../../atelier/bench.ts';
import { Section } from '../../../atelier/fields.tsx';
import { EpicDieField, WildDieField } from '../DeckField.tsx';
import { below, type Part } from '../part.ts';
import type { Board, Game } from './board.ts';
import { CardsPart, DecksPart, libraryIn } from './CardsPart.tsx';
import { mapIn, zoneChoices } from './map-model.ts';
import { MapPart } from './MapPart.tsx';
import { TeamsPart } from './TeamPart.tsx';
import { SkullsPart, TrackPart } from './TrackPart.tsx';

export const BoardParts = ({ decks }: { readonly decks?: readonly DeckName[] }): JSX.Element => {
  const { scenario, edit } = useBench<Board>();
  type Shared = Pick<Game, 'map' | 'track' | 'skulls' | 'cards' | 'decks' | 'dice' | 'epicDie'>;
  const part: Part<Shared> = {
    path: '',
    value: scenario,
    change: (next, field) => edit(() => next as Board, field),
  };
  return (
    <>
      <MapPart />
      <TeamsPart />
      <TrackPart part={below(part, 'track')} />
      <SkullsPart part={below(part, 'skulls')} zones={zoneChoices(mapIn(scenario.map))} />
      <CardsPart part={below(part, 'cards')} />
      <DecksPart
        part={below(part, 'decks')}
        library={libraryIn(scenario.cards)}
        {...(decks === undefined ? {} : { decks })}
      />
      <Section title="Les dés" paths={['dice', 'epicDie']}>
        <WildDieField part={below(part, 'dice')} />
        <EpicDieField part={below(part, 'epicDie')} />
      </Section>
    </>
  );
};
