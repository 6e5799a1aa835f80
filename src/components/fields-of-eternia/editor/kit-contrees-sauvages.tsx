// An encounter in the wilds: an enemy card, a hero, six faces of a die.
import { take } from '../../atelier/BoxPage.tsx';
import type { JSX } from 'preact';
import { notices, setup } from '../../../engine/fields-of-eternia/contrees-sauvages/setup.ts';
import { WILD_REFUSALS } from '../../../engine/fields-of-eternia/contrees-sauvages/refusals.ts';
import type { WildHero, WildScenario } from '../../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { EXAMPLE_WILD_DIE } from '../../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_ALLIES, EXAMPLE_CREATURES, wildOf } from '../../../engine/fields-of-eternia/data-wilds.ts';
import { EXAMPLE_HEROES, heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import { NO_DICE } from '../../../engine/fields-of-eternia/dice.ts';
import { WILD_FACES, type WildDice } from '../../../engine/fields-of-eternia/types.ts';
import { effectsText, WILD_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { plural } from '../../../engine/kernel/french.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, Section, SelectField } from '../../atelier/fields.tsx';
import { ThrowFields, WildDieField } from './DeckField.tsx';
import { EnemyField, enemyName } from './EnemyField.tsx';
import { ExampleTag, ListOf, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf } from './fields.tsx';
import { FACTION_CHOICES } from './HeroField.tsx';
import { nameOr } from './ids.ts';
import { type Kit, kitOf } from './kit.ts';
import { sceneOver } from './OnScene.tsx';
import { later } from '../later.tsx';
import type { WorkOf } from './modes.ts';
import { append, below, drop, items, type Part, useWork } from './part.ts';
import { cardOrigin, heroOrigin } from './provenance.ts';

type Wild = Part<WorkOf<'contrees-sauvages'>>;
const ENEMIES = [...EXAMPLE_CREATURES, ...EXAMPLE_ALLIES];
const facesText = (dice: WildDice): string =>
  WILD_FACES.filter((face) => dice[face] > 0)
    .map((face) => `${dice[face]} ${WILD_NAMES[face]}`)
    .join(', ');

const HeroPart = ({ part }: { readonly part: Part<WildHero> }): JSX.Element => {
  const { name, body } = part.value;
  const alike = EXAMPLE_HEROES.find((one) => one.name === name && one.body === body);
  const copy = (id: string): void => {
    const card = heroOf(id);
    if (card !== undefined)
      part.change({ ...part.value, name: card.name, faction: card.faction, body: card.body, health: card.health });
  };
  return (
    <Section title={`Le héros : ${nameOr(name, 'sans nom')}`} paths={['hero']} open>
      <Faults path="hero" />
      <div class="fields">
        <SelectField
          path="hero.modele"
          label="Reprendre un héros d’exemple"
          value={alike?.id ?? ''}
          choices={[['', 'aucun'], ...EXAMPLE_HEROES.map((one) => [one.id, one.name] as const)]}
          class="wide"
          onChange={copy}
        />
        <TextOf part={below(part, 'name')} label="Nom" />
        <PickOf part={below(part, 'faction')} label="Faction" choices={[[undefined, 'non dite'], ...FACTION_CHOICES]} />
        <NumberOf
          part={below(part, 'body')}
          label="Corps"
          origin={alike === undefined ? 'typed' : heroOrigin(alike, 'body')}
        />
        <NumberOf
          part={below(part, 'health')}
          label="PS restants"
          origin={alike?.health === part.value.health ? heroOrigin(alike, 'health') : 'typed'}
        />
        <MaybeNumber part={below(part, 'healthMax')} label="PS au plus" empty="autant" />
        <MaybeNumber part={below(part, 'eternium')} label="Eternium de l’équipe" empty="0" />
        <MaybeText part={below(part, 'mount')} label="Monture que la créature domptée remplacerait" />
      </div>
      <ListOf
        part={below(part, 'gear')}
        title="Bonus de corps"
        add="Ajouter un bonus"
        make={() => ({ name: 'Équipement', value: 1 })}
        name={(gear) => `${nameOr(gear.name, 'Équipement')} : ${gear.value}`}
        most={12}
      >
        {(one) => (
          <div class="fields">
            <TextOf part={below(one, 'name')} label="Nom" />
            <NumberOf part={below(one, 'value')} label="Bonus" />
          </div>
        )}
      </ListOf>
    </Section>
  );
};
const ImposedPart = ({ part }: { readonly part: Wild }): JSX.Element => {
  const tests = below(part, 'tests');
  return (
    <Section title="Les dés décidés d’avance" paths={['tests', 'throws']}>
      <p class="aside">{typeset('Les premiers résultats, dans l’ordre : la table les prend au lieu de lancer.')}</p>
      <div class="base" id={fieldId('tests')} tabIndex={-1} role="group" aria-label="Dés des capacités">
        <p class="base-title">Dés lancés un par un, pour une capacité</p>
        <Faults path="tests" deep />
        <ol class="draws">
          {items(tests).map((one, i) => (
            <li key={i}>
              <button
                type="button"
                class="btn"
                aria-label={typeset(`Retirer le dé ${i + 1} : ${WILD_NAMES[one.value]}`)}
                onClick={() => drop(tests, i)}
              >
                {WILD_NAMES[one.value]} ×
              </button>
            </li>
          ))}
        </ol>
        <div class="row">
          {WILD_FACES.map((face) => (
            <button
              key={face}
              type="button"
              class="btn"
              aria-label={typeset(`Ajouter un dé : ${WILD_NAMES[face]}`)}
              onClick={() => append(tests, face)}
            >
              {WILD_NAMES[face]}
            </button>
          ))}
        </div>
      </div>
      <ListOf
        part={below(part, 'throws')}
        title="Lancers de tous les dés, relances comprises"
        add="Ajouter un lancer"
        make={() => ({ ...NO_DICE, reussite: part.value.hero.body })}
        name={(dice, i) => `Lancer ${i + 1} : ${facesText(dice)}`}
        most={40}
      >
        {(one) => <ThrowFields part={one} />}
      </ListOf>
    </Section>
  );
};

const Form = (): JSX.Element => {
  const part: Wild = useWork<'contrees-sauvages'>();
  return (
    <>
      <Section title={`L’ennemi : ${enemyName(part.value.enemy, ENEMIES)}`} paths={['enemy']} open>
        <EnemyField part={below(part, 'enemy')} examples={ENEMIES} label="Carte rencontre" />
      </Section>
      <HeroPart part={below(part, 'hero')} />
      <Section title="Le dé" paths={['dice']} open>
        <WildDieField part={below(part, 'dice')} />
      </Section>
      <ImposedPart part={part} />
    </>
  );
};

const View = ({ scenario }: { readonly scenario: WildScenario }): JSX.Element => {
  const { enemy, hero, dice = EXAMPLE_WILD_DIE } = scenario;
  const card = typeof enemy === 'string' ? wildOf(enemy) : enemy;
  const tag = (field: string): JSX.Element | null =>
    card !== undefined && cardOrigin(card, field) === 'example' ? <ExampleTag /> : null;
  return (
    <div class="combat-view">
      {card === undefined ? null : (
        <table class="side-sheet">
          <caption>{typeset(nameOr(card.name, 'Ennemi sans nom'))}</caption>
          <tbody>
            <tr>
              <th scope="row">PS, attaque, défense</th>
              <td>
                {card.health}, {card.attack}, {card.defense} {tag('health')}
              </td>
            </tr>
            {card.ability === undefined ? null : (
              <tr>
                <th scope="row">Capacité</th>
                <td>
                  {typeset(card.ability.text ?? effectsText(card.ability.effects))} {tag('ability')}
                </td>
              </tr>
            )}
            <tr>
              <th scope="row">Domptage</th>
              <td>
                {card.cost === null ? 'impossible' : typeset(`${card.cost} Eternium`)} {tag('cost')}
              </td>
            </tr>
            {card.reward === undefined || card.reward.length === 0 ? null : (
              <tr>
                <th scope="row">Récompense</th>
                <td>
                  {typeset(effectsText(card.reward))} {tag('reward')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      <table class="side-sheet">
        <caption>{typeset(nameOr(hero.name, 'Héros sans nom'))}</caption>
        <tbody>
          <tr>
            <th scope="row">Corps</th>
            <td>
              {typeset(
                [
                  `${hero.body}`,
                  ...(hero.gear ?? []).map(({ name, value }) => `${value} (${nameOr(name, 'équipement')})`),
                ].join(' + '),
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">PS</th>
            <td>{typeset(hero.healthMax === undefined ? `${hero.health}` : `${hero.health} sur ${hero.healthMax}`)}</td>
          </tr>
          <tr>
            <th scope="row">Eternium</th>
            <td>{hero.eternium ?? 0}</td>
          </tr>
        </tbody>
      </table>
      <p class="small">
        {typeset(`Dé : ${facesText(dice)}.`)} {scenario.dice === undefined ? <ExampleTag /> : null}
      </p>
      {(scenario.tests ?? []).length + (scenario.throws ?? []).length === 0 ? null : (
        <p class="small">
          {typeset(
            `${plural((scenario.tests ?? []).length + (scenario.throws ?? []).length, 'lancer décidé d’avance', 'lancers décidés d’avance')}.`,
          )}
        </p>
      )}
    </div>
  );
};
const Board = later(() => import('../WildBoard.tsx').then(({ WildBoard }) => WildBoard));
export const kit: Kit = kitOf({
  modes: ['contrees-sauvages'],
  setup,
  notices,
  refusals: [WILD_REFUSALS],
  Form,
  Pane: sceneOver(setup, Board, View),
  Sheet: (scenario) => <View scenario={scenario} />,
  box: ({ hero }) => ({
    takes: [
      { count: 1, name: `feuille et figurine : ${nameOr(hero.name, 'le héros')}` },
      { count: 1, name: 'carte Rencontre' },
      take(hero.eternium ?? 0, 'cristal d’Eternium', 'cristaux d’Eternium'),
    ],
    steps: ['Posez la carte Rencontre près du héros.', 'Donnez-lui les PS et l’équipement écrits ci-dessous.'],
  }),
});
