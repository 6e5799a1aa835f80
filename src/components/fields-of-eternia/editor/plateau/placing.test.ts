// What the hands write of a map and of what stands on it. Expectations by hand.
import { describe, expect, test } from 'vitest';
import { drop, EMPTY, type Hand, holding, press } from '../../../atelier/place/hand.ts';
import { checkWith } from '../check.ts';
import { loadKit } from '../kits.ts';
import { STARTERS } from '../starters.ts';
import type { Board, Game, Skirmish } from './board.ts';
import { spotOf, spotsOf } from './ground.ts';
import { mapIn, NOTHING } from './map-model.ts';
import { mends } from './mends.ts';
import { placing } from './placing.tsx';

const check = checkWith({ partie: await loadKit('partie'), escarmouche: await loadKit('escarmouche') });
const GAME: Game = STARTERS.partie;
const SKIRMISH: Skirmish = STARTERS.escarmouche;
const BARE: Game = { ...GAME, map: NOTHING };
type Thing = readonly [key: string, spot: string, owner?: string];
const put = (work: Board, ...things: readonly Thing[]): Board =>
  things.reduce<Board>((now, [key, spot, owner = '0']) => {
    const hand: Hand = { holds: 'stock', owner, key };
    return press(placing, now, hand, spot).work;
  }, work);
const after = (work: Board, hand: Hand, ...spots: readonly string[]): Board =>
  spots.reduce((now, spot) => press(placing, now.work, now.hand, spot), { work, hand }).work;
const dragged = (work: Board, path: string, spot: string): Board =>
  drop(
    placing,
    work,
    placing.pieces(work).filter((piece) => piece.path === path),
    spot,
  ).work;
const at = (work: Board, path: string): string | undefined =>
  placing.pieces(work).find((piece) => piece.path === path)?.at;
const of = (work: Board, zone: string): string => spotOf(mapIn(work.map), zone) ?? '';
const codes = (work: Board): readonly (readonly [string | undefined, string])[] =>
  check(work).faults.map(({ code, path }) => [code, path]);

/** Two outposts, a wild, a merchant: drawn from nothing. */
const DRAWN = put(
  BARE,
  ['zone:avant-poste', 'b2'],
  ['zone:avant-poste', 'j6'],
  ['zone:contree', 'f4'],
  ['marchand:forge', 'b2'],
);

describe('a map from nothing', () => {
  test('each zone is where it was put, none on another', () => {
    expect(mapIn(DRAWN.map).zones.map(({ name, kind }) => [name, kind])).toEqual([
      ['Avant-poste 1', 'avant-poste'],
      ['Avant-poste 2', 'avant-poste'],
      ['Contrée 3', 'contree'],
    ]);
    expect(spotsOf(mapIn(DRAWN.map))).toEqual(['b2', 'j6', 'f4']);
    const [first, second] = spotsOf(mapIn(put(BARE, ['zone:mer', 'c3'], ['zone:mer', 'c3']).map));
    expect([first, second === first]).toEqual(['c3', false]);
  });
  test('bases and heroes of nowhere stay in sight; a base put where it goes takes its heroes along', () => {
    expect(at(DRAWN, 'teams.0.base')).toBeUndefined();
    expect(codes(DRAWN)).toEqual([
      ['base-lieu', 'teams.0.base'],
      ['base-lieu', 'teams.1.base'],
    ]);
    const based = after(after(DRAWN, holding('teams.0.base'), 'b2'), holding('teams.1.base'), 'j6');
    expect([at(based, 'teams.0.heroes.2'), at(based, 'teams.1.heroes.0')]).toEqual(['b2', 'j6']);
    expect(codes(based)).toEqual([]);
  });
  test('where there is no zone yet, one comes with what is put', () => {
    const tower = put(BARE, ['tour', 'd4']);
    expect(mapIn(tower.map).zones).toMatchObject([{ kind: 'avant-poste', tower: true }]);
    expect(mapIn(put(BARE, ['quete', 'd4']).map).zones).toMatchObject([{ kind: 'contree' }]);
  });
  test('a map of the site becomes the reader’s at the first change, and keeps its zones', () => {
    const more = put(GAME, ['zone:mer', 'a1']);
    expect(mapIn(more.map).zones.slice(0, -1)).toEqual(mapIn('eternia').zones);
    expect(GAME.map).toBe('eternia');
  });
});

describe('zones under the hand', () => {
  test('dragged onto another, tied by a path; a wild by a limit; once more, untied', () => {
    const path = dragged(DRAWN, 'map.zones.0', 'j6');
    expect(mapIn(path.map).edges).toEqual([{ a: 'zone-1', b: 'zone-2', kind: 'chemin' }]);
    expect(mapIn(dragged(DRAWN, 'map.zones.2', 'b2').map).edges).toMatchObject([{ kind: 'limite' }]);
    expect(mapIn(dragged(path, 'map.zones.1', 'b2').map).edges).toEqual([]);
    expect(spotsOf(mapIn(path.map))).toEqual(['b2', 'j6', 'f4']);
  });
  test('moved with what stands there', () => {
    const moved = dragged(DRAWN, 'map.zones.0', 'c3');
    expect([at(moved, 'map.zones.0'), at(moved, 'map.zones.0.merchant')]).toEqual(['c3', 'c3']);
    expect(after(moved, EMPTY, 'c3', 'c3')).toBe(moved); // let go of
  });
  test('removed, its links go, and what stood there is told as standing nowhere', () => {
    const path = put(dragged(DRAWN, 'map.zones.0', 'j6'), ['soldat', 'j6', '1']);
    const left = placing.remove(path, ['map.zones.1']);
    expect(mapIn(left.map).edges).toEqual([]);
    expect(at(left, 'teams.1.soldiers.zone-2')).toBeUndefined();
    expect(placing.pieces(left).some(({ path: one }) => one === 'teams.1.soldiers.zone-2')).toBe(true);
    expect(mapIn(put(left, ['zone:avant-poste', 'j6']).map).zones.at(-1)?.id).not.toBe('zone-2'); // not theirs
  });
  test('copied with its merchant, on a free spot', () => {
    const twice = placing.copy(DRAWN, 'map.zones.0') ?? DRAWN;
    expect(mapIn(twice.map).zones[3]).toMatchObject({ merchant: 'forge', kind: 'avant-poste' });
    expect(new Set(spotsOf(mapIn(twice.map))).size).toBe(4);
  });
  test('every zone of the maps of the site has the spot that it stands in', () => {
    for (const name of ['eternia', 'pont']) expect(new Set(spotsOf(mapIn(name))).size).toBe(mapIn(name).zones.length);
  });
});

