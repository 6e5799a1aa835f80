// The card of a character: who it is, what it has, and the places where its die may lie, which is the central gesture of the game.
import type { JSX } from 'preact';
import type { Spot } from '../../engine/battleworld/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { plural } from '../../engine/kernel/french.ts';
import { classes, Coins, DieShape, PawnShape } from '../scene/pieces.tsx';
import { pawnOf } from './pawns.tsx';
import { namer, type PartieView, type UnitView } from './view.ts';
import { SIDE_NAMES, spotWord } from './words.ts';

/** A place where the die may be put now: what a button says, what a press does. */
export interface SpotChoice {
  readonly label: string; // typeset
  readonly action: string; // as JSON
  readonly pick: () => void;
}
interface SheetCardProps {
  readonly unit: UnitView;
  readonly view: PartieView;
  readonly spots?: ReadonlyMap<Spot, SpotChoice>;
  readonly still?: boolean; // a diagram: nothing moves on it
}

/** The five places of a card, as they stand on it. */
export const PLACES = [
  ['life', 'Vie'],
  ['energy', 'Puissance'],
  ['attack', 'Attaque'],
  ['center', 'Centre'],
  ['reroll', 'Relance'],
] as const satisfies readonly (readonly [Spot, string])[];

const traits = ({ sheet, flightLost }: UnitView): string =>
  [
    sheet.attack === 'ranged' ? 'tire à 1 ou 2 cases' : 'frappe au contact',
    `frappe ${sheet.strike}`,
    ...(sheet.flying ? [flightLost ? 'Vol perdu ce tour' : 'vole'] : []),
    ...(sheet.cosmic ? ['cosmique'] : []),
    sheet.faction,
  ].join(' · ');

const CENTRE = 'M10 4a6 6 0 1 1 0 12 6 6 0 1 1 0-12Z';

export const SheetCard = ({ unit, view, spots, still }: SheetCardProps): JSX.Element => {
  const { sheet, side, spot, life } = unit;
  const name = namer(view);
  const piece = (kind: string): string | undefined => (still === true ? undefined : `${kind}:${unit.id}`);
  const away = !PLACES.some(([own]) => own === spot);
  return (
    <section class={classes('bw-card', side)} aria-label={typeset(`Carte : ${sheet.name}`)} data-piece={piece('sheet')}>
      <header>
        <svg viewBox="-64 -64 128 132" aria-hidden="true">
          <PawnShape {...pawnOf(unit, name)} />
        </svg>
        <div>
          <p class="bw-card-name">{typeset(sheet.name)}</p>
          <p class="bw-card-traits">{typeset(traits(unit))}</p>
        </div>
      </header>
      <div class={classes('bw-spots', (spots?.size ?? 0) > 0 && 'asked')}>
        {PLACES.map(([place, label]) => {
          const choice = spots?.get(place);
          const here = spot === place && life > 0;
          const inside = (
            <>
              {here ? (
                <svg
                  class={classes('bw-spot-die', side)}
                  viewBox="-4 -4 108 112"
                  aria-hidden="true"
                  data-piece={piece('force')}
                >
                  <DieShape faces={sheet.force} />
                </svg>
              ) : (
                <svg class="bw-spot-icon" viewBox="0 0 20 20" aria-hidden="true">
                  <path d={spotWord(place, name).icon ?? CENTRE} />
                </svg>
              )}
              <span>{typeset(label)}</span>
              {here ? <span class="sr">{typeset(` (le D${sheet.force} est ici)`)}</span> : null}
            </>
          );
          return choice === undefined ? (
            <div key={place} class="bw-spot" data-place={place}>
              {inside}
            </div>
          ) : (
            <button
              type="button"
              key={place}
              class="bw-spot open"
              data-spot={place}
              data-action={choice.action}
              aria-label={choice.label}
              onClick={choice.pick}
            >
              {inside}
            </button>
          );
        })}
      </div>
      {away && life > 0 ? (
        <p class="bw-card-away">
          <svg
            class={classes('bw-spot-die', side)}
            viewBox="-4 -4 108 112"
            aria-hidden="true"
            data-piece={piece('force')}
          >
            <DieShape faces={sheet.force} />
          </svg>
          {typeset(`D${sheet.force} ${spotWord(spot, name).name}`)}
        </p>
      ) : null}
      <div class="bw-coins">
        <span class="sr">{typeset(`${SIDE_NAMES[side]}, vie ${life} sur ${sheet.maxLife}.`)}</span>
        <Coins name="Puissance" mark="bolt" value={unit.power} of={sheet.powerIcons} piece={piece('power')} />
        <Coins name="Relance" mark="turn" value={unit.reroll} of={sheet.rerollIcons} piece={piece('reroll')} />
        <Coins name="Victoire" mark="star" value={unit.victory} of={sheet.victorySlots} piece={piece('victory')} />
      </div>
      {sheet.powerText === undefined ? null : <p class="bw-card-power">{typeset(sheet.powerText)}</p>}
    </section>
  );
};

/** What a character has left, in one sentence. */
const left = (unit: UnitView, name: (id: string) => string): string =>
  unit.life <= 0
    ? 'hors jeu'
    : `D${unit.sheet.force} ${spotWord(unit.spot, name).name} · vie ${unit.life} sur ${unit.sheet.maxLife} · ${plural(unit.power, 'jeton Puissance', 'jetons Puissance')} · ${unit.reroll === 0 ? 'pas de Relance' : '1 Relance'}${unit.victory > 0 ? ` · ${plural(unit.victory, 'jeton de Victoire', 'jetons de Victoire')}` : ''}`;

/** The two teams, a strip a character: life round its pawn, a mark on it where its die lies, the die, its tokens. */
export const Roster = ({ view }: { readonly view: PartieView }): JSX.Element => {
  const name = namer(view);
  return (
    <div class="bw-roster">
      {(['heroes', 'villains'] as const).map((side) => (
        <section key={side} aria-label={SIDE_NAMES[side]}>
          <p class={classes('bw-roster-side', side)}>{SIDE_NAMES[side]}</p>
          <ul>
            {view.units
              .filter((unit) => unit.side === side)
              .map((unit) => (
                <li key={unit.id} class={classes(side, unit.life <= 0 && 'out')}>
                  <svg class="bw-roster-pawn" viewBox="-64 -64 128 132" aria-hidden="true">
                    <PawnShape {...pawnOf(unit, name)} />
                  </svg>
                  <b>{typeset(unit.sheet.name)}</b>
                  <span class="sr">{typeset(` : ${left(unit, name)}.`)}</span>
                  {unit.life <= 0 ? (
                    <span class="bw-roster-has" aria-hidden="true">
                      hors jeu
                    </span>
                  ) : (
                    <span class="bw-roster-has" aria-hidden="true">
                      <svg class={classes('bw-spot-die', side)} viewBox="-4 -4 108 112">
                        <DieShape faces={unit.sheet.force} />
                      </svg>
                      <Coins name="Puissance" mark="bolt" value={unit.power} of={unit.sheet.powerIcons} />
                      <Coins name="Relance" mark="turn" value={unit.reroll} of={unit.sheet.rerollIcons} />
                      {unit.victory === 0 ? null : (
                        <Coins name="Victoire" mark="star" value={unit.victory} of={unit.sheet.victorySlots} />
                      )}
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
