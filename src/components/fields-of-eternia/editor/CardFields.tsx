// The fields of a card, whatever its type.
import type { JSX } from 'preact';
import type {
  AnyCard,
  EpicCard,
  EquipmentCard,
  EventCard,
  QuestCard,
  SpellCard,
  VehicleCard,
  VictoryCard,
  WildCard,
} from '../../../engine/fields-of-eternia/types.ts';
import { EffectsField } from './EffectsField.tsx';
import { MaybeText, TextOf } from './fields.tsx';
import { below, narrow, type Part } from './part.ts';
import { cardOrigin } from './provenance.ts';
import { EpicFields, WildFields } from './EnemyCardFields.tsx';
import { ObjectiveFields, QuestFields } from './GoalCardFields.tsx';
import { EquipmentFields, SpellFields, VehicleFields } from './SupportCardFields.tsx';

const Details = ({ part }: { readonly part: Part<AnyCard> }): JSX.Element => {
  const card = part.value;
  switch (card.type) {
    case 'creature':
    case 'allie':
      return <WildFields part={narrow<AnyCard, WildCard>(part, card)} />;
    case 'creature-epique':
    case 'boss':
      return <EpicFields part={narrow<AnyCard, EpicCard>(part, card)} />;
    case 'evenement':
      return <EffectsField part={below(narrow<AnyCard, EventCard>(part, card), 'effects')} />;
    case 'quete':
      return <QuestFields part={narrow<AnyCard, QuestCard>(part, card)} />;
    case 'equipement':
      return <EquipmentFields part={narrow<AnyCard, EquipmentCard>(part, card)} />;
    case 'sort':
      return <SpellFields part={narrow<AnyCard, SpellCard>(part, card)} />;
    case 'vehicule':
      return <VehicleFields part={narrow<AnyCard, VehicleCard>(part, card)} />;
    case 'victoire': {
      const own = narrow<AnyCard, VictoryCard>(part, card);
      return (
        <>
          <ObjectiveFields part={below(own, 'main')} title="Objectif principal" />
          <ObjectiveFields part={below(own, 'second')} title="Objectif secondaire" />
        </>
      );
    }
  }
};
/** The whole of a card, whatever its type. */
export const CardFields = ({ part }: { readonly part: Part<AnyCard> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" origin={cardOrigin(part.value, 'name')} />
      <MaybeText part={below(part, 'text')} label="Texte de la carte" max={300} class="wide" />
    </div>
    <Details part={part} />
  </>
);
