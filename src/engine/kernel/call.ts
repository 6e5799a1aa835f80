import type { Game, Step, Types } from './game.ts';

/** What a bigger mode needs of a smaller one: its rules, not its door. */
export type Rules<T extends Types> = Pick<Game<T>, 'node' | 'apply' | 'refuse' | 'key'>;

interface Tagged {
  readonly action: { readonly type: string };
}
/** An inner mode: its actions, its events and its rules are among those of the outer one. */
type Inner<T extends Types> = Types & Tagged & Pick<T, 'action' | 'event' | 'rule' | 'refusal'>;

export interface Call<T extends Types, I extends Types & Tagged> {
  readonly get: (state: T['state']) => I['state'] | null; // the inner state, while one is under way
  readonly put: (state: T['state'], inner: I['state']) => T['state'];
  readonly types: { readonly [K in I['action']['type']]: true }; // which actions are the inner ones: tags of both unions never meet
  readonly close: (state: T['state'], end: I['state']) => Step<T['state'], T['event']>; // what follows the inner end; it must take the inner state away (or put another)
}

/**
 * Inner actions, events and citations enter the outer unions flat; nothing of the inner mode is copied.
 * While an inner state is under way the inner `node` answers, and `outer.refuse` must forbid the outer actions. An inner end is closed within the
 * step that brings it, so no state ever rests on one. `outer.key` may leave the inner state out: its own key is added after "|".
 * `idle` tells why an inner action is refused when nothing inner is under way.
 */
export const within = <T extends Types & Tagged, I extends Inner<T>>(
  outer: Rules<T>,
  inner: Rules<I>,
  call: Call<T, I>,
  idle: (state: T['state'], action: I['action']) => T['refusal'],
): Rules<T> => {
  const isInner = (action: T['action']): action is I['action'] => Object.hasOwn(call.types, action.type);

  const settle = (step: Step<T['state'], T['event']>): Step<T['state'], T['event']> => {
    let { state, events } = step;
    for (;;) {
      const held = call.get(state);
      if (held === null || inner.node(held).kind !== 'end') return { state, events };
      const closed = call.close(state, held);
      if (call.get(closed.state) === held) throw new Error('within: close left the same inner state in place');
      state = closed.state;
      events = [...events, ...closed.events];
    }
  };

  return {
    node: (state) => {
      const held = call.get(state);
      return held === null ? outer.node(state) : inner.node(held);
    },
    apply: (state, action) => {
      if (!isInner(action)) return settle(outer.apply(state, action));
      const held = call.get(state);
      if (held === null) throw new Error(`within: "${action.type}" played while nothing inner is under way`);
      const step = inner.apply(held, action);
      return settle({ state: call.put(state, step.state), events: step.events });
    },
    refuse: (state, action) => {
      if (!isInner(action)) return outer.refuse(state, action);
      const held = call.get(state);
      return held === null ? idle(state, action) : inner.refuse(held, action);
    },
    key: (state) => {
      const held = call.get(state);
      return held === null ? outer.key(state) : `${outer.key(state)}|${inner.key(held)}`;
    },
  };
};
