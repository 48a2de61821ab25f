import { health } from '../../../contract/common.ts';
import { answerDashboard, isNavigation } from './dashboard.ts';
import { type App, json, onlyProblems } from './http.ts';
import { route } from './route.ts';

const getHealth = route({
  method: 'get',
  path: '/',
  access: 'public',
  operationId: 'getHealth',
  tags: ['General'],
  summary: 'Health check',
  description: 'To a browser (`Accept: text/html`), the dashboard.',
  responses: { 200: json(health, 'The Worker runs.'), ...onlyProblems(413, 429) },
});

export function registerHealth(app: App): void {
  app.openapi(getHealth, (c) => {
    if (isNavigation(c)) return answerDashboard(c) as never;
    c.header('Vary', 'Accept');
    return c.json({ status: 'ok' as const, service: 'herald' as const }, 200);
  });
}
