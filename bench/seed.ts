/** Fills the databases with the rows that saving mail would create, but much faster. */

import type { DatabaseSync } from 'node:sqlite';
import { BUILT_IN } from '../src/lib/tags.ts';
import type { Databases } from './databases/places.ts';
import { addressOf, FIRST_DATE, inboxId, seedMail } from './seed-mail.ts';
import { sha256 } from './texts.ts';
import { Writer } from './writer.ts';

const TAGS = BUILT_IN.entries.map(({ tag }) => tag);

/** Returns the session secret and API key of an organization's owner. */
export function credentials(organization: number) {
  return {
    secret: sha256(`session ${organization}`).slice(0, 40),
    apiKey: `herald_${sha256(`key ${organization}`).slice(0, 40)}`,
  };
}

/** Writes organizations `from` to `to` to their databases, each with an owner, inboxes, mail and tasks. */
export function seed(
  databases: Databases,
  organizations: { from: number; to: number },
  countEmails: (organization: number) => number,
  progress: (count: number) => void = () => {},
): void {
  const writers = new Map<DatabaseSync, Writer>();
  const writerOf = (db: DatabaseSync): Writer => {
    const writer = writers.get(db) ?? new Writer(db);
    writers.set(db, writer);
    return writer;
  };
  let count = 0;
  for (let organization = organizations.from; organization <= organizations.to; organization++) {
    const home = writerOf(databases.of(organization));
    seedAccount(writerOf(databases.directory), organization, databases.numberOf(organization));
    // For organizations in the directory database, a trigger writes this row.
    if (databases.of(organization) !== databases.directory) {
      home.insert('residents', { organization_id: organization });
    }
    seedInboxes(home, organization);
    seedMail(home, organization, countEmails(organization));
    count += countEmails(organization);
    progress(count);
  }
  for (const writer of writers.values()) writer.close();
}

function seedAccount(writer: Writer, organization: number, database: number): void {
  const at = FIRST_DATE;
  writer.insert('organizations', {
    id: organization,
    name: `Company ${organization}`,
    slug: `company-${organization}`,
    created_at: at,
    database,
  });
  writer.insert('users', {
    id: organization,
    email: `owner@company-${organization}.example`,
    name: 'Owner',
    created_at: at,
    updated_at: at,
  });
  writer.insert('members', {
    organization_id: organization,
    user_id: organization,
    role: 'owner',
    created_at: at,
  });
  const { secret, apiKey } = credentials(organization);
  writer.insert('sessions', {
    id_hash: sha256(secret),
    public_id: sha256(secret).slice(0, 20),
    user_id: organization,
    organization_id: organization,
    created_at: at,
    updated_at: at,
    expires_at: at,
  });
  writer.insert('api_keys', {
    organization_id: organization,
    user_id: organization,
    name: 'Bench',
    key_hash: sha256(apiKey),
    last_four: apiKey.slice(-4),
    created_at: at,
  });
}

function seedInboxes(writer: Writer, organization: number): void {
  for (const tag of TAGS) {
    writer.insert('inboxes', {
      id: inboxId(organization, tag),
      organization_id: organization,
      secret_id: `bench-${organization}-${tag}`,
      name: tag,
      email_address: addressOf(organization, tag),
      tag,
      imap_host: 'imap.example.com',
      imap_port: 993,
      imap_user: addressOf(organization, tag),
      imap_password: '1.sealed',
      imap_tls: 1,
      smtp_host: 'smtp.example.com',
      smtp_port: 465,
      smtp_user: addressOf(organization, tag),
      smtp_password: '1.sealed',
      smtp_tls: 1,
      is_active: 1,
      auto_reply_enabled: 0,
      created_at: FIRST_DATE,
      updated_at: FIRST_DATE,
    });
  }
}
