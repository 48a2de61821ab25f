import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { organizations } from '../../../../../src/worker/modules/identity/schema.ts';
import { createLabel } from '../../../../../src/worker/modules/mail/labels/create.ts';
import { forOrganization } from '../../../../../src/worker/platform/ctx.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { directory } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization } from '../../../helpers.ts';
import { cron, databases, isApart, movingEnv } from '../../../modules/moving/world.ts';

/** Returns the directory with sessions whose first query runs on the primary, and later ones on a stale replica. */
function late(db: D1Database, home: number): D1Database {
  return {
    withSession(start?: D1SessionConstraint | D1SessionBookmark) {
      const session = db.withSession(start);
      let isFirst = true;
      return {
        prepare(sql: string) {
          const isHome = sql.startsWith('SELECT database FROM organizations');
          const asked = isHome && !isFirst ? `SELECT ${home} AS database WHERE ? > 0` : sql;
          isFirst = false;
          return session.prepare(asked);
        },
        batch: (statements: D1PreparedStatement[]) => session.batch(statements),
        getBookmark: () => session.getBookmark(),
      };
    },
  } as unknown as D1Database;
}

test.skipIf(!isApart)(
  'what a call writes after its organization has moved goes to the new database, though a replica says it is in the old one',
  async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    expect((await owner.request('POST', '/api/labels', { name: 'before', color: '#1a7f5a' })).status).toBe(
      201,
    );
    const service = cron({ at: Date.now() }, { ...movingEnv, DB: late(movingEnv.DB, 2) });
    const ctx = forOrganization(service, id);
    await commit(directory(ctx), [
      directory(ctx).select({ id: organizations.id }).from(organizations).limit(1),
    ]);
    await env.DB.prepare('UPDATE organizations SET database = 3 WHERE id = ?').bind(id).run();
    await databases[3]!.prepare('INSERT INTO residents (organization_id) VALUES (?)').bind(id).run();
    await databases[2]!.prepare('DELETE FROM residents WHERE organization_id = ?').bind(id).run();

    await createLabel(ctx, { name: 'after', color: '#1a7f5a' });
    const namesIn = async (number: number) => {
      const query = 'SELECT name FROM labels WHERE organization_id = ?';
      const { results } = await databases[number]!.prepare(query).bind(id).all<{ name: string }>();
      return results.map(({ name }) => name);
    };
    expect(await namesIn(2)).toEqual(['before']);
    expect(await namesIn(3)).toEqual(['after']);
    const resident = 'SELECT 1 FROM residents WHERE organization_id = ?';
    expect(await databases[2]!.prepare(resident).bind(id).first()).toBeNull();
  },
);
