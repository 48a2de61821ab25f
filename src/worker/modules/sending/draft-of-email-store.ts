import { type SQL, sql } from 'drizzle-orm';
import { SENT_DRAFT_KEPT_MS } from '../../../contract/mail/drafts.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { emails, outgoing } from '../mail/schema.ts';
import { drafts } from './schema.ts';

/** Copies the state of an email to its draft. Must follow every change of that state, in the same batch. */
export function updateDraftOfEmail(ctx: Ctx, emailId: number): Statement {
  return database(ctx).all(sql`UPDATE ${drafts} SET
      state = CASE WHEN e.send_state IN ('sent', 'failed', 'unconfirmed') THEN e.send_state ELSE 'sending' END,
      code = CASE WHEN e.send_state = 'sent' THEN NULL ELSE o.code END,
      detail = CASE WHEN e.send_state = 'sent' OR o.code IS NULL THEN NULL ELSE o.detail END,
      remove_at = CASE WHEN deleted_at IS NOT NULL THEN remove_at
        WHEN e.send_state = 'sent' THEN ${ctx.now() + SENT_DRAFT_KEPT_MS} END
    FROM ${emails} AS e JOIN ${outgoing} AS o ON o.email_id = e.id
    WHERE drafts.email_id = ${emailId} AND drafts.organization_id = ${ctx.organizationId}
      AND e.id = ${emailId} AND e.organization_id = ${ctx.organizationId}
    RETURNING drafts.id`);
}

/** Excludes the failed email of a draft from retries, since the draft is being edited or sent again. */
export function updateToTakenBack(ctx: Ctx, draftId: number): Statement {
  return database(
    ctx,
  ).run(sql`UPDATE ${outgoing} SET taken_back = 1 WHERE organization_id = ${ctx.organizationId}
    AND email_id = (SELECT email_id FROM ${drafts} WHERE id = ${draftId} AND organization_id = ${ctx.organizationId})`);
}

/** Returns an SQL condition: the draft of an email, if any, is not being edited or sent again. */
export function isNotTakenBack(ctx: Ctx, emailId: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${outgoing} WHERE email_id = ${emailId}
    AND organization_id = ${ctx.organizationId} AND taken_back = 1)`;
}
