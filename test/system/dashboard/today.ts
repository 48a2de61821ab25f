/** Tests of the start page: each part agrees with the API, and works by itself. */
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, inBrowser, open, openPage, press } from './world.ts';

interface Conversation {
  last_message: { id: number; from_name: string; from_address: string };
  task: { status: string } | null;
}

inBrowser('today', () => {
  test('names the newest mail to answer, and opens it by mouse and by keyboard', async () => {
    const { page, api } = await openPage();
    const part = page.getByRole('region', { name: /^Mail to answer/ });
    await part.getByRole('link').nth(1).waitFor();
    const lists = await Promise.all(
      ['me', 'none'].map((who) =>
        api<Conversation[]>('GET', `/api/threads?direction=inbound&assignee_id=${who}&limit=100`),
      ),
    );
    const waiting = lists
      .flat()
      .filter(({ task }) => task && task.status !== 'done')
      .filter(({ last_message: last }) => !/^mailer-daemon@/i.test(last.from_address));
    await part.getByRole('heading', { name: `Mail to answer ${waiting.length}` }).waitFor();
    const target = (await part.getByRole('link').nth(1).getAttribute('href'))!;
    expect(waiting.map(({ last_message: { id } }) => `/mail/${id}`)).toContain(target);
    await part.getByRole('link').nth(1).click();
    await page.waitForURL(`**${target}**`);
    await press(page, 'g t');
    await part.getByRole('link').nth(1).waitFor();
    await press(page, 'm');
    await page.waitForURL(`**${target}**`);
  });

  test('puts a task of mine first once it is urgent and begun', async () => {
    const { page, api } = await openPage({ path: null });
    const { user } = await api<{ user: { id: string } }>('GET', '/api/auth/get-session');
    const title = `Send the samples ${Date.now()}`;
    const { id } = await api<{ id: number }>('POST', '/api/tasks', {
      title,
      priority: 'urgent',
      assignee_id: Number(user.id),
    });
    await api('PATCH', `/api/tasks/${id}`, { status: 'in_progress' });
    await open(page, '/');
    const part = page.getByRole('region', { name: /^Your tasks/ });
    await part.getByRole('link', { name: title }).click();
    await page.waitForURL(`**/board/${id}`);
    await api('PATCH', `/api/tasks/${id}`, { status: 'done' });
  });

  test('shows the other parts when one fails, and that one once it is tried again', async () => {
    const { page } = await openPage({ path: null });
    await page.route('**/api/stats', (route) =>
      route.fulfill({ status: 403, json: { detail: 'Not for you.', requestId: 'r-2' } }),
    );
    await open(page, '/');
    const numbers = page.getByRole('region', { name: 'At a glance' });
    await numbers.getByText('Not for you.').waitFor();
    await page
      .getByRole('region', { name: /^Mail to answer/ })
      .getByRole('link')
      .nth(1)
      .waitFor();
    await page.unroute('**/api/stats');
    await numbers.getByRole('button', { name: 'Try again' }).click();
    await numbers.getByText('Done').waitFor();
  });

  test('wishes a quiet day where nothing waits', async () => {
    const { page } = await openPage({ path: null });
    await page.route('**/api/threads?*', (route) => route.fulfill({ json: [] }));
    await open(page, '/');
    await page.getByText('Nothing to answer. Enjoy the quiet.').waitFor();
  });

  test('says what failed, and where it is mended', async () => {
    const { page } = await openPage({ path: null });
    await page.route('**/api/sync/status', async (route) => {
      const response = await route.fetch();
      const status = await response.json();
      Object.assign(status.inboxes[0], { name: 'Front desk', state: 'disabled', error: 'Wrong password.' });
      await route.fulfill({ response, json: status });
    });
    await open(page, '/');
    const part = page.getByRole('region', { name: /^What failed/ });
    await part.getByText('The inbox Front desk is switched off').waitFor();
    await part.getByText('Wrong password.').waitFor();
    await part.getByRole('link', { name: 'Change the credentials' }).click();
    await page.waitForURL('**/settings/inboxes**');
  });

  test('is accessible in both themes, in German, on a phone', async () => {
    const { page } = await openPage({ width: 360, language: 'de' });
    await page
      .getByRole('region', { name: /^E-Mails zu beantworten/ })
      .getByRole('link')
      .nth(1)
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
