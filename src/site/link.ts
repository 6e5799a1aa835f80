/** The address of a page under the site's base path: `lien('/battleworld/')`. `chemin` starts with `/`; a fragment or a query stays as given. */
export function lien(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/+$/, '') + path;
}

/** The path of a page without the base: '/battleworld/regles/combat/'. */
export function withoutBase(pathname: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  return base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}
