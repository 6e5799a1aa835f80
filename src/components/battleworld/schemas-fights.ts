// Diagrams of a combat: moments that the engine has played, and what a gap, a token or a second roll is worth.
import { totalOf } from '../../engine/battleworld/combat/board.ts';
import type { CombatAction, CombatScenario } from '../../engine/battleworld/combat/types.ts';
import { BRACKET } from '../../engine/battleworld/data.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { BwSchema, Picture, StripItem } from './schemas-kit.ts';
import { fight, found, person } from './schemas-play.ts';

const DUO: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }, { sheet: 'hulk' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
};
const HULK: CombatScenario = {
  attackers: [{ sheet: 'hulk' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
};
const roll = (value: number): CombatAction => ({ type: 'roll', value });
const declare: CombatAction = { type: 'declare' };

export const declarer = (): BwSchema => {
  const { state, events } = fight(HULK, [declare]);
  return {
    kind: 'duel',
    caption: 'Hulk attaque Fatalis. Leurs dés sont prêts, leurs jetons aussi : tout se jouera avec cela.',
    state,
    events,
  };
};
/** A total that grows, as a Power card keeps it. */
export const cumul = (): BwSchema => {
  const { state } = fight(HULK, [declare, roll(4), roll(5), { type: 'spend', by: 'hulk' }, roll(7)]);
  const dice = state.rolls.filter(({ camp }) => camp === 'attack');
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Ce que note la carte Puissance d’un camp : deux jets de Hulk, et leur somme.',
    items: [
      {
        title: `Le total de l’attaque : ${totalOf(state, 'attack')}`,
        pictures: [
          ...dice.flatMap(({ faces, value }, i): readonly Picture[] => [
            ...(i === 0 ? [] : [{ is: 'sign', sign: '+' } as const]),
            { is: 'die', faces, side: 'heroes', value },
          ]),
          { is: 'sign', sign: '=' },
          { is: 'number', value: totalOf(state, 'attack') },
        ],
      },
    ],
  };
};
export const premiersJets = (): BwSchema => {
  const { state, events, from } = fight(HULK, [declare, roll(9), roll(5)]);
  return {
    kind: 'duel',
    caption: `Les deux dés sont tombés : ${totalOf(state, 'attack')} pour Hulk, ${totalOf(state, 'defence')} pour Fatalis, qui est derrière et a donc la parole.`,
    state,
    events,
    from,
  };
};
export const renoncer = (): BwSchema => {
  const { state, events, from } = fight(HULK, [
    declare,
    roll(11),
    roll(3),
    { type: 'renounce', camp: 'defence' },
    { type: 'spend', by: 'hulk' },
    roll(6),
  ]);
  const [attack, defence] = [totalOf(state, 'attack'), totalOf(state, 'defence')];
  return {
    kind: 'duel',
    caption: `Fatalis a renoncé. Hulk paie encore pour creuser l’écart : ${attack} contre ${defence}, soit ${attack - defence} points, une tranche de ${BRACKET}. La marque, sous chaque total, est à ${BRACKET}.`,
    state,
    events,
    from,
  };
};

/** The wounds of a gap, as the engine counts them. */
const gap = (rolls: readonly CombatAction[]): StripItem => {
  const { told } = fight(HULK, [
    declare,
    ...rolls,
    ...(rolls.some(({ type }) => type === 'renounce') ? [] : [{ type: 'renounce', camp: 'defence' } as const]),
    { type: 'conclude', camp: 'attack' },
  ]);
  const { attack, defence, gap: points } = found(told, 'compared');
  const { before, after } = found(told, 'wounded');
  const more = before - after - person('hulk').unit.sheet.strike;
  return {
    title: `${points} points d’écart`,
    text: `${plural(before - after, 'blessure')}${more === 0 ? ' : la frappe seule' : `, dont ${more} pour ${plural(more, 'tranche')}`}`,
    pictures: [
      { is: 'number', value: attack, side: 'heroes' },
      { is: 'sign', sign: 'contre' },
      { is: 'number', value: defence, side: 'villains' },
      { is: 'coins', mark: 'drop', value: before - after, of: before - after },
    ],
  };
};
const twice = (second: number): readonly CombatAction[] => [
  roll(12),
  roll(2),
  { type: 'renounce', camp: 'defence' },
  { type: 'spend', by: 'hulk' },
  roll(second),
];
export const tranches = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Hulk, dont la frappe vaut 3, bat Fatalis de plus ou moins loin. Un point de plus ou de moins change tout.',
  items: [gap([roll(11), roll(2)]), gap([roll(12), roll(2)]), gap(twice(9)), gap(twice(10))],
});

