import * as contract from '../../../../contract/identity/auth.ts';
import { GRACE_DAYS } from '../../../../contract/identity/organizations.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { cancelUserDeletion } from './cancel-user.ts';
import { deleteUser } from './delete-user.ts';

const access = { role: 'member', scope: null, beforeVerified: true } as const;
const tags = ['Authentication'];

const deleteUserRoute = route({
  method: 'post',
  path: '/api/auth/delete-user',
  access,
  operationId: 'deleteUser',
  tags,
  summary: "Delete the caller's account",
  description: `It is deleted after ${GRACE_DAYS} days, at \`deletesAt\`. Until then the user can sign in, and take it back. What they wrote in an organization stays there, without their name. Needs a proof of identity: the password, or a code once the second factor is enabled; an account with neither needs none. The last owner of an organization must hand it over or delete it first. A repetition changes nothing. Codes: \`INVALID_PASSWORD\` (400), \`INVALID_CODE\` (401), \`SESSION_REQUIRED\` (403), \`LAST_OWNER\` (409, with \`organizations\`: their ids and names), \`TOO_MANY_REQUESTS\` (429).`,
  request: { body: jsonBody(contract.deleteUserRequest) },
  responses: { 200: json(contract.deleteUserResult, 'It will be deleted.'), ...problems(409) },
});

const cancelRoute = route({
  method: 'post',
  path: '/api/auth/cancel-user-deletion',
  access,
  operationId: 'cancelUserDeletion',
  tags,
  summary: "Cancel the deletion of the caller's account",
  description: 'Until the account is deleted. Codes: `SESSION_REQUIRED` (403).',
  responses: { 200: json(contract.statusResult, 'The account stays.'), ...problems() },
});

export function registerAccountDeletion(app: App): void {
  app.openapi(deleteUserRoute, async (c) => {
    const deletesAt = new Date(await deleteUser(c.var.ctx, c.req.valid('json'))).toISOString();
    const message = `The account will be deleted at ${deletesAt}.`;
    return c.json({ success: true as const, message, deletesAt }, 200);
  });
  app.openapi(cancelRoute, async (c) => {
    await cancelUserDeletion(c.var.ctx);
    return c.json({ status: true }, 200);
  });
}
