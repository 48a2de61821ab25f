/** The demo organization: made over the API, as any client would. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Inbox, UpdateInboxRequest } from '../../contract/inboxes.ts';
import type { inboxSync, syncStatus } from '../../contract/sync.ts';
import { verificationToken } from './address.ts';
import { demoMail, sendDemoMail } from './mail.ts';

export const DEMO_USER = { name: 'Demo', email: 'demo@herald.test' };
export const DEMO_PASSWORD = 'herald-demo';
const DOMAIN = 'herald.test';
const HOST = '127.0.0.1';
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];
const SYNC_SECONDS = 150;

export interface DemoOptions {
  origin: string;
  imapPort: number;
  smtpPort: number;
  stateDir: string;
  say(line: string): void;
}

/** Kept in the state folder once the demo is whole: what is missing after that, somebody has removed. */
interface Made {
  /** Where its inboxes look for the development mail server; absent while that is being changed. */
  imapPort?: number;
  smtpPort?: number;
  /** Whether the demo user's address is verified: else they could invite nobody. */
  verified?: boolean;
}

class Refused extends Error {}

/**
 * Signs the demo user up, verifies their address, makes an inbox a tag, sends the demo mail and waits until it is read. Takes up what an
 * interrupted start has left, and has the inboxes follow the mail server to other ports; else does nothing the second
 * time.
 */
export async function makeDemo(options: DemoOptions): Promise<void> {
  const { origin, imapPort, smtpPort, stateDir, say } = options;
  const file = join(stateDir, 'demo.json');
  const signUp = await send('POST', `${origin}/api/auth/sign-up/email`, {
    ...DEMO_USER,
    password: DEMO_PASSWORD,
  });
  const isNew = signUp.status !== 422;
  const made = !isNew && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made) : null;
  if (made?.imapPort === imapPort && made.smtpPort === smtpPort && made.verified) return;
  try {
    const cookie = isNew ? cookieOf(await expectOk(signUp)) : await signIn(origin);
    if (!cookie) {
      const { email } = DEMO_USER;
      return say(`${email} no longer signs in with "${DEMO_PASSWORD}" alone: the demo is left as it is.`);
    }
    if (made) keep(file, {});
    const verified = await verifyAddress(options, cookie, isNew);
    await movePorts(options, cookie);
    if (made || (await fill(options, cookie))) keep(file, { imapPort, smtpPort, verified });
  } catch (error) {
    if (isNew || !(error instanceof Refused)) throw error;
    say(`The demo is not as it should be: ${error.message}`);
  }
}

/** All at once: a start may be interrupted here too. */
function keep(file: string, made: Made): void {
  writeFileSync(`${file}.new`, JSON.stringify(made));
  renameSync(`${file}.new`, file);
}

/** Null when somebody has changed the password, or has set up a second factor. */
async function signIn(origin: string): Promise<string | null> {
  const { email } = DEMO_USER;
  const answer = await send('POST', `${origin}/api/auth/sign-in/email`, { email, password: DEMO_PASSWORD });
  if (answer.status === 401) return null;
  const { twoFactorRedirect } = await read<{ twoFactorRedirect?: boolean }>(answer);
  return twoFactorRedirect ? null : cookieOf(answer);
}

/** False when no mail came: the next start has another one sent. */
async function verifyAddress(
  { origin, imapPort, say }: DemoOptions,
  cookie: string,
  isNew: boolean,
): Promise<boolean> {
  const { email } = DEMO_USER;
  const session = await send('GET', `${origin}/api/auth/get-session`, undefined, cookie);
  if ((await read<{ user: { emailVerified: boolean } }>(session)).user.emailVerified) return true;
  // The sign-up has one sent by itself; an earlier start's went with that mail server.
  if (!isNew) {
    await expectOk(await send('POST', `${origin}/api/auth/send-verification-email`, { email }, cookie));
  }
  const token = await verificationToken(imapPort, { user: email, pass: DEMO_PASSWORD });
  if (token === null) {
    say(`No mail came that verifies ${email}: it may invite nobody yet.`);
    return false;
  }
  await expectOk(await send('GET', `${origin}/api/auth/verify-email?token=${token}`, undefined, cookie));
  return true;
}

