import type { App } from '../../platform/http/http.ts';
import type { DeletionHooks, Module } from '../../platform/module.ts';
import type { MailOfTasks } from '../tasks/index.ts';
import { registerActivity } from './activity/routes.ts';
import { moveToSpamJob } from './contacts/move-to-spam.ts';
import { registerContacts } from './contacts/routes.ts';
import { continueCountingAssigneesPart } from './conversation-counts/fill.ts';
import type { SelectDraftCount } from './conversation-counts/get.ts';
import { registerCounts } from './conversation-counts/routes.ts';
import { continueFillingReferencesPart } from './conversation-shape/fill.ts';
import { registerShape } from './conversation-shape/routes.ts';
import { registerStates } from './conversation-states/routes.ts';
import { unassignConversations } from './conversation-states/unassign.ts';
import { sweepUndosPart } from './conversation-states/undo.ts';
import { wakeConversationsPart } from './conversation-states/wake.ts';
import { registerConversations } from './conversations/routes.ts';
import { continueFillingContactsPart } from './correspondents/fill.ts';
import { continueIndexingContactsPart } from './correspondents/index-words.ts';
import { continueCountingEmailsPart } from './counts/fill.ts';
import { deleteExpired } from './deletion/delete-conversations.ts';
import { deletionJob } from './deletion/job.ts';
import { objects } from './deletion/objects.ts';
import { registerDeletion } from './deletion/routes.ts';
import { registerDownloads } from './downloads/routes.ts';
import { forgetFollows } from './following/forget.ts';
import { registerFollowing } from './following/routes.ts';
import { registerSavingBatch } from './ingest/batch-routes.ts';
import { registerSaving } from './ingest/routes.ts';
import { removeDeletedLabelsPart } from './labels/delete.ts';
import { registerLabels } from './labels/routes.ts';
import { removeDeletedNotesPart } from './notes/delete.ts';
import { registerNotes } from './notes/routes.ts';
import { findTaskSource } from './reading/get-email.ts';
import type { OnRead } from './reading/mark-read.ts';
import { registerReading } from './reading/routes.ts';
import { continueReadingAgainPart } from './reading-again/read-again.ts';
import { continueSearchRebuildPart } from './search-index/rebuild.ts';
import { registerTagging } from './tagging/routes.ts';
import { tagOf } from './tagging/store.ts';
import { continueFillingConversationsPart } from './threads/fill.ts';
import { isHiddenEmail } from './threads/place-store.ts';
import { updateConversationWithout, updateTaskOfConversation } from './threads/store.ts';
import { forgetViews } from './views/delete.ts';
import { registerViews } from './views/routes.ts';

/** The functions of this module that the tasks module uses. */
export const mailOfTasks: MailOfTasks = {
  findSource: findTaskSource,
  updateConversation: updateTaskOfConversation,
  updateConversationWithout,
  isHidden: isHiddenEmail,
  tagOf,
};

/**
 * Creates the module. `deletionHooks` is a parameter because other modules store data of emails, and
 * `selectDraftCount` and `onRead` because the modules of drafts and of notifications use this one.
 */
export const mail = (
  deletionHooks: DeletionHooks,
  selectDraftCount: SelectDraftCount,
  onRead: OnRead,
): Module => ({
  routes: (app) => registerMail(app, deletionHooks, selectDraftCount, onRead),
  tags: {
    Emails: 'Stored mail: lists, single emails, threads and conversations.',
    Notes: 'What members write to each other in a conversation. No mail has it.',
    Contacts: 'Who writes to the organization, and whom it writes to.',
  },
  scopes: {
    'emails:read': 'read emails, threads, attachments and images',
    'emails:write': 'save and delete emails, mark them as read, and change, assign and delete conversations',
    'notes:read': 'read the notes of members in conversations',
    'notes:write': 'write, change and delete notes in conversations',
  },
  jobs: [moveToSpamJob, deletionJob(deletionHooks)],
  upkeep: {
    sweepUndos: sweepUndosPart,
    wakeConversations: wakeConversationsPart,
    continueSearchRebuild: continueSearchRebuildPart,
    continueFillingConversations: continueFillingConversationsPart,
    continueFillingReferences: continueFillingReferencesPart,
    continueFillingContacts: continueFillingContactsPart,
    continueIndexingContacts: continueIndexingContactsPart,
    continueCountingEmails: continueCountingEmailsPart,
    continueCountingAssignees: continueCountingAssigneesPart,
    continueReadingAgain: continueReadingAgainPart,
  },
  removals: {
    removeDeletedLabels: removeDeletedLabelsPart,
    removeDeletedNotes: removeDeletedNotesPart,
  },
  async forgetUser(ctx, userId) {
    await forgetViews(ctx, userId);
    const isForgotten = await forgetFollows(ctx, userId);
    return (await unassignConversations(ctx, userId)) && isForgotten;
  },
  retention: {
    trash: (ctx, before) => deleteExpired(ctx, 'trash', before),
    spam: (ctx, before) => deleteExpired(ctx, 'spam', before),
  },
  objects,
});

function registerMail(
  app: App,
  deletionHooks: DeletionHooks,
  selectDraftCount: SelectDraftCount,
  onRead: OnRead,
): void {
  registerSaving(app);
  registerSavingBatch(app);
  registerReading(app, onRead);
  // Before the conversations, as `counts` is no id.
  registerCounts(app, selectDraftCount);
  registerConversations(app);
  registerActivity(app);
  registerFollowing(app);
  registerStates(app);
  registerShape(app);
  registerTagging(app);
  registerLabels(app);
  registerViews(app);
  registerDeletion(app, deletionHooks);
  registerNotes(app);
  registerContacts(app);
  registerDownloads(app);
}
