import { expect, test } from 'vitest';
import { ingest } from '../../../src/worker/modules/mail/index.ts';
import { type Client, idOf, makeOrganization, testCtx, testEnv } from '../../worker/helpers.ts';
import { download, finish, post, readBack } from '../../worker/modules/exports/world.ts';
import {
  allRows,
  askForDeletion,
  type Clock,
  cronCtx,
  deleteWhole,
  objectsOf,
  tablesWith,
} from '../../worker/modules/leaving/world.ts';

const MAILS = 20_000;

const log = (...parts: unknown[]) => process.stdout.write(`${parts.join(' ')}\n`);

/** Returns mail `n`: each fourth replies to the one before, each hundredth has a file. */
function raw(n: number): Uint8Array {
  const isAnswer = n % 4 === 3;
  const lines = [
    `Message-ID: <soak-${n}@example.com>`,
    ...(isAnswer ? [`In-Reply-To: <soak-${n - 1}@example.com>`] : []),
    `From: Writer ${n % 997} <writer${n % 997}@example.com>`,
    'To: support@herald.test',
    `Subject: Order ${n}`,
    `Date: ${new Date(1.79e12 + n * 1000).toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Where is parcel ${n}? It was sent ${n % 31} days ago.`,
    ...(n % 100 === 0
      ? ['--b', 'Content-Type: text/csv; name=list.csv', 'Content-Disposition: attachment', '', `${n},1`]
      : []),
    '--b--',
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

async function fill(client: Client): Promise<void> {
  const ctx = testCtx(client.organizationId);
  for (let n = 0; n < MAILS; n++) {
    const direction = n % 8 === 7 ? ('outbound' as const) : ('inbound' as const);
    await ingest(ctx, { raw: raw(n), arrivedAt: 1.7e12 + n, direction });
    if (n % 2000 === 1999) log(new Date().toISOString(), n + 1, 'mails');
  }
  const label = await post<{ id: number }>(client, '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  const base = idOf(client.organizationId, 0);
  for (let n = 0; n < MAILS; n += 500) {
    const id = base + n + 1;
    await post(client, `/api/threads/${id}`, { add_label_ids: [label.id] }, 'PATCH');
    await post(client, '/api/notes', { email_id: id, text: `Note ${n}` });
    await post(client, `/api/threads/${base + n + 5}`, { state: n % 1000 === 0 ? 'done' : 'spam' }, 'PATCH');
  }
}

/** Returns the conversations, tasks, labels and notes of an organization, without ids. */
async function contentOf({ organizationId }: Client): Promise<string[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT json_array(e.message_id, e.direction, e.tag, e.subject, rtrim(e.body_text), e.is_hidden, e.is_read,
        (SELECT group_concat(message_id, ' ') FROM (SELECT o.message_id FROM emails AS o
          WHERE o.thread_id = e.thread_id ORDER BY o.message_id)),
        t.state, (SELECT group_concat(l.name) FROM json_each(t.labels) AS each JOIN labels AS l ON l.id = each.value),
        (SELECT group_concat(n.text) FROM notes AS n WHERE n.email_id = e.id),
        (SELECT json_array(k.title, k.status, k.priority, k.tag) FROM tasks AS k WHERE k.email_id = e.id),
        (SELECT group_concat(a.filename || a.size) FROM attachments AS a WHERE a.email_id = e.id)) AS line
      FROM emails AS e JOIN threads AS t ON t.id = e.thread_id WHERE e.organization_id = ? ORDER BY e.message_id, e.direction`,
  )
    .bind(organizationId)
    .all<{ line: string }>();
  return results.map(({ line }) => line);
}

test('an export of 20,000 mails read back gives the same; then the first organization is deleted while mail comes in', async () => {
  const [from, to] = [await makeOrganization(), await makeOrganization()];
  const began = Date.now();
  const took = (what: string, since: number) => log(what, Math.round((Date.now() - since) / 1000), 's');
  await fill(from);
  took('saved', began);

  let since = Date.now();
  const begun = await post<{ id: number }>(from, '/api/exports');
  expect(await finish(testCtx(from.organizationId), begun.id, 2000)).toBe('completed');
  took('exported', since);
  const files = await download(from, begun.id);
  since = Date.now();
  const ctx = testCtx(to.organizationId);
  // Without HTTP: a test may start 10,000 timeouts at most, and each request starts some.
  await readBack(to, files, async ({ raw: text, direction, is_read: isRead }) => {
    const message = { raw: new TextEncoder().encode(text), arrivedAt: Date.now(), direction, isRead };
    const { emailId } = await ingest(ctx, message);
    const task = await testEnv.DB.prepare('SELECT id FROM tasks WHERE email_id = ?')
      .bind(emailId)
      .first<number>('id');
    return { id: emailId, task_id: task };
  });
  took('read back', since);
  const [own, copy] = [await contentOf(from), await contentOf(to)];
  expect(own).toHaveLength(MAILS);
  const different = own.filter((line, i) => line !== copy[i]);
  expect(different.slice(0, 3)).toEqual([]);
  expect(copy).toHaveLength(MAILS);

  const clock: Clock = { at: Date.now() };
  const others = [...(await allRows())].filter((row) => !row.includes(`,${from.organizationId},`));
  await askForDeletion(from, clock);
  since = Date.now();
  let isOver = false;
  const outcomes = { saved: 0, refused: 0 };
  const arrivals = (async () => {
    for (let n = MAILS; !isOver; n++) {
      try {
        await ingest(testCtx(from.organizationId), { raw: raw(n), arrivedAt: 1.7e12, direction: 'inbound' });
        outcomes.saved++;
      } catch (error) {
        expect(error).toMatchObject({ code: 'ORGANIZATION_CLOSED' });
        outcomes.refused++;
      }
      if (outcomes.refused > 500) break;
    }
  })();
  const runs = await deleteWhole(cronCtx(clock), clock, from.organizationId);
  isOver = true;
  await arrivals;
  took(`deleted in ${runs} runs, mail meanwhile ${JSON.stringify(outcomes)}:`, since);
  expect(outcomes.refused).toBeGreaterThan(0);

  expect(await tablesWith(from.organizationId)).toEqual([]);
  const late = await objectsOf(from.organizationId);
  // Objects of mail that was refused after the last pass: a real deletion waits until no call is in progress.
  expect(late.every((key) => key.includes('/raw/') || key.includes('/bodies/'))).toBe(true);
  expect(await contentOf(to)).toEqual(copy);
  const after = await allRows();
  const gone = others.filter(
    (row) => !after.has(row) && !/^(?:sqlite_sequence|jobs|users|sessions) /.test(row),
  );
  expect(gone.filter((row) => row.includes(`,${to.organizationId},`))).toEqual([]);
});
