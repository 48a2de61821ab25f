import type { ConditionRow } from '../../platform/work/conditions.ts';

interface Kind {
  /** The problem, without a full stop; also the heading of its section in docs/operations.md. */
  title: string;
  /** The first action to take. */
  advice: string;
  /** How long it must be reported before it needs action, as some problems resolve themselves. */
  wait: number;
  /** How long without a report until it is over. */
  calm: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Three ticks: one may be late, or fail. */
const CALM = 10 * MINUTE;

/** The conditions that may need the operator's action. */
export const KINDS: Record<ConditionRow['kind'], Kind> = {
  database_unreachable: {
    title: 'A database does not answer',
    advice:
      'Look whether Cloudflare reports an outage of D1. If it does not, compare the database ids of the binding and of the account.',
    wait: 5 * MINUTE,
    calm: CALM,
  },
  database_filling: {
    title: 'A database fills up',
    advice: 'Add a database for new organizations, move some there, or shorten how long mail is kept.',
    wait: 0,
    calm: 60 * MINUTE,
  },
  database_full: {
    title: 'A database is nearly full',
    advice: 'Move organizations to another database now: soon nothing can be saved any more.',
    wait: 0,
    calm: 60 * MINUTE,
  },
  bucket_unreachable: {
    title: 'The bucket does not answer',
    advice:
      'Look whether Cloudflare reports an outage of R2, and whether the bucket of the binding exists. Mail waits and is not lost.',
    wait: 5 * MINUTE,
    calm: CALM,
  },
  sidecar_unreachable: {
    title: 'The IMAP sidecar does not answer',
    advice:
      'Look at the container of the Worker in the Cloudflare dashboard: its state, its log. Inboxes stay due and catch up by themselves.',
    wait: 10 * MINUTE,
    calm: CALM,
  },
  setting_missing: {
    title: 'A setting is missing',
    advice: 'Set it, and deploy again.',
    wait: 0,
    calm: CALM,
  },
  tick_late: {
    title: 'Cron does not run',
    advice:
      'Look at the triggers of the Worker, and at the log of its last runs. It stands still after a failed deployment, too.',
    wait: 0,
    calm: CALM,
  },
  tick_part_failing: {
    title: 'A part of cron fails',
    advice: 'Look for "tick.part_failed" in the log, with the name of the part.',
    wait: 5 * MINUTE,
    calm: CALM,
  },
  jobs_overdue: {
    title: 'Work is overdue',
    advice: 'Look whether the queues of that work have a backlog, and for "queue.failed" in the log.',
    wait: 0,
    calm: CALM,
  },
  jobs_failing: {
    title: 'Most work of a kind fails',
    advice: 'Look for the failures of that work in the log: what they have in common is the cause.',
    wait: 0,
    calm: 30 * MINUTE,
  },
  dead_letters: {
    title: 'The queue has given up wake-ups',
    advice: 'Look for "queue.failed" in the log. The work is not lost: the next tick takes it up again.',
    wait: 0,
    calm: DAY,
  },
  mail_given_up: {
    title: 'Mail was given up',
    advice:
      'Look for "send.done" in the log, with the ids of the emails and the code. Each can be sent again where it was written.',
    wait: 0,
    calm: DAY,
  },
  service_mail_given_up: {
    title: 'Mail of the service was given up',
    advice:
      'Look for "notice.not_sent" in the log. Until it is mended, links that verify an address or reset a password do not arrive.',
    wait: 0,
    calm: DAY,
  },
  upkeep_stopped: {
    title: 'Upkeep has stopped',
    advice: 'Nothing is deleted until the reason is gone. Do not delete anything in the bucket by hand.',
    wait: 0,
    calm: CALM,
  },
};

/** Returns the section of docs/operations.md about a kind. */
export function sectionOf(kind: ConditionRow['kind']): string {
  return `docs/operations.md#${KINDS[kind].title.toLowerCase().replaceAll(' ', '-')}`;
}
