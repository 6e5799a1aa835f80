// The form of a scenario, whoever made it: what `setup` looks at before anything else.
import { GENDERS, type Mission, OPS, PLACES, TESTS } from '../mission/format.ts';
import { among, byKind, fields, flag, type Form, id, list, number, orNull, record, row, text } from '../forms.ts';
import { CAMPS, COLOURS, FORMS, LEVELS, MISSION_IDS } from '../types.ts';
import { type Faults, faultWith } from './setup-faults.ts';
import { MARKERS } from './types.ts';

const camp = among(...CAMPS);
const each = <T extends string>(keys: readonly T[], form: Form): Readonly<Record<T, Form>> =>
  Object.fromEntries(keys.map((key) => [key, form])) as Record<T, Form>;
const byCamp = (form: Form): Form => fields({}, each(CAMPS, form));

// ── A mission
const measure: Form = (value, about) =>
  typeof value === 'object' && value !== null
    ? ('tiles' in value ? fields({ tiles: among(...CAMPS, 'either') }) : fields({ pieces: list(row(id, id)) }))(
        value,
        about,
      )
    : number(value, about);
const comparison = fields({ left: measure, op: among(...OPS), right: measure });
const token = fields(
  { id, name: text, plural: text, count: number, states: list(fields({ id, name: text, at: among(...PLACES) })) },
  {
    gender: among(...GENDERS),
    value: number,
    character: fields({ side: camp, lost: id }, { shield: flag, tile: flag }),
  },
);
const test = fields(
  { id, name: text, side: camp, token: id, from: list(id), to: id, test: among(...TESTS), difficulty: number },
  { upon: text, skill: text, gains: number },
);
const ends = {
  turn: fields({ id, turn: number, check: among(1, 2) }),
  when: fields({ id, when: comparison }, { until: number }),
};
const named = { id, name: text };
const special: Readonly<Record<NonNullable<Mission['special']>[number]['kind'], Form>> = {
  recovery: fields({ ...named, from: number, to: number, discs: number }),
  fumes: fields({ ...named, when: comparison, cubes: number }),
  forbid: fields({ ...named, what: among('depollute', 'demobilise') }, { side: camp, token: id }),
  event: fields({ ...named, side: among(...CAMPS, 'both') }),
  sweep: fields({ ...named, turn: number, side: camp, token: id, from: id, to: id }),
  exit: fields({ ...named, token: id, from: id, to: id }),
  escort: fields({ ...named, side: camp, token: id }),
  loan: fields({ ...named, side: camp, uses: number, skill: text }),
};
const whole = fields(
  {
    title: text,
    initiative: camp,
    tokens: list(token),
    tests: list(test),
    ends: list(byKind('kind', ends)),
    victory: fields(each(CAMPS, comparison)),
  },
  { story: text, special: list(byKind('kind', special)) },
);
/** No mission yet is a fault with a sentence of its own. */
const mission: Form = (value, about) =>
  typeof value === 'object' && value !== null
    ? whole(value, about)
    : among(undefined, '', ...MISSION_IDS)(value, about);

// ── A scenario
const OWN: Readonly<Record<string, Form>> = {
  note: text,
  author: text,
  turn: number,
  active: camp,
  counts: record(number),
  options: fields({}),
  pieces: list(fields({ token: id }, { state: id, zone: text })),
  zones: list(text),
  exits: list(text),
  spots: list(text),
  doors: list(row(text, text)),
};
const slot = fields(
  { level: among(...LEVELS) },
  { hq: flag, form: among(...FORMS), figures: number, tile: id, cost: number },
);
const side = fields(
  {},
  {
    discs: row(number, number, number),
    discRecovery: number,
    cubes: row(number, number),
    cubeRecovery: number,
    saturation: fields({}, { move: number, reroll: number }),
    slots: list(slot),
    choices: fields({}, { lieutenant: id, avatar: id, controlled: id, operated: id }),
  },
);
const card = fields(
  { id, name: text, side: camp, level: among(...LEVELS) },
  { form: among(...FORMS), figures: number, life: number },
);
const figure = fields({ id }, { zone: text, life: number, out: flag, lying: flag });
const marker = fields({ kind: among(...MARKERS), zone: orNull(text) }, { full: flag });
const PARTIE = fields(
  { name: text, mission },
  {
    ...OWN,
    initiative: camp,
    sides: byCamp(side),
    tiles: list(card),
    figures: list(figure),
    markers: list(marker),
    dice: fields({}, each(COLOURS, list(number))),
  },
);
const TRACK = fields({ name: text, mission }, { ...OWN, lost: byCamp(number) });
const faultsIn =
  (form: Form) =>
  (scenario: unknown): Faults =>
    form(scenario, '').map(({ about, expected }) =>
      faultWith(
        'forme',
        about,
        { champ: about === '' ? 'scénario' : about, attendu: expected },
        'vs.mise-en-place.finir',
      ),
    );
/** Fields of a whole game that have another form than they should; with one of them, nothing else is looked at. */
export const partieForms = faultsIn(PARTIE);
/** The same, of a mission alone. */
export const trackForms = faultsIn(TRACK);
