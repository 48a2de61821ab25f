import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction } from '../../../../contract/mail/emails.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Bounce } from '../../../../lib/message/automatic/bounce.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { insertNote, taskIdOfEmail } from '../../tasks/index.ts';
import { storedEmailId } from '../content/store.ts';
import { bounces, emails, outgoingRecipients, threadMessages } from '../schema.ts';

export interface BouncedEmail {
  id: number;
  messageId: string;
  /** The latest task of its conversation. */
  taskId: number | null;
}

/** Emails of a thread to search for its latest task. */
const SEARCHED_FOR_TASK = 200;

/** The time for which mail servers try to deliver an email, which is five days, and some more. */
const DELIVERY_MS = 7 * 86_400_000;

/**
 * Selects the outbound email with one of the ids in the bounce, or no row. A mail server may have replaced the id with
 * its own. If a thread has that id, selects the latest outbound email of the thread to a reported recipient; if the
 * bounce has no id, the latest of the last days to a reported recipient.
 */
export function selectBouncedEmail(ctx: Ctx, bounce: Bounce): Statement<BouncedEmail[]> {
  const { organizationId } = ctx;
  const ids = sql`json_each(${JSON.stringify(bounce.originalIds.map(idKey))}) AS named`;
  const reported = bounce.recipients.flatMap(({ address, original }) => [address, original]);
  const recipients = JSON.stringify([...new Set(reported.map((address) => address.toLowerCase()))]);
  const latestToEach = sql`SELECT (SELECT max(r.email_id) FROM ${outgoingRecipients} AS r
    WHERE r.organization_id = ${organizationId} AND lower(r.address) = reported.value) AS id
    FROM json_each(${bounce.originalIds.length === 0 ? recipients : '[]'}) AS reported`;
  const near = sql`(SELECT id FROM ${emails} AS other WHERE other.thread_id = e.thread_id
    AND +other.organization_id = ${organizationId} ORDER BY received_at DESC, sort_id DESC LIMIT ${SEARCHED_FOR_TASK})`;
  return database(ctx).all(sql`WITH found (id) AS (SELECT COALESCE(
      (SELECT e.id FROM ${ids} CROSS JOIN ${emails} AS e ON e.organization_id = ${organizationId}
          AND trim(e.message_id, '<>') = named.value AND e.direction = 'outbound'
        ORDER BY named.key LIMIT 1),
      (SELECT e.id FROM ${ids} CROSS JOIN ${threadMessages} AS t ON t.organization_id = ${organizationId}
          AND t.message_id = named.value
          CROSS JOIN ${emails} AS e ON e.thread_id = t.thread_id AND +e.organization_id = ${organizationId}
            AND e.direction = 'outbound'
        WHERE EXISTS (SELECT 1 FROM ${outgoingRecipients} AS r WHERE r.email_id = e.id
          AND lower(r.address) IN (SELECT value FROM json_each(${recipients})))
        ORDER BY e.received_at DESC, e.id DESC LIMIT 1),
      (SELECT max(e.id) FROM (${latestToEach}) AS latest JOIN ${emails} AS e ON e.id = latest.id
          AND +e.organization_id = ${organizationId}
        WHERE e.received_at >= ${ctx.now() - DELIVERY_MS})))
    SELECT e.id, e.message_id AS messageId,
      (SELECT max(${taskIdOfEmail(sql`near.id`)}) FROM ${near} AS near) AS taskId
    FROM found JOIN ${emails} AS e ON e.id = found.id`);
}

/**
 * Inserts the effects of a bounce saved in the same batch: its rows, the state of the recipients that were not reached,
 * a note on the task of the conversation, and the event `email.bounced`. `saved` is its id, or NULL if not saved.
 */
