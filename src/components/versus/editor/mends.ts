// What mends a fault in one press. The engine says what is wrong; these write the least that puts it right.
import type { VsCode } from '../../../engine/versus/faults.ts';
import type { Mission } from '../../../engine/versus/mission/format.ts';
import type { Finding, Mend } from '../../atelier/findings.ts';
import { changeAt, dropAt, put } from '../../atelier/put.ts';
import { changePiece, setCount } from './game/model.ts';
import { mirror, newEnd, setEndKind } from './mission/model.ts';
import { missionOf } from './model.ts';
import type { Work } from './modes.ts';
import { dropDoor, freshName, renameZone, setExits, toFreeSpot } from './plan/ground.ts';
import { changeMissionOf } from './plan/laying.ts';

type Mends = (work: Work, keys: readonly string[]) => readonly Mend<Work>[];
const at = (keys: readonly string[], place = 1): number => Number(keys[place]);
const one = (label: string, change: (work: Work) => Work): readonly Mend<Work>[] => [{ label, change }];
const inMission = (label: string, change: (mission: Mission) => Mission): readonly Mend<Work>[] =>
  one(label, (work) => changeMissionOf(work, change));

const away: Mends = (_, keys) =>
  keys[0] === 'zones' ? one('Mettre sur une place libre', (now) => toFreeSpot(now, at(keys))) : [];
const named: Mends = ({ zones = [] }, keys) => {
  const name = zones[at(keys)];
  return name === undefined
    ? []
    : one('Lui donner un autre nom', (now) => renameZone(now, at(keys), freshName(now, at(keys))));
};
const outOfZone: Mends = (_, keys) =>
  keys[0] === 'pieces'
    ? one('Mettre hors du plan', (now) => changePiece(now, at(keys), (piece) => put(piece, 'zone', undefined)))
    : [];
const atStart: Mends = (_, keys) =>
  keys[0] === 'pieces'
    ? one('Remettre dans son état du départ', (now) =>
        changePiece(now, at(keys), (piece) => put(piece, 'state', undefined)),
      )
    : [];
const difficulty: Mends = (_, keys) =>
  inMission('Mettre 3', (mission) => ({
    ...mission,
    tests: changeAt(mission.tests, at(keys, 2), (test) => ({ ...test, difficulty: 3 })),
  }));
/** A line of a mission by what it is about. */
const WORDS: Readonly<Record<string, string>> = { tokens: 'pion', tests: 'test', special: 'règle' };
const called: Mends = (work, [, list = '', index = '', key = '']) => {
  const mission = missionOf(work);
  const name = `${WORDS[list] ?? ''} ${Number(index) + 1}`;
  if (list === 'tokens' && (key === 'name' || key === 'plural')) {
    const { name: own = '' } = mission.tokens[Number(index)] ?? {};
    const given = key === 'plural' ? `${own.trim() === '' ? name : own}s` : name;
    return inMission(`L’appeler « ${given} »`, (now) => ({
      ...now,
      tokens: changeAt(now.tokens, Number(index), (token) => ({ ...token, [key]: given })),
    }));
  }
  if (list !== 'tests' && list !== 'special') return [];
  return inMission(`L’appeler « ${name} »`, (now) => ({
    ...now,
    [list]: changeAt<{ readonly name: string }>(now[list] ?? [], Number(index), (line) => ({ ...line, name })),
  }));
};
/** A line about a kind of piece that is gone goes with it. */
const withoutLine: Mends = (_, [, list = '', index = '']) =>
  list === 'tests' || list === 'special'
    ? inMission(list === 'tests' ? 'Retirer ce test' : 'Retirer cette règle', (now) => ({
        ...now,
        [list]: dropAt<unknown>(now[list] ?? [], Number(index)),
      }))
    : [];
const unknownPiece: Mends = (work, keys) => {
  if (keys[0] === 'mission') return withoutLine(work, keys);
  if (keys[0] === 'counts') return one('Oublier ce nombre', (now) => setCount(now, keys[1] ?? '', undefined));
  return keys[0] === 'pieces'
    ? one('Retirer ce pion', (now) => put<Work, 'pieces'>(now, 'pieces', dropAt(now.pieces ?? [], at(keys))))
    : [];
};

const MENDS: Readonly<Partial<Record<VsCode, Mends>>> = {
  'zone-dessous': away,
  'zone-hors-plan': away,
  'zone-double': named,
  'zone-nom': named,
  'sortie-zone': (_, keys) => one('Retirer cette sortie', (now) => setExits(now, dropAt(now.exits ?? [], at(keys)))),
  'zones-reliees': (_, keys) => one('Retirer ce passage', (now) => dropDoor(now, at(keys))),
  'zone-inconnue': outOfZone,
  'pion-hors-plateau': outOfZone,
  'pion-etat': atStart,
  'pion-inconnu': unknownPiece,
  'test-difficulte': difficulty,
  'nom-absent': called,
  'fin-tour-absente': (work) => {
    const end = setEndKind(newEnd(missionOf(work)), 'turn', missionOf(work));
    return inMission('Ajouter un dernier tour', (mission) => ({ ...mission, ends: [...mission.ends, end] }));
  },
  'victoires-non-contraires': () =>
    inMission('Le vilain gagne dans le cas contraire', (mission) => ({ ...mission, victory: mirror(mission.victory) })),
  'tour-mission': () => one('Commencer au tour 1', (now) => put<Work, 'turn'>(now, 'turn', undefined)),
  'mission-titre': ({ name }) =>
    name.trim() === '' ? [] : inMission('Lui donner le nom du scénario', (mission) => ({ ...mission, title: name })),
};
export const mends = (work: Work, { code, path }: Finding): readonly Mend<Work>[] =>
  (code === undefined ? undefined : MENDS[code as VsCode])?.(work, path.split('.')) ?? [];
