import { describe, expect, test } from 'vitest';
import { excess, fitting, isKept } from '../../../../../src/dashboard/api/offline/bounds.ts';

const DAY = 24 * 60 * 60_000;

describe('what was seen is stored', () => {
  test.each([
    ['/api/threads', true],
    ['/api/threads/{id}', true],
    ['/api/auth/get-session', true],
    ['/api/emails/{id}', true],
    ['/api/threadsome', false],
    ['/api/settings/security/api-keys', false],
    ['/api/settings/billing', false],
    ['/api/webhooks', false],
    ['/api/auth/list-accounts', false],
    [undefined, false],
  ])('of %s: %s', (path, kept) => {
    expect(isKept(path)).toBe(kept);
  });

  test('whole, a long list by its first page, and not if that is too long', () => {
    const page = 'x'.repeat(600_000);
    expect(fitting(['a'])).toEqual({ data: ['a'], size: 5 });
    const list = { pages: [page, page], pageParams: [undefined, 'c=1'] };
    expect(fitting(list)?.data).toEqual({ pages: [page], pageParams: [undefined] });
    expect(fitting(page + page)).toBeUndefined();
    expect(fitting({ pages: [page + page, page], pageParams: [undefined, 'c=1'] })).toBeUndefined();
  });

  test('for two weeks, and the newest of it', () => {
    const now = 100 * DAY;
    const rows = [
      { key: 'old', at: now - 15 * DAY, size: 1 },
      { key: 'large', at: now - 2 * DAY, size: 11_000_000 },
      { key: 'beyond', at: now - 3 * DAY, size: 2_000_000 },
      { key: 'new', at: now, size: 1 },
    ];
    expect(excess(rows, now).toSorted()).toEqual(['beyond', 'old']);
    const many = Array.from({ length: 403 }, (_, index) => ({ key: `${index}`, at: now - index, size: 1 }));
    expect(excess(many, now)).toEqual(['400', '401', '402']);
  });
});
