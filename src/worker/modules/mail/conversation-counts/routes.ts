import { conversationCounts } from '../../../../contract/mail/conversation-counts.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { getConversationCounts, type SelectDraftCount } from './get.ts';

const getConversationCountsRoute = route({
  method: 'get',
  path: '/api/threads/counts',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getConversationCounts',
  tags: ['Emails'],
  summary: 'Count conversations',
  description:
    'The numbers of a sidebar. They are kept with each change, so the call costs the same for any amount of mail. Changes of the types `thread`, `email`, `draft`, `label` and `settings` on `/api/live` may change them.',
  responses: { 200: json(conversationCounts, 'The numbers.'), ...problems() },
});

export function registerCounts(app: App, selectDraftCount: SelectDraftCount): void {
  app.openapi(getConversationCountsRoute, async (c) =>
    c.json(await getConversationCounts(c.var.ctx, selectDraftCount), 200),
  );
}
