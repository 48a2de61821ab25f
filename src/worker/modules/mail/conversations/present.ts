import type { Conversation } from '../../../../contract/mail/conversations.ts';
import type { TagName } from '../../../../contract/tags.ts';
import type { Tag, Tags } from '../../../../lib/tags.ts';
import type { KeptParticipant } from '../schema.ts';
import { participantName } from '../threads/store.ts';
import type { ConversationRow } from './store.ts';

/** Returns a conversation in the form of the API. */
export function toConversation(row: ConversationRow, tags: Tags): Conversation {
  const participants = JSON.parse(row.participants) as KeptParticipant[];
  return {
    id: row.shown_id,
    thread_id: row.first_message_id,
    subject: row.conversation_subject,
    snippet: row.snippet,
    last_message: {
      id: row.last_email_id,
      from_address: row.from_address,
      from_name: row.from_name,
      to_address: row.to_address,
      subject: row.subject,
      direction: row.direction,
      received_at: new Date(row.last_at).toISOString(),
      send_state: row.send_state,
    },
    participants: participants.map(([, address, named]) => ({ address, name: participantName(named) })),
    message_count: row.message_count,
    unread_count: row.unread_count,
    tags: namesOf(tags, JSON.parse(row.tags)),
    has_attachment: row.has_attachment === 1,
    state: row.state,
    snoozed_until: row.snoozed_until === null ? null : new Date(row.snoozed_until).toISOString(),
    label_ids: JSON.parse(row.labels) as number[],
    assignee_id: row.assignee_id,
    task:
      row.task_id === null || row.task_status === null
        ? null
        : { id: row.task_id, status: row.task_status, assignee_id: row.assignee_id },
  };
}

/** Returns the names of tags, in alphabetical order. */
function namesOf(tags: Tags, list: Tag[]): TagName[] {
  return [...new Set(list.map((tag) => tags.nameOf(tag)))].sort();
}
