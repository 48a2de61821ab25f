import { z } from 'zod';
import { emailAddress, host, line, port, timestamp } from './common.ts';
import { anyCaseTag, tag } from './tags.ts';

const password = z
  .string()
  .min(1)
  .max(1024)
  .meta({ description: 'Stored encrypted and never returned.', format: 'password', writeOnly: true });

/** Not empty, and on one line: these values go into mail headers and protocol commands. */
const text = (max: number) => line(max).trim().min(1);

const MAX_READ_BACK_DAYS = 36_500;
const MAX_ALIASES = 20;

const fields = {
  name: text(200).meta({ example: 'Support' }),
  email_address: emailAddress,
  aliases: z
    .array(emailAddress)
    .max(MAX_ALIASES)
    .meta({
      description:
        'Other addresses of the mailbox: mail to them is of this inbox, and it may send from them if its server allows that. A reply comes from the address that was written to. None is an address of another inbox.',
      example: ['bills@example.com'],
    }),
  tag: anyCaseTag.meta({
    description: 'Each tag has at most one active inbox. A new name adds a tag.',
  }),
  imap_host: host,
  imap_port: port,
  imap_user: text(320).meta({ example: 'support@example.com' }),
  imap_password: password,
  imap_tls: z.boolean().meta({
    description:
      '`true`: TLS on connect, or mandatory STARTTLS on a port that ends in 143. `false`: clear text, which is refused outside development.',
  }),
  smtp_host: host.meta({ example: 'smtp.example.com' }),
  smtp_port: port.meta({ example: 465 }),
  smtp_user: text(320).meta({ example: 'support@example.com' }),
  smtp_password: password,
  smtp_tls: z.boolean().meta({
    description:
      '`true`: TLS on connect on a port that ends in 465, mandatory STARTTLS on others. `false`: clear text, which is refused outside development.',
  }),
  is_active: z.boolean().meta({ description: 'Herald reads, sends and replies only for active inboxes.' }),
  auto_reply_enabled: z.boolean(),
  read_back: z.union([z.enum(['all', 'none']), z.int().min(1).max(MAX_READ_BACK_DAYS)]).meta({
    description:
      'Older mail that Herald reads: what is in the mailbox when it is first read. `all`; `none`; or a number of days before the first sync. It can be changed at any time: if it asks for more, Herald reads what is missing; if it asks for less, reading stops there, and mail that was read stays.',
    example: 'all',
  }),
};

/** Null where an inbox has no SMTP server. */
const smtp = {
  smtp_host: fields.smtp_host.nullable().meta({ description: 'Null if the inbox has none; see `sends_by`.' }),
  smtp_port: fields.smtp_port.nullable(),
  smtp_user: fields.smtp_user.nullable(),
  smtp_tls: fields.smtp_tls.nullable(),
};
const smtpPassword = password.nullable();

export const createInboxRequest = z
  .strictObject({
    ...fields,
    aliases: fields.aliases.optional(),
    imap_tls: fields.imap_tls.default(true),
    smtp_host: smtp.smtp_host.optional(),
    smtp_port: smtp.smtp_port.optional(),
    smtp_user: smtp.smtp_user.optional(),
    smtp_password: smtpPassword.optional(),
    smtp_tls: smtp.smtp_tls.default(true),
    is_active: fields.is_active.default(true),
    auto_reply_enabled: fields.auto_reply_enabled.default(false),
    read_back: fields.read_back.default('all'),
  })
  .meta({
    id: 'CreateInboxRequest',
    description:
      'Give all SMTP fields or none. An inbox without them can neither send nor reply, unless Cloudflare sends for it (`sends_by`).',
    example: {
      name: 'Support',
      email_address: 'support@example.com',
      tag: 'Support',
      imap_host: 'imap.example.com',
      imap_port: 993,
      imap_user: 'support@example.com',
      imap_password: 'correct horse',
      imap_tls: true,
      smtp_host: 'smtp.example.com',
      smtp_port: 465,
      smtp_user: 'support@example.com',
      smtp_password: 'correct horse',
      smtp_tls: true,
    },
  });
export type CreateInboxRequest = z.infer<typeof createInboxRequest>;

export const updateInboxRequest = z
  .strictObject({ ...fields, ...smtp, smtp_password: smtpPassword })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'expected at least one field')
  .meta({
    id: 'UpdateInboxRequest',
    description:
      'Changing `imap_host` or `imap_port`, or turning `imap_tls` off, requires `imap_password` in the same request; the same holds for SMTP. Setting `smtp_host` to null removes the SMTP server with its user and password.',
    example: { imap_password: 'a new one' },
  });
export type ReadBack = z.infer<typeof fields.read_back>;
export type UpdateInboxRequest = z.infer<typeof updateInboxRequest>;

const { imap_password: _imap, smtp_password: _smtp, ...visible } = { ...fields, ...smtp };

