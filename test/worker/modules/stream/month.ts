import { expect } from 'vitest';
import { quotaDay } from '../../../../src/dev/simulators/youtube/usage.ts';
import type { YouTube } from '../../../../src/dev/simulators/youtube/youtube.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const POLL = 3 * MINUTE;

/** Creates a generator of pseudo-random numbers that are the same in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A connected channel, and the clock that everything reads. */
export interface LivedIn {
  youtube: YouTube;
  channel: { id: string };
  now(): number;
  pass(ms: number): void;
  tick(): Promise<void>;
  occasions(): Promise<string[]>;
}

interface Plan {
  at: number;
  act(): void;
}

/**
 * Simulates days of a channel, polled every three minutes: streams that flap, hide their viewers, run at once and end
 * between polls, premieres, no-shows, listed recordings, milestones, and failures of feed and API. Returns what should
 * have been announced, and the units of each day.
 */
export async function live(world: LivedIn, days: number, streams: number) {
  const { youtube, channel } = world;
  const start = world.now();
  const random = chance(7);
  const plans: Plan[] = [];
  const expected: string[] = [];
  const liveDays = new Map<string, number>();
  const at = (time: number, act: () => void) => plans.push({ at: start + time, act });

  /** Plans a stream of this `length`. One of a minute begins and ends between two polls. */
  const stream = (begin: number, length: number, isScheduled: boolean, isPremiere = false) => {
    const from = length < POLL ? Math.floor(begin / POLL) * POLL + MINUTE : begin;
    let id = '';
    const viewers = random() < 0.2 ? null : Math.floor(random() * 1000);
    if (isScheduled) {
      at(from - DAY / 2, () => {
        const announce = isPremiere ? youtube.world.premiere : youtube.world.schedule;
        id = announce(channel.id, { startsAt: start + from, viewers }).id;
      });
    }
    at(from, () => {
      if (id) youtube.world.begin(id);
      else id = youtube.world.goLive(channel.id, { viewers }).id;
      if (length > POLL) expected.push(`go_live ${id}`);
      for (let time = from; time < from + length; time += POLL) {
        const day = quotaDay(start + time);
        liveDays.set(day, (liveDays.get(day) ?? 0) + POLL);
      }
    });
    if (length > HOUR) {
      const content = random() < 0.5 ? 'none' : 'upcoming';
      at(from + 20 * MINUTE, () => youtube.world.flap(id, { content }, { forMs: 10 * MINUTE, every: 2 }));
      at(from + 40 * MINUTE, () => youtube.world.remove(id, { from: ['videos'], calls: 1 }));
      at(from + 50 * MINUTE, () => youtube.world.setViewers(id, Math.floor(random() * 2000)));
    }
    at(from + length, () => {
      youtube.world.end(id);
      expected.push(`end_stream ${id}`);
    });
    at(from + length + 5 * HOUR, () => youtube.world.relist(id));
  };

  // Every fourth day is without streams.
  const free = (day: number) => day % 4 === 0;
  const busy = Array.from({ length: days }, (_, day) => day).filter((day) => !free(day));
  for (let n = 0; n < streams; n++) {
    const day = busy[n % busy.length]!;
    const round = Math.floor(n / busy.length);
    const hour = 13 + round * 3 + random();
    const length = n % 9 === 8 ? MINUTE : n === 3 ? 10 * HOUR : (0.6 + random() * 2) * HOUR;
    stream(day * DAY + hour * HOUR, length, n % 3 === 1, n % 6 === 4);
  }
  const thresholds = [100, 500, 1000, 5000, 10_000, 50_000];
  const reached = thresholds.slice(0, days);
  reached.forEach((threshold, n) => {
    const day = Math.floor((n * days) / reached.length);
    at(day * DAY + 4.05 * HOUR, () => {
      youtube.world.setSubscribers(channel.id, { subscribers: threshold + 3 });
      expected.push(`milestone ${threshold}`);
    });
    // The count falls below the threshold and returns, and is hidden for a while.
    at(day * DAY + 6.05 * HOUR, () =>
      youtube.world.setSubscribers(channel.id, { subscribers: threshold - 2 }),
    );
    at(day * DAY + 8.05 * HOUR, () => youtube.world.setSubscribers(channel.id, { isHidden: true }));
    at(day * DAY + 10.05 * HOUR, () =>
      youtube.world.setSubscribers(channel.id, { isHidden: false, subscribers: threshold + 5 }),
    );
  });
  for (let day = 0; day < days; day++) {
    at(day * DAY + 2 * HOUR, () => youtube.world.upload(channel.id));
    at(day * DAY + 3 * HOUR, () =>
      youtube.faults.fail({ endpoint: 'feed', kind: 'not-found', forMs: HOUR, every: 3 }),
    );
    at(day * DAY + 5 * HOUR, () => youtube.faults.fail({ endpoint: 'feed', kind: 'garbage', calls: 3 }));
    at(day * DAY + 14 * HOUR, () => youtube.faults.fail({ kind: 'server-error', calls: 2 }));
    if (day % 7 === 2) at(day * DAY + 9 * HOUR, () => (youtube.world.feedLagMs = 40 * MINUTE));
    if (day % 7 === 3) at(day * DAY, () => (youtube.world.feedLagMs = 0));
    // Somebody announces a stream that never starts.
    if (free(day)) {
      at(day * DAY + HOUR, () => {
        const { id } = youtube.world.schedule(channel.id, { startsAt: start + day * DAY + 15 * HOUR });
        at(day * DAY + 22 * HOUR, () => youtube.world.remove(id));
        plans.sort((a, b) => a.at - b.at);
      });
    }
    // The key has no units left at the end of a day.
    if (day % 10 === 8)
      at(day * DAY + 23.5 * HOUR, () => youtube.faults.fail({ kind: 'quota-exceeded', forMs: 0.4 * HOUR }));
  }
  plans.sort((a, b) => a.at - b.at);

  const began = performance.now();
  for (let polls = Math.round((days * DAY) / POLL); polls > 0; polls--) {
    world.pass(POLL);
    while (plans[0] && plans[0].at <= world.now()) plans.shift()!.act();
    await world.tick();
  }
  const units = youtube.usage.list().map(({ day, units: used }) => {
    const hours = (liveDays.get(day) ?? 0) / HOUR;
    return { day, units: used, hours: Math.round(hours * 10) / 10 };
  });
  return { expected, units, ms: Math.round(performance.now() - began) };
}

/** Summer time ends in Los Angeles: the day has 25 hours, with the requests of an hour more. */
const LONG_DAY = '2026-11-01';

/** Asserts that everything was announced once, and within the quota. */
export async function expectOnce(world: LivedIn, { expected, units }: Awaited<ReturnType<typeof live>>) {
  expect((await world.occasions()).sort()).toEqual(expected.sort());
  for (const { day, units: used, hours } of units) {
    if (hours === 0) expect(used, day).toBeLessThanOrEqual(day === LONG_DAY ? 156 : 150);
    else expect(used, `${day}: ${hours} h live`).toBeLessThanOrEqual(150 + 55 * Math.max(1, hours));
  }
}
