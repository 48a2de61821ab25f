import type { NoticeKind } from '../../../../contract/notifications/notifications.ts';
import type { EventData, EventType } from '../../../../contract/webhooks/events.ts';
import type { ToldEmail } from '../../mail/index.ts';
import { MAX_TEXT } from '../limits.ts';

/** An event with what people are told of it. */
export interface ToldEvent<T extends EventType = EventType> {
  id: number;
  type: T;
  data: EventData<T>;
  createdAt: number;
  /** The user who made it happen. */
  actorId: number | null;
  /** The email that it is about, and its conversation. */
  email: ToldEmail | null;
  /** The text of the caption that it is about. */
  caption: string | null;
}

/** What is told, and to whom. */
export interface Telling {
  kind: NoticeKind;
  /** Ids of users, or everybody with at least this role. */
  to: number[] | 'members' | 'admins';
  /** What happened: nobody is told it twice. */
  subject: string;
  text: string;
  path: string;
  actorId: number | null;
  /** The conversation, as the API shows it. */
  threadId: number | null;
  taskId: number | null;
  inboxId: number | null;
}

interface Kind<T extends EventType> {
  /** What an event needs for anybody to be told: cheaper to look for than to make nothing of it. */
  needs: 'followers' | 'assignee' | 'nothing';
  tell(event: ToldEvent<T>): Partial<Telling>[];
}

/** What members are told of each type of event. Whoever did it is told nothing. */
export const KINDS: { [T in EventType]?: Kind<T> } = {
  'email.saved': {
    needs: 'followers',
    tell: ({ data, email }) =>
      data.direction === 'inbound' && !email?.isBounce
        ? [{ kind: 'reply', to: email?.followers ?? [], actorId: null }]
        : [],
  },
  'email.sent': {
    needs: 'followers',
    tell: ({ email }) =>
      email?.sentBy ? [{ kind: 'reply', to: email.followers, actorId: email.sentBy }] : [],
  },
  'email.failed': {
    needs: 'nothing',
    tell: ({ email }) => [
      { kind: 'failure', to: [...(email?.followers ?? []), email?.sentBy ?? 0], actorId: null },
    ],
  },
  'email.bounced': {
    needs: 'followers',
    tell: ({ email }) => [{ kind: 'failure', to: email?.followers ?? [], actorId: null }],
  },
  'note.written': {
    needs: 'nothing',
    tell: ({ data, email }) => {
      const others = email?.followers.filter((id) => !data.mentioned_ids.includes(id)) ?? [];
      return [
        { kind: 'mention', to: data.mentioned_ids },
        { kind: 'reply', to: data.is_new ? others : [] },
      ];
    },
  },
  'conversation.assigned': {
    needs: 'assignee',
    tell: ({ data }) => [{ kind: 'assignment', to: [data.assignee_id] }],
  },
  'task.created': { needs: 'assignee', tell: ({ data }) => [assignment(data)] },
  'task.updated': { needs: 'assignee', tell: ({ data }) => [assignment(data)] },
  'caption.pending': {
    needs: 'nothing',
    tell: ({ data, createdAt }) => [
      {
        kind: 'caption',
        to: 'members',
        subject: `${data.event}:${data.stream_id ?? createdAt}`,
        path: '/live',
      },
    ],
  },
  'agent.proposed': {
    needs: 'nothing',
    // The agent acts for the member, who has not done it themselves.
    tell: ({ data }) => [
      {
        kind: 'proposal',
        to: [data.user_id],
        text: `${data.agent}: ${data.title}`,
        path: '/proposals',
        actorId: null,
      },
    ],
  },
  'announcement.failed': {
    needs: 'nothing',
    tell: () => [{ kind: 'failure', to: 'members', path: '/live' }],
  },
  'webhook.disabled': {
    needs: 'nothing',
    tell: ({ data }) => [{ kind: 'failure', to: 'admins', text: data.reason, path: '/settings/webhooks' }],
  },
};

const assignment = (data: {
  task_id: number;
  title: string;
  assignee_id: number | null;
}): Partial<Telling> => ({
  kind: 'assignment',
  to: data.assignee_id === null ? [] : [data.assignee_id],
  text: data.title,
  path: `/board/${data.task_id}`,
  taskId: data.task_id,
});

/** Returns what is told of an event. Nothing of what is in spam and trash is told. */
export function tellingsOf(event: ToldEvent): Telling[] {
  const { email, caption, createdAt, type } = event;
  if (email?.state === 'spam' || email?.state === 'trash') return [];
  const tell = KINDS[type]?.tell as Kind<EventType>['tell'] | undefined;
  return (tell?.(event) ?? []).map((each) => {
    const { kind = 'failure' } = each;
    // A conversation and its tasks are assigned at once.
    const subject = kind === 'assignment' && email ? `${email.id}:${createdAt}` : `${event.id}`;
    const telling: Telling = {
      kind,
      to: [],
      subject,
      text: email?.subject ?? caption ?? '',
      path: email ? `/mail/${email.id}` : '/',
      actorId: event.actorId,
      threadId: email?.id ?? null,
      taskId: null,
      inboxId: email?.inboxId ?? null,
      ...each,
    };
    return { ...telling, subject: `${kind}:${telling.subject}`, text: shortened(telling.text) };
  });
}

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT - 1).join('')}…` : line;
}
