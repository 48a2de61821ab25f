import type { Draft, DraftContent, UpdateDraft } from '../../../../contract/mail/drafts.ts';
import type { DraftState } from '../../../../contract/mail/sending.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateToTakenBack } from '../draft-of-email-store.ts';
import { readContent, refuseContent, requireContent, type Written } from './content.ts';
import { toDraft } from './present.ts';
import { draftRefusal } from './refusal.ts';
import { isUnchanged, selectDraft, updateDraftRow, updatedColumns } from './store.ts';
import { ATTACHMENTS, BODY, QUOTED, replaceUploads, selectDraftFiles } from './upload-store.ts';

const EDITABLE: DraftState[] = ['draft', 'failed'];

/**
 * Changes a draft if it still has this version; omitted fields stay unchanged. Throws `not_found`; DRAFT_CHANGED,
 * DRAFT_WAITING, DRAFT_TAKEN, each with the current draft; and what `refuseContent` throws.
 */
export async function updateDraft(
  ctx: Ctx,
  id: number,
  { version, ...content }: UpdateDraft,
): Promise<Draft> {
  if (Object.keys(content).length === 0) throw invalid('version', 'expected a field to change beside it');
  const written = await readContent(ctx, content);
  const row = selectDraft(ctx, id);
  const files = selectDraftFiles(ctx, id);
  const db = database(ctx);
  const results = await commitUnlessRefused(
    db,
    [
      requireThat(db, isUnchanged(ctx, id, version, EDITABLE)),
      ...requireContent(ctx, content, written),
      updateToTakenBack(ctx, id),
      ...uploadsOf(ctx, id, written),
      updateDraftRow(ctx, id, EDITABLE, {
        ...written.columns,
        ...updatedColumns(ctx, content),
        ...(written.attaching && { attachmentCount: written.attaching.files.length }),
        state: 'draft',
        emailId: null,
        code: null,
        detail: null,
        updatedBy: userOf(ctx.actor)?.userId ?? 0,
      }),
      row,
      files,
    ],
    () => refusal(ctx, id, version, content, written),
  );
  return toDraft(ctx, results.of(row)[0]!, results.of(files));
}

function uploadsOf(ctx: Ctx, id: number, { attaching, body, quoted }: Written): Statement[] {
  return [
    ...(attaching ? replaceUploads(ctx, id, ATTACHMENTS, attaching.files) : []),
    ...(body ? replaceUploads(ctx, id, BODY, body.keys) : []),
    ...(quoted ? replaceUploads(ctx, id, QUOTED, quoted.keys) : []),
  ];
}

async function refusal(
  ctx: Ctx,
  id: number,
  version: number,
  content: DraftContent,
  written: Written,
): Promise<DomainError> {
  const reason = await draftRefusal(ctx, id, version, false);
  if (reason) return reason;
  await refuseContent(ctx, content, written);
  return new DomainError('conflict', 'CHANGED_MEANWHILE', 'Something changed at the same moment. Try again.');
}
