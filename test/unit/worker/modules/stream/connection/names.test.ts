import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOf } from '../../../../../../src/worker/modules/stream/connection/names.ts';

const ID = 'UC0123456789012345678901';

test.each([
  [{ channel_id: ID }, [{ id: ID }]],
  [{ handle: 'anna' }, [{ forHandle: '@anna' }]],
  [{ handle: '@anna' }, [{ forHandle: '@anna' }]],
  [{ url: `https://www.youtube.com/channel/${ID}` }, [{ id: ID }]],
  [{ url: 'http://m.youtube.com/@anna/live?x=1#y' }, [{ forHandle: '@anna' }]],
  [{ url: 'https://youtube.com/@%D9%86%D9%88%D8%B1' }, [{ forHandle: '@نور' }]],
  [{ url: 'https://youtube.com/user/Anna' }, [{ forUsername: 'Anna' }]],
  [{ url: 'https://youtube.com/c/Anna' }, [{ forHandle: '@Anna' }, { forUsername: 'Anna' }]],
])('%j', (input, filters) => {
  expect(filtersOf(input)).toEqual(filters);
});

test.each([
  'https://evil.test/@anna',
  'https://youtube.com.evil.test/@anna',
  'https://youtube.com@evil.test/@anna',
  'https://127.0.0.1/@anna',
  'https://youtu.be/abc',
  'https://www.youtube.com/',
  'https://www.youtube.com/@',
  'https://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/channel/UC1',
  'https://www.youtube.com/user/a%2Fb',
  'https://www.youtube.com/c/%zz',
  'nothing',
])('%s is no channel', (url) => {
  expect(() => filtersOf({ url })).toThrow('the address of a channel');
});

test('any path is a name or refused', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      try {
        expect(filtersOf({ url: `https://www.youtube.com/${path}` }).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toMatchObject({ kind: 'invalid' });
      }
    }),
  );
});
