import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAuthentication } from '../../../../../../../src/worker/modules/calendar/invitations/authentication/read-authentication.ts';
import type { Header } from '../../../../../../../src/worker/modules/calendar/invitations/authentication/trace.ts';

/** Returns the fields of a message, in their order from the top. */
function headersOf(...fields: string[]): Header[] {
  return fields.map((field) => {
    const colon = field.indexOf(':');
    return { key: field.slice(0, colon).toLowerCase(), value: field.slice(colon + 1).trim() };
  });
}

const KIM = 'kim@customer.example';
const FROM = `From: Kim Sato <${KIM}>`;
/** The field with which one of our servers records that the message came from outside. */
const CAME =
  'Received: from mail.customer.example (mail.customer.example [203.0.113.7]) by mx.us.example (Postfix) with ESMTPS id 4XyZ; Sun, 22 Nov 2026 11:00:00 +0000';
const LMTP =
  'Received: from mx.us.example by imap.us.example with LMTP id abc; Sun, 22 Nov 2026 11:00:01 +0000';
const PASS = 'Authentication-Results: mx.us.example; dmarc=pass (p=reject) header.from=customer.example';

const read = (...fields: string[]) => readAuthentication(headersOf(...fields, FROM), KIM);
const results = (text: string) => read(`Authentication-Results: mx.us.example; ${text}`, CAME);

describe('the verdict of the receiving server', () => {
  test.each([
    ['DMARC passed', 'dmarc=pass header.from=customer.example', 'pass'],
    ['DMARC passed, for a domain that is not named', 'dmarc=pass (p=none dis=none)', 'pass'],
    ['DMARC passed for another domain', 'dmarc=pass header.from=evil.example', 'none'],
    ['DMARC failed', 'dmarc=fail (p=none) header.from=customer.example', 'fail'],
    [
      'DMARC failed, although DKIM passed',
      'dkim=pass header.d=customer.example; dmarc=fail header.from=customer.example',
      'fail',
    ],
    ['DMARC failed for another domain', 'dmarc=fail header.from=evil.example', 'none'],
    [
      'DMARC says two things',
      'dmarc=none header.from=customer.example; dmarc=pass header.from=customer.example',
      'none',
    ],
    [
      'the domain has no DMARC, and DKIM passed',
      'dmarc=none header.from=customer.example; dkim=pass header.d=customer.example',
      'pass',
    ],
    ['DKIM passed', 'dkim=pass header.d=customer.example header.s=s1', 'pass'],
    ['DKIM passed for a subdomain', 'dkim=pass header.d=mail.customer.example', 'pass'],
    ['DKIM passed for the signer', 'dkim=pass header.i=@customer.example', 'pass'],
    ['DKIM passed for a newsletter service', 'dkim=pass header.d=service.example', 'none'],
    [
      'one of two signatures is aligned',
      'dkim=pass header.d=service.example; dkim=pass header.d=customer.example',
      'pass',
    ],
    ['DKIM failed', 'dkim=fail header.d=customer.example', 'none'],
    ['SPF passed', 'spf=pass (ok) smtp.mailfrom=bounces@customer.example', 'pass'],
    ['SPF passed for a domain', 'spf=pass smtp.mailfrom=bounce.customer.example', 'pass'],
    ['SPF passed for a quoted sender', 'spf=pass smtp.mailfrom="kim; dmarc=fail"@customer.example', 'pass'],
    ['SPF passed for the name of the computer', 'spf=pass smtp.helo=customer.example', 'none'],
    ['SPF passed for another domain', 'spf=pass smtp.mailfrom=kim@evil.example', 'none'],
    ['SPF has a soft failure', 'spf=softfail smtp.mailfrom=kim@customer.example', 'none'],
    ['nothing was tried', 'none', 'none'],
    ['everything is in capitals', 'DMARC=PASS HEADER.FROM=CUSTOMER.EXAMPLE', 'pass'],
    ['methods have versions', 'dkim/1=pass header.d=customer.example', 'pass'],
    ['a verdict stands in a comment', 'dkim=none (dmarc=pass header.from=customer.example)', 'none'],
    ['a verdict stands in a nested comment', 'dkim=none ((x) dmarc=pass)', 'none'],
    [
      'a verdict stands in a quoted reason',
      'dkim=fail reason="x; dmarc=pass" header.d=customer.example',
      'none',
    ],
    ['a comment does not end', 'dmarc=pass (header.from=customer.example', 'none'],
    ['a quoted string does not end', 'dmarc=pass header.from="customer.example', 'none'],
  ] as const)('when %s', (_, text, verdict) => {
    expect(results(text)).toBe(verdict);
  });

  test('is that of all of its fields, and a failure outweighs', () => {
    expect(read(PASS, PASS.replace('pass', 'fail'), CAME)).toBe('fail');
    expect(read('Authentication-Results: mx.us.example; dkim=none', PASS, CAME)).toBe('pass');
  });

  test('is about the domain in From, however it is written', () => {
    const punycode = 'Authentication-Results: mx.us.example; dmarc=pass header.from=xn--mller-kva.example';
    const of = (from: string) => readAuthentication(headersOf(punycode, CAME, `From: ${from}`), from);
    expect(of('kim@müller.example')).toBe('pass');
    expect(of('kim@XN--MLLER-KVA.example')).toBe('pass');
    expect(of('kim@muller.example')).toBe('none');
  });

  test('is not for a public suffix: customers of one hosting service are strangers', () => {
    const signed = 'Authentication-Results: mx.us.example; dkim=pass header.d=evil.github.io';
    expect(readAuthentication(headersOf(signed, CAME, 'From: kim@kim.github.io'), 'kim@kim.github.io')).toBe(
      'none',
    );
    const british = 'Authentication-Results: mx.us.example; spf=pass smtp.mailfrom=evil.co.uk';
    expect(readAuthentication(headersOf(british, CAME, 'From: kim@kim.co.uk'), 'kim@kim.co.uk')).toBe('none');
  });
});