const PROVIDERS = ['google', 'microsoft'] as const;
const auth = z.enum(['password', ...PROVIDERS]).meta({
  description:
    'How the inbox signs in to its servers: with passwords, or with OAuth access to a Google or Microsoft mailbox.',
});
export type InboxAuth = z.infer<typeof auth>;
const consent = z.enum(['given', 'withdrawn']);
export type Consent = z.infer<typeof consent>;

const addressProof = z.enum(['none', 'needed', 'assumed', 'proven', 'taken']).meta({
  description:
    'Whether the address was proven to be of this mailbox, which mail from Cloudflare Email Routing needs; reading and sending do not. `none`: no. `needed`: no, and such mail has come; its sender tries again. `proven`: yes. `assumed`: it gets the mail until another inbox proves the address, as its mailbox has changed since, or it had the address before proofs began. `taken`: the address was proven, and belongs to another inbox.',
});
export type AddressProof = z.infer<typeof addressProof>;

export const proveAddressQuery = z.strictObject({
  address: emailAddress.optional().meta({
    description: 'One of the other addresses (`aliases`) of the inbox. Default: its own address.',
    example: 'bills@example.com',
  }),
});

const sendsBy = z.enum(['smtp', 'cloudflare']).nullable().meta({
  description:
    'What sends mail of the inbox. `smtp`: its SMTP server. `cloudflare`: the Email Service of Cloudflare, as it has no SMTP server, its address is proven, and its domain is one that the operator has set up for sending. Null: nothing; the inbox only receives.',
});

export const inbox = z
  .object({
    id: z.int().meta({ example: 1 }),
    ...visible,
    tag,
    auth,
    sends_by: sendsBy,
    consent: consent.nullable().meta({
      description: '`withdrawn`: connect the mailbox again. Null for an inbox with passwords.',
    }),
    address_proof: addressProof,
    address_asked_at: timestamp.nullable().meta({
      description:
        'When Herald sent a message to the address to prove it. Null if it sent none, has found it in the mailbox, or has not found it within a day.',
    }),
    alias_proofs: z
      .array(z.object({ address: z.string(), proof: addressProof, asked_at: timestamp.nullable() }))
      .meta({
        description: 'The same of each other address.',
        example: [{ address: 'bills@example.com', proof: 'proven', asked_at: null }],
      }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Inbox' });
export type Inbox = z.infer<typeof inbox>;

export const connectRequest = z
  .strictObject({
    provider: z.enum(PROVIDERS),
    name: fields.name.optional(),
    tag: fields.tag.optional(),
    read_back: fields.read_back.optional(),
    inbox_id: z.int().min(1).optional().meta({
      description:
        'An existing inbox to connect again, or to switch from passwords to OAuth. Without it, a new inbox is created.',
    }),
    callback_url: z.string().min(1).max(2000).optional().meta({
      description:
        'Where the browser goes afterwards, with `connected=<inbox id>` or `error=<code>`: a path, or a URL of this service or of an allowed dashboard. Without it, the callback responds with JSON.',
    }),
  })
  .superRefine((body, check) => {
    for (const field of ['name', 'tag'] as const) {
      if (body.inbox_id !== undefined || body[field] !== undefined) continue;
      check.addIssue({ code: 'custom', path: [field], message: 'required for a new inbox' });
    }
  })
  .meta({ id: 'ConnectInboxRequest', example: { provider: 'google', name: 'Support', tag: 'Support' } });
export type ConnectRequest = z.infer<typeof connectRequest>;

export const connectResult = z
  .object({ url: z.string().meta({ description: 'Send the browser to this URL.' }) })
  .meta({ id: 'ConnectInboxResult' });

/** The query parameters the provider adds. Others are ignored. */
export const connectCallback = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(256).optional(),
  error: z.string().max(1000).optional(),
});
export const connectedResult = z
  .object({ id: z.int(), email_address: z.string() })
  .meta({ id: 'ConnectedInbox' });

export const createInboxResult = z
  .object({ id: z.int(), message: z.string() })
  .meta({ id: 'CreateInboxResult' });
export const deleteInboxResult = z.object({ message: z.string() }).meta({ id: 'DeleteInboxResult' });

const outcome = z.object({
  success: z.boolean(),
  error: z.string().meta({ description: 'Empty on success, else what is wrong and how to fix it.' }),
});
export const testInboxResult = z.object({ imap: outcome, smtp: outcome }).meta({ id: 'TestInboxResult' });
export type TestInboxResult = z.infer<typeof testInboxResult>;

export const smtpInbox = z
  .object({
    id: z.int(),
    name: z.string(),
    tag,
    email_address: z.string(),
    aliases: z.array(z.string()).meta({ description: 'Its other addresses.' }),
  })
  .meta({ id: 'SmtpInbox' });
export type SmtpInbox = z.infer<typeof smtpInbox>;
