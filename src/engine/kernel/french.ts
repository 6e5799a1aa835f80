// Small change of French sentences, for every mode's text.

/** « a, b et c ». */
export const listOf = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`);
/** « de Hulk », « d'Ultron »: the word de before a name. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôöûü]/i.test(name) ? `d'${name}` : `de ${name}`);
export const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;
