import { z } from 'zod';
import type { Contact } from '../../../../contract/mail/contacts.ts';
import type { Conversation } from '../../../../contract/mail/conversations.ts';
import { inZone, inZoneOrNull } from './dates.ts';
import { requireAllInboxes } from './sight.ts';
import { addressOf, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { line, shortWords } from './words.ts';

const shown = {
  id: z.string(),
  address: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  mails_from: z.int(),
  mails_to: z.int(),
  last_mail: z.string().nullable(),
  is_blocked: z.boolean(),
};

const shownOf = (box: ToolBox, contact: Contact) => ({
  id: addressOf(box, 'contact', contact.id),
  address: line(contact.address),
  name: shortWords(contact.name),
  company: contact.company,
  mails_from: contact.mails_in,
  mails_to: contact.mails_out,
  last_mail: inZoneOrNull(contact.last_mail_at, box.zone),
  is_blocked: contact.is_blocked,
});

export const searchContacts = tool({
  name: 'search_contacts',
  title: 'Search contacts',
  description:
    'Finds the people who write to the organization, by the beginnings of words in names and addresses.',
  group: 'read',
  scopes: ['emails:read'],
  input: z.strictObject({ search: z.string().max(200).optional(), limit: limit(50, 20), cursor }),
  output: z.object({ contacts: z.array(z.object(shown)), next }),
  isIdempotent: true,
  async run(box, query) {
    requireAllInboxes(box, 'contacts are');
    const { body, next } = await box.call<Contact[]>('GET', '/api/contacts', { query });
    return { data: { contacts: body.map((contact) => shownOf(box, contact)), next }, rows: body.length };
  },
});

export const getContact = tool({
  name: 'get_contact',
  title: 'Get a contact',
  description: 'Gets what members know about a person, and the latest conversations with them.',
  group: 'read',
  scopes: ['emails:read'],
  input: z.strictObject({ contact: idOfRecord('the contact') }),
  output: z.object({
    ...shown,
    notes: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    conversations: z.array(z.object({ id: z.string(), subject: z.string(), date: z.string() })),
  }),
  isIdempotent: true,
  async run(box, { contact }) {
    requireAllInboxes(box, 'contacts are');
    const path = `/api/contacts/${numberOf(contact)}`;
    const [{ body }, { body: latest }] = await Promise.all([
      box.call<Contact>('GET', path),
      box.call<Conversation[]>('GET', `${path}/threads`, { query: { limit: 10 } }),
    ]);
    return {
      data: {
        ...shownOf(box, body),
        notes: shortWords(body.notes, 5_000),
        fields: body.fields,
        conversations: latest.map((each) => ({
          id: addressOf(box, 'conversation', each.id),
          subject: shortWords(each.subject),
          date: inZone(each.last_message.received_at, box.zone),
        })),
      },
      rows: 1 + latest.length,
    };
  },
});
