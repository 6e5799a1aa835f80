import { Component, type JSX } from 'preact';

const differ = (a: object, b: object): boolean => {
  const [before, after] = [Object.entries(a), Object.entries(b)];
  return (
    before.length !== after.length || after.some(([name, value]) => (a as Record<string, unknown>)[name] !== value)
  );
};
/** The same drawing, made again only when one of its properties is another value (compared by `===`). */
export const memo = <P extends object>(draw: (props: P) => JSX.Element | null) =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(this.props, next);
    }
    override render(): JSX.Element | null {
      return draw(this.props);
    }
  };
