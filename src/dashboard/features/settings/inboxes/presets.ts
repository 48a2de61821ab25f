/** Server presets of well-known providers. */
interface Server {
  host: string;
  port: number;
}
export interface Preset {
  imap: Server;
  smtp: Server;
  /** Domains that always belong to the provider; a company's own domain reveals nothing. */
  domains: string[];
  /** The OAuth provider for sign-in without a password. */
  signIn?: 'google' | 'microsoft';
}

const at = (host: string, port: number): Server => ({ host, port });
const KNOWN = {
  gmail: {
    imap: at('imap.gmail.com', 993),
    smtp: at('smtp.gmail.com', 465),
    domains: ['gmail.com', 'googlemail.com'],
    signIn: 'google',
  },
  outlook: {
    imap: at('outlook.office365.com', 993),
    smtp: at('smtp.office365.com', 587),
    domains: ['outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de', 'msn.com'],
    signIn: 'microsoft',
  },
  icloud: {
    imap: at('imap.mail.me.com', 993),
    smtp: at('smtp.mail.me.com', 587),
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  fastmail: {
    imap: at('imap.fastmail.com', 993),
    smtp: at('smtp.fastmail.com', 465),
    domains: ['fastmail.com', 'fastmail.fm'],
  },
  ionos: { imap: at('imap.ionos.de', 993), smtp: at('smtp.ionos.de', 465), domains: [] },
  strato: { imap: at('imap.strato.de', 993), smtp: at('smtp.strato.de', 465), domains: [] },
  gmx: {
    imap: at('imap.gmx.net', 993),
    smtp: at('mail.gmx.net', 587),
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
  },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof KNOWN | 'own';
export const PRESET_NAMES: readonly (readonly [Exclude<PresetName, 'own'>, string])[] = [
  ['gmail', 'Gmail, Google Workspace'],
  ['outlook', 'Outlook, Microsoft 365'],
  ['icloud', 'iCloud'],
  ['fastmail', 'Fastmail'],
  ['ionos', 'IONOS'],
  ['strato', 'STRATO'],
  ['gmx', 'GMX'],
];

const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/** Returns the provider of the address's domain, else `own`. */
export function guessPreset(address: string): PresetName {
  const domain = domainOf(address);
  return PRESET_NAMES.find(([name]) => (KNOWN[name].domains as string[]).includes(domain))?.[0] ?? 'own';
}

/** Returns the servers of a preset; for an own domain, the most common host names. */
export function presetFor(name: PresetName, address: string): Preset {
  if (name !== 'own') return KNOWN[name];
  const domain = domainOf(address);
  return { imap: at(`imap.${domain}`, 993), smtp: at(`smtp.${domain}`, 465), domains: [] };
}
