import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { glob } from 'astro/loaders';
import { SHELF } from './site/games.ts';

const jeu = z.enum(SHELF.map((j) => j.slug) as [string, ...string[]]);

/** Rule pages: src/content/<jeu>/NN-chapitre.mdx */
const regles = defineCollection({
  loader: glob({
    pattern: '*/[0-9]*.mdx',
    base: './src/content',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.object({ jeu, chapitre: z.string(), titre: z.string(), resume: z.string(), ordre: z.number() }),
});

/** Glossary: src/content/glossaire/<jeu>/<id>.md */
const glossaire = defineCollection({
  loader: glob({
    pattern: '*/*.md',
    base: './src/content/glossaire',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: z.object({
    terme: z.string(),
    jeu,
    regle: z.string().optional(),
    synonymes: z.array(z.string()).default([]),
    forme: z.string().nullable().optional(), // how pages write it, as the source of a regular expression (src/plugins/terms.ts)
  }),
});

export const collections = { regles, glossaire };
