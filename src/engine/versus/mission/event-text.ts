// Sentences that both modes say: tests, pieces, checks, the end. Each needs only its event and the mission.
import type { CheckReason } from '../partie/types.ts';
import type { Camp, PieceId } from '../types.ts';
import { capital, CAMP_WORDS, comparedWord, cubesWord, measureWord, pieceName, quoted, stateName, successesWord, TEST_WORDS } from '../words.ts';
import type { Comparison, EndSpec, Mission } from './format.ts';

/** What these sentences read beside their event. */
export interface MissionTold {
  readonly mission: Mission;
}
const tokenOfPiece = (piece: PieceId): string => piece.slice(0, piece.lastIndexOf('-'));

interface Tested {
  readonly test: string;
  readonly piece: PieceId;
  readonly success: boolean;
  readonly total: number | null;
  readonly difficulty: number;
  readonly skill: string | null;
}
/** « Test « amorcer une bombe », bombe 2, tenté par … : manipulation de difficulté 3, artificier compté ; total de 4, réussi. » */
export const testedText = ({ test: id, piece, success, total, difficulty, skill }: Tested, told: MissionTold, by = ''): string => {
  const test = told.mission.tests.find((one) => one.id === id);
  const kind = test === undefined ? 'difficulté' : `${TEST_WORDS[test.test]} de difficulté`;
  const counted = skill === null ? '' : ` (compétence : ${skill})`;
  return `${capital(test?.name ?? id)}, ${pieceName(told, piece)}${by} : ${kind} ${difficulty}${counted}, ${total === null ? '' : `${successesWord(total)}, `}${success ? 'réussie' : 'manquée'}.`;
};
/** The button of a test: « Amorcer une bombe : bombe 2, réussi ». */
export const testLabel = ({ test, piece, success, total }: { readonly test: string; readonly piece: PieceId; readonly success?: boolean; readonly total?: number }, told: MissionTold): string => {
  const said = [...(total === undefined ? [] : [successesWord(total)]), ...(success === undefined ? [] : [success ? 'réussi' : 'manqué'])];
  return [`${capital(told.mission.tests.find(({ id }) => id === test)?.name ?? test)} : ${pieceName(told, piece)}`, ...said].join(', ');
};
export const pieceText = ({ piece, from, to }: { readonly piece: PieceId; readonly from: string; readonly to: string }, told: MissionTold): string => {
  const token = tokenOfPiece(piece);
  return `${capital(pieceName(told, piece))} passe de l’état ${quoted(stateName(told, token, from))} à l’état ${quoted(stateName(told, token, to))}.`;
};
export const fumesText = ({ cubes }: { readonly cubes: number }): string => `Les vapeurs montent : à l’entretien, chaque camp récupère désormais ${cubesWord(cubes)} au plus.`;
export const turnBeganText = ({ turn, side }: { readonly turn: number; readonly side: Camp }): string => `Tour ${turn} : ${CAMP_WORDS[side].to} de jouer.`;

// ── Checks and the end
const compared = ({ left: what, ...rest }: Comparison, left: number, right: number, told: MissionTold): string => `${measureWord(what, told)} : ${comparedWord({ left: what, ...rest }, left, right, told)}`;
const NO_END: EndSpec = { id: '', kind: 'turn', turn: 0, check: 2 };
/** A condition with its numbers, and whether it holds. */
const reasonText = ({ end: id, holds, left, right }: CheckReason, turn: number, told: MissionTold): string => {
  const end = told.mission.ends.find((one) => one.id === id) ?? NO_END;
  const answer = holds ? 'oui' : 'non';
  if (end.kind === 'turn') return `Fin à la vérification ${end.check} du tour ${right} : ${answer}.`;
  const late = end.until !== undefined && turn > end.until ? `, condition regardée jusqu’au tour ${end.until}` : '';
  return `${capital(compared(end.when, left ?? 0, right, told))}${late} : ${answer}.`;
};
interface Checked {
  readonly turn: number;
  readonly check: 1 | 2;
  readonly reasons: readonly CheckReason[];
}
/** A mission always names a last turn: without it among the reasons, the game ends outside the checks, by option. */
export const checkedText = ({ turn, check, reasons }: Checked, told: MissionTold): string =>
  [
    reasons.every(({ left }) => left !== null) ? `Fin immédiate au tour ${turn}.` : `Vérification ${check} du tour ${turn}.`,
    ...reasons.map((reason) => reasonText(reason, turn, told)),
    reasons.some(({ holds }) => holds) ? 'La partie est finie.' : 'La partie continue.',
  ].join(' ');
interface Over {
  readonly turn: number;
  readonly winner: Camp;
  readonly left: number;
  readonly right: number;
}
/** « Bombes « amorcée » : 2, pour 2 au moins. » */
const wonBy = ({ winner, left, right }: Omit<Over, 'turn'>, told: MissionTold): string => `${capital(compared(told.mission.victory[winner], left, right, told))}.`;
export const overText = (over: Over, told: MissionTold): string => `La partie finit au tour ${over.turn} : ${CAMP_WORDS[over.winner].the} gagne. ${wonBy(over, told)}`;
export const resultText = (over: Omit<Over, 'turn'>, told: MissionTold): string => `${capital(CAMP_WORDS[over.winner].the)} gagne. ${wonBy(over, told)}`;
