export { insertInvitationMail } from './insert-mail.ts';
export type { InvitationMail } from './message.ts';
export { type Organizer, requireOrganizer } from './require-organizer.ts';
export { invitationMailJob, wakeInvitationMails } from './send-mails.ts';
export { stampAfter } from './stamp.ts';
export { tellAttendees } from './tell-attendees.ts';
