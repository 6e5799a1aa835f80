// An initial river, place by place: what each asks for, and who is there.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import { powerOfTile } from '../../../../engine/versus/data.ts';
import { fitting } from '../../../../engine/versus/draw.ts';
import type { SlotSpec, TileSpec } from '../../../../engine/versus/partie/types.ts';
import type { Camp } from '../../../../engine/versus/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section, SelectField } from '../../../atelier/fields.tsx';
import { below, filled, items, type Part } from '../../../atelier/part.ts';
import { dropAt } from '../../../atelier/put.ts';
import { MaybeNumber, PickOf } from '../../../atelier/part-fields.tsx';
import { OF_CAMP } from '../../words.ts';
import { useWork } from '../part.ts';
import { FORM_CHOICES, LEVEL_CHOICES, LEVEL_WORDS } from '../words.ts';
import { CardField } from './fields.tsx';
import { cardName, newSlot, riverOf, setHq, setLevel, shiftSlot } from './model.ts';
import { useSide } from './SidePart.tsx';

/** Those that the draft would let in; all of the camp when the rivers are at fault. Characters with a power first: an HQ is one of them. */
const useCards = (camp: Camp, place: number, hq: boolean): readonly TileSpec[] => {
  const { mission, initiative, sides, tiles, options, dice } = useWork<'partie'>().value;
  return useMemo(() => {
    const found = fitting(
      {
        name: 'x',
        mission,
        ...(initiative === undefined ? {} : { initiative }),
        ...(sides === undefined ? {} : { sides }),
        ...(tiles === undefined ? {} : { tiles }),
        ...(options === undefined ? {} : { options }),
        ...(dice === undefined ? {} : { dice }),
      },
      camp,
      place,
    );
    const cards = found ?? [];
    return hq
      ? cards.toSorted((a, b) => Number(powerOfTile(b.id) !== undefined) - Number(powerOfTile(a.id) !== undefined))
      : cards;
  }, [mission, initiative, sides, tiles, options, dice, camp, place, hq]);
};
interface SlotProps {
  readonly camp: Camp;
  readonly index: number;
  readonly slot: Part<SlotSpec>;
  readonly slots: Part<readonly SlotSpec[]>;
}
const WhoField = ({ camp, index, slot }: SlotProps): JSX.Element => {
  const work = useWork<'partie'>().value;
  const { hq = false, tile } = slot.value;
  const cards = useCards(camp, index + 1, hq);
  return (
    <CardField
      path={`${slot.path}.tile`}
      label={hq ? 'Le QG' : 'Qui est là'}
      value={tile}
      cards={cards}
      name={cardName(work, tile)}
      nobody="à prendre pendant la partie"
      onChange={(next) => below(slot, 'tile').change(next)}
    />
  );
};
const SlotFields = (props: SlotProps): JSX.Element => {
  const { slot, slots, index } = props;
  const { level, hq = false, tile } = slot.value;
  const { options } = useWork<'partie'>().value;
  const free = level !== 'event' && level !== 'citizens';
  const shift = (by: 1 | -1): void => slots.change(shiftSlot(slots.value, index, by));
  return (
    <>
      <div class="fields">
        {free || tile !== undefined ? <WhoField {...props} /> : null}
        <SelectField
          path={`${slot.path}.level`}
          label="Niveau demandé"
          value={level}
          choices={LEVEL_CHOICES}
          onChange={(next) => slot.change(setLevel(slot.value, next))}
        />
        {free ? <PickOf part={below(slot, 'form')} label="Type demandé" choices={FORM_CHOICES} /> : null}
        {free ? <MaybeNumber part={below(slot, 'figures')} label="Figurines demandées" empty="non précisé" /> : null}
        {options?.tileCost === 'custom' ? (
          <MaybeNumber part={below(slot, 'cost')} label="Coût en cubes" empty={`${index + 1}, sa place`} />
        ) : (
          <Faults path={`${slot.path}.cost`} />
        )}
      </div>
      {free ? (
        <CheckField
          path={`${slot.path}.hq`}
          label="La place du QG"
          value={hq}
          onChange={(on) => slots.change(setHq(slots.value, index, on))}
        />
      ) : null}
      <div class="row">
        <button type="button" class="btn" aria-disabled={index === 0} onClick={() => shift(-1)}>
          Avancer d’une place
        </button>
        <button type="button" class="btn" aria-disabled={index === slots.value.length - 1} onClick={() => shift(1)}>
          Reculer d’une place
        </button>
        <button type="button" class="btn flat" onClick={() => slots.change(dropAt(slots.value, index))}>
          {typeset(`Retirer la place ${index + 1}`)}
        </button>
      </div>
    </>
  );
};
const slotTitle = (
  work: Parameters<typeof cardName>[0],
  { level, hq, tile, figures }: SlotSpec,
  index: number,
): string => {
  const asked = hq === true ? 'QG' : LEVEL_WORDS[level];
  return `${index + 1}. ${tile === undefined ? asked : cardName(work, tile)}${figures === undefined || level === 'event' ? '' : ` ×${figures}`}`;
};
export const RiverPart = ({ camp }: { readonly camp: Camp }): JSX.Element => {
  const work = useWork<'partie'>().value;
  const side = useSide(camp);
  const told = side.value.slots !== undefined;
  const slots = filled(below(side, 'slots'), riverOf(work, camp));
  return (
    <Section
      class={`team-part ${camp === 'villain' ? 'villains' : ''}`}
      title={`La rivière ${OF_CAMP[camp]}`}
      paths={[slots.path]}
      extra={
        <span class="part-extra">
          {told ? `${slots.value.filter(({ tile }) => tile !== undefined).length}/${slots.value.length}` : 'exemple'}
        </span>
      }
    >
      <div class="list-part" id={fieldId(slots.path)} tabIndex={-1}>
        <p class="aside">
          {typeset(
            'La première place coûte un cube, la deuxième deux, et ainsi de suite. Une place sans personne se remplit au début de la partie, tour à tour.',
          )}
        </p>
        <Faults path={slots.path} />
        {items(slots).map((slot, index) => (
          <Section
            key={index}
            class="unit"
            title={slotTitle(work, slot.value, index)}
            paths={[slot.path]}
            extra={
              <span class="part-extra">
                {slot.value.tile === undefined
                  ? undefined
                  : slot.value.hq === true
                    ? 'QG'
                    : LEVEL_WORDS[slot.value.level]}
              </span>
            }
          >
            <SlotFields camp={camp} index={index} slot={slot} slots={slots} />
            <Faults path={slot.path} />
          </Section>
        ))}
        <div class="row">
          {slots.value.length >= LIMITS.slots ? null : (
            <button type="button" class="btn" onClick={() => slots.change([...slots.value, newSlot()])}>
              Ajouter une place
            </button>
          )}
          {told ? (
            <button type="button" class="btn flat" onClick={() => below(side, 'slots').change(undefined)}>
              {typeset('Reprendre la rivière d’exemple')}
            </button>
          ) : null}
        </div>
      </div>
    </Section>
  );
};
