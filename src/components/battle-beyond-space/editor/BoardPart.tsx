// The board in words: its radius, what lies on it, and what is wrong with the whole of it. The rest is done on the board itself.
import type { JSX } from 'preact';
import { LIMITS } from '../../../engine/battle-beyond-space/constants.ts';
import { boardPlaces } from '../../../engine/battle-beyond-space/data.ts';
import { asteroidsOf, boardOf, probesOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import { count } from '../../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, NumberField, Section } from '../../atelier/fields.tsx';
import { ORIGIN_WORDS } from '../../atelier/origin.ts';
import { useDesk } from './desk.ts';
import type { Work } from './model.ts';
import { exampleBoard, setRadius, sticksOut, trimmed } from './paint.ts';
import { drawable } from './sketch.ts';

/** The label beside values that are ours. */
export const ExampleTag = (): JSX.Element => (
  <small class="origin from-example" title={typeset('valeur d’exemple : le livret ne la donne pas')}>
    {ORIGIN_WORDS.example[0]}
  </small>
);
const WHOLE = ['board', 'board.zones', 'asteroids', 'probes'] as const;
const isExample = ({ board, asteroids, probes, ring }: Work): boolean =>
  [board, asteroids, probes, ring].every((own) => own === undefined);
const contents = (work: Work): string =>
  [
    count(boardPlaces(drawable(boardOf(work))).length, 'case'),
    count(asteroidsOf(work).length, 'astéroïde'),
    count(probesOf(work).length, 'sonde'),
  ].join(' · ');

export const BoardFields = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  return (
    <>
      <p class="aside">
        {typeset(
          'Le livret ne montre le plateau qu’en image : celui-ci est un exemple. Changez-le sur la place, ou gardez-le.',
        )}
      </p>
      <div class="fields">
        <NumberField
          path="board.radius"
          label={`Rayon, de ${LIMITS.radiusLeast} à ${LIMITS.radiusMost} cases`}
          value={boardOf(scenario).radius}
          origin={scenario.board === undefined ? 'example' : 'typed'}
          onChange={(value) => (value === undefined ? undefined : edit((now) => setRadius(now, value), 'board.radius'))}
        />
      </div>
      <p>
        {typeset(contents(scenario))} {isExample(scenario) ? <ExampleTag /> : null}
      </p>
      {WHOLE.map((path) => (
        <div key={path} id={fieldId(path)} tabIndex={-1}>
          <Faults path={path} />
        </div>
      ))}
      <div class="row">
        {isExample(scenario) ? null : (
          <button type="button" class="btn" onClick={() => edit(exampleBoard)}>
            {typeset('Reprendre le plateau d’exemple')}
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
      paths={['board', 'asteroids', 'probes', 'ring']}
      extra={<span class="part-extra">{isExample(scenario) ? 'exemple' : 'le vôtre'}</span>}
    >
      <BoardFields />
    </Section>
  );
};
