import * as auth from '../../../../contract/identity/auth.ts';
import * as settings from '../../../../contract/identity/settings.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getProfile, type Profile } from './get.ts';
import { updateProfile } from './update.ts';
import { updateAvatar } from './update-avatar.ts';
import { updateNotifications } from './update-notifications.ts';

const tags = ['Settings'];

const getRoute = route({
  method: 'get',
  path: '/api/settings/profile',
  access: { role: 'member', scope: 'profile:read', beforeVerified: true },
  operationId: 'getProfile',
  tags,
  summary: 'Get the profile',
  description: 'The profile of the signed-in user, or of the creator of the API key.',
  responses: { 200: json(settings.profile, 'The profile.'), ...problems() },
});

const updateRoute = route({
  method: 'patch',
  path: '/api/settings/profile',
  access: { role: 'member', scope: 'profile:write' },
  operationId: 'updateProfile',
  tags,
  summary: 'Change the profile',
  description: 'Omitted fields stay as they are; null removes company and phone.',
  request: { body: jsonBody(settings.updateProfileRequest) },
  responses: { 200: json(settings.profile, 'The changed profile.'), ...problems() },
});

const updateAvatarRoute = route({
  method: 'post',
  path: '/api/settings/profile/avatar',
  access: { role: 'member', scope: 'profile:write' },
  operationId: 'updateAvatar',
  tags,
  summary: 'Set the profile picture',
  description: 'An https URL; null removes the picture. The URL is stored, not fetched.',
  request: { body: jsonBody(settings.updateAvatarRequest) },
  responses: { 200: json(settings.profile, 'The changed profile.'), ...problems() },
});

const updateNotificationsRoute = route({
  method: 'patch',
  path: '/api/settings/profile/notifications',
  access: { role: 'member', scope: 'profile:write' },
  operationId: 'updateNotifications',
  tags,
  summary: 'Change notification settings',
  description: 'Omitted kinds stay as they are. All kinds are on by default.',
  request: { body: jsonBody(settings.updateNotificationsRequest) },
  responses: { 200: json(settings.profile, 'The changed profile.'), ...problems() },
});

const updateUserRoute = route({
  method: 'post',
  path: '/api/auth/update-user',
  access: { role: 'member', scope: null },
  operationId: 'updateUser',
  tags: ['Authentication'],
  summary: 'Change name and picture',
  description:
    'The email address cannot be changed. Codes: `VALIDATION_ERROR` (400), `SESSION_REQUIRED` (403).',
  request: { body: jsonBody(auth.updateUserRequest) },
  responses: { 200: json(auth.statusResult, 'Changed.'), ...problems() },
});

export function registerProfile(app: App): void {
  app.openapi(getRoute, async (c) => c.json(presentProfile(await getProfile(c.var.ctx)), 200));
  app.openapi(updateRoute, async (c) => {
    const { send_hold_seconds: sendHoldSeconds, ...change } = c.req.valid('json');
    const all = { ...change, ...(sendHoldSeconds !== undefined && { sendHoldSeconds }) };
    return c.json(presentProfile(await updateProfile(c.var.ctx, all)), 200);
  });
  app.openapi(updateAvatarRoute, async (c) => {
    const { avatar_url } = c.req.valid('json');
    return c.json(presentProfile(await updateAvatar(c.var.ctx, avatar_url)), 200);
  });
  app.openapi(updateNotificationsRoute, async (c) => {
    return c.json(presentProfile(await updateNotifications(c.var.ctx, c.req.valid('json'))), 200);
  });
  app.openapi(updateUserRoute, async (c) => {
    await updateProfile(c.var.ctx, c.req.valid('json'));
    return c.json({ status: true }, 200);
  });
}

const iso = (time: number) => new Date(time).toISOString();

function presentProfile(profile: Profile) {
  const isOn = (kind: string) => profile.notifications[kind] !== false;
  return {
    id: profile.id,
    name: profile.name,
    email: profile.email,
    email_verified: profile.emailVerified,
    company: profile.company,
    phone: profile.phone,
    timezone: profile.timezone,
    language: profile.language,
    avatar_url: profile.image,
    notifications: {
      task_assigned: isOn('task_assigned'),
      task_due: isOn('task_due'),
      note_mention: isOn('note_mention'),
      caption_pending: isOn('caption_pending'),
      audit_finished: isOn('audit_finished'),
      alert_reached: isOn('alert_reached'),
      event_reminder: isOn('event_reminder'),
      event_mail_unsent: isOn('event_mail_unsent'),
    },
    send_hold_seconds: profile.sendHoldSeconds,
    created_at: iso(profile.createdAt),
    updated_at: iso(profile.updatedAt),
  };
}
