// Questions about fire: what a fighter's line meets, whom a destroyer may aim at.
import { stepTo } from '../../hex/hex.ts';
import type { Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { firstOnLine } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, ownerOf } from '../ships.ts';
import type { ShipId } from '../types.ts';
import { shipOf } from '../words.ts';
import { aheadOf, placed } from './asked.ts';
import { anyCell, anyFacing, canvas, isOn } from './canvas.ts';
import {
  after,
  type BbsExercise,
  type BbsType,
  choiceOf,
  eventOf,
  eventsOf,
  goneTo,
  judged,
  named,
  oneIn,
  opening,
  pick,
  positionOf,
  reasonsOf,
  shuffled,
  standsFact,
  typeOf,
  verdictOf,
} from './kit.ts';

type Make = (random: Rng, rules: readonly BbsRule[]) => () => BbsExercise | undefined;

// ── The line of a fighter
const NOTHING = 'Rien n’est à sa portée';
const ASTEROID = 'Un astéroïde l’arrête';
const ALLY = 'Un vaisseau allié le bloque';
const hitWord = (state: PartieState, id: ShipId): string => `Il touche ${named(state, id)}`;
/** Enemy ships of the line, at whatever distance: wrong answers that somebody could give. */
const inLine = (state: PartieState, shooter: number): readonly ShipId[] => {
  const ship = state.ships[shooter];
  if (ship === undefined) return [];
  const found: ShipId[] = [];
  for (let skipped: number | undefined; ;) {
    const hit = firstOnLine(state, ship.cell, ship.facing, 12, true, skipped);
    if (typeof hit?.what !== 'number' || hit.what === skipped) return found;
    if (ownerOf(hit.what) !== 0) found.push(idOf(hit.what));
    if (skipped !== undefined) return found;
    skipped = hit.what;
  }
};
type Kind = 'hit' | 'nothing' | 'ally' | 'asteroid';
const KINDS: readonly Kind[] = ['hit', 'hit', 'nothing', 'ally', 'asteroid'];
const line: Make = (random, rules) => {
  const wanted = pick(random, KINDS);
  return () => {
    const [from, facing, board, long] = [anyCell(random), anyFacing(random), canvas(random), oneIn(random, 3)];
    board.ship('0a1', from, facing);
    const way = Array.from({ length: 10 }, (_, i) => stepTo(from, facing, i + 1)).filter(isOn);
    if (way.length < 6) return undefined;
    if (wanted === 'ally') (oneIn(random, 2) ? board.fighter : board.destroyer)(0, pick(random, way.slice(0, 5)));
    if (wanted === 'nothing') board.keep(...way.slice(0, 5));
    board.scatter(3, way);
    board.scatter(4);
    const ready = goneTo(
      opening(
        position({
          ...board.spec(),
          name: 'Exercice : un tir',
          card: [0, 0, 0],
          ...(long ? { powers: ['terriens-2!'] as const } : {}),
        }),
      ),
      'squadron',
    );
    const before = ready && after(ready, { type: 'squadron', squadron: 'a' });
    if (before?.state.phase !== 'fire') return undefined;
    const { state, events } = partie.apply(before.state, { type: 'volley' });
    const [fired, missed] = [eventOf(events, 'fired'), eventOf(events, 'missed')];
    const kind = fired === undefined ? missed?.why : 'hit';
    const reasons = reasonsOf(state, eventsOf(events, 'fired', 'missed'), rules);
    if (kind !== wanted || reasons === undefined) return undefined;
    const right =
      fired === undefined
        ? { nothing: NOTHING, ally: ALLY, asteroid: ASTEROID }[kind as Exclude<Kind, 'hit'>]
        : hitWord(before.state, fired.target);
    const candidates = new Map(inLine(before.state, 0).map((id) => [hitWord(before.state, id), { ship: id }]));
    const power = long ? ['Le pouvoir « Longue portée » de J1 est révélé.'] : [];
    return {
      drawn: [standsFact(before.state, '0a1')],
      facts: power,
      question: 'L’escadron A de J1 est réduit à a1, et il tire. Que fait ce tir ?',
      position: positionOf(before, { ships: ['0a1'], cells: aheadOf(before.state, '0a1', long ? 10 : 6) }),
      answer: placed(
        choiceOf(random, right, [...candidates.keys(), ...shuffled(random, [NOTHING, ASTEROID, ALLY])], 5),
        (option) => candidates.get(option) ?? null,
      ),
      ...reasons,
    };
  };
};

