/** Tests of the live desk and the studio, from a stream that goes live to its posts, by mouse and by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Announcement, Caption } from '../../../src/contract/stream/captions.ts';
import type { Card } from '../../../src/contract/stream/cards.ts';
import type { Milestone } from '../../../src/contract/stream/milestones.ts';
import type { Stream } from '../../../src/contract/stream/stream.ts';
import type { Voice } from '../../../src/contract/stream/voice.ts';
import { patience } from '../../../vitest.shared.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  press,
  pressUntilFocused,
  type World,
} from './world.ts';

/** The time limit for posts: Instagram alone takes ten seconds to publish a picture. */
const WITHIN = { timeout: 150_000, interval: 250 };

/** Reports a live stream, of its own in each run, and returns it with a caption for each platform. */
async function goLive(
  { api }: World,
  videoId: string,
  thumbnail_url?: string,
): Promise<{ stream: Stream; captions: Caption[] }> {
  const { stream } = await api<{ stream: Stream }>('POST', '/api/stream/events', {
    type: 'live',
    video_id: `${videoId}-${Date.now().toString(36)}`,
    ...(thumbnail_url && { thumbnail_url }),
    title: `How we answer mail: ${videoId}`,
    viewer_count: 40,
    subscriber_count: 990,
  });
  const find = () => api<Caption[]>('GET', `/api/stream/captions?stream_id=${stream.id}&event=go_live`);
  return vi.waitFor(async () => {
    const captions = await find();
    expect(captions).toHaveLength(4);
    return { stream, captions };
  }, WITHIN);
}

const captionOf = async ({ api }: World, { id }: Caption) =>
  api<Caption>('GET', `/api/stream/captions/${id}`);
/** Waits until the API has a caption with these fields. */
const expectCaption = (world: World, caption: Caption, fields: Partial<Caption>) =>
  expect.poll(() => captionOf(world, caption), WITHIN).toMatchObject(fields);
const of = (captions: Caption[], platform: Caption['platform']) =>
  captions.find((caption) => caption.platform === platform)!;
/** The caption that is shown large. */
const card = (page: Page, name: string) => page.getByRole('article', { name });
const row = (page: Page, { id }: Caption) => page.locator(`[data-caption="${id}"]`);
/** Shows a caption large, and returns it. */
async function choose(page: Page, caption: Caption, name: string) {
  await row(page, caption).click();
  await card(page, name).waitFor();
  return card(page, name);
}

