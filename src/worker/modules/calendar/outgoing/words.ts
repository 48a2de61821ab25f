import { defineTexts } from '../../../../lib/language.ts';

/** The mail about an invitation, a cancellation or an answer that could not be sent. */
export const unsentWords = defineTexts({
  en: {
    subjects: {
      REQUEST: (title: string) => `Not sent: invitation (${title})`,
      CANCEL: (title: string) => `Not sent: cancellation (${title})`,
      REPLY: (title: string) => `Not sent: answer (${title})`,
    },
    what: { REQUEST: 'this invitation', CANCEL: 'this cancellation', REPLY: 'this answer' },
    event: 'an event',
    people: (count: number) => (count === 1 ? 'one person' : `${count} people`),
    inbox: (name: string) => `the inbox ${name}`,
    goneInbox: 'an inbox that is gone',
    failed: (what: string, people: string, inbox: string) =>
      `For a day, Herald could not send ${what} to ${people} from ${inbox}:`,
    reasons: {
      SMTP_MISSING: 'The inbox has no server for outgoing mail. Set one in the settings of the inbox.',
      NO_SUCH_INBOX: 'The inbox was removed or switched off.',
    },
    givenUp: 'Herald has given up. The calendar shows the event as if they knew.',
    answerAgain: 'Tell them yourself, or mend the inbox and then answer the invitation again.',
    changeAgain: 'Tell them yourself, or mend the inbox and then change the event again.',
  },
  de: {
    subjects: {
      REQUEST: (title) => `Nicht gesendet: Einladung (${title})`,
      CANCEL: (title) => `Nicht gesendet: Absage (${title})`,
      REPLY: (title) => `Nicht gesendet: Antwort (${title})`,
    },
    what: { REQUEST: 'diese Einladung', CANCEL: 'diese Absage', REPLY: 'diese Antwort' },
    event: 'ein Termin',
    people: (count) => (count === 1 ? 'eine Person' : `${count} Personen`),
    inbox: (name) => `dem Postfach ${name}`,
    goneInbox: 'einem Postfach, das es nicht mehr gibt',
    failed: (what, people, inbox) =>
      `Einen Tag lang konnte Herald ${what} an ${people} nicht aus ${inbox} senden:`,
    reasons: {
      SMTP_MISSING:
        'Das Postfach hat keinen Server für ausgehende E-Mails. Trage ihn in den Einstellungen des Postfachs ein.',
      NO_SUCH_INBOX: 'Das Postfach wurde entfernt oder ausgeschaltet.',
    },
    givenUp: 'Herald hat es aufgegeben. Der Kalender zeigt den Termin, als wüssten sie davon.',
    answerAgain:
      'Sag es ihnen selbst, oder bring das Postfach in Ordnung und beantworte die Einladung noch einmal.',
    changeAgain: 'Sag es ihnen selbst, oder bring das Postfach in Ordnung und ändere den Termin noch einmal.',
  },
});
