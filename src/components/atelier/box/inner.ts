// In the box a thing has no inner id: the scenario that uses it gives it one, and the same card is the same whatever it was called there.

/** The same without its id. */
export const withoutId = <T extends { readonly id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;
