import { beforeAll, describe, expect, test } from 'vitest';
import { PART_BYTES, type Upload } from '../../../../../src/contract/audits/uploads.ts';
import { completeAuditUpload } from '../../../../../src/worker/modules/audits/uploads/complete.ts';
import { createAuditUpload } from '../../../../../src/worker/modules/audits/uploads/create.ts';
import { freeAuditUploads, freeUpload } from '../../../../../src/worker/modules/audits/uploads/free.ts';
import { putAuditUploadPart } from '../../../../../src/worker/modules/audits/uploads/put-part.ts';
import { type Client, call, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { answer, begin, complete, putPart, storedFile, uploadFile } from './world.ts';

const DAY = 24 * 3_600_000;

let client: Client;
beforeAll(async () => {
  client = await makeOrganization('member');
});

const get = (id: number) => answer<Upload>(client.request('GET', `/api/audits/uploads/${id}`), 200);
const remove = (id: number) => client.request('DELETE', `/api/audits/uploads/${id}`);

/** Creates a file with varying bytes. */
function makeFile(bytes: number, seed = 1): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => (i * 31 + (i >> 8) * 7 + seed) & 255);
}

/** Creates a body that the test sends piece by piece. */
function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return { stream: readable, writer: writable.getWriter() };
}

const isFreed = async (id: number) =>
  (await testEnv.DB.prepare('SELECT 1 FROM audit_uploads WHERE id = ?').bind(id).first()) === null &&
  (await testEnv.DB.prepare('SELECT 1 FROM audit_upload_parts WHERE upload_id = ?').bind(id).first()) ===
    null &&
  (await storedFile(client, id)) === null;

test('a file arrives in parts, in any order, and is the same file', async () => {
  const file = makeFile(PART_BYTES + 5);
  const { id, part_size } = await begin(client, file.length);
  expect(part_size).toBe(PART_BYTES);
  expect(await answer(putPart(client, id, 2, file.subarray(PART_BYTES)), 200)).toEqual({ part: 2, bytes: 5 });
  expect(await get(id)).toMatchObject({ status: 'uploading', parts: [2] });
  expect(await answer(complete(client, id), 409)).toMatchObject({ code: 'PARTS_MISSING', parts: [1] });
  await answer(putPart(client, id, 1, file.subarray(0, PART_BYTES)), 200);
  const done = await answer<Upload>(complete(client, id), 200);
  expect(done).toMatchObject({ status: 'complete', bytes: file.length, parts: [1, 2] });
  expect(Date.parse(done.expires_at) - Date.now()).toBeGreaterThan(29 * DAY);
  expect(await storedFile(client, id)).toEqual(file);
  expect(await answer(complete(client, id), 200)).toEqual(done);
  expect(await answer(putPart(client, id, 2, file.subarray(PART_BYTES)), 409)).toMatchObject({
    code: 'UPLOAD_COMPLETE',
  });
});

test('a part that is sent again replaces the earlier one', async () => {
  const { id } = await begin(client, 5);
  await answer(putPart(client, id, 1, makeFile(5, 1)), 200);
  await answer(putPart(client, id, 1, makeFile(5, 2)), 200);
  await answer(complete(client, id), 200);
  expect(await storedFile(client, id)).toEqual(makeFile(5, 2));
});

test('completed at the same time, both answers are the same', async () => {
  const { id } = await begin(client, 5);
  await answer(putPart(client, id, 1, makeFile(5)), 200);
  const [one, other] = await Promise.all([complete(client, id), complete(client, id)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(await one.json()).toEqual(await other.json());
});

test('a crash between R2 and the row: completing again completes it', async () => {
  const { id } = await begin(client, 5);
  await answer(putPart(client, id, 1, makeFile(5)), 200);
  await answer(complete(client, id), 200);
  await testEnv.DB.prepare("UPDATE audit_uploads SET status = 'uploading' WHERE id = ?").bind(id).run();
  expect(await answer(complete(client, id), 200)).toMatchObject({ status: 'complete' });
});

describe('a part of another size is refused', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await begin(client, PART_BYTES + 5));
  });

  test.each([
    ['too small', 2, 4, 400, 'PART_TOO_SMALL'],
    ['empty', 2, 0, 400, 'PART_TOO_SMALL'],
    ['too large for the last part', 2, 6, 413, 'PART_TOO_LARGE'],
    ['larger than any part', 1, PART_BYTES + 1, 413, 'PART_TOO_LARGE'],
    ['a part that the file does not have', 3, 5, 400, 'VALIDATION_FAILED'],
  ])('%s', async (_, part, bytes, status, code) => {
    expect(await answer(putPart(client, id, part, new Uint8Array(bytes)), status)).toMatchObject({ code });
  });

  test('without a length', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    const response = putPart(client, id, 2, makeFile(5), chunked);
    expect(await answer(response, 411)).toMatchObject({ code: 'LENGTH_REQUIRED' });
    expect((await get(id)).parts).toEqual([]);
  });
});

