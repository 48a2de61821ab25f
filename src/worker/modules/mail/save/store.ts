import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction, Direction } from '../../../../contract/mail/emails.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Bounce } from '../../../../lib/message/automatic/bounce.ts';
import { HTML_RULES } from '../../../../lib/message/html/clean-html.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import { READING_RULES } from '../../../../lib/message/parse.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf, valueAt } from '../../../platform/data/json.ts';
import { advance } from '../../../platform/data/sequence.ts';
import { recordEvent, recordEvents } from '../../../platform/work/outbox.ts';
import { insertNote, taskIdOfEmail } from '../../tasks/index.ts';
import { storedEmailId } from '../content/store.ts';
import { isBlocked } from '../correspondents/store.ts';
import { addSaved, countInLists, countSaved } from '../counts/store.ts';
import { isDeleted } from '../deletion/store.ts';
import { attachments, bounces, emails, outgoingRecipients, threadMessages } from '../schema.ts';
import { insertGrams } from '../search-index/store.ts';
import { isHiddenState, mostOpen, stateAfter } from '../threads/place-store.ts';
import { type Batch, emailAt, firstToCome, isOfBatch, placeOf } from './batch-store.ts';
import { mergeThreads, requireJoint, requireUnparted, threadsToJoin } from './thread-store.ts';

/** The identity of a message before it is saved. */
export interface Identity {
  messageId: string;
  direction: Direction;
}

/** Selects the stored messages by index, and whether the save with this id wrote them. */
export function selectStoredOf(
  ctx: Ctx,
  messages: Identity[],
  saveId: string,
): Statement<{ place: number; id: number; created: 0 | 1 }[]> {
  const keys = jsonOf(messages.map(({ messageId, direction }) => [idKey(messageId), direction]));
  return database(ctx).all(sql`SELECT m.key AS place, e.id, e.save_id IS ${saveId} AS created
    FROM json_each(${keys}) AS m CROSS JOIN ${emails} AS e ON e.organization_id = ${ctx.organizationId}
      AND trim(e.message_id, '<>') = m.value ->> 0 AND e.direction = m.value ->> 1`);
}

/**
 * Saves the emails of a batch with their tasks (created by the statements in `task`), except emails that exist or were
 * deleted, and merges the threads that they connect. Fails the batch if the organization has no room, or if one of
 * several emails cannot be saved with the others (`requireJoint`, `requireUnparted`).
 */
export function insertEmails(ctx: Ctx, batch: Batch, task: Statement[]): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const { mails, isHistory } = batch;
  const first = firstToCome(ctx, batch);
  const isSeveral = mails.length > 1;
  const hasFiles = mails.some((mail) => mail.files.length > 0);
  const has = (direction: Direction) => mails.some(({ row }) => row.direction === direction);
  const files = jsonOf(
    mails.flatMap((mail, place) => mail.files.map((file, i) => ({ ...file, place, position: i + 1 }))),
  );
  const indexedOf = mails.map((mail) => ({
    ...mail.row,
    hasAttachment: mail.files.some(({ isInline }) => !isInline),
  }));
  return [
    ...(isSeveral ? [requireUnparted(ctx, batch)] : []),
    insertRows(ctx, batch),
    db.run(
      advance(
        organization,
        'email',
        sql`EXISTS (SELECT 1 FROM ${emails} WHERE id BETWEEN ${first} AND ${first} + ${sql.raw(String(mails.length - 1))}
          AND +organization_id = ${organization})`,
        mails.length,
        { isHistory },
      ),
    ),
    ...(isSeveral ? [requireJoint(ctx, batch)] : []),
    countInLists(ctx, sql`${isOfBatch(ctx, batch)} AND is_hidden = 0`, 1),
    ...insertGrams(ctx, isOfBatch(ctx, batch, 'e'), placeOf(ctx, batch), indexedOf),
    ...(hasFiles
      ? [
          db.run(sql`INSERT INTO ${attachments} (email_id, position, organization_id, filename, content_type, size,
              content_id, is_inline, key)
            SELECT e.id, f.value ->> 'position', ${organization}, f.value ->> 'filename', f.value ->> 'contentType',
              f.value ->> 'size', f.value ->> 'contentId', f.value ->> 'isInline', f.value ->> 'key'
            FROM json_each(${files}) AS f CROSS JOIN ${emailAt(ctx, batch, sql`(f.value ->> 'place')`)}`),
        ]
      : []),
    ...task,
    ...mergeThreads(ctx, batch),
    ...countSaved(ctx, isOfBatch(ctx, batch), { inbound: has('inbound'), outbound: has('outbound') }),
    addSaved(ctx, isOfBatch(ctx, batch), { hasFiles, isHistory }),
  ];
}

