/** `/api/auth/organization/*` follows better-auth's wire contract: camelCase names, string ids. */
import { z } from 'zod';
import { line, timestamp } from '../common.ts';
import { proof } from './proof.ts';

export const ROLES = ['owner', 'admin', 'member'] as const;
export const role = z
  .enum(ROLES)
  .meta({ id: 'Role', description: 'Each member has one role. An owner may do everything.' });

const id = z.string().meta({ example: '1' });
const organizationIdOr = (message: string) =>
  z
    .string({ error: message })
    .regex(/^[1-9]\d{0,14}$/, 'expected the id of an organization')
    .meta({ example: '1' });
const organizationId = organizationIdOr('expected the id of an organization as a string');
const organizationSlug = z.string().min(1).max(100).meta({ example: 'lighthouse-brewery' });

const name = line(200).trim().min(1).meta({ example: 'Lighthouse Brewery' });
const slug = z
  .string()
  .max(64)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'expected lower-case letters and digits, with single hyphens between them',
  )
  .meta({ example: 'lighthouse-brewery' });
const logo = z
  .url({ protocol: /^https?$/, error: 'expected an http or https URL' })
  .max(2000)
  .nullable();
const MAX_METADATA = 4000;
const metadata = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => JSON.stringify(value).length <= MAX_METADATA,
    `expected at most ${MAX_METADATA} characters of JSON`,
  )
  .meta({
    description: 'Custom data of a client. Only members see it.',
    additionalProperties: true,
  });

const organizationFields = {
  id,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable().meta({ additionalProperties: true }),
  createdAt: timestamp,
  deletesAt: timestamp
    .nullable()
    .meta({ description: 'When it will be deleted, unless an owner takes that back. Null: it stays.' }),
};
export const organization = z.object(organizationFields).meta({ id: 'Organization' });

export const member = z
  .object({
    id: z.string().meta({ description: '`<organization id>-<user id>`', example: '1-7' }),
    organizationId: id,
    userId: id,
    role,
    createdAt: timestamp,
    user: z.object({
      id,
      name: z.string(),
      email: z.string(),
      image: z.string().nullable(),
    }),
  })
  .meta({ id: 'Member' });

const invitationFields = {
  id: z.string(),
  organizationId: id,
  email: z.string(),
  role,
  status: z.enum(['pending', 'accepted', 'rejected', 'canceled']),
  inviterId: id,
  createdAt: timestamp,
  expiresAt: timestamp,
};
export const invitation = z.object(invitationFields).meta({ id: 'Invitation' });

export const createOrganizationRequest = z
  .object({
    name,
    slug,
    logo: logo.optional(),
    metadata: metadata.optional(),
    keepCurrentActiveOrganization: z
      .boolean()
      .optional()
      .meta({ description: '`true`: do not make the new organization the active one.' }),
  })
  .meta({
    id: 'CreateOrganizationRequest',
    example: { name: 'Lighthouse Brewery', slug: 'lighthouse-brewery' },
  });
export type CreateOrganization = z.infer<typeof createOrganizationRequest>;
export const createdOrganization = z
  .object({ ...organizationFields, members: z.array(member) })
  .meta({ id: 'CreatedOrganization' });

export const checkSlugRequest = z.object({ slug }).meta({ id: 'CheckSlugRequest' });
export const checkSlugResult = z.object({ status: z.literal(true) }).meta({ id: 'CheckSlugResult' });

export const updateOrganizationRequest = z
  .object({
    data: z
      .object({ name, slug, logo, metadata })
      .partial()
      .refine(
        (data) => Object.values(data).some((value) => value !== undefined),
        'expected at least one of name, slug, logo, metadata',
      ),
    organizationId: organizationId.optional(),
  })
  .meta({ id: 'UpdateOrganizationRequest', example: { data: { name: 'Lighthouse Brewing' } } });
export type UpdateOrganization = z.infer<typeof updateOrganizationRequest>;

/** Days between asking for the deletion of an organization or account, and the deletion. */
export const GRACE_DAYS = 7;
export const deleteOrganizationRequest = z
  .strictObject({
    organizationId: organizationId.optional().meta({ description: 'Default: the active organization.' }),
    confirm: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ description: 'The slug or the name of the organization, as a guard against mistakes.' }),
    ...proof,
  })
  .meta({
    id: 'DeleteOrganizationRequest',
    example: { organizationId: '1', confirm: 'lighthouse-brewery', password: 'correct horse battery' },
  });
export type DeleteOrganization = z.infer<typeof deleteOrganizationRequest>;
export const cancelOrganizationDeletionRequest = z
  .object({ organizationId: organizationId.optional() })
  .meta({ id: 'CancelOrganizationDeletionRequest', example: { organizationId: '1' } });

export const setActiveRequest = z
  .object({
    organizationId: organizationIdOr(
      'expected the id of an organization as a string: one is always active',
    ).optional(),
    organizationSlug: organizationSlug.optional(),
  })
  .meta({ id: 'SetActiveOrganizationRequest', example: { organizationId: '1' } });

/** Selects an organization by id or slug. Default: the active organization. */
export type NamedOrganization = { organizationId?: string; organizationSlug?: string };

