/** What a sentence of a table of refusals says, whatever its values: {x} any text, {x cube} a number and its word. */
export const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+ ([^}]+)\}/g, '\\d+ $1s?')
      .replace(/\{\w+\}/g, '.*')}$`,
    'u',
  );
