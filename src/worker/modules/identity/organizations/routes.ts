import * as contract from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { presentInvitation } from '../invitations/present.ts';
import { presentMember } from '../members/present.ts';
import { cancelOrganizationDeletion } from './cancel-deletion.ts';
import { checkSlug } from './check-slug.ts';
import { createOrganization } from './create.ts';
import { deleteOrganization } from './delete.ts';
import { getFullOrganization } from './get-full.ts';
import { listOrganizations } from './list.ts';
import { presentAgent, presentOrganization } from './present.ts';
import { setActive } from './set-active.ts';
import { updateOrganization } from './update.ts';

const NOT_A_MEMBER = '`USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION` (403)';

const createOrganizationRoute = route({
  method: 'post',
  path: '/api/auth/organization/create',
  access: { role: 'member', scope: null },
  operationId: 'createOrganization',
  tags: ['Organizations'],
  summary: 'Create an organization',
  description:
    'The caller becomes its owner, and it becomes the active organization. Codes: `ORGANIZATION_ALREADY_EXISTS` (400: another organization has the slug), `YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS` (422: the caller owns 20).',
  request: { body: jsonBody(contract.createOrganizationRequest) },
  responses: {
    200: json(contract.createdOrganization, 'The organization, with its owner.'),
    ...problems(422),
  },
});

const checkSlugRoute = route({
  method: 'post',
  path: '/api/auth/organization/check-slug',
  access: { role: 'member', scope: null },
  operationId: 'checkOrganizationSlug',
  tags: ['Organizations'],
  summary: 'Check whether a slug is free',
  description: 'Codes: `ORGANIZATION_SLUG_ALREADY_TAKEN` (400).',
  request: { body: jsonBody(contract.checkSlugRequest) },
  responses: { 200: json(contract.checkSlugResult, 'The slug is free.'), ...problems() },
});

const listOrganizationsRoute = route({
  method: 'get',
  path: '/api/auth/organization/list',
  access: { role: 'member', scope: null },
  operationId: 'listOrganizations',
  tags: ['Organizations'],
  summary: "List the caller's organizations",
  description: 'The organizations that the caller is a member of, at most 200, the oldest membership first.',
  responses: { 200: json(contract.organization.array(), 'The organizations.'), ...problems() },
});

const setActiveRoute = route({
  method: 'post',
  path: '/api/auth/organization/set-active',
  access: { role: 'member', scope: null },
  operationId: 'setActiveOrganization',
  tags: ['Organizations'],
  summary: 'Choose the active organization',
  description: `The id, or else the slug, names the organization that further calls of this session use. One is always active, so \`null\` is refused (400). Codes: ${NOT_A_MEMBER}.`,
  request: { body: jsonBody(contract.setActiveRequest) },
  responses: { 200: json(contract.organization, 'The active organization.'), ...problems() },
});

const getFullOrganizationRoute = route({
  method: 'get',
  path: '/api/auth/organization/get-full-organization',
  access: { role: 'member', scope: null },
  operationId: 'getFullOrganization',
  tags: ['Organizations'],
  summary: 'Get an organization with its members and their agents',
  description: `The active organization, or another that the caller is a member of. Only admins and owners see \`invitations\`; for members the list is empty. Codes: ${NOT_A_MEMBER}.`,
  request: { query: contract.fullOrganizationQuery },
  responses: { 200: json(contract.fullOrganization, 'The organization.'), ...problems() },
});

const updateOrganizationRoute = route({
  method: 'post',
  path: '/api/auth/organization/update',
  access: { role: 'member', scope: null },
  operationId: 'updateOrganization',
  tags: ['Organizations'],
  summary: 'Change an organization',
  description: `For admins and owners; only owners may change the slug. Codes: \`ORGANIZATION_SLUG_ALREADY_TAKEN\` (400), \`YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION\` (403), ${NOT_A_MEMBER}.`,
  request: { body: jsonBody(contract.updateOrganizationRequest) },
  responses: { 200: json(contract.organization, 'The changed organization.'), ...problems() },
});

const deleteOrganizationRoute = route({
  method: 'post',
  path: '/api/auth/organization/delete',
  access: { role: 'member', scope: null },
  operationId: 'deleteOrganization',
  tags: ['Organizations'],
  summary: 'Delete an organization',
  description: `For owners. It is deleted after ${contract.GRACE_DAYS} days, at \`deletesAt\`: all mail, tasks, files and settings, for good. Until then it works as before, and any owner can take it back. All owners get a mail. Needs the slug or the name of the organization, and a proof of identity: the password, or a code once the second factor is enabled; an account with neither needs none. A repetition changes nothing. Codes: \`CONFIRMATION_MISMATCH\`, \`INVALID_PASSWORD\` (400), \`INVALID_CODE\` (401), \`YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION\` (403), ${NOT_A_MEMBER}, \`SUBSCRIPTION_RUNNING\` (409: cancel the subscription first), \`TOO_MANY_REQUESTS\` (429).`,
  request: { body: jsonBody(contract.deleteOrganizationRequest) },
  responses: {
    200: json(contract.organization, 'The organization, with the time of its deletion.'),
    ...problems(409),
  },
});

const cancelDeletionRoute = route({
  method: 'post',
  path: '/api/auth/organization/cancel-deletion',
  access: { role: 'member', scope: null },
  operationId: 'cancelOrganizationDeletion',
  tags: ['Organizations'],
  summary: 'Cancel the deletion of an organization',
  description: `For owners, until the organization is deleted. Codes: \`YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION\` (403), ${NOT_A_MEMBER}.`,
  request: { body: jsonBody(contract.cancelOrganizationDeletionRequest) },
  responses: { 200: json(contract.organization, 'The organization, which stays.'), ...problems() },
});

export function registerOrganizations(app: App, requireNoRenewal: (ctx: Ctx) => Promise<void>): void {
  app.openapi(deleteOrganizationRoute, async (c) => {
    const organization = await deleteOrganization(c.var.ctx, c.req.valid('json'), requireNoRenewal);
    return c.json(presentOrganization(organization), 200);
  });
  app.openapi(cancelDeletionRoute, async (c) =>
    c.json(presentOrganization(await cancelOrganizationDeletion(c.var.ctx, c.req.valid('json'))), 200),
  );
  app.openapi(createOrganizationRoute, async (c) => {
    const { organization, owner } = await createOrganization(c.var.ctx, c.req.valid('json'));
    return c.json({ ...presentOrganization(organization), members: [presentMember(owner)] }, 200);
  });
  app.openapi(checkSlugRoute, async (c) => {
    await checkSlug(c.var.ctx, c.req.valid('json').slug);
    return c.json({ status: true as const }, 200);
  });
  app.openapi(listOrganizationsRoute, async (c) =>
    c.json((await listOrganizations(c.var.ctx)).map(presentOrganization), 200),
  );
  app.openapi(setActiveRoute, async (c) =>
    c.json(presentOrganization(await setActive(c.var.ctx, c.req.valid('json'))), 200),
  );
  app.openapi(getFullOrganizationRoute, async (c) => {
    const full = await getFullOrganization(c.var.ctx, c.req.valid('query'));
    return c.json(
      {
        ...presentOrganization(full.organization),
        members: full.members.map(presentMember),
        agents: full.agents.map(presentAgent),
        invitations: full.invitations.map(presentInvitation),
      },
      200,
    );
  });
  app.openapi(updateOrganizationRoute, async (c) =>
    c.json(presentOrganization(await updateOrganization(c.var.ctx, c.req.valid('json'))), 200),
  );
}
