import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { makeOrganization } from '../../helpers.ts';
import {
  ask,
  type Clock,
  cron,
  databases,
  found,
  homeOf,
  isApart,
  leftIn,
  moveWhole,
  order,
  paced,
  rowsOf,
  run,
  said,
  save,
  settleInFirst,
  stateOf,
  watched,
} from './world.ts';

describe.skipIf(!isApart)('needs three databases', () => {
  test('writers and readers go on while it moves: each write is kept once, and all are answered', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await save(owner));
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    let isOver = false;
    const words: string[] = [];
    const { count, after } = paced();
    const mover = watched((commit) => {
      count();
      return commit();
    });
    const write = async (name: string) => {
      for (let n = 0; !isOver; n++) {
        const word = `${name}x${n}x`;
        const email = await save(owner, { body_text: word, subject: word });
        words.push(word);
        if (n % 2 === 0) await said(ask(owner, 'PATCH', '/api/emails/read', { ids: [email], is_read: true }));
        if (n % 3 === 0) await said(ask(owner, 'POST', '/api/notes', { email_id: email, text: word }));
        await after(6, () => isOver);
      }
    };
    const read = async () => {
      while (!isOver) {
        const list = await said<unknown[]>(ask(owner, 'GET', '/api/emails?limit=200'));
        expect(list.length).toBeGreaterThanOrEqual(20);
        await after(4, () => isOver);
      }
    };
    const busy = Promise.all([write('one'), write('two'), read()]);
    await moveWhole(clock, id, cron(clock, mover));
    const moved = words.length;
    isOver = true;
    await busy;
    expect(moved).toBeGreaterThan(4);
    expect(await homeOf(id)).toBe(3);
    expect(await leftIn(2, id)).toEqual([]);
    const db = databases[3]!;
    const counts = await db
      .prepare(
        `SELECT count(*) AS emails, count(DISTINCT message_id) AS messages,
          (SELECT sum(count) FROM email_counts WHERE organization_id = ?1) AS counted,
          (SELECT count(*) FROM tasks WHERE organization_id = ?1) AS tasks,
          (SELECT sum(count) FROM task_counts WHERE organization_id = ?1) AS countedTasks,
          (SELECT count(*) FROM email_terms_docsize WHERE id BETWEEN ?1 * 4294967296 AND (?1 + 1) * 4294967296) AS entries
        FROM emails WHERE organization_id = ?1`,
      )
      .bind(id)
      .first<Record<string, number>>();
    const all = 20 + words.length;
    expect(counts).toEqual({
      emails: all,
      messages: all,
      counted: all,
      tasks: all,
      countedTasks: all,
      entries: all,
    });
    for (const word of words) expect(await found(owner, word), word).toBe(1);
  });

  test.each([2, 1])(
    'killed after any of its commits, a move from database %i goes on: nothing is lost, twice or left behind',
    async (source) => {
      const owner = await makeOrganization();
      const id = owner.organizationId;
      if (source === 1) await settleInFirst(id);
      for (let n = 0; n < 8; n++) await save(owner);
      await order(id, 3);
      const clock: Clock = { at: Date.now() };
      let killed = 0;
      const seen = new Set<string>();
      let [step, lives] = [-1, 0];
      const words: string[] = [];
      for (let life = 0; ; life++) {
        expect(life).toBeLessThan(1000);
        const at = await env.DB.prepare('SELECT state, revision FROM moves WHERE organization_id = ?')
          .bind(id)
          .first<{ state: string; revision: number }>();
        seen.add(at?.state ?? 'over');
        lives = at?.revision === step ? lives + 1 : 0;
        step = at?.revision ?? -1;
        // The first commits claim the job. Each commit of each step is the last one of some life.
        let left = 6 + lives;
        let isDead = false;
        const dying = watched(async (commit) => {
          if (isDead) throw new Error('The Worker was killed.');
          left--;
          // Killed before a commit, or after it without learning its outcome.
          if (left <= 0 && life % 2 === 0) {
            isDead = true;
            throw new Error('The Worker was killed.');
          }
          const results = await commit();
          if (left <= 0) {
            isDead = true;
            throw new Error('The Worker was killed.');
          }
          return results;
        });
        const goesOn = await run(cron(clock, dying), clock, id).catch((error: Error) => {
          if (!/killed/.test(error.message)) throw error;
          killed++;
          return true;
        });
        if (!goesOn && (await stateOf(id)) === null) break;
        // The next runs finish what was begun, and meanwhile the organization is used.
        if (
          life % 7 === 0 &&
          !['freezing', 'comparing', 'arriving', 'leaving'].includes((await stateOf(id)) ?? '')
        ) {
          const word = `life${life}x`;
          await save(owner, { body_text: word });
          words.push(word);
        }
      }
      expect(killed).toBeGreaterThan(30);
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'ordered',
          'watching',
          'copying',
          'indexing',
          'catching-up',
          'draining',
          'freezing',
          'comparing',
          'arriving',
          'leaving',
          'cleaning',
        ]),
      );
      expect(await homeOf(id)).toBe(3);
      expect((await leftIn(source, id)).filter((name) => source === 2 || name !== 'sequences')).toEqual([]);
      const list = await said<unknown[]>(ask(owner, 'GET', '/api/emails?limit=200'));
      expect(list).toHaveLength(8 + words.length);
      for (const word of words) expect(await found(owner, word), word).toBe(1);
      expect(await found(owner, 'quokka')).toBe(8);
    },
    240_000,
  );

  test('a copy that differs is made again, and after three times the organization stays where it is', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    for (let n = 0; n < 3; n++) await save(owner);
    const before = await rowsOf(2, id);
    const spoil = (times: number) => {
      let done = 0;
      return watched(async (commit) => {
        const results = await commit();
        if (done < times && (await stateOf(id)) === 'comparing') {
          // Writes as the mover does: others change no row of an organization that has not arrived.
          const [, changed] = await env.DB_3!.batch([
            env.DB_3!.prepare('INSERT INTO residents (organization_id) VALUES (?)').bind(id),
            env
              .DB_3!.prepare(
                "UPDATE emails SET subject = 'spoiled' WHERE organization_id = ? AND subject <> 'spoiled' RETURNING id",
              )
              .bind(id),
            env.DB_3!.prepare('DELETE FROM residents WHERE organization_id = ?').bind(id),
          ]);
          if (changed!.results.length > 0) done++;
        }
        return results;
      });
    };
    const clock: Clock = { at: Date.now() };
    await order(id, 3);
    await moveWhole(clock, id, cron(clock, spoil(99)));
    expect(await stateOf(id)).toBe('failed');
    expect(await homeOf(id)).toBe(2);
    expect(await leftIn(3, id)).toEqual([]);
    expect(await rowsOf(2, id)).toEqual(before);
    expect(await found(owner, 'quokka')).toBe(3);
    await save(owner);

    await env.DB.prepare('DELETE FROM moves WHERE organization_id = ?').bind(id).run();
    await order(id, 3);
    await moveWhole(clock, id, cron(clock, spoil(1)));
    expect(await homeOf(id)).toBe(3);
    expect(await leftIn(2, id)).toEqual([]);
    expect(await found(owner, 'quokka')).toBe(4);
  });

  test('a text that differs from its original, though it is as long, is copied again before calls have to wait', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    for (let n = 0; n < 12; n++) await save(owner);
    await said(ask(owner, 'POST', '/api/labels', { name: 'Urgent', color: '#1a7f5a' }));
    const before = await rowsOf(2, id);
    let spoiled = 0;
    const spoil = watched(async (commit) => {
      if (spoiled === 0 && (await stateOf(id)) === 'verifying') {
        // Writes as the mover does: others change no row of an organization that has not arrived.
        const results = await env.DB_3!.batch(
          [
            'INSERT INTO residents (organization_id) VALUES (?)',
            "UPDATE emails SET subject = replace(subject, 'Moving', 'Mowing') WHERE organization_id = ? RETURNING id",
            "UPDATE labels SET name = 'Argent' WHERE organization_id = ? RETURNING id",
            'DELETE FROM residents WHERE organization_id = ?',
          ].map((text) => env.DB_3!.prepare(text).bind(id)),
        );
        spoiled = results.reduce((sum, { results: rows }) => sum + rows.length, 0);
      }
      return commit();
    });
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    const lines: string[] = [];
    const ctx = cron(clock, spoil);
    const log = {
      ...ctx.log,
      info: (event: string) => void lines.push(event),
      error: (event: string) => void lines.push(event),
    };
    await moveWhole(clock, id, { ...ctx, log });
    expect(spoiled).toBeGreaterThanOrEqual(13);
    expect(await homeOf(id)).toBe(3);
    expect(await rowsOf(3, id)).toEqual(before);
    expect(lines).toContain('organization.rows_copied_again');
    expect(lines).not.toContain('organization.copy_differs');
    expect(await found(owner, 'moving')).toBe(12);
  });

  /** Makes about this many changes after each step of the move while it is in one of these states. */
  function pressed(id: number, states: string[], changes: () => number) {
    let revision = -1;
    const seen: string[] = [];
    const mover = watched(async (commit) => {
      const results = await commit();
      const move = await env.DB.prepare('SELECT state, revision FROM moves WHERE organization_id = ?')
        .bind(id)
        .first<{ state: string; revision: number }>();
      if (!move || move.revision === revision) return results;
      revision = move.revision;
      if (move.state !== seen.at(-1)) seen.push(move.state);
      if (!states.includes(move.state) || changes() === 0) return results;
      // Each row that is updated is recorded twice.
      const update = env
        .DB_2!.prepare('UPDATE emails SET subject = subject WHERE organization_id = ?')
        .bind(id);
      await env.DB_2!.batch(Array.from({ length: Math.ceil(changes() / 16) }, () => update));
      return results;
    });
    return { mover, seen };
  }

  test('writers that are as quick as the move do not keep it from ending', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    for (let n = 0; n < 8; n++) await save(owner);
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    const { mover, seen } = pressed(id, ['indexing', 'catching-up', 'draining', 'freezing'], () => 320);
    await moveWhole(clock, id, cron(clock, mover));
    expect(seen).not.toContain('falling-behind');
    expect(await homeOf(id)).toBe(3);
    expect(await leftIn(2, id)).toEqual([]);
    expect(await found(owner, 'quokka')).toBe(8);
  });

  test.each(['catching-up', 'draining'])(
    'a move that falls behind while it is %s says so, holds nothing back, and goes on when writers rest',
    async (state) => {
      const owner = await makeOrganization();
      const id = owner.organizationId;
      for (let n = 0; n < 8; n++) await save(owner);
      const clock: Clock = { at: Date.now() };
      // A running job, so that the move waits.
      await env
        .DB_2!.prepare(
          "INSERT INTO jobs (id, organization_id, kind, subject_id, lease, lease_until) VALUES (?, ?, 'x', 1, 'held', ?)",
        )
        .bind(id * 2 ** 32 + 1, id, clock.at + 60_000)
        .run();
      await order(id, 3);
      let isOver = false;
      const warnings: string[] = [];
      const { mover, seen } = pressed(id, [state, 'catching-up'], () =>
        isOver || (state === 'draining' && !seen.includes(state)) ? 0 : 1600,
      );
      const ctx = cron(clock, mover);
      const now = () => {
        // The first run that falls behind ends there.
        if (!isOver && seen.includes('falling-behind')) return clock.at + 3_600_000;
        return clock.at;
      };
      const log = { ...ctx.log, warn: (event: string) => void warnings.push(event) };
      for (let runs = 0; (await stateOf(id)) !== 'falling-behind'; runs++) {
        expect(runs).toBeLessThan(50);
        await run({ ...ctx, log, now }, clock, id);
      }
      expect(warnings).toEqual(['organization.move_falls_behind']);
      const row = await env
        .DB_2!.prepare('SELECT drains_at, leaves_at FROM residents WHERE organization_id = ?')
        .bind(id)
        .first();
      expect(row).toEqual({ drains_at: null, leaves_at: null });
      await save(owner);
      isOver = true;
      await moveWhole(clock, id, ctx);
      expect(await homeOf(id)).toBe(3);
      expect(await leftIn(2, id)).toEqual([]);
      expect(await found(owner, 'quokka')).toBe(9);
    },
    240_000,
  );

  test('no job begins while those that run are waited for, and each runs once', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    await save(owner);
    const now = Date.now();
    const first = id * 2 ** 32;
    await env
      .DB_2!.prepare(
        `INSERT INTO jobs (id, organization_id, kind, subject_id, due_at, lease, lease_until)
          VALUES (?1 + 1, ?2, 'x', 1, NULL, 'held', ?3), (?1 + 2, ?2, 'x', 2, 0, NULL, NULL)`,
      )
      .bind(first, id, now + 60_000)
      .run();
    await order(id, 3);
    const clock: Clock = { at: now };
    expect(await run(cron(clock), clock, id)).toBe(true);
    expect(await stateOf(id)).toBe('draining');
    const claim = await env
      .DB_2!.prepare(
        "UPDATE jobs SET lease = 'new' WHERE organization_id = ? AND subject_id = 2 RETURNING id",
      )
      .bind(id)
      .all();
    expect(claim.results).toEqual([]);
    await env
      .DB_2!.prepare(
        "UPDATE jobs SET lease = NULL, lease_until = NULL, due_at = 0 WHERE organization_id = ? AND lease = 'held'",
      )
      .bind(id)
      .run();
    await moveWhole(clock, id);
    expect(await homeOf(id)).toBe(3);
    const { results } = await env
      .DB_3!.prepare(
        "SELECT subject_id, lease FROM jobs WHERE organization_id = ? AND kind = 'x' ORDER BY subject_id",
      )
      .bind(id)
      .all();
    expect(results).toEqual([
      { subject_id: 1, lease: null },
      { subject_id: 2, lease: null },
    ]);
  });

  test('an organization with a row that the copy does not find stays where it is', async () => {
    const owner = await makeOrganization();
    const other = await makeOrganization();
    const id = owner.organizationId;
    await save(owner);
    // An id in the range of another organization, which no code assigns.
    await env
      .DB_2!.prepare("INSERT INTO jobs (id, organization_id, kind, subject_id) VALUES (?, ?, 'x', 1)")
      .bind(other.organizationId * 2 ** 32 + 77, id)
      .run();
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    await moveWhole(clock, id);
    expect(await stateOf(id)).toBe('failed');
    expect(await homeOf(id)).toBe(2);
    expect(await leftIn(3, id)).toEqual([]);
    expect(await found(owner, 'quokka')).toBe(1);
  });

  test('while its last rows are copied, an organization is read, and writes wait until it has arrived or stays', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    await save(owner);
    const set = (column: string, value: number | null) =>
      env.DB_2!.prepare(`UPDATE residents SET ${column} = ? WHERE organization_id = ?`).bind(value, id).run();
    await set('leaves_at', 1);
    expect(await found(owner, 'quokka')).toBe(1);
    const stays = save(owner);
    await set('leaves_at', null);
    await stays;
    expect(await found(owner, 'quokka')).toBe(2);
    await set('leaves_at', 1);
    await set('left_at', 1);
    const [write, read] = [save(owner), found(owner, 'quokka')];
    await set('leaves_at', null);
    await set('left_at', null);
    await write;
    expect(await read).toBeGreaterThanOrEqual(2);
  });

  test('a call that waits for 15 seconds is answered 503 with Retry-After', async () => {
    const owner = await makeOrganization();
    await save(owner);
    await env
      .DB_2!.prepare('UPDATE residents SET leaves_at = 1 WHERE organization_id = ?')
      .bind(owner.organizationId)
      .run();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      let answer: Response | null = null;
      const asked = ask(owner, 'POST', '/api/labels', { name: 'late', color: '#1a7f5a' }).then((response) => {
        answer = response;
      });
      for (let n = 0; answer === null && n < 3000; n++) {
        await vi.advanceTimersByTimeAsync(10);
        await env.DB.prepare('SELECT 1').run();
      }
      await asked;
      const response = answer as Response | null;
      expect(response?.status).toBe(503);
      expect(response?.headers.get('retry-after')).toBe('5');
      expect(await response?.json()).toMatchObject({ code: 'ORGANIZATION_MOVING' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('an organization that is deleted while it moves is deleted in both databases', async () => {
    for (const runs of [1, 2]) {
      const owner = await makeOrganization();
      const id = owner.organizationId;
      await save(owner);
      await order(id, 3);
      const clock: Clock = { at: Date.now() };
      let commits = 0;
      // It is interrupted while it copies, or when it has nearly arrived.
      const state = runs === 1 ? 'copying' : 'arriving';
      const dying = watched(async (commit) => {
        if (commits++ > 20 && (await stateOf(id)) === state) throw new Error('The Worker was killed.');
        return commit();
      });
      await run(cron(clock, dying), clock, id).catch(() => {});
      expect(await stateOf(id)).toBe(state);
      await env.DB.prepare('UPDATE organizations SET closed_at = 1 WHERE id = ?').bind(id).run();
      await moveWhole(clock, id);
      expect(await stateOf(id)).toBeNull();
      expect(await homeOf(id)).toBe(2);
      expect(await leftIn(3, id)).toEqual([]);
      expect((await leftIn(2, id)).filter((name) => name.startsWith('move_'))).toEqual([]);
    }
  });
});