test('a part that breaks off is not recorded, and leaves the earlier one as it was', async () => {
  const { id } = await begin(client, 5);
  const ctx = testCtx(client.organizationId);
  const broken = () => {
    const { stream, writer } = slowBody();
    writer.write(makeFile(3, 9)).catch(() => {});
    writer.abort(new Error('the connection is gone')).catch(() => {});
    return putAuditUploadPart(ctx, id, 1, { stream, length: 5 });
  };
  await expect(broken()).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
  expect((await get(id)).parts).toEqual([]);
  await answer(putPart(client, id, 1, makeFile(5)), 200);
  await expect(broken()).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
  await answer(complete(client, id), 200);
  expect(await storedFile(client, id)).toEqual(makeFile(5));
});

test('of a body shorter than its Content-Length nothing is kept', async () => {
  const { id } = await begin(client, 5);
  const put = putAuditUploadPart(testCtx(client.organizationId), id, 1, {
    stream: new Blob([makeFile(4)]).stream(),
    length: 5,
  });
  await expect(put).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
  expect((await get(id)).parts).toEqual([]);
});

test('of two requests for one part that overlap, the file has the one that R2 took last, or the part is sent again', async () => {
  const { id } = await begin(client, 5);
  const ctx = testCtx(client.organizationId);
  const early = slowBody();
  const first = putAuditUploadPart(ctx, id, 1, { stream: early.stream, length: 5 });
  await early.writer.write(makeFile(3, 1));
  await answer(putPart(client, id, 1, makeFile(5, 2)), 200);
  // Now R2 stores the part of the first request, so the etag of the second one is no longer right.
  await early.writer.write(makeFile(2, 1));
  await early.writer.close();
  await expect(first).rejects.toMatchObject({ code: 'PART_CONFLICT' });
  expect(await answer(complete(client, id), 409)).toMatchObject({ code: 'PARTS_MISSING', parts: [1] });
  await answer(putPart(client, id, 1, makeFile(5, 3)), 200);
  await answer(complete(client, id), 200);
  expect(await storedFile(client, id)).toEqual(makeFile(5, 3));
});

test('if R2 has another part than the row says, all parts are asked for again', async () => {
  const { id } = await begin(client, 5);
  await answer(putPart(client, id, 1, makeFile(5)), 200);
  await testEnv.DB.prepare("UPDATE audit_upload_parts SET etag = 'another' WHERE upload_id = ?")
    .bind(id)
    .run();
  expect(await answer(complete(client, id), 409)).toMatchObject({ code: 'PARTS_MISSING', parts: [1] });
  expect((await get(id)).parts).toEqual([]);
});

test('an organization has ten open uploads at most, and 20 GB', async () => {
  const other = await makeOrganization('member');
  const open = await Promise.all(Array.from({ length: 10 }, () => begin(other, 5)));
  const post = (bytes: number) => other.request('POST', '/api/audits/uploads', { file_name: 'x.mp4', bytes });
  expect(await answer(post(5), 402)).toMatchObject({ code: 'UPLOAD_LIMIT' });
  expect((await other.request('DELETE', `/api/audits/uploads/${open[0]!.id}`)).status).toBe(204);
  await testEnv.DB.prepare('UPDATE audit_uploads SET bytes = 2000000000 WHERE organization_id = ?')
    .bind(other.organizationId)
    .run();
  expect(await answer(post(2_000_000_001), 402)).toMatchObject({ code: 'UPLOAD_LIMIT' });
  await answer(post(2_000_000_000), 201);
});

test.each([
  ['no bytes', { file_name: 'x.mp4', bytes: 0 }],
  ['more than 2 GB', { file_name: 'x.mp4', bytes: 2 * 1024 ** 3 + 1 }],
  ['no name', { file_name: ' ', bytes: 5 }],
  ['a field that is unknown', { file_name: 'x.mp4', bytes: 5, key: 'other' }],
])('an upload is refused: %s', async (_, body) => {
  expect((await client.request('POST', '/api/audits/uploads', body)).status).toBe(400);
});

