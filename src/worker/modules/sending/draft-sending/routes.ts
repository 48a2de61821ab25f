import { idParam } from '../../../../contract/common.ts';
import { draft, sendDraftRequest } from '../../../../contract/mail/drafts.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { draftConflict } from '../drafts/routes.ts';
import { cancelDraft } from './cancel.ts';
import { sendDraft } from './send.ts';

const tags = ['Sending'];
const access = { role: 'member', scope: 'emails:send' } as const;

const sendDraftRoute = route({
  method: 'post',
  path: '/api/drafts/{id}/send',
  access,
  operationId: 'sendDraft',
  tags,
  summary: 'Send a draft',
  description:
    'At `send_at`, or else after the hold of the sender (`send_hold_seconds` of the profile); until then `cancel` takes it back, and `send` changes the time. It becomes one email at most. An incomplete draft is refused with 422, which names the field.',
  request: { params: idParam, body: jsonBody(sendDraftRequest) },
  responses: {
    202: json(draft, 'The draft, `held` or `scheduled`. Without a hold it is sent at once.'),
    ...problems(404, 422),
    409: draftConflict('The `draft` is as it stands: `DRAFT_CHANGED` by somebody else, or `DRAFT_TAKEN`.'),
  },
});

const cancelDraftRoute = route({
  method: 'post',
  path: '/api/drafts/{id}/cancel',
  access,
  operationId: 'cancelDraft',
  tags,
  summary: 'Cancel the sending of a draft',
  description: 'One that does not wait stays as it is.',
  request: { params: idParam },
  responses: {
    200: json(draft, 'The draft. It is not sent.'),
    ...problems(404),
    409: draftConflict('`DRAFT_TAKEN`: it is an email by now.'),
  },
});

export function registerDraftSending(app: App): void {
  app.openapi(sendDraftRoute, async (c) =>
    c.json(await sendDraft(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 202),
  );
  app.openapi(cancelDraftRoute, async (c) =>
    c.json(await cancelDraft(c.var.ctx, c.req.valid('param').id), 200),
  );
}
