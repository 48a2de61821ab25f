import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEVELOPMENT_API_KEY } from '../../../../src/dev/simulators/cal-com/cal-com.ts';
import { DEVELOPMENT_TOKEN } from '../../../../src/dev/simulators/calendly/calendly.ts';
import { type BookingServices, startBookingServices } from '../../../../src/dev/simulators/serve-bookings.ts';
import { verifyCalComSignature, verifyCalendlySignature } from '../../../../src/lib/bookings/index.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let folder: string;
let receiver: Server;
let services: BookingServices;

beforeEach(async () => {
  received.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  services = await start();
});
afterEach(async () => {
  await services.stop();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const start = () =>
  startBookingServices({ ports: { calCom: 0, calendly: 0 }, file: join(folder, 'bookings.json') });
const post = (url: string, body?: unknown) =>
  fetch(url, { method: 'POST', ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

async function subscribe(): Promise<void> {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  for (const service of [services.calCom, services.calendly]) {
    expect((await post(`${service.url}/_control/webhook`, { url, secret: 'shared' })).status).toBe(204);
  }
}

async function listBookings(): Promise<{ uid: string; status: string }[]> {
  const response = await fetch(`${services.variables.CAL_COM_API_URL}/bookings?limit=100`, {
    headers: { authorization: `Bearer ${DEVELOPMENT_API_KEY}`, 'cal-api-version': '2026-05-01' },
  });
  return ((await response.json()) as { data: { uid: string; status: string }[] }).data;
}

test('What a developer books is sent as a signed webhook, and is there after a restart.', async () => {
  await subscribe();
  expect((await post(`${services.calCom.url}/_control/book`, { uid: 'mine' })).status).toBe(201);
  expect((await post(`${services.calCom.url}/_control/cancel`, { uid: 'mine' })).status).toBe(201);
  expect((await post(`${services.calendly.url}/_control/book`, { event: 'e', invitee: 'kim' })).status).toBe(
    204,
  );
  await services.calCom.webhooks.sent();
  await services.calendly.webhooks.sent();
  const isGenuine = ({ headers, body }: (typeof received)[number]) =>
    verifyCalComSignature(body, (headers['x-cal-signature-256'] as string) ?? null, 'shared') ||
    verifyCalendlySignature(
      body,
      (headers['calendly-webhook-signature'] as string) ?? null,
      'shared',
      Date.now(),
    );
  expect(received.map(isGenuine)).toEqual([true, true, true]);
  const before = await listBookings();
  expect(before).toContainEqual(expect.objectContaining({ uid: 'mine', status: 'cancelled' }));
  await services.stop();
  services = await start();
  expect(await listBookings()).toEqual(before);
  await post(`${services.calCom.url}/_control/book`);
  await services.calCom.webhooks.sent();
  expect(received).toHaveLength(4);
});

test('Acts that cannot be played are refused.', async () => {
  expect((await post(`${services.calCom.url}/_control/cancel`, { uid: 'none' })).status).toBe(400);
  expect((await post(`${services.calCom.url}/_control/dance`)).status).toBe(404);
  expect((await post(`${services.calendly.url}/_control/cancel`, { event: 'none' })).status).toBe(400);
  expect((await post(`${services.calendly.url}/_control/dance`)).status).toBe(404);
});

test('Neither answers without its token, and Calendly not with a page token of another filter.', async () => {
  const { calCom, calendly } = services;
  expect((await fetch(`${calCom.url}/v2/bookings`)).status).toBe(401);
  expect((await fetch(`${calendly.url}/users/me`)).status).toBe(401);
  const headers = { authorization: `Bearer ${DEVELOPMENT_TOKEN}` };
  const me = (await (await fetch(`${calendly.url}/users/me`, { headers })).json()) as {
    resource: { uri: string };
  };
  await post(`${calendly.url}/_control/book`, { event: 'e', invitee: 'kim' });
  const user = encodeURIComponent(me.resource.uri);
  const page = `${calendly.url}/scheduled_events?user=${user}&count=1`;
  const { pagination } = (await (await fetch(page, { headers })).json()) as {
    pagination: { next_page_token: string };
  };
  const token = encodeURIComponent(pagination.next_page_token);
  expect((await fetch(`${page}&page_token=${token}`, { headers })).status).toBe(200);
  expect((await fetch(`${page}&page_token=${token}&sort=start_time:asc`, { headers })).status).toBe(400);
});
