import type { TestInboxResult } from '../../../contract/inboxes.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { DomainError, notFound } from '../../platform/errors.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { verify } from '../../platform/outside/sidecar.ts';
import { verifySmtp } from '../../platform/outside/smtp/sign-in.ts';
import { type OpenInbox, openInbox } from './open.ts';

/**
 * Signs in to both servers of an inbox, at the same time and independently. Throws 404, or 422
 * PASSWORD_UNREADABLE, or what `limitOutside` throws; what the servers and the provider do is in the answer.
 */
export async function testInbox(ctx: Ctx, id: number): Promise<TestInboxResult> {
  await limitOutside(ctx, 'mail-server');
  let inbox: OpenInbox | null;
  try {
    inbox = await openInbox(ctx, id);
    if (!inbox) throw notFound('inbox');
    const result = await signIn(ctx, inbox);
    const refused = inbox.imap.access_token;
    if (refused === undefined || result.code !== 'AUTH_FAILED') return shown(result);
    // Providers may end an access before its time.
    inbox = await openInbox(ctx, id, refused);
    return shown(inbox ? await signIn(ctx, inbox) : result);
  } catch (error) {
    if (!(error instanceof DomainError) || !OF_THE_PROVIDER.includes(error.code)) throw error;
    const failed = { success: false, error: error.message };
    return { imap: failed, smtp: failed };
  }
}

/** Why a connected inbox has no access. */
const OF_THE_PROVIDER = ['CONSENT_WITHDRAWN', 'TOKEN_ENDPOINT_FAILED', 'NOT_CONFIGURED'];

const NOT_CONFIGURED =
  'Not configured: this inbox only reads mail. Give it the smtp_ fields to send from it.';

interface Result extends TestInboxResult {
  /** What the sidecar calls the failure of the IMAP server. */
  code: string | null;
}

function shown({ imap, smtp }: Result): TestInboxResult {
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
    outcome(async () => (inbox.smtp ? verifySmtp(ctx.env, inbox.smtp) : NOT_CONFIGURED)),
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
