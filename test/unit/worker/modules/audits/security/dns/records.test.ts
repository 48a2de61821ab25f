import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeCaa, readCaa } from '../../../../../../../src/worker/modules/audits/security/dns/caa.ts';
import {
  judgeDkim,
  likelySelectors,
} from '../../../../../../../src/worker/modules/audits/security/dns/dkim.ts';
import { readTags, readTxt } from '../../../../../../../src/worker/modules/audits/security/dns/txt.ts';

describe('TXT', () => {
  test('strings are put together, whether in quotes or not', () => {
    expect(readTxt('v=spf1 -all')).toBe('v=spf1 -all');
    expect(readTxt('"v=spf1 -all"')).toBe('v=spf1 -all');
    expect(readTxt('"v=DKIM1; p=AAA" "BBB"')).toBe('v=DKIM1; p=AAABBB');
    expect(readTxt('"a\\"b\\\\c\\;\\100"')).toBe('a"b\\c;d');
  });

  test('any data is read', () => {
    const data = fc.array(fc.constantFrom('"', '\\', '1', '255', ' ', 'a')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(data, (text) => {
        expect(readTxt(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('the first tag of a name counts', () => {
    expect([...readTags('P=a=b; ; k ; p=c')]).toEqual([
      ['p', 'a=b'],
      ['k', ''],
    ]);
  });
});

describe('CAA', () => {
  // The record 0 issue "ca.example" as bytes.
  const BYTES = '\\# 17 00 05 69 73 73 75 65 63 61 2E 65 78 61 6D 70 6C 65';

  test('records are read as text and as bytes', () => {
    expect(readCaa('0 issue "letsencrypt.org"')).toEqual({ tag: 'issue', value: 'letsencrypt.org' });
    expect(readCaa('128 IssueWild ";"')).toEqual({ tag: 'issuewild', value: ';' });
    expect(readCaa(BYTES)).toEqual({ tag: 'issue', value: 'ca.example' });
    for (const broken of ['', 'issue', '0', '\\# 1 00', '\\# 3 00 05 69', '\\# x', '0 is-sue "a"']) {
      expect(readCaa(broken), broken).toBeNull();
    }
  });

  test('the first name that has records decides', () => {
    const places = [
      { name: 'www.example.com', records: [] },
      { name: 'example.com', records: [BYTES, '0 iodef "mailto:a@example.com"'] },
    ];
    expect(judgeCaa(places)).toEqual({
      result: 'pass',
      evidence: ['example.com: issue "ca.example"', 'example.com: iodef "mailto:a@example.com"'],
    });
    expect(judgeCaa([{ name: 'www.example.com', records: ['0 iodef "a"'] }, places[1]!]).result).toBe('fail');
    expect(judgeCaa([places[0]!])).toEqual({ result: 'fail', evidence: ['www.example.com: no CAA record'] });
  });

  test('any data is read', () => {
    const data = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', 'f', ' ', '9') }).map((hex) => `\\# 5 ${hex}`),
    );
    fc.assert(
      fc.property(data, (record) => {
        expect(['pass', 'fail']).toContain(judgeCaa([{ name: 'example.com', records: [record] }]).result);
      }),
    );
  });
});

describe('DKIM', () => {
  test('a key is a hint, and none proves nothing', () => {
    const name = 'google._domainkey.example.com';
    expect(judgeDkim([{ name, texts: ['v=DKIM1; k=rsa; p=MIIB'] }])).toEqual({
      result: 'pass',
      evidence: [`${name}: a public key`],
    });
    expect(judgeDkim([{ name, texts: ['p=MIIB'] }]).result).toBe('pass');
    for (const text of ['v=DKIM1; p=', 'v=spf1 -all', 'v=DKIM2; p=a', '']) {
      expect(judgeDkim([{ name, texts: [text] }]).result, text).toBe('not_measured');
    }
  });

  test('the selectors of the services that send for the domain come first', () => {
    expect(likelySelectors(['v=spf1 include:spf.protection.outlook.com include:SENDGRID.net -all'])).toEqual([
      'selector1',
      's1',
      'default',
      'google',
      'mail',
    ]);
  });
});
