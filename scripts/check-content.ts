// `node scripts/check-content.ts`: do the pages name only rules, terms, rulings and examples that exist, and is each rule anchored?
import { fileURLToPath } from 'node:url';
import { reportOf, summaryOf } from '../src/plugins/content-on-disk.ts';

const { faults, anchorless, pages } = await reportOf(fileURLToPath(new URL('..', import.meta.url)));
if (faults.length > 0) console.error(summaryOf(faults));
if (anchorless.length > 0) console.error(`${anchorless.length} règles sans paragraphe :\n  ${anchorless.join('\n  ')}`);
if (faults.length + anchorless.length > 0) process.exitCode = 1;
else console.log(`${pages} pages et définitions : tous les identifiants existent, chaque règle a son paragraphe.`);
