// « Ouvrir à la table »: the link that holds the position and its cards. Schemas and compression come when the link is about to be followed.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { lien } from '../../site/link.ts';
import { useTry } from '../play/Failed.tsx';
import { mode as partieMode } from './mode-partie.ts';

const TABLE = '/battlefight/jouer/';
const linkOf = async (scenario: PartieScenario): Promise<string> =>
  `${lien(TABLE)}#s=${(await partieMode.links()).codec.encode(scenario)}`;

interface Made {
  readonly scenario: PartieScenario;
  readonly href: string;
}
/** Nothing to open while the scenario is unknown. */
export const TableLink = ({ scenario }: { readonly scenario: PartieScenario | undefined }): JSX.Element => {
  const [made, setMade] = useState<Made | undefined>(undefined);
  const href = made !== undefined && made.scenario === scenario ? made.href : undefined;
  const { run, failed } = useTry('Le lien vers la table n’est pas arrivé.');
  const prepare = (): void => {
    if (scenario !== undefined && href === undefined)
      run(async () => setMade({ scenario, href: await linkOf(scenario) }));
  };
  const onClick = (event: MouseEvent): void => {
    if (href !== undefined) return;
    event.preventDefault();
    if (scenario !== undefined) run(async () => location.assign(await linkOf(scenario)));
  };
  return (
    <>
      {failed}
      <a
        class="btn"
        data-commande="table"
        href={href ?? lien(TABLE)}
        aria-disabled={scenario === undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onClick}
      >
        Ouvrir à la table
      </a>
    </>
  );
};
