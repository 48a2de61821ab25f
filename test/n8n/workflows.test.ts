import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { createTransport, type Transporter } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audit } from '../../src/contract/audits/audits.ts';
import type { Attachment, AutoReply, EmailDetail, EmailSummary } from '../../src/contract/mail/emails.ts';
import type { WebhookDelivery, WebhookWithSecret } from '../../src/contract/webhooks/webhooks.ts';
import { type Client, type Herald, signUp, startHerald, stateFolder, until } from '../system/herald.ts';
import { type Sample, samples } from './mails.ts';
import { importWorkflow, installN8n, type N8n, n8nSettings, startN8n } from './n8n.ts';

const MAILBOX = 'support@herald.test';
const PASSWORD = 'herald-demo';
/** The subject of a mail that arrived days before the workflow was published. */
const OLD = 'long ago';
const docs = join(import.meta.dirname, '..', '..', 'docs', 'n8n');

interface Workflow {
  id: string;
  versionId: string;
  nodes: { name: string; type: string; parameters: Record<string, unknown>; credentials?: unknown }[];
  connections: unknown;
  settings: unknown;
}

const state = stateFolder();
const n8nState = stateFolder();
let herald: Herald;
let n8n: N8n;
let proxy: Server;
let smtp: Transporter;
/** The user whose mail n8n saves. */
let user: Client;
/** The user whose mail is posted as raw messages, for comparison. */
let rawUser: Client;
let imap: ImapFlow;
/** Publishes a workflow with its credentials. `options` apply to the node that reads the mailbox. */
let activate: (workflowId: string, options?: object) => Promise<void>;
let endpoint: WebhookWithSecret;
/** The endpoint of the workflow that drafts for the engine. */
let requests: WebhookWithSecret;
const failures = new Map<string, number>();

/** Creates a proxy between n8n and Herald that rejects each subject in `failures` the given number of times. */
function createProxy(target: string): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const name = [...failures.keys()].find((subject) => body.includes(`Subject: ${subject}\r\n`));
      if (name && failures.get(name)! > 0) {
        failures.set(name, failures.get(name)! - 1);
        response.writeHead(503).end('{}');
        return;
      }
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method!,
        headers: {
          'content-type': request.headers['content-type']!,
          'x-api-key': String(request.headers['x-api-key']),
          ...(request.headers['idempotency-key']
            ? { 'idempotency-key': String(request.headers['idempotency-key']) }
            : {}),
        },
        body,
      }).catch(() => null);
      response.writeHead(answer?.status ?? 502, { 'content-type': 'application/json' });
      response.end((await answer?.text()) ?? '{}');
    });
  });
}

beforeAll(async () => {
  const bin = await installN8n();
  herald = await startHerald(state.path, { DEMO: '0' });
  imap = new ImapFlow({
    host: '127.0.0.1',
    port: herald.imapPort,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: MAILBOX, pass: PASSWORD },
  });
  await imap.connect();
  smtp = createTransport({ host: '127.0.0.1', port: herald.smtpPort, ignoreTLS: true, pool: true });
  user = await signUp(herald.origin, 'engine@example.com');
  rawUser = await signUp(herald.origin, 'raw@example.com');
  proxy = createProxy(herald.origin).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const settings = await n8nSettings(n8nState.path);
  endpoint = await user.post('/api/webhooks', {
    url: `http://127.0.0.1:${settings.port}/webhook/herald-events`,
    events: ['email.saved'],
  });
  const { key } = await user.post<{ key: string }>('/api/settings/security/api-keys', {
    name: 'n8n',
    scopes: ['emails:write', 'replies:write', 'ai:use', 'audits:write'],
  });
  requests = await user.post('/api/webhooks', {
    url: `http://127.0.0.1:${settings.port}/webhook/herald-reply-requests`,
    events: ['reply.requested'],
  });
  const auditRequests = await user.post<WebhookWithSecret>('/api/webhooks', {
    url: `http://127.0.0.1:${settings.port}/webhook/herald-audit-requests`,
    events: ['audit.requested'],
  });
  settings.env.HERALD_AUDIT_WEBHOOK_SECRET = auditRequests.secret;
  settings.env.HERALD_REPLY_WEBHOOK_SECRET = requests.secret;
  settings.env.HERALD_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  settings.env.HERALD_WEBHOOK_SECRET = endpoint.secret;
  const files = [
    'mailbox-to-herald',
    'event-to-auto-reply',
    'reply-request-to-draft',
    'audit-request-to-results',
  ];
  for (const file of files) await importWorkflow(bin, settings.env, join(docs, `${file}.json`));
  n8n = await startN8n(bin, settings);
  const header = await n8n.rest<{ id: string }>('POST', '/credentials', {
    name: 'Herald',
    type: 'httpHeaderAuth',
    data: { name: 'x-api-key', value: key },
  });
  const mailbox = await n8n.rest<{ id: string }>('POST', '/credentials', {
    name: 'Mailbox',
    type: 'imap',
    data: { user: MAILBOX, password: PASSWORD, host: '127.0.0.1', port: herald.imapPort, secure: false },
  });
  const credentials: Record<string, object> = {
    'n8n-nodes-base.httpRequest': { httpHeaderAuth: { id: header.id, name: 'Herald' } },
    'n8n-nodes-base.emailReadImap': { imap: { id: mailbox.id, name: 'Mailbox' } },
  };
  activate = async (id, options = {}) => {
    const workflow = await n8n.rest<Workflow>('GET', `/workflows/${id}`);
    for (const node of workflow.nodes) {
      if (credentials[node.type]) node.credentials = credentials[node.type];
      const { parameters } = node;
      // Shortens the five minutes of the workflow.
      if (node.name === 'Wait') node.parameters = { ...parameters, amount: 1, unit: 'seconds' };
      if (node.name === 'New mail') parameters.options = { ...(parameters.options as object), ...options };
    }
    const { nodes, connections, versionId } = workflow;
    const updated = await n8n.rest<Workflow>('PATCH', `/workflows/${id}`, { nodes, connections, versionId });
    await n8n.rest('POST', `/workflows/${id}/activate`, { versionId: updated.versionId });
  };
});
afterAll(async () => {
  smtp?.close();
  imap?.close();
  await n8n?.stop();
  proxy?.close();
  await herald?.stop();
  if (process.env.KEEP_LOG) console.log(n8n?.output());
  state.remove();
  n8nState.remove();
});

