import type { Game, Step } from './game.ts';
import type { Cite, Refusal } from './rules.ts';

/** What a bigger mode needs of a smaller one: its rules, not its door. */
export type Rules<S, A, E extends Cite<R>, R extends string> = Pick<
  Game<S, A, E, R, never>,
  'node' | 'apply' | 'refuse' | 'key'
>;

export interface Call<S, E, IS, IA extends { readonly type: string }> {
  readonly get: (state: S) => IS | null; // the inner state, while one is under way
  readonly put: (state: S, inner: IS) => S;
  readonly types: { readonly [K in IA['type']]: true }; // which actions are the inner ones: tags of both unions never meet
  readonly close: (state: S, end: IS) => Step<S, E>; // what follows the inner end; it must take the inner state away (or put another)
}

/**
 * Inner actions, events and citations enter the outer unions flat; nothing of the inner mode is copied.
 * While an inner state is under way the inner `node` answers, and `outer.refuse` must forbid the outer actions. An inner end is closed within the
 * step that brings it, so no state ever rests on one. `outer.key` may leave the inner state out: its own key is added after "|".
 * `idle` tells why an inner action is refused when nothing inner is under way.
 */
export const within = <
  S,
  A extends { readonly type: string },
  E extends Cite<R>,
  R extends string,
  IS,
  IA extends A,
  IE extends E,
>(
  outer: Rules<S, A, E, R>,
  inner: Rules<IS, IA, IE, R>,
  call: Call<S, E, IS, IA>,
  idle: (state: S, action: IA) => Refusal<R>,
): Rules<S, A, E, R> => {
  const isInner = (action: A): action is IA => Object.hasOwn(call.types, action.type);

  const settle = (step: Step<S, E>): Step<S, E> => {
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
