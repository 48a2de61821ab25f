/** The ids of one record of each kind. */
export interface Ids {
  organization: number;
  user: number;
  session: string;
  key: number;
  /** A program that acts for the caller. */
  agent: number;
  email: number;
  task: number;
  inbox: number;
  webhook: number;
  delivery: number;
  autoReply: number;
  /** A meeting that the email suggests. */
  suggestion: number;
  draft: number;
  label: number;
  tag: number;
  view: number;
  rule: number;
  note: number;
  contact: number;
  cannedReply: number;
  export: number;
  alert: number;
  chat: number;
  stream: number;
  /** A caption that is dispatched but not posted. */
  caption: number;
  milestone: number;
  audit: number;
  securityAudit: number;
  auditSchedule: number;
  bookingConnection: number;
  /** What an agent proposes. */
  proposal: number;
  /** A browser of the caller that gets pushes. */
  pushDevice: number;
  /** A file that is being uploaded to be audited. */
  upload: number;
  event: number;
  /** An open invitation of the organization. */
  invitation: string;
  /** An invitation that the caller could answer. */
  receivedInvitation: string;
}

/** Ids that no record has. */
export const NO_IDS: Ids = {
  organization: 2 ** 40,
  user: 2 ** 40,
  session: 'none',
  key: 2 ** 40,
  agent: 2 ** 40,
  email: 2 ** 40,
  task: 2 ** 40,
  inbox: 2 ** 40,
  webhook: 2 ** 40,
  delivery: 2 ** 40,
  autoReply: 2 ** 40,
  suggestion: 2 ** 40,
  draft: 2 ** 40,
  label: 2 ** 40,
  tag: 2 ** 40,
  view: 2 ** 40,
  rule: 2 ** 40,
  note: 2 ** 40,
  contact: 2 ** 40,
  cannedReply: 2 ** 40,
  export: 2 ** 40,
  alert: 2 ** 40,
  chat: 2 ** 40,
  stream: 2 ** 40,
  caption: 2 ** 40,
  milestone: 2 ** 40,
  audit: 2 ** 40,
  securityAudit: 2 ** 40,
  auditSchedule: 2 ** 40,
  bookingConnection: 2 ** 40,
  proposal: 2 ** 40,
  pushDevice: 2 ** 40,
  upload: 2 ** 40,
  event: 2 ** 40,
  invitation: 'none',
  receivedInvitation: 'none',
};
