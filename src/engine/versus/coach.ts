// What the coach of Versus says, once each. People hold both camps: it speaks to the one whose turn it is.
import { type AnyRemark, type Moment, type Remark, remarks } from '../kernel/coach.ts';
import type { MissionMode } from './mission/types.ts';
import { readyEffects } from './partie/event.ts';
import type { PartieEvent, PartieMode } from './partie/event-types.ts';
import { nextCost, sideOf, tileOf, topTask, usableTiles } from './partie/reads.ts';
import type { Phase } from './partie/types.ts';
import { campOf, seatOf, type TileId } from './types.ts';

type When = Remark<PartieMode>['when'];
/** When an event of that kind has just happened. */
const on =
  (type: PartieEvent['type']): When =>
  ({ events }) =>
    events.some((event) => event.type === type);
/** When that step of the game has just begun. */
const enters =
  (phase: Phase): When =>
  ({ before, state }) =>
    before.phase !== phase && state.phase === phase;
const stopped = ({ mine, action }: Moment<PartieMode>): boolean => mine && action.type === 'stop';
/** Tiles that the coached camp could still activate when it stopped; none unless it has just stopped. */
const left = (moment: Moment<PartieMode>): readonly TileId[] => (stopped(moment) ? usableTiles(moment.before) : []);

const CHECKS = {
  id: 'verification',
  says: 'Après chaque tour, on vérifie si la partie finit : vérification 1 après le premier camp, vérification 2 après l’autre.',
  rule: 'vs.fin.verification-ordre',
} as const;
const PARTIE: readonly Remark<PartieMode>[] = [
  {
    id: 'equipe',
    says: 'On compose maintenant les équipes, une tuile chacun son tour. Qui a rempli sa rivière attend l’autre.',
    rule: 'vs.mise-en-place.equipe-alternance',
    when: enters('team'),
  },
  {
    id: 'recuperation',
    says: 'À chaque entretien, 2 disques indisponibles redeviennent disponibles, sauf si la mission ou un QG en décide autrement.',
    rule: 'vs.dpa.recuperation',
    when: on('recovered'),
  },
  {
    id: 'debut',
    says: 'Les effets de début de tour sont ceux du livret de base : jouez-les s’il y en a, puis passez aux activations.',
    rule: 'vs.tour.debut-inchange',
    when: enters('start'),
  },
  {
    id: 'cubes',
    says: 'L’entretien rend aussi des cubes fatigués, comme dans le livret de base.',
    rule: 'vs.tour.entretien-habituel',
    when: ({ events }) => events.some((event) => event.type === 'energy-recovered' && event.cubes > 0),
  },
  {
    id: 'prix',
    says: 'La première tuile du tour coûte 1 disque, la deuxième 2, la troisième 3.',
    rule: 'vs.dpa.cout-n',
    when: (moment) => enters('discs')(moment) && nextCost(moment.state) === 1,
  },
  {
    id: 'rapporter',
    says: 'La tuile est payée : ses figurines bougent, attaquent, tentent des tests. Rapportez ici ce qui s’est passé sur le plateau.',
    rule: 'vs.activation.comme-premiere-tuile',
    when: ({ mine, action, state }) => mine && action.type === 'activate' && topTask(state)?.task === 'act',
  },
  {
    id: 'ou',
    says: '« OU » : un seul effet, au choix. On pourra en changer à la prochaine activation de la tuile événement.',
    rule: 'vs.qg.ou',
    when: ({ state }) => topTask(state)?.task === 'choose',
  },
  {
    id: 'pouvoir',
    says: 'Le pouvoir de votre QG est obligatoire : vous n’avez le choix que là où sa fiche vous le laisse.',
    rule: 'vs.qg.obligatoire',
    when: ({ events, seat }) => events.some((event) => event.type === 'power-began' && seatOf(event.side) === seat),
  },
  {
    id: 'deux-prix',
    says: 'Vous avez payé deux prix : des disques selon le rang de l’activation dans le tour, des cubes selon la tuile.',
    rule: 'vs.activation.deux-monnaies',
    when: ({ mine, events }) =>
      mine && events.some((event) => event.type === 'activated' && !event.free && event.cubes > 0),
  },
  {
    id: 'evenement-oublie',
    says: 'Vous n’avez pas activé votre tuile événement. Elle coûte comme une autre, et c’est elle qui lance le pouvoir de votre QG.',
    rule: 'vs.activation.evenement-activable',
    when: (moment) =>
      left(moment).some((tile) => tileOf(moment.before, tile)?.part === 'event') &&
      readyEffects(moment.before).length > 0,
  },
  {
    id: 'disques-gardes',
    says: 'Vous pouviez activer une autre tuile. Les disques non dépensés restent : ils s’ajouteront à ceux de l’entretien suivant.',
    rule: 'vs.dpa.report',
    when: (moment) => left(moment).length > 0,
  },
  {
    id: 'retour',
    says: 'À la fin du tour, vos disques dépensés deviennent indisponibles : aucun ne revient directement prêt.',
    rule: 'vs.dpa.retour',
    when: (moment) => stopped(moment) && sideOf(moment.state, campOf(moment.seat)).discs.spent > 0,
  },
  {
    id: 'qg-tombe',
    says: 'Le QG est tombé, et plus rien n’est associé à sa tuile événement : elle est neutralisée aussi.',
    rule: 'vs.qg.neutraliser-qg',
    when: on('event-neutralised'),
  },
  { ...CHECKS, when: (moment) => on('checked')(moment) && moment.node.kind !== 'end' },
];

const MISSION: readonly Remark<MissionMode>[] = [
  {
    id: 'avant-le-dernier-tour',
    says: 'La partie finit avant son dernier tour : une seule condition de fin suffit.',
    rule: 'vs.fin.une-condition-suffit',
    when: ({ events, state: { fixed, turn } }) =>
      events.some(({ type }) => type === 'game-over') &&
      fixed.mission.ends.every((end) => end.kind !== 'turn' || turn < end.turn),
  },
  {
    id: 'victoire',
    says: 'La partie est finie. On lit maintenant la condition de victoire de la mission : avant, elle ne comptait pas.',
    rule: 'vs.fin.victoire-apres-fin',
    when: ({ events }) => events.some(({ type }) => type === 'game-over'),
  },
  { ...CHECKS, when: ({ events }) => events.some(({ type }) => type === 'checked') },
];
export const COACH: Readonly<Record<string, readonly AnyRemark[]>> = {
  partie: remarks(PARTIE),
  mission: remarks(MISSION),
};
