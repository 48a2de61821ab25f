import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../src/contract/stream/captions.ts';
import type { Milestone } from '../../src/contract/stream/milestones.ts';
import type { Stream, StreamStatus } from '../../src/contract/stream/stream.ts';
import { DEVELOPMENT_WEBHOOK } from '../../src/dev/simulators/discord/webhook.ts';
import { DEVELOPMENT_PAGE, DEVELOPMENT_PAGE_TOKEN } from '../../src/dev/simulators/graph/accounts.ts';
import type { Video } from '../../src/dev/simulators/youtube/objects.ts';
import type { Usage } from '../../src/dev/simulators/youtube/usage.ts';
import { DEVELOPMENT_KEY } from '../../src/dev/simulators/youtube/youtube.ts';
import {
  type Client,
  freePorts,
  type Herald,
  signUp,
  startHerald,
  stateFolder,
  until,
} from '../system/herald.ts';
import { importWorkflow, installN8n, type N8n, n8nSettings, startN8n } from './n8n.ts';

const WORKFLOW = 'heraldChannel001';
const file = join(import.meta.dirname, '..', '..', 'docs', 'n8n', 'channel-to-herald.json');

/** The platforms for which Herald writes captions. */
const CREDENTIALS = {
  discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
  facebook: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
};

interface Workflow {
  versionId: string;
  nodes: { name: string; parameters: Record<string, unknown>; credentials?: unknown }[];
  connections: unknown;
}

const state = stateFolder();
const n8nState = stateFolder();
let herald: Herald;
let n8n: N8n;
let proxy: Server;
let user: Client;
let youtube: string;
/** Whether the proxy acts as if Herald were down. */
let isHeraldDown = false;

/** Creates a proxy between n8n and Herald, because n8n reads Herald's URL once. */
const createProxy = (target: string) =>
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type, 'x-api-key': key } = request.headers;
    const answer = isHeraldDown
      ? null
      : await fetch(`${target}${request.url}`, {
          method: request.method!,
          headers: { 'content-type': type!, 'x-api-key': String(key) },
          body: Buffer.concat(chunks),
        });
    response.writeHead(answer?.status ?? 503, { 'content-type': 'application/json' });
    response.end((await answer?.text()) ?? '{}');
  });