// ── The turrets of a destroyer
const CODES = ['hors-de-portee', 'tir-masque', 'tir-autre-destroyer', 'cible-alliee'] as const;
const turrets: Make = (random, rules) => {
  const [allowed, masked] = [oneIn(random, 2), oneIn(random, 2)];
  return () => {
    const [rear, facing, board] = [anyCell(random, 4), anyFacing(random), canvas(random)];
    if (!board.ship('0D1', rear, facing)) return undefined;
    // Behind a screen: something far enough, and neighbours on the way to it.
    const front = stepTo(rear, facing);
    if (masked) {
      board.fighter(1, stepTo(front, facing, 2));
      board.asteroid(stepTo(front, facing));
    }
    if (oneIn(random, 2)) board.destroyer(0, anyCell(random));
    board.scatter(
      12,
      [1, 2, 3]
        .flatMap((n) =>
          [0, 1, 2, 3, 4, 5].flatMap((side) => [
            stepTo(front, side as 0, n),
            stepTo(rear, side as 0, n),
            stepTo(stepTo(front, side as 0, n), ((side + 2) % 6) as 0),
          ]),
        )
        .filter(isOn),
    );
    const start = goneTo(
      opening(
        position({ ...board.spec(), name: 'Exercice : des tourelles', card: [0, 0, 0], powers: ['valkyries-1'] }),
      ),
      'destroyer',
    );
    const before = start && after(start, { type: 'destroyer', ship: '0D1' });
    if (before?.state.phase !== 'aim') return undefined;
    const { state } = before;
    const plays = state.ships.flatMap(({ fate }, index): readonly PartieAction[] =>
      fate === 'play' && index !== 18 ? [{ type: 'shoot', ship: idOf(index) }] : [],
    );
    const verdict = verdictOf(random, state, allowed, { plays, rules, codes: CODES });
    if (verdict?.action.type !== 'shoot') return undefined;
    const { ship } = verdict.action;
    return judged(before, verdict, {
      drawn: [standsFact(state, '0D1'), standsFact(state, ship)],
      facts: ['D1 est le destroyer que J1 vient de manœuvrer, sans le déplacer.'],
      question: `D1 de J1 veut tirer sur ${shipOf(ship, state.fixed)}. Est-ce permis ?`,
      about: { ships: ['0D1'], target: ship },
    });
  };
};

const LINE_RULES: Some<BbsRule> = [
  'bbs.tir-chasseurs.portee',
  'bbs.tir-chasseurs.ligne',
  'bbs.tir-chasseurs.premier-seul',
  'bbs.tir-chasseurs.allie-bloque',
  'bbs.tir-chasseurs.pas-sur-allie',
  'bbs.tir-chasseurs.asteroide-bloque',
  'bbs.tir-chasseurs.arret-obstacle',
  'bbs.tir-chasseurs.destroyer-premiere-case',
  'bbs.principes.sonde-non-obstacle',
  'bbs.terriens.portee-10',
  'bbs.terriens.tir-asteroides',
];
const TURRET_RULES: Some<BbsRule> = [
  'bbs.tir-destroyers.portee',
  'bbs.tir-destroyers.courbe',
  'bbs.tir-destroyers.case-intermediaire',
  'bbs.tir-destroyers.pas-a-travers',
  'bbs.tir-destroyers.seul-active',
  'bbs.tir-destroyers.cible-ennemie',
];
export const FIRE_TYPES: readonly BbsType[] = [
  typeOf('tir', 'Que touche ce chasseur ?', LINE_RULES, line, 40),
  typeOf('tourelles', 'Ce tir de destroyer est-il permis ?', TURRET_RULES, turrets, 30),
];
