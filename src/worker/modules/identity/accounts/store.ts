import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/language.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { roomiest } from '../../../platform/data/measure.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { invitations } from '../invitations/schema.ts';
import { members, organizations, sessions, users } from '../schema.ts';
import type { Session } from '../sessions/store.ts';
import { type User, userColumns } from '../users/store.ts';

/** Fails the batch unless this is the first account, or the address has an open invitation and no account. */
export function requireFirstOrInvited(db: Database, email: string, now: number): Statement {
  return requireThat(
    db,
    sql`NOT EXISTS (SELECT 1 FROM ${users}) OR (NOT EXISTS (SELECT 1 FROM ${users} WHERE email = ${email})
      AND EXISTS (SELECT 1 FROM ${invitations} AS invitation
        JOIN ${members} AS inviter ON inviter.organization_id = invitation.organization_id
          AND inviter.user_id = invitation.inviter_id AND inviter.role IN ('owner', 'admin')
        WHERE invitation.email = ${email} AND invitation.status = 'pending' AND invitation.expires_at > ${now}))`,
  );
}

export interface NewAccount {
  email: string;
  name: string;
  image: string | null;
  timezone: string;
  language: Language;
  passwordHash: string;
  organization: { name: string; slug: string };
  session: Omit<Session, 'userId' | 'organizationId'>;
  now: number;
}

/**
 * Inserts user, organization, membership and session; the first statement returns the user. A second account with the
 * address violates `users.email` and fails the batch. The later rows find the first two by address and by slug.
 */
export function insertAccount(db: Database, account: NewAccount): [Statement<User[]>, ...Statement[]] {
  const { email, name, image, timezone, language, passwordHash, organization, session, now } = account;
  const organizationId = sql`(SELECT id FROM ${organizations} WHERE slug = ${organization.slug})`;
  const userId = userIdOf(email);
  return [
    // No page shows the user yet.
    hidden(
      db
        .insert(users)
        .values({ email, name, image, timezone, language, passwordHash, createdAt: now, updatedAt: now })
        .returning(userColumns),
    ),
    hidden(db.insert(organizations).values({ ...organization, createdAt: now, database: roomiest() })),
    hidden(db.insert(members).values({ organizationId, userId, role: 'owner', createdAt: now })),
    db.insert(sessions).values({ ...session, organizationId, userId }),
  ];
}

/** Returns the user's id by address, as an expression: for later statements of the batch that inserts the user. */
export function userIdOf(email: string): SQL {
  return sql`(SELECT id FROM ${users} WHERE email = ${email})`;
}