describe('what is put in a zone', () => {
  const viper = of(GAME, 'tour-viper');
  const targa = of(GAME, 'cite-de-targa');
  test('soldiers add up, and move together', () => {
    const three = put(GAME, ['soldat', viper, '1'], ['soldat', viper, '1'], ['soldat', targa, '1']);
    expect(three.teams[1]).toMatchObject({ soldiers: { 'tour-viper': 2, 'cite-de-targa': 1 } });
    const all = dragged(three, 'teams.1.soldiers.tour-viper', targa);
    expect(all.teams[1]).toMatchObject({ soldiers: { 'cite-de-targa': 3 } });
    expect(placing.remove(all, ['teams.1.soldiers.cite-de-targa'])).toEqual(GAME);
  });
  test('a merchant and another change places; Eternium adds up', () => {
    const eldor = of(GAME, 'village-d-eldor');
    const zones = (work: Board) => Object.fromEntries(mapIn(work.map).zones.map((zone) => [zone.id, zone]));
    const merchant = placing.pieces(GAME).find(({ path, at: spot }) => path.endsWith('.merchant') && spot === targa);
    const swapped = zones(dragged(GAME, merchant?.path ?? '', eldor));
    expect([swapped['cite-de-targa']?.merchant, swapped['village-d-eldor']?.merchant]).toEqual(['guilde', 'boutique']);
    expect(zones(put(GAME, ['eternium', viper], ['eternium', viper]))['tour-viper']?.eternium).toBe(3);
  });
  test('a hero leaves its base and comes back; a fourth is told, and mended', () => {
    const gone = dragged(GAME, 'teams.0.heroes.0', viper);
    expect(gone.teams[0]).toMatchObject({ heroes: [{ hero: 'he-man', zone: 'tour-viper' }, {}, {}] });
    expect(dragged(gone, 'teams.0.heroes.0', of(GAME, 'chateau-grayskull'))).toEqual(GAME);
    const four = put(GAME, ['heros:she-ra', of(GAME, 'chateau-grayskull')]);
    expect(codes(four)).toEqual([['heros-nombre', 'teams.0.heroes']]);
    const [found] = check(four).faults;
    expect(found && mends(four, found)[0]?.change(four)).toEqual(GAME);
  });
  test('what a fault of two teams is about: who meets', () => {
    const met = put(dragged(GAME, 'teams.0.heroes.0', viper), ['soldat', viper, '1']);
    expect(codes(met)).toEqual([['deux-equipes', 'teams.1']]);
    expect(placing.about?.(met, 'teams.1')).toEqual(['teams.1.soldiers.tour-viper']);
  });
  test('several removed at once: the last ones first', () => {
    const laid = put(GAME, ['quete', viper], ['quete', targa]);
    expect(placing.remove(laid, ['quests.0', 'quests.1', 'map.zones.0', 'map.zones.1'])).toMatchObject({ quests: [] });
    expect(mapIn(placing.remove(laid, ['map.zones.0', 'map.zones.1']).map).zones[0]?.id).toBe('village-de-gaz');
  });
});

describe('a skirmish', () => {
  const oracle = of(SKIRMISH, 'temple-de-l-oracle');
  test('an outpost more in a zone of deployment, taken out again; the last one gone, the zone is still in sight', () => {
    const more = put(SKIRMISH, ['deploiement:1', oracle]);
    expect(more).toMatchObject({ skirmish: { zones: [{}, { outposts: { length: 4 } }] } });
    expect(placing.remove(more, ['skirmish.zones.1.outposts.3'])).toEqual(SKIRMISH);
    const none = placing.remove(
      SKIRMISH,
      [0, 1, 2].map((j) => `skirmish.zones.0.outposts.${j}`),
    );
    expect(codes(none)).toContainEqual(['esc-zone-vide', 'skirmish.zones.0']);
    expect(at(none, 'skirmish.zones.0')).toBeUndefined();
    expect(dragged(none, 'skirmish.zones.0', oracle)).toMatchObject({
      skirmish: { zones: [{ outposts: ['temple-de-l-oracle'] }, {}] },
    });
  });
  test('where heroes begin is told for every zone once one differs, and no more once none does', () => {
    const told = put(SKIRMISH, ['emplacement:0', of(SKIRMISH, 'contree-de-l-ouest')]);
    expect(told).toMatchObject({ places: [{ length: 4 }, { length: 3 }] });
    expect(placing.remove(told, ['places.0.3'])).toEqual(SKIRMISH);
  });
  test('its soldiers are for its set-up', () => expect(put(SKIRMISH, ['soldat', oracle])).toBe(SKIRMISH));
});
