import { idParam } from '../../../../contract/common.ts';
import * as devices from '../../../../contract/notifications/devices.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { listDevices } from './list.ts';
import { registerDevice } from './register.ts';
import { removeDevice } from './remove.ts';

const tags = ['Notifications'];

const listDevicesRoute = route({
  method: 'get',
  path: '/api/notifications/devices',
  access: { role: 'member', scope: null },
  operationId: 'listDevices',
  tags,
  summary: 'List the devices that get pushes',
  description: 'Yours, in all organizations. A device gets pushes as long as its session lasts.',
  responses: { 200: json(devices.pushDevices, 'The devices.'), ...problems() },
});

const registerDeviceRoute = route({
  method: 'post',
  path: '/api/notifications/devices',
  access: { role: 'member', scope: null },
  operationId: 'registerDevice',
  tags,
  summary: 'Register a device for pushes',
  description: `A subscription of the browser's push service, for messages of RFC 8291. A known \`endpoint\` is changed, and belongs to you and this session then: register it again after each sign-in. At most ${devices.MAX_DEVICES} (422 \`TOO_MANY_DEVICES\`).`,
  request: { body: jsonBody(devices.registerDeviceRequest) },
  responses: { 201: json(devices.pushDevice, 'The device.'), ...problems(422) },
});

const removeDeviceRoute = route({
  method: 'delete',
  path: '/api/notifications/devices/{id}',
  access: { role: 'member', scope: null },
  operationId: 'removeDevice',
  tags,
  summary: 'Remove a device',
  description: 'It gets no more pushes.',
  request: { params: idParam },
  responses: { 204: { description: 'Removed.' }, ...problems(404) },
});

export function registerPushDevices(app: App): void {
  app.openapi(listDevicesRoute, async (c) => c.json(await listDevices(c.var.ctx), 200));
  app.openapi(registerDeviceRoute, async (c) =>
    c.json(await registerDevice(c.var.ctx, c.req.valid('json')), 201),
  );
  app.openapi(removeDeviceRoute, async (c) => {
    await removeDevice(c.var.ctx, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
