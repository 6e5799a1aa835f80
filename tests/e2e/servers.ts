// The built site served twice: at the root, and under a base path when that build is there too (DIST, DIST_BASE).
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

export const BASE = '/regles/';

export default async function servers(): Promise<() => void> {
  const closers: (() => void)[] = [];
  const open = async (name: string, folder: string, base: string): Promise<void> => {
    const root = resolve(folder);
    if (!existsSync(join(root, 'index.html')))
      throw new Error(`${root} holds no site: run « npm run build » first, or « npm test »`);
    const { url, close } = await serve({ root, base, port: 4400 });
    process.env[name] = url;
    closers.push(close);
  };
  await open('SITE_URL', process.env['DIST'] ?? 'dist', '/');
  const under = process.env['DIST_BASE'];
  if (under !== undefined) await open('SITE_URL_BASE', under, BASE);
  return () => {
    for (const close of closers) close();
  };
}
