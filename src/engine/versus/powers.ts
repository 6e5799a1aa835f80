// The 65 records of HQ powers: each is data, run by the verbs of partie/verbs.ts. Order and contents are the booklet's; what a step asks of the players is said by its rule.
import type { Power } from './power-types.ts';

export const POWERS = [
  {
    id: 'alfred',
    side: 'hero',
    title: 'Soin',
    // l. 366-380
    connector: 'OU',
    tiles: [{ id: 'alfred', name: 'Alfred' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.alfred-soin'],
        verbs: [
          { do: 'pick', of: 'lieutenant', rules: ['vs.pouvoirs-heros.alfred-soin'] },
          { do: 'heal', rules: ['vs.pouvoirs-heros.alfred-soin'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.alfred-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.alfred-mouvement'] }],
      },
    ],
  },
  {
    id: 'azrael',
    side: 'hero',
    title: 'Lame enflammée',
    // l. 382-401
    connector: 'OU',
    tiles: [{ id: 'azrael', name: 'Azrael' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'orange', count: 2 }],
        rules: [
          'vs.pouvoirs-heros.azrael-lame',
          'vs.pouvoirs-heros.azrael-lame-des',
          'vs.pouvoirs-heros.azrael-lame-defense',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.azrael-lame',
              'vs.pouvoirs-heros.azrael-lame-des',
              'vs.pouvoirs-heros.azrael-lame-defense',
            ],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.azrael-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.azrael-mouvement'] }],
      },
    ],
  },
  {
    id: 'batgirl-barbara-gordon',
    side: 'hero',
    title: 'Batarang téléguidé',
    // l. 403-444
    connector: 'OU',
    tiles: [{ id: 'batgirl-barbara-gordon', name: 'Batgirl (Barbara Gordon)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [
          { colour: 'black', count: 1, reroll: true },
          { colour: 'yellow', count: 1 },
        ],
        rules: [
          'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang',
          'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-sans-ldv',
          'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-portee',
          'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-des',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang',
              'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-sans-ldv',
              'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-portee',
              'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-des',
            ],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.batgirl-barbara-gordon-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.batgirl-barbara-gordon-mouvement'] }],
      },
    ],
  },
  {
    id: 'batman',
    side: 'hero',
    title: 'Caché dans les ombres',
    // l. 446-487
    tiles: [{ id: 'batman', name: 'Batman' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        dice: [
          { colour: 'red', count: 1 },
          { colour: 'red', count: 1 },
        ],
        tokens: ['pion ombre', 'pion fumigène'],
        rules: [
          'vs.pouvoirs-heros.batman-fumigene-1',
          'vs.pouvoirs-heros.batman-fumigene-2',
          'vs.pouvoirs-heros.batman-fumigene-3',
          'vs.pouvoirs-heros.batman-ombres-cachees',
          'vs.pouvoirs-heros.batman-figurine-retiree',
          'vs.pouvoirs-heros.batman-ombre-ciblable',
          'vs.pouvoirs-heros.batman-ombre-vide',
          'vs.pouvoirs-heros.batman-ombre-batman',
          'vs.pouvoirs-heros.batman-reapparition',
          'vs.pouvoirs-heros.batman-attaque-surprise',
          'vs.pouvoirs-heros.batman-activation-ensuite',
        ],
        verbs: [
          { do: 'smoke-here', rules: ['vs.pouvoirs-heros.batman-fumigene-1'] },
          { do: 'smoke', rules: ['vs.pouvoirs-heros.batman-fumigene-2'] },
          { do: 'smoke', rules: ['vs.pouvoirs-heros.batman-fumigene-3'] },
          { do: 'hide', rules: ['vs.pouvoirs-heros.batman-ombres-cachees'] },
          { do: 'vanish', rules: ['vs.pouvoirs-heros.batman-figurine-retiree'] },
        ],
      },
    ],
  },
  {
    id: 'batman-dark-knight-returns',
    side: 'hero',
    title: 'Sans limites',
    // l. 489-528
    connector: 'OU',
    tiles: [{ id: 'batman-dark-knight-returns', name: 'Batman (The Dark Knight Returns)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'orange', count: 2 }],
        rules: [
          'vs.pouvoirs-heros.batman-dark-knight-returns-rafale',
          'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-mouvement',
          'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-attaques',
          'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-blessure',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.batman-dark-knight-returns-rafale',
              'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-mouvement',
              'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-attaques',
            ],
          },
          { do: 'wound', on: 'hq', amount: 1, rules: ['vs.pouvoirs-heros.batman-dark-knight-returns-rafale-blessure'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        dice: [
          { colour: 'black', count: 2 },
          { colour: 'red', count: 1 },
        ],
        rules: [
          'vs.pouvoirs-heros.batman-dark-knight-returns-massue',
          'vs.pouvoirs-heros.batman-dark-knight-returns-massue-mouvement',
          'vs.pouvoirs-heros.batman-dark-knight-returns-massue-attaque',
          'vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.batman-dark-knight-returns-massue',
              'vs.pouvoirs-heros.batman-dark-knight-returns-massue-mouvement',
              'vs.pouvoirs-heros.batman-dark-knight-returns-massue-attaque',
            ],
          },
          {
            do: 'wound',
            on: 'hq',
            amount: 2,
            rules: ['vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures'],
          },
        ],
      },
    ],
  },
  {
    id: 'batman-zero-year',
    side: 'hero',
    title: 'Tir précis',
    // l. 530-548
    connector: 'OU',
    tiles: [{ id: 'batman-zero-year', name: 'Batman (Zero Year)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        skills: ['tireur d’élite 2'],
        rules: ['vs.pouvoirs-heros.batman-zero-year-tir', 'vs.pouvoirs-heros.batman-zero-year-tir-elite'],
        verbs: [
          {
            do: 'tell',
            rules: ['vs.pouvoirs-heros.batman-zero-year-tir', 'vs.pouvoirs-heros.batman-zero-year-tir-elite'],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.batman-zero-year-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.batman-zero-year-mouvement'] }],
      },
    ],
  },
  {
    id: 'batman-year-100',
    side: 'hero',
    title: 'Échappée belle',
    // l. 555-571
    tiles: [{ id: 'batman-year-100', name: 'Batman (Year 100)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        skills: ['insaisissable 3'],
        rules: [
          'vs.pouvoirs-heros.batman-year-100-echappee',
          'vs.pouvoirs-heros.batman-year-100-echappee-soin',
          'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
        ],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-heros.batman-year-100-echappee'] },
          {
            do: 'recover',
            most: 2,
            rules: [
              'vs.pouvoirs-heros.batman-year-100-echappee-soin',
              'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'batwing',
    side: 'hero',
    title: 'Choc électrique',
    // l. 573-585
    connector: 'OU',
    tiles: [{ id: 'batwing', name: 'Batwing' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.batwing-choc', 'vs.pouvoirs-heros.batwing-choc-ignore'],
        verbs: [
          {
            do: 'tell',
            rules: ['vs.pouvoirs-heros.batwing-choc', 'vs.pouvoirs-heros.batwing-choc-ignore'],
            who: 'blast',
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.batwing-rien'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-heros.batwing-rien'] }],
      },
    ],
  },
  {
    id: 'batwoman',
    side: 'hero',
    title: 'Avantage stratégique',
    // l. 587-599
    tiles: [{ id: 'batwoman', name: 'Batwoman' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.batwoman-dpa', 'vs.pouvoirs-heros.batwoman-rang'],
        verbs: [
          { do: 'late-disc', rules: ['vs.pouvoirs-heros.batwoman-dpa'] },
          { do: 'late', rules: ['vs.pouvoirs-heros.batwoman-rang'] },
        ],
      },
    ],
  },
  {
    id: 'black-canary',
    side: 'hero',
    title: 'Cri',
    // l. 601-618
    connector: 'OU',
    tiles: [{ id: 'black-canary', name: 'Black Canary' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        skills: ['souffle 2'],
        rules: ['vs.pouvoirs-heros.black-canary-cri'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.black-canary-cri'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.black-canary-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.black-canary-mouvement'] }],
      },
    ],
  },
  {
    id: 'blue-bird',
    side: 'hero',
    title: 'Taser rifle',
    // l. 620-639
    connector: 'OU',
    tiles: [{ id: 'blue-bird', name: 'Blue Bird' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [
          { colour: 'white', count: 1, reroll: true },
          { colour: 'orange', count: 1 },
        ],
        skills: ['électricité 3'],
        rules: ['vs.pouvoirs-heros.blue-bird-taser', 'vs.pouvoirs-heros.blue-bird-taser-electricite'],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-heros.blue-bird-taser', 'vs.pouvoirs-heros.blue-bird-taser-electricite'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.blue-bird-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.blue-bird-mouvement'] }],
      },
    ],
  },
  {
    id: 'bruce-wayne',
    side: 'hero',
    title: 'Garde du corps',
    // l. 641-651
    tiles: [{ id: 'bruce-wayne', name: 'Bruce Wayne' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.bruce-wayne-bat-robots', 'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines'],
        verbs: [],
      },
    ],
  },
  {
    id: 'catwoman',
    side: 'hero',
    title: 'Voleuse hors-pair',
    // l. 658-678
    tiles: [
      { id: 'catwoman', name: 'Catwoman' },
      { id: 'catwoman-the-long-halloween', name: 'Catwoman (The Long Halloween)' },
    ],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: [
          'vs.pouvoirs-heros.catwoman-vol',
          'vs.pouvoirs-heros.catwoman-vol-mouvement',
          'vs.pouvoirs-heros.catwoman-vol-manipulation',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.catwoman-vol',
              'vs.pouvoirs-heros.catwoman-vol-mouvement',
              'vs.pouvoirs-heros.catwoman-vol-manipulation',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'commissioner-gordon',
    side: 'hero',
    title: 'Escouade d’élite',
    // l. 680-690
    tiles: [{ id: 'commissioner-gordon', name: 'Commissioner Gordon' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
          'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd-figurines',
        ],
        verbs: [],
      },
    ],
  },
  {
    id: 'duke',
    side: 'hero',
    title: 'Précognition',
    // l. 692-709
    connector: 'OU',
    tiles: [{ id: 'duke', name: 'Duke' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        dice: [{ colour: 'orange', count: 2 }],
        rules: ['vs.pouvoirs-heros.duke-precognition', 'vs.pouvoirs-heros.duke-precognition-blessures'],
        verbs: [
          { do: 'pick', of: 'here', rules: ['vs.pouvoirs-heros.duke-precognition'] },
          { do: 'roll', colour: 'orange', dice: 2, rules: ['vs.pouvoirs-heros.duke-precognition'] },
          { do: 'wound', on: 'picked', amount: 'rolled', rules: ['vs.pouvoirs-heros.duke-precognition-blessures'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.duke-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.duke-mouvement'] }],
      },
    ],
  },
  {
    id: 'green-arrow',
    side: 'hero',
    title: 'Chasseur-né',
    // l. 711-730
    tiles: [{ id: 'green-arrow', name: 'Green Arrow' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [
          { colour: 'black', count: 1, reroll: true },
          { colour: 'orange', count: 1, reroll: true },
        ],
        rules: [
          'vs.pouvoirs-heros.green-arrow-traque',
          'vs.pouvoirs-heros.green-arrow-traque-mouvement',
          'vs.pouvoirs-heros.green-arrow-traque-tir',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.green-arrow-traque',
              'vs.pouvoirs-heros.green-arrow-traque-mouvement',
              'vs.pouvoirs-heros.green-arrow-traque-tir',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'harvey-bullock',
    side: 'hero',
    title: 'Officier vétéran',
    // l. 732-739
    tiles: [{ id: 'harvey-bullock', name: 'Harvey Bullock' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: ['vs.pouvoirs-heros.harvey-bullock-escouade'],
        verbs: [
          { do: 'pick-tile', of: 'own-squad', rules: ['vs.pouvoirs-heros.harvey-bullock-escouade'] },
          { do: 'tell', rules: ['vs.pouvoirs-heros.harvey-bullock-escouade'], who: 'tile' },
        ],
      },
    ],
  },
  {
    id: 'huntress',
    side: 'hero',
    title: 'Attaque tournoyante',
    // l. 741-758
    connector: 'OU',
    tiles: [{ id: 'huntress', name: 'Huntress' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'yellow', count: 2 }],
        rules: ['vs.pouvoirs-heros.huntress-tournoyante'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.huntress-tournoyante'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.huntress-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.huntress-mouvement'] }],
      },
    ],
  },
  {
    id: 'julia-pennyworth',
    side: 'hero',
    title: 'Planification militaire',
    // l. 763-775
    tiles: [{ id: 'julia-pennyworth', name: 'Julia Pennyworth' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.julia-pennyworth-energie', 'vs.pouvoirs-heros.julia-pennyworth-evenement-vide'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-heros.julia-pennyworth-evenement-vide'] }],
      },
    ],
  },
  {
    id: 'katana',
    side: 'hero',
    title: 'Soultaker',
    // l. 777-808
    tiles: [{ id: 'katana', name: 'Katana' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        dice: [
          { colour: 'orange', count: 1 },
          { colour: 'yellow', count: 2 },
        ],
        rules: [
          'vs.pouvoirs-heros.katana-capture',
          'vs.pouvoirs-heros.katana-charge',
          'vs.pouvoirs-heros.katana-charge-mouvement',
          'vs.pouvoirs-heros.katana-charge-attaque',
          'vs.pouvoirs-heros.katana-charge-ames',
          'vs.pouvoirs-heros.katana-charge-liberation',
        ],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-heros.katana-charge', 'vs.pouvoirs-heros.katana-charge-mouvement'] },
          { do: 'may', rules: ['vs.pouvoirs-heros.katana-charge-attaque'] },
          { do: 'souls', rules: ['vs.pouvoirs-heros.katana-charge-ames'] },
          { do: 'release', rules: ['vs.pouvoirs-heros.katana-charge-liberation'] },
          { do: 'tell', rules: ['vs.pouvoirs-heros.katana-charge-attaque'] },
        ],
      },
    ],
  },
  {
    id: 'nightwing',
    side: 'hero',
    title: 'Impétueux',
    // l. 810-826
    tiles: [{ id: 'nightwing', name: 'Nightwing' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: [
          'vs.pouvoirs-heros.nightwing-charge',
          'vs.pouvoirs-heros.nightwing-charge-un-mouvement',
          'vs.pouvoirs-heros.nightwing-charge-corps-a-corps',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.nightwing-charge',
              'vs.pouvoirs-heros.nightwing-charge-un-mouvement',
              'vs.pouvoirs-heros.nightwing-charge-corps-a-corps',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'oracle',
    side: 'hero',
    title: 'Stratège aguerrie',
    // l. 828-839
    tiles: [{ id: 'oracle', name: 'Oracle' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.oracle-dpa', 'vs.pouvoirs-heros.oracle-evenement-vide'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-heros.oracle-evenement-vide'] }],
      },
    ],
  },
  {
    id: 'orphan-cassandra-cain',
    side: 'hero',
    title: 'Posture défensive',
    // l. 841-859
    tiles: [{ id: 'orphan-cassandra-cain', name: 'Orphan (Cassandra Cain)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        skills: ['contre-attaque 3'],
        tokens: ['pion posture défensive'],
        rules: [
          'vs.pouvoirs-heros.orphan-cassandra-cain-pion',
          'vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet',
          'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait',
        ],
        verbs: [
          {
            do: 'guard',
            rules: [
              'vs.pouvoirs-heros.orphan-cassandra-cain-pion',
              'vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'red-hood-jason-todd',
    side: 'hero',
    title: 'Repositionnement',
    // l. 861-872
    tiles: [{ id: 'red-hood-jason-todd', name: 'Red Hood (Jason Todd)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        skills: ['parkour 1'],
        rules: [
          'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement',
          'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement-bonus',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement',
              'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement-bonus',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'red-robin',
    side: 'hero',
    title: 'Cyberattaque',
    // l. 874-893
    connector: 'ET',
    tiles: [{ id: 'red-robin', name: 'Red Robin' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        tokens: ['pion piratage'],
        rules: ['vs.pouvoirs-heros.red-robin-piratage'],
        verbs: [
          { do: 'hack', rules: ['vs.pouvoirs-heros.red-robin-piratage', 'vs.pouvoirs-heros.red-robin-saturation'] },
        ],
      },
      {
        key: 'b',
        kind: 'permanent',
        runs: 'full',
        tokens: ['pion piratage'],
        rules: ['vs.pouvoirs-heros.red-robin-saturation'],
        verbs: [],
      },
    ],
  },
  {
    id: 'renee-montoya',
    side: 'hero',
    title: 'Freeze',
    // l. 895-919
    connector: 'OU',
    tiles: [{ id: 'renee-montoya', name: 'Renee Montoya' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        tokens: ['pion freeze'],
        rules: [
          'vs.pouvoirs-heros.renee-montoya-freeze',
          'vs.pouvoirs-heros.renee-montoya-freeze-effet',
          'vs.pouvoirs-heros.renee-montoya-freeze-retrait',
        ],
        verbs: [
          {
            do: 'freeze',
            rules: ['vs.pouvoirs-heros.renee-montoya-freeze', 'vs.pouvoirs-heros.renee-montoya-freeze-effet'],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.renee-montoya-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.renee-montoya-mouvement'] }],
      },
    ],
  },
  {
    id: 'robin-damian-wayne',
    side: 'hero',
    title: 'Enfant prodige',
    // l. 921-936
    connector: 'ET',
    tiles: [{ id: 'robin-damian-wayne', name: 'Robin (Damian Wayne)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.robin-damian-wayne-reactivation'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.robin-damian-wayne-reactivation'] }],
      },
      {
        key: 'b',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
        verbs: [],
      },
    ],
  },
  {
    id: 'robin-tim-drake',
    side: 'hero',
    title: 'Hackeur né',
    // l. 938-956
    connector: 'OU',
    tiles: [{ id: 'robin-tim-drake', name: 'Robin (Tim Drake)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: ['vs.pouvoirs-heros.robin-tim-drake-ami', 'vs.pouvoirs-heros.robin-tim-drake-reflexion'],
        verbs: [
          { do: 'pick', of: 'thinker', rules: ['vs.pouvoirs-heros.robin-tim-drake-ami'] },
          { do: 'tell', rules: ['vs.pouvoirs-heros.robin-tim-drake-reflexion'], who: 'thinker' },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-heros.robin-tim-drake-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-heros.robin-tim-drake-mouvement'] }],
      },
    ],
  },
  {
    id: 'spoiler',
    side: 'hero',
    title: 'Furtivité',
    // l. 958-979
    tiles: [{ id: 'spoiler', name: 'Spoiler' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        skills: ['insaisissable 5', 'intouchable 5'],
        tokens: ['pion furtivité'],
        rules: [
          'vs.pouvoirs-heros.spoiler-furtivite',
          'vs.pouvoirs-heros.spoiler-furtivite-pion',
          'vs.pouvoirs-heros.spoiler-furtivite-effet',
          'vs.pouvoirs-heros.spoiler-furtivite-retrait',
        ],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-heros.spoiler-furtivite'] },
          {
            do: 'stealth',
            rules: ['vs.pouvoirs-heros.spoiler-furtivite-pion', 'vs.pouvoirs-heros.spoiler-furtivite-effet'],
          },
        ],
      },
    ],
  },
  {
    id: 'bane',
    side: 'villain',
    title: 'Injection de venin',
    // l. 988-1004
    connector: 'OU',
    tiles: [{ id: 'bane', name: 'Bane' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.bane-transformation', 'vs.pouvoirs-vilains.bane-transformation-evenement'],
        verbs: [
          { do: 'may', rules: ['vs.pouvoirs-vilains.bane-transformation'] },
          {
            do: 'transform',
            rules: ['vs.pouvoirs-vilains.bane-transformation', 'vs.pouvoirs-vilains.bane-transformation-evenement'],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.bane-dose'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.bane-dose'] }],
      },
    ],
  },
  {
    id: 'bane-venom-injected',
    side: 'villain',
    title: 'Injection incontrôlée',
    // l. 1006-1015
    tiles: [{ id: 'bane-venom-injected', name: 'Bane (Venom Injected)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: [
          'vs.pouvoirs-vilains.bane-venom-injected-injection',
          'vs.pouvoirs-vilains.bane-venom-injected-injection-blessures',
        ],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-vilains.bane-venom-injected-injection'] },
          { do: 'wound', on: 'hq', amount: 2, rules: ['vs.pouvoirs-vilains.bane-venom-injected-injection-blessures'] },
        ],
      },
    ],
  },
  {
    id: 'black-mask',
    side: 'villain',
    title: 'Motivation extrême',
    // l. 1017-1033
    connector: 'OU',
    tiles: [{ id: 'black-mask', name: 'Black Mask' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: ['vs.pouvoirs-vilains.black-mask-sacrifice', 'vs.pouvoirs-vilains.black-mask-motivation'],
        verbs: [
          { do: 'pick', of: 'friend', rules: ['vs.pouvoirs-vilains.black-mask-sacrifice'] },
          { do: 'sacrifice', rules: ['vs.pouvoirs-vilains.black-mask-sacrifice'] },
          { do: 'pick-tile', of: 'own-squad', rules: ['vs.pouvoirs-vilains.black-mask-motivation'] },
          { do: 'tell', rules: ['vs.pouvoirs-vilains.black-mask-motivation'], who: 'tile' },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.black-mask-rien'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-vilains.black-mask-rien'] }],
      },
    ],
  },
  {
    id: 'clayface',
    side: 'villain',
    title: 'Avatar',
    // l. 1035-1065
    tiles: [{ id: 'clayface', name: 'Clayface' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.clayface-avatar-choix',
          'vs.pouvoirs-vilains.clayface-avatar-reserve',
          'vs.pouvoirs-vilains.clayface-avatar-entre',
          'vs.pouvoirs-vilains.clayface-avatar-sort',
          'vs.pouvoirs-vilains.clayface-avatar-sans-pouvoir',
          'vs.pouvoirs-vilains.clayface-avatar-blessures',
          'vs.pouvoirs-vilains.clayface-avatar-neutralise',
          'vs.pouvoirs-vilains.clayface-avatar-association',
        ],
        verbs: [
          {
            do: 'avatar',
            rules: ['vs.pouvoirs-vilains.clayface-avatar-entre', 'vs.pouvoirs-vilains.clayface-avatar-sort'],
          },
        ],
      },
    ],
  },
  {
    id: 'deadshot',
    side: 'villain',
    title: 'Ricochet',
    // l. 1074-1084
    tiles: [{ id: 'deadshot', name: 'Deadshot' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'white', count: 2 }],
        rules: ['vs.pouvoirs-vilains.deadshot-ricochet', 'vs.pouvoirs-vilains.deadshot-ricochet-ldv'],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-vilains.deadshot-ricochet', 'vs.pouvoirs-vilains.deadshot-ricochet-ldv'] },
        ],
      },
    ],
  },
  {
    id: 'deathstroke',
    side: 'villain',
    title: 'Point faible',
    // l. 1086-1100
    tiles: [{ id: 'deathstroke', name: 'Deathstroke' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        dice: [{ colour: 'red', count: 1 }],
        rules: [
          'vs.pouvoirs-vilains.deathstroke-charge',
          'vs.pouvoirs-vilains.deathstroke-point-faible',
          'vs.pouvoirs-vilains.deathstroke-point-faible-blessures',
        ],
        verbs: [
          { do: 'tell', rules: ['vs.pouvoirs-vilains.deathstroke-charge'] },
          { do: 'pick', of: 'here', rules: ['vs.pouvoirs-vilains.deathstroke-point-faible'] },
          { do: 'roll', colour: 'red', dice: 1, rules: ['vs.pouvoirs-vilains.deathstroke-point-faible'] },
          {
            do: 'wound',
            on: 'picked',
            amount: 'rolled',
            rules: ['vs.pouvoirs-vilains.deathstroke-point-faible-blessures'],
          },
        ],
      },
    ],
  },
  {
    id: 'doctor-death',
    side: 'villain',
    title: 'Sérum du berserk',
    // l. 1102-1128
    connector: 'OU',
    tiles: [{ id: 'doctor-death', name: 'Doctor Death' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        dice: [{ colour: 'white', count: 2 }],
        rules: [
          'vs.pouvoirs-vilains.doctor-death-serum',
          'vs.pouvoirs-vilains.doctor-death-serum-mouvement',
          'vs.pouvoirs-vilains.doctor-death-serum-attaque',
          'vs.pouvoirs-vilains.doctor-death-serum-neutralise',
        ],
        verbs: [
          { do: 'pick', of: 'here-friend', rules: ['vs.pouvoirs-vilains.doctor-death-serum'] },
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.doctor-death-serum',
              'vs.pouvoirs-vilains.doctor-death-serum-mouvement',
              'vs.pouvoirs-vilains.doctor-death-serum-attaque',
            ],
            who: 'picked',
          },
          { do: 'sacrifice', rules: ['vs.pouvoirs-vilains.doctor-death-serum-neutralise'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.doctor-death-rien'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-vilains.doctor-death-rien'] }],
      },
    ],
  },
  {
    id: 'firefly',
    side: 'villain',
    title: 'Purification par le feu',
    // l. 1130-1144
    connector: 'OU',
    tiles: [{ id: 'firefly', name: 'Firefly' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        tokens: ['pion flamme'],
        rules: ['vs.pouvoirs-vilains.firefly-flammes'],
        verbs: [{ do: 'flip', marker: 'flame', rules: ['vs.pouvoirs-vilains.firefly-flammes'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.firefly-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.firefly-mouvement'] }],
      },
    ],
  },
  {
    id: 'harley-quinn',
    side: 'villain',
    title: 'Folie douce',
    // l. 1146-1170
    tiles: [
      { id: 'harley-quinn', name: 'Harley Quinn' },
      { id: 'harley-quinn-with-hammer', name: 'Harley Quinn (with Hammer)' },
    ],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        dice: [{ colour: 'orange', count: 1 }],
        rules: [
          'vs.pouvoirs-vilains.harley-quinn-de',
          'vs.pouvoirs-vilains.harley-quinn-cleptomanie',
          'vs.pouvoirs-vilains.harley-quinn-schizophrenie',
          'vs.pouvoirs-vilains.harley-quinn-bipolaire',
        ],
        verbs: [
          { do: 'roll', colour: 'orange', dice: 1, rules: ['vs.pouvoirs-vilains.harley-quinn-de'] },
          { do: 'fall', rules: ['vs.pouvoirs-vilains.harley-quinn-de'] },
        ],
        parts: {
          '0': [{ do: 'exchange', rules: ['vs.pouvoirs-vilains.harley-quinn-bipolaire'] }],
          '1': [
            { do: 'pick', of: 'other-zone', rules: ['vs.pouvoirs-vilains.harley-quinn-schizophrenie'] },
            { do: 'swap', rules: ['vs.pouvoirs-vilains.harley-quinn-schizophrenie'] },
          ],
          '2': [
            { do: 'may', rules: ['vs.pouvoirs-vilains.harley-quinn-cleptomanie'] },
            { do: 'steal', rules: ['vs.pouvoirs-vilains.harley-quinn-cleptomanie'] },
          ],
        },
      },
    ],
  },
  {
    id: 'hugo-strange',
    side: 'villain',
    title: 'Hypnose',
    // l. 1172-1184
    tiles: [{ id: 'hugo-strange', name: 'Hugo Strange' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.hugo-strange-hypnose', 'vs.pouvoirs-vilains.hugo-strange-hypnose-mouvement'],
        verbs: [
          { do: 'pick-squad', rules: ['vs.pouvoirs-vilains.hugo-strange-hypnose'] },
          {
            do: 'tell',
            rules: ['vs.pouvoirs-vilains.hugo-strange-hypnose', 'vs.pouvoirs-vilains.hugo-strange-hypnose-mouvement'],
            who: 'marched',
          },
        ],
      },
    ],
  },
  {
    id: 'hush',
    side: 'villain',
    title: 'Leader charismatique',
    // l. 1187-1201
    tiles: [{ id: 'hush', name: 'Hush' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.hush-lieutenant',
          'vs.pouvoirs-vilains.hush-lieutenant-zone',
          'vs.pouvoirs-vilains.hush-lieutenant-pv',
        ],
        verbs: [],
      },
    ],
  },
  {
    id: 'jason-todd-hush',
    side: 'villain',
    title: 'Charge brutale',
    // l. 1203-1227
    connector: 'OU',
    tiles: [{ id: 'jason-todd-hush', name: 'Jason Todd (Hush)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'red', count: 2 }],
        rules: [
          'vs.pouvoirs-vilains.jason-todd-hush-charge',
          'vs.pouvoirs-vilains.jason-todd-hush-charge-mouvement',
          'vs.pouvoirs-vilains.jason-todd-hush-charge-attaque',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.jason-todd-hush-charge',
              'vs.pouvoirs-vilains.jason-todd-hush-charge-mouvement',
              'vs.pouvoirs-vilains.jason-todd-hush-charge-attaque',
            ],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.jason-todd-hush-rien'],
        verbs: [{ do: 'idle', rules: ['vs.pouvoirs-vilains.jason-todd-hush-rien'] }],
      },
    ],
  },
  {
    id: 'jervis-tetch',
    side: 'villain',
    title: 'Contrôle mental',
    // l. 1229-1242
    tiles: [{ id: 'jervis-tetch', name: 'Jervis Tetch' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.jervis-tetch-controle',
          'vs.pouvoirs-vilains.jervis-tetch-controle-sbires',
          'vs.pouvoirs-vilains.jervis-tetch-controle-elites',
        ],
        verbs: [],
      },
    ],
  },
  {
    id: 'the-joker',
    side: 'villain',
    title: 'Venin du Joker',
    // l. 1244-1265
    connector: 'OU',
    tiles: [{ id: 'the-joker', name: 'The Joker' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        tokens: ['pion venin du Joker'],
        rules: ['vs.pouvoirs-vilains.the-joker-venin', 'vs.pouvoirs-vilains.the-joker-venin-effet'],
        verbs: [
          { do: 'pick', of: 'own', rules: ['vs.pouvoirs-vilains.the-joker-venin'] },
          {
            do: 'place',
            marker: 'venom',
            rules: ['vs.pouvoirs-vilains.the-joker-venin', 'vs.pouvoirs-vilains.the-joker-venin-effet'],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.the-joker-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.the-joker-mouvement'] }],
      },
    ],
  },
  {
    id: 'the-joker-mr-joe',
    side: 'villain',
    title: 'Terreur',
    // l. 1267-1285
    connector: 'OU',
    tiles: [{ id: 'the-joker-mr-joe', name: 'The Joker (Mr. Joe)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-mutilation', 'vs.pouvoirs-vilains.the-joker-mr-joe-terreur'],
        verbs: [
          { do: 'wound', on: 'hq', amount: 1, rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-mutilation'] },
          { do: 'pick', of: 'here-enemy', rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-terreur'] },
          { do: 'to-last', rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-terreur'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-mouvement'] }],
      },
    ],
  },
  {
    id: 'killer-croc',
    side: 'villain',
    title: 'Charge bestiale',
    // l. 1315-1333
    tiles: [{ id: 'killer-croc', name: 'Killer Croc' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: [
          'vs.pouvoirs-vilains.killer-croc-charge',
          'vs.pouvoirs-vilains.killer-croc-charge-mouvement',
          'vs.pouvoirs-vilains.killer-croc-charge-attaque',
        ],
        verbs: [
          {
            do: 'tell',
            rules: ['vs.pouvoirs-vilains.killer-croc-charge', 'vs.pouvoirs-vilains.killer-croc-charge-mouvement'],
          },
          { do: 'boundaries', rules: ['vs.pouvoirs-vilains.killer-croc-charge-attaque'] },
          { do: 'tell', rules: ['vs.pouvoirs-vilains.killer-croc-charge-attaque'] },
        ],
      },
    ],
  },
  {
    id: 'killer-moth',
    side: 'villain',
    title: 'Miasme',
    // l. 1335-1349
    connector: 'OU',
    tiles: [{ id: 'killer-moth', name: 'Killer Moth' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        tokens: ['pion gaz'],
        rules: ['vs.pouvoirs-vilains.killer-moth-gaz'],
        verbs: [{ do: 'flip', marker: 'gas', rules: ['vs.pouvoirs-vilains.killer-moth-gaz'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.killer-moth-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.killer-moth-mouvement'] }],
      },
    ],
  },
  {
    id: 'man-bat',
    side: 'villain',
    title: 'Le transporteur',
    // l. 1351-1377
    connector: 'OU',
    tiles: [{ id: 'man-bat', name: 'Man-Bat' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: [
          'vs.pouvoirs-vilains.man-bat-vol',
          'vs.pouvoirs-vilains.man-bat-vol-passager',
          'vs.pouvoirs-vilains.man-bat-vol-envergure',
          'vs.pouvoirs-vilains.man-bat-vol-depose',
        ],
        verbs: [
          { do: 'pick', of: 'passenger', rules: ['vs.pouvoirs-vilains.man-bat-vol-passager'] },
          { do: 'lift', rules: ['vs.pouvoirs-vilains.man-bat-vol-passager'] },
          { do: 'tell', rules: ['vs.pouvoirs-vilains.man-bat-vol', 'vs.pouvoirs-vilains.man-bat-vol-envergure'] },
          { do: 'drop', rules: ['vs.pouvoirs-vilains.man-bat-vol-depose'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.man-bat-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.man-bat-mouvement'] }],
      },
    ],
  },
  {
    id: 'mr-freeze',
    side: 'villain',
    title: 'Ère glaciaire',
    // l. 1379-1397
    connector: 'OU',
    tiles: [{ id: 'mr-freeze', name: 'Mr. Freeze' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        skills: ['immobilisation'],
        rules: ['vs.pouvoirs-vilains.mr-freeze-givre', 'vs.pouvoirs-vilains.mr-freeze-givre-ignore'],
        verbs: [
          { do: 'pick', of: 'around', rules: ['vs.pouvoirs-vilains.mr-freeze-givre'] },
          {
            do: 'immobilise',
            rules: ['vs.pouvoirs-vilains.mr-freeze-givre', 'vs.pouvoirs-vilains.mr-freeze-givre-ignore'],
          },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.mr-freeze-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.mr-freeze-mouvement'] }],
      },
    ],
  },
  {
    id: 'mr-bloom',
    side: 'villain',
    title: 'Mutation',
    // l. 1399-1419
    tiles: [{ id: 'mr-bloom', name: 'Mr. Bloom' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.mr-bloom-gang',
          'vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile',
          'vs.pouvoirs-vilains.mr-bloom-gang-figurines',
          'vs.pouvoirs-vilains.mr-bloom-mutation',
          'vs.pouvoirs-vilains.mr-bloom-mutation-reserve',
        ],
        verbs: [],
      },
    ],
  },
  {
    id: 'orphan-david-cain',
    side: 'villain',
    title: 'Châtiment',
    // l. 1426-1443
    tiles: [{ id: 'orphan-david-cain', name: 'Orphan (David Cain)' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'red', count: 2 }],
        rules: [
          'vs.pouvoirs-vilains.orphan-david-cain-charge',
          'vs.pouvoirs-vilains.orphan-david-cain-charge-mouvement',
          'vs.pouvoirs-vilains.orphan-david-cain-charge-attaque',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.orphan-david-cain-charge',
              'vs.pouvoirs-vilains.orphan-david-cain-charge-mouvement',
              'vs.pouvoirs-vilains.orphan-david-cain-charge-attaque',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-penguin',
    side: 'villain',
    title: 'Parapluie multifonction',
    // l. 1445-1466
    connector: 'OU',
    tiles: [{ id: 'the-penguin', name: 'The Penguin' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        dice: [{ colour: 'white', count: 1, reroll: true }],
        rules: ['vs.pouvoirs-vilains.the-penguin-tir', 'vs.pouvoirs-vilains.the-penguin-tir-blessures'],
        verbs: [
          { do: 'pick', of: 'seen', rules: ['vs.pouvoirs-vilains.the-penguin-tir'] },
          { do: 'roll', colour: 'white', dice: 1, reroll: true, rules: ['vs.pouvoirs-vilains.the-penguin-tir'] },
          { do: 'wound', on: 'picked', amount: 'rolled', rules: ['vs.pouvoirs-vilains.the-penguin-tir-blessures'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        dice: [
          { colour: 'orange', count: 1 },
          { colour: 'yellow', count: 1 },
        ],
        skills: ['poison 2'],
        rules: ['vs.pouvoirs-vilains.the-penguin-lame', 'vs.pouvoirs-vilains.the-penguin-lame-poison'],
        verbs: [
          {
            do: 'tell',
            rules: ['vs.pouvoirs-vilains.the-penguin-lame', 'vs.pouvoirs-vilains.the-penguin-lame-poison'],
          },
        ],
      },
    ],
  },
  {
    id: 'poison-ivy',
    side: 'villain',
    title: 'Phéromone',
    // l. 1468-1481
    tiles: [{ id: 'poison-ivy', name: 'Poison Ivy' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        rules: [
          'vs.pouvoirs-vilains.poison-ivy-pheromone',
          'vs.pouvoirs-vilains.poison-ivy-pheromone-amie',
          'vs.pouvoirs-vilains.poison-ivy-pheromone-limites',
        ],
        verbs: [
          { do: 'pick', of: 'enemy-near-mine', rules: ['vs.pouvoirs-vilains.poison-ivy-pheromone'] },
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.poison-ivy-pheromone-amie',
              'vs.pouvoirs-vilains.poison-ivy-pheromone-limites',
            ],
            who: 'picked',
          },
        ],
      },
    ],
  },
  {
    id: 'prof-pyg',
    side: 'villain',
    title: 'Expérience inhumaine',
    // l. 1483-1505
    tiles: [{ id: 'prof-pyg', name: 'Prof. Pyg' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'partial',
        skills: ['horreur 1'],
        tokens: ['pion opération inhumaine'],
        rules: [
          'vs.pouvoirs-vilains.prof-pyg-operation',
          'vs.pouvoirs-vilains.prof-pyg-operation-horreur',
          'vs.pouvoirs-vilains.prof-pyg-operation-interdits',
          'vs.pouvoirs-vilains.prof-pyg-operation-evenement',
        ],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.prof-pyg-operation-evenement'], who: 'operated' }],
      },
    ],
  },
  {
    id: 'ras-al-ghul',
    side: 'villain',
    title: 'Leader vétéran',
    // l. 1507-1518
    tiles: [{ id: 'ras-al-ghul', name: 'Ra’s al Ghul' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.ras-al-ghul-activation', 'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa'],
        verbs: [
          { do: 'pick-tile', of: 'river', rules: ['vs.pouvoirs-vilains.ras-al-ghul-activation'] },
          {
            do: 'free-activation',
            rules: ['vs.pouvoirs-vilains.ras-al-ghul-activation', 'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa'],
          },
        ],
      },
    ],
  },
  {
    id: 'ratcatcher',
    side: 'villain',
    title: 'Nuée de rats',
    // l. 1520-1534
    tiles: [{ id: 'ratcatcher', name: 'Ratcatcher' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'partial',
        skills: ['horreur 2'],
        tokens: ['pion nuée de rats'],
        rules: [
          'vs.pouvoirs-vilains.ratcatcher-nuee',
          'vs.pouvoirs-vilains.ratcatcher-nuee-effet',
          'vs.pouvoirs-vilains.ratcatcher-nuee-nombre',
        ],
        verbs: [
          { do: 'swarm', rules: ['vs.pouvoirs-vilains.ratcatcher-nuee', 'vs.pouvoirs-vilains.ratcatcher-nuee-nombre'] },
        ],
      },
    ],
  },
  {
    id: 'red-hood',
    side: 'villain',
    title: 'Gang',
    // l. 1537-1547
    tiles: [{ id: 'red-hood', name: 'Red Hood' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.red-hood-gang', 'vs.pouvoirs-vilains.red-hood-gang-figurines'],
        verbs: [],
      },
    ],
  },
  {
    id: 'scarecrow',
    side: 'villain',
    title: 'Gaz phobique',
    // l. 1549-1566
    tiles: [{ id: 'scarecrow', name: 'Scarecrow' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'partial',
        tokens: ['pion gaz phobique'],
        rules: [
          'vs.pouvoirs-vilains.scarecrow-gaz',
          'vs.pouvoirs-vilains.scarecrow-gaz-regles',
          'vs.pouvoirs-vilains.scarecrow-gaz-menace',
          'vs.pouvoirs-vilains.scarecrow-gaz-immunite',
        ],
        verbs: [
          { do: 'pick', of: 'own', rules: ['vs.pouvoirs-vilains.scarecrow-gaz'] },
          {
            do: 'place',
            marker: 'fear',
            rules: [
              'vs.pouvoirs-vilains.scarecrow-gaz',
              'vs.pouvoirs-vilains.scarecrow-gaz-regles',
              'vs.pouvoirs-vilains.scarecrow-gaz-menace',
              'vs.pouvoirs-vilains.scarecrow-gaz-immunite',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'solomon-grundy',
    side: 'villain',
    title: 'Résurrection',
    // l. 1568-1593
    connector: 'OU',
    tiles: [{ id: 'solomon-grundy', name: 'Solomon Grundy' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.solomon-grundy-couche',
          'vs.pouvoirs-vilains.solomon-grundy-releve',
          'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable',
        ],
        verbs: [{ do: 'rise', rules: ['vs.pouvoirs-vilains.solomon-grundy-releve'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.solomon-grundy-course'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.solomon-grundy-course'] }],
      },
    ],
  },
  {
    id: 'talon',
    side: 'villain',
    title: 'Résurrection',
    // l. 1595-1628
    connector: 'OU',
    tiles: [{ id: 'talon', name: 'Talon' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.talon-couche',
          'vs.pouvoirs-vilains.talon-releve',
          'vs.pouvoirs-vilains.talon-evenement-intouchable',
        ],
        verbs: [{ do: 'rise', rules: ['vs.pouvoirs-vilains.talon-releve'] }],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        dice: [{ colour: 'white', count: 2 }],
        rules: [
          'vs.pouvoirs-vilains.talon-tirs',
          'vs.pouvoirs-vilains.talon-tirs-immobile',
          'vs.pouvoirs-vilains.talon-tirs-attaques',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.talon-tirs',
              'vs.pouvoirs-vilains.talon-tirs-immobile',
              'vs.pouvoirs-vilains.talon-tirs-attaques',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'the-riddler',
    side: 'villain',
    title: 'Duel d’esprit',
    // l. 1630-1652
    tiles: [{ id: 'the-riddler', name: 'The Riddler' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: [
          'vs.pouvoirs-vilains.the-riddler-comparaison',
          'vs.pouvoirs-vilains.the-riddler-moins',
          'vs.pouvoirs-vilains.the-riddler-autant-ou-plus',
        ],
        verbs: [
          { do: 'compare', rules: ['vs.pouvoirs-vilains.the-riddler-comparaison'] },
          {
            do: 'duel',
            rules: ['vs.pouvoirs-vilains.the-riddler-moins', 'vs.pouvoirs-vilains.the-riddler-autant-ou-plus'],
          },
        ],
      },
    ],
  },
  {
    id: 'tusk',
    side: 'villain',
    title: 'Charge féroce',
    // l. 1657-1674
    tiles: [{ id: 'tusk', name: 'Tusk' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        rules: [
          'vs.pouvoirs-vilains.tusk-charge',
          'vs.pouvoirs-vilains.tusk-charge-mouvement',
          'vs.pouvoirs-vilains.tusk-charge-attaques',
        ],
        verbs: [
          {
            do: 'tell',
            rules: [
              'vs.pouvoirs-vilains.tusk-charge',
              'vs.pouvoirs-vilains.tusk-charge-mouvement',
              'vs.pouvoirs-vilains.tusk-charge-attaques',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'two-face-heads',
    side: 'villain',
    title: 'Personnalité multiple',
    // l. 1676-1684
    tiles: [{ id: 'two-face-heads', name: 'Two-Face (Heads)' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.two-face-heads-tails'],
        verbs: [],
      },
    ],
  },
  {
    id: 'two-face-tails',
    side: 'villain',
    title: 'Personnalité multiple',
    // l. 1686-1694
    tiles: [{ id: 'two-face-tails', name: 'Two-Face (Tails)' }],
    effects: [
      {
        key: 'a',
        kind: 'permanent',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.two-face-tails-heads'],
        verbs: [],
      },
    ],
  },
  {
    id: 'wrath',
    side: 'villain',
    title: 'Gadgets',
    // l. 1696-1721
    tiles: [{ id: 'wrath', name: 'Wrath' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'prompt',
        skills: ['parkour 3', 'arts martiaux 1', 'rafale 1', 'chance 2', 'piratage 2'],
        rules: [
          'vs.pouvoirs-vilains.wrath-gadgets',
          'vs.pouvoirs-vilains.wrath-gadget-mouvement',
          'vs.pouvoirs-vilains.wrath-gadget-corps-a-corps',
          'vs.pouvoirs-vilains.wrath-gadget-distance',
          'vs.pouvoirs-vilains.wrath-gadget-manipulation',
          'vs.pouvoirs-vilains.wrath-gadget-reflexion',
        ],
        verbs: [{ do: 'split', rules: ['vs.pouvoirs-vilains.wrath-gadgets'] }],
        parts: {
          mouvement: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.wrath-gadget-mouvement'] }],
          'corps-a-corps': [{ do: 'tell', rules: ['vs.pouvoirs-vilains.wrath-gadget-corps-a-corps'] }],
          distance: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.wrath-gadget-distance'] }],
          manipulation: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.wrath-gadget-manipulation'] }],
          reflexion: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.wrath-gadget-reflexion'] }],
        },
      },
    ],
  },
  {
    id: 'zsasz',
    side: 'villain',
    title: 'Scarification',
    // l. 1723-1737
    connector: 'OU',
    tiles: [{ id: 'zsasz', name: 'Zsasz' }],
    effects: [
      {
        key: 'a',
        kind: 'event',
        runs: 'full',
        rules: ['vs.pouvoirs-vilains.zsasz-scarification', 'vs.pouvoirs-vilains.zsasz-scarification-retour'],
        verbs: [
          { do: 'pick', of: 'here-enemy', rules: ['vs.pouvoirs-vilains.zsasz-scarification'] },
          { do: 'wound', on: 'picked', amount: 2, rules: ['vs.pouvoirs-vilains.zsasz-scarification'] },
          { do: 'wound', on: 'hq', amount: 1, rules: ['vs.pouvoirs-vilains.zsasz-scarification-retour'] },
        ],
      },
      {
        key: 'b',
        kind: 'event',
        runs: 'prompt',
        rules: ['vs.pouvoirs-vilains.zsasz-mouvement'],
        verbs: [{ do: 'tell', rules: ['vs.pouvoirs-vilains.zsasz-mouvement'] }],
      },
    ],
  },
] as const satisfies readonly Power[];
