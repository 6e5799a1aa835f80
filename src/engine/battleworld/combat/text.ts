// What a combat says, in French: whole sentences, one per case.
import { de, listOf, plural } from '../../kernel/french.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { type RefusalCode, REFUSALS } from '../refusals.ts';
import { sheetOf } from '../sheets.ts';
import type { ModuleId, ModuleKind, UnitId } from '../types.ts';
import { isDoubled, raises, speakerOf, totalOf, trailing } from './board.ts';
import { facesOf } from './node.ts';
import type { Camp, CombatAction, CombatEvent, CombatMode, CombatScenario, CombatState, FighterSpec } from './types.ts';

export const MODULE_NAMES: Readonly<Record<ModuleKind, string>> = {
  energy: 'énergie',
  'double-defence': 'double défense',
  care: 'soins',
};

/** Names of what a sentence speaks of: a combat alone and a whole game answer differently. */
export interface Names {
  readonly unit: (id: UnitId) => string;
  readonly module: (id: ModuleId) => string; // « module énergie », without its article
  readonly speaks: UnitId | null; // who may spend now: what they do needs no name
}

export const combatNames = (state: CombatState): Names => ({
  unit: (id) => state.fixed.sheets[id]?.name ?? id,
  module: () =>
    state.fixed.target.kind === 'module' ? `module ${MODULE_NAMES[state.fixed.target.moduleKind]}` : 'module',
  speaks: speakerOf(state),
});

/** « Capitaine América et Hulk contre Fatalis »: who fights, as a scenario tells it, even one that the set-up refuses. */
export const combatTitle = ({ attackers, target }: CombatScenario): string => {
  const name = ({ sheet }: FighterSpec): string =>
    sheetOf(sheet)?.name ?? (typeof sheet === 'string' ? sheet : sheet.name);
  const goal = target.kind === 'unit' ? name(target.unit) : `le module ${MODULE_NAMES[target.moduleKind]}`;
  return attackers.length === 0 ? `Attaque contre ${goal}` : `${listOf(attackers.map(name))} contre ${goal}`;
};

const wounds = (count: number): string => plural(count, 'blessure');

const CAMPS: Readonly<Record<Camp, string>> = { attack: "L'attaque", defence: 'La défense' };

/** « La défense passe à 11 et mène de 1. » */
const standing = (camp: Camp, total: number, other: number): string => {
  if (total === other) return `${CAMPS[camp]} passe à ${total} : égalité.`;
  return total > other
    ? `${CAMPS[camp]} passe à ${total} et mène de ${total - other}.`
    : `${CAMPS[camp]} passe à ${total}, encore ${other - total} de moins que l'adversaire.`;
};

const worthText = (value: number, multiplier: 1 | 2, bonus: number): string => {
  const doubled = multiplier === 2 ? ` doublé, soit ${value * 2}` : '';
  const extra = bonus > 0 ? `, plus ${bonus} de Victoire` : '';
  return `${value}${doubled}${extra}`;
};

type Of<K extends CombatEvent['type']> = Extract<CombatEvent, { type: K }>;

const rolled = (event: Of<'rolled'>, names: Names): string => {
  const name = names.unit(event.unit);
  const result = worthText(event.value, event.multiplier, event.bonus);
  if (event.phase === 'raise')
    return `${name} jette encore son D${event.faces} : ${result}. ${standing(event.camp, event.tally.sum, event.other)}`;
  if (event.camp === 'attack')
    return `${name} lance son D${event.faces} : ${result}. Total de l'attaque : ${event.tally.sum}.`;
  return `${name} se défend avec un D${event.faces} : ${result}. Total de la défense : ${event.tally.sum}, contre ${event.other}.`;
};

const compared = ({ winner, attack, defence, gap, unit, undefended }: Of<'compared'>, names: Names): string => {
  if (winner === null) return `${attack} partout : égalité, il ne se passe rien.`;
  if (undefended) return `Personne ne défend : l'attaque ${de(names.unit(unit))} réussit avec ${attack}.`;
  const points = plural(gap, "point d'écart", "points d'écart");
  return winner === 'attack'
    ? `L'attaque l'emporte, ${attack} à ${defence}, avec ${points} pour ${names.unit(unit)}.`
    : `La défense l'emporte, ${defence} à ${attack}, avec ${points} pour ${names.unit(unit)}.`;
};

