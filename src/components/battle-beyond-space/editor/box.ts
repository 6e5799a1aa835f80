// A scenario of Battle Beyond Space as it is laid out: what to take out of the box, what to do.
import {
  activeOf,
  asteroidsOf,
  boardOf,
  leftOf,
  probesOf,
  roundOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { PlayerSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import { count, of, POWER_FACTS, RACE_WORDS } from '../../../engine/battle-beyond-space/words.ts';
import { agree, capital, listOf } from '../../../engine/kernel/french.ts';
import type { Box, Take } from '../../atelier/BoxPage.tsx';
import { isDestroyer, postsIn } from './fleets.ts';
import type { Work } from './model.ts';
import { nameOf } from './place.ts';

/** « des Terriens », « de J2 ». */
const owner = (work: Work, seat: number): string => {
  const race = work.players[seat]?.race ?? null;
  return race === null ? of(nameOf(work, seat)) : RACE_WORDS[race].of;
};
const fleet = (work: Work, seat: number): readonly Take[] => {
  const posts = postsIn(work, seat);
  const destroyers = posts.filter(({ name }) => isDestroyer(name)).length;
  const fighters = posts.length - destroyers;
  return [
    { count: fighters, name: `${agree(fighters, 'chasseur')} ${owner(work, seat)}` },
    { count: destroyers, name: `${agree(destroyers, 'destroyer')} ${owner(work, seat)}` },
  ];
};
const powerOf = ({ power }: PlayerSpec): string | undefined =>
  power === undefined || power === 'none' ? undefined : POWER_FACTS[power].title;

export const boxOf = (work: Work): Box => {
  const [asteroids, probes] = [asteroidsOf(work).length, probesOf(work).length];
  const { radius, holes = [] } = boardOf(work);
  const terrain = [
    ...(asteroids === 0 ? [] : [count(asteroids, 'astéroïde')]),
    ...(probes === 0 ? [] : [count(probes, 'sonde')]),
  ];
  const active = activeOf(work);
  const cards = work.players.map((player) => leftOf(player).length);
  const given = work.players.flatMap((player, seat) => {
    const power = powerOf(player);
    return power === undefined ? [] : [`${power} pour ${nameOf(work, seat)}`];
  });
  const drawn = work.players.flatMap(({ power }, seat) => (power === undefined ? [nameOf(work, seat)] : []));
  return {
    takes: [
      { count: 1, name: 'plateau' },
      { count: asteroids, name: agree(asteroids, 'astéroïde') },
      { count: probes, name: agree(probes, 'sonde') },
      ...work.players.flatMap((_, seat) => fleet(work, seat)),
      ...cards.map((left, seat) => ({ count: left, name: `${agree(left, 'carte')} ${owner(work, seat)}` })),
    ],
    steps: [
      `Posez le plateau : ${radius} cases du centre au bord${holes.length === 0 ? '' : `, ${count(holes.length, 'case')} en moins`}.`,
      terrain.length === 0 ? '' : `Posez ${listOf(terrain)} comme sur le plan.`,
      `Posez chaque flotte comme sur le plan, chaque vaisseau tourné comme il y est dessiné${work.deploy === true ? ' ; chacun peut ensuite retoucher la sienne' : ''}.`,
      given.length === 0 ? '' : `Donnez ces pouvoirs : ${listOf(given)}.`,
      drawn.length === 0 ? '' : `Tirez un pouvoir au sort pour ${listOf(drawn)}.`,
      work.imposed === true
        ? 'Rangez la pioche de chacun dans l’ordre du tableau.'
        : 'Mélangez les cartes de chacun, et donnez-lui sa main.',
      `Commencez à la manche ${roundOf(work)}. ${active === null ? 'Tirez au sort qui joue.' : capital(`C’est à ${nameOf(work, active)} de jouer.`)}`,
    ],
  };
};
