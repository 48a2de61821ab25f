import type { CreateInboxRequest } from '../../../../../src/contract/inboxes.ts';
import { createApp } from '../../../../../src/worker/app.ts';
import { createInbox } from '../../../../../src/worker/modules/inboxes/create.ts';
import { sendJob } from '../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import {
  type SendRequest,
  sendEmail,
} from '../../../../../src/worker/modules/sending/outgoing/send-email.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import type { Delivery, Parcel } from '../../../../../src/worker/platform/outside/delivery.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { type Client, callOf, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { inboxBody } from '../../sync/world.ts';

export const SENT: Extract<Delivery, { state: 'sent' }> = {
  state: 'sent',
  reply: '250 2.0.0 OK',
  refused: [],
  newMessageIds: [],
};
export const failure = (state: 'retry' | 'failed' | 'unconfirmed', over = {}): Delivery => ({
  state,
  code: 'REFUSED',
  detail: 'smtp.example.com:465 answered: no',
  reply: 'no',
  refusedMail: false,
  refused: [],
  ...over,
});

export interface Detail {
  id: number;
  send_state: string | null;
  reply_to_address: string;
  recipients: { address: string; kind: string; state: string; detail: string }[];
  task_id: number | null;
  in_reply_to_message_id: string | null;
  attachments: { id: number; filename: string; size: number }[];
  [field: string]: unknown;
}

type Row = Record<string, string | number | null>;

/** Creates an organization with a Support inbox, a clock, queues that record messages, and a scripted SMTP server. */
export async function makeWorld(over: Partial<Env> = {}, inbox: Partial<CreateInboxRequest> = {}) {
  const client = await makeOrganization();
  const clock = { now: Date.parse('2096-11-21T09:00:00Z') };
  const woken: { body: { kind: string; job_id: number }; delaySeconds: number }[] = [];
  const appended: { request: unknown; message: string }[] = [];
  /** The sidecar's response to an append. */
  const sidecar = { failure: null as { code: string; message: string } | null };
  const queue = {
    send: async () => {},
    sendBatch: async (messages: typeof woken) => void woken.push(...messages),
  };
  const env = {
    ...testEnv,
    SIDECAR_URL: undefined,
    SIDECAR: {
      getByName: () => ({
        async fetch(request: Request) {
          const form = await request.formData();
          const file = form.get('message') as unknown as Blob;
          appended.push({ request: JSON.parse(String(form.get('request'))), message: await file.text() });
          return Response.json({ failure: sidecar.failure, mailbox: sidecar.failure ? null : 'Sent' });
        },
      }),
    },
    SYNC_QUEUE: queue,
    SYNC_SLOW_QUEUE: queue,
    EVENT_QUEUE: queue,
    SEND_QUEUE: queue,
    SEND_SLOW_QUEUE: queue,
    ...over,
  } as unknown as Env;
  const ctx = (more: Partial<Ctx> = {}) =>
    testCtx(client.organizationId, {
      env,
      now: () => clock.now,
      deliver: (...all) => smtp.deliver(...all),
      ...more,
    });
  const address = inbox.email_address ?? `support@org${client.organizationId}.example`;
  const { id: inboxId } = await createInbox(ctx(), {
    ...inboxBody,
    smtp_host: '127.0.0.1',
    smtp_port: 9,
    ...inbox,
    email_address: address,
  });

  const smtp = {
    parcels: [] as Parcel[],
    /** The results of the next deliveries; the last one repeats. */
    answers: [SENT] as Delivery[],
    deliver: async (_env: Env, _smtp: unknown, parcel: Parcel): Promise<Delivery> => {
      smtp.parcels.push(parcel);
      const answer = smtp.answers[0]!;
      if (smtp.answers.length > 1) smtp.answers.shift();
      return answer;
    },
    /** Returns the texts of the delivered messages. */
    texts: () => smtp.parcels.map(({ raw }) => new TextDecoder().decode(raw)),
  };

  async function rows(sql: string): Promise<Row[]> {
    return (await testEnv.DB.prepare(sql).bind(client.organizationId).all<Row>()).results;
  }

  return {
    client,
    clock,
    env,
    ctx,
    inboxId,
    address,
    smtp,
    woken,
    sidecar,
    appended,
    rows,
    /** Sends through the SMTP server of this world. */
    async send(request: Partial<SendRequest> = {}, over: Partial<Ctx> = {}) {
      const context = ctx(over);
      const outcome = await sendEmail(context, {
        inbox: { tag: 'Support' },
        to: 'kim@example.net',
        subject: 'Hello',
        html: '<p>Hi</p>',
        ...request,
      });
      await context.waited();
      return outcome;
    },
    async detail(id: number): Promise<Detail> {
      return (await (await client.request('GET', `/api/emails/${id}`)).json()) as Detail;
    },
    /** Makes an HTTP call with this world's bindings. SMTP goes to a port where nothing listens. */
    async request(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
      as: Client = client,
    ) {
      const deferred: Promise<unknown>[] = [];
      const form = body instanceof FormData || typeof body === 'string';
      const { url, cookie } = callOf(env, path, as.cookie);
      const response = await createApp().fetch(
        new Request(url, {
          method,
          headers: {
            cookie,
            ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: form ? (body as BodyInit) : JSON.stringify(body) }),
        }),
        env,
        {
          waitUntil: (work: Promise<unknown>) => deferred.push(work),
          passThroughOnException() {},
          props: {},
        },
      );
      await Promise.all(deferred);
      return response;
    },
    /** Uploads a file over HTTP. Returns its key. */
    async upload(
      content: string | Uint8Array<ArrayBuffer> = 'content',
      name = 'file.txt',
      type = 'text/plain',
    ) {
      const form = new FormData();
      form.set('file', new File([content], name, { type }));
      const response = await this.request('POST', '/api/upload-attachment', form);
      return { response, body: (await response.json()) as Record<string, unknown> & { key: string } };
    },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

export const mail = (over: Record<string, unknown> = {}) => ({
  to: 'kim@example.net',
  subject: 'Hello',
  body: '<p>Hi</p>',
  from_inbox: 'support',
  ...over,
});

/** Asserts that a response is a problem document. Returns the document. */
export async function refused(answer: Response | Promise<Response>, status: number, code: string) {
  const response = await answer;
  const problem = (await response.json()) as {
    code: string;
    detail: string;
    errors?: { path: string }[];
    emailId?: number;
  };
  if (response.status !== status || problem.code !== code) {
    throw new Error(`${response.status} ${problem.code}: ${problem.detail}`);
  }
  return problem;
}

export const header = (message: string, name: string) =>
  new RegExp(`^${name}: ((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(message.split('\r\n\r\n')[0]!)?.[1]
    ?.replace(/\r\n/g, '');

export async function run(world: World, jobId: number) {
  const ctx = world.ctx();
  await runJob(ctx, sendJob, jobId);
  await ctx.waited();
}

export const jobs = (world: World, kind = 'send') =>
  world.rows(`SELECT * FROM jobs WHERE organization_id = ? AND kind = '${kind}'`);

export const events = async (world: World, type = 'email.sent') =>
  (await world.rows(`SELECT data FROM events WHERE organization_id = ? AND type = '${type}'`)).map(
    ({ data }) => JSON.parse(String(data)),
  );