/** One sentence per event; the whole game adds its own to these. */
export const COMBAT_SENTENCES: { readonly [K in CombatEvent['type']]: (event: Of<K>, names: Names) => string } = {
  declared: ({ initiator, allies, target, onModule, sheltered }, names) => {
    const goal = onModule ? `le ${names.module(target)}` : names.unit(target);
    const who = names.unit(initiator);
    const team =
      allies.length > 0
        ? `${who} attaque ${goal} en surnombre avec ${listOf(allies.map(names.unit))} ; l'initiateur est ${who}.`
        : `${who} attaque ${goal}.`;
    return sheltered.length > 0
      ? `${team} À 2 cases d'un adversaire qui ne frappe qu'au contact, rien à craindre pour ${listOf(sheltered.map(names.unit))}.`
      : team;
  },
  disturbed: ({ unit }, names) =>
    `${names.unit(unit)} doit se défendre : son dé revient au centre, l'action prévue est perdue.`,
  defended: ({ unit, module, doubled }, names) => {
    if (unit === null) return `Personne ne défend le ${names.module(module)}.`;
    return doubled
      ? `${names.unit(unit)} défend le ${names.module(module)} avec un D10, doublé par la double défense.`
      : `${names.unit(unit)} défend le ${names.module(module)} avec un D10.`;
  },
  rolled,
  rerolled: ({ unit, camp, faces, old, value, tally, other }, names) =>
    `Le D${faces} ${de(names.unit(unit))} donnait ${old}, il donne ${value}. ${standing(camp, tally.sum, other)}`,
  spent: ({ unit, left }, names) =>
    left === 0
      ? `${names.unit(unit)} dépense son dernier jeton Puissance.`
      : `${names.unit(unit)} dépense un jeton Puissance ; il lui en reste ${left}.`,
  'reroll-spent': ({ unit, die }, names) =>
    unit === die
      ? `${names.unit(unit)} use de sa Relance sur son propre dé.`
      : `${names.unit(unit)} use de sa Relance sur le dé ${de(names.unit(die))}, l'initiateur du combat.`,
  renounced: ({ unit, forced }, names) =>
    forced
      ? `${names.unit(unit)} n'a plus rien à dépenser et renonce d'office.`
      : `${names.unit(unit)} renonce : son total ne montera plus.`,
  held: ({ unit, forced }, names) =>
    forced
      ? `À égalité et sans rien à dépenser, ${names.unit(unit)} passe d'office.`
      : `À égalité, ${names.unit(unit)} passe.`,
  waited: ({ unit }, names) => `${names.unit(unit)} mène et n'ajoute rien pour l'instant.`,
  concluded: ({ unit, forced }, names) =>
    forced
      ? `${names.unit(unit)} n'a plus rien à ajouter : le combat se conclut.`
      : `${names.unit(unit)} conclut le combat.`,
  compared,
  'no-wound': ({ unit }, names) => `${names.unit(unit)} tirait à l'abri, à 2 cases : aucune blessure.`,
  wounded: ({ unit, by, tally, before, after }, names) =>
    tally.sum === 0
      ? `${names.unit(by)} ne blesse pas ${names.unit(unit)} : sa frappe est de 0.`
      : `${names.unit(by)} inflige ${wounds(tally.sum)} à ${names.unit(unit)}, dont la vie passe de ${before} à ${after}.`,
  'module-hit': ({ module, by, tally, before, after }, names) =>
    tally.sum === 0
      ? `${names.unit(by)} n'entame pas le ${names.module(module)} : sa frappe est de 0.`
      : `${names.unit(by)} inflige ${wounds(tally.sum)} au ${names.module(module)}, dont la résistance passe de ${before} à ${after}.`,
  'victory-token': ({ unit, after }, names) =>
    `${names.unit(unit)} gagne un jeton de Victoire. Avec ${plural(after, 'jeton')}, chacun de ses prochains jets compte ${after} de plus.`,
  'victory-full': ({ unit, slots }, names) =>
    slots === 0
      ? `${names.unit(unit)} n'a pas d'emplacement de Victoire : pas de jeton.`
      : `Les emplacements de Victoire ${de(names.unit(unit))} sont tous pris (${slots}) : pas de jeton de plus.`,
  'energy-taken': ({ unit, before, after }, names) =>
    `L'adversaire a dépensé de la Puissance : le pouvoir ${de(names.unit(unit))} lui rend un jeton, et sa Puissance passe de ${before} à ${after}.`,
  'power-void': ({ unit, against }, names) =>
    `Le pouvoir ${de(names.unit(unit))} reste sans effet : ${names.unit(against)} est cosmique.`,
  died: ({ unit }, names) => `${names.unit(unit)} n'a plus de point de vie : sa carte quitte le jeu.`,
  'module-destroyed': ({ module }, names) => `Le ${names.module(module)} n'a plus de résistance : le voilà détruit.`,
};
const say = byTag<CombatEvent, readonly [Names], string>(COMBAT_SENTENCES);

