// A whole game, or a position to study.
import { boxOf } from './box.ts';
import type { JSX } from 'preact';
import { REFUSALS } from '../../../../engine/fields-of-eternia/combat/refusals.ts';
import { CARRY_REFUSALS } from '../../../../engine/fields-of-eternia/partie/cards-refusals.ts';
import { SETUP_REFUSALS } from '../../../../engine/fields-of-eternia/partie/setup-refusals.ts';
import { notices, setup } from '../../../../engine/fields-of-eternia/partie/setup.ts';
import type { PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { Team } from '../../../../engine/fields-of-eternia/partie/types.ts';
import { MERCHANTS } from '../../../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { MERCHANT_NAMES } from '../../words.ts';
import { EpicDieField, WildDieField } from '../DeckField.tsx';
import { CheckOf, MaybeNumber, PickOf } from '../fields.tsx';
import { freeHero } from '../free-hero.ts';
import { IdsField } from '../IdsField.tsx';
import { type Kit, kitOf } from '../kit.ts';
import type { WorkOf } from '../modes.ts';
import { append, below, filled, items, type Part, useWork } from '../part.ts';
import { asKind, type Kind, newTeam, withoutTeam } from './board-model.ts';
import { BoardPane } from './BoardPane.tsx';
import { BoardSheet, trackText } from './BoardSheet.tsx';
import { bossChoices, CardsPart, deckChoices, DecksPart, libraryIn } from './CardsPart.tsx';
import { mapIn, onMap, zoneChoices } from './map-model.ts';
import { MapPart } from './MapPart.tsx';
import { TeamPart, teamName } from './TeamPart.tsx';
import { SkullsPart, TrackPart } from './TrackPart.tsx';

type Game = Part<WorkOf<'partie'>>;
const KINDS: readonly (readonly [kind: Kind, label: string])[] = [
  ['standard', 'partie standard'],
  ['premiere', 'première partie'],
  ['etude', 'situation à étudier'],
];
const NO_BOSS = { card: 'evil-seed', zone: '' };

const GamePart = ({ part }: { readonly part: Game }): JSX.Element => {
  const { kind, teams, round = 0, track } = part.value;
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
          part={below(part, 'first') as Part<Team | null>}
          label={study ? 'À qui de jouer' : 'Qui commence'}
          choices={[[null, 'tirage au sort'], ...teams.map((team, t) => [t as Team, teamName(team)] as const)]}
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
const OnBoardPart = ({ part }: { readonly part: Game }): JSX.Element => {
  const { map, cards, kind, boss } = part.value;
  const library = libraryIn(cards);
  const zones = zoneChoices(mapIn(map));
  const here = below(part, 'boss');
  const offers = filled<NonNullable<PartieScenario['offers']>>(
    below(part, 'offers') as Part<NonNullable<PartieScenario['offers']> | undefined>,
    {},
  );
  return (
    <Section title="Jetons quête, boss, offres" paths={['quests', 'boss', 'offers']}>
      <IdsField
        part={below(part, 'quests')}
        label="Jetons quête"
        add="Poser un jeton dans"
        choices={zones}
        empty="Aucun."
      />
      <div class="fields" id={fieldId('boss')} tabIndex={-1}>
        <PickOf
          part={{
            path: 'boss.zone',
            value: boss?.zone ?? '',
            change: (zone) => here.change(zone === '' ? undefined : { ...(boss ?? NO_BOSS), zone }),
          }}
          label="Boss sur la carte"
          choices={[['', 'aucun'], ...zones]}
        />
        {boss === undefined ? null : (
          <>
            <PickOf part={below(filled(here, boss), 'card')} label="Carte du boss" choices={bossChoices(library)} />
            <MaybeNumber part={below(filled(here, boss), 'damage')} label="Dégâts du boss" empty="0" />
          </>
        )}
      </div>
      {kind !== 'etude' && part.value.offers === undefined
        ? null
        : MERCHANTS.map((merchant) => (
            <IdsField
              key={merchant}
              part={below(offers, merchant)}
              label={`Offre ouverte : ${MERCHANT_NAMES[merchant]}`}
              add="Exposer"
              choices={deckChoices(library, merchant)}
              empty="Pas encore ouverte."
            />
          ))}
    </Section>
  );
};

const Form = (): JSX.Element => {
  const part: Game = useWork<'partie'>();
  const { map, teams, cards } = part.value;
  const [drawn, library] = [mapIn(map), libraryIn(cards)];
  const all = below(part, 'teams');
  return (
    <>
      <GamePart part={part} />
      <MapPart
        part={{
          path: 'map',
          value: map,
          change: (next, field) =>
            next === undefined || typeof next === 'object'
              ? below(part, 'map').change(next, field)
              : part.change(onMap(part.value, next), field),
        }}
      />
      <div id={fieldId('teams')} tabIndex={-1}>
        <Faults path="teams" />
      </div>
      {items(all).map((team, t) => (
        <TeamPart
          key={t}
          part={team}
          scenario={part.value}
          map={drawn}
          library={library}
          onRemove={teams.length <= 2 ? undefined : () => part.change(withoutTeam(part.value, t))}
        />
      ))}
      {teams.length >= 3 ? null : (
        <button
          type="button"
          class="btn"
          onClick={() => append(all, { ...newTeam(part.value), heroes: [{ hero: freeHero(teams, 'horde') }] })}
        >
          {typographie('Ajouter une équipe (extension)')}
        </button>
      )}
      <TrackPart part={below(part, 'track')} />
      <OnBoardPart part={part} />
      <SkullsPart part={below(part, 'skulls')} zones={zoneChoices(drawn)} />
      <CardsPart part={below(part, 'cards')} />
      <DecksPart part={below(part, 'decks')} library={library} />
      <Section title="Les dés" paths={['dice', 'epicDie']}>
        <WildDieField part={below(part, 'dice')} />
        <EpicDieField part={below(part, 'epicDie')} />
      </Section>
    </>
  );
};
const Pane = (): JSX.Element => {
  const part: Game = useWork<'partie'>();
  return <BoardPane board={part.value} edit={(map) => below(part, 'map').change(map)} />;
};
export const kit: Kit = kitOf({
  modes: ['partie'],
  setup,
  notices,
  refusals: [SETUP_REFUSALS, CARRY_REFUSALS, REFUSALS],
  Form,
  Pane,
  Sheet: (scenario) => <BoardSheet board={scenario} />,
  box: boxOf,
});
