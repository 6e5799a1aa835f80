// The ship in hand: turning it, and moving or turning its squadron or its whole fleet.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { cellAt } from '../../../engine/battle-beyond-space/data.ts';
import { SQUADRONS } from '../../../engine/battle-beyond-space/types.ts';
import { cellWord, of, squadronName, toFacing } from '../../../engine/battle-beyond-space/words.ts';
import { DIRECTIONS, turned } from '../../../engine/hex/hex.ts';
import { typographie } from '../../../plugins/typography.ts';
import { goToField } from '../../atelier/bench.ts';
import { FaultText } from '../../atelier/fields.tsx';
import { type Hand, useDesk, useTools } from './desk.ts';
import {
  damageShip,
  type Group,
  isDestroyer,
  isIn,
  type Post,
  postIn,
  removeShip,
  spinGroup,
  stepGroup,
  turnGroup,
  turnShip,
} from './fleets.ts';
import type { Work } from './model.ts';
import { nameOf, shipFaults, shipPath, shipWord } from './place.ts';

const ARROWS = ['→', '↗', '↖', '←', '↙', '↘'] as const; // by side, from the east
const TURNS: readonly (readonly [turns: number, sign: string, word: string])[] = [
  [1, '↺', 'à gauche'],
  [-1, '↻', 'à droite'],
];

interface ActProps {
  readonly label: string;
  readonly sign: string;
  readonly act: () => void;
}
const Act = ({ label, sign, act }: ActProps): JSX.Element => (
  <button type="button" class="btn" aria-label={typographie(label)} title={typographie(label)} onClick={act}>
    {sign}
  </button>
);
interface Held {
  readonly hand: Hand;
  readonly post: Post;
  readonly edit: (change: (work: Work) => Work) => void;
}
const ShipRow = ({ hand, post, edit }: Held): JSX.Element => {
  const { scenario } = useDesk();
  const { change } = useTools();
  const { seat, name } = hand;
  const mayBeHurt = isDestroyer(name) || scenario.players[seat]?.elite === name || post.damage === 1;
  return (
    <div class="row" role="group" aria-label={typographie(`Le ${shipWord(name)}`)}>
      {TURNS.map(([turns, sign, word]) => (
        <Act
          key={word}
          label={`Tourner le ${shipWord(name)} ${word}`}
          sign={sign}
          act={() => edit((now) => turnShip(now, seat, name, turns))}
        />
      ))}
      {mayBeHurt ? (
        <button
          type="button"
          class="btn"
          aria-pressed={post.damage === 1}
          onClick={() => edit((now) => damageShip(now, seat, name, post.damage !== 1))}
        >
          Endommagé
        </button>
      ) : null}
      <button
        type="button"
        class="btn flat"
        onClick={() => {
          edit((now) => removeShip(now, seat, name));
          change({ hand: undefined });
        }}
      >
        Retirer
      </button>
      <button type="button" class="btn flat" onClick={() => goToField(`${shipPath(scenario, seat, name)}.facing`)}>
        Ouvrir sa fiche
      </button>
      <button type="button" class="btn flat" onClick={() => change({ hand: undefined })}>
        Lâcher
      </button>
    </div>
  );
};
const GroupRows = ({ hand, post, edit }: Held): JSX.Element => {
  const { seat, name } = hand;
  const squadron = SQUADRONS.find((one) => isIn(name, one));
  const [whole, setWhole] = useState(false);
  const group: Group = whole || squadron === undefined ? 'tout' : squadron;
  const what = group === 'tout' ? 'la flotte' : `l’escadron ${squadronName(group)}`;
  return (
    <>
      {squadron === undefined ? null : (
        <div class="row" role="group" aria-label="Avec lui">
          {(
            [
              [false, `Escadron ${squadronName(squadron)}`],
              [true, 'Toute la flotte'],
            ] as const
          ).map(([all, label]) => (
            <button key={label} type="button" class="btn" aria-pressed={all === whole} onClick={() => setWhole(all)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div class="row" role="group" aria-label={typographie(`Déplacer ${what}`)}>
        {DIRECTIONS.map((side) => (
          <Act
            key={side}
            label={`Déplacer ${what} d’une case ${toFacing(side)}`}
            sign={ARROWS[side]}
            act={() => edit((now) => stepGroup(now, seat, group, side))}
          />
        ))}
      </div>
      <div class="row" role="group" aria-label={typographie(`Tourner ${what}`)}>
        {TURNS.map(([turns, sign, word]) => (
          <Act
            key={word}
            label={`Tourner chaque vaisseau de ${what} ${word}, sur place`}
            sign={`${sign} chacun`}
            act={() => edit((now) => turnGroup(now, seat, group, turns))}
          />
        ))}
        {TURNS.map(([turns, sign, word]) => (
          <Act
            key={word}
            label={`Pivoter ${what} ${word}, en bloc autour de ce vaisseau`}
            sign={`${sign} en bloc`}
            act={() => edit((now) => spinGroup(now, seat, group, post.at, turns))}
          />
        ))}
      </div>
    </>
  );
};

export const FleetTools = (): JSX.Element => {
  const { scenario, faults, edit } = useDesk();
  const { hand } = useTools();
  const post = hand === undefined ? undefined : postIn(scenario, hand.seat, hand.name);
  if (hand === undefined || post === undefined)
    return (
      <p class="aside">
        {typographie('Touchez un vaisseau, puis sa nouvelle case. Un destroyer se pose par l’arrière.')}
      </p>
    );
  const found = shipFaults(scenario, hand.seat, hand.name, faults);
  return (
    <div class="in-hand">
      <p class="base-title">
        {typographie(
          `${capital(shipWord(hand.name))} ${of(nameOf(scenario, hand.seat))}, en ${cellWord(cellAt(post.at))}, ${toFacing(turned(post.facing, 0))}`,
        )}
      </p>
      {found.length === 0 ? null : (
        <div class="faults">
          {found.map((one) => (
            <p key={`${one.path} ${one.message}`}>
              <FaultText found={one} />
            </p>
          ))}
        </div>
      )}
      <ShipRow hand={hand} post={post} edit={edit} />
      <GroupRows hand={hand} post={post} edit={edit} />
    </div>
  );
};
