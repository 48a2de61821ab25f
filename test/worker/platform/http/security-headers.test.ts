import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import worker from '../../../../src/worker/index.ts';
import { type Client, call, makeOrganization, testEnv } from '../../helpers.ts';

/** The paths of all GET routes, including those that the API description does not name. */
const gets = [
  ...new Set((await loadWholeApp()).routes.filter(({ method }) => method === 'GET').map(({ path }) => path)),
];

let owner: Client;
beforeAll(async () => {
  owner = await makeOrganization();
});

/** Requests a page as a browser does. */
function visit(path: string): Promise<Response> {
  const filled = path.replace(/:file/, 'swagger-ui.css').replace(/\{\w+\}|:\w+(\{[^}]*\})?/g, '1');
  return owner.request('GET', filled, undefined, { accept: 'text/html,application/xhtml+xml' });
}

function expectHeaders({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
}

test.each(gets)('GET %s, whatever it answers, is guarded in a browser', async (path) => {
  expectHeaders(await visit(path));
});

test('every page says what it may load, and may be framed by nobody', async () => {
  const pages: string[] = [];
  for (const path of gets) {
    const response = await visit(path);
    if (!response.headers.get('content-type')?.includes('html')) continue;
    pages.push(path);
    const policy = response.headers.get('content-security-policy');
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'|\*|https?:/);
    expect(response.headers.get('x-frame-options'), path).toBe('DENY');
  }
  expect(pages).toEqual(['/', '/api-docs']);
});

test.each([
  ['nobody', () => call('GET', '/api/emails')],
  ['no such route', () => call('GET', '/nowhere')],
  ['bad input', () => owner.request('POST', '/api/tasks', '{')],
  ['an answer without a body', () => call('OPTIONS', '/api/emails')],
])('the same with an error or nothing: %s', async (_, ask) => {
  expectHeaders(await ask());
});

describe('Strict-Transport-Security', () => {
  const ask = (address: string) =>
    worker.fetch(new Request(address), testEnv, createExecutionContext()) as Promise<Response>;

  test('is told over https, for a year', async () => {
    for (const path of ['/', '/api-docs', '/api/emails', '/nowhere']) {
      const { headers } = await ask(`https://herald.example.com${path}`);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });

  test('and not over http, where browsers must not heed it (RFC 6797, 7.2)', async () => {
    expect((await ask('http://localhost/')).headers.has('strict-transport-security')).toBe(false);
  });
});

describe('the page of the API description', () => {
  test('runs its own inline script and no other, and loads nothing from elsewhere', async () => {
    const response = await visit('/api-docs');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy')!;
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
    expect(inline).toHaveLength(1);
    for (const code of inline) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    }
    const loaded = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);
    expect(loaded.length).toBeGreaterThan(1);
    for (const address of loaded) {
      expect(address).toMatch(/^\/api-docs\//);
      expect((await call('GET', address)).status, address).toBe(200);
    }
    expect(html).not.toMatch(/https?:\/\//);
  });

  test('of the files beside it none but its own are served', async () => {
    const folder = '/api-docs/swagger-ui-dist';
    expect((await call('GET', `${folder}/swagger-ui.css`)).headers.get('content-type')).toContain('text/css');
    for (const name of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '..%2fpackage.json']) {
      expect((await call('GET', `${folder}/${name}`)).status, name).toBe(404);
    }
  });
});
