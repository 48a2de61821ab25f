import { expect, test } from 'vitest';
import type { Announcement, Caption, Queued } from '../../src/contract/stream/captions.ts';
import { DEVELOPMENT_WEBHOOK } from '../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../src/dev/simulators/graph/accounts.ts';
import type { NewFault } from '../../src/dev/simulators/platforms/faults.ts';
import type { Call, Post } from '../../src/dev/simulators/platforms/records.ts';
import { DEVELOPMENT_USER } from '../../src/dev/simulators/x/accounts.ts';
import {
  type Client,
  freePorts,
  type Herald,
  signUp,
  startHerald,
  stateFolder,
  until,
} from '../system/herald.ts';

const STREAMS = 50;
const CAPTIONS = 4 * STREAMS;
const KILLS = 3;
const TICK_MS = 5_000;
const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;

const { oauth2 } = DEVELOPMENT_USER;
const CREDENTIALS = {
  discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
  x: JSON.stringify({
    access_token: oauth2.accessToken,
    refresh_token: oauth2.refreshToken,
    client_id: oauth2.clientId,
    client_secret: oauth2.clientSecret,
  }),
  instagram: JSON.stringify({
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
    ig_user_id: DEVELOPMENT_INSTAGRAM.id,
  }),
  facebook: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
};

/** The faults of the platforms. Silences keep calls in flight when the Worker is killed; the rest occur meanwhile. */
const FAULTS: Record<'discord' | 'x' | 'graph', NewFault[]> = {
  discord: [
    { step: 'discord.post', kind: 'silence', accepted: true },
    { step: 'discord.post', kind: 'rate_limited', seconds: 3, skip: 5 },
    { step: 'discord.post', kind: 'status_500', skip: 5 },
    { step: 'discord.post', kind: 'cut_after', skip: 5 },
    { step: 'discord.post', kind: 'silence', accepted: false, skip: 5, times: 3 },
    { step: 'discord.post', kind: 'forbidden', skip: 2 },
  ],
  x: [
    { step: 'x.tweet', kind: 'expired_token' },
    { step: 'x.tweet', kind: 'silence', accepted: false },
    { step: 'x.tweet', kind: 'rate_limited', seconds: 3, skip: 5 },
    { step: 'x.tweet', kind: 'cut_midway', skip: 5 },
    { step: 'x.tweet', kind: 'silence', accepted: true, skip: 5, times: 3 },
    { step: 'x.token', kind: 'status_503' },
  ],
  graph: [
    { step: 'graph.container', kind: 'status_500', times: 3 },
    { step: 'graph.status', kind: 'gone', times: 2 },
    { step: 'graph.publish', kind: 'cut_after', times: 2 },
    { step: 'graph.publish', kind: 'silence', accepted: true, skip: 4, times: 2 },
    { step: 'graph.publish', kind: 'rate_limited', code: 80_002, seconds: 5, skip: 5 },
    { step: 'graph.feed', kind: 'silence', accepted: true },
    { step: 'graph.feed', kind: 'cut_before', skip: 5 },
    { step: 'graph.feed', kind: 'rate_limited', code: 80_001, seconds: 5, skip: 5 },
    { step: 'graph.feed', kind: 'silence', accepted: false, skip: 5, times: 3 },
    { step: 'graph.read', kind: 'status_503', times: 2 },
  ],
};

