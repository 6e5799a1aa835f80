// Rules that were renamed: an address once published opens for ever. A rule keeps its id as long as it can; when it cannot, its old one goes here.

/** Old id → present id. Nothing has been renamed so far. */
export const ANCIENS: Readonly<Record<string, string>> = {};

/** The present id of a rule, from any id that it ever had; what is not an old id comes back as it is. */
export const actuel = (id: string, anciens: Readonly<Record<string, string>> = ANCIENS): string => {
  let nom = id;
  for (let rang = 0; rang < 9 && Object.hasOwn(anciens, nom); rang += 1) nom = anciens[nom] ?? nom;
  return nom;
};
/** Every address of the rules of a game: present ids in order, then the old ones of theirs, each with the rule that it opens. */
export const adresses = (
  ids: readonly string[],
  anciens: Readonly<Record<string, string>> = ANCIENS,
): readonly (readonly [adresse: string, id: string])[] => {
  const connus = new Set(ids);
  return [
    ...ids.map((id) => [id, id] as const),
    ...Object.keys(anciens).flatMap((ancien) =>
      connus.has(actuel(ancien, anciens)) ? [[ancien, actuel(ancien, anciens)] as const] : [],
    ),
  ];
};
