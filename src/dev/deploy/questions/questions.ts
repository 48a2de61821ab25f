import type { Place } from '../address.ts';
import type { Cloudflare } from '../cloudflare.ts';
import type { Account, Found, Zone } from '../look.ts';
import { Stop } from '../stop.ts';
import type { Answers, SystemMail } from './answers.ts';
import { ask } from './ask.ts';

/** Asks for the account only if the sign-in has several. */
export async function chooseAccount(
  cloudflare: Cloudflare,
  answers: Pick<Answers, 'account'>,
): Promise<Account> {
  const accounts = await cloudflare.list<Account>('/accounts');
  const wanted = process.env['CLOUDFLARE_ACCOUNT_ID'] || answers.account;
  if (wanted) {
    const account = accounts.find(({ id }) => id === wanted);
    if (account) return account;
    const where = answers.account ? 'Herald was deployed to' : 'CLOUDFLARE_ACCOUNT_ID names';
    throw new Stop(
      `${where} the account ${wanted}, which this sign-in does not have.`,
      'Sign in with one that has it: npm run login.',
    );
  }
  const [first, ...others] = accounts;
  if (!first) throw new Stop('This sign-in has no account.', 'Sign in with another one: npm run login.');
  if (others.length === 0) return first;
  const list = accounts.map(({ name }, i) => `  ${i + 1}  ${name}`).join('\n');
  const find = (answer: string) => accounts[Number(answer) - 1] ?? accounts.find(({ id }) => id === answer);
  const answer = await ask({
    text: `Which account is Herald to run in?\n${list}`,
    variable: 'CLOUDFLARE_ACCOUNT_ID',
    fallback: '1',
    refuse: (text) => (find(text) ? null : `Answer with a number from 1 to ${accounts.length}.`),
  });
  return find(answer)!;
}

/** Finds where a public address is served: below a zone of the account, or on workers.dev. Null if in neither. */
export function placeOf(
  address: string,
  { zones, subdomain }: Pick<Found, 'zones' | 'subdomain'>,
  worker: string,
): Place | null {
  const { hostname } = new URL(address);
  if (subdomain && hostname === `${worker}.${subdomain}.workers.dev`) return { hostname, zone: null };
  const zone = zoneOf(hostname, zones);
  return zone && { hostname, zone };
}

const zoneOf = (hostname: string, zones: Zone[]): Zone | null =>
  zones
    .filter(({ name }) => hostname === name || hostname.endsWith(`.${name}`))
    .toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;

/** Returns the reason why Herald cannot be served at an address. */
export function refuseAddress(
  address: string,
  found: Pick<Found, 'zones' | 'subdomain'>,
  worker: string,
): string | null {
  if (!/^https:\/\/[a-z\d.-]+$/.test(address) || !URL.canParse(address)) {
    return 'Answer with an address such as https://herald.example.com, without a path.';
  }
  if (placeOf(address, found, worker)) return null;
  const zones = found.zones.map(({ name }) => name);
  return `The account has no domain for ${address}. It has ${zones.join(', ') || 'none'}; add one at https://dash.cloudflare.com/.`;
}

const refuseEmail = (answer: string) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(answer) ? null : 'Answer with an email address.';

/** Returns the reason why Herald cannot send mail with this answer. */
export function refuseMail(answer: string): string | null {
  if (answer === 'none' || answer === 'cloudflare') return null;
  const url = URL.canParse(answer) ? new URL(answer) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    return 'Answer with smtps://user:password@host:465, cloudflare or none.';
  }
  return url.port === '25' ? 'Cloudflare refuses port 25: use 465 or 587.' : null;
}

interface Answered {
  publicUrl: string;
  operatorEmail: string;
  mail: SystemMail;
  /** Null unless it was asked for: the Worker then keeps its value. */
  smtpUrl: string | null;
}

/** Asks the questions that the previous answers leave open. Environment variables override those answers. */
export async function askQuestions({ vars, mail }: Answers, found: Found, worker: string): Promise<Answered> {
  const keep = async (variable: string, before: string | undefined, question: () => Promise<string>) =>
    before && !process.env[variable] ? before : question();

  const [zone] = found.zones;
  const subdomain = found.subdomain && `${worker}.${found.subdomain}.workers.dev`;
  const host = zone ? `${worker}.${zone.name}` : subdomain;
  const publicUrl = await keep('PUBLIC_URL', vars['PUBLIC_URL'], () =>
    ask({
      text: 'At which address is Herald to be reached?',
      variable: 'PUBLIC_URL',
      ...(host && { fallback: `https://${host}` }),
      refuse: (answer) => refuseAddress(answer, found, worker),
    }),
  );
  const operatorEmail = await keep('OPERATOR_EMAIL', vars['OPERATOR_EMAIL'], () =>
    ask({
      text: 'Who runs it? Herald writes to this address when something needs a hand.',
      variable: 'OPERATOR_EMAIL',
      refuse: refuseEmail,
    }),
  );
  const hasUrl = found.worker?.secrets.includes('SYSTEM_SMTP_URL');
  const answer = await keep('SYSTEM_SMTP_URL', mail === 'smtp' && !hasUrl ? undefined : mail, () =>
    ask({
      text:
        'How does it send its own mail (invitations, password resets)?\n' +
        '  smtps://user:password@host:465  by a mail server\n' +
        '  cloudflare                      by Cloudflare Email Service, for a domain of the account\n' +
        '  none                            only Google sign-in can verify addresses then',
      variable: 'SYSTEM_SMTP_URL',
      fallback: 'none',
      refuse: refuseMail,
    }),
  );
  const isUrl = answer.includes(':');
  return {
    publicUrl,
    operatorEmail,
    mail: isUrl ? 'smtp' : (answer as SystemMail),
    smtpUrl: isUrl ? answer : null,
  };
}

/** Returns the sender of system mail: the mail server's user if it is an address, or one at the public domain. */
export function senderOf(
  { mail, smtpUrl }: Answered,
  { hostname, zone }: Place,
): { SYSTEM_MAIL_FROM?: string } {
  if (mail === 'none') return {};
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  return { SYSTEM_MAIL_FROM: refuseEmail(user) === null ? user : `herald@${zone?.name ?? hostname}` };
}
