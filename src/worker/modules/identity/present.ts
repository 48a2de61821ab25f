import type { SignedIn } from './sessions/sessions.ts';
import type { Session } from './sessions/store.ts';
import type { User } from './users/store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns a user in the format of better-auth. */
export function presentUser(user: User) {
  return {
    id: String(user.id),
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    image: user.image,
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
    twoFactorEnabled: user.twoFactorEnabled,
    deletesAt: user.deletesAt === null ? null : iso(user.deletesAt),
  };
}

/** Returns a session in the format of better-auth; its `token` is the public id, not the secret. */
export function presentSession(session: SignedIn['session'] | Session) {
  return {
    id: session.publicId,
    token: session.publicId,
    userId: String(session.userId),
    expiresAt: iso(session.expiresAt),
    createdAt: iso(session.createdAt),
    updatedAt: iso(session.updatedAt),
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    activeOrganizationId: String(session.organizationId),
  };
}
