import type { ResponderStatus } from '../../../../../src/contract/mail/auto-replies.ts';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import type { AiWriter } from '../../../../../src/worker/modules/auto-reply/candidates/write-reply.ts';
import { runResponder } from '../../../../../src/worker/modules/auto-reply/responder/run.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { withBatches } from '../../../helpers.ts';
import { makeWorld } from '../../sending/outgoing/world.ts';

/** Parts of queries at which a process may die: the one that stores the email, and the one after sending. */
export const STORING = 'INSERT INTO "outgoing"';
export const LINKING = 'SET sent_email_id';

interface Mail {
  message_id?: string;
  from_address?: string;
  from_name?: string;
  to_address?: string;
  reply_to?: string;
  subject?: string;
  body_text?: string;
  in_reply_to_message_id?: string;
  headers?: { name: string; value: string }[];
  received_at?: string;
}
const MAIL = {
  from_address: 'kim@example.net',
  from_name: 'Kim',
  subject: 'My parcel',
  body_text: 'Where is it?',
};

/** Fails the test: a responder that writes from a template calls no AI. */
export const noWriter: AiWriter = async () => {
  throw new Error('no AI was to write');
};

/** Creates a world whose Support inbox replies automatically. */
export async function makeResponder({ enabled = true } = {}) {
  const world = await makeWorld();
  world.clock.now = Date.now();
  const responder = {
    ...world,
    async toggle(on: boolean, inbox = 'support') {
      return world.request('POST', '/api/auto-responder/toggle', { inbox, enabled: on });
    },
    async status() {
      return (await (await world.request('GET', '/api/auto-responder/status')).json()) as ResponderStatus;
    },
    async settings(settings: Record<string, unknown>, inbox = 'support') {
      return world.request('PUT', `/api/auto-responder/settings/${inbox}`, settings);
    },
    /** Saves an email from its fields. */
    async fields(over: Mail = {}): Promise<EmailDetail> {
      const response = await world.request('POST', '/api/emails', {
        message_id: `<${crypto.randomUUID()}@example.net>`,
        ...MAIL,
        to_address: world.address,
        ...over,
      });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as EmailDetail;
    },
    /** Saves a whole message, which gets a reply by default. */
    async mail(over: Mail = {}): Promise<EmailDetail> {
      const mail: Mail = { ...MAIL, to_address: world.address, ...over };
      const headers = {
        'Message-ID': mail.message_id,
        From: `"${mail.from_name}" <${mail.from_address}>`,
        To: mail.to_address,
        Subject: mail.subject,
        'Reply-To': mail.reply_to,
        'In-Reply-To': mail.in_reply_to_message_id,
        Date: mail.received_at,
      };
      const present = Object.entries(headers).filter(([, value]) => value);
      return responder.raw(Object.fromEntries(present) as Record<string, string>, mail.body_text);
    },
    async raw(headers: Record<string, string>, text = 'Where is it?'): Promise<EmailDetail> {
      const all = {
        'Message-ID': `<${crypto.randomUUID()}@example.net>`,
        From: 'Kim <kim@example.net>',
        To: world.address,
        Subject: 'My parcel',
        ...headers,
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      const type = { 'content-type': 'message/rfc822' };
      const response = await world.request(
        'POST',
        '/api/emails',
        `${lines.join('\r\n')}\r\n\r\n${text}\r\n`,
        type,
      );
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as EmailDetail;
    },
    /** Runs the responder once for the inbox. */
    async run(inboxId = world.inboxId, writer = noWriter) {
      const ctx = world.ctx();
      const target = { id: inboxId, organizationId: world.client.organizationId };
      await runResponder(ctx, target, writer);
      await ctx.waited();
    },
    /** Creates a context whose database fails at each query that contains this text, as if the process died there. */
    dyingCtx(text: string) {
      const env = withBatches(world.env, async (run, queries) => {
        if (queries.some(({ sql }) => sql.includes(text))) throw new Error('the database did not answer');
        return run();
      });
      return world.ctx({ db: openDatabase(env) });
    },
    /** Returns the recipients of the replies, in order. */
    sentTo: () => world.smtp.parcels.map(({ to }) => to.join()),
    async email(id: number): Promise<EmailDetail> {
      return (await world.detail(id)) as unknown as EmailDetail;
    },
  };
  if (enabled) await responder.toggle(true);
  return responder;
}
export type Responder = Awaited<ReturnType<typeof makeResponder>>;
