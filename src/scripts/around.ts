// The rules that a rule names and those that name it, with their titles, as the pages of its game link them. Fetched once.
import type { Titles } from '../components/play/titles.ts';

type Liens = Readonly<Record<string, readonly [vers: readonly string[], depuis: readonly string[]]>>;
export interface Entourage {
  readonly liens: Liens;
  readonly lienVers: (id: string) => HTMLAnchorElement;
}

const json = async <T>(adresse: URL): Promise<T> => {
  const reponse = await fetch(adresse);
  if (!reponse.ok) throw new Error(`${reponse.status} ${adresse.href}`);
  return (await reponse.json()) as T;
};
let lu: Promise<Entourage> | undefined;
/** `adresse`: that of any rule, « …/r/#bw.combat.total ». */
export function entourage(adresse: string): Promise<Entourage> {
  const jeu = document.documentElement.dataset['jeu'] ?? '';
  const [adresses = ''] = adresse.split('#');
  lu ??= Promise.all([
    json<Liens>(new URL(`../${jeu}/liens.json`, adresses)),
    json<Titles>(new URL(`../${jeu}/titres.json`, adresses)),
  ]).then(
    ([liens, titres]) => ({
      liens,
      lienVers: (id) => {
        const lien = document.createElement('a');
        lien.href = document.getElementById(id) === null ? `${adresses}#${id}` : `#${id}`;
        lien.append(titres[id]?.[1] ?? id);
        return lien;
      },
    }),
    (erreur: unknown) => {
      lu = undefined; // asked again at the next gesture
      throw erreur;
    },
  );
  return lu;
}
