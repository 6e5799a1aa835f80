// What ends the form of every workshop: how the scenario is presented, its drafts, its files, its link.
import type { ComponentChildren, JSX } from 'preact';
import { DraftsPart } from './DraftsPart.tsx';
import { FilesPart } from './FilesPart.tsx';
import { Presentation } from './Presentation.tsx';
import { SharePart } from './SharePart.tsx';
import type { Named, Trade } from './trade.ts';
import type { Tools } from './Workbench.tsx';

interface LastProps<T extends Named> {
  readonly trade: Trade<T>;
  readonly tools: Tools<T>;
  readonly children?: ComponentChildren; // what the game prints besides the scenario
}
export const LastParts = <T extends Named>({ trade, tools, children }: LastProps<T>): JSX.Element => (
  <>
    <Presentation />
    <DraftsPart {...tools.drafts} />
    <FilesPart trade={trade} start={tools.start} say={tools.say} />
    <SharePart link={tools.link}>{children}</SharePart>
  </>
);
