// The ready-made scenarios: what narrows them down, then a cover each.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { Vignette } from '../scene/Vignette.tsx';
import { Icon } from './icons.tsx';
import { type Chip, type ChipGroup, type Chosen, factsOf, type ReadyMade } from './ready-made.ts';

interface FiltersProps {
  readonly groups: readonly ChipGroup[];
  readonly chosen: Chosen;
  readonly left: number;
  readonly onChoose: (chosen: Chosen) => void;
}
const without = (chosen: Chosen, key: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== key));

/** The heading of the list, and behind one button all that narrows it down; open at once where the address has chosen already. */
export const Filters = ({ groups, chosen, left, onChoose }: FiltersProps): JSX.Element => {
  const [pressed, setPressed] = useState<boolean | undefined>(undefined);
  const narrowed = Object.keys(chosen).length > 0;
  const open = pressed ?? narrowed;
  const press = (key: string, { value, on }: Chip): void => {
    setPressed(true);
    onChoose(on ? without(chosen, key) : { ...chosen, [key]: value });
  };
  return (
    <div class="ready-filters" data-filtres>
      <div class="ready-head">
        <h2>Choisir un scénario</h2>
        <button
          type="button"
          class="btn"
          data-commande="filtrer"
          data-js-seul
          aria-expanded={open}
          aria-controls="filtres"
          onClick={() => setPressed(!open)}
        >
          Filtrer
        </button>
      </div>
      <div id="filtres" class="ready-groups" hidden={!open}>
        {groups.map(({ key, name, chips }) => (
          <div key={key} role="group" aria-label={name}>
            <span class="ready-name" aria-hidden="true">
              {name}
            </span>
            {chips.map((chip) => (
              <button
                key={chip.value}
                type="button"
                class="ready-chip"
                data-filtre={`${key}=${chip.value}`}
                aria-pressed={chip.on}
                disabled={chip.left === 0 && !chip.on}
                onClick={() => press(key, chip)}
              >
                {typeset(chip.label)} <small>{chip.left}</small>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p class="ready-count" hidden={!open}>
        <span role="status">{left === 1 ? '1 scénario' : `${left} scénarios`}</span>
        {narrowed ? (
          <button type="button" class="btn flat" data-commande="tout-montrer" onClick={() => onChoose({})}>
            Tout montrer
          </button>
        ) : null}
      </p>
    </div>
  );
};

interface CoverProps {
  readonly jeu: string;
  readonly one: ReadyMade;
  readonly onPlay: (one: ReadyMade) => void;
  readonly onShare: (one: ReadyMade) => void;
}
const Cover = ({ jeu, one, onPlay, onShare }: CoverProps): JSX.Element => (
  <li data-pret={one.id} id={`pret=${one.id}`}>
    <Vignette jeu={jeu} drawing={one.drawing} />
    <div class="ready-title">
      <h3>{typeset(one.title)}</h3>
      <p>{typeset(factsOf(one))}</p>
    </div>
    <div class="ready-words">
      <p>{typeset(one.note)}</p>
      {one.goal === undefined ? null : (
        <p>
          <b>But</b> {typeset(one.goal)}
        </p>
      )}
    </div>
    <p class="ready-ways">
      <a
        class="btn accent"
        data-scenario={one.id}
        aria-label={typeset(`Jouer « ${one.title} »`)}
        href={one.href}
        onClick={(event) => {
          event.preventDefault();
          onPlay(one);
        }}
      >
        Jouer
      </a>
      {one.editable === true ? (
        <a
          class="btn"
          data-modifier={one.id}
          aria-label={typeset(`Modifier « ${one.title} » dans l’atelier`)}
          href={one.href.replace('/jouer/#', '/atelier/#')}
        >
          Modifier
        </a>
      ) : null}
      <button
        type="button"
        class="btn"
        data-js-seul
        data-partager={one.id}
        aria-label={typeset(`Partager « ${one.title} »`)}
        onClick={() => onShare(one)}
      >
        <Icon name="share" />
      </button>
    </p>
    <details>
      <summary aria-label={typeset(`Règles à voir : ${one.title}`)}>Règles à voir</summary>
      <ul>
        {one.teaches.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{typeset(title)}</a>
          </li>
        ))}
      </ul>
    </details>
  </li>
);
export const Covers = ({
  all,
  ...rest
}: { readonly all: readonly ReadyMade[] } & Omit<CoverProps, 'one'>): JSX.Element => (
  <ul class="ready-list">
    {all.map((one) => (
      <Cover key={one.id} one={one} {...rest} />
    ))}
  </ul>
);
