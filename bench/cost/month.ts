/** Computes a company's monthly cost in dollars from the counted units of work. */
import { CONTAINER, type Item, OBJECT_GB, PLAN, PRICES } from './prices.ts';

/** The limit in dollars a month. */
export const BAR = 13;

/** The company that the limit applies to, per day. A person makes at most two calls a minute of a working day. */
export const COMPANY = { inboxes: 5, mails: 500, people: 10, callsOfPerson: 1000, changesOfPerson: 100 };

/** The resources that one unit of work used. */
export interface Counted {
  rowsRead: number;
  rowsWritten: number;
  /** Queue messages. */
  messages: number;
  /** Calls to a hub. */
  published: number;
  /** Calls to the sidecar. */
  sidecarCalls: number;
  /** Objects written to R2. */
  puts: number;
}

export interface Samples {
  /** A cron tick that only starts the syncs. */
  tick: Counted;
  /** A sync of each inbox that finds nothing. */
  emptySyncs: Counted;
  /** A report of the sidecar that an inbox has new mail. */
  news: Counted;
  /** A sync that finds one email, and the work that follows. */
  mail: Counted;
  /** A request for a page of a list. */
  call: Counted;
  /** A change to a conversation. */
  change: Counted;
}

interface Line {
  item: Item;
  used: number;
  included: number;
  dollars: number;
}

export interface Month {
  samples: Samples;
  lines: Line[];
  dollars: number;
}

const DAYS = 30;
const SECONDS = DAYS * 86_400;
const TICKS = DAYS * 480;
/** Generous estimates: each is more than the unit of work takes in total. CPU time is far below the included amount. */
const CPU_MS = { tick: 50, emptySyncs: 100, news: 20, mail: 100, call: 20, change: 20 };
const HUB_SECONDS = 1;
const SIDECAR_CPU_SECONDS = 0.2;
/** After a year: about 20 KB per email in D1, including the search index, and 100 KB in R2. */
const MAILS_KEPT = COMPANY.mails * 365;
const GB = 1e9;

/**
 * The sidecar is awake all month: it syncs its inboxes every three minutes and sleeps after five without a call. Its
 * Durable Object therefore stays in memory, too.
 */
export function monthOf(samples: Samples): Month {
  const times: Record<keyof Samples, number> = {
    tick: TICKS,
    emptySyncs: TICKS,
    // Each mail comes alone.
    news: DAYS * COMPANY.mails,
    mail: DAYS * COMPANY.mails,
    call: DAYS * COMPANY.people * COMPANY.callsOfPerson,
    change: DAYS * COMPANY.people * COMPANY.changesOfPerson,
  };
  const works = Object.keys(times) as (keyof Samples)[];
  const sum = (of: (work: keyof Samples) => number) =>
    works.reduce((all, work) => all + times[work] * of(work), 0);
  const messages = sum((work) => samples[work].messages);
  const published = sum((work) => samples[work].published);
  const sidecarCalls = sum((work) => samples[work].sidecarCalls);
  const used: Record<Item, number> = {
    // Each message may have its own invocation.
    'Workers: requests': times.tick + times.news + times.call + times.change + messages,
    'Workers: CPU, ms': sum((work) => CPU_MS[work]),
    'D1: rows read': sum((work) => samples[work].rowsRead),
    'D1: rows written': sum((work) => samples[work].rowsWritten),
    'D1: storage, GB': (MAILS_KEPT * 20e3) / GB,
    'Queues: operations': 3 * messages,
    'R2: class A operations': sum((work) => samples[work].puts) + DAYS * 24,
    'R2: class B operations': times.call / 10,
    'R2: storage, GB': (MAILS_KEPT * 100e3) / GB,
    // Includes alarms: the container class sets at least one every three minutes.
    'Durable Objects: requests': sidecarCalls + published + 2 * TICKS,
    'Durable Objects: duration, GB-s': (SECONDS + published * HUB_SECONDS) * OBJECT_GB,
    'Containers: memory, GiB-s': SECONDS * CONTAINER.memoryGib,
    'Containers: CPU, vCPU-s': sidecarCalls * SIDECAR_CPU_SECONDS,
    'Containers: disk, GB-s': SECONDS * CONTAINER.diskGb,
  };
  const lines = (Object.keys(PRICES) as Item[]).map((item) => {
    const { included, per, price } = PRICES[item];
    return {
      item,
      used: used[item],
      included,
      dollars: (Math.max(0, used[item] - included) / per) * price,
    };
  });
  return { samples, lines, dollars: lines.reduce((all, { dollars }) => all + dollars, PLAN) };
}
