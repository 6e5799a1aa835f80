// One page for the table: board, teams, base, moment, rulings, and the link to find it all again.
import type { JSX } from 'preact';
import { partie } from '../../../engine/battleworld/partie/index.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { SIDES, type Side } from '../../../engine/battleworld/types.ts';
import { partieCodec } from '../../../engine/scenario/battleworld.ts';
import { typographie } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { PrintQr } from '../../atelier/PrintQr.tsx';
import { GridBoard } from '../../scene/GridBoard.tsx';
import { groundsOf, tokensOf } from '../pawns.tsx';
import { describer, namer, type PartieView, type UnitView } from '../view.ts';
import { KIND_NAMES, SIDE_NAMES, spotWord } from '../words.ts';
import { sketch } from './sketch.ts';

const of = (value: number, full: number): string => (value === full ? `${full}` : `${value}/${full}`);

const Row = ({ unit, name }: { readonly unit: UnitView; readonly name: (id: string) => string }): JSX.Element => {
  const { sheet } = unit;
  const marks = [sheet.attack === 'melee' ? 'contact' : 'distance', ...(sheet.flying ? ['vole'] : [])].join(', ');
  return (
    <tr>
      <th scope="row">
        {typographie(sheet.name)} <small>{typographie(sheet.faction)}</small>
      </th>
      <td>{unit.life <= 0 ? 'hors jeu' : unit.cell}</td>
      <td>D{sheet.force}</td>
      <td>{sheet.strike}</td>
      <td>{of(unit.life, sheet.maxLife)}</td>
      <td>{of(unit.power, sheet.powerIcons)}</td>
      <td>{of(unit.reroll, sheet.rerollIcons)}</td>
      <td>{typographie(`${unit.victory}/${sheet.victorySlots}`)}</td>
      <td>{marks}</td>
      <td>{unit.spot === 'center' ? '' : typographie(spotWord(unit.spot, name).name)}</td>
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

const moment = ({ round, phase, initiative, clock }: PartieScenario): string => {
  const word = initiative === null ? 'tirée au hasard' : SIDE_NAMES[initiative];
  const end = clock === null ? 'aucune horloge' : `Galactus à la fin du tour ${clock} (exemple, absent des règles)`;
  return `Tour ${round}, phase ${phase} · initiative : ${word} · ${end}`;
};

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
  const other = choicesOf(scenario, reglages);
  return (
    <section class="print-sheet" aria-hidden="true">
      <h2>{typographie(scenario.name)}</h2>
      {scenario.note === undefined ? null : <p>{typographie(scenario.note)}</p>}
      <p class="small">{typographie(moment(scenario))}</p>
      <div class="print-top">
        <GridBoard
          still
          columns={view.columns}
          rows={view.rows}
          label="Plateau"
          describe={describer(view)}
          tokens={tokensOf(view)}
          grounds={groundsOf(view)}
        />
        <div>
          {SIDES.map((side) => (
            <p class="small" key={side}>
              <b>{typographie(`Base des ${SIDE_NAMES[side]} : `)}</b>
              {typographie(
                view.modules
                  .filter((module) => module.side === side)
                  .map(({ kind, cell, resistance }) => `${KIND_NAMES[kind]} en ${cell} (${resistance})`)
                  .join(', '),
              )}
            </p>
          ))}
          <p class="small">
            <b>Arbitrages</b> {typographie(other.length === 0 ? 'tous par défaut.' : `${other.join(' ; ')}.`)}
          </p>
          {scenario.rolls === undefined ? null : (
            <p class="small">
              <b>Dés décidés d’avance</b> {scenario.rolls.join(', ')}
            </p>
          )}
          <PrintQr link={link} />
        </div>
      </div>
      {SIDES.map((side) => (
        <Table key={side} view={view} side={side} />
      ))}
      <p class="small link-text">{link}</p>
      <p class="small">
        {typographie(
          `${scenario.author === undefined ? '' : `${scenario.author} · `}Règles vives · Battleworld, édition ${partie.edition} des règles, format ${partieCodec.version} des liens. Les valeurs des cartes sont celles du scénario : à vérifier sur vos cartes.`,
        )}
      </p>
    </section>
  );
};
