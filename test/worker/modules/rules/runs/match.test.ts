/** The emails that match each condition, by the preview; `run.test.ts` shows that a run decides alike. */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOrganization } from '../../../helpers.ts';
import { makeRuled } from './world.ts';

let world: Awaited<ReturnType<typeof makeRuled>>;
const mails: Record<string, number> = {};

beforeAll(async () => {
  world = await makeRuled();
  const save = async (name: string, headers: Record<string, string>, text = 'Text') => {
    mails[name] = (await world.raw(headers, text)).id;
  };
  await save('invoice', {
    From: '"Zoë Müller, Ltd." <Billing@Example.COM>',
    Subject: 'RECHNUNG Nº 7730',
    Cc: '"Boss <the> Great" <boss@partner.example>',
  });
  await save('plain', { From: 'kim@example.net', Subject: 'My  parcel' }, 'Wo ist die STRASSE?\r\nIn Köln.');
  await save('automatic', { Subject: 'Out of office', 'Auto-Submitted': 'auto-replied' });
  await save('info', { To: 'Sales team <sales+eu@herald.test>', Subject: '100% off_now' });
  await save(
    'file',
    { Subject: 'Photos', 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="b"' },
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'see file',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="Preisliste Österreich.PDF"',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw==',
      '--b--',
    ].join('\r\n'),
  );
});

const is = (field: string, operator: string, value: unknown, negate = false) => ({
  field,
  operator,
  value,
  negate,
});

async function matching(conditions: object[], match = 'all'): Promise<string[]> {
  const { matches, checked, matched } = await world.preview({ match, conditions });
  expect(checked).toBe(5);
  expect(matched).toBe(matches.length);
  return matches.map(({ email_id }) => Object.keys(mails).find((name) => mails[name] === email_id)!).sort();
}

describe('a condition holds', () => {
  test.each<[object, string[]]>([
    [is('from', 'is', 'billing@example.com'), ['invoice']],
    [is('from', 'is', 'Zoë Müller, Ltd.'), []],
    [is('from', 'contains', 'MÜLLER'), ['invoice']],
    [is('from', 'starts_with', 'BILLING@'), ['invoice']],
    [is('from', 'ends_with', '@example.com'), ['invoice']],
    [is('from', 'ends_with', 'example.co'), []],
    [is('to', 'is', 'boss@partner.example'), ['invoice']],
    [is('to', 'is', 'the> Great" <boss@partner.example'), []],
    [is('to', 'contains', 'boss <the>'), ['invoice']],
    [is('to', 'ends_with', '@partner.example'), ['invoice']],
    [is('to', 'starts_with', 'sales+eu@'), ['info']],
    [is('subject', 'is', 'rechnung nº 7730'), ['invoice']],
    [is('subject', 'is', 'rechnung'), []],
    [is('subject', 'starts_with', 'rechnung'), ['invoice']],
    [is('subject', 'ends_with', '7730'), ['invoice']],
    [is('subject', 'is', 'my parcel'), ['plain']],
    [is('words', 'contains', 'straße'), ['plain']],
    [is('words', 'contains', 'in KÖLN'), ['plain']],
    [is('words', 'contains', 'straße? in köln'), ['plain']],
    [is('words', 'contains', 'parcel'), ['plain']],
    [is('tag', 'is', 'support'), ['automatic', 'file', 'invoice', 'plain']],
    [is('has_attachment', 'is', true), ['file']],
    [is('has_attachment', 'is', false), ['automatic', 'info', 'invoice', 'plain']],
    [is('attachment_name', 'ends_with', '.pdf'), ['file']],
    [is('attachment_name', 'contains', 'österreich'), ['file']],
    [is('is_automatic', 'is', true), ['automatic']],
    [is('is_automatic', 'is', true, true), ['file', 'info', 'invoice', 'plain']],
  ])('%j for %j', async (condition, expected) => {
    expect(await matching([condition])).toEqual(expected);
  });
});

test('signs of patterns mean themselves', async () => {
  expect(await matching([is('subject', 'contains', '%')])).toEqual(['info']);
  expect(await matching([is('subject', 'contains', '_')])).toEqual(['info']);
  expect(await matching([is('subject', 'contains', '.*')])).toEqual([]);
  expect(await matching([is('subject', 'contains', "' OR 1=1 --")])).toEqual([]);
});

test('all or any of several conditions', async () => {
  const both = [is('tag', 'is', 'Support'), is('subject', 'contains', 'rechnung')];
  expect(await matching(both)).toEqual(['invoice']);
  expect(await matching([...both, is('from', 'contains', 'kim', true)])).toEqual(['invoice']);
  expect(await matching([is('subject', 'contains', 'off'), is('has_attachment', 'is', true)], 'any')).toEqual(
    ['automatic', 'file', 'info'],
  );
});

test('ten conditions on words with as many letters as can be compared are evaluated', async () => {
  const long = 'The quick brown fox jum';
  const conditions = Array.from({ length: 10 }, (_, i) => is('words', 'contains', `${long}${i}`));
  expect(await matching(conditions)).toEqual([]);
  expect(await matching([...conditions.slice(0, 9), is('subject', 'is', 'photos')], 'any')).toEqual(['file']);
  for (const field of ['from', 'to', 'subject', 'attachment_name']) {
    for (const operator of ['contains', 'is', 'starts_with', 'ends_with']) {
      expect(await matching([is(field, operator, long)])).toEqual([]);
    }
  }
});

test('another organization has none of it', async () => {
  const other = await makeOrganization();
  const body = { conditions: [is('is_automatic', 'is', false)] };
  const response = await other.request('POST', '/api/rules/dry-run', body);
  expect(await response.json()).toEqual({ checked: 0, matched: 0, matches: [] });
});
