import { vi } from 'vitest';
import { createYouTube } from '../../../../../../src/dev/simulators/youtube/youtube.ts';
import { TICK } from '../../../../../../src/worker/modules/stream/detection/limits.ts';
import { pollChannels } from '../../../../../../src/worker/modules/stream/detection/poll.ts';
import { type Ctx, forOrganization } from '../../../../../../src/worker/platform/ctx.ts';
import { openDatabase } from '../../../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../../../src/worker/platform/env.ts';
import { openInMemory } from './d1.ts';

/** Creates a world that polls in Node, fast enough for weeks and hundreds of channels. Captions are only counted. */
export function makeWorld({ start, ...options }: { start: number; dailyUnits?: number }) {
  let time = start;
  const now = () => time;
  const youtube = createYouTube({ now, ...options });
  vi.stubGlobal('fetch', youtube.fetch);
  const { db, binding } = openInMemory();
  const queue = { send: async () => {}, sendBatch: async () => {} };
  const env = {
    DB: binding,
    SEND_QUEUE: queue,
    SEND_SLOW_QUEUE: queue,
    EVENT_QUEUE: queue,
    LIVE: { getByName: () => ({ publish: async () => {} }) },
    OUTSIDE_LIMIT: { limit: async () => ({ success: true }) },
    ENCRYPTION_KEY_1: Buffer.alloc(32, 7).toString('base64'),
    ...youtube.variablesFor('https://youtube.example.com'),
  } as unknown as Env;
  const silent = () => {};
  const failures: unknown[] = [];
  const ctxOf = (organizationId: number): Ctx =>
    forOrganization(
      {
        actor: { type: 'system' },
        requestId: 'test',
        env,
        db: openDatabase(env),
        now,
        log: { info: silent, warn: silent, error: (_, error) => failures.push(error) },
        deliver: () => Promise.reject(new Error('no mail')),
        defer: silent,
      },
      organizationId,
    );
  return {
    youtube,
    db,
    /** The errors that were logged. */
    failures,
    now,
    ctxOf,
    pass(ms: number) {
      time += ms;
    },
    tick: () => pollChannels(ctxOf(1), TICK),
    /** Returns the occasions for captions, as `go_live VIDEO`. */
    occasions: async (): Promise<string[]> =>
      db
        .prepare(
          `SELECT o.event || ' ' || COALESCE(s.video_id, m.threshold) AS told FROM occasions o
            LEFT JOIN streams s ON s.id = o.subject_id AND o.event <> 'milestone'
            LEFT JOIN milestones m ON m.id = o.subject_id AND o.event = 'milestone'`,
        )
        .all()
        .map(({ told }) => String(told)),
  };
}
