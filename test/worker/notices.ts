import { writeText } from '../../src/worker/modules/notices/letter/parts.ts';
import { readNotice } from '../../src/worker/modules/notices/write.ts';
import { open } from '../../src/worker/platform/encryption.ts';
import { testEnv } from './helpers.ts';

interface Mail {
  userId: number;
  subject: string;
  text: string;
}

/** Returns the recipients and texts of the service's mails to users of an organization that wait to be sent. */
export async function listNotices(organizationId: number): Promise<Mail[]> {
  const { results } = await testEnv.DB.prepare(
    'SELECT address, content, secret_id AS secretId FROM notices WHERE organization_id = ? ORDER BY id',
  )
    .bind(organizationId)
    .all<{ address: string; content: string; secretId: string }>();
  return Promise.all(
    results.map(async ({ address, content, secretId }) => {
      const user = await testEnv.DB.prepare('SELECT id FROM users WHERE email = ?')
        .bind(address)
        .first<{ id: number }>();
      return { userId: user!.id, ...readLetter(await open(testEnv, content, `notices/${secretId}`)) };
    }),
  );
}

/** Reads the decrypted content of a waiting notice. */
export function readLetter(content: string): { subject: string; text: string } {
  const { subject, parts } = readNotice(content);
  return { subject, text: writeText(parts) };
}
