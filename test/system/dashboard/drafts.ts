/** Tests of shared drafts: saving while writing, undoing, sending later, and two people who write at once. */
import { expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

interface Draft {
  id: number;
  version: number;
  state: string;
  subject: string;
  body: string;
  send_at: string | null;
}

const panelOf = ({ page }: World) => page.getByRole('dialog', { name: 'New mail' });
const unique = (words: string) => `${words} ${Date.now()}`;

async function findDraft({ api }: World, subject: string): Promise<Draft | undefined> {
  const list = await api<Draft[]>('GET', '/api/drafts?limit=50');
  const found = list.find((each) => each.subject === subject);
  return found && api<Draft>('GET', `/api/drafts/${found.id}`);
}

async function countSent({ api }: World, subject: string): Promise<number> {
  const list = await api<{ subject: string }[]>('GET', '/api/emails?direction=outbound&limit=50');
  return list.filter((each) => each.subject === subject).length;
}

/** Writes a new mail, and waits until it is saved. */
async function write(world: World, subject: string, text = 'Hello Kim') {
  await press(world.page, 'c');
  const panel = panelOf(world);
  await panel.getByLabel('To', { exact: true }).fill('kim@example.com,');
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByRole('textbox', { name: 'Text' }).fill(text);
  await panel.getByText('Saved for everybody.').waitFor();
  return panel;
}

inBrowser('drafts', () => {
  test('by mouse: what is written is saved, and a mail that is sent is taken back, changed and sent once', async () => {
    const world = await openPage({ hold: 10 });
    const { page } = world;
    const subject = unique('Taken back');
    const panel = await write(world, subject);
    expect(await findDraft(world, subject)).toMatchObject({ state: 'draft', body: '<p>Hello Kim</p>' });

    await panel.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sending in').waitFor();
    await panel.waitFor({ state: 'detached' });
    expect(await findDraft(world, subject)).toMatchObject({ state: 'held' });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await panel.getByRole('textbox', { name: 'Text' }).getByText('Hello Kim').waitFor();
    expect(await findDraft(world, subject)).toMatchObject({ state: 'draft', send_at: null });
    expect(await countSent(world, subject)).toBe(0);

    await panel.getByRole('textbox', { name: 'Text' }).fill('Hello again');
    await panel.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(await countSent(world, subject)).toBe(1);
    expect(await findDraft(world, subject)).toBeUndefined();
  });

  test('by keyboard alone: a mail is scheduled, found in its list, taken back, and undone', async () => {
    const world = await openPage();
    const { page } = world;
    const subject = unique('Scheduled');
    await write(world, subject);
    await press(page, 'Control+k');
    await page.getByRole('combobox', { name: 'Search, or run a command' }).waitFor();
    await page.keyboard.type('Send later');
    await page.getByRole('option', { name: 'Send later', selected: true }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Send later' }).waitFor();
    await page.keyboard.type('Tomorrow');
    await page.getByRole('option', { name: 'Tomorrow', selected: true }).waitFor();
    await press(page, 'Enter');
    await page.getByText(/^It is sent at /).waitFor();
    const scheduled = await findDraft(world, subject);
    expect(scheduled?.state).toBe('scheduled');
    expect(Date.parse(scheduled?.send_at ?? '')).toBeGreaterThan(Date.now());

    await press(page, 'g o');
    await page.getByRole('tab', { name: 'Scheduled', selected: true }).waitFor();
    await pressUntilFocused(page, 'j', page.getByRole('button', { name: subject }).first());
    await press(page, 'Enter');
    const panel = page.getByRole('dialog', { name: 'Draft' });
    await panel.getByRole('textbox', { name: 'Text' }).getByText('Hello Kim').waitFor();
    expect(await findDraft(world, subject)).toMatchObject({ state: 'draft', send_at: null });
    expect(await countSent(world, subject)).toBe(0);
    await press(page, 'Control+Enter');
    await page.getByText('Sent.', { exact: true }).waitFor();
    expect(await countSent(world, subject)).toBe(1);
  });

  test('what somebody else has changed meanwhile is shown, and either stays, or both', async () => {
    const world = await openPage();
    const { page, api } = world;
    for (const choice of ['Use theirs', 'Keep mine', 'Keep both'] as const) {
      const subject = unique(choice);
      const panel = await write(world, subject);
      const draft = await findDraft(world, subject);
      const theirs = Promise.withResolvers<void>();
      // What is typed is saved by itself: here after theirs.
      await page.route('**/api/drafts/*', async (route) => {
        if (route.request().method() === 'PATCH') await theirs.promise;
        await route.continue();
      });
      // Unsaved text is not replaced.
      await panel.getByRole('textbox', { name: 'Text' }).fill('Mine');
      await api('PATCH', `/api/drafts/${draft?.id}`, { version: draft?.version, body: '<p>Theirs</p>' });
      theirs.resolve();
      const alert = panel.getByRole('alert');
      await alert.getByText('changed this draft').waitFor();
      await alert.getByRole('button', { name: choice }).click();
      await panel.getByText('Saved for everybody.').waitFor();
      const list = await api<Draft[]>('GET', '/api/drafts?limit=50');
      const bodies = await Promise.all(
        list
          .filter((each) => each.subject === subject)
          .map(async ({ id }) => (await api<Draft>('GET', `/api/drafts/${id}`)).body),
      );
      const expected = {
        'Use theirs': ['<p>Theirs</p>'],
        'Keep mine': ['<p>Mine</p>'],
        'Keep both': ['<p>Mine</p>', '<p>Theirs</p>'],
      };
      expect(bodies.sort()).toEqual(expected[choice]);
      await panel.getByRole('button', { name: 'Discard draft' }).click();
      await page
        .getByRole('dialog', { name: 'Discard this draft?' })
        .getByRole('button', { name: 'Discard draft' })
        .click();
      await panel.waitFor({ state: 'detached' });
      await page.unroute('**/api/drafts/*');
    }
  });

  test('what somebody else changes is shown at once where everything is saved, and one writes on from there', async () => {
    const world = await openPage();
    const { page, api } = world;
    const subject = unique('Together');
    const panel = await write(world, subject);
    const draft = await findDraft(world, subject);
    const text = panel.getByRole('textbox', { name: 'Text' });
    await api('PATCH', `/api/drafts/${draft?.id}`, { version: draft?.version, body: '<p>Theirs</p>' });
    await text.getByText('Theirs').waitFor();
    await page.getByText('changed this draft. You see it as it is now.').waitFor();
    await text.press('End');
    await text.pressSequentially(' and mine');
    await expect
      .poll(async () => (await api<Draft>('GET', `/api/drafts/${draft?.id}`)).body)
      .toBe('<p>Theirs and mine</p>');
    expect(await panel.getByRole('alert').count()).toBe(0);
    await press(page, 'Escape');
    await api('DELETE', `/api/drafts/${draft?.id}`);
  });

  test('a draft of the list is deleted by mouse, and restored by key', async () => {
    const world = await openPage();
    const { page, api } = world;
    const subject = unique('Deleted');
    await api('POST', '/api/drafts', { subject, body: '<p>Text</p>' });
    await open(page, '/mail');
    await page.getByRole('button', { name: /^Mail: / }).click();
    await page.getByRole('menuitemradio', { name: /^Drafts/ }).click();
    const remove = page.getByRole('button', { name: `Delete ${subject}` });
    await remove.click();
    await page.getByText('Draft deleted.').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect(await findDraft(world, subject)).toBeUndefined();
    await press(page, 'z');
    await remove.waitFor();
    await expect.poll(() => findDraft(world, subject)).toMatchObject({ state: 'draft' });
  });

  test('how long a mail waits is a setting of the profile', async () => {
    const world = await openPage({ path: '/settings/profile' });
    const { page, api } = world;
    await page.getByLabel('Wait before sending').selectOption('20');
    await page.getByText('Your mail waits 20 seconds.').waitFor();
    expect(await api('GET', '/api/settings/profile')).toMatchObject({ send_hold_seconds: 20 });
  });

  test('the lists are accessible in both themes, wide and narrow, full and empty', async () => {
    const world = await openPage({ reducedMotion: true, path: '/drafts?list=scheduled' });
    const { page, api } = world;
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const body = {
      to: 'kim@example.com',
      subject: 'x'.repeat(90),
      body: '<p>Text</p>',
      from_inbox: 'support',
    };
    await api('POST', '/api/send-email', { ...body, send_at: soon });
    await page.getByRole('button', { name: 'Send now' }).first().waitFor();
    await expectAccessibleEverywhere(page);
  });
});
