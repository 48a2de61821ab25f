import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../../src/worker/modules/audits/running/analyze.ts';
import { makeVideo } from '../../../../unit/worker/modules/audits/video/files.ts';
import { testEnv } from '../../../helpers.ts';
import { begin, storedFile, uploadFile } from '../uploads/world.ts';
import { makeWorld } from '../world.ts';

/** Creates an organization whose videos get the real analysis. */
async function makeStudio() {
  const world = await makeWorld();
  world.analyze = analyze;
  return {
    ...world,
    async audited(file: Uint8Array) {
      const upload = await uploadFile(world.client, file);
      const { id } = await world.create({ type: 'video', upload_id: upload.id });
      await world.work();
      return { ...(await world.audit(id)), upload };
    },
  };
}

describe('a video that was uploaded', () => {
  test('is audited, and the results say what it is and what platforms say about it', async () => {
    const studio = await makeStudio();
    const file = await makeVideo('mp4, index last');
    const { status, results, overall_score, scores, upload_id, upload, url } = await studio.audited(file);
    expect({ status, url, upload_id }).toEqual({ status: 'completed', url: null, upload_id: upload.id });
    expect(results?.media).toEqual({
      container: 'mp4',
      moov_first: false,
      is_truncated: false,
      bytes_read: file.length,
      duration_s: 4,
      video: { codec: 'h264', width: 180, height: 320, rotation: 0, fps: 30 },
      audio: { codec: 'aac', channels: 2, sample_rate: 48_000 },
    });
    const { social_media, ...others } = results!.dimensions;
    expect(Object.values(others)).toEqual([null, null, null, null]);
    expect(Object.fromEntries(social_media!.checks.map(({ id, result }) => [id, result]))).toEqual({
      'x.size': 'pass',
      'x.duration': 'pass',
      'x.frame_rate': 'pass',
      'instagram_reels.container': 'pass',
      'instagram_reels.moov_first': 'fail',
      'instagram_reels.video_codec': 'pass',
      'instagram_reels.frame_rate': 'pass',
      'instagram_reels.duration': 'pass',
      'instagram_reels.audio': 'pass',
      'story.aspect': 'pass',
      'audio.present': 'pass',
      'audio.loudness': 'not_measured',
    });
    // The passed checks have 18 of 20 by weight.
    expect([overall_score, scores]).toEqual([90, { social_media: 90 }]);
    expect(results?.recommendations.map(({ check_id }) => check_id)).toEqual(['instagram_reels.moov_first']);
    expect(results?.recommendations[0]?.steps[0]).toContain('-movflags +faststart');
  });

  test('of two audits of one file, the checks are the same', async () => {
    const studio = await makeStudio();
    const file = await makeVideo('webm');
    const [one, other] = [await studio.audited(file), await studio.audited(file)];
    expect(one.results?.dimensions).toEqual(other.results?.dimensions);
    expect(one.results?.media).toEqual(other.results?.media);
  });

  test('is larger than a part', async () => {
    const studio = await makeStudio();
    const video = await makeVideo('mp4, index first');
    const file = new Uint8Array(12_000_000);
    file.set(video);
    // The video is followed by one `free` box.
    new DataView(file.buffer).setUint32(video.length, file.length - video.length);
    file.set(new TextEncoder().encode('free'), video.length + 4);
    const { results } = await studio.audited(file);
    expect(results?.media).toMatchObject({ moov_first: true, is_truncated: false, duration_s: 4 });
    expect(results?.media?.bytes_read).toBeLessThan(200_000);
  });
});

describe('an audit of a video fails', () => {
  test.each([
    ['NOT_A_VIDEO', async () => new TextEncoder().encode('a text that was renamed to launch.mp4')],
    ['TRUNCATED', async () => (await makeVideo('mp4, index last')).subarray(0, 3000)],
  ])('%s', async (code, file) => {
    const studio = await makeStudio();
    const { status, failure, results } = await studio.audited(await file());
    expect({ status, code: failure?.code, results }).toEqual({ status: 'failed', code, results: null });
  });

  test('if its file is gone', async () => {
    const studio = await makeStudio();
    const upload = await uploadFile(studio.client, await makeVideo('webm'));
    const { id } = await studio.create({ type: 'video', upload_id: upload.id });
    await testEnv.BUCKET.delete(`audits/${studio.organizationId}/${upload.id}`);
    await studio.work();
    expect((await studio.audit(id)).failure?.code).toBe('NOT_A_VIDEO');
  });
});

test('the file of a video is deleted with its audit', async () => {
  const studio = await makeStudio();
  const { id, upload } = await studio.audited(await makeVideo('webm'));
  expect(await storedFile(studio.client, upload.id)).not.toBeNull();
  expect((await studio.request('DELETE', `/api/audits/${id}`)).status).toBe(200);
  expect(await storedFile(studio.client, upload.id)).toBeNull();
  expect((await studio.request('GET', `/api/audits/uploads/${upload.id}`)).status).toBe(404);
});

test('an upload that is not complete cannot be audited', async () => {
  const studio = await makeStudio();
  const { id } = await begin(studio.client, 5);
  const response = await studio.request('POST', '/api/audits', { type: 'video', upload_id: id });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
});
