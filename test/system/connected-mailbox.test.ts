import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Google, startGoogle } from '../../src/dev/simulators/google.ts';
import { Browser } from './browser.ts';
import { type Dovecot, hasDovecot, startDovecot } from './dovecot.ts';
import { freePort, freePorts, type Herald, startHerald, stateFolder, until } from './herald.ts';
import { startRealServer } from './smtp-servers.ts';

const state = stateFolder();
const ADDRESS = 'support@example.com';
let google: Google;
let dovecot: Dovecot;
let smtp: Awaited<ReturnType<typeof startRealServer>>;
let herald: Herald;
let api: string;
const browser = new Browser();

beforeAll(async () => {
  if (!hasDovecot) return;
  const port = await freePort();
  google = await startGoogle({ port });
  const tokenInfo = `http://127.0.0.1:${port}/tokeninfo?access_token=`;
  dovecot = await startDovecot(tokenInfo);
  smtp = await startRealServer({
    authMethods: ['XOAUTH2'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, accessToken }, _session, done) {
      fetch(`${tokenInfo}${accessToken}`)
        .then((response) => response.json() as Promise<{ email?: string }>)
        // Like Google, responds with status and scope, after which the client must send an empty line.
        .then(({ email }) => done(null, email === username ? { user: email } : { data: { status: '401' } }))
        .catch(done);
    },
  });
  const ports = await freePorts();
  const mailServers = `127.0.0.1:${dovecot.port},127.0.0.1:${smtp.port}`;
  herald = await startHerald(
    state.path,
    { DEMO: '0', ...google.variables, GOOGLE_MAIL_SERVERS: mailServers, MICROSOFT_MAIL_SERVERS: mailServers },
    ports,
  );
  api = `http://localhost:${ports.port}/api`;
});
afterAll(async () => {
  await herald?.stop();
  await smtp?.stop();
  await dovecot?.stop();
  await google?.stop();
  state.remove();
});

const mail = (id: string) =>
  Buffer.from(
    [
      `Message-ID: <${id}@test.example>`,
      'From: Kim <kim@example.net>',
      `To: ${ADDRESS}`,
      `Subject: Mail ${id}`,
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      '',
      'Hello.',
      '',
    ].join('\r\n'),
  );

interface InboxSync {
  state: string;
  error: string;
  error_code: string | null;
  last_run_at: string | null;
}

/** Requests a sync, and waits for a run that began after that. */
async function sync(): Promise<InboxSync> {
  const before = Date.now();
  await browser.json('POST', `${api}/sync`, {});
  return until('the sync', 120, async () => {
    const [inbox] = (await browser.json<{ inboxes: InboxSync[] }>('GET', `${api}/sync/status`)).inboxes;
    if (!inbox) return null;
    // Connecting starts a run of its own, so the requested one may still be queued behind it.
    const isPending = ['running', 'queued'].includes(inbox.state);
    return !isPending && Date.parse(inbox.last_run_at ?? '') >= before ? inbox : null;
  });
}

async function connect(body: Record<string, unknown>): Promise<string> {
  const { url } = await browser.json<{ url: string }>('POST', `${api}/inboxes/connect`, {
    provider: 'google',
    callback_url: '/',
    ...body,
  });
  const consentUrl = new URL(url);
  consentUrl.searchParams.set('login_hint', ADDRESS);
  return (await browser.follow(consentUrl.href)).path.at(-1)!;
}

const subjects = async () =>
  (await browser.json<{ subject: string; direction: string }[]>('GET', `${api}/emails`))
    .filter(({ direction }) => direction === 'inbound')
    .map(({ subject }) => subject)
    .sort();

const send = async (subject: string) => {
  const body = { to: 'kim@example.net', subject, body: '<p>Hi</p>', from_inbox: 'support' };
  const response = await browser.fetch('POST', `${api}/send-email`, body);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

test.skipIf(!hasDovecot)(
  'a connected mailbox receives and sends mail, reports withdrawn consent, and works again after new consent',
  async () => {
    await dovecot.deliver(ADDRESS, [mail('one'), mail('two')]);
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' };
    await browser.json('POST', `${api}/auth/sign-up/email`, account);
    const connected = new URL(await connect({ name: 'Support', tag: 'Support' }));
    const id = Number(connected.searchParams.get('connected'));
    expect(await browser.json('GET', `${api}/inboxes`)).toMatchObject([
      { id, auth: 'google', consent: 'given', email_address: ADDRESS, imap_port: dovecot.port },
    ]);

    expect(await sync()).toMatchObject({ state: 'waiting', error: '' });
    expect(await subjects()).toEqual(['Mail one', 'Mail two']);
    expect(await browser.json('POST', `${api}/inboxes/${id}/test`, {})).toEqual({
      imap: { success: true, error: '' },
      smtp: { success: true, error: '' },
    });
    expect(await send('By consent')).toMatchObject({ status: 200, answer: { success: true } });
    expect(smtp.received).toMatchObject([{ from: ADDRESS, to: ['kim@example.net'] }]);

    google.revoke(ADDRESS);
    await dovecot.deliver(ADDRESS, [mail('three')]);
    const words = 'The consent was withdrawn. Connect the mailbox again.';
    expect(await sync()).toMatchObject({ state: 'disabled', error: words, error_code: 'CONSENT_WITHDRAWN' });
    expect(await browser.json('GET', `${api}/inboxes`)).toMatchObject([{ consent: 'withdrawn' }]);
    expect(await browser.json('POST', `${api}/inboxes/${id}/test`, {})).toEqual({
      imap: { success: false, error: words },
      smtp: { success: false, error: words },
    });
    const failed = await send('Without consent');
    expect(failed).toMatchObject({ status: 502, answer: { success: false, code: 'CONSENT_WITHDRAWN' } });
    expect(smtp.received).toHaveLength(1);

    expect(await connect({ inbox_id: id })).toContain(`?connected=${id}`);
    expect(await sync()).toMatchObject({ state: 'waiting', error: '', error_code: null });
    expect(await subjects()).toEqual(['Mail one', 'Mail three', 'Mail two']);
    expect((await send('With consent again')).status).toBe(200);
    expect(smtp.received).toHaveLength(2);
  },
);

test.skipIf(!hasDovecot)(
  'a Microsoft mailbox keeps working when its access token expires early',
  async () => {
    const { url } = await browser.json<{ url: string }>('POST', `${api}/inboxes/connect`, {
      provider: 'microsoft',
      name: 'Info',
      tag: 'Info',
    });
    const { response } = await browser.follow(`${url}&login_hint=info%40example.com`);
    const inbox = (await response.json()) as { id: number; email_address: string };
    expect(inbox.email_address).toBe('info@example.com');
    const test = () => browser.json('POST', `${api}/inboxes/${inbox.id}/test`, {});
    const works = { success: true, error: '' };
    expect(await test()).toEqual({ imap: works, smtp: works });
    google.expireAccess('info@example.com');
    expect(await test()).toEqual({ imap: works, smtp: works });
  },
);
