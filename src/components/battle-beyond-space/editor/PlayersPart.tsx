// The players: names, races, powers, what they have taken.
import type { JSX } from 'preact';
import { SHIELD_TOKENS } from '../../../engine/battle-beyond-space/constants.ts';
import type { PlayerSpec, Prizes } from '../../../engine/battle-beyond-space/partie/types.ts';
import {
  DESTROYERS,
  type DestroyerName,
  powersOf,
  RACES,
  SQUADRONS,
} from '../../../engine/battle-beyond-space/types.ts';
import { count, POWER_FACTS, RACE_WORDS } from '../../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, NumberField, Section, SelectField, TextField } from '../../atelier/fields.tsx';
import { SpaceIcon, type SpaceMark } from '../SpaceLayers.tsx';
import { ExampleTag } from './BoardPart.tsx';
import { useDesk } from './desk.ts';
import { exampleFleet, postsIn } from './fleets.ts';
import { nameOf } from './place.ts';
import {
  type PowerChoice,
  powerChoice,
  powerState,
  type PowerState,
  setPlayer,
  setPower,
  setPowerState,
  setPrize,
  setRace,
} from './table.ts';

interface PlayerProps {
  readonly seat: number;
  readonly player: PlayerSpec;
}
const NAME_MOST = 30;
const RACE_CHOICES = [['', 'tirée au sort'], ...RACES.map((race) => [race, RACE_WORDS[race].name] as const)] as const;
const STATES: readonly (readonly [state: PowerState, label: string])[] = [
  ['cache', 'caché'],
  ['revele', 'révélé'],
  ['epuise', 'révélé et épuisé'],
];
const PRIZES: readonly (readonly [what: keyof Prizes, label: string])[] = [
  ['fighters', 'Chasseurs pris'],
  ['destroyers', 'Destroyers pris'],
  ['probes', 'Sondes ramassées'],
  ['asteroids', 'Astéroïdes pris'],
];

const titleOf = (choice: PowerChoice): string =>
  choice === 'tire' || choice === 'none' ? '' : POWER_FACTS[choice].title;
const powerChoices = ({ race, power }: PlayerSpec): readonly (readonly [PowerChoice, string])[] => {
  const own: readonly PowerChoice[] = race === null ? [] : powersOf(race);
  const odd = power !== undefined && power !== 'none' && !own.includes(power) ? [power] : [];
  return [
    ['tire', 'tiré au sort parmi les trois'],
    ['none', 'aucun'],
    ...[...own, ...odd].map((one) => [one, titleOf(one)] as const),
  ];
};
/** Terriens 1, revealed: which fighter. */
const EliteField = ({ seat, player }: PlayerProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const fighters = postsIn(scenario, seat).flatMap(({ name }) =>
    SQUADRONS.some((squadron) => name.startsWith(squadron)) ? [[name, name] as const] : [],
  );
  return (
    <SelectField
      path={`players.${seat}.elite`}
      label="Chasseur d’élite"
      value={player.elite ?? ''}
      choices={[['', 'pas encore désigné'], ...fighters]}
      onChange={(value) =>
        edit((now) =>
          setPlayer(now, seat, 'elite', value === '' ? undefined : (value as NonNullable<PlayerSpec['elite']>)),
        )
      }
    />
  );
};
const ShieldFields = ({ seat, player }: PlayerProps): JSX.Element => {
  const { edit } = useDesk();
  const { shield } = player;
  const set = (next: PlayerSpec['shield'], field?: string): void =>
    edit((now) => setPlayer(now, seat, 'shield', next), field);
  const path = `players.${seat}.shield`;
  return (
    <>
      <SelectField
        path={`${path}.destroyer`}
        label="Destroyer blindé"
        value={shield?.destroyer ?? ''}
        choices={[['', 'aucun'], ...DESTROYERS.map((name) => [name, name] as const)]}
        onChange={(value) =>
          set(value === '' ? undefined : { destroyer: value as DestroyerName, tokens: shield?.tokens ?? SHIELD_TOKENS })
        }
      />
      {shield === undefined ? null : (
        <NumberField
          path={`${path}.tokens`}
          label="Jetons de blindage"
          value={shield.tokens}
          onChange={(value) => (value === undefined ? undefined : set({ ...shield, tokens: value }, `${path}.tokens`))}
        />
      )}
    </>
  );
};
const PowerFields = ({ seat, player }: PlayerProps): JSX.Element => {
  const { edit } = useDesk();
  const { power, elite, shield } = player;
  const told = power !== undefined && power !== 'none' ? power : undefined;
  const state = powerState(player);
  return (
    <>
      <div class="fields">
        <SelectField
          path={`players.${seat}.power`}
          label="Pouvoir"
          value={powerChoice(player)}
          choices={powerChoices(player)}
          onChange={(value) => edit((now) => setPower(now, seat, value))}
        />
        {told === undefined && state === 'cache' ? null : (
          <SelectField
            path={`players.${seat}.${state === 'epuise' ? 'spent' : 'revealed'}`}
            label="État du pouvoir"
            value={state}
            choices={STATES}
            onChange={(value) => edit((now) => setPowerState(now, seat, value))}
          />
        )}
        {elite !== undefined || (told === 'terriens-1' && state !== 'cache') ? (
          <EliteField seat={seat} player={player} />
        ) : null}
        {shield !== undefined || (told === 'dreckach-1' && state !== 'cache') ? (
          <ShieldFields seat={seat} player={player} />
        ) : null}
      </div>
      <Faults path={`players.${seat}.${state === 'epuise' ? 'revealed' : 'spent'}`} />
      {told === undefined ? null : (
        <p class="aside">{typeset(`${POWER_FACTS[told].title} (titre de travail) : ${POWER_FACTS[told].effect}`)}</p>
      )}
    </>
  );
};
const PrizeFields = ({ seat, player }: PlayerProps): JSX.Element => {
  const { edit } = useDesk();
  const { prizes = {}, power } = player;
  const shown = PRIZES.filter(
    ([what]) => what !== 'asteroids' || power === 'dreckach-1' || prizes.asteroids !== undefined,
  );
  return (
    <div class="fields prizes" role="group" aria-label="Prises">
      {shown.map(([what, label]) => (
        <NumberField
          key={what}
          path={`players.${seat}.prizes.${what}`}
          label={label}
          value={prizes[what]}
          empty="0"
          onChange={(value) => edit((now) => setPrize(now, seat, what, value), `players.${seat}.prizes.${what}`)}
        />
      ))}
    </div>
  );
};

