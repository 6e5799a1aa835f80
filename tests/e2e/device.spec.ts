// « Sur cet appareil »: what is kept is counted, goes to a file, is erased and given back, and comes back from the file on another device.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { awake, test } from './kit.ts';

test('all of it to a file, erased, given back; the file on another device', async ({ page, browser }) => {
  await page.goto('');
  await page.evaluate(() => {
    localStorage.setItem('rv.apprendre.battleworld', '{"done":["se-deplacer"],"under":{}}');
    localStorage.setItem('rv.probleme', '{"2026-11-24":{"missed":0,"hints":0,"solved":true,"late":false}}');
  });
  await page.goto('appareil/');
  await awake(page.locator('[data-appareil]'));
  const row = (kind: string) => page.locator(`[data-genre="${kind}"]`);
  await expect(row('lessons')).toContainText('1 leçon faite');
  await expect(row('problems')).toContainText('1 problème trouvé');
  await expect(row('games')).toContainText('rien');

  const saving = page.waitForEvent('download');
  await page.locator('[data-commande="enregistrer"]').click();
  const path = await (await saving).path();
  expect(readFileSync(path, 'utf8')).toContain('rv.apprendre.battleworld');

  await page.locator('[data-commande="effacer"]').click();
  await expect(row('lessons')).toContainText('rien');
  expect(await page.evaluate(() => localStorage.getItem('rv.apprendre.battleworld'))).toBeNull();
  await page.locator('[data-commande="annuler"]').click();
  await expect(row('lessons')).toContainText('1 leçon faite');

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await other.goto('/appareil/');
  await awake(other.locator('[data-appareil]'));
  await other.locator('input[type="file"]').setInputFiles(path);
  await expect(other.locator('[data-appareil]')).toContainText('repris');
  await expect(other.locator('[data-genre="problems"]')).toContainText('1 problème trouvé');
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(other.locator('[data-appareil]')).toContainText('n’est pas une copie');
  await other.close();
});
