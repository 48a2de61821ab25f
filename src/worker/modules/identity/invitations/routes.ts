import * as contract from '../../../../contract/identity/organizations.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { presentMember } from '../members/present.ts';
import { acceptInvitation } from './accept.ts';
import { cancelInvitation } from './cancel.ts';
import { getInvitation } from './get.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations } from './list.ts';
import { listUserInvitations } from './list-user.ts';
import { presentInvitation } from './present.ts';
import { rejectInvitation } from './reject.ts';

const NOT_A_MEMBER = '`USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION` (403)';
const OPEN_ONLY =
  '`INVITATION_NOT_FOUND` (400: unknown, answered, canceled or expired), `INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION` (400: or no longer an admin), `YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION` (403)';
const TO_ANSWER = '`EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION` (403)';

const inviteMemberRoute = route({
  method: 'post',
  path: '/api/auth/organization/invite-member',
  access: { role: 'member', scope: null },
  operationId: 'inviteMember',
  tags: ['Organizations'],
  summary: 'Invite an address by mail',
  description: `For admins and owners with a verified address; the role is \`admin\` or \`member\`. The mailed link expires after 48 hours, and works only for an account with the invited address. Codes: \`INVALID_EMAIL\`, \`USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION\`, \`USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION\` (400), \`EMAIL_NOT_VERIFIED\`, \`YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION\`, \`YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE\`, ${NOT_A_MEMBER}, \`CHANGED_MEANWHILE\` (409), \`INVITATION_LIMIT_REACHED\` (422: 100 are pending), \`TOO_MANY_REQUESTS\` (429: 50 an hour per organization, and per caller in all organizations; five a day to an address in all organizations), \`NOT_CONFIGURED\` (503).`,
  request: { body: jsonBody(contract.inviteMemberRequest) },
  responses: { 200: json(contract.invitation, 'The invitation.'), ...problems(409, 422, 503) },
});

const acceptInvitationRoute = route({
  method: 'post',
  path: '/api/auth/organization/accept-invitation',
  access: { role: 'member', scope: null, beforeVerified: true },
  operationId: 'acceptInvitation',
  tags: ['Organizations'],
  summary: 'Accept an invitation',
  description: `Needs an account that has verified the invited address, or brings the token of the mailed link, which verifies it. The organization becomes the active one of the session. Codes: ${OPEN_ONLY}, ${TO_ANSWER}, \`USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION\` (400), \`CHANGED_MEANWHILE\` (409), \`ORGANIZATION_MEMBERSHIP_LIMIT_REACHED\` (422: 200 members).`,
  request: { body: jsonBody(contract.answerInvitationRequest) },
  responses: { 200: json(contract.acceptedInvitation, 'Joined.'), ...problems(409, 422) },
});

const rejectInvitationRoute = route({
  method: 'post',
  path: '/api/auth/organization/reject-invitation',
  access: { role: 'member', scope: null, beforeVerified: true },
  operationId: 'rejectInvitation',
  tags: ['Organizations'],
  summary: 'Reject an invitation',
  description: `Needs an account that has verified the invited address, or the token of the mailed link. Codes: ${OPEN_ONLY}, ${TO_ANSWER}, \`CHANGED_MEANWHILE\` (409).`,
  request: { body: jsonBody(contract.answerInvitationRequest) },
  responses: { 200: json(contract.rejectedInvitation, 'Rejected.'), ...problems(409) },
});

const cancelInvitationRoute = route({
  method: 'post',
  path: '/api/auth/organization/cancel-invitation',
  access: { role: 'member', scope: null },
  operationId: 'cancelInvitation',
  tags: ['Organizations'],
  summary: 'Cancel an invitation',
  description:
    'For admins and owners of the organization. Codes: `INVITATION_NOT_FOUND` (400), `YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION` (403).',
  request: { body: jsonBody(contract.invitationRequest) },
  responses: { 200: json(contract.invitation, 'Canceled.'), ...problems() },
});

const getInvitationRoute = route({
  method: 'get',
  path: '/api/auth/organization/get-invitation',
  access: { role: 'member', scope: null, beforeVerified: true },
  operationId: 'getInvitation',
  tags: ['Organizations'],
  summary: 'Get a received invitation',
  description: `Needs an account that has verified the invited address, or the token of the mailed link. Codes: ${OPEN_ONLY}, \`EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION\` (403).`,
  request: { query: contract.invitationQuery },
  responses: { 200: json(contract.receivedInvitation, 'The invitation.'), ...problems() },
});

const listInvitationsRoute = route({
  method: 'get',
  path: '/api/auth/organization/list-invitations',
  access: { role: 'member', scope: null },
  operationId: 'listInvitations',
  tags: ['Organizations'],
  summary: "List an organization's invitations",
  description: `For admins and owners: the pending ones first, then the others of the last month, at most 200. Codes: \`ROLE_REQUIRED\`, ${NOT_A_MEMBER}.`,
  request: { query: contract.listInvitationsQuery },
  responses: { 200: json(contract.invitation.array(), 'The invitations.'), ...problems() },
});

const listUserInvitationsRoute = route({
  method: 'get',
  path: '/api/auth/organization/list-user-invitations',
  access: { role: 'member', scope: null },
  operationId: 'listUserInvitations',
  tags: ['Organizations'],
  summary: 'List received invitations',
  description:
    "The open invitations of the caller's address, which must be verified. Codes: `EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION` (403).",
  responses: { 200: json(contract.ownInvitation.array(), 'The invitations.'), ...problems() },
});

export function registerInvitations(app: App): void {
  app.openapi(inviteMemberRoute, async (c) =>
    c.json(presentInvitation(await inviteMember(c.var.ctx, c.req.valid('json'))), 200),
  );
  app.openapi(acceptInvitationRoute, async (c) => {
    const { invitationId, token } = c.req.valid('json');
    const { invitation, member } = await acceptInvitation(c.var.ctx, invitationId, token);
    return c.json({ invitation: presentInvitation(invitation), member: presentMember(member) }, 200);
  });
  app.openapi(rejectInvitationRoute, async (c) => {
    const { invitationId, token } = c.req.valid('json');
    const invitation = await rejectInvitation(c.var.ctx, invitationId, token);
    return c.json({ invitation: presentInvitation(invitation), member: null }, 200);
  });
  app.openapi(cancelInvitationRoute, async (c) =>
    c.json(presentInvitation(await cancelInvitation(c.var.ctx, c.req.valid('json').invitationId)), 200),
  );
  app.openapi(getInvitationRoute, async (c) => {
    const { id, token } = c.req.valid('query');
    const received = await getInvitation(c.var.ctx, id, token);
    const { invitation, organizationName, organizationSlug, inviterEmail } = received;
    return c.json(
      { ...presentInvitation(invitation), organizationName, organizationSlug, inviterEmail },
      200,
    );
  });
  app.openapi(listInvitationsRoute, async (c) =>
    c.json((await listInvitations(c.var.ctx, c.req.valid('query'))).map(presentInvitation), 200),
  );
  app.openapi(listUserInvitationsRoute, async (c) => {
    const rows = await listUserInvitations(c.var.ctx);
    return c.json(
      rows.map(({ invitation, organizationName }) => ({
        ...presentInvitation(invitation),
        organizationName,
      })),
      200,
    );
  });
}
