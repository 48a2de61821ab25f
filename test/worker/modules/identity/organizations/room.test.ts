import { expect, test } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { newEmail, PASSWORD, post, signUp } from '../auth-helpers.ts';

test('an organization that somebody signs up with, or makes later, goes to the database with the most room', async () => {
  const homeOf = (slug: string) =>
    testEnv.DB.prepare('SELECT database FROM organizations WHERE slug = ?')
      .bind(slug)
      .first<number>('database');
  // Tests use the second database only if it exists.
  await testEnv.DB.prepare(
    'INSERT INTO databases (number, bytes, measured_at) VALUES (1, 2000, 0), (2, 1000, 0)',
  ).run();
  try {
    const slug = `room-${crypto.randomUUID()}`;
    const email = newEmail();
    const response = await post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD });
    expect(response.status).toBe(200);
    const own = await testEnv.DB.prepare(
      `SELECT o.database FROM organizations AS o JOIN members AS m ON m.organization_id = o.id
        JOIN users AS u ON u.id = m.user_id WHERE u.email = ?`,
    )
      .bind(email)
      .first<number>('database');
    expect(own).toBe(2);
    const { cookie } = await signUp();
    const made = await post('/api/auth/organization/create', { name: 'Room', slug }, { cookie });
    expect(made.status).toBe(200);
    expect(await homeOf(slug)).toBe(2);
  } finally {
    await testEnv.DB.prepare('DELETE FROM databases').run();
  }
});
