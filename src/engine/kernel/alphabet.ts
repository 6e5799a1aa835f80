/** The order of a French dictionary, numbers by their value: negative when `a` comes first. Made once: to ask `localeCompare` makes its rules anew at each pair. */
export const { compare: inFrench } = new Intl.Collator('fr', { numeric: true });
