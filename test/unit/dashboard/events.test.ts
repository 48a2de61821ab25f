import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents } from '../../../src/dashboard/lib/events.ts';

async function read(pieces: Uint8Array[]) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const encoder = new TextEncoder();

test('events are read however the stream is cut', async () => {
  const whole = encoder.encode(
    'event: delta\ndata: {"text":"Grüße 急"}\n\n: rest\n\ndata: 1\n\nevent: done\ndata: {}\n\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(whole.length)), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
      const pieces = at.slice(1).map((end, index) => whole.slice(at[index], end));
      expect(await read(pieces)).toEqual([
        { event: 'delta', data: { text: 'Grüße 急' } },
        { event: 'message', data: 1 },
        { event: 'done', data: {} },
      ]);
    }),
  );
});

test('an event that is cut off is not read', async () => {
  expect(await read([encoder.encode('event: done\ndata: {')])).toEqual([]);
});

test('an event without end is refused', async () => {
  await expect(read([encoder.encode(`data: ${'x'.repeat(1_100_000)}`)])).rejects.toThrow('without end');
});
