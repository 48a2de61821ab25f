/** Server presets of well-known providers. */
import type { Schemas } from '../../../../api/client.ts';

interface Server {
  host: string;
  port: number;
}
export interface Preset {
  imap: Server;
  smtp: Server;
  /** Domains that always belong to the provider; a company's own domain reveals nothing. */
  domains: string[];
  /** The provider's own page on what programs need. */
  help?: string;
  /** The password that all mailboxes of the server have, in development. */
  password?: string;
  isPlain?: boolean;
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
    help: 'https://support.google.com/accounts/answer/185833',
  },
  outlook: {
    imap: at('outlook.office365.com', 993),
    smtp: at('smtp.office365.com', 587),
    domains: [
      ...[
        'outlook.com',
        'outlook.de',
        'outlook.at',
        'outlook.fr',
        'hotmail.com',
        'hotmail.de',
        'hotmail.co.uk',
      ],
      ...['hotmail.fr', 'live.com', 'live.de', 'live.co.uk', 'msn.com'],
    ],
    signIn: 'microsoft',
  },
  yahoo: {
    imap: at('imap.mail.yahoo.com', 993),
    smtp: at('smtp.mail.yahoo.com', 465),
    domains: [
      'yahoo.com',
      'yahoo.de',
      'yahoo.co.uk',
      'yahoo.fr',
      'yahoo.es',
      'yahoo.it',
      'ymail.com',
      'rocketmail.com',
    ],
    help: 'https://help.yahoo.com/kb/SLN15241.html',
  },
  icloud: {
    imap: at('imap.mail.me.com', 993),
    smtp: at('smtp.mail.me.com', 587),
    domains: ['icloud.com', 'me.com', 'mac.com'],
    help: 'https://support.apple.com/102654',
  },
  gmx: {
    imap: at('imap.gmx.net', 993),
    smtp: at('mail.gmx.net', 587),
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.eu', 'gmx.info', 'gmx.org', 'gmx.biz'],
    help: 'https://hilfe.gmx.net/pop-imap/einschalten.html',
  },
  webde: {
    imap: at('imap.web.de', 993),
    smtp: at('smtp.web.de', 587),
    domains: ['web.de', 'email.de'],
    help: 'https://hilfe.web.de/pop-imap/einschalten.html',
  },
  tonline: {
    imap: at('secureimap.t-online.de', 993),
    smtp: at('securesmtp.t-online.de', 465),
    domains: ['t-online.de', 'magenta.de'],
    help: 'https://www.telekom.de/hilfe/apps-dienste/e-mail',
  },
  fastmail: {
    imap: at('imap.fastmail.com', 993),
    smtp: at('smtp.fastmail.com', 465),
    domains: ['fastmail.com', 'fastmail.fm', 'fastmail.net', 'fastmail.org', 'sent.com'],
    help: 'https://www.fastmail.help/hc/en-us/articles/360058752854',
  },
  posteo: {
    imap: at('posteo.de', 993),
    smtp: at('posteo.de', 465),
    domains: ['posteo.de', 'posteo.net', 'posteo.org', 'posteo.eu', 'posteo.at', 'posteo.ch'],
    help: 'https://posteo.de/hilfe',
  },
  mailboxorg: {
    imap: at('imap.mailbox.org', 993),
    smtp: at('smtp.mailbox.org', 465),
    domains: ['mailbox.org'],
    help: 'https://kb.mailbox.org',
  },
  mailde: {
    imap: at('imap.mail.de', 993),
    smtp: at('smtp.mail.de', 465),
    domains: ['mail.de'],
    help: 'https://mail.de/hilfe',
  },
  ionos: {
    imap: at('imap.ionos.de', 993),
    smtp: at('smtp.ionos.de', 465),
    domains: ['online.de', 'onlinehome.de'],
    help: 'https://www.ionos.de/hilfe/e-mail/',
  },
  strato: { imap: at('imap.strato.de', 993), smtp: at('smtp.strato.de', 465), domains: [] },
  zoho: {
    imap: at('imap.zoho.com', 993),
    smtp: at('smtp.zoho.com', 465),
    domains: ['zoho.com', 'zohomail.com'],
    help: 'https://www.zoho.com/mail/help/imap-access.html',
  },
  zohoeu: {
    imap: at('imap.zoho.eu', 993),
    smtp: at('smtp.zoho.eu', 465),
    domains: ['zoho.eu', 'zohomail.eu'],
    help: 'https://www.zoho.com/mail/help/imap-access.html',
  },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof KNOWN | 'own' | 'development';
export const PRESET_NAMES: readonly (readonly [keyof typeof KNOWN, string])[] = [
  ['gmail', 'Gmail, Google Workspace'],
  ['outlook', 'Outlook, Microsoft 365'],
  ['yahoo', 'Yahoo'],
  ['icloud', 'iCloud'],
  ['gmx', 'GMX'],
  ['webde', 'WEB.DE'],
  ['tonline', 'T-Online'],
  ['fastmail', 'Fastmail'],
  ['posteo', 'Posteo'],
  ['mailboxorg', 'mailbox.org'],
  ['mailde', 'mail.de'],
  ['ionos', 'IONOS'],
  ['strato', 'STRATO'],
  ['zoho', 'Zoho'],
  ['zohoeu', 'Zoho (EU)'],
];

const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/** Returns the provider of the address's domain, else `own`. */
export function guessPreset(address: string, development?: DevelopmentMail | null): PresetName {
  const domain = domainOf(address);
  if (development && domain === development.domain) return 'development';
  return PRESET_NAMES.find(([name]) => (KNOWN[name].domains as string[]).includes(domain))?.[0] ?? 'own';
}

/** The mail server of `npm start`. */
export type DevelopmentMail = NonNullable<Schemas['SignInOptions']['developmentMail']>;

/** Returns the servers of a preset; for an own domain, the most common host names. */
export function presetFor(name: PresetName, address: string, development?: DevelopmentMail | null): Preset {
  if (name === 'development' && development) {
    const { imap_host, imap_port, smtp_host, smtp_port, password } = development;
    return {
      imap: at(imap_host, imap_port),
      smtp: at(smtp_host, smtp_port),
      domains: [],
      password,
      isPlain: true,
    };
  }
  if (name !== 'own' && name !== 'development') return KNOWN[name];
  const domain = domainOf(address);
  return { imap: at(`imap.${domain}`, 993), smtp: at(`smtp.${domain}`, 465), domains: [] };
}

/** Returns the provider of an IMAP server. */
export const presetOfHost = (host: string): PresetName =>
  PRESET_NAMES.find(([name]) => KNOWN[name].imap.host === host)?.[0] ?? 'own';
