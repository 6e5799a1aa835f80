// Links and files of this workshop.
import type { Codec } from '../../../engine/scenario/codec.ts';
import { LINKS } from '../../../engine/scenario/versus.ts';
import { postByKind } from '../../atelier/post-by-kind.ts';
import { type AnyScenario, fromScenario, toScenario } from './forms.ts';
import { isMode, type Mode, type Work } from './modes.ts';

export const POST = postByKind<Mode, Work, AnyScenario>({
  jeu: 'versus',
  isMode,
  usual: 'partie',
  codecOf: (mode) => LINKS[mode].codec as unknown as Codec<AnyScenario>, // given that kind's scenarios only
  toScenario,
  fromScenario: (mode, scenario) => fromScenario(mode, scenario) as Work,
});
