// « Ce que changerait l'autre lecture »: for each option, one short run, played under each of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import type { Seat } from '../kernel/game.ts';
import { type Reading, readingOf } from '../kernel/readings.ts';
import { formation, formationText } from './formation/index.ts';
import type { FormationAction, FormationScenario } from './formation/types.ts';
import { match, matchText } from './match/index.ts';
import type { OptionKey } from './options.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieAction, PartieScenario } from './partie/types.ts';
import { RULINGS } from './rulings.ts';
import { duel, game, study } from './scenarios.ts';
import type { CardId, Technique } from './types.ts';

type Value = string | number | boolean;
type Run = {
  readonly situation: string;
  readonly shows?: readonly string[]; /* events worth a line; all of them unless told */
} & (
  | {
      readonly mode: 'partie' | 'match';
      readonly scenario: PartieScenario;
      readonly script: (value: Value) => readonly PartieAction[];
    }
  | {
      readonly mode: 'formation';
      readonly scenario: FormationScenario;
      readonly script: (value: Value) => readonly FormationAction[];
    }
);

const play = (card: CardId): PartieAction => ({ type: 'play', card });
const run = (count: number): readonly PartieAction[] => Array.from({ length: count }, () => ({ type: 'execute' }));
const resign = (seat: Seat): PartieAction => ({ type: 'resign', seat });
const deal = (seat: Seat, cards: readonly CardId[]): readonly PartieAction[] =>
  cards.map((card) => ({ type: 'deal', seat, card }));
/** What two people receive, as many cards each as the reading says: any would do. */
const HANDS = [
  ['ex-att-1', 'ex-def-1', 'ex-dep-4', 'ex-con-1', 'ex-rhe-1'],
  ['ex-att-2', 'ex-def-5', 'ex-dep-1', 'ex-con-4', 'ex-rhe-3'],
] as const;
/** A card made up for the demonstration. */
const EMPTY_POCKETS: Technique = {
  id: 'poches-vides',
  title: 'Poches vides',
  type: 'rhetorique',
  steps: [{ modifier: 'tous', keyword: 'defausser', n: 1 }],
};

const RUNS: Readonly<Record<OptionKey, Run>> = {
  litige: {
    situation: 'J1 joue Déplacement de base, reste sur place, et J2 y voit un litige.',
    mode: 'partie',
    scenario: duel(),
    script: () => [play('base-deplacement'), ...run(1), { type: 'move', to: 'D4' }, { type: 'dispute', seat: 1 }],
    shows: ['stayed', 'ruling', 'game-void'],
  },
  mainDeDepart: {
    situation: 'J1 voudrait commencer la partie par une carte, Coup de boule.',
    mode: 'partie',
    scenario: game(['cogneur', 'beau-parleur']),
    script: (value) => [
      ...([0, 1] as const).flatMap((seat) => deal(seat, HANDS[seat].slice(0, Number(value)))),
      play('ex-att-1'),
    ],
    shows: ['dealt', 'activated'],
  },
  placement: {
    situation: 'À deux, personne n’a choisi son angle de départ. J1 joue Déplacement de base.',
    mode: 'partie',
    scenario: game(['cogneur', 'beau-parleur']),
    script: () => [play('base-deplacement'), ...run(1), { type: 'move', to: 'D2' }],
    shows: ['moved'],
  },
  manches: {
    situation: 'À deux, J2 abandonne la première partie.',
    mode: 'match',
    scenario: game(['cogneur', 'beau-parleur']),
    script: () => [resign(1)],
  },
  abandon: {
    situation: 'J1 veut abandonner.',
    mode: 'partie',
    scenario: duel(),
    script: () => [resign(0)],
  },
  pousserBord: {
    situation: 'J1 joue Coup de pied circulaire contre J2, au bord, et veut seulement le pousser d’une case.',
    mode: 'partie',
    scenario: duel({ cell: 'D6', hand: ['ex-att-3'] }, { cell: 'C6' }),
    script: () => [play('ex-att-3'), ...run(3), { type: 'push', to: 'B5' }],
  },
  tousCible: {
    situation: 'À trois, J1 joue Bagarre générale et voudrait se prendre pour cible.',
    mode: 'partie',
    scenario: study([{ cell: 'D4', hand: ['ex-att-5'] }, { cell: 'A1' }, { cell: 'G4' }]),
    script: () => [play('ex-att-5'), ...run(1), { type: 'aim', seat: 0 }],
  },
  tousEchec: {
    situation:
      'J1, sans autre carte, joue une carte imaginée pour l’exemple : « Tout le monde a Défausser 1 ». J2 a une carte.',
    mode: 'partie',
    scenario: duel({ hand: [EMPTY_POCKETS.id] }, { hand: ['ex-def-1'] }, { cards: [EMPTY_POCKETS] }),
    script: () => [play(EMPTY_POCKETS.id), ...run(1)],
  },
  repetitionTrait: {
    situation: 'J1 puis J2 jouent une Défense de base qui ne change rien, et J2 réclame la nulle.',
    mode: 'partie',
    scenario: study([{ cell: 'D1' }, { cell: 'D7' }]),
    script: () => [play('base-defense'), ...run(1), play('base-defense'), ...run(1), { type: 'claim', seat: 1 }],
  },
  boosterRemise: {
    situation: 'J1 ouvre un booster, et le hasard donnerait deux fois Fronde.',
    mode: 'formation',
    scenario: { name: 'Deck aléatoire', method: 'aleatoire', players: [''] },
    script: () => [{ type: 'open', cards: ['ex-att-2', 'ex-att-2'] }],
  },
};

/** The values that the rulings page names, the default first. */
const valuesOf = (key: OptionKey): readonly Value[] =>
  RULINGS.flatMap(({ options = [] }) =>
    options.filter((option) => option.key === key).flatMap(({ values }) => values.map(({ value }) => value)),
  );

/** One situation played under every value of an option, the default first; what all tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => {
  const run = RUNS[key];
  const readings = valuesOf(key).map((value): Reading => {
    const options = { [key]: value };
    const { shows } = run;
    if (run.mode === 'formation')
      return readingOf(
        formation,
        formationText,
        { scenario: { ...run.scenario, options }, script: run.script(value), shows },
        value,
      );
    const way = { scenario: { ...run.scenario, options }, script: run.script(value), shows };
    return run.mode === 'match' ? readingOf(match, matchText, way, value) : readingOf(partie, partieText, way, value);
  });
  return { situation: run.situation, readings: apart(readings) };
};
