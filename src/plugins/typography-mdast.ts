// MDX and Markdown text nodes go through `typesetBetween`; code, attributes and URLs are other nodes and stay as typed.
import type { MdastPluginDefinition } from 'satteri';
import { typesetBetween } from './typography.ts';

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
}

/** The text a reader sees of a node, code included: its edges decide the spaces of its neighbours. */
function textOf(of: MarkdownNode | undefined): string {
  if (of === undefined) return '';
  if (of.value !== undefined && (of.type === 'text' || of.type === 'inlineCode')) return of.value;
  return (of.children ?? []).map(textOf).join('');
}

/** The plugin to give to `satteri({ mdastPlugins: [typographieMdast] })`. */
export const typographyMdast: MdastPluginDefinition = {
  name: 'typographie',
  text(node, ctx) {
    const parent = ctx.parent(node) as MarkdownNode | undefined;
    const rank = ctx.indexOf(node);
    const neighbours = parent?.children ?? [];
    const before = rank === undefined || rank === 0 ? '' : textOf(neighbours[rank - 1]);
    const after = rank === undefined ? '' : textOf(neighbours[rank + 1]);
    const value = typesetBetween(before, node.value, after);
    if (value !== node.value) ctx.setProperty(node, 'value', value);
  },
};
