// What a team has that no place of the map shows: its name, its reserve, its cards.
import type { JSX } from 'preact';
import type { EscTeamSpec } from '../../../../engine/fields-of-eternia/escarmouche/types.ts';
import type { TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { Team } from '../../../../engine/fields-of-eternia/partie/types.ts';
import type { AnyCard } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId, useBench } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { DeckField, SupplyField } from '../DeckField.tsx';
import { MaybeNumber, MaybeText, PickOf, WordsOf } from '../fields.tsx';
import { FACTION_CHOICES, FACTION_NAMES } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import { IdsField } from '../IdsField.tsx';
import { below, type Part } from '../part.ts';
import { type Board, isGame, setTeam } from './board.ts';
import { moreTeam, withoutTeam } from './board-model.ts';
import { deckChoices, libraryIn } from './CardsPart.tsx';

export const teamName = ({ name, faction }: Pick<TeamSpec, 'name' | 'faction'>): string =>
  nameOr(name, FACTION_NAMES[faction]);

const VictoryFields = ({
  part,
  library,
}: {
  readonly part: Part<TeamSpec>;
  readonly library: readonly AnyCard[];
}): JSX.Element => {
  const victory = below(part, 'victory');
  return (
    <>
      <IdsField
        part={victory}
        label="Cartes victoire en main"
        add="Ajouter"
        choices={deckChoices(library, 'victoire')}
        empty={victory.value === undefined ? 'Piochées au hasard.' : 'Aucune.'}
      />
      {victory.value === undefined ? null : (
        <button type="button" class="btn flat" onClick={() => victory.change(undefined)}>
          Les piocher au hasard
        </button>
      )}
    </>
  );
};
interface TeamProps {
  readonly part: Part<EscTeamSpec>;
  readonly game: Part<TeamSpec> | undefined; // the same team, in a whole game
  readonly library: readonly AnyCard[];
  readonly onRemove: (() => void) | undefined;
}
const TeamFields = ({ part, game, library, onRemove }: TeamProps): JSX.Element => {
  const { value, path } = part;
  return (
    <Section
      title={teamName(value)}
      paths={['', '.faction', '.eternium', '.pv', '.players', '.deck', '.supply', '.victory'].map((key) => path + key)}
      extra={<span class="part-extra">{typeset(`${value.heroes.length} héros`)}</span>}
    >
      <Faults path={path} />
      <div id={fieldId(`${path}.heroes`)} tabIndex={-1}>
        <Faults path={`${path}.heroes`} />
      </div>
      <div class="fields">
        <PickOf part={below(part, 'faction')} label="Faction" choices={FACTION_CHOICES} />
        <MaybeText part={below(part, 'name')} label="Nom de l’équipe" placeholder={FACTION_NAMES[value.faction]} />
        {game === undefined ? null : (
          <>
            <MaybeNumber part={below(game, 'eternium')} label="Eternium" empty="comme à la mise en place" />
            <MaybeNumber part={below(game, 'pv')} label="PV" empty="0" />
          </>
        )}
        <WordsOf part={below(part, 'players')} label="Joueurs, séparés par des virgules" />
      </div>
      <Section
        class="sheet-part"
        title={game === undefined ? 'Cartes de combat' : 'Cartes de combat et cartes victoire'}
        paths={[`${path}.deck`, `${path}.supply`, `${path}.victory`]}
      >
        <DeckField part={below(part, 'deck')} />
        <SupplyField part={below(part, 'supply')} />
        {game === undefined ? null : <VictoryFields part={game} library={library} />}
      </Section>
      {onRemove === undefined ? null : (
        <button type="button" class="btn flat" onClick={onRemove}>
          {typeset(`Retirer : ${teamName(value)}`)}
        </button>
      )}
    </Section>
  );
};
/** Who begins, in words. */
export const firstChoices = ({ teams }: Board): readonly (readonly [Team | null, string])[] => [
  [null, 'tirage au sort'],
  ...teams.map((team, t) => [t as Team, teamName(team)] as const),
];
export const TeamsPart = (): JSX.Element => {
  const { scenario, edit } = useBench<Board>();
  const { teams, cards } = scenario;
  const library = libraryIn(cards);
  return (
    <>
      <div id={fieldId('teams')} tabIndex={-1}>
        <Faults path="teams" />
      </div>
      {teams.map((team, t) => {
        const part = {
          path: `teams.${t}`,
          value: team,
          change: (next: typeof team, field?: string) => edit((now) => setTeam(now, t, () => next), field),
        };
        return (
          <TeamFields
            key={t}
            part={part as Part<EscTeamSpec>}
            game={isGame(scenario) ? (part as Part<TeamSpec>) : undefined}
            library={library}
            onRemove={teams.length <= 2 ? undefined : () => edit((now) => withoutTeam(now, t))}
          />
        );
      })}
      {teams.length >= 3 ? null : (
        <button type="button" class="btn" onClick={() => edit(moreTeam)}>
          {typeset('Ajouter une équipe (extension)')}
        </button>
      )}
    </>
  );
};
