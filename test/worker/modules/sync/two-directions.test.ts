/** Each message is saved once, as history if it was there at the first sync, whatever happens in and between runs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import type { Lane } from '../../../../src/worker/platform/work/jobs.ts';
import { testEnv } from '../../helpers.ts';
import { contains, killingBucket } from './broken-bucket.ts';
import { at, MINUTE, mail, makeWorld, numbers } from './world.ts';

const step = fc.oneof(
  fc.record({ do: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('expunge' as const), nth: fc.nat(80) }),
  fc.record({ do: fc.constant('renumber' as const) }),
  fc.record({ do: fc.constant('limit' as const), to: fc.constantFrom('all', 'none', 2) }),
  fc.record({ do: fc.constant('run' as const), lane: fc.constantFrom('quick', 'slow', null) }),
  fc.record({ do: fc.constant('kill' as const), at: fc.integer({ min: 1, max: 30 }) }),
);

test('two cursors, random steps between their runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('all' as const, 'none' as const, 2),
      fc.array(step, { maxLength: 14 }),
      fc.record({
        // A server that nobody knows yet has no place in the quick lane.
        lane: fc.constantFrom('slow' as const, null),
        kill: fc.boolean(),
        perMessage: fc.nat(1000),
      }),
      async (old, readBack, steps, first) => {
        let putsLeft = Number.POSITIVE_INFINITY;
        const { BUCKET, nextKill } = killingBucket(() => --putsLeft <= 0);
        const world = await makeWorld({ BUCKET });
        const { id, jobId, box } = await world.addInbox({ read_back: readBack });
        const isHistory = new Map<string, boolean>();
        let names = 0;
        /** Adds a message, a minute after the last one. */
        const arrive = (isOld: boolean) => {
          const name = `m${++names}`;
          world.clock.now += MINUTE;
          box.add(mail(name), { internalDate: new Date(world.clock.now).toISOString() });
          isHistory.set(name, isOld);
        };
        for (let n = 0; n < old; n++) arrive(true);
        world.clock.now += MINUTE;
        // A run that takes long reads the mailbox in parts.
        world.sidecar.before = async () => {
          world.clock.now += first.perMessage;
        };
        const run = (lane: Lane | null) => world.runIn(lane, jobId);
        const kill = async (put: number, lane: Lane | null) => {
          putsLeft = put;
          const killed = nextKill();
          await Promise.race([run(lane), killed]);
          putsLeft = Number.POSITIVE_INFINITY;
          world.clock.now += 6 * MINUTE;
        };
        await (first.kill ? kill(1, first.lane) : run(first.lane));
        let version = 1;
        for (const each of steps) {
          world.clock.now += 3 * MINUTE;
          if (each.do === 'arrive') for (let n = 0; n < each.count; n++) arrive(false);
          else if (each.do === 'expunge') {
            const uid = [...box.messages.keys()][each.nth];
            if (uid !== undefined) box.messages.delete(uid);
          } else if (each.do === 'renumber') box.renumber(String(++version));
          else if (each.do === 'limit') {
            await updateInbox(world.ctx(), id, { read_back: each.to as 'all' | 'none' | number });
          } else if (each.do === 'run') await run(each.lane as Lane | null);
          else await kill(each.at, null);
        }
        await updateInbox(world.ctx(), id, { read_back: 'all' });
        for (let n = 0; n < 12; n++) {
          world.clock.now += 60 * MINUTE;
          await run(null);
        }

        const saved = await world.names();
        expect(saved).toEqual(expect.arrayContaining([...box.messages.values()].map(nameIn)));
        const events = await world.savedEvents();
        expect(events.toSorted()).toEqual(saved.map((name) => [name, isHistory.get(name)]).sort());
        expect(await world.setAside(id)).toEqual([]);
        expect(await world.sync(id)).toMatchObject({
          error: null,
          last_uid: box.uidnext - 1,
          older_uid: 1,
          renumbered: 0,
        });
      },
    ),
    {
      numRuns: 15,
      examples: [
        // Killed at the first message, then renumbered: what came in between is new.
        [
          1,
          'all',
          [{ do: 'arrive', count: 1 }, { do: 'renumber' }],
          { lane: 'slow', kill: true, perMessage: 0 },
        ],
      ],
    },
  );
}, 240_000);

describe('with kills', () => {
  test.each<[string, (n: number) => number]>([
    ['original', (n) => n],
    ['reversed', (n) => 61 - n],
    ['shuffled', (n) => ((n * 17) % 61) as number],
  ])(
    'in both directions, %s order: each message once, in the order of its arrival',
    async (_order, nameOf) => {
      let puts = 0;
      const { BUCKET, nextKill } = killingBucket(() => ++puts % 13 === 0);
      const world = await makeWorld({ BUCKET });
      const { id, jobId, box } = await world.addInbox();
      for (const n of numbers(1, 60)) box.add(mail(`m${nameOf(n)}`), at(world, (n - 61) * MINUTE));
      let arrived = 0;
      for (let n = 0; n < 40; n++) {
        if (n % 2 === 1 && arrived < 8) box.add(mail(`new${++arrived}`), at(world));
        const killed = nextKill();
        await Promise.race([world.run(jobId), killed]);
        world.clock.now += 6 * MINUTE;
      }
      expect(await world.names()).toEqual([
        ...numbers(1, 60).map((n) => `m${nameOf(n)}`),
        ...numbers(1, arrived).map((n) => `new${n}`),
      ]);
      expect(await world.setAside(id)).toEqual([]);
      expect(await world.olderMail(id)).toMatchObject({
        is_done: true,
        messages_read: 60,
        messages_total: 60,
      });
      expect(await world.sync(id)).toMatchObject({ last_uid: 60 + arrived, error: null });
      const counts = await testEnv.DB.prepare(
        'SELECT (SELECT sum(count) FROM email_counts WHERE organization_id = ?1) AS emails, (SELECT count(*) FROM tasks WHERE organization_id = ?1) AS tasks',
      )
        .bind(world.client.organizationId)
        .first();
      expect(counts).toEqual({ emails: 68, tasks: 68 });
    },
  );

  test('an old message that kills the Worker is set aside, and costs neither new nor older mail', async () => {
    const { BUCKET, nextKill } = killingBucket(contains('<m30@'));
    const world = await makeWorld({ BUCKET });
    const { id, jobId, box } = await world.addOldInbox(60);
    for (let n = 0; n < 4; n++) {
      if (n > 0) box.add(mail(`new${n}`), at(world));
      const killed = nextKill();
      await Promise.race([world.run(jobId), killed]);
      expect(await world.names()).toContain(n === 0 ? 'm36' : `new${n}`);
      world.clock.now += 6 * MINUTE;
    }
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(62);
    expect(await world.setAside(id)).toMatchObject([{ uid: 30, attempts: 3, code: 'INTERRUPTED' }]);
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 60 });
  });
});

const nameIn = ({ raw }: { raw: Uint8Array }) => /<([^@]+)@/.exec(new TextDecoder().decode(raw))?.[1];
