// Everything of a set-up that a reader can see; the game under way adds its own text.
import { canonical } from '../../kernel/json.ts';
import { partie } from '../partie/index.ts';
import type { EscState } from './types.ts';

export const key = ({ stage, first, turn, passed, quiet, zones, placed, tokens, board, last }: EscState): string => {
  const { heroes, teams, soldiers, offers, quests, piles } = board;
  const carried = heroes.map(({ zone, ally, mount, worn, pack, spells }) => [zone, ally, mount, worn, pack, spells]);
  const seen = [
    stage,
    first,
    turn,
    passed,
    quiet,
    zones,
    placed,
    tokens,
    carried,
    teams.map(({ eternium }) => eternium),
    soldiers,
    offers,
    quests,
    piles.boutique.cards,
    piles.guilde.cards,
  ];
  return `${canonical(seen)}${last === null ? '' : `|${partie.key(last)}`}`;
};
