// A scenario of Versus as it is laid out: what to take out of the box, what to do.
import { agree, capital, listOf } from '../../../engine/kernel/french.ts';
import { cubesOf, discsOf } from '../../../engine/versus/partie/setup-read.ts';
import { CAMPS, type Camp } from '../../../engine/versus/types.ts';
import type { Box, Take } from '../../atelier/BoxPage.tsx';
import { CAMP_NAMES } from '../words.ts';
import { countOf, riverOf } from './game/model.ts';
import { initiativeOf, missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);
const ofCamp = (camp: Camp): string => (camp === 'hero' ? 'du héros' : 'du vilain');

const posts = (work: WorkOf<'partie'>): readonly Take[] =>
  CAMPS.flatMap((camp) => {
    const [tiles, discs, cubes] = [
      riverOf(work, camp).length,
      sum(discsOf(work, camp)),
      sum(cubesOf(work, missionOf(work), camp)),
    ];
    return [
      { count: tiles, name: `${agree(tiles, 'tuile')} ${ofCamp(camp)}` },
      { count: discs, name: `${agree(discs, 'disque')} d’action (DPA) ${ofCamp(camp)}` },
      { count: cubes, name: `${agree(cubes, 'cube')} ${ofCamp(camp)}` },
    ];
  });
/** « 2 bombes : Quai nord et Chapelle », for the pieces whose zone is told. */
const placed = (work: Work): readonly string[] =>
  missionOf(work).tokens.flatMap(({ id, name, plural }) => {
    const zones = (work.pieces ?? []).flatMap(({ token, zone }) => (token === id && zone !== undefined ? [zone] : []));
    return zones.length === 0 ? [] : [`${capital(agree(zones.length, name, plural))} : ${listOf(zones)}`];
  });

export const boxOf = (work: Work): Box => {
  const mission = missionOf(work);
  const first = initiativeOf(work);
  const active = work.active ?? first;
  return {
    takes: [
      { count: 1, name: `feuille de la mission « ${mission.title} »` },
      ...mission.tokens.map(({ id, name, plural }) => {
        const count = countOf(work, id);
        return { count, name: agree(count, name, plural) };
      }),
      ...(work.mode === 'partie' ? posts(work) : []),
    ],
    steps: [
      ...placed(work).map((line) => `${line}.`),
      work.mode === 'partie' ? 'Rangez les deux rivières comme ci-dessous, chaque tuile à sa place.' : '',
      work.mode === 'partie' ? 'Sur chaque poste, répartissez disques et cubes comme dans le tableau.' : '',
      `Commencez au tour ${work.turn ?? 1}. Initiative : ${CAMP_NAMES[first].toLowerCase()}. ${active === first ? 'Il joue.' : `C’est à l’autre camp de jouer.`}`,
    ],
  };
};