/** Calls a control endpoint of the simulated YouTube. */
async function control<T>(verb: string, body: object = {}): Promise<T> {
  const response = await fetch(`${youtube}/_control/${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const status = () => user.get<StreamStatus>('/api/stream/status');
const captionsOf = (streamId: number) =>
  user.get<Caption[]>(`/api/stream/captions?stream_id=${streamId}&limit=200`);

/** Waits until the status of Herald's streams fits. */
const untilStatus = (what: string, fits: (at: StreamStatus) => boolean) =>
  until(what, 120, async () => {
    const at = await status();
    return fits(at) && at;
  });

/** Waits for two more reports, the second of which began after the first. */
async function nextPolls(): Promise<void> {
  for (let polls = 0; polls < 2; polls++) {
    const { checked_at: before } = await status();
    await untilStatus('the next poll', ({ checked_at }) => checked_at !== before);
  }
}

async function failures(): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ status: ['error'] }));
  const { count } = await n8n.rest<{ count: number }>('GET', `/executions?filter=${filter}`);
  return count;
}

beforeAll(async () => {
  const bin = await installN8n();
  const ports = await freePorts();
  youtube = `http://127.0.0.1:${ports.youtubePort}`;
  // Without the demo organization, no channel is connected, so Herald itself polls none.
  herald = await startHerald(state.path, { DEMO: '0' }, ports);
  user = await signUp(herald.origin, 'engine@example.com');
  const { key } = await user.post<{ key: string }>('/api/settings/security/api-keys', {
    name: 'n8n',
    scopes: ['stream:write'],
  });
  for (const [platform, credential_value] of Object.entries(CREDENTIALS)) {
    await user.post('/api/stream/credentials', { platform, credential_value });
  }
  proxy = createProxy(herald.origin).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const shown = (await (await fetch(`${youtube}/_control/state`)).json()) as { channels: { id: string }[] };
  const settings = await n8nSettings(n8nState.path);
  Object.assign(settings.env, {
    HERALD_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    YOUTUBE_API_URL: `${youtube}/youtube/v3`,
    YOUTUBE_API_KEY: DEVELOPMENT_KEY,
    YOUTUBE_CHANNEL_ID: shown.channels[0]!.id,
  });
  await importWorkflow(bin, settings.env, file);
  n8n = await startN8n(bin, settings);
  const { id } = await n8n.rest<{ id: string }>('POST', '/credentials', {
    name: 'Herald',
    type: 'httpHeaderAuth',
    data: { name: 'x-api-key', value: key },
  });
  const workflow = await n8n.rest<Workflow>('GET', `/workflows/${WORKFLOW}`);
  for (const node of workflow.nodes) {
    if (node.name === 'Report to Herald') node.credentials = { httpHeaderAuth: { id, name: 'Herald' } };
    // Shortens the three minutes of the workflow.
    if (node.name === 'Every 3 minutes') {
      node.parameters = { rule: { interval: [{ field: 'seconds', secondsInterval: 3 }] } };
    }
  }
  const { nodes, connections, versionId } = workflow;
  await n8n.rest('PATCH', `/workflows/${WORKFLOW}`, { nodes, connections, versionId });
});
afterAll(async () => {
  // n8n waits for polls that have begun.
  await n8n?.rest('POST', `/workflows/${WORKFLOW}/deactivate`);
  await n8n?.stop();
  proxy?.close();
  await herald?.stop();
  if (process.env.KEEP_LOG) console.log(n8n?.output());
  state.remove();
  n8nState.remove();
});

test('a stream is reported from its start to its end, with viewers, captions and a milestone', async () => {
  expect((await user.fetch('GET', '/api/stream/channel')).status).toBe(404);
  await control('go-live', { title: 'Before the workflow' });
  await control('end');
  const { versionId } = await n8n.rest<Workflow>('GET', `/workflows/${WORKFLOW}`);
  await n8n.rest('POST', `/workflows/${WORKFLOW}/activate`, { versionId });
  await untilStatus('the first poll', ({ checked_at }) => checked_at !== null);
  await nextPolls();
  expect(await user.get<Stream[]>('/api/stream/streams')).toEqual([]);

  const video = await control<Video>('go-live', { title: 'Building a boat, day 3', viewers: 120 });
  const live = await untilStatus('the stream', ({ status: at }) => at === 'live');
  expect(live).toMatchObject({
    video_id: video.id,
    title: 'Building a boat, day 3',
    url: `https://www.youtube.com/watch?v=${video.id}`,
    started_at: new Date(Math.floor(video.startedAt! / 1000) * 1000).toISOString(),
    viewer_count: 120,
    subscriber_count: 4990,
    live_count: 1,
  });
  expect(live.thumbnail_url).toContain(video.id);
  const pending = await until('the captions', 60, async () => {
    const captions = await user.get<Caption[]>('/api/stream/captions/pending');
    return captions.length > 0 && captions;
  });
  expect(pending.map(({ event, platform }) => `${event} ${platform}`).sort()).toEqual(
    Object.keys(CREDENTIALS).map((platform) => `go_live ${platform}`),
  );

  await control('viewers', { viewers: 340 });
  await untilStatus('more viewers', ({ viewer_count }) => viewer_count === 340);
  await control('viewers', { viewers: null });
  await untilStatus('hidden viewers', ({ viewer_count }) => viewer_count === null);
  await control('viewers', { viewers: 90 });
  const fewer = await untilStatus('fewer viewers', ({ viewer_count }) => viewer_count === 90);
  expect(fewer.peak_viewers).toBe(340);
  const ids = (captions: Caption[]) => captions.map(({ id }) => id).sort();
  expect(ids(await captionsOf(live.stream_id!))).toEqual(ids(pending));

  await control('subscribers', { subscribers: 5010 });
  await untilStatus('the subscribers', ({ subscriber_count }) => subscriber_count === 5010);
  const milestones = await user.get<Milestone[]>('/api/stream/milestones');
  expect(milestones.find(({ threshold }) => threshold === 5000)!.reached_at).not.toBeNull();
  await until('the captions of the milestone', 60, async () => {
    const captions = await user.get<Caption[]>('/api/stream/captions?event=milestone');
    return captions.length === Object.keys(CREDENTIALS).length;
  });

  await control('end');
  const ended = await untilStatus('the end', (at) => at.status === 'ended');
  expect(ended).toMatchObject({ video_id: video.id, viewer_count: null, peak_viewers: 340, live_count: 0 });
  expect(Date.parse(ended.ended_at!)).toBeGreaterThanOrEqual(Date.parse(live.started_at!));
  const goodbye = await until('the captions of the end', 60, async () => {
    const captions = await user.get<Caption[]>('/api/stream/captions?event=end_stream');
    return captions.length === Object.keys(CREDENTIALS).length && captions;
  });
  expect(new Set(goodbye.map(({ stream_id }) => stream_id))).toEqual(new Set([live.stream_id]));

  await control('subscribers', { hidden: true });
  await nextPolls();
  expect(await user.get<Stream[]>('/api/stream/streams')).toHaveLength(1);
  expect(await failures()).toBe(0);
});

