import { z } from 'zod';
import type { App } from '../../platform/http/http.ts';
import { type Forgetting, type Module, queueMessage } from '../../platform/module.ts';
import type { MailOfTasks } from '../tasks/index.ts';
import { registerReplies } from './auto-replies/routes.ts';
import { registerResponder } from './auto-responder/routes.ts';
import { runResponder, wakeRespondersPart } from './auto-responder/run.ts';
import type { AiWriter } from './auto-responder/write-reply.ts';
import { continueFillingContactsPart } from './contacts/fill.ts';
import { continueIndexingContactsPart } from './contacts/index-words.ts';
import { moveToSpamJob } from './contacts/move-to-spam.ts';
import { registerContacts } from './contacts/routes.ts';
import { continueFillingReferencesPart } from './conversation-shape/fill.ts';
import { registerShape } from './conversation-shape/routes.ts';
import { registerStates } from './conversation-states/routes.ts';
import { unassignConversations } from './conversation-states/unassign.ts';
import { sweepUndosPart } from './conversation-states/undo.ts';
import { isHiddenEmail } from './conversation-states/visibility-store.ts';
import { wakeConversationsPart } from './conversation-states/wake.ts';
import { continueFillingConversationsPart } from './conversations/fill.ts';
import { updateConversationWithout, updateTaskOfConversation } from './conversations/kept-store.ts';
import { registerConversations } from './conversations/routes.ts';
import { deleteExpired } from './deletion/delete-conversations.ts';
import { deletionJob } from './deletion/job.ts';
import { objects } from './deletion/objects.ts';
import { registerDeletion } from './deletion/routes.ts';
import { registerDownloads } from './downloads/routes.ts';
import { registerDraftSending } from './draft-sending/routes.ts';
import { sendDraftJob } from './draft-sending/run.ts';
import { sweepDraftsPart } from './drafts/delete.ts';
import { registerDrafts } from './drafts/routes.ts';
import { registerSavingBatch } from './ingest/batch-routes.ts';
import { registerSaving } from './ingest/routes.ts';
import { removeDeletedLabelsPart } from './labels/delete.ts';
import { registerLabels } from './labels/routes.ts';
import { removeDeletedNotesPart } from './notes/delete.ts';
import { registerNotes } from './notes/routes.ts';
import { findTaskSource } from './reading/get-email.ts';
import { registerReading } from './reading/routes.ts';
import { continueCountingEmailsPart } from './report-counts/fill.ts';
import { updateRulesDue } from './rule-runs/cursor-store.ts';
import { rulesJob, type WakeReaders } from './rule-runs/run.ts';
import { removePastRuleLogPart, wakeRules } from './rule-runs/wake.ts';
import { registerRules } from './rules/routes.ts';
import { continueSearchRebuildPart } from './search/rebuild.ts';
import { sendJob } from './sending/attempt.ts';
import { fileSentJob } from './sending/file-sent.ts';
import { registerSending } from './sending/routes.ts';
import { sweepUploadsPart } from './sending/upload-attachment.ts';
import { registerTagging } from './tagging/routes.ts';
import { tagOf } from './tagging/tag-store.ts';

export { wakeRulesOf } from './rule-runs/wake.ts';

/** The functions of this module that the tasks module uses. */
export const mailOfTasks: MailOfTasks = {
  findSource: findTaskSource,
  updateConversation: updateTaskOfConversation,
  updateConversationWithout,
  isHidden: isHiddenEmail,
  tagOf,
};

/**
 * Creates the module. `writer` and `wakeReaders` are parameters because ai and calendar import mail, so mail cannot
 * import them; `forgetting` because other modules store data of emails.
 */
export const mail = (writer: AiWriter, wakeReaders: WakeReaders, forgetting: Forgetting): Module => ({
  routes: (app) => registerMail(app, forgetting),
  tags: {
    Emails: 'Stored mail: lists, single emails, threads and conversations.',
    Notes: 'What members write to each other in a conversation. No mail has it.',
    Contacts: 'Who writes to the organization, and whom it writes to.',
    Sending: 'Drafts, sending mail, and uploading its attachments.',
    Rules: 'What is done with mail when it comes.',
  },
  scopes: {
    'emails:read': 'read emails, threads, attachments and images',
    'emails:write': 'save and delete emails, mark them as read, and change, assign and delete conversations',
    'notes:read': 'read the notes of members in conversations',
    'notes:write': 'write, change and delete notes in conversations',
    'emails:send': 'write and send mail, and change what the auto-responder sends',
    'replies:read': 'read automatic replies and the settings of the auto-responder',
    'replies:write': 'write and discard drafts of automatic replies',
    'rules:read': 'read rules, and what they did',
    'rules:write': 'change rules, which may also reply to mail',
  },
  jobs: [sendJob, fileSentJob, moveToSpamJob, sendDraftJob, rulesJob(wakeReaders), deletionJob(forgetting)],
  messages: [
    queueMessage(
      'auto-reply',
      z.object({ organization_id: z.int(), inbox_id: z.int() }),
      (ctx, body, { isRepeated }) => {
        const target = { id: body.inbox_id, organizationId: body.organization_id };
        return runResponder(ctx, target, writer, isRepeated);
      },
    ),
  ],
  upkeep: {
    sweepUndos: sweepUndosPart,
    wakeConversations: wakeConversationsPart,
    wakeRules: { look: (ctx) => [updateRulesDue(ctx)], run: (ctx) => wakeRules(ctx) },
    wakeResponders: wakeRespondersPart,
    continueSearchRebuild: continueSearchRebuildPart,
    continueFillingConversations: continueFillingConversationsPart,
    continueFillingReferences: continueFillingReferencesPart,
    continueFillingContacts: continueFillingContactsPart,
    continueIndexingContacts: continueIndexingContactsPart,
    continueCountingEmails: continueCountingEmailsPart,
  },
  removals: {
    sweepUploads: sweepUploadsPart,
    sweepDrafts: sweepDraftsPart,
    removeDeletedLabels: removeDeletedLabelsPart,
    removePastRuleLog: removePastRuleLogPart,
    removeDeletedNotes: removeDeletedNotesPart,
  },
  forgetUser: unassignConversations,
  retention: {
    trash: (ctx, before) => deleteExpired(ctx, 'trash', before),
    spam: (ctx, before) => deleteExpired(ctx, 'spam', before),
  },
  objects,
});

function registerMail(app: App, forgetting: Forgetting): void {
  registerSaving(app);
  registerSavingBatch(app);
  registerReading(app);
  registerConversations(app);
  registerStates(app);
  registerShape(app);
  registerTagging(app);
  registerLabels(app);
  registerDeletion(app, forgetting);
  registerRules(app);
  registerNotes(app);
  registerContacts(app);
  registerDownloads(app);
  registerSending(app);
  registerDrafts(app);
  registerDraftSending(app);
  registerResponder(app);
  registerReplies(app);
}
