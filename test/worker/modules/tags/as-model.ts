/** Compares every answer of an organization that has to do with tags with the model's. */
import { expect } from 'vitest';
import type { Report } from '../../../../src/contract/reports.ts';
import type { OrganizationTag } from '../../../../src/contract/tags.ts';
import type { Client } from '../../helpers.ts';
import { expectKept } from '../mail/conversations/model.ts';
import { isBuiltIn, type Mail, type Model } from './model.ts';

export async function read<Answer>(client: Client, path: string): Promise<Answer> {
  const response = await client.request('GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** Reads all pages of a list. */
export async function readAll<Row>(client: Client, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const response: Response = await client.request('GET', next);
    expect([next, response.status]).toEqual([next, 200]);
    rows.push(...(await response.json<Row[]>()));
    next = /^<http:\/\/localhost([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

const byId = (rows: { id: number; tag: string | null }[]) => rows.map(({ id, tag }) => `${id} ${tag}`).sort();

/** `namesOf` are the names and keys by which the mail of a tag is asked for. */
export async function expectAsModel(
  client: Client,
  model: Model,
  namesOf = (name: string, key: string) => [...new Set([name, key])],
): Promise<void> {
  await expectNumbers(client, model);
  const visible = model.mails.filter((mail) => model.isVisible(mail));
  const shown = (mails: Mail[]) => byId(mails.map(({ id, tag }) => ({ id, tag: model.shown(tag).name })));
  expect(byId(await readAll(client, '/api/emails?limit=200'))).toEqual(shown(visible));
  for (const { name, key } of model.tags) {
    const own = visible.filter(({ tag }) => tag === key);
    const inbound = own.filter(({ isOutbound }) => !isOutbound);
    for (const asked of namesOf(name, key)) {
      const filter = `limit=200&tag=${encodeURIComponent(asked)}`;
      expect(byId(await readAll(client, `/api/emails?${filter}`))).toEqual(shown(own));
      const tasks = await readAll<{ source_email_id: number; email_id: number; tag: string }>(
        client,
        `/api/tasks?${filter}`,
      );
      expect(byId(tasks.map(({ email_id: id, tag }) => ({ id, tag })))).toEqual(shown(inbound));
      const threads = await readAll<{ message_count: number; tags: string[]; last_message: { id: number } }>(
        client,
        `/api/threads?${filter}`,
      );
      expect(threads.map(({ last_message, tags }) => `${last_message.id} ${tags.join()}`).sort()).toEqual(
        threadsOf(model, own),
      );
      if (!/["“”„]/.test(asked)) {
        const query = encodeURIComponent(`tag:"${asked}"`);
        expect(byId(await readAll(client, `/api/emails?limit=200&q=${query}`))).toEqual(shown(own));
      }
    }
  }
  await expectKept(client.organizationId);
}

/** Returns the last mail and the tags of each conversation with one of these mails. */
function threadsOf(model: Model, own: Mail[]): string[] {
  const threads = Map.groupBy(model.mails, ({ thread }) => thread);
  return [...new Set(own.map(({ thread }) => thread))]
    .map((thread) => {
      const mails = threads.get(thread)!;
      const names = [...new Set(mails.map(({ tag }) => model.shown(tag).name))].sort();
      return `${Math.max(...mails.map(({ id }) => id))} ${names.join()}`;
    })
    .sort();
}

async function expectNumbers(client: Client, model: Model): Promise<void> {
  const expected = model.tags.map((entry, i) => {
    const mails = model.visibleOf(entry);
    return {
      id: tagId(client, entry.id),
      name: entry.name,
      key: entry.key,
      order: i + 1,
      is_hidden: entry.isHidden,
      is_built_in: isBuiltIn(entry),
      inbox_id: model.inboxes.find(({ tag, isActive }) => isActive && tag === entry.key)?.id ?? null,
      counts: { emails: mails.length, unread: mails.filter(({ isOutbound }) => !isOutbound).length },
    };
  });
  const tags = await read<OrganizationTag[]>(client, '/api/tags');
  expect(tags.map(({ color: _, ...tag }) => tag)).toEqual(expected);
  const stats = await read<{ totalEmails: number; emailsByTag: Record<string, number> }>(
    client,
    '/api/stats',
  );
  const counted = expected.filter(({ is_built_in, counts }) => is_built_in || counts.emails > 0);
  expect(Object.entries(stats.emailsByTag).sort()).toEqual(
    counted.map(({ name, counts }) => [name, counts.emails]).sort(),
  );
  expect(stats.totalEmails).toBe(expected.reduce((sum, { counts }) => sum + counts.emails, 0));
  const report = await read<Report>(client, '/api/reports?zone=UTC');
  expect(report.by_tag.map(({ tag, received, sent }) => ({ tag, received, sent }))).toEqual(
    expected
      .filter(({ counts }) => counts.emails > 0)
      .map(({ name, counts: { emails, unread } }) => ({
        tag: name,
        received: unread,
        sent: emails - unread,
      })),
  );
}

/** Returns the id of a tag, as the API names it, from its number in the organization. */
export const tagId = ({ organizationId }: { organizationId: number }, n: number) =>
  organizationId * 2 ** 32 + n;
