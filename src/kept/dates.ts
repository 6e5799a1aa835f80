// When something was kept, as a reader reads it.
let format: Intl.DateTimeFormat | undefined;

/** « 27 nov. 2026, 08:12 ». The format is made when a date is first said: making it took over 100 ms of a page that opened, on a processor slowed four times. */
export const dateText = (at: number): string =>
  (format ??= new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })).format(at);