function insertRows(ctx: Ctx, batch: Batch): Statement {
  const { mails, componentOf } = batch;
  const first = firstToCome(ctx, batch);
  const value = (name: string) => sql.raw(`m.value ->> '${name}'`);
  const rows = mails.map((mail, place) => {
    const { bodyText: _, bodyHtml: __, textRest: ___, recipients, ...row } = mail.row;
    const isOutbound = row.direction === 'outbound';
    return {
      ...row,
      component: componentOf[place],
      sender: mail.sender,
      recipients: jsonOf(recipients),
      sentBy: isOutbound ? (row.sentBy ?? userOf(ctx.actor)?.userId ?? null) : null,
    };
  });
  const ofGroup = sql`FROM joining AS j WHERE j.leader = led.leader`;
  const before = mostOpen(sql`SELECT j.state ${ofGroup}`);
  return database(
    ctx,
  ).run(sql`INSERT INTO ${emails} (id, organization_id, save_id, thread_id, message_id, in_reply_to,
      direction, tag, is_read, received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text,
      body_html, body_key, raw_key, size, inbox_id, arrived_at, is_addressed, is_automatic, is_bounce, automatic_reason,
      html_rules, problems, reading_rules, snippet, in_contacts, in_reports, sent_by, actor, folds, is_hidden)
    WITH RECURSIVE ${threadsToJoin(ctx, batch)}
    SELECT ${first} + m.key, ${ctx.organizationId}, ${batch.saveId},
      COALESCE((SELECT j.id ${ofGroup} ORDER BY j.message_count DESC, j.id LIMIT 1), ${first} + (c.value ->> 'root')),
      ${value('messageId')}, ${value('inReplyTo')}, ${value('direction')}, ${value('tag')}, ${value('isRead')},
      ${value('receivedAt')}, ${ctx.now()}, ${value('fromAddress')}, ${value('fromName')}, ${value('toAddress')},
      ${value('recipients')}, ${value('subject')},
      ${valueAt(
        sql`m.key`,
        mails.map(({ row }) => row.bodyText),
      )},
      ${valueAt(
        sql`m.key`,
        mails.map(({ row }) => row.bodyHtml),
      )},
      ${value('bodyKey')}, ${value('rawKey')}, ${value('size')}, ${value('inboxId')}, ${value('arrivedAt')},
      ${value('isAddressed')}, (${value('automaticReason')}) IS NOT NULL, ${value('isBounce')},
      ${value('automaticReason')}, ${HTML_RULES}, ${value('problems')}, ${READING_RULES}, ${value('snippet')}, 1, 1, ${value('sentBy')},
      ${value('actor')}, ${value('folds')},
      ${isBlocked(ctx, value('sender'))} OR ${isHiddenState(stateAfter(before, sql`grouped.reopens`))}
    FROM json_each(${jsonOf(rows)}) AS m
      CROSS JOIN json_each(${batch.components}) AS c ON c.key = m.value ->> 'component'
      CROSS JOIN led ON led.component = c.key CROSS JOIN grouped ON grouped.leader = led.leader
    WHERE NOT ${isDeleted(ctx, sql`SELECT value FROM json_each(m.value, '$.tombstones')`)}
    ORDER BY m.key ON CONFLICT DO NOTHING RETURNING id`);
}

/** Records the events `email.saved` of the emails saved in the same batch, except those of blocked senders. */
export function insertSavedEvents(ctx: Ctx, batch: Batch, tags: Tags): Statement {
  const rows = batch.mails.map((mail) => {
    const { row } = mail;
    const data: Omit<EventData<'email.saved'>, 'email_id' | 'task_id'> = {
      message_id: row.messageId,
      from_address: row.fromAddress,
      to_address: row.toAddress,
      subject: row.subject,
      tag: tags.nameOf(row.tag),
      direction: row.direction,
      received_at: new Date(row.receivedAt).toISOString(),
      is_automatic: row.automaticReason !== null,
      is_history: batch.isHistory,
    };
    return { sender: mail.sender, data };
  });
  return recordEvents(
    ctx,
    'email.saved',
    sql`SELECT json_set(m.value -> 'data', '$.email_id', e.id, '$.task_id', ${taskIdOfEmail(sql`e.id`)}) AS data
      FROM json_each(${jsonOf(rows)}) AS m CROSS JOIN ${emailAt(ctx, batch, sql`m.key`)}
      WHERE NOT ${isBlocked(ctx, sql`m.value ->> 'sender'`)} ORDER BY m.key`,
  );
}

export interface BouncedEmail {
  id: number;
  messageId: string;
  /** The latest task of its conversation. */
  taskId: number | null;
}

/** The maximum number of emails of a thread that are searched for its latest task. */
const SEARCHED_FOR_TASK = 200;

/**
 * The maximum age of an email that bounces, in milliseconds. Mail servers try to deliver an email for five days; two
 * are spare.
 */
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
