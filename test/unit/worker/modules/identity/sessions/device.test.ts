import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName } from '../../../../../../src/worker/modules/identity/sessions/device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/115.0`, 'Opera on Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.6 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${SAFARI} Version/17.6 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) ${SAFARI} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'curl'],
  ['PostmanRuntime/7.40.0', 'PostmanRuntime'],
  ['node', 'node'],
  ['Mozilla/5.0 (compatible)', null],
  ['', null],
  [null, null],
])('%s is %s', (userAgent, words) => expect(deviceName(userAgent)).toBe(words));

test('the device name of any user agent is short or null', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (userAgent) => {
      expect((deviceName(userAgent) ?? '').length).toBeLessThanOrEqual(40);
    }),
  );
});
