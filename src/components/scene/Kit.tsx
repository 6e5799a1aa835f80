// Every piece of the kit in each of its states, for the people who draw: shown by /scene/, in both themes.
import type { JSX } from 'preact';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { Card, CardBack, Disc, Hand, Tile } from './cards.tsx';
import { Caption, type CaptionSentence } from './Caption.tsx';
import { GridBoard } from './GridBoard.tsx';
import { Case, Row } from './kit-parts.tsx';
import { Menus } from './KitMenus.tsx';
import { Bar, Coins, Die, Pawn, type PawnProps, Total } from './pieces.tsx';
import { type Mark, TimeLine, type TimePart } from './TimeLine.tsx';

interface KitProps {
  readonly jeu: string; // whose sprite gives the emblems
  readonly emblems: readonly string[];
}

const SIDES = ['heroes', 'villains'] as const;
const FACES = [4, 6, 8, 10, 12] as const;
const nothing = (): void => undefined;
const CHECK = (
  <g class="mark" transform="translate(42 40)">
    <circle r="19" />
    <path d="M-7 0-2 5 8-6" />
  </g>
);

const Pawns = ({ jeu, emblems }: KitProps): JSX.Element => {
  const states: readonly (readonly [name: string, pawn: Partial<PawnProps>])[] = [
    ['au repos', {}],
    ['acte maintenant', { strong: true }],
    ['blessé', { life: 2 }],
    ['à terre', { life: 0, faded: true }],
    ['vie longue : 17 sur 30', { life: 17, of: 30 }],
    ['peut en reprendre 4', { life: 9, of: 20, also: 4 }],
    ['une marque', { badge: CHECK }],
    ['un troisième camp', { square: false, six: true }],
  ];
  return (
    <Row name="Pions">
      {SIDES.flatMap((side, s) =>
        states.map(([name, pawn], i) => (
          <Case key={side + name} name={name}>
            <Pawn
              jeu={jeu}
              emblem={emblems[(i + s * states.length) % emblems.length] ?? ''}
              piece={`${side}${i}`}
              name={s === 0 ? 'Rond' : 'Losange'}
              said={`${s === 0 ? 'Rond' : 'Losange'}, ${name}`}
              life={5}
              of={5}
              side={side}
              square={s === 1}
              {...pawn}
            />
          </Case>
        )),
      )}
    </Row>
  );
};
const Dice = (): JSX.Element => (
  <Row name="Dés">
    {FACES.map((faces, i) => (
      <Case key={faces} name={`D${faces}`}>
        <Die faces={faces} value={faces - 1} side={SIDES[i % 2]} />
        <Die faces={faces} side={SIDES[i % 2]} waiting />
        <Die faces={faces} value={faces} fresh />
      </Case>
    ))}
    <Case name="doublé">
      <Die faces={8} value={7} side="heroes" note="×2" />
    </Case>
    <Case name="un solide inconnu">
      <Die faces={20} value={13} side="villains" />
    </Case>
  </Row>
);
const Tokens = (): JSX.Element => (
  <Row name="Jetons, totaux">
    {(['bolt', 'turn', 'star'] as const).map((mark) => (
      <Case key={mark} name="tous, quelques-uns, aucun">
        <Coins name="Pleins" mark={mark} value={3} of={3} />
        <Coins name="Entamés" mark={mark} value={1} of={3} />
        <Coins name="Vides" mark={mark} value={0} of={3} />
      </Case>
    ))}
    {([true, false] as const).map((ahead) => (
      <Case key={String(ahead)} name={ahead ? 'mène' : 'suit'}>
        <div class={ahead ? 'heroes' : 'villains'}>
          <Total value={ahead ? 16 : 11} label="Total" ahead={ahead} piece={`total:${ahead}`} />
          <Bar value={ahead ? 16 : 11} most={20} every={10} />
        </div>
      </Case>
    ))}
  </Row>
);

const CARD_LINES = ['Avancer de 2', 'Blesser 4', 'Si touché, piocher 1'].map(typeset);
const Cards = ({ jeu, emblems }: KitProps): JSX.Element => (
  <Row name="Cartes">
    <Case name="face">
      <Card
        jeu={jeu}
        title="Coup de poing"
        emblem={emblems[0]}
        foot="Attaque"
        lines={CARD_LINES.map((text) => ({ text }))}
      />
    </Case>
    <Case name="en cours : fait, en train, à venir">
      <Card
        jeu={jeu}
        title="Coup de poing"
        emblem={emblems[0]}
        corner="2"
        look="active"
        lines={CARD_LINES.map((text, i) => ({ text, state: (['done', 'run', undefined] as const)[i] }))}
      />
    </Case>
    <Case name="répondue">
      <Card
        jeu={jeu}
        title="Parade"
        emblem={emblems[1]}
        look="faded"
        lines={[{ text: 'Prévenir 2', state: 'failed' }]}
      />
    </Case>
    <Case name="dos, pile, vide">
      <CardBack said="Une carte face cachée" />
      <CardBack said="Pioche : 12 cartes" count={12} />
      <CardBack said="Pioche vide" count={0} />
    </Case>
    <Case name="main">
      <Hand label="Main : 3 cartes" count={3}>
        {[0, 1, 2].map((i) => (
          <Card
            key={i}
            jeu={jeu}
            title={`Carte ${i + 1}`}
            emblem={emblems[i + 2]}
            look="small"
            picked={i === 1}
            onOpen={nothing}
          />
        ))}
      </Hand>
    </Case>
  </Row>
);
const TILE_LOOKS = [undefined, 'active', 'faded', 'hidden'] as const;
const Tiles = ({ jeu, emblems }: KitProps): JSX.Element => (
  <Row name="Tuiles, disques">
    {TILE_LOOKS.map((look, i) => (
      <Case key={i} name={['posée', 'en cours', 'épuisée', 'face cachée'][i] ?? ''}>
        <Tile
          jeu={jeu}
          name="Une figurine"
          emblem={emblems[i] ?? ''}
          note="1 figurine"
          price={`${i + 1}`}
          look={look}
        />
      </Case>
    ))}
    <Case name="à prendre">
      <Tile jeu={jeu} name="Une figurine" emblem={emblems[5] ?? ''} price="3" onPick={nothing} picked />
    </Case>
    {(['full', 'spent', 'away'] as const).map((look) => (
      <Case key={look} name={{ full: 'disponible', spent: 'dépensé', away: 'au loin' }[look]}>
        <Disc look={look} />
        <Disc look={look} />
      </Case>
    ))}
  </Row>
);

