// Damage that links meet on the way: a letter changed, a tail cut, two links mixed, noise.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NOISE = `${LETTERS}.~%#= \u00e9\u0000"{}[]:,\ud83e`;

/** Whole numbers below `n`, from a seed. */
export const below = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
};

const flip = (link: string, draw: (n: number) => number): string => {
  const at = draw(link.length);
  return link.slice(0, at) + LETTERS.charAt(draw(LETTERS.length)) + link.slice(at + 1);
};
const noise = (size: number, alphabet: string, draw: (n: number) => number): string =>
  Array.from({ length: size }, () => alphabet.charAt(draw(alphabet.length))).join('');

/** One damaged link, made of those given. */
export const mutate = (links: readonly string[], draw: (n: number) => number): string => {
  const link = links[draw(links.length)] ?? '';
  const other = links[draw(links.length)] ?? '';
  switch (draw(9)) {
    case 0:
      return flip(link, draw);
    case 1:
      return flip(flip(flip(link, draw), draw), draw);
    case 2:
      return link.slice(0, draw(link.length));
    case 3:
      return link.slice(0, draw(link.length)) + other.slice(draw(other.length));
    case 4: {
      const at = draw(link.length);
      return link.slice(0, at) + link.slice(at + 1 + draw(4));
    }
    case 5:
      return link.slice(0, link.lastIndexOf('.') + 1) + noise(draw(600), LETTERS, draw); // a right header, then anything
    case 6:
      return link.slice(0, draw(link.length)) + noise(1 + draw(20), NOISE, draw) + link.slice(draw(link.length));
    case 7:
      return noise(draw(200), NOISE, draw);
    default:
      return link + noise(1 + draw(3000), LETTERS, draw);
  }
};
