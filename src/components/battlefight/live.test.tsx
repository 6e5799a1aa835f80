// The live cards: what their pages say, as the engine played them, and that the pages hold them all.
import { globSync, readFileSync } from 'node:fs';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { replayLine, stateAt } from '../../engine/kernel/play.ts';
import { LIVE, LIVE_CARD, type LiveCard, liveScenario, liveScript } from '../../engine/battlefight/live.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import { KEYWORDS, MODIFIERS } from '../../engine/battlefight/types.ts';
import { partieCodec } from '../../engine/scenario/battlefight.ts';
import { typeset } from '../../plugins/typography.ts';
import { actorsOf, entriesOf } from '../play/entries.ts';
import { draftOf, techniqueOf } from './editor/card-draft.ts';
import LiveCardIsland from './LiveCard.tsx';
import { LiveReading, standing } from './LiveReading.tsx';
import { type Run, runOf } from './live-run.ts';
import { mode as partieMode } from './mode-partie.ts';

const shown = (id: string): LiveCard => {
  const found = LIVE.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const lineOf = (live: LiveCard) => {
  const start = partie.setup(liveScenario(live, live.card));
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(partie, start.value, liveScript(live));
  if (!line.ok) throw new Error(line.error.why);
  return line.value;
};
const told = (live: LiveCard): Run => {
  const line = lineOf(live);
  return runOf(
    entriesOf(partieMode, line, actorsOf(partieMode, line)),
    line.moves.map(({ step }) => step.events),
  );
};
const texts = (part: readonly { readonly text: string }[] = []): string => part.map(({ text }) => text).join(' | ');
const read = (id: string): string =>
  render(<LiveReading shown={shown(id)} state={lineOf(shown(id)).start} run={told(shown(id))} titles={{}} />);

describe('a run, sorted under the steps', () => {
  test('what came of each step, without the sentence that announces it; then how it ended', () => {
    const { before, steps, after } = told(shown('blesser'));
    expect(texts(before)).toMatch(/^J1 joue «.*Cri perçant.*» contre J2/);
    expect(steps).toHaveLength(2);
    expect(texts(steps[0])).toBe(typeset('Tant que « Cri perçant » est active, J1 a Force +1.'));
    expect(texts(steps[1])).toMatch(
      /2\sdégâts\s: sa vie passe de\s20\sà\s18\. L’étape en donne\s3, la Force\s1\sde plus et la Protection\s2\sde moins/,
    );
    expect(texts(steps[1])).not.toContain('Tour 2');
    expect(texts(after)).toMatch(/^«.*est terminée.*Tour 2/);
  });
  test('a failure stays under the step that failed; the steps after it tell nothing', () => {
    const { steps } = told(shown('corps-a-corps'));
    expect(steps).toHaveLength(4); // of five
    expect(texts(steps[3])).toContain('échoue');
  });
  test('what a step asked for stays under it, other techniques included', () => {
    expect(texts(told(shown('se-deplacer')).steps[0])).toMatch(/D4 en E4.*E4 en E5.*reste en E5/);
    expect(texts(told(shown('rejouer')).steps[1])).toMatch(/Attaque de base.*sa vie passe de\s20\sà\s19/);
    expect(texts(told(shown('rejouer')).steps[2])).toMatch(/bloque 1\u00a0point/);
  });
  test('the turn of somebody else comes after', () => {
    const { steps, after } = told(shown('protection'));
    expect(texts(steps[1])).toContain('Stable');
    expect(texts(after)).toMatch(
      /Tour 2.*Coup de boule.*subit 1\sdégât.*L’étape en donne\s3\set la Protection\s2\sde moins/,
    );
  });
  test.each(LIVE.map((live) => [live.id, live] as const))(
    '%s: no sentence is lost but those that announce its steps',
    (_, live) => {
      const line = lineOf(live);
      const all = line.moves.flatMap(({ step }, i) =>
        step.events
          .filter((event) => event.type !== 'step' || event.active !== `0:${LIVE_CARD}`)
          .map((event) => typeset(partieMode.text.event(event, stateAt(line, i)))),
      );
      const { before, steps, after } = told(live);
      expect([...before, ...steps.flat(), ...after].map(({ text }) => text).join(' ')).toBe(all.join(' '));
    },
  );
});

describe('a page', () => {
  test('says the steps, what they do, what came of them, and the rules that the card is here to show', () => {
    const html = read('se-blesser');
    expect(html).toContain('<b>Se blesser 1</b>');
    expect(html).toContain('Vous subissez');
    expect(html).toMatch(/#bf\.combat\.se-blesser-calcul/);
    expect(html).not.toMatch(/#bf\.grammaire\.le-joueur/); // cited at every step: the live board names it
    expect(html).not.toContain('style=');
  });
  test('says how people stand: points, counters, prohibitions, techniques that wait, cards; the card on show apart', () => {
    const at = (id: string, seat: 0 | 1): readonly string[] =>
      standing(lineOf(shown(id)).start, seat).map((text) => text.replaceAll('\u00a0', ' '));
    expect(at('blesser', 0)).toEqual(['case D2', 'vie 20']);
    expect(at('blesser', 1)).toEqual([
      'case D6',
      'vie 20',
      'Protection +2',
      'Vitesse −1',
      'Garde haute attend, Stable, coût 1',
    ]);
    expect(at('charme', 0)).toEqual([
      'case D2',
      'vie 20',
      "ne peut choisir aucune technique d'attaque",
      'en main : Parade et Course',
    ]);
    expect(at('piocher', 0)).toEqual(['case D1', 'vie 15', 'pioche : Parade', 'défausse : Fronde']);
    expect(at('bloquer', 0)).toEqual(['case D4', 'vie 17', 'dégât 3']);
  });
  test('the ring has the pawn of each person where it stands, and says so to those who do not see it', () => {
    const html = read('tous');
    expect(html.match(/class="pawn [^"]*"/g)).toHaveLength(6); // three on the ring, three beside their names
    const standing = lineOf(shown('tous')).start.players.map(({ cell }, i) => `${cell} : pion ${i + 1}, J${i + 1}`);
    for (const words of standing) expect(html.replaceAll('\u00a0', ' ')).toContain(words);
  });
  test('the island is first drawn as read: what the page gave, and two ways in', () => {
    const html = render(<LiveCardIsland id="blesser" title="Cri perçant" type="attaque" read={<p>lu</p>} />);
    expect(html).toMatch(/data-carte-vive="blesser"/);
    expect(html).toContain('carte d’exemple, non officielle');
    expect(html).toMatch(/<p>lu<\/p>.*data-commande="executer".*data-commande="modifier"/);
  });
  test('every keyword and modifier has its card on a rule page, once', () => {
    const placed = globSync('src/content/battlefight/*.mdx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<CarteVive id="([^"]+)"/g)].map(([, id]) => id ?? ''),
    );
    expect(placed.toSorted()).toEqual([...KEYWORDS, ...MODIFIERS].toSorted());
  });
});

test.each(LIVE.map((live) => [live.id, live] as const))(
  '%s: its text gives the card back, and its link the position',
  (_, live) => {
    expect(techniqueOf(draftOf(live.card), LIVE_CARD)).toEqual(live.card);
    const scenario = liveScenario(live, live.card);
    const opened = partieCodec.decode(partieCodec.encode(scenario));
    expect(opened.ok && partie.setup(opened.value)).toEqual(partie.setup(scenario));
  },
);
