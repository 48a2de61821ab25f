import { type SQL, sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import { emails, threads } from '../schema.ts';
import { follows } from './schema.ts';

/** The facts about an email and its conversation that notifications need. */
export interface ToldEmail {
  /** The id of the conversation, as the API shows it. */
  id: number;
  subject: string;
  state: ConversationState;
  inboxId: number | null;
  sentBy: number | null;
  isBounce: 0 | 1;
  /** Ids of users. */
  followers: number[];
}

/** An email, by expressions of its id and organization, and when something happened to it. */
interface Happening {
  emailId: SQL;
  organizationId: SQL;
  at: SQL;
}

/** Selects the users who followed the conversation of the email `e` at a time. */
const followers = (at: SQL): SQL => sql`SELECT f.user_id FROM ${follows} AS f
  WHERE f.organization_id = e.organization_id AND f.thread_id = e.thread_id AND f.follows = 1 AND f.since < ${at}`;

/** Returns an SQL condition: somebody followed the conversation of an email. */
export function hasFollowers({ emailId, organizationId, at }: Happening): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = ${emailId} AND e.organization_id = ${organizationId}
    AND EXISTS (${followers(at)}))`;
}

/** Returns an SQL expression: a `ToldEmail` as JSON, or NULL if the email is gone. */
export function toldEmailOf({ emailId, organizationId, at }: Happening): SQL {
  return sql`(SELECT json_object('id', COALESCE(t.shown_id, t.id), 'subject', COALESCE(t.subject, e.subject),
      'state', t.state, 'inboxId', e.inbox_id, 'sentBy', e.sent_by, 'isBounce', e.is_bounce,
      'followers', (SELECT json_group_array(user_id) FROM (${followers(at)})))
    FROM ${emails} AS e JOIN ${threads} AS t ON t.id = e.thread_id
    WHERE e.id = ${emailId} AND e.organization_id = ${organizationId})`;
}
