// The 65 records of HQ powers: each is data, run by the verbs of partie/verbs.ts. Their order is that of their heads, the booklet's; so are their contents. What a step asks of the players is said by its rule.
import { known } from '../kernel/result.ts';
import { POWER_HEADS } from './power-heads.ts';
import type { Power, PowerBody } from './power-types.ts';
import type { PowerId } from './types.ts';

const BODIES = {
  alfred: {
    // l. 366-380
    connector: 'OU',
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
  azrael: {
    // l. 382-401
    connector: 'OU',
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
  'batgirl-barbara-gordon': {
    // l. 403-444
    connector: 'OU',
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
  batman: {
    // l. 446-487
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
  'batman-dark-knight-returns': {
    // l. 489-528
    connector: 'OU',
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
  'batman-zero-year': {
    // l. 530-548
    connector: 'OU',
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
  'batman-year-100': {
    // l. 555-571
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
  batwing: {
    // l. 573-585
    connector: 'OU',
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
  batwoman: {
    // l. 587-599
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
  'black-canary': {
    // l. 601-618
    connector: 'OU',
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
  'blue-bird': {
    // l. 620-639
    connector: 'OU',
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
  'bruce-wayne': {
    // l. 641-651
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
  catwoman: {
    // l. 658-678
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
  'commissioner-gordon': {
    // l. 680-690
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
  duke: {
    // l. 692-709
    connector: 'OU',
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
  'green-arrow': {
    // l. 711-730
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
  'harvey-bullock': {
    // l. 732-739
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
  huntress: {
    // l. 741-758
    connector: 'OU',
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
  'julia-pennyworth': {
    // l. 763-775
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
  katana: {
    // l. 777-808
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
  nightwing: {
    // l. 810-826
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
  oracle: {
    // l. 828-839
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
  'orphan-cassandra-cain': {
    // l. 841-859
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
  'red-hood-jason-todd': {
    // l. 861-872
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
  'red-robin': {
    // l. 874-893
    connector: 'ET',
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
  'renee-montoya': {
    // l. 895-919
    connector: 'OU',
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
  'robin-damian-wayne': {
    // l. 921-936
    connector: 'ET',
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
  'robin-tim-drake': {
    // l. 938-956
    connector: 'OU',
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
  spoiler: {
    // l. 958-979
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
  bane: {
    // l. 988-1004
    connector: 'OU',
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
  'bane-venom-injected': {
    // l. 1006-1015
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
  'black-mask': {
    // l. 1017-1033
    connector: 'OU',
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
  clayface: {
    // l. 1035-1065
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
  deadshot: {
    // l. 1074-1084
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
  deathstroke: {
    // l. 1086-1100
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
  'doctor-death': {
    // l. 1102-1128
    connector: 'OU',
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
  firefly: {
    // l. 1130-1144
    connector: 'OU',
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
  'harley-quinn': {
    // l. 1146-1170
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
  'hugo-strange': {
    // l. 1172-1184
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
  hush: {
    // l. 1187-1201
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
  'jason-todd-hush': {
    // l. 1203-1227
    connector: 'OU',
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
  'jervis-tetch': {
    // l. 1229-1242
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
  'the-joker': {
    // l. 1244-1265
    connector: 'OU',
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
  'the-joker-mr-joe': {
    // l. 1267-1285
    connector: 'OU',
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
  'killer-croc': {
    // l. 1315-1333
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
  'killer-moth': {
    // l. 1335-1349
    connector: 'OU',
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
  'man-bat': {
    // l. 1351-1377
    connector: 'OU',
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
  'mr-freeze': {
    // l. 1379-1397
    connector: 'OU',
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
  'mr-bloom': {
    // l. 1399-1419
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
  'orphan-david-cain': {
    // l. 1426-1443
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
  'the-penguin': {
    // l. 1445-1466
    connector: 'OU',
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
  'poison-ivy': {
    // l. 1468-1481
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
  'prof-pyg': {
    // l. 1483-1505
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
  'ras-al-ghul': {
    // l. 1507-1518
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
  ratcatcher: {
    // l. 1520-1534
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
  'red-hood': {
    // l. 1537-1547
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
  scarecrow: {
    // l. 1549-1566
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
  'solomon-grundy': {
    // l. 1568-1593
    connector: 'OU',
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
  talon: {
    // l. 1595-1628
    connector: 'OU',
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
  'the-riddler': {
    // l. 1630-1652
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
  tusk: {
    // l. 1657-1674
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
  'two-face-heads': {
    // l. 1676-1684
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
  'two-face-tails': {
    // l. 1686-1694
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
  wrath: {
    // l. 1696-1721
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
  zsasz: {
    // l. 1723-1737
    connector: 'OU',
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
} as const satisfies Readonly<Record<(typeof POWER_HEADS)[number]['id'], PowerBody>>;

export const POWERS: readonly Power[] = POWER_HEADS.map((head) => ({ ...head, ...BODIES[head.id] }));
export const powerById = (id: PowerId): Power => known(POWERS.find((power) => power.id === id));
