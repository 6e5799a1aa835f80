// What the boards of a whole game show of its state: names, places, pawns. No rule: the engine says who holds what.
import { holderAt } from '../../engine/fields-of-eternia/partie/map.ts';
import { activeHero, healthOf } from '../../engine/fields-of-eternia/partie/board.ts';
import type { HeroIx, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { CardId, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { PawnLook } from '../play/PawnMark.tsx';
import { initialsOf, pawnOf } from './words.ts';

type Fixed = Pick<PartieState, 'fixed'>;
export const heroName = ({ fixed }: Fixed, hero: HeroIx): string => fixed.heroes[hero]?.name ?? '';
export const zoneName = ({ fixed }: Fixed, zone: ZoneId): string =>
  fixed.map.zones.find(({ id }) => id === zone)?.name ?? zone;
/** A card that the reader may not see has no name. */
export const cardName = ({ fixed }: Fixed, card: CardId): string => fixed.cards[card]?.name ?? 'carte cachée';
export const teamName = ({ fixed }: Fixed, team: number): string => fixed.teams[team]?.name ?? '';

export const heroPawn = (state: PartieState, hero: HeroIx): PawnLook =>
  pawnOf(state.fixed.teamOf[hero] ?? 0, initialsOf(heroName(state, hero)), {
    strong: activeHero(state) === hero,
    dim: state.heroes[hero]?.activated === true && activeHero(state) !== hero,
  });
export const basesOf = ({ fixed }: Fixed): Readonly<Record<ZoneId, PawnLook>> =>
  fixed.skirmish === null ? Object.fromEntries(fixed.teams.map(({ base }, team) => [base, pawnOf(team, '')])) : {};

const soldiersText = (state: PartieState, zone: ZoneId): readonly string[] =>
  (state.soldiers[zone] ?? []).flatMap((count, team) =>
    count > 0 ? [`${plural(count, 'soldat', 'soldats')} (${teamName(state, team)})`] : [],
  );
/** Who stands in a zone, and who holds it. */
export const describer =
  (state: PartieState): ((zone: ZoneId) => string) =>
  (zone) => {
    const kind = state.fixed.map.zones.find(({ id }) => id === zone)?.kind;
    const base = state.fixed.skirmish === null ? state.fixed.teams.findIndex((team) => team.base === zone) : -1;
    const holder = kind === 'avant-poste' ? holderAt(state, zone) : null;
    const words = [
      ...(base >= 0
        ? [`base (${teamName(state, base)})`]
        : typeof holder === 'number'
          ? [`tenu (${teamName(state, holder)})`]
          : []),
      ...state.heroes.flatMap((hero, ix) =>
        hero.zone === zone ? [`${heroName(state, ix)}, PS ${healthOf(state, ix)}`] : [],
      ),
      ...soldiersText(state, zone),
      ...(state.quests.includes(zone) ? ['jeton quête'] : []),
      ...(state.boss?.zone === zone ? [cardName(state, state.boss.card)] : []),
    ];
    return words.join(', ');
  };
