// The scenes of the home page, one shown at a time: the reader's own game, else another at each visit; « autre jeu » shows the next.
// The first stands in the page; the others are brought, with their style sheets, from the portal of their game.
import { read, write } from '../kept/device.ts';
import { myGame } from '../kept/table.ts';

const KEY = 'rv.vitrine';
const frame = document.querySelector<HTMLElement>('[data-vitrine]');
const buttons = [...(frame?.querySelectorAll<HTMLButtonElement>('[data-autre-jeu]') ?? [])]; // one a game, in order
const gameOf = (button: HTMLButtonElement | undefined): string => button?.dataset['autreJeu'] ?? '';
const sceneOf = (root: ParentNode | null, jeu: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-scene="${jeu}"]`) ?? null;
const wayOf = (root: ParentNode): HTMLAnchorElement | null => root.querySelector('[data-en-action]');

/** What does not come leaves the scene plain. */
const dressed = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((done) => {
    sheet.addEventListener('load', () => done());
    sheet.addEventListener('error', () => done());
    document.head.append(sheet);
  });
const ways = new Map<string, string>(); // by game: its example, from the start
const bring = async (jeu: string, portal: string): Promise<HTMLElement | undefined> => {
  const there = sceneOf(frame, jeu);
  if (there !== null) return there;
  const response = await fetch(portal);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const scene = sceneOf(page, jeu);
  if (scene === null) return undefined;
  for (const known of scene.querySelectorAll('script,style')) known.remove(); // what wakes it is in this page already
  const had = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[data-vitrine-feuille]')];
  await Promise.all(sheets.filter((sheet) => !had.has(new URL(sheet.href, location.href).href)).map(dressed));
  ways.set(jeu, wayOf(page)?.href ?? '');
  scene.hidden = true;
  frame?.prepend(scene);
  return scene;
};

const show = async (button: HTMLButtonElement): Promise<boolean> => {
  const jeu = gameOf(button);
  const scene = await bring(jeu, button.dataset['portail'] ?? '').catch(() => undefined);
  if (frame === null || scene === undefined) return false;
  for (const one of frame.querySelectorAll<HTMLElement>('[data-scene]')) one.hidden = one !== scene;
  const next = buttons[(buttons.indexOf(button) + 1) % buttons.length];
  for (const one of buttons) one.hidden = one !== next;
  const way = wayOf(frame);
  if (way !== null) way.href = ways.get(jeu) ?? way.href;
  write(KEY, jeu);
  return true;
};

const [drawn] = buttons; // the one that stands in the page
const seen = buttons.findIndex((button) => gameOf(button) === read(KEY));
const first = buttons.find((button) => gameOf(button) === myGame()) ?? buttons[(seen + 1) % buttons.length];
if (frame !== null && drawn !== undefined) ways.set(gameOf(drawn), wayOf(frame)?.href ?? '');
if (first === drawn) write(KEY, gameOf(first));
else if (first !== undefined) void show(first);
for (const button of buttons)
  button.addEventListener('click', () => {
    void show(button).then((shown) => {
      if (shown) buttons.find(({ hidden }) => !hidden)?.focus();
      else location.href = button.dataset['portail'] ?? '';
    });
  });
