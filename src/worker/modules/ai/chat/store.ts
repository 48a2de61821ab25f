import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { areStored } from '../../mail/index.ts';
import { aiChatMessages, aiChats, aiCitations } from '../schema.ts';

/** The maximum number of messages per chat. */
export const MAX_MESSAGES = 200;
/** The maximum number of chats per user and organization. A new one replaces the one idle for longest. */
export const MAX_CHATS = 500;
const SEQUENCE = 'ai_chat';

/** A chat. Times are milliseconds since 1970. */
export interface ChatRow {
  id: number;
  title: string;
  messages: number;
  created_at: number;
  updated_at: number;
}

export interface MessageRow {
  role: 'user' | 'assistant';
  text: string;
  /** JSON: ids of emails. */
  citations: string;
  /** JSON: ids of proposals. */
  proposals: string;
  created_at: number;
}

/** A question with its answer. */
export interface Exchange {
  question: string;
  askedAt: number;
  answer: string;
  /** Ids of emails. */
  citations: number[];
  proposalIds: number[];
}

/** Returns an SQL condition: the chat belongs to the current user and organization. */
const isOwn = (ctx: Ctx): SQL =>
  sql`organization_id = ${ctx.organizationId} AND user_id = ${userOf(ctx.actor)?.userId ?? 0}`;

const LISTED = sql`id, title, messages, created_at, updated_at`;

/** Selects a chat of the user, or no row. */
export function selectChat(ctx: Ctx, id: number): Statement<ChatRow[]> {
  return database(ctx).all(sql`SELECT ${LISTED} FROM ${aiChats} WHERE id = ${id} AND ${isOwn(ctx)}`);
}

/** Selects the chats of the user, newest first. */
export function selectChats(
  ctx: Ctx,
  page: { after: { updatedAt: number; id: number } | null; limit: number; offset: number },
): Statement<ChatRow[]> {
  const { after } = page;
  const range = after ? sql`AND (updated_at, id) < (${after.updatedAt}, ${after.id})` : sql``;
  return database(ctx).all(sql`SELECT ${LISTED} FROM ${aiChats} WHERE ${isOwn(ctx)} ${range}
    ORDER BY updated_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`);
}

/** Selects the last messages of a chat of the user, newest first. */
export function selectLastMessages(ctx: Ctx, chatId: number, limit: number): Statement<MessageRow[]> {
  return database(ctx).all(sql`SELECT role, text, citations, proposals, created_at FROM ${aiChatMessages}
    WHERE chat_id = ${chatId} AND organization_id = ${ctx.organizationId}
      AND EXISTS (SELECT 1 FROM ${aiChats} WHERE id = ${chatId} AND ${isOwn(ctx)})
    ORDER BY position DESC LIMIT ${limit}`);
}

/** Inserts a chat without messages. Deletes the user's chats beyond the limit, longest idle first. */
export function insertChat(ctx: Ctx, title: string, createdAt: number): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const idle = sql`(SELECT id FROM ${aiChats} WHERE ${isOwn(ctx)}
    ORDER BY updated_at DESC, id DESC LIMIT -1 OFFSET ${MAX_CHATS - 1})`;
  return [
    db.run(sql`DELETE FROM ${aiCitations} WHERE chat_id IN ${idle}`),
    db.run(sql`DELETE FROM ${aiChatMessages} WHERE chat_id IN ${idle}`),
    db.run(sql`DELETE FROM ${aiChats} WHERE id IN ${idle}`),
    db.run(sql`INSERT INTO ${aiChats} (id, organization_id, user_id, title, messages, created_at, updated_at)
      VALUES (${nextId(organizationId, SEQUENCE)}, ${organizationId}, ${userOf(ctx.actor)?.userId ?? 0}, ${title}, 0,
        ${createdAt}, ${ctx.now()})`),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Returns an SQL expression: the id of the chat that this batch inserts. */
export function newChatId(ctx: Ctx): SQL {
  return lastId(ctx.organizationId, SEQUENCE);
}

/** The replacement for an answer that cites a deleted email. */
export const CITED_DELETED = 'This answer cited an email that was deleted.';

/**
 * Adds an exchange to a chat of the user. The last statement returns the chat; no row if there is none, or it is full.
 * Does not store the answer if an email that it cites was deleted meanwhile.
 */
export function insertExchange(
  ctx: Ctx,
  chatId: number | SQL,
  { question, askedAt, answer, citations, proposalIds }: Exchange,
): [Statement, Statement, Statement<ChatRow[]>] {
  const db = database(ctx);
  const isWhole = areStored(ctx, citations);
  const cited = sql`iif(${isWhole}, ${JSON.stringify(citations)}, '[]')`;
  const takesMore = sql`id = ${chatId} AND ${isOwn(ctx)} AND messages + 2 <= ${MAX_MESSAGES}`;
  return [
    db.run(sql`INSERT INTO ${aiChatMessages} (chat_id, position, organization_id, role, text, citations, proposals, created_at)
      SELECT id, messages, organization_id, 'user', ${question}, '[]', '[]', ${askedAt} FROM ${aiChats} WHERE ${takesMore}
      UNION ALL
      SELECT id, messages + 1, organization_id, 'assistant', iif(${isWhole}, ${answer}, ${CITED_DELETED}), ${cited},
        ${JSON.stringify(proposalIds)}, ${ctx.now()}
      FROM ${aiChats} WHERE ${takesMore}`),
    db.run(sql`INSERT INTO ${aiCitations} (email_id, chat_id, position, organization_id)
      SELECT DISTINCT cited.value, chat.id, chat.messages + 1, chat.organization_id
      FROM (SELECT * FROM ${aiChats} WHERE ${takesMore}) AS chat, json_each(${cited}) AS cited`),
    db.all(sql`UPDATE ${aiChats} SET messages = messages + 2, updated_at = ${ctx.now()} WHERE ${takesMore}
      RETURNING ${LISTED}`),
  ];
}

/** Deletes a chat of the user with its messages. The last statement returns its id, or no row. */
export function deleteChatRows(ctx: Ctx, id: number): [Statement, Statement, Statement<{ id: number }[]>] {
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${aiCitations} WHERE chat_id IN
      (SELECT id FROM ${aiChats} WHERE id = ${id} AND ${isOwn(ctx)})`),
    db.run(sql`DELETE FROM ${aiChatMessages} WHERE chat_id IN
      (SELECT id FROM ${aiChats} WHERE id = ${id} AND ${isOwn(ctx)})`),
    db.all(sql`DELETE FROM ${aiChats} WHERE id = ${id} AND ${isOwn(ctx)} RETURNING id`),
  ];
}

/** Deletes at most `limit` chats of a user. The last statement returns their ids. */
export function deleteChatsOf(ctx: Ctx, userId: number, limit: number): Statement<{ id: number }[]>[] {
  const db = database(ctx);
  const chosen = sql`SELECT id FROM ${aiChats} WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId}
    ORDER BY updated_at LIMIT ${limit}`;
  return [
    db.all(sql`DELETE FROM ${aiCitations} WHERE chat_id IN (${chosen})`),
    db.all(sql`DELETE FROM ${aiChatMessages} WHERE chat_id IN (${chosen})`),
    db.all(sql`DELETE FROM ${aiChats} WHERE id IN (${chosen}) RETURNING id`),
  ];
}
