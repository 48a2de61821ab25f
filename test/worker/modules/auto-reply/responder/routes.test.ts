import { describe, expect, test } from 'vitest';
import { addMember, idOf, makeOrganization, testEnv } from '../../../helpers.ts';
import { refused } from '../../sending/outgoing/world.ts';
import { makeResponder } from './world.ts';

const OFF = { enabled: false, lastRun: null, inbox_id: null, mode: null, since: null };

describe('GET /api/auto-responder/status', () => {
  test('has all five tags, even without inboxes', async () => {
    const client = await makeOrganization('member');
    const response = await client.request('GET', '/api/auto-responder/status');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ hello: OFF, partners: OFF, info: OFF, support: OFF, neo: OFF });
  });

  test('shows which inboxes reply, and their last run', async () => {
    const world = await makeResponder();
    const status = await world.status();
    expect(status.support).toEqual({
      enabled: true,
      lastRun: null,
      inbox_id: world.inboxId,
      mode: 'send',
      since: expect.stringMatching(/Z$/),
    });
    expect(status.hello).toEqual(OFF);
  });
});

describe('POST /api/auto-responder/toggle', () => {
  test('changes the switch of the inbox; the case of the tag does not matter', async () => {
    const world = await makeResponder({ enabled: false });
    const response = await world.toggle(true, 'SupPort');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ enabled: true, inbox_id: world.inboxId, mode: 'send' });
    const inbox = async () =>
      ((await (await world.request('GET', '/api/inboxes')).json()) as { auto_reply_enabled: boolean }[])[0]!;
    expect(await inbox()).toMatchObject({ auto_reply_enabled: true });
    expect(await inbox()).not.toHaveProperty('auto_reply_since');
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { auto_reply_enabled: false });
    expect((await world.status()).support).toMatchObject({ enabled: false, since: null });
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { auto_reply_enabled: true });
    expect((await world.status()).support).toMatchObject({ enabled: true, since: expect.any(String) });
  });

  test('switching on twice does not start over', async () => {
    const world = await makeResponder();
    await testEnv.DB.prepare('UPDATE inboxes SET auto_reply_since = 5, auto_reply_after = 7 WHERE id = ?')
      .bind(world.inboxId)
      .run();
    await world.mail();
    await world.toggle(true);
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { name: 'Support team', is_active: true });
    expect(
      await world.rows(
        'SELECT auto_reply_since AS since, auto_reply_after AS after FROM inboxes WHERE organization_id = ?',
      ),
    ).toEqual([{ since: 5, after: 7 }]);
    await world.toggle(false);
    await world.toggle(true);
    const [inbox] = await world.rows(
      'SELECT auto_reply_after AS after FROM inboxes WHERE organization_id = ?',
    );
    expect(inbox!.after).toBe(idOf(world.client.organizationId, 1));
  });

  test('an inbox created with replies on answers the mail that arrives from then on', async () => {
    const world = await makeResponder({ enabled: false });
    const { inboxBody } = await import('../../sync/world.ts');
    await world.request('POST', '/api/inboxes', {
      ...inboxBody,
      tag: 'Neo',
      email_address: `neo@org${world.client.organizationId}.example`,
      auto_reply_enabled: true,
    });
    const { neo } = await world.status();
    expect(neo).toMatchObject({ enabled: true, since: expect.any(String) });
    await world.mail({ to_address: `neo@org${world.client.organizationId}.example` });
    await world.run(neo.inbox_id!);
    expect(world.sentTo()).toEqual(['kim@example.net']);
  });

  test.each([
    ['no body', undefined],
    ['an unknown tag', { inbox: 'sales', enabled: true }],
    ['no tag', { enabled: true }],
    ['no switch', { inbox: 'support' }],
    ['a switch that is a word', { inbox: 'support', enabled: 'true' }],
    ['an unknown field', { inbox: 'support', enabled: true, mode: 'draft' }],
    ['a list', []],
  ])('bad input, %s: 400', async (_, body) => {
    const client = await makeOrganization();
    const response = await client.request(
      'POST',
      '/api/auto-responder/toggle',
      body === undefined ? '{' : body,
      { 'content-type': 'application/json' },
    );
    expect(response.status).toBe(400);
  });

  test('a tag without an active inbox: 422', async () => {
    const world = await makeResponder();
    await refused(world.toggle(true, 'hello'), 422, 'NO_SUCH_INBOX');
    const stranger = await makeOrganization();
    const body = { inbox: 'support', enabled: false };
    await refused(stranger.request('POST', '/api/auto-responder/toggle', body), 422, 'NO_SUCH_INBOX');
    expect((await world.status()).support.enabled).toBe(true);
  });
});

