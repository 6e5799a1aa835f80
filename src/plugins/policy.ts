// Astro lists in every page the hashes of all the inline scripts it may write. A page keeps those of the scripts it holds: a narrower
// policy, and half a kilobyte that does not compress.
import { createHash } from 'node:crypto';

const POLITIQUE = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;

function empreintes(html: string, balise: 'script' | 'style'): ReadonlySet<string> {
  const blocs = html.matchAll(new RegExp(`<${balise}\\b[^>]*>([\\s\\S]*?)</${balise}>`, 'g'));
  return new Set(
    [...blocs].map(
      (m) =>
        `'sha256-${createHash('sha256')
          .update(m[1] ?? '')
          .digest('base64')}'`,
    ),
  );
}

/** The page with, in its policy, only the hashes of the scripts and styles written in it; sources and other directives stay. */
export function politiqueUtile(html: string): string {
  const utiles = { script: empreintes(html, 'script'), style: empreintes(html, 'style') };
  return html.replace(POLITIQUE, (_, debut: string, politique: string, fin: string) => {
    const directives = politique.split(';').map((directive) => {
      const balise = /^\s*(script|style)-src/.exec(directive)?.[1] as 'script' | 'style' | undefined;
      if (balise === undefined) return directive.trim();
      return directive
        .trim()
        .split(/\s+/)
        .filter((mot) => !mot.startsWith("'sha256-") || utiles[balise].has(mot))
        .join(' ');
    });
    return debut + directives.filter((d) => d !== '').join('; ') + fin;
  });
}
