/** Whatever happens between the runs, each message is saved once, and is history if it was there at the first sync. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { syncJob } from '../../../../src/worker/modules/sync/run.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { mail, makeWorld } from './world.ts';

const MINUTE = 60_000;

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
        lane: fc.constantFrom('quick' as const, null),
        kill: fc.boolean(),
        perMessage: fc.nat(1000),
      }),
      async (old, readBack, steps, first) => {
        let putsLeft = Number.POSITIVE_INFINITY;
        let killed = () => {};
        const BUCKET = new Proxy(testEnv.BUCKET, {
          get(bucket, name) {
            const value = Reflect.get(bucket, name);
            if (name !== 'put') return typeof value === 'function' ? value.bind(bucket) : value;
            return (key: string, body: Uint8Array) => {
              if (--putsLeft > 0) return bucket.put(key, body);
              killed();
              return new Promise<never>(() => {});
            };
          },
        });
        const world = await makeWorld({ BUCKET });
        const { id, jobId, box } = await world.addInbox({ read_back: readBack });
        const isHistory = new Map<string, boolean>();
        let names = 0;
        /** One message a minute. */
        const arrive = (isOld: boolean) => {
          const name = `m${++names}`;
          world.clock.now += MINUTE;
          box.add(mail(name), { internalDate: new Date(world.clock.now).toISOString() });
          isHistory.set(`<${name}@test.example>`, isOld);
        };
        for (let n = 0; n < old; n++) arrive(true);
        world.clock.now += MINUTE;
        // A run that takes long reads the mailbox in parts.
        world.sidecar.before = async () => {
          world.clock.now += first.perMessage;
        };
        const run = async (lane: 'quick' | 'slow' | null) => {
          const ctx = world.ctx();
          await runJob(ctx, syncJob, jobId, lane);
          await ctx.waited();
        };
        const kill = async (at: number, lane: 'quick' | null) => {
          putsLeft = at;
          await Promise.race([run(lane), new Promise<void>((resolve) => (killed = resolve))]);
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
          } else if (each.do === 'run') await run(each.lane as 'quick' | 'slow' | null);
          else await kill(each.at, null);
        }
        await updateInbox(world.ctx(), id, { read_back: 'all' });
        for (let n = 0; n < 12; n++) {
          world.clock.now += 60 * MINUTE;
          await run(null);
        }

        const saved = (await world.emails()).map((row) => String(row['message_id']));
        expect(saved).toEqual(expect.arrayContaining([...box.messages.values()].map(idOf)));
        const { results } = await testEnv.DB.prepare(
          "SELECT data FROM events WHERE organization_id = ? AND type = 'email.saved'",
        )
          .bind(world.client.organizationId)
          .all<{ data: string }>();
        const events = results.map(
          ({ data }) => JSON.parse(data) as { message_id: string; is_history: boolean },
        );
        expect(events.map((event) => event.message_id).sort()).toEqual(saved.sort());
        for (const event of events)
          expect(event).toMatchObject({ is_history: isHistory.get(event.message_id) });
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
          { lane: 'quick', kill: true, perMessage: 0 },
        ],
      ],
    },
  );
}, 240_000);

const idOf = ({ raw }: { raw: Uint8Array }) => /<[^>]+>/.exec(new TextDecoder().decode(raw))?.[0];
