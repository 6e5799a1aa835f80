// The set-up of a skirmish: what the mission booklet gives, beside its map.
import type { JSX } from 'preact';
import { REFUSALS } from '../../../engine/fields-of-eternia/combat/refusals.ts';
import { LIMITS } from '../../../engine/fields-of-eternia/constants.ts';
import { ESC_REFUSALS } from '../../../engine/fields-of-eternia/escarmouche/refusals.ts';
import { notices, setup } from '../../../engine/fields-of-eternia/escarmouche/setup.ts';
import { CARRY_REFUSALS } from '../../../engine/fields-of-eternia/partie/cards-refusals.ts';
import type { PartieScenario, SkirmishSpec } from '../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { SETUP_REFUSALS } from '../../../engine/fields-of-eternia/partie/setup-refusals.ts';
import type { DeckName } from '../../../engine/fields-of-eternia/partie/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { CheckField, Faults, Section } from '../../atelier/fields.tsx';
import { CheckOf, ExampleNote, MaybeNumber, NumberOf, PickOf } from './fields.tsx';
import { type Kit, kitOf } from './kit.ts';
import { below, type Part, useWork } from './part.ts';
import { fieldedIn, type Skirmish } from './plateau/board.ts';
import { BoardParts } from './plateau/BoardParts.tsx';
import { BoardSheet } from './plateau/BoardSheet.tsx';
import { boxOf } from './plateau/box.ts';
import { deployName } from './plateau/lying.tsx';
import { mapIn, zoneNamer } from './plateau/map-model.ts';
import { MapPane } from './plateau/MapPane.tsx';
import { mends } from './plateau/mends.ts';
import { placing } from './plateau/placing.tsx';
import { firstChoices } from './plateau/TeamPart.tsx';

/** Victory cards and vehicles are not used. */
const SKIRMISH_DECKS: readonly DeckName[] = ['rencontres', 'scenarios', 'boutique', 'guilde', 'forge'];
/** The board as its set-up finds it: everybody at the base. */
const boardOf = ({ teams, mode: _, places: __, ...work }: Skirmish): PartieScenario => ({
  ...work,
  kind: 'escarmouche',
  teams: teams.map((team) => ({ ...team, heroes: fieldedIn(team).map(({ hero }) => ({ hero })) })),
});

const FORBIDDEN: readonly (readonly [what: SkirmishSpec['forbidden'][number], label: string])[] = [
  ['heros', 'Ne rapportent pas de PV : les héros vaincus'],
  ['creature', 'Ne rapportent pas de PV : les créatures épiques'],
];
const RulesPart = ({
  part,
  garrisons,
}: {
  readonly part: Part<SkirmishSpec>;
  readonly garrisons: Part<boolean | undefined>;
}): JSX.Element => {
  const forbidden = below(part, 'forbidden');
  return (
    <Section
      title="Ce que dit le scénario"
      paths={['soldiers', 'tokens', 'end', 'forbidden', 'freeChoice']
        .map((key) => `${part.path}.${key}`)
        .concat('baseSoldiers')}
      open
    >
      <ExampleNote />
      <div class="fields">
        <NumberOf part={below(part, 'soldiers')} label="Soldats par équipe" origin="example" />
        <NumberOf part={below(part, 'end')} label="Dernière manche" origin="example" />
        <MaybeNumber part={below(part, 'tokens')} label="Jetons quête par équipe" empty={`${LIMITS.quests}`} />
        <CheckOf part={below(part, 'freeChoice')} label="Héros choisis sans tenir compte des factions" />
        <CheckOf part={garrisons} label="Le scénario permet des soldats dans sa propre base" />
        {FORBIDDEN.map(([what, label]) => (
          <CheckField
            key={what}
            path={`${forbidden.path}.${what}`}
            label={label}
            value={forbidden.value.includes(what)}
            onChange={(on) =>
              forbidden.change(on ? [...forbidden.value, what] : forbidden.value.filter((one) => one !== what))
            }
          />
        ))}
      </div>
    </Section>
  );
};
const Form = (): JSX.Element => {
  const part: Part<Skirmish> = useWork<'escarmouche'>();
  return (
    <>
      <Section title="La première équipe" paths={['first']} open>
        <div class="fields">
          <PickOf part={below(part, 'first')} label="Qui commence" choices={firstChoices(part.value)} />
        </div>
      </Section>
      <RulesPart part={below(part, 'skirmish')} garrisons={below(part, 'baseSoldiers')} />
      <div id={fieldId('skirmish.zones')} tabIndex={-1}>
        <Faults path="skirmish.zones" />
      </div>
      <BoardParts decks={SKIRMISH_DECKS} />
    </>
  );
};
const Sheet = (scenario: Skirmish): JSX.Element => {
  const { soldiers, end, tokens, zones } = scenario.skirmish;
  const name = zoneNamer(mapIn(scenario.map));
  return (
    <>
      <p class="small">
        {typeset(
          `${soldiers} soldats par équipe, ${tokens ?? LIMITS.quests} jetons quête par équipe, fin après la manche ${end}.`,
        )}
      </p>
      {zones.map(({ outposts }, i) => (
        <p class="small" key={i}>
          {typeset(`${deployName(scenario, i)} : ${outposts.map(name).join(', ')}.`)}
        </p>
      ))}
      <BoardSheet board={boardOf(scenario)} />
    </>
  );
};
export const kit: Kit = kitOf({
  modes: ['escarmouche'],
  setup,
  notices,
  refusals: [ESC_REFUSALS, SETUP_REFUSALS, CARRY_REFUSALS, REFUSALS],
  Form,
  Pane: MapPane,
  placing,
  mends,
  Sheet,
  box: (scenario) => boxOf(boardOf(scenario)),
});
