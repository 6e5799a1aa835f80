// Rules that were renamed: an address once published opens for ever. A rule keeps its id as long as it can; when it cannot, its old one goes here.

/** Old id → present id. Nothing has been renamed so far. */
export const FORMER: Readonly<Record<string, string>> = {};

/** The present id of a rule, from any id that it ever had; what is not an old id comes back as it is. */
export const currentId = (id: string, formers: Readonly<Record<string, string>> = FORMER): string => {
  let name = id;
  for (let rank = 0; rank < 9 && Object.hasOwn(formers, name); rank += 1) name = formers[name] ?? name;
  return name;
};
/** Every address of the rules of a game: present ids in order, then the old ones of theirs, each with the rule that it opens. */
export const addresses = (
  ids: readonly string[],
  formers: Readonly<Record<string, string>> = FORMER,
): readonly (readonly [adresse: string, id: string])[] => {
  const known = new Set(ids);
  return [
    ...ids.map((id) => [id, id] as const),
    ...Object.keys(formers).flatMap((former) =>
      known.has(currentId(former, formers)) ? [[former, currentId(former, formers)] as const] : [],
    ),
  ];
};
