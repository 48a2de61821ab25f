/** The maximum length of an event: a model's answer is far shorter. */
const MAX_CHARACTERS = 1_000_000;

export interface StreamedEvent {
  event: string;
  data: unknown;
}

/**
 * Yields server-sent events with JSON data as they arrive. Events without a name are `message`. Throws if an event is
 * longer than a million characters, or its data is not JSON.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const events = text.split(/\r?\n\r?\n/);
      text = events.pop()!;
      if (text.length > MAX_CHARACTERS) throw new Error('The server sent an event without end.');
      for (const each of events) {
        const event = parse(each);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** Returns null for a comment. */
function parse(text: string): StreamedEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, field, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value!;
    else if (field === 'data') data.push(value!);
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join('\n')) };
}
