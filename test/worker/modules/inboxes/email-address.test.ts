/** On POST and PATCH, the `email_address` of an inbox is what the API description promises. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { inboxBody, makeWorld, type World } from '../sync/world.ts';

const domain = (length: number) => `${`${'a'.repeat(63)}.`.repeat(2)}${'a'.repeat(length - 132)}.com`;
const longest = `${'l'.repeat(64)}@${domain(189)}`;

const bad: [string, string][] = [
  ['nothing', ''],
  ['no @', 'support'],
  ['no domain', 'support@'],
  ['no local part', '@example.com'],
  ['a domain of one label', 'support@localhost'],
  ['an address literal', 'support@[127.0.0.1]'],
  ['an IPv4 address', 'support@127.0.0.1'],
  ['two @', 'support@example.com@example.com'],
  ['two addresses', 'support@example.com,info@example.com'],
  ['a space', 'sup port@example.com'],
  ['a space in the domain', 'support@exam ple.com'],
  ['NUL', 'support\u0000@example.com'],
  ['a control character', 'support\u0001@example.com'],
  ['DEL', 'support\u007f@example.com'],
  ['a header', 'support@example.com\r\nBcc: x@example.com'],
  ['a mark that reverses the text direction', 'support\u202e@example.com'],
  ['a zero-width space', 'support\u200b@example.com'],
  ['another script', 'support@ex\u0430mple.com'],
  ['a local part of another script', 'b\u00fcro@example.com'],
  ['an internationalized domain', 'support@b\u00fccher.example'],
  ['full-width letters', '\uff53upport@example.com'],
  ['a display name', 'Support <support@example.com>'],
  ['angle brackets', '<support@example.com>'],
  ['a comment', 'support(shop)@example.com'],
  ['a quoted local part', '"sup port"@example.com'],
  ['mailto:', 'mailto:support@example.com'],
  ['a dot at the end', 'support@example.com.'],
  ['a dot at the end of the local part', 'support.@example.com'],
  ['a dot first', '.support@example.com'],
  ['two dots', 'support@example..com'],
  ['two dots in the local part', 'sup..port@example.com'],
  ['a hyphen first', 'support@-example.com'],
  ['a hyphen last', 'support@example-.com'],
  ['an underscore in the domain', 'support@ex_ample.com'],
  ['a local part of 65', `${'l'.repeat(65)}@example.com`],
  ['a label of 64', `support@${'a'.repeat(64)}.com`],
  ['255 characters', `${'l'.repeat(64)}@${domain(190)}`],
  ['321 characters', `support@${'a.'.repeat(155)}com`],
];
const good: [string, string][] = [
  ['Support@Example.COM', 'support@example.com'],
  [' \tsupport@example.com\r\n', 'support@example.com'],
  ["o'neil+shop/x=1@mail.example.co.uk", "o'neil+shop/x=1@mail.example.co.uk"],
  ['support@xn--bcher-kva.example', 'support@xn--bcher-kva.example'],
  ['support@example.xn--p1ai', 'support@example.xn--p1ai'],
  [longest, longest],
];

let world: World;
let id: number;
const listInboxes = async () => (await world.request('GET', '/api/inboxes')).json();

beforeAll(async () => {
  world = await makeWorld();
  const created = await world.request('POST', '/api/inboxes', inboxBody);
  id = ((await created.json()) as { id: number }).id;
});

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'email_address' }],
  });
}

describe.each(bad)('%s', (_, address) => {
  test('is refused and changes nothing', async () => {
    const before = await listInboxes();
    const body = { ...inboxBody, is_active: false, email_address: address };
    await expectRefusal(await world.request('POST', '/api/inboxes', body));
    await expectRefusal(await world.request('PATCH', `/api/inboxes/${id}`, { email_address: address }));
    expect(await listInboxes()).toEqual(before);
  });
});

test.each(good)('%j is %s', async (input, stored) => {
  const response = await world.request('PATCH', `/api/inboxes/${id}`, { email_address: input });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ email_address: stored });
});

test('the pattern of the API description agrees on all of them', async () => {
  const { components } = describeApi(await loadWholeApp(), modules);
  const schema = components!.schemas!['CreateInboxRequest'] as {
    properties: { email_address: { pattern: string; maxLength: number; format: string } };
  };
  const { pattern, maxLength, format } = schema.properties.email_address;
  expect({ format, maxLength }).toEqual({ format: 'email', maxLength: 254 });
  const matches = (address: string) => address.length <= maxLength && new RegExp(pattern).test(address);
  expect(bad.filter(([, address]) => matches(address))).toEqual([]);
  expect(good.filter(([input]) => !matches(input.trim()))).toEqual([]);
});
