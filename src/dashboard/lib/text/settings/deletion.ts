import { defineTexts } from '../language.tsx';

/** Deleting the organization or the account. */
export const deletionText = defineTexts({
  en: {
    deleteOrganization: 'Delete the organization',
    organizationLead: (name: string) =>
      `${name} is deleted for good after 7 days: all mail, tasks, files and settings of everybody.`,
    untilThen:
      'Until then everything works as before, and every owner can take it back. All owners get an email.',
    copyFirst: 'An export keeps a copy.',
    subscription: 'A subscription has to be cancelled first.',
    organizationTitle: (name: string) => `Delete ${name}?`,
    onDay: (name: string, day: string) =>
      `${name} will be deleted for good on ${day}, in 7 days: all mail, tasks, files and settings of everybody.`,
    typeName: (name: string) => `Type “${name}” to confirm`,
    willBeDeleted: (name: string, when: string) => `${name} will be deleted on ${when}.`,

    account: 'Account',
    accountPage: 'What Herald knows about you, and how you leave.',
    own: 'My data',
    ownLead:
      'One JSON file with your profile, sign-ins, devices and keys, and the notes, drafts, signatures and chats that you wrote in each organization.',
    ownNot: 'Mail and tasks belong to the organization: its owners export them.',
    ownFile: 'Download my data',
    deleteAccount: 'Delete my account',
    accountLead: 'Your account is deleted for good after 7 days, and you leave all organizations.',
    accountStays:
      'Until then you can sign in as before, and take it back. What you wrote in an organization stays there, without your name.',
    accountTitle: 'Delete your account?',
    accountOnDay: (day: string) =>
      `Your account will be deleted for good on ${day}, in 7 days, and you leave all organizations.`,
    accountWillBe: (when: string) => `Your account will be deleted on ${when}.`,
    lastOwner: 'You are the only owner of these organizations',
    lastOwnerLead: 'Make somebody else an owner, or delete the organization. Then delete your account.',
    handOver: 'Hand over',
    deleteIt: 'Delete it',
  },
  de: {
    deleteOrganization: 'Organisation löschen',
    organizationLead: (name) =>
      `${name} wird nach 7 Tagen endgültig gelöscht: alle E-Mails, Aufgaben, Dateien und Einstellungen von allen.`,
    untilThen:
      'Bis dahin geht alles weiter wie bisher, und jeder Inhaber kann es zurücknehmen. Alle Inhaber bekommen eine E-Mail.',
    copyFirst: 'Ein Export bewahrt eine Kopie.',
    subscription: 'Ein Abonnement muss vorher gekündigt werden.',
    organizationTitle: (name) => `${name} löschen?`,
    onDay: (name, day) =>
      `${name} wird am ${day}, in 7 Tagen, endgültig gelöscht: alle E-Mails, Aufgaben, Dateien und Einstellungen von allen.`,
    typeName: (name) => `Zum Bestätigen „${name}“ eingeben`,
    willBeDeleted: (name, when) => `${name} wird am ${when} gelöscht.`,

    account: 'Konto',
    accountPage: 'Was Herald über dich weiß und wie du gehst.',
    own: 'Meine Daten',
    ownLead:
      'Eine JSON-Datei mit deinem Profil, Anmeldungen, Geräten und Schlüsseln und mit den Notizen, Entwürfen, Signaturen und Chats, die du in jeder Organisation geschrieben hast.',
    ownNot: 'E-Mails und Aufgaben gehören der Organisation: Ihre Inhaber exportieren sie.',
    ownFile: 'Meine Daten herunterladen',
    deleteAccount: 'Mein Konto löschen',
    accountLead: 'Dein Konto wird nach 7 Tagen endgültig gelöscht, und du verlässt alle Organisationen.',
    accountStays:
      'Bis dahin kannst du dich wie bisher anmelden und es zurücknehmen. Was du in einer Organisation geschrieben hast, bleibt dort, ohne deinen Namen.',
    accountTitle: 'Dein Konto löschen?',
    accountOnDay: (day) =>
      `Dein Konto wird am ${day}, in 7 Tagen, endgültig gelöscht, und du verlässt alle Organisationen.`,
    accountWillBe: (when) => `Dein Konto wird am ${when} gelöscht.`,
    lastOwner: 'Du bist der einzige Inhaber dieser Organisationen',
    lastOwnerLead: 'Mach jemand anderen zum Inhaber oder lösche die Organisation. Danach lösche dein Konto.',
    handOver: 'Übergeben',
    deleteIt: 'Löschen',
  },
});
