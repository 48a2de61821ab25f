import { defineTexts } from '../../language.tsx';

/** Connecting an inbox and changing its servers. */
export const connectText = defineTexts({
  en: {
    title: 'Connect an inbox',
    step: (now: number, all: number) => `Step ${now} of ${all}`,
    address: 'Email address',
    aliases: 'Other addresses',
    aliasesHint:
      'One per line, or separated by commas. Mail to them arrives in this inbox, and replies come from the address that was written to.',
    name: 'Name',
    nameHint: 'What your team calls it; it also signs automatic replies.',
    tag: 'Tag',
    tagHint: 'Mail that it receives gets this tag. Each tag has one active inbox.',
    taken: (tag: string, by: string) => `${tag} (used by ${by})`,
    newTag: 'New tag…',
    newTagName: 'Name of the new tag',
    provider: 'Provider',
    own: 'Another server',
    development: 'Development mail server',
    developmentLead: 'It runs beside this Herald, and every address of it is a mailbox.',
    developmentUse: (address: string) => `Use ${address}`,
    help: 'What the provider says of it',
    whatToDo: {
      imap: 'Until this works, no mail comes. Compare server, port and user name, and give the password that the provider wants.',
      smtp: 'Until this works, Herald reads the mailbox but cannot send from it.',
    },
    firstMail: 'The first emails',
    firstMailNone: 'Nothing has come yet. Mail appears here while it is read.',
    toMail: 'Open mail',
    next: 'Next',
    back: 'Back',
    signInGoogle: 'Sign in with Google',
    signInMicrosoft: 'Sign in with Microsoft',
    signInHint:
      'The safest way: Herald never sees the password, and you can withdraw the access at any time.',
    orPassword: 'Or go on with a password.',
    notes: {
      gmail:
        'Gmail takes no normal password: create an app password in your Google account (two-step verification must be on).',
      outlook: 'Outlook and Microsoft 365 refuse passwords from programs. Sign in with Microsoft instead.',
      icloud: 'iCloud wants an app-specific password, which you create on Apple’s account page.',
      fastmail: 'Fastmail wants an app password: Settings, Privacy & Security, App passwords.',
      ionos: 'Use the password of the mailbox, not the one of the customer account.',
      strato: 'Use the password of the mailbox, not the one of the customer account.',
      yahoo:
        'Yahoo takes no normal password: create an app password in the security settings of the account.',
      gmx: 'First allow IMAP in GMX: Email, Settings, POP3 & IMAP. With two-factor sign-in, create an app password.',
      webde:
        'First allow IMAP in WEB.DE: Email, Settings, POP3/IMAP. With two-factor sign-in, create an app password.',
      tonline:
        'T-Online wants the password for email programs, which you set in the customer center, not that of the account.',
      posteo: 'Use the password of the mailbox. With two-factor sign-in it works for programs as well.',
      mailboxorg:
        'Use the password of the mailbox. With two-factor sign-in, create an app password in the settings.',
      mailde:
        'Use the password of the mailbox. With two-factor sign-in, create a password for programs in the settings.',
      zoho: 'First allow IMAP in Zoho: Settings, Mail accounts, IMAP. With two-factor sign-in, create an app password.',
      zohoeu:
        'First allow IMAP in Zoho: Settings, Mail accounts, IMAP. With two-factor sign-in, create an app password.',
      development:
        'The mail server that runs beside this Herald. Everything is filled in; all its mailboxes have the same password.',
      own: 'Whoever runs the server knows these names. The suggestions are only guesses.',
    },
    incoming: 'Incoming mail (IMAP)',
    outgoing: 'Outgoing mail (SMTP)',
    host: 'Server',
    port: 'Port',
    user: 'User name',
    password: 'Password',
    keepPassword: 'Leave it empty to keep the one that is stored.',
    samePassword: 'Leave it empty if it is the same as for incoming mail.',
    tls: 'Encrypted (TLS)',
    tlsHint: 'Without it, others on the network can read the password. Only allowed in development.',
    sends: 'Herald also sends from this inbox',
    readBack: 'Older mail',
    readBackHint:
      'Herald reads the newest first. It neither replies to mail that is there already nor analyzes it.',
    readBackAll: 'Read all of it',
    readBackDays: (days: number) => (days === 1 ? 'Of the last day' : `Of the last ${days} days`),
    readBackNone: 'None: only what comes from now on',
    save: 'Save and test',
    saving: 'Saving',
    result: 'Test',
    bothWork:
      'Herald can read and send. It reads the mail now: that takes a few minutes for a large mailbox.',
    change: 'Change the settings',
    finish: 'Done',
    editTitle: (name: string) => `Edit ${name}`,
    connected: 'The mailbox is connected. Herald reads it now.',
    connectedByProvider: (provider: string) =>
      `This inbox signs in with ${provider}: servers and passwords are not needed.`,
    moving: 'For another server, give the password again: Herald does not send a stored one elsewhere.',
    failures: {
      ACCESS_DENIED: 'You did not allow the access. Try again, and allow it.',
      SCOPE_MISSING: 'You allowed only a part of the access. Try again, and tick everything.',
      NO_LASTING_ACCESS:
        'The provider gave no lasting access. Remove Herald from the apps of the account, and try again.',
      ADDRESS_TAKEN: 'Another inbox has this address already. Use another address.',
      ADDRESS_MISMATCH: 'You signed in with another address than that of the inbox. Try again with that one.',
      ADDRESS_MISSING: 'The provider did not say which address the mailbox has. Use a password instead.',
      TAG_TAKEN: 'Another active inbox has this tag. Choose another one.',
      STATE_MISMATCH: 'The sign-in took too long, or was begun in another browser. Try again.',
      SESSION_REQUIRED: 'You were signed out in the meantime. Try again.',
      ROLE_REQUIRED: 'Only admins and owners can connect inboxes.',
      TOO_MANY_INBOXES: 'There are too many inboxes already. Delete one first.',
      NOT_CONFIGURED: 'This Herald is not set up for that provider. Use a password instead.',
      PROVIDER_FAILED: 'The provider did not answer as it should. Try again later.',
      TOKEN_ENDPOINT_FAILED: 'The provider did not answer as it should. Try again later.',
      INVALID_GRANT: 'The provider took its answer back. Try again.',
    },
    failed: (code: string) => `The mailbox was not connected. Try again (${code}).`,
  },
  de: {
    title: 'Postfach verbinden',
    step: (now, all) => `Schritt ${now} von ${all}`,
    address: 'E-Mail-Adresse',
    aliases: 'Weitere Adressen',
    aliasesHint:
      'Eine pro Zeile, oder durch Kommas getrennt. E-Mails an sie gehören zu diesem Postfach, und Antworten kommen von der Adresse, an die geschrieben wurde.',
    name: 'Name',
    nameHint: 'Wie dein Team es nennt; damit enden auch automatische Antworten.',
    tag: 'Tag',
    tagHint: 'E-Mails an dieses Postfach bekommen es. Jedes Tag hat ein aktives Postfach.',
    taken: (tag, by) => `${tag} (hat ${by})`,
    newTag: 'Neues Tag …',
    newTagName: 'Name des neuen Tags',
    provider: 'Anbieter',
    own: 'Anderer Server',
    development: 'Mailserver der Entwicklung',
    developmentLead: 'Er läuft neben diesem Herald, und jede seiner Adressen ist ein Postfach.',
    developmentUse: (address) => `${address} verwenden`,
    help: 'Was der Anbieter dazu sagt',
    whatToDo: {
      imap: 'Solange das nicht geht, kommen keine E-Mails. Vergleiche Server, Port und Benutzernamen, und gib das Passwort an, das der Anbieter verlangt.',
      smtp: 'Solange das nicht geht, liest Herald das Postfach, kann aber nicht daraus senden.',
    },
    firstMail: 'Die ersten E-Mails',
    firstMailNone: 'Noch ist nichts da. E-Mails erscheinen hier, sobald sie gelesen sind.',
    toMail: 'Zu den E-Mails',
    next: 'Weiter',
    back: 'Zurück',
    signInGoogle: 'Mit Google anmelden',
    signInMicrosoft: 'Mit Microsoft anmelden',
    signInHint:
      'Der sicherste Weg: Herald sieht das Passwort nie, und du kannst den Zugriff jederzeit entziehen.',
    orPassword: 'Oder weiter mit einem Passwort.',
    notes: {
      gmail:
        'Gmail nimmt kein normales Passwort: Erstelle in deinem Google-Konto ein App-Passwort (die Bestätigung in zwei Schritten muss an sein).',
      outlook:
        'Outlook und Microsoft 365 lehnen Passwörter von Programmen ab. Melde dich stattdessen mit Microsoft an.',
      icloud:
        'iCloud verlangt ein anwendungsspezifisches Passwort. Du erstellst es auf der Account-Seite von Apple.',
      fastmail: 'Fastmail verlangt ein App-Passwort: Settings, Privacy & Security, App passwords.',
      ionos: 'Nimm das Passwort des Postfachs, nicht das des Kundenkontos.',
      strato: 'Nimm das Passwort des Postfachs, nicht das des Kundenkontos.',
      yahoo:
        'Yahoo nimmt kein normales Passwort: Erstelle in den Sicherheitseinstellungen des Kontos ein App-Passwort.',
      gmx: 'Erlaube zuerst IMAP bei GMX: E-Mail, Einstellungen, POP3/IMAP Abruf. Mit Zwei-Faktor-Anmeldung erstelle ein App-Passwort.',
      webde:
        'Erlaube zuerst IMAP bei WEB.DE: E-Mail, Einstellungen, POP3/IMAP Abruf. Mit Zwei-Faktor-Anmeldung erstelle ein App-Passwort.',
      tonline:
        'T-Online verlangt das Passwort für E-Mail-Programme, das du im Kundencenter festlegst, nicht das des Kontos.',
      posteo: 'Nimm das Passwort des Postfachs. Es gilt für Programme auch mit Zwei-Faktor-Anmeldung.',
      mailboxorg:
        'Nimm das Passwort des Postfachs. Mit Zwei-Faktor-Anmeldung erstelle in den Einstellungen ein App-Passwort.',
      mailde:
        'Nimm das Passwort des Postfachs. Mit Zwei-Faktor-Anmeldung erstelle in den Einstellungen ein Passwort für Programme.',
      zoho: 'Erlaube zuerst IMAP bei Zoho: Settings, Mail accounts, IMAP. Mit Zwei-Faktor-Anmeldung erstelle ein App-Passwort.',
      zohoeu:
        'Erlaube zuerst IMAP bei Zoho: Settings, Mail accounts, IMAP. Mit Zwei-Faktor-Anmeldung erstelle ein App-Passwort.',
      development:
        'Der Mailserver, der neben diesem Herald läuft. Alles ist ausgefüllt; alle seine Postfächer haben dasselbe Passwort.',
      own: 'Wer den Server betreibt, kennt diese Namen. Die Vorschläge sind nur geraten.',
    },
    incoming: 'Eingehende E-Mail (IMAP)',
    outgoing: 'Ausgehende E-Mail (SMTP)',
    host: 'Server',
    port: 'Port',
    user: 'Benutzername',
    password: 'Passwort',
    keepPassword: 'Leer lassen, um das gespeicherte zu behalten.',
    samePassword: 'Leer lassen, wenn es dasselbe ist wie für eingehende E-Mail.',
    tls: 'Verschlüsselt (TLS)',
    tlsHint: 'Ohne sie können andere im Netz das Passwort lesen. Nur in der Entwicklung erlaubt.',
    sends: 'Herald sendet auch aus diesem Postfach',
    readBack: 'Ältere E-Mails',
    readBackHint:
      'Herald liest die neuesten zuerst. E-Mails, die schon da sind, beantwortet und analysiert es nicht.',
    readBackAll: 'Alle lesen',
    readBackDays: (days) => (days === 1 ? 'Vom letzten Tag' : `Der letzten ${days} Tage`),
    readBackNone: 'Keine: nur was ab jetzt kommt',
    save: 'Speichern und prüfen',
    saving: 'Wird gespeichert',
    result: 'Prüfung',
    bothWork:
      'Herald kann lesen und senden. Es ruft die E-Mails jetzt ab: Bei einem großen Postfach dauert das einige Minuten.',
    change: 'Angaben ändern',
    finish: 'Fertig',
    editTitle: (name) => `${name} bearbeiten`,
    connected: 'Das Postfach ist verbunden. Herald ruft es jetzt ab.',
    connectedByProvider: (provider) =>
      `Dieses Postfach meldet sich über ${provider} an: Server und Passwörter sind nicht nötig.`,
    moving:
      'Für einen anderen Server gib das Passwort neu an: Herald schickt ein gespeichertes nicht woandershin.',
    failures: {
      ACCESS_DENIED: 'Du hast den Zugriff nicht erlaubt. Versuch es noch einmal, und erlaube ihn.',
      SCOPE_MISSING:
        'Du hast nur einen Teil des Zugriffs erlaubt. Versuch es noch einmal, und hake alles an.',
      NO_LASTING_ACCESS:
        'Der Anbieter gab keinen dauerhaften Zugriff. Entferne Herald aus den Apps des Kontos, und versuch es noch einmal.',
      ADDRESS_TAKEN: 'Ein anderes Postfach hat diese Adresse schon. Nimm eine andere.',
      ADDRESS_MISMATCH:
        'Du hast dich mit einer anderen Adresse angemeldet als der des Postfachs. Versuch es mit dieser.',
      ADDRESS_MISSING:
        'Der Anbieter hat nicht gesagt, welche Adresse das Postfach hat. Nimm stattdessen ein Passwort.',
      TAG_TAKEN: 'Ein anderes aktives Postfach hat dieses Tag. Wähle ein anderes.',
      STATE_MISMATCH:
        'Die Anmeldung hat zu lange gedauert oder begann in einem anderen Browser. Versuch es noch einmal.',
      SESSION_REQUIRED: 'Du warst inzwischen abgemeldet. Versuch es noch einmal.',
      ROLE_REQUIRED: 'Nur Administratoren und Inhaber können Postfächer verbinden.',
      TOO_MANY_INBOXES: 'Es gibt schon zu viele Postfächer. Lösche zuerst eines.',
      NOT_CONFIGURED: 'Dieses Herald ist für den Anbieter nicht eingerichtet. Nimm stattdessen ein Passwort.',
      PROVIDER_FAILED: 'Der Anbieter hat nicht richtig geantwortet. Versuch es später noch einmal.',
      TOKEN_ENDPOINT_FAILED: 'Der Anbieter hat nicht richtig geantwortet. Versuch es später noch einmal.',
      INVALID_GRANT: 'Der Anbieter hat seine Antwort zurückgezogen. Versuch es noch einmal.',
    },
    failed: (code) => `Das Postfach wurde nicht verbunden. Versuch es noch einmal (${code}).`,
  },
});
