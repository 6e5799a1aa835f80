// A mission of one’s own, part by part.
import type { JSX } from 'preact';
import { CAMPS } from '../../../../engine/versus/types.ts';
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import { Section } from '../../../atelier/fields.tsx';
import { below, type Part } from '../../../atelier/part.ts';
import { MaybeText, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { CAMP_WORDS } from '../words.ts';
import { EndsPart, VictoryPart } from './EndsPart.tsx';
import { SpecialPart } from './SpecialPart.tsx';
import { TestsPart } from './TestsPart.tsx';
import { TokensPart } from './TokensPart.tsx';

export const MissionFields = ({ part }: { readonly part: Part<Mission> }): JSX.Element => (
  <>
    <Section title="La mission" paths={['title', 'story', 'initiative'].map((key) => `${part.path}.${key}`)} open>
      <div class="fields">
        <TextOf part={below(part, 'title')} label="Titre" class="wide" />
        <MaybeText part={below(part, 'story')} label="Récit" max={1000} long />
        <PickOf
          part={below(part, 'initiative')}
          label="Le camp qui a l’initiative"
          choices={CAMPS.map((camp) => [camp, `le ${CAMP_WORDS[camp]}`] as const)}
        />
      </div>
    </Section>
    <TokensPart part={part} />
    <TestsPart part={part} />
    <SpecialPart part={part} />
    <EndsPart part={part} />
    <VictoryPart part={part} />
  </>
);
