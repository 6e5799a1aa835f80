// The tests of a mission: who, on which piece, from which state to which, against which difficulty.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import { Section } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import { below, type Part } from '../../../atelier/part.ts';
import { ListOf, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { FaultSpot } from '../spots.tsx';
import { CAMP_CHOICES, TEST_CHOICES } from '../words.ts';
import { StateField, StatesField, TokenField } from './fields.tsx';
import { newTest, setTestToken } from './model.ts';

export const TestsPart = ({ part }: { readonly part: Part<Mission> }): JSX.Element => {
  const mission = part.value;
  return (
    <Section
      title="Les tests"
      paths={[`${part.path}.tests`]}
      extra={<span class="part-extra">{mission.tests.length}</span>}
    >
      <ListOf
        part={below(part, 'tests')}
        add="Ajouter un test"
        make={() => newTest(mission)}
        name={({ name }, i) => nameOr(name, `Test ${i + 1}`)}
        most={LIMITS.tests}
      >
        {(test) => (
          <div class="fields">
            <TextOf part={below(test, 'name')} label="Nom" placeholder="amorcer une bombe" />
            <PickOf part={below(test, 'side')} label="Qui le tente" choices={CAMP_CHOICES} />
            <TokenField
              path={`${test.path}.token`}
              label="Sur quel pion"
              value={test.value.token}
              mission={mission}
              onChange={(token) => test.change(setTestToken(test.value, token, mission))}
            />
            <StatesField
              part={below(test, 'from')}
              token={test.value.token}
              mission={mission}
              label="Possible dans ces états"
            />
            <StateField
              part={below(test, 'to')}
              token={test.value.token}
              mission={mission}
              label="État après une réussite"
            />
            <PickOf part={below(test, 'test')} label="Genre de test" choices={TEST_CHOICES} />
            <NumberOf part={below(test, 'difficulty')} label="Difficulté" />
            <MaybeText part={below(test, 'skill')} label="Compétence prise en compte" placeholder="aucune" />
            <MaybeNumber part={below(test, 'gains')} label="Disques rendus par une réussite" empty="0" />
            <FaultSpot path={`${test.path}.id`} />
          </div>
        )}
      </ListOf>
    </Section>
  );
};
