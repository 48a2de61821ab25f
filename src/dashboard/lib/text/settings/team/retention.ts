import { defineTexts } from '../../language.tsx';

/** Retention periods. */
export const retentionText = defineTexts({
  en: {
    title: 'Retention',
    lead: 'What is older is deleted for good within hours. A smaller number cannot be taken back.',
    inDays: 'In days.',
    fields: {
      trash_days: ['Trash', 'Conversations, since they came into the trash.'],
      spam_days: ['Spam', 'Conversations, since their newest email came into spam.'],
      audit_log_days: ['Audit log', 'Entries: who changed what.'],
      event_days: ['Events', 'What webhooks were told, once they have got it.'],
      delivery_days: ['Deliveries', 'Of webhooks. Those that succeeded stay for at most 7 days.'],
      set_aside_days: ['Messages set aside', 'Notes about mail that could not be saved.'],
      revoked_key_days: ['API keys', 'Those that were revoked or have expired.'],
    },
  },
  de: {
    title: 'Aufbewahrung',
    lead: 'Was älter ist, wird innerhalb von Stunden endgültig gelöscht. Eine kleinere Zahl lässt sich nicht rückgängig machen.',
    inDays: 'In Tagen.',
    fields: {
      trash_days: ['Papierkorb', 'Unterhaltungen, seit sie im Papierkorb sind.'],
      spam_days: ['Spam', 'Unterhaltungen, seit ihre neueste E-Mail im Spam ist.'],
      audit_log_days: ['Protokoll', 'Einträge: wer was geändert hat.'],
      event_days: ['Ereignisse', 'Was Webhooks gemeldet wurde, sobald sie es haben.'],
      delivery_days: ['Zustellungen', 'Von Webhooks. Gelungene bleiben höchstens 7 Tage.'],
      set_aside_days: [
        'Zurückgelegte Nachrichten',
        'Vermerke über E-Mails, die nicht gespeichert werden konnten.',
      ],
      revoked_key_days: ['API-Schlüssel', 'Widerrufene und abgelaufene.'],
    },
  },
});
