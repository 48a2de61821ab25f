/** Tests of canned replies with variables, signatures, and the files of forwarded mail. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SmtpInbox } from '../../../src/contract/inboxes.ts';
import {
  delayFrames,
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Reply {
  id: number;
  name: string;
  shortcut: string | null;
  html: string;
  tags: string[];
  uses: number;
}
interface Sent {
  id: number;
  subject: string;
  body_text: string;
  body_html: string;
  attachments: { filename: string; content_id: string | null; is_inline: boolean }[];
}

const PIXEL = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
let last = 0;
const word = (name: string) => `${name}${Date.now()}x${++last}`;

/** Saves a mail from Nadia with a picture in its text and two files. */
async function receive({ api }: World): Promise<{ id: number; subject: string }> {
  const subject = word('Plans ');
  const part = (headers: string[], content: string) => ['--b', ...headers, '', content];
  const file = (name: string) => [
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename=${name}`,
  ];
  const raw = [
    'From: Nadia Brook <nadia@example.com>',
    'To: support@herald.test',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(' ', '-')}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...part(['Content-Type: text/html'], '<p>The plans &lt;b&gt; <img src="cid:logo@x" alt="logo"></p>'),
    ...part(
      [
        'Content-Type: image/gif',
        'Content-ID: <logo@x>',
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: inline; filename=logo.gif',
      ],
      PIXEL,
    ),
    ...part(file('plan.pdf'), 'plan'),
    ...part(file('secret.pdf'), 'secret'),
    '--b--',
    '',
  ].join('\r\n');
  const { id } = await api<{ id: number }>('POST', '/api/emails', { raw });
  return { id, subject };
}

async function sent({ api }: World, subject: string): Promise<Sent> {
  const list = await api<Sent[]>('GET', '/api/emails?direction=outbound&limit=20');
  const found = list.find((each) => each.subject === subject);
  if (!found) throw new Error(`${subject} was not sent`);
  return api('GET', `/api/emails/${found.id}`);
}

const replies = ({ api }: World) => api<Reply[]>('GET', '/api/canned-replies');
const textBox = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const ready = (page: Page) => page.getByText('Nothing is sent before you press Send.').waitFor();

/** Deletes the signatures of earlier tests. */
async function forgetSignatures({ api }: World) {
  const { own, inboxes } = await api<Record<'own' | 'inboxes', { from_inbox: string | null }[]>>(
    'GET',
    '/api/signatures',
  );
  for (const { from_inbox } of own) {
    await api('DELETE', `/api/signatures/own${from_inbox ? `?from_inbox=${from_inbox}` : ''}`);
  }
  for (const { from_inbox } of inboxes) await api('DELETE', `/api/signatures/inbox?from_inbox=${from_inbox}`);
}

inBrowser('replies to reuse', () => {
  test('by mouse: written with a variable, used in an answer, deleted and taken back', async () => {
    const world = await openPage({ path: '/settings/replies' });
    const { page } = world;
    const name = word('Delivery');
    await page.getByRole('button', { name: 'New reply' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New saved reply' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Shortcut').fill(name.toLowerCase());
    await textBox(page).click();
    await page.keyboard.type('Hello {{contact.nmae}}');
    await dialog.getByText('Unknown: {{contact.nmae}}').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('is not one of').first().waitFor();
    await textBox(page).fill('Hello ');
    await dialog.getByRole('button', { name: 'Insert a variable' }).click();
    await page.getByRole('menuitem', { name: 'First name of the contact' }).click();
    await page.keyboard.type(', it is on its way.');
    await dialog.getByLabel('Support').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const made = (await replies(world)).find((each) => each.name === name);
    expect(made).toMatchObject({
      shortcut: name.toLowerCase(),
      html: '<p>Hello {{contact.first_name}}, it is on its way.</p>',
      tags: ['Support'],
    });

    const { id, subject } = await receive(world);
    await open(page, `/mail/${id}`);
    await press(page, 'r');
    await page.getByRole('button', { name: 'Insert a saved reply' }).click();
    await page.getByRole('combobox', { name: 'Search replies' }).fill(name);
    await page.getByRole('option', { name }).click();
    await textBox(page).getByText('Hello Nadia, it is on its way.').waitFor();
    await ready(page);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect((await sent(world, `Re: ${subject}`)).body_text).toContain('Hello Nadia, it is on its way.');
    await expect.poll(async () => (await replies(world)).find((each) => each.name === name)?.uses).toBe(1);

    await open(page, '/settings/replies');
    await page.getByRole('searchbox', { name: 'Search replies' }).fill(name);
    await page.getByText('used once').waitFor();
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByText(`“${name}” is deleted.`).waitFor();
    expect((await replies(world)).some((each) => each.name === name)).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await replies(world)).some((each) => each.name === name)).toBe(true);
  });

  test('by keyboard alone: made, then typed with / and its shortcut, or found by the key of the list', async () => {
    const world = await openPage({ path: '/settings/replies' });
    const { page } = world;
    const name = word('Thanks');
    const shortcut = name.toLowerCase();
    await press(page, 'n');
    const dialog = page.getByRole('dialog', { name: 'New saved reply' });
    await pressUntilFocused(page, 'Tab', dialog.getByLabel('Name', { exact: true }));
    await page.keyboard.type(name);
    await press(page, 'Tab');
    await page.keyboard.type(shortcut);
    await pressUntilFocused(page, 'Tab', textBox(page));
    await page.keyboard.type('Thank you, {{contact.name}}.');
    await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Save' }));
    await press(page, 'Enter');
    await dialog.waitFor({ state: 'detached' });

    const { id } = await receive(world);
    await open(page, `/mail/${id}`);
    await press(page, 'r');
    await textBox(page).waitFor();
    await page.keyboard.type(`1/2 and /${shortcut.slice(0, -1)}`);
    await page.getByRole('option', { name }).waitFor();
    await press(page, 'Enter');
    await textBox(page).getByText('Thank you, Nadia Brook.').waitFor();
    await expect.poll(() => textBox(page).textContent()).toBe('1/2 and Thank you, Nadia Brook.');

    // Escape closes the list, but not the reply.
    await page.keyboard.type(` /${shortcut}`);
    await page.getByRole('option', { name }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('option', { name }).waitFor({ state: 'detached' });
    await press(page, 'Control+j');
    await page.getByRole('combobox', { name: 'Search replies' }).waitFor();
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).waitFor();
    await press(page, 'Enter');
    await expect
      .poll(async () => (await textBox(page).textContent())?.match(/Thank you, Nadia Brook\./g)?.length)
      .toBe(2);
    await expect.poll(() => textBox(page).textContent()).toContain(`/${shortcut}`);
  });

  test('what is typed at once after a variable, a format or a reply is in the text', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const [name, shortcut] = [word('Soon '), word('s')];
    await api('POST', '/api/canned-replies', { name, shortcut, text: 'It comes' });
    await open(page, '/settings/replies');
    await delayFrames(page);
    await page.getByRole('button', { name: 'New reply' }).first().click();
    await textBox(page).fill('Hello ');
    await page.getByRole('button', { name: 'Insert a variable' }).click();
    await page.getByRole('menuitem', { name: 'First name of the contact' }).click();
    await page.keyboard.type(', it ');
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Bold' }));
    await press(page, 'Enter');
    await page.keyboard.type('comes.');
    await expect
      .poll(() => textBox(page).innerHTML())
      .toBe('<p>Hello {{contact.first_name}}, it <strong>comes.</strong></p>');

    await open(page, '/');
    await delayFrames(page);
    await press(page, 'c');
    await textBox(page).click();
    await press(page, 'Control+j');
    await page.getByRole('combobox', { name: 'Search replies' }).fill(name);
    await page.getByRole('option', { name }).click();
    await textBox(page).getByText('It comes').waitFor();
    await page.keyboard.type(' today.');
    await expect.poll(() => textBox(page).textContent()).toBe('It comes today.');
    await press(page, 'Control+j');
    await page.getByRole('combobox', { name: 'Search replies' }).waitFor();
    await press(page, 'Escape');
    await page.keyboard.type(' Yes.');
    await expect.poll(() => textBox(page).textContent()).toBe('It comes today. Yes.');
  });

  test('the settings and the list in a mail are accessible everywhere', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    await world.api('POST', '/api/canned-replies', { name: word('Reply '), shortcut: word('r'), text: 'Hi' });
    await open(page, '/settings/replies');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'New reply' }).first().click();
    await page.getByRole('button', { name: 'Insert a variable' }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await press(page, 'c');
    await textBox(page).waitFor();
    await press(page, 'Control+j');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await expectAccessibleEverywhere(page);
  });
});

inBrowser('signatures', () => {
  test('by mouse: the inbox has one, a person their own; another inbox changes it and not the text', async () => {
    const world = await openPage({ path: null });
    await forgetSignatures(world);
    const { page, api } = world;
    const inboxes = await api<SmtpInbox[]>('GET', '/api/smtp-inboxes');
    const [first, second] = inboxes as [SmtpInbox, SmtpInbox];
    await open(page, '/settings/inboxes');
    await page
      .getByRole('button', { name: new RegExp(`: ${second.name}$`) })
      .last()
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: second.name })
      .first()
      .getByRole('button', { name: /^(?:Actions|More)/ })
      .click();
    await page.getByRole('menuitem', { name: 'Signature…' }).click();
    const ofInbox = page.getByRole('dialog', { name: `Signature of ${second.name}` });
    await ofInbox.getByRole('textbox', { name: 'Signature' }).click();
    await page.keyboard.type('Your friends, ');
    await ofInbox.getByRole('button', { name: 'Insert a variable' }).click();
    await page.getByRole('menuitem', { name: 'Your name' }).click();
    await ofInbox.getByRole('button', { name: 'Save' }).click();
    await ofInbox.waitFor({ state: 'detached' });

    await open(page, '/settings/profile');
    await page.getByText('Your friends, {{user.name}}').waitFor();
    await page.getByRole('button', { name: `Edit the signature: ${first.name}` }).click();
    const own = page.getByRole('dialog', { name: `Edit the signature: ${first.name}` });
    await own.getByRole('textbox', { name: 'Signature' }).click();
    await own.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Demo from Herald');
    await own.getByRole('button', { name: 'Save' }).click();
    await own.waitFor({ state: 'detached' });
    expect(await api('GET', `/api/signatures/effective?from_inbox=${first.tag}`)).toEqual({
      source: 'own_inbox',
      html: '<p><strong>Demo from Herald</strong></p>',
      text: 'Demo from Herald',
    });

    const subject = word('Signed ');
    await page.getByRole('button', { name: 'Command palette' }).click();
    await page.getByRole('option', { name: /^New mail/ }).click();
    const panel = page.getByRole('dialog', { name: 'New mail' });
    await panel.getByLabel('To', { exact: true }).fill('kim@example.com,');
    await panel.getByLabel('Subject').fill(subject);
    await textBox(page).fill('What I typed');
    const signature = panel.getByRole('region', { name: 'Signature' });
    await panel.getByLabel('From').selectOption(first.email_address);
    await signature.getByText('Demo from Herald').waitFor();
    await panel.getByLabel('From').selectOption(second.email_address);
    await signature.getByText('Your friends, Demo').waitFor();
    await expect.poll(() => textBox(page).textContent()).toBe('What I typed');
    await ready(page);
    await panel.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    const mail = await sent(world, subject);
    expect(mail.body_text).toMatch(/^What I typed\s+-- ?\s+Your friends, Demo$/);

    await open(page, '/settings/profile');
    await page.getByRole('button', { name: `Remove the signature: ${first.name}` }).click();
    await page.getByText('The signature is removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await api<{ own: unknown[] }>('GET', '/api/signatures')).own)
      .toHaveLength(1);
    await forgetSignatures(world);
  });

  test('by keyboard: above what is quoted, and left out of one mail', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    await forgetSignatures(world);
    await api('PUT', '/api/signatures/own', {
      html: '<p>Demo, <a href="https://example.com/">Herald</a></p>',
    });
    const { id, subject } = await receive(world);
    await open(page, `/mail/${id}`);
    await press(page, 'r');
    await page.getByRole('region', { name: 'Signature' }).getByText('Herald').waitFor();
    await page.keyboard.type('Yes.');
    await ready(page);
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    const { body_html } = await sent(world, `Re: ${subject}`);
    expect(body_html).toMatch(
      /^<p>Yes\.<\/p><div>-- <br \/><p>Demo, <a href="https:\/\/example\.com\/".*<blockquote/s,
    );

    const other = await receive(world);
    await open(page, `/mail/${other.id}`);
    await press(page, 'r');
    const leaveOut = page.getByRole('button', { name: 'Remove the signature' });
    await leaveOut.waitFor();
    await page.keyboard.type('No.');
    await pressUntilFocused(page, 'Tab', leaveOut);
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Add the signature' }).waitFor();
    await ready(page);
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect((await sent(world, `Re: ${other.subject}`)).body_html).not.toContain('Demo,');
    await forgetSignatures(world);
  });

  test('the profile with signatures, and a mail with one, are accessible everywhere', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    await api('PUT', '/api/signatures/own', {
      html: '<p>Demo, <a href="https://example.com/">Herald</a></p>',
    });
    await open(page, '/settings/profile');
    await page.getByText('Demo, Herald').first().waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await press(page, 'c');
    await page.getByRole('region', { name: 'Signature' }).waitFor();
    await expectAccessibleEverywhere(page);
    await forgetSignatures(world);
  });
});

inBrowser('forwarding', () => {
  test('by mouse: the files go with the mail, except one that is left out; its picture stays in the text', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await receive(world);
    await open(page, `/mail/${id}`);
    await page.getByRole('button', { name: 'Forward' }).last().click();
    await page.getByLabel('To', { exact: true }).fill('kim@example.com,');
    await page.getByRole('button', { name: 'Remove secret.pdf' }).click();
    await ready(page);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    const mail = await sent(world, `Fwd: ${subject}`);
    expect(mail.attachments).toMatchObject([
      { filename: 'logo.gif', content_id: 'logo@x', is_inline: true },
      { filename: 'plan.pdf', content_id: null, is_inline: false },
    ]);
    expect(mail.body_html).toContain('<img src="cid:logo@x"');
    expect(mail.body_text).toContain('The plans <b>');
    expect(mail.body_text).toContain('From: Nadia Brook <nadia@example.com>');
    const file = await page.context().request.get(`${world.origin}/api/emails/${mail.id}/attachments/2`);
    expect((await file.text()).trim()).toBe('plan');
  });

  test('by keyboard: without its picture, the text has none; an answer carries no file', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { id, subject } = await receive(world);
    await open(page, `/mail/${id}`);
    await press(page, 'f');
    await page.getByLabel('To', { exact: true }).waitFor();
    await page.keyboard.type('kim@example.com,');
    for (const name of ['logo.gif', 'secret.pdf', 'plan.pdf']) {
      await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: `Remove ${name}` }));
      await press(page, 'Enter');
    }
    await ready(page);
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    const mail = await sent(world, `Fwd: ${subject}`);
    expect(mail.attachments).toEqual([]);
    expect(mail.body_html).not.toContain('<img');
  });
});
