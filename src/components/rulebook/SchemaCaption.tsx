// What a diagram shows, in words; then the way to its position, where play may go on from there.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import type { From } from '../play/from.ts';

/** What a chapter gives to the figure of a game. */
export interface SchemaFigureProps {
  readonly id: string;
  readonly href?: string | undefined; // a table at its position, where play may go on from there
}
interface SchemaCaptionProps extends Pick<SchemaFigureProps, 'href'> {
  readonly figure: { readonly caption: string; readonly from?: From };
}
export const SchemaCaption = ({ figure: { caption, from }, href }: SchemaCaptionProps): JSX.Element => {
  const when = from?.when === undefined ? '' : ` ${from.when}`;
  return (
    <figcaption>
      {typeset(caption)}
      {href === undefined ? null : (
        <>
          {' '}
          <a class="voir" href={href} aria-label={typeset(`Prendre la main${when} : ${caption}`)}>
            prendre la main{when}
          </a>
        </>
      )}
    </figcaption>
  );
};
