import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../../../../src/lib/message/parse.ts';
import { multipart, parse } from '../message.ts';

const daemon = {
  'Return-Path': '<>',
  From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>',
  Subject: 'Undelivered Mail Returned to Sender',
  'Message-ID': '<bounce@mx.example.com>',
};
const ORIGINAL =
  'Message-ID: <original@herald.test>\nFrom: support@herald.test\nTo: kim@example.com\nSubject: Hi';

/** Returns a report (RFC 3464) with these groups of fields. */
const dsn = (groups: string[], over: Record<string, string | null> = daemon, enclosed = ORIGINAL) =>
  multipart(
    'multipart/report; report-type=delivery-status',
    [
      'Content-Type: text/plain\n\nThis is the mail system. I am sorry.',
      `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n\n${groups.join('\n\n')}\n`,
      `Content-Type: message/rfc822\n\n${enclosed}\n\nHi\n`,
    ],
    over,
  );

describe('delivery status notifications (RFC 3464)', () => {
  test('one recipient with all fields', async () => {
    const raw = dsn([
      [
        'Final-Recipient: rfc822; kim@new.example',
        'Original-Recipient: rfc822;Kim@example.com',
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; mx.new.example',
        'Diagnostic-Code: smtp; 550 5.1.1 <kim@new.example>:',
        '    no such user',
      ].join('\n'),
    ]);
    const email = await parseMessage(raw);
    expect(email.automaticReason).toBe('delivery_status');
    expect(email.bounce).toEqual({
      kind: 'delivery_status',
      recipients: [
        {
          address: 'kim@new.example',
          original: 'Kim@example.com',
          action: 'failed',
          status: '5.1.1',
          diagnostic: '550 5.1.1 <kim@new.example>: no such user',
        },
      ],
      originalIds: ['<original@herald.test>'],
      needsOriginal: false,
    });
    // The part for people is the text; the report and the original are attachments.
    expect(email.text.trim()).toBe('This is the mail system. I am sorry.');
    expect(email.attachments.map(({ contentType }) => contentType)).toEqual([
      'message/delivery-status',
      'message/rfc822',
    ]);
  });

  test('several recipients with different outcomes', async () => {
    const { bounce } = await parseMessage(
      dsn([
        'Final-Recipient: rfc822; a@example.com\nAction: failed\nStatus: 5.2.2 (full)',
        'Final-Recipient: rfc822; b@example.com\nAction: delayed\nStatus: 4.4.1\nWill-Retry-Until: Mon, 1 Jan 2029',
        'Final-Recipient: rfc822; c@example.com\nAction: relayed (to mailer)\nStatus: 2.1.9',
        'Final-Recipient: rfc822;<d@example.com>\nDiagnostic-Code: smtp; 452 4.2.2 over quota',
        'Final-Recipient: X400; not an address\nAction: failed',
      ]),
    );
    expect(bounce!.recipients.map(({ address, action, status }) => [address, action, status])).toEqual([
      ['a@example.com', 'failed', '5.2.2'],
      ['b@example.com', 'delayed', '4.4.1'],
      ['c@example.com', 'relayed', '2.1.9'],
      ['d@example.com', 'delayed', '4.2.2'],
    ]);
  });

  test('a report of delivery is automatic, but not a bounce', async () => {
    const raw = dsn(['Final-Recipient: rfc822; a@example.com\nAction: delivered\nStatus: 2.0.0']);
    expect(await parseMessage(raw)).toMatchObject({ bounce: null, automaticReason: 'null_return_path' });
  });

  test('of 500 recipients, the first 100 count', async () => {
    const groups = Array.from(
      { length: 500 },
      (_, i) => `Final-Recipient: rfc822; p${i}@example.com\nAction: failed`,
    );
    const { bounce } = await parseMessage(dsn(groups));
    expect(bounce!.recipients).toHaveLength(100);
    expect(bounce!.recipients[99]!.address).toBe('p99@example.com');
  });

  test('the headers of the original, and the ids in the report', async () => {
    const raw = multipart(
      'multipart/report; report-type="delivery-status"',
      [
        'Content-Type: text/plain\n\nSorry.',
        'Content-Type: message/delivery-status\n\nReporting-MTA: dns; x\nX-Original-Message-ID: <second@herald.test>\n\nFinal-Recipient: rfc822; a@example.com\nAction: failed\nStatus: 5.0.0',
        'Content-Type: text/rfc822-headers\n\nSubject: Hi\nMessage-Id:\n <first@herald.test>\n',
      ],
      { ...daemon, 'In-Reply-To': '<third@herald.test>', References: '<fourth@herald.test>' },
    );
    const { bounce } = await parseMessage(raw);
    expect(bounce!.originalIds).toEqual([
      '<first@herald.test>',
      '<second@herald.test>',
      '<third@herald.test>',
      '<fourth@herald.test>',
    ]);
  });

  test('a report in an ordinary message from the mail system', async () => {
    const raw = multipart(
      'multipart/mixed',
      [
        'Content-Type: text/plain\n\nSorry.',
        'Content-Type: message/delivery-status\n\nOriginal-Recipient: <a@example.com>\nAction: failed',
      ],
      { ...daemon, From: '<>', 'Return-Path': null },
    );
    expect((await parseMessage(raw)).bounce!.recipients).toMatchObject([{ address: 'a@example.com' }]);
  });

  test('a report that names its own id has no original', async () => {
    const raw = dsn(
      ['Final-Recipient: rfc822; a@example.com\nAction: failed'],
      daemon,
      'Message-ID: <bounce@mx.example.com>',
    );
    expect((await parseMessage(raw)).bounce!.originalIds).toEqual([]);
  });
});

