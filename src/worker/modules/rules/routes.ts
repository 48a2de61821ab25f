import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import {
  createRuleRequest,
  listRuleLogQuery,
  orderRulesRequest,
  PREVIEWED_EMAILS,
  previewRuleRequest,
  rule,
  ruleDeleted,
  ruleLogEntry,
  rulePreview,
  updateRuleRequest,
} from '../../../contract/mail/rules.ts';
import { type App, json, jsonBody, problems } from '../../platform/http/http.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { route } from '../../platform/http/route.ts';
import { createRule } from './create.ts';
import { deleteRule } from './delete.ts';
import { getRule } from './get.ts';
import { listRules } from './list.ts';
import { listRuleLog } from './list-log.ts';
import { orderRules } from './order.ts';
import { previewRule } from './runs/preview.ts';
import { previewSavedRule } from './runs/preview-saved.ts';
import { updateRule } from './update.ts';

const tags = ['Rules'];
const mayRead = { role: 'member', scope: 'rules:read' } as const;
const mayWrite = { role: 'admin', scope: 'rules:write' } as const;

const listRulesRoute = route({
  method: 'get',
  path: '/api/rules',
  access: mayRead,
  operationId: 'listRules',
  tags,
  summary: 'List the rules',
  description: 'In the order in which they run.',
  responses: { 200: json(z.array(rule), 'The rules.'), ...problems() },
});

const createRuleRoute = route({
  method: 'post',
  path: '/api/rules',
  access: mayWrite,
  operationId: 'createRule',
  tags,
  summary: 'Create a rule',
  description:
    'It runs behind the others, for inbound mail that comes from now on; not for mail in spam, for mail that was there before its inbox was connected, and for mail older than a week. Rules see an email as it came: what an earlier rule did is no condition of a later one. For admins.',
  request: { body: jsonBody(createRuleRequest) },
  responses: { 201: json(rule, 'The rule.'), ...problems(422) },
});

const getRuleRoute = route({
  method: 'get',
  path: '/api/rules/{id}',
  access: mayRead,
  operationId: 'getRule',
  tags,
  summary: 'Get a rule',
  request: { params: idParam },
  responses: { 200: json(rule, 'The rule.'), ...problems(404) },
});

const updateRuleRoute = route({
  method: 'patch',
  path: '/api/rules/{id}',
  access: mayWrite,
  operationId: 'updateRule',
  tags,
  summary: 'Change, enable or disable a rule',
  description: 'For admins.',
  request: { params: idParam, body: jsonBody(updateRuleRequest) },
  responses: { 200: json(rule, 'The rule.'), ...problems(404, 422) },
});

const deleteRuleRoute = route({
  method: 'delete',
  path: '/api/rules/{id}',
  access: mayWrite,
  operationId: 'deleteRule',
  tags,
  summary: 'Delete a rule',
  description: 'What it did stays. For admins.',
  request: { params: idParam },
  responses: { 200: json(ruleDeleted, 'It is deleted.'), ...problems(404) },
});

const orderRulesRoute = route({
  method: 'put',
  path: '/api/rules/order',
  access: mayWrite,
  operationId: 'orderRules',
  tags,
  summary: 'Reorder the rules',
  description: 'Rules run in this order. For admins.',
  request: { body: jsonBody(orderRulesRequest) },
  responses: { 200: json(z.array(rule), 'The rules in their new order.'), ...problems(422) },
});

const previewRuleRoute = route({
  method: 'post',
  path: '/api/rules/dry-run',
  access: mayWrite,
  operationId: 'previewRule',
  tags,
  summary: 'Preview an unsaved rule',
  description: `Of the newest ${PREVIEWED_EMAILS} inbound emails. Changes nothing. For admins.`,
  request: { body: jsonBody(previewRuleRequest) },
  responses: { 200: json(rulePreview, 'What it would have done.'), ...problems() },
});

const previewSavedRuleRoute = route({
  method: 'post',
  path: '/api/rules/{id}/dry-run',
  access: mayWrite,
  operationId: 'previewSavedRule',
  tags,
  summary: 'Preview a saved rule',
  description: `Of the newest ${PREVIEWED_EMAILS} inbound emails. Changes nothing. For admins.`,
  request: { params: idParam },
  responses: { 200: json(rulePreview, 'What it would have done.'), ...problems(404) },
});

const listRuleLogRoute = route({
  method: 'get',
  path: '/api/rules/{id}/log',
  access: mayRead,
  operationId: 'listRuleLog',
  tags,
  summary: 'List the log of a rule',
  description: 'Newest email first. Entries are kept for 90 days.',
  request: { params: idParam, query: listRuleLogQuery },
  responses: { 200: json(z.array(ruleLogEntry), 'The emails that it matched.'), ...problems(404) },
});

export function registerRules(app: App): void {
  app.openapi(listRulesRoute, async (c) => c.json(await listRules(c.var.ctx), 200));
  app.openapi(createRuleRoute, async (c) => c.json(await createRule(c.var.ctx, c.req.valid('json')), 201));
  // Before the routes with an id, which `order` and `dry-run` would match.
  app.openapi(orderRulesRoute, async (c) =>
    c.json(await orderRules(c.var.ctx, c.req.valid('json').ids), 200),
  );
  app.openapi(previewRuleRoute, async (c) => c.json(await previewRule(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(getRuleRoute, async (c) => c.json(await getRule(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(updateRuleRoute, async (c) =>
    c.json(await updateRule(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteRuleRoute, async (c) => {
    await deleteRule(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The rule is deleted.' }, 200);
  });
  app.openapi(previewSavedRuleRoute, async (c) =>
    c.json(await previewSavedRule(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(listRuleLogRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listRuleLog(c.var.ctx, c.req.valid('param').id, query), query);
  });
}
