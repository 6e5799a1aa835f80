// Ledger, « Contrées sauvages et soldats »: 82 to 85, and 101; E3 and X5; what A17 and A18 decide.
import type { SoldiersAction, SoldiersOutcome, SoldiersScenario } from '../combat-de-soldats/types.ts';
import { entering, hero, soldiers } from '../subjects-small.fixture.ts';
import type { SmallCase } from './wild.fixture.ts';

interface SoldiersSeen {
  readonly attackers?: number;
  readonly soldiers?: number;
  readonly heroes?: readonly number[];
  readonly hero?: number;
  readonly outcome?: Partial<SoldiersOutcome>;
}
type SoldiersCase = SmallCase<SoldiersScenario, SoldiersAction, SoldiersSeen>;
const GO: SoldiersAction = { type: 'bat-go' };
const hit = (target: number | 'soldat'): SoldiersAction => ({ type: 'bat-hit', target });
const MIXED = soldiers(3, { soldiers: 2, heroes: [hero('Skeletor', 9), hero('Evil-Lyn', 7)] });
const WEAK = soldiers(3, { soldiers: 1, heroes: [hero('Skeletor', 1)] });

export const BATAILLE_CASES: readonly SoldiersCase[] = [
  {
    id: '82',
    says: '3 against 2: 1 is left',
    rules: ['foe.bataille.contre-soldats'],
    scenario: soldiers(3, { soldiers: 2 }),
    play: [GO],
    then: { attackers: 1, soldiers: 0, outcome: { holder: 0, removed: [2, 2] } },
  },
  {
    id: '82',
    says: '2 against 2: nobody is left',
    rules: ['foe.bataille.contre-soldats'],
    scenario: soldiers(2, { soldiers: 2 }),
    play: [GO],
    then: { attackers: 0, soldiers: 0, outcome: { holder: null, removed: [2, 2] } },
  },
  {
    id: '83',
    says: '3 against a hero at 2 PS: 2 removed, 1 stays, the hero falls, no PV',
    rules: ['foe.bataille.exactement-zero', 'foe.bataille.sans-pv'],
    scenario: soldiers(3, { heroes: [hero('Trap Jaw', 2)] }),
    play: [GO],
    then: { attackers: 1, heroes: [0], outcome: { holder: 0, removed: [2, 0], lost: [2], fallen: [0] } },
  },
  {
    id: 'X5',
    says: '3 against Trap Jaw at 4 PS: he has 1 left, they are gone',
    rules: ['foe.bataille.contre-heros'],
    scenario: soldiers(3, { heroes: [hero('Trap Jaw', 4)] }),
    play: [GO],
    then: { attackers: 0, heroes: [1], outcome: { holder: 1, removed: [3, 0], lost: [3], fallen: [] } },
  },
  {
    id: '84',
    says: 'E3: Skeletor loses 2, a soldier is sacrificed, Evil-Lyn nothing',
    rules: ['foe.bataille.contre-mixte'],
    scenario: MIXED,
    play: [hit(0), hit(0), hit('soldat')],
    then: {
      attackers: 0,
      soldiers: 1,
      heroes: [7, 7],
      outcome: { holder: 1, removed: [3, 1], lost: [2, 0], fallen: [] },
    },
  },
  {
    id: '84',
    says: 'the defender chooses before anything goes on',
    rules: ['foe.bataille.contre-mixte'],
    scenario: MIXED,
    refused: [
      [GO, 'bataille-a-repartir'],
      [hit(2), 'bataille-cible'],
    ],
  },
  {
    id: 'A18',
    says: 'no hero below 0, no soldier twice',
    rules: ['foe.bataille.contre-mixte', 'foe.bataille.exactement-zero'],
    scenario: soldiers(3, { soldiers: 1, heroes: [hero('Skeletor', 1), hero('Evil-Lyn', 7)] }),
    play: [hit(0)],
    then: { heroes: [0, 7], attackers: 2 },
    refused: [[hit(0), 'bataille-cible']],
  },
  {
    id: 'A18',
    says: 'one target left: nothing to choose any more',
    rules: ['foe.bataille.contre-mixte'],
    scenario: WEAK,
    play: [hit('soldat')],
    then: { attackers: 2, soldiers: 0 },
    refused: [[hit(0), 'bataille-rien-a-repartir']],
  },
  {
    id: 'A18',
    says: 'when all have fallen, the attackers in excess stay',
    rules: ['foe.bataille.contre-mixte', 'foe.bataille.sans-pv'],
    scenario: WEAK,
    play: [hit('soldat'), GO],
    then: { attackers: 1, heroes: [0], outcome: { holder: 0, removed: [2, 1], fallen: [0] } },
  },
  {
    id: 'A18',
    says: 'several heroes without a soldier: the same',
    rules: ['foe.bataille.contre-mixte'],
    scenario: soldiers(2, { heroes: [hero('Skeletor', 3), hero('Evil-Lyn', 3)] }),
    play: [hit(1), hit(0)],
    then: { heroes: [2, 2], outcome: { holder: 1, lost: [1, 1] } },
  },
  {
    id: '85',
    says: 'a boss and 3 soldiers: nothing',
    rules: ['foe.bataille.boss'],
    scenario: soldiers(3, {}, { boss: 'Evil Seed' }),
    play: [GO],
    then: { attackers: 3, outcome: { removed: [0, 0], lost: [], heroLost: 0 } },
  },
  {
    id: '101',
    says: 'a hero at 4 PS enters on 2 soldiers: 2 PS, nobody left, the zone is theirs',
    rules: ['foe.combat.soldats'],
    scenario: entering(4, 2),
    play: [GO],
    then: { hero: 2, soldiers: 0, outcome: { holder: 0, removed: [0, 2], heroLost: 2, heroFallen: false } },
  },
  {
    id: '101',
    says: 'a hero at 3 PS enters on 3 soldiers: both are gone, no PV',
    rules: ['foe.combat.soldats', 'foe.bataille.exactement-zero', 'foe.bataille.sans-pv'],
    scenario: entering(3, 3),
    play: [GO],
    then: { hero: 0, soldiers: 0, outcome: { holder: null, removed: [0, 3], heroLost: 3, heroFallen: true } },
  },
  {
    id: 'A17',
    says: 'at 1 PS, two of the three soldiers hold',
    rules: ['foe.combat.soldats'],
    scenario: entering(1, 3),
    play: [GO],
    then: { hero: 0, soldiers: 2, outcome: { holder: 1, removed: [0, 1], heroFallen: true } },
  },
  {
    id: 'A17',
    says: 'by option they leave without a blow',
    rules: ['foe.combat.soldats'],
    scenario: entering(1, 3, { options: { heroSansPerteContreSoldats: true } }),
    play: [GO],
    then: { hero: 1, soldiers: 0, outcome: { holder: 0, removed: [0, 3], heroLost: 0 } },
  },
  {
    id: 'A17',
    says: 'with an enemy hero there, the epic combat comes first',
    rules: ['foe.combat.epique-dabord'],
    scenario: entering(3, 1, { defender: { team: 'Evil Warriors', soldiers: 1, heroes: [hero('Skeletor', 3)] } }),
    faults: ['bataille-epique'],
  },
];
