// Which phases an action belongs to, and the rule of its step.
import type { Some } from '../../kernel/result.ts';
import type { BbsRule } from '../rules.ts';
import type { PartieAction, Phase } from './types.ts';

/** Where each action of a step belongs; those of a power belong to windows. */
export const STEPS: Partial<
  Readonly<Record<PartieAction['type'], { readonly phases: Some<Phase>; readonly cites: Some<BbsRule> }>>
> = {
  'draw-race': { phases: ['race'], cites: ['bbs.mise-en-place.race'] },
  'draw-power': { phases: ['power'], cites: ['bbs.mise-en-place.pouvoir'] },
  'draw-first': { phases: ['first'], cites: ['bbs.mise-en-place.premier-joueur-hasard'] },
  handle: { phases: ['deploy'], cites: ['bbs.mise-en-place.ajustements'] },
  place: { phases: ['deploy'], cites: ['bbs.mise-en-place.ajustements'] },
  swap: { phases: ['deploy'], cites: ['bbs.mise-en-place.ajustements'] },
  release: { phases: ['deploy'], cites: ['bbs.mise-en-place.ajustements'] },
  ready: { phases: ['deploy'], cites: ['bbs.mise-en-place.ajustements'] },
  'turn-card': { phases: ['reveal'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-1'] },
  squadron: { phases: ['squadron'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-2'] },
  engage: { phases: ['squadron'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-2', 'bbs.pouvoirs.moment'] },
  pace: { phases: ['pace'], cites: ['bbs.vonyan.double-choix'] },
  teleport: { phases: ['drive'], cites: ['bbs.vonyan.teleport-une-fois'] },
  arrive: { phases: ['arrive'], cites: ['bbs.chasseurs.ordre-arrivees'] },
  'elite-to': { phases: ['elite'], cites: ['bbs.terriens.elite-exact'] },
  heading: { phases: ['heading'], cites: ['bbs.terriens.elite-orientation'] },
  keep: { phases: ['keep'], cites: ['bbs.collisions-chasseurs.allie'] },
  volley: { phases: ['fire'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-3'] },
  fire: { phases: ['fire'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-3'] },
  hold: { phases: ['rotate'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-4'] },
  turn: { phases: ['rotate'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-4', 'bbs.rotations.apres-tir'] },
  'no-destroyer': { phases: ['destroyer'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-5'] },
  destroyer: { phases: ['destroyer'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-5'] },
  helm: { phases: ['helm'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-5'] },
  halt: { phases: ['helm'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-5'] },
  shoot: { phases: ['aim'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-6'] },
  laser: { phases: ['aim'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-6'] },
  super: { phases: ['aim'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-6'] },
  'hold-fire': { phases: ['aim'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-6'] },
  'go-draw': { phases: ['draw-window'], cites: ['bbs.tour.ordre', 'bbs.tour.etape-7'] },
  draw: { phases: ['deal', 'draw'], cites: ['bbs.tour.etape-7'] },
  'end-turn': { phases: ['close'], cites: ['bbs.tour.ordre'] },
  absorb: { phases: ['react'], cites: ['bbs.dreckach.blindage-activation'] },
  suffer: { phases: ['react'], cites: ['bbs.dreckach.blindage-activation'] },
  resurrect: { phases: ['resurrect'], cites: ['bbs.dreckach.resurrection'] },
  'leave-dead': { phases: ['resurrect'], cites: ['bbs.dreckach.resurrection'] },
  restore: { phases: ['restore'], cites: ['bbs.dreckach.resurrection-place'] },
  forgo: { phases: ['restore'], cites: ['bbs.dreckach.resurrection-place'] },
};
