/** Returns a JPEG of this size: as little as a reader of its header needs, padded to `size` bytes. */
export function jpeg(width: number, height: number, size = 0): Uint8Array<ArrayBuffer> {
  const [high = 0, low = 0] = [height >> 8, height & 255];
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, high, low, width >> 8, width & 255, 1, 1, 0x11, 0];
  return pad(head, size);
}

export function png(width: number, height: number, size = 0): Uint8Array<ArrayBuffer> {
  const bytes = pad([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], Math.max(size, 33));
  const view = new DataView(bytes.buffer);
  view.setUint32(8, 13);
  bytes.set([0x49, 0x48, 0x44, 0x52], 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function pad(head: number[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return bytes;
}
