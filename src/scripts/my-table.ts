// /<jeu>/table/: the pinned rules of the game, by their titles. What is under way is filled by resume.ts.
import './install.ts';
import './table.ts';
import { loadTitles, ruleLink } from '../components/play/titles.ts';
import { onOtherTab } from '../kept/records.ts';
import { typeset } from '../plugins/typography.ts';
import { PINS_KEY, pinned } from './pins.ts';

const main = document.querySelector<HTMLElement>('[data-table-de]');
const jeu = main?.dataset['tableDe'] ?? '';

async function pins(): Promise<void> {
  const list = main?.querySelector<HTMLElement>('[data-ses-epingles]');
  const none = main?.querySelector<HTMLElement>('[data-sans-epingle]');
  const ids = pinned().filter((id) => id.startsWith(`${main?.dataset['prefixe']}.`));
  if (list === null || list === undefined || none === null || none === undefined) return;
  none.hidden = ids.length > 0;
  const titles = ids.length === 0 ? {} : await loadTitles(jeu);
  list.replaceChildren(
    ...ids.map((id) => {
      const { href, title } = ruleLink(jeu, id, titles);
      const [line, link] = [document.createElement('li'), document.createElement('a')];
      link.className = 'cite';
      link.href = href;
      link.append(typeset(title));
      line.append(link);
      return line;
    }),
  );
}
onOtherTab((key) => {
  if (key === null || key === PINS_KEY) void pins();
});
void pins();
