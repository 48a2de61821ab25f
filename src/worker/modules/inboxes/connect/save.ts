import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import type { Tokens } from '../../../platform/outside/oauth/client.ts';
import type { ProviderId } from '../../../platform/outside/oauth/providers.ts';
import { addInbox, changeInbox } from '../change.ts';
import type { InboxFields, InboxRow } from '../schema.ts';
import { sealSecret } from '../secrets.ts';
import { findInbox } from '../store.ts';
import { mailServers } from './presets.ts';
import type { Wish } from './start.ts';

/** Adds the inbox of a mailbox, or gives an existing one its access. Throws as `addInbox` and `changeInbox`. */
export async function saveConnection(
  ctx: Ctx,
  provider: ProviderId,
  { inboxId, name, tag }: Wish,
  address: string,
  tokens: Tokens & { refreshToken: string },
): Promise<{ id: number; emailAddress: string }> {
  const current = inboxId === null ? null : await findInbox(ctx, inboxId);
  if (current === undefined) throw notFound('inbox');
  const secretId = current?.secretId ?? crypto.randomUUID();
  const access = await accessFields(ctx, provider, secretId, address, tokens);
  if (current) {
    requireSameMailbox(current, address);
    await changeInbox(ctx, current, { ...access, name, tag }, 'inbox.connected', { provider });
    return { id: current.id, emailAddress: current.emailAddress };
  }
  const { id } = await addInbox(
    ctx,
    secretId,
    {
      ...access,
      // A new inbox has both: the request was checked.
      name: name!,
      tag: tag!,
      emailAddress: address,
      isActive: true,
      autoReplyEnabled: false,
    },
    { provider },
  );
  return { id, emailAddress: address };
}

/** Else a wrong click among one's accounts would let a private mailbox flow in. */
function requireSameMailbox(inbox: InboxRow, address: string): void {
  if ([inbox.emailAddress, inbox.imapUser.toLowerCase()].includes(address)) return;
  throw new DomainError(
    'conflict',
    'ADDRESS_MISMATCH',
    `Consent was given as ${address}, and the inbox is ${inbox.emailAddress}. Choose that account, or change the address of the inbox first.`,
  );
}

async function accessFields(
  ctx: Ctx,
  provider: ProviderId,
  secretId: string,
  address: string,
  { accessToken, expiresAt, refreshToken }: Tokens & { refreshToken: string },
): Promise<Omit<InboxFields, 'name' | 'tag' | 'emailAddress' | 'isActive' | 'autoReplyEnabled'>> {
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
