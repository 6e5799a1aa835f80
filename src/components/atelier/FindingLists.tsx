// Every fault at once, each with its place and its rule; then what is legal but deserves a word.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { goToField } from './bench.ts';
import { FaultText } from './fields.tsx';
import { type Check, type Finding, verdict } from './findings.ts';

interface ListProps {
  readonly result: Check;
  readonly placeOf: (path: string) => string; // in words
}
const Line = ({ found, placeOf }: { readonly found: Finding; readonly placeOf: ListProps['placeOf'] }): JSX.Element => (
  <li>
    <button type="button" class="link" onClick={() => goToField(found.path)}>
      {typeset(placeOf(found.path))}
    </button>{' '}
    <FaultText found={found} />
  </li>
);

export const FaultList = ({ result, placeOf }: ListProps): JSX.Element => (
  <div class="findings" id="bilan" tabIndex={-1}>
    {result.faults.length === 0 ? null : (
      <>
        <p class="findings-title">{typeset(verdict(result))}</p>
        <ul class="fault-list">
          {result.faults.map((found) => (
            <Line key={`${found.path} ${found.message}`} found={found} placeOf={placeOf} />
          ))}
        </ul>
      </>
    )}
  </div>
);

export const NoticeList = ({ result, placeOf }: ListProps): JSX.Element | null =>
  result.notices.length === 0 ? null : (
    <div class="findings">
      <p class="findings-title">Permis, mais à savoir</p>
      <ul class="notice-list">
        {result.notices.map((found) => (
          <Line key={`${found.path} ${found.message}`} found={found} placeOf={placeOf} />
        ))}
      </ul>
    </div>
  );
