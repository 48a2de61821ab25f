/** The records that the calls of the matrix name in their paths, queries and bodies. */
import type { Ids } from './ids.ts';
import { IMAGE, POINT } from './plant.ts';

/** The record that the first parameter of a path names. */
const SUBJECTS: [string, (ids: Ids) => number | string][] = [
  ['/api/settings/security/api-keys/', (ids) => ids.key],
  ['/api/agents/connections/', (ids) => ids.agent],
  ['/api/settings/security/sessions/', (ids) => ids.session],
  ['/api/settings/tokens/alerts/', (ids) => ids.alert],
  ['/api/inboxes/', (ids) => ids.inbox],
  ['/api/emails/', (ids) => ids.email],
  ['/api/threads/', (ids) => ids.email],
  ['/api/drafts/', (ids) => ids.draft],
  ['/api/labels/', (ids) => ids.label],
  ['/api/views/', (ids) => ids.view],
  ['/api/tags/', (ids) => ids.tag],
  ['/api/rules/', (ids) => ids.rule],
  ['/api/notes/', (ids) => ids.note],
  ['/api/contacts/', (ids) => ids.contact],
  ['/api/canned-replies/', (ids) => ids.cannedReply],
  ['/api/exports/', (ids) => ids.export],
  ['/api/ai/threads/', (ids) => ids.email],
  ['/api/ai/emails/', (ids) => ids.email],
  ['/api/ai/chats/', (ids) => ids.chat],
  ['/api/tasks/', (ids) => ids.task],
  ['/api/webhooks/', (ids) => ids.webhook],
  ['/api/auto-replies/', (ids) => ids.autoReply],
  ['/api/calendar/suggestions/', (ids) => ids.suggestion],
  ['/api/auto-responder/settings/', () => 'support'],
  ['/api/stream/streams/', (ids) => ids.stream],
  ['/api/stream/captions/', (ids) => ids.caption],
  ['/api/stream/announcements/', (ids) => ids.caption],
  ['/api/audits/schedules/', (ids) => ids.auditSchedule],
  ['/api/audits/uploads/', (ids) => ids.upload],
  ['/api/audits/', (ids) => ids.audit],
  ['/api/security-audits/', (ids) => ids.securityAudit],
  ['/api/calendar/events/', (ids) => ids.event],
  ['/api/agents/proposals/', (ids) => ids.proposal],
  ['/api/notifications/devices/', (ids) => ids.pushDevice],
  ['/api/calendar/booking-connections/', (ids) => ids.bookingConnection],
];
const OTHERS: Record<string, (ids: Ids) => number | string> = {
  file: () => 'mail.mbox',
  attachmentId: () => 1,
  platform: () => 'discord',
  captionId: (ids) => ids.caption,
  deliveryId: (ids) => ids.delivery,
  part: () => 1,
  recommendation: () => 'seo.image-alt',
};

/** Fills in the parameters of a path. Throws for a route whose record is not listed here. */
export function pathOf(path: string, ids: Ids): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const subject = OTHERS[name] ?? SUBJECTS.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (!subject) throw new Error(`test/worker/modules/identity/access/world.ts: what does ${path} name?`);
    return String(subject(ids));
  });
}

const organization = (ids: Ids) => ({ organizationId: String(ids.organization) });

/** Queries that name records. */
export const QUERIES: Record<string, (ids: Ids) => Record<string, string>> = {
  'GET /api/auth/organization/get-full-organization': organization,
  'GET /api/auth/organization/list-members': organization,
  'GET /api/auth/organization/get-active-member-role': organization,
  'GET /api/auth/organization/list-invitations': organization,
  'GET /api/auth/organization/get-invitation': (ids) => ({ id: ids.receivedInvitation }),
  'GET /api/emails/{id}/images': () => ({ url: IMAGE }),
  'GET /api/notes': (ids) => ({ thread: String(ids.email) }),
  'GET /api/signatures/effective': () => ({ from_inbox: 'support' }),
  'DELETE /api/signatures/inbox': () => ({ from_inbox: 'support' }),
  'GET /api/calendar/events': () => ({ from: '2026-11-23T00:00:00Z', to: '2026-11-30T00:00:00Z' }),
};

