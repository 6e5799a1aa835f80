// What a mission of one's own says beside its plan: its title, its ends, who wins, its special rules.
import { capital } from '../../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import { CAMPS } from '../../../../engine/versus/types.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section, SelectField } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import { append, below, type Part } from '../../../atelier/part.ts';
import { ListOf, MaybeText, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { endWord } from '../../mission-words.ts';
import { FaultSpot } from '../spots.tsx';
import { CAMP_WORDS, SPECIAL_CHOICES } from '../words.ts';
import { isMirror, mirror, newEnd, newSpecial, setEndKind, setHero } from './model.ts';
import { EndSentence, RuleSentence, VictorySentence } from './sentences.tsx';

interface MissionPart {
  readonly part: Part<Mission>;
}
const END_KINDS = [
  ['turn', 'un dernier tour'],
  ['when', 'une condition remplie'],
] as const;
const EndsPart = ({ part }: MissionPart): JSX.Element => (
  <Section title="La fin de la partie" paths={[`${part.path}.ends`]}>
    <ListOf
      part={below(part, 'ends')}
      add="Ajouter une condition de fin"
      make={() => newEnd(part.value)}
      name={(end) => capital(endWord(end, part.value))}
      most={LIMITS.ends}
    >
      {(end) => (
        <>
          <SelectField
            path={`${end.path}.kind`}
            label="La partie s’arrête sur"
            value={end.value.kind}
            choices={END_KINDS}
            onChange={(kind) => end.change(setEndKind(end.value, kind, part.value))}
          />
          <EndSentence part={end} mission={part.value} />
          <FaultSpot path={`${end.path}.id`} />
        </>
      )}
    </ListOf>
  </Section>
);
const VictoryPart = ({ part }: MissionPart): JSX.Element => {
  const victory = below(part, 'victory');
  const mirrored = isMirror(victory.value);
  const [own, setOwn] = useState(!mirrored);
  const hero = below(victory, 'hero');
  return (
    <Section title="Qui gagne" paths={[victory.path]}>
      <div id={fieldId(victory.path)} tabIndex={-1}>
        <Faults path={victory.path} />
      </div>
      <VictorySentence
        says="Le héros gagne si {when}."
        part={{ ...hero, change: (next, field) => victory.change(setHero(victory.value, next), field) }}
        mission={part.value}
      />
      <CheckField
        path={`${victory.path}.contraire`}
        label="Le vilain gagne dans le cas contraire"
        value={mirrored && !own}
        onChange={(on) => {
          setOwn(!on);
          if (on) victory.change(mirror(victory.value));
        }}
      />
      {mirrored && !own ? null : (
        <VictorySentence says="Le vilain gagne si {when}." part={below(victory, 'villain')} mission={part.value} />
      )}
    </Section>
  );
};
const ADD = '';
/** A rule is added by what it does, then its blanks are filled. */
const SpecialPart = ({ part }: MissionPart): JSX.Element => {
  const special = below(part, 'special');
  const { length } = special.value ?? [];
  return (
    <Section
      title="Les règles spéciales"
      paths={[special.path]}
      extra={length === 0 ? undefined : <span class="part-extra">{length}</span>}
    >
      <ListOf part={special} name={({ name }, i) => nameOr(name, `Règle ${i + 1}`)}>
        {(rule) => (
          <>
            <TextOf part={below(rule, 'name')} label="Nom" placeholder="Essoufflement" />
            <RuleSentence part={rule} mission={part.value} />
            <FaultSpot path={`${rule.path}.id`} />
          </>
        )}
      </ListOf>
      {length >= LIMITS.special ? null : (
        <SelectField
          path={`${special.path}.ajout`}
          label="Ajouter une règle spéciale"
          value={ADD}
          choices={[[ADD, 'choisir ce qu’elle fait'], ...SPECIAL_CHOICES]}
          class="wide"
          onChange={(kind) => (kind === ADD ? undefined : append(special, newSpecial(part.value, kind)))}
        />
      )}
    </Section>
  );
};
export const MissionFields = ({ part }: MissionPart): JSX.Element => (
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
    <EndsPart part={part} />
    <VictoryPart part={part} />
    <SpecialPart part={part} />
    <FaultSpot path={`${part.path}.tests`} />
    <FaultSpot path={`${part.path}.tokens`} />
  </>
);
