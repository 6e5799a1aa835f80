// What a game says, in French. Names are the players' own: no sentence agrees with them in gender.
import type { Seat } from '../../kernel/game.ts';
import { capital, de, listOf, plural } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { Tally } from '../../kernel/rules.ts';
import type { ModeText } from '../../kernel/text.ts';
import { topOf } from '../../kernel/steps.ts';
import { KEYWORD_LABELS } from '../language/labels.ts';
import { printStep } from '../language/print.ts';
import { refusalText } from '../refusal-text.ts';
import type { BfRule } from '../rules.ts';
import type { CardId } from '../types.ts';
import { activeOf, dueOf, playerOf, priceOf, techniqueOf } from './board.ts';
import { effectText } from './effect-text.ts';
import { isBarred } from './laws.ts';
import type { HurtPart, PacePart, PartieAction, PartieEvent, PartieMode, PartieState } from './types.ts';

/** All that the sentence of an event needs of a state. */
export type Told = Pick<PartieState, 'fixed'>;
const name = (state: Told, seat: Seat): string => known(state.fixed.names[seat]);
/** The title of a technique; a hidden card has none. */
export const titleOf = (state: Told, card: CardId): string => state.fixed.cards[card]?.title ?? 'une carte cachée';
const quoted = (state: Told, card: CardId): string =>
  Object.hasOwn(state.fixed.cards, card) ? `« ${titleOf(state, card)} »` : 'une carte';
const cards = (state: Told, list: readonly CardId[]): string => listOf(list.map((card) => quoted(state, card)));
const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

const partOf = <Part extends string>({ parts }: Tally<BfRule, Part>, part: Part): number =>
  parts.find(({ what }) => what === part)?.value ?? 0;
const moreOrLess = (value: number): string => `${Math.abs(value)} de ${value > 0 ? 'plus' : 'moins'}`;
/** « l'étape en donne 1 et la Force 2 de plus »: what each part brings. */
const blowText = (tally: Tally<BfRule, HurtPart>): string => {
  const [force, protection] = [partOf(tally, 'force'), partOf(tally, 'protection')];
  return listOf([
    `l'étape en donne ${minus(partOf(tally, 'n'))}`,
    ...(force === 0 ? [] : [`la Force ${moreOrLess(force)}`]),
    ...(protection === 0 ? [] : [`la Protection ${moreOrLess(protection)}`]),
  ]);
};

/** « a 2 pas à faire : 1 par l'étape, 1 de plus par sa Vitesse ». */
const paceText = (tally: Tally<BfRule, PacePart>): string => {
  const { sum } = tally;
  const speed = partOf(tally, 'vitesse');
  const how = `${minus(partOf(tally, 'n'))} par l'étape, ${moreOrLess(speed)} par sa Vitesse`;
  return `${sum > 0 ? `a ${sum} pas` : "n'a aucun pas"} à faire${speed === 0 ? '' : ` : ${how}`}`;
};

/** Where a technique stands, as one says it at the table. */
const stepText = (card: string, index: number, of: number): string => {
  if (of === 1) return `${card} n'a qu'une étape`;
  if (index + 1 === of) return `${card} finit par sa dernière étape`;
  return `${card} ${index === 0 ? 'commence' : 'continue'}, étape ${index + 1} sur ${of}`;
};

type Change = readonly [before: number, after: number];
const damagePoints = (count: number): string => plural(count, 'point de dégât', 'points de dégât');
/** What each part of a blow brings is told where another than the step has a say. */
const hurtText = (tally: Tally<BfRule, HurtPart>, life: Change, damage: Change): string => {
  const all = damage[0] === 0 ? '' : `, avec ${damagePoints(damage[1])} en tout`;
  const parts = tally.parts.every(({ what, value }) => what === 'n' || value === 0)
    ? ''
    : ` ${capital(blowText(tally))}.`;
  return `${plural(tally.sum, 'dégât', 'dégâts')} : sa vie passe de ${life[0]} à ${minus(life[1])}${all}.${parts}`;
};

const LOST = {
  life: 'tombe à 0 point de vie ou moins, et perd la partie',
  board: 'sort du plateau, et perd la partie',
  resigned: 'abandonne, et perd la partie',
} as const;
const VOID = {
  agreement: 'Tout le monde accepte : la partie est nulle.',
  repetition: 'La même position est venue au moins trois fois : la partie est nulle.',
  dispute: 'Un litige que le texte ne tranche pas : la partie est nulle.',
} as const;
const CLAIMS = { agreement: 'accepte', repetition: 'réclame la nulle', dispute: 'déclare un litige' } as const;
const OVER = { failed: 'a échoué', end: 'est terminée', stable: 'est Stable', out: "s'arrête", none: '' } as const;

