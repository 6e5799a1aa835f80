// The page of a scenario for the box: its board, its set-up, what each card bears.
import type { JSX } from 'preact';
import { partie } from '../../../engine/battleworld/partie/index.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { SIDES, type Side } from '../../../engine/battleworld/types.ts';
import { partieForm } from '../../../engine/scenario/battleworld-form.ts';
import { typeset } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { BoxPage } from '../../atelier/BoxPage.tsx';
import { GridBoard } from '../../scene/GridBoard.tsx';
import { groundsOf, tokensOf } from '../pawns.tsx';
import { describer, namer, type PartieView, type UnitView } from '../view.ts';
import { SIDE_NAMES, spotWord } from '../words.ts';
import { boxOf } from './box.ts';
import { sketch } from './sketch.ts';

const of = (value: number, full: number): string => (value === full ? `${full}` : `${value}/${full}`);

const Row = ({ unit, name }: { readonly unit: UnitView; readonly name: (id: string) => string }): JSX.Element => {
  const { sheet } = unit;
  const marks = [sheet.attack === 'melee' ? 'contact' : 'distance', ...(sheet.flying ? ['vole'] : [])].join(', ');
  return (
    <tr>
      <th scope="row">
        {typeset(sheet.name)} <small>{typeset(sheet.faction)}</small>
      </th>
      <td>{unit.life <= 0 ? 'hors jeu' : unit.cell}</td>
      <td>D{sheet.force}</td>
      <td>{sheet.strike}</td>
      <td>{of(unit.life, sheet.maxLife)}</td>
      <td>{of(unit.power, sheet.powerIcons)}</td>
      <td>{of(unit.reroll, sheet.rerollIcons)}</td>
      <td>{typeset(`${unit.victory}/${sheet.victorySlots}`)}</td>
      <td>{marks}</td>
      <td>{unit.spot === 'center' ? '' : typeset(spotWord(unit.spot, name).name)}</td>
    </tr>
  );
};

const Table = ({ view, side }: { readonly view: PartieView; readonly side: Side }): JSX.Element => (
  <table class={side}>
    <caption>{SIDE_NAMES[side]}</caption>
    <thead>
      <tr>
        {['Personnage', 'Case', 'Dé', 'Frappe', 'Vie', 'Puissance', 'Relance', 'Victoire', 'Attaque', 'Dé posé'].map(
          (head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {view.units
        .filter((unit) => unit.side === side)
        .map((unit) => (
          <Row key={unit.id} unit={unit} name={namer(view)} />
        ))}
    </tbody>
  </table>
);

export const PrintSheet = ({
  scenario,
  reglages,
  link,
}: {
  readonly scenario: PartieScenario;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}): JSX.Element => {
  const view = sketch(scenario);
  const { rolls } = scenario;
  return (
    <BoxPage
      work={scenario}
      kind="Battleworld"
      box={boxOf(scenario)}
      picture={
        <GridBoard
          still
          columns={view.columns}
          rows={view.rows}
          label="Plateau"
          describe={describer(view)}
          tokens={tokensOf(view)}
          grounds={groundsOf(view)}
        />
      }
      rulings={choicesOf(scenario, reglages)}
      link={link}
      foot={`Règles vives · Battleworld, édition ${partie.edition} des règles, format ${partieForm.version} des liens. Les valeurs des cartes sont celles du scénario : à vérifier sur vos cartes.`}
    >
      {SIDES.map((side) => (
        <Table key={side} view={view} side={side} />
      ))}
      {rolls === undefined ? null : (
        <p class="small">
          <b>Dés décidés d’avance</b> {rolls.join(', ')}
        </p>
      )}
    </BoxPage>
  );
};
