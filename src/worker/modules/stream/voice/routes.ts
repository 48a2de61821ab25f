import { z } from '@hono/zod-openapi';
import { platformParam } from '../../../../contract/stream/credentials.ts';
import { changeVoice, changeVoiceOf, voice } from '../../../../contract/stream/voice.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { listVoices } from './list.ts';
import { updateVoice } from './update.ts';

const WRITE = { role: 'member', scope: 'stream:write' } as const;
const DESCRIPTION =
  'Fields that are left out keep their value. Hashtags and call to action, which are in every caption, must leave 60 characters for its words: `VOICE_TOO_LONG` (422).';

const listVoicesRoute = route({
  method: 'get',
  path: '/api/stream/voice',
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'listVoices',
  tags: ['Stream'],
  summary: 'List the caption settings of each platform',
  responses: { 200: json(z.array(voice), 'The voices of the four platforms.'), ...problems() },
});

const updateVoiceRoute = route({
  method: 'patch',
  path: '/api/stream/voice',
  access: WRITE,
  operationId: 'updateVoice',
  tags: ['Stream'],
  summary: 'Change the caption settings of a platform',
  description: DESCRIPTION,
  request: { body: jsonBody(changeVoiceOf) },
  responses: { 200: json(voice, 'The changed voice.'), ...problems(422) },
});

const updateChannelRoute = route({
  method: 'put',
  path: '/api/stream/channels/{platform}',
  access: WRITE,
  operationId: 'updateVoiceOfPlatform',
  tags: ['Stream'],
  summary: 'Replace the caption settings of a platform',
  description: DESCRIPTION,
  request: { params: platformParam, body: jsonBody(changeVoice) },
  responses: { 200: json(voice, 'The changed voice.'), ...problems(404, 422) },
});

export function registerVoice(app: App): void {
  app.openapi(listVoicesRoute, async (c) => c.json(await listVoices(c.var.ctx), 200));
  app.openapi(updateVoiceRoute, async (c) => {
    const { platform, ...change } = c.req.valid('json');
    return c.json(await updateVoice(c.var.ctx, platform, change), 200);
  });
  app.openapi(updateChannelRoute, async (c) =>
    c.json(await updateVoice(c.var.ctx, c.req.valid('param').platform, c.req.valid('json')), 200),
  );
}
