import { type SQL, sql } from 'drizzle-orm';
import { captions } from './schema.ts';

/** Returns the text of a caption, as an expression. Its id and organization are expressions. */
export function captionTextOf(captionId: SQL, organizationId: SQL): SQL {
  return sql`(SELECT c.text FROM ${captions} AS c WHERE c.id = ${captionId} AND c.organization_id = ${organizationId})`;
}
