// What a combat in the wilds says, each event and each of its turns of phrase.
import { expect, test } from 'vitest';
import { contreesSauvages, contreesSauvagesText } from './index.ts';
import { tellWild } from './text.ts';
import type { WildAction, WildEvent, WildState } from './types.ts';

const TOLD = { fixed: { hero: { name: 'Teela' }, enemy: { name: 'Dylinx' } } };
const cites = ['foe.sauvage.p1-capacite'] as const;
type Bare<T> = T extends WildEvent ? Omit<T, 'cites'> : never;

test.for<readonly [says: string, event: Bare<WildEvent>]>([
  ['Hurlement : la capacité ne donne rien.', { type: 'wild-nothing', name: 'Hurlement' }],
  [
    'Hurlement : l’attaque de l’ennemi passe à 4 (+1).',
    { type: 'wild-raised', name: 'Hurlement', figure: 'attaque', value: 1, now: 4 },
  ],
  [
    'Hurlement : la défense de l’ennemi passe à 2 (+2).',
    { type: 'wild-raised', name: 'Hurlement', figure: 'defense', value: 2, now: 2 },
  ],
  ['Hurlement : l’ennemi monte à 3 PS (+1).', { type: 'wild-changed', name: 'Hurlement', value: 1, health: 3 }],
  ['Plus aucun dé à relancer : le lancer est fini.', { type: 'wild-stopped', blank: 0 }],
  ['Teela s’arrête là ; 2 dés à relancer, laissés là, ne valent rien.', { type: 'wild-stopped', blank: 2 }],
  ['1 dé au-delà de 10 compte pour une réussite.', { type: 'wild-spare', dice: 1 }],
  ['2 dés au-delà de 10 comptent chacun pour une réussite.', { type: 'wild-spare', dice: 2 }],
  [
    'Une réussite sur les PS : 1 dégât prévu.',
    { type: 'wild-assigned', die: 'reussite', to: 'ps', left: 2, lost: 0, dealt: 1 },
  ],
  [
    'Une double réussite sur les PS : 2 dégâts prévus ; 1 point est perdu.',
    { type: 'wild-assigned', die: 'double', to: 'ps', left: 0, lost: 1, dealt: 2 },
  ],
  [
    'Une double réussite sur la défense de l’ennemi : il en reste 0 ; 2 points sont perdus.',
    { type: 'wild-assigned', die: 'double', to: 'defense', left: 0, lost: 2, dealt: 0 },
  ],
  [
    'Une réussite sur l’attaque de l’ennemi : il en reste 1.',
    { type: 'wild-assigned', die: 'reussite', to: 'attaque', left: 1, lost: 0, dealt: 0 },
  ],
  ['Aucun dé sur les PS : Dylinx garde ses 3 PS.', { type: 'wild-struck', damage: 0, before: 3, health: 3 }],
  ['Dylinx subit 2 dégâts et passe de 3 à 1 PS.', { type: 'wild-struck', damage: 2, before: 3, health: 1 }],
  [
    'En même temps, l’ennemi attaque pour rien, 2 de moins grâce aux dés : Teela garde ses 4 PS.',
    { type: 'wild-hurt', attack: 0, parried: 2, before: 4, health: 4 },
  ],
  [
    'En même temps, l’ennemi attaque à 3 : Teela passe de 4 à 1 PS.',
    { type: 'wild-hurt', attack: 3, parried: 0, before: 4, health: 1 },
  ],
  ['L’ennemi est vaincu : sa récompense est acquise.', { type: 'wild-won', fallen: false }],
  ['L’ennemi est vaincu : sa récompense est acquise, bien que Teela tombe aussi.', { type: 'wild-won', fallen: true }],
  [
    'Dylinx tient encore debout, avec 2 PS : sa carte est remélangée dans le paquet de rencontres.',
    { type: 'wild-back', health: 2 },
  ],
  [
    'C’était un allié de l’autre camp : battu, il ne rejoint personne.',
    { type: 'wild-untamed', why: 'allie', cost: 2, eternium: 3 },
  ],
  [
    'Aucun coût sur sa carte : cette créature ne se dompte pas.',
    { type: 'wild-untamed', why: 'cout', cost: 0, eternium: 3 },
  ],
  [
    'Dompter la créature coûterait 4 Eternium ; la réserve n’en a que 3.',
    { type: 'wild-untamed', why: 'eternium', cost: 4, eternium: 3 },
  ],
  [
    'Teela renonce à dompter la créature, qui va à la défausse.',
    { type: 'wild-untamed', why: 'refus', cost: 2, eternium: 3 },
  ],
  [
    'Teela dompte Dylinx pour 2 Eternium et profite de son bonus. Il en reste 1 à l’équipe.',
    { type: 'wild-tamed', cost: 2, eternium: 1, mount: null },
  ],
  [
    'Teela dompte Dylinx pour 2 Eternium et profite de son bonus, à la place de Griffon. Il en reste 1 à l’équipe.',
    { type: 'wild-tamed', cost: 2, eternium: 1, mount: 'Griffon' },
  ],
])('%s', ([says, event]) =>
  expect(tellWild({ ...event, cites } as WildEvent, TOLD).replaceAll('\u00a0', ' ')).toBe(says),
);

const start = contreesSauvages.setup({ name: '', enemy: 'dylinx', hero: { name: 'Teela', body: 5, health: 4 } });
if (!start.ok) throw new Error(JSON.stringify(start.error));
const at = (stage: WildState['stage']): WildState => ({ ...start.value, stage });
test.for<readonly [says: string, action: WildAction, stage: WildState['stage']]>([
  ['Appliquer la capacité de l’ennemi', { type: 'wild-go' }, 'ability'],
  ['Ne plus affecter de dé', { type: 'wild-go' }, 'assign'],
  ['Résoudre les deux attaques', { type: 'wild-go' }, 'attack'],
  ['Arrêter de relancer', { type: 'wild-stop' }, 'reroll'],
  ['Une réussite sur la défense', { type: 'wild-assign', die: 'reussite', to: 'defense' }, 'assign'],
  ['Ne pas dompter', { type: 'wild-tame', yes: false }, 'tame'],
])('%s', ([says, action, stage]) => expect(contreesSauvagesText.action(action, at(stage))).toBe(says));
test('what is asked', () => {
  const asks = (state: WildState): string => contreesSauvagesText.node(state);
  const ability = (...pending: WildState['pending']): WildState => ({ ...at('ability'), pending });
  expect(asks(ability({ do: 'soigner', value: 1 }))).toBe('La capacité de Dylinx passe avant les dés.');
  expect(asks(ability({ do: 'jet', success: [], failure: [] }))).toBe('La capacité de Dylinx demande un dé.');
  expect(asks({ ...at('throw'), due: 1 })).toBe('Teela lance 1 dé.');
  expect(asks({ ...at('throw'), due: 2 })).toBe('Teela lance 2 dés.');
  expect(asks(at('attack'))).toBe('Les dés sont placés : les deux attaques se résolvent ensemble.');
});
