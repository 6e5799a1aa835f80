import { describe, expect, test } from 'vitest';
import { typographie, typographieEntre } from './typographie.ts';

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
    ['2 pasteurs', '2 pasteurs'], // a unit is a whole word
    ['de -1 à (-3)', 'de −1 à (−3)'],
    ['10 - 3 = 7', '10 − 3 = 7'],
    ['de (0, 0) à (2, -9)', `de (0,${N}0) à (2,${N}−9)`],
    ['30-60 min, l. 285-297', `30–60${N}min, l.${N}285–297`],
    ['phase-2, D8-D10, c3-4', 'phase-2, D8-D10, c3-4'],
    ['2026-11-21', '2026-11-21'],
    ['3:2 et 12:30', '3:2 et 12:30'],
    ['voir bw.combat.tranche-10-12 : ok', `voir bw.combat.tranche-10-12${N}: ok`],
    ["https://exemple.org/?a='x'...&b=-1 ! oui", `https://exemple.org/?a='x'...&b=-1${F}! oui`],
    ['', ''],
  ])('%s', (avant, apres) => {
    expect(typographie(avant)).toBe(apres);
  });

  test.each(["L'un : « 2 cases » ! 30-60 min ; 10 - 3 ; -1 %...", 'a ? « b » : c'])('twice is once: %s', (texte) => {
    const une = typographie(texte);
    expect(typographie(une)).toBe(une);
  });

  test('no ordinary space is left where a line could break before a sign', () => {
    expect(typographie('a ; b ! c ? d : e « f » 4 %')).not.toMatch(/ [;!?:»%]|« /);
  });
});

describe('typographieEntre', () => {
  test.each([
    ['2', ' cases', '', `${N}cases`], // <b>2</b> cases
    ['quoi', ' !', '', `${F}!`], // <em>quoi</em> !
    ['', 'voici ', ': la suite', `voici${N}`],
    ['', 'dit « ', 'initiateur', `dit «${F}`],
    ['mot', ' » puis', '', `${F}» puis`],
    ['', 'sans ', 'suite', 'sans '],
    ['mot', '-1', '', '-1'],
    ['bord', '', 'bord', ''],
  ])('%s|%s|%s', (avant, texte, apres, attendu) => {
    expect(typographieEntre(avant, texte, apres)).toBe(attendu);
  });
});
