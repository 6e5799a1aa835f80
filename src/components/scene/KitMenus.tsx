// The menu of a place, for the page of the kit.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { HereMenu } from './HereMenu.tsx';
import { Case, Row } from './kit-parts.tsx';

const PLACED = ['Faire avancer 1 pion', 'Faire avancer 2 pions', 'Faire avancer 3 pions', 'Se reposer'] as const;
export const Menus = (): JSX.Element => (
  <Row name="Menu d’une case">
    <Case name="un nombre au choix, puis un autre geste">
      <div class="cell-menu kit-menu">
        <HereMenu
          actions={PLACED}
          label={(one) => typeset(one)}
          onPick={() => undefined}
          onClose={() => undefined}
          counted={(one) => {
            const count = PLACED.indexOf(one) + 1;
            return count > 3 ? undefined : { of: 'avancer', count };
          }}
        />
      </div>
    </Case>
  </Row>
);
