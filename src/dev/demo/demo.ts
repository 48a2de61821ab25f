/** Creates the demo organization through the API, as any client would. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BookingProvider } from '../../contract/calendar/bookings.ts';
import type { Inbox, UpdateInboxRequest } from '../../contract/inboxes.ts';
import type { inboxSync, syncStatus } from '../../contract/sync.ts';
import { DEMO_PASSWORD, DEMO_USER, DOMAIN, signIn } from './account.ts';
import { verificationToken } from './address.ts';
import { connectBookings } from './bookings.ts';
import { cookieOf, expectOk, Refused, read, send } from './calls.ts';
import { demoMail, sendDemoMail } from './mail.ts';
import { showcaseMail } from './showcase/mail.ts';
import { planShowcase } from './showcase/progress.ts';
import { connectPlatforms } from './stream.ts';

const HOST = '127.0.0.1';
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];
const SYNC_SECONDS = 150;

export interface DemoOptions {
  origin: string;
  imapPort: number;
  smtpPort: number;
  stateDir: string;
  /** The URLs of the simulated booking services. */
  bookingServices: Partial<Record<BookingProvider, string>>;
  /** Whether the first start also creates the showcase: its mail now, the rest afterwards. */
  hasShowcase: boolean;
  say(line: string): void;
  /** Called when the demo user can sign in, long before the demo is complete. */
  onAccount?: () => void;
}

/** The state file of the demo. Once the demo is complete, missing parts are those that the user has removed. */
interface DemoState {
  /** The mail server's ports that the demo inboxes use; absent while they are being changed. */
  imapPort?: number;
  smtpPort?: number;
  /** Whether the demo user's address is verified. Inviting people needs a verified address. */
  verified?: boolean;
  /** Whether the platforms of live streams are connected. */
  platforms?: boolean;
  /** Whether the booking services are connected. */
  bookings?: boolean;
}

/**
 * Signs up the demo user, verifies the address, connects the streaming platforms and booking services, creates an inbox
 * for each tag, sends the demo mail and waits until it is synced. Resumes an interrupted demo. Updates the inboxes when
 * the mail server's ports change. Otherwise idempotent. Returns whether the demo is complete.
 */
export async function makeDemo(options: DemoOptions): Promise<boolean> {
  const { origin, imapPort, smtpPort, stateDir, say } = options;
  const file = join(stateDir, 'demo.json');
  const signUp = await send('POST', `${origin}/api/auth/sign-up/email`, {
    ...DEMO_USER,
    password: DEMO_PASSWORD,
  });
  const isNew = signUp.status !== 422;
  options.onAccount?.();
  const existing = !isNew && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoState) : null;
  const isComplete = existing?.verified && existing.platforms && existing.bookings;
  if (isComplete && existing.imapPort === imapPort && existing.smtpPort === smtpPort) return true;
  try {
    const cookie = isNew ? cookieOf(await expectOk(signUp)) : await signIn(origin);
    if (!cookie) {
      const { email } = DEMO_USER;
      say(`The demo was not updated: ${email} can no longer sign in with only "${DEMO_PASSWORD}".`);
      return false;
    }
    if (existing) saveState(file, {});
    else if (options.hasShowcase) planShowcase(stateDir);
    const verified = await verifyAddress(options, cookie, isNew);
    await movePorts(options, cookie);
    const unconnected = existing?.platforms ? [] : await connectPlatforms(origin, cookie);
    if (unconnected.length > 0) say(`The demo is not connected to: ${unconnected.join(', ')}.`);
    if (!existing?.bookings) await connectBookings(origin, cookie, options.bookingServices);
    if (existing || (await fillInboxes(options, cookie))) {
      saveState(file, { imapPort, smtpPort, verified, platforms: true, bookings: true });
      return verified;
    }
  } catch (error) {
    if (isNew || !(error instanceof Refused)) throw error;
    say(`The demo could not be completed: ${error.message}`);
  }
  return false;
}

