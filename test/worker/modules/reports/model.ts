/** The counts of the reports, and the expected ones by the existing emails and tasks, for comparison. */
import { expect } from 'vitest';
import { BOUNDS } from '../../../../src/worker/modules/reports/durations.ts';
import { testEnv } from '../../helpers.ts';

async function rows<Row>(query: string, organizationId: number, db: D1Database): Promise<Row[]> {
  return (await db.prepare(query).bind(organizationId).all<Row>()).results;
}

const bucketOf = (minutes: number) => BOUNDS.filter((bound) => bound <= minutes).length;

/** Expects that the counts match the visible emails and tasks that are in the reports. */
export async function expectReports(organizationId: number, db = testEnv.DB): Promise<void> {
  const expected: Record<string, number> = {};
  const add = (at: number, tag: string | null, user: number | null, measure: string) => {
    const time = new Date(at).toISOString();
    const key = [
      tag ?? '',
      time.slice(0, 7).replace('-', ''),
      user ?? 0,
      time.slice(8, 13).replace('T', '') + measure,
    ];
    expected[key.join(' ')] = (expected[key.join(' ')] ?? 0) + 1;
  };
  const emails = await rows<{
    received_at: number;
    tag: string;
    direction: string;
    is_automatic: number;
    sent_by: number | null;
    actor: string | null;
    reply_minutes: number | null;
  }>(
    'SELECT * FROM emails WHERE organization_id = ? AND is_hidden = 0 AND in_reports = 1',
    organizationId,
    db,
  );
  for (const email of emails) {
    const agent = /^agent:(\d+)$/.exec(email.actor ?? '')?.[1];
    const user = email.is_automatic ? 0 : agent ? Number(agent) : email.sent_by;
    const measure = email.direction === 'inbound' ? 'r' : email.is_automatic ? 'a' : 's';
    add(email.received_at, email.tag, user, measure);
    if (email.reply_minutes !== null)
      add(email.received_at, email.tag, user, `f${bucketOf(email.reply_minutes)}`);
  }
  const tasks = await rows<{
    created_at: number;
    received_at: number | null;
    completed_at: number | null;
    completed_by: number | null;
    status: string;
    tag: string | null;
  }>(
    'SELECT * FROM tasks WHERE organization_id = ? AND is_hidden = 0 AND in_reports = 1',
    organizationId,
    db,
  );
  for (const task of tasks) {
    if (task.status !== 'done') add(task.received_at ?? task.created_at, task.tag, 0, 'o');
    else {
      const completedAt = task.completed_at ?? 0;
      add(completedAt, task.tag, task.completed_by, 'd');
      const minutes = Math.floor((completedAt - task.created_at) / 60_000);
      add(completedAt, task.tag, task.completed_by, `t${bucketOf(minutes)}`);
    }
  }
  const counts = await rows<{
    tag: string;
    month: number;
    user_id: number;
    is_person: number;
    counts: string;
    open: string;
  }>(
    'SELECT tag, month, user_id, is_person, counts, open FROM report_counts WHERE organization_id = ?',
    organizationId,
    db,
  );
  const kept = counts.flatMap(({ tag, month, user_id, is_person, counts, open }) => {
    expect(is_person).toBe(user_id > 0 ? 1 : 0);
    return Object.entries({ ...JSON.parse(counts), ...JSON.parse(open) } as Record<string, number>).map(
      ([key, n]) => [[tag, month, user_id, key].join(' '), n],
    );
  });
  expect(Object.fromEntries(kept)).toEqual(expected);
}
