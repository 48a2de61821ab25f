import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { attachments, emails } from '../schema.ts';

/** The expression of the index: the end of the common name of raw message and body. */
const NAME = sql`substr(substr(COALESCE(raw_key, body_key), 1, instr(COALESCE(raw_key, body_key), '.') - 1), -12)`;

const nameOf = (key: string): string => key.slice(0, key.indexOf('.')).slice(-12);

/** Selects the keys of raw messages and bodies, of any organization, that an email references. */
export function selectNamedContent(ctx: ServiceCtx, keys: string[]): Statement<{ key: string }[]> {
  const names = JSON.stringify([...new Set(keys.map(nameOf))]);
  return database(ctx).all(sql`SELECT k.value AS key FROM
    (SELECT raw_key, body_key FROM ${emails} WHERE ${NAME} IN (SELECT value FROM json_each(${names}))) AS e
    JOIN json_each(${JSON.stringify(keys)}) AS k ON k.value IN (e.raw_key, e.body_key)`);
}

/** Selects the keys of attachments, of any organization, that an email references. */
export function selectNamedFiles(ctx: ServiceCtx, keys: string[]): Statement<{ key: string }[]> {
  return database(ctx).all(sql`SELECT DISTINCT key FROM ${attachments}
    WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}
