import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { header, mail, makeWorld, refused, type World } from '../outgoing/world.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Saves a mail with a document, an image that its text shows, and a program. Returns its id. */
async function receive(world: World): Promise<number> {
  const part = (type: string, headers: string[], content: string | Buffer) => [
    '--b',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    Buffer.from(content).toString('base64'),
  ];
  const raw = [
    'From: Kim <kim@example.net>',
    `To: ${world.address}`,
    'Subject: Plans',
    'Message-ID: <plans@example.net>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...part('text/html', [], '<p>See <img src="cid:logo&amp;1@x"></p>'),
    ...part(
      'application/pdf; x=y',
      ['Content-Disposition: attachment; filename="Plan – für Müller.pdf"'],
      'PDF',
    ),
    ...part('image/gif', ['Content-ID: <logo&1@x>', 'Content-Disposition: inline; filename=logo.gif'], PIXEL),
    ...part('application/x-msdownload', ['Content-Disposition: attachment; filename=run.exe'], 'MZ'),
    '--b--',
    '',
  ].join('\r\n');
  const response = await world.request('POST', '/api/emails', { raw });
  return (await response.json<{ id: number }>()).id;
}

const refs = (email_id: number, ...ids: number[]) =>
  ids.map((attachment_id) => ({ email_id, attachment_id }));

test('a forward carries the files of the original, without an upload, in a conversation of its own', async () => {
  const world = await makeWorld();
  const original = await receive(world);
  const { emailId } = await world.send({
    html: '<p>FYI</p><p>See <img src="cid:logo&amp;1@x"></p>',
    attachments: [...refs(original, 2, 1, 2), (await world.upload('mine', 'mine.txt')).body.key],
    forwardOf: original,
  });
  const sent = await PostalMime.parse(world.smtp.texts()[0]!);
  expect(header(world.smtp.texts()[0]!, 'X-Forwarded-Message-Id')).toBe('<plans@example.net>');
  expect(header(world.smtp.texts()[0]!, 'References')).not.toContain('plans@example.net');
  expect(
    sent.attachments.map(({ filename, mimeType, contentId, disposition, content }) => [
      filename,
      mimeType,
      contentId,
      disposition,
      Buffer.from(content as ArrayBuffer).toString('latin1'),
    ]),
  ).toEqual([
    ['logo.gif', 'image/gif', '<logo&1@x>', 'inline', PIXEL.toString('latin1')],
    ['Plan – für Müller.pdf', 'application/pdf', undefined, 'attachment', 'PDF'],
    ['mine.txt', 'text/plain', undefined, 'attachment', 'mine'],
  ]);
  const detail = await world.detail(emailId);
  expect(detail['thread_count']).toBe(1);
  expect(detail.attachments).toMatchObject([
    { id: 1, filename: 'logo.gif', content_id: 'logo&1@x', is_inline: true },
    { id: 2, filename: 'Plan – für Müller.pdf', content_id: null, is_inline: false },
    { id: 3, filename: 'mine.txt' },
  ]);
  const file = await world.client.request('GET', `/api/emails/${emailId}/attachments/2`);
  expect(await file.text()).toBe('PDF');
});

test('an image that the text does not show is a file like others; of two with one id, the first is shown', async () => {
  const world = await makeWorld();
  const original = await receive(world);
  await world.send({ attachments: refs(original, 2) });
  await testEnv.DB.prepare('UPDATE emails SET message_id = ? WHERE id = ?').bind('<twin@x>', original).run();
  const again = await receive(world);
  expect(again).not.toBe(original);
  await world.send({
    html: '<img src="cid:logo&amp;1@x">',
    attachments: [...refs(original, 2), ...refs(again, 2)],
  });
  const [plain, shown] = await Promise.all(world.smtp.texts().map((text) => PostalMime.parse(text)));
  expect(plain!.attachments).toMatchObject([{ disposition: 'attachment' }]);
  expect(plain!.attachments[0]!.contentId).toBeUndefined();
  expect(shown!.attachments.map(({ disposition }) => disposition)).toEqual(['inline', 'attachment']);
});

test('what is not there, or of another organization, is refused in the same words; nothing is stored', async () => {
  const world = await makeWorld();
  const other = await makeWorld();
  const mine = await receive(world);
  const theirs = await receive(other);
  const before = await world.rows('SELECT id FROM emails WHERE organization_id = ?');
  const post = (over: Record<string, unknown>) => world.request('POST', '/api/send-email', mail(over));
  for (const [email, attachment] of [
    [theirs, 1],
    [mine, 4],
    [mine + 1000, 1],
  ] as const) {
    const problem = await refused(
      post({ attachments: [...refs(mine, 1), ...refs(email, attachment)] }),
      422,
      'UNKNOWN_ATTACHMENT',
    );
    expect(problem.detail).toBe(`There is no attachment ${attachment} of an email ${email}.`);
    expect(problem.errors).toMatchObject([{ path: 'attachments.1' }]);
  }
  for (const id of [theirs, mine + 1000]) {
    const problem = await refused(post({ forward_of: id }), 422, 'NO_SUCH_EMAIL');
    expect(problem.errors).toMatchObject([{ path: 'forward_of' }]);
  }
  await refused(post({ attachments: refs(mine, 3) }), 415, 'FILE_TYPE_REFUSED');
  await refused(post({ attachments: [{ email_id: mine }] }), 400, 'VALIDATION_FAILED');
  await testEnv.DB.prepare('UPDATE attachments SET size = 26214400 WHERE email_id = ? AND position = 2')
    .bind(mine)
    .run();
  await refused(post({ attachments: refs(mine, 1, 2) }), 413, 'ATTACHMENTS_TOO_LARGE');
  expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toEqual(before);
});

test('an attachment that goes away while the mail is composed is refused, and the mail not stored', async () => {
  const bucket = testEnv.BUCKET;
  let original = 0;
  const BUCKET = {
    get: (...args: Parameters<typeof bucket.get>) => bucket.get(...args),
    // The raw message is written after the file was read.
    async put(...args: Parameters<typeof bucket.put>) {
      if (original)
        await testEnv.DB.prepare('DELETE FROM attachments WHERE email_id = ?').bind(original).run();
      return bucket.put(...args);
    },
  } as unknown as R2Bucket;
  const world = await makeWorld({ BUCKET });
  original = await receive(world);
  await expect(world.send({ attachments: refs(original, 1) })).rejects.toMatchObject({
    code: 'UNKNOWN_ATTACHMENT',
  });
  expect(world.smtp.parcels).toEqual([]);
  expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toHaveLength(1);
});

test('a name that a sender chose cannot add a header', async () => {
  const world = await makeWorld();
  const original = await receive(world);
  await testEnv.DB.prepare(
    'UPDATE attachments SET filename = ?, content_type = ?, content_id = ? WHERE email_id = ?',
  )
    .bind('a"\r\nX-Injected: yes', 'message/rfc822\r\nX-Injected: yes', 'x>\r\nX-Injected: yes', original)
    .run();
  await testEnv.DB.prepare('UPDATE emails SET message_id = ? WHERE id = ?')
    .bind('<a b>\r\nX-Injected: yes', original)
    .run();
  await world.send({ html: '<img src="cid:x">', attachments: refs(original, 1), forwardOf: original });
  expect(world.smtp.texts()[0]).not.toMatch(/^X-(?:Injected|Forwarded)/m);
  expect(world.smtp.texts()[0]).toContain('application/octet-stream');
});
