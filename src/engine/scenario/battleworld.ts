// Links and files of Battleworld: the codecs of its two modes, the shapes of their actions, and how a moment writes them in few characters.
import type { CombatAction } from '../battleworld/combat/types.ts';
import type { PartieAction } from '../battleworld/partie/types.ts';
import type { Result } from '../kernel/result.ts';
import { combatActionShape, partieActionShape, WORDS } from './battleworld-shapes.ts';
import { defineCodec, type Issue } from './codec.ts';
import { BATTLEWORLD_DICTIONARIES } from './dictionaries.ts';
import { parseWith } from './issues.ts';
import { tuplePacker } from './packer.ts';
import { combatForm, partieForm } from './battleworld-form.ts';

// ── Actions
const FIGHT_FIELDS = {
  defend: ['by'],
  spend: ['by'],
  reroll: ['by', 'die'],
  renounce: ['camp'],
  hold: ['camp'],
  wait: ['camp'],
  conclude: ['camp'],
  wound: ['target'],
} as const;
const combatActions = tuplePacker({
  fields: { declare: [], ...FIGHT_FIELDS },
  number: { type: 'roll', field: 'value' },
});
const partieActions = tuplePacker({
  fields: {
    initiative: ['side'],
    move: ['unit', 'to'],
    place: ['unit', 'spot'],
    attack: ['attackers', 'target'],
    recover: ['unit', 'gauge'],
    heal: ['unit'],
    repair: ['unit'],
    pass: ['side'],
    ...FIGHT_FIELDS,
  },
  number: { type: 'roll', field: 'value' },
  // In phase 1 a character moves, then its die is placed: one entry for both.
  pair: { tag: 'go', first: 'move', second: 'place', shared: 'unit' },
});

/** The shape of an action found in a link; whether it may be played is the engine's matter. */
export const parseCombatAction = (raw: unknown): Result<CombatAction, readonly Issue[]> =>
  parseWith(combatActionShape, WORDS, raw);
export const parsePartieAction = (raw: unknown): Result<PartieAction, readonly Issue[]> =>
  parseWith(partieActionShape, WORDS, raw);

export const combatCodec = defineCodec(combatForm, { dictionaries: BATTLEWORLD_DICTIONARIES, actions: combatActions });
export const partieCodec = defineCodec(partieForm, { dictionaries: BATTLEWORLD_DICTIONARIES, actions: partieActions });

/** By mode: all that links and saves need of it. */
export const LINKS = {
  combat: { codec: combatCodec, parseAction: parseCombatAction },
  partie: { codec: partieCodec, parseAction: parsePartieAction },
} as const;