/** What somebody bears from now on, without saying how long. */
export const borneText = (
  { bearer, kind, value, total }: Extract<PartieEvent, { readonly type: 'effect' }>,
  s: Told,
): string => {
  const borne = effectText({ kind, value });
  return total === null
    ? `${name(s, bearer)} ne peut choisir ${borne}.`
    : `${name(s, bearer)} a ${borne}${total === value ? '' : `, soit ${minus(total)} en tout`}.`;
};

export const say = byTag<PartieEvent, readonly [Told], string>({
  'first-drawn': ({ seat }, s) => `Le sort désigne ${name(s, seat)} pour commencer.`,
  dealt: ({ seat, card, each }, s) =>
    each === undefined
      ? `${name(s, seat)} reçoit ${quoted(s, card)} dans sa main de départ.`
      : `Chaque personne a sa main de départ : ${plural(each, 'carte', 'cartes')}.`,
  'turn-started': ({ seat, turn, occurrence }, s) =>
    `Tour ${turn} : à ${name(s, seat)} de jouer une technique.${occurrence > 2 ? ` Cette position commence un tour pour la ${occurrence}e fois : la nulle peut être réclamée.` : occurrence === 2 ? ' Cette position commence un tour pour la 2e fois.' : ''}`,
  'no-technique': ({ seat, by }, s) =>
    by === null
      ? `Aucune technique n'est permise à ${name(s, seat)} : le tour passe.`
      : `Aucune technique n'est permise à ${name(s, seat)} : « Rejouer » ne fait rien.`,
  chosen: ({ seat, card }, s) => `${name(s, seat)} choisit ${quoted(s, card)}.`,
  activated: ({ card, owner, target }, s) =>
    `${name(s, owner)} joue ${quoted(s, card)}${target === null ? ', sans cible' : ` contre ${name(s, target)}`}.`,
  step: ({ card, index, of, instruction }, s) => `${stepText(quoted(s, card), index, of)} : ${printStep(instruction)}.`,
  passage: ({ player, opponent }, s) =>
    opponent === null
      ? `${name(s, player)} exécute l'étape.`
      : opponent === player
        ? `${name(s, player)} exécute l'étape et se vise.`
        : `${name(s, player)} exécute l'étape et vise ${name(s, opponent)}.`,
  skipped: ({ seat }, s) => `Cette étape parle ${de(name(s, seat))}, qui a perdu : elle est sautée, sans échec.`,
  checked: ({ keyword, player, opponent, distance, limit, holds }, s) => {
    const [who, whom] = [name(s, player), name(s, opponent)];
    if (keyword === 'corps-a-corps' && holds) return `${who} est au contact ${de(whom)} : on continue.`;
    const read = `${who} est à distance ${distance} ${de(whom)}`;
    return keyword === 'corps-a-corps'
      ? `${read}, et il fallait le contact.`
      : `${read} : il fallait ${minus(limit)} au moins${holds ? ', on continue' : ''}.`;
  },
  hurt: ({ seat, self, tally, life, damage }, s) =>
    `${name(s, seat)} ${self ? "s'inflige" : 'subit'} ${hurtText(tally, life, damage)}`,
  unhurt: ({ seat, tally }, s) => `${name(s, seat)} ne subit aucun dégât : ${blowText(tally)}.`,
  blocked: ({ seat, gain, whole, life, damage }, s) =>
    gain === 0
      ? `${name(s, seat)} n'a aucun point de dégât à bloquer.`
      : `${name(s, seat)} bloque ${whole && gain > 1 ? `ses ${damagePoints(gain)}` : damagePoints(gain)} : sa vie remonte de ${minus(life[0])} à ${minus(life[1])}${damage[1] === 0 ? '' : `, et il reste ${damagePoints(damage[1])}`}.`,
  effect: (event, s) => `Tant que ${quoted(s, event.card)} est active, ${borneText(event, s)}`,
  failed: ({ card }, s) => `${quoted(s, card)} échoue : ses étapes suivantes ne s'exécutent pas.`,
  stable: ({ card, cost, last, next, of }, s) =>
    `${quoted(s, card)} est Stable : elle attend sur la table, au coût de ${minus(cost)}, ${last ? "et n'a plus rien à exécuter" : `et reprendra à l'étape ${next + 1} sur ${of}`}.`,
  resumed: ({ card, owner, next, of }, s) =>
    next === of
      ? `${quoted(s, card)} ${de(name(s, owner))} reprend : il ne lui reste aucune étape.`
      : `${quoted(s, card)} ${de(name(s, owner))} reprend à l'étape ${next + 1} sur ${of}.`,
  'not-destabilised': ({ seat, choice }, s) =>
    choice ? `${name(s, seat)} ne déstabilise rien.` : "Aucune technique n'est Stable : il n'y a rien à déstabiliser.",
  paid: ({ seat, card, cost, charm, price }, s) =>
    `${name(s, seat)} déstabilise ${quoted(s, card)}, de coût ${minus(cost)} : ${charm === 0 ? '' : `avec un Charme de ${minus(charm)}, `}${price === 0 ? 'rien à payer' : `${plural(price, 'carte', 'cartes')} à défausser`}.`,
  deactivated: ({ card, owner, why, discarded, effects }, s) => {
    const then = [
      ...(discarded ? [`la carte va dans la défausse ${de(name(s, owner))}`] : []),
      ...(effects > 0 ? ['ses effets cessent'] : []),
    ];
    return `${quoted(s, card)} ${why === 'end' ? 'est terminée' : "n'est plus active"}${then.length > 0 ? ` : ${listOf(then)}` : ''}.`;
  },
  discarded: ({ seat, cards: list, short }, s) =>
    list.length === 0
      ? `${name(s, seat)} n'a aucune carte à défausser.`
      : `${name(s, seat)} défausse ${cards(s, list)}${short ? ' : toute sa main, ce qui ne suffit pas' : ''}.`,
  drawn: ({ seat, card, last }, s) =>
    `${name(s, seat)} pioche ${quoted(s, card)}${last ? ', la dernière de sa pioche' : ''}.`,
  'pile-empty': ({ seat, before, after }, s) =>
    `La pioche ${de(name(s, seat))} est vide : sa vie est divisée par 2, de ${before} à ${after}.`,
  reshuffled: ({ seat, count }, s) =>
    count === 0
      ? `La défausse ${de(name(s, seat))} est vide aussi : rien à mélanger.`
      : `La défausse ${de(name(s, seat))} est mélangée et devient sa pioche : ${plural(count, 'carte', 'cartes')}.`,
  'nothing-drawn': ({ seat }, s) => `${name(s, seat)} ne prend aucune carte.`,
  pace: ({ seat, tally }, s) => `${name(s, seat)} ${paceText(tally)}.`,
  moved: ({ seat, from, to }, s) => `${name(s, seat)} va de ${from} en ${to}.`,
  stayed: ({ seat, cell }, s) => `${name(s, seat)} reste en ${cell}.`,
  pushed: ({ by, seat, from, to, before, after }, s) =>
    `${name(s, by)} pousse ${name(s, seat)} de ${from} en ${to} : leur distance passe de ${before} à ${after}.`,
  'pushed-out': ({ by, seat, from }, s) => `${name(s, by)} pousse ${name(s, seat)} de ${from} hors du plateau.`,
  'push-idle': ({ seat, choice }, s) =>
    choice ? `${name(s, seat)} ne bouge pas.` : `Aucune case libre n'est plus loin : ${name(s, seat)} ne bouge pas.`,
  idle: ({ keyword, n }) => `${KEYWORD_LABELS[keyword]} ${minus(n)} : rien ne se passe.`,
  eliminated: ({ seat, cause }, s) => `${name(s, seat)} ${LOST[cause]}. Son pion quitte le plateau.`,
  'turn-over': ({ seat, cleared, why }, s) => {
    const cause =
      why === 'none'
        ? `Le tour ${de(name(s, seat))} s'achève.`
        : `La technique ${de(name(s, seat))} ${OVER[why]} : son tour s'achève.`;
    return cleared > 0
      ? `${cause} ${cleared > 1 ? `Ses ${cleared} points de dégât sont effacés` : 'Son point de dégât est effacé'}.`
      : cause;
  },
  'draw-offered': ({ seat }, s) => `${name(s, seat)} propose la nulle.`,
  'draw-answered': ({ seat, by, accept }, s) =>
    accept
      ? `${name(s, seat)} accepte la nulle proposée par ${name(s, by)}.`
      : `${name(s, seat)} refuse la nulle : la partie continue.`,
  'game-won': ({ seat }, s) => `${name(s, seat)} est la dernière personne en jeu, et gagne la partie.`,
  'game-void': ({ why, seat }, s) => (seat === null ? VOID[why] : `${name(s, seat)} ${CLAIMS[why]}. ${VOID[why]}`),
  ruling: ({ ruling }) => `L'arbitrage ${ruling.slice(1)} s'applique ici : le texte officiel ne tranche pas.`,
});

