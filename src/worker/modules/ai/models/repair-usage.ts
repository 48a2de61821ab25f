/** The usage that replaces one without numbers. An estimate then takes its place. */
const NO_USAGE = { input_tokens: 0, output_tokens: 0 };

/**
 * Replaces a usage in an event stream that is not an object of numbers. Otherwise the provider's library would refuse
 * the whole answer.
 */
export function repairUsage(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new TransformStream({
    transform(bytes, controller) {
      const piece = decoder.decode(bytes, { stream: true });
      const end = piece.lastIndexOf('\n') + 1;
      if (end === 0) {
        rest += piece;
        return;
      }
      const lines = rest + piece.slice(0, end);
      rest = piece.slice(end);
      controller.enqueue(encoder.encode(lines.split('\n').map(repairLine).join('\n')));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(repairLine(rest + decoder.decode())));
    },
  });
}

function repairLine(line: string): string {
  const [, field, json] = /^(data: ?)(.*"usage".*)$/s.exec(line) ?? [];
  if (json === undefined) return line;
  let event: unknown;
  try {
    event = JSON.parse(json);
  } catch {
    return line;
  }
  const holders = isObject(event) ? [event, event.message].filter(isObject) : [];
  const wrong = holders.filter(({ usage }) => usage != null && !isUsage(usage));
  for (const holder of wrong) holder.usage = NO_USAGE;
  return wrong.length === 0 ? line : `${field}${JSON.stringify(event)}`;
}

/** Returns whether all counts of tokens are numbers, also those of details. */
function isUsage(usage: unknown): boolean {
  if (!isObject(usage)) return false;
  return Object.entries(usage).every(([name, value]) => {
    if (value === null) return true;
    if (name.endsWith('_tokens')) return typeof value === 'number';
    return name.endsWith('_details') ? isUsage(value) : true;
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
