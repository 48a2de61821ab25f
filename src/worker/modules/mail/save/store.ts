import { sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { EventData } from '../../../../contract/webhooks/events.ts';
import { HTML_RULES } from '../../../../lib/message/html/clean-html.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import { READING_RULES } from '../../../../lib/message/parse.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf, valueAt } from '../../../platform/data/json.ts';
import { advance } from '../../../platform/data/sequence.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import { isBlocked } from '../correspondents/store.ts';
import { countSaved } from '../report-counts/store.ts';
import { attachments, emailCounts, emails } from '../schema.ts';
import { insertGrams } from '../search-index/store.ts';
import { isHiddenState, mostOpen, stateAfter } from '../threads/place-store.ts';
import { isDeleted } from '../tombstones/store.ts';
import { addSaved } from '../usage/store.ts';
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
    db.run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count)
      SELECT organization_id, tag, direction, is_read, count(*) FROM ${emails}
      WHERE ${isOfBatch(ctx, batch)} AND is_hidden = 0 GROUP BY 2, 3, 4
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
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
