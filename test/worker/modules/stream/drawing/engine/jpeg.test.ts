import { expect, test } from 'vitest';
import { decodeJpeg, encodeJpeg } from '../../../../../../src/worker/modules/stream/drawing/engine/jpeg.ts';

test('the codec leaves no location behind, which other libraries would take for a browser’s', async () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Reflect.deleteProperty(globalThis, 'location');
  try {
    const pixels = { width: 8, height: 8, data: new Uint8ClampedArray(8 * 8 * 4).fill(200) };
    const bytes = await encodeJpeg(pixels);
    expect(await decodeJpeg(bytes)).toMatchObject({ width: 8, height: 8 });
    expect(Reflect.get(globalThis, 'location')).toBeUndefined();
  } finally {
    if (before) Object.defineProperty(globalThis, 'location', before);
  }
});