function picture(): FormData {
  const form = new FormData();
  form.set('file', new File(['x'], 'x.png', { type: 'image/png' }));
  return form;
}

/** Bodies that name records, or that reach a rule about roles. All other calls with a body send `{}`. */
export const BODIES: Record<string, (ids: Ids) => unknown> = {
  'PATCH /api/emails/read': (ids) => ({ ids: [ids.email], is_read: true }),
  'PATCH /api/threads': (ids) => ({ ids: [ids.email], state: 'done' }),
  'PATCH /api/threads/{id}': () => ({ state: 'done' }),
  'POST /api/threads/merge': (ids) => ({ ids: [ids.email, ids.email + 1] }),
  'POST /api/threads/{id}/split': (ids) => ({ email_ids: [ids.email] }),
  'PATCH /api/emails/{id}': () => ({ tag: 'Support' }),
  'POST /api/labels': () => ({ name: 'x', color: '#1a7f5a' }),
  'PATCH /api/drafts/{id}': () => ({ version: 1, subject: 'x' }),
  'POST /api/drafts/{id}/send': () => ({ version: 1 }),
  'PATCH /api/labels/{id}': () => ({ name: 'y' }),
  'POST /api/views': () => ({ name: 'x', filters: {} }),
  'PATCH /api/views/{id}': () => ({ name: 'y' }),
  'POST /api/tags': () => ({ name: 'x' }),
  'PATCH /api/tags/{id}': () => ({ name: 'y' }),
  'POST /api/rules': (ids) => ({
    name: 'x',
    conditions: [{ field: 'has_attachment', value: true }],
    actions: [{ type: 'label', label_id: ids.label }],
  }),
  'PATCH /api/rules/{id}': () => ({ name: 'y' }),
  'PUT /api/rules/order': (ids) => ({ ids: [ids.rule] }),
  'POST /api/rules/dry-run': (ids) => ({
    conditions: [{ field: 'has_attachment', value: false }],
    actions: [{ type: 'label', label_id: ids.label }],
  }),
  'POST /api/notifications/read': () => ({ up_to: 2 ** 50 }),
  'PATCH /api/notifications/settings': () => ({ digest: 'daily' }),
  'POST /api/notifications/devices': () => ({
    endpoint: 'https://push.example.com/send/other',
    keys: { p256dh: POINT, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    name: 'x',
  }),
  'POST /api/notes': (ids) => ({ email_id: ids.email, text: 'x' }),
  'PATCH /api/notes/{id}': () => ({ text: 'x' }),
  'POST /api/contacts/block': () => ({ address: 'offers@example.com' }),
  'PATCH /api/contacts/{id}': () => ({ notes: 'x' }),
  'POST /api/canned-replies': () => ({ name: 'x', text: 'x' }),
  'PATCH /api/canned-replies/{id}': () => ({ name: 'y' }),
  'POST /api/canned-replies/{id}/render': (ids) => ({ email_id: ids.email }),
  'PUT /api/signatures/own': () => ({ html: '<p>x</p>' }),
  'PUT /api/signatures/inbox': () => ({ from_inbox: 'support', html: '<p>x</p>' }),
  'POST /api/send-email': (ids) => ({
    to: 'kim@example.com',
    subject: 'x',
    body: 'x',
    from_inbox: 'support',
    forward_of: ids.email,
    attachments: [{ email_id: ids.email, attachment_id: 1 }],
  }),
  'POST /api/tasks': (ids) => ({ title: 'x', email_id: ids.email }),
  'PATCH /api/tasks/{id}': (ids) => ({ status: 'todo', assignee_id: ids.user }),
  'POST /api/auto-replies': (ids) => ({ email_id: ids.email, subject: 'x', body: 'x' }),
  'POST /api/calendar/detect': (ids) => ({ email_id: ids.email }),
  'POST /api/settings/tokens/alerts': () => ({ type: 'balance', threshold: 7, period: 'day' }),
  'PATCH /api/settings/tokens/alerts/{id}': () => ({ threshold: 8 }),
  'POST /api/ai/chat': (ids) => ({ message: 'x', chat_id: ids.chat }),
  'POST /api/auth/revoke-session': (ids) => ({ token: ids.session }),
  'POST /api/auth/organization/set-active': (ids) => ({ organizationId: String(ids.organization) }),
  'POST /api/auth/organization/update': (ids) => ({ data: { name: 'x' }, ...organization(ids) }),
  'POST /api/auth/organization/update-member-role': (ids) => ({
    memberId: `${ids.organization}-${ids.user}`,
    role: 'member',
    ...organization(ids),
  }),
  'POST /api/auth/organization/remove-member': (ids) => ({
    memberIdOrEmail: `${ids.organization}-${ids.user}`,
    ...organization(ids),
  }),
  'POST /api/auth/organization/delete': (ids) => ({ confirm: ids.invitation, ...organization(ids) }),
  'POST /api/auth/organization/cancel-deletion': organization,
  'POST /api/auth/organization/leave': organization,
  'POST /api/auth/organization/has-permission': (ids) => ({
    permissions: { member: ['create'] },
    ...organization(ids),
  }),
  'POST /api/auth/organization/invite-member': (ids) => ({
    email: 'new@example.com',
    role: 'member',
    ...organization(ids),
  }),
  'POST /api/auth/organization/cancel-invitation': (ids) => ({ invitationId: ids.invitation }),
  'POST /api/auth/organization/accept-invitation': (ids) => ({ invitationId: ids.receivedInvitation }),
  'POST /api/auth/organization/reject-invitation': (ids) => ({ invitationId: ids.receivedInvitation }),
  'PATCH /api/stream/captions/pending': (ids) => ({ ids: [ids.caption], status: 'approved' }),
  'POST /api/stream/captions/generate': (ids) => ({ stream_id: ids.stream }),
  'POST /api/stream/captions/approve': (ids) => ({ caption_id: ids.caption, action: 'approve' }),
  'POST /api/stream/captions/dispatch': (ids) => ({ ids: [ids.caption] }),
  'PATCH /api/stream/captions/{id}': () => ({ text: 'x' }),
  'POST /api/stream/captions/{id}/image': picture,
  'PATCH /api/stream/milestones': (ids) => ({ id: ids.milestone, is_enabled: false }),
  'POST /api/stream/story-card': (ids) => ({ stream_id: ids.stream }),
  'POST /api/stream/milestone-card': (ids) => ({ milestone_id: ids.milestone }),
  'PUT /api/stream/brand': () => ({ name: 'x' }),
  'PUT /api/stream/brand/logo': picture,
  'PATCH /api/inboxes/{id}': () => ({ name: 'x' }),
  'POST /api/audits/{id}/complete': () => ({ failure: { code: 'UNREACHABLE', message: 'x' } }),
  'POST /api/automation/digital-audit': (ids) => ({ audit_id: ids.audit }),
  'PATCH /api/audits/schedules/{id}': () => ({ every_days: 2 }),
  'PUT /api/audits/preferences': () => ({ engine: 'automation' }),
  'PATCH /api/webhooks/{id}': () => ({ description: 'x' }),
  'PATCH /api/agents/connections/{id}': () => ({ name: 'x' }),
  'POST /api/calendar/events/{id}/respond': () => ({ response: 'accepted' }),
  'POST /api/calendar/events': (ids) => ({ title: 'x', start: '2026-11-26T14:00', task_id: ids.task }),
  'PATCH /api/calendar/events/{id}': () => ({ title: 'x' }),
};