inBrowser('the live desk', () => {
  test('takes captions from a draft to their platforms by mouse', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const { stream, captions } = await goLive(world, 'mousevideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await page.getByRole('heading', { name: stream.title, level: 2 }).waitFor();

    const x = await choose(page, of(captions, 'x'), 'X');
    await x.getByRole('button', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'Text for X' });
    await text.fill('a'.repeat(300));
    await x.getByText('20 too many').waitFor();
    await expect.poll(() => x.locator('mark').textContent()).toBe('a'.repeat(20));
    await text.fill(`Live now https://example.com/${'b'.repeat(100)}`);
    await x.getByText('32 of 280 characters').waitFor();
    await x.getByRole('button', { name: 'Save and approve' }).click();
    await x.getByText('Approved', { exact: true }).waitFor();
    await expectCaption(world, of(captions, 'x'), {
      status: 'approved',
      text: `Live now https://example.com/${'b'.repeat(100)}`,
      length: 32,
    });

    const facebook = await choose(page, of(captions, 'facebook'), 'Facebook');
    await facebook.getByRole('button', { name: 'Skip' }).click();
    await facebook.getByText('Skipped', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Approve all 2' }).click();
    await page.getByRole('button', { name: 'Post 3 approved' }).click();
    const dialog = page.getByRole('dialog', { name: 'Post the approved captions' });
    await dialog.getByText('The platforms charge $0.20.').waitFor();
    await dialog.getByRole('button', { name: 'Post 3 now' }).click();
    await dialog.waitFor({ state: 'detached' });

    await vi.waitFor(async () => {
      const now = await Promise.all(captions.map((caption) => captionOf(world, caption)));
      expect(now.map(({ platform, status }) => `${platform} ${status}`).sort()).toEqual([
        'discord sent',
        'facebook skipped',
        'instagram sent',
        'x sent',
      ]);
    }, WITHIN);
    await choose(page, of(captions, 'x'), 'X');
    await x.getByRole('link', { name: 'Open the post' }).waitFor();
    const sent = await api<Announcement[]>('GET', '/api/stream/announcements?status=sent');
    expect(sent.filter(({ stream_id }) => stream_id === stream.id)).toHaveLength(3);
  });

  test('takes captions from a draft to their platforms by keyboard alone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { stream, captions } = await goLive(world, 'keysvideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Discord').waitFor();

    await press(page, 'j e');
    const text = page.getByRole('textbox', { name: 'Text for X' });
    await text.waitFor();
    await press(page, 'Control+a');
    await page.keyboard.type('We are live. Come in.');
    await press(page, 'Control+Enter');
    await text.waitFor({ state: 'detached' });
    await expectCaption(world, of(captions, 'x'), {
      status: 'pending',
      text: 'We are live. Come in.',
    });

    // The caption of X is still selected: it is approved, and the next pending one is skipped.
    await press(page, 'a');
    await row(page, of(captions, 'x')).getByText('Approved', { exact: true }).waitFor();
    await card(page, 'Instagram').waitFor();
    await press(page, 's');
    const instagram = row(page, of(captions, 'instagram'));
    await instagram.getByText('Skipped', { exact: true }).waitFor();
    await press(page, 'z');
    await instagram.getByText('To approve').waitFor();
    await expectCaption(world, of(captions, 'instagram'), { status: 'pending' });

    await press(page, 'A');
    await page.getByRole('button', { name: 'Post 4 approved' }).waitFor();
    await press(page, 'P');
    const post = page.getByRole('button', { name: 'Post 4 now' });
    await post.waitFor();
    await pressUntilFocused(page, 'Tab', post);
    await press(page, 'Enter');
    await vi.waitFor(async () => {
      const posts = await world.api<Announcement[]>('GET', '/api/stream/announcements');
      const posted = posts.filter(({ stream_id }) => stream_id === stream.id);
      expect(posted.map(({ caption_id }) => caption_id).sort()).toEqual(captions.map(({ id }) => id).sort());
    }, WITHIN);
  });

  test('keeps what is typed over a reload, and reads the curve with arrow keys', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { stream } = await goLive(world, 'keptvideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Discord').getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Text for Discord' }).fill('Half a thought');
    await page.reload();
    const text = page.getByRole('textbox', { name: 'Text for Discord' });
    await expect.poll(() => text.inputValue()).toBe('Half a thought');
    await text.press('Escape');
    await text.waitFor({ state: 'detached' });

    const curve = page.getByRole('slider');
    await curve.press('Home');
    // The text names the stream once the curve of the previous stream has loaded too.
    await expect.poll(() => curve.getAttribute('aria-valuetext'), WITHIN).toContain('This stream 40');
    await world.api('POST', '/api/stream/events', { type: 'ended', video_id: 'keptvideo01' });
  });

  test('is accessible while it is full, in both themes, wide and narrow', async () => {
    const world = await openPage({ path: null, reducedMotion: true });
    const { page } = world;
    const { stream, captions } = await goLive(world, 'fullvideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Discord').getByRole('button', { name: 'Edit' }).click();
    const anew = Promise.withResolvers<void>();
    await page.route('**/api/stream/captions/*/regenerate', async (route) => {
      await anew.promise;
      await route.continue();
    });
    const facebook = await choose(page, of(captions, 'facebook'), 'Facebook');
    await facebook.getByRole('button', { name: 'Regenerate' }).click();
    await page.locator('article[aria-busy=true]').waitFor();
    await expectAccessibleEverywhere(page);
    anew.resolve();
    await page.getByText('Regenerated', { exact: true }).first().waitFor();
    await choose(page, of(captions, 'discord'), 'Discord');
    await page.getByRole('textbox', { name: 'Text for Discord' }).waitFor();
    await expectAccessible(page);
  });

  test('shows the caption that a key chooses large, with the picture of the video', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    // A drawn card stands in for the thumbnail: any picture at a public address is one.
    const drawn = { subscriber_count: 1000, size: '1200x630', format: 'jpeg' };
    const { image_url } = await api<Card>('POST', '/api/stream/milestone-card', drawn);
    const { stream, captions } = await goLive(world, 'keyedvideo01', image_url);
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Discord').waitFor();
    await press(page, 'j');
    const x = card(page, 'X');
    await x.waitFor();
    await expect.poll(() => row(page, of(captions, 'x')).getAttribute('aria-current')).toBe('true');
    const picture = x.getByRole('img', { name: 'The picture of the video' });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(400);
    const source = picture.locator('img');
    await expect.poll(() => source.getAttribute('src')).toBe(`/api/stream/streams/${stream.id}/thumbnail`);
    await expect.poll(() => source.evaluate(({ naturalWidth }) => naturalWidth)).toBe(1200);
    await page.keyboard.press('ArrowDown');
    await card(page, 'Instagram').waitFor();
    await press(page, 'k');
    await x.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  test.each([
    [390, 664],
    [1024, 768],
    [1440, 900],
  ])('keeps the actions in a window of %i x %i', async (width, height) => {
    const world = await openPage({ path: null, width, height });
    const { page } = world;
    const { stream, captions } = await goLive(world, `sized${width}video`);
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    const discord = await choose(page, of(captions, 'discord'), 'Discord');
    await discord.evaluate((article) => article.scrollTo(0, article.scrollHeight));
    for (const name of ['Approve', 'Edit', 'Skip', 'Regenerate', /^More/]) {
      const box = (await discord.getByRole('button', { name }).boundingBox())!;
      expect([name, box.x >= 0, box.y >= 0]).toEqual([name, true, true]);
      expect(box.x + box.width, String(name)).toBeLessThanOrEqual(width);
      expect(box.y + box.height, String(name)).toBeLessThanOrEqual(height);
    }
    const back = page.getByRole('button', { name: 'Back to the captions' });
    expect(await back.isVisible()).toBe(width < 1024);
    if (width >= 1024) return;
    await expectAccessible(page);
    await back.click();
    await discord.waitFor({ state: 'hidden' });
    await row(page, of(captions, 'x')).waitFor();
  });
});