describe('settings', () => {
  test('have defaults, and keep changes', async () => {
    const world = await makeResponder();
    const get = async (tag = 'support') =>
      (await (await world.request('GET', `/api/auto-responder/settings/${tag}`)).json()) as object;
    expect(await get()).toEqual({
      mode: 'send',
      writer: 'template',
      subject: 'Re: {{subject}}',
      body: expect.stringContaining('{{ticket}}'),
      interval_hours: 24,
      daily_cap: 200,
    });
    const mine = {
      mode: 'draft',
      writer: 'template',
      subject: '[{{ ticket }}] {{subject}}',
      body: 'Hi {{sender_name}}\n\n{{inbox_name}}',
      interval_hours: 720,
      daily_cap: 1,
    };
    const response = await world.settings(mine);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(mine);
    expect(await get('SUPPORT')).toEqual(mine);
    expect((await world.status()).support.mode).toBe('draft');
    await world.settings({ mode: 'send' });
    expect(await get()).toMatchObject({ mode: 'send', interval_hours: 24, subject: 'Re: {{subject}}' });
  });

  test.each([
    ['an unknown mode', { mode: 'later' }],
    ['no interval', { interval_hours: 0 }],
    ['a long interval', { interval_hours: 721 }],
    ['half an hour', { interval_hours: 1.5 }],
    ['no cap', { daily_cap: 0 }],
    ['a high cap', { daily_cap: 1001 }],
    ['an empty subject', { subject: '' }],
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y' }],
    ['a long subject', { subject: 'x'.repeat(501) }],
    ['an empty text', { body: ' ' }],
    ['a long text', { body: 'x'.repeat(20_001) }],
    ['an unknown variable', { body: 'Hi {{password}}' }],
    ['an unknown variable in the subject', { subject: '{{ subject_line }}' }],
    ['an empty variable', { body: 'Hi {{}}' }],
    ['an unknown field', { enabled: true }],
    ['a list', []],
  ])('bad input, %s: 400', async (_, body) => {
    const world = await makeResponder();
    await refused(world.settings(body as Record<string, unknown>), 400, 'VALIDATION_FAILED');
  });

  test('an error names the field and the expected value', async () => {
    const world = await makeResponder();
    const problem = await refused(world.settings({ body: 'Hi {{name}}' }), 400, 'VALIDATION_FAILED');
    expect(problem.errors).toMatchObject([{ path: 'body' }]);
    expect(problem.detail).toContain('{{name}} is not one of {{sender_name}}, {{subject}}');
  });

  test('a tag without an active inbox is 404, an unknown tag 400', async () => {
    const world = await makeResponder();
    await refused(world.settings({}, 'neo'), 404, 'NO_SUCH_INBOX');
    await refused(world.request('GET', '/api/auto-responder/settings/neo'), 404, 'NO_SUCH_INBOX');
    await refused(world.settings({}, 'sales'), 400, 'VALIDATION_FAILED');
  });

  test('are written to the audit log', async () => {
    const world = await makeResponder();
    await world.settings({ mode: 'draft' });
    const log = await world.rows('SELECT action, target FROM audit_log WHERE organization_id = ?');
    expect(log).toContainEqual({ action: 'auto_responder.changed', target: `inbox:${world.address}` });
  });
});

test('members read and handle drafts; admins use the switch and the settings', async () => {
  const world = await makeResponder();
  const member = await addMember(world.client.organizationId, 'member');
  const admin = await addMember(world.client.organizationId, 'admin');
  const calls: [string, string, unknown, number, number][] = [
    ['GET', '/api/auto-responder/status', undefined, 200, 200],
    ['POST', '/api/auto-responder/toggle', { inbox: 'support', enabled: true }, 403, 200],
    ['GET', '/api/auto-responder/settings/support', undefined, 403, 200],
    ['PUT', '/api/auto-responder/settings/support', {}, 403, 200],
    ['GET', '/api/auto-replies', undefined, 200, 200],
    ['POST', '/api/auto-replies', { email_id: 1, subject: 'a', body: 'b' }, 422, 422],
    ['POST', '/api/auto-replies/1/send', undefined, 404, 404],
    ['DELETE', '/api/auto-replies/1', undefined, 404, 404],
  ];
  for (const [method, path, body, asMember, asAdmin] of calls) {
    expect((await member.request(method, path, body)).status, `${method} ${path}`).toBe(asMember);
    expect((await admin.request(method, path, body)).status, `${method} ${path}`).toBe(asAdmin);
  }
});
