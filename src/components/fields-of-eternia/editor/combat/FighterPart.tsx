// One hero in a combat: card, state, deck, what is at hand.
import type { JSX } from 'preact';
import type { CombatScenario, FighterSpec } from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { DeckField } from '../DeckField.tsx';
import { MaybeNumber, MaybeText, WordsOf } from '../fields.tsx';
import { cardOf, HeroField, heroName } from '../HeroField.tsx';
import { slug } from '../ids.ts';
import { below, type Part } from '../part.ts';
import { GearField, GoodsField, Playables } from './Playables.tsx';

interface FighterProps {
  readonly part: Part<FighterSpec>;
  readonly label: string; // « Héros actif »
  readonly outpost: boolean; // soldiers may stand there
  readonly open?: boolean;
}
export const FighterPart = ({ part, label, outpost, open = false }: FighterProps): JSX.Element => {
  const { hero, soldiers, spells = [], consumables = [], goods = [], gear = [] } = part.value;
  const taken = [...spells, ...consumables, ...goods].map(({ id }) => id);
  const cards = taken.length + gear.length;
  return (
    <Section title={`${label} : ${heroName(hero)}`} paths={[part.path]} open={open}>
      <Faults path={part.path} />
      <HeroField part={below(part, 'hero')} label="Carte du héros" />
      <div class="fields">
        <MaybeNumber
          part={below(part, 'health')}
          label="PS restants"
          empty={`${cardOf(hero)?.health ?? ''}, comme sur la carte`}
        />
        {outpost || soldiers !== undefined ? (
          <MaybeNumber part={below(part, 'soldiers')} label="Soldats amis dans la zone" empty="0" />
        ) : null}
        <MaybeNumber part={below(part, 'friends')} label="Autres héros amis dans la zone" empty="0" />
        <MaybeNumber part={below(part, 'eternium')} label="Eternium de l’équipe" empty="0" />
        <MaybeText part={below(part, 'base')} label="Nom de la base" placeholder="sa base" />
        <WordsOf
          part={below(part, 'refuges')}
          label="Avant-postes amis les plus proches, séparés par des virgules"
          read={slug}
          placeholder="la base"
        />
      </div>
      <Section class="sheet-part" title="Paquet de combat" paths={[`${part.path}.deck`]}>
        <DeckField part={below(part, 'deck')} />
      </Section>
      <Section
        class="sheet-part"
        title="Sorts, objets et équipement"
        paths={['spells', 'consumables', 'goods', 'gear'].map((key) => `${part.path}.${key}`)}
        extra={cards === 0 ? undefined : <span class="part-extra">{cards}</span>}
      >
        <Playables part={below(part, 'spells')} title="Sorts de l’équipe" stem="sort" taken={taken} owned />
        <Playables part={below(part, 'consumables')} title="Consommables du héros" stem="consommable" taken={taken} />
        <GearField part={below(part, 'gear')} title="Bonus permanents de l’équipement porté" />
        <GoodsField part={below(part, 'goods')} taken={taken} />
      </Section>
    </Section>
  );
};
export const outpostIn = ({ place }: Pick<CombatScenario, 'place'>): boolean => place?.kind !== 'contree';
