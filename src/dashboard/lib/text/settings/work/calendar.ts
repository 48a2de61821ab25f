import { defineTexts } from '../../language.tsx';

/** The calendar's feed and the services for bookings. */
export const calendarSettingsText = defineTexts({
  en: {
    title: 'Calendar',
    lead: 'See Herald’s calendar in your own program, and bring bookings in.',
    feed: 'Subscribe in another calendar',
    feedLead:
      'With a private address, Apple Calendar, Google Calendar, Thunderbird and others show the events, too.',
    create: 'Create a new address',
    createTitle: 'Create a new address?',
    createLead:
      'If you have an address already, it stops working, and programs that use it show nothing new. Whoever knows the new one can read the calendar.',
    address: 'Calendar address',
    made: 'Your calendar address',
    how: 'How to subscribe',
    programs: {
      apple: 'Apple Calendar',
      google: 'Google Calendar',
      thunderbird: 'Thunderbird',
    },
    steps: {
      apple:
        'File, New Calendar Subscription, paste the address. On iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar.',
      google:
        'On the web, beside “Other calendars” choose +, then “From URL”, and paste the address. Google reads it every few hours.',
      thunderbird: 'File, New, Calendar, On the Network, paste the address, leave the user name empty.',
    },
    bookings: 'Bookings',
    bookingsLead: 'Meetings that people book at Cal.com or Calendly become events here.',
    connect: 'Connect a service',
    none: 'No service is connected',
    noneLead: 'With Cal.com or Calendly, bookings appear in the calendar by themselves.',
    providers: { cal_com: 'Cal.com', calendly: 'Calendly' },
    provider: 'Service',
    name: 'Name',
    nameHint: 'Such as Consultations',
    secret: 'Secret of the webhook',
    secretHint: {
      cal_com: 'You choose it here, and enter it in the webhook at Cal.com. At least 8 characters.',
      calendly: 'The signing key that Calendly gives the webhook.',
    },
    invent: 'Generate',
    token: 'API token',
    tokenHint: 'Brings in bookings from before, and those that a webhook missed.',
    connectedTitle: (name: string) => `${name} is connected`,
    webhook: 'Address for the webhook',
    webhookHint: {
      cal_com:
        'At Cal.com: Settings, Developer, Webhooks, New. Paste this address and the secret, and choose the triggers of bookings.',
      calendly:
        'At Calendly’s API: create a webhook subscription with this address for invitee.created and invitee.canceled.',
    },
    yourSecret: 'Secret',
    states: {
      waiting: 'Waiting for the first booking',
      syncing: 'Fetching bookings',
      ok: 'Working',
      failing: 'Failing',
    },
    lastWebhook: (when: string) => `last notified ${when}`,
    lastSync: (when: string) => `last fetched ${when}`,
    syncNow: 'Fetch bookings now',
    noToken: 'Without an API token, bookings only come by webhook.',
    syncStarted: 'Bookings are being fetched.',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeLead:
      'Its events leave the calendar, past ones too. Nothing changes at the service, whose webhook you can then delete there.',
    removed: 'The connection is deleted.',
  },
  de: {
    title: 'Kalender',
    lead: 'Sieh den Kalender von Herald in deinem eigenen Programm, und hol Buchungen herein.',
    feed: 'In anderen Kalendern abonnieren',
    feedLead:
      'Mit einer privaten Adresse zeigen auch Apple Kalender, Google Kalender, Thunderbird und andere die Termine.',
    create: 'Neue Adresse anlegen',
    createTitle: 'Neue Adresse anlegen?',
    createLead:
      'Hast du schon eine Adresse, gilt sie nicht mehr, und Programme mit ihr zeigen nichts Neues. Wer die neue kennt, kann den Kalender lesen.',
    address: 'Kalenderadresse',
    made: 'Deine Kalenderadresse',
    how: 'So abonnierst du sie',
    programs: {
      apple: 'Apple Kalender',
      google: 'Google Kalender',
      thunderbird: 'Thunderbird',
    },
    steps: {
      apple:
        'Ablage, Neues Kalenderabonnement, Adresse einfügen. Auf dem iPhone: Einstellungen, Apps, Kalender, Kalenderaccounts, Account hinzufügen, Andere, Kalenderabo hinzufügen.',
      google:
        'Im Web neben „Weitere Kalender“ auf +, dann „Per URL“, und die Adresse einfügen. Google liest sie alle paar Stunden.',
      thunderbird: 'Datei, Neu, Kalender, Im Netzwerk, Adresse einfügen, Benutzername leer lassen.',
    },
    bookings: 'Buchungen',
    bookingsLead: 'Termine, die jemand bei Cal.com oder Calendly bucht, erscheinen hier.',
    connect: 'Dienst verbinden',
    none: 'Kein Dienst ist verbunden',
    noneLead: 'Mit Cal.com oder Calendly stehen Buchungen von selbst im Kalender.',
    providers: { cal_com: 'Cal.com', calendly: 'Calendly' },
    provider: 'Dienst',
    name: 'Name',
    nameHint: 'Zum Beispiel Beratung',
    secret: 'Geheimnis des Webhooks',
    secretHint: {
      cal_com: 'Du legst es hier fest und trägst es beim Webhook von Cal.com ein. Mindestens 8 Zeichen.',
      calendly: 'Der Schlüssel („signing key“), den Calendly dem Webhook gibt.',
    },
    invent: 'Erzeugen',
    token: 'API-Token',
    tokenHint: 'Holt frühere Buchungen herein und solche, die ein Webhook verpasst hat.',
    connectedTitle: (name) => `${name} ist verbunden`,
    webhook: 'Adresse für den Webhook',
    webhookHint: {
      cal_com:
        'Bei Cal.com: Settings, Developer, Webhooks, New. Diese Adresse und das Geheimnis einfügen und die Auslöser für Buchungen wählen.',
      calendly:
        'Über die API von Calendly: ein Webhook-Abonnement mit dieser Adresse für invitee.created und invitee.canceled anlegen.',
    },
    yourSecret: 'Geheimnis',
    states: {
      waiting: 'Wartet auf die erste Buchung',
      syncing: 'Buchungen werden abgerufen',
      ok: 'Funktioniert',
      failing: 'Fehler',
    },
    lastWebhook: (when) => `zuletzt gemeldet ${when}`,
    lastSync: (when) => `zuletzt abgerufen ${when}`,
    syncNow: 'Buchungen jetzt abrufen',
    noToken: 'Ohne API-Token kommen Buchungen nur per Webhook.',
    syncStarted: 'Buchungen werden abgerufen.',
    remove: 'Löschen',
    removeTitle: (name) => `${name} löschen?`,
    removeLead:
      'Ihre Termine verschwinden aus dem Kalender, auch vergangene. Beim Dienst ändert sich nichts; den Webhook dort kannst du danach löschen.',
    removed: 'Die Verbindung ist gelöscht.',
  },
});
