/** A message gives the same email as fields and through n8n; test/soak/worker/ways-in.test.ts has the other ways. */
import { readdirSync, readFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { type ParsedEmail, parseMessage, readOriginal } from '../../../../../src/lib/message/parse.ts';
import { parseFields } from '../../../../../src/worker/modules/mail/ingest/fields.ts';
import { wholeMessage } from '../../../n8n-workflow.ts';

const FOLDER = new URL('../../../lib/message/cases/', import.meta.url);

interface Case {
  name: string;
  raw?: string;
  raw_base64?: string;
}

const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as Case)
  .map(({ name, raw, raw_base64 = '' }) => ({
    name,
    bytes: raw === undefined ? Buffer.from(raw_base64, 'base64') : Buffer.from(raw.replace(/\r?\n/g, '\r\n')),
  }));

test.each(cases)('fields: $name', async ({ bytes }) => {
  const right = await parseMessage(bytes);
  const { headers, html } = await readOriginal(bytes);
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const email = parseFields({
    message_id: right.messageId,
    // A field has one sender; a second From is one of the headers.
    ...(all('from').length === 1 && { from_address: all('from')[0] }),
    to_address: all('to'),
    cc: all('cc'),
    ...(all('reply-to').length > 0 && { reply_to: all('reply-to').join(', ') }),
    subject: right.subject,
    body_text: right.text,
    body_html: html,
    in_reply_to_message_id: all('in-reply-to').join(' '),
    references_chain: all('references'),
    headers: headers.map(({ key, value }) => ({ name: key, value })),
  });
  // Fields have no files. A bounce says less without its report.
  const { attachments, problems, bounce, automaticReason, date, ...rest } = right;
  expect(email).toMatchObject(bounce ? rest : { ...rest, automaticReason });
});

/** What a person sees of an email, and what Herald decides by. */
const shownOf = ({ from, to, cc, replyTo, subject, text, bounce, automaticReason }: ParsedEmail) => ({
  ...{ from, to, cc, replyTo, bounce, automaticReason },
  subject,
  text: text.trim(),
});

test('through n8n, wherever n8n itself reads the message right', { timeout: 120_000 }, async () => {
  let compared = 0;
  for (const { name, bytes } of cases) {
    const right = await parseMessage(bytes);
    const { attachments, headerLines, ...texts } = await simpleParser(bytes);
    const headers = Object.fromEntries(headerLines.map(({ key, line }) => [key, line]));
    const files = attachments.map(({ contentType, filename, content }) => ({
      mimeType: contentType,
      fileName: filename,
      content,
    }));
    const email = await parseMessage(await wholeMessage({ ...texts, headers }, files));
    // n8n keeps neither bytes that are not UTF-8 nor repeated headers, and reads what is broken as far as it can.
    const isReadRight = email.text.trim() === right.text.trim() && email.subject === right.subject;
    if (!isReadRight || headers['from'] === undefined) continue;
    compared++;
    expect(shownOf(email), name).toEqual(shownOf(right));
    if (headers['message-id'] && headerLines.length === Object.keys(headers).length) {
      expect(email, name).toMatchObject({
        messageId: right.messageId,
        inReplyTo: right.inReplyTo,
        references: right.references,
      });
    }
  }
  expect(compared).toBeGreaterThan(600);
});
