// `node scripts/check-content.ts`: do the pages name only rules, terms, rulings and examples that exist, and is each rule anchored?
import { fileURLToPath } from 'node:url';
import { bilan, recit } from '../src/plugins/content-on-disk.ts';

const { fautes, sansAncre, pages } = await bilan(fileURLToPath(new URL('..', import.meta.url)));
if (fautes.length > 0) console.error(recit(fautes));
if (sansAncre.length > 0) console.error(`${sansAncre.length} règles sans paragraphe :\n  ${sansAncre.join('\n  ')}`);
if (fautes.length + sansAncre.length > 0) process.exitCode = 1;
else console.log(`${pages} pages et définitions : tous les identifiants existent, chaque règle a son paragraphe.`);
