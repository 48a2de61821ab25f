import type { Context } from 'hono';
import type { Env } from '../platforms/simulator.ts';
import { MAX_FILE_BYTES, MAX_FILES, type MessageBody, messageBody } from './body.ts';
import { discordProblem, emptyMessage, invalidBody, invalidForm, tooLarge } from './problem.ts';

export interface UploadedFile {
  /** The n of `files[n]`. */
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads the body of a message: JSON, or a form with `payload_json` and `files[n]`. Throws Discord's problems. */
export async function readMessage(c: Context<Env>): Promise<{ body: MessageBody; files: UploadedFile[] }> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return { body: check(parse(await c.req.text())), files: [] };
  if (type !== 'multipart/form-data') throw emptyMessage();
  const form = await readForm(c);
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name !== 'payload_json') fields[name] = value;
      continue;
    }
    const id = /^(?:files\[(\d{1,3})\]|file(\d{0,3}))$/.exec(name);
    if (!id) throw invalidForm([{ path: [name], code: 'BASE_TYPE_INVALID', message: 'Not a file field.' }]);
    if (value.size > MAX_FILE_BYTES) throw tooLarge();
    const bytes = new Uint8Array(await value.arrayBuffer());
    files.push({ id: id[1] ?? (id[2] || '0'), name: value.name, type: value.type, bytes });
  }
  if (files.length > MAX_FILES) {
    throw discordProblem(400, 30_015, `Maximum number of attachments in a message reached (${MAX_FILES})`);
  }
  const payload = form.get('payload_json');
  return { body: check(typeof payload === 'string' ? parse(payload) : fields), files };
}

async function readForm(c: Context<Env>): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw discordProblem(400, 50_035, 'Invalid Form Body');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw discordProblem(400, 50_109, 'The request body contains invalid JSON.');
  }
}

function check(value: unknown): MessageBody {
  const result = messageBody.safeParse(value, { reportInput: true });
  if (!result.success) throw invalidBody(result.error);
  return result.data;
}
