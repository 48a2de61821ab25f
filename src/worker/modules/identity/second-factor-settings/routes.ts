import * as contract from '../../../../contract/identity/second-factor.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { registerTwoFactor } from './auth-routes.ts';
import { disable } from './disable.ts';
import { getStatus } from './get.ts';
import { qrCode, setUp } from './set-up.ts';
import { verifySetup } from './verify.ts';

const statusRoute = route({
  method: 'get',
  path: '/api/settings/security/2fa',
  access: { role: 'member', scope: null },
  operationId: 'getSecondFactor',
  tags: ['Security'],
  summary: 'Get the status of the second factor',
  description: 'Whether signing in with the password needs a code. Codes: `SESSION_REQUIRED` (403).',
  responses: { 200: json(contract.secondFactorStatus, 'The status.'), ...problems() },
});

const setUpRoute = route({
  method: 'post',
  path: '/api/settings/security/2fa/setup',
  access: { role: 'member', scope: null },
  operationId: 'setUpSecondFactor',
  tags: ['Security'],
  summary: 'Set up the second factor',
  description:
    'Returns a new secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). It replaces a secret that was not confirmed. Sign-ins do not change until `/api/settings/security/2fa/verify` confirms it with a code. Codes: `INVALID_PASSWORD` (400), `SESSION_REQUIRED` (403), `ALREADY_ENABLED` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.setUpSecondFactorRequest) },
  responses: { 200: json(contract.setUpSecondFactorResult, 'The secret.'), ...problems(409) },
});

const verifyRoute = route({
  method: 'post',
  path: '/api/settings/security/2fa/verify',
  access: { role: 'member', scope: null },
  operationId: 'verifySecondFactor',
  tags: ['Security'],
  summary: 'Enable the second factor',
  description:
    'Takes a code of the authenticator app that has the secret. Each code works once, at sign-ins too. After 10 wrong codes, all codes are refused for 15 minutes (429). Codes: `INVALID_CODE` (401), `SESSION_REQUIRED` (403), `NOT_SET_UP`, `ALREADY_ENABLED` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.verifySecondFactorRequest) },
  responses: {
    200: json(contract.verifySecondFactorResult, 'Enabled. The recovery codes are not shown again.'),
    ...problems(409),
  },
});

const disableRoute = route({
  method: 'post',
  path: '/api/settings/security/2fa/disable',
  access: { role: 'member', scope: null },
  operationId: 'disableSecondFactor',
  tags: ['Security'],
  summary: 'Disable the second factor',
  description:
    'Takes the password, or a code of either kind. Deletes the secret, the recovery codes and the trusted devices. Codes: `INVALID_PASSWORD` (400), `INVALID_CODE` (401), `SESSION_REQUIRED` (403), `TWO_FACTOR_NOT_ENABLED`, `CHANGED_MEANWHILE` (409), `TOO_MANY_REQUESTS` (429).',
  request: { body: jsonBody(contract.disableSecondFactorRequest) },
  responses: { 200: json(contract.disableSecondFactorResult, 'Disabled.'), ...problems(409) },
});

export function registerSecondFactor(app: App): void {
  app.openapi(statusRoute, async (c) => {
    const { enabled, enabledAt, recoveryCodesLeft } = await getStatus(c.var.ctx);
    const enabled_at = enabledAt === null ? null : new Date(enabledAt).toISOString();
    return c.json({ enabled, enabled_at, recovery_codes_left: recoveryCodesLeft }, 200);
  });
  app.openapi(setUpRoute, async (c) => {
    const { secret, uri } = await setUp(c.var.ctx, c.req.valid('json'));
    return c.json({ secret, otpauth_uri: uri, qr_svg: qrCode(uri) }, 200);
  });
  app.openapi(verifyRoute, async (c) => {
    const recoveryCodes = await verifySetup(c.var.ctx, c.req.valid('json').code);
    return c.json({ enabled: true as const, recovery_codes: recoveryCodes }, 200);
  });
  app.openapi(disableRoute, async (c) => {
    await disable(c.var.ctx, c.req.valid('json'));
    return c.json({ enabled: false as const }, 200);
  });
  registerTwoFactor(app);
}
