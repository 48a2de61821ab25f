import { defineTexts } from '../language.tsx';

/** The page on which a person connects a program. */
export const connectText = defineTexts({
  en: {
    title: 'Connect an agent',
    signIn: 'A program asks to act for you in Herald. Sign in to see which one.',
    ask: (name: string) => `Connect “${name}”?`,
    wants: (organization: string) => `It asks to act for you in ${organization}.`,
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    vouched: (host: string) => `${host} vouches for this name.`,
    unknown:
      'Nobody vouches for this name. Go on only if you have just started this from a program that you trust.',
    says: (address: string) => `It says that its page is ${address}.`,
    goesTo: (host: string) => `Your answer goes to ${host}.`,
    goesHere: 'Your answer goes to a program on this computer.',
    connect: 'Connect',
    refuse: 'Refuse',
    invalid: 'This request is not valid',
    invalidLead: 'Start again from the program that has sent you here.',
    back: 'Back to the program',
    done: 'Go back to the program. You can close this page.',
    later: 'You can change all of this later, or disconnect it, in the settings under Agents.',
  },
  de: {
    title: 'Agenten verbinden',
    signIn: 'Ein Programm möchte in Herald für dich handeln. Melde dich an, um zu sehen, welches.',
    ask: (name) => `„${name}“ verbinden?`,
    wants: (organization) => `Der Agent möchte in ${organization} für dich handeln.`,
    signedInAs: (email) => `Du bist als ${email} angemeldet.`,
    vouched: (host) => `${host} bürgt für diesen Namen.`,
    unknown:
      'Niemand bürgt für diesen Namen. Mach nur weiter, wenn du das gerade selbst in einem Programm begonnen hast, dem du vertraust.',
    says: (address) => `Als seine Seite nennt er ${address}.`,
    goesTo: (host) => `Deine Antwort geht an ${host}.`,
    goesHere: 'Deine Antwort geht an ein Programm auf diesem Computer.',
    connect: 'Verbinden',
    refuse: 'Ablehnen',
    invalid: 'Diese Anfrage ist ungültig',
    invalidLead: 'Beginne noch einmal in dem Programm, das dich hierher geschickt hat.',
    back: 'Zurück zum Programm',
    done: 'Geh zurück zum Programm. Diese Seite kannst du schließen.',
    later:
      'Das alles kannst du später in den Einstellungen unter „Agenten“ ändern, oder die Verbindung trennen.',
  },
});
