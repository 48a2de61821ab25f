import { sha256 } from '../../../../../src/lib/hash.ts';
import type { Role } from '../../../../../src/worker/platform/ctx.ts';
import { randomBase62 } from '../../../../../src/worker/platform/random.ts';
import { testEnv } from '../../../helpers.ts';
import { row } from './dump.ts';
import { type Ids, NO_IDS } from './ids.ts';

/** Creates an organization. Returns its users' cookies by role, and the ids of its member and open invitation. */
export async function makeTeam(): Promise<{ ids: Ids; cookies: Record<Role, string> }> {
  const { DB } = testEnv;
  const slug = randomBase62(16);
  const secrets = { member: randomBase62(40), admin: randomBase62(40), owner: randomBase62(40) };
  const team = JSON.stringify(
    Object.entries(secrets).map(([role, secret]) => [role, sha256(secret), `${role}-${slug}`]),
  );
  const organization = 'SELECT id FROM organizations WHERE slug = ?2';
  const user = "SELECT id FROM users WHERE email = lower(value ->> 2 || '@example.com')";
  const [made] = await DB.batch<{ id: number }>([
    DB.prepare('INSERT INTO organizations (name, slug, created_at) VALUES (?1, ?1, 0) RETURNING id').bind(
      slug,
    ),
    DB.prepare(
      `INSERT INTO users (email, name, email_verified, created_at, updated_at)
        SELECT lower(value ->> 2 || '@example.com'), 'x', 1, 0, 0 FROM json_each(?1)`,
    ).bind(team),
    DB.prepare(
      `INSERT INTO members (organization_id, user_id, role, created_at)
        SELECT (${organization}), (${user}), value ->> 0, 0 FROM json_each(?1)`,
    ).bind(team, slug),
    DB.prepare(
      `INSERT INTO sessions (id_hash, public_id, user_id, organization_id, created_at, updated_at, expires_at)
        SELECT value ->> 1, value ->> 2, (${user}), (${organization}), ?3, ?3, ?3 + 2592000000 FROM json_each(?1)`,
    ).bind(team, slug, Date.now()),
    DB.prepare(
      `INSERT INTO invitations (id, organization_id, email, role, status, inviter_id, created_at, expires_at)
        SELECT ?1, id, 'invited@example.com', 'member', 'pending', 1, ?2, ?2 + 86400000
        FROM organizations WHERE slug = ?1`,
    ).bind(slug, Date.now()),
  ]);
  const organizationId = made?.results[0]?.id ?? 0;
  const { id: userId } = await row<{ id: number }>(
    "SELECT user_id AS id FROM members WHERE organization_id = ? AND role = 'member'",
    organizationId,
  );
  const cookie = (role: Role) => `herald_session=${secrets[role]}`;
  return {
    ids: { ...NO_IDS, organization: organizationId, user: userId, invitation: slug },
    cookies: { member: cookie('member'), admin: cookie('admin'), owner: cookie('owner') },
  };
}
