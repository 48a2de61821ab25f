import { beforeEach, describe, expect, test } from 'vitest';
import { type StreamEvent, streamEvent } from '../../src/contract/stream/stream.ts';
import type { FaultKind } from '../../src/dev/simulators/youtube/faults.ts';
import { createYouTube, DEVELOPMENT_KEY, type YouTube } from '../../src/dev/simulators/youtube/youtube.ts';
import { AsyncFunction, evaluate, parameter, workflow } from './n8n-workflow.ts';

const NAME = 'channel-to-herald';
const MINUTE = 60_000;
const CHANNEL = 'UCn8n-channel-0123456789';

interface Request {
  url: string;
  queryParameters: { parameters: { name: string; value: string }[] };
  headerParameters: { parameters: { name: string; value: string }[] };
  options: { response?: { response: { fullResponse: boolean; neverError: boolean } } };
}
type Json = Record<string, unknown>;

let now: number;
let youtube: YouTube;
/** The static data of the workflow, which n8n stores between its runs. */
let kept: Json;
let isHeraldDown: boolean;

beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
  youtube = createYouTube({ now: () => now });
  youtube.world.addChannel({ id: CHANNEL, handle: 'n8n', subscribers: 4990 });
  youtube.world.upload(CHANNEL, { publishedAt: now - 7 * 24 * 60 * MINUTE });
  kept = {};
  isHeraldDown = false;
});

/** Runs the workflow as n8n does, three minutes later. Returns the events that Herald accepted, or throws. */
async function poll(): Promise<StreamEvent[]> {
  now += 3 * MINUTE;
  const { nodes, connections } = workflow(NAME);
  const outputs = new Map<string, Json[]>();
  let posted: StreamEvent[] = [];
  let name = 'Every 3 minutes';
  let items: Json[] = [{}];
  while (items.length > 0 && connections[name]) {
    name = connections[name]!.main[0]![0]!.node;
    const { type, parameters } = nodes.find((node) => node.name === name)!;
    if (type === 'n8n-nodes-base.code') items = await runCode(parameters['jsCode']!, items, outputs);
    else if (parameters['method'] === 'POST') {
      if (isHeraldDown) throw new Error('Herald is down.');
      posted = items.map(($json) =>
        streamEvent.parse(JSON.parse(evaluate(parameter(workflow(NAME), name, 'jsonBody'), $json))),
      );
    } else items = [await request(parameters as unknown as Request, items[0]!)];
    outputs.set(name, items);
  }
  return posted;
}

async function runCode(code: string, items: Json[], outputs: Map<string, Json[]>): Promise<Json[]> {
  class Today extends Date {
    static override now = () => now;
  }
  const step = new AsyncFunction('$', '$input', '$getWorkflowStaticData', 'Date', code);
  const first = (json: Json | undefined) => ({ first: () => ({ json }) });
  const made = await step(
    (name: string) => first(outputs.get(name)![0]),
    first(items[0]),
    () => kept,
    Today,
  );
  return (made as { json: Json }[]).map(({ json }) => json);
}

async function request({ url, queryParameters, headerParameters, options }: Request, $json: Json) {
  const $env = { YOUTUBE_API_KEY: DEVELOPMENT_KEY, YOUTUBE_CHANNEL_ID: CHANNEL };
  const fill = (text: string) =>
    text
      .replace(/^=/, '')
      .replace(/\{\{(.*?)\}\}/g, (_, expression) =>
        String(new Function('$json', '$env', `return ${expression}`)($json, $env)),
      );
  const target = new URL(fill(url));
  for (const { name, value } of queryParameters.parameters) target.searchParams.set(name, fill(value));
  const headers = headerParameters.parameters.map(({ name, value }): [string, string] => [name, fill(value)]);
  const response = await youtube.fetch(target, { headers });
  const { neverError, fullResponse } = options.response?.response ?? {};
  if (!response.ok && !neverError) throw new Error(`${target.pathname}: ${response.status}`);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? (JSON.parse(text) as Json) : { data: text };
  return fullResponse ? { statusCode: response.status, body } : body;
}

