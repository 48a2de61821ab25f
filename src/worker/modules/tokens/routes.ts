import { z } from '@hono/zod-openapi';
import {
  tokenBalance,
  tokenEntry,
  tokenHistoryQuery,
  tokenModelUsage,
  tokenPackage,
  tokenUsage,
  tokenUsageQuery,
} from '../../../contract/tokens.ts';
import { type App, json, listOf, problems } from '../../platform/http/http.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { route } from '../../platform/http/route.ts';
import { registerAlerts } from './alerts/routes.ts';
import { getBalance } from './get-balance.ts';
import { getUsage } from './get-usage.ts';
import { getUsageByModel } from './get-usage-by-model.ts';
import { listHistory } from './list-history.ts';
import { listPackages } from './list-packages.ts';

const tags = ['Tokens'];

const getTokenBalanceRoute = route({
  method: 'get',
  path: '/api/settings/tokens/balance',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'getTokenBalance',
  tags,
  summary: 'Get the token balance',
  description:
    'Where the deployment gives free tokens (`WELCOME_TOKENS`), a user who verifies their address gets them once, for the organization that they have owned longest at that time; in production once a domain. Without a mail server of its own (`SYSTEM_SMTP_URL`), Herald cannot verify addresses by mail, and the first account gets the tokens.',
  responses: { 200: json(tokenBalance, 'The balance.'), ...problems() },
});

const getTokenUsageRoute = route({
  method: 'get',
  path: '/api/settings/tokens/usage',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'getTokenUsage',
  tags,
  summary: 'Get token usage by day',
  request: { query: tokenUsageQuery },
  responses: { 200: json(tokenUsage, 'The usage of each day, in UTC.'), ...problems() },
});

const getTokenUsageByModelRoute = route({
  method: 'get',
  path: '/api/settings/tokens/usage/by-model',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'getTokenUsageByModel',
  tags,
  summary: 'Get token usage by model',
  request: { query: tokenUsageQuery },
  responses: { 200: json(z.array(tokenModelUsage), 'The models, the most used first.'), ...problems() },
});

const listTokenPackagesRoute = route({
  method: 'get',
  path: '/api/settings/tokens/packages',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'listTokenPackages',
  tags,
  summary: 'List the token packages on sale',
  responses: { 200: json(z.array(tokenPackage), 'The packages, the smallest first.'), ...problems() },
});

const listTokenHistoryRoute = route({
  method: 'get',
  path: '/api/settings/tokens/history',
  access: { role: 'member', scope: 'billing:read' },
  operationId: 'listTokenHistory',
  tags,
  summary: 'List the transactions of the balance',
  description: 'Newest first. The balance is the sum of all amounts.',
  request: { query: tokenHistoryQuery },
  responses: { 200: listOf(z.array(tokenEntry), 'The bookings.'), ...problems() },
});

export function registerTokens(app: App): void {
  app.openapi(getTokenBalanceRoute, async (c) => c.json(await getBalance(c.var.ctx), 200));

  app.openapi(getTokenUsageRoute, async (c) =>
    c.json(await getUsage(c.var.ctx, c.req.valid('query').range), 200),
  );

  app.openapi(getTokenUsageByModelRoute, async (c) =>
    c.json(await getUsageByModel(c.var.ctx, c.req.valid('query').range), 200),
  );

  app.openapi(listTokenPackagesRoute, (c) => c.json(listPackages(), 200));

  app.openapi(listTokenHistoryRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listHistory(c.var.ctx, query), query);
  });

  registerAlerts(app);
}
