/** Tests of new mail: writing, saving and sending it. */
import type { Locator, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, inBrowser, open, openPage, press, type World } from './world.ts';

interface Sent {
  id: number;
  subject: string;
  to: string[];
  cc: string[];
  body_text: string;
  body_html: string;
  send_state: string;
  attachments: { filename: string; size: number }[];
}

/** Returns the newest mail that Herald sent with this subject, from the API. */
async function findSent({ api }: World, subject: string): Promise<Sent | undefined> {
  const list = await api<Sent[]>('GET', '/api/emails?direction=outbound&limit=20');
  const found = list.find((each) => each.subject === subject);
  return found && api<Sent>('GET', `/api/emails/${found.id}`);
}

const panelOf = ({ page }: World) => page.getByRole('dialog', { name: 'New mail' });

/** Fills in a new mail before the sending addresses and signatures have loaded. */
async function writeWhileLoading(panel: Locator, subject: string): Promise<void> {
  await panel.getByLabel('To', { exact: true }).fill('kim@example.com,');
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByRole('textbox', { name: 'Text' }).fill('Hello');
  await panel.getByText('Loading').waitFor();
}

inBrowser('writing mail', () => {
  test('by mouse: recipients, formats, a file, and the mail is sent', async () => {
    const world = await openPage();
    const subject = `The order of cups ${Date.now()}`;
    const { page } = world;
    await page.getByRole('button', { name: 'Command palette' }).click();
    await page.getByRole('option', { name: /^New mail/ }).click();
    const panel = panelOf(world);
    await panel.getByLabel('To', { exact: true }).fill('Kim Sato <kim@example.com>; lee@example.com');
    await panel.getByRole('button', { name: 'Cc and Bcc' }).click();
    await panel.getByLabel('Cc', { exact: true }).fill('mo@example');
    await panel.getByLabel('Subject').fill(subject);
    await panel.getByRole('textbox', { name: 'Text' }).click();
    await panel.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Forty cups');
    await panel.locator('input[type=file]').setInputFiles([
      { name: 'cups.txt', mimeType: 'text/plain', buffer: Buffer.from('forty') },
      { name: 'cups.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('no') },
    ]);
    await panel.getByText('cups.exe is not uploaded').waitFor();
    await panel.getByRole('button', { name: 'Remove cups.exe' }).click();
    await panel.getByText('Nothing is sent before you press Send.').waitFor();
    await panel.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    await panel.waitFor({ state: 'detached' });

    const sent = await findSent(world, subject);
    expect(sent).toMatchObject({
      to: ['Kim Sato <kim@example.com>', 'lee@example.com'],
      cc: ['mo@example'],
      body_text: 'Forty cups',
      send_state: 'sent',
      attachments: [{ filename: 'cups.txt', size: 5 }],
    });
    expect(sent?.body_html).toContain('<strong>Forty cups</strong>');
  });

  test('by keyboard alone: a draft outlives a reload and signing out, and is sent once', async () => {
    const world = await openPage();
    const { page, context } = world;
    const written = `By keyboard ${Date.now()}`;
    await press(page, 'c');
    await panelOf(world).getByLabel('To', { exact: true }).waitFor();
    await page.keyboard.type('kim@example.com,');
    await press(page, 'Tab Tab');
    await page.keyboard.type(written);
    await press(page, 'Tab');
    await page.keyboard.type('Hello Kim');
    await press(page, 'Escape');
    await page.getByText('Draft kept.').waitFor();
    expect(await findSent(world, written)).toBeUndefined();

    await context.clearCookies();
    await page.reload();
    await world.api('POST', '/api/auth/sign-in/email', {
      email: 'demo@herald.test',
      password: 'herald-demo',
    });
    await open(page, '/');
    await press(page, 'c');
    await panelOf(world).getByRole('textbox', { name: 'Text' }).getByText('Hello Kim').waitFor();
    await panelOf(world).getByText('Nothing is sent before you press Send.').waitFor();
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();

    const all = await world.api<Sent[]>('GET', '/api/emails?direction=outbound&limit=50');
    expect(all.filter(({ subject }) => subject === written)).toHaveLength(1);
    await press(page, 'c');
    const emptied = panelOf(world).getByRole('textbox', { name: 'Text' });
    await emptied.waitFor();
    await expect.poll(async () => (await emptied.textContent())?.trim()).toBe('');
  });

  test('by keyboard: the recipient that is still being typed gets it too', async () => {
    const world = await openPage();
    const { page } = world;
    const subject = `To both of you ${Date.now()}`;
    await press(page, 'c');
    const panel = panelOf(world);
    const to = panel.getByLabel('To', { exact: true });
    await to.fill('kim@example.com,');
    await panel.getByLabel('Subject').fill(subject);
    await panel.getByRole('textbox', { name: 'Text' }).fill('Hello');
    await panel.getByText('Nothing is sent before you press Send.').waitFor();
    await to.pressSequentially('lee@example.com');
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(await findSent(world, subject)).toMatchObject({
      to: ['kim@example.com', 'lee@example.com'],
    });
  });

  test('sends what was sent before the signature was there once it is, unless it was changed', async () => {
    const world = await openPage();
    const { page } = world;
    for (const change of ['', ' and more']) {
      const signature = Promise.withResolvers<void>();
      await page.route('**/api/signatures/**', async (route) => {
        await signature.promise;
        await route.continue();
      });
      await open(page, '/');
      const subject = `At once ${Date.now()}`;
      await press(page, 'c');
      const panel = panelOf(world);
      await writeWhileLoading(panel, subject);
      await press(page, 'Control+Enter');
      if (change) await page.keyboard.type(change);
      signature.resolve();
      if (change) {
        await panel.getByText('Nothing is sent before you press Send.').waitFor();
        await panel.getByRole('button', { name: /^Send/ }).click();
      }
      await page.getByText('Sent.', { exact: true }).waitFor();
      const list = await world.api<Sent[]>('GET', '/api/emails?direction=outbound&limit=20');
      expect(list.filter((each) => each.subject === subject)).toHaveLength(1);
      expect((await findSent(world, subject))?.body_text).toContain(`Hello${change}`);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('what was closed before the inboxes were known is sent from the one that is shown', async () => {
    const world = await openPage();
    const { page } = world;
    const inboxes = Promise.withResolvers<void>();
    await page.route('**/api/smtp-inboxes', async (route) => {
      await inboxes.promise;
      await route.continue();
    });
    await open(page, '/');
    const subject = `Closed at once ${Date.now()}`;
    await press(page, 'c');
    const panel = panelOf(world);
    await writeWhileLoading(panel, subject);
    const [saved] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/api/drafts'),
      ),
      press(page, 'Escape'),
    ]);
    expect(await saved.json()).toMatchObject({ from_inbox: null });
    await panel.waitFor({ state: 'detached' });
    inboxes.resolve();
    await press(page, 'c');
    await panel.getByText('Nothing is sent before you press Send.').waitFor();
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(await findSent(world, subject)).toMatchObject({ send_state: 'sent', body_text: 'Hello' });
  });

  test('says what keeps a mail from being sent, asks before a draft is thrown away, and gives it back', async () => {
    const world = await openPage();
    const { page } = world;
    await press(page, 'c');
    const panel = panelOf(world);
    await panel.getByText('Add a recipient.').waitFor();
    await page.keyboard.type('nobody,');
    await panel.getByText('“nobody” is not an email address.').waitFor();
    await press(page, 'Control+Enter');
    expect(await panel.isVisible()).toBe(true);
    await panel.getByRole('button', { name: 'Discard draft' }).click();
    await page
      .getByRole('dialog', { name: 'Discard this draft?' })
      .getByRole('button', { name: 'Discard draft' })
      .click();
    await panel.waitFor({ state: 'detached' });
    await press(page, 'z');
    await panel.getByText('nobody', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Remove nobody' }).click();
    await panel.getByRole('button', { name: 'Discard draft' }).click();
    await panel.waitFor({ state: 'detached' });
  });

  test('a mail that is stored but not sent stays, and is tried again as it is', async () => {
    const world = await openPage();
    const { page } = world;
    const retried: unknown[] = [];
    const answerAs = (state: string) => async (route: Route) => {
      const [, id] = /drafts\/(\d+)/.exec(route.request().url()) ?? [];
      const draft = await world.api<object>('GET', `/api/drafts/${id}`);
      const error = { code: 'OUTCOME_UNKNOWN', detail: 'The server hung up.' };
      return route.fulfill({
        status: 202,
        json: { ...draft, state, email_id: 42, error: state === 'sent' ? null : error },
      });
    };
    await page.route('**/api/drafts/*/send', answerAs('unconfirmed'));
    await page.route('**/api/emails/42/retry', async (route) => {
      retried.push(route.request().postDataJSON());
      await page.route('**/api/drafts/*', answerAs('sent'));
      return route.fulfill({ json: { success: true, emailId: 42, messageId: '<a@b>', message: 'Sent.' } });
    });
    await press(page, 'c');
    await panelOf(world).getByLabel('To', { exact: true }).fill('kim@example.com');
    await panelOf(world).getByRole('textbox', { name: 'Text' }).fill('Hello');
    // This text appears once the inboxes to send from have loaded.
    await panelOf(world).getByText('Nothing is sent before you press Send.').waitFor();
    await press(page, 'Control+Enter');
    await panelOf(world).getByRole('alert').getByText('it may arrive twice').waitFor();
    await panelOf(world)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(retried).toEqual([{ confirm: true }]);
  });

  test('is accessible in both themes, wide and narrow, without scrolling sideways', async () => {
    const world = await openPage({ reducedMotion: true });
    const { page } = world;
    await press(page, 'c');
    await panelOf(world).getByLabel('To', { exact: true }).fill('kim@example.com, nobody');
    await panelOf(world).getByRole('button', { name: 'Write with AI' }).click();
    await expectAccessibleEverywhere(page);
  });
});