const subscribers = (count: number | null) =>
  expect.objectContaining({ type: 'subscribers', subscriber_count: count });

describe('the workflow that watches a channel', () => {
  test('polls every 3 minutes, posts again what fails, and ends before the next poll', () => {
    const { nodes, settings } = workflow(NAME);
    const [trigger] = nodes as unknown as { parameters: unknown }[];
    expect(trigger!.parameters).toEqual({ rule: { interval: [{ field: 'minutes', minutesInterval: 3 }] } });
    expect(settings['executionTimeout']).toBeLessThan(180);
    expect(nodes.find(({ name }) => name === 'Report to Herald')).toMatchObject({
      retryOnFail: true,
      parameters: { url: '={{ $env.HERALD_URL }}/api/stream/events' },
    });
  });

  test('reports a stream from its start to its end', async () => {
    expect(await poll()).toEqual([subscribers(4990)]);
    const video = youtube.world.goLive(CHANNEL, { title: ' Day 3 ', viewers: 120 });
    const started_at = new Date(now).toISOString();
    const facts = {
      video_id: video.id,
      title: 'Day 3',
      url: `https://www.youtube.com/watch?v=${video.id}`,
      started_at,
    };
    const [live, ...others] = await poll();
    expect(others).toEqual([]);
    expect(live).toEqual({
      type: 'live',
      ...facts,
      thumbnail_url: `https://www.googleapis.com/vi/${video.id}/maxresdefault_live.jpg`,
      viewer_count: 120,
      subscriber_count: 4990,
      occurred_at: new Date(now).toISOString(),
    });
    youtube.world.setViewers(video.id, null);
    youtube.world.setSubscribers(CHANNEL, { isHidden: true });
    expect(await poll()).toMatchObject([{ type: 'live', viewer_count: null, subscriber_count: null }]);
    youtube.world.end(video.id);
    const ended_at = new Date(now).toISOString();
    expect(await poll()).toEqual([
      expect.objectContaining({ type: 'ended', ...facts, ended_at }),
      subscribers(null),
    ]);
    expect(await poll()).toEqual([subscribers(null)]);
  });

  test('takes what it finds at first as known, except what is live', async () => {
    youtube.world.skewMs = 5 * MINUTE;
    const old = youtube.world.goLive(CHANNEL);
    youtube.world.end(old.id);
    const { id } = youtube.world.goLive(CHANNEL);
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
    youtube.world.relist(old.id);
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
  });

  test('reports a stream that began and ended between two polls once, and no old one', async () => {
    const hidden = youtube.world.goLive(CHANNEL);
    youtube.world.end(hidden.id);
    youtube.world.remove(hidden.id);
    await poll();
    const { id } = youtube.world.goLive(CHANNEL);
    youtube.world.end(id);
    youtube.world.restore(hidden.id);
    expect(await poll()).toEqual([
      expect.objectContaining({ type: 'ended', video_id: id, started_at: expect.any(String) }),
      subscribers(4990),
    ]);
    expect(await poll()).toEqual([subscribers(4990)]);
    const late = youtube.world.goLive(CHANNEL);
    youtube.world.end(late.id);
    now += 25 * 60 * MINUTE;
    expect(await poll()).toEqual([subscribers(4990)]);
  });

  test('reports the end of what it saw live, although the clock of YouTube is behind', async () => {
    youtube.world.skewMs = -60 * MINUTE;
    const { id } = youtube.world.goLive(CHANNEL);
    await poll();
    youtube.world.end(id);
    expect(await poll()).toMatchObject([{ type: 'ended', video_id: id }, { type: 'subscribers' }]);
  });

  test('asks for 50 videos at most, however many are live', async () => {
    for (let polls = 0; polls < 3; polls++) {
      for (let streams = 0; streams < 25; streams++) youtube.world.goLive(CHANNEL);
      await poll();
    }
    expect(await poll()).toHaveLength(50);
  });

  test('reports streams that are live at once, and none that is scheduled', async () => {
    await poll();
    youtube.world.schedule(CHANNEL, { startsAt: now + 60 * MINUTE });
    const ids = [youtube.world.goLive(CHANNEL).id, youtube.world.goLive(CHANNEL).id];
    const events = await poll();
    expect(events.map(({ type, video_id }) => `${type} ${video_id}`).sort()).toEqual(
      ids.map((id) => `live ${id}`).sort(),
    );
  });

  test('waits for a second answer without a live stream, and lets Herald revive it', async () => {
    const { id } = youtube.world.goLive(CHANNEL);
    await poll();
    youtube.world.remove(id, { calls: 2, from: ['videos'] });
    expect(await poll()).toEqual([subscribers(4990)]);
    const [ended] = await poll();
    expect(ended).toMatchObject({ type: 'ended', video_id: id });
    expect(ended).not.toHaveProperty('ended_at');
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
    youtube.world.flap(id, { content: 'none' }, { calls: 1 });
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
  });

  test('follows a live stream that is no longer among the newest videos', async () => {
    const { id } = youtube.world.goLive(CHANNEL);
    await poll();
    for (let uploads = 0; uploads < 60; uploads++) youtube.world.upload(CHANNEL);
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
    youtube.world.flap(id, { details: null }, { calls: 1 });
    expect(await poll()).toEqual([subscribers(4990)]);
    youtube.world.end(id);
    expect(await poll()).toMatchObject([{ type: 'ended', video_id: id }, { type: 'subscribers' }]);
  });

  test('has nothing to report of a channel without videos', async () => {
    for (const { id } of youtube.world.videos.values()) youtube.world.remove(id);
    youtube.world.videos.clear();
    expect(await poll()).toEqual([]);
    const { id } = youtube.world.goLive(CHANNEL);
    expect(await poll()).toMatchObject([{ type: 'live', video_id: id }]);
  });

  const faults = ['server-error', 'not-found', 'disconnect', 'garbage', 'cut', 'empty', 'wrong-shape'];
  const endpoints = ['channels', 'playlistItems', 'videos'] as const;
  test.each(endpoints.flatMap((endpoint) => faults.map((kind) => [endpoint, kind as FaultKind] as const)))(
    'reports and forgets nothing when %s fails (%s)',
    async (endpoint, kind) => {
      const { id } = youtube.world.goLive(CHANNEL);
      await poll();
      youtube.world.end(id);
      youtube.faults.fail({ endpoint, kind, calls: 1 });
      await expect(poll()).rejects.toThrow();
      expect(await poll()).toMatchObject([{ type: 'ended', video_id: id }, { type: 'subscribers' }]);
    },
  );

  test('says so when there is no such channel', async () => {
    youtube.world.channels.delete(CHANNEL);
    await expect(poll()).rejects.toThrow('no channel with the id in YOUTUBE_CHANNEL_ID');
  });

  test('reports again what Herald has not accepted', async () => {
    const { id } = youtube.world.goLive(CHANNEL);
    await poll();
    youtube.world.end(id);
    isHeraldDown = true;
    await expect(poll()).rejects.toThrow('Herald is down.');
    isHeraldDown = false;
    expect(await poll()).toMatchObject([{ type: 'ended', video_id: id }, { type: 'subscribers' }]);
  });

  test('forgets nothing when an older run is repeated', async () => {
    await poll();
    const { at } = kept['memory'] as { at: number };
    const memory = { at: at - 1, since: at, live: {}, ended: [] };
    await runCode(
      parameter(workflow(NAME), 'Remember', 'jsCode'),
      [],
      new Map([['What is new?', [{ memory }]]]),
    );
    expect(kept['memory']).not.toEqual(memory);
  });

  test('costs 3 units a poll, which is 1,440 a day', async () => {
    for (let polls = 0; polls < 480; polls++) await poll();
    expect(youtube.usage.list().reduce((sum, { units }) => sum + units, 0)).toBe(1440);
  });
});
