/** Verifies the demo user's address as for any user: with the link in the email sent to it. */
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import PostalMime from 'postal-mime';

const MAX_ATTEMPTS = 240;
const PAUSE_MS = 250;

/** Returns the newest token mailed to this account of the development mail server; null if none arrives in a minute. */
export async function verificationToken(
  imapPort: number,
  auth: { user: string; pass: string },
): Promise<string | null> {
  const server = { host: '127.0.0.1', port: imapPort, secure: false, doSTARTTLS: false };
  const imap = new ImapFlow({ ...server, auth, logger: false });
  await imap.connect();
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await imap.mailboxOpen('INBOX', { readOnly: true });
      for (const { source } of (await imap.fetchAll('1:*', { source: true })).reverse()) {
        const { text = '' } = await PostalMime.parse(source ?? '');
        const token = /\/api\/auth\/verify-email\?token=(\w+)/.exec(text)?.[1];
        if (token) return token;
      }
      await wait(PAUSE_MS);
    }
    return null;
  } finally {
    await imap.logout();
  }
}
