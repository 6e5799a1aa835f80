import { describe, expect, test } from 'vitest';
import { typeset, typesetBetween } from './typography.ts';

const F = '\u202F';
const N = '\u00A0';

describe('typographie', () => {
  test.each([
    ["L'attaquant n'a pas d'autre choix", 'L’attaquant n’a pas d’autre choix'],
    ['Qui commence ?', `Qui commence${F}?`],
    ['Attention ! Puis ; enfin', `Attention${F}! Puis${F}; enfin`],
    ['Totaux égaux : rien', `Totaux égaux${N}: rien`],
    ['dit « initiateur » ici', `dit «${F}initiateur${F}» ici`],
    ['«serré»', `«${F}serré${F}»`],
    ['la cible « ? »', `la cible «${F}?${F}»`],
    ['Et ensuite...', 'Et ensuite…'],
    ['33 % des cas, 33% aussi', `33${N}% des cas, 33${N}% aussi`],
    ['2 cases, 10 points, 30 min', `2${N}cases, 10${N}points, 30${N}min`],
    ['2 pasteurs, 3 Héros, 1 écart', `2${N}pasteurs, 3${N}Héros, 1${N}écart`], // whatever it counts
    ['le tour 3 est fini, 3 des 5, 2 à la fois', `le tour 3 est fini, 3 des 5, 2 à la fois`], // what it does not count
    ['3 estafettes, 3 larmes', `3${N}estafettes, 3${N}larmes`], // a word of the list is a whole word
    ['J1 joue, c4 suit, D8 lancé', 'J1 joue, c4 suit, D8 lancé'], // the end of a name is no number
    ['le 2e tour, la 1re manche, le 1er mot', `le 2e${N}tour, la 1re${N}manche, le 1er${N}mot`],
    ['400 000 états, 1 234 567', `400${F}000${N}états, 1${F}234${F}567`],
    ['cases 3 100, D8 100, 0,5 100', `cases 3${F}100, D8 100, 0,5 100`],
    ['12 3456, 12 34, 1234 567', '12 3456, 12 34, 1234 567'],
    ['voir ex.duel.3 avant', 'voir ex.duel.3 avant'], // an id, not a number
    ['1,5 case, 5 €, 3 × 2', `1,5${N}case, 5${N}€, 3${N}×${N}2`],
    [
      '2 sur 3, 16 contre 11, 1 à 6, 1 ou 2 cases',
      `2${N}sur${N}3, 16${N}contre${N}11, 1${N}à${N}6, 1${N}ou${N}2${N}cases`,
    ],
    ['8 + 2 = 10', `8 +${N}2 =${N}10`],
    ['2/3', '2/3'],
    ['de -1 à (-3)', 'de −1 à (−3)'],
    ['10 - 3 = 7', `10 −${N}3 =${N}7`],
    ['de (0, 0) à (2, -9)', `de (0,${N}0) à (2,${N}−9)`],
    ['30-60 min, l. 285-297', `30–60${N}min, l.${N}285–297`],
    ['phase-2, D8-D10, c3-4', 'phase-2, D8-D10, c3-4'],
    ['2026-11-21', '2026-11-21'],
    ['3:2 et 12:30', '3:2 et 12:30'],
    ['Y a-t-il, reste-t-elle, a-t-on', 'Y a-t-il, reste-t-elle, a-t-on'.replaceAll('-', '-\u2060')],
    ['He-Man, Man-At-Arms, l’Iron-Man', 'He-Man, Man-At-Arms, l’Iron-Man'.replaceAll('-', '-\u2060')],
    ['Man-At-Arms', 'Man-At-Arms'],
    ['Two-Face (Heads)', 'Two-Face (Heads)'],
    ['Avant-poste, avant-Poste, D-Day', 'Avant-poste, avant-Poste, D-Day'],
    ['vingt-trois, T-shirt, x-t-y', 'vingt-trois, T-shirt, x-t-y'],
    ['voir bw.combat.tranche-10-12 : ok', `voir bw.combat.tranche-10-12${N}: ok`],
    ["https://exemple.org/?a='x'...&b=-1 ! oui", `https://exemple.org/?a='x'...&b=-1${F}! oui`],
    ['', ''],
  ])('%s', (before, after) => {
    expect(typeset(before)).toBe(after);
  });

  test.each([
    "L'un : « 2 cases » ! 30-60 min ; 10 - 3 ; -1 %...",
    'a ? « b » : c, y a-t-il He-Man',
    '1 234 567 états, 8 + 2 = 10, 2 sur 3, 3 × 2, le 2e tour',
  ])('twice is once: %s', (text) => {
    const one = typeset(text);
    expect(typeset(one)).toBe(one);
  });

  test('no ordinary space is left where a line could break before a sign', () => {
    expect(typeset('a ; b ! c ? d : e « f » 4 %')).not.toMatch(/ [;!?:»%]|« /);
  });
});

describe('typographieEntre', () => {
  test.each([
    ['2', ' cases', '', `${N}cases`], // <b>2</b> cases
    ['quoi', ' !', '', `${F}!`], // <em>quoi</em> !
    ['', '12 ', 'cases', `12${N}`], // 12 <b>cases</b>
    ['', '12 ', 'dans la case', '12 '],
    ['', '1 ', '000', `1${F}`],
    ['2', ' sur ', '3', `${N}sur${N}`], // <b>2</b> sur <b>3</b>
    ['2', ' sur ', 'place', ' sur '],
    ['', 'voici ', ': la suite', `voici${N}`],
    ['', 'dit « ', 'initiateur', `dit «${F}`],
    ['mot', ' » puis', '', `${F}» puis`],
    ['', 'sans ', 'suite', 'sans '],
    ['mot', '-1', '', '-1'],
    ['bord', '', 'bord', ''],
  ])('%s|%s|%s', (before, text, after, expected) => {
    expect(typesetBetween(before, text, after)).toBe(expected);
  });
});
