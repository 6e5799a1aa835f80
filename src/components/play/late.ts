/** How long something may be on its way before the page says so (ms). It is shown all the same if it comes later. */
export const LATE = 20_000;
