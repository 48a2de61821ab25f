import { expect, test } from 'vitest';
import { ingest } from '../../../src/worker/modules/mail/index.ts';
import { markRead } from '../../../src/worker/modules/mail/reading/mark-read.ts';
import { type Ctx, forOrganization } from '../../../src/worker/platform/ctx.ts';
import { type Client, idOf, makeOrganization, testCtx } from '../../worker/helpers.ts';
import {
  ask,
  type Clock,
  cron,
  databases,
  homeOf,
  isApart,
  leftIn,
  order,
  paced,
  rowsOf,
  run,
  said,
  stateOf,
  watched,
} from '../../worker/modules/moving/world.ts';

const MAILS = 20_000;
const KILLS = 5;

const log = (...parts: unknown[]) => process.stdout.write(`${parts.join(' ')}\n`);

/** Mail `n`: each fourth answers the one before, each hundredth has a file. */
function raw(n: number): Uint8Array {
  const lines = [
    `Message-ID: <move-${n}@example.com>`,
    ...(n % 4 === 3 ? [`In-Reply-To: <move-${n - 1}@example.com>`] : []),
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
    `Where is parcel p${n}p? It was sent ${n % 31} days ago.`,
    ...(n % 100 === 0
      ? ['--b', 'Content-Type: text/csv; name=list.csv', 'Content-Disposition: attachment', '', `${n},1`]
      : []),
    '--b--',
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

const actor = (client: Client): Ctx => ({
  ...forOrganization(cron({ at: 0 }), client.organizationId),
  actor: { type: 'user', userId: client.userId, role: 'owner', sessionId: 'x' },
  now: Date.now,
});

const save = (client: Client, n: number) =>
  ingest(actor(client), {
    raw: raw(n),
    arrivedAt: 1.7e12 + n,
    direction: n % 8 === 7 ? 'outbound' : 'inbound',
  });

/** What is kept of other rows, and what they say. Each pair must be equal. */
async function keptIn(number: number, id: number): Promise<Record<string, unknown>> {
  const row = await databases[number]!.prepare(
    `SELECT
      (SELECT count(*) FROM emails WHERE organization_id = ?1) AS emails,
      (SELECT count(DISTINCT message_id || direction) FROM emails WHERE organization_id = ?1) AS messages,
      (SELECT sum(count) FROM email_counts WHERE organization_id = ?1) AS counted,
      (SELECT count(*) FROM email_terms_docsize WHERE id BETWEEN ?1 * 4294967296 AND (?1 + 1) * 4294967296 - 1) AS indexed,
      (SELECT count(*) FROM tasks WHERE organization_id = ?1) AS tasks,
      (SELECT sum(count) FROM task_counts WHERE organization_id = ?1) AS countedTasks,
      (SELECT count(DISTINCT thread_id) FROM emails WHERE organization_id = ?1) AS conversations,
      (SELECT count(*) FROM threads WHERE organization_id = ?1 AND merged_into IS NULL) AS threads`,
  )
    .bind(id)
    .first<Record<string, unknown>>();
  return row ?? {};
}

test.skipIf(!isApart)(
  '20,000 mails move to another database while they are read and written, and the move is killed five times',
  async () => {
    const [owner, other] = [await makeOrganization(), await makeOrganization()];
    const id = owner.organizationId;
    for (let n = 0; n < MAILS; n++) {
      await ingest(testCtx(id), {
        raw: raw(n),
        arrivedAt: 1.7e12 + n,
        direction: n % 8 === 7 ? 'outbound' : 'inbound',
      });
      if (n % 2000 === 1999) log(new Date().toISOString(), n + 1, 'mails');
    }
    for (let n = 0; n < 50; n++)
      await ingest(testCtx(other.organizationId), { raw: raw(n), arrivedAt: 1.7e12, direction: 'inbound' });
    const others = await rowsOf(2, other.organizationId);
    const clock: Clock = { at: Date.now() };
    await order(id, 3);

    let isOver = false;
    let saved = MAILS;
    let slowest = 0;
    const pace = paced();
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const since = Date.now();
      const result = await work;
      slowest = Math.max(slowest, Date.now() - since);
      return result;
    };
    const writer = async () => {
      while (!isOver) {
        const n = saved++;
        const { emailId } = await timed(save(owner, n));
        if (n % 5 === 0) await timed(markRead(actor(owner), [emailId], true));
        if (n % 7 === 0) await timed(markRead(actor(owner), [idOf(id, 1 + (n % MAILS))], true));
        await pace.after(10, () => isOver);
      }
    };
    const reader = async () => {
      while (!isOver) {
        expect(await timed(said<unknown[]>(ask(owner, 'GET', '/api/emails?limit=50')))).toHaveLength(50);
        await pace.after(25, () => isOver);
      }
    };
    const busy = Promise.all([writer(), reader()]);
    const since = Date.now();
    const killedIn: string[] = [];
    for (let goesOn = true, kills = 0; goesOn; ) {
      let left = 60 * (kills + 1) ** 2;
      const dying = watched(async (commit) => {
        if (left < 0) throw new Error('The Worker was killed.');
        const results = await commit();
        pace.count();
        if (kills < KILLS && --left < 0) throw new Error('The Worker was killed.');
        return results;
      });
      // A clock that goes on, as a run works for a bounded time.
      const began = Date.now();
      const ctx = { ...cron(clock, dying), now: () => clock.at + Date.now() - began };
      const state = await stateOf(id);
      try {
        goesOn = await run(ctx, clock, id);
      } catch (error) {
        if (!/killed/.test((error as Error).message)) throw error;
        kills++;
        killedIn.push((await stateOf(id)) ?? 'over');
      }
      clock.at += Date.now() - began;
      log(new Date().toISOString(), state, Math.round((Date.now() - since) / 1000), 's');
    }
    isOver = true;
    await busy;
    log(
      `moved, killed in ${killedIn}; ${saved - MAILS} mails meanwhile; the slowest call took ${slowest} ms`,
    );

    expect(killedIn).toHaveLength(KILLS);
    expect(await stateOf(id)).toBeNull();
    expect(await homeOf(id)).toBe(3);
    expect(await leftIn(2, id)).toEqual([]);
    expect(await rowsOf(2, other.organizationId)).toEqual(others);
    const kept = await keptIn(3, id);
    expect(kept).toMatchObject({ emails: saved, messages: saved, counted: saved, indexed: saved });
    expect(kept['countedTasks']).toBe(kept['tasks']);
    expect(kept['threads']).toBe(kept['conversations']);
    for (const n of [0, 1, 777, MAILS - 1, MAILS, saved - 1]) {
      expect(await said<unknown[]>(ask(owner, 'GET', `/api/emails?search=p${n}p`)), String(n)).toHaveLength(
        1,
      );
    }
  },
  4 * 3_600_000,
);
