import { defineTexts } from '../language.tsx';

/** The sidebar of mail: its lists, saved views, inboxes and labels. */
export const navText = defineTexts({
  en: {
    title: 'Lists of mail',
    views: 'Views',
    inboxes: 'Inboxes',
    labels: 'Labels',
    saveView: 'Save this list as a view',
    nothingToSave: 'To save a view, filter or search first',
    viewName: 'Name',
    share: 'Share it with everybody',
    saved: (name: string) => `Saved as “${name}”.`,
    changeView: (name: string) => `Change the view “${name}”`,
    deleted: (name: string) => `The view “${name}” is deleted.`,
    shared: 'Shared',
    count: (count: string) => (count === '1' ? '1 conversation' : `${count} conversations`),
  },
  de: {
    title: 'Listen der E-Mails',
    views: 'Ansichten',
    inboxes: 'Postfächer',
    labels: 'Labels',
    saveView: 'Diese Liste als Ansicht speichern',
    nothingToSave: 'Zum Speichern einer Ansicht zuerst filtern oder suchen',
    viewName: 'Name',
    share: 'Für alle sichtbar',
    saved: (name) => `Gespeichert als „${name}“.`,
    changeView: (name) => `Ansicht „${name}“ ändern`,
    deleted: (name) => `Die Ansicht „${name}“ ist gelöscht.`,
    shared: 'Geteilt',
    count: (count) => (count === '1' ? '1 Unterhaltung' : `${count} Unterhaltungen`),
  },
});
