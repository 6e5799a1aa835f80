// The rules alone, without the door.
import { apply } from './apply.ts';
import { key } from './keys.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { veil } from './veil.ts';

export const machine = { node, apply, refuse, key, veil };
