// What a mission says, as sentences with blanks to fill: conditions, tests, ends, victories, special rules.
import type { ComponentType, JSX } from 'preact';
import { capital } from '../../../../engine/kernel/french.ts';
import type { Comparison, EndSpec, SpecialSpec, TestSpec } from '../../../../engine/versus/mission/format.ts';
import { below, narrow } from '../../../atelier/part.ts';
import { MaybeNumber, MaybeText, NumberOf, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { Sentence } from '../../../atelier/Sentence.tsx';
import { CAMP_CHOICES, TEST_CHOICES } from '../words.ts';
import { Condition, type Of, OF_CAMPS } from './Condition.tsx';
import { StateField, StatesField, tokenChoices, TokenField } from './fields.tsx';
import { setMoveToken, setTestToken } from './model.ts';

/** At the head of a sentence. */
const CAMPS_FIRST = CAMP_CHOICES.map(([camp, name]) => [camp, capital(name)] as const);

// ── Tests
export const TestSentence = ({ part, mission }: Of<TestSpec>): JSX.Element => {
  const { value, path } = part;
  return (
    <Sentence
      says="{side} peut {name} : {test}, difficulté {difficulty}. Réussi, il fait passer {token} de {from} à {to}. Compétence comptée : {skill}. Disques rendus : {gains}. Devant sa pièce, on dit {upon}."
      blanks={{
        side: <PickOf part={below(part, 'side')} label="Qui le tente" choices={CAMPS_FIRST} />,
        name: <TextOf part={below(part, 'name')} label="Nom du test" placeholder="amorcer une bombe" />,
        test: <PickOf part={below(part, 'test')} label="Genre de test" choices={TEST_CHOICES} />,
        difficulty: <NumberOf part={below(part, 'difficulty')} label="Difficulté" />,
        token: (
          <TokenField
            path={`${path}.token`}
            label="Sur quel pion"
            value={value.token}
            mission={mission}
            onChange={(token) => part.change(setTestToken(value, token, mission))}
          />
        ),
        from: <StatesField part={below(part, 'from')} token={value.token} mission={mission} label="Dans ces états" />,
        to: (
          <StateField part={below(part, 'to')} token={value.token} mission={mission} label="État après une réussite" />
        ),
        skill: <MaybeText part={below(part, 'skill')} label="Compétence prise en compte" placeholder="aucune" />,
        gains: <MaybeNumber part={below(part, 'gains')} label="Disques rendus par une réussite" empty="0" />,
        upon: (
          <MaybeText part={below(part, 'upon')} label="Ce que le test fait, jusqu’à sa pièce" placeholder="amorcer" />
        ),
      }}
    />
  );
};

// ── Ends and victories
const CHECKS = [
  [1, 'à la vérification 1, après le premier camp'],
  [2, 'à la vérification 2, après le second camp'],
] as const;
export const EndSentence = ({ part, mission }: Of<EndSpec>): JSX.Element => {
  const { value } = part;
  if (value.kind === 'turn') {
    const turn = narrow(part, value);
    return (
      <Sentence
        says="La partie s’arrête au tour {turn}, {check}."
        blanks={{
          turn: <NumberOf part={below(turn, 'turn')} label="Tour" />,
          check: <PickOf part={below(turn, 'check')} label="Vérification" choices={CHECKS} />,
        }}
      />
    );
  }
  const when = narrow(part, value);
  return (
    <Sentence
      says="La partie s’arrête si {when}, jusqu’au tour {until}."
      blanks={{
        when: <Condition part={below(when, 'when')} mission={mission} />,
        until: <MaybeNumber part={below(when, 'until')} label="Examinée jusqu’au tour" empty="dernier" />,
      }}
    />
  );
};
export const VictorySentence = ({ part, mission, says }: Of<Comparison> & { readonly says: string }): JSX.Element => (
  <Sentence says={says} blanks={{ when: <Condition part={part} mission={mission} /> }} />
);

// ── Special rules
type Kind = SpecialSpec['kind'];
type Rule<K extends Kind> = Of<Extract<SpecialSpec, { readonly kind: K }>>;
/** « {token} de {from} à {to} », of a rule that changes the state of pieces. */
const moving = ({ part, mission }: Rule<'sweep' | 'exit'>): Readonly<Record<'token' | 'from' | 'to', JSX.Element>> => {
  const { path, value, change } = part;
  return {
    token: (
      <TokenField
        path={`${path}.token`}
        label="Quel pion"
        value={value.token}
        mission={mission}
        onChange={(token) => change(setMoveToken(value, token, mission))}
      />
    ),
    from: <StateField part={below(part, 'from')} token={value.token} mission={mission} label="De l’état" />,
    to: <StateField part={below(part, 'to')} token={value.token} mission={mission} label="À l’état" />,
  };
};
const RULES: { readonly [K in Kind]: ComponentType<Rule<K>> } = {
  recovery: ({ part }) => (
    <Sentence
      says="Du tour {from} au tour {to}, chaque camp récupère {discs} disques à son entretien."
      blanks={{
        from: <NumberOf part={below(part, 'from')} label="Du tour" />,
        to: <NumberOf part={below(part, 'to')} label="Au tour" />,
        discs: <NumberOf part={below(part, 'discs')} label="Disques récupérés" />,
      }}
    />
  ),
  fumes: ({ part, mission }) => (
    <Sentence
      says="Dès que {when}, la récupération d’énergie des deux camps tombe à {cubes} cubes."
      blanks={{
        when: <Condition part={below(part, 'when')} mission={mission} />,
        cubes: <NumberOf part={below(part, 'cubes')} label="Cubes récupérés ensuite" />,
      }}
    />
  ),
  forbid: ({ part, mission }) => (
    <Sentence
      says="{side} ne peut {what} {token}."
      blanks={{
        side: (
          <PickOf
            part={below(part, 'side')}
            label="À qui"
            choices={[
              [undefined, 'Aucun des deux camps'],
              ['hero', 'Le héros'],
              ['villain', 'Le vilain'],
            ]}
          />
        ),
        what: (
          <PickOf
            part={below(part, 'what')}
            label="Interdit"
            choices={[
              ['depollute', 'dépolluer'],
              ['demobilise', 'démobiliser'],
            ]}
          />
        ),
        token: (
          <PickOf
            part={below(part, 'token')}
            label="Pour quelle tuile"
            choices={[
              [undefined, 'ses tuiles'],
              ...tokenChoices(mission).map(([id, name]) => [id, `la tuile : ${name}`] as const),
            ]}
          />
        ),
      }}
    />
  ),
  event: ({ part }) => (
    <Sentence
      says="La tuile événement {side} retire aussi une tuile neutralisée de sa rivière."
      blanks={{
        side: <PickOf part={below(part, 'side')} label="De qui" choices={[...OF_CAMPS, ['both', 'de chaque camp']]} />,
      }}
    />
  ),
  sweep: (rule) => (
    <Sentence
      says="À la fin du tour {turn} {side}, chaque {token} passe de {from} à {to}."
      blanks={{
        turn: <NumberOf part={below(rule.part, 'turn')} label="À la fin du tour" />,
        side: <PickOf part={below(rule.part, 'side')} label="Joué par" choices={OF_CAMPS} />,
        ...moving(rule as unknown as Rule<'sweep' | 'exit'>),
      }}
    />
  ),
  exit: (rule) => (
    <Sentence
      says="Quand {token} entre dans une sortie, il passe de {from} à {to}."
      blanks={moving(rule as unknown as Rule<'sweep' | 'exit'>)}
    />
  ),
  escort: ({ part, mission }) => (
    <Sentence
      says="Un personnage {side} de la même zone peut faire avancer {token}."
      blanks={{
        side: <PickOf part={below(part, 'side')} label="De quel camp" choices={OF_CAMPS} />,
        token: (
          <TokenField
            path={`${part.path}.token`}
            label="Quel pion"
            value={part.value.token}
            mission={mission}
            onChange={(token) => part.change({ ...part.value, token })}
          />
        ),
      }}
    />
  ),
  loan: ({ part }) => (
    <Sentence
      says="{uses} fois dans la partie, {side} prête à un personnage élite la compétence {skill}."
      blanks={{
        uses: <NumberOf part={below(part, 'uses')} label="Fois dans la partie" />,
        side: <PickOf part={below(part, 'side')} label="Camp" choices={CAMP_CHOICES} />,
        skill: <TextOf part={below(part, 'skill')} label="Compétence" placeholder="défoncer parois 3" />,
      }}
    />
  ),
};
export const RuleSentence = ({ part, mission }: Of<SpecialSpec>): JSX.Element => {
  const Own = RULES[part.value.kind] as ComponentType<Of<SpecialSpec>>;
  return <Own part={narrow(part, part.value)} mission={mission} />;
};
