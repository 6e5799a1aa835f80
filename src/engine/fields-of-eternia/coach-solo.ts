// What the coach says to somebody who plays alone against cards: the score first, since it is what one plays for; then how the enemy decides.
import type { Moment, Remark } from '../kernel/coach.ts';
import { listed } from '../kernel/play.ts';
import { solo } from './solo/index.ts';
import type { AnySoloEvent, SoloMode, SoloState } from './solo/types.ts';

type When = Remark<SoloMode>['when'];
type Of<K extends AnySoloEvent['type']> = Extract<AnySoloEvent, { readonly type: K }>;
const on =
  <K extends AnySoloEvent['type']>(type: K, such: (event: Of<K>) => boolean = () => true): When =>
  ({ events }) =>
    events.some((event) => event.type === type && such(event as Of<K>));
/** Damage of the heroes never defeated: what the score counts by threes. */
const damageOf = ({ heroes }: SoloState): number =>
  heroes.reduce((sum, { damage, defeats }) => (defeats === 0 ? sum + damage : sum), 0);
const SERIES = 3; // points of damage that cost one PV (foe.solo.score-degats)
const offers = ({ node }: Moment<SoloMode>, type: string): boolean => listed(node).some((one) => one.type === type);
const isAgainstHero = ({ fixed, fight }: SoloState): boolean =>
  fight !== null && fixed.enemies[fight.enemy]?.hero !== null;

/** Said in any combat that one leaves with soldiers still to spend. */
export const SOLDIERS_LEFT = {
  says: 'Des soldats étaient avec votre héros : chacun, retiré, pouvait ajouter 1 à l’un de ses totaux.',
  rule: 'foe.p4-capacites.soldats-plus-un',
} as const;

export const SOLO: readonly Remark<SoloMode>[] = [
  {
    id: 'solo-defaite',
    says: 'Chaque défaite d’un de vos héros retirera 3 PV au score final.',
    rule: 'foe.solo.score-vaincus',
    when: (moment) =>
      moment.state.heroes.some(({ defeats }, at) => defeats > (moment.before.heroes[at]?.defeats ?? defeats)),
  },
  {
    id: 'solo-soldats-oublies',
    ...SOLDIERS_LEFT,
    when: ({ action, before }) =>
      action.type === 'pass' && listed(solo.node(before)).some(({ type }) => type === 'soldiers'),
  },
  {
    id: 'solo-paquet',
    says: 'Personne ne décide pour l’ennemi : ce dé dit dans quel paquet piocher la carte qui fait ses totaux.',
    rule: 'foe.solo.p1-de',
    when: on('clash-thrown', ({ face }) => face !== null),
  },
  {
    id: 'solo-effets',
    says: 'L’ennemi n’agit qu’après vous : il tire autant de cartes effet que sa carte affrontement le demande.',
    rule: 'foe.solo.p4-effets',
    when: on('effect-drawn'),
  },
  {
    id: 'solo-fuite',
    says: 'À ce niveau, fuir devant un héros ennemi ne coûte que 1 Eternium.',
    rule: 'foe.solo.novice-fuite',
    when: (moment) => moment.state.fixed.rules.flee === 1 && isAgainstHero(moment.state) && offers(moment, 'flee'),
  },
  {
    id: 'solo-degats',
    says: 'Chaque série de 3 dégâts sur des héros jamais vaincus retirera 1 PV au score : soignez-les avant la fin.',
    rule: 'foe.solo.score-degats',
    when: ({ before, state }) => state.combat === null && damageOf(state) >= SERIES && damageOf(before) < SERIES,
  },
  {
    id: 'solo-renforts',
    says: 'Ces renforts ne vont qu’aux avant-postes que l’ennemi tient : moins il en tient, moins il en reçoit.',
    rule: 'foe.solo.novice-renforts',
    when: on('solo-reinforced', ({ rhythm }) => rhythm === 'nuit'),
  },
  {
    id: 'solo-manches',
    says: 'Ne traînez pas : chaque manche encore à jouer quand l’objectif est atteint vaudra 3 PV.',
    rule: 'foe.solo.score-manches',
    when: on('solo-round-began', ({ left }) => left > 0),
  },
];