export function insertBounce(
  ctx: Ctx,
  saved: SQL,
  bounce: Bounce,
  bounced: BouncedEmail | null,
): Statement[] {
  const db = database(ctx);
  const isSaved = sql`${saved} IS NOT NULL`;
  const rows = bounce.recipients.length > 0 ? bounce.recipients : [{ action: 'failed' }];
  const data: Omit<EventData<'email.bounced'>, 'email_id'> = {
    bounced_email_id: bounced?.id ?? null,
    recipients: bounce.recipients.map(({ address, action, status, diagnostic }) => ({
      address,
      action,
      status,
      diagnostic,
    })),
  };
  return [
    db.run(sql`INSERT INTO ${bounces} (email_id, position, organization_id, recipient, action, status, diagnostic,
        bounced_email_id, original_message_id)
      SELECT ${saved}, key + 1, ${ctx.organizationId}, value ->> 'address', value ->> 'action', value ->> 'status',
        value ->> 'diagnostic', ${bounced ? storedEmailId(ctx, bounced.id) : null}, ${bounce.originalIds[0] ?? null}
      FROM json_each(${JSON.stringify(rows)}) WHERE ${isSaved}`),
    ...(bounced && bounce.kind !== 'complaint'
      ? [updateBouncedRecipients(ctx, bounced.id, bounce.recipients, isSaved)]
      : []),
    ...(bounced?.taskId
      ? insertNote(ctx, { taskId: bounced.taskId, text: noteText(bounce), emailId: saved, when: isSaved })
      : []),
    recordEvent(
      ctx,
      'email.bounced',
      sql`json_set(${JSON.stringify(data)}, '$.email_id', ${saved})`,
      isSaved,
    ),
  ];
}

const SHOWN_RECIPIENTS = 10;

const OUTCOMES: Record<BounceAction, string> = {
  failed: 'could not be delivered',
  delayed: 'is not delivered yet; the server goes on trying',
  relayed: 'was passed on to a server that reports no delivery',
  delivered: 'was delivered',
  expanded: 'was passed on to a list',
  complained: 'was reported as unwanted',
};

function noteText({ recipients }: Bounce): string {
  if (recipients.length === 0) return 'An email of this conversation came back.';
  const lines = recipients.slice(0, SHOWN_RECIPIENTS).map(({ address, action, status, diagnostic }) => {
    const reason = [status, diagnostic].filter(Boolean).join(' ').slice(0, 300);
    return `The email to ${address} ${OUTCOMES[action]}${reason ? `: ${reason}` : '.'}`;
  });
  const more = recipients.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n');
}

/** The report of a bounce on one recipient. */
interface Reported {
  address: string;
  original: string;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
}

/**
 * Marks the recipients that a bounce reports as failed, if `when` holds. After forwarding, the bounce may contain
 * another address: if the email has only one recipient, marks that one.
 */
export function updateBouncedRecipients(
  ctx: Ctx,
  emailId: number,
  reported: Reported[],
  when: SQL,
): Statement {
  const failed = reported.filter(({ action }) => action === 'failed');
  const details = failed.flatMap(({ address, original, status, diagnostic }) => {
    const detail = [status, diagnostic].filter(Boolean).join(' ') || 'It came back.';
    return [...new Set([address.toLowerCase(), original.toLowerCase()])].map((name) => ({ name, detail }));
  });
  const json = JSON.stringify(details);
  const named = sql`SELECT value ->> 'name' FROM json_each(${json})`;
  const ofEmail = sql`email_id = ${emailId} AND organization_id = ${ctx.organizationId}`;
  return database(ctx).run(sql`UPDATE ${outgoingRecipients} SET state = 'failed',
      detail = COALESCE((SELECT value ->> 'detail' FROM json_each(${json})
        WHERE value ->> 'name' = lower(outgoing_recipients.address)), ${details[0]?.detail ?? 'It came back.'})
    WHERE ${ofEmail} AND ${when} AND (lower(address) IN (${named})
      OR (${failed.length === 1 || reported.length === 0 ? 1 : 0}
        AND (SELECT count(*) FROM ${outgoingRecipients} WHERE ${ofEmail}) = 1))`);
}
