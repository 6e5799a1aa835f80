// The rules that a rule names and those that name it, with their titles, as the pages of its game link them. Fetched once.
import type { Titles } from '../components/play/titles.ts';

type Links = Readonly<Record<string, readonly [vers: readonly string[], depuis: readonly string[]]>>;
export interface Surroundings {
  readonly links: Links;
  readonly linkTo: (id: string) => HTMLAnchorElement;
}

const json = async <T>(address: URL): Promise<T> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address.href}`);
  return (await answer.json()) as T;
};
let read: Promise<Surroundings> | undefined;
/** `adresse`: that of any rule, « …/r/#bw.combat.total ». */
export function surroundings(address: string): Promise<Surroundings> {
  const jeu = document.documentElement.dataset['jeu'] ?? '';
  const [addresses = ''] = address.split('#');
  read ??= Promise.all([
    json<Links>(new URL(`../${jeu}/liens.json`, addresses)),
    json<Titles>(new URL(`../${jeu}/titres.json`, addresses)),
  ]).then(
    ([links, titles]) => ({
      links: links,
      linkTo: (id) => {
        const lien = document.createElement('a');
        lien.href = document.getElementById(id) === null ? `${addresses}#${id}` : `#${id}`;
        lien.append(titles[id]?.[1] ?? id);
        return lien;
      },
    }),
    (error: unknown) => {
      read = undefined; // asked again at the next gesture
      throw error;
    },
  );
  return read;
}