/** The label of a button for each action: an infinitive. */
export const COMBAT_LABELS: {
  readonly [K in CombatAction['type']]: (action: Extract<CombatAction, { type: K }>, names: Names) => string;
} = {
  declare: () => "Déclarer l'attaque",
  defend: ({ by }, names) => (by === null ? 'Ne pas défendre' : `Défendre avec ${names.unit(by)}`),
  roll: ({ value }) => `Obtenir ${value}`,
  spend: ({ by }, names) =>
    by === names.speaks ? 'Dépenser un jeton Puissance' : `Dépenser un jeton Puissance ${de(names.unit(by))}`,
  reroll: ({ by, die }, names) =>
    by === die
      ? `Relancer le dé ${de(names.unit(die))}`
      : `Relancer le dé ${de(names.unit(die))} (Relance ${de(names.unit(by))})`,
  renounce: () => 'Renoncer',
  hold: () => 'Passer sans rien ajouter',
  wait: () => 'Attendre',
  conclude: () => 'Conclure le combat',
  wound: ({ target }, names) => `Blesser ${names.unit(target)}`,
};
const label = byTag<CombatAction, readonly [Names], string>(COMBAT_LABELS);

/** Who must decide what, now. */
export const askCombat = (state: CombatState, names: Names): string => {
  switch (state.stage) {
    case 'declare':
      return `${names.unit(known(state.fixed.attackers[0]))} va attaquer.`;
    case 'defender':
      return 'La défense choisit qui défend le module.';
    case 'rolling': {
      const due = known(state.due[0]);
      return isDoubled(state, due.by)
        ? `${names.unit(due.by)} lance un D10, dont le résultat compte double.`
        : `${names.unit(due.by)} lance un D${facesOf(state, due.by)}.`;
    }
    case 'raise':
      return askRaise(state, names);
    case 'wounds':
      return `${names.unit(known(state.defender ?? undefined))} choisit qui reçoit les blessures.`;
    case 'over':
      return 'Le combat est terminé.';
  }
};

const askRaise = (state: CombatState, names: Names): string => {
  const name = names.unit(known(speakerOf(state) ?? undefined));
  const attack = totalOf(state, 'attack');
  const defence = totalOf(state, 'defence');
  if (state.defender === null) return `${name} peut ${listOf([...ways(state), `conclure à ${attack}`], 'ou')}.`;
  const score = state.speaks === 'attack' ? `${attack} contre ${defence}` : `${defence} contre ${attack}`;
  const behind = trailing(state);
  if (state.renounced !== null) {
    if (behind === null)
      return `${name} n'a plus d'avance, ${attack} partout : ${listOf([...ways(state), 'conclure à égalité'], 'ou')} ?`;
    return behind === state.speaks
      ? `${name} n'est plus en tête, ${score} : ${listOf([...ways(state), 'conclure sur une défaite'], 'ou')} ?`
      : `${name} peut creuser l'écart ou conclure, ${score}.`;
  }
  if (behind === null) return `${attack} partout : ${name} a la parole.`;
  return behind === state.speaks
    ? `${name} a la parole, ${score} : ${listOf([...ways(state), 'renoncer'], 'ou')} ?`
    : `${name} mène, ${score}, et peut encore ajouter.`;
};
/** What the side that speaks may still do to its total. */
const ways = (state: CombatState): readonly string[] => {
  const open = new Set(raises(state, state.speaks).map(({ type }) => type));
  return [...(open.has('spend') ? ['dépenser'] : []), ...(open.has('reroll') ? ['relancer'] : [])];
};

const RESULTS: Readonly<Record<string, string>> = {
  attack: "L'attaque remporte le combat.",
  defence: 'La défense remporte le combat.',
  tie: 'Égalité : personne ne remporte le combat.',
};

export const refusalText = (code: string): string => REFUSALS[code as RefusalCode] ?? "Ce coup n'est pas permis.";

export const combatText: ModeText<CombatMode> = {
  event: (event, state) => say(event, combatNames(state)),
  action: (action, state) => label(action, combatNames(state)),
  refusal: ({ code }) => refusalText(code),
  node: (state) => askCombat(state, combatNames(state)),
  result: (result) => RESULTS[result] ?? 'Le combat est terminé.',
  seat: (seat: Seat, state) => (seat === state.fixed.attackSeat ? "L'attaque" : 'La défense'),
};