const label = byTag<PartieAction, readonly [PartieState], string>({
  first: ({ seat }, s) => `Faire commencer ${name(s, seat)}`,
  deal: ({ card }, s) => titleOf(s, card),
  draw: ({ card }, s) => titleOf(s, card),
  play: ({ card }, s) => `Jouer ${quoted(s, card)}`,
  target: ({ seat }, s) => `Cibler ${name(s, seat)}`,
  execute: (_, s) => {
    const frame = topOf(s);
    const active = frame?.kind === 'run' ? activeOf(s, frame.active) : undefined;
    const step = active === undefined ? undefined : techniqueOf(s, active.card).steps[active.next];
    return step === undefined ? "Exécuter l'étape" : `Exécuter : ${printStep(step)}`;
  },
  aim: ({ seat }, s) => `Viser ${name(s, seat)}`,
  discard: ({ card }, s) => `Défausser ${quoted(s, card)}`,
  destabilise: ({ active: id }, s) => {
    if (id === null) return 'Ne rien déstabiliser';
    const active = s.active.find((one) => one.id === id);
    const seat = dueOf(s);
    if (active === undefined || seat === undefined) return 'Déstabiliser cette technique';
    const price = priceOf(s, seat, active);
    return `Déstabiliser ${quoted(s, active.card)} ${de(name(s, active.owner))} (${price === 0 ? 'gratuit' : plural(price, 'carte', 'cartes')})`;
  },
  move: ({ to }, s) => {
    const seat = dueOf(s);
    return seat !== undefined && playerOf(s, seat).cell === to ? 'Rester sur place' : `Aller en ${to}`;
  },
  push: ({ to }) =>
    to === 'dehors' ? 'Pousser hors du plateau' : to === 'rien' ? 'Ne pas pousser' : `Pousser en ${to}`,
  'answer-draw': ({ accept }) => (accept ? 'Accepter la nulle' : 'Refuser la nulle'),
  'offer-draw': ({ seat }, s) => `Proposer la nulle (${name(s, seat)})`,
  claim: ({ seat }, s) => `Réclamer la nulle par répétition (${name(s, seat)})`,
  resign: ({ seat }, s) => `Abandonner (${name(s, seat)})`,
  dispute: ({ seat }, s) => `Déclarer un litige (${name(s, seat)})`,
});

