import * as contract from '../../../contract/notifications/notifications.ts';
import * as settings from '../../../contract/notifications/settings.ts';
import { type App, json, jsonBody, linkNext, listOf, problems } from '../../platform/http/http.ts';
import { pick } from '../../platform/http/respond-with-page.ts';
import { route } from '../../platform/http/route.ts';
import { listNotifications } from './reading/list.ts';
import { readNotifications } from './reading/read.ts';
import { getNotificationSettings } from './settings/get.ts';
import { updateNotificationSettings } from './settings/update.ts';

const tags = ['Notifications'];

const listRoute = route({
  method: 'get',
  path: '/api/notifications',
  access: { role: 'member', scope: null },
  operationId: 'listNotifications',
  tags,
  summary: 'List notifications',
  description: `What you were told in the organization, newest first, and how many are unread. Kept for ${contract.KEPT_DAYS} days, at least the last ${contract.KEPT_NOTIFICATIONS.toLocaleString('en')}. \`fields\` are those of the items.`,
  request: { query: contract.listNotificationsQuery },
  responses: { 200: listOf(contract.notificationList, 'The notifications.'), ...problems() },
});

const readRoute = route({
  method: 'post',
  path: '/api/notifications/read',
  access: { role: 'member', scope: null },
  operationId: 'readNotifications',
  tags,
  summary: 'Mark notifications as read',
  description:
    'On all of your devices: what is read is not pushed or mailed any more. Marking the emails of a conversation as read does the same for what is about it.',
  request: { body: jsonBody(contract.readNotificationsRequest) },
  responses: { 200: json(contract.notificationsRead, 'They are read.'), ...problems() },
});

const getSettingsRoute = route({
  method: 'get',
  path: '/api/notifications/settings',
  access: { role: 'member', scope: null },
  operationId: 'getNotificationSettings',
  tags,
  summary: 'Get what you are told',
  description:
    'Your settings in the organization. `GET /api/settings/profile` has those of mail that is sent at once.',
  responses: { 200: json(settings.notificationSettings, 'The settings.'), ...problems() },
});

const updateSettingsRoute = route({
  method: 'patch',
  path: '/api/notifications/settings',
  access: { role: 'member', scope: null },
  operationId: 'updateNotificationSettings',
  tags,
  summary: 'Change what you are told',
  description: 'What is left out stays as it is. Code: `NO_SUCH_INBOX` (422).',
  request: { body: jsonBody(settings.updateNotificationSettingsRequest) },
  responses: { 200: json(settings.notificationSettings, 'The settings.'), ...problems(422) },
});

export function registerNotifications(app: App): void {
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { items, unread, next } = await listNotifications(c.var.ctx, query);
    linkNext(c, next);
    return c.json({ items: pick(items, query.fields), unread }, 200);
  });
  app.openapi(readRoute, async (c) => c.json(await readNotifications(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(getSettingsRoute, async (c) => c.json(await getNotificationSettings(c.var.ctx), 200));
  app.openapi(updateSettingsRoute, async (c) =>
    c.json(await updateNotificationSettings(c.var.ctx, c.req.valid('json')), 200),
  );
}
