/** Generates data of the largest sizes that the Worker must handle. */
import { makeVideo } from '../../test/unit/worker/modules/audits/video/files.ts';

/** Returns a message of about `bytes` with text, HTML and an attachment. */
export function largeMessage(n: number, bytes: number): Uint8Array {
  const html = '<p>Boats &amp; harbours, <b>grüße</b> aus dem Hafen.</p>\r\n'.repeat(2000);
  const head = [
    `Message-ID: <large-${n}-${Date.now()}@example.com>`,
    'From: Kim <kim@example.net>',
    'To: support@example.com',
    `Subject: Large message ${n}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b',
    'Content-Type: application/pdf; name=boats.pdf',
    'Content-Disposition: attachment; filename=boats.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    '',
  ].join('\r\n');
  const end = '\r\n--b--\r\n';
  const line = `${'QkFT'.repeat(19)}\r\n`;
  const lines = Math.floor((bytes - Buffer.byteLength(head) - end.length) / line.length);
  return Buffer.from(head + line.repeat(lines) + end);
}

/** Returns a page of about `bytes` with as many elements as a real page of that size. */
export function largePage(bytes: number): string {
  const row = (n: number) =>
    `<li class="row"><a href="/boat-${n}" title="Boat ${n}"><img src="/boat-${n}.png" alt="Boat ${n}"></a><p>Boat <em>${n}</em> lies in the harbour.</p>\n`;
  const rows = Array.from({ length: Math.floor(bytes / row(10_000).length) }, (_, n) => row(n));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boats</title></head><body><h1>Boats</h1><ul>${rows.join('')}</ul></body></html>`;
}

/** Returns an MP4 file of `size` bytes whose index comes last; `parts` reads it without holding it in memory. */
export async function largeVideo(
  size: number,
): Promise<{ size: number; parts: (from: number, length: number) => Uint8Array<ArrayBuffer> }> {
  const video = Buffer.from(await makeVideo('mp4, index last'));
  const mdat = video.indexOf('mdat') - 4;
  const isLong = video.readUInt32BE(mdat) === 1;
  const bytes = isLong ? Number(video.readBigUInt64BE(mdat + 8)) : video.readUInt32BE(mdat);
  const gap = size - video.length;
  if (isLong) video.writeBigUInt64BE(BigInt(bytes + gap), mdat + 8);
  else video.writeUInt32BE(bytes + gap, mdat);
  const pieces = [
    { at: 0, content: video.subarray(0, mdat + bytes) },
    { at: mdat + bytes + gap, content: video.subarray(mdat + bytes) },
  ];
  return {
    size,
    parts(from, length) {
      const part = new Uint8Array(Math.min(length, size - from));
      for (const { at, content } of pieces) {
        const start = Math.max(at, from);
        const end = Math.min(at + content.length, from + part.length);
        if (start < end) part.set(content.subarray(start - at, end - at), start - from);
      }
      return part;
    },
  };
}
