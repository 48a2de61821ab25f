import { deflateSync } from 'node:zlib';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { putEvents } from '../../calendar/reading/seed.ts';
import { putAttachment, putEmail } from '../../mail/reading/seed.ts';
import { row } from './dump.ts';
import type { Ids } from './ids.ts';

/** A marker in all data of the planted organization: a response to an outsider must not contain it. */
export const MARK = 'PLANTED-Kx7';
/** The URL of an image in its email. */
/** The public key of the example in RFC 8291. */
export const POINT =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
export const IMAGE = 'https://images.example.com/logo.gif';
export const THUMBNAIL = 'https://images.example.com/thumbnail.png';

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

/** Creates an organization with a record of each kind. Returns its owner and the ids. */
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
  const { id: agent } = await row<{ id: number }>(
    `INSERT INTO agent_connections (id, organization_id, user_id, name, client_id, scopes, hands, budget, created_at)
      VALUES (?1 * 4294967296 + 1, ?1, ?2, ?3, ?3, '[]', '{}', '{}', 0) RETURNING id`,
    organizationId,
    userId,
    MARK,
  );
  const draft = await create('/api/drafts', { subject: MARK, body: MARK, to: [MARK] });
  const tag = await create('/api/tags', { name: MARK });
  const label = await create('/api/labels', { name: MARK, color: '#1a7f5a' });
  const view = await create('/api/views', { name: MARK, filters: {}, is_shared: true });
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
    email: `${MARK}-invited-${organizationId}@example.com`,
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
    thumbnail_url: THUMBNAIL,
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
  const { id: proposal } = await row<{ id: number }>(
    `INSERT INTO agent_proposals (id, organization_id, connection_id, user_id, agent, tool, input, digest, sources,
        state, created_at, expires_at)
      VALUES (?1 * 4294967296 + 1, ?1, 1, ?2, ?3, 'create_task', ?4, '', '[]', 'waiting', 0, 4000000000000) RETURNING id`,
    organizationId,
    userId,
    MARK,
    JSON.stringify({ title: MARK }),
  );
  const pushDevice = await create('/api/notifications/devices', {
    endpoint: `https://push.example.com/send/${organizationId}`,
    keys: { p256dh: POINT, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    name: MARK,
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
    agent,
    email,
    task: task.id,
    inbox: inbox.id,
    webhook: webhook.id,
    delivery: delivery.id,
    autoReply: autoReply.id,
    suggestion,
    draft: draft.id,
    label: label.id,
    tag: tag.id,
    view: view.id,
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
    proposal,
    pushDevice: pushDevice.id,
    upload,
    event,
    invitation: String(invitation.id),
    receivedInvitation: String(invitation.id),
  };
  return { owner, ids };
}
