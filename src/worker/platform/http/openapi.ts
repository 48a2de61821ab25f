import { z } from '@hono/zod-openapi';
import type { Module } from '../module.ts';
import { isViewerFile, VIEWER_FILES_PATH, VIEWER_PAGE, VIEWER_POLICY } from './api-viewer.ts';
import { type App, json, onlyProblems } from './http.ts';
import { route } from './route.ts';

/** The asset with the document: building it takes all routes of all modules. */
const DOCUMENT = '/openapi.json';

/** Builds the OpenAPI 3.0.3 document of all registered routes, for `npm run openapi` and the asset that `/api-docs` serves. */
export function describeApi(app: App, modules: Module[]) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'herald_session',
    description: 'Set by signing in. On https its name is `__Host-herald_session`.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: `Created in the settings; acts as its creator, within its scopes:\n\n${scopesOf(modules)}`,
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'operator', {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret `OPERATOR_TOKEN` of the installation.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'sidecar', {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret `SIDECAR_TOKEN`, which Herald shares with the service that reads mailboxes.',
  });
  return app.getOpenAPIDocument({
    openapi: '3.0.3',
    info: {
      title: 'Herald',
      version: '3.3.2',
      description:
        'Shared inboxes that turn mail into tasks. Errors are problem documents (RFC 9457); times are ISO 8601 in UTC.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    security: [{ session: [] }, { apiKey: [] }],
    tags: [
      { name: 'General', description: 'Health and this description.' },
      ...modules.flatMap((module) =>
        Object.entries(module.tags ?? {}).map(([name, description]) => ({ name, description })),
      ),
    ],
  });
}

function scopesOf(modules: Module[]): string {
  const scopes = modules.flatMap((module) => Object.entries(module.scopes ?? {}));
  return scopes.map(([scope, description]) => `- \`${scope}\`: ${description}`).join('\n');
}

const getApiDocs = route({
  method: 'get',
  path: '/api-docs',
  access: 'public',
  operationId: 'getApiDocs',
  tags: ['General'],
  summary: 'Get the API description',
  description: 'The OpenAPI 3.0.3 document; to a browser (`Accept: text/html`), a page to read and try it.',
  responses: {
    200: json(z.object({ openapi: z.literal('3.0.3') }), 'The document.'),
    ...onlyProblems(413, 429),
  },
});

/** Serves the document, and to browsers the viewer with its files. */
export function registerApiDocs(app: App): void {
  app.openapi(getApiDocs, async (c) => {
    c.header('Vary', 'Accept');
    if (c.req.header('accept')?.includes('text/html')) {
      c.header('Content-Security-Policy', VIEWER_POLICY);
      return c.html(VIEWER_PAGE) as never;
    }
    const { body } = await c.env.ASSETS.fetch(new URL(DOCUMENT, c.req.url));
    return c.body(body as never, 200, { 'Content-Type': 'application/json' }) as never;
  });
  app.get(VIEWER_FILES_PATH, (c) => {
    const file = c.req.param('file');
    if (!isViewerFile(file)) return c.notFound();
    return c.env.ASSETS.fetch(new URL(`/api-viewer/${file}`, c.req.url));
  });
}
