import type { Contact } from '../../../../contract/mail/contacts.ts';
import type { ContactRow } from './store.ts';

/** Returns a contact in the form of the API. */
export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    address: row.address,
    name: row.name,
    first_mail_at: row.firstMailAt === null ? null : new Date(row.firstMailAt).toISOString(),
    last_mail_at: row.lastMailAt === 0 ? null : new Date(row.lastMailAt).toISOString(),
    mails_in: row.mailsIn,
    mails_out: row.mailsOut,
    notes: row.notes,
    company: row.company,
    fields: JSON.parse(row.fields) as Contact['fields'],
    is_blocked: row.isBlocked === 1,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
