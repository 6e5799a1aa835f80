// The machine alone: what runs cards, without the door (set-up, decks, the reader's cards) and without a word of French.
import { apply } from './apply.ts';
import { fold, key } from './keys.ts';
import { asides, node } from './node.ts';
import { refuse } from './refuse.ts';
import { veil } from './veil.ts';

export const machine = { node, asides, apply, refuse, key, fold, veil } as const;
