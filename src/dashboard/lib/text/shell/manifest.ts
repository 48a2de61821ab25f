import { defineTexts } from '../../../../lib/language.ts';

/** How the system names the installed app. */
export const manifestText = defineTexts({
  en: {
    name: 'Herald: shared mail and tasks',
    description: 'Shared inboxes, tasks, audits and live-stream announcements of a small company.',
  },
  de: {
    name: 'Herald: gemeinsame E-Mails und Aufgaben',
    description:
      'Gemeinsame Postfächer, Aufgaben, Prüfungen von Websites und Ankündigungen von Streams einer kleinen Firma.',
  },
});
