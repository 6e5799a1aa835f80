// A solo or co-operative game: the level, the heroes, the enemies, the outposts, the track.
import type { JSX } from 'preact';
import {
  HOLDERS,
  type Holder,
  type OutpostSpec,
  type SoloEnemySpec,
  type SoloHeroSpec,
} from '../../../../engine/fields-of-eternia/solo/types.ts';
import { soldiers as soldiersText } from '../../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { CheckField, Section } from '../../../atelier/fields.tsx';
import { DeckField } from '../DeckField.tsx';
import { EnemyField } from '../EnemyField.tsx';
import { ListOf, MaybeNumber, PickOf, TextOf } from '../fields.tsx';
import { HeroField, heroName } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import { below, narrow, type Part, useWork } from '../part.ts';
import { freeHero } from '../free-hero.ts';
import { GearField, Playables } from '../combat/Playables.tsx';
import { EPICS, HOLDER_NAMES, soloEnemyName } from './names.ts';
import { LevelPart, type Solo } from './LevelPart.tsx';
import { TrackPart } from './TrackPart.tsx';
import { CardsPart } from './CardsPart.tsx';

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

export const SoloForm = (): JSX.Element => {
  const part: Solo = useWork<'solo'>();
  const { players = [], heroes } = part.value;
  return (
    <>
      <LevelPart part={part} />
      <TrackPart part={part} />
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
        <p class="aside">{typeset('Les bases n’en sont pas : personne ne les prend.')}</p>
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
      <CardsPart part={part} />
      <Section title="Le paquet de combat" paths={['deck']}>
        <DeckField part={below(part, 'deck')} />
      </Section>
    </>
  );
};
