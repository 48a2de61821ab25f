/** The demo organization: made once over the API, as any client would. */
import { demoMail, sendDemoMail } from './demo-mail.ts';

export const DEMO_USER = { name: 'Demo', email: 'demo@herald.test' };
export const DEMO_PASSWORD = 'herald-demo';
const DOMAIN = 'herald.test';
const TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];
const SYNC_SECONDS = 60;

export interface DemoOptions {
  origin: string;
  imapPort: number;
  smtpPort: number;
  say(line: string): void;
}

/** Signs the demo user up, makes an inbox a tag, sends the demo mail and waits until it is read. Does nothing the second time. */
export async function makeDemo({ origin, imapPort, smtpPort, say }: DemoOptions): Promise<void> {
  const signUp = await post(`${origin}/api/auth/sign-up/email`, { ...DEMO_USER, password: DEMO_PASSWORD });
  if (signUp.status === 422) return;
  const cookie = await expectOk(signUp).then(
    (response) => response.headers.get('set-cookie')!.split(';')[0]!,
  );

  say('Making the demo organization and its mail …');
  for (const tag of TAGS) {
    const address = `${tag.toLowerCase()}@${DOMAIN}`;
    const server = { user: address, password: DEMO_PASSWORD, tls: false, host: '127.0.0.1' };
    const inbox = {
      name: tag,
      email_address: address,
      tag,
      ...prefixed('imap_', { ...server, port: imapPort }),
      ...prefixed('smtp_', { ...server, port: smtpPort }),
    };
    await expectOk(await post(`${origin}/api/inboxes`, inbox, cookie));
  }
  const mail = await demoMail(DOMAIN, new Date());
  await sendDemoMail(smtpPort, mail);
  await expectOk(await post(`${origin}/api/sync`, undefined, cookie));
  const end = Date.now() + SYNC_SECONDS * 1000;
  for (let emails = 0; emails < mail.length; ) {
    if (Date.now() > end) return say('The demo mail is still being read; it will be there soon.');
    await new Promise((resolve) => setTimeout(resolve, 250));
    const stats = await expectOk(await fetch(`${origin}/api/stats`, { headers: { cookie } }));
    emails = ((await stats.json()) as { totalEmails: number }).totalEmails;
  }
  say(`${mail.length} demo emails were read and are tasks now.`);
}

function prefixed(prefix: string, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function post(url: string, body: unknown, cookie?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`${response.url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
