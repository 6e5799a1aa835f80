import type { JSX } from 'preact';
import { SIDES } from '../../engine/battleworld/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { Die } from '../play/Die.tsx';
import { Gauge } from './Gauge.tsx';
import { type PartieView, type UnitView, namer } from './view.ts';
import { KIND_NAMES, SIDE_NAMES, SIDE_SHAPES, spotWord } from './words.ts';

const Card = ({
  unit,
  name,
  active,
}: {
  readonly unit: UnitView;
  readonly name: (id: string) => string;
  readonly active: boolean;
}): JSX.Element => {
  const { sheet } = unit;
  const dead = unit.life <= 0;
  return (
    <li class={`card${dead ? ' dead' : ''}${active ? ' active' : ''}`}>
      <Die faces={sheet.force} faded={dead} />
      <p class="card-name">
        <b>{typographie(sheet.name)}</b> <span>{dead ? 'hors jeu' : typographie(spotWord(unit.spot, name).name)}</span>
      </p>
      {dead ? null : (
        <div class="counters">
          <Gauge gauge="life" value={unit.life} of={sheet.maxLife} />
          <Gauge gauge="power" value={unit.power} of={sheet.powerIcons} />
          <Gauge gauge="reroll" value={unit.reroll} of={sheet.rerollIcons} />
          <Gauge gauge="victory" value={unit.victory} of={sheet.victorySlots} />
        </div>
      )}
    </li>
  );
};

/** The cards of both sides, compact: die, where it lies, counters; then what is left of the base. */
export const Teams = ({
  view,
  active,
}: {
  readonly view: PartieView;
  readonly active: readonly string[];
}): JSX.Element => {
  const name = namer(view);
  return (
    <div class="teams">
      {SIDES.map((side) => (
        <section class={`team ${SIDE_SHAPES[side]}`} key={side} aria-label={SIDE_NAMES[side]}>
          <p class="team-name">{SIDE_NAMES[side]}</p>
          <ul>
            {view.units
              .filter((unit) => unit.side === side)
              .map((unit) => (
                <Card key={unit.id} unit={unit} name={name} active={active.includes(unit.id)} />
              ))}
          </ul>
          <p class="team-base">
            {view.modules
              .filter((module) => module.side === side)
              .map(({ id, kind, resistance }) => (
                <span key={id}>
                  {typographie(
                    resistance <= 0 ? `${KIND_NAMES[kind]} : détruit` : `${KIND_NAMES[kind]} : ${resistance}`,
                  )}
                </span>
              ))}
          </p>
        </section>
      ))}
    </div>
  );
};
