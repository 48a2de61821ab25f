/** Tests of searching mail, which compare the list with the API and check how errors in a query are shown. */
import { expect, test } from 'vitest';
import { row } from './saved-mail.ts';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

/** Saves two mails with one subject, from two people. */
async function saveTwo({ api }: World): Promise<string> {
  const subject = `Lantern ${Date.now()}`;
  for (const [name, address] of [
    ['Anna Lamp', 'anna@lamps.example'],
    ['Bo Light', 'bo@lights.example'],
  ]) {
    await api('POST', '/api/emails', {
      message_id: `<${subject.replace(' ', '-')}-${name?.length}@example.com>`,
      from_address: address,
      from_name: name,
      to_address: 'support@herald.test',
      subject: `${subject} of ${name}`,
      body_text: 'It does not shine.',
    });
  }
  return subject;
}

const found = async ({ api }: World, q: string) =>
  (await api<{ subject: string }[]>('GET', `/api/threads?${new URLSearchParams({ q })}`)).map(
    (each) => each.subject,
  );

inBrowser('a search of mail', () => {
  test('takes what people type, by mouse', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const subject = await saveTwo(world);
    await open(page, '/mail');
    const box = page.getByRole('combobox', { name: 'Search mail' });
    await box.fill(`"${subject}"`);
    await row(page, `${subject} of Anna Lamp`).waitFor();
    await row(page, `${subject} of Bo Light`).waitFor();
    const q = `subject:"${subject}" from:anna is:unread -has:attachment`;
    await box.fill(q);
    await row(page, `${subject} of Bo Light`).waitFor({ state: 'detached' });
    await row(page, `${subject} of Anna Lamp`).waitFor();
    expect(await found(world, q)).toEqual([`${subject} of Anna Lamp`]);
    expect(new URL(page.url()).searchParams.get('q')).toContain('from:anna');
  });

  test('says what it cannot read, and where, by keyboard alone; on a phone too', async () => {
    const { page } = await openPage({ path: '/mail' });
    await press(page, '/');
    const box = page.getByRole('combobox', { name: 'Search mail' });
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('lamp');
    await page.waitForURL(/q=lamp$/);
    // The box keeps the focus while the URL follows its text.
    await page.keyboard.type(' form:anna');
    const alert = page.getByRole('alert');
    await alert.getByText('Nothing is called that').waitFor();
    await expect.poll(() => alert.locator('mark').textContent()).toBe('form:');
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('What you can type').waitFor();
    await expectAccessibleEverywhere(page);
    await box.fill('lamp from:nobody-at-all');
    await alert.waitFor({ state: 'detached' });
    await page.getByText('No conversation matches').waitFor();
    await page.getByText('has:attachment', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect.poll(() => box.inputValue()).toBe('');
  });

  test('waits for the other half of what is begun, and then says what is missing', async () => {
    const { page } = await openPage({ path: '/mail', language: 'de' });
    const box = page.getByRole('combobox', { name: 'E-Mail durchsuchen' });
    await box.pressSequentially('"halb');
    await page.getByRole('alert').getByText('Das Anführungszeichen ist nicht geschlossen.').waitFor();
    await box.pressSequentially('"');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});