describe('deleting', () => {
  test('an open upload goes with its parts', async () => {
    const { id } = await begin(client, 5);
    await answer(putPart(client, id, 1, makeFile(5)), 200);
    expect((await remove(id)).status).toBe(204);
    expect(await isFreed(id)).toBe(true);
    expect((await remove(id)).status).toBe(404);
    expect((await putPart(client, id, 1, makeFile(5))).status).toBe(404);
    expect((await complete(client, id)).status).toBe(404);
  });

  test('a file is gone at once', async () => {
    const { id } = await uploadFile(client, makeFile(5));
    expect((await remove(id)).status).toBe(204);
    expect(await isFreed(id)).toBe(true);
  });

  test('a part that arrives while the upload is deleted leaves nothing behind', async () => {
    const { id } = await begin(client, 5);
    const { stream, writer } = slowBody();
    const put = putAuditUploadPart(testCtx(client.organizationId), id, 1, { stream, length: 5 });
    await writer.write(makeFile(3));
    expect((await remove(id)).status).toBe(204);
    await writer.write(makeFile(2));
    await writer.close();
    await expect(put).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await isFreed(id)).toBe(true);
  });

  test('not while an audit of the file is not finished', async () => {
    const { id } = await uploadFile(client, makeFile(5));
    const audit = client.organizationId * 2 ** 32 + 1;
    await testEnv.DB.prepare(
      `INSERT INTO audits (id, organization_id, type, status, upload_id, engine, requested_at, created_at)
        VALUES (?, ?, 'video', 'pending', ?, 'built_in', 0, 0)`,
    )
      .bind(audit, client.organizationId, id)
      .run();
    expect(await answer(remove(id), 409)).toMatchObject({ code: 'IN_USE' });
    expect(await freeUpload(testCtx(client.organizationId), id)).toBe(false);
    await testEnv.DB.prepare("UPDATE audits SET status = 'completed' WHERE id = ?").bind(audit).run();
    expect((await remove(id)).status).toBe(204);
  });
});

describe('cron', () => {
  const tick = (after: number) =>
    freeAuditUploads(testCtx(client.organizationId, { now: () => Date.now() + after }));

  test('an open upload is freed after a day, a file after 30 days', async () => {
    const open = await begin(client, 5);
    await answer(putPart(client, open.id, 1, makeFile(5)), 200);
    const file = await uploadFile(client, makeFile(5));
    await tick(DAY - 60_000);
    expect((await get(open.id)).parts).toEqual([1]);
    await tick(DAY + 60_000);
    expect(await isFreed(open.id)).toBe(true);
    await tick(30 * DAY - 60_000);
    expect(await storedFile(client, file.id)).not.toBeNull();
    await tick(30 * DAY + 60_000);
    expect(await isFreed(file.id)).toBe(true);
  });

  test('what R2 does not delete stays, and is freed by a later tick', async () => {
    const file = await uploadFile(client, makeFile(5));
    const BUCKET = { delete: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket;
    const ctx = testCtx(client.organizationId, { env: { ...testEnv, BUCKET } });
    await expect(freeUpload(ctx, file.id)).rejects.toThrow('R2 is away');
    expect((await client.request('GET', `/api/audits/uploads/${file.id}`)).status).toBe(404);
    expect(await isFreed(file.id)).toBe(false);
    await freeAuditUploads(ctx);
    expect(await isFreed(file.id)).toBe(false);
    await tick(0);
    expect(await isFreed(file.id)).toBe(true);
  });

  test('an expired upload is not there any more, before cron has come', async () => {
    const { id } = await uploadFile(client, makeFile(5));
    const later = testCtx(client.organizationId, { now: () => Date.now() + 31 * DAY });
    await expect(completeAuditUpload(later, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('an upload that R2 would not begin leaves no row', async () => {
  const before = await testEnv.DB.prepare('SELECT count(*) AS n FROM audit_uploads').first();
  const BUCKET = { createMultipartUpload: () => Promise.reject(new Error('R2 is away')) };
  const ctx = testCtx(client.organizationId, { env: { ...testEnv, BUCKET: BUCKET as unknown as R2Bucket } });
  await expect(createAuditUpload(ctx, { file_name: 'x.mp4', bytes: 5 })).rejects.toThrow('R2 is away');
  expect(await testEnv.DB.prepare('SELECT count(*) AS n FROM audit_uploads').first()).toEqual(before);
});

test('nobody is signed in: 401', async () => {
  expect((await call('POST', '/api/audits/uploads', { file_name: 'x.mp4', bytes: 5 })).status).toBe(401);
});
