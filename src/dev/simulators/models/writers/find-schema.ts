/** Finds a JSON schema in the text of a prompt, as products write it for models without structured output. */
import { isRecord, type Schema } from '../prompt.ts';

const MAX_STARTS = 40;
const MAX_CHARACTERS = 100_000;

export function findSchema(text: string): Schema | null {
  let start = text.indexOf('{');
  for (let count = 0; start >= 0 && count < MAX_STARTS; count++) {
    const end = endOfObject(text, start);
    const value = end > 0 ? parse(text.slice(start, end)) : null;
    if (isRecord(value) && isRecord(value['properties'])) return value as Schema;
    start = text.indexOf('{', value === null ? start + 1 : end);
  }
  return null;
}

/** Returns the index after the brace that closes the object, or -1. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length && at - start < MAX_CHARACTERS; at++) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
