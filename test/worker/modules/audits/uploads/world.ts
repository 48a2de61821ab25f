import type { Upload } from '../../../../../src/contract/audits/uploads.ts';
import { type Client, testEnv } from '../../../helpers.ts';

/** Returns the parsed body of a response. Fails if it does not have this status. */
export async function answer<T>(response: Promise<Response>, status: number): Promise<T> {
  const { status: got, text } = await response.then(async (it) => ({
    status: it.status,
    text: await it.text(),
  }));
  if (got !== status) throw new Error(`expected ${status}, got ${got}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

export function begin(client: Client, bytes: number, file_name = 'launch.mp4'): Promise<Upload> {
  return answer(client.request('POST', '/api/audits/uploads', { file_name, bytes }), 201);
}

export function putPart(
  client: Client,
  id: number,
  part: number,
  body: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  const type = { 'content-type': 'application/octet-stream', ...headers };
  return client.request('PUT', `/api/audits/uploads/${id}/parts/${part}`, body, type);
}

export function complete(client: Client, id: number): Promise<Response> {
  return client.request('POST', `/api/audits/uploads/${id}/complete`);
}

/** Uploads a file in parts, and completes it. */
export async function uploadFile(client: Client, file: Uint8Array): Promise<Upload> {
  const { id, part_size } = await begin(client, file.length);
  for (let at = 0; at < file.length; at += part_size) {
    await answer(putPart(client, id, at / part_size + 1, file.subarray(at, at + part_size)), 200);
  }
  return answer(complete(client, id), 200);
}

/** Returns the bytes of the upload in R2, or null if there are none. */
export async function storedFile({ organizationId }: Client, id: number): Promise<Uint8Array | null> {
  const object = await testEnv.BUCKET.get(`audits/${organizationId}/${id}`);
  return object ? new Uint8Array(await object.arrayBuffer()) : null;
}
