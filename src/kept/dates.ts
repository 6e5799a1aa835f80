// When something was kept, as a reader reads it.
let format: Intl.DateTimeFormat | undefined;

/** « 27 nov. 2026, 08:12 ». The format is made when a date is first said: making it takes as long as drawing a board. */
export const dateText = (at: number): string =>
  (format ??= new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })).format(at);
