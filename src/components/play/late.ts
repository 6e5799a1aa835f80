/** How long something may be on its way before the page says so (ms). It is shown all the same if it comes later. */
export const LATE = 20_000;

/** Lets the browser paint and answer before what comes next: several short tasks block nobody, one long task does. */
export const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));
