// Words of the table that depend on what a game is played with. Those that a mode does not replace stay.
import type { ChanceFace } from './mode.ts';

/** Ordinary spaces: the view typesets them. */
export interface TableWords {
  readonly real: string; // setting: chance waits for what the reader throws or draws
  readonly stepping: string; // setting: forced steps wait for the reader
  readonly runs?: string; // while forced steps play themselves: what is done next unless told
  readonly hidden: string; // setting: each seat sees only its own
  readonly pass: (seat: string) => string; // on the curtain, between two people
  readonly show: (seat: string) => string; // its button
  readonly reveal: string; // asked before everything is shown
  readonly sharing: string; // in the share dialog while something is hidden
}
const WORDS: TableWords = {
  real: 'Mes vrais dés',
  stepping: 'Pas à pas',
  hidden: 'Mains cachées',
  pass: (seat) => `Passez l'appareil à ${seat}.`,
  show: (seat) => `Je suis ${seat}, montrer ma main`,
  reveal: 'Tout le monde verra toutes les mains.',
  sharing:
    "Les mains sont cachées à cette table, mais ce lien les montre toutes : ne l'envoyez pas à quelqu'un qui joue encore.",
};
/** For modes that draw cards: `words: CARD_WORDS`, or spread. */
export const CARD_WORDS: Partial<TableWords> = { real: 'Mes vraies cartes' };

export const wordsOf = ({ words }: { readonly words?: Partial<TableWords> }): TableWords => ({ ...WORDS, ...words });

interface TrayWords {
  readonly name: string; // what the tray is, to those who do not see it
  readonly draw: string; // its button
  readonly pick: string; // above the outcomes
  readonly busy: string; // while it answers by itself
}
const DRAWN: TrayWords = { name: 'Tirage', draw: 'Tirer au sort', pick: "Ou choisir l'issue", busy: 'Le sort décide…' };
const DIE: TrayWords = { name: 'Jet de dé', draw: 'Lancer', pick: 'Ou choisir la face', busy: 'Le dé roule…' };
const TRAYS: Readonly<Record<ChanceFace['kind'], TrayWords>> = {
  die: DIE,
  mark: DIE,
  pool: {
    name: 'Jet de dés',
    draw: 'Lancer',
    pick: 'Ou saisir le jet : combien de dés sur chaque face ?',
    busy: 'Les dés roulent…',
  },
  side: DRAWN,
  card: { name: "Tirage d'une carte", draw: 'Tirer', pick: 'Saisir le tirage', busy: 'La carte arrive…' },
};
/** By the kind of the outcomes; a chance that has no face is a lot. */
export const trayWords = (kind: ChanceFace['kind'] | undefined): TrayWords =>
  kind === undefined ? DRAWN : TRAYS[kind];

/** What « et si ? » is called, typeset: where it is folded, it has not come yet. */
export const WHAT_IF = 'Et si un dé était tombé autrement\u202f?';
