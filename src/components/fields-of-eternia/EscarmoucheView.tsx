// A skirmish: its set-up on the map, then its game, drawn by what the caller gives.
import type { ComponentType, JSX } from 'preact';
import type { EscAction, EscEvent, EscState, Stage } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { Sheet } from './Hud.tsx';
import { PartieTable } from './PartieTable.tsx';
import type { PartieBoardProps } from './PartieView.tsx';

const STAGES: Readonly<Record<Stage, string>> = {
  premiere: 'qui commence',
  offres: 'offres des marchands',
  achats: 'achats',
  zones: 'zones de déploiement',
  soldats: 'soldats',
  heros: 'héros',
  quetes: 'jetons quête',
  jeu: 'partie',
  fin: 'partie terminée',
};
const isPartieEvent = (event: EscEvent): event is PartieEvent => !event.type.startsWith('esc-');
const isPartieAction = (action: EscAction): action is PartieAction => !action.type.startsWith('esc-');

/** Heroes wait beside the map until they are placed. */
const setUp = ({ board, placed }: EscState): PartieState => ({
  ...board,
  heroes: board.heroes.map((hero, i) => (placed[i] === true ? hero : { ...hero, zone: '' })),
});

export type EscBoardProps = BoardProps<EscState, EscAction, EscEvent>;
export const EscarmoucheView = ({
  Game,
  state,
  events,
  options = [],
  onPick,
  label = ({ type }) => type,
  foretell,
  refusal,
}: EscBoardProps & { readonly Game: ComponentType<PartieBoardProps> }): JSX.Element => {
  const game = state.game ?? state.last;
  if (game !== null)
    return (
      <Game
        state={game}
        events={events.filter(isPartieEvent)}
        options={options.filter(isPartieAction)}
        {...(onPick === undefined ? {} : { onPick })}
        label={label}
        {...(foretell === undefined ? {} : { foretell })}
        refusal={
          refusal !== undefined && isPartieAction(refusal.action) ? { ...refusal, action: refusal.action } : undefined
        }
      />
    );
  return (
    <PartieTable
      state={setUp(state)}
      events={events}
      options={options}
      onPick={onPick}
      label={label}
      refusal={refusal}
      head={typeset(`Mise en place de l'escarmouche · ${STAGES[state.stage]}`)}
    >
      <Sheet name="Zones de déploiement" short="Zones">
        <ul class="esc-zones" aria-label="Zones de déploiement">
          {state.fixed.scenario.skirmish.zones.map(({ name }, zone) => {
            const team = state.zones.indexOf(zone);
            return (
              <li key={name}>
                {typeset(`${name} : ${team < 0 ? 'libre' : (state.board.fixed.teams[team]?.name ?? '')}`)}
              </li>
            );
          })}
        </ul>
      </Sheet>
    </PartieTable>
  );
};
