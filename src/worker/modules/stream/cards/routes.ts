import { card, milestoneCardRequest, storyCardRequest } from '../../../../contract/stream/cards.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { createMilestoneCard } from './create-milestone.ts';
import { createStoryCard } from './create-story.ts';

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

export function registerCards(app: App): void {
  app.openapi(storyRoute, async (c) => c.json(await createStoryCard(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(milestoneRoute, async (c) =>
    c.json(await createMilestoneCard(c.var.ctx, c.req.valid('json')), 200),
  );
}
