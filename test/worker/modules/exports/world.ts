import { expect } from 'vitest';
import type { OrganizationExport } from '../../../../src/contract/exports.ts';
import { exportJob } from '../../../../src/worker/modules/exports/run.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { type Client, testEnv } from '../../helpers.ts';

export type Line = Record<string, unknown> & { table: string };

export async function post<T>(client: Client, path: string, body?: unknown, method = 'POST'): Promise<T> {
  const response = await client.request(method, path, body);
  expect(response.status, `${method} ${path} ${await response.clone().text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}

/** Runs the job to its end, step by step. */
export async function finish(ctx: Ctx, id: number, most = 50): Promise<OrganizationExport['state'] | null> {
  for (let step = 0; step < most; step++) {
    const job = await testEnv.DB.prepare("SELECT id FROM jobs WHERE kind = 'export' AND subject_id = ?")
      .bind(id)
      .first<{ id: number }>();
    if (!job) break;
    await runJob(ctx, exportJob, job.id);
  }
  const row = await testEnv.DB.prepare('SELECT state FROM exports WHERE id = ?')
    .bind(id)
    .first<{ state: string }>();
  return row!.state as OrganizationExport['state'];
}

export async function download(client: Client, id: number): Promise<{ mbox: string; records: Line[] }> {
  const file = async (name: string) => {
    const response = await client.request('GET', `/api/exports/${id}/files/${name}`);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  };
  const lines = (await file('records.jsonl')).split('\n').filter(Boolean);
  return { mbox: await file('mail.mbox'), records: lines.map((line) => JSON.parse(line)) };
}

export const messagesOf = (mbox: string) =>
  mbox
    .split(/^From \S+ \w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4}\n/m)
    .slice(1)
    .map((each) => each.replace(/\n$/, '').replace(/^>(>*From )/gm, '$1'));

/** A function that saves a message of an export and returns its ids. */
type SaveMessage = (message: {
  raw: string;
  direction: 'inbound' | 'outbound';
  is_read: boolean;
}) => Promise<{ id: number; task_id: number | null }>;

/** Reads an export back through the API, as a program of a customer would. */
export async function readBack(
  client: Client,
  { mbox, records }: Awaited<ReturnType<typeof download>>,
  save: SaveMessage = (message) => post(client, '/api/emails', message),
): Promise<void> {
  const of = (table: string) => records.filter((record) => record.table === table);
  const ids = new Map<unknown, number>();
  const taskOf = new Map<unknown, number | null>();
  const rows = Map.groupBy(of('emails'), (row) => row['message_id']);
  for (const raw of messagesOf(mbox)) {
    const id = /^Message-ID: (<[^>]+>)/im.exec(raw)![1];
    const row = rows.get(id)!.shift()!;
    const saved = await save({
      raw,
      direction: row['direction'] as 'inbound' | 'outbound',
      is_read: row['is_read'] === true,
    });
    ids.set(row['id'], saved.id);
    taskOf.set(row['id'], saved.task_id);
  }
  const labels = new Map<unknown, number>();
  for (const { id, name, color } of of('labels'))
    labels.set(id, (await post<{ id: number }>(client, '/api/labels', { name, color })).id);
  for (const thread of of('threads')) {
    const change = {
      state: thread['state'] === 'open' ? undefined : thread['state'],
      add_label_ids: JSON.parse(String(thread['labels'])).map((each: number) => labels.get(each)),
    };
    if (change.state !== undefined || change.add_label_ids.length > 0)
      await post(client, `/api/threads/${ids.get(thread['last_email_id'])}`, change, 'PATCH');
  }
  for (const { email_id, text } of of('notes'))
    await post(client, '/api/notes', { email_id: ids.get(email_id), text });
  for (const { email_id, status, priority, created_at, updated_at } of of('tasks')) {
    if (created_at !== updated_at)
      await post(client, `/api/tasks/${taskOf.get(email_id)}`, { status, priority }, 'PATCH');
  }
}
