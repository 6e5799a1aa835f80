// The fleets in a table: every ship by its cell and its side. The board beside moves them too.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { asteroidsOf, boardOf, probesOf, zonesOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import {
  DESTROYERS,
  type Facing,
  FIGHTERS,
  type Place,
  type ShipName,
  SQUADRONS,
} from '../../../engine/battle-beyond-space/types.ts';
import { count, FACING_NAMES, of, squadronName } from '../../../engine/battle-beyond-space/words.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, NumberField, Section, SelectField } from '../../atelier/fields.tsx';
import { goToBoard, useDesk, useTools } from './desk.ts';
import {
  addShip,
  coverOf,
  exampleFleet,
  faceShip,
  isDestroyer,
  isIn,
  missingShips,
  moveShip,
  type Post,
  postsIn,
  removeShip,
  setPosts,
} from './fleets.ts';
import type { Work } from './model.ts';
import { nameOf, shipPath, shipWord } from './place.ts';
import { placeAt, type Places } from './places.ts';
import { cellsOf } from './sketch.ts';
import { ExampleTag } from './BoardPart.tsx';

const SIDES = FACING_NAMES.map((name, side) => [`${side}`, name] as const);
interface ShipProps {
  readonly seat: number;
  readonly post: Post;
}
const ShipRow = ({ seat, post }: ShipProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { change } = useTools();
  const { name, at, facing } = post;
  const path = shipPath(scenario, seat, name);
  const where = isDestroyer(name) ? 'rear' : 'at';
  const move = (next: Place, field: string): void => edit((now) => moveShip(now, seat, name, next), field);
  const show = (): void => {
    change({ tool: 'flottes', hand: { seat, name } });
    goToBoard();
  };
  return (
    <div
      class="ship-row"
      id={fieldId(path)}
      tabIndex={-1}
      role="group"
      aria-label={typographie(`${capital(shipWord(name))}${where === 'rear' ? ', par l’arrière' : ''}`)}
    >
      <b>{name}</b>
      <div id={fieldId(`${path}.${where}`)} tabIndex={-1} class="fields">
        <NumberField
          path={`${path}.${where}.0`}
          label="q"
          value={at[0]}
          onChange={(value) => (value === undefined ? undefined : move([value, at[1]], `${path}.q`))}
        />
        <NumberField
          path={`${path}.${where}.1`}
          label="r"
          value={at[1]}
          onChange={(value) => (value === undefined ? undefined : move([at[0], value], `${path}.r`))}
        />
        <SelectField
          path={`${path}.facing`}
          label="Tourné vers"
          value={`${facing}`}
          choices={SIDES}
          onChange={(value) => edit((now) => faceShip(now, seat, name, Number(value) as Facing))}
        />
      </div>
      <div class="row">
        <button
          type="button"
          class="btn flat"
          aria-label={typographie(`Montrer ${name} sur le plateau`)}
          onClick={show}
        >
          Montrer
        </button>
        <button
          type="button"
          class="btn flat"
          aria-label={typographie(`Retirer ${name}`)}
          onClick={() => edit((now) => removeShip(now, seat, name))}
        >
          Retirer
        </button>
      </div>
      <Faults path={path} />
      <Faults path={`${path}.${where}`} />
      <Faults path={`${path}.damage`} />
      <Faults path={`${path}.id`} />
    </div>
  );
};

type Part = (typeof SQUADRONS)[number] | 'D';
const PARTS: readonly Part[] = [...SQUADRONS, 'D'];
const namesOf = (part: Part): readonly ShipName[] =>
  part === 'D' ? DESTROYERS : FIGHTERS.filter((name) => isIn(name, part));
const taken = (work: Work): Places => [
  ...work.players.flatMap((_, seat) => postsIn(work, seat).flatMap(coverOf)),
  ...asteroidsOf(work),
  ...probesOf(work),
];
/** Where a ship may come back: its zone first, then the whole board. */
const roomOf = (work: Work, seat: number): Places => [
  ...(zonesOf(work)[seat] ?? []),
  ...cellsOf(boardOf(work)).map(placeAt),
];
interface GroupProps {
  readonly seat: number;
  readonly part: Part;
}
const GroupPart = ({ seat, part }: GroupProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const names = namesOf(part);
  const posts = postsIn(scenario, seat).filter(({ name }) => names.includes(name));
  const gone = missingShips(scenario, seat).filter((name) => names.includes(name));
  const own = part === 'D' ? `players.${seat}.fleet.destroyers` : `players.${seat}.fleet.${part}`;
  const title = part === 'D' ? 'Destroyers' : `Escadron ${squadronName(part)}`;
  return (
    <Section
      class="unit"
      title={title}
      paths={[own, ...(part === 'D' ? [] : posts.map(({ name }) => shipPath(scenario, seat, name)))]}
      extra={<span class="part-extra">{posts.length}</span>}
    >
      <div id={fieldId(own)} tabIndex={-1}>
        <Faults path={own} />
      </div>
      {posts.map((post) => (
        <ShipRow key={post.name} seat={seat} post={post} />
      ))}
      {gone.length === 0 ? null : (
        <div class="row">
          {gone.map((name) => (
            <button
              key={name}
              type="button"
              class="btn"
              onClick={() => edit((now) => addShip(now, seat, name, roomOf(now, seat), taken(now)))}
            >
              {typographie(`Remettre ${name}`)}
            </button>
          ))}
        </div>
      )}
    </Section>
  );
};
const FleetPart = ({ seat }: { readonly seat: number }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const own = scenario.players[seat]?.fleet !== undefined;
  const path = `players.${seat}.fleet`;
  return (
    <Section
      title={`La flotte ${of(nameOf(scenario, seat))}`}
      class="unit"
      paths={[path]}
      extra={
        <span class="part-extra">
          {own ? typographie(count(postsIn(scenario, seat).length, 'vaisseau', 'vaisseaux')) : <ExampleTag />}
        </span>
      }
    >
      <div id={fieldId(path)} tabIndex={-1}>
        <Faults path={path} />
      </div>
      {PARTS.map((part) => (
        <GroupPart key={part} seat={seat} part={part} />
      ))}
      <div class="row">
        {own ? (
          <button type="button" class="btn" onClick={() => edit((now) => exampleFleet(now, seat))}>
            {typographie('Reprendre la flotte d’exemple')}
          </button>
        ) : null}
        <button type="button" class="btn flat" onClick={() => edit((now) => setPosts(now, seat, []))}>
          Retirer tous ses vaisseaux
        </button>
      </div>
    </Section>
  );
};
export const FleetsPart = (): JSX.Element => {
  const { players } = useDesk().scenario;
  return (
    <Section title="Les flottes" paths={players.map((_, seat) => `players.${seat}.fleet`)}>
      <p class="aside">
        {typographie(
          'Le plus simple est de toucher un vaisseau sur le plateau, puis sa case. Ici, chaque vaisseau par ses coordonnées ; un destroyer se place par son arrière.',
        )}
      </p>
      {players.map((_, seat) => (
        <FleetPart key={seat} seat={seat} />
      ))}
    </Section>
  );
};
