import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Contact } from '../../../../contract/mail/contacts.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** The contacts. Times are milliseconds since 1970. */
export const contacts = sqliteTable('contacts', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  address: text().notNull(),
  /** The name in the latest inbound email that has one, and the time of that email. */
  mailName: text('mail_name').notNull().default(''),
  mailNameAt: integer('mail_name_at').notNull().default(0),
  /** The name that a member has set. */
  ownName: text('own_name'),
  firstMailAt: integer('first_mail_at'),
  /** The time of the latest email. 0 if there is none. */
  lastMailAt: integer('last_mail_at').notNull().default(0),
  mailsIn: integer('mails_in').notNull().default(0),
  mailsOut: integer('mails_out').notNull().default(0),
  notes: text().notNull().default(''),
  company: text(),
  fields: text({ mode: 'json' }).$type<Contact['fields']>().notNull().default([]),
  isBlocked: integer('is_blocked', { mode: 'boolean' }).notNull().default(false),
  /** The words in `contact_words`, sorted. */
  words: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  isIndexed: integer('is_indexed', { mode: 'boolean' }).notNull().default(false),
  /** The cursor while its conversations are moved to spam: time and id of the last email processed. */
  movedAt: integer('moved_at'),
  movedId: integer('moved_id'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  sortId: integer('sort_id').generatedAlwaysAs(sql`id`, { mode: 'virtual' }),
});

export const contactWords = sqliteTable(
  'contact_words',
  {
    organizationId: integer('organization_id').notNull(),
    word: text().notNull(),
    contactId: integer('contact_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.word, table.contactId] })],
);

shows('contact', contacts, 'id');
exported(contacts, { without: ['words', 'is_indexed', 'moved_at', 'moved_id', 'sort_id'] });
