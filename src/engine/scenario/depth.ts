// Data nested too deep for a scenario: 5,000 lists in one another hold in 75 characters of a link, and nothing that recurs may meet them.

/** Most lists and objects in one another. The deepest scenario that a shape accepts has about a dozen, its link two more. */
export const MAX_DEPTH = 32;
/** The French sentence that says so. */
export const TOO_DEEP = 'Ces données sont emboîtées trop profondément pour un scénario.';

/** Whether a JSON text nests deeper than that: brackets counted before anything parses it; those of its strings do not count. On what is not JSON the answer means nothing. */
export const isDeep = (json: string): boolean => {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const c = json.charAt(at);
    if (inText) {
      if (c === '\\') at++;
      else if (c === '"') inText = false;
    } else if (c === '"') inText = true;
    else if (c === '{' || c === '[') {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (c === '}' || c === ']') depth--;
  }
  return false;
};

/** What data are like as a whole: `deep`, `many` (over `most` fields and items), else undefined. Walks without recursion. */
export const excess = (raw: unknown, most: number): 'deep' | 'many' | undefined => {
  let [layer, seen]: [readonly unknown[], number] = [[raw], 0];
  for (let depth = 0; layer.length > 0; depth++) {
    seen += layer.length;
    if (seen > most) return 'many';
    const boxes = layer.filter((value) => typeof value === 'object' && value !== null);
    if (depth >= MAX_DEPTH && boxes.length > 0) return 'deep';
    layer = boxes.flatMap((value): readonly unknown[] => Object.values(value));
  }
  return undefined;
};
