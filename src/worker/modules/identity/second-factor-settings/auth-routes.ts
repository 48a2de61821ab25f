/** The second factor on better-auth's paths, for its two-factor client plugin. */
import type { Context } from 'hono';
import * as contract from '../../../../contract/identity/second-factor.ts';
import { type App, type AppEnv, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { anonymousCtx, originOf } from '../access/request.ts';
import { presentUser } from '../present.ts';
import { finishSignIn } from '../second-factor/finish-sign-in.ts';
import type { CodeKind } from '../second-factor/prove-code.ts';
import {
  clearChallengeCookie,
  readChallengeCookie,
  readKnownDeviceCookie,
  setSignedInCookies,
  setTrustedDeviceCookie,
} from '../sessions/cookie.ts';
import { disable } from './disable.ts';
import { generateBackupCodes } from './generate-backup-codes.ts';
import { getTotpUri } from './get-totp-uri.ts';
import { setUp } from './set-up.ts';
import { checkCode } from './verify.ts';

const enableRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/enable',
  access: { role: 'member', scope: null },
  operationId: 'enableTwoFactor',
  tags: ['Authentication'],
  summary: 'Set up the second factor',
  description:
    'Returns the secret for an authenticator app, and ten recovery codes. `verify-totp` with a code of the app enables the factor; until then sign-ins do not change. Codes: `INVALID_PASSWORD` (400), `SESSION_REQUIRED` (403), `ALREADY_ENABLED` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.enableTwoFactorRequest) },
  responses: { 200: json(contract.enableTwoFactorResult, 'Set up.'), ...problems(409) },
});

const verifyTotpRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/verify-totp',
  access: 'public',
  operationId: 'verifyTotp',
  tags: ['Authentication'],
  summary: 'Verify a code of the authenticator app',
  description:
    'Without a session: finishes the sign-in of the cookie `herald_two_factor`, and starts the session. With a session: enables a factor that `enable` has set up, or only checks the code. A factor set up by `/api/settings/security/2fa/setup` has no recovery codes yet and is enabled there (`RECOVERY_CODES_NEEDED`). Each code works once. A sign-in has five tries within ten minutes; after 10 wrong codes in a row, all codes are refused for 15 minutes (429). Codes: `INVALID_CODE`, `INVALID_TWO_FACTOR_COOKIE` (401), `SESSION_REQUIRED` (403), `NOT_SET_UP`, `RECOVERY_CODES_NEEDED` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.verifyTwoFactorRequest) },
  responses: { 200: json(contract.verifyTwoFactorResult, 'The code is right.'), ...problems(409) },
});

const verifyBackupCodeRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/verify-backup-code',
  access: 'public',
  operationId: 'verifyBackupCode',
  tags: ['Authentication'],
  summary: 'Verify a recovery code',
  description:
    'Like `verify-totp`, with a recovery code, which works once. Codes: `INVALID_CODE`, `INVALID_TWO_FACTOR_COOKIE` (401), `SESSION_REQUIRED` (403), `TWO_FACTOR_NOT_ENABLED` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.verifyTwoFactorRequest) },
  responses: { 200: json(contract.verifyTwoFactorResult, 'The code is right.'), ...problems(409) },
});

const disableRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/disable',
  access: { role: 'member', scope: null },
  operationId: 'disableTwoFactor',
  tags: ['Authentication'],
  summary: 'Disable the second factor',
  description:
    'Deletes the secret, the recovery codes and the trusted devices. Codes: `INVALID_PASSWORD` (400), `INVALID_CODE` (401), `SESSION_REQUIRED` (403), `TWO_FACTOR_NOT_ENABLED`, `CHANGED_MEANWHILE` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.provenTwoFactorRequest) },
  responses: { 200: json(contract.disableTwoFactorResult, 'Disabled.'), ...problems(409) },
});

const totpUriRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/get-totp-uri',
  access: { role: 'member', scope: null },
  operationId: 'getTotpUri',
  tags: ['Authentication'],
  summary: 'Get the secret again',
  description:
    'For another authenticator app. Codes: `INVALID_PASSWORD` (400), `INVALID_CODE` (401), `SESSION_REQUIRED` (403), `NOT_SET_UP`, `CHANGED_MEANWHILE` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.provenTwoFactorRequest) },
  responses: { 200: json(contract.totpUriResult, 'The secret.'), ...problems(409) },
});

const generateBackupCodesRoute = route({
  method: 'post',
  path: '/api/auth/two-factor/generate-backup-codes',
  access: { role: 'member', scope: null },
  operationId: 'generateBackupCodes',
  tags: ['Authentication'],
  summary: 'Renew the recovery codes',
  description:
    'The earlier codes stop working. Codes: `INVALID_PASSWORD` (400), `INVALID_CODE` (401), `SESSION_REQUIRED` (403), `TWO_FACTOR_NOT_ENABLED`, `CHANGED_MEANWHILE` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.provenTwoFactorRequest) },
  responses: {
    200: json(contract.generateBackupCodesResult, 'The codes. They are not shown again.'),
    ...problems(409),
  },
});

export function registerTwoFactor(app: App): void {
  app.openapi(enableRoute, async (c) => {
    const { issuer, ...credentials } = c.req.valid('json');
    const { uri, recoveryCodes } = await setUp(c.var.ctx, credentials, { issuer, withCodes: true });
    return c.json({ method: 'totp' as const, totpURI: uri, backupCodes: recoveryCodes }, 200);
  });
  app.openapi(verifyTotpRoute, async (c) => c.json(await verify(c, 'totp', c.req.valid('json')), 200));
  app.openapi(verifyBackupCodeRoute, async (c) =>
    c.json(await verify(c, 'recovery', c.req.valid('json')), 200),
  );
  app.openapi(disableRoute, async (c) => {
    await disable(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true as const }, 200);
  });
  app.openapi(totpUriRoute, async (c) =>
    c.json({ totpURI: await getTotpUri(c.var.ctx, c.req.valid('json')) }, 200),
  );
  app.openapi(generateBackupCodesRoute, async (c) => {
    const backupCodes = await generateBackupCodes(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true as const, backupCodes }, 200);
  });
}

async function verify(
  c: Context<AppEnv>,
  kind: CodeKind,
  { code, trustDevice = false }: { code: string; trustDevice?: boolean | undefined },
) {
  const ctx = await c.var.findCtx();
  if (ctx) {
    const { token, user } = await checkCode(ctx, kind, code);
    return { token, user: presentUser(user) };
  }
  const input = { kind, code, trustDevice, knownDevice: readKnownDeviceCookie(c) };
  const session = await finishSignIn(anonymousCtx(c), readChallengeCookie(c), input, originOf(c));
  const { token, user, trustedDevice } = session;
  setSignedInCookies(c, session);
  clearChallengeCookie(c);
  if (trustedDevice !== null) setTrustedDeviceCookie(c, trustedDevice);
  return { token, user: presentUser(user) };
}