/** How many ships; those that are on the board are taken there. */
const FleetLine = ({ seat, player }: PlayerProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const path = `players.${seat}.fleet`;
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      <p>
        {typeset(`Sur le plateau : ${count(postsIn(scenario, seat).length, 'vaisseau', 'vaisseaux')}`)}{' '}
        {player.fleet === undefined ? <ExampleTag /> : null}
      </p>
      <Faults path={path} deep />
      {player.fleet === undefined ? null : (
        <div class="row">
          <button type="button" class="btn" onClick={() => edit((now) => exampleFleet(now, seat))}>
            {typeset('Reprendre la flotte d’exemple')}
          </button>
        </div>
      )}
    </div>
  );
};
const OWN = ['name', 'race', 'power', 'revealed', 'spent', 'elite', 'shield', 'prizes', 'fleet'];

const raceWord = ({ race }: PlayerSpec): string => (race === null ? 'race tirée' : RACE_WORDS[race].name);
const PlayerPart = ({ seat, player }: PlayerProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const path = `players.${seat}`;
  const paths = OWN.map((key) => `${path}.${key}`);
  const extra = (
    <span class="part-extra">
      {typeset(raceWord(player))} {seat < 4 ? <SpaceIcon mark={`zone-${seat}` as SpaceMark} /> : null}
    </span>
  );
  return (
    <Section class="unit" title={nameOf(scenario, seat)} paths={paths} extra={extra}>
      <div class="fields">
        <TextField
          path={`${path}.name`}
          label="Nom"
          value={player.name ?? ''}
          max={NAME_MOST}
          placeholder={`J${seat + 1}`}
          onChange={(value) =>
            edit((now) => setPlayer(now, seat, 'name', value === '' ? undefined : value), `${path}.name`)
          }
        />
        <SelectField
          path={`${path}.race`}
          label="Race"
          value={player.race ?? ''}
          choices={RACE_CHOICES}
          onChange={(value) => edit((now) => setRace(now, seat, value === '' ? null : value))}
        />
      </div>
      <PowerFields seat={seat} player={player} />
      <p class="base-title">Prises</p>
      <PrizeFields seat={seat} player={player} />
      <p class="base-title">Flotte</p>
      <FleetLine seat={seat} player={player} />
    </Section>
  );
};
export const PlayersPart = (): JSX.Element => {
  const { players } = useDesk().scenario;
  const paths = players.flatMap((_, seat) => OWN.map((key) => `players.${seat}.${key}`));
  return (
    <Section title="Les joueurs" paths={paths} open>
      {players.map((player, seat) => (
        <PlayerPart key={seat} seat={seat} player={player} />
      ))}
    </Section>
  );
};
