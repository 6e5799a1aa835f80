import { Component, type JSX } from 'preact';

/** The same drawing, made again only when one of its properties is another value (compared by `===`; one left out is undefined). */
export const memo = <P extends object>(draw: (props: P) => JSX.Element | null) =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now: P = this.props;
      for (const name in { ...now, ...next }) if (now[name] !== next[name]) return true;
      return false;
    }
    override render = draw;
  };
