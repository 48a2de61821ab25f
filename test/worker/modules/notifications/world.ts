import { vi } from 'vitest';
import type { Notification, NotificationList } from '../../../../src/contract/notifications/notifications.ts';
import {
  createPushService,
  type PushService,
} from '../../../../src/dev/simulators/push-service/push-service.ts';
import { digestJob } from '../../../../src/worker/modules/notifications/digest/run.ts';
import { pushJob } from '../../../../src/worker/modules/notifications/pushing/run.ts';
import { tellJob } from '../../../../src/worker/modules/notifications/telling/run.ts';
import { subscribe } from '../../../../src/worker/modules/notifications/telling/subscribe.ts';
import { deliverEvents } from '../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { organizationOfId } from '../../../../src/worker/platform/data/sequence.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { listDueJobs } from '../../../../src/worker/platform/work/jobs.ts';
import { type Job, runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv, testService } from '../../helpers.ts';

export const PUSH_ORIGIN = 'https://push.example.com';
const JOBS: Job[] = [tellJob, pushJob, digestJob];

let service: PushService;

/** Has the network lead to a new push service. */
export function catchPushes(): PushService {
  service = createPushService();
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (!input.startsWith(PUSH_ORIGIN)) throw new TypeError('Network connection lost.');
    return service.fetch(input, init);
  });
  return service;
}

/** Creates an organization with an owner and members, its clock, and who has which conversation open. */
export async function makeWorld(memberCount = 2) {
  const owner = await makeOrganization();
  const { organizationId } = owner;
  const members: Client[] = [];
  for (let n = 0; n < memberCount; n++) members.push(await addMember(organizationId, 'member'));
  const clock = { ahead: 0 };
  const open: { thread: number; userId: number }[] = [];
  const hub = { publish: async () => {}, end: async () => {}, whoHasOpen: async () => open };
  const env = { ...testEnv, LIVE: { getByName: () => hub } } as unknown as Env;
  const ctx = () => testCtx(organizationId, { env, now: () => Date.now() + clock.ahead });
  const world = {
    owner,
    members,
    organizationId,
    clock,
    /** Who has which conversation open. */
    open,
    ctx,
    /** Saves mail from outside. Returns its id. */
    async receive(
      subject = 'My parcel',
      references: string[] = [],
    ): Promise<{ id: number; messageId: string }> {
      const messageId = `<${crypto.randomUUID()}@example.com>`;
      const response = await owner.request('POST', '/api/emails', {
        message_id: messageId,
        from_address: 'kim@example.com',
        to_address: 'support@example.com',
        subject,
        body_text: 'SECRET TEXT',
        ...(references.length > 0 && { in_reply_to_message_id: references.at(-1) }),
      });
      if (response.status >= 300) throw new Error(await response.text());
      return { id: ((await response.json()) as { id: number }).id, messageId };
    },
    async ask<T>(client: Client, method: string, path: string, body?: unknown): Promise<T> {
      const response = await client.request(method, path, body);
      if (response.status >= 300) throw new Error(`${response.status} ${await response.text()}`);
      return (response.status === 204 ? null : await response.json()) as T;
    },
    /** Delivers events, and runs the organization's jobs that are due, until none is. */
    async tell() {
      const deferred: Promise<unknown>[] = [];
      const system = {
        ...testService({ waitUntil: (work) => deferred.push(work) }, env),
        now: () => Date.now() + clock.ahead,
      };
      await deliverEvents(system, { onEvents: async () => {}, subscriptions: async () => [subscribe] });
      for (let ran = 1; ran > 0; ) {
        ran = 0;
        for (const job of JOBS) {
          const due = await listDueJobs(system, job, 1000);
          for (const { id } of due.filter((each) => organizationOfId(each.id) === organizationId)) {
            await runJob(system, job, id);
            ran++;
          }
        }
      }
      await Promise.all(deferred);
    },
    list: (client: Client, query = '') =>
      world.ask<NotificationList>(client, 'GET', `/api/notifications${query}`),
    async told(client: Client): Promise<Pick<Notification, 'kind' | 'text' | 'path' | 'read_at'>[]> {
      const { items } = await world.list(client);
      return items.map(({ kind, text, path, read_at }) => ({ kind, text, path, read_at }));
    },
    set: (client: Client, settings: object) =>
      world.ask(client, 'PATCH', '/api/notifications/settings', settings),
    /** Has mentions mailed at once to these users, or not. */
    async mailMentions(wishes: { userId: number; isOn: boolean }[]): Promise<void> {
      const update = testEnv.DB.prepare('UPDATE users SET notifications = ? WHERE id = ?');
      await testEnv.DB.batch(
        wishes.map(({ userId, isOn }) => update.bind(JSON.stringify({ note_mention: isOn }), userId)),
      );
    },
    /** Registers a device of a member, and returns the id of its subscription. */
    async addDevice(
      client: Client,
      name = 'Firefox',
    ): Promise<{ id: number; subscription: string; endpoint: string }> {
      const { public_key } = await world.ask<{ public_key: string }>(
        client,
        'GET',
        '/api/notifications/devices',
      );
      const made = await service.subscribe(public_key, PUSH_ORIGIN);
      const { id } = await world.ask<{ id: number }>(client, 'POST', '/api/notifications/devices', {
        ...made,
        name,
      });
      return { id, endpoint: made.endpoint, subscription: made.endpoint.split('/').at(-1)! };
    },
  };
  return world;
}
