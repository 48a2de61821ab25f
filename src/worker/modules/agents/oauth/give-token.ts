import type { OAuthErrorInternal } from '@cloudflare/workers-oauth-provider';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { endByToken } from '../connections/end.ts';
import { openOAuth } from './server.ts';
import { ValueChanged } from './values.ts';

/**
 * Gives tokens for a code or a refresh token, and revokes them (RFC 6749, RFC 7009). A refresh token that comes again
 * after its successor was used is stolen, or its thief has come first: the connection ends.
 */
export async function giveToken(
  ctx: ServiceCtx,
  request: Request,
  execution: ExecutionContext,
): Promise<Response> {
  const failures: OAuthErrorInternal[] = [];
  const { server, env } = await openOAuth(ctx, ({ internal }) => {
    failures.push(internal);
  });
  const form = request.clone();
  try {
    const response = await server.fetch(request, env, execution);
    if (failures.some(({ reason }) => reason === 'refresh_token_mismatch')) {
      const token = new URLSearchParams(await form.text()).get('refresh_token');
      if (token) await endByToken(ctx, token);
    }
    return response;
  } catch (error) {
    if (!(error instanceof ValueChanged)) throw error;
    // Another request has used the code or the refresh token at this moment.
    return Response.json(
      {
        error: 'temporarily_unavailable',
        error_description: 'Another request has used this token. Try again.',
      },
      { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } },
    );
  }
}
