// Which drawing of the sprite stands for whom: fighters by seat, cards by their id. A card that the reader makes is given one of its type by its id, always the same.
import type { Seat } from '../../engine/kernel/game.ts';
import type { CardId, TechniqueType } from '../../engine/battlefight/types.ts';

/** One a seat: two people in the same shape differ by it, by the colour and by the number. */
const FIGHTERS = ['high-kick', 'high-punch', 'ninja-heroic-stance', 'viking-head', 'monk-face', 'wolf-head'] as const;

const CARDS: Readonly<Record<CardId, string>> = {
  'base-attaque': 'punch',
  'base-defense': 'shield',
  'base-deplacement': 'walking-boot',
  'base-concentration': 'meditation',
  'base-rhetorique': 'talk',
  'ex-att-1': 'charging-bull',
  'ex-att-2': 'slingshot',
  'ex-att-3': 'boot-kick',
  'ex-att-4': 'brass-knuckles',
  'ex-att-5': 'punch-blast',
  'ex-def-1': 'shield-reflect',
  'ex-def-2': 'surrounded-shield',
  'ex-def-3': 'shield-bash',
  'ex-def-4': 'shield-opposition',
  'ex-def-5': 'angry-eyes',
  'ex-dep-1': 'sprint',
  'ex-dep-2': 'dodging',
  'ex-dep-3': 'roller-skate',
  'ex-dep-4': 'push',
  'ex-dep-5': 'footsteps',
  'ex-con-1': 'open-book',
  'ex-con-2': 'hourglass',
  'ex-con-3': 'enrage',
  'ex-con-4': 'card-burn',
  'ex-con-5': 'think',
  'ex-rhe-1': 'conversation',
  'ex-rhe-2': 'shouting',
  'ex-rhe-3': 'lips',
  'ex-rhe-4': 'peace-dove',
  'ex-rhe-5': 'sonic-shout',
};
const PALETTE: Readonly<Record<TechniqueType, readonly string[]>> = {
  attaque: ['fire-punch', 'foot-trip'],
  defense: ['round-shield', 'arrows-shield'],
  deplacement: ['run', 'jump-across'],
  concentration: ['lotus-flower', 'brainstorm'],
  rhetorique: ['public-speaker', 'imp-laugh'],
};
/** All that the sprite of the game holds. */
/** The game's own: on its cover, and where nothing else can be drawn. */
export const SIGN = 'high-kick';
export const ICONS: readonly string[] = [...FIGHTERS, ...Object.values(CARDS), ...Object.values(PALETTE).flat()];

export const fighterEmblem = (seat: Seat): string => FIGHTERS[seat % FIGHTERS.length] ?? FIGHTERS[0];
const rank = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
export const cardEmblem = (card: CardId, type: TechniqueType): string =>
  (Object.hasOwn(CARDS, card) ? CARDS[card] : undefined) ??
  PALETTE[type][rank(card) % PALETTE[type].length] ??
  CARDS[`base-${type}`] ??
  'punch';
