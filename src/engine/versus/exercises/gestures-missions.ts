// Gestures that only one mission has: citizens, the bank, hostages, charges.
import { capital } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import { who } from '../partie/names.ts';
import { position } from '../positions.ts';
import { cubesWord } from '../words.ts';
import { acting, type Make, missionFact } from './gesture.ts';
import { between, type Moment, momentOf, nameOf, oneIn, pick, playOn, toDiscs } from './kit.ts';

/** Mission 7: the Citizens may be aimed at, never sent away. */
export const citizens: Make = (random) => {
  const aim = oneIn(random, 2);
  const game = momentOf(
    position({ name: 'Exercice : les Citizens', mission: 'm7', turn: 3, active: aim ? 'villain' : 'hero' }),
  );
  return aim
    ? {
        moment: acting(toDiscs(game), 'tusk'),
        action: { type: 'aim', at: 'citizens#1', means: 'ranged' },
        facts: [missionFact('m7'), 'Tusk agit et voit un Citizen.'],
        question: 'Le vilain peut-il prendre ce Citizen pour cible d’une attaque ?',
      }
    : {
        moment: playOn(game, { type: 'upkeep' }),
        action: { type: 'river', what: 'demobilise', tile: 'citizens' },
        facts: [missionFact('m7'), 'La tuile de Citizens est dans la rivière du héros, face active.'],
        question: 'Le héros peut-il démobiliser la tuile de Citizens ?',
      };
};

// ── Mission 4: hostages
const ZONES = ['Hall', 'Guichets', 'Rue'] as const;

const bank = (zone: string): Moment =>
  toDiscs(
    momentOf(
      position({
        name: 'Exercice : les otages',
        mission: 'm4',
        turn: 3,
        active: 'hero',
        zones: ZONES,
        exits: ['Rue'],
        figures: { 'huntress#1': zone, 'tusk#1': 'Guichets', 'sbires-vilains-a#1': 'Hall' },
        pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] },
      }),
    ),
  );

const HOSTAGE = 'L’otage n° 1 est dans la zone « Hall », avec les trois autres.';

export const escort: Make = (random) => {
  const zone = pick(random, ['Hall', 'Hall', 'Hall', 'Guichets'] as const);
  const cubes = zone === 'Hall' ? pick(random, [0, 0, 1]) : 0;
  const dangerous = cubes === 0 && oneIn(random, 2);
  const how =
    cubes > 0
      ? `, en dépensant ${cubesWord(cubes)} d’énergie pour son mouvement`
      : dangerous
        ? ', à travers un terrain dangereux, sans qu’il en souffre'
        : '';
  return {
    moment: acting(bank(zone), 'huntress'),
    action: {
      type: 'escort',
      figure: 'huntress#1',
      piece: 'otage-1',
      to: 'Rue',
      ...(cubes > 0 ? { cubes } : {}),
      ...(dangerous ? { dangerous } : {}),
    },
    facts: [missionFact('m4'), HOSTAGE, `Huntress, du camp du héros, agit dans la zone « ${zone} ».`],
    question: `Le héros peut-il déplacer cet otage jusqu’à la zone « Rue »${how} ?`,
    part: { is: 'plan' },
  };
};

export const hostageAim: Make = (random) => {
  const blast = oneIn(random, 2);
  const moment = acting(bank('Guichets'), 'huntress');
  return blast
    ? {
        moment,
        action: { type: 'aim', at: 'sbires-vilains-a#1', means: 'explosion' },
        facts: [
          missionFact('m4'),
          HOSTAGE,
          `${capital(who(moment.state.fixed, 'sbires-vilains-a#1'))} s’y trouve aussi.`,
        ],
        question: 'Huntress peut-elle viser la zone « Hall » d’une explosion ?',
        part: { is: 'plan' },
      }
    : {
        moment,
        action: { type: 'aim', at: 'otages#1', means: pick(random, ['melee', 'ranged'] as const) },
        facts: [missionFact('m4'), HOSTAGE],
        question: 'Un personnage qui agit peut-il prendre cet otage pour cible d’une attaque ?',
        part: { is: 'plan' },
      };
};

export const hostageTile: Make = () => ({
  moment: bank('Hall'),
  action: { type: 'activate', tile: 'otages' },
  facts: [missionFact('m4'), 'Étape 3 du tour du héros : il a assez de disques et de cubes.'],
  question: 'Le héros peut-il activer la tuile des otages ?',
});

export const charge: Make = (random) => {
  const used = between(random, 0, 2);
  const elites = ['elites-heros-a', 'elites-heros-b', 'elites-heros-c'] as const;
  const slots = [
    { level: 'elite', tile: elites[0] },
    { level: 'elite', tile: elites[1] },
    { level: 'elite', tile: elites[2] },
    { level: 'minion', tile: 'sbires-heros-a' },
    { level: 'leader', hq: true, tile: 'azrael' },
    { level: 'event' },
  ] as const;
  const start = toDiscs(
    momentOf(
      position({
        name: 'Exercice : la charge',
        mission: 'm4',
        turn: 3,
        active: 'hero',
        hero: { slots, discs: [9, 0, 3], cubes: [30, 0] },
      }),
    ),
  );
  const moment = elites
    .slice(0, used)
    .reduce(
      (so, tile) => playOn(so, { type: 'activate', tile }, { type: 'lend', special: 'intervention' }, { type: 'done' }),
      start,
    );
  const tile = used < 2 && oneIn(random, 3) ? 'sbires-heros-a' : known(elites[used]);
  return {
    moment: acting(moment, tile),
    action: { type: 'lend', special: 'intervention' },
    facts: [
      missionFact('m4'),
      used === 0
        ? 'La charge d’intervention n’a pas encore servi.'
        : `La charge d’intervention a déjà servi ${used} fois dans la partie.`,
      `Le héros active ${nameOf(moment, tile)}, une tuile ${tile === 'sbires-heros-a' ? 'de sbires' : 'd’élites'}.`,
    ],
    question: 'Peut-il se servir de la charge d’intervention pour cette activation ?',
  };
};
