// How the pieces of a mission change state: a drawing for each token, and all its arrows in words.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import type { Mission } from '../../engine/versus/mission/format.ts';
import type { Piece } from '../../engine/versus/mission/state.ts';
import { typeset } from '../../plugins/typography.ts';
import {
  type ArrowAt,
  BOX,
  type BoxAt,
  drawingOf,
  type Graph,
  graphsOf,
  type Way,
  type Who,
  wrapped,
} from './diagram.ts';
import { CampMark, WHO_SHAPES } from './Marks.tsx';
import { listOf } from './mission-words.ts';

const WHO_NAMES: Readonly<Record<Who, string>> = {
  hero: 'le héros',
  villain: 'le vilain',
  both: 'chaque camp',
  none: 'sans test',
};
const Badge = ({
  way: { n, who },
  at: [x, y],
}: {
  readonly way: Way;
  readonly at: readonly [x: number, y: number];
}): JSX.Element => (
  <g class={`vs-badge ${who}`} transform={`translate(${x} ${y})`}>
    <path d={WHO_SHAPES[who]} />
    <text y="4.5">{n}</text>
  </g>
);
const Arrow = ({
  arrow: {
    way,
    path,
    head: [x, y, turn],
    badge,
    target,
  },
}: {
  readonly arrow: ArrowAt;
}): JSX.Element => (
  <>
    <g class={`vs-arrow ${way.who}`}>
      <path d={path} />
      <path class="head" d="M0 0-10-5.5V5.5Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </g>
    <Badge way={way} at={badge} />
    {way.difficulty === undefined ? null : (
      <text
        class="vs-difficulty"
        x={badge[0] + (turn === 90 ? 17 : 0)}
        y={badge[1] + (turn === 90 ? 5 : turn === 180 ? 28 : -14)}
        text-anchor={turn === 90 ? undefined : 'middle'}
      >
        {turn === 0 ? way.difficulty : `diff. ${way.difficulty}`}
      </text>
    )}
    {target === undefined ? null : (
      <text class="vs-target" x={x + 6} y={y + 5}>
        {wrapped(target, 15)[0]}
      </text>
    )}
  </>
);
interface BoxProps {
  readonly box: BoxAt;
  readonly where: string;
  readonly first: boolean;
  readonly n: number | undefined;
}
const StateBox = ({ box: { state, y, height, lines }, where, first, n }: BoxProps): JSX.Element => {
  const x = BOX.left + (n === undefined ? BOX.width / 2 : (BOX.width - 26) / 2);
  const said = where === state.name ? lines : [...lines, where];
  const top = y + (height - said.length * BOX.line) / 2;
  return (
    <g class={`vs-state ${state.at}${n === 0 ? ' none' : n === undefined ? '' : ' held'}`}>
      <rect x={BOX.left} y={y} width={BOX.width} height={height} rx={state.at === 'board' ? 8 : height / 3} />
      {first ? <path class="start" d={`M${BOX.left + 8} ${y + 8}h9v9h-9z`} /> : null}
      {said.map((line, i) => (
        <text key={i} class={i < lines.length ? undefined : 'where'} x={x} y={top + BOX.line * (i + 0.78)}>
          {line}
        </text>
      ))}
      {n === undefined ? null : (
        <text class="n" x={BOX.left + BOX.width - 20} y={y + height / 2 + 9}>
          {n}
        </text>
      )}
    </g>
  );
};
const sayWay = ({ who, name, test, difficulty, from, to }: Way, graph: Graph): string => {
  const named = (state: string): string => `« ${graph.states.find(({ id }) => id === state)?.name ?? state} »`;
  return `${capital(WHO_NAMES[who])}, ${name}${test === undefined ? '' : ` (${test}, difficulté ${difficulty ?? 0})`} : de ${listOf(from.map(named), 'ou')} à ${named(to)}`;
};
/** `pieces`: how many are in each state now, shown in the boxes. */
export const StateDiagram = ({
  mission,
  pieces,
}: {
  readonly mission: Mission;
  readonly pieces?: readonly Piece[] | undefined;
}): JSX.Element => (
  <div class="vs-states">
    {graphsOf(mission).map((graph) => {
      const counted = pieces !== undefined && graph.token !== 'tuile';
      const { width, height, boxes, arrows } = drawingOf(graph, counted);
      return (
        <section key={graph.token} class="vs-graph" aria-label={typeset(`États : ${graph.title}`)}>
          <p class="vs-goal-name">{typeset(capital(graph.title))}</p>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
            {arrows.map((arrow) => (
              <Arrow key={`${arrow.way.n} ${arrow.path}`} arrow={arrow} />
            ))}
            {boxes.map((box, i) => (
              <StateBox
                key={box.state.id}
                box={box}
                where={graph.where[box.state.at]}
                first={i === 0}
                n={
                  counted
                    ? pieces.filter(({ token, state }) => token === graph.token && state === box.state.id).length
                    : undefined
                }
              />
            ))}
          </svg>
          <ol class="vs-ways">
            {graph.ways.map((way) => (
              <li key={way.n}>
                <CampMark camp={way.who} />
                <b>{way.n}</b> <span>{typeset(sayWay(way, graph))}</span>
              </li>
            ))}
          </ol>
        </section>
      );
    })}
  </div>
);
