// Astro lists in every page the hashes of all the inline scripts it may write. A page keeps those of the scripts it holds: a narrower
// policy, and half a kilobyte that does not compress.
import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;

function hashesOf(html: string, tag: 'script' | 'style'): ReadonlySet<string> {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return new Set(
    [...blocks].map(
      (m) =>
        `'sha256-${createHash('sha256')
          .update(m[1] ?? '')
          .digest('base64')}'`,
    ),
  );
}

/** The page with, in its policy, only the hashes of the scripts and styles written in it; sources and other directives stay. */
export function narrowedPolicy(html: string): string {
  const needed = { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') };
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy.split(';').map((directive) => {
      const tag = /^\s*(script|style)-src/.exec(directive)?.[1] as 'script' | 'style' | undefined;
      if (tag === undefined) return directive.trim();
      return directive
        .trim()
        .split(/\s+/)
        .filter((word) => !word.startsWith("'sha256-") || needed[tag].has(word))
        .join(' ');
    });
    return before + directives.filter((d) => d !== '').join('; ') + after;
  });
}
