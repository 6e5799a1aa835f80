/** What is fetched with some modules or files: themselves and all that these import as they load, once each. What is not known has no imports, and is left out. */
export const reached = (
  from: readonly string[],
  importsOf: (id: string) => readonly string[] | undefined,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (id: string): void => {
    const imports = importsOf(id);
    if (imports === undefined || found.has(id)) return;
    found.add(id);
    for (const one of imports) add(one);
  };
  for (const id of from) add(id);
  return found;
};
