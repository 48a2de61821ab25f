import { idParam } from '../../../../contract/common.ts';
import { card, milestoneCardRequest, storyCardRequest } from '../../../../contract/stream/cards.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createMilestoneCard } from './create-milestone.ts';
import { createStoryCard } from './create-story.ts';
import { getThumbnail } from './get-thumbnail.ts';

const tags = ['Stream'];
const access = { role: 'member', scope: 'stream:write' } as const;

const storyRoute = route({
  method: 'post',
  path: '/api/stream/story-card',
  access,
  operationId: 'createStoryCard',
  tags,
  summary: 'Draw a story card for a stream',
  description:
    '1080 x 1920, in the organization’s brand. The same input gives the same image. Codes: `NO_STREAM`, `THUMBNAIL_UNREADABLE` (422); an organization may draw 30 cards a minute (429).',
  request: { body: jsonBody(storyCardRequest) },
  responses: { 200: json(card, 'The card.'), ...problems(404, 422) },
});

const milestoneRoute = route({
  method: 'post',
  path: '/api/stream/milestone-card',
  access,
  operationId: 'createMilestoneCard',
  tags,
  summary: 'Draw a card for a milestone',
  description:
    'The same input gives the same image. Code: `NO_MILESTONE` (422); an organization may draw 30 cards a minute (429).',
  request: { body: jsonBody(milestoneCardRequest) },
  responses: { 200: json(card, 'The card.'), ...problems(404, 422) },
});

const file = { schema: { type: 'string' as const, format: 'binary' } };
/** The time, in seconds, for which a thumbnail is cached. A live video has a new one every few minutes. */
const THUMBNAIL_LIFE_SECONDS = 600;

const thumbnailRoute = route({
  method: 'get',
  path: '/api/stream/streams/{id}/thumbnail',
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'getStreamThumbnail',
  tags,
  summary: 'Get the thumbnail of a stream',
  description:
    'The service fetches it from `thumbnail_url`. 404 `NO_THUMBNAIL` for a stream without one; 429 after 300 images per organization and minute; 502 `THUMBNAIL_NOT_FETCHED` when there is no JPEG or PNG of at most 4 MB and 2 megapixels.',
  request: { params: idParam },
  responses: {
    200: { description: 'The image.', content: { 'image/jpeg': file, 'image/png': file } },
    ...problems(404, 502),
  },
});

export function registerCards(app: App): void {
  app.openapi(thumbnailRoute, async (c) => {
    const { type, bytes } = await getThumbnail(c.var.ctx, c.req.valid('param').id);
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': `private, max-age=${THUMBNAIL_LIFE_SECONDS}`,
      Vary: 'Cookie',
    });
  });
  app.openapi(storyRoute, async (c) => c.json(await createStoryCard(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(milestoneRoute, async (c) =>
    c.json(await createMilestoneCard(c.var.ctx, c.req.valid('json')), 200),
  );
}
