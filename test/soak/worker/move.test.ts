import { expect, test } from 'vitest';
import { ingest } from '../../../src/worker/modules/mail/index.ts';
import { type Ctx, forOrganization } from '../../../src/worker/platform/ctx.ts';
import { type Client, idOf, makeOrganization, testCtx } from '../../worker/helpers.ts';
import { expectKept } from '../../worker/modules/mail/conversations/model.ts';
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
/** The states in which the move is killed, and after how many commits there: in `leaving` between its two. */
const KILLS = [
  { state: 'copying', after: 60 },
  { state: 'indexing', after: 20 },
  { state: 'comparing', after: 7 },
  { state: 'leaving', after: 2 },
  { state: 'cleaning', after: 30 },
];

const log = (...parts: unknown[]) => process.stdout.write(`${parts.join(' ')}\n`);

/** Returns mail `n`: each fourth replies to the one before, each hundredth has a file. */
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
    `Where is parcel p${n}p of order g${n % 200}g? It was sent ${n % 31} days ago.`,
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

/** Lets timers end: a test may have 10,000 at once, each save starts one, and none ends while the test works. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 25));

const directionOf = (n: number) => (n % 8 === 7 ? 'outbound' : 'inbound');

async function save(ctx: Ctx, n: number): Promise<void> {
  await ingest(ctx, { raw: raw(n), arrivedAt: 1.7e12 + n, direction: directionOf(n) });
}

/** Simulates users: counts what their calls did to mails, and measures the slowest read and write. */
function people(client: Client) {
  const idOfMail = (n: number) => idOf(client.organizationId, n + 1);
  const made = {
    saved: MAILS,
    read: new Set<number>(),
    deleted: new Set<number>(),
    hidden: new Set<number>(),
    noted: 0,
    labelled: 0,
    merged: 0,
    refused: 0,
    slowestRead: 0,
    slowestWrite: 0,
    reads: 0,
  };
  /** The number of mails for each kind of change, so that all are possible. Except for merging, they have no reply. */
  const part = MAILS / 5;
  let label = 0;
  let done = 0;
  /** Repeats the work if the last seconds of the move made it fail, as a client does. */
  const write = async (work: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      const since = Date.now();
      try {
        await work();
        made.slowestWrite = Math.max(made.slowestWrite, Date.now() - since);
        return;
      } catch (error) {
        if (!/ORGANIZATION_MOVING|moving/.test(`${(error as { code?: string }).code} ${error}`)) throw error;
        made.refused++;
      }
    }
  };
  const call = (method: string, path: string, body?: unknown) =>
    write(() => said(ask(client, method, `/api/${path}`, body)));
  const changes = [
    async (n: number) => {
      const of = (4 * n) % part;
      await call('PATCH', 'emails/read', { ids: [idOfMail(of)], is_read: true });
      made.read.add(of);
    },
    async (n: number) => {
      const of = part + ((4 * n) % part);
      await call('PATCH', `threads/${idOfMail(of)}`, { state: (['done', 'spam', 'trash'] as const)[n % 3] });
      if (n % 3 > 0) made.hidden.add(of);
      else made.hidden.delete(of);
    },
    async (n: number) => {
      const of = 2 * part + ((4 * n) % part);
      if (made.deleted.has(of)) return;
      await write(async () => {
        const response = await ask(client, 'DELETE', `/api/emails/${idOfMail(of)}`);
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      });
      made.deleted.add(of);
    },
    async (n: number) => {
      const of = 3 * part + ((8 * n) % part);
      const answer = ask(client, 'GET', `/api/threads/${idOfMail(of)}`);
      if ((await said<unknown[]>(answer)).length > 1) return;
      await call('POST', 'threads/merge', { ids: [idOfMail(of), idOfMail(of + 1)] });
      made.merged++;
    },
    async (n: number) => {
      const of = idOfMail(4 * part + ((4 * n) % part));
      await call('POST', 'notes', { email_id: of, text: `Note ${n}` });
      await call('PATCH', `threads/${of}`, { add_label_ids: [label] });
      made.noted++;
      made.labelled++;
    },
    (n: number) => call('PATCH', `tasks/${idOfMail(n % part)}`, { status: 'in_progress' }),
  ];
  return {
    made,
    begin: async () => {
      const color = '#1a7f5a';
      label = (await said<{ id: number }>(ask(client, 'POST', '/api/labels', { name: 'Wholesale', color })))
        .id;
    },
    /** Saves a mail, and changes another. */
    write: async () => {
      const n = made.saved;
      await write(() => save(actor(client), n));
      made.saved++;
      done++;
      await changes[done % changes.length]!(Math.floor(done / changes.length));
    },
    read: async () => {
      const since = Date.now();
      expect(await said<unknown[]>(ask(client, 'GET', '/api/emails?limit=50'))).toHaveLength(50);
      made.slowestRead = Math.max(made.slowestRead, Date.now() - since);
      made.reads++;
    },
  };
}

