// The log as it stands in the page: written at build, read and lit here. It says each step's sentences, who answered it, which rules it cites.
import type { CaptionProps } from '../scene/Caption.tsx';
import type { Part } from './phases.ts';
import { toSight } from './sight.ts';

const rows = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.log > [data-evenement]'),
];
const stepOf = (row: HTMLElement): number => Number(row.dataset['evenement']);

/** Who answered each step, from the first; of those that the log lacks, nobody says. */
export const actorsIn = (root: Element): readonly string[] => {
  const known = rows(root);
  const lacks = known[0] === undefined ? 0 : stepOf(known[0]) - 1;
  return [...Array.from({ length: lacks }, () => 'chance'), ...known.map(({ dataset }) => dataset['seat'] ?? 'chance')];
};

/** Where its parts begin, and how they are called. */
export const partsIn = (root: Element): readonly Part[] =>
  rows(root).flatMap((row) =>
    row.dataset['part'] === undefined ? [] : [{ from: stepOf(row), name: row.dataset['part'] }],
  );

/** Ids of the rules that a step cites: the fragments of its links. */
export const citedIn = (root: Element, step: number): readonly string[] => {
  const row = rows(root).find((one) => stepOf(one) === step);
  return [
    ...new Set(
      [...(row?.querySelectorAll<HTMLAnchorElement>('.say > .cite') ?? [])].map(({ hash }) =>
        decodeURIComponent(hash.slice(1)),
      ),
    ),
  ];
};

/** What a step tells, as its caption shows it; undefined where the log has no such step. */
export const toldIn = (root: Element, step: number): CaptionProps | undefined => {
  const row = rows(root).find((one) => stepOf(one) === step);
  if (row === undefined) return undefined;
  return {
    sentences: [...row.querySelectorAll('.say')].map((say) => ({
      text: say.querySelector(':scope > span')?.textContent ?? '',
      rules: [...say.querySelectorAll<HTMLAnchorElement>(':scope > .cite')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        title: link.textContent ?? '',
        marked: link.dataset['montree'] !== undefined,
      })),
    })),
    lead: Number(row.dataset['tete'] ?? 0),
    note: row.querySelector('.why')?.textContent ?? undefined,
  };
};

/** Lights the line on show, hides those that are still to come, and keeps it in sight inside the log. */
export const lightLog = (root: Element, step: number): void => {
  let now: HTMLElement | undefined;
  for (const row of rows(root)) {
    const mine = stepOf(row);
    row.hidden = mine > step;
    if (mine === step) {
      row.setAttribute('aria-current', 'step');
      now = row;
    } else row.removeAttribute('aria-current');
  }
  const result = root.querySelector<HTMLElement>('.log-result');
  if (result !== null) result.hidden = rows(root).some((row) => row.hidden);
  const box = root.querySelector<HTMLElement>('.log');
  if (box !== null) toSight(box, now);
};

/** The step of the line that was clicked, unless the click was meant for a link or a total. */
export const clickedStep = (target: EventTarget | null): number | undefined => {
  if (
    !(target instanceof Element) ||
    target.closest('a:not(.log-n),summary,.tally') !== null ||
    document.getSelection()?.isCollapsed === false
  )
    return undefined;
  const row = target.closest<HTMLElement>('.log > [data-evenement]');
  return row === null ? undefined : stepOf(row);
};

/** How it ended, when the log says so. */
export const resultIn = (root: Element): string | undefined =>
  root.querySelector('.log-result')?.textContent ?? undefined;
