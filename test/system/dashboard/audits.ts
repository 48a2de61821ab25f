/** Tests of audits: starting one, its report, a task from a recommendation, running it again, checking a video. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audit, AuditSummary } from '../../../src/contract/audits/audits.ts';
import type { Upload } from '../../../src/contract/audits/uploads.ts';
import { startSite } from '../../../src/dev/simulators/site/serve.ts';
import { freePort, until } from '../herald.ts';
import { makeFolder, makeVideo } from '../videos.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  inBrowser,
  open,
  openPage,
  press,
  type World,
} from './world.ts';

const PART = 10 * 1024 ** 2;
let site: Awaited<ReturnType<typeof startSite>>;
let host: string;
let port: number;

beforeAll(async () => {
  port = await freePort();
  site = await startSite({ port });
  host = `127.0.0.1:${port}`;
});
afterAll(() => site.stop());

const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

/** Waits for the report on the page, and returns the audit from the API. */
async function finished(world: World): Promise<Audit> {
  await world.page.waitForURL(/\/audits\/\d+/);
  await world.page.getByRole('heading', { name: 'Summary' }).waitFor({ timeout: 90_000 });
  return world.api<Audit>('GET', `/api/audits/${idOf(world.page)}`);
}

const audit = (world: World, type: 'digital' | 'security' = 'digital') =>
  world.api<Audit>('POST', type === 'digital' ? '/api/audits' : '/api/security-audits', {
    ...(type === 'digital' && { type }),
    url: `http://${host}/`,
  });

