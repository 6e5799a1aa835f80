// A soldiers' combat: who enters, who stands there.
import { take } from '../../atelier/BoxPage.tsx';
import type { JSX } from 'preact';
import { BATAILLE_REFUSALS } from '../../../engine/fields-of-eternia/combat-de-soldats/refusals.ts';
import { setup } from '../../../engine/fields-of-eternia/combat-de-soldats/setup.ts';
import type { SoldiersHero, SoldiersScenario } from '../../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import { EXAMPLE_HEROES } from '../../../engine/fields-of-eternia/heroes.ts';
import { soldiers } from '../../../engine/fields-of-eternia/words.ts';
import { listOf } from '../../../engine/kernel/french.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, Section } from '../../atelier/fields.tsx';
import { ListOf, MaybeText, NumberOf, TextOf } from './fields.tsx';
import { nameOr } from './ids.ts';
import { type Kit, kitOf } from './kit.ts';
import { sceneOver } from './OnScene.tsx';
import { later } from '../later.tsx';
import { below, filled, type Part, useWork } from './part.ts';

const [FIRST] = EXAMPLE_HEROES;
const hero = (): SoldiersHero => ({ name: FIRST?.name ?? 'Héros', health: FIRST?.health ?? 1 });
const HeroFields = ({ part }: { readonly part: Part<SoldiersHero> }): JSX.Element => (
  <div class="fields">
    <TextOf part={below(part, 'name')} label="Nom du héros" />
    <NumberOf part={below(part, 'health')} label="PS restants" />
  </div>
);
const Form = (): JSX.Element => {
  const part: Part<SoldiersScenario & { readonly mode: 'combat-de-soldats' }> = useWork<'combat-de-soldats'>();
  const attacker = below(part, 'attacker');
  const defender = below(part, 'defender');
  const entering = below(attacker, 'hero');
  return (
    <>
      <Section title="L’attaque" paths={['attacker']} open>
        <div class="fields">
          <TextOf part={below(attacker, 'team')} label="Équipe qui entre" />
          <NumberOf part={below(attacker, 'soldiers')} label="Soldats qui entrent" />
        </div>
        <div id={fieldId('attacker.hero')} tabIndex={-1}>
          <Faults path="attacker.hero" />
        </div>
        {entering.value === undefined ? (
          <button
            type="button"
            class="btn"
            onClick={() => attacker.change({ ...attacker.value, soldiers: 0, hero: hero() })}
          >
            C’est un héros qui entre
          </button>
        ) : (
          <>
            <HeroFields part={filled(entering, entering.value)} />
            <button
              type="button"
              class="btn flat"
              onClick={() =>
                attacker.change({
                  team: attacker.value.team,
                  soldiers: attacker.value.soldiers === 0 ? 2 : attacker.value.soldiers,
                })
              }
            >
              Ce sont des soldats qui entrent
            </button>
          </>
        )}
      </Section>
      <Section title="La défense" paths={['defender']} open>
        <div class="fields">
          <TextOf part={below(defender, 'team')} label="Équipe attaquée" />
          <NumberOf part={below(defender, 'soldiers')} label="Soldats sur place" />
        </div>
        <ListOf
          part={below(defender, 'heroes')}
          title="Héros sur place"
          add="Ajouter un héros"
          make={hero}
          name={({ name }) => nameOr(name, 'Héros sans nom')}
          most={6}
        >
          {(one) => <HeroFields part={one} />}
        </ListOf>
      </Section>
      <Section title="Le lieu" paths={['place', 'boss']}>
        <div class="fields">
          <MaybeText part={below(part, 'place')} label="Nom de l’avant-poste" />
          <MaybeText part={below(part, 'boss')} label="Boss présent" placeholder="aucun" />
        </div>
      </Section>
    </>
  );
};
const standing = ({ name, health }: SoldiersHero): string => `${nameOr(name, 'un héros')} (${health} PS)`;
const View = ({
  scenario: { attacker, defender, place, boss },
}: {
  readonly scenario: SoldiersScenario;
}): JSX.Element => (
  <table class="side-sheet">
    <caption>{typeset(place ?? 'Un avant-poste')}</caption>
    <tbody>
      <tr>
        <th scope="row">{typeset(`${nameOr(attacker.team, 'L’attaque')} entre avec`)}</th>
        <td>{typeset(attacker.hero === undefined ? soldiers(attacker.soldiers) : standing(attacker.hero))}</td>
      </tr>
      <tr>
        <th scope="row">{typeset(`${nameOr(defender.team, 'La défense')} y a`)}</th>
        <td>{typeset(listOf([soldiers(defender.soldiers), ...(defender.heroes ?? []).map(standing)]))}</td>
      </tr>
      {boss === undefined ? null : (
        <tr>
          <th scope="row">Boss</th>
          <td>{typeset(boss)}</td>
        </tr>
      )}
    </tbody>
  </table>
);
const Board = later(() => import('../SoldiersBoard.tsx').then(({ SoldiersBoard }) => SoldiersBoard));
export const kit: Kit = kitOf({
  modes: ['combat-de-soldats'],
  setup,
  refusals: [BATAILLE_REFUSALS],
  Form,
  Pane: sceneOver(setup, Board, View),
  Sheet: (scenario) => <View scenario={scenario} />,
  box: ({ attacker, defender, place, boss }) => ({
    takes: [
      take(attacker.soldiers + defender.soldiers, 'soldat'),
      take(
        (attacker.hero === undefined ? 0 : 1) + (defender.heroes ?? []).length,
        'figurine de héros',
        'figurines de héros',
      ),
      { count: boss === undefined ? 0 : 1, name: 'figurine de boss' },
    ],
    steps: [
      `Posez la défense : ${place ?? 'un avant-poste'}.`,
      `Les figurines de l’équipe ${nameOr(attacker.team, 'à l’attaque')} y entrent.`,
    ],
  }),
});
