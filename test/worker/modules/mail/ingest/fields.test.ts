import { describe, expect, test } from 'vitest';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import { makeOrganization } from '../../../helpers.ts';
import { mail, save, saveRaw } from './calls.ts';

describe('fields are read like headers of a message', () => {
  const cases: [string, Record<string, string | null>][] = [
    ['no From', { From: null }],
    ['a From without an address', { From: 'Kim' }],
    ['no To', { To: null }],
    ['undisclosed recipients', { To: 'undisclosed-recipients:;' }],
    ['a group', { To: 'Team: a@example.com, Support <support@herald.test>;' }],
    ['a To that names nobody', { To: 'nobody' }],
    [
      'recipients that are too many for a line',
      { To: `${'a@example.com, '.repeat(150)}support@herald.test` },
    ],
    ['a Reply-To that is none', { 'Reply-To': 'me' }],
    ['a Message-ID with a space', { 'Message-ID': '<two words@example.com>' }],
    ['two Message-IDs', { 'Message-ID': '<one@example.com> <two@example.com>' }],
    ['a Message-ID that is too long', { 'Message-ID': `<${'x'.repeat(1000)}@example.com>` }],
    ['In-Reply-To as a phrase', { 'In-Reply-To': 'Your message of "Mon, 16 Nov 2026" <parent@example.com>' }],
    ['In-Reply-To with two ids', { 'In-Reply-To': '<other@example.com>\r\n\t<parent@example.com>' }],
    ['In-Reply-To without an id', { 'In-Reply-To': 'what you wrote' }],
    [
      'References with words between',
      { References: '<other@example.com> (she said)\r\n <parent@example.com>' },
    ],
    ['a tab in the subject', { Subject: 'one\r\n\ttwo' }],
    ['a long subject', { Subject: 'many words '.repeat(200).trim() }],
  ];
  test.each(cases)('%s', async (_, fault) => {
    const headers: Record<string, string | null> = {
      'Message-ID': '<it@example.com>',
      From: 'Kim Sato <kim@example.com>',
      To: 'support@herald.test',
      Subject: 'My parcel',
      ...fault,
    };
    const fields = Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : [{ name, value }],
    );
    const value = (name: string) => headers[name] ?? undefined;
    const posted = async (body: Record<string, unknown> | string) => {
      const client = await makeOrganization();
      await save(client, mail({ message_id: '<parent@example.com>' }));
      const response = typeof body === 'string' ? await saveRaw(client, body) : await save(client, body);
      expect(response.status).toBe(201);
      const email = (await response.json()) as EmailDetail;
      const { from_address, from_name, to_address, to, reply_to, subject, tag, thread_count } = email;
      const { in_reply_to_message_id, is_automatic } = email;
      const message_id = email.message_id.replace(/.*(?=@synthesized)/, '');
      return {
        ...{ from_address, from_name, to_address, to, reply_to, subject, tag, thread_count },
        ...{ in_reply_to_message_id, is_automatic, message_id },
      };
    };
    const raw = `${fields.map(({ name, value }) => `${name}: ${value}\r\n`).join('')}\r\nWhere is it?`;
    expect(
      await posted({
        message_id: value('Message-ID'),
        from_address: value('From'),
        to_address: value('To'),
        reply_to: value('Reply-To'),
        subject: value('Subject'),
        in_reply_to_message_id: value('In-Reply-To'),
        references_chain: value('References'),
        body_text: 'Where is it?',
      }),
    ).toEqual(await posted(raw));
  });

  test.each([
    [
      'a mailing list',
      [{ name: 'List-Id', value: '<news.example.com>' }],
      { is_automatic: true, automatic_reason: 'mailing_list' },
    ],
    [
      'an automatic reply',
      [{ name: 'AUTO-SUBMITTED ', value: 'auto-replied' }],
      { is_automatic: true, automatic_reason: 'auto_submitted' },
    ],
    [
      'a bounce',
      [
        { name: 'Return-Path', value: '<>' },
        { name: 'Content-Type', value: 'multipart/report;\r\n report-type=delivery-status' },
      ],
      {
        is_bounce: true,
        bounce: { recipients: [{ address: 'lost@example.com', action: 'failed', status: '5.1.1' }] },
      },
    ],
    [
      'mail by Bcc',
      [{ name: 'Delivered-To', value: 'partners@herald.test' }],
      { tag: 'Partners', is_automatic: false },
    ],
    [
      'a person',
      [{ name: 'Received', value: 'from a by b' }],
      { is_automatic: false, automatic_reason: null },
    ],
  ])('the headers beside them show %s', async (_, headers, expected) => {
    const client = await makeOrganization();
    const body_text = 'Final-Recipient: rfc822; lost@example.com\nAction: failed\nStatus: 5.1.1\n';
    const response = await save(client, mail({ headers, body_text, to_address: 'undisclosed-recipients:;' }));
    expect(await response.json()).toMatchObject(expected);
  });
});
