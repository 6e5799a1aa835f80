// What a record of a power is made of.
import type { Some } from '../kernel/result.ts';
import type { VsRule } from './rules.ts';
import type { Camp, Colour, PowerId, TileId } from './types.ts';

/** Whom a step may aim at. « Here »: in the zone of the HQ. */
export type Aim =
  | 'lieutenant' // a lieutenant of the camp, up
  | 'here' // anybody but the HQ
  | 'here-friend'
  | 'here-enemy'
  | 'friend' // of the camp, anywhere, but the HQ
  | 'around' // the same, the HQ included by option (A71)
  | 'seen' // anybody in sight but the HQ
  | 'own' // of the camp, the HQ included
  | 'thinker' // a friend who could make a reflection
  | 'passenger'
  | 'other-zone' // of the camp, elsewhere than the HQ
  | 'enemy-near-mine'; // of the other camp, in a zone shared with one of this camp
/** Whose tiles a step may aim at: a squad is a tile of minions or elites with somebody up. */
export type TileAim = 'own-squad' | 'river';
/** Who acts while a step asks something of the players: the HQ, who was picked, the tile picked, the operated tile; `marched`: the same, moves only; `thinker`: the HQ, as if in the zone of who was picked; `blast`: nobody, and the HQ is spared. */
export type Actor = 'hq' | 'picked' | 'marched' | 'tile' | 'operated' | 'thinker' | 'blast';
interface Ruled {
  readonly rules: Some<VsRule>;
}
/** A step: what it does is one small function of partie/verbs.ts. */
export type Verb = Ruled &
  (
    | { readonly do: 'tell'; readonly who?: Actor } // asked of the players, who report what came of it
    | { readonly do: 'pick'; readonly of: Aim }
    | { readonly do: 'pick-tile'; readonly of: TileAim }
    | { readonly do: 'wound'; readonly on: 'hq' | 'picked'; readonly amount: number | 'rolled' }
    | { readonly do: 'roll'; readonly colour: Colour; readonly dice: number; readonly reroll?: boolean }
    | { readonly do: 'recover'; readonly most: number }
    | { readonly do: 'flip'; readonly marker: 'flame' | 'gas' }
    | { readonly do: 'place'; readonly marker: 'venom' | 'fear' }
    | {
        readonly do:
          | 'may' // yes, or the rest is skipped
          | 'idle'
          | 'heal'
          | 'sacrifice'
          | 'smoke-here'
          | 'smoke'
          | 'hide'
          | 'vanish'
          | 'late-disc'
          | 'late'
          | 'souls'
          | 'release'
          | 'guard'
          | 'hack'
          | 'freeze'
          | 'stealth'
          | 'transform'
          | 'avatar'
          | 'fall'
          | 'pick-squad'
          | 'exchange'
          | 'swap'
          | 'steal'
          | 'to-last'
          | 'boundaries'
          | 'lift'
          | 'drop'
          | 'immobilise'
          | 'free-activation'
          | 'swarm'
          | 'rise'
          | 'compare'
          | 'duel'
          | 'split';
      }
  );
export type VerbName = Verb['do'];
export interface Effect {
  readonly key: string; // « a » or « b »
  readonly kind: 'event' | 'permanent';
  readonly runs: 'full' | 'partial' | 'prompt'; // how much of it the engine does by itself
  readonly dice?: readonly { readonly colour: Colour; readonly count: number; readonly reroll?: boolean }[];
  readonly skills?: readonly string[];
  readonly tokens?: readonly string[];
  readonly rules: Some<VsRule>; // one per step of the record, in order
  readonly verbs: readonly Verb[]; // what happens when the event tile is activated; empty for a permanent that then does nothing
  readonly parts?: Readonly<Record<string, readonly Verb[]>>; // what a die, or a choice among several, leads to
}
export interface PowerHead {
  readonly id: PowerId;
  readonly side: Camp;
  readonly title: string; // « Soin »
  readonly tiles: Some<{ readonly id: TileId; readonly name: string }>; // the cards that bear it
}
export interface PowerBody {
  readonly connector?: 'OU' | 'ET';
  readonly effects: Some<Effect>;
}
export interface Power extends PowerHead, PowerBody {}
