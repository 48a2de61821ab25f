import type { Draft, DraftSummary } from '../../../../contract/mail/drafts.ts';
import type { Tag, Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { openText } from './long-text.ts';
import type { DraftRow, ListedDraftRow } from './store.ts';
import { BODY, type DraftFileRow, QUOTED } from './upload-store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns a draft as lists show it. */
export function toSummary(row: ListedDraftRow, tags: Tags): DraftSummary {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    // A scheduled email has the tag as rows have it.
    from_inbox: row.fromInbox === null ? null : tags.nameOf(row.fromInbox as Tag),
    from_address: row.fromAddress,
    mode: row.mode,
    original_email_id: row.originalEmailId,
    ...row.recipients,
    subject: row.subject,
    snippet: row.snippet,
    attachment_count: row.attachmentCount,
    send_at: row.sendAt === null ? null : iso(row.sendAt),
    author: row.author,
    agent: row.agent,
    updated_by: row.updatedBy,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    email_id: row.emailId,
    error: row.code === null ? null : { code: row.code, detail: row.detail ?? '' },
  };
}

/** Returns a whole draft. Reads its long texts. */
export async function toDraft(ctx: Ctx, row: DraftRow, files: DraftFileRow[]): Promise<Draft> {
  const [body, quoted] = await Promise.all([
    openText(ctx, row.body, files, BODY),
    openText(ctx, row.quotedHtml, files, QUOTED),
  ]);
  return {
    ...toSummary(row, await tagsOf(ctx)),
    body,
    quoted_html: quoted,
    parent_message_id: row.parentMessageId,
    attachments: files
      .filter(({ position }) => position >= 0)
      .map((file) => ({
        key: file.key,
        email_id: file.emailId,
        attachment_id: file.attachmentId,
        filename: file.filename,
        content_type: file.contentType,
        size: file.size,
      })),
  };
}