const Board = ({ jeu, emblems }: KitProps): JSX.Element => {
  const pawn = (id: string, cell: string, rank: number, rest: Partial<PawnProps>) => ({
    id,
    cell,
    jeu,
    emblem: emblems[rank] ?? '',
    life: 4,
    of: 5,
    side: 'heroes',
    shows: '', // they stay as they are
    ...rest,
  });
  return (
    <Row name="Plateau de cases">
      <div class="kit-board">
        <GridBoard
          columns={5}
          rows={5}
          label="Plateau, dans chacun de ses états"
          describe={() => 'pour voir'}
          tokens={[
            pawn('a', 'b2', 0, { strong: true }),
            pawn('b', 'd4', 4, { side: 'villains', square: true }),
            pawn('c', 'a5', 1, { life: 0, faded: true }),
            pawn('d', 'e1', 5, { side: 'villains', square: true, life: 1 }),
          ]}
          grounds={[
            {
              id: 'g',
              cell: 'c1',
              shows: '',
              draw: () => <rect class="ground" x="14" y="14" width="72" height="72" rx="10" />,
            },
          ]}
          looks={{ b2: 'ready', b3: 'way', b4: 'reach', c2: 'reach', d4: 'target', e3: 'barred' }}
          notes={{ b4: '2', c2: '1' }}
          arrows={[
            { path: ['b2', 'b3', 'b4'], kind: 'move' },
            { path: ['b2', 'd4'], kind: 'attack' },
            { path: ['e1', 'e3'], kind: 'barred' },
          ]}
          selected="b2"
          menu={{ cell: 'c2', content: <p>Ici, ce qui se peut, ou pourquoi non.</p> }}
        />
      </div>
      <div class="kit-board small">
        <GridBoard
          columns={3}
          rows={3}
          label="Schéma"
          describe={() => 'vide'}
          tokens={[pawn('e', 'b2', 2, {})]}
          still
        />
      </div>
    </Row>
  );
};

const MARKS: readonly Mark[] = ['choice', 'chance', 'chance', 'step', 'choice', 'chance', 'choice', 'step'];
const PARTS: readonly TimePart[] = [
  { from: 1, name: 'Mise en place' },
  { from: 12, name: 'Manche 1' },
  { from: 42, name: 'Manche 2' },
];
const Times = (): JSX.Element => (
  <Row name="Ligne du temps">
    {([0, 3, MARKS.length] as const).map((at) => (
      <div class="rail" key={at}>
        <TimeLine marks={MARKS} at={at} onGo={nothing} label={typeset(`Étapes, à la ${at}e`)} />
      </div>
    ))}
    <div class="rail">
      <TimeLine marks={Array.from({ length: 60 }, () => 'step')} at={22} onGo={nothing} label="Soixante étapes" />
    </div>
    {([8, 60] as const).map((steps) => (
      <div class="rail" key={steps}>
        <TimeLine
          marks={Array.from({ length: steps }, (_, i) => MARKS[i % MARKS.length] ?? 'step')}
          parts={PARTS.map(({ from, name }) => ({ from: Math.ceil((from * steps) / 60), name }))}
          at={steps / 2}
          onGo={nothing}
          label={typeset(`${steps} étapes, en trois parties`)}
        />
      </div>
    ))}
  </Row>
);

const SOMEWHERE = ['/r/', '/glossaire/', '/couverture/'];
const sentence = (text: string, ...titles: readonly string[]): CaptionSentence => ({
  text: typeset(text),
  rules: titles.map((title, i) => ({ href: lien(SOMEWHERE[i] ?? '/'), title })),
});
const Captions = (): JSX.Element => (
  <Row name="Légende">
    {(
      [
        [[sentence('Qui prend la parole ?')], undefined],
        [[sentence('L’attaque passe à 16, contre 11.', 'Un jeton, un jet de plus')], undefined],
        [
          [
            sentence('Le dé tombe sur 6.', 'Un jeton, un jet de plus', 'Le dé', 'Le total'),
            sentence('L’attaque mène.', 'Qui mène'),
          ],
          'Il aurait pu renoncer.',
        ],
      ] as const
    ).map(([sentences, note], i) => (
      <div class="caption" key={i}>
        <Caption sentences={sentences} note={note} />
      </div>
    ))}
  </Row>
);

export const Kit = (props: KitProps): JSX.Element => (
  <>
    <Pawns {...props} />
    <Dice />
    <Tokens />
    <Cards {...props} />
    <Tiles {...props} />
    <Board {...props} />
    <Menus />
    <Times />
    <Captions />
  </>
);
