import type { TestInboxResult } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { DomainError, notFound } from '../../platform/errors.ts';
import { verify } from '../../platform/sidecar.ts';
import { verifySmtp } from '../../platform/smtp/sign-in.ts';
import { openInbox } from './open.ts';

/**
 * Signs in to both servers of an inbox, at the same time and independently. Throws 404, or 422
 * PASSWORD_UNREADABLE; what the servers do is in the answer.
 */
export async function testInbox(ctx: Ctx, id: number): Promise<TestInboxResult> {
  const inbox = await openInbox(ctx, id);
  if (!inbox) throw notFound('inbox');
  const [imap, smtp] = await Promise.all([
    outcome(async () => (await verify(ctx.env, inbox.imap))?.message ?? ''),
    outcome(() => verifySmtp(ctx.env, inbox.smtp)),
  ]);
  return { imap, smtp };

  async function outcome(attempt: () => Promise<string>) {
    const error = await attempt().catch((cause: unknown) => {
      if (!(cause instanceof DomainError)) throw cause;
      if (cause.cause !== undefined) ctx.log.error('inbox.test_failed', cause, { inbox: id });
      return cause.message;
    });
    return { success: error === '', error };
  }
}
