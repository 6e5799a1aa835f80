// Sentences that both modes say: tests, pieces, checks, the end. Each needs only its event and the mission.
import { au, capital, de } from '../../kernel/french.ts';
import type { CheckReason } from '../partie/event-types.ts';
import type { Camp, PieceId } from '../types.ts';
import {
  CAMP_WORDS,
  comparedText,
  type Counted,
  countedPlain,
  cubesWord,
  isRecord,
  pieceName,
  stateName,
  successesWord,
  thePiece,
  TEST_WORDS,
} from '../words.ts';
import type { EndSpec, Mission, TestSpec } from './format.ts';

/** What these sentences read beside their event. */
export interface MissionTold {
  readonly mission: Mission;
}
/** Words that an article melts into. */
const MELTING: ReadonlyMap<string, (name: string) => string> = new Map([
  ['à', au],
  ['de', de],
]);
const tokenOfPiece = (piece: PieceId): string => piece.slice(0, piece.lastIndexOf('-'));

/** How the name of a test brings its piece, after what it does: missions sent before its author was asked have no other words. */
const BRINGS = /^(.+?) (une?|l[ea]|l[’'])$/;
const uponOf = (name: string, token: string): string =>
  (name.endsWith(token) && BRINGS.exec(name.slice(0, -token.length).trim())?.[1]) || '';
/** What a test does to its piece: « amorcer la bombe n° 2 », « soutirer une information au Citizen n° 1 »; « fouiller, valise n° 2 » where nothing says how it goes on to its piece. */
export const testUpon = (
  { name, upon = '' }: Pick<TestSpec, 'name' | 'upon'>,
  piece: PieceId,
  told: MissionTold,
): string => {
  const said = pieceName(told, piece);
  const words = (upon.trim() || uponOf(name, said.slice(0, said.lastIndexOf(' n° ')))).split(' ');
  if (words[0] === '') return `${name}, ${said}`;
  const melted = MELTING.get(words.at(-1) ?? '');
  const the = thePiece(told, piece);
  return [...(melted === undefined ? words : words.slice(0, -1)), melted?.(the) ?? the].join(' ');
};
interface Tested {
  readonly test: string;
  readonly piece: PieceId;
  readonly success: boolean;
  readonly total: number | null;
  readonly difficulty: number;
  readonly skill: string | null;
}
/** « Amorcer la bombe n° 2, par … : manipulation de difficulté 3, réussie avec 4 succès. La compétence artificier compte. » */
export const testedText = (
  { test: id, piece, success, total, difficulty, skill }: Tested,
  told: MissionTold,
  by = '',
): string => {
  const test = told.mission.tests.find((one) => one.id === id);
  const kind = test === undefined ? 'épreuve' : TEST_WORDS[test.test];
  const result = `${success ? 'réussie' : 'manquée'}${total === null ? '' : total === 0 ? ' sans aucun succès' : ` avec ${successesWord(total)}`}`;
  const counted = skill === null ? '' : ` La compétence ${skill} compte.`;
  return `${capital(testUpon(test ?? { name: id }, piece, told))}${by} : ${kind} de difficulté ${difficulty}, ${result}.${counted}`;
};
/** The button of a test: « Amorcer la bombe n° 2, réussi ». */
export const testLabel = (
  {
    test: id,
    piece,
    success,
    total,
  }: { readonly test: string; readonly piece: PieceId; readonly success?: boolean; readonly total?: number },
  told: MissionTold,
): string => {
  const test = told.mission.tests.find((one) => one.id === id) ?? { name: id };
  return [
    capital(testUpon(test, piece, told)),
    ...(total === undefined ? [] : [successesWord(total)]),
    ...(success === undefined ? [] : [success ? 'réussi' : 'manqué']),
  ].join(', ');
};
/** « La bombe n° 2 est désormais amorcée (figurine). » */
export const pieceText = (
  { piece, to }: { readonly piece: PieceId; readonly to: string },
  told: MissionTold,
  state = stateName(told, tokenOfPiece(piece), to),
): string => `${capital(thePiece(told, piece))} est désormais ${state}.`;
export const fumesText = ({ cubes }: { readonly cubes: number }): string =>
  `Les vapeurs montent : à l’entretien, chaque camp récupère désormais ${cubesWord(cubes)} au plus.`;
export const turnBeganText = ({ turn, side }: { readonly turn: number; readonly side: Camp }): string =>
  `Tour ${turn} : ${CAMP_WORDS[side].to} de jouer.`;

// ── Checks and the end
const NO_END: EndSpec = { id: '', kind: 'turn', turn: 0, check: 2 };
/** A condition with its numbers, and whether it holds. */
const reasonText = (
  { end: id, holds, left, right }: CheckReason,
  turn: number,
  told: MissionTold,
  counted: Counted,
): string => {
  const end = told.mission.ends.find((one) => one.id === id) ?? NO_END;
  if (end.kind === 'turn') return holds ? 'C’est la dernière.' : `La dernière est la ${end.check} du tour ${right}.`;
  if (end.until !== undefined && turn > end.until)
    return `${capital(counted(end.when.left, left ?? 0, told))}, mais cela ne compte plus après le tour ${end.until}.`;
  return comparedText(end.when, { left: left ?? 0, right, met: holds }, told, counted);
};
interface Checked {
  readonly turn: number;
  readonly check: 1 | 2;
  readonly reasons: readonly CheckReason[];
}
/** A mission always names a last turn: without it among the reasons, the game ends outside the checks, by option. */
export const checkedText = ({ turn, check, reasons }: Checked, told: MissionTold, counted = countedPlain): string => {
  const when = reasons.every(({ left }) => left !== null) ? 'Fin immédiate au' : `Vérification ${check} du`;
  const so = reasons.some(({ holds }) => holds) ? 'la partie est finie' : 'la partie continue';
  const isFar = ({ holds, left, right }: CheckReason): boolean =>
    !isRecord(counted) && left === null && !holds && turn + 1 < right; // a last turn that is far
  return [
    `${when} tour ${turn} : ${so}.`,
    ...reasons.filter((one) => !isFar(one)).map((reason) => reasonText(reason, turn, told, counted)),
  ].join(' ');
};
interface Over {
  readonly turn: number;
  readonly winner: Camp;
  readonly left: number;
  readonly right: number;
}
/** « Bombes « amorcée » : 2. Il en fallait 2 au moins. » */
const wonBy = ({ winner, left, right }: Omit<Over, 'turn'>, told: MissionTold, counted: Counted): string =>
  comparedText(told.mission.victory[winner], { left, right, met: true }, told, counted);
export const overText = (over: Over, told: MissionTold, counted = countedPlain): string =>
  `La partie finit au tour ${over.turn} : ${CAMP_WORDS[over.winner].the} gagne. ${wonBy(over, told, counted)}`;
export const resultText = (over: Omit<Over, 'turn'>, told: MissionTold, counted = countedPlain): string =>
  `${capital(CAMP_WORDS[over.winner].the)} gagne. ${wonBy(over, told, counted)}`;
