// The board in words: its radius, what stands on it, and what is wrong with it. It is drawn on the board itself.
import type { JSX } from 'preact';
import { LIMITS } from '../../../engine/battle-beyond-space/constants.ts';
import { boardPlaces } from '../../../engine/battle-beyond-space/data.ts';
import { asteroidsOf, boardOf, probesOf, zonesOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import { count, of } from '../../../engine/battle-beyond-space/words.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, NumberField, Section } from '../../atelier/fields.tsx';
import { ORIGIN_WORDS } from '../../atelier/origin.ts';
import { goToBoard, useDesk, useTools } from './desk.ts';
import type { Work } from './model.ts';
import { type Brush, exampleBoard, setRadius, sticksOut, trimmed } from './paint.ts';
import { nameOf } from './place.ts';

/** The label beside values that are ours. */
export const ExampleTag = (): JSX.Element => (
  <small class="origin from-example" title={typographie('valeur d’exemple : le livret ne la donne pas')}>
    {ORIGIN_WORDS.example[0]}
  </small>
);
interface LineProps {
  readonly path: string;
  readonly text: string;
  readonly brush: Brush;
  readonly seat?: number;
  readonly example: boolean;
}
/** A thing of the board, its faults, and the brush that paints it. */
const BoardLine = ({ path, text, brush, seat, example }: LineProps): JSX.Element => {
  const { stroke, change } = useTools();
  const draw = (): void => {
    change({ tool: 'plateau', hand: undefined, stroke: { ...stroke, brush, seat: seat ?? stroke.seat } });
    goToBoard();
  };
  return (
    <li id={fieldId(path)} tabIndex={-1}>
      <span>
        {typographie(text)} {example ? <ExampleTag /> : null}
      </span>
      <button type="button" class="btn" aria-label={typographie(`Dessiner : ${text}`)} onClick={draw}>
        Dessiner
      </button>
      <Faults path={path} deep />
    </li>
  );
};
const zoneLines = (work: Work): readonly LineProps[] => {
  const zones = zonesOf(work);
  return work.players.map((_, seat) => ({
    path: `board.zones.${seat}`,
    text: `Zone ${of(nameOf(work, seat))} : ${count(zones[seat]?.length ?? 0, 'case')}`,
    brush: 'zone',
    seat,
    example: work.board?.zones === undefined,
  }));
};
const cellCount = (work: Work): number => {
  const spec = boardOf(work);
  return spec.radius >= LIMITS.radiusLeast && spec.radius <= LIMITS.radiusMost ? boardPlaces(spec).length : 0;
};
export const BoardFields = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { board, asteroids, probes, ring } = scenario;
  const spec = boardOf(scenario);
  const cells = count(cellCount(scenario), 'case');
  const holes = spec.holes?.length ?? 0;
  const isExample = [board, asteroids, probes, ring].every((own) => own === undefined);
  return (
    <>
      <p class="aside">
        {typographie(
          'Le livret ne montre le plateau qu’en image : celui-ci est un exemple. Dessinez le vôtre, ou gardez-le.',
        )}
      </p>
      <div class="fields" id={fieldId('board')} tabIndex={-1}>
        <NumberField
          path="board.radius"
          label={`Rayon, de ${LIMITS.radiusLeast} à ${LIMITS.radiusMost} cases`}
          value={spec.radius}
          origin={board === undefined ? 'example' : 'typed'}
          onChange={(value) => (value === undefined ? undefined : edit((now) => setRadius(now, value), 'board.radius'))}
        />
      </div>
      <Faults path="board" />
      <ul class="board-lines">
        <BoardLine
          path="board.holes"
          text={holes === 0 ? `${cells}, sans trou` : `${cells} et ${count(holes, 'trou')}`}
          brush="case"
          example={board === undefined}
        />
        <BoardLine
          path="asteroids"
          text={count(asteroidsOf(scenario).length, 'astéroïde')}
          brush="asteroide"
          example={asteroids === undefined}
        />
        <BoardLine path="probes" text={count(probesOf(scenario).length, 'sonde')} brush="sonde" example={false} />
        <BoardLine
          path="board.centre"
          text={board?.centre === undefined ? 'Centre au milieu du plateau' : 'Centre déplacé'}
          brush="centre"
          example={false}
        />
        {zoneLines(scenario).map((line) => (
          <BoardLine key={line.path} {...line} />
        ))}
      </ul>
      <div id={fieldId('board.zones')} tabIndex={-1}>
        <Faults path="board.zones" />
      </div>
      <div class="row">
        {isExample ? null : (
          <button type="button" class="btn" onClick={() => edit(exampleBoard)}>
            {typographie('Reprendre le plateau d’exemple')}
          </button>
        )}
        {sticksOut(scenario) ? (
          <button type="button" class="btn" onClick={() => edit(trimmed)}>
            Retirer ce qui dépasse du plateau
          </button>
        ) : null}
      </div>
    </>
  );
};
export const BoardPart = (): JSX.Element => {
  const { scenario } = useDesk();
  return (
    <Section
      title="Le plateau"
      paths={['board', 'asteroids', 'probes']}
      extra={
        <span class="part-extra">
          {typographie(scenario.board === undefined ? 'exemple' : count(cellCount(scenario), 'case'))}
        </span>
      }
    >
      <BoardFields />
    </Section>
  );
};
