// The plan of a mission as a place of the workshop: what a gesture writes.
import type { Mission, TestSpec } from '../../../../engine/versus/mission/format.ts';
import type { Marker } from '../../../../engine/versus/partie/types.ts';
import type { Zone } from '../../../../engine/versus/types.ts';
import type { Placing } from '../../../atelier/place/hand.ts';
import { changeAt, dropAt, put } from '../../../atelier/put.ts';
import { shifted } from '../../../scene/grid-cells.ts';
import { changePiece, piecesOf } from '../game/model.ts';
import { newTest, newToken, setTestToken } from '../mission/model.ts';
import { missionOf } from '../model.ts';
import { Late } from '../Late.tsx';
import type { Work } from '../modes.ts';
import { addZone, dropZone, linkZones, moveZone, setExits, SIZE, zoneAt } from './ground.ts';
import { changeMissionOf, dropPieces, dropToken, placePiece } from './laying.ts';
import { BOOKLET, freeFigures, isGame, pieces, stateOf, stock, tileOf } from './lying.tsx';

/** « pieces.2 »: its list and its rank; of a mission's line, « mission.tests.1 ». */
const split = (path: string): readonly [list: string, index: number] => {
  const at = path.lastIndexOf('.');
  return [path.slice(0, at), Number(path.slice(at + 1))];
};

