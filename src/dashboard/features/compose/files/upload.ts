import type { Schemas } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';

/** The limit for all files of a mail together. */
export const MAX_BYTES = 25_000_000;
export const MAX_FILES = 50;

/**
 * Uploads a file for an attachment. `onProgress` gets the sent share, from 0 to 1, which fetch cannot report. Throws
 * `Problem` and `AbortError`.
 */
export function upload(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Schemas['Upload']> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload-attachment');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 201
        ? resolve(request.response as Schemas['Upload'])
        : reject(new Problem(request.status, request.response ?? {}));
    request.onerror = () => reject(new TypeError('The server could not be reached.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