inBrowser('audits', () => {
  test('an address is audited, and a recommendation of its report becomes a task', async () => {
    const world = await openPage({ path: '/audits' });
    const { page } = world;
    await page.getByLabel('Address of a website').fill(`http://${host}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const found = await finished(world);
    expect(found).toMatchObject({ type: 'digital', status: 'completed', url: `http://${host}/` });
    await page.getByRole('heading', { level: 1, name: host }).waitFor();
    await page.getByRole('img', { name: `Overall: ${found.overall_score} of 100` }).waitFor();
    for (const dimension of ['Search engines', 'Performance', 'Social media', 'Brand', 'Security'])
      await page
        .getByRole('img', { name: new RegExp(`^${dimension}: \\d+ of 100`) })
        .first()
        .waitFor();
    await expectAccessible(page);

    const first = page.locator('section', {
      has: page.getByRole('heading', { name: 'What to do first' }),
    });
    const ids = await first
      .locator('[data-advice]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-advice')));
    expect(ids).toEqual(found.results!.recommendations.slice(0, 3).map(({ id }) => id));
    await first
      .getByText(/^Worth \d+ points$/)
      .first()
      .waitFor();
    const evidence = first.getByText('Failed check:').first();
    await evidence.waitFor({ state: 'hidden' });
    await first.getByText('Evidence', { exact: true }).first().click();
    await evidence.waitFor();

    const third = found.results!.recommendations[2]!;
    await page.getByRole('link', { name: `3: ${third.title}` }).click();
    const item = page.getByRole('listitem').filter({ has: page.getByText(third.title, { exact: true }) });
    await item.getByText('Steps').waitFor();
    await page.locator('summary:focus', { hasText: third.title }).waitFor();
    await page.getByRole('button', { name: `Make it a task: ${third.title}` }).click();
    const link = page.getByRole('link', { name: `Open the task: ${third.title}` });
    await link.waitFor();
    const { tasks } = await world.api<Audit>('GET', `/api/audits/${found.id}`);
    expect(tasks.map(({ recommendation_id }) => recommendation_id)).toEqual([third.id]);
    await link.click();
    await page.waitForURL(`**/board/${tasks[0]!.task_id}`);
    const task = await world.api<{ title: string }>('GET', `/api/tasks/${tasks[0]!.task_id}`);
    expect(task.title).toBe(third.title);
  });

  test('the keyboard alone starts an audit, makes a task, runs it again, and deletes it', async () => {
    const world = await openPage({ path: '/audits', theme: 'dark' });
    const { page } = world;
    await page.getByRole('heading', { name: 'Audits' }).waitFor();
    await press(page, 'c');
    await page.keyboard.type(`http://${host}/`);
    await press(page, 'Enter');
    const first = await finished(world);
    const second = first.results!.recommendations[1]!;
    await page.getByRole('button', { name: `Make it a task: ${second.title}` }).waitFor();
    await press(page, 'j j t');
    await page.getByRole('link', { name: `Open the task: ${second.title}` }).waitFor();
    expect((await world.api<Audit>('GET', `/api/audits/${first.id}`)).tasks).toHaveLength(1);

    await press(page, 'r');
    await page.waitForURL((url) => !url.pathname.endsWith(`/${first.id}`));
    const again = await finished(world);
    expect(again.previous_audit_id).toBe(first.id);
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page.getByRole('slider', { name: /Score over time/ }).waitFor();
    await expectAccessible(page);

    await press(page, 'Escape');
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`[data-audit="${again.id}"]`) })
      .getByText('since the last audit')
      .waitFor();
    await page.locator(`[data-audit="${again.id}"]`).press('Enter');
    await finished(world);

    await press(page, '#');
    const dialog = page.getByRole('dialog', { name: 'Delete this audit?' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).focus();
    await press(page, 'Enter');
    await page.waitForURL('**/audits');
    await expect(world.api('GET', `/api/audits/${again.id}`)).rejects.toThrow('404');
    expect((await world.api<Audit>('GET', `/api/audits/${first.id}`)).status).toBe('completed');
  });

  test('the list shows all kinds, and its filters stand in the address of the page', async () => {
    const world = await openPage({ isSignedIn: true, path: '/audits' });
    const { page } = world;
    const { id } = await audit(world, 'security');
    await until('the security audit', 90, async () => {
      const { status } = await world.api<Audit>('GET', `/api/audits/${id}`);
      return status === 'completed';
    });
    await page.goto(`/audits?url=${encodeURIComponent(`http://${host}/`)}`);
    const rows = page.locator('a[data-audit]');
    await rows.first().waitFor();
    await expect.poll(() => rows.first().getAttribute('href')).toBe(`/audits/${id}`);
    await page.getByLabel('Kind').selectOption('security');
    await page.waitForURL(/type=security/);
    const listed = await world.api<AuditSummary[]>(
      'GET',
      `/api/audits?type=security&url=${encodeURIComponent(`http://${host}/`)}`,
    );
    await expect.poll(() => rows.count()).toBe(listed.length);
    await open(page, page.url());
    await rows.first().waitFor();
    await expect.poll(() => page.getByLabel('Kind').inputValue()).toBe('security');
    await press(page, 'j Enter');
    await page.waitForURL(`**/audits/${id}`);
    await page.getByText(/MDN HTTP Observatory: \d+ points/).waitFor();
  });

  test('a phone shows list and report without scrolling sideways', async () => {
    const world = await openPage({ path: '/audits', width: 360 });
    const { page } = world;
    await page.getByLabel('Address of a website').fill(`${'a'.repeat(80)}.example`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const { id } = await audit(world);
    await page.goto(`/audits/${id}`);
    await finished(world);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('an address that is refused is explained at its field, and one that fails in words', async () => {
    const world = await openPage({ path: '/audits' });
    const { page } = world;
    const address = page.getByLabel('Address of a website');
    await address.fill('ftp://files.example.com');
    await press(page, 'Enter');
    await page.getByText('expected an http or https address').waitFor();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    // Nothing listens on port 1.
    await address.fill('http://127.0.0.1:1/');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'The audit failed' }).waitFor({ timeout: 90_000 });
    const failed = await world.api<Audit>('GET', `/api/audits/${idOf(page)}`);
    expect(failed.failure!.code).toBe('UNREACHABLE');
    await page.getByText('The site could not be reached.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${failed.id}`));
    const again = await world.api<Audit>('GET', `/api/audits/${idOf(page)}`);
    expect(again.url).toBe(failed.url);
  });

  test('the upload of a video is paused, goes on where it stopped, and is audited', async () => {
    const name = 'noise.mp4';
    const file = await makeVideo(
      join(makeFolder(), name),
      '-f lavfi -i testsrc2=size=640x360:rate=30:duration=2,noise=alls=100:allf=t',
      '-c:v libx264 -preset ultrafast -qp 4 -pix_fmt yuv420p -movflags +faststart',
    );
    const world = await openPage({ path: '/audits' });
    const { page } = world;
    const sent: number[] = [];
    let isHeld = true;
    let upload = 0;
    await page.route('**/api/audits/uploads/*/parts/*', async (route) => {
      const [, id, part] = /uploads\/(\d+)\/parts\/(\d+)/.exec(route.request().url())!;
      upload = Number(id);
      sent.push(Number(part));
      // The second part is held back until the upload has been paused.
      if (part !== '2' || !isHeld) await route.continue();
    });
    await page.getByLabel('Choose a video').setInputFiles(file);
    await until('the second part', 60, async () => sent.includes(2));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused').waitFor();
    const ofUpload = () => world.api<Upload>('GET', `/api/audits/uploads/${upload}`);
    await expect
      .poll(ofUpload)
      .toMatchObject({ file_name: name, part_size: PART, status: 'uploading', parts: [1] });
    expect((await ofUpload()).bytes).toBeGreaterThan(PART);
    await expectAccessible(page);

    isHeld = false;
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(`${name} is uploaded, and its audit runs.`).waitFor({ timeout: 60_000 });
    expect(sent.filter((part) => part === 1)).toHaveLength(1);
    await page.getByRole('button', { name: 'Open' }).click();
    const found = await finished(world);
    expect(found).toMatchObject({ type: 'video', upload_id: upload });
    expect(found.results!.media).toMatchObject({ container: 'mp4', moov_first: true });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('640 × 360').waitFor();
  });

  test('a file that is no video is refused in words, and nothing is uploaded', async () => {
    const { page } = await openPage({ path: '/audits' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page
      .getByLabel('Choose a video')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page.getByText('notes.txt is no video').waitFor();
    expect(requests.filter((url) => url.includes('/uploads'))).toEqual([]);
  });
});
