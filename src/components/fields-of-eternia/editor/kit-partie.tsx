// A whole game, or a position to study.
import type { JSX } from 'preact';
import { REFUSALS } from '../../../engine/fields-of-eternia/combat/refusals.ts';
import { CARRY_REFUSALS } from '../../../engine/fields-of-eternia/partie/cards-refusals.ts';
import { SETUP_REFUSALS } from '../../../engine/fields-of-eternia/partie/setup-refusals.ts';
import { notices, setup } from '../../../engine/fields-of-eternia/partie/setup.ts';
import { Section } from '../../atelier/fields.tsx';
import { CheckOf, PickOf } from './fields.tsx';
import { type Kit, kitOf } from './kit.ts';
import { below, type Part, useWork } from './part.ts';
import type { Game } from './plateau/board.ts';
import { asKind, type Kind } from './plateau/board-model.ts';
import { BoardParts } from './plateau/BoardParts.tsx';
import { BoardSheet, trackText } from './plateau/BoardSheet.tsx';
import { boxOf } from './plateau/box.ts';
import { MapPane } from './plateau/MapPane.tsx';
import { mends } from './plateau/mends.ts';
import { placing } from './plateau/placing.tsx';
import { firstChoices } from './plateau/TeamPart.tsx';

const KINDS: readonly (readonly [kind: Kind, label: string])[] = [
  ['standard', 'partie standard'],
  ['premiere', 'première partie'],
  ['etude', 'situation à étudier'],
];
const GamePart = ({ part }: { readonly part: Part<Game> }): JSX.Element => {
  const { kind, round = 0, track } = part.value;
  const study = kind === 'etude';
  const cells = trackText(track)
    .split(', ')
    .map((text, i) => [i, text] as const);
  return (
    <Section title="La partie" paths={['kind', 'first', 'round', 'skirmish', 'baseSoldiers']} open>
      <div class="fields">
        <PickOf
          part={{ path: 'kind', value: kind as Kind, change: (next) => part.change(asKind(part.value, next)) }}
          label="Forme"
          choices={KINDS}
        />
        <PickOf
          part={below(part, 'first')}
          label={study ? 'À qui de jouer' : 'Qui commence'}
          choices={firstChoices(part.value)}
        />
        {study || part.value.round !== undefined ? (
          <PickOf
            part={{ path: 'round', value: round, change: (next) => part.change({ ...part.value, round: next }) }}
            label="Manche en cours"
            choices={cells}
          />
        ) : null}
        <CheckOf part={below(part, 'baseSoldiers')} label="Le scénario permet des soldats dans sa propre base" />
      </div>
    </Section>
  );
};
const Form = (): JSX.Element => (
  <>
    <GamePart part={useWork<'partie'>()} />
    <BoardParts />
  </>
);
export const kit: Kit = kitOf({
  modes: ['partie'],
  setup,
  notices,
  refusals: [SETUP_REFUSALS, CARRY_REFUSALS, REFUSALS],
  Form,
  Pane: MapPane,
  placing,
  mends,
  Sheet: (scenario) => <BoardSheet board={scenario} />,
  box: boxOf,
});