async function deliver(mails: Sample[]): Promise<void> {
  for (const { raw } of mails) {
    await smtp.sendMail({ envelope: { from: 'sender@example.com', to: MAILBOX }, raw });
  }
}

async function count(): Promise<number> {
  return Number((await user.fetch('GET', '/api/emails?limit=1')).headers.get('x-total-count'));
}

/** Returns all emails of an organization with their details. */
async function emails(client: Client): Promise<EmailDetail[]> {
  const list = await client.get<EmailSummary[]>('/api/emails?limit=200');
  return Promise.all(list.map(({ id }) => client.get<EmailDetail>(`/api/emails/${id}`)));
}

/** Returns the parts of an email that do not depend on how and when it was saved. */
function comparable(email: EmailDetail) {
  const { from_address, from_name, to_address, to, cc, reply_to, subject, in_reply_to_message_id } = email;
  return {
    ...{ from_address, from_name, to_address, to, cc, reply_to, subject, in_reply_to_message_id },
    message_id: email.message_id.replace(/.*(?=@synthesized)/, ''),
    tag: email.tag,
    // n8n adds the report of a bounce to its text.
    text: email.is_bounce ? '' : email.body_text.replace(/\s+/g, ' ').trim(),
    hasHtml: email.body_html !== '',
    is_automatic: email.is_automatic,
    is_bounce: email.is_bounce,
    bounced: email.bounce?.recipients.map(({ address, action, status }) => ({ address, action, status })),
    files: email.is_bounce ? [] : email.attachments.map(fileOf),
  };
}

/** Returns a file without the size of text parts, because n8n may add a line end to them. */
function fileOf({ filename, content_type, size }: Attachment) {
  return { filename, content_type, size: /^(?:text|message)\//.test(content_type) ? null : size };
}

test('every mail is saved once and unchanged, and every event is answered with a draft', async () => {
  const all = samples();
  const broken: Sample = { what: 'failing twice', raw: Buffer.from('Subject: failing twice\r\n\r\nx\r\n') };
  const lost: Sample = { what: 'failing always', raw: Buffer.from('Subject: failing always\r\n\r\nx\r\n') };
  failures.set(broken.what, 2);
  failures.set(lost.what, Number.POSITIVE_INFINITY);
  const before = [...all.slice(0, 25), broken, lost];
  const after = all.slice(25);
  await imap.append('INBOX', `Subject: ${OLD}\r\n\r\nx\r\n`, [], new Date(Date.now() - 3 * 86_400_000));
  await deliver(before);
  const startedAt = performance.now();
  expect((await fetch(endpoint.url, { method: 'POST' })).status).toBe(404);
  await activate('heraldEvents0001');
  await activate('heraldMailbox001');
  await until('what was in the mailbox', 120, async () => (await count()) === before.length - 1);
  await deliver(after);
  await until('what came after', 120, async () => (await count()) === all.length + 1);
  console.log(`${all.length + 1} mails in ${Math.round(performance.now() - startedAt)} ms`);

  await imap.mailboxOpen('INBOX', { readOnly: true });
  const sources = await imap.fetchAll('1:*', { source: true });
  for (const { source } of sources) {
    if ([lost.what, OLD].some((subject) => source!.includes(`Subject: ${subject}\r\n`))) continue;
    await rawUser.fetch('POST', '/api/emails', new Uint8Array(source!), { 'content-type': 'message/rfc822' });
  }
  const mangled = new Set(all.filter(({ isMangled }) => isMangled).map(({ what }) => what));
  const detailsOf = async (client: Client) =>
    (await emails(client))
      .map(comparable)
      .map((email) => (mangled.has(email.subject) ? { ...email, text: 'mangled' } : email))
      .sort((a, b) =>
        JSON.stringify([a.subject, a.message_id]) < JSON.stringify([b.subject, b.message_id]) ? -1 : 1,
      );
  expect(await detailsOf(user)).toEqual(await detailsOf(rawUser));

  const [twice] = await user.get<EmailSummary[]>('/api/emails?search=field%20twice');
  const raw = await (await user.fetch('GET', `/api/emails/${twice!.id}/raw`)).text();
  expect(raw.match(/^X-Twice: .*$/gm)).toEqual(['X-Twice: last']);

  const deliveries = await until('the events', 300, async () => {
    const list = await user.get<WebhookDelivery[]>(`/api/webhooks/${endpoint.id}/deliveries?limit=200`);
    return list.length === all.length + 1 && list.every(({ state: at }) => at === 'delivered') && list;
  });
  expect(new Set(deliveries.map(({ last_status_code }) => last_status_code))).toEqual(new Set([200]));

  const expectedIds = (await emails(user)).filter((email) => !email.is_automatic).map(({ id }) => id);
  const replies = await user.get<AutoReply[]>('/api/auto-replies?limit=200');
  expect(replies.map(({ email_id }) => email_id).sort()).toEqual(expectedIds.sort());
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['draft']));

  const failed = await until('the run that gives up', 120, async () => {
    const { results } = await n8n.rest<{ results: { id: string; workflowId: string }[] }>(
      'GET',
      `/executions?filter=${encodeURIComponent(JSON.stringify({ status: ['error'] }))}`,
    );
    return results.length > 0 && results;
  });
  expect(failed.map(({ workflowId }) => workflowId)).toEqual(['heraldMailbox001']);
  failures.clear();
  await n8n.rest('POST', `/executions/${failed[0]!.id}/retry`, { loadWorkflow: false });
  await until('what was saved at last', 60, async () => (await count()) === all.length + 2);
});

