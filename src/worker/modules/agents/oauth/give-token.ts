import type { OAuthErrorInternal } from '@cloudflare/workers-oauth-provider';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { endById } from '../connections/end.ts';
import { connectionOfGrant } from './grant-key.ts';
import { identityProblem, openOAuth } from './server.ts';
import { ValueChanged } from './values.ts';

/** The library's words for a code or a refresh token that comes again. */
const REUSES = ['code_replayed', 'refresh_token_mismatch'];

/**
 * Gives tokens for a code or a refresh token, and revokes them (RFC 6749, RFC 7009). A refresh token that comes again
 * after its successor was used is stolen, or its thief has come first: the connection ends. It also ends when the program gives its grant back.
 */
export async function giveToken(
  ctx: ServiceCtx,
  request: Request,
  execution: ExecutionContext,
): Promise<Response> {
  const form = new URLSearchParams(await request.clone().text());
  if (identityProblem(ctx, form.get('client_id') ?? '')) {
    return refusal(401, 'invalid_client', 'The address of the client is not on the public internet.');
  }
  const failures: OAuthErrorInternal[] = [];
  const { server, env } = await openOAuth(ctx, ({ internal }) => {
    failures.push(internal);
  });
  try {
    const response = await server.fetch(request, env, execution);
    const isReused = failures.some(({ reason }) => REUSES.includes(reason));
    const ended = [
      ...env.OAUTH_KV.deleted.map(connectionOfGrant),
      isReused ? Number((form.get('refresh_token') ?? '').split(':')[0]) : null,
    ];
    for (const id of ended) if (id) await endById(ctx, id, isReused ? 'token_reused' : 'unused');
    return response;
  } catch (error) {
    if (!(error instanceof ValueChanged)) throw error;
    return refusal(503, 'temporarily_unavailable', 'Another request has used this token. Try again.');
  }
}

/** Returns an error as RFC 6749, section 5.2 has it. */
function refusal(status: number, error: string, description: string): Response {
  return Response.json(
    { error, error_description: description },
    { status, headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '1' }) } },
  );
}