const DECIDES: Readonly<Record<string, (s: PartieState, left: number) => string>> = {
  piocher: () => 'Une carte est piochée.',
  'se-deplacer': (_, left) => `choisit où aller : encore ${plural(left, 'pas', 'pas')}.`,
  pousser: (_, left) => `choisit où pousser : encore ${left} fois.`,
  destabiliser: () => 'déstabilise une technique, ou aucune.',
  defausser: (_, left) => `choisit ${plural(left, 'carte', 'cartes')} à défausser.`,
  'si-possible-defausser': (_, left) => `choisit ${plural(left, 'carte', 'cartes')} à défausser.`,
};
const ask = (s: PartieState): string => {
  if (s.end !== null) return '';
  if (s.offer !== null)
    return `${name(s, s.offer.by)} propose la nulle : ${name(s, known(s.offer.left[0]))} accepte ou refuse.`;
  const frame = topOf(s);
  if (frame === undefined)
    return s.deal > 0 ? 'Les mains de départ sont distribuées.' : 'La personne qui commence est tirée au sort.';
  switch (frame.kind) {
    case 'play':
      if (isBarred(s, frame.seat))
        return `Aucune technique n'est permise à personne, et la position se répète : ${name(s, frame.seat)} réclame la nulle.`;
      return frame.by === null
        ? `${name(s, frame.seat)} choisit une technique.`
        : `${name(s, frame.seat)} rejoue : encore une technique à choisir.`;
    case 'target':
      return `${name(s, frame.seat)} choisit qui cibler.`;
    case 'run': {
      const { card, next } = activeOf(s, frame.active);
      const { steps } = techniqueOf(s, card);
      return `Étape ${next + 1} sur ${steps.length} de ${quoted(s, card)}.`; // its answer says which
    }
    case 'all':
      return `${name(s, known(frame.left[0]))} choisit son adversaire pour cette étape.`;
    case 'op': {
      const { keyword } = known(techniqueOf(s, activeOf(s, frame.active).card).steps[frame.step]);
      const words = known(DECIDES[keyword])(s, frame.left);
      return keyword === 'piocher'
        ? `${name(s, frame.player)} pioche : encore ${plural(frame.left, 'carte', 'cartes')}.`
        : `${name(s, frame.player)} ${words}`;
    }
    case 'pay':
      return `${name(s, frame.player)} choisit ${plural(frame.left, 'carte', 'cartes')} à défausser pour payer.`;
  }
};

export const partieText: ModeText<PartieMode> = {
  event: say,
  action: label,
  refusal: refusalText,
  node: ask,
  result: (result, state) => {
    const [why, seat] = result.split(':');
    if (why === 'win') return `${name(state, Number(seat) as Seat)} gagne la partie.`;
    return why === 'agreement' || why === 'repetition' ? VOID[why] : VOID.dispute;
  },
  seat: (seat, state) => name(state, seat),
};
