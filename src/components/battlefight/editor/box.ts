// A scenario of BattleFight as it is laid out: what to take out of the box, what to do.
import { deckOf, nameOf } from '../../../engine/battlefight/partie/people.ts';
import { agree, listOf } from '../../../engine/kernel/french.ts';
import type { Box } from '../../atelier/BoxPage.tsx';
import { isDrawn, type Work } from './model.ts';
import { cellsOf } from './sketch.ts';

/** The cards that a person has somewhere at the start. */
const cardsOf = ({ kind, players, active = [] }: Work, seat: number): number => {
  const player = players[seat] ?? {};
  const { hand = [], pile = [], shuffled = [], discard = [] } = player;
  const known = [hand, pile, shuffled, discard].reduce((sum, zone) => sum + zone.length, 0);
  const deck = deckOf(player).length;
  return kind === 'study' ? known + deck + active.filter(({ owner }) => owner === seat).length : deck;
};

export const boxOf = (work: Work): Box => {
  const { kind, players, first } = work;
  const cells = cellsOf(work);
  const standing = players.flatMap((player, seat) =>
    player.out === true ? [] : [{ name: nameOf(player, seat), cell: cells[seat], cards: cardsOf(work, seat) }],
  );
  const waiting = (work.active ?? []).length;
  const placed = standing.filter(({ cell }) => cell !== undefined);
  return {
    takes: [
      { count: 1, name: 'plateau' },
      { count: standing.length, name: agree(standing.length, 'pion') },
      ...standing.map(({ name, cards }) => ({ count: cards, name: `${agree(cards, 'carte')} pour ${name}` })),
    ],
    steps: [
      isDrawn(work)
        ? 'Tirez au sort l’angle de chacun.'
        : placed.length === 0
          ? ''
          : `Posez les pions : ${listOf(placed.map(({ name, cell }) => `${name} en ${cell ?? ''}`))}.`,
      kind === 'study'
        ? 'Donnez à chacun sa vie, ses dégâts, sa main, sa pioche et sa défausse, comme écrit plus bas.'
        : 'Donnez à chacun son deck, écrit plus bas, et mélangez-le.',
      waiting === 0 ? '' : 'Posez devant leur joueur les techniques en attente, écrites plus bas.',
      first === null ? 'Tirez au sort qui commence.' : `C’est à ${nameOf(players[first] ?? {}, first)} de jouer.`,
    ],
  };
};
