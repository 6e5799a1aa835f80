// Diagrams of the map and of the ways across: who holds what, and where one may go, are the engine's.
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import { controlled, controls } from '../../engine/fields-of-eternia/partie/map.ts';
import type { TeamSpec } from '../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { listOf } from '../../engine/kernel/french.ts';
import { zoneName } from './partie-view.ts';
import {
  crystals,
  type Drawings,
  type FoeSchema,
  lit,
  op,
  pawn,
  place,
  playOn,
  stall,
  study,
  travels,
  troops,
  whole,
} from './schemas-kit.ts';
import { MERCHANT_NAMES, MERCHANT_ORDER } from './words.ts';

export const EVIL: TeamSpec = { faction: 'evil', base: 'temple-de-serpos', heroes: [{ hero: 'skeletor' }] };
export const masters = (more: Partial<TeamSpec> = {}): TeamSpec => ({
  faction: 'masters',
  base: 'chateau-grayskull',
  heroes: [{ hero: 'he-man' }],
  ...more,
});
const active = (state: PartieState, hero = 0): PartieState => playOn(partie, state, [{ type: 'activate', hero }]);

// ── The map
const controle = (): FoeSchema => {
  const zone = 'chateau-foe';
  const held = (more: Partial<TeamSpec>): string =>
    controls(study({ teams: [masters(more), EVIL] }), 0, zone) ? 'à vous' : 'à personne';
  const fort = place('Château Foe');
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Le même avant-poste, selon qui s’y trouve.',
    items: [
      { title: 'Personne', text: held({}), pictures: [fort] },
      {
        title: 'Un héros entre',
        text: held({ heroes: [{ hero: 'he-man', zone }] }),
        pictures: [fort, pawn('he-man', 0)],
      },
      {
        title: 'Il y laisse un soldat',
        text: held({ heroes: [{ hero: 'he-man', zone }], soldiers: { [zone]: 1 } }),
        pictures: [fort, pawn('he-man', 0), troops(0, 1)],
      },
      { title: 'Il repart', text: held({ soldiers: { [zone]: 1 } }), pictures: [fort, troops(0, 1)] },
    ],
  };
};
const marchands = (): FoeSchema => {
  const { zones } = whole().fixed.map;
  return {
    kind: 'strip',
    caption: 'Les trois marchands, et leurs lieux sur notre carte : exemple, valeurs absentes du livret.',
    items: MERCHANT_ORDER.map((merchant) => ({
      title: MERCHANT_NAMES[merchant].replace(/^./, (letter) => letter.toUpperCase()),
      text: listOf(zones.filter((zone) => zone.merchant === merchant).map(({ name }) => name)),
      pictures: [stall(merchant)],
    })),
  };
};
/** What a day brings to a team that holds a few outposts: played. */
const revenu = (): FoeSchema => {
  const night = study({
    round: 1,
    teams: [
      masters({
        heroes: [{ hero: 'he-man', zone: 'montagnes-de-perpetua' }],
        soldiers: { 'village-de-gaz': 1 },
        eternium: 0,
      }),
      { ...EVIL, heroes: [{ hero: 'skeletor', activated: true }] },
    ],
  });
  const day = playOn(partie, night, [{ type: 'activate', hero: 0 }, { type: 'end-turn' }]);
  const held = controlled(day, 0);
  return {
    kind: 'strip',
    size: 'small',
    caption: `Au lever du jour, ces ${held.length} avant-postes donnent ${day.teams[0]?.eternium ?? 0} Eternium à leur équipe : exemple, valeurs absentes du livret.`,
    items: held.map(({ id, name, tower, eternium = 0 }) => ({
      title: name,
      text: `${eternium} Eternium${id === day.fixed.teams[0]?.base ? ' ; la base compte' : ''}`,
      pictures: [place(name, { tower: tower === true }), crystals(eternium)],
    })),
  };
};

// ── Ways
const tours = (): FoeSchema => {
  const from = 'tour-grayskull';
  const state = active(study({ teams: [masters({ heroes: [{ hero: 'he-man', zone: from }] }), EVIL] }));
  const reached = Object.keys(lit(state, travels));
  return {
    kind: 'strip',
    caption: 'Le voyage rapide de He-Man, une action standard.',
    items: [
      {
        title: zoneName(state, from),
        text: 'il est ici',
        pictures: [place('', { tower: true }), pawn('he-man', 0)],
      },
      ...reached.map((zone) => ({
        title: zoneName(state, zone),
        text: 'il peut y aller',
        pictures: [op('→'), place('', { tower: true })],
      })),
    ],
  };
};
/** One path of the bridge, taken by a hero: who must hold its ends. */
const chemin = (): FoeSchema => {
  const at = (soldiers: Readonly<Record<ZoneId, number>>): boolean => {
    const state = active(
      study({
        map: 'pont',
        teams: [
          { ...masters({ heroes: [{ hero: 'he-man', zone: 'p' }], soldiers }), base: 'a' },
          { ...EVIL, base: 'b' },
        ],
      }),
    );
    return partie.refuse(state, { type: 'move', to: 'q' }) === undefined;
  };
  const item = (
    title: string,
    soldiers: Readonly<Record<ZoneId, number>>,
    end: readonly ReturnType<typeof troops>[],
  ) => ({
    title,
    text: at(soldiers) ? 'He-Man passe, pour 1 point' : 'He-Man ne prend pas ce chemin',
    pictures: [place('P'), pawn('he-man', 0), op('┄┄'), place('Q'), ...end],
  });
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Un chemin entre deux avant-postes. He-Man tient le premier.',
    items: [item('L’autre bout est vide', {}, []), item('Un de vos soldats le garde', { q: 1 }, [troops(0, 1)])],
  };
};

export const LAND: Drawings = {
  controle,
  marchands,
  revenu,
  'voyage-rapide': tours,
  chemin,
};
