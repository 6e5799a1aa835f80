/** The address of a page under the site's base path: `lien('/battleworld/')`. `chemin` starts with `/`; a fragment or a query stays as given. */
export function lien(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/+$/, '') + path;
}

/** The address of an emblem in the sprite of its game (src/pages/emblemes/). */
export const emblem = (jeu: string, name: string): string =>
  lien(`/emblemes/${jeu}.svg?${import.meta.env.EMBLEMES ?? ''}#${name}`);

/** The path of a page without the base: '/battleworld/regles/combat/'. */
export function withoutBase(pathname: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  return base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}
