import type { DeletionHooks, Work } from '../../platform/module.ts';
import { moveToSpamJob } from './contacts/move-to-spam.ts';
import { continueCountingAssigneesPart } from './conversation-counts/fill.ts';
import { continueFillingReferencesPart } from './conversation-shape/fill.ts';
import { unassignConversations } from './conversation-states/unassign.ts';
import { sweepUndosPart } from './conversation-states/undo.ts';
import { wakeConversationsPart } from './conversation-states/wake.ts';
import { continueFillingContactsPart } from './correspondents/fill.ts';
import { continueIndexingContactsPart } from './correspondents/index-words.ts';
import { continueCountingEmailsPart, continueCountingPeriodsPart } from './counts/fill.ts';
import { deleteExpired } from './deletion/delete-conversations.ts';
import { deletionJob } from './deletion/job.ts';
import { objects } from './deletion/objects.ts';
import { forgetFollows } from './following/forget.ts';
import { removeDeletedLabelsPart } from './labels/delete.ts';
import { removeDeletedNotesPart } from './notes/delete.ts';
import { continueReadingAgainPart } from './reading-again/read-again.ts';
import { continueSearchRebuildPart } from './search-index/rebuild.ts';
import { continueFillingConversationsPart } from './threads/fill.ts';
import { forgetViews } from './views/delete.ts';

export const mailWork = (deletionHooks: DeletionHooks): Work => ({
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
    continueCountingPeriods: continueCountingPeriodsPart,
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
