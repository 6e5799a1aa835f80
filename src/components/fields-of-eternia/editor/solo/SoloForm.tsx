// A solo or co-operative game: the level, the heroes, the enemies, the outposts, the track.
import type { JSX } from 'preact';
import { SOLDIERS } from '../../../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_BOSS, EXAMPLE_EPICS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import { EXAMPLE_CLASHES, EXAMPLE_SOLO_EFFECTS } from '../../../../engine/fields-of-eternia/data-solo.ts';
import { LEVEL_RULES, type LevelRules, type Rhythm } from '../../../../engine/fields-of-eternia/solo/levels.ts';
import {
  HOLDERS,
  type Holder,
  type OutpostSpec,
  type SoloEnemySpec,
  type SoloHeroSpec,
} from '../../../../engine/fields-of-eternia/solo/types.ts';
import {
  type ClashCard,
  GRID_ZONES,
  LEVELS,
  type SoloEffectCard,
  WEAPONS,
} from '../../../../engine/fields-of-eternia/types.ts';
import {
  LEVEL_NAMES,
  soldiers as soldiersText,
  WEAPON_NAMES,
  ZONE_NAMES,
} from '../../../../engine/fields-of-eternia/words.ts';
import { typographie } from '../../../../plugins/typographie.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section } from '../../../atelier/fields.tsx';
import { DeckField, WildDieField } from '../DeckField.tsx';
import { EffectsField } from '../EffectsField.tsx';
import { EnemyField, enemyName } from '../EnemyField.tsx';
import { CheckOf, ExampleNote, ListOf, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf, WordsOf } from '../fields.tsx';
import { HeroField, heroName } from '../HeroField.tsx';
import { freshId, nameOr } from '../ids.ts';
import type { WorkOf } from '../modes.ts';
import { append, below, drop, filled, items, narrow, type Part, useWork } from '../part.ts';
import { freeHero } from '../free-hero.ts';
import { GearField, Playables } from '../combat/Playables.tsx';

type Solo = Part<WorkOf<'solo'>>;
export const EPICS = [...EXAMPLE_EPICS, EXAMPLE_BOSS];
export const HOLDER_NAMES: Readonly<Record<Holder, string>> = {
  ennemi: 'l’ennemi',
  nous: 'notre équipe',
  personne: 'personne',
};
export const soloEnemyName = (spec: SoloEnemySpec): string =>
  'hero' in spec ? heroName(spec.hero) : enemyName(spec.card, EPICS);
const RHYTHM_NAMES: Readonly<Record<Rhythm, string>> = {
  jamais: 'jamais',
  nuit: 'à la fin d’une manche de nuit',
  manche: 'à la fin de toute manche',
  tour: 'à la fin de chaque tour',
};

