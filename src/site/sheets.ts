// The style sheet of a game's own boards (src/styles/jeux/<jeu>.css). `parts`: the first that the game has of <jeu>-<part>.css is taken instead: « schemas » for a page
// with diagrams alone, « table » where a whole game is played or written, « outils » or its own name for a page that only this game has.
const sheets = import.meta.glob<string>('../styles/jeux/*.css', { eager: true, query: '?url', import: 'default' });

export const sheetOf = (jeu: string, parts: readonly string[] = []): string | undefined =>
  [...parts.map((part) => `${jeu}-${part}`), jeu]
    .map((name) => sheets[`../styles/jeux/${name}.css`])
    .find((one) => one !== undefined);
