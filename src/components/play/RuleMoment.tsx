// The moment at which a rule is seen, in small: the board of its mode before the step and after it, from what examples and demonstrations are made of. It comes after the words.
import { render } from 'preact';
import type { Types } from '../../engine/kernel/game.ts';
import { shownAt } from '../../engine/kernel/play.ts';
import { lookAt } from '../../engine/kernel/sight.ts';
import type { MomentProof } from '../../scripts/proof-file.ts';
import { lien } from '../../site/link.ts';
import { sheetOf } from '../../site/sheets.ts';
import boards from '../../styles/boards.css?url';
import moments from '../../styles/moments.css?url';
import pieces from '../../styles/pieces.css?url';
import { type AnyReading, loadReading, modeLoader } from '../registry.ts';
import { isStill } from '../scene/motion.ts';
import type { ActionFile } from './demo.ts';
import { fetched } from './fetched.ts';
import { loadSheet } from './live-sheet.ts';
import { type ExampleFile, replayed, type Shown } from './source.ts';

type Frame = Shown<unknown, unknown>;
interface Played {
  readonly Board: AnyReading['Board'];
  readonly before: Frame | undefined; // none where nothing has been played yet
  readonly after: Frame;
}

async function ofExample(jeu: string, mode: string, example: string, step: number): Promise<Played> {
  const [{ Board }, file] = await Promise.all([
    loadReading(`${jeu}/${mode}`),
    fetched<ExampleFile<Types>>(lien(`/${jeu}/exemples/${example}.json`)),
  ]);
  const shown = replayed(file);
  const after = shown[step];
  if (after === undefined) throw new Error(`no step ${step} in ${example}`);
  return { Board, before: shown[step - 1], after };
}
async function ofDemonstration(jeu: string, mode: string, rule: string): Promise<Played> {
  const [playing, file] = await Promise.all([
    modeLoader(`${jeu}/${mode}`)?.(),
    fetched<ActionFile>(lien(`/${jeu}/action.json`)),
  ]);
  const sight = file.rules[rule];
  const seen = sight && playing && lookAt(playing.game, file, sight);
  if (playing === undefined || seen?.ok !== true || seen.value.line === undefined)
    throw new Error(`no moment of ${rule}`);
  const { line, at } = seen.value;
  const Board = (playing.Still ?? playing.Board) as AnyReading['Board']; // it draws a state; the rest is for who plays
  return { Board, before: at > 0 ? shownAt(line, at - 1) : undefined, after: shownAt(line, at) };
}

/** How long the board stays as it was before the step (ms), once it is seen. */
const BEFORE = 1100;
const seen = (place: Element): Promise<void> =>
  new Promise((resolve) => {
    new IntersectionObserver(
      (entries, watch) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { threshold: 0.6 },
    ).observe(place);
  });
const draw = (place: Element, Board: AnyReading['Board'], { state, events }: Frame): HTMLElement => {
  const layer = document.createElement('div');
  layer.className = 'place board';
  place.append(layer);
  render(<Board state={state} events={events} />, layer);
  return layer;
};
const remove = (layer: Element): void => {
  render(null, layer);
  layer.remove();
};

/** Draws the moment of a rule in a place, and plays it once, when it is in sight. Rejects when it cannot be had. What is drawn goes when `until` says so. */
export async function playMoment(
  place: HTMLElement,
  jeu: string,
  rule: string,
  [, mode, example, step = 0]: MomentProof,
  until: AbortSignal,
): Promise<void> {
  const sheets = [boards, pieces, moments, sheetOf(jeu, ['table'])].flatMap((sheet) => sheet ?? []);
  const [{ Board, before, after }] = await Promise.all([
    example === undefined ? ofDemonstration(jeu, mode, rule) : ofExample(jeu, mode, example, step),
    ...sheets.map(loadSheet),
  ]);
  if (until.aborted) return;
  until.addEventListener('abort', () => [...place.children].forEach(remove));
  if (before === undefined || isStill()) {
    draw(place, Board, after);
    return;
  }
  const first = draw(place, Board, before);
  await seen(place);
  await new Promise((resolve) => setTimeout(resolve, BEFORE));
  if (until.aborted) return;
  const last = draw(place, Board, after);
  last.classList.add('comes');
  await Promise.allSettled(last.getAnimations().map(({ finished }) => finished));
  remove(first);
}
