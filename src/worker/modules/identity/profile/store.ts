import { eq, sql } from 'drizzle-orm';
import type { SendHold } from '../../../../contract/identity/settings.ts';
import type { Language } from '../../../../lib/language.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
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
  language: users.language,
  image: users.image,
  notifications: users.notifications,
  sendHoldSeconds: users.sendHoldSeconds,
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
  language: Language;
  image: string | null;
  /** False for each kind that is switched off. Kinds that are on may be missing. */
  notifications: Record<string, boolean>;
  sendHoldSeconds: SendHold;
  createdAt: number;
  updatedAt: number;
}

export type ProfileChange = Partial<
  Pick<Profile, 'name' | 'company' | 'phone' | 'timezone' | 'language' | 'image' | 'sendHoldSeconds'>
>;

export async function findProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const [[profile]] = await commit(db, [db.select(profileColumns).from(users).where(eq(users.id, userId))]);
  return profile;
}

/** Changes the profile, and returns it. */
export function updateUser(
  db: Database,
  userId: number,
  change: ProfileChange,
  now: number,
): Statement<Profile[]> {
  return db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(profileColumns);
}

/** Merges `change` into the settings, and returns the changed profile. */
export function updateNotificationSettings(
  db: Database,
  userId: number,
  change: Record<string, boolean>,
  now: number,
): Statement<Profile[]> {
  const merged = sql`json_patch(${users.notifications}, ${JSON.stringify(change)})`;
  return db
    .update(users)
    .set({ notifications: merged, updatedAt: now })
    .where(eq(users.id, userId))
    .returning(profileColumns);
}
