import { expect, test } from 'vitest';
import type { Draft } from '../../../../../src/contract/mail/drafts.ts';
import type { OrganizationTag } from '../../../../../src/contract/tags.ts';
import { mail, makeWorld } from '../outgoing/world.ts';

test('a scheduled email shows its tag as people call it now', async () => {
  const world = await makeWorld({}, { tag: 'Billing' });
  const read = async <Answer>(path: string): Promise<Answer> => (await world.request('GET', path)).json();
  const send_at = new Date(Date.now() + 3_600_000).toISOString();
  const body = mail({ from_inbox: 'BILLING', send_at });
  const response = await world.request('POST', '/api/send-email', body);
  expect(response.ok, await response.clone().text()).toBe(true);
  const [draft] = await read<Draft[]>('/api/drafts');
  expect(draft).toMatchObject({ state: 'scheduled', from_inbox: 'Billing' });

  const tags = await read<OrganizationTag[]>('/api/tags');
  for (const name of ['Invoices', 'Bills']) {
    const renamed = await world.request('PATCH', `/api/tags/${tags.at(-1)!.id}`, { name });
    expect(renamed.status).toBe(200);
    expect(await read('/api/drafts')).toMatchObject([{ from_inbox: name }]);
    expect(await read(`/api/drafts/${draft!.id}`)).toMatchObject({ from_inbox: name });
  }
});
