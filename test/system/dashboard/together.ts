/** Tests of two people in one organization: changes of one appear on the other's screen without a reload. */
import { expect, test } from 'vitest';
import { inBrowser, open, openPage, type World } from './world.ts';

/** The interval at which a page without a socket reads the version. */
const POLL_MS = 30_000;

let count = 0;
const save = (world: World) =>
  world.api<{ id: number }>('POST', '/api/emails', {
    message_id: `<together-${Date.now()}-${++count}@example.com>`,
    from_address: 'kim@example.com',
    from_name: 'Kim',
    to_address: 'support@herald.test',
    subject: `Together ${Date.now()}-${count}`,
    body_text: 'Is anybody there?',
  });

inBrowser('two browsers on one organization', () => {
  test('mail that arrives is on the list by itself, and what one does with it too', async () => {
    const [one, other] = [await openPage({ path: '/mail' }), await openPage({ path: '/mail' })];
    const { id } = await save(one);
    const { subject } = await one.api<{ subject: string }>('GET', `/api/emails/${id}`);
    const row = ({ page }: World) => page.getByRole('listitem').filter({ hasText: subject });
    await row(one).waitFor();
    await row(other).getByText('Unread').waitFor({ state: 'attached' });
    await row(one).getByRole('link').click();
    await row(other).getByText('Unread').waitFor({ state: 'detached' });
  });

  test('with the socket cut it is there after the next poll', async () => {
    const one = await openPage({ path: null });
    const cut = await openPage({ path: null });
    await cut.page.routeWebSocket('**/api/live', (socket) => socket.close());
    await cut.page.clock.install();
    await open(cut.page, '/mail');
    const { id } = await save(one);
    const { subject } = await one.api<{ subject: string }>('GET', `/api/emails/${id}`);
    const row = cut.page.getByRole('listitem').filter({ hasText: subject });
    expect(await row.count()).toBe(0);
    await cut.page.clock.fastForward(POLL_MS);
    await row.waitFor();
  });
});