export const jetonVictoire = (): BwSchema => {
  const { state, told } = fight(HULK, [
    declare,
    roll(9),
    roll(5),
    { type: 'renounce', camp: 'defence' },
    { type: 'conclude', camp: 'attack' },
  ]);
  const token = found(told, 'victory-token');
  const wound = found(told, 'wounded');
  const slots = state.fixed.sheets[token.unit]?.victorySlots ?? 0;
  const fatalis = person('fatalis').unit;
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'Ce que laisse un combat gagné par Hulk.',
    items: [
      {
        title: 'Le perdant est blessé',
        text: `Fatalis : ${plural(wound.after, 'point')} de vie sur ${fatalis.sheet.maxLife}.`,
        pictures: [{ is: 'pawn', unit: { ...fatalis, life: wound.after } }],
      },
      {
        title: 'Le vainqueur prend un jeton',
        text: `Hulk : ${plural(token.after, 'emplacement pris', 'emplacements pris')} sur ${slots}.`,
        pictures: [{ is: 'coins', mark: 'star', value: token.after, of: slots }],
      },
    ],
  };
};

/** What each attacker brings: the initiator's die comes back at each token, the ally's never. */
export const initiateur = (): BwSchema => {
  const { state, told } = fight(DUO, [
    declare,
    roll(2),
    roll(8),
    roll(7),
    { type: 'spend', by: 'fatalis' },
    roll(4),
    { type: 'spend', by: 'capitaine-america' },
    roll(6),
  ]);
  const dice = (by: string): readonly Picture[] =>
    state.rolls.filter((one) => one.by === by).map(({ faces, value }) => ({ is: 'die', faces, side: 'heroes', value }));
  const spent = found(told, 'spent');
  const left = state.gauges[spent.unit]?.power ?? 0;
  const captain = person('capitaine-america').unit;
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Les dés d’une attaque à deux, quand le Capitaine, son initiateur, a payé un jeton.',
    items: [
      {
        title: 'L’initiateur',
        text: 'Son dé revient à chaque jeton, et les jetons sont les siens.',
        pictures: [
          { is: 'pawn', unit: captain, bare: true },
          ...dice('capitaine-america'),
          { is: 'coins', mark: 'bolt', value: left, of: captain.sheet.powerIcons },
        ],
      },
      {
        title: 'Son allié',
        text: 'Son dé ne sert qu’une fois ; ses jetons restent sur sa carte.',
        pictures: [{ is: 'pawn', unit: person('hulk').unit, bare: true }, ...dice('hulk')],
      },
    ],
  };
};

export const relancer = (): BwSchema => {
  const scenario: CombatScenario = {
    attackers: [{ sheet: 'serval' }],
    target: { kind: 'unit', unit: { sheet: 'ultron' } },
  };
  const first = [declare, roll(2), roll(4)];
  const again = (value: number) =>
    fight(scenario, [...first, { type: 'reroll', by: 'serval', die: 'serval' }, roll(value)]);
  const before = fight(scenario, first).state;
  const item = (title: string, state: typeof before, coins: number): StripItem => {
    const [one] = state.rolls;
    if (one === undefined) throw new Error('schéma : aucun jet');
    return {
      title,
      text: `Total : ${totalOf(state, 'attack')}, avec son bonus de ${one.bonus}.`,
      pictures: [
        { is: 'coins', mark: 'turn', value: coins, of: 1 },
        { is: 'die', faces: one.faces, side: 'heroes', value: one.value },
      ],
    };
  };
  const left = (state: typeof before): number => state.gauges['serval']?.reroll ?? 0;
  const [better, worse] = [again(7).state, again(1).state];
  return {
    kind: 'strip',
    caption: 'Serval jette un 2 et dépense son jeton vert. Le second jet remplace le premier, quel qu’il soit.',
    items: [
      item('Le premier jet', before, left(before)),
      item('Un second, meilleur', better, left(better)),
      item('Ou pire', worse, left(worse)),
    ],
  };
};
