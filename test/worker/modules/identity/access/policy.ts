import type { ApiKeyScope } from '../../../../../src/contract/identity/api-keys.ts';
import type { Role } from '../../../../../src/worker/platform/ctx.ts';

interface Access {
  /** The lowest role; `public` needs no session. */
  role: Role | 'public';
  /** The scope that an API key needs; null: no key may call. */
  scope: ApiKeyScope | null;
}

const open: Access = { role: 'public', scope: null };
const member = (scope: ApiKeyScope | null = null): Access => ({ role: 'member', scope });
const admin = (scope: ApiKeyScope | null = null): Access => ({ role: 'admin', scope });
const owner = (scope: ApiKeyScope | null = null): Access => ({ role: 'owner', scope });

/** Who may call what: every route is here, or the matrix fails. */
export const POLICY: Record<string, Access> = {
  'GET /': open,
  'GET /api-docs': open,

  'POST /api/auth/sign-up/email': open,
  'POST /api/auth/sign-in/email': open,
  'POST /api/auth/sign-out': open,
  'GET /api/auth/get-session': open,
  'POST /api/auth/sign-in/social': open,
  'GET /api/auth/callback/google': open,
  'GET /api/auth/verify-email': open,
  'POST /api/auth/request-password-reset': open,
  'GET /api/auth/reset-password/{token}': open,
  'POST /api/auth/reset-password': open,
  'POST /api/auth/two-factor/verify-totp': open,
  'POST /api/auth/two-factor/verify-backup-code': open,
  'GET /api/inboxes/connect/callback': open,
  'POST /api/billing/webhook': open,

  'POST /api/auth/link-social': member(),
  'GET /api/auth/list-accounts': member(),
  'POST /api/auth/unlink-account': member(),
  'POST /api/auth/change-password': member(),
  'POST /api/auth/send-verification-email': member(),
  'GET /api/auth/list-sessions': member(),
  'POST /api/auth/revoke-session': member(),
  'POST /api/auth/revoke-sessions': member(),
  'POST /api/auth/revoke-other-sessions': member(),
  'POST /api/auth/update-user': member(),
  'POST /api/auth/two-factor/enable': member(),
  'POST /api/auth/two-factor/disable': member(),
  'POST /api/auth/two-factor/get-totp-uri': member(),
  'POST /api/auth/two-factor/generate-backup-codes': member(),

  'POST /api/auth/organization/create': member(),
  'POST /api/auth/organization/check-slug': member(),
  'GET /api/auth/organization/list': member(),
  'POST /api/auth/organization/set-active': member(),
  'GET /api/auth/organization/get-full-organization': member(),
  'POST /api/auth/organization/update': admin(),
  'GET /api/auth/organization/list-members': member(),
  'GET /api/auth/organization/get-active-member': member(),
  'GET /api/auth/organization/get-active-member-role': member(),
  'POST /api/auth/organization/update-member-role': admin(),
  'POST /api/auth/organization/remove-member': admin(),
  'POST /api/auth/organization/leave': member(),
  'POST /api/auth/organization/has-permission': member(),
  'POST /api/auth/organization/invite-member': admin(),
  // The invited address decides, not a role.
  'POST /api/auth/organization/accept-invitation': member(),
  'POST /api/auth/organization/reject-invitation': member(),
  'POST /api/auth/organization/cancel-invitation': admin(),
  'GET /api/auth/organization/get-invitation': member(),
  'GET /api/auth/organization/list-invitations': admin(),
  'GET /api/auth/organization/list-user-invitations': member(),
  'GET /api/audit-log': admin('audit-log:read'),

  'GET /api/settings/profile': member('profile:read'),
  'PATCH /api/settings/profile': member('profile:write'),
  'POST /api/settings/profile/avatar': member('profile:write'),
  'PATCH /api/settings/profile/notifications': member('profile:write'),

  'POST /api/settings/security/password': member(),
  'GET /api/settings/security/2fa': member(),
  'POST /api/settings/security/2fa/setup': member(),
  'POST /api/settings/security/2fa/verify': member(),
  'POST /api/settings/security/2fa/disable': member(),
  'GET /api/settings/security/sessions': member(),
  'DELETE /api/settings/security/sessions/{id}': member(),
  'GET /api/settings/security/login-history': member(),

  'GET /api/settings/security/api-keys': member(),
  'POST /api/settings/security/api-keys': admin(),
  'DELETE /api/settings/security/api-keys/{id}': member(),

  'GET /api/settings/billing/plans': member('billing:read'),
  'GET /api/settings/billing/subscription': member('billing:read'),
  'GET /api/settings/billing/usage': member('billing:read'),
  'GET /api/settings/billing/payment-methods': owner('billing:read'),
  'GET /api/settings/billing/invoices': owner('billing:read'),
  'POST /api/settings/billing/checkout': owner('billing:write'),
  'POST /api/settings/billing/portal': owner('billing:write'),
  'GET /api/settings/tokens/balance': member('billing:read'),
  'GET /api/settings/tokens/usage': member('billing:read'),
  'GET /api/settings/tokens/usage/by-model': member('billing:read'),
  'GET /api/settings/tokens/packages': member('billing:read'),
  'GET /api/settings/tokens/history': member('billing:read'),
  'POST /api/settings/tokens/purchase': owner('billing:write'),
  'GET /api/settings/tokens/alerts': member('billing:read'),
  'POST /api/settings/tokens/alerts': admin('billing:write'),
  'PATCH /api/settings/tokens/alerts/{id}': admin('billing:write'),
  'DELETE /api/settings/tokens/alerts/{id}': admin('billing:write'),

  'GET /api/inboxes': member('inboxes:read'),
  'POST /api/inboxes/connect': admin('inboxes:write'),
  'POST /api/inboxes': admin('inboxes:write'),
  'PATCH /api/inboxes/{id}': admin('inboxes:write'),
  'DELETE /api/inboxes/{id}': admin('inboxes:write'),
  'POST /api/inboxes/{id}/test': admin('inboxes:write'),
  'GET /api/smtp-inboxes': member('emails:read'),

  'POST /api/emails': member('emails:write'),
  'GET /api/emails': member('emails:read'),
  'PATCH /api/emails/read': member('emails:write'),
  'GET /api/emails/{id}': member('emails:read'),
  'GET /api/emails/{id}/thread': member('emails:read'),
  'GET /api/emails/{id}/raw': member('emails:read'),
  'GET /api/emails/{id}/attachments/{attachmentId}': member('emails:read'),
  'GET /api/emails/{id}/images': member('emails:read'),
  'POST /api/upload-attachment': member('emails:send'),
  'POST /api/send-email': member('emails:send'),
  'POST /api/emails/{id}/retry': member('emails:send'),

  'POST /api/sync': member('sync:write'),
  'GET /api/sync/status': member('sync:read'),

  'GET /api/auto-responder/status': member('replies:read'),
  'POST /api/auto-responder/toggle': admin('emails:send'),
  'GET /api/auto-responder/settings/{tag}': admin('replies:read'),
  'PUT /api/auto-responder/settings/{tag}': admin('emails:send'),
  'GET /api/auto-replies': member('replies:read'),
  'POST /api/auto-replies': member('replies:write'),
  'POST /api/auto-replies/{id}/send': member('emails:send'),
  'DELETE /api/auto-replies/{id}': member('replies:write'),

  'GET /api/tasks': member('tasks:read'),
  'POST /api/tasks': member('tasks:write'),
  'GET /api/tasks/{id}': member('tasks:read'),
  'PATCH /api/tasks/{id}': member('tasks:write'),
  'GET /api/tasks/{id}/history': member('tasks:read'),
  'GET /api/stats': member('tasks:read'),

  'GET /api/webhooks': admin('webhooks:read'),
  'POST /api/webhooks': admin('webhooks:write'),
  'GET /api/webhooks/{id}': admin('webhooks:read'),
  'PATCH /api/webhooks/{id}': admin('webhooks:write'),
  'DELETE /api/webhooks/{id}': admin('webhooks:write'),
  'POST /api/webhooks/{id}/rotate-secret': admin('webhooks:write'),
  'POST /api/webhooks/{id}/test': admin('webhooks:write'),
  'GET /api/webhooks/{id}/deliveries': admin('webhooks:read'),
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay': admin('webhooks:write'),
};
