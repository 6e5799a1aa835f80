// An epic combat: who fights whom, where, with which decks and which dice.
import type { JSX } from 'preact';
import type {
  CombatScenario,
  FighterSpec,
  NearZone,
  PlaceSpec,
} from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import { EXAMPLE_BOSS, EXAMPLE_EPICS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import type { CombatCard } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { DrawsField, EpicDieField, WildDieField } from '../DeckField.tsx';
import { EnemyField, enemyName } from '../EnemyField.tsx';
import { CheckOf, ListOf, MaybeNumber, PickOf, TextOf } from '../fields.tsx';
import { heroName } from '../HeroField.tsx';
import { freshId, nameOr } from '../ids.ts';
import { below, filled, type Part, useWork } from '../part.ts';
import { FighterPart, outpostIn } from './FighterPart.tsx';
import { Playables } from './Playables.tsx';
import { opposed } from './opposed.ts';

export const EPICS = [...EXAMPLE_EPICS, EXAMPLE_BOSS];
type Combat = Part<CombatScenario & { readonly mode: 'combat-epique' | 'des-de-pouvoir' }>;

const EnemyPart = ({ part }: { readonly part: Combat }): JSX.Element => {
  const fallback = { card: part.value.column === 'boss' ? EXAMPLE_BOSS.id : (EXAMPLE_EPICS[0]?.id ?? '') };
  const enemy = filled(below(part, 'enemy'), fallback);
  const examples = part.value.column === 'boss' ? [EXAMPLE_BOSS] : EXAMPLE_EPICS;
  return (
    <Section
      title={`${part.value.column === 'boss' ? 'Boss' : 'Créature épique'} : ${enemyName(enemy.value.card, EPICS)}`}
      paths={['enemy']}
      open
    >
      <EnemyField part={below(enemy, 'card')} examples={examples} label="Carte de l’ennemi" />
      <div class="fields">
        <MaybeNumber part={below(enemy, 'health')} label="PS restants" empty="ceux de la carte" />
      </div>
    </Section>
  );
};

const HELD = [
  ['', 'personne'],
  ['0', 'le camp actif'],
  ['1', 'le camp adverse'],
  ['0,1', 'les deux camps'],
] as const;
type Held = (typeof HELD)[number][0];
const NearFields = ({ part }: { readonly part: Part<NearZone> }): JSX.Element => {
  const { heldBy = [] } = part.value;
  const held = HELD.find(([key]) => key === heldBy.toSorted().join(','))?.[0] ?? '';
  const hold = (key: Held): void =>
    below(part, 'heldBy').change(key === '' ? undefined : key.split(',').map((one) => (one === '1' ? 1 : 0)));
  return (
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" />
      <PickOf
        part={below(part, 'kind')}
        label="Sorte"
        choices={[
          ['avant-poste', 'avant-poste'],
          ['contree', 'contrée sauvage'],
          ['mer', 'mer'],
        ]}
      />
      <PickOf
        part={{ path: `${part.path}.heldBy`, value: held, change: hold }}
        label="Figurines présentes"
        choices={HELD}
      />
      <PickOf
        part={below(part, 'baseOf')}
        label="Base"
        choices={[
          [undefined, 'd’aucune équipe'],
          [0, 'du camp actif'],
          [1, 'du camp adverse'],
          ['autre', 'd’une autre équipe'],
        ]}
      />
    </div>
  );
};
const NO_PLACE: PlaceSpec = { name: 'Le lieu du combat', kind: 'avant-poste' };
const PlacePart = ({ part }: { readonly part: Part<PlaceSpec | undefined> }): JSX.Element => {
  const place = filled(part, NO_PLACE);
  const { near = [] } = place.value;
  return (
    <Section title={`Le lieu : ${nameOr(place.value.name, 'sans nom')}`} paths={['place']}>
      <div class="fields">
        <TextOf part={below(place, 'name')} label="Nom du lieu" />
        <PickOf
          part={below(place, 'kind')}
          label="Sorte de lieu"
          choices={[
            ['avant-poste', 'avant-poste'],
            ['contree', 'contrée sauvage'],
          ]}
        />
      </div>
      <ListOf
        part={below(place, 'near')}
        title="Zones voisines, où l’on fuit et où l’on recule"
        add="Ajouter une zone voisine"
        make={() => ({
          id: freshId(
            'zone',
            near.map(({ id }) => id),
          ),
          name: `Zone ${near.length + 1}`,
          kind: 'avant-poste' as const,
        })}
        name={({ name }) => nameOr(name, 'Zone sans nom')}
        most={12}
      >
        {(one) => <NearFields part={one} />}
      </ListOf>
    </Section>
  );
};

const DrawsPart = ({ part }: { readonly part: Combat }): JSX.Element => {
  const { draws, column, active, defender } = part.value;
  const pair = filled(below(part, 'draws'), [[], []]);
  const side = (at: 0 | 1): Part<readonly CombatCard[]> => ({
    path: `draws.${at}`,
    value: pair.value[at],
    change: (cards, field) => {
      const next: NonNullable<CombatScenario['draws']> = at === 0 ? [cards, pair.value[1]] : [pair.value[0], cards];
      below(part, 'draws').change(next.every(({ length }) => length === 0) ? undefined : next, field);
    },
  });
  const imposed = (draws?.[0].length ?? 0) + (draws?.[1].length ?? 0);
  return (
    <Section
      title="Les pioches décidées d’avance"
      paths={['draws']}
      extra={imposed === 0 ? undefined : <span class="part-extra">{imposed}</span>}
    >
      <p class="aside">
        {typeset('Les premières cartes que chaque camp pioche, dans l’ordre : la table les tire au lieu du hasard.')}
      </p>
      <div id={fieldId('draws')} tabIndex={-1}>
        <Faults path="draws" />
      </div>
      <DrawsField part={side(0)} title={`Pioches de ${heroName(active.hero)}`} />
      {column !== 'heros' || defender === undefined ? null : (
        <DrawsField part={side(1)} title={`Pioches de ${heroName(defender.hero)}`} />
      )}
    </Section>
  );
};

export const CombatForm = (): JSX.Element => {
  const part: Combat = useWork<'combat-epique' | 'des-de-pouvoir'>();
  const { column, defender, mode, bystander } = part.value;
  const outpost = outpostIn(part.value);
  const foe: Part<FighterSpec> | undefined =
    defender === undefined ? undefined : filled(below(part, 'defender'), defender);
  const third = below(part, 'bystander');
  return (
    <>
      <Section title="Le combat" paths={['column', 'first', 'final']} open>
        <div class="fields">
          <PickOf
            part={{ path: 'column', value: column, change: (next) => part.change(opposed(part.value, next)) }}
            label="Adversaire"
            choices={[
              ['heros', 'un héros'],
              ['creature', 'une créature épique'],
              ['boss', 'un boss'],
            ]}
          />
          <CheckOf part={below(part, 'first')} label="Règles de la première partie" />
          {column === 'heros' ? <CheckOf part={below(part, 'final')} label="Duel de départage, en une manche" /> : null}
        </div>
      </Section>
      <FighterPart part={below(part, 'active')} label="Héros actif" outpost={outpost} open />
      {column === 'heros' ? (
        foe === undefined ? null : (
          <FighterPart part={foe} label="Défenseur" outpost={outpost} open />
        )
      ) : (
        <EnemyPart part={part} />
      )}
      <PlacePart part={below(part, 'place')} />
      <DrawsPart part={part} />
      <Section
        title={column === 'heros' && mode === 'combat-epique' ? 'Le dé des capacités' : 'Les dés'}
        paths={['epicDie', 'dice']}
      >
        {column === 'heros' ? null : <EpicDieField part={below(part, 'epicDie')} />}
        <WildDieField part={below(part, 'dice')} />
      </Section>
      <Section title="Une équipe tierce" paths={['bystander']}>
        <p class="aside">Une équipe qui ne combat pas peut jouer des sorts.</p>
        {bystander === undefined ? (
          <button type="button" class="btn" onClick={() => third.change({ name: 'Troisième équipe', spells: [] })}>
            Ajouter cette équipe
          </button>
        ) : (
          <>
            <div class="fields">
              <TextOf part={below(filled(third, bystander), 'name')} label="Nom de l’équipe" />
            </div>
            <Playables
              part={below(filled(third, bystander), 'spells')}
              title="Sorts de cette équipe"
              stem="sort"
              taken={bystander.spells.map(({ id }) => id)}
              owned
            />
            <button type="button" class="btn flat" onClick={() => third.change(undefined)}>
              Retirer cette équipe
            </button>
          </>
        )}
      </Section>
    </>
  );
};
