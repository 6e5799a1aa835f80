// An epic combat as it is laid out: what to take out of the box, what to do.
import { sizeOf } from '../../../../engine/fields-of-eternia/combat/board.ts';
import { STARTING_DECK } from '../../../../engine/fields-of-eternia/constants.ts';
import type { CombatScenario } from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import { agree, listOf } from '../../../../engine/kernel/french.ts';
import { type Box, take } from '../../../atelier/BoxPage.tsx';
import { heroName } from '../HeroField.tsx';

export const boxOf = ({ active, defender, enemy, place, first }: CombatScenario): Box => {
  const fighters = [active, ...(defender === undefined ? [] : [defender])];
  const total = (of: (fighter: (typeof fighters)[number]) => number): number =>
    fighters.reduce((sum, fighter) => sum + of(fighter), 0);
  return {
    takes: [
      ...fighters.map(({ hero }) => ({ count: 1, name: `feuille et figurine : ${heroName(hero)}` })),
      { count: enemy === undefined ? 0 : 1, name: 'carte et figurine de la créature' },
      ...fighters.map(({ hero, deck = STARTING_DECK }) => {
        const count = sizeOf(deck);
        return { count, name: `${agree(count, 'carte')} de combat : ${heroName(hero)}` };
      }),
      take(
        total(({ soldiers = 0 }) => soldiers),
        'soldat',
      ),
      take(
        total(({ eternium = 0 }) => eternium),
        'cristal d’Eternium',
        'cristaux d’Eternium',
      ),
    ],
    steps: [
      `Mettez face à face ${listOf([...fighters.map(({ hero }) => heroName(hero)), ...(enemy === undefined ? [] : ['la créature'])])}${place === undefined ? '' : ` (${place.name})`}.`,
      'Donnez à chacun ses PS, ses cartes et ses soldats, comme ci-dessous.',
      'Mélangez le paquet de combat de chacun.',
      first === true ? 'C’est une première partie : ses règles allégées valent.' : '',
    ],
  };
};
