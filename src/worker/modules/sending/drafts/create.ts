import {
  type Draft,
  type DraftAgent,
  type DraftContent,
  MAX_DRAFTS,
} from '../../../../contract/mail/drafts.ts';
import { findAgents } from '../../../platform/agents.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commitUnlessRefused, type Results } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { DraftColumns } from '../schema.ts';
import { readContent, refuseContent, requireContent } from './content.ts';
import { toDraft } from './present.ts';
import { tooManyDrafts } from './refusal.ts';
import { insertDraft, newDraftId, parentOf, selectDraft } from './store.ts';
import { ATTACHMENTS, BODY, insertUploads, QUOTED, selectDraftFiles } from './upload-store.ts';

interface Options {
  /** Columns that no draft request sets. */
  columns?: Partial<Pick<DraftColumns, 'state' | 'sendAt' | 'actor' | 'parentMessageId' | 'referencesChain'>>;
  /** Statements for the batch, after the draft is inserted. */
  also?: Statement[];
  /** Runs after the commit, with the results of `also`. */
  after?: (results: Pick<Results<Statement[]>, 'of'>) => void;
}

/** Creates a draft. Throws TOO_MANY_DRAFTS, and what `refuseContent` throws. */
export async function createDraft(ctx: Ctx, content: DraftContent, options: Options = {}): Promise<Draft> {
  const { columns, also = [] } = options;
  const written = await readContent(ctx, content);
  const { to = [], cc = [], bcc = [], mode = 'new', original_email_id: originalId = null } = content;
  const attachments = written.attaching?.files ?? [];
  const userId = userOf(ctx.actor)?.userId ?? 0;
  const agent = await writingAgent(ctx);
  const id = newDraftId(ctx);
  const row = selectDraft(ctx, id);
  const files = selectDraftFiles(ctx, id);
  const uploads = [
    [ATTACHMENTS, attachments],
    [BODY, written.body?.keys ?? []],
    [QUOTED, written.quoted?.keys ?? []],
  ] as const;
  const results = await commitUnlessRefused(
    database(ctx),
    [
      ...requireContent(ctx, content, written),
      ...insertDraft(ctx, {
        state: 'draft',
        mode,
        subject: '',
        body: '',
        quotedHtml: '',
        snippet: '',
        recipients: { to, cc, bcc },
        attachmentCount: attachments.length,
        originalEmailId: originalId,
        parentMessageId: parentOf(ctx, mode, originalId),
        author: userId,
        agent,
        updatedBy: userId,
        ...written.columns,
        ...columns,
      }),
      ...uploads.flatMap(([part, keys]) => (keys.length > 0 ? insertUploads(ctx, id, part, [...keys]) : [])),
      ...also,
      row,
      files,
    ],
    async () => {
      await refuseContent(ctx, content, written);
      return tooManyDrafts(MAX_DRAFTS);
    },
  );
  options.after?.(results);
  return toDraft(ctx, results.of(row)[0]!, results.of(files));
}

/** Returns the agent that acts, as the draft names it for ever; null for all other actors. */
async function writingAgent(ctx: Ctx): Promise<DraftAgent | null> {
  if (ctx.actor.type !== 'agent') return null;
  const { connectionId } = ctx.actor;
  const agent = (await findAgents(ctx, [connectionId])).get(connectionId);
  return agent ? { id: agent.id, name: agent.name, model: agent.model } : null;
}
