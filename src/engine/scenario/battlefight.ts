// Links and files of BattleFight: the codecs of its three modes, the shapes of their actions, and how a moment writes them in few characters.
import type { FormationAction } from '../battlefight/formation/types.ts';
import type { PartieAction } from '../battlefight/partie/types.ts';
import type { Result } from '../kernel/result.ts';
import { BATTLEFIGHT_DICTIONARIES } from './battlefight-dictionary.ts';
import { formationActionShape, partieActionShape, WORDS } from './battlefight-shapes.ts';
import { defineCodec, type Issue } from './codec.ts';
import { parseWith } from './issues.ts';
import { tuplePacker } from './packer.ts';
import { formationForm, matchForm, partieForm } from './battlefight-form.ts';

// ── Actions
const partieActions = tuplePacker({
  fields: {
    first: ['seat'],
    deal: ['seat', 'card'],
    draw: ['card'],
    play: ['card'],
    target: ['seat'],
    execute: [],
    aim: ['seat'],
    discard: ['card'],
    destabilise: ['active'],
    move: ['to'],
    push: ['to'],
    'answer-draw': ['seat', 'accept'],
    'offer-draw': ['seat'],
    claim: ['seat'],
    resign: ['seat'],
    dispute: ['seat'],
  },
  repeat: 'execute', // every step of a card is one: written as how many
  word: { type: 'play', field: 'card' },
});
const formationActions = tuplePacker({
  fields: { open: ['cards'], choose: ['card'] },
  word: { type: 'choose', field: 'card' },
});

/** The shape of an action found in a link; whether it may be played is the engine's matter. A match is played with the actions of its games. */
export const parsePartieAction = (raw: unknown): Result<PartieAction, readonly Issue[]> =>
  parseWith(partieActionShape, WORDS, raw);
export const parseFormationAction = (raw: unknown): Result<FormationAction, readonly Issue[]> =>
  parseWith(formationActionShape, WORDS, raw);

const games = { dictionaries: BATTLEFIGHT_DICTIONARIES, actions: partieActions };
export const partieCodec = defineCodec(partieForm, games);
export const matchCodec = defineCodec(matchForm, games);
export const formationCodec = defineCodec(formationForm, {
  dictionaries: BATTLEFIGHT_DICTIONARIES,
  actions: formationActions,
});

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction },
  match: { codec: matchCodec, parseAction: parsePartieAction },
  formation: { codec: formationCodec, parseAction: parseFormationAction },
} as const;