const MAX_MEMBERS = 200;
const atMost = (description: string) =>
  z.coerce
    .number()
    .pipe(z.int().min(1).max(MAX_MEMBERS))
    .optional()
    .meta({ description, type: 'integer', minimum: 1, maximum: MAX_MEMBERS });
const organizationSelector = {
  organizationId: organizationId.optional(),
  organizationSlug: organizationSlug
    .optional()
    .meta({ description: 'Selects the organization by slug instead of id.' }),
};

export const fullOrganizationQuery = z.object({
  ...organizationSelector,
  membersLimit: atMost('Maximum number of members.'),
});
const agent = z.object({
  id: z.int().meta({ description: 'It is assigned work and mentioned by this, as a member by `userId`.' }),
  name: z.string(),
  model: z.string().nullable().meta({ description: 'The model that it says it uses.' }),
  userId: z.string().meta({ description: 'The member for whom it acts.' }),
});
export const fullOrganization = z
  .object({
    ...organizationFields,
    members: z.array(member),
    agents: z.array(agent).meta({ description: 'The agents that are connected, oldest first.' }),
    invitations: z.array(invitation),
  })
  .meta({ id: 'FullOrganization' });

export const listMembersQuery = z.object({
  ...organizationSelector,
  limit: atMost('Maximum number of results.'),
  offset: z.coerce
    .number()
    .pipe(z.int().min(0).max(1_000_000))
    .optional()
    .meta({ description: 'Number of results to skip.', type: 'integer', minimum: 0, maximum: 1_000_000 }),
});
export const memberList = z.object({ members: z.array(member), total: z.int() }).meta({ id: 'MemberList' });

export const memberRoleQuery = z.object({
  ...organizationSelector,
  userId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'expected the id of a user')
    .optional()
    .meta({ description: 'Another member. Default: the signed-in user.' }),
});
export const memberRole = z.object({ role }).meta({ id: 'MemberRole' });

export const updateMemberRoleRequest = z
  .object({
    memberId: z.string().max(40).meta({ example: '1-7' }),
    role,
    organizationId: organizationId.optional(),
  })
  .meta({ id: 'UpdateMemberRoleRequest' });
export type UpdateMemberRole = z.infer<typeof updateMemberRoleRequest>;

export const removeMemberRequest = z
  .object({
    memberIdOrEmail: z.string().max(320).meta({ example: '1-7' }),
    organizationId: organizationId.optional(),
  })
  .meta({ id: 'RemoveMemberRequest' });
export type RemoveMember = z.infer<typeof removeMemberRequest>;
export const removedMember = z.object({ member }).meta({ id: 'RemovedMember' });

export const leaveRequest = z.object({ organizationId }).meta({ id: 'LeaveOrganizationRequest' });

const actions = z.array(z.string().max(50)).max(20);
export const hasPermissionRequest = z
  .object({
    permissions: z
      .record(z.string().max(50), actions)
      .meta({ description: 'Actions by resource. The result is true only if all of them are allowed.' }),
    organizationId: organizationId.optional(),
  })
  .meta({ id: 'HasPermissionRequest', example: { permissions: { invitation: ['create'] } } });
export const hasPermissionResult = z
  .object({ error: z.string().nullable(), success: z.boolean() })
  .meta({ id: 'HasPermissionResult' });

export const inviteMemberRequest = z
  .object({
    email: z.string().max(320).meta({ format: 'email', example: 'grace@example.com' }),
    role,
    organizationId: organizationId.optional(),
    resend: z
      .boolean()
      .optional()
      .meta({ description: '`true`: mail a pending invitation again and extend it by 48 hours.' }),
  })
  .meta({ id: 'InviteMemberRequest', example: { email: 'grace@example.com', role: 'member' } });
export type InviteMember = z.infer<typeof inviteMemberRequest>;

const invitationId = z.string().min(1).max(100);
const token = z.string().max(100).optional().meta({
  description:
    'The token from the mailed link, if it has one: it verifies the address, so that no other mail is needed.',
});
export const invitationRequest = z.object({ invitationId }).meta({ id: 'InvitationRequest' });
export const answerInvitationRequest = z
  .object({ invitationId, token })
  .meta({ id: 'AnswerInvitationRequest' });
export const invitationQuery = z.object({
  id: invitationId.meta({ description: 'The id from the link of the invitation.' }),
  token,
});
export const receivedInvitation = z
  .object({
    ...invitationFields,
    organizationName: z.string(),
    organizationSlug: z.string(),
    inviterEmail: z.string(),
  })
  .meta({ id: 'ReceivedInvitation' });
export const ownInvitation = z
  .object({ ...invitationFields, organizationName: z.string() })
  .meta({ id: 'OwnInvitation' });
export const acceptedInvitation = z.object({ invitation, member }).meta({ id: 'AcceptedInvitation' });
export const rejectedInvitation = z
  .object({ invitation, member: member.nullable().meta({ description: 'Always null, as in better-auth.' }) })
  .meta({ id: 'RejectedInvitation' });

export const listInvitationsQuery = z.object({ organizationId: organizationId.optional() });
