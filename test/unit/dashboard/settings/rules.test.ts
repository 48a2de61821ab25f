/** Tests of the logic of the settings that needs no page. */
import * as fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { compareDays, daysLeft } from '../../../../src/dashboard/features/settings/ai/days.ts';
import {
  fillTemplate,
  unknownVariable,
} from '../../../../src/dashboard/features/settings/auto-reply/template.ts';
import { slugOf } from '../../../../src/dashboard/features/settings/organization/slug.ts';
import { qrPath } from '../../../../src/dashboard/features/settings/security/qr.ts';
import { isZone } from '../../../../src/dashboard/lib/zones.ts';
import { niceTop } from '../../../../src/dashboard/ui/charts/axis.ts';

group('a short name', () => {
  test('follows the name, with umlauts and marks taken apart', () => {
    expect(slugOf('Müller & Söhne')).toBe('muller-sohne');
    expect(slugOf("Kim's Straße")).toBe('kims-strasse');
    expect(slugOf('東京')).toBe('');
  });
  test('is always one that the API takes, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = slugOf(name);
        expect(slug.length).toBeLessThanOrEqual(64);
        expect(slug).toMatch(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });
});

group('a template', () => {
  const values = { sender_name: 'Kim', subject: '{{ticket}}', inbox_name: 'Support', ticket: '7' };
  test('is filled in once: what comes from outside is no template', () => {
    expect(fillTemplate('{{ sender_name }}: {{subject}} {{other}}', values)).toBe(
      'Kim: {{ticket}} {{other}}',
    );
  });
  test('names the first variable that does not exist', () => {
    expect(unknownVariable('{{subject}} {{ name }}')).toBe('name');
    expect(unknownVariable('{{subject}} { ticket }')).toBeUndefined();
  });
});

group('usage by day', () => {
  const days = Array.from({ length: 90 }, (_, index) => ({ date: `d${index}`, tokens: index, calls: 1 }));
  test('has each day beside the one as far before', () => {
    const week = compareDays(days, '7d');
    expect(week.days.map(({ tokens, before }) => [tokens, before])).toEqual(
      [83, 84, 85, 86, 87, 88, 89].map((tokens) => [tokens, tokens - 7]),
    );
    expect(week).toMatchObject({ total: 602, before: 553, calls: 7 });
  });
  test('has no days before, where the API tells none', () => {
    expect(compareDays(days, '90d').before).toBeUndefined();
    expect(compareDays(days, '90d').days[0]!.before).toBeUndefined();
  });
  test('says for how long tokens last', () => {
    const even = Array.from({ length: 90 }, (_, index) => ({ date: `d${index}`, tokens: 100, calls: 1 }));
    expect(daysLeft(1050, even)).toBe(10);
    expect(daysLeft(0, even)).toBe(0);
    expect(daysLeft(1_000_000, even)).toBe(Number.POSITIVE_INFINITY);
    expect(
      daysLeft(
        5,
        even.map((day) => ({ ...day, tokens: 0 })),
      ),
    ).toBeNull();
  });
});

group('an axis', () => {
  test('ends at or above the highest value, and at most at twice and a half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
        expect(niceTop(value)).toBeGreaterThanOrEqual(value);
        expect(niceTop(value)).toBeLessThanOrEqual(value * 2.5);
      }),
    );
    expect(niceTop(0)).toBe(1);
  });
});

group('a QR code', () => {
  test('has as many dark modules in its path as the pattern has, inside a light border', () => {
    const { path, size } = qrPath('otpauth://totp/Herald:ada%40example.com?secret=JBSWY3DPEHPK3PXP');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
    expect(runs.length).toBeGreaterThan(50);
    for (const [x = 0, y = 0, width = 0, back = 0] of runs) {
      expect(width).toBe(back);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
    }
  });
});

test('a time zone is one that programs know, by its old name too', () => {
  expect(['UTC', 'Europe/Berlin', 'Asia/Calcutta'].map(isZone)).toEqual([true, true, true]);
  expect(['', 'Berlin', '+02:00', 'Europe/Berlin '].map(isZone)).toEqual([false, false, false, false]);
});
