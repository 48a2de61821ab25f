import { deflateSync } from 'node:zlib';
import type { Role } from '../../../../../src/worker/platform/ctx.ts';
import { sha256 } from '../../../../../src/worker/platform/hash.ts';
import { randomBase62 } from '../../../../../src/worker/platform/random.ts';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { putEvents } from '../../calendar/reading/seed.ts';
import { putAttachment, putEmail } from '../../mail/reading/seed.ts';

/** A marker in all data of the planted organization: a response to an outsider must not contain it. */
export const MARK = 'PLANTED-Kx7';
/** The URL of an image in its email. */
export const IMAGE = 'https://images.example.com/logo.gif';

/** The ids of one record of each kind. */
export interface Ids {
  organization: number;
  user: number;
  session: string;
  key: number;
  email: number;
  task: number;
  inbox: number;
  webhook: number;
  delivery: number;
  autoReply: number;
  /** A meeting that the email suggests. */
  suggestion: number;
  draft: number;
  label: number;
  rule: number;
  note: number;
  contact: number;
  cannedReply: number;
  export: number;
  alert: number;
  chat: number;
  stream: number;
  /** Dispatched, and not posted. */
  caption: number;
  milestone: number;
  audit: number;
  securityAudit: number;
  auditSchedule: number;
  bookingConnection: number;
  /** A file that is being uploaded to be audited. */
  upload: number;
  event: number;
  /** An open invitation of the organization. */
  invitation: string;
  /** An invitation that the caller could answer. */
  receivedInvitation: string;
}

const INBOX = {
  name: MARK,
  tag: 'Support',
  imap_host: '127.0.0.1',
  imap_port: 9,
  imap_user: MARK,
  imap_password: 'p',
  smtp_host: '127.0.0.1',
  smtp_port: 9,
  smtp_user: MARK,
  smtp_password: 'p',
  is_active: false,
};

