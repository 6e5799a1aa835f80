// What a rule page offers for each rule, once somebody touches one: a pin beside its title, related rules in its margin. Fetched at that touch, or at the first `p`.
import feuille from '../styles/regles.css?url';
import { announce } from './announce.ts';
import { type Surroundings, surroundings } from './around.ts';
import { toggled, pinned, keepPins } from './pins.ts';
import { styleSheet } from './style-sheet.ts';

const PINNED =
  '<svg class="ico" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.5 2h5M6.5 2v4.5L4 9.5h8L9.5 6.5V2M8 9.5V14.5"/></svg>';

function shown(rule: HTMLElement, ids: readonly string[]): void {
  const placed = ids.includes(rule.id);
  rule.toggleAttribute('data-epingle', placed);
  const button = rule.querySelector<HTMLButtonElement>('.epingle');
  if (button === null) return;
  button.ariaPressed = String(placed);
  button.title = placed ? 'Retirer des règles épinglées (p)' : 'Épingler cette règle (p)';
}

let wanted: readonly string[] | undefined; // what the reader wanted pinned, once the device has refused
/** Pins or unpins a rule, and says so; says too, beside the rule, when the device keeps nothing. */
export function togglePin(rule: HTMLElement): void {
  const before = pinned();
  const ids = toggled(wanted ?? before, rule.id);
  const kept = keepPins(ids);
  wanted = kept ? undefined : ids;
  shown(rule, pinned());
  const placed = ids.includes(rule.id);
  if (!kept)
    void import('./refusal.ts').then((m) =>
      m.tellRefusal(rule, 'beforeend', ids, `${import.meta.env.BASE_URL.replace(/\/*$/, '/')}epingles/`),
    );
  else if (placed) announce(`Règle épinglée\u00A0: ${ids.length} dans votre liste`);
  else
    announce('Règle retirée de votre liste', () => {
      keepPins(before); // at the place that it had
      shown(rule, pinned());
      announce('Règle remise dans votre liste');
    });
}

const LINKED = 3; // beside a rule
/** In the margin of a rule, while it is pointed at: rules that it names, then rules that name it. They take no room of the text. */
function showLinked(rule: HTMLElement, { links, linkTo }: Surroundings): void {
  const ids = [...new Set(links[rule.id]?.flat())].slice(0, LINKED);
  if (ids.length === 0) return;
  const list = document.createElement('ul');
  list.className = 'liees';
  list.ariaLabel = 'Règles liées';
  for (const id of ids) {
    const line = document.createElement('li');
    line.append(linkTo(id));
    list.append(line);
  }
  rule.querySelector('.refs')?.append(list);
}
/** Where there is a margin and a mouse; elsewhere the « # » of a rule shows the rules around it. */
function surround(all: readonly HTMLElement[]): void {
  const address = all[0]?.querySelector<HTMLAnchorElement>('a.id')?.href;
  if (address === undefined || !matchMedia('(min-width: 60.01rem) and (hover: hover)').matches) return;
  void surroundings(address).then(
    (around) => {
      for (const rule of all) showLinked(rule, around);
    },
    () => undefined, // the links of the paragraphs say the same
  );
}

let equipped: Promise<void> | undefined;
/** Puts a pin beside the title of every rule of the page, once. */
export function equipRules(): Promise<void> {
  equipped ??= styleSheet(feuille).then(() => {
    const ids = pinned();
    const all = [...document.querySelectorAll<HTMLElement>('.regle')];
    surround(all);
    for (const rule of all) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'epingle';
      const head = rule.querySelector('.intitule');
      button.ariaLabel = `Épingler\u00A0: ${head?.firstElementChild?.textContent ?? ''}`;
      button.innerHTML = PINNED;
      button.addEventListener('click', () => togglePin(rule));
      head?.append(button);
      shown(rule, ids);
    }
  });
  return equipped;
}

const BAR = 64; // what the bar at the top hides, in pixels
const isSeen = (rule: Element): boolean => {
  const { top, bottom } = rule.getBoundingClientRect();
  return bottom > BAR && top < innerHeight;
};
/** The rule being read: that of the focus, else that of the address, else the nearest to the top; on screen in all cases. */
export function readingRule(): HTMLElement | undefined {
  const candidates = [
    document.activeElement?.closest<HTMLElement>('.regle'),
    document.querySelector<HTMLElement>('.regle:target'),
    ...document.querySelectorAll<HTMLElement>('.regle'),
  ];
  return candidates.find((rule) => rule !== null && rule !== undefined && isSeen(rule)) ?? undefined;
}
/** The key `p`. */
export async function pinRule(): Promise<void> {
  await equipRules();
  const rule = readingRule();
  if (rule === undefined) announce('Aucune règle à l’écran');
  else togglePin(rule);
}
