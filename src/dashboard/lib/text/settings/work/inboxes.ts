import { defineTexts } from '../../language.tsx';

/** Inboxes: their sync state and connection. */
export const inboxesText = defineTexts({
  en: {
    title: 'Inboxes',
    lead: 'The mailboxes that Herald reads, and from which it sends.',
    connect: 'Connect an inbox',
    connectFirst: 'Connect the first inbox',
    none: 'No inbox is connected.',
    noneLead: 'Herald reads a mailbox that you have already, at Gmail, Outlook or any other provider.',
    syncNow: 'Check for mail now',
    syncing: 'Checking…',
    syncStarted: (count: number) => (count === 1 ? 'Checking 1 inbox.' : `Checking ${count} inboxes.`),
    states: {
      never_run: 'Not checked yet',
      waiting: 'Up to date',
      queued: 'Waiting to be checked',
      running: 'Checking',
      failing: 'Failing',
      disabled: 'Stopped',
      inactive: 'Switched off',
    },
    lastRead: (when: string) => `last checked ${when}`,
    newEmails: (count: number) => (count === 1 ? '1 new email' : `${count} new emails`),
    olderOf: (read: string, total: string) => `Reading older mail: ${read} of ${total}`,
    olderSince: (read: string, date: string | null) =>
      `Reading older mail: ${read}${date ? `, back to ${date}` : ''}`,
    nextTry: (when: string) => `Next attempt ${when}.`,
    stopped: 'Herald has stopped trying. Change the password, or connect the inbox again.',
    setAside: (count: number) =>
      count === 1
        ? '1 message could not be saved. Herald tries it again.'
        : `${count} messages could not be saved. Herald tries them again.`,
    setAsideOne: (uid: number, message: string) => `Message ${uid}: ${message}`,
    receiveOnly: 'Receives only',
    viaGoogle: 'Google',
    viaCloudflare: 'Sent by Cloudflare',
    viaMicrosoft: 'Microsoft',
    test: 'Test',
    testing: 'Signing in to both servers. This can take a minute.',
    tested: (name: string) => `Test of ${name}`,
    incoming: 'Incoming mail (IMAP)',
    outgoing: 'Outgoing mail (SMTP)',
    works: { imap: 'Herald can read this mailbox.', smtp: 'Herald can send from it.' },
    edit: 'Edit',
    again: 'Connect again',
    activate: 'Switch on',
    deactivate: 'Switch off',
    deactivateTitle: (name: string) => `Switch ${name} off?`,
    deactivateLead:
      'Herald no longer reads it, sends from it or replies for it. Its mail stays. You can switch it on again.',
    activated: (name: string) => `${name} is on.`,
    deactivated: (name: string) => `${name} is off.`,
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeLead:
      'Herald forgets its servers and passwords. Mail that it has read stays, and nothing changes at the provider.',
    removed: (name: string) => `${name} is deleted.`,
    lastActive:
      'It is the last active inbox. Connect another one first, since Herald needs one to read and send.',
    actions: (name: string) => `More for ${name}`,
    prove: 'Prove the address',
    proveOther: (address: string) => `Prove ${address}`,
    proofAsked: (address: string) => `A message is on its way to ${address}.`,
    proofAwaited: (when: string) =>
      `Herald sent a message to this address ${when}, and looks for it in this mailbox. Leave it in the inbox, and look for it in the spam folder, too.`,
    proofNeeded:
      'Mail from Email Routing waits, since this address is not proven to be yours. The message that proves it must reach this mailbox: route the address to Herald only afterwards.',
    proofTaken:
      'Mail from Email Routing to this address goes to another inbox, which has proven the address before.',
    proven: 'Address proven',
  },
  de: {
    title: 'Postfächer',
    lead: 'Die Postfächer, die Herald liest und aus denen es sendet.',
    connect: 'Postfach verbinden',
    connectFirst: 'Erstes Postfach verbinden',
    none: 'Kein Postfach ist verbunden.',
    noneLead: 'Herald liest ein Postfach, das du schon hast, bei Gmail, Outlook oder einem anderen Anbieter.',
    syncNow: 'Jetzt abrufen',
    syncing: 'Wird abgerufen …',
    syncStarted: (count) =>
      count === 1 ? '1 Postfach wird abgerufen.' : `${count} Postfächer werden abgerufen.`,
    states: {
      never_run: 'Noch nicht abgerufen',
      waiting: 'Auf dem neuesten Stand',
      queued: 'Wartet auf den Abruf',
      running: 'Wird abgerufen',
      failing: 'Fehler',
      disabled: 'Angehalten',
      inactive: 'Ausgeschaltet',
    },
    lastRead: (when) => `zuletzt abgerufen ${when}`,
    newEmails: (count) => (count === 1 ? '1 neue E-Mail' : `${count} neue E-Mails`),
    olderOf: (read, total) => `Ältere E-Mails werden gelesen: ${read} von ${total}`,
    olderSince: (read, date) => `Ältere E-Mails werden gelesen: ${read}${date ? `, zurück bis ${date}` : ''}`,
    nextTry: (when) => `Nächster Versuch ${when}.`,
    stopped: 'Herald versucht es nicht mehr. Ändere das Passwort, oder verbinde das Postfach neu.',
    setAside: (count) =>
      count === 1
        ? '1 Nachricht ließ sich nicht speichern. Herald versucht es noch einmal.'
        : `${count} Nachrichten ließen sich nicht speichern. Herald versucht es noch einmal.`,
    setAsideOne: (uid, message) => `Nachricht ${uid}: ${message}`,
    receiveOnly: 'Nur Empfang',
    viaGoogle: 'Google',
    viaCloudflare: 'Versand über Cloudflare',
    viaMicrosoft: 'Microsoft',
    test: 'Prüfen',
    testing: 'Anmeldung an beiden Servern. Das kann eine Minute dauern.',
    tested: (name) => `Prüfung von ${name}`,
    incoming: 'Eingehende E-Mail (IMAP)',
    outgoing: 'Ausgehende E-Mail (SMTP)',
    works: { imap: 'Herald kann dieses Postfach lesen.', smtp: 'Herald kann daraus senden.' },
    edit: 'Bearbeiten',
    again: 'Neu verbinden',
    activate: 'Einschalten',
    deactivate: 'Ausschalten',
    deactivateTitle: (name) => `${name} ausschalten?`,
    deactivateLead:
      'Herald ruft es nicht mehr ab, sendet nicht daraus und antwortet nicht dafür. Die E-Mails bleiben. Du kannst es wieder einschalten.',
    activated: (name) => `${name} ist an.`,
    deactivated: (name) => `${name} ist aus.`,
    remove: 'Löschen',
    removeTitle: (name) => `${name} löschen?`,
    removeLead:
      'Herald vergisst die Server und Passwörter. Gelesene E-Mails bleiben, und beim Anbieter ändert sich nichts.',
    removed: (name) => `${name} ist gelöscht.`,
    lastActive:
      'Es ist das letzte aktive Postfach. Verbinde erst ein anderes, denn Herald braucht eines zum Lesen und Senden.',
    actions: (name) => `Mehr zu ${name}`,
    prove: 'Adresse nachweisen',
    proveOther: (address) => `${address} nachweisen`,
    proofAsked: (address) => `Eine Nachricht ist unterwegs an ${address}.`,
    proofAwaited: (when) =>
      `Herald hat ${when} eine Nachricht an diese Adresse gesendet und sucht sie in diesem Postfach. Lass sie im Posteingang, und sieh auch im Spam-Ordner nach.`,
    proofNeeded:
      'E-Mails von Email Routing warten, denn es ist nicht nachgewiesen, dass diese Adresse dir gehört. Die Nachricht, die das nachweist, muss dieses Postfach erreichen: Leite die Adresse erst danach zu Herald.',
    proofTaken:
      'E-Mails von Email Routing an diese Adresse gehen an ein anderes Postfach, das die Adresse vorher nachgewiesen hat.',
    proven: 'Adresse nachgewiesen',
  },
});
