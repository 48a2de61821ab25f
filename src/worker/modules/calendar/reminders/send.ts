import { z } from 'zod';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { queueMessage } from '../../../platform/module.ts';
import { sendAll } from '../../../platform/work/jobs.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { findTimezone, notify } from '../../identity/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import type { ListedEvent } from '../events/store.ts';
import { noticeOf } from './notice.ts';
import { type Plan, planReminders } from './plan.ts';
import { requireVersions, selectDueAnywhere, selectDueEvents, updateReminders } from './store.ts';

const KIND = 'calendar-reminders';
/** The number of events woken per tick. The next tick wakes the rest. */
const WOKEN_PER_TICK = 5_000;
const SENT_AT_ONCE = 50;
/** Attempts when others change the same events concurrently. */
const MAX_ATTEMPTS = 5;

export const reminderMessage = queueMessage(
  KIND,
  z.object({ organization_id: z.int(), event_ids: z.array(z.int()) }),
  (ctx, body) => sendReminders(forOrganization(ctx, body.organization_id), body.event_ids),
);

/** Queues due reminders, one message per organization. */
export async function wakeReminders(ctx: ServiceCtx): Promise<void> {
  const [due] = await commit(database(ctx), [selectDueAnywhere(ctx, WOKEN_PER_TICK)]);
  const messages = [...Map.groupBy(due, (event) => event.organizationId)].flatMap(([id, events]) =>
    chunk(events.map((event) => event.id)).map((ids) => ({
      body: { kind: KIND, organization_id: id, event_ids: ids },
    })),
  );
  if (messages.length > 0) ctx.defer(sendAll(ctx.env.SEND_QUEUE, messages));
}

export const wakeRemindersPart: Part = {
  look: (ctx) => [selectDueAnywhere(ctx, 1)],
  run: wakeReminders,
};

function chunk(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / SENT_AT_ONCE);
  return Array.from({ length: count }, (_, i) => ids.slice(i * SENT_AT_ONCE, (i + 1) * SENT_AT_ONCE));
}

/**
 * Mails the members of an organization about upcoming occurrences of these events. Repeated calls mail nothing twice,
 * because the batch that inserts the mail marks the events as reminded. Retries if an event was changed meanwhile.
 */
export async function sendReminders(ctx: Ctx, ids: number[]): Promise<void> {
  const db = database(ctx);
  const zone = await findTimezone(ctx);
  for (let attempt = 1; ; attempt++) {
    const [events] = await commit(db, [selectDueEvents(ctx, ids)]);
    if (events.length === 0) return;
    const plans = events.map((event) => planSafely(ctx, event, zone));
    const due = plans.flatMap((plan) => plan.due);
    const mail =
      due.length > 0 ? await notify(ctx, 'event_reminder', 'members', (reader) => noticeOf(due, reader)) : [];
    try {
      await commit(db, [requireVersions(ctx, events), ...mail, updateReminders(ctx, plans)]);
      if (mail.length > 0) wakeNotices(ctx);
      return;
    } catch (error) {
      if (!isRefusal(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Plans the reminders of an event. If it cannot be expanded, only its own reminders are lost. */
function planSafely(ctx: Ctx, event: ListedEvent, zone: string): Plan {
  try {
    return planReminders(event, ctx.now(), zone);
  } catch (error) {
    ctx.log.error('calendar.reminder_failed', error, { event: event.id });
    return { id: event.id, due: [], remindAt: null, remindedUntil: event.remindedUntil };
  }
}
