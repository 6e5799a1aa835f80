// What the boards of a whole game show of its state: names, places, pawns. No rule: the engine says who holds what.
import { holderAt } from '../../engine/fields-of-eternia/partie/map.ts';
import { activeHero, healthNow, leftInCombat } from '../../engine/fields-of-eternia/partie/board.ts';
import type { HeroIx, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { CardId, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { PawnProps } from '../scene/pieces.tsx';
import { checked } from './check.tsx';
import { emblemOf, SIGNS } from './emblems.ts';
import type { MapHero } from './MapBoard.tsx';
import { sideLook } from './sides.ts';

type Fixed = Pick<PartieState, 'fixed'>;
export const heroName = ({ fixed }: Fixed, hero: HeroIx): string => fixed.heroes[hero]?.name ?? '';
export const zoneName = ({ fixed }: Fixed, zone: ZoneId): string =>
  fixed.map.zones.find(({ id }) => id === zone)?.name ?? zone;
/** A card that the reader may not see has no name. */
export const cardName = ({ fixed }: Fixed, card: CardId): string => fixed.cards[card]?.name ?? 'carte cachée';
export const teamName = ({ fixed }: Fixed, team: number): string => fixed.teams[team]?.name ?? '';

export const heroPawn = (state: PartieState, hero: HeroIx): PawnProps => {
  const sheet = state.fixed.heroes[hero];
  const active = activeHero(state) === hero;
  return {
    jeu: 'fields-of-eternia',
    emblem: emblemOf(sheet?.id ?? ''),
    life: healthNow(state, hero),
    of: sheet?.health ?? 1,
    ...sideLook(state.fixed.teamOf[hero] ?? 0),
    strong: active,
    ...(state.heroes[hero]?.activated === true && !active ? { badge: checked } : {}),
  };
};
/** Everybody who has a place on the map, the boss last. */
export const heroesOn = (state: PartieState): readonly MapHero[] => {
  const { boss } = state;
  const card = boss === null ? undefined : state.fixed.cards[boss.card];
  const most = card !== undefined && 'health' in card ? card.health : 1;
  return [
    ...state.heroes.flatMap(({ zone }, hero): readonly MapHero[] =>
      zone === '' ? [] : [{ id: `hero:${hero}`, zone, pawn: heroPawn(state, hero) }],
    ),
    ...(boss === null
      ? []
      : [
          {
            id: 'boss',
            zone: boss.zone,
            pawn: {
              jeu: 'fields-of-eternia',
              emblem: card === undefined ? SIGNS.boss : emblemOf(boss.card),
              life: leftInCombat(state, boss.card) ?? most - boss.damage,
              of: most,
              side: 'boss',
              square: true,
            },
          },
        ]),
  ];
};
export const basesOf = ({ fixed }: Fixed): Readonly<Record<ZoneId, number>> =>
  fixed.skirmish === null ? Object.fromEntries(fixed.teams.map(({ base }, team) => [base, team])) : {};
/** Whose banner flies over each outpost that somebody holds. */
export const holdersOf = (state: PartieState): Readonly<Record<ZoneId, number>> =>
  Object.fromEntries(
    state.fixed.map.zones.flatMap(({ id, kind }) => {
      const holder = kind === 'avant-poste' ? holderAt(state, id) : null;
      return typeof holder === 'number' ? [[id, holder] as const] : [];
    }),
  );

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
        hero.zone === zone ? [`${heroName(state, ix)} (${healthNow(state, ix)} PS)`] : [],
      ),
      ...soldiersText(state, zone),
      ...(state.quests.includes(zone) ? ['jeton quête'] : []),
      ...(state.boss?.zone === zone ? [cardName(state, state.boss.card)] : []),
    ];
    return words.join(', ');
  };
