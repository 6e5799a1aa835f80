// On a page of a game, the first place where a term of its glossary is said becomes its link, as if `<Terme>` had been written there. What is linked by hand stays.
import { commencePhrase, placesDans, type TermeConnu } from './terms.ts';
import { avant, decoupe, estTexte } from './typography-html.ts';

/** Elements whose words are not prose: names, controls, drawings, what runs. Their words are never linked. */
const FERMES = new Set([
  'a',
  'aside',
  'astro-island',
  'b',
  'button',
  'caption',
  'code',
  'dt',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'kbd',
  'label',
  'legend',
  'nav',
  'noscript',
  'option',
  'pre',
  'script',
  'select',
  'small',
  'strong',
  'style',
  'summary',
  'svg',
  'template',
  'textarea',
  'th',
  'time',
]);
/** Elements that hold nothing. */
const SEULS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const BALISE = /^<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>$/i; // not the pieces that hold their whole element, a script or some code
const REGLE = /\sdata-regle="([^"]+)"/;
const DIT = /\shref="[^"]*\/glossaire\/#[\w-]+\.([^"]+)"/;
/** Margins, notices and lists of links, as search leaves them out too; and what speaks of the site, not of the game. */
const HORS_TEXTE = /\sdata-(?:pagefind-ignore|sans-termes)(?=[\s=>]|$)/;

/**
 * `html` after `typographieHtml`, whose spaces and apostrophes the terms are read with; `adresse`: of a term's definition, by its id. Only what stands in `<main>` is
 * read; headings, links, bold labels, controls and islands are left alone, and so is a term within the rule that says it.
 */
export function termesHtml(html: string, termes: readonly TermeConnu[], adresse: (id: string) => string): string {
  const debut = html.indexOf('<main');
  const fin = html.indexOf('</main>', debut);
  if (debut < 0 || fin < 0 || termes.length === 0) return html;
  const reglesDe = new Map(termes.map(({ id, regle }) => [id, regle]));
  const dits = new Set<string>();
  const ouverts: { readonly nom: string; readonly ferme: boolean; readonly regle: string | undefined }[] = [];
  const lie = (texte: string, neuf: boolean, regle: string | undefined): string => {
    let sorti = '';
    let depuis = 0;
    for (const { id, debut: de, fin: a } of placesDans(texte, neuf, termes)) {
      if (dits.has(id) || (regle !== undefined && reglesDe.get(id) === regle)) continue;
      dits.add(id);
      sorti += `${texte.slice(depuis, de)}<a class="terme" href="${adresse(id)}">${texte.slice(de, a)}</a>`;
      depuis = a;
    }
    return sorti + texte.slice(depuis);
  };
  const morceaux = decoupe(html.slice(debut, fin));
  const lus = morceaux.map((morceau, i) => {
    const ici = ouverts.at(-1);
    if (estTexte(morceau))
      return ici === undefined || ici.ferme ? morceau : lie(morceau, commencePhrase(avant(morceaux, i)), ici.regle);
    const [, fermante, nomLu = '', attributs = '', seul] = BALISE.exec(morceau) ?? [];
    const nom = nomLu.toLowerCase();
    if (nom === '') return morceau;
    if (fermante === '/') {
      const rang = ouverts.findLastIndex((un) => un.nom === nom);
      if (rang >= 0) ouverts.length = rang;
    } else if (seul !== '/' && !SEULS.has(nom)) {
      if (nom === 'a' && ici?.ferme !== true) dits.add(DIT.exec(attributs)?.[1] ?? '');
      ouverts.push({
        nom,
        ferme: ici?.ferme === true || FERMES.has(nom) || HORS_TEXTE.test(attributs),
        regle: REGLE.exec(attributs)?.[1] ?? ici?.regle,
      });
    }
    return morceau;
  });
  return html.slice(0, debut) + lus.join('') + html.slice(fin);
}
