import type { AuditSchedule, CreateSchedule } from '../../../../contract/audits/schedules.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { MAX_SCHEDULES } from '../limits.ts';
import { readSiteUrl, siteOf } from '../site/address.ts';
import { getAuditSchedule } from './get.ts';
import { startAudit } from './start.ts';
import { insertSchedule, requireRoom } from './store.ts';

/**
 * Creates a schedule and starts its first audit; tomorrow, if the organization has reached today's limit. Throws
 * `invalid` (URL_NOT_ALLOWED); `refused` (TOO_MANY_SCHEDULES).
 */
export async function createAuditSchedule(ctx: Ctx, input: CreateSchedule): Promise<AuditSchedule> {
  const url = readSiteUrl(ctx.env, input.url);
  const [insert, advance] = insertSchedule(ctx, {
    type: input.type,
    url,
    site: siteOf(url),
    everyDays: input.every_days,
    notifyDrop: input.notify_drop,
  });
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireRoom(ctx, MAX_SCHEDULES),
      insert,
      advance,
      audit(ctx, 'audit_schedule.created', 'audit_schedule', {
        type: input.type,
        every_days: input.every_days,
      }),
    ],
    () =>
      new DomainError(
        'refused',
        'TOO_MANY_SCHEDULES',
        `An organization has at most ${MAX_SCHEDULES} schedules. Delete one first.`,
      ),
  );
  const row = results.of(insert)[0]!;
  // If this fails, cron starts it.
  await startAudit(ctx, row);
  return getAuditSchedule(ctx, row.id);
}
