/** Tests of the first steps of a new account: an inbox is connected, and its first mail comes. */
import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, inBrowser, open, openPage, type World } from './world.ts';

const A_MINUTE = 60_000;
let count = 0;

/** Signs up, and returns the address of the organization at the development mail server. */
async function signUp(language = 'en', width = 1280): Promise<World & { address: string; smtpPort: number }> {
  const world = await openPage({ path: null, isSignedIn: false, language, width });
  await world.api('POST', '/api/auth/sign-up/email', {
    name: `First ${++count}`,
    email: `first-${Date.now()}-${count}@example.com`,
    password: 'a long enough password',
  });
  const options = await world.api<{ developmentMail: { domain: string; smtp_port: number } }>(
    'GET',
    '/api/auth/sign-in-options',
  );
  const [organization] = await world.api<{ slug: string }[]>('GET', '/api/auth/organization/list');
  const { domain, smtp_port: smtpPort } = options.developmentMail;
  return { ...world, address: `${organization!.slug}@${domain}`, smtpPort };
}

async function send(port: number, to: string, subject: string): Promise<void> {
  const smtp = nodemailer.createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await smtp.sendMail({ from: 'Nadia Brook <nadia@example.com>', to, subject, text: 'Where is my parcel?' });
  smtp.close();
}

inBrowser('the first run', () => {
  test('connects the development mail server by one press, and shows its first mail as it comes', async () => {
    const world = await signUp();
    const { page, address, smtpPort } = world;
    await open(page, '/settings/inboxes?add=true');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Use ${address}` }).click();
    await dialog.getByText('Step 2 of 2').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save and test' }).click();
    await page.getByText('Herald can read this mailbox.').waitFor({ timeout: A_MINUTE });
    await page.getByText('Herald can send from it.').waitFor({ timeout: A_MINUTE });
    const first = page.getByRole('region', { name: 'The first emails' });
    await first.getByText('Nothing has come yet.').waitFor();
    await expectAccessible(page);
    // Signing in has made the address known to the mail server.
    await send(smtpPort, address, 'The very first one');
    await world.api('POST', '/api/sync', {});
    await first.getByText('The very first one').waitFor({ timeout: A_MINUTE });
    await first.getByRole('link', { name: 'Open mail' }).click();
    await page.getByRole('main').getByText('The very first one').first().waitFor();
  });

  test.each([
    ['kim@gmail.com', 'gmail', 'Gmail, Google Workspace'],
    ['kim@web.de', 'webde', 'WEB.DE'],
    ['kim@yahoo.co.uk', 'yahoo', 'Yahoo'],
  ])('finds the provider of %s as one types', async (address, _name, provider) => {
    const { page } = await signUp();
    await open(page, '/settings/inboxes?add=true');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('Fill this in.').first().waitFor();
    const field = dialog.getByLabel('Email address');
    await field.and(page.locator(':focus[aria-invalid=true]')).waitFor();
    await field.pressSequentially(address);
    const chosen = dialog.getByLabel('Provider').locator('option:checked');
    await expect.poll(() => chosen.textContent()).toBe(provider);
    await dialog.getByLabel('Name', { exact: true }).fill('Desk');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('Step 2 of 2').waitFor();
    await expect.poll(() => dialog.getByLabel('Server').first().inputValue()).toMatch(/^imap\./);
    await dialog.getByRole('link', { name: 'What the provider says of it' }).waitFor();
  });

  test('says what to do when only one of the two servers works, on a phone in German', async () => {
    const { page, address } = await signUp('de', 390);
    await open(page, '/settings/inboxes?add=true');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `${address} verwenden` }).click();
    await dialog.getByLabel('Passwort').nth(1).fill('not this one');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Speichern und prüfen' }).click();
    await page.getByText('Herald kann dieses Postfach lesen.').waitFor({ timeout: A_MINUTE });
    await page.getByText('Solange das nicht geht, liest Herald das Postfach').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
