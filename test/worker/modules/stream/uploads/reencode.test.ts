import { describe, expect, test } from 'vitest';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { decodeJpeg } from '../../../../../src/worker/modules/stream/drawing/engine/jpeg.ts';
import { MAX_UPLOAD_BYTES } from '../../../../../src/worker/modules/stream/uploads/check.ts';
import { reencodeImage } from '../../../../../src/worker/modules/stream/uploads/reencode.ts';
import { flat, noise, png, withExif } from '../drawing/pictures.ts';

function failure(bytes: Uint8Array) {
  return reencodeImage(bytes, 'x').then(
    () => null,
    (error: { kind: string; code: string; message: string }) => [error.kind, error.code, error.message],
  );
}

const noisy = await noise(2000, 1500);

describe('reencodeImage', () => {
  test('drops metadata, and turns the picture as it asks', async () => {
    const upload = withExif(await flat(400, 200, [200, 30, 30]), 6);
    const image = await reencodeImage(upload, 'discord');
    expect(image).toMatchObject({ width: 200, height: 400, contentType: 'image/jpeg' });
    expect(Buffer.from(image.bytes).includes('GPS')).toBe(false);
    expect(readHeader(image.bytes)).toMatchObject({ width: 200, height: 400, orientation: 1 });
  });

  test.each([
    [1080, 1920, 1440, 1800],
    [3000, 500, 1440, 754],
    [1440, 1080, 1440, 1080],
    [600, 400, 600, 400],
    [2, 900, 720, 900],
  ])(
    'for Instagram, %i x %i becomes %i x %i, padded and not cut',
    async (width, height, toWidth, toHeight) => {
      const image = await reencodeImage(await flat(width, height, [40, 90, 160]), 'instagram');
      expect(image.width).toBeLessThanOrEqual(1440);
      // Half a pixel may be lost on either side.
      expect(Math.abs(image.width - toWidth)).toBeLessThanOrEqual(1);
      expect(Math.abs(image.height - toHeight)).toBeLessThanOrEqual(1);
      const ratio = image.width / image.height;
      expect(ratio).toBeGreaterThanOrEqual(4 / 5);
      expect(ratio).toBeLessThanOrEqual(1.91);
    },
  );

  test('padding has the colour of the edges', async () => {
    const image = await reencodeImage(await flat(500, 1000, [40, 90, 160]), 'instagram');
    const { data } = await decodeJpeg(image.bytes);
    for (const [c, value] of [40, 90, 160].entries()) expect(Math.abs(data[c]! - value)).toBeLessThan(6);
  });

  test('what is clear in a PNG becomes white', async () => {
    const clear = png(32, 32, new Uint8Array((32 * 4 + 1) * 32));
    const { data } = await decodeJpeg((await reencodeImage(clear, 'x')).bytes);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test.each([
    ['x', 5_000_000],
    ['facebook', 4_000_000],
    ['discord', 10 * 1024 * 1024],
    ['instagram', 8_000_000],
  ] as const)('noise fits %s', async (platform, most) => {
    const image = await reencodeImage(noisy, platform);
    expect(image.bytes.length).toBeLessThanOrEqual(most);
  });
});

describe('what is refused', () => {
  test('other files than JPEG and PNG', async () => {
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'PK\u0003\u0004']) {
      const [kind, code] = (await failure(new TextEncoder().encode(text)))!;
      expect([kind, code]).toEqual(['invalid', 'IMAGE_UNREADABLE']);
    }
  });

  test('a picture that is cut off', async () => {
    const whole = await noise(300, 200);
    const [kind, , detail] = (await failure(whole.slice(0, whole.length / 2)))!;
    expect([kind, detail]).toEqual(['invalid', 'The picture is cut off. Upload the whole file.']);
    const rows = png(64, 64, new Uint8Array((64 * 4 + 1) * 64));
    expect((await failure(rows.slice(0, rows.length - 30)))![0]).toBe('invalid');
  });

  test('a damaged PNG; the next one is decoded all the same', async () => {
    const good = png(64, 64, new Uint8Array((64 * 4 + 1) * 64));
    const bad = good.slice();
    bad.fill(0x5a, 45, 60);
    expect((await failure(bad))![0]).toBe('invalid');
    expect((await reencodeImage(good, 'x')).width).toBe(64);
  });

  test('a small file that would fill the memory', async () => {
    const [kind, code, detail] = (await failure(png(30_000, 30_000, new Uint8Array(100))))!;
    expect([kind, code]).toEqual(['refused', 'IMAGE_TOO_LARGE']);
    expect(detail).toContain('30000 x 30000');
    // More data than the size says is not unpacked.
    expect(await failure(png(16, 16, new Uint8Array(50_000_000)))).toBeNull();
  });

  test('a JPEG that needs more memory than an isolate has', async () => {
    const sized = (marker: number, width: number, height: number) =>
      Uint8Array.of(
        0xff,
        0xd8,
        0xff,
        marker,
        0,
        17,
        8,
        height >> 8,
        height & 255,
        width >> 8,
        width & 255,
        3,
        0,
        0,
        0,
        0,
      );
    expect((await failure(sized(0xc0, 4032, 3024)))![2]).toContain('At most 8.5 megapixels');
    expect((await failure(sized(0xc2, 2600, 2000)))![2]).toContain('At most 4.8 megapixels');
    // A small enough image is decoded, and has no data.
    expect((await failure(sized(0xc0, 3840, 2160)))![2]).toContain('cut off');
  });

  test('more than 8 MB', async () => {
    expect((await failure(new Uint8Array(MAX_UPLOAD_BYTES + 1)))!.slice(0, 2)).toEqual([
      'too_large',
      'IMAGE_TOO_LARGE',
    ]);
  });

  test('a JPEG of hundreds of layers, each of which passes over the whole picture', async () => {
    const whole = await flat(64, 64, [1, 2, 3]);
    const layers = Array.from({ length: 300 }, () => [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]).flat();
    const bomb = Uint8Array.from([...whole.subarray(0, whole.length - 2), ...layers, 0xff, 0xd9]);
    expect((await failure(bomb))!.slice(0, 2)).toEqual(['refused', 'IMAGE_TOO_COMPLEX']);
  });
});
