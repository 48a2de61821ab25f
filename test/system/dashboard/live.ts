/** Tests of the live desk and the studio, from a stream that goes live to its posts, by mouse and by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Announcement, Caption } from '../../../src/contract/stream/captions.ts';
import type { Milestone } from '../../../src/contract/stream/milestones.ts';
import type { Stream } from '../../../src/contract/stream/stream.ts';
import type { Voice } from '../../../src/contract/stream/voice.ts';
import {
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

/** Reports a live stream, and returns it with a caption for each platform. */
async function goLive({ api }: World, videoId: string): Promise<{ stream: Stream; captions: Caption[] }> {
  const { stream } = await api<{ stream: Stream }>('POST', '/api/stream/events', {
    type: 'live',
    video_id: videoId,
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
const card = (page: Page, name: string) => page.getByRole('article', { name });

inBrowser('the live desk', () => {
  test('takes captions from a draft to their platforms by mouse', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const { stream, captions } = await goLive(world, 'mousevideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await page.getByRole('heading', { name: stream.title }).waitFor();

    const x = card(page, 'X');
    await x.getByRole('button', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'Text for X' });
    await text.fill('a'.repeat(300));
    await x.getByText('20 too many').waitFor();
    expect(await x.locator('mark').textContent()).toBe('a'.repeat(20));
    await text.fill(`Live now https://example.com/${'b'.repeat(100)}`);
    await x.getByText('32 of 280 characters').waitFor();
    await x.getByRole('button', { name: 'Save and approve' }).click();
    await x.getByText('Approved', { exact: true }).waitFor();
    await expectCaption(world, of(captions, 'x'), {
      status: 'approved',
      text: `Live now https://example.com/${'b'.repeat(100)}`,
      length: 32,
    });

    await card(page, 'Facebook').getByRole('button', { name: 'Skip' }).click();
    await card(page, 'Facebook').getByText('Skipped', { exact: true }).waitFor();
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
    await card(page, 'X').getByRole('link', { name: 'Open the post' }).waitFor();
    const sent = await api<Announcement[]>('GET', '/api/stream/announcements?status=sent');
    expect(sent.filter(({ stream_id }) => stream_id === stream.id)).toHaveLength(3);
  });

  test('takes captions from a draft to their platforms by keyboard alone', async () => {
    const world = await openPage({ path: null });
    const { page } = world;
    const { stream, captions } = await goLive(world, 'keysvideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Facebook').waitFor();

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
    await card(page, 'X').getByText('Approved', { exact: true }).waitFor();
    await press(page, 's');
    await card(page, 'Instagram').getByText('Skipped', { exact: true }).waitFor();
    await press(page, 'z');
    await card(page, 'Instagram').getByText('To approve').waitFor();
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
    await text.waitFor();
    expect(await text.inputValue()).toBe('Half a thought');
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
    const { stream } = await goLive(world, 'fullvideo01');
    await open(page, `/live?stream=${stream.id}&event=go_live`);
    await card(page, 'Facebook').waitFor();
    await card(page, 'Discord').getByRole('button', { name: 'Edit' }).click();
    const anew = Promise.withResolvers<void>();
    await page.route('**/api/stream/captions/*/regenerate', async (route) => {
      await anew.promise;
      await route.continue();
    });
    await card(page, 'Facebook').getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Write it anew' }).click();
    await page.locator('article[aria-busy=true]').waitFor();
    await expectAccessibleEverywhere(page);
    anew.resolve();
    await page.getByText('Written anew', { exact: true }).first().waitFor();
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
    await page.getByText('#12 is no hashtag').waitFor();
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
    await focus(/^Add a threshold$/, 'button');
    await press(page, 'Enter');
    await page.getByRole('spinbutton', { name: 'Subscribers' }).focus();
    await page.keyboard.type('2500');
    await press(page, 'Enter');
    await focus(/Change the threshold of 2,500/, 'button');
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
    const count = page.getByRole('textbox', { name: 'Subscribers' });
    await count.fill('12345');
    const image = page.getByRole('img', { name: 'Preview: Milestone card' });
    await image.waitFor();
    const link = page.getByRole('link', { name: 'Download' }).last();
    const before = await link.getAttribute('href');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('1200x630');
    await page.getByText(/^1200 × 630/).waitFor();
    expect(await link.getAttribute('href')).not.toBe(before);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
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
