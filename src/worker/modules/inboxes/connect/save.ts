import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Tokens } from '../../../platform/outside/oauth/client.ts';
import type { ProviderId } from '../../../platform/outside/oauth/providers.ts';
import { addInbox } from '../create.ts';
import { readBackDaysOf } from '../fields.ts';
import type { InboxFields, InboxRow } from '../schema.ts';
import { sealSecret } from '../secrets.ts';
import { findInbox } from '../store.ts';
import { changeInbox } from '../update.ts';
import type { Connection } from './connect.ts';
import { mailServers } from './presets.ts';

/** Adds an inbox for the mailbox, or connects an existing one. Throws like `addInbox` and `changeInbox`. */
export async function saveConnection(
  ctx: Ctx,
  provider: ProviderId,
  { inboxId, name, tag, readBack }: Connection,
  address: string,
  tokens: Tokens & { refreshToken: string },
): Promise<{ id: number; emailAddress: string }> {
  const current = inboxId === null ? null : await findInbox(ctx, inboxId);
  if (current === undefined) throw notFound('inbox');
  const secretId = current?.secretId ?? crypto.randomUUID();
  const access = await accessFields(ctx, provider, secretId, address, tokens);
  const readBackDays = readBackDaysOf(readBack);
  if (current) {
    requireSameMailbox(current, address);
    await changeInbox(ctx, current, { ...access, name, tag, readBackDays }, 'inbox.connected', { provider });
    return { id: current.id, emailAddress: current.emailAddress };
  }
  const { id } = await addInbox(
    ctx,
    secretId,
    {
      ...access,
      // `connectRequest` requires both for a new inbox.
      name: name!,
      tag: tag!,
      emailAddress: address,
      aliases: [],
      isActive: true,
      autoReplyEnabled: false,
      readBackDays: readBackDays ?? null,
    },
    { provider },
  );
  return { id, emailAddress: address };
}

/** Refuses another mailbox: choosing the wrong account would import a private one. */
function requireSameMailbox(inbox: InboxRow, address: string): void {
  if ([inbox.emailAddress, inbox.imapUser.toLowerCase()].includes(address)) return;
  throw new DomainError(
    'conflict',
    'ADDRESS_MISMATCH',
    `The consent is for ${address}, but the inbox is ${inbox.emailAddress}. Choose that account, or change the address of the inbox first.`,
  );
}

async function accessFields(
  ctx: Ctx,
  provider: ProviderId,
  secretId: string,
  address: string,
  { accessToken, expiresAt, refreshToken }: Tokens & { refreshToken: string },
): Promise<
  Omit<
    InboxFields,
    'name' | 'tag' | 'emailAddress' | 'aliases' | 'isActive' | 'autoReplyEnabled' | 'readBackDays'
  >
> {
  const seal = (column: Parameters<typeof sealSecret>[2], plain: string) =>
    sealSecret(ctx.env, secretId, column, plain);
  return {
    ...mailServers(ctx.env, provider),
    imapUser: address,
    smtpUser: address,
    imapPassword: await seal('imap_password', ''),
    smtpPassword: await seal('smtp_password', ''),
    auth: provider,
    refreshToken: await seal('refresh_token', refreshToken),
    accessToken: await seal('access_token', accessToken),
    accessExpiresAt: expiresAt,
    consent: 'given',
  };
}
