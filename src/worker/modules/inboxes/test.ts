import type { TestInboxResult } from '../../../contract/inboxes.ts';
import { DomainError, notFound } from '../../../lib/errors.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { EMAIL_SERVICE } from '../../platform/outside/email-service.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { verify } from '../../platform/outside/sidecar.ts';
import { verifySmtp } from '../../platform/outside/smtp/sign-in.ts';
import { type OpenInbox, openInbox } from './open.ts';

/**
 * Signs in to both servers of an inbox, in parallel and independently. Returns the failures of the servers and of the
 * provider. Throws `not_found`; `refused` (PASSWORD_UNREADABLE); and what `limitOutside` throws.
 */
export async function testInbox(ctx: Ctx, id: number): Promise<TestInboxResult> {
  await limitOutside(ctx, 'mail-server');
  let inbox: OpenInbox | null;
  try {
    inbox = await openInbox(ctx, id);
    if (!inbox) throw notFound('inbox');
    const result = await signIn(ctx, inbox);
    const refusedToken = inbox.imap.access_token;
    if (refusedToken === undefined || result.code !== 'AUTH_FAILED') return toTestResult(result);
    // Providers may revoke an access token before it expires.
    inbox = await openInbox(ctx, id, refusedToken);
    return toTestResult(inbox ? await signIn(ctx, inbox) : result);
  } catch (error) {
    if (!(error instanceof DomainError) || !PROVIDER_CODES.includes(error.code)) throw error;
    const failure = { success: false, error: error.message };
    return { imap: failure, smtp: failure };
  }
}

/** The codes for a connected inbox without an access token. */
const PROVIDER_CODES = ['CONSENT_WITHDRAWN', 'TOKEN_ENDPOINT_FAILED', 'NOT_CONFIGURED'];

const NOT_CONFIGURED = 'Not configured: this inbox only receives mail. Set its smtp_ fields to send mail.';

interface Result extends TestInboxResult {
  /** The sidecar's code for the failure of the IMAP server. */
  code: string | null;
}

function toTestResult({ imap, smtp }: Result): TestInboxResult {
  return { imap, smtp };
}

async function signIn(ctx: ServiceCtx, inbox: OpenInbox): Promise<Result> {
  let code: string | null = null;
  const [imap, smtp] = await Promise.all([
    outcome(async () => {
      const failure = await verify(ctx.env, inbox.imap);
      code = failure?.code ?? null;
      return failure?.message ?? '';
    }),
    outcome(async () => {
      if (!inbox.smtp) return NOT_CONFIGURED;
      // The Email Service needs no sign-in.
      return inbox.smtp === EMAIL_SERVICE ? '' : verifySmtp(ctx.env, inbox.smtp);
    }),
  ]);
  return { imap, smtp, code };

  async function outcome(attempt: () => Promise<string>) {
    const error = await attempt().catch((cause: unknown) => {
      if (!(cause instanceof DomainError)) throw cause;
      if (cause.cause !== undefined) ctx.log.error('inbox.test_failed', cause, { inbox: inbox.id });
      return cause.message;
    });
    return { success: error === '', error };
  }
}