/** An organization with a record of each kind, and its owner. */
export async function plant(): Promise<{ owner: Client; ids: Ids }> {
  const owner = await makeOrganization();
  const { organizationId, userId } = owner;
  const member = await addMember(organizationId, 'member');
  const create = async (path: string, body: object): Promise<{ id: number }> => {
    const response = await owner.request('POST', path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await testEnv.BUCKET.put(`test/${organizationId}`, MARK);
  const email = await putEmail(organizationId, {
    n: 1,
    subject: MARK,
    body_text: '',
    body_html: deflateSync(`<img data-src="${IMAGE}" />`),
    raw_key: `test/${organizationId}`,
  });
  await putAttachment(email, 1, { filename: MARK, content_type: 'text/plain', content: MARK });
  const task = await create('/api/tasks', { title: MARK, email_id: email, assignee_id: member.userId });
  await owner.request('PATCH', `/api/tasks/${task.id}`, { status: 'done' });
  const inbox = await create('/api/inboxes', { ...INBOX, email_address: `${MARK}@example.com` });
  const webhook = await create('/api/webhooks', {
    url: `https://hooks.example.com/${MARK}`,
    events: ['webhook.disabled'],
  });
  await owner.request('PUT', '/api/stream/channels/discord', { cta_text: MARK });
  const key = await create('/api/settings/security/api-keys', { name: MARK });
  const draft = await create('/api/drafts', { subject: MARK, body: MARK, to: [MARK] });
  const label = await create('/api/labels', { name: MARK, color: '#1a7f5a' });
  const rule = await create('/api/rules', {
    name: MARK,
    is_enabled: false,
    conditions: [{ field: 'subject', operator: 'is', value: MARK }],
    actions: [{ type: 'label', label_id: label.id }],
  });
  await row(
    `INSERT INTO rule_log (rule_id, email_id, organization_id, created_at, effects)
      VALUES (?, ?, ?, 0, '[]') RETURNING rule_id`,
    rule.id,
    email,
    organizationId,
  );
  const exported = await create('/api/exports', {});
  await row(
    "UPDATE exports SET state = 'completed', completed_at = 1, expires_at = 4000000000000 WHERE id = ? RETURNING id",
    exported.id,
  );
  const note = await create('/api/notes', { email_id: email, text: MARK, mentions: [member.userId] });
  const contact = await create('/api/contacts/block', { address: `${MARK}-writer@example.com` });
  const cannedReply = await create('/api/canned-replies', { name: MARK, text: MARK });
  await owner.request('PUT', '/api/signatures/inbox', { from_inbox: 'Support', html: MARK });
  const autoReply = await create('/api/auto-replies', { email_id: email, subject: MARK, body: MARK });
  const alert = await create('/api/settings/tokens/alerts', { type: 'balance', threshold: 7, period: 'day' });
  const invitation = await create('/api/auth/organization/invite-member', {
    email: `${MARK}-invited@example.com`,
    role: 'member',
  });
  const { id: suggestion } = await row<{ id: number }>(
    `INSERT INTO calendar_suggestions (id, organization_id, email_id, key, kind, is_from_model, state, title, text,
        confidence, times, ends_at, remove_at, created_at)
      VALUES (?1 * 4294967296 + 1, ?1, ?2, 'x', 'text', 0, 'open', ?3, ?3, 1, '[]', 9e15, 9e15, 0) RETURNING id`,
    organizationId,
    email,
    MARK,
  );
  const delivery = await row<{ id: number }>(
    `INSERT INTO webhook_deliveries (organization_id, webhook_id, event_id, type, data, created_at, state, remove_at)
      VALUES (?, ?, 1, 'webhook.test', ?, 0, 'failed', 9e15) RETURNING id`,
    organizationId,
    webhook.id,
    JSON.stringify({ mark: MARK }),
  );
  const { id: chat } = await row<{ id: number }>(
    `INSERT INTO ai_chats (id, organization_id, user_id, title, messages, created_at, updated_at)
      VALUES (?1 * 4294967296 + 1, ?1, ?2, ?3, 2, 0, 0) RETURNING id`,
    organizationId,
    userId,
    MARK,
  );
  await row(
    `INSERT INTO ai_chat_messages (chat_id, position, organization_id, role, text, citations, created_at)
      VALUES (?, 0, ?, 'user', ?, '[]', 0) RETURNING position`,
    chat,
    organizationId,
    MARK,
  );
  await owner.request('PUT', '/api/stream/brand', { name: MARK });
  const { stream } = (await create('/api/stream/events', {
    type: 'live',
    video_id: 'x',
    title: MARK,
  })) as unknown as { stream: { id: number } };
  const [{ id: caption }] = (await create('/api/stream/captions/generate', {
    platforms: ['discord'],
  })) as unknown as [{ id: number }];
  const { id: milestone } = await create('/api/stream/milestones', { threshold: 777 });
  const { id: upload } = await create('/api/audits/uploads', { file_name: MARK, bytes: 1 });
  await row(
    "UPDATE captions SET status = 'failed', queued_at = 1, error_message = ? WHERE id = ? RETURNING id",
    MARK,
    caption,
  );
  await row(
    `INSERT INTO platform_credentials (organization_id, platform, secret_id, secret, account_name, scopes, created_at, updated_at)
      VALUES (?, 'discord', 'x', '1.x.x', ?, '[]', 0, 0) RETURNING platform`,
    organizationId,
    MARK,
  );
  const url = `https://www.example.com/${MARK}`;
  const audit = await create('/api/audits', { type: 'digital', url });
  const securityAudit = await create('/api/security-audits', { url });
  const auditSchedule = await create('/api/audits/schedules', { url });
  const [event = 0] = await putEvents(organizationId, [
    { lines: ['DTSTART:20261126T130000Z', 'DURATION:PT1H', `SUMMARY:${MARK}`] },
  ]);
  const bookingConnection = await create('/api/calendar/booking-connections', {
    provider: 'cal_com',
    name: MARK,
    secret: MARK,
    api_token: MARK,
  });
  const session = await row<{ id: string }>('SELECT public_id AS id FROM sessions WHERE user_id = ?', userId);
  await testEnv.DB.batch([
    testEnv.DB.prepare('UPDATE users SET name = ? WHERE id IN (?, ?)').bind(MARK, userId, member.userId),
    testEnv.DB.prepare('UPDATE organizations SET name = ? WHERE id = ?').bind(MARK, organizationId),
  ]);
  const ids = {
    organization: organizationId,
    user: member.userId,
    session: session.id,
    key: key.id,
    email,
    task: task.id,
    inbox: inbox.id,
    webhook: webhook.id,
    delivery: delivery.id,
    autoReply: autoReply.id,
    suggestion,
    draft: draft.id,
    label: label.id,
    rule: rule.id,
    note: note.id,
    contact: contact.id,
    cannedReply: cannedReply.id,
    export: exported.id,
    alert: alert.id,
    chat,
    stream: stream.id,
    caption,
    milestone,
    audit: audit.id,
    securityAudit: securityAudit.id,
    auditSchedule: auditSchedule.id,
    bookingConnection: bookingConnection.id,
    upload,
    event,
    invitation: String(invitation.id),
    receivedInvitation: String(invitation.id),
  };
  return { owner, ids };
}

/** A new organization: the cookies of its three users by role, and the ids of its member and its open invitation. */
export async function makeTeam(): Promise<{ ids: Ids; cookies: Record<Role, string> }> {
  const { DB } = testEnv;
  const slug = randomBase62(16);
  const secrets = { member: randomBase62(40), admin: randomBase62(40), owner: randomBase62(40) };
  const team = JSON.stringify(
    Object.entries(secrets).map(([role, secret]) => [role, sha256(secret), `${role}-${slug}`]),
  );
  const organization = 'SELECT id FROM organizations WHERE slug = ?2';
  const user = "SELECT id FROM users WHERE email = lower(value ->> 2 || '@example.com')";
  const [made] = await DB.batch<{ id: number }>([
    DB.prepare('INSERT INTO organizations (name, slug, created_at) VALUES (?1, ?1, 0) RETURNING id').bind(
      slug,
    ),
    DB.prepare(
      `INSERT INTO users (email, name, email_verified, created_at, updated_at)
        SELECT lower(value ->> 2 || '@example.com'), 'x', 1, 0, 0 FROM json_each(?1)`,
    ).bind(team),
    DB.prepare(
      `INSERT INTO members (organization_id, user_id, role, created_at)
        SELECT (${organization}), (${user}), value ->> 0, 0 FROM json_each(?1)`,
    ).bind(team, slug),
    DB.prepare(
      `INSERT INTO sessions (id_hash, public_id, user_id, organization_id, created_at, updated_at, expires_at)
        SELECT value ->> 1, value ->> 2, (${user}), (${organization}), ?3, ?3, ?3 + 2592000000 FROM json_each(?1)`,
    ).bind(team, slug, Date.now()),
    DB.prepare(
      `INSERT INTO invitations (id, organization_id, email, role, status, inviter_id, created_at, expires_at)
        SELECT ?1, id, 'invited@example.com', 'member', 'pending', 1, ?2, ?2 + 86400000
        FROM organizations WHERE slug = ?1`,
    ).bind(slug, Date.now()),
  ]);
  const organizationId = made?.results[0]?.id ?? 0;
  const { id: userId } = await row<{ id: number }>(
    "SELECT user_id AS id FROM members WHERE organization_id = ? AND role = 'member'",
    organizationId,
  );
  const cookie = (role: Role) => `herald_session=${secrets[role]}`;
  return {
    ids: { ...NO_IDS, organization: organizationId, user: userId, invitation: slug },
    cookies: { member: cookie('member'), admin: cookie('admin'), owner: cookie('owner') },
  };
}

/** Ids that no record has. */
export const NO_IDS: Ids = {
  organization: 2 ** 40,
  user: 2 ** 40,
  session: 'none',
  key: 2 ** 40,
  email: 2 ** 40,
  task: 2 ** 40,
  inbox: 2 ** 40,
  webhook: 2 ** 40,
  delivery: 2 ** 40,
  autoReply: 2 ** 40,
  suggestion: 2 ** 40,
  draft: 2 ** 40,
  label: 2 ** 40,
  rule: 2 ** 40,
  note: 2 ** 40,
  contact: 2 ** 40,
  cannedReply: 2 ** 40,
  export: 2 ** 40,
  alert: 2 ** 40,
  chat: 2 ** 40,
  stream: 2 ** 40,
  caption: 2 ** 40,
  milestone: 2 ** 40,
  audit: 2 ** 40,
  securityAudit: 2 ** 40,
  auditSchedule: 2 ** 40,
  bookingConnection: 2 ** 40,
  upload: 2 ** 40,
  event: 2 ** 40,
  invitation: 'none',
  receivedInvitation: 'none',
};

async function row<T>(sql: string, ...params: unknown[]): Promise<T> {
  const row = await testEnv.DB.prepare(sql)
    .bind(...params)
    .first<T>();
  if (!row) throw new Error(`no row: ${sql}`);
  return row;
}

/** The record that the first parameter of a path names. */
const SUBJECTS: [string, (ids: Ids) => number | string][] = [
  ['/api/settings/security/api-keys/', (ids) => ids.key],
  ['/api/settings/security/sessions/', (ids) => ids.session],
  ['/api/settings/tokens/alerts/', (ids) => ids.alert],
  ['/api/inboxes/', (ids) => ids.inbox],
  ['/api/emails/', (ids) => ids.email],
  ['/api/threads/', (ids) => ids.email],
  ['/api/drafts/', (ids) => ids.draft],
  ['/api/labels/', (ids) => ids.label],
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

/** The path with the parameters filled in. Throws for a route whose record is not listed here. */
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
  'POST /api/calendar/events/{id}/respond': () => ({ response: 'accepted' }),
  'POST /api/calendar/events': (ids) => ({ title: 'x', start: '2026-11-26T14:00', task_id: ids.task }),
  'PATCH /api/calendar/events/{id}': () => ({ title: 'x' }),
};

let everything: string | undefined;

/**
 * One statement that reads all data of the organization `?1`, twenty tables a column, except what its background work
 * changes.
 */
async function makeDump(): Promise<string> {
  const { results } = await testEnv.DB.prepare(
    `SELECT m.name, (SELECT group_concat(name) FROM pragma_table_info(m.name)) AS cells
      FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = 'organization_id'
      WHERE m.type = 'table' AND m.name NOT IN ('jobs', 'events') AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`,
  ).all<{ name: string; cells: string }>();
  const parts = results.map(({ name, cells }) => {
    const quoted = cells.split(',').map((cell) => `quote("${cell}")`);
    // A function takes at most 32 arguments.
    const halves = [quoted.slice(0, 30), quoted.slice(30)].filter((half) => half.length > 0);
    const text = halves.map((half) => `json_array(${half})`).join(' || ');
    return `(SELECT '${name}: ' || group_concat(${text}, char(10)) FROM "${name}" WHERE organization_id = ?1)`;
  });
  // A row has at most 100 columns.
  const columns = Array.from(
    { length: Math.ceil(parts.length / 20) },
    (_, at) => `json_array(${parts.slice(at * 20, at * 20 + 20)})`,
  );
  return `SELECT (SELECT json_array(name, slug, logo, metadata) FROM organizations WHERE id = ?1), ${columns.join(', ')}`;
}

/** All data of an organization in the database, as text. */
export async function dumpOf(organizationId: number): Promise<string> {
  everything ??= await makeDump();
  const dump = await row<Record<string, unknown>>(everything, organizationId);
  return Object.values(dump)
    .filter((part) => part !== null)
    .join('\n');
}
