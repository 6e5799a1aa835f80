/** Where the value of a field comes from: the source, its examples or its story, this site, or the reader. */
export type Origin = 'stated' | 'deduced' | 'story' | 'example' | 'typed';
/** The label beside a field, and what it means. */
export const ORIGIN_WORDS: Readonly<Record<Origin, readonly [label: string, meaning: string]>> = {
  stated: ['dit', 'écrit dans les règles'],
  deduced: ['déduit', "conséquence d'un exemple des règles"],
  story: ['récit', "lu dans l'histoire, sans valeur de règle"],
  example: ['exemple', "valeur d'exemple, à remplacer par celle de votre carte"],
  typed: ['saisi', 'valeur que vous avez saisie'],
};
