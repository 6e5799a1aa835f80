// What a report that the rules allow does to the state.
import { known } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { change, tell } from '../../kernel/work.ts';
import { doneCites, specialCites } from '../mission/cites.ts';
import type { TestSpec } from '../mission/format.ts';
import { triedCites } from '../mission/steps.ts';
import { outcomeOf, pieceOf, specials, testOf, turnPiece } from '../mission/track.ts';
import type { FigureId, Zone } from '../types.ts';
import { boxTile } from './event.ts';
import { neutralise, settleTile, wound } from './harm.ts';
import { figureOf, figureOfPiece, figuresOf, isUp, pieceOfFigure, sideOf, topTask, upFigures } from './reads.ts';
import { escortRule, exitRule, ofKind, type Report } from './reports.ts';
import type { Figure, PartieAction, PartieState, Shadow } from './types.ts';
import { changeFigure, changeSide, changeTop, moveCubes, moveDiscs, type Work } from './work.ts';

const succeed = (work: Work, test: TestSpec, pieceId: string): void => {
  const { mission, missionId } = work.state.fixed;
  const piece = known(pieceOf(work.state.mission, pieceId));
  change(work, { mission: turnPiece(mission, work.state.mission, pieceId, test.to) });
  tell(work, {
    type: 'piece',
    piece: pieceId,
    from: piece.state,
    to: test.to,
    test: test.id,
    cites: doneCites(missionId, test.id),
  });
  if (test.gains !== undefined)
    moveDiscs(work, test.side, 'unavailable', 'available', test.gains, null, doneCites(missionId, test.id));
  const figure = figureOfPiece(work.state, pieceId);
  if (figure === undefined || !isUp(figure)) return;
  changeFigure(work, figure.id, { at: 'out', zone: null });
  settleTile(work, figure.tile);
};

const leave = (work: Work, pieceId: string): void => {
  const { mission, missionId } = work.state.fixed;
  const piece = known(pieceOf(work.state.mission, pieceId));
  const rule = exitRule(work.state, piece.token);
  if (rule?.from !== piece.state) return;
  change(work, { mission: turnPiece(mission, work.state.mission, pieceId, rule.to) });
  const figure = figureOfPiece(work.state, pieceId);
  if (figure) changeFigure(work, figure.id, { at: 'out', zone: null });
  tell(work, {
    type: 'piece',
    piece: pieceId,
    from: piece.state,
    to: rule.to,
    test: null,
    cites: specialCites(missionId, rule.id),
  });
};

/** A character of a token has gone into a zone: an exit takes it off the map. */
const setPieceZone = (work: Work, pieceId: string, zone: Zone): void => {
  change(work, {
    mission: {
      ...work.state.mission,
      pieces: work.state.mission.pieces.map((piece) => (piece.id === pieceId ? { ...piece, zone } : piece)),
    },
  });
  const figure = figureOfPiece(work.state, pieceId);
  if (figure) changeFigure(work, figure.id, { zone });
  if (work.state.fixed.exits.includes(zone)) leave(work, pieceId);
};

const reveal = (work: Work, shadow: Shadow): void => {
  const batman = work.state.figures.find(({ at }) => at === 'hidden');
  if (shadow.batman === true && batman) {
    changeFigure(work, batman.id, { at: 'board', zone: shadow.zone });
    change(work, { shadows: [] });
    tell(work, {
      type: 'batman-found',
      shadow: shadow.number,
      zone: shadow.zone,
      why: 'aimed',
      cites: ['vs.pouvoirs-heros.batman-ombre-ciblable', 'vs.pouvoirs-heros.batman-ombre-batman'],
    });
    return;
  }
  change(work, { shadows: work.state.shadows.filter((one) => one !== shadow) });
  tell(work, {
    type: 'shadow-empty',
    shadow: shadow.number,
    zone: shadow.zone,
    cites: ['vs.pouvoirs-heros.batman-ombre-ciblable', 'vs.pouvoirs-heros.batman-ombre-vide'],
  });
};

/** The shadow that an aim names: « ombre-2 ». */
export const shadowAt = ({ shadows }: PartieState, at: string): Shadow | undefined =>
  shadows.find(({ number }) => at === `ombre-${number}`);

const flip = (work: Work, { kind, what }: Of<PartieAction, 'marker'>): void => {
  const { markers } = work.state;
  const at = markers.findIndex(
    (one) =>
      one.kind === kind &&
      (what === 'remove' ? (one.full ?? true) === (ofKind(work.state, kind, false) === 0) : (one.full ?? true)),
  );
  const next =
    what === 'add'
      ? [...markers, { kind, zone: null, full: true } as const]
      : what === 'remove'
        ? markers.toSpliced(at, 1)
        : markers.with(at, { ...known(markers[at]), full: false });
  change(work, { markers: next });
  tell(work, {
    type: 'marker-reported',
    kind,
    what,
    cites: [kind === 'flame' ? 'vs.pouvoirs-vilains.firefly-flammes' : 'vs.pouvoirs-vilains.killer-moth-gaz'],
  });
};

const authorOf = (state: PartieState, by: FigureId | undefined): Figure | null =>
  by === undefined ? null : (figureOf(state, by) ?? null);

