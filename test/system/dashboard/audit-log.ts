/** Tests of the audit log: it says in words what the API keeps as codes. */
import { expect, test } from 'vitest';
import { expectAccessible, inBrowser, open, openPage } from './world.ts';

inBrowser('the audit log', () => {
  test.each([
    ['en', 'changed the voice for', 'changed: tone', /^Demo /],
    ['de', 'hat den Tonfall für', 'geändert: Tonfall', /^Demo /],
  ])('is in words, without codes and numbers of records, in %s', async (language, sentence, fields, who) => {
    const { page, api } = await openPage({ path: null, language });
    await api('PATCH', '/api/stream/voice', { platform: 'x', tone_preset: 'professional' });
    await open(page, '/settings/audit-log');
    const entry = page.getByRole('listitem').filter({ hasText: sentence }).first();
    await entry.waitFor();
    expect(await entry.innerText()).toMatch(who);
    expect(await entry.innerText()).toContain(fields);
    const all = await page.getByRole('main').innerText();
    expect(all).not.toMatch(/\b[a-z]+_[a-z]+\b|“[a-z]+\.[a-z]+”|\b\d{10}\b/);
    await expectAccessible(page);
  });
});
