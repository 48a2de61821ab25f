import { SELF } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (path: string, headers: Record<string, string> = BROWSER) =>
  SELF.fetch(`http://localhost${path}`, { headers });

describe('the dashboard', () => {
  test.each(['/', '/mail', '/mail/42', '/accept-invitation/7'])(
    'answers a browser at %s with its page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('<div id="root">');
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/mail', '/board', '/board/42', '/audits/42'])(
    'asks for the scripts of %s at once, and has the first styles in the page',
    async (path) => {
      const [own, other] = await Promise.all(
        [path, '/accept-invitation/7'].map(async (each) => (await get(each)).text()),
      );
      const preloads = (page: string) => page.match(/<link rel="modulepreload"/g)?.length ?? 0;
      expect(preloads(own!)).toBeGreaterThan(preloads(other!));
      expect(own).toContain('<style>/*! tailwindcss');
      expect(own).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/);
    },
  );

  test('asks for the first data of a screen at once, of who may have a session, and without filters', async () => {
    const calls = async (path: string, cookie = 'herald_session=a') =>
      [
        ...(await (await get(path, { ...BROWSER, cookie })).text()).matchAll(
          /<link rel="preload" as="fetch" crossorigin href="([^?"]*)/g,
        ),
      ].map(([, call]) => call);
    const session = '/api/auth/get-session';
    expect(await calls('/mail')).toEqual([session, '/api/threads']);
    expect(await calls('/mail', '__Host-herald_session=a')).toEqual([session, '/api/threads']);
    expect(await calls('/board')).toEqual([session, '/api/tasks', '/api/tasks', '/api/tasks']);
    expect(await calls('/audits/42')).toEqual([session, '/api/audits/42']);
    for (const [path, cookie] of [
      ['/mail', 'other=1'],
      ['/mail?state=done', undefined],
      ['/accept-invitation/7', undefined],
    ] as const)
      expect(await calls(path, cookie), path).toEqual([]);
  });

  test('serves its pages under no other address without the policy', async () => {
    for (const path of ['/pages/board', '/pages/board.html', '/pages/index.html']) {
      const response = await get(path);
      const text = await response.text();
      expect(text.includes('<html') && !response.headers.has('content-security-policy'), path).toBe(false);
    }
  });

  test('has no script inside the page, and lets nothing in from elsewhere', async () => {
    const response = await get('/');
    const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [tag, text] of scripts) {
      expect(tag).toMatch(/src="\/(?:assets\/|early\.js")/);
      expect(text).toBe('');
    }
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  });

  test('leaves `GET /` to all other clients as the health check', async () => {
    for (const accept of ['*/*', 'application/json']) {
      const response = await get('/', { accept });
      expect(await response.json()).toEqual({ status: 'ok', service: 'herald' });
      expect(response.headers.get('vary')).toContain('Accept');
    }
  });

  test.each(['/assets/gone.js', '/favicon.png', '/api-docs/nothing'])(
    'answers %s, which is not there, with a 404 and no page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NO_SUCH_ROUTE' });
    },
  );

  test('answers no other method with the page', async () => {
    const response = await SELF.fetch('http://localhost/mail', { method: 'POST', headers: BROWSER });
    expect(response.status).toBe(404);
  });
});
