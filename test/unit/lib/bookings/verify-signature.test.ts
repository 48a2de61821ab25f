import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyCalComSignature, verifyCalendlySignature } from '../../../../src/lib/bookings/index.ts';

const sign = (text: string, secret = 'secret') => createHmac('sha256', secret).update(text).digest('hex');
const body = '{"title":"Größe"}';

describe('A signature of Cal.com', () => {
  test('is the HMAC of the raw body.', () => {
    expect(verifyCalComSignature(body, sign(body), 'secret')).toBe(true);
    expect(verifyCalComSignature(new TextEncoder().encode(body), sign(body), 'secret')).toBe(true);
    expect(verifyCalComSignature(body, sign(body).toUpperCase(), 'secret')).toBe(true);
  });

  test.each([
    ['missing', null],
    ['empty', ''],
    ['no-secret-provided', 'no-secret-provided'],
    ['of another body', sign(`${body} `)],
    ['of another secret', sign(body, 'other')],
    ['cut', sign(body).slice(0, 63)],
    ['longer', `${sign(body)}0`],
    ['not hex', 'z'.repeat(64)],
  ])('is refused if it is %s.', (_, header) => {
    expect(verifyCalComSignature(body, header, 'secret')).toBe(false);
  });

  test('means nothing without a secret.', () => {
    expect(verifyCalComSignature(body, 'no-secret-provided', '')).toBe(false);
  });
});

describe('A signature of Calendly', () => {
  const time = 1_790_000_000;
  const now = time * 1000;
  const v1 = sign(`${time}.${body}`);

  test('is the HMAC of the time and the raw body.', () => {
    expect(verifyCalendlySignature(body, `t=${time},v1=${v1}`, 'secret', now)).toBe(true);
    expect(verifyCalendlySignature(new TextEncoder().encode(body), `t=${time},v1=${v1}`, 'secret', now)).toBe(
      true,
    );
    expect(verifyCalendlySignature(body, `t=${time}, v1=${sign('old')}, v1=${v1}`, 'secret', now)).toBe(true);
  });

  test('holds for three minutes.', () => {
    const header = `t=${time},v1=${v1}`;
    expect(verifyCalendlySignature(body, header, 'secret', now + 180_000)).toBe(true);
    expect(verifyCalendlySignature(body, header, 'secret', now + 181_000)).toBe(false);
    expect(verifyCalendlySignature(body, header, 'secret', now - 181_000)).toBe(false);
  });

  test.each([
    ['missing', null],
    ['without a time', `v1=${v1}`],
    ['without a signature', `t=${time}`],
    ['of two times', `t=${time},t=${time},v1=${v1}`],
    ['of another time', `t=${time + 1},v1=${v1}`],
    ['of no time at all', `t=NaN,v1=${v1}`],
    ['of another body', `t=${time},v1=${sign(`${time}.{}`)}`],
    ['of an older kind', `t=${time},v0=${v1}`],
    ['very long', `t=${time},v1=${v1}${',v1=0'.repeat(1_000)}`],
  ])('is refused if it is %s.', (_, header) => {
    expect(verifyCalendlySignature(body, header, 'secret', now)).toBe(false);
  });

  test('means nothing without a secret.', () => {
    expect(verifyCalendlySignature(body, `t=${time},v1=${v1}`, '', now)).toBe(false);
  });
});
