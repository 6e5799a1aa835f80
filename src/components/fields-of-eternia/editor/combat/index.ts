// Epic combats, by cards and with power dice.
import { boxOf } from './box.ts';
import { REFUSALS } from '../../../../engine/fields-of-eternia/combat/refusals.ts';
import { type Kit, kitOf } from '../kit.ts';
import { CombatForm } from './CombatForm.tsx';
import { CombatPane, combatSetup, CombatView } from './CombatView.tsx';

export const combatKit: Kit = kitOf({
  modes: ['combat-epique', 'des-de-pouvoir'],
  setup: combatSetup,
  refusals: [REFUSALS],
  Form: CombatForm,
  Pane: CombatPane,
  Sheet: (scenario) => CombatView({ scenario }),
  box: boxOf,
});
