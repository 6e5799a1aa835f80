// What is played: a whole game or a position, how many at the table, who begins, and the challenge that a position may be.
import type { JSX } from 'preact';
import { ROUNDS } from '../../../engine/battle-beyond-space/constants.ts';
import { activeOf, roundOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { typeset } from '../../../plugins/typography.ts';
import { CheckField, NumberField, Section, SelectField } from '../../atelier/fields.tsx';
import { put } from '../../atelier/put.ts';
import { useDesk } from './desk.ts';
import { type Challenge, NEW_CHALLENGE, type Work } from './model.ts';
import { nameOf } from './place.ts';
import { setActive, setFirst, setRound, setTable } from './table.ts';

const KINDS = [
  ['reglementaire', 'partie réglementaire'],
  ['libre', 'position libre'],
] as const;
const DRAWN = 'tirage';
const seatChoices = (work: Work): readonly (readonly [string, string])[] =>
  work.players.map((_, seat) => [`${seat}`, nameOf(work, seat)] as const);
const toSeat = (value: string): Seat => Number(value) as Seat;

export const GamePart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { kind, players, first, deploy } = scenario;
  return (
    <Section title="La partie" paths={['kind', 'first', 'deploy']} open>
      <div class="fields">
        <SelectField
          path="kind"
          label="Mode"
          value={kind}
          choices={KINDS}
          class="wide"
          onChange={(value) => edit((now) => ({ ...now, kind: value }))}
        />
        <SelectField
          path="players"
          label="Joueurs"
          value={`${players.length}`}
          choices={[
            ['3', '3 joueurs'],
            ['4', '4 joueurs'],
          ]}
          onChange={(value) => edit((now) => setTable(now, value === '3' ? 3 : 4))}
        />
        <SelectField
          path="first"
          label="Premier joueur"
          value={first === null ? DRAWN : `${first}`}
          choices={[[DRAWN, 'tiré au sort'], ...seatChoices(scenario)]}
          onChange={(value) => edit((now) => setFirst(now, value === DRAWN ? null : toSeat(value)))}
        />
      </div>
      <p class="aside">
        {typeset(
          kind === 'libre'
            ? 'N’importe quelle position, pourvu qu’elle tienne dans la boîte.'
            : 'Tout le matériel d’une partie, et chaque flotte dans sa zone.',
        )}
      </p>
      <CheckField
        path="deploy"
        label="Chacun ajuste sa flotte avant le premier tour"
        value={deploy === true}
        onChange={(value) => edit((now) => put<Work, 'deploy'>(now, 'deploy', value || undefined))}
      />
    </Section>
  );
};

/** Where the game stands: cards left follow from it. */
export const MomentPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const [round, active] = [roundOf(scenario), activeOf(scenario)];
  const rounds = Array.from({ length: ROUNDS }, (_, i) => [`${i + 1}`, `manche ${i + 1}`] as const);
  return (
    <Section
      title="Où en est la partie"
      paths={['round', 'active']}
      extra={<span class="part-extra">{typeset(round === 1 ? 'au début' : `manche ${round}`)}</span>}
    >
      <p class="aside">
        {typeset(
          'Les cartes restantes de chacun suivent la manche et le tour. Les prises se saisissent avec les joueurs.',
        )}
      </p>
      <div class="fields">
        <SelectField
          path="round"
          label="Manche"
          value={`${round}`}
          choices={rounds}
          onChange={(value) => edit((now) => setRound(now, Number(value)))}
        />
        <SelectField
          path="active"
          label="À qui de jouer"
          value={active === null ? DRAWN : `${active}`}
          choices={[...(active === null ? [[DRAWN, 'au premier joueur tiré'] as const] : []), ...seatChoices(scenario)]}
          onChange={(value) => (value === DRAWN ? undefined : edit((now) => setActive(now, toSeat(value))))}
        />
      </div>
    </Section>
  );
};

const GOALS = [
  ['prises', 'les prises seules'],
  ['total', 'le total, anneau compris'],
] as const;
const ChallengeFields = ({ challenge }: { readonly challenge: Challenge }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const set = (next: Partial<Challenge>, field?: string): void =>
    edit((now) => ({ ...now, challenge: { ...(now.challenge ?? NEW_CHALLENGE), ...next } }), field);
  const { goal } = challenge;
  return (
    <div class="fields">
      <SelectField
        path="challenge.seat"
        label="À qui le problème se pose"
        value={`${challenge.seat}`}
        choices={seatChoices(scenario)}
        onChange={(value) => set({ seat: toSeat(value) })}
      />
      <NumberField
        path="challenge.turns"
        label="En combien de tours, tous joueurs comptés"
        value={challenge.turns}
        onChange={(value) => (value === undefined ? undefined : set({ turns: value }, 'challenge.turns'))}
      />
      <NumberField
        path="challenge.goal.least"
        label="Points à gagner"
        value={goal.least}
        onChange={(value) =>
          value === undefined ? undefined : set({ goal: { ...goal, least: value } }, 'challenge.goal.least')
        }
      />
      <SelectField
        path="challenge.goal.of"
        label="Ce qui compte"
        value={goal.of}
        choices={GOALS}
        onChange={(value) => set({ goal: { ...goal, of: value } })}
      />
    </div>
  );
};
export const ChallengePart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { challenge } = scenario;
  return (
    <Section
      title="En faire un défi"
      paths={['challenge']}
      extra={challenge === undefined ? undefined : <span class="part-extra">défi</span>}
    >
      <CheckField
        path="challenge"
        label="Un but à atteindre en quelques tours"
        value={challenge !== undefined}
        onChange={(on) =>
          edit((now) =>
            put<Work, 'challenge'>(now, 'challenge', on ? { ...NEW_CHALLENGE, seat: activeOf(now) ?? 0 } : undefined),
          )
        }
      />
      {challenge === undefined ? null : <ChallengeFields challenge={challenge} />}
    </Section>
  );
};
