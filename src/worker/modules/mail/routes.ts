import type { App } from '../../platform/http/http.ts';
import { registerActivity } from './activity/routes.ts';
import { registerContacts } from './contacts/routes.ts';
import type { SelectDraftCount } from './conversation-counts/get.ts';
import { registerCounts } from './conversation-counts/routes.ts';
import { registerShape } from './conversation-shape/routes.ts';
import { registerStates } from './conversation-states/routes.ts';
import { registerConversations } from './conversations/routes.ts';
import { registerFollowing } from './following/routes.ts';
import { registerLabels } from './labels/routes.ts';
import { registerNotes } from './notes/routes.ts';
import type { OnRead } from './reading/mark-read.ts';
import { registerReading } from './reading/routes.ts';
import { registerTagging } from './tagging/routes.ts';
import { registerViews } from './views/routes.ts';

/**
 * Registers the routes that read mail and work on it; those that save, delete and download it are loaded separately.
 */
export function registerMail(app: App, selectDraftCount: SelectDraftCount, onRead: OnRead): void {
  registerReading(app, onRead);
  // Before the conversations, as `counts` is not an id.
  registerCounts(app, selectDraftCount);
  registerConversations(app);
  registerActivity(app);
  registerFollowing(app);
  registerStates(app);
  registerShape(app);
  registerTagging(app);
  registerLabels(app);
  registerViews(app);
  registerNotes(app);
  registerContacts(app);
}
