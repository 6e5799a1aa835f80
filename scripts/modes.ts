// How the parts of a mode are named: what scripts look for.
/** « combatEpique » of « combat-epique »: what a mode's index.ts exports its game under. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
