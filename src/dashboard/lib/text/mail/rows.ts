import { defineTexts } from '../language.tsx';

/** The actions on a row of the list: under the pointer, in its menu, by swiping and by dragging. */
export const rowsText = defineTexts({
  en: {
    actions: (subject: string) => `Actions on “${subject}”`,
    menu: (count: number) =>
      count === 1 ? 'Actions on the conversation' : `Actions on ${count} conversations`,
    openMenu: 'Menu of the conversation',
    more: 'More',
    open: 'Open',
    reply: 'Reply',
    done: 'Done',
    reopen: 'Reopen',
    later: 'Snooze',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    linkFailed: 'The link was not copied.',
    dragged: (count: number) => `${count} conversations`,
  },
  de: {
    actions: (subject) => `Aktionen für „${subject}“`,
    menu: (count) => (count === 1 ? 'Aktionen für die Unterhaltung' : `Aktionen für ${count} Unterhaltungen`),
    openMenu: 'Menü der Unterhaltung',
    more: 'Mehr',
    open: 'Öffnen',
    reply: 'Antworten',
    done: 'Erledigt',
    reopen: 'Wieder öffnen',
    later: 'Zurückstellen',
    copyLink: 'Link kopieren',
    linkCopied: 'Der Link ist kopiert.',
    linkFailed: 'Der Link wurde nicht kopiert.',
    dragged: (count) => `${count} Unterhaltungen`,
  },
});
