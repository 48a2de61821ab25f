import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validCertificate } from '../unit/sidecar/certificates.ts';
import { DOVECOT_PASSWORD, hasDovecot, startDovecot } from './dovecot.ts';
import { type Client, signUp, startHerald, stateFolder, sync, until } from './herald.ts';
import { hasPostfix, startPostfix } from './postfix.ts';

const missing = [hasDovecot ? '' : 'dovecot-imapd', hasPostfix ? '' : 'postfix']
  .filter(Boolean)
  .join(' and ');
const why = missing ? ` (skipped: needs ${missing}, as root)` : '';

interface Email {
  id: number;
  message_id: string;
  direction: string;
  subject: string;
  thread_count: number;
  reply_to_address: string;
  body_text: string;
  send_state: string | null;
  in_reply_to_message_id: string | null;
}

async function send(user: Client, mail: Record<string, unknown>) {
  const json = { 'content-type': 'application/json' };
  const response = await user.fetch('POST', '/api/send-email', JSON.stringify(mail), json);
  const answer = (await response.json()) as {
    emailId: number;
    messageId: string;
    code?: string;
    message: string;
  };
  return { status: response.status, ...answer };
}

test.skipIf(missing)(
  `mail sent back and forth through Postfix and Dovecot is one thread on both sides${why}`,
  async () => {
    const state = stateFolder();
    const folder = mkdtempSync(join(tmpdir(), 'herald-ca-'));
    const authority = join(folder, 'ca.pem');
    writeFileSync(authority, validCertificate);
    const ours = 'support@ours.test';
    const theirs = 'hello@theirs.test';
    const dovecot = await startDovecot();
    const postfix = await startPostfix(dovecot, [ours, theirs]);
    const herald = await startHerald(state.path, { DEMO: '0', NODE_EXTRA_CA_CERTS: authority });
    try {
      const createOrganization = async (address: string, tag: string) => {
        const user = await signUp(herald.origin, `owner-${address}`);
        const credentials = { user: address, password: DOVECOT_PASSWORD, host: '127.0.0.1' };
        await user.post('/api/inboxes', {
          name: tag,
          email_address: address,
          tag,
          ...Object.fromEntries(
            Object.entries(credentials).flatMap(([name, value]) => [
              [`imap_${name}`, value],
              [`smtp_${name}`, value],
            ]),
          ),
          imap_port: dovecot.port,
          imap_tls: false,
          smtp_port: postfix.port,
          smtp_tls: true,
        });
        return user;
      };
      const ourUser = await createOrganization(ours, 'Support');
      const theirUser = await createOrganization(theirs, 'Hello');
      const [inbox] = await ourUser.get<{ id: number }[]>('/api/inboxes');
      expect(await ourUser.post(`/api/inboxes/${inbox!.id}/test`)).toEqual({
        imap: { success: true, error: '' },
        smtp: { success: true, error: '' },
      });
      /** Syncs until a mail with this subject has arrived. */
      const waitForMail = (user: Client, subject: string) =>
        until(`"${subject}"`, 180, async () => {
          await sync(user);
          const emails = await user.get<Email[]>('/api/emails?direction=inbound');
          return emails.find((email) => email.subject === subject);
        });

      const body = '<p>.</p>\n.\n<p>Grüße 🎉</p>';
      const first = await send(ourUser, { from_inbox: 'support', to: theirs, subject: 'An offer', body });
      expect(first).toMatchObject({ status: 200, message: 'Sent to 1 recipient.' });
      const offer = await waitForMail(theirUser, 'An offer');
      expect(offer.message_id).toBe(first.messageId);
      expect(offer.body_text).toContain('Grüße 🎉');

      const detail = await theirUser.get<Email>(`/api/emails/${offer.id}`);
      expect(detail.reply_to_address).toBe(ours);
      const second = await send(theirUser, {
        from_inbox: 'hello',
        to: detail.reply_to_address,
        subject: 'Re: An offer',
        body: '<p>Yes</p>',
        parent_message_id: detail.message_id,
      });
      expect(second.status).toBe(200);
      const answer = await waitForMail(ourUser, 'Re: An offer');
      const third = await send(ourUser, {
        from_inbox: 'support',
        to: theirs,
        subject: 'Re: An offer',
        body: '<p>Good</p>',
        parent_message_id: answer.message_id,
      });
      expect(third.status).toBe(200);
      await until('the third mail', 180, async () => {
        await sync(theirUser);
        return (await theirUser.get<Email[]>('/api/emails?direction=inbound')).length === 2;
      });

      for (const [user, directions] of [
        [ourUser, ['outbound', 'inbound', 'outbound']],
        [theirUser, ['inbound', 'outbound', 'inbound']],
      ] as const) {
        const emails = await user.get<Email[]>('/api/emails');
        const thread = await user.get<{ messages: Email[] }>(`/api/emails/${emails[0]!.id}/thread`);
        expect(thread.messages.map((message) => message.message_id)).toEqual([
          first.messageId,
          second.messageId,
          third.messageId,
        ]);
        expect(thread.messages.map(({ direction }) => direction)).toEqual(directions);
        expect(thread.messages.map((message) => message.in_reply_to_message_id)).toEqual([
          null,
          first.messageId,
          second.messageId,
        ]);
        expect(thread.messages.map((message) => message.send_state)).toEqual(
          directions.map((direction) => (direction === 'outbound' ? 'sent' : null)),
        );
      }

      const nobody = await send(ourUser, {
        from_inbox: 'support',
        to: 'nobody@theirs.test',
        subject: 'x',
        body: 'x',
      });
      expect(nobody).toMatchObject({ status: 502, code: 'REFUSED', success: false });
      const partly = await send(ourUser, {
        from_inbox: 'support',
        to: ['nobody@theirs.test', theirs],
        subject: 'Partly',
        body: 'x',
      });
      expect(partly.status).toBe(200);
      expect(partly.message).toMatch(/^Sent to 1 recipient\. nobody@theirs\.test was refused: 550 5\.1\.1/);
      await waitForMail(theirUser, 'Partly');
    } finally {
      await herald.stop();
      await postfix.stop();
      await dovecot.stop();
      state.remove();
      rmSync(folder, { recursive: true });
    }
  },
);