test('a poll that fails reports nothing, whatever YouTube answers', async () => {
  const video = await control<Video>('go-live', { title: 'In spite of faults', viewers: 5 });
  await untilStatus('the stream', ({ video_id, status: at }) => video_id === video.id && at === 'live');
  const before = await failures();
  const kinds = ['server-error', 'disconnect', 'garbage', 'cut', 'empty', 'wrong-shape'];
  const faults = ['channels', 'playlistItems', 'videos'].flatMap((endpoint) =>
    kinds.map((kind) => ({ endpoint, kind, calls: 1 })),
  );
  const expected = before + faults.length;
  for (const [index, fault] of faults.entries()) {
    await control('fail', fault);
    await until(`the failure of ${fault.endpoint}`, 60, async () => (await failures()) > before + index);
  }
  await nextPolls();
  expect(await failures()).toBe(expected);
  const streams = await user.get<Stream[]>('/api/stream/streams');
  expect(streams.map(({ status: at }) => at)).toEqual(['live', 'ended']);

  await control('fail', { kind: 'quota-exceeded' });
  await control('end');
  await until('more failures', 120, async () => (await failures()) >= expected + 2);
  expect((await status()).status).toBe('live');
  await control('clear-faults');
  await untilStatus('the end', ({ status: at }) => at === 'ended');
});

test('what happens while Herald is down is reported when it is back', async () => {
  const before = await failures();
  isHeraldDown = true;
  const video = await control<Video>('go-live', { title: 'Unseen' });
  await control('end');
  await until('a run that gives up', 120, async () => (await failures()) > before);
  isHeraldDown = false;
  const ended = await untilStatus('the end', ({ video_id }) => video_id === video.id);
  expect(ended).toMatchObject({ status: 'ended', title: 'Unseen' });
  const captions = await until('the captions of the end', 60, async () => {
    const all = await captionsOf(ended.stream_id!);
    return all.length > 0 && all;
  });
  expect(new Set(captions.map(({ event }) => event))).toEqual(new Set(['end_stream']));
});

test('only the cheap methods of YouTube are called, and Herald itself calls none', async () => {
  const shown = (await (await fetch(`${youtube}/_control/state`)).json()) as { usage: Usage[] };
  const methods = new Set(shown.usage.flatMap(({ calls }) => Object.keys(calls)));
  expect(methods).toEqual(new Set(['channels', 'playlistItems', 'videos']));
});