test('200 captions are posted at most once, though platforms fail and the Worker is killed three times', async () => {
  const state = stateFolder();
  const ports = await freePorts();
  const controls = { discord: ports.discordPort, x: ports.xPort, graph: ports.graphPort };
  const herald = await startHerald(state.path, { DEMO: '0' }, ports);
  const cron = setInterval(() => void tick(herald), TICK_MS);
  try {
    const user = await signUp(herald.origin, 'storm@example.com');
    const captions = await makeCaptions(user);
    for (const [name, faults] of Object.entries(FAULTS)) {
      for (const fault of faults) await control(controls[name as keyof typeof FAULTS], 'faults', fault);
    }
    const { queued } = await user.post<Queued>('/api/stream/post/all', {});
    expect(queued).toHaveLength(CAPTIONS);

    let silences = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      // Those above may have been used up, or be of a platform that has refused for good.
      await control(controls.x, 'faults', { step: 'x.tweet', kind: 'silence', accepted: kill % 2 === 0 });
      // The captions of a killed Worker occupy their organization's slots until their leases end.
      await until('another call in flight', 600, async () => {
        const calls = await Promise.all(
          Object.values(controls).map((port) => control<Call[]>(port, 'calls')),
        );
        const count = calls.flat().filter(({ fault }) => fault === 'silence').length;
        const isMore = count > silences;
        silences = count;
        return isMore;
      });
      herald.kill('worker');
      await until('the Worker to answer again', 120, () =>
        user.get<unknown>('/api/stream/status').then(
          () => true,
          () => false,
        ),
      );
    }
    await until('every caption to end', 1500, async () => {
      const pending = await user
        .get<Announcement[]>('/api/stream/announcements?status=pending&limit=200')
        .catch(() => null);
      return pending?.length === 0;
    });

    const posts = (
      await Promise.all(Object.values(controls).map((port) => control<{ posts: Post[] }>(port, 'posts')))
    ).flatMap((records) => records.posts);
    const ended = await listAnnouncements(user);
    const table = new Map<string, number>();
    for (const { id, platform, status, code, post_id } of ended) {
      const { text } = captions.find((caption) => caption.id === id)!;
      const found = posts.filter((post) => post.text === text && ACCOUNTS[platform] === post.account);
      const about = `${platform} ${id} ${status} ${code}`;
      const key = `${platform} ${status} ${code ?? ''}`;
      table.set(key, (table.get(key) ?? 0) + 1);
      if (status === 'sent')
        expect(
          found.map((post) => post.id),
          about,
        ).toEqual([post_id]);
      else if (code === 'OUTCOME_UNKNOWN') {
        expect(found.length, about).toBeLessThanOrEqual(1);
        expect(['discord', 'x'], about).toContain(platform);
      } else expect(found, about).toEqual([]);
    }
    console.log(
      [...table]
        .toSorted()
        .map(([key, count]) => `${key}: ${count}`)
        .join('\n'),
    );
    expect(ended).toHaveLength(CAPTIONS);
    expect(herald.output().match(/The Worker exited/g)).toHaveLength(KILLS);
  } finally {
    clearInterval(cron);
    await herald.stop();
    state.remove();
  }
});

const ACCOUNTS = {
  discord: DEVELOPMENT_WEBHOOK.id,
  x: DEVELOPMENT_USER.id,
  instagram: DEVELOPMENT_INSTAGRAM.id,
  facebook: DEVELOPMENT_PAGE.id,
};

/** Connects all platforms, reports live streams, and approves their captions. */
async function makeCaptions(user: Client): Promise<Caption[]> {
  for (const platform of PLATFORMS) {
    await user.post('/api/stream/credentials', { platform, credential_value: CREDENTIALS[platform] });
  }
  for (let n = 0; n < STREAMS; n++) {
    const video_id = `storm-00000${String(n).padStart(2, '0')}`.slice(-11);
    await user.post('/api/stream/events', { type: 'live', video_id, title: `Storm number ${n}` });
  }
  const captions = await user.get<Caption[]>('/api/stream/captions?status=pending&limit=200');
  const body = JSON.stringify({ ids: captions.map(({ id }) => id), status: 'approved' });
  const type = { 'content-type': 'application/json' };
  const approved = await user.fetch('PATCH', '/api/stream/captions/pending', body, type);
  expect(await approved.json()).toEqual({ updated: CAPTIONS, refused: [] });
  return captions;
}

async function listAnnouncements(user: Client): Promise<Announcement[]> {
  return (
    await Promise.all(
      PLATFORMS.map((platform) =>
        user.get<Announcement[]>(`/api/stream/announcements?platform=${platform}&limit=200`),
      ),
    )
  ).flat();
}

/** Reads from the control endpoints of a simulated platform, or adds a fault. */
async function control<T>(port: number, path: string, fault?: NewFault): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/_control/${path}`, {
    ...(fault ? { method: 'POST', body: JSON.stringify(fault) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Runs a tick of cron. While the Worker is down, does nothing. */
async function tick({ origin }: Herald): Promise<void> {
  await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`).then(
    (response) => response.text(),
    () => '',
  );
}
