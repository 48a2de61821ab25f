import { idParam } from '../../../../contract/common.ts';
import { following } from '../../../../contract/notifications/notifications.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { followConversation } from './follow-conversation.ts';
import { getFollowing } from './get.ts';
import { unfollowConversation } from './unfollow-conversation.ts';

const tags = ['Notifications'];
const ID = '`id` is the id of any email of the conversation.';
const config = {
  path: '/api/threads/{id}/following',
  tags,
  request: { params: idParam },
  responses: { 200: json(following, 'Whether you follow it.'), ...problems(404) },
} as const;

const getRoute = route({
  ...config,
  method: 'get',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getFollowing',
  summary: 'Get whether you follow a conversation',
  description: ID,
});

const followRoute = route({
  ...config,
  method: 'put',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'followConversation',
  summary: 'Follow a conversation',
  description: `You are then told of mail and notes in it. Who writes in a conversation, is mentioned in it or gets it assigned follows it. ${ID}`,
});

const unfollowRoute = route({
  ...config,
  method: 'delete',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'unfollowConversation',
  summary: 'Stop following a conversation',
  description: `Until you follow it again, write in it or are mentioned in it. ${ID}`,
});

export function registerFollowing(app: App): void {
  app.openapi(getRoute, async (c) => c.json(await getFollowing(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(followRoute, async (c) =>
    c.json(await followConversation(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(unfollowRoute, async (c) =>
    c.json(await unfollowConversation(c.var.ctx, c.req.valid('param').id), 200),
  );
}
