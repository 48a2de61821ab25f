/** The video upload in progress, at most one. It continues on other screens. */
import { useSyncExternalStore } from 'react';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';
import { missingParts } from './parts.ts';
import { putPart } from './put-part.ts';

/** An unfinished upload, as stored for the next visit. */
export interface Begun {
  id: number;
  name: string;
  bytes: number;
}

export interface Running {
  file: File;
  /** Null until the API has created it. */
  id: number | null;
  sent: number;
  status: 'uploading' | 'finishing' | 'paused' | 'failed';
  error?: unknown;
}

interface Listener {
  onBegun: (begun: Begun) => void;
  /** Called when the upload is cancelled or audited. */
  onEnd: () => void;
  onAudit: (audit: Schemas['Audit'], file: File) => void;
}

let running: Running | null = null;
let listener: Listener | undefined;
let stop = new AbortController();
const listeners = new Set<() => void>();

function set(change: Partial<Running> | null) {
  running = change && running ? { ...running, ...change } : null;
  for (const each of listeners) each();
}

const subscribe = (each: () => void) => {
  listeners.add(each);
  return () => listeners.delete(each);
};

export const useUpload = () => useSyncExternalStore(subscribe, () => running);

/** Uploads a video and starts its audit. With `begun`, resumes an upload of the same file. */
export function startUpload(file: File, begun: Begun | null, callbacks: Listener): void {
  listener = callbacks;
  running = { file, id: begun?.id ?? null, sent: 0, status: 'uploading' };
  void resumeUpload();
}

export function pauseUpload(): void {
  stop.abort();
  set({ status: 'paused' });
}

/** Uploads the missing parts. */
export async function resumeUpload(): Promise<void> {
  stop = new AbortController();
  const { signal } = stop;
  const { file, id } = running!;
  set({ status: 'uploading', error: undefined });
  try {
    const audit = await send(file, id, signal);
    set(null);
    listener?.onEnd();
    listener?.onAudit(audit, file);
  } catch (error) {
    if (!signal.aborted) set({ status: 'failed', error });
  }
}

/** Stops the upload and deletes its parts. */
export async function cancelUpload(): Promise<void> {
  stop.abort();
  const id = running?.id ?? null;
  set(null);
  listener?.onEnd();
  if (id !== null) await discardUpload(id);
}

/** Deletes an upload. Ignores one that no longer exists. */
export async function discardUpload(id: number): Promise<void> {
  try {
    await client.DELETE('/api/audits/uploads/{id}', { params: { path: { id } } });
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
}

async function send(file: File, id: number | null, signal: AbortSignal): Promise<Schemas['Audit']> {
  const upload = (id !== null && (await find(id, signal))) || (await begin(file, signal));
  const path = { id: upload.id };
  // A complete upload no longer lists parts, such as one whose audit could not be started.
  const missing = upload.status === 'complete' ? [] : missingParts(upload);
  let arrived = missing.reduce((bytes, { start, end }) => bytes - (end - start), file.size);
  set({ id: upload.id, sent: arrived });
  for (const { number, start, end } of missing) {
    const bytes = file.slice(start, end, 'application/octet-stream');
    const onSent = (sent: number) => signal.aborted || set({ sent: arrived + Math.min(sent, end - start) });
    await putPart(upload.id, number, bytes, onSent, signal);
    arrived += end - start;
    set({ sent: arrived });
  }
  set({ status: 'finishing' });
  await client.POST('/api/audits/uploads/{id}/complete', { params: { path }, signal });
  return dataOf(await client.POST('/api/audits', { body: { type: 'video', upload_id: upload.id }, signal }));
}

async function begin(file: File, signal: AbortSignal): Promise<Schemas['AuditUpload']> {
  const body = { file_name: file.name, bytes: file.size };
  const upload = dataOf(await client.POST('/api/audits/uploads', { body, signal }));
  listener?.onBegun({ id: upload.id, name: file.name, bytes: file.size });
  return upload;
}

/** Returns the upload from the API; null if it no longer exists, as after a day. */
async function find(id: number, signal: AbortSignal): Promise<Schemas['AuditUpload'] | null> {
  try {
    return dataOf(await client.GET('/api/audits/uploads/{id}', { params: { path: { id } }, signal }));
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
