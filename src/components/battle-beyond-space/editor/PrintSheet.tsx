// The page of a scenario for the box: the map, the set-up, the players and their cards.
import type { JSX } from 'preact';
import { cellAt } from '../../../engine/battle-beyond-space/data.ts';
import { activeOf, boardOf, leftOf, roundOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { PlayerSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import { RACES } from '../../../engine/battle-beyond-space/types.ts';
import {
  cardName,
  cellWord,
  count,
  FACING_NAMES,
  of,
  POWER_FACTS,
  RACE_WORDS,
} from '../../../engine/battle-beyond-space/words.ts';
import { escarmoucheForm, partieForm } from '../../../engine/scenario/battle-beyond-space-form.ts';
import { typeset } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { BoxPage } from '../../atelier/BoxPage.tsx';
import { SpaceBoard } from '../SpaceBoard.tsx';
import { boxOf } from './box.ts';
import { type Post, postsIn } from './fleets.ts';
import type { Work } from './model.ts';
import { nameOf } from './place.ts';
import { cellsOf, contentOf, describer } from './sketch.ts';
import { deckIn, powerState } from './table.ts';

const STATE_WORDS = { cache: 'caché', revele: 'révélé', epuise: 'épuisé' } as const;
const powerText = (player: PlayerSpec): string => {
  const { power } = player;
  if (power === undefined) return 'tiré au sort';
  return power === 'none' ? 'aucun' : `${POWER_FACTS[power].title}, ${STATE_WORDS[powerState(player)]}`;
};
const prizeText = ({ prizes = {} }: PlayerSpec): string => {
  const { fighters = 0, destroyers = 0, probes = 0, asteroids = 0 } = prizes;
  const told = [
    [fighters, 'chasseur'],
    [destroyers, 'destroyer'],
    [probes, 'sonde'],
    [asteroids, 'astéroïde'],
  ] as const;
  return told.flatMap(([n, word]) => (n === 0 ? [] : [count(n, word)])).join(', ');
};
const shipText = ({ name, at, facing, damage }: Post): string =>
  `${name} ${cellWord(cellAt(at))} ${FACING_NAMES[facing] ?? ''}${damage === 1 ? ', endommagé' : ''}`;

const PlayersTable = ({ work }: { readonly work: Work }): JSX.Element => (
  <table>
    <thead>
      <tr>
        {['Joueur', 'Race', 'Pouvoir', 'Prises', 'Cartes restantes'].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {work.players.map((player, seat) => (
        <tr key={seat}>
          <th scope="row">{typeset(nameOf(work, seat))}</th>
          <td>{player.race === null ? 'tirée' : RACE_WORDS[player.race].name}</td>
          <td>{typeset(powerText(player))}</td>
          <td>{typeset(prizeText(player))}</td>
          <td>{leftOf(player).map(cardName).join(' ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
/** Told in full only for fleets of one's own: the others are on the map, and in every copy of the example. */
const FleetLines = ({ work }: { readonly work: Work }): JSX.Element => (
  <>
    {work.players.map(({ fleet }, seat) =>
      fleet === undefined ? null : (
        <p class="small" key={seat}>
          <b>{typeset(`${nameOf(work, seat)} :`)}</b> {typeset(postsIn(work, seat).map(shipText).join(' ; '))}
        </p>
      ),
    )}
  </>
);
const CardsTable = ({ work }: { readonly work: Work }): JSX.Element => {
  const races = RACES.filter((race) => work.players.some((player) => player.race === race));
  return (
    <table class="print-cards">
      <caption>
        {typeset(
          `Cartes (vitesse/rotation/points d’action)${work.imposed === true ? ', dans l’ordre de la pioche' : ''}`,
        )}
      </caption>
      <tbody>
        {races.map((race) => (
          <tr key={race}>
            <th scope="row">
              {RACE_WORDS[race].name} <small>{work.decks?.[race] === undefined ? 'exemple' : 'saisi'}</small>
            </th>
            {deckIn(work, race).map(({ speed, turn, points }, i) => (
              <td key={i}>{`${cardName(i)} ${speed}/${turn}/${points}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
const moment = (work: Work): string => {
  const [active, { kind, challenge }] = [activeOf(work), work];
  const who = active === null ? 'premier joueur tiré au sort' : `à ${nameOf(work, active)} de jouer`;
  const goal =
    challenge === undefined
      ? ''
      : ` · défi ${of(nameOf(work, challenge.seat))} : ${count(challenge.goal.least, 'point')} ${challenge.goal.of === 'prises' ? 'de prises' : 'au total'} en ${count(challenge.turns, 'tour')}`;
  return `${kind === 'libre' ? 'Position libre' : 'Partie réglementaire'} · manche ${roundOf(work)}, ${who}${goal}`;
};

interface SheetProps {
  readonly work: Work;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}
export const PrintSheet = ({ work, reglages, link }: SheetProps): JSX.Element => {
  const say = describer(work);
  const { version } = work.challenge === undefined ? partieForm : escarmoucheForm;
  return (
    <BoxPage
      work={work}
      kind={moment(work)}
      box={boxOf(work)}
      picture={
        <SpaceBoard
          still
          {...contentOf(work)}
          cells={cellsOf(boardOf(work))}
          label={typeset('Plateau du scénario')}
          describe={(cell) => typeset(say(cell))}
        />
      }
      rulings={choicesOf(work, reglages)}
      link={link}
      foot={`Règles vives · Battle Beyond Space, format ${version} des liens. Plateau : ${work.board === undefined ? 'exemple' : 'saisi'}. Le livret ne donne ni le plateau, ni les zones, ni les cartes : ce qui est dit « exemple » est à remplacer par ce que contient votre boîte.`}
    >
      <PlayersTable work={work} />
      <FleetLines work={work} />
      <CardsTable work={work} />
    </BoxPage>
  );
};
