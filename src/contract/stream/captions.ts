import { z } from 'zod';
import { fieldsOf, page, pathId, timestamp } from '../common.ts';
import { PLATFORM_CODES, platformCode } from './credentials.ts';
import { platform } from './stream.ts';

export const CAPTION_EVENTS = ['go_live', 'milestone', 'end_stream'] as const;
export const captionEvent = z.enum(CAPTION_EVENTS).meta({ id: 'CaptionEvent' });
export type CaptionEvent = z.infer<typeof captionEvent>;

export const CAPTION_STATUSES = [
  'pending',
  'approved',
  'skipped',
  'sending',
  'sent',
  'failed',
  'unconfirmed',
] as const;
export const captionStatus = z.enum(CAPTION_STATUSES).meta({
  id: 'CaptionStatus',
  description:
    '`pending` waits for approval, `approved` for dispatch. `sending`: queued or on its way. `unconfirmed`: the platform may have taken it, and Herald does not post it again by itself.',
});
export type CaptionStatus = z.infer<typeof captionStatus>;

const captionId = z.int().meta({ description: 'For `/api/stream/captions/{id}`.', example: 4294967297 });
const version = z.int().min(1).meta({
  description:
    'Rises with every edit. Send the one you saw: 409 `VERSION_CONFLICT` if it is no longer the newest.',
  example: 1,
});

