// A demonstration as its reader sees it, on a terminal: what to look at, the steps that are shown, the engine's own sentences.
import { quotesOf } from '../../src/components/play/demo.ts';
import { type Demonstrations, MOST_SHOWN } from '../../src/engine/kernel/demonstration.ts';
import { stateAt } from '../../src/engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../../src/engine/kernel/sight.ts';
import type { GameSubject } from '../../tests/games/subject.ts';

/** All of them, or those of the rules that are named. */
export const print = ({ jeu, modes, rules }: GameSubject, file: Demonstrations, wanted: readonly string[]): void => {
  for (const [rule, sight] of Object.entries(file.rules)) {
    if (wanted.length > 0 && !wanted.includes(rule)) continue;
    const mode = modes[modeOfSight(file, sight) ?? ''];
    if (mode === undefined) throw new Error(`${rule}: no such mode`);
    const seen = lookAt(mode.game, file, sight);
    const scenario = file.scenarios['run' in sight ? (file.runs[sight.run]?.scenario ?? -1) : sight.scenario] as
      { readonly name?: string } | undefined;
    console.log(
      `\n## ${rule} — ${rules[rule]?.title ?? ''} [${rules[rule]?.source ?? ''}]\n   ${sight.kind}, ${mode.game.id}, « ${scenario?.name ?? ''} », look: ${sight.look === '' ? '(to be written)' : sight.look}`,
    );
    if (!seen.ok) {
      console.log(`   ${jeu}: does not play: ${seen.error}`);
      continue;
    }
    const { line, from, at } = seen.value;
    if (from > 0) console.log(`   under way: ${from} actions before`);
    for (const [i, { action, step }] of (line?.moves ?? []).slice(0, from + MOST_SHOWN).entries()) {
      if (i < from || line === undefined) continue;
      const before = stateAt(line, i);
      const told = step.events.map((event) => mode.text.event(event, before)).join(' | ');
      console.log(`   ${i + 1 === at ? '→' : ' '} ${i + 1}. [${mode.text.action(action, before)}] ${told}`);
    }
    for (const { label, text } of quotesOf(mode, sight.kind, seen.value, rule))
      console.log(`   ${label ?? 'dit'} : ${text}`);
  }
};
