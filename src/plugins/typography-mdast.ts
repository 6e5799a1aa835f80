// MDX and Markdown text nodes go through `typographie`; code, attributes and URLs are other nodes and stay as typed.
import type { MdastPluginDefinition } from 'satteri';
import { typographieEntre } from './typography.ts';

interface Noeud {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Noeud[];
}

/** The text a reader sees of a node, code included: its edges decide the spaces of its neighbours. */
function texte(noeud: Noeud | undefined): string {
  if (noeud === undefined) return '';
  if (noeud.value !== undefined && (noeud.type === 'text' || noeud.type === 'inlineCode')) return noeud.value;
  return (noeud.children ?? []).map(texte).join('');
}

/** The plugin to give to `satteri({ mdastPlugins: [typographieMdast] })`. */
export const typographieMdast: MdastPluginDefinition = {
  name: 'typographie',
  text(node, ctx) {
    const parent = ctx.parent(node) as Noeud | undefined;
    const rang = ctx.indexOf(node);
    const voisins = parent?.children ?? [];
    const avant = rang === undefined || rang === 0 ? '' : texte(voisins[rang - 1]);
    const apres = rang === undefined ? '' : texte(voisins[rang + 1]);
    const value = typographieEntre(avant, node.value, apres);
    if (value !== node.value) ctx.setProperty(node, 'value', value);
  },
};