/** Has the inboxes that are on the development mail server look for it where it is now. */
async function movePorts({ origin, imapPort, smtpPort }: DemoOptions, cookie: string): Promise<void> {
  for (const inbox of await inboxesOf(origin, cookie)) {
    const imap = isHere(inbox, 'imap') && inbox.imap_port !== imapPort;
    const smtp = isHere(inbox, 'smtp') && inbox.smtp_port !== smtpPort;
    if (!imap && !smtp) continue;
    const changes: UpdateInboxRequest = {
      ...(imap ? { imap_port: imapPort, imap_password: DEMO_PASSWORD } : {}),
      ...(smtp ? { smtp_port: smtpPort, smtp_password: DEMO_PASSWORD } : {}),
    };
    await expectOk(await send('PATCH', `${origin}/api/inboxes/${inbox.id}`, changes, cookie));
  }
}

/** Only the development mail server has this domain, and speaks in clear text here. */
function isHere(inbox: Inbox, side: 'imap' | 'smtp'): boolean {
  const isOfDomain = inbox.auth === 'password' && inbox.email_address.endsWith(`@${DOMAIN}`);
  return isOfDomain && inbox[`${side}_host`] === HOST && !inbox[`${side}_tls`];
}

/** Makes the inboxes that are missing and has the demo mail read, of which Herald keeps what it has not. False: not yet. */
async function fill(options: DemoOptions, cookie: string): Promise<boolean> {
  const { origin, smtpPort, say } = options;
  say('Making the demo organization and its mail …');
  const there = await inboxesOf(origin, cookie);
  for (const tag of TAGS) {
    const inbox = demoInbox(tag, options);
    if (there.some((one) => one.tag === tag || one.email_address === inbox.email_address)) continue;
    await expectOk(await send('POST', `${origin}/api/inboxes`, inbox, cookie));
  }
  const inboxes = (await inboxesOf(origin, cookie)).filter((one) => one.is_active && isHere(one, 'imap'));
  const addresses = inboxes.map((inbox) => inbox.email_address);
  const mail = await demoMail(DOMAIN, new Date());
  await sendDemoMail(smtpPort, mail);
  if (!(await readAll(options, cookie, addresses))) {
    say('The demo mail is still being read; it will be there soon.');
    return false;
  }
  const count = mail.filter(({ envelope }) => addresses.includes(envelope.to)).length;
  say(`${count} demo emails were read and are tasks now.`);
  return true;
}

/** Has the inboxes read, and waits until each of them was. False when that takes too long. */
async function readAll({ origin, say }: DemoOptions, cookie: string, addresses: string[]): Promise<boolean> {
  const start = Date.now();
  const isRead = ({ state, last_success_at, next_attempt_at }: z.infer<typeof inboxSync>) =>
    state === 'waiting' &&
    Date.parse(last_success_at ?? '') >= start &&
    // A run that had begun before may not have seen the mail: another is due then.
    Date.parse(next_attempt_at ?? '') > Date.now();
  for (let looks = 0; Date.now() < start + SYNC_SECONDS * 1000; looks++) {
    // Asked for again and again: a run that died with an interrupted start is over after two minutes only.
    if (looks % 20 === 0) await expectOk(await send('POST', `${origin}/api/sync`, undefined, cookie));
    if (looks === 40) say('Still reading it: after an interrupted start that can take two minutes …');
    await new Promise((resolve) => setTimeout(resolve, 250));
    const answer = await send('GET', `${origin}/api/sync/status`, undefined, cookie);
    const { inboxes } = await read<z.infer<typeof syncStatus>>(answer);
    if (inboxes.filter((inbox) => addresses.includes(inbox.email_address)).every(isRead)) return true;
  }
  return false;
}

function demoInbox(tag: string, { imapPort, smtpPort }: DemoOptions) {
  const address = `${tag.toLowerCase()}@${DOMAIN}`;
  const server = { user: address, password: DEMO_PASSWORD, tls: false, host: HOST };
  return {
    name: tag,
    email_address: address,
    tag,
    ...prefixed('imap_', { ...server, port: imapPort }),
    ...prefixed('smtp_', { ...server, port: smtpPort }),
  };
}

function prefixed(prefix: string, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

async function inboxesOf(origin: string, cookie: string): Promise<Inbox[]> {
  return read<Inbox[]>(await send('GET', `${origin}/api/inboxes`, undefined, cookie));
}

function send(method: string, url: string, body: unknown, cookie?: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
}

async function read<T>(response: Response): Promise<T> {
  return (await (await expectOk(response)).json()) as T;
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Refused(`${response.url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
