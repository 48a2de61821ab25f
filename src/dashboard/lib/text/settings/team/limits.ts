import { defineTexts } from '../../language.tsx';

/** The limits of an organization, set by the operator. */
export const limitsText = defineTexts({
  en: {
    title: 'Limits',
    lead: 'What this Herald allows your organization. A day begins at 00:00 UTC. Ask whoever runs it for more.',
    ofAllowed: (used: string, allowed: string) => `${used} of ${allowed}`,
    reached: 'Reached',
    names: {
      mails_per_day: 'Emails today, received and sent',
      database_bytes: 'Stored mail',
      object_bytes: 'Stored attachments and videos',
      inboxes: 'Inboxes',
      audits_per_day: 'Audits today',
      uploads: 'Unfinished video uploads',
      upload_bytes: 'Videos',
    },
  },
  de: {
    title: 'Grenzen',
    lead: 'Was dieses Herald deiner Organisation erlaubt. Ein Tag beginnt um 00:00 UTC. Mehr gibt es bei denen, die es betreiben.',
    ofAllowed: (used, allowed) => `${used} von ${allowed}`,
    reached: 'Erreicht',
    names: {
      mails_per_day: 'E-Mails heute, empfangen und gesendet',
      database_bytes: 'Gespeicherte E-Mails',
      object_bytes: 'Gespeicherte Anhänge und Videos',
      inboxes: 'Postfächer',
      audits_per_day: 'Prüfungen heute',
      uploads: 'Nicht abgeschlossene Video-Uploads',
      upload_bytes: 'Videos',
    },
  },
});
