import { eq, sql } from 'drizzle-orm';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';

const profileColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  company: users.company,
  phone: users.phone,
  timezone: users.timezone,
  image: users.image,
  notifications: users.notifications,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

export interface Profile {
  id: number;
  name: string;
  email: string;
  emailVerified: boolean;
  company: string | null;
  phone: string | null;
  timezone: string;
  image: string | null;
  /** False for each kind that is switched off; others may be missing. */
  notifications: Record<string, boolean>;
  createdAt: number;
  updatedAt: number;
}

export type ProfileChange = Partial<Pick<Profile, 'name' | 'company' | 'phone' | 'timezone' | 'image'>>;

export async function findProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const [found] = await db.select(profileColumns).from(users).where(eq(users.id, userId));
  return found;
}

/** Answers the profile. */
export function updateUser(db: Database, userId: number, change: ProfileChange, now: number): Statement {
  return db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(profileColumns);
}

/** Merges these into what is set, and answers the profile. */
export function mergeNotifications(
  db: Database,
  userId: number,
  change: Record<string, boolean>,
  now: number,
): Statement {
  const merged = sql`json_patch(${users.notifications}, ${JSON.stringify(change)})`;
  return db
    .update(users)
    .set({ notifications: merged, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(profileColumns);
}
