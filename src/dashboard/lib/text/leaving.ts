import { defineTexts } from './language.tsx';

/** The pending deletion of an organization or an account. */
export const leavingText = defineTexts({
  en: {
    organization: (name: string, when: string) =>
      `${name} will be deleted on ${when}, with all mail, tasks and files.`,
    account: (when: string) => `Your account will be deleted on ${when}.`,
    askOwner: (owners: string) => `An owner can take that back: ${owners}.`,
    keepOrganization: 'Keep the organization',
    keepAccount: 'Keep my account',
    organizationStays: (name: string) => `${name} stays.`,
    accountStays: 'Your account stays.',
    failed: 'That could not be taken back.',
  },
  de: {
    organization: (name, when) =>
      `${name} wird am ${when} gelöscht, mit allen E-Mails, Aufgaben und Dateien.`,
    account: (when) => `Dein Konto wird am ${when} gelöscht.`,
    askOwner: (owners) => `Ein Inhaber kann das zurücknehmen: ${owners}.`,
    keepOrganization: 'Organisation behalten',
    keepAccount: 'Mein Konto behalten',
    organizationStays: (name) => `${name} bleibt.`,
    accountStays: 'Dein Konto bleibt.',
    failed: 'Das ließ sich nicht zurücknehmen.',
  },
});
