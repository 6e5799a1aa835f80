// A team on the board: its heroes, where they stand and what they carry, its soldiers and its reserve.
import type { JSX } from 'preact';
import { isGarrisoned } from '../../../../engine/fields-of-eternia/partie/setup-read.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { AnyCard, MapSpec, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, NumberField, Section } from '../../../atelier/fields.tsx';
import { put } from '../../../atelier/put.ts';
import { DeckField, SupplyField } from '../DeckField.tsx';
import { CheckOf, ListOf, MaybeNumber, MaybeText, PickOf, WordsOf } from '../fields.tsx';
import { freeHero } from '../free-hero.ts';
import { FACTION_CHOICES, FACTION_NAMES, HeroField, heroName } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import { IdsField } from '../IdsField.tsx';
import { below, type Part } from '../part.ts';
import { deckChoices, slotChoices } from './CardsPart.tsx';
import { zoneChoices, zoneNamer } from './map-model.ts';

export const teamName = ({ name, faction }: Pick<TeamSpec, 'name' | 'faction'>): string =>
  nameOr(name, FACTION_NAMES[faction]);

interface BoardOf {
  readonly map: MapSpec;
  readonly library: readonly AnyCard[];
}
const CarriedFields = ({
  part,
  library,
}: { readonly part: Part<HeroSpec> } & Pick<BoardOf, 'library'>): JSX.Element => {
  const one = (slot: 'ally' | 'mount'): JSX.Element => (
    <PickOf
      part={below(part, slot)}
      label={slot === 'ally' ? 'Allié' : 'Monture : créature ou véhicule'}
      choices={[[undefined, slot === 'ally' ? 'aucun' : 'aucune'], ...slotChoices(library, slot)]}
    />
  );
  return (
    <>
      <div class="fields">
        {one('ally')}
        {one('mount')}
      </div>
      <IdsField
        part={below(part, 'worn')}
        label="Équipement porté"
        add="Porter"
        choices={slotChoices(library, 'worn')}
        empty="Aucun."
      />
      <IdsField
        part={below(part, 'pack')}
        label="Paquet du héros"
        add="Ranger"
        choices={slotChoices(library, 'pack')}
        empty="Vide."
      />
      <IdsField
        part={below(part, 'spells')}
        label="Sorts"
        add="Ajouter"
        choices={slotChoices(library, 'spells')}
        empty="Aucun."
      />
    </>
  );
};
const HeroFields = ({
  part,
  base,
  study,
  map,
  library,
}: { readonly part: Part<HeroSpec>; readonly base: ZoneId; readonly study: boolean } & BoardOf): JSX.Element => {
  const { zone, damage = 0, ally, mount, worn = [], pack = [], spells = [] } = part.value;
  const carried = [ally, mount, ...worn, ...pack, ...spells].filter((id) => id !== undefined).length;
  return (
    <>
      <HeroField part={below(part, 'hero')} label="Carte du héros" />
      <div class="fields">
        {study || zone !== undefined ? (
          <PickOf
            part={below(part, 'zone')}
            label="Zone"
            choices={[[undefined, `${zoneNamer(map)(base)} (base)`], ...zoneChoices(map).filter(([id]) => id !== base)]}
          />
        ) : null}
        {study || damage !== 0 ? <MaybeNumber part={below(part, 'damage')} label="Dégâts subis" empty="0" /> : null}
        {study ? <CheckOf part={below(part, 'activated')} label="Déjà activé pendant cette manche" /> : null}
      </div>
      <Section
        class="sheet-part"
        title="Ce qu’il porte"
        paths={['ally', 'mount', 'worn', 'pack', 'spells'].map((key) => `${part.path}.${key}`)}
        extra={carried === 0 ? undefined : <span class="part-extra">{carried}</span>}
      >
        <CarriedFields part={part} library={library} />
      </Section>
    </>
  );
};
const SoldierFields = ({
  part,
  outposts,
}: {
  readonly part: Part<TeamSpec['soldiers']>;
  readonly outposts: readonly (readonly [ZoneId, string])[];
}): JSX.Element => {
  const soldiers = part.value ?? {};
  const lost = Object.keys(soldiers).filter((zone) => !outposts.some(([id]) => id === zone));
  return (
    <div id={fieldId(part.path)} tabIndex={-1}>
      <Faults path={part.path} />
      <div class="fields">
        {[...outposts, ...lost.map((id) => [id, id] as const)].map(([zone, name]) => (
          <NumberField
            key={zone}
            path={`${part.path}.${zone}`}
            label={name}
            value={soldiers[zone]}
            empty="0"
            onChange={(count) =>
              part.change(put<Record<ZoneId, number>, ZoneId>(soldiers, zone, count), `${part.path}.${zone}`)
            }
          />
        ))}
      </div>
    </div>
  );
};

interface TeamProps extends BoardOf {
  readonly part: Part<TeamSpec>;
  readonly scenario: PartieScenario;
  readonly onRemove: (() => void) | undefined;
}
export const TeamPart = ({ part, scenario, map, library, onRemove }: TeamProps): JSX.Element => {
  const { value } = part;
  const study = scenario.kind === 'etude';
  const path = (key: keyof TeamSpec): string => `${part.path}.${key}`;
  const outposts = zoneChoices(map, ['avant-poste']);
  const closed = scenario.teams
    .filter((team) => team !== value || !isGarrisoned(scenario, team))
    .map(({ base }) => base);
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
        <PickOf part={below(part, 'base')} label="Base" choices={outposts} />
        <MaybeNumber part={below(part, 'eternium')} label="Eternium" empty="comme à la mise en place" />
        <MaybeNumber part={below(part, 'pv')} label="PV" empty="0" />
        <WordsOf part={below(part, 'players')} label="Joueurs, séparés par des virgules" />
      </div>
      <ListOf
        part={below(part, 'heroes')}
        title="Héros"
        add="Ajouter un héros"
        make={() => ({ hero: freeHero(scenario.teams, value.faction) })}
        name={({ hero }) => heroName(hero)}
        most={6}
      >
        {(hero) => <HeroFields part={hero} base={value.base} study={study} map={map} library={library} />}
      </ListOf>
      <Section class="sheet-part" title="Soldats sur la carte" paths={[path('soldiers')]}>
        <SoldierFields part={below(part, 'soldiers')} outposts={outposts.filter(([id]) => !closed.includes(id))} />
      </Section>
      <Section
        class="sheet-part"
        title="Cartes de combat et cartes victoire"
        paths={[path('deck'), path('supply'), path('victory')]}
      >
        <DeckField part={below(part, 'deck')} />
        <SupplyField part={below(part, 'supply')} />
        <IdsField
          part={below(part, 'victory')}
          label="Cartes victoire en main"
          add="Ajouter"
          choices={deckChoices(library, 'victoire')}
          empty={value.victory === undefined ? 'Piochées au hasard.' : 'Aucune.'}
        />
        {value.victory === undefined ? null : (
          <button type="button" class="btn flat" onClick={() => below(part, 'victory').change(undefined)}>
            Les piocher au hasard
          </button>
        )}
      </Section>
      {onRemove === undefined ? null : (
        <button type="button" class="btn flat" onClick={onRemove}>
          {typographie(`Retirer : ${teamName(value)}`)}
        </button>
      )}
    </Section>
  );
};
