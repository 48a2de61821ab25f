/** The kinds of live changes, with the meaning of their ids. */
export const LIVE_TYPES = {
  agent: 'agents that act for members, and what they propose',
  api_key: 'API keys',
  audit: 'audits of websites and videos, their results and schedules',
  audit_log: 'entries of the audit log',
  billing: 'the plan, invoices, purchases',
  booking: 'connections to booking services, and what they report',
  canned_reply: 'replies to reuse',
  caption: 'captions and announcements',
  chat: 'chats with the AI',
  contact: 'contacts: who writes, and whom one writes to',
  draft: 'drafts, also those that wait to be sent',
  email: 'emails, the state of those that are sent',
  event: 'events of the calendar',
  export: 'exports of the organization',
  inbox: 'inboxes and their reply settings',
  label: 'labels of conversations',
  insight: 'what the AI wrote about an email or a thread',
  member: 'members, their names, invitations',
  milestone: 'milestones of subscribers',
  note: 'notes in conversations',
  notification: 'what the receiver was told, and wants to be told; the ids are those of users',
  reply: 'automatic replies and suggested drafts',
  rule: 'rules, and what they did',
  settings: 'the organization, preferences, connected platforms',
  signature: 'signatures',
  stream: 'live streams and the watched channel',
  suggestion: 'meetings that mail suggests',
  sync: 'how the reading of mailboxes goes',
  task: 'tasks, their history and notes',
  thread: 'conversations',
  tokens: 'the balance, usage and alerts of AI tokens',
  video: 'videos that are uploaded to be audited',
  view: 'saved views of conversations',
  webhook: 'webhook endpoints and their deliveries',
} as const;
export const LIVE_TYPE_NAMES = Object.keys(LIVE_TYPES) as [LiveType, ...LiveType[]];
export type LiveType = keyof typeof LIVE_TYPES;

/** Ids of one change; more become none, which means all. */
export const MAX_CHANGE_IDS = 100;
