import * as contract from '../../../../contract/identity/organizations.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getActiveMember } from './get-active.ts';
import { getActiveMemberRole } from './get-active-role.ts';
import { hasPermission } from './has-permission.ts';
import { leaveOrganization } from './leave-organization.ts';
import { listMembers } from './list.ts';
import { presentMember } from './present.ts';
import { removeMember } from './remove.ts';
import { updateMemberRole } from './update-role.ts';

const NOT_A_MEMBER = '`USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION` (403)';
const TRANSFER =
  'To transfer the organization, an owner makes another member `owner`, and may then take a lesser role. An organization may have several owners, and always has one.';

const listMembersRoute = route({
  method: 'get',
  path: '/api/auth/organization/list-members',
  access: { role: 'member', scope: null },
  operationId: 'listMembers',
  tags: ['Organizations'],
  summary: 'List members',
  description: `The members of the active organization, or of another that the caller is a member of; the oldest membership first. Codes: ${NOT_A_MEMBER}.`,
  request: { query: contract.listMembersQuery },
  responses: { 200: json(contract.memberList, 'The members.'), ...problems() },
});

const getActiveMemberRoute = route({
  method: 'get',
  path: '/api/auth/organization/get-active-member',
  access: { role: 'member', scope: null },
  operationId: 'getActiveMember',
  tags: ['Organizations'],
  summary: 'Get the caller as a member',
  description: 'The caller as a member of the active organization.',
  responses: { 200: json(contract.member, 'The member.'), ...problems() },
});

const getActiveMemberRoleRoute = route({
  method: 'get',
  path: '/api/auth/organization/get-active-member-role',
  access: { role: 'member', scope: null },
  operationId: 'getActiveMemberRole',
  tags: ['Organizations'],
  summary: 'Get the role of a member',
  description: `The caller's role, or with \`userId\` that of another member. Codes: \`MEMBER_NOT_FOUND\` (400), ${NOT_A_MEMBER}.`,
  request: { query: contract.memberRoleQuery },
  responses: { 200: json(contract.memberRole, 'The role.'), ...problems() },
});

const updateMemberRoleRoute = route({
  method: 'post',
  path: '/api/auth/organization/update-member-role',
  access: { role: 'member', scope: null },
  operationId: 'updateMemberRole',
  tags: ['Organizations'],
  summary: 'Change the role of a member',
  description: `For admins and owners; only an owner may change an owner or make one. ${TRANSFER} Codes: \`MEMBER_NOT_FOUND\`, \`YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER\` (400), \`YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER\` (403), ${NOT_A_MEMBER}, \`CHANGED_MEANWHILE\` (409).`,
  request: { body: jsonBody(contract.updateMemberRoleRequest) },
  responses: { 200: json(contract.member, 'The changed member.'), ...problems(409) },
});

const removeMemberRoute = route({
  method: 'post',
  path: '/api/auth/organization/remove-member',
  access: { role: 'member', scope: null },
  operationId: 'removeMember',
  tags: ['Organizations'],
  summary: 'Remove a member',
  description: `For admins and owners; only an owner may remove an owner, and the last owner stays. The member's sessions move to another of their organizations, or end; their API keys of this one are revoked. Codes: \`MEMBER_NOT_FOUND\`, \`YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER\` (400), \`YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER\` (403), ${NOT_A_MEMBER}, \`CHANGED_MEANWHILE\` (409).`,
  request: { body: jsonBody(contract.removeMemberRequest) },
  responses: { 200: json(contract.removedMember, 'The removed member.'), ...problems(409) },
});

const leaveRoute = route({
  method: 'post',
  path: '/api/auth/organization/leave',
  access: { role: 'member', scope: null },
  operationId: 'leaveOrganization',
  tags: ['Organizations'],
  summary: 'Leave an organization',
  description: `The last owner cannot leave. The caller's sessions move to another of their organizations, or end when they have none; the next sign-in then creates one. Codes: \`YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER\` (400), ${NOT_A_MEMBER}, \`CHANGED_MEANWHILE\` (409).`,
  request: { body: jsonBody(contract.leaveRequest) },
  responses: { 200: json(contract.member, 'The former member.'), ...problems(409) },
});

const hasPermissionRoute = route({
  method: 'post',
  path: '/api/auth/organization/has-permission',
  access: { role: 'member', scope: null },
  operationId: 'hasPermission',
  tags: ['Organizations'],
  summary: 'Check permissions',
  description: `Whether the caller's role allows all of these: \`organization\` (update), \`member\` (create, update, delete), \`invitation\` (create, cancel). Codes: ${NOT_A_MEMBER}.`,
  request: { body: jsonBody(contract.hasPermissionRequest) },
  responses: { 200: json(contract.hasPermissionResult, 'The answer.'), ...problems() },
});

export function registerMembers(app: App): void {
  app.openapi(listMembersRoute, async (c) => {
    const { members, total } = await listMembers(c.var.ctx, c.req.valid('query'));
    return c.json({ members: members.map(presentMember), total }, 200);
  });
  app.openapi(getActiveMemberRoute, async (c) =>
    c.json(presentMember(await getActiveMember(c.var.ctx)), 200),
  );
  app.openapi(getActiveMemberRoleRoute, async (c) =>
    c.json({ role: await getActiveMemberRole(c.var.ctx, c.req.valid('query')) }, 200),
  );
  app.openapi(updateMemberRoleRoute, async (c) =>
    c.json(presentMember(await updateMemberRole(c.var.ctx, c.req.valid('json'))), 200),
  );
  app.openapi(removeMemberRoute, async (c) =>
    c.json({ member: presentMember(await removeMember(c.var.ctx, c.req.valid('json'))) }, 200),
  );
  app.openapi(leaveRoute, async (c) =>
    c.json(presentMember(await leaveOrganization(c.var.ctx, c.req.valid('json').organizationId)), 200),
  );
  app.openapi(hasPermissionRoute, async (c) =>
    c.json({ error: null, success: await hasPermission(c.var.ctx, c.req.valid('json')) }, 200),
  );
}
