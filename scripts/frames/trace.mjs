// What a step costs, read from a trace of Chromium: the processor time of its script, of the layout and style that follow, the frames that came in time while it moved.
export const MOTION = 700; // ms: the longest motion of a step, and a little
const MOVED = 600_000; // µs: what comes after is what nobody waits for (a folded list)
const BEGINS = 200_000; // µs: a motion of the step begins so soon, on a slow machine too
const BEFORE = 3000; // µs: what a press does before the page hears of it
/** What runs scripts of the page. What they call stands inside, and is counted once. */
const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'RunMicrotasks',
]);
/** What the page does so that it may be drawn: asked for by a script, or after it. */
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'blink.animations', 'toplevel', 'benchmark'];

/** The outermost of some events, and the milliseconds of processor that they took. */
const outermost = (events) => {
  let until = 0;
  return events.toSorted((a, b) => a.ts - b.ts).filter(({ ts, dur = 0 }) => ts >= until && ((until = ts + dur), true));
};
const spent = (events) => outermost(events).reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
export const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Records what the page does while `work` goes on. */
export const traced = async (session, work) => {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  const ended = new Promise((settled) => session.once('Tracing.tracingComplete', settled));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return events;
};

/** What became of a frame: drawn (whole, or what moves alone), or nothing to draw in it (what is still clear, what waits for its turn); the others were dropped. */
const [DRAWN, IDLE] = ['STATE_PRESENTED', 'STATE_NO_UPDATE_DESIRED'];
/** How many frames a second came in time while pieces moved, from the first that the step drew to the last; undefined when nothing moved for a fifth of a second. */
const rateOf = (events, ts) => {
  const ends = new Map(
    events.filter(({ name, ph }) => name === 'Animation' && ph === 'e').map((one) => [idOf(one), one.ts]),
  );
  const begun = events.filter(
    ({ name, ph, ts: at }) => name === 'Animation' && ph === 'b' && at >= ts && at < ts + BEGINS,
  );
  const from = Math.min(...begun.map((one) => one.ts));
  const to = Math.min(ts + MOTION * 1000, Math.max(...begun.map((one) => ends.get(idOf(one)) ?? 0)));
  if (!(to - from >= 200_000)) return undefined;
  const frames = events
    .filter(({ name, ph, ts: at }) => name === 'PipelineReporter' && ph === 'b' && at >= from && at <= to)
    .map((one) => ({ ts: one.ts, ...one.args.frame_reporter }))
    .filter((one) => one.frame_type !== 'FORKED') // the page's half of a frame that was drawn without it
    .toSorted((a, b) => a.ts - b.ts);
  const drawn = ({ state }) => state.startsWith(DRAWN);
  const moving = frames.slice(frames.findIndex(drawn), frames.findLastIndex(drawn) + 1);
  const kept = moving.filter((one) => drawn(one) || one.state === IDLE);
  return moving.length < 2 ? undefined : ((kept.length - 1) * 1_000_000) / (moving.at(-1).ts - moving[0].ts);
};
const idOf = ({ id2, id }) => id2?.local ?? id;

/** The cost of each step of a trace, and of what is drawn once it has moved (`later`): from a mark « pressed » to the next one, or to the mark « follows » of what the table did next by itself; its frames, while it moves. */
export const stepsOf = (events) => {
  const marks = events.filter(({ name }) => name === 'pressed');
  const follows = events.filter(({ name }) => name === 'follows').map(({ ts }) => ts);
  const main = events.filter(({ ph, tid, pid }) => ph === 'X' && tid === marks[0]?.tid && pid === marks[0]?.pid);
  return marks.map(({ ts }, i) => {
    const until = Math.min(follows.find((at) => at > ts) ?? Infinity, (marks[i + 1]?.ts ?? Infinity) - BEFORE);
    const during = ({ ts: at, dur = 0 }) => at >= ts - BEFORE && at + dur < until;
    const mine = main.filter(during);
    const scripts = outermost(mine.filter(({ name }) => SCRIPT.has(name)));
    const layouts = mine.filter(({ name }) => LAYOUT.has(name));
    const asked = layouts.filter(({ ts: at }) =>
      scripts.some(({ ts: from, dur = 0 }) => at >= from && at < from + dur),
    );
    const [step, later] = [(one) => one.ts < ts + MOVED, (one) => one.ts >= ts + MOVED];
    return {
      script: spent(scripts.filter(step)) - spent(asked.filter(step)),
      later: spent(scripts.filter(later)) - spent(asked.filter(later)),
      layout: spent(layouts),
      rate: rateOf(events, ts),
    };
  });
};

/** The best of several runs of the same steps, step by step: what else the machine did meanwhile is not the step's. */
export const bestOf = (runs) =>
  runs[0].slice(0, Math.min(...runs.map((run) => run.length))).map((_, i) => ({
    script: Math.min(...runs.map((run) => run[i].script)),
    later: Math.min(...runs.map((run) => run[i].later)),
    layout: Math.min(...runs.map((run) => run[i].layout)),
    rate: Math.max(...runs.map((run) => run[i].rate ?? 0)), // 0: nothing moved
  }));