/** Writes the file atomically, as the start may be interrupted here. */
function saveState(file: string, state: DemoState): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** Returns false if no mail arrives; the next start then requests another one. */
async function verifyAddress(
  { origin, imapPort, say }: DemoOptions,
  cookie: string,
  isNew: boolean,
): Promise<boolean> {
  const { email } = DEMO_USER;
  const session = await send('GET', `${origin}/api/auth/get-session`, undefined, cookie);
  if ((await read<{ user: { emailVerified: boolean } }>(session)).user.emailVerified) return true;
  // Signing up sends the mail automatically. Mail of an earlier start was lost with that start's mail server.
  if (!isNew) {
    await expectOk(await send('POST', `${origin}/api/auth/send-verification-email`, { email }, cookie));
  }
  const token = await verificationToken(imapPort, { user: email, pass: DEMO_PASSWORD });
  if (token === null) {
    say(`No verification mail arrived for ${email}, so this user cannot invite people yet.`);
    return false;
  }
  await expectOk(await send('GET', `${origin}/api/auth/verify-email?token=${token}`, undefined, cookie));
  return true;
}

/** Points the inboxes of the development mail server to its current ports. */
async function movePorts({ origin, imapPort, smtpPort }: DemoOptions, cookie: string): Promise<void> {
  for (const inbox of await inboxesOf(origin, cookie)) {
    const imap = isOnDevServer(inbox, 'imap') && inbox.imap_port !== imapPort;
    const smtp = isOnDevServer(inbox, 'smtp') && inbox.smtp_port !== smtpPort;
    if (!imap && !smtp) continue;
    const changes: UpdateInboxRequest = {
      ...(imap ? { imap_port: imapPort, imap_password: DEMO_PASSWORD } : {}),
      ...(smtp ? { smtp_port: smtpPort, smtp_password: DEMO_PASSWORD } : {}),
    };
    await expectOk(await send('PATCH', `${origin}/api/inboxes/${inbox.id}`, changes, cookie));
  }
}

/** Only the development mail server has this domain and this host, and no TLS. */
function isOnDevServer(inbox: Inbox, side: 'imap' | 'smtp'): boolean {
  const isOfDomain = inbox.auth === 'password' && inbox.email_address.endsWith(`@${DOMAIN}`);
  return isOfDomain && inbox[`${side}_host`] === HOST && !inbox[`${side}_tls`];
}

/**
 * Creates the missing inboxes and syncs them, sends the demo mail and syncs it; Herald skips mail that it already has.
 * Returns false if the sync does not finish in time.
 */
async function fillInboxes(options: DemoOptions, cookie: string): Promise<boolean> {
  const { origin, smtpPort, say } = options;
  say('Creating the demo organization and its mail …');
  const existing = await inboxesOf(origin, cookie);
  for (const tag of TAGS) {
    const inbox = demoInbox(tag, options);
    if (existing.some((other) => other.tag === tag || other.email_address === inbox.email_address)) continue;
    await expectOk(await send('POST', `${origin}/api/inboxes`, inbox, cookie));
  }
  const inboxes = (await inboxesOf(origin, cookie)).filter(
    (inbox) => inbox.is_active && isOnDevServer(inbox, 'imap'),
  );
  const addresses = inboxes.map((inbox) => inbox.email_address);
  // Mail that arrives before the first sync is history, which triggers nothing.
  await syncAll(options, cookie, addresses);
  const now = new Date();
  const mail = await demoMail(DOMAIN, now);
  if (options.hasShowcase) mail.push(...(await showcaseMail(DOMAIN, now)));
  await sendDemoMail(smtpPort, mail);
  if (!(await syncAll(options, cookie, addresses))) {
    say('Herald is still reading the demo mail; it will appear soon.');
    return false;
  }
  const count = mail.filter(({ envelope }) => addresses.includes(envelope.to)).length;
  say(`The demo has ${count} emails, each with a task.`);
  return true;
}

/** Syncs the inboxes and waits until all are synced. Returns false if that takes too long. */
async function syncAll({ origin, say }: DemoOptions, cookie: string, addresses: string[]): Promise<boolean> {
  const start = Date.now();
  const isRead = ({ state, last_success_at, next_attempt_at }: z.infer<typeof inboxSync>) =>
    state === 'waiting' &&
    Date.parse(last_success_at ?? '') >= start &&
    // A run that started earlier may have missed the mail; another run is then due already.
    Date.parse(next_attempt_at ?? '') > Date.now();
  for (let attempt = 0; Date.now() < start + SYNC_SECONDS * 1000; attempt++) {
    // Repeated, because the lease of a run that an interrupted start left behind lasts two minutes.
    if (attempt % 20 === 0) await expectOk(await send('POST', `${origin}/api/sync`, undefined, cookie));
    if (attempt === 40)
      say('Still reading the demo mail. After an interrupted start this can take two minutes …');
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
