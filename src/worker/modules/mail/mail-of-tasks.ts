import type { MailOfTasks } from '../tasks/index.ts';
import { findTaskSource } from './reading/get-email.ts';
import { tagOf } from './tagging/store.ts';
import { isHiddenEmail } from './threads/place-store.ts';
import { updateConversationWithout, updateTaskOfConversation } from './threads/store.ts';

/** The functions of this module that the tasks module uses. */
export const mailOfTasks: MailOfTasks = {
  findSource: findTaskSource,
  updateConversation: updateTaskOfConversation,
  updateConversationWithout,
  isHidden: isHiddenEmail,
  tagOf,
};
