// The forming of decks that a work leads to, opened at the table.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { formation, formationText } from '../../../engine/battlefight/formation/index.ts';
import { type FormationScenario, METHODS } from '../../../engine/battlefight/formation/types.ts';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import { formationCodec } from '../../../engine/scenario/battlefight.ts';
import { lien } from '../../../site/link.ts';
import { typeset } from '../../../plugins/typography.ts';
import { FaultText, SelectField } from '../../atelier/fields.tsx';
import { isUnder } from '../../atelier/findings.ts';
import { useDesk } from './desk.ts';
import { techniqueIn, type Work } from './model.ts';

type Method = FormationScenario['method'];
const METHOD_WORDS: Readonly<Record<Method, string>> = {
  aleatoire: 'deck aléatoire, sans rien choisir',
  scelle: 'deck scellé, choisi dans des boosters',
  construit: 'deck construit dans ma collection',
};

/** The forming of decks that this work leads to. */
export const formationOf = (work: Work, method: Method, mine: boolean): FormationScenario => {
  const { name, players, cards, collection, options } = work;
  const own = method === 'construit' || mine ? cards.map(techniqueIn) : [];
  return {
    name,
    method,
    players: players.map(nameOf),
    ...(own.length === 0 ? {} : { cards: own }),
    ...(method === 'construit' ? { collection: collection ?? {} } : {}),
    ...(options?.boosterRemise === undefined ? {} : { options: { boosterRemise: options.boosterRemise } }),
  };
};

export const Boosters = (): JSX.Element => {
  const { scenario, faults } = useDesk();
  const [method, setMethod] = useState<Method>('scelle');
  const [edition, setEdition] = useState<'exemples' | 'miennes'>('exemples');
  const wanted = formationOf(scenario, method, edition === 'miennes');
  const setup = formation.setup(wanted);
  const unread = faults.some(({ path }) => path === 'name' || (wanted.cards !== undefined && isUnder(path, 'cards')));
  return (
    <>
      <div class="fields">
        <SelectField
          path="methode"
          label="Former des decks à la table"
          value={method}
          choices={METHODS.map((one) => [one, METHOD_WORDS[one]] as const)}
          class="wide"
          onChange={setMethod}
        />
        {method === 'construit' || scenario.cards.length === 0 ? null : (
          <SelectField
            path="edition"
            label="Édition"
            value={edition}
            choices={[
              ['exemples', 'les cartes d’exemple'],
              ['miennes', 'mes cartes'],
            ]}
            onChange={setEdition}
          />
        )}
      </div>
      {setup.ok && !unread ? (
        <p>
          <a class="btn" href={`${lien('/battlefight/jouer/')}#s=${formationCodec.encode(wanted)}`}>
            Ouvrir la table
          </a>
        </p>
      ) : (
        <div class="faults">
          {setup.ok ? (
            <p>{typeset('Corrigez d’abord les fautes de vos cartes, et donnez un nom au scénario.')}</p>
          ) : null}
          {(setup.ok ? [] : setup.error).map((refusal) => (
            <p key={`${refusal.code} ${refusal.about ?? ''}`}>
              <FaultText found={{ path: '', message: formationText.refusal(refusal), rules: refusal.cites }} />
            </p>
          ))}
        </div>
      )}
    </>
  );
};
