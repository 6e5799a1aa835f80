// Who may be chosen while a game is prepared, whatever the order of the choices: scenarios that already say who plays are read with it too.
import type { Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { cardOf, CONTROLLED_FIGURES, powerOfTile, SQUADS } from '../data.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS } from '../types.ts';
import { tileOf } from './reads.ts';
import { bringsOf, hasEventTile, isHqSlot, isTeamSlot } from './recruit.ts';
import type { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieAction, PartieState, Slot, TileSpec } from './types.ts';

const { no, noWith } = faultsOf<VsRule, typeof SETUP_REFUSALS>();
type Cites = Some<VsRule>;
const DRAFT_TYPES = ['hq', 'lieutenant', 'avatar', 'take', 'control', 'operate'] as const;
export type DraftType = (typeof DRAFT_TYPES)[number];
export type DraftAction<T extends DraftType = DraftType> = Of<PartieAction, T>;
export const isDraft = (action: PartieAction): action is DraftAction =>
  (DRAFT_TYPES as readonly string[]).includes(action.type);
/** The only camp whose powers ask for something here. */
export const CHOOSER: Camp = 'villain';
export const CAMP_NAMES: Readonly<Record<Camp, string>> = { hero: 'héros', villain: 'vilain' };

// ── What a card is
/** « Robin (Tim Drake) » and « Robin (Damian Wayne) » are two people; « Batman (Zero Year) » is Batman. */
const PERSONS: ReadonlySet<string> = new Set([
  'Cassandra Cain',
  'Damian Wayne',
  'David Cain',
  'Jason Todd',
  'Tim Drake',
]);
export const characterOf = (name: string): string => {
  const [, character = name, version = ''] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return PERSONS.has(version) ? name : character;
};
const isLeader = ({ id, level }: TileSpec): boolean => level === 'leader' || (level === 'unknown' && !SQUADS.has(id));
const levelFits = (slot: Slot, card: TileSpec): boolean => {
  if (slot.level === 'leader') return isLeader(card);
  return slot.level === 'unknown' || card.level === 'unknown' || card.level === slot.level;
};
/** The place asks for something that the card does not say (A51). */
export const isUnchecked = (slot: Slot, card: TileSpec): boolean =>
  (slot.level !== 'unknown' && card.level === 'unknown') ||
  (slot.form !== null && card.form === undefined) ||
  (slot.figures !== null && card.figures === undefined);

// ── Faults that several choices share
interface Rules {
  readonly choice: Cites; // whose card, not taken yet
  readonly level: Cites;
  readonly form: Cites;
}
const TEAM: Rules = {
  choice: ['vs.mise-en-place.equipe-choix'],
  level: ['vs.mise-en-place.equipe-contrainte'],
  form: ['vs.mise-en-place.equipe-contrainte'],
};
const HQ: Rules = {
  choice: ['vs.mise-en-place.qg-choix'],
  level: ['vs.mise-en-place.qg-choix'],
  form: ['vs.mise-en-place.qg-type'],
};

/** The camp whose HQ brings that tile, and by which rule nobody else may have it. */
const reserved = (state: PartieState, { id, name }: TileSpec): Fault => {
  const camp = CAMPS.find((side) => bringsOf(state, side)?.tile === id);
  const brings = camp && bringsOf(state, camp);
  if (camp === undefined || brings === undefined) return undefined;
  const hq = tileOf(state, state.sides[camp].hq ?? '')?.name ?? '';
  return noWith(
    'tuile-reservee',
    { nom: name, qg: hq },
    id === 'blooms-gang' ? 'vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile' : brings.rules[0],
  );
};
const taken = (state: PartieState, { id, name }: TileSpec, ...cites: Cites): Fault =>
  tileOf(state, id) === undefined ? undefined : noWith('deja-prise', { nom: name }, ...cites);
/** A49, by option. */
const otherVersion = ({ fixed, tiles }: PartieState, { name, level }: TileSpec, ...cites: Cites): Fault => {
  if (!fixed.options.oneVersionPerCharacter || level !== 'leader') return undefined;
  const other = tiles.find((tile) => tile.level === 'leader' && characterOf(tile.name) === characterOf(name));
  return other && noWith('autre-version', { nom: name, autre: other.name }, ...cites);
};
const free = (state: PartieState, card: TileSpec, ...cites: Cites): Fault =>
  reserved(state, card) ?? taken(state, card, ...cites) ?? otherVersion(state, card, ...cites);
const unfit = (slot: Slot, card: TileSpec, rules: Rules, level: 'qg-niveau' | 'niveau'): Fault => {
  const { name, form, figures } = card;
  if (!levelFits(slot, card)) return noWith(level, { nom: name }, ...rules.level);
  if (slot.form !== null && form !== undefined && form !== slot.form)
    return noWith(slot.form === 'simple' ? 'type-simple' : 'type-double', { nom: name }, ...rules.form);
  if (slot.figures !== null && figures !== undefined && figures !== slot.figures)
    return noWith(
      'figures-nombre',
      { nom: name, n: slot.figures, figurines: figures },
      'vs.mise-en-place.equipe-contrainte',
    );
  return undefined;
};
const ofCamp = (card: TileSpec, side: Camp, ...cites: Cites): Fault =>
  card.side === side ? undefined : noWith('autre-camp', { nom: card.name, camp: CAMP_NAMES[side] }, ...cites);

// ── By choice
type Check<T extends DraftType> = (action: DraftAction<T>, state: PartieState, card: TileSpec) => Fault;
/** Harley's die (A14). */
export const ORANGE_MOST = 2;
const hqFault: Check<'hq'> = ({ side }, state, card) => {
  const slot = state.slots[side].find(isHqSlot);
  if (slot === undefined || slot.tile !== null) return noWith('qg-deja', { camp: CAMP_NAMES[side] }, ...HQ.choice);
  const fault =
    ofCamp(card, side, ...HQ.choice) ?? free(state, card, ...HQ.choice) ?? unfit(slot, card, HQ, 'qg-niveau');
  if (fault) return fault;
  if (powerOfTile(card.id)?.id === 'harley-quinn' && (state.fixed.dice.orange ?? []).some((face) => face > ORANGE_MOST))
    return no('de-orange', 'vs.pouvoirs-vilains.harley-quinn-de');
  const brings = bringsOf({ ...state, sides: { ...state.sides, [side]: { ...state.sides[side], hq: card.id } } }, side);
  const gone = brings && tileOf(state, brings.tile);
  return gone && noWith('apporte-prise', { nom: card.name, tuile: gone.name }, brings.rules[0]);
};
const takeFault: Check<'take'> = ({ side, slot: place }, state, card) => {
  const slot = state.slots[side][place - 1];
  if (slot === undefined || !isTeamSlot(slot))
    return noWith('place-inconnue', { place }, 'vs.mise-en-place.equipe-contrainte');
  if (slot.tile !== null) return noWith('place-prise', { place }, 'vs.mise-en-place.equipe-contrainte');
  return ofCamp(card, side, ...TEAM.choice) ?? free(state, card, ...TEAM.choice) ?? unfit(slot, card, TEAM, 'niveau');
};
const lieutenantFault: Check<'lieutenant'> = (_, state, card) => {
  const rule = 'vs.pouvoirs-vilains.hush-lieutenant';
  if (state.sides[CHOOSER].hq !== 'hush' || !hasEventTile(state, CHOOSER)) return no('choix-hush', rule);
  return (
    ofCamp(card, CHOOSER, rule) ??
    (isLeader(card) ? free(state, card, rule) : noWith('hush-niveau', { nom: card.name }, rule))
  );
};
const avatarFault: Check<'avatar'> = (_, state, card) => {
  const rule = 'vs.pouvoirs-vilains.clayface-avatar-choix';
  if (state.sides[CHOOSER].hq !== 'clayface' || state.avatar !== null) return no('choix-clayface', rule);
  return isLeader(card)
    ? free(state, card, rule, 'vs.pouvoirs-vilains.clayface-avatar-reserve')
    : noWith('avatar-niveau', { nom: card.name }, rule);
};
const controlFault: Check<'control'> = (_, state, card) => {
  const rule = 'vs.pouvoirs-vilains.jervis-tetch-controle';
  if (state.sides[CHOOSER].hq !== 'jervis-tetch' || !hasEventTile(state, CHOOSER)) return no('choix-tetch', rule);
  if (card.side === CHOOSER || CONTROLLED_FIGURES[card.level] === undefined)
    return noWith(card.level === 'unknown' ? 'controle-niveau-inconnu' : 'controle-niveau', { nom: card.name }, rule);
  return (
    reserved(state, card) ??
    (tileOf(state, card.id) === undefined ? undefined : noWith('controle-prise', { nom: card.name }, rule))
  );
};
const OPERATED: ReadonlySet<string> = new Set(['minion', 'elite', 'unknown']);
const operateFault: Check<'operate'> = ({ tile: id }, state, card) => {
  const rule = 'vs.pouvoirs-vilains.prof-pyg-operation';
  if (state.sides[CHOOSER].hq !== 'prof-pyg' || state.operated !== null) return no('choix-pyg', rule);
  const tile = tileOf(state, id);
  if (tile === undefined || !state.sides[CHOOSER].river.includes(id))
    return noWith('operation-riviere', { nom: card.name }, rule);
  return tile.part === 'team' && OPERATED.has(tile.level)
    ? undefined
    : noWith('operation-niveau', { nom: card.name }, rule);
};
const UNKNOWN: Readonly<Record<DraftType, VsRule>> = {
  hq: 'vs.mise-en-place.qg-choix',
  take: 'vs.mise-en-place.equipe-choix',
  lieutenant: 'vs.pouvoirs-vilains.hush-lieutenant',
  avatar: 'vs.pouvoirs-vilains.clayface-avatar-choix',
  control: 'vs.pouvoirs-vilains.jervis-tetch-controle',
  operate: 'vs.pouvoirs-vilains.prof-pyg-operation',
};
const check = byTag<DraftAction, readonly [PartieState, TileSpec], Fault>({
  hq: hqFault,
  take: takeFault,
  lieutenant: lieutenantFault,
  avatar: avatarFault,
  control: controlFault,
  operate: operateFault,
});
/** Why nobody may make that choice; whose turn it is to choose is not looked at. */
export const choiceFault = (state: PartieState, action: DraftAction): Fault => {
  const card = cardOf(state.fixed.pool, action.tile);
  return card === undefined ? no('carte-inconnue', UNKNOWN[action.type]) : check(action, state, card);
};