describe('a message with an unclear sender has no verdict', () => {
  test.each([
    ['two From fields', [FROM, 'From: boss@us.example']],
    ['two addresses', ['From: kim@customer.example, boss@us.example']],
    ['an address for a name', ['From: boss@us.example <kim@customer.example>']],
    ['no From', []],
    ['quotes without end', [`From: ${'"\\'.repeat(100_000)} <kim@customer.example>`]],
  ])('%s', (_, fields) => {
    expect(readAuthentication(headersOf(PASS, CAME, ...fields), KIM)).toBe('none');
  });

  test('but a quoted name may look like an address', () => {
    expect(readAuthentication(headersOf(PASS, CAME, `From: "kim@home" <${KIM}>`), KIM)).toBe('pass');
  });

  test.each(['', 'kim', 'kim@', 'kim@a b', 'kim@[203.0.113.7]', 'kim@x/y'])('%j', (from) => {
    expect(readAuthentication(headersOf(PASS, CAME, `From: ${from}`), from)).toBe('none');
  });
});

describe('whose results count', () => {
  test('those above the field that says how the message came from outside', () => {
    expect(read(PASS, CAME)).toBe('pass');
    expect(read(LMTP, PASS, CAME)).toBe('pass');
    expect(
      read('Received: by imap.us.example with SMTP id 1; Sun, 22 Nov 2026 11:00:02 +0000', PASS, CAME),
    ).toBe('pass');
    expect(
      read('Received: (qmail 31045 invoked by uid 89); Sun, 22 Nov 2026 11:00:02 +0000', PASS, CAME),
    ).toBe('pass');
  });

  test('those of Gmail, which stand in its seal above', () => {
    expect(
      read(
        'Delivered-To: me@gmail.com',
        'Received: by 2002:a05:6402:1234:b0:5c8:1 with SMTP id x1csp1; Sun, 22 Nov 2026 03:00:02 -0800 (PST)',
        'X-Received: by 2002:a17:907:1 with SMTP id y2; Sun, 22 Nov 2026 03:00:02 -0800 (PST)',
        'ARC-Seal: i=1; a=rsa-sha256; t=1; cv=none; d=google.com; s=arc-20240605; b=x',
        'ARC-Authentication-Results: i=1; mx.google.com; dkim=pass header.i=@customer.example header.s=s1; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=customer.example',
        'Return-Path: <kim@customer.example>',
        'Received: from mail.customer.example (mail.customer.example. [203.0.113.7]) by mx.google.com with ESMTPS id z3 for <me@gmail.com> (version=TLS1_3); Sun, 22 Nov 2026 03:00:01 -0800 (PST)',
        'Authentication-Results: mx.google.com; dmarc=fail header.from=customer.example',
      ),
    ).toBe('pass');
  });

  const EXCHANGE = [
    'Received: from AM0PR01.eurprd01.prod.outlook.com (2603:10a6:208::1) by DB9PR01.eurprd01.prod.outlook.com with HTTPS; Sun, 22 Nov 2026 11:00:03 +0000',
    'Received: from AM5.eop-EUR05.prod.protection.outlook.com (2603:10a6:206::2) by AM0PR01.eurprd01.prod.outlook.com (2603:10a6:208::1) with Microsoft SMTP Server id 15.20; Sun, 22 Nov 2026 11:00:02 +0000',
  ];
  const EXCHANGE_CAME =
    'Received: from mail.customer.example (203.0.113.7) by AM5.mail.protection.outlook.com (10.1.2.3) with Microsoft SMTP Server id 15.20; Sun, 22 Nov 2026 11:00:01 +0000';
  const EXCHANGE_RESULTS =
    'Authentication-Results: spf=pass (sender IP is 203.0.113.7) smtp.mailfrom=customer.example; dkim=pass (signature was verified) header.d=customer.example;dmarc=pass action=none header.from=customer.example;compauth=pass reason=100';

  test('those of Exchange Online, which names no server', () => {
    expect(read(...EXCHANGE, EXCHANGE_RESULTS, EXCHANGE_CAME)).toBe('pass');
    const failed = EXCHANGE_RESULTS.replace('dmarc=pass', 'dmarc=fail');
    expect(read(...EXCHANGE, failed, EXCHANGE_CAME, EXCHANGE_RESULTS)).toBe('fail');
    expect(read(...EXCHANGE, PASS, EXCHANGE_CAME)).toBe('none');
    expect(read(...EXCHANGE, CAME, EXCHANGE_RESULTS)).toBe('none');
    expect(read(EXCHANGE_RESULTS, CAME)).toBe('none');
  });

  test.each([
    ['no trace at all', [PASS]],
    ['results below the field', [CAME, PASS]],
    ['results below it, with a trace of their own', [CAME, PASS, CAME]],
    ['results below, where the server is in front of a mail store', [LMTP, CAME, PASS, CAME]],
    ['results of a server that is not ours', [PASS.replace('mx.us', 'mx.evil'), CAME]],
    [
      'results of a server with a similar name',
      [PASS.replace('mx.us.example', 'mx.us.example.evil.example'), CAME],
    ],
    ['results of no server', [PASS.replace('mx.us.example; ', ''), CAME]],
    ['results of another server on top, ours below', [PASS.replace('mx.us', 'mx.evil'), CAME, PASS, CAME]],
    [
      'a hop from a host that calls itself ours',
      [CAME.replace('from mail.customer.example', 'from mx.us.example'), PASS, CAME],
    ],
    [
      'a hop from this computer, as a script on a shared server sends',
      [CAME.replace('203.0.113.7', '127.0.0.1'), PASS, CAME],
    ],
    [
      'a sender that greets with the words of an own hop',
      [CAME.replace('from mail.customer.example', 'from x by mx.us.example with LMTP'), PASS, CAME],
    ],
    [
      'a sender that greets with an open comment',
      [CAME.replace('from mail.customer.example', 'from x by mx.us.example with LMTP ('), PASS, CAME],
    ],
    ['a field that nobody can read', ['Received: from "x by y with LMTP', PASS, CAME]],
    ['a field without a server', ['Received: from mail.customer.example', PASS, CAME]],
  ])('not with %s', (_, fields) => {
    expect(read(...fields)).toBe('none');
  });

  test('a sender cannot write anything that counts, wherever it stands below', () => {
    const field = fc.constantFrom(
      PASS,
      CAME,
      LMTP,
      ...EXCHANGE,
      EXCHANGE_RESULTS,
      'ARC-Authentication-Results: i=9; mx.us.example; dmarc=pass',
      'Received: by mx.us.example with LMTP',
    );
    fc.assert(
      fc.property(fc.array(field, { maxLength: 8 }), fc.constantFrom([CAME], [LMTP, CAME]), (forged, own) => {
        expect(read(...own, ...forged)).toBe('none');
      }),
    );
  });
});

test('any text gives a verdict, in linear time', () => {
  const piece = fc.constantFrom(
    '(',
    ')',
    '"',
    '\\',
    ';',
    '=',
    ' ',
    'dmarc',
    'pass',
    'by',
    'from',
    'mx.us.example',
    '\0',
    'ü',
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(['pass', 'fail', 'none']).toContain(
        read(`Authentication-Results: ${a}`, `Received: ${b}`, CAME),
      );
    }),
  );
  for (const part of ['(', ')', '"', '\\', ';', '= ', 'a ', 'a=b;']) {
    expect(read(`Authentication-Results: mx.us.example; ${part.repeat(200_000)}`, CAME)).toBe('none');
    expect(read(`Received: ${part.repeat(200_000)}`, PASS, CAME)).toBe('none');
  }
});