/** Returns the mails in a database, by the number in their Message-ID. */
async function mailsIn(number: number, id: number): Promise<Map<number, { mail: string; isRead: boolean }>> {
  const { results } = await databases[number]!.prepare(
    `SELECT e.message_id AS messageId, e.is_read AS isRead,
        json_array(e.id, e.subject, e.from_address, e.direction, e.received_at, e.tag, e.body_text,
          (SELECT group_concat(a.filename || a.size) FROM attachments AS a WHERE a.email_id = e.id)) AS mail
      FROM emails AS e WHERE e.organization_id = ?`,
  )
    .bind(id)
    .all<{ messageId: string; isRead: number; mail: string }>();
  const mails = new Map(
    results.map(({ messageId, mail, isRead }) => [
      Number(/move-(\d+)@/.exec(messageId)?.[1]),
      { mail, isRead: isRead === 1 },
    ]),
  );
  expect(mails.size).toBe(results.length);
  return mails;
}

/** Runs the move to its end, killing it on the way. Returns the states in which it was killed. */
async function moveKilled(clock: Clock, id: number, count: () => void): Promise<string[]> {
  const since = Date.now();
  const kills = KILLS.map((each) => ({ ...each }));
  const killedIn: string[] = [];
  let isDead = false;
  let state = '';
  const dying = watched(async (commit) => {
    if (isDead) throw new Error('The Worker was killed.');
    const results = await commit();
    count();
    const [move] = results
      .flatMap((result) => (result.results ?? []) as { state?: string; revision?: number }[])
      .filter((row) => row?.revision !== undefined && row.state !== undefined);
    const [next] = kills;
    if (move) {
      if (state !== move.state)
        log(new Date().toISOString(), Math.round((Date.now() - since) / 100) / 10, 's', move.state!);
      state = move.state!;
    } else if (next?.state === state && --next.after === 0) {
      isDead = true;
      kills.shift();
      killedIn.push(state);
      throw new Error('The Worker was killed.');
    }
    return results;
  });
  for (let goesOn = true; goesOn; ) {
    // The clock advances with real time, because a run works for a bounded time.
    const began = Date.now();
    const start = clock.at;
    isDead = false;
    state = '';
    try {
      goesOn = await run({ ...cron(clock, dying), now: () => clock.at + Date.now() - began }, clock, id);
    } catch (error) {
      if (!/killed/.test((error as Error).message)) throw error;
    }
    clock.at = Math.max(clock.at, start + Date.now() - began);
  }
  return killedIn;
}

