// What of a scenario of BattleFight is the reader's own: techniques, as they were typed.
import { isRecord } from '../../../engine/kernel/json.ts';
import { withoutId } from '../../atelier/box/inner.ts';
import type { BoxTrade } from '../../atelier/box/things.ts';
import type { CardDraft } from './card-draft.ts';
import { addCard, type Work } from './model.ts';

export const box: BoxTrade<Work> = {
  kinds: { technique: 'Techniques' },
  lies: ['technique'],
  own: ({ cards }) =>
    cards.map((card) => ({ kind: 'technique', name: card.title.trim() || 'Carte sans titre', value: withoutId(card) })),
  use: (work, { kind, value }) =>
    kind === 'technique' && isRecord(value) ? addCard(work, value as unknown as CardDraft) : undefined, // whoever uses it looks at its shape
};
