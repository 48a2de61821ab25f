import { defineTexts } from '../language.tsx';

/** Empty lists of conversations: the reasons and next steps. */
export const emptyText = defineTexts({
  en: {
    open: {
      title: 'Nothing is open',
      hint: 'New mail appears here by itself. What you have answered is best marked done.',
    },
    snoozed: {
      title: 'Nothing is snoozed',
      hint: 'H puts a conversation away until a time that you choose. Then it is open again.',
    },
    sent: { title: 'Nothing is sent yet', hint: 'Conversations in which you have sent mail appear here.' },
    done: { title: 'Nothing is done yet', hint: 'E marks a conversation done. New mail opens it again.' },
    spam: {
      title: 'No spam',
      hint: 'What you mark as spam with ! is in no other list, and new mail in it stays here too.',
    },
    trash: {
      title: 'The trash is empty',
      hint: '# moves a conversation here. It is in no other list, until new mail comes in it.',
    },
    all: { title: 'No mail yet', hint: 'All mail but spam and trash is here, done or not.' },
    noMail: 'No mail yet',
    noMailHint: 'Connect an inbox, and its mail appears here.',
    connect: 'Connect an inbox',
    noMatch: 'No conversation matches',
    noMatchHint: 'Try other words or fewer filters.',
    inOthers: 'Search and filters look at this list only.',
    caughtUp: 'Everything is read',
    caughtUpHint: 'New mail appears here by itself.',
    resetFilters: 'Remove the filters',
  },
  de: {
    open: {
      title: 'Nichts ist offen',
      hint: 'Neue E-Mails erscheinen hier von selbst. Was beantwortet ist, markierst du am besten als erledigt.',
    },
    snoozed: {
      title: 'Nichts ist zurückgestellt',
      hint: 'H legt eine Unterhaltung weg, bis zu einer Zeit, die du wählst. Dann ist sie wieder offen.',
    },
    sent: {
      title: 'Noch nichts ist gesendet',
      hint: 'Hier erscheinen Unterhaltungen, in denen ihr E-Mails gesendet habt.',
    },
    done: {
      title: 'Noch nichts ist erledigt',
      hint: 'E markiert eine Unterhaltung als erledigt. Neue E-Mails öffnen sie wieder.',
    },
    spam: {
      title: 'Kein Spam',
      hint: 'Was du mit ! als Spam markierst, steht in keiner anderen Liste, und neue E-Mails darin bleiben auch hier.',
    },
    trash: {
      title: 'Der Papierkorb ist leer',
      hint: '# legt eine Unterhaltung hierher. Sie steht in keiner anderen Liste, bis eine neue E-Mail darin kommt.',
    },
    all: {
      title: 'Noch keine E-Mails',
      hint: 'Hier stehen alle E-Mails außer Spam und Papierkorb, erledigt oder nicht.',
    },
    noMail: 'Noch keine E-Mails',
    noMailHint: 'Verbinde ein Postfach, dann erscheinen seine E-Mails hier.',
    connect: 'Postfach verbinden',
    noMatch: 'Keine Unterhaltung passt dazu',
    noMatchHint: 'Versuche es mit anderen Wörtern oder weniger Filtern.',
    inOthers: 'Suche und Filter sehen nur in dieser Liste nach.',
    caughtUp: 'Alles gelesen',
    caughtUpHint: 'Neue E-Mails erscheinen hier von selbst.',
    resetFilters: 'Filter entfernen',
  },
});