/** Each rule of the level, taken from it until the reader changes it. */
const CustomFields = ({
  part,
  level,
}: {
  readonly part: Part<Partial<LevelRules> | undefined>;
  readonly level: LevelRules;
}): JSX.Element => {
  const own: Part<Partial<LevelRules>> = {
    path: part.path,
    value: part.value ?? {},
    change: (next, field) => part.change(Object.keys(next).length === 0 ? undefined : next, field),
  };
  const flag = (key: 'gift' | 'freeFlight' | 'pays' | 'replaces', label: string): JSX.Element => (
    <CheckField
      key={key}
      path={`custom.${key}`}
      label={label}
      value={own.value[key] ?? level[key]}
      onChange={(on) => below(own, key).change(on === level[key] ? undefined : on)}
    />
  );
  return (
    <div class="base" id={fieldId('custom')} tabIndex={-1} role="group" aria-label="Règles de difficulté">
      <p class="base-title">Règles de difficulté</p>
      <Faults path="custom" deep />
      <div class="fields">
        <PickOf
          part={below(own, 'skulls')}
          label="Cartes effet"
          choices={[
            [undefined, `celles du niveau : ${level.skulls} crânes au plus`],
            [1, '1 crâne'],
            [2, '2 crânes au plus'],
            [3, '3 crânes au plus'],
            [4, '4 crânes au plus'],
          ]}
        />
        <PickOf
          part={below(own, 'rhythm')}
          label="Renforts de l’ennemi"
          choices={[
            [undefined, `ceux du niveau : ${RHYTHM_NAMES[level.rhythm]}`],
            ...(Object.entries(RHYTHM_NAMES) as readonly (readonly [Rhythm, string])[]),
          ]}
        />
        <MaybeNumber part={below(own, 'effects')} label="Cartes effet en plus" empty={`${level.effects}`} />
        <MaybeNumber part={below(own, 'flee')} label="Coût de la fuite" empty={`${level.flee}`} />
        {flag('freeFlight', 'Fuir ne coûte jamais rien')}
        {flag('pays', 'Un héros vaincu paie')}
        {flag('gift', 'Trois marchands sont à nous dès le début')}
        {flag('replaces', 'On remplace les soldats ennemis quand un scénario le dit')}
      </div>
    </div>
  );
};
const LevelPart = ({ part }: { readonly part: Solo }): JSX.Element => {
  const { level, options, heroes } = part.value;
  const rules = LEVEL_RULES[level];
  return (
    <Section
      title={`Le niveau : ${LEVEL_NAMES[level]}`}
      paths={['level', 'custom', 'players', 'objective', 'eternium', 'base', 'options.difficultePersonnalisee']}
      open
    >
      <div class="fields">
        <PickOf
          part={below(part, 'level')}
          label="Niveau"
          choices={LEVELS.map((one) => [one, LEVEL_NAMES[one]] as const)}
        />
        <WordsOf
          part={below(part, 'players')}
          label="Joueurs, 3 au plus, séparés par des virgules"
          placeholder="Vous"
        />
        <MaybeText part={below(part, 'objective')} label="Objectif du scénario" max={500} long />
        <MaybeNumber
          part={below(part, 'eternium')}
          label="Eternium au départ"
          empty={`${heroes.length * rules.eternium.hero + rules.eternium.team}, comme dit le niveau`}
        />
        <MaybeText part={below(part, 'base')} label="Nom de la base" placeholder="votre base" />
      </div>
      {options?.difficultePersonnalisee === true || part.value.custom !== undefined ? (
        <CustomFields part={below(part, 'custom')} level={rules} />
      ) : null}
    </Section>
  );
};
const HeroFields = ({
  part,
  players,
}: {
  readonly part: Part<SoloHeroSpec>;
  readonly players: readonly string[];
}): JSX.Element => {
  const { spells = [], consumables = [], goods = [], gear = [] } = part.value;
  const taken = [...spells, ...consumables, ...goods].map(({ id }) => id);
  return (
    <>
      <HeroField part={below(part, 'hero')} label="Carte du héros" />
      <div class="fields">
        <MaybeNumber part={below(part, 'damage')} label="Dégâts subis" empty="0" />
        <MaybeNumber part={below(part, 'defeats')} label="Défaites déjà subies" empty="0" />
        {players.length < 2 ? null : (
          <PickOf
            part={below(part, 'player')}
            label="Confié à"
            choices={[[undefined, 'à tour de rôle'], ...players.map((name, i) => [i, name] as const)]}
          />
        )}
      </div>
      <Section
        class="sheet-part"
        title="Sorts, objets et équipement"
        paths={['spells', 'consumables', 'gear'].map((key) => `${part.path}.${key}`)}
        extra={
          taken.length + gear.length === 0 ? undefined : <span class="part-extra">{taken.length + gear.length}</span>
        }
      >
        <Playables part={below(part, 'spells')} title="Sorts" stem="sort" taken={taken} />
        <Playables part={below(part, 'consumables')} title="Consommables" stem="consommable" taken={taken} />
        <GearField part={below(part, 'gear')} title="Bonus permanents" />
      </Section>
    </>
  );
};
const EnemyFields = ({ part }: { readonly part: Part<SoloEnemySpec> }): JSX.Element => {
  const { value } = part;
  const isHero = 'hero' in value;
  const turn = (what: 'heros' | 'carte'): void =>
    part.change(what === 'heros' ? { hero: freeHero([], 'evil') } : { card: EPICS[0]?.id ?? '' });
  return (
    <>
      <div class="fields">
        <PickOf
          part={{ path: `${part.path}.sorte`, value: isHero ? 'heros' : 'carte', change: turn }}
          label="Sorte"
          choices={[
            ['heros', 'un héros ennemi'],
            ['carte', 'une créature épique ou un boss'],
          ]}
        />
      </div>
      {isHero ? (
        <HeroField part={below(narrow(part, value), 'hero')} label="Carte du héros" />
      ) : (
        <EnemyField part={below(narrow(part, value), 'card')} examples={EPICS} label="Carte de l’ennemi" />
      )}
      <div class="fields">
        <MaybeNumber part={below(part, 'damage') as Part<number | undefined>} label="Dégâts subis" empty="0" />
      </div>
    </>
  );
};
const OutpostFields = ({ part }: { readonly part: Part<OutpostSpec> }): JSX.Element => {
  const { held = 'ennemi', enemyFirst = held === 'ennemi' } = part.value;
  return (
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" />
      <PickOf
        part={{
          path: `${part.path}.held`,
          value: held,
          change: (next: Holder) =>
            part.change({ name: part.value.name, ...(next === 'ennemi' ? {} : { held: next, enemyFirst }) }),
        }}
        label="Tenu par"
        choices={HOLDERS.map((one) => [one, HOLDER_NAMES[one]] as const)}
      />
      {held === 'ennemi' ? (
        <MaybeNumber part={below(part, 'soldiers')} label="Soldats ennemis" empty="1" />
      ) : (
        <CheckField
          path={`${part.path}.enemyFirst`}
          label="À l’ennemi au début : capturé, il compte"
          value={enemyFirst}
          onChange={(on) => below(part, 'enemyFirst').change(on)}
        />
      )}
    </div>
  );
};
const TrackFields = ({ part }: { readonly part: Solo }): JSX.Element => {
  const track = below(part, 'track');
  return (
    <Section title="Les manches et le score" paths={['track', 'round', 'begun', 'pv', 'figures']} open>
      <div class="fields">
        <CheckOf part={below(part, 'begun')} label="Partie déjà commencée : rien à mettre en place" />
        <PickOf
          part={filled(below(part, 'round'), 0)}
          label="Manche en cours"
          choices={track.value.map(({ day }, i) => [i, `${i + 1}, ${day ? 'jour' : 'nuit'}`] as const)}
        />
        <MaybeNumber part={below(part, 'pv')} label="PV gagnés jusqu’ici" empty="0" />
        <MaybeNumber part={below(part, 'figures')} label="Soldats de l’ennemi en tout" empty={`${SOLDIERS}`} />
      </div>
      <div id={fieldId('track')} tabIndex={-1}>
        <Faults path="track" />
      </div>
      <ExampleNote />
      <ol class="draws">
        {items(track).map((cell, i) => (
          <li key={i}>
            <button
              type="button"
              class="btn"
              aria-label={typographie(`Manche ${i + 1}, ${cell.value.day ? 'jour' : 'nuit'} : changer`)}
              onClick={() => cell.change({ day: !cell.value.day })}
            >
              {typographie(`${i + 1} ${cell.value.day ? 'jour' : 'nuit'}`)}
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="btn" onClick={() => append(track, { day: track.value.at(-1)?.day !== true })}>
          Ajouter une manche
        </button>
        <button type="button" class="btn flat" onClick={() => drop(track, track.value.length - 1)}>
          Retirer la dernière
        </button>
      </div>
    </Section>
  );
};

const ClashFields = ({ part }: { readonly part: Part<ClashCard> }): JSX.Element => (
  <div class="fields">
    <PickOf
      part={below(part, 'weapon')}
      label="Arme"
      choices={WEAPONS.map((kind) => [kind, WEAPON_NAMES[kind]] as const)}
    />
    <NumberOf part={below(part, 'attack')} label="Attaque" />
    <NumberOf part={below(part, 'defense')} label="Défense" />
    <NumberOf part={below(part, 'initiative')} label="Initiative" />
    <NumberOf part={below(part, 'effects')} label="Cartes effet à piocher" />
    <PickOf
      part={below(part, 'surge')}
      label="Paquet"
      choices={[
        [true, 'avec le symbole surcharge'],
        [false, 'sans le symbole surcharge'],
      ]}
    />
  </div>
);
const SoloEffectFields = ({ part }: { readonly part: Part<SoloEffectCard> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" />
      <PickOf
        part={below(part, 'skull')}
        label="Crânes"
        choices={[
          [1, '1'],
          [2, '2'],
          [3, '3'],
          [4, '4'],
        ]}
      />
      <PickOf
        part={below(part, 'zone')}
        label="Identifiant de zone"
        choices={[[null, 'aucun'], ...GRID_ZONES.map((zone) => [zone, ZONE_NAMES[zone]] as const)]}
      />
      <PickOf
        part={below(part, 'surge')}
        label="Symbole surcharge"
        choices={[
          [true, 'oui'],
          [false, 'non'],
        ]}
      />
    </div>
    <EffectsField part={below(part, 'effects')} title="Effets, comme joués par l’ennemi" />
  </>
);
/** Either the examples, or a list of one's own that begins as their copy. */
const OwnCards = <T,>({
  part,
  title,
  examples,
  children,
}: {
  readonly part: Part<readonly T[] | undefined>;
  readonly title: string;
  readonly examples: readonly T[];
  readonly children: (part: Part<readonly T[]>) => JSX.Element;
}): JSX.Element => (
  <div class="base">
    {part.value === undefined ? (
      <>
        <p class="base-title">{typographie(`${title} : ${examples.length} cartes d’exemple`)}</p>
        <ExampleNote />
        <Faults path={part.path} />
        <button type="button" class="btn" onClick={() => part.change(examples)}>
          {typographie(`Saisir : ${title.toLowerCase()}`)}
        </button>
      </>
    ) : (
      <>
        {children(filled<readonly T[]>(part, part.value))}
        <button type="button" class="btn flat" onClick={() => part.change(undefined)}>
          {typographie('Reprendre les exemples')}
        </button>
      </>
    )}
  </div>
);
const SoloCards = ({ part }: { readonly part: Solo }): JSX.Element => (
  <Section title="Cartes affrontement, cartes effet, dés" paths={['clashes', 'effects', 'dice', 'solo']}>
    <Faults path="solo" deep />
    <OwnCards
      part={below(part, 'clashes') as Part<readonly ClashCard[] | undefined>}
      title="Cartes affrontement"
      examples={EXAMPLE_CLASHES}
    >
      {(own) => (
        <ListOf
          part={own}
          title="Cartes affrontement"
          add="Ajouter une carte affrontement"
          make={(): ClashCard => ({
            id: freshId(
              'affrontement',
              own.value.map(({ id }) => id),
            ),
            weapon: 'melee',
            attack: 3,
            defense: 3,
            initiative: 2,
            effects: 1,
            surge: false,
          })}
          name={({ weapon, attack, defense, initiative, surge }) =>
            `${WEAPON_NAMES[weapon]}, ${attack}/${defense}/${initiative}${surge ? ', surcharge' : ''}`
          }
          most={40}
        >
          {(one) => <ClashFields part={one} />}
        </ListOf>
      )}
    </OwnCards>
    <OwnCards
      part={below(part, 'effects') as Part<readonly SoloEffectCard[] | undefined>}
      title="Cartes effet"
      examples={EXAMPLE_SOLO_EFFECTS}
    >
      {(own) => (
        <ListOf
          part={own}
          title="Cartes effet"
          add="Ajouter une carte effet"
          make={(): SoloEffectCard => ({
            id: freshId(
              'effet',
              own.value.map(({ id }) => id),
            ),
            name: 'Nouvel effet',
            skull: 1,
            zone: null,
            surge: false,
            effects: [],
          })}
          name={({ name, skull }) => `${nameOr(name, 'Carte sans nom')}, crâne ${skull}`}
          most={40}
        >
          {(one) => <SoloEffectFields part={one} />}
        </ListOf>
      )}
    </OwnCards>
    <WildDieField part={below(part, 'dice')} />
  </Section>
);

export const SoloForm = (): JSX.Element => {
  const part: Solo = useWork<'solo'>();
  const { players = [], heroes } = part.value;
  return (
    <>
      <LevelPart part={part} />
      <TrackFields part={part} />
      <Section title="Nos héros" paths={['heroes']} open extra={<span class="part-extra">{heroes.length}</span>}>
        <ListOf
          part={below(part, 'heroes')}
          add="Ajouter un héros"
          make={() => ({ hero: freeHero([part.value], 'masters') })}
          name={({ hero }) => heroName(hero)}
          most={6}
        >
          {(hero) => <HeroFields part={hero} players={players} />}
        </ListOf>
      </Section>
      <Section
        title="Les ennemis"
        paths={['enemies']}
        extra={<span class="part-extra">{part.value.enemies?.length ?? 0}</span>}
      >
        <ListOf
          part={below(part, 'enemies')}
          add="Ajouter un ennemi"
          make={(): SoloEnemySpec => ({ hero: freeHero([part.value], 'evil') })}
          name={soloEnemyName}
          most={12}
        >
          {(enemy) => <EnemyFields part={enemy} />}
        </ListOf>
      </Section>
      <Section
        title="Les avant-postes"
        paths={['outposts']}
        extra={<span class="part-extra">{part.value.outposts?.length ?? 0}</span>}
      >
        <p class="aside">{typographie('Les bases n’en sont pas : personne ne les prend.')}</p>
        <ListOf
          part={below(part, 'outposts')}
          add="Ajouter un avant-poste"
          make={(): OutpostSpec => ({ name: `Avant-poste ${(part.value.outposts?.length ?? 0) + 1}` })}
          name={({ name, held = 'ennemi', soldiers }) =>
            `${nameOr(name, 'Sans nom')} : ${HOLDER_NAMES[held]}${held === 'ennemi' ? `, ${soldiersText(soldiers ?? 1)}` : ''}`
          }
          most={40}
        >
          {(outpost) => <OutpostFields part={outpost} />}
        </ListOf>
      </Section>
      <SoloCards part={part} />
      <Section title="Le paquet de combat" paths={['deck']}>
        <DeckField part={below(part, 'deck')} />
      </Section>
    </>
  );
};