const table = byTag<Report, readonly [Work], void>({
  move: ({ figure: id, to }, work) => {
    const figure = known(figureOf(work.state, id));
    tell(work, { type: 'figure-moved', figure: id, from: figure.zone, to, cites: ['vs.presentation.tour-de-jeu'] });
    const piece = pieceOfFigure(work.state, figure);
    if (piece === undefined) changeFigure(work, id, { zone: to });
    else setPieceZone(work, piece, to);
  },
  wounds: ({ figure, amount, by, means = 'other' }, work) =>
    wound(work, figure, amount, { by: authorOf(work.state, by), means, cites: ['vs.mise-en-place.pions-pv'] }),
  neutralise: ({ figure, by, means = 'other' }, work) =>
    neutralise(work, figure, { by: authorOf(work.state, by), means, cites: ['vs.presentation.tout-par-tuile'] }),
  'tile-out': ({ tile }, work) => {
    for (const { id } of upFigures(work.state, tile))
      neutralise(work, id, { by: null, means: 'other', cites: ['vs.presentation.tout-par-tuile'] });
  },
  test: ({ test: id, piece, figure, total, ...said }, work) => {
    const { mission, missionId } = work.state.fixed;
    const test = known(testOf(mission, id));
    const success = known(outcomeOf(test, { ...said, ...(total === undefined ? {} : { total }) }));
    tell(work, {
      type: 'tested',
      test: id,
      piece,
      figure,
      success,
      total: total ?? null,
      difficulty: test.difficulty,
      skill: test.skill ?? null,
      cites: triedCites(missionId, id),
    });
    if (success) succeed(work, test, piece);
  },
  escort: ({ piece, to, dangerous = false }, work) => {
    const { token } = known(pieceOf(work.state.mission, piece));
    const rule = known(escortRule(work.state, token));
    const { missionId, exits } = work.state.fixed;
    tell(work, {
      type: 'escorted',
      piece,
      to: to === 'exit' ? (exits[0] ?? null) : to,
      dangerous,
      cites:
        missionId === 'm4'
          ? [...specialCites(missionId, rule.id), ...(dangerous ? (['vs.m4.otages-terrain'] as const) : [])]
          : specialCites(missionId, rule.id),
    });
    if (to === 'exit') leave(work, piece);
    else if (to !== null) setPieceZone(work, piece, to);
  },
  aim: ({ at, means }, work) => {
    const shadow = shadowAt(work.state, at);
    const citizen =
      figureOf(work.state, at)?.tile === 'citizens' ||
      (pieceOf(work.state.mission, at) !== undefined && work.state.fixed.missionId === 'm7');
    tell(work, {
      type: 'aimed',
      at,
      means,
      cites: citizen ? ['vs.m7.scientifiques'] : ['vs.presentation.tout-par-tuile'],
    });
    if (shadow) reveal(work, shadow);
  },
  cubes: ({ side, from, to, amount }, work) => {
    const cubes = moveCubes(sideOf(work.state, side).cubes, from, to, amount);
    changeSide(work, side, { cubes });
    tell(work, {
      type: 'cubes-moved',
      side,
      from,
      to,
      amount,
      cubes,
      cites: to === 'defence' ? ['vs.presentation.saturation-defense'] : ['vs.tour.entretien-habituel'],
    });
  },
  river: ({ what, tile }, work) => {
    if (what === 'reinforce') {
      const figure = known(
        figuresOf(work.state, tile).find(({ at }) => at === 'reserve') ??
          figuresOf(work.state, tile).find(({ at }) => at === 'out'),
      );
      changeFigure(work, figure.id, {
        at: 'board',
        zone: null,
        markers: work.state.operated === tile ? ['operated'] : [],
      });
      tell(work, {
        type: 'reinforced',
        tile,
        cites:
          work.state.operated === tile
            ? ['vs.presentation.tout-par-tuile', 'vs.pouvoirs-vilains.prof-pyg-operation-interdits']
            : ['vs.presentation.tout-par-tuile'],
      });
      return;
    }
    for (const { id } of figuresOf(work.state, tile)) changeFigure(work, id, { at: 'out', zone: null });
    boxTile(work, tile);
    tell(work, {
      type: 'left-river',
      tile,
      why: what,
      cites:
        work.state.fixed.missionId === 'm6' && what === 'demobilise'
          ? ['vs.m6.demobilisation']
          : ['vs.presentation.tour-de-jeu'],
    });
  },
  marker: (action, work) => flip(work, action),
  lend: ({ special, figure = null }, work) => {
    const { fixed, mission } = work.state;
    const loan = known(specials(fixed.mission, 'loan').find(({ id }) => id === special));
    const used = (mission.used[special] ?? 0) + 1;
    change(work, { mission: { ...mission, used: { ...mission.used, [special]: used } } });
    const task = topTask(work.state);
    if (task?.task === 'act' || task?.task === 'power')
      changeTop(work, { ...task, loans: [...(task.loans ?? []), { special, figure }] });
    tell(work, {
      type: 'lent',
      special,
      figure,
      left: loan.uses - used,
      skill: loan.skill,
      cites: specialCites(fixed.missionId, special),
    });
  },
});

export const report = (work: Work, action: Report): void => table(action, work);
