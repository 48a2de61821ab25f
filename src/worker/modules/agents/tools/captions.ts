import { z } from 'zod';
import { CAPTION_STATUSES, type Caption } from '../../../../contract/stream/captions.ts';
import { addressOf, change, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { shortWords } from './words.ts';

const shown = {
  id: z.string(),
  platform: z.string(),
  event: z.string(),
  text: z.string(),
  caption_status: z.enum(CAPTION_STATUSES),
  version: z.int(),
  length: z.int(),
  max_length: z.int(),
};

const shownOf = (box: ToolBox, caption: Caption) => ({
  id: addressOf(box, 'caption', caption.id),
  platform: caption.platform,
  event: caption.event,
  text: shortWords(caption.text, 5_000),
  caption_status: caption.status,
  version: caption.version,
  length: caption.length,
  max_length: caption.max_length,
});

const caption = idOfRecord('the caption');
const version = z.int().min(1).optional().describe('The version that you have read.');
const changed = change(shown);

export const listCaptions = tool({
  name: 'list_captions',
  title: 'List captions',
  description: 'Lists captions of live streams and milestones, the newest first.',
  group: 'read',
  scopes: ['stream:read'],
  input: z.strictObject({ status: z.enum(CAPTION_STATUSES).optional(), limit: limit(50, 20), cursor }),
  output: z.object({ captions: z.array(z.object(shown)), next }),
  isIdempotent: true,
  async run(box, query) {
    const { body, next } = await box.call<Caption[]>('GET', '/api/stream/captions', { query });
    return { data: { captions: body.map((each) => shownOf(box, each)), next }, rows: body.length };
  },
});

export const editCaption = tool({
  name: 'edit_caption',
  title: 'Edit a caption',
  description: 'Changes the text of a caption, which then waits for approval again. Nothing is posted.',
  group: 'draft',
  scopes: ['stream:write'],
  input: z.strictObject({ caption, text: z.string().trim().min(1).max(63_206), version }),
  output: changed,
  isIdempotent: false,
  texts: ['text'],
  async run(box, { caption, ...body }) {
    const path = `/api/stream/captions/${numberOf(caption)}`;
    const { body: after } = await box.call<Caption>('PATCH', path, { body });
    return { data: shownOf(box, after), rows: 1 };
  },
});

export const approveCaption = tool({
  name: 'approve_caption',
  title: 'Approve a caption',
  description: 'Approves a caption, or skips it: an approved one is posted. It usually waits for a person.',
  group: 'post',
  scopes: ['stream:write'],
  input: z.strictObject({ caption, action: z.enum(['approve', 'skip']), version }),
  output: changed,
  isIdempotent: true,
  async run(box, { caption, ...body }) {
    const { body: after } = await box.call<Caption>('POST', '/api/stream/captions/approve', {
      body: { caption_id: numberOf(caption), ...body },
    });
    return { data: shownOf(box, after), rows: 1 };
  },
});
