import { expect, test } from 'vitest';
import { WEBSITE } from '../../../../unit/worker/modules/audits/report-page/samples.ts';
import { call, makeOrganization } from '../../../helpers.ts';
import { flat } from '../../stream/drawing/pictures.ts';
import { uploadFile } from '../uploads/world.ts';
import { deliver, requestAudit, requestSecurityAudit } from './world.ts';

test('the report of a completed audit is a page that runs and loads nothing', async () => {
  const client = await makeOrganization('member');
  const audit = await deliver(client, await requestAudit(client));
  const response = await client.request('GET', `/api/audits/${audit.id}/report`);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('refresh')).toBeNull();
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'; style-src 'sha256-");
  expect(policy).not.toContain('unsafe');
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`);
  expect(page).toContain('aria-label="Overall score: 76 of 100"');
  expect(page).toContain('Grade B');
  for (const { title } of WEBSITE.recommendations) expect(page).toContain(title);
});

test('a report has the logo in it, and the color of the organization', async () => {
  const client = await makeOrganization();
  const { id } = await requestAudit(client);
  await client.request('PUT', '/api/stream/brand', { name: 'Boat & Sons', color: '#facc15' });
  const form = new FormData();
  form.set('file', new File([await flat(64, 32, [10, 200, 90])], 'logo.jpg'));
  await client.request('PUT', '/api/stream/brand/logo', form);
  const response = await client.request('GET', `/api/audits/${id}/report`);
  const page = await response.text();
  expect(page).toMatch(/<img class="logo" src="data:image\/png;base64,iVBOR[^"]+" alt="Boat &amp; Sons">/);
  expect(page).toContain('--accent: #7f6600');
  expect(response.headers.get('content-security-policy')).toContain('img-src data:;');
});

test('while the audit is not finished, the page says so and refreshes itself', async () => {
  const client = await makeOrganization();
  const { id } = await requestAudit(client);
  const response = await client.request('GET', `/api/audits/${id}/report`);
  expect(response.headers.get('refresh')).toBe('5');
  expect(await response.text()).toContain('The audit waits for its turn');
});

test('an audit that failed says why, and what to do', async () => {
  const client = await makeOrganization();
  const { id } = await requestAudit(client);
  const failure = { code: 'TIMED_OUT', message: 'No answer from <b>www</b> within 10 s.' };
  await client.request('POST', `/api/audits/${id}/complete`, { failure });
  const response = await client.request('GET', `/api/audits/${id}/report`);
  const page = await response.text();
  expect(response.headers.get('refresh')).toBeNull();
  expect(page).toContain('No answer from &lt;b&gt;www&lt;/b&gt; within 10 s.');
  expect(page).toContain('Check that the site answers within seconds, and audit it again.');
});

test('the report of the next audit of the site says what changed', async () => {
  const client = await makeOrganization();
  const seo = WEBSITE.dimensions.seo!;
  const mended = {
    ...seo,
    score: 100,
    checks: seo.checks.map((check) => ({ ...check, result: 'pass' as const })),
  };
  const first = await deliver(client, await requestAudit(client));
  expect(await (await client.request('GET', `/api/audits/${first.id}/report`)).text()).not.toContain(
    'What changed',
  );
  const results = { ...WEBSITE, overall_score: 78, dimensions: { ...WEBSITE.dimensions, seo: mended } };
  const second = await deliver(client, await requestAudit(client), results);
  const page = await (await client.request('GET', `/api/audits/${second.id}/report`)).text();
  expect(page).toContain('from <strong>76</strong> to <strong>78</strong> (+2)');
  expect(page).toContain('2 checks mended');

  await client.request('DELETE', `/api/audits/${first.id}`);
  expect(await (await client.request('GET', `/api/audits/${second.id}/report`)).text()).not.toContain(
    'What changed',
  );
});

test('the report of a video has the name of its file', async () => {
  const client = await makeOrganization();
  const upload = await uploadFile(client, new Uint8Array(1000));
  const created = await client.request('POST', '/api/audits', { type: 'video', upload_id: upload.id });
  const { id } = (await created.json()) as { id: number };
  const response = await client.request('GET', `/api/audits/${id}/report`);
  expect(await response.text()).toContain(`<h1>${upload.file_name}</h1>`);
});

test('the reports of security audits have a path of their own, which shows no others', async () => {
  const client = await makeOrganization();
  const [security, digital] = [await requestSecurityAudit(client), await requestAudit(client)];
  const statusOf = async (path: string) => (await client.request('GET', path)).status;
  expect(await statusOf(`/api/security-audits/${security.id}/report`)).toBe(200);
  expect(await statusOf(`/api/audits/${security.id}/report`)).toBe(200);
  expect(await statusOf(`/api/security-audits/${digital.id}/report`)).toBe(404);
});

test('nobody else sees a report', async () => {
  const [client, stranger] = [await makeOrganization(), await makeOrganization()];
  const { id } = await requestAudit(client);
  for (const path of [`/api/audits/${id}/report`, `/api/audits/${id + 1}/report`]) {
    const response = await stranger.request('GET', path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
  expect((await call('GET', `/api/audits/${id}/report`)).status).toBe(401);
});