describe('complaints (RFC 5965)', () => {
  test('with one recipient', async () => {
    const raw = multipart(
      'multipart/report; report-type=feedback-report',
      [
        'Content-Type: text/plain\n\nThis is an abuse report.',
        'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: x/1\nVersion: 1\nOriginal-Rcpt-To: <kim@example.com>',
        `Content-Type: message/rfc822\n\n${ORIGINAL}\n\nHi`,
      ],
      { From: 'feedback@provider.example', 'Return-Path': '<feedback@provider.example>' },
    );
    expect(await parseMessage(raw)).toMatchObject({
      automaticReason: 'complaint',
      bounce: {
        kind: 'complaint',
        recipients: [{ address: 'kim@example.com', action: 'complained', status: null, diagnostic: 'abuse' }],
        originalIds: ['<original@herald.test>'],
        needsOriginal: false,
      },
    });
  });

  test('without a recipient, the one of the original counts', async () => {
    const raw = multipart('multipart/report; report-type=feedback-report', [
      'Content-Type: message/feedback-report\n\nFeedback-Type: opt-out\nVersion: 1',
      `Content-Type: text/rfc822-headers\n\n${ORIGINAL}`,
    ]);
    expect((await parseMessage(raw)).bounce).toMatchObject({
      recipients: [{ address: 'kim@example.com', diagnostic: 'opt-out' }],
    });
  });
});

describe('bounces in a mail system’s own words', () => {
  const from = (system: string, subject: string) => ({ ...daemon, From: system, Subject: subject });

  test('qmail', async () => {
    const text = [
      'Hi. This is the qmail-send program at example.com.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      '',
      '<kim@example.com>:',
      '192.0.2.1 does not like recipient.',
      'Remote host said: 550 5.1.1 no mailbox here',
      'Giving up on 192.0.2.1.',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Return-Path: <support@herald.test>',
      'Message-ID: <original@herald.test>',
      'To: kim@example.com, other@example.com',
      '',
    ].join('\n');
    const { bounce, automaticReason } = await parse(
      from('MAILER-DAEMON@example.com', 'failure notice'),
      text,
    );
    expect(automaticReason).toBe('bounce');
    expect(bounce).toEqual({
      kind: 'bounce',
      recipients: [
        {
          address: 'kim@example.com',
          original: 'kim@example.com',
          action: 'failed',
          status: '5.1.1',
          diagnostic:
            '192.0.2.1 does not like recipient. Remote host said: 550 5.1.1 no mailbox here Giving up on 192.0.2.1.',
        },
      ],
      originalIds: ['<original@herald.test>'],
      needsOriginal: false,
    });
  });

  test('Exim, with its own header', async () => {
    const text = [
      'This message was created automatically by mail delivery software.',
      '',
      'A message that you sent could not be delivered to all of its recipients.',
      'The following address(es) failed:',
      '',
      '  kim@example.com',
      '    SMTP error from remote mail server after RCPT TO: 550 5.7.1 relaying denied',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      'Message-Id: <original@herald.test>',
      '',
    ].join('\n');
    const over = {
      ...from(
        'Mail Delivery System <Mailer-Daemon@example.com>',
        'Mail delivery failed: returning message to sender',
      ),
      'X-Failed-Recipients': 'kim@example.com,\r\n lee@example.com',
    };
    const { bounce } = await parse(over, text);
    expect(bounce!.recipients).toMatchObject([
      { address: 'kim@example.com', status: '5.7.1', action: 'failed' },
      { address: 'lee@example.com' },
    ]);
    expect(bounce!.originalIds).toEqual(['<original@herald.test>']);
  });

  test('a warning counts as a delay', async () => {
    const text =
      'Your message is delayed. It will be retried.\n\n  kim@example.com\n    Connection timed out\n';
    const { bounce } = await parse(
      from('mailer-daemon@example.com', 'Warning: message 1abc delayed 24 hours'),
      text,
    );
    expect(bounce!.recipients).toMatchObject([{ address: 'kim@example.com', action: 'delayed' }]);
  });

  test.each([
    ['tony@example.com: unknown user', 'tony@example.com'],
    ['To: <kim@example.com>', 'kim@example.com'],
    ['  to kim@example.com', 'kim@example.com'],
    ['Final-Recipient: rfc822;kim@example.com', 'kim@example.com'],
    ['> RCPT TO:<kim@example.com>', 'kim@example.com'],
    ['<kim@example.com>...', 'kim@example.com'],
  ])('the address at the beginning of a line: %s', async (line, address) => {
    const { bounce } = await parse(
      from('mailer-daemon@example.com', 'Delivery failure'),
      `It could not be delivered.\n\n${line}\n`,
    );
    expect(bounce!.recipients).toMatchObject([{ address }]);
  });

  test('other mail from a postmaster is automatic, but not a bounce', async () => {
    const email = await parse(
      {
        From: 'postmaster@example.com',
        'Return-Path': '<postmaster@example.com>',
        Subject: 'Maintenance on Sunday',
      },
      'The mail servers are down from 2 to 3.\n',
    );
    expect(email).toMatchObject({ automaticReason: 'sender', bounce: null });
  });

  test('an automatic reply with an empty return path is not a bounce', async () => {
    const over = { 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied', Subject: 'Automatic reply: Hi' };
    const email = await parse(over, 'I am away until Monday.\n');
    expect(email).toMatchObject({ automaticReason: 'auto_submitted', bounce: null });
  });

  test('a person who quotes a bounce sends no bounce', async () => {
    const email = await parse(
      { Subject: 'Undelivered Mail Returned to Sender' },
      '<a@example.com>: 550 5.1.1 user unknown\n',
    );
    expect(email).toMatchObject({ automaticReason: null, bounce: null });
  });
});
