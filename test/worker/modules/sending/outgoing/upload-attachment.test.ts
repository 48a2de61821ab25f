import { expect, test } from 'vitest';
import { sweepUploads } from '../../../../../src/worker/modules/sending/outgoing/upload-attachment.ts';
import { testEnv } from '../../../helpers.ts';
import { makeWorld } from './world.ts';

test('an email whose upload expires while it is composed is refused, and not stored', async () => {
  const bucket = testEnv.BUCKET;
  let key = '';
  const BUCKET = {
    get: (...args: Parameters<typeof bucket.get>) => bucket.get(...args),
    // The raw message is written after the upload was read.
    async put(...args: Parameters<typeof bucket.put>) {
      await testEnv.DB.prepare("UPDATE uploads SET state = 'expired' WHERE key = ?").bind(key).run();
      return bucket.put(...args);
    },
    delete: (keys: string | string[]) => bucket.delete(keys),
  } as unknown as R2Bucket;
  const world = await makeWorld({ BUCKET });
  ({ key } = (await world.upload()).body);
  await expect(world.send({ attachments: [key] })).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  expect(world.smtp.parcels).toEqual([]);
  expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toEqual([]);
});

test('unused uploads are deleted after a day with their objects; used ones stay', async () => {
  const world = await makeWorld();
  const used = (await world.upload()).body.key;
  const unused = (await world.upload()).body.key;
  const { emailId } = await world.send({ attachments: [used] });
  // The upload over HTTP uses the real clock.
  world.clock.now = Date.now() + 23 * 3_600_000;
  await sweepUploads(world.ctx());
  expect(await testEnv.BUCKET.head(unused)).not.toBeNull();
  world.clock.now = Date.now() + 25 * 3_600_000;
  // One tick deletes a limited number, and other tests leave uploads too.
  for (let tick = 0; tick < 10; tick++) await sweepUploads(world.ctx());
  expect(await testEnv.BUCKET.head(unused)).toBeNull();
  expect(await world.rows('SELECT key, state FROM uploads WHERE organization_id = ?')).toEqual([
    { key: used, state: 'used' },
  ]);
  const file = await world.client.request('GET', `/api/emails/${emailId}/attachments/1`);
  expect(await file.text()).toBe('content');
  await expect(world.send({ attachments: [unused] })).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
});
