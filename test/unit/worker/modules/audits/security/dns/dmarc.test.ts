import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDmarc } from '../../../../../../../src/worker/modules/audits/security/dns/dmarc.ts';

function judge(texts: string[], own: string[] | null = null) {
  const host = own && { domain: 'shop.example.com', texts: own };
  return judgeDmarc({ domain: 'example.com', texts }, host);
}

test('a policy of quarantine or reject passes', () => {
  expect(judge(['v=DMARC1; p=reject; rua=mailto:a@example.com'])).toEqual({
    result: 'pass',
    evidence: ['_dmarc.example.com: v=DMARC1; p=reject; rua=mailto:a@example.com'],
  });
  expect(judge(['v=DMARC1;p=QUARANTINE;sp=reject;pct=50']).result).toBe('pass');
});

test.each([
  ['no record', []],
  ['another record', ['v=spf1 -all']],
  ['two records', ['v=DMARC1; p=reject', 'v=DMARC1; p=reject']],
  ['p=none', ['v=DMARC1; p=none']],
  ['no p', ['v=DMARC1; rua=mailto:a@example.com']],
  ['an unknown p', ['v=DMARC1; p=constructor']],
  ['sp=none, for subdomains', ['v=DMARC1; p=reject; sp=none']],
  ['quarantine for no message', ['v=DMARC1; p=quarantine; pct=0']],
  ['another case of the version', ['v=dmarc1; p=reject']],
  ['a version with more behind it', ['v=DMARC12; p=reject']],
  ['a version without a semicolon', ['v=DMARC1 p=reject']],
  ['a version with a comma', ['v=DMARC1, p=reject']],
  ['white space before the version', [' v=DMARC1; p=reject']],
  ['a version that comes second', ['p=reject; v=DMARC1']],
  ['a policy without its name', ['v=DMARC1; reject']],
  ['a policy with a colon', ['v=DMARC1; p:reject']],
  ['a policy with more behind it', ['v=DMARC1; p=reject rua=mailto:a@example.com']],
  ['a policy in quotes', ['v=DMARC1; p="reject"']],
  ['an unknown sp', ['v=DMARC1; p=reject; sp=strict']],
  ['two policies', ['v=DMARC1; p=reject; p=none']],
  ['a tag that is repeated', ['v=DMARC1; p=reject; rua=mailto:a@example.com; RUA=mailto:b@example.com']],
  ['quarantine in a test', ['v=DMARC1; p=quarantine; t=y']],
])('%s fails', (_, texts) => {
  expect(judge(texts)).toMatchObject({ result: 'fail', evidence: expect.any(Array) });
});

test.each([
  'v=DMARC1;p=reject;',
  'v = DMARC1 ;\t p = Reject ; ',
  'V=DMARC1; P=reject',
  'v=DMARC1; rua=mailto:a@example.com; p=reject',
  'v=DMARC1; p=reject; x=unknown; sp=quarantine',
  'v=DMARC1; p=reject; rua=mailto:a@example.com!10m,https://a.example/?b=c; ruf=mailto:b@example.com , mailto:c@example.com!5',
  'v=DMARC1; p=reject; adkim=s; aspf=R; fo=1:d:s; rf=afrf; ri=86400; pct=100; np=reject; psd=n; t=n',
])('%s is a record without a mistake', (record) => {
  expect(judge([record])).toEqual({ result: 'pass', evidence: [`_dmarc.example.com: ${record}`] });
});

test.each([
  'adkim=x',
  'aspf=',
  'fo=2',
  'pct=101',
  'pct=ten',
  'ri=1 day',
  'rf=',
  'rua=a@example.com',
  'ruf=mailto:',
  't=yes',
])('receivers ignore %s, and it is named', (tag) => {
  const record = `v=DMARC1; p=quarantine; ${tag}`;
  expect(judge([record])).toEqual({
    result: 'pass',
    evidence: [`${tag} is invalid, and receivers ignore it (RFC 7489, 6.3)`, `_dmarc.example.com: ${record}`],
  });
});

test('a record in small letters is shown', () => {
  expect(judge(['v=dmarc1; p=reject']).evidence).toEqual([
    '_dmarc.example.com: no TXT record begins with v=DMARC1',
    'it is no such record: v=dmarc1; p=reject',
  ]);
});

test('no record is told from several', () => {
  const record = 'v=DMARC1; p=reject';
  expect(judge([]).evidence).toEqual(['_dmarc.example.com: no TXT record begins with v=DMARC1']);
  expect(judge([record, record]).evidence).toEqual([
    '_dmarc.example.com: more than one TXT record begins with v=DMARC1',
  ]);
});

test('reject in a test is still quarantine', () => {
  expect(judge(['v=DMARC1; p=reject; t=y']).result).toBe('pass');
});

test('a host without a record has that of its domain, and else its own', () => {
  const domain = ['v=DMARC1; p=reject'];
  expect(judge(domain, []).result).toBe('pass');
  expect(judge(domain, ['v=DMARC1; p=none'])).toEqual({
    result: 'fail',
    evidence: [
      '_dmarc.example.com: v=DMARC1; p=reject',
      'p=none asks receivers for nothing',
      '_dmarc.shop.example.com: v=DMARC1; p=none',
    ],
  });
  expect(judge(['v=DMARC1; p=none'], domain).result).toBe('fail');
});

test('any text gets a verdict', () => {
  const word = fc.constantFrom('v=DMARC1', ';', '=', 'p', 'sp', 'none', 'reject', ' ', 'pct', '__proto__');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, (rest) => {
      expect(judge([`v=DMARC1;${rest}`]).evidence).not.toEqual([]);
    }),
  );
});