export const caption = z
  .object({
    id: captionId,
    stream_id: z.int().nullable(),
    event: captionEvent,
    milestone_id: z.int().nullable(),
    platform,
    text: z.string().meta({ example: 'We are live: Building a boat, day 3' }),
    length: z.int().meta({ description: 'As the platform counts. X: weighted characters.', example: 58 }),
    max_length: z.int().meta({ example: 280 }),
    image_url: z.string().nullable().meta({ description: 'A public address.' }),
    status: captionStatus,
    skip_reason: z.enum(['user', 'expired']).nullable().meta({
      description: '`expired`: the stream ended, or the caption became too old, before it was posted.',
    }),
    version,
    model: z.string().meta({ description: 'Who wrote the text: a model, `herald/built-in`, or `user`.' }),
    cost_usd: z.number().nullable().meta({
      description: 'What the platform charges for the post. Null: nothing.',
      example: 0.2,
    }),
    expires_at: timestamp.nullable(),
    attempts: z.int().meta({ description: 'Attempts to post it.' }),
    error: z.object({ code: platformCode, message: z.string() }).nullable(),
    post_id: z.string().nullable(),
    post_url: z.string().nullable(),
    approved_by: z.int().nullable().meta({ description: 'A user id.', example: 7 }),
    approved_at: timestamp.nullable(),
    posted_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Caption' });
export type Caption = z.infer<typeof caption>;

const queryId = z.coerce
  .number()
  .pipe(z.int().min(1))
  .meta({ type: 'integer', format: 'int64', minimum: 1, example: 4294967297 });

export const listCaptionsQuery = z.strictObject({
  fields: fieldsOf(caption),
  stream_id: queryId.optional(),
  event: captionEvent.optional(),
  platform: platform.optional(),
  status: captionStatus.optional(),
  ...page,
});
export const listPendingCaptionsQuery = listCaptionsQuery.omit({ status: true });
export type ListCaptions = z.infer<typeof listCaptionsQuery>;

export const generateCaptionsRequest = z
  .strictObject({
    event: captionEvent.default('go_live'),
    stream_id: z.int().min(1).optional().meta({
      description: 'Default: the newest live stream, and for `end_stream` the last one that ended.',
    }),
    milestone_id: z.int().min(1).optional().meta({ description: 'Default: the last milestone reached.' }),
    platforms: z.array(platform).min(1).max(4).optional().meta({
      description: 'Default: the connected platforms, or all four if none is connected.',
    }),
  })
  .meta({ id: 'GenerateCaptions' });
export type GenerateCaptions = z.infer<typeof generateCaptionsRequest>;

/** The longest text that any platform takes (Facebook). */
const text = z.string().trim().min(1).max(63_206);

export const updateCaptionRequest = z
  .strictObject({ text, version: version.optional() })
  .meta({ id: 'UpdateCaption' });
export type UpdateCaption = z.infer<typeof updateCaptionRequest>;

export const captionImageRequest = z
  .object({ file: z.instanceof(File).meta({ type: 'string', format: 'binary' }) })
  .meta({ id: 'CaptionImage' });

export const approveCaptionRequest = z
  .strictObject({
    caption_id: z.int().min(1).meta({ example: 4294967297 }),
    action: z.enum(['approve', 'skip']),
    text: text.optional().meta({ description: 'Edits the text and approves it at once.' }),
    version: version.optional(),
  })
  .meta({ id: 'ApproveCaption' });
export type ApproveCaption = z.infer<typeof approveCaptionRequest>;

const ids = z
  .array(z.int().min(1))
  .min(1)
  .max(200)
  .meta({ example: [4294967297] });

export const updatePendingRequest = z
  .strictObject({ ids, status: z.enum(['approved', 'skipped']) })
  .meta({ id: 'UpdatePendingCaptions' });
export type UpdatePending = z.infer<typeof updatePendingRequest>;

export const updatePendingResult = z
  .object({
    updated: z.int(),
    refused: z.array(z.object({ id: z.int(), code: z.string().meta({ example: 'WRONG_STATE' }) })),
  })
  .meta({ id: 'UpdatePendingResult' });
export type UpdatePendingResult = z.infer<typeof updatePendingResult>;

const dryRun = z
  .boolean()
  .default(false)
  .meta({ description: 'Returns what would be sent, and sends nothing.' });
export const dispatchRequest = z
  .strictObject({
    ids: ids.optional().meta({ description: 'Default: all approved captions.' }),
    dry_run: dryRun,
  })
  .meta({ id: 'DispatchCaptions' });
export type DispatchCaptions = z.infer<typeof dispatchRequest>;
export const postRequest = z.strictObject({ dry_run: dryRun }).meta({ id: 'PostCaptions' });
export const captionIdParam = z.object({ captionId: pathId('The id of the caption.', 4294967297) });

export const announcement = z
  .object({
    id: z.int().meta({ description: 'For `/api/stream/announcements/{id}/retry`.', example: 4294967297 }),
    caption_id: captionId,
    stream_id: z.int().nullable(),
    type: captionEvent,
    platform,
    status: z.enum(['pending', 'sent', 'failed']),
    code: z.enum(PLATFORM_CODES).nullable(),
    message: z.string().nullable(),
    attempts: z.int(),
    next_attempt_at: timestamp.nullable(),
    sent_at: timestamp.nullable(),
    post_id: z.string().nullable(),
    post_url: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Announcement', description: 'The delivery of a caption to its platform.' });
export type Announcement = z.infer<typeof announcement>;

export const listAnnouncementsQuery = z.strictObject({
  fields: fieldsOf(announcement),
  status: z.enum(['pending', 'sent', 'failed']).optional(),
  platform: platform.optional(),
  ...page,
});
export type ListAnnouncements = z.infer<typeof listAnnouncementsQuery>;

export const retryRequest = z
  .strictObject({
    confirm: z.boolean().default(false).meta({
      description: 'Required if the outcome is unknown: the post may then exist twice.',
    }),
  })
  .meta({ id: 'RetryAnnouncement' });

export const queued = z
  .object({ queued: z.array(captionId), announcements: z.array(announcement) })
  .meta({ id: 'QueuedCaptions' });
export type Queued = z.infer<typeof queued>;

export const dryRunResult = z
  .object({
    requests: z.array(
      z.object({
        platform,
        method: z.string().meta({ example: 'POST' }),
        path: z.string().meta({ description: 'Below the base URL, without secrets.', example: '/2/tweets' }),
        body: z.unknown().meta({ type: 'object', description: 'The JSON, the form fields, or the files.' }),
      }),
    ),
    length: z.int().meta({ description: 'As the platform counts; of several captions the sum.' }),
    cost_usd: z.number().nullable().meta({ description: 'Null: nothing is charged.' }),
    problems: z
      .array(z.object({ caption_id: z.int(), code: z.string(), message: z.string() }))
      .meta({ description: 'What would keep these captions from being posted.' }),
  })
  .meta({ id: 'DryRun' });
export type DryRun = z.infer<typeof dryRunResult>;