test.skipIf(!isApart)(
  '20,000 mails move to another database while they are read and written, and the move is killed five times',
  async () => {
    const [owner, other] = [await makeOrganization(), await makeOrganization()];
    const id = owner.organizationId;
    for (let n = 0; n < MAILS; n++) {
      await save(testCtx(id), n);
      if (n % 100 === 99) await rest();
      if (n % 2000 === 1999) log(new Date().toISOString(), n + 1, 'mails');
    }
    for (let n = 0; n < 50; n++) await save(testCtx(other.organizationId), n);
    const { begin, made, read, write } = people(owner);
    await begin();
    const [before, others] = [await mailsIn(2, id), await rowsOf(2, other.organizationId)];
    expect(before.size).toBe(MAILS);
    const clock: Clock = { at: Date.now() };
    await order(id, 3);

    let isOver = false;
    const pace = paced();
    const repeat = async (commits: number, act: () => Promise<void>) => {
      while (!isOver) {
        await act();
        await pace.after(commits, () => isOver);
      }
    };
    const since = Date.now();
    const busy = Promise.all([repeat(8, write), repeat(25, read)]);
    const killedIn = await moveKilled(clock, id, pace.count).finally(() => (isOver = true));
    await busy;
    const { saved, deleted, hidden } = made;
    log(
      `moved in ${Math.round((Date.now() - since) / 1000)} s; ${saved - MAILS} mails saved, ${made.read.size} marked`,
      `as read, ${deleted.size} deleted, ${hidden.size} hidden, ${made.merged} conversations merged, ${made.noted}`,
      `notes, ${made.reads} lists read meanwhile; the slowest write took ${made.slowestWrite} ms, the slowest list`,
      `${made.slowestRead} ms; ${made.refused} writes were refused and done again`,
    );

    expect(killedIn).toEqual(KILLS.map(({ state }) => state));
    expect(await stateOf(id)).toBeNull();
    expect(await homeOf(id)).toBe(3);
    expect(await leftIn(2, id)).toEqual([]);
    expect(await rowsOf(2, other.organizationId)).toEqual(others);
    const amounts = [made.read.size, deleted.size, hidden.size, made.merged, made.noted, saved - MAILS];
    expect(Math.min(...amounts)).toBeGreaterThan(3);

    // Each mail exists once, as it was or as it was written.
    const after = await mailsIn(3, id);
    const numbers = [...Array(saved).keys()].filter((n) => !deleted.has(n));
    expect([...after.keys()].sort((a, b) => a - b)).toEqual(numbers);
    for (const [n, { mail }] of before) if (!deleted.has(n)) expect(after.get(n)?.mail).toBe(mail);
    for (let n = MAILS; n < saved; n++) expect(after.get(n)?.mail).toContain(`parcel p${n}p of order`);
    expect(numbers.filter((n) => before.get(n)?.isRead === false && after.get(n)?.isRead)).toEqual(
      [...made.read].filter((n) => before.get(n)?.isRead === false).sort((a, b) => a - b),
    );
    const db = databases[3]!;
    const count = (what: string) =>
      db.prepare(`SELECT count(*) AS n FROM ${what}`).bind(id).first<number>('n');
    expect(await count('notes WHERE organization_id = ?')).toBe(made.noted);
    expect(await count("threads WHERE organization_id = ? AND labels <> '[]'")).toBe(made.labelled);
    // The stored conversations, counters, contacts and reports agree with the mails and tasks.
    await expectKept(id, db);

    const foundBy = async (word: string) => {
      const answer = ask(owner, 'GET', `/api/emails?search=${word}&limit=200&fields=subject`);
      const found = await said<{ subject: string }[]>(answer);
      return found.map(({ subject }) => Number(subject.replace('Order ', ''))).sort((a, b) => a - b);
    };
    const isFound = (n: number) => !deleted.has(n) && !hidden.has(n);
    const isNear = (n: number) => n % 80 === 0 || n >= MAILS || deleted.has(n);
    for (const n of [...Array(saved).keys()].filter(isNear)) {
      expect(await foundBy(`p${n}p`), String(n)).toEqual(isFound(n) ? [n] : []);
      await rest();
    }
    for (const group of [7, 100, 199]) {
      const own = [...Array(saved).keys()].filter((n) => n % 200 === group);
      expect(await foundBy(`g${group}g`)).toEqual(own.filter(isFound));
    }
    const indexed = 'email_terms_docsize WHERE id BETWEEN ?1 * 4294967296 AND (?1 + 1) * 4294967296 - 1';
    expect(await count(indexed)).toBe(numbers.length);
  },
  4 * 3_600_000,
);
