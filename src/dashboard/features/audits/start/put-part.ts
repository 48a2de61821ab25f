import { Problem } from '../../../lib/problem.ts';

/**
 * Uploads a part of a file. `onSent` gets the number of bytes sent, which fetch cannot report. Throws `Problem`, a
 * `TypeError` without a connection, and an `AbortError`.
 */
export function putPart(
  uploadId: number,
  part: number,
  bytes: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `/api/audits/uploads/${uploadId}/parts/${part}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () =>
      request.status === 200 ? resolve() : reject(new Problem(request.status, request.response ?? {}));
    request.onerror = () => reject(new TypeError('The server could not be reached.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    if (signal.aborted) request.onabort(new ProgressEvent('abort'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
}