// ── What a gesture writes
/** The token of the first piece of a zone; that of the mission's first otherwise. */
const testIn = (work: Work, zone: Zone, test: TestSpec['test']): ((mission: Mission) => Mission) => {
  const here = work.pieces?.find((piece) => piece.zone === zone)?.token;
  return (mission) => {
    const made: TestSpec = { ...newTest(mission), test };
    return { ...mission, tests: [...mission.tests, here === undefined ? made : setTestToken(made, here, mission)] };
  };
};
const PUT: Readonly<Record<string, (work: Work, what: string, zone: Zone) => Work>> = {
  sortie: (work, _, zone) => setExits(work, [...(work.exits ?? []), zone]),
  pion: placePiece,
  livret: (work, id, zone) => {
    const token = BOOKLET.find((one) => one.id === id);
    if (token === undefined) return work;
    const { character: _, ...bare } = token;
    const kind = token.character?.tile === true ? bare : token; // no river has its tile here
    return placePiece(
      changeMissionOf(work, (mission) => ({ ...mission, tokens: [...mission.tokens, { ...kind, count: 1 }] })),
      id,
      zone,
    );
  },
  neuf: (work, _, zone) => {
    const token = newToken(missionOf(work));
    return placePiece(
      changeMissionOf(work, (mission) => ({ ...mission, tokens: [...mission.tokens, token] })),
      token.id,
      zone,
    );
  },
  test: (work, test, zone) => changeMissionOf(work, testIn(work, zone, test as TestSpec['test'])),
  figurine: (work, tile, zone) => {
    const id = isGame(work) ? freeFigures(work).find((one) => tileOf(one) === tile) : undefined;
    if (!isGame(work) || id === undefined) return work;
    const known = (work.figures ?? []).findIndex((figure) => figure.id === id);
    const figures = work.figures ?? [];
    return {
      ...work,
      figures: known < 0 ? [...figures, { id, zone }] : changeAt(figures, known, (one) => ({ ...one, zone })),
    };
  },
  marque: (work, kind, zone) =>
    isGame(work) ? { ...work, markers: [...(work.markers ?? []), { kind: kind as Marker['kind'], zone }] } : work,
};
/** Where there is no zone yet, one comes with what is put. */
const putThere = (work: Work, _: string, key: string, spot: string): Work => {
  if (key === 'zone') return addZone(work, spot);
  const [kind = '', what = ''] = key.split(':');
  const zone = zoneAt(work, spot);
  const ready = zone === undefined ? addZone(work, spot) : work;
  return PUT[kind]?.(ready, what, zone ?? ready.zones?.at(-1) ?? '') ?? work;
};
const settle = (work: Work, path: string, spot: string): Work => {
  const [list, index] = split(path);
  if (list === 'zones') return moveZone(work, index, spot);
  const zone = zoneAt(work, spot);
  if (zone === undefined) return work;
  switch (list) {
    case 'exits':
      return setExits(
        work,
        changeAt(work.exits ?? [], index, () => zone),
      );
    case 'pieces':
      return changePiece(work, index, (piece) => {
        const spec = missionOf(work).tokens.find(({ id }) => id === piece.token);
        const back = stateOf(spec, piece.state)?.at === 'board' ? piece : put(piece, 'state', undefined);
        return { ...back, zone };
      });
    case 'mission.tokens':
      return placePiece(work, missionOf(work).tokens[index]?.id ?? '', zone);
    case 'mission.tests': {
      const token = work.pieces?.find((piece) => piece.zone === zone)?.token;
      return token === undefined
        ? work
        : changeMissionOf(work, (mission) => ({
            ...mission,
            tests: changeAt(mission.tests, index, (test) => setTestToken(test, token, mission)),
          }));
    }
    default:
      if (!isGame(work)) return work;
      return list === 'figures'
        ? { ...work, figures: changeAt(work.figures ?? [], index, ({ out: _, ...one }) => ({ ...one, zone })) }
        : { ...work, markers: changeAt(work.markers ?? [], index, (one) => ({ ...one, zone })) };
  }
};
const move = (work: Work, paths: readonly string[], to: string): Work => {
  const spots = new Map(pieces(work).map(({ path, at }) => [path, at]));
  const from = spots.get(paths[0] ?? '') ?? to;
  return paths.reduce((now, path) => settle(now, path, shifted(spots.get(path) ?? from, from, to, SIZE)), work);
};
const removeOne = (work: Work, path: string): Work => {
  const [list, index] = split(path);
  switch (list) {
    case 'zones':
      return dropZone(work, index);
    case 'exits':
      return setExits(work, dropAt(work.exits ?? [], index));
    case 'pieces':
      return dropPieces(work, index);
    case 'mission.tokens':
      return dropToken(work, index);
    case 'mission.tests':
      return changeMissionOf(work, (mission) => ({ ...mission, tests: dropAt(mission.tests, index) }));
    default:
      if (!isGame(work)) return work;
      return list === 'figures'
        ? put(work, 'figures', dropAt(work.figures ?? [], index))
        : put(work, 'markers', dropAt(work.markers ?? [], index));
  }
};
const copy = (work: Work, path: string): Work | undefined => {
  const [list, index] = split(path);
  if (list === 'pieces') {
    const piece = work.pieces?.[index];
    return piece === undefined ? undefined : { ...work, pieces: [...(work.pieces ?? []), piece] };
  }
  if (list === 'markers' && isGame(work)) {
    const marker = work.markers?.[index];
    return marker === undefined ? undefined : { ...work, markers: [...(work.markers ?? []), marker] };
  }
  if (list !== 'mission.tests') return undefined;
  return changeMissionOf(work, (mission) => ({
    ...mission,
    tests: [
      ...mission.tests,
      ...mission.tests.slice(index, index + 1).map((test) => ({ ...test, id: newTest(mission).id })),
    ],
  }));
};
export const placing: Placing<Work> = {
  pieces,
  owners: () => [],
  stock,
  put: putThere,
  move,
  /** From the last to the first: the paths of those that stay to be removed hold. */
  remove: (work, paths) => paths.toSorted((a, b) => split(b)[1] - split(a)[1]).reduce(removeOne, work),
  copy,
  link: (work, from, to) => {
    const [a, b] = [from, to].map((path) => (split(path)[0] === 'zones' ? work.zones?.[split(path)[1]] : undefined));
    if (a === undefined || b === undefined || a === b) return undefined;
    const next = linkZones(work, a, b);
    const more = (next.doors ?? []).length > (work.doors ?? []).length;
    return { work: next, said: `${a} et ${b} ${more ? 'communiquent.' : 'ne communiquent plus.'}` };
  },
  /** What is said of a kind of piece is told with one of its pieces; of a door, with one of its zones. */
  about: (work, path) => {
    const [list = '', second = '', third = ''] = path.split('.');
    if (list === 'doors') return [`zones.${work.zones?.indexOf(work.doors?.[Number(second)]?.[0] ?? '') ?? 0}`];
    const token = list === 'counts' ? second : missionOf(work).tokens[Number(third)]?.id;
    if (list !== 'counts' && !(list === 'mission' && second === 'tokens')) return [];
    return piecesOf(work, token ?? '')
      .slice(0, 1)
      .map(({ index }) => `pieces.${index}`);
  },
  sheet: (path) => <Late draw={({ Sheet }) => <Sheet path={path} />} />,
};
