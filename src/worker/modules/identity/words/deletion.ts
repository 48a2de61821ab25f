import { defineTexts } from '../../../../lib/language.ts';

/** Mails about the deletion of an account or of an organization. */
export const deletionWords = defineTexts({
  en: {
    accountSubject: 'Your account will be deleted',
    account: (address: string, time: string) => `The Herald account ${address} will be deleted on ${time}.`,
    accountUntil: 'Until then you can sign in as before, and take this back in the settings.',
    accountHelp: 'If you did not ask for this, take it back and change your password at once.',
    anOwner: 'An owner',
    organizationSubject: (name: string) => `The organization ${name} will be deleted`,
    organization: (owner: string, name: string) =>
      `${owner} has asked Herald to delete the organization ${name}, with all mail, tasks and files.`,
    organizationTime: (time: string) => `It will be deleted on ${time}. Until then it works as before.`,
    organizationHelp:
      'Each owner can take this back until then, in the settings of the organization. An export keeps a copy.',
    staysSubject: (name: string) => `The organization ${name} stays`,
    stays: (name: string) => `The organization ${name} will not be deleted: an owner has taken that back.`,
  },
  de: {
    accountSubject: 'Dein Konto wird gelöscht',
    account: (address, time) => `Das Herald-Konto ${address} wird am ${time} gelöscht.`,
    accountUntil: 'Bis dahin kannst du dich wie bisher anmelden und das in den Einstellungen zurücknehmen.',
    accountHelp: 'Wenn du das nicht verlangt hast, nimm es zurück und ändere sofort dein Passwort.',
    anOwner: 'Ein Inhaber',
    organizationSubject: (name) => `Die Organisation ${name} wird gelöscht`,
    organization: (owner, name) =>
      `${owner} lässt die Organisation ${name} löschen, mit allen E-Mails, Aufgaben und Dateien.`,
    organizationTime: (time) => `Sie wird am ${time} gelöscht. Bis dahin funktioniert sie wie bisher.`,
    organizationHelp:
      'Jeder Inhaber kann das bis dahin in den Einstellungen der Organisation zurücknehmen. Ein Export bewahrt eine Kopie.',
    staysSubject: (name) => `Die Organisation ${name} bleibt`,
    stays: (name) => `Die Organisation ${name} wird nicht gelöscht: Ein Inhaber hat das zurückgenommen.`,
  },
});
