import { describe, expect, test } from 'vitest';
import { contentDisposition } from '../../../../../src/worker/modules/mail/downloads/routes.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { putAttachment, putEmail } from '../reading/seed.ts';

describe('GET /api/emails/{id}/raw', () => {
  test('answers the message byte for byte', async () => {
    const client = await makeOrganization();
    const raw = new Uint8Array([...Buffer.from('Subject: x\r\n\r\n'), 0xff, 0x00, 0xfe]);
    await testEnv.BUCKET.put('test/raw', raw);
    const id = await putEmail(client.organizationId, { n: 1, raw_key: 'test/raw' });
    const response = await client.request('GET', `/api/emails/${id}/raw`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('message/rfc822');
    expect(response.headers.get('content-disposition')).toContain(`filename="${id}.eml"`);
    expect(response.headers.get('content-length')).toBe(String(raw.length));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(raw);
  });

  test('says if there is no raw message, or it is missing', async () => {
    const client = await makeOrganization();
    const without = await putEmail(client.organizationId, { n: 1 });
    const lost = await putEmail(client.organizationId, { n: 2, raw_key: 'test/lost' });
    const answers = await Promise.all(
      [without, lost].map(async (id) => (await client.request('GET', `/api/emails/${id}/raw`)).json()),
    );
    expect(answers).toMatchObject([
      { status: 404, code: 'NO_RAW_MESSAGE' },
      { status: 404, code: 'CONTENT_MISSING' },
    ]);
  });
});

describe('GET /api/emails/{id}/attachments/{attachmentId}', () => {
  test('answers the content as a download in which a browser runs no script', async () => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, { n: 1 });
    await putAttachment(id, 3, {
      filename: 'x.html',
      content_type: 'text/html',
      content: '<script>1</script>',
    });
    const response = await client.request('GET', `/api/emails/${id}/attachments/3`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '18',
      'content-disposition': `attachment; filename="x.html"; filename*=UTF-8''x.html`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('<script>1</script>');
  });

  test.each([
    ['image/PNG; name="x"', 'image/png'],
    ['text/plain; charset=iso-8859-1', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'application/octet-stream'],
    ['text/html\r\nX-Evil: 1', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('the claimed type %j is answered as %s', async (claimed, sent) => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, { n: 1 });
    await putAttachment(id, 1, { filename: 'x', content_type: claimed, content: 'x' });
    const response = await client.request('GET', `/api/emails/${id}/attachments/1`);
    expect(response.headers.get('content-type')).toBe(sent);
    expect(response.headers.has('x-evil')).toBe(false);
    await response.arrayBuffer();
  });

  test('is 404 for an unknown number, with a code of its own if the object is missing', async () => {
    const client = await makeOrganization();
    const id = await putEmail(client.organizationId, { n: 1 });
    await putAttachment(id, 1, { filename: 'x', content_type: 'text/plain', content: null });
    const unknown = await client.request('GET', `/api/emails/${id}/attachments/2`);
    expect(await unknown.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const lost = await client.request('GET', `/api/emails/${id}/attachments/1`);
    expect(await lost.json()).toMatchObject({ status: 404, code: 'CONTENT_MISSING' });
    expect((await client.request('GET', `/api/emails/${id}/attachments/x`)).status).toBe(400);
  });
});

describe('contentDisposition', () => {
  test.each([
    ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
    ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b_c.txt`],
    [
      'x\r\nSet-Cookie: a=1',
      `attachment; filename="x__Set-Cookie: a=1"; filename*=UTF-8''x__Set-Cookie%3A%20a%3D1`,
    ],
    ['../../etc/passwd', `attachment; filename="_.._etc_passwd"; filename*=UTF-8''_.._etc_passwd`],
    ['C:\\windows\\x.exe', `attachment; filename="C:_windows_x.exe"; filename*=UTF-8''C%3A_windows_x.exe`],
    [
      'Übersicht (1).pdf',
      `attachment; filename="_bersicht (1).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%281%29.pdf`,
    ],
    ['\u202Egpj.exe', `attachment; filename="_gpj.exe"; filename*=UTF-8''_gpj.exe`],
    ['50%2e;x=1.txt', `attachment; filename="50_2e_x=1.txt"; filename*=UTF-8''50%252e%3Bx%3D1.txt`],
    ['\ud800.txt', `attachment; filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
    ['...', `attachment; filename="attachment"; filename*=UTF-8''attachment`],
    ['', `attachment; filename="attachment"; filename*=UTF-8''attachment`],
  ])('%j', (filename, header) => {
    expect(contentDisposition(filename)).toBe(header);
  });

  test('has a limited length', () => {
    expect(contentDisposition('😀'.repeat(5000)).length).toBeLessThan(2000);
  });
});
