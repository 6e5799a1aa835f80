// A solo or co-operative game, and the score that it would give now.
import { take } from '../../atelier/BoxPage.tsx';
import type { JSX } from 'preact';
import { REFUSALS } from '../../../engine/fields-of-eternia/combat/refusals.ts';
import { SOLO_REFUSALS } from '../../../engine/fields-of-eternia/solo/refusals.ts';
import { scoreOf, sheetOf } from '../../../engine/fields-of-eternia/solo/score.ts';
import { setup } from '../../../engine/fields-of-eternia/solo/setup.ts';
import type { ScorePart, ScoreTally, SoloScenario } from '../../../engine/fields-of-eternia/solo/types.ts';
import type { HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import { LEVEL_NAMES, soldiers as soldiersText } from '../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { later } from '../later.tsx';
import { useBench } from '../../atelier/bench.ts';
import { TallyView } from '../../play/TallyView.tsx';
import { ExampleTag } from './fields.tsx';
import { cardOf, heroName } from './HeroField.tsx';
import { nameOr } from './ids.ts';
import { type Kit, kitOf } from './kit.ts';
import { sceneOver } from './OnScene.tsx';
import { heroOrigin } from './provenance.ts';
import { HOLDER_NAMES, soloEnemyName } from './solo/names.ts';
import { SoloForm } from './solo/SoloForm.tsx';

const PARTS: Readonly<Record<ScorePart, string>> = {
  pv: 'PV de la partie',
  'avant-postes': 'avant-postes capturés',
  manches: 'manches restantes',
  defaites: 'défaites',
  degats: 'dégâts',
  reussite: 'scénario réussi',
};
/** The score were the game to end now: missed, then won. Undefined while the sheet is at fault. */
export const scoresOf = (scenario: SoloScenario): readonly [missed: ScoreTally, won: ScoreTally] | undefined => {
  const state = setup(scenario);
  if (!state.ok) return undefined;
  const sheet = sheetOf(state.value);
  return [scoreOf({ ...sheet, success: false }), scoreOf({ ...sheet, success: true })];
};
const Scores = ({ scenario }: { readonly scenario: SoloScenario }): JSX.Element | null => {
  const { jeu, titles } = useBench();
  const scores = scoresOf(scenario);
  if (scores === undefined) return null;
  return (
    <div class="solo-scores">
      <p class="base-title">Score si la partie s’arrêtait maintenant</p>
      {scores.map((tally, i) => (
        <TallyView
          key={i}
          jeu={jeu}
          titles={titles}
          tally={tally}
          partLabel={(what) => PARTS[what as ScorePart]}
          label={i === 0 ? 'Objectif manqué :' : 'Objectif atteint :'}
        />
      ))}
    </div>
  );
};
const isExampleHealth = (hero: HeroCard | string): boolean => {
  const card = cardOf(hero);
  return card !== undefined && heroOrigin(card, 'health') === 'example';
};
const View = ({ scenario }: { readonly scenario: SoloScenario }): JSX.Element => {
  const { level, heroes, enemies = [], outposts = [], track, round = 0, objective } = scenario;
  return (
    <div class="combat-view">
      <table class="side-sheet">
        <caption>{typeset(`Niveau ${LEVEL_NAMES[level]}, manche ${round + 1} sur ${track.length}`)}</caption>
        <tbody>
          {objective === undefined ? null : (
            <tr>
              <th scope="row">Objectif</th>
              <td>{typeset(objective)}</td>
            </tr>
          )}
          {heroes.map(({ hero, damage = 0, defeats = 0 }, i) => (
            <tr key={i}>
              <th scope="row">{typeset(heroName(hero))}</th>
              <td>
                {typeset(
                  `${(cardOf(hero)?.health ?? 0) - damage} PS sur ${cardOf(hero)?.health ?? '?'}${defeats === 0 ? '' : `, ${defeats} défaites`}`,
                )}{' '}
                {isExampleHealth(hero) ? <ExampleTag /> : null}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Contre</th>
            <td>{typeset(enemies.length === 0 ? 'personne' : enemies.map(soloEnemyName).join(', '))}</td>
          </tr>
          {outposts.map(({ name, held = 'ennemi', soldiers }, i) => (
            <tr key={`${i} ${name}`}>
              <th scope="row">{typeset(nameOr(name, 'Avant-poste'))}</th>
              <td>{typeset(`${HOLDER_NAMES[held]}${held === 'ennemi' ? `, ${soldiersText(soldiers ?? 1)}` : ''}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Scores scenario={scenario} />
    </div>
  );
};
const Board = later(() => import('../SoloBoard.tsx').then(({ SoloBoard }) => SoloBoard));
export const kit: Kit = kitOf({
  modes: ['solo'],
  setup,
  refusals: [SOLO_REFUSALS, REFUSALS],
  Form: SoloForm,
  Pane: sceneOver(setup, Board, View, 'La partie, au moment où elle commence'),
  Sheet: (scenario) => <View scenario={scenario} />,
  box: ({ heroes, enemies = [], outposts = [], eternium = 0, objective }) => ({
    takes: [
      take(heroes.length, 'feuille et figurine de héros', 'feuilles et figurines de héros'),
      take(enemies.length, 'ennemi', 'ennemis'),
      take(
        outposts.reduce((sum, { soldiers = 1, held = 'ennemi' }) => sum + (held === 'ennemi' ? soldiers : 0), 0),
        'soldat ennemi',
        'soldats ennemis',
      ),
      take(eternium, 'cristal d’Eternium', 'cristaux d’Eternium'),
    ],
    steps: [
      ...outposts.map(({ name, soldiers = 1, held = 'ennemi' }) =>
        held === 'ennemi' ? `${name} : ${soldiers} à l’ennemi.` : '',
      ),
      objective === undefined ? '' : `But : ${objective.replace(/\.$/, '')}.`,
    ],
  }),
});
