/** The month of a company in dollars, from what was counted of single pieces of work. */
import { CONTAINER, type Item, OBJECT_GB, PLAN, PRICES } from './prices.ts';

/** Dollars a month. */
export const BAR = 13;

/** The company of the bar: its day. A person makes some hundred calls, at most two a minute of a working day. */
export const COMPANY = { inboxes: 5, mails: 500, people: 10, callsOfPerson: 1000, changesOfPerson: 100 };

/** What one piece of work was counted to use. */
export interface Counted {
  rowsRead: number;
  rowsWritten: number;
  /** Queue messages. */
  messages: number;
  /** Calls of a hub. */
  published: number;
  /** Calls of the sidecar. */
  sidecarCalls: number;
  /** Objects written to R2. */
  puts: number;
}

export interface Samples {
  /** A tick with nothing to do but the syncs that it wakes. */
  tick: Counted;
  /** A sync of each inbox that finds nothing. */
  emptySyncs: Counted;
  /** A sync that finds one mail, with what follows it. */
  mail: Counted;
  /** A page of a list. */
  call: Counted;
  /** A conversation that somebody changes. */
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
/** A generous guess: the whole run of a piece of work is shorter. Its CPU is far below what is included. */
const CPU_MS = { tick: 50, emptySyncs: 100, mail: 100, call: 20, change: 20 };
const HUB_SECONDS = 1;
const SIDECAR_CPU_SECONDS = 0.2;
/** After a year: about 20 KB a mail in D1, search and its index included, and 100 KB in R2. */
const MAILS_KEPT = COMPANY.mails * 365;
const GB = 1e9;

/**
 * The sidecar is awake all month: its inboxes are synced every three minutes, and it sleeps after five without a call. Its
 * object then is in memory too.
 */
export function monthOf(samples: Samples): Month {
  const times: Record<keyof Samples, number> = {
    tick: TICKS,
    emptySyncs: TICKS,
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
    // Each message may have an invocation of its own.
    'Workers: requests': times.tick + times.call + times.change + messages,
    'Workers: CPU, ms': sum((work) => CPU_MS[work]),
    'D1: rows read': sum((work) => samples[work].rowsRead),
    'D1: rows written': sum((work) => samples[work].rowsWritten),
    'D1: storage, GB': (MAILS_KEPT * 20e3) / GB,
    'Queues: operations': 3 * messages,
    'R2: class A operations': sum((work) => samples[work].puts) + DAYS * 24,
    'R2: class B operations': times.call / 10,
    'R2: storage, GB': (MAILS_KEPT * 100e3) / GB,
    // Alarms: the class sets one at least every three minutes.
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
