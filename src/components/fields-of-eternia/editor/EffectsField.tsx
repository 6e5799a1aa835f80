// What a card does, chosen in the vocabulary that the engine runs.
import type { JSX } from 'preact';
import { COMBAT_CARDS, type Effect, GRID_ZONES } from '../../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES, effectText, ZONE_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults } from '../../atelier/fields.tsx';
import { NumberOf, PickOf, TextOf } from './fields.tsx';
import { append, below, drop, items, type Maybe, narrow, type Part } from './part.ts';

type Verb = Effect['do'];
const VERBS: Readonly<Record<Verb, string>> = {
  plus: 'ajouter à un de ses totaux',
  moins: 'baisser un total adverse',
  piocher: 'piocher une carte de combat et la poser',
  retourner: 'retourner une carte adverse',
  infliger: 'faire perdre des PS à l’adversaire',
  perdre: 'perdre des PS',
  soigner: 'récupérer des PS',
  eternium: 'gagner ou perdre de l’Eternium',
  pv: 'gagner ou perdre des PV',
  carte: 'gagner une carte de combat',
  jet: 'lancer un dé',
  texte: 'autre effet, en toutes lettres',
};
const BLANK: { readonly [V in Verb]: Extract<Effect, { readonly do: V }> } = {
  plus: { do: 'plus', zone: 'attaque', value: 1 },
  moins: { do: 'moins', zone: 'attaque', value: 1 },
  piocher: { do: 'piocher' },
  retourner: { do: 'retourner' },
  infliger: { do: 'infliger', value: 1 },
  perdre: { do: 'perdre', value: 1 },
  soigner: { do: 'soigner', value: 1 },
  eternium: { do: 'eternium', value: 1 },
  pv: { do: 'pv', value: 1 },
  carte: { do: 'carte', card: 'plus2' },
  jet: { do: 'jet', success: [], failure: [] },
  texte: { do: 'texte', text: '' },
};
const ZONES = GRID_ZONES.map((zone) => [zone, ZONE_NAMES[zone]] as const);
const CARDS = COMBAT_CARDS.map((card) => [card, CARD_NAMES[card]] as const);
/** Another verb keeps the number that it shares with the last one. */
const turned = (effect: Effect, verb: Verb): Effect => {
  const next = BLANK[verb];
  return 'value' in effect && 'value' in next ? { ...next, value: effect.value } : next;
};

const Details = ({ part }: { readonly part: Part<Effect> }): JSX.Element | null => {
  const effect = part.value;
  switch (effect.do) {
    case 'plus': {
      const own = narrow(part, effect);
      return (
        <>
          <PickOf part={below(own, 'zone')} label="Total" choices={[...ZONES, ['choix', 'au choix']]} />
          <NumberOf part={below(own, 'value')} label="De combien" />
        </>
      );
    }
    case 'moins': {
      const own = narrow(part, effect);
      return (
        <>
          <PickOf part={below(own, 'zone')} label="Total" choices={ZONES} />
          <NumberOf part={below(own, 'value')} label="De combien" />
        </>
      );
    }
    case 'infliger':
    case 'perdre':
    case 'soigner':
    case 'eternium':
    case 'pv':
      return <NumberOf part={below(narrow(part, effect), 'value')} label="Combien" />;
    case 'carte':
      return <PickOf part={below(narrow(part, effect), 'card')} label="Carte" choices={CARDS} />;
    case 'texte':
      return (
        <TextOf
          part={below(narrow(part, effect), 'text')}
          label="Effet, à appliquer à la main"
          max={300}
          class="wide"
        />
      );
    case 'jet': {
      const own = narrow(part, effect);
      return (
        <div class="wide throw-effects">
          <EffectsField part={below(own, 'success')} title="En cas de réussite" plain />
          <EffectsField part={below(own, 'failure')} title="En cas d’échec" plain />
        </div>
      );
    }
    case 'piocher':
    case 'retourner':
      return null;
  }
};

interface EffectsProps {
  readonly part: Maybe<readonly Effect[]>;
  readonly title?: string;
  /** Effects of a throw: no throw within. */
  readonly plain?: boolean;
}
export const EffectsField = ({ part, title = 'Effets', plain = false }: EffectsProps): JSX.Element => {
  const verbs = (Object.keys(VERBS) as readonly Verb[]).filter((verb) => !plain || verb !== 'jet');
  const all = items(part);
  return (
    <div class="effects" id={fieldId(part.path)} tabIndex={-1} role="group" aria-label={typeset(title)}>
      <p class="base-title">{typeset(title)}</p>
      <Faults path={part.path} />
      {all.length === 0 ? <p class="aside">Aucun effet.</p> : null}
      {all.map((one, i) => (
        <div class="fields effect" key={i}>
          <PickOf
            part={{
              path: `${one.path}.do`,
              value: one.value.do,
              change: (verb: Verb) => one.change(turned(one.value, verb)),
            }}
            label={`Effet ${i + 1}`}
            choices={verbs.map((verb) => [verb, VERBS[verb]] as const)}
          />
          <Details part={one} />
          <button
            type="button"
            class="btn flat"
            aria-label={typeset(`Retirer l’effet ${i + 1} : ${effectText(one.value)}`)}
            onClick={() => drop(part, i)}
          >
            Retirer
          </button>
        </div>
      ))}
      <button type="button" class="btn" onClick={() => append(part, BLANK.plus)}>
        Ajouter un effet
      </button>
    </div>
  );
};