test('without “Fetch Only New Emails”, the whole mailbox is read and nothing is saved twice', async () => {
  const before = await count();
  await n8n.rest('POST', '/workflows/heraldMailbox001/deactivate');
  await activate('heraldMailbox001', { trackLastMessageId: false });
  await until('the old mail', 120, async () => (await count()) > before);
  const [newest] = await user.get<EmailSummary[]>(`/api/emails?search=${encodeURIComponent(OLD)}`);
  expect([newest?.subject, await count()]).toEqual([OLD, before + 1]);
});

test('a mail that needs a reply gets a draft by the engine, which lets Herald’s AI write it', async () => {
  await n8n.rest('POST', '/workflows/heraldEvents0001/deactivate');
  await activate('heraldReplies001');
  const preferences = { analyze_new_emails: true, suggest_replies: true, reply_writer: 'engine' };
  const changed = await user.fetch('PUT', '/api/ai/preferences', JSON.stringify(preferences), {
    'content-type': 'application/json',
  });
  expect(changed.status).toBe(200);
  const { id } = await user.post<{ id: number }>('/api/emails', {
    from_address: 'kim@example.com',
    to_address: MAILBOX,
    subject: 'My parcel',
    body_text: 'Hello, where is my parcel? Could you please tell me when it will arrive? Kim',
  });
  const replies = await until('the draft', 300, async () => {
    const { auto_replies } = await user.get<EmailDetail>(`/api/emails/${id}`);
    return auto_replies.length > 0 && auto_replies;
  });
  expect(replies).toMatchObject([{ status: 'draft', model: 'herald/built-in' }]);
  const deliveries = await user.get<WebhookDelivery[]>(`/api/webhooks/${requests.id}/deliveries`);
  expect(deliveries).toHaveLength(1);
});

test('an audit that the engine does is analyzed by Herald and delivered, once', async () => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Boats</title><p>${'Boats for everybody. '.repeat(20)}</p>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await activate('heraldAudits0001');
    const changed = await user.fetch('PUT', '/api/audits/preferences', '{"engine":"automation"}', {
      'content-type': 'application/json',
    });
    expect(changed.status).toBe(200);
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    const asked = await user.post<Audit>('/api/audits', { type: 'digital', url });
    expect(asked).toMatchObject({ engine: 'automation', status: 'pending' });
    const audit = await until('the results', 300, async () => {
      const now = await user.get<Audit>(`/api/audits/${asked.id}`);
      return now.completed_at !== null && now;
    });
    expect(audit).toMatchObject({ status: 'completed', failure: null, results: { final_url: url } });
    const failed = await user.post<Audit>('/api/security-audits', { url: 'http://127.0.0.1:9/' });
    const end = await until('the failure', 300, async () => {
      const now = await user.get<Audit>(`/api/audits/${failed.id}`);
      return now.completed_at !== null && now;
    });
    expect(end).toMatchObject({ status: 'failed', failure: { code: 'UNREACHABLE' } });
  } finally {
    site.close();
  }
});
