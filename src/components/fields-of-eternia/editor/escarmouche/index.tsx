// The set-up of a skirmish: teams, deployment zones, what the mission booklet gives.
import { boxOf } from '../plateau/box.ts';
import type { JSX } from 'preact';
import { REFUSALS } from '../../../../engine/fields-of-eternia/combat/refusals.ts';
import { LIMITS } from '../../../../engine/fields-of-eternia/constants.ts';
import { ESC_REFUSALS } from '../../../../engine/fields-of-eternia/escarmouche/refusals.ts';
import { notices, setup } from '../../../../engine/fields-of-eternia/escarmouche/setup.ts';
import type { EscarmoucheScenario, EscTeamSpec } from '../../../../engine/fields-of-eternia/escarmouche/types.ts';
import { CARRY_REFUSALS } from '../../../../engine/fields-of-eternia/partie/cards-refusals.ts';
import { SETUP_REFUSALS } from '../../../../engine/fields-of-eternia/partie/setup-refusals.ts';
import type { DeckName, Team } from '../../../../engine/fields-of-eternia/partie/types.ts';
import type { SkirmishSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { HeroCard, MapSpec, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section } from '../../../atelier/fields.tsx';
import { dropAt } from '../../../atelier/put.ts';
import { DeckField, EpicDieField, SupplyField, WildDieField } from '../DeckField.tsx';
import { CheckOf, ExampleNote, ListOf, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf, WordsOf } from '../fields.tsx';
import { FACTION_CHOICES, FACTION_NAMES, HeroField, heroName } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import { freeHero } from '../free-hero.ts';
import { IdsField } from '../IdsField.tsx';
import { type Kit, kitOf } from '../kit.ts';
import type { WorkOf } from '../modes.ts';
import { append, below, items, type Part, useWork } from '../part.ts';
import { newTeam, withoutTeam } from '../plateau/board-model.ts';
import { BoardPane } from '../plateau/BoardPane.tsx';
import { BoardSheet } from '../plateau/BoardSheet.tsx';
import { CardsPart, DecksPart, libraryIn } from '../plateau/CardsPart.tsx';
import { mapIn, onMap, zoneChoices, zoneNamer } from '../plateau/map-model.ts';
import { MapPart } from '../plateau/MapPart.tsx';
import { teamName } from '../plateau/TeamPart.tsx';
import { SkullsPart, TrackPart } from '../plateau/TrackPart.tsx';

type Work = WorkOf<'escarmouche'>;
/** Victory cards and vehicles are not used. */
const SKIRMISH_DECKS: readonly DeckName[] = ['rencontres', 'scenarios', 'boutique', 'guilde', 'forge'];
/** The board as its set-up finds it: everybody at the base. */
const boardOf = ({
  teams,
  map,
  track,
  cards,
  skulls,
}: EscarmoucheScenario): Parameters<typeof BoardSheet>[0]['board'] => ({
  teams: teams.map(({ heroes, ...team }) => ({ ...team, heroes: heroes.map((hero) => ({ hero })) })),
  ...(map === undefined ? {} : { map }),
  ...(track === undefined ? {} : { track }),
  ...(cards === undefined ? {} : { cards }),
  ...(skulls === undefined ? {} : { skulls }),
});

const TeamFields = ({
  part,
  scenario,
  map,
  onRemove,
}: {
  readonly part: Part<EscTeamSpec>;
  readonly scenario: EscarmoucheScenario;
  readonly map: MapSpec;
  readonly onRemove: (() => void) | undefined;
}): JSX.Element => {
  const { value } = part;
  return (
    <Section
      title={teamName(value)}
      paths={[part.path]}
      extra={<span class="part-extra">{typographie(`${value.heroes.length} héros`)}</span>}
    >
      <Faults path={part.path} />
      <div class="fields">
        <PickOf part={below(part, 'faction')} label="Faction" choices={FACTION_CHOICES} />
        <MaybeText part={below(part, 'name')} label="Nom de l’équipe" placeholder={FACTION_NAMES[value.faction]} />
        <PickOf part={below(part, 'base')} label="Base" choices={zoneChoices(map, ['avant-poste'])} />
        <WordsOf part={below(part, 'players')} label="Joueurs, séparés par des virgules" />
      </div>
      <ListOf<HeroCard | string>
        part={below(part, 'heroes')}
        title="Héros"
        add="Ajouter un héros"
        make={() => freeHero(scenario.teams, value.faction)}
        name={heroName}
        most={6}
      >
        {(hero) => <HeroField part={hero} label="Carte du héros" />}
      </ListOf>
      <Section class="sheet-part" title="Cartes de combat" paths={[`${part.path}.deck`, `${part.path}.supply`]}>
        <DeckField part={below(part, 'deck')} />
        <SupplyField part={below(part, 'supply')} />
      </Section>
      {onRemove === undefined ? null : (
        <button type="button" class="btn flat" onClick={onRemove}>
          {typographie(`Retirer : ${teamName(value)}`)}
        </button>
      )}
    </Section>
  );
};

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
/** Where the heroes of each zone may begin; written for every zone as soon as one differs. */
const placesPart = (part: Part<Work>, at: number): Part<readonly ZoneId[]> => {
  const { places, skirmish } = part.value;
  const all = skirmish.zones.map(({ outposts }, i) => places?.[i] ?? outposts);
  return {
    path: `places.${at}`,
    value: all[at] ?? [],
    change: (next, field) =>
      part.change({ ...part.value, places: all.map((one, i) => (i === at ? next : one)) }, field),
  };
};
const ZonesPart = ({ part, map }: { readonly part: Part<Work>; readonly map: MapSpec }): JSX.Element => {
  const rules = below(part, 'skirmish');
  const zones = below(rules, 'zones');
  const { places } = part.value;
  const remove: Part<SkirmishSpec['zones']>['change'] = (next, field) => {
    const gone = zones.value.findIndex((zone) => !next.includes(zone));
    const turned = { ...part.value, skirmish: { ...rules.value, zones: next } };
    part.change(
      places !== undefined && next.length < zones.value.length ? { ...turned, places: dropAt(places, gone) } : turned,
      field,
    );
  };
  return (
    <Section
      title="Les zones de déploiement"
      paths={['skirmish.zones', 'places']}
      extra={<span class="part-extra">{zones.value.length}</span>}
    >
      <div id={fieldId('places')} tabIndex={-1}>
        <Faults path="places" />
      </div>
      <ListOf
        part={{ ...zones, change: remove }}
        add="Ajouter une zone de déploiement"
        make={() => ({ name: `Zone ${zones.value.length + 1}`, outposts: [] })}
        name={({ name }) => nameOr(name, 'Zone sans nom')}
        most={6}
      >
        {(zone, at) => (
          <>
            <div class="fields">
              <TextOf part={below(zone, 'name')} label="Nom" />
            </div>
            <IdsField
              part={below(zone, 'outposts')}
              label="Avant-postes"
              add="Ajouter"
              choices={zoneChoices(map, ['avant-poste'])}
              empty="Aucun."
            />
            <IdsField
              part={placesPart(part, at)}
              label="Emplacements des héros"
              add="Ajouter"
              choices={zoneChoices(map)}
              empty="Aucun."
            />
          </>
        )}
      </ListOf>
    </Section>
  );
};

const Form = (): JSX.Element => {
  const part: Part<Work> = useWork<'escarmouche'>();
  const { map, teams, cards } = part.value;
  const drawn = mapIn(map);
  const all = below(part, 'teams');
  return (
    <>
      <Section title="La première équipe" paths={['first']} open>
        <div class="fields">
          <PickOf
            part={below(part, 'first') as Part<Team | null>}
            label="Qui commence"
            choices={[[null, 'tirage au sort'], ...teams.map((team, t) => [t as Team, teamName(team)] as const)]}
          />
        </div>
      </Section>
      <RulesPart part={below(part, 'skirmish')} garrisons={below(part, 'baseSoldiers')} />
      <ZonesPart part={part} map={drawn} />
      <div id={fieldId('teams')} tabIndex={-1}>
        <Faults path="teams" />
      </div>
      {items(all).map((team, t) => (
        <TeamFields
          key={t}
          part={team}
          scenario={part.value}
          map={drawn}
          onRemove={teams.length <= 2 ? undefined : () => part.change(withoutTeam(part.value, t))}
        />
      ))}
      {teams.length >= 3 ? null : (
        <button
          type="button"
          class="btn"
          onClick={() => append(all, { ...newTeam(part.value), heroes: [freeHero(teams, 'horde')] })}
        >
          {typographie('Ajouter une équipe (extension)')}
        </button>
      )}
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
      <TrackPart part={below(part, 'track')} />
      <SkullsPart part={below(part, 'skulls')} zones={zoneChoices(drawn)} />
      <CardsPart part={below(part, 'cards')} />
      <DecksPart part={below(part, 'decks')} library={libraryIn(cards)} decks={SKIRMISH_DECKS} />
      <Section title="Les dés" paths={['dice', 'epicDie']}>
        <WildDieField part={below(part, 'dice')} />
        <EpicDieField part={below(part, 'epicDie')} />
      </Section>
    </>
  );
};
const Pane = (): JSX.Element => {
  const part: Part<Work> = useWork<'escarmouche'>();
  return <BoardPane board={boardOf(part.value)} edit={(map) => below(part, 'map').change(map)} />;
};
const Sheet = (scenario: Work): JSX.Element => {
  const { soldiers, end, tokens, zones } = scenario.skirmish;
  const name = zoneNamer(mapIn(scenario.map));
  return (
    <>
      <p class="small">
        {typographie(
          `${soldiers} soldats par équipe, ${tokens ?? LIMITS.quests} jetons quête par équipe, fin après la manche ${end}.`,
        )}
      </p>
      {zones.map((zone, i) => (
        <p class="small" key={i}>
          {typographie(`${zone.name} : ${zone.outposts.map(name).join(', ')}.`)}
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
  Pane,
  Sheet,
  box: (scenario) =>
    boxOf({
      ...scenario,
      teams: scenario.teams.map((team) => ({ ...team, heroes: team.heroes.map((hero) => ({ hero })) })),
    }),
});
