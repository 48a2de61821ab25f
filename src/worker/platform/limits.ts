/** The operator's limits for each organization, so that none uses up the resources of the others. */
import { type SQL, sql } from 'drizzle-orm';
import type { LimitName } from '../../contract/limits.ts';
import { DomainError } from '../../lib/errors.ts';
import type { Ctx, ServiceCtx } from './ctx.ts';
import type { Env } from './env.ts';

const DAY = 86_400_000;
const GB = 1000 ** 3;

interface Limit {
  setting: Extract<keyof Env, `LIMIT_${string}`>;
  /** The defaults: in production, and elsewhere. Five inboxes with 500 mails a day stay far below for years. */
  presets: [production: number, development: number];
  code: string;
  /** The counted resource, and how to get more. */
  words: string;
  advice: string;
  /** Whether it is counted per day. */
  isOfDay?: boolean;
}

const LIMITS: Record<LimitName, Limit> = {
  mails_per_day: {
    setting: 'LIMIT_MAILS_PER_DAY',
    presets: [20_000, 1_000_000],
    code: 'MAIL_LIMIT',
    words: 'mails today, saved and sent',
    advice: 'The next day begins at 00:00 UTC.',
    isOfDay: true,
  },
  database_bytes: {
    setting: 'LIMIT_DATABASE_BYTES',
    // Half of a D1 database, which organizations share.
    presets: [5 * GB, 1000 * GB],
    code: 'STORAGE_LIMIT',
    words: 'bytes of mail in the database',
    advice: 'Delete mail for good, or ask the operator for more.',
  },
  object_bytes: {
    setting: 'LIMIT_OBJECT_BYTES',
    // 1.50 $ a month.
    presets: [100 * GB, 1000 * GB],
    code: 'STORAGE_LIMIT',
    words: 'bytes of messages, attachments and videos',
    advice: 'Delete mail or videos for good, or ask the operator for more.',
  },
  inboxes: {
    setting: 'LIMIT_INBOXES',
    presets: [200, 200],
    code: 'TOO_MANY_INBOXES',
    words: 'inboxes',
    advice: 'Delete one, or ask the operator for more.',
  },
  audits_per_day: {
    setting: 'LIMIT_AUDITS_PER_DAY',
    // Each makes up to 40 requests to other people's servers.
    presets: [50, 50],
    code: 'AUDIT_LIMIT',
    words: 'audits today',
    advice: 'The next day begins at 00:00 UTC.',
    isOfDay: true,
  },
  uploads: {
    setting: 'LIMIT_UPLOADS',
    presets: [5, 10],
    code: 'UPLOAD_LIMIT',
    words: 'uploads that are not complete',
    advice: 'Complete or delete one.',
  },
  upload_bytes: {
    setting: 'LIMIT_UPLOAD_BYTES',
    presets: [20 * GB, 20 * GB],
    code: 'UPLOAD_LIMIT',
    words: 'bytes of videos',
    advice: 'Delete one.',
  },
};

/** The codes of the errors that `isLimitError` recognizes. */
export const LIMIT_CODES: readonly string[] = Object.values(LIMITS).map(({ code }) => code);

/** Returns an organization's limit, in total or per day: a whole number, where 0 allows none. */
export function allowedOf(env: Env, name: LimitName): number {
  const { setting, presets } = LIMITS[name];
  const value = env[setting]?.trim() ?? '';
  if (value === '') return presets[env.ENVIRONMENT === 'production' ? 0 : 1];
  if (!/^\d{1,15}$/.test(value)) throw new Error(`${setting}: expected a whole number.`);
  return Number(value);
}

/** Returns the current day as a number: a day begins at 00:00 UTC. */
export const dayOf = ({ now }: Pick<ServiceCtx, 'now'>): number => Math.floor(now() / DAY);

/** Returns when counting restarts, in milliseconds; null for limits that are not per day. */
export function resetsAt(ctx: Pick<ServiceCtx, 'now'>, name: LimitName): number | null {
  return LIMITS[name].isOfDay ? (dayOf(ctx) + 1) * DAY : null;
}

/** The prospective use of a limit, and how much of that is new, as expressions. */
interface Use {
  name: LimitName;
  total: SQL;
  more: SQL;
  /** The maximum. Default: the operator's limit. */
  allowed?: number;
}

/**
 * Builds an expression that fails, and with it the whole batch, if one of the limits would be exceeded: `commit` then
 * throws the DomainError of that limit. SQLite's error for an invalid path contains its text.
 */
export function failAbove(ctx: Ctx, uses: Use[]): SQL {
  const cases = uses.map(({ name, total, more, allowed = allowedOf(ctx.env, name) }) => {
    const reset = resetsAt(ctx, name);
    const seconds = reset === null ? '' : Math.ceil((reset - ctx.now()) / 1000);
    return sql`WHEN ${total} > ${allowed}
      THEN ${`limit:${name}:`} || CAST(${total} - ${more} AS INTEGER) || ${`:${allowed}:${seconds}`}`;
  });
  return sql`json_extract('{}', CASE ${sql.join(cases, sql` `)} ELSE '$' END)`;
}

/** Returns the error for which `failAbove` failed the batch, or null. */
export function limitErrorOf(error: unknown): DomainError | null {
  const match = error instanceof Error ? /limit:(\w+):(-?\d+):(\d+):(\d*)/.exec(error.message) : null;
  if (!match) return null;
  const [, limit, used, allowed, seconds] = match as unknown as [string, LimitName, string, string, string];
  const { code, words, advice } = LIMITS[limit];
  const detail = `The organization has ${Number(used).toLocaleString('en')} of the ${Number(allowed).toLocaleString('en')} ${words} that it may have. ${advice}`;
  const fields = { limit, used: Number(used), allowed: Number(allowed) };
  return seconds === ''
    ? new DomainError('payment_required', code, detail, { fields })
    : new DomainError('limited', code, detail, { fields, retryAfterSeconds: Number(seconds) });
}

/** Whether the organization has reached a limit: the call succeeds later, or once the operator allows more. */
export function isLimitError(error: unknown): boolean {
  return error instanceof DomainError && typeof error.fields['limit'] === 'string';
}
