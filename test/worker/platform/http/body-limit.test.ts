import { expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { MAX_SEND_BODY_BYTES } from '../../../../src/worker/modules/sending/outgoing/limits.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { type Client, makeOrganization, testEnv } from '../../helpers.ts';

/** Routes that take a mail with a long text. */
const WRITTEN = ['POST /api/drafts', 'PATCH /api/drafts/{id}'];
/** Routes that take mail and files. Most are tested beside what they do. */
const LARGE = [
  ...WRITTEN,
  'POST /api/emails',
  'POST /api/emails/batch',
  'POST /api/send-email',
  'POST /api/upload-attachment',
  'POST /api/stream/captions/{id}/image',
  'PUT /api/stream/brand/logo',
  'PUT /api/audits/uploads/{id}/parts/{part}',
];

const operations = Object.entries(describeApi(await loadWholeApp(), modules).paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { responses: Record<string, unknown> }>).map(
    ([method, { responses }]) => [`${method.toUpperCase()} ${path}`, responses] as const,
  ),
);
/** The operations that take a body: clients that follow the standards send none with a GET. */
const cases = operations.map(([name]) => name).filter((name) => !/^GET /.test(name) && !LARGE.includes(name));

test.each(operations)('%s says that a body may be too large', (_, responses) => {
  expect(responses['413']).toMatchObject({ content: { 'application/problem+json': {} } });
});

let owner: Promise<Client> | undefined;

test.each(cases)('%s takes no body without a bound', async (name) => {
  owner ??= makeOrganization();
  const [method = '', path = ''] = name.replace(/\{\w+\}/g, '1').split(' ');
  const response = await (await owner).request(method, path, `{"x":"${'x'.repeat(1_000_000)}"}`, {
    origin: 'http://localhost',
    'content-type': 'application/json',
    ...(/^POST \/api\/sync\/(?:news|started)$/.test(name) && {
      authorization: `Bearer ${testEnv.SIDECAR_TOKEN}`,
    }),
  });
  expect(await response.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
});

test.each(WRITTEN)('%s takes as much as a mail that is sent, and no more', async (name) => {
  owner ??= makeOrganization();
  const [method = '', path = ''] = name.replace(/\{\w+\}/g, '1').split(' ');
  const body = `{"x":"${'x'.repeat(MAX_SEND_BODY_BYTES)}"}`;
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  const response = await (await owner).request(method, path, body, headers);
  expect(response.status).toBe(413);
});
