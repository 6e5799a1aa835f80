// Diagrams of the whole game: the two camps, what wins over what, an HQ that falls, the end of each mission. Positions are played by the engine.
import { DEFENCE_SATURATION, POSTS } from '../../engine/versus/constants.ts';
import { EVENT_TILE } from '../../engine/versus/data.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import { CAMPS, type Camp, MISSION_IDS, type TileId } from '../../engine/versus/types.ts';
import type { ChecksSchema, Picture, StripSchema, VsSchema } from './schemas-kit.ts';
import { OF_CAMP } from './words.ts';

const HQ: Readonly<Record<Camp, TileId>> = { hero: 'batman', villain: 'the-joker' };
const TO: Picture = { is: 'sign', sign: '→' };
const hq = (camp: Camp, look?: 'faded'): Picture => ({ is: 'tile', tile: HQ[camp], camp, hq: true, look });
const event = (camp: Camp, look?: 'faded'): Picture => ({ is: 'tile', tile: EVENT_TILE[camp], camp, look });

const camps = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Deux camps, les mêmes règles. QG et nombres d’exemple.',
  items: CAMPS.map((camp) => ({
    title: `Le camp ${OF_CAMP[camp]}`,
    text: `${POSTS.discs.available} disques disponibles pour commencer.`,
    pictures: [hq(camp), { is: 'discs', look: 'full', count: POSTS.discs.available }],
  })),
});
const parTuile = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Pour faire agir une figurine, on paie sa tuile.',
  items: [
    {
      title: 'Payer',
      text: 'des disques, et les cubes de sa place',
      pictures: [{ is: 'discs', look: 'spent', count: 1 }],
    },
    {
      title: 'Activer la tuile',
      text: 'celle que l’on veut dans la rivière',
      pictures: [{ is: 'tile', tile: HQ.hero, camp: 'hero', hq: true, look: 'active' }],
    },
    { title: 'La figurine agit', pictures: [{ is: 'pawn', tile: HQ.hero, camp: 'hero' }] },
  ],
});
const saturation = (): StripSchema => {
  const at = (defence: number): Picture => ({
    is: 'cubes',
    camp: 'hero',
    cubes: { available: 0, fatigue: 0, move: 0, defence, reroll: 0 },
    place: 'defence',
    most: DEFENCE_SATURATION,
  });
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'La case de défense d’un poste.',
    items: [
      {
        title: 'Il reste de la place',
        text: `${DEFENCE_SATURATION - 1} cubes sur ${DEFENCE_SATURATION}`,
        pictures: [at(DEFENCE_SATURATION - 1)],
      },
      { title: 'Saturée', text: 'aucun cube de plus n’y entre', pictures: [at(DEFENCE_SATURATION)] },
    ],
  };
};
const hierarchie = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'small',
  caption: 'Qui l’emporte sur qui : chaque règle cède à celles qui la précèdent.',
  items: [
    { title: 'La mission', pictures: [{ is: 'token', token: 'otage', look: 'asleep', count: 1 }] },
    { title: 'Le pouvoir du QG', pictures: [hq('hero')] },
    { title: 'Versus', pictures: [{ is: 'discs', look: 'full', count: 1 }] },
    { title: 'Le livret de base', pictures: [{ is: 'pawn', tile: HQ.hero, camp: 'hero' }] },
  ],
});

// ── The HQ
const qgTombe = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Un QG est neutralisé : tout dépend de ce qui reste associé à la tuile événement.',
  items: [
    {
      title: 'Rien d’autre n’y est associé',
      text: 'La tuile événement tombe avec lui.',
      pictures: [hq('villain', 'faded'), TO, event('villain', 'faded')],
    },
    {
      title: 'La mission y a son événement',
      text: 'La tuile reste, pour cet événement seul.',
      pictures: [hq('villain', 'faded'), TO, event('villain')],
    },
  ],
});
const remplacee = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'wide',
  caption: 'Bruce Wayne remplace la tuile événement : le camp renonce à celui de la mission.',
  items: [
    { title: 'La tuile événement s’en va', pictures: [event('hero', 'faded')] },
    {
      title: 'Une autre prend sa place',
      text: 'Elle s’active et se paie comme toute tuile.',
      pictures: [{ is: 'tile', tile: 'bat-robots', camp: 'hero' }],
    },
  ],
});
const types = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Quand un pouvoir agit.',
  items: [
    {
      title: 'Événement spécial',
      text: 'À chaque activation de la tuile événement.',
      pictures: [{ is: 'tile', tile: EVENT_TILE.hero, camp: 'hero', look: 'active' }, TO, hq('hero')],
    },
    {
      title: 'Permanent',
      text: 'Toute la partie, sans rien activer.',
      pictures: [{ is: 'tile', tile: 'oracle', camp: 'hero', hq: true, look: 'active' }],
    },
  ],
});

// ── The end
const fins = (): ChecksSchema => {
  const rows = MISSION_IDS.flatMap((id) => {
    const { title, ends } = MISSIONS[id];
    if (!ends.some(({ kind }) => kind === 'when')) throw new Error(`schéma : ${id} ne finit pas plus tôt`);
    return ends.flatMap((end) => (end.kind === 'turn' ? [{ title, turn: end.turn, check: end.check }] : []));
  });
  return {
    kind: 'checks',
    turns: Math.max(...rows.map(({ turn }) => turn)),
    caption:
      'Les tours de chaque mission, deux vérifications par tour ; la dernière est pleine. Toutes peuvent finir plus tôt.',
    rows,
  };
};
const verifications = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'small',
  caption: 'Un tour de jeu, et ses deux vérifications.',
  items: [
    { title: 'Le premier camp joue', text: 'celui qui a l’initiative', pictures: [hq('villain')] },
    { title: 'Vérification 1', text: 'finie ?', pictures: [{ is: 'number', value: 1 }] },
    { title: 'L’autre camp joue', pictures: [hq('hero')] },
    { title: 'Vérification 2', text: 'finie ?', pictures: [{ is: 'number', value: 2 }] },
  ],
});
const finOuPas = (): StripSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'La fin d’abord, le vainqueur ensuite : « Prise d’otages ».',
  items: [
    {
      title: 'Il reste un otage',
      text: 'La condition de fin manque : on continue.',
      pictures: [{ is: 'token', token: 'otage', look: 'asleep', count: 1 }],
    },
    {
      title: 'Il n’en reste aucun',
      text: 'La partie finit, et le héros gagne.',
      pictures: [{ is: 'token', token: 'otage', look: 'taken', count: 1 }],
    },
  ],
});

export const GAME: Readonly<Record<string, () => VsSchema>> = {
  camps,
  'par-tuile': parTuile,
  saturation,
  hierarchie,
  'qg-tombe': qgTombe,
  remplacee,
  types,
  fins,
  verifications,
  'fin-ou-pas': finOuPas,
};