inBrowser('the studio', () => {
  const voiceOf = async ({ api }: World, platform: string) =>
    (await api<Voice[]>('GET', '/api/stream/voice')).find((voice) => voice.platform === platform);

  test('shows how a voice sounds as one types, and saves it', async () => {
    const world = await openPage({ path: '/studio?tab=voices' });
    const { page } = world;
    await page.getByRole('tab', { name: 'Facebook' }).click();
    await page.getByText('Professional').click();
    await page.getByRole('textbox', { name: 'Hashtags' }).fill('HeraldLive 12');
    await page.getByText('#12 is not a hashtag').waitFor();
    await page.getByRole('textbox', { name: 'Hashtags' }).fill('HeraldLive #mail');
    await page.getByRole('textbox', { name: 'Call to action' }).fill('Join the chat!');
    await page
      .getByRole('tabpanel')
      .getByText(/is live now.*Join the chat!.*#HeraldLive #mail/s)
      .last()
      .waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Voice saved').waitFor();
    expect(await voiceOf(world, 'facebook')).toMatchObject({
      tone_preset: 'professional',
      core_hashtags: ['#HeraldLive', '#mail'],
      cta_text: 'Join the chat!',
    });
  });

  test('adds, changes and switches off a threshold by keyboard alone', async () => {
    const world = await openPage({ path: '/studio?tab=milestones' });
    const { page, api } = world;
    const focus = (name: RegExp, role: 'button' | 'switch') =>
      pressUntilFocused(page, 'Tab', page.getByRole(role, { name }));
    const custom = async () =>
      (await api<Milestone[]>('GET', '/api/stream/milestones')).filter(({ is_custom }) => is_custom);
    await focus(/^Add a milestone$/, 'button');
    await press(page, 'Enter');
    await page.getByRole('spinbutton', { name: 'Subscribers' }).focus();
    await page.keyboard.type('2500');
    await press(page, 'Enter');
    await focus(/Change the milestone of 2,500/, 'button');
    await press(page, 'Enter');
    await page.getByRole('spinbutton', { name: 'Subscribers' }).focus();
    await press(page, 'Control+a');
    await page.keyboard.type('2600');
    await press(page, 'Enter');
    await focus(/Celebrate 2,600/, 'switch');
    await page.keyboard.press('Space');
    await vi.waitFor(
      async () => expect(await custom()).toMatchObject([{ threshold: 2600, is_enabled: false }]),
      WITHIN,
    );
  });

  test('draws a card of what is typed, and offers it for download', async () => {
    const { page } = await openPage({ path: '/studio' });
    await page.getByText('Milestone, square').click();
    const count = page.getByRole('textbox', { name: 'Subscribers' });
    await count.fill('12345');
    const image = page.getByRole('img', { name: 'Preview: Milestone card' });
    await image.waitFor();
    const link = page.getByRole('link', { name: 'Download' });
    const before = await link.getAttribute('href');
    await page.getByText('Milestone, wide').click();
    await page.getByText(/^1200 × 630/).waitFor();
    await expect.poll(() => link.getAttribute('href')).not.toBe(before);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });

  test('shows a card as large as there is room, in windows of every size', async () => {
    const { page } = await openPage({ path: '/studio', width: 1440, height: 900 });
    const canvas = page.locator('[data-canvas]');
    await page.getByRole('img', { name: 'Preview: Story card' }).waitFor();
    for (const [kind, shape] of [
      ['Story', 1080 / 1920],
      ['Milestone, square', 1],
      ['Milestone, wide', 1200 / 630],
    ] as const) {
      await page.getByRole('radio', { name: kind }).focus();
      await page.keyboard.press('Space');
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        await vi.waitFor(async () => {
          const box = (await canvas.boundingBox())!;
          const room = (await canvas.locator('..').boundingBox())!;
          expect(box.width / box.height, kind).toBeCloseTo(shape, 1);
          const rest = Math.min(room.width - box.width, room.height - box.height);
          expect(Math.abs(rest), `${kind} at ${width}`).toBeLessThan(1);
          expect(room.height).toBeGreaterThan(height * 0.4);
          expect(room.width).toBeGreaterThan(width * 0.4);
        }, patience.poll);
      }
    }
  });

  test('tests a connection, and tells the result in words', async () => {
    const { page } = await openPage({ path: '/studio?tab=connections' });
    await page.getByRole('button', { name: 'Test', exact: true }).nth(2).click();
    await page.getByText(/It works: posts go out as @/).waitFor();
  });

  test.each(['cards', 'voices', 'milestones', 'connections'])(
    'is accessible at %s, in both themes, wide and narrow',
    async (tab) => {
      const { page } = await openPage({ path: `/studio?tab=${tab}`, reducedMotion: true });
      await page.getByRole('tabpanel').first().waitFor();
      await expectAccessibleEverywhere(page);
    },
  );
});
