import { describe, expect, test } from 'vitest';
import type { Task, TaskChange } from '../../../../../src/contract/tasks.ts';
import { selectNextPersonal, selectNextToRead } from '../../../../../src/worker/modules/mail/index.ts';
import { deliverEvents } from '../../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { addMember } from '../../../helpers.ts';
import { events } from '../../sending/outgoing/world.ts';
import { makeRuled } from './world.ts';

const label = (label_id: number) => ({ type: 'label', label_id });
const state = (to: string) => ({ type: 'state', state: to });
const reply = { type: 'reply', body: 'Hello {{sender_name}}, number {{ticket}}.' };
const notParcel = [{ field: 'subject', operator: 'contains', value: 'parcel', negate: true }];

describe('an email that matches', () => {
  test('is labelled, assigned, given a priority and done, and calls webhooks, all at once', async () => {
    const world = await makeRuled();
    const id = await world.label();
    const rule = await world.rule([
      label(id),
      { type: 'assign', assignee_id: world.client.userId },
      { type: 'priority', priority: 'high' },
      state('done'),
      { type: 'webhook' },
    ]);
    const email = await world.mail();
    await world.runRules();
    expect(await world.conversation(email.id)).toMatchObject({
      state: 'done',
      label_ids: [id],
      assignee_id: world.client.userId,
      task: { status: 'done', assignee_id: world.client.userId },
    });
    const task = await world.ask<Task>('GET', `/api/tasks/${email.task_id}`);
    expect(task).toMatchObject({ priority: 'high', status: 'done' });
    const history = await world.ask<TaskChange[]>('GET', `/api/tasks/${email.task_id}/history`);
    expect(new Set(history.map(({ actor }) => actor))).toEqual(new Set([`rule:${rule.id}`]));
    expect(await events(world as never, 'rule.matched')).toEqual([
      {
        rule_id: rule.id,
        rule_name: 'Rule',
        email_id: email.id,
        task_id: email.task_id,
        message_id: email.message_id,
        from_address: 'kim@example.net',
        subject: 'My parcel',
        tag: 'Support',
        is_automatic: false,
      },
    ]);
    expect((await world.rules())[0]).toMatchObject({ runs: 1, last_run_at: expect.any(String) });
    const [entry] = await world.log(rule.id);
    expect(entry).toMatchObject({ email_id: email.id, subject: 'My parcel', outcome: 'done' });
    expect(entry!.actions.map(({ type, outcome, reason }) => [type, outcome, reason])).toEqual(
      ['label', 'assign', 'priority', 'state', 'webhook'].map((type) => [type, 'done', null]),
    );
  });

  test('is moved to another tag, with what came before it in its conversation, but not with what comes later', async () => {
    const world = await makeRuled();
    const first = await world.mail({ message_id: '<first@example.net>', subject: 'Hello' });
    const rule = await world.rule([{ type: 'move', tag: 'partners' }]);
    const moved = await world.mail({ in_reply_to_message_id: '<first@example.net>' });
    const later = await world.mail({ in_reply_to_message_id: '<first@example.net>', subject: 'Later' });
    await world.runRules();
    const tagOf = async (path: string) => (await world.ask<{ tag: string }>('GET', path)).tag;
    expect(await tagOf(`/api/emails/${first.id}`)).toBe('Partners');
    expect(await tagOf(`/api/emails/${moved.id}`)).toBe('Partners');
    expect(await tagOf(`/api/emails/${later.id}`)).toBe('Support');
    expect(await tagOf(`/api/tasks/${moved.task_id}`)).toBe('Partners');
    expect(await world.ask('GET', '/api/threads?tag=Partners')).toMatchObject([{ id: first.id }]);
    expect((await world.log(rule.id))[0]!.actions).toEqual([
      { type: 'move', tag: 'Partners', from_tag: 'Support', outcome: 'done', reason: null },
    ]);
    await world.mail({ message_id: '<other@example.net>' });
    await world.env.DB.prepare(
      'UPDATE rules SET actions = \'[{"type":"move","tag":"Support"}]\' WHERE id = ?',
    )
      .bind(rule.id)
      .run();
    await world.runRules();
    expect((await world.log(rule.id))[0]!.actions).toMatchObject([
      { outcome: 'skipped', reason: 'unchanged' },
    ]);
  });

  test('calls the webhooks that the rule names, whatever they subscribe to, and no others', async () => {
    const world = await makeRuled();
    const hook = async (events: string[] | null) =>
      (
        await world.ask<{ id: number }>('POST', '/api/webhooks', {
          url: 'https://hooks.example.com/x',
          events,
        })
      ).id;
    const [chosen, other, subscribed] = [
      await hook(['email.sent']),
      await hook(['email.sent']),
      await hook(['rule.matched']),
    ];
    const named = await world.rule([
      { type: 'webhook', webhook_id: chosen },
      { type: 'webhook', webhook_id: other },
    ]);
    const email = await world.mail();
    await world.runRules();
    await deliverEvents(world.ctx());
    const called = async () =>
      (
        await world.rows(
          "SELECT webhook_id FROM webhook_deliveries WHERE organization_id = ? AND type = 'rule.matched'",
        )
      )
        .map(({ webhook_id }) => webhook_id)
        .sort();
    expect(await called()).toEqual([chosen, other]);
    expect((await world.log(named.id))[0]!.actions).toEqual(
      [chosen, other].map((webhook_id) => ({ type: 'webhook', webhook_id, outcome: 'done', reason: null })),
    );
    await world.ask('PATCH', `/api/rules/${named.id}`, { actions: [{ type: 'webhook' }] });
    expect(email.id).toBeLessThan((await world.mail()).id);
    await world.runRules();
    await deliverEvents(world.ctx());
    expect(await called()).toEqual([chosen, other, subscribed].sort());
  });

  test('is answered by the template, once, from an inbox whose auto-responder is off', async () => {
    const world = await makeRuled();
    const rule = await world.rule([reply]);
    const email = await world.mail();
    await world.runRules();
    await world.run();
    await world.run();
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect(world.smtp.texts()[0]).toContain(`Hello Kim, number ${email.task_id}.`);
    expect(world.smtp.texts()[0]).toMatch(/^Auto-Submitted: auto-replied/m);
    expect((await world.log(rule.id))[0]!.actions).toEqual([
      { type: 'reply', outcome: 'done', reason: null },
    ]);
  });

  test('leaves the list at once if a rule moves it to spam, and no later rule sees it', async () => {
    const world = await makeRuled();
    const id = await world.label();
    await world.rule([state('spam')]);
    const later = await world.rule([label(id), reply]);
    const email = await world.mail();
    await world.runRules();
    await world.run();
    expect(await world.ask('GET', '/api/threads?state=spam')).toMatchObject([
      { id: email.id, label_ids: [] },
    ]);
    expect(await world.ask('GET', '/api/tasks')).toEqual([]);
    expect(await world.log(later.id)).toEqual([]);
    expect(world.sentTo()).toEqual([]);
  });
});

describe('rules', () => {
  test('run in their order, and stop where one says so', async () => {
    const world = await makeRuled();
    const [a, b, c] = [await world.label('a'), await world.label('b'), await world.label('c')];
    const last = await world.rule([label(c!)]);
    const first = await world.rule([label(a!)]);
    const stopping = await world.rule([label(b!)], { stop: true });
    await world.ask('PUT', '/api/rules/order', { ids: [first.id, stopping.id, last.id] });
    const email = await world.mail();
    await world.runRules();
    expect((await world.conversation(email.id)).label_ids).toEqual([a, b]);
    await world.ask('PATCH', `/api/rules/${stopping.id}`, { is_enabled: false });
    const other = await world.mail();
    await world.runRules();
    expect((await world.conversation(other.id)).label_ids).toEqual([a, c]);
  });

  test('see the email as it came: what one does is no condition of the next', async () => {
    const world = await makeRuled();
    const id = await world.label();
    await world.rule([{ type: 'priority', priority: 'low' }], { conditions: notParcel });
    const rule = await world.rule([label(id)]);
    const email = await world.mail();
    await world.runRules();
    expect((await world.conversation(email.id)).label_ids).toEqual([id]);
    expect((await world.rules()).map(({ runs }) => runs)).toEqual([0, 1]);
    expect(await world.log(rule.id)).toHaveLength(1);
  });

  test('decide as the preview does', async () => {
    const world = await makeRuled();
    const conditions = [
      { field: 'from', operator: 'ends_with', value: '@EXAMPLE.net' },
      { field: 'words', operator: 'contains', value: 'straße' },
    ];
    const rule = await world.rule([{ type: 'webhook' }, reply], { conditions });
    const texts = ['Die Strasse', 'No street', 'STRAẞE 1', 'straße', 'Stra\u00adße'];
    for (const body_text of texts) await world.mail({ body_text });
    await world.raw({ 'Auto-Submitted': 'auto-generated' }, 'Strasse');
    const preview = await world.preview({ conditions, actions: rule.actions });
    await world.runRules();
    const log = await world.log(rule.id);
    expect(log.map(({ email_id }) => email_id).sort()).toEqual(
      preview.matches.map(({ email_id }) => email_id).sort(),
    );
    expect(log).toHaveLength(5);
    expect(preview).toMatchObject({ checked: 6, matched: 5 });
    const automatic = { type: 'reply', outcome: 'skipped', reason: 'automatic' };
    expect(log[0]!.actions[1]).toEqual(automatic);
    expect(preview.matches.map(({ actions }) => actions[1])).toContainEqual(automatic);
    expect(await world.ask('POST', `/api/rules/${rule.id}/dry-run`)).toEqual(preview);
  });
});

describe('rules do not run', () => {
  test('for mail that was there before the first of them, or while none was enabled', async () => {
    const world = await makeRuled();
    await world.mail();
    const rule = await world.rule([{ type: 'webhook' }]);
    await world.runRules();
    await world.ask('PATCH', `/api/rules/${rule.id}`, { is_enabled: false });
    await world.mail();
    await world.runRules();
    await world.ask('PATCH', `/api/rules/${rule.id}`, { is_enabled: true });
    await world.runRules();
    expect(await world.log(rule.id)).toEqual([]);
    const email = await world.mail();
    await world.runRules();
    expect((await world.log(rule.id)).map(({ email_id }) => email_id)).toEqual([email.id]);
  });

  test('for outbound mail, old mail, and mail of a conversation in spam', async () => {
    const world = await makeRuled();
    const first = await world.mail({ message_id: '<first@example.net>' });
    await world.ask('PATCH', `/api/threads/${first.id}`, { state: 'spam' });
    const rule = await world.rule([{ type: 'webhook' }]);
    await world.mail({ in_reply_to_message_id: '<first@example.net>' });
    await world.mail({ received_at: new Date(Date.now() - 8 * 86_400_000).toUTCString() });
    await world.ask('POST', '/api/emails', {
      from_address: world.address,
      to_address: 'kim@example.net',
      subject: 'My parcel',
      direction: 'outbound',
    });
    await world.runRules();
    expect(await world.log(rule.id)).toEqual([]);
  });

  test('for mail of a blocked sender, which is not answered, analyzed or read for meetings either', async () => {
    const world = await makeRuled({ enabled: true });
    const label_id = await world.label();
    const rule = await world.rule([{ type: 'webhook' }, label(label_id)]);
    const replying = await world.rule([reply], { conditions: notParcel });
    await world.ask('POST', '/api/contacts/block', { address: 'kim@example.net' });
    const next = () =>
      commit(
        database(world.ctx()),
        selectNextPersonal(world.ctx(), { after: 0, limit: 50, receivedFrom: 0 }),
      ).then(([[email]]) => email?.id);
    const read = () =>
      commit(
        database(world.ctx()),
        selectNextToRead(world.ctx(), { after: 0, limit: 50, receivedFrom: 0 }),
      ).then(([[email]]) => email?.id);
    const emails = [await world.mail(), await world.mail({ subject: 'Other' })];
    await world.raw({ From: 'Kim <kim+news@example.net>' });
    await world.runRules();
    await world.run();
    for (const { id } of emails) {
      expect(await world.conversation(id)).toMatchObject({ state: 'spam', label_ids: [] });
    }
    expect(await world.log(rule.id)).toEqual([]);
    expect(await world.log(replying.id)).toEqual([]);
    expect(world.sentTo()).toEqual([]);
    expect(await world.rows('SELECT id FROM auto_replies WHERE organization_id = ?')).toEqual([]);
    expect([await next(), await read()]).toEqual([undefined, undefined]);
    const allowed = await world.mail({ from_address: 'lee@example.net' });
    await world.runRules();
    await world.run();
    expect((await world.log(rule.id)).map(({ email_id }) => email_id)).toEqual([allowed.id]);
    expect(world.sentTo()).toEqual(['lee@example.net']);
    expect([await next(), await read()]).toEqual([allowed.id, allowed.id]);
  });

  test('for a mailbox that is connected with its mail', async () => {
    const world = await makeRuled();
    const rule = await world.rule([{ type: 'webhook' }]);
    await world.mail();
    const before = 'UPDATE emails SET arrived_at = arrived_at - 3600000 WHERE organization_id = ?';
    await world.env.DB.prepare(before).bind(world.client.organizationId).run();
    await world.runRules();
    expect(await world.log(rule.id)).toEqual([]);
  });

  test('again for a duplicate', async () => {
    const world = await makeRuled();
    const rule = await world.rule([{ type: 'webhook' }]);
    const email = await world.mail({ message_id: '<one@example.net>' });
    await world.runRules();
    const again = await world.request('POST', '/api/emails', {
      message_id: '<one@example.net>',
      subject: 'My parcel',
      to_address: world.address,
    });
    expect(again.status).toBe(200);
    await world.runRules();
    expect((await world.log(rule.id)).map(({ email_id }) => email_id)).toEqual([email.id]);
    expect(await events(world as never, 'rule.matched')).toHaveLength(1);
  });
});

describe('an action that cannot be done is left out, and the log says why', () => {
  test('a label that was deleted and a member who left; without any of them, the rule is disabled', async () => {
    const world = await makeRuled();
    const { organizationId } = world.client;
    const member = await addMember(organizationId, 'member');
    const id = await world.label();
    const assign = { type: 'assign', assignee_id: member.userId };
    const useless = await world.rule([label(id), assign]);
    const useful = await world.rule([label(id), { type: 'webhook' }]);
    await world.ask('DELETE', `/api/labels/${id}`);
    await world.env.DB.prepare('DELETE FROM members WHERE organization_id = ? AND user_id = ?')
      .bind(organizationId, member.userId)
      .run();
    await world.mail();
    await world.mail();
    await world.runRules();
    const [entry] = await world.log(useless.id);
    expect(entry).toMatchObject({
      outcome: 'skipped',
      actions: [
        { type: 'label', label_id: id, outcome: 'skipped', reason: 'label_deleted' },
        { type: 'assign', assignee_id: member.userId, outcome: 'skipped', reason: 'member_left' },
      ],
    });
    expect(await world.rules()).toMatchObject([
      { id: useless.id, is_enabled: false, disabled_reason: 'nothing_to_do', runs: 1 },
      { id: useful.id, is_enabled: true, disabled_reason: null, runs: 2 },
    ]);
    const audit = await world.ask<{ action: string; actor: string }[]>('GET', '/api/audit-log?action=rule');
    expect(audit[0]).toMatchObject({ action: 'rule.disabled', actor: 'system' });
    const on = await world.ask('PATCH', `/api/rules/${useless.id}`, { is_enabled: true });
    expect(on).toMatchObject({ is_enabled: true, disabled_reason: null });
  });

  test('a webhook that was deleted or switched off, also in a preview', async () => {
    const world = await makeRuled();
    const url = 'https://hooks.example.com/x';
    const hook = async () => (await world.ask<{ id: number }>('POST', '/api/webhooks', { url })).id;
    const [gone, off] = [await hook(), await hook()];
    const useless = await world.rule([{ type: 'webhook', webhook_id: gone }]);
    const rule = await world.rule([
      { type: 'webhook', webhook_id: gone },
      { type: 'webhook', webhook_id: off },
    ]);
    await world.ask('DELETE', `/api/webhooks/${gone}`);
    await world.ask('PATCH', `/api/webhooks/${off}`, { is_active: false });
    await world.mail();
    await world.runRules();
    const actions = [
      { type: 'webhook', webhook_id: gone, outcome: 'skipped', reason: 'webhook_deleted' },
      { type: 'webhook', webhook_id: off, outcome: 'skipped', reason: 'webhook_inactive' },
    ];
    expect(await world.log(rule.id)).toMatchObject([{ outcome: 'skipped', actions }]);
    expect(await world.ask('POST', `/api/rules/${rule.id}/dry-run`)).toMatchObject({
      matches: [{ actions }],
    });
    expect(await events(world as never, 'rule.matched')).toEqual([]);
    expect(await world.rules()).toMatchObject([
      { id: useless.id, is_enabled: false, disabled_reason: 'nothing_to_do' },
      { id: rule.id, is_enabled: true },
    ]);
  });

  test('a reply to automatic mail, to an own address, to a list copy, or to mail without an inbox', async () => {
    const world = await makeRuled();
    const any = [
      { field: 'is_automatic', value: true },
      { field: 'is_automatic', value: false },
    ];
    const rule = await world.rule([reply], { conditions: any, match: 'any' });
    await world.raw({ 'Auto-Submitted': 'auto-replied' });
    await world.raw({ From: world.address });
    await world.raw({ To: 'list@lists.example', 'Delivered-To': world.address });
    await world.raw({ To: 'nobody@herald.test' });
    await world.fields();
    await world.runRules();
    await world.run();
    const reasons = (await world.log(rule.id)).map(({ actions }) => actions[0]!.reason);
    expect(reasons).toEqual([
      'headers_unknown',
      'inbox_inactive',
      'not_addressed',
      'own_address',
      'automatic',
    ]);
    expect(world.sentTo()).toEqual([]);
  });

  test('a second reply to a sender, a second reply to an email, and what is so already', async () => {
    const world = await makeRuled();
    const id = await world.label();
    const rule = await world.rule([reply, label(id)]);
    const second = await world.rule([reply, label(id)]);
    await world.mail();
    await world.runRules();
    await world.mail();
    await world.runRules();
    await world.run();
    const reasons = async (of: number) =>
      (await world.log(of)).map(({ actions }) => actions.map(({ reason }) => reason));
    expect(await reasons(rule.id)).toEqual([
      ['sender_interval', null],
      [null, null],
    ]);
    expect(await reasons(second.id)).toEqual([
      ['already_replied', 'unchanged'],
      ['already_replied', 'unchanged'],
    ]);
    expect(world.sentTo()).toHaveLength(1);
  });

  test('a reply beyond the daily cap of the inbox', async () => {
    const world = await makeRuled();
    await world.settings({ daily_cap: 1 });
    const rule = await world.rule([reply]);
    await world.mail();
    await world.mail({ from_address: 'lee@example.net' });
    await world.runRules();
    expect((await world.log(rule.id)).map(({ actions }) => actions[0]!.reason)).toEqual(['daily_cap', null]);
  });

  test('the priority of an email without a task', async () => {
    const world = await makeRuled();
    const rule = await world.rule([{ type: 'priority', priority: 'low' }]);
    const email = await world.mail();
    await world.env.DB.prepare('UPDATE tasks SET email_id = NULL WHERE email_id = ?').bind(email.id).run();
    await world.runRules();
    expect((await world.log(rule.id))[0]!.actions[0]).toMatchObject({ reason: 'no_task' });
  });
});

describe('an assignment', () => {
  const notices = async (world: Awaited<ReturnType<typeof makeRuled>>) =>
    (await world.rows('SELECT address FROM notices WHERE organization_id = ?')).length;

  test('mails the new assignee, but not for automatic mail, so that a notice cannot cause another', async () => {
    const world = await makeRuled();
    await world.rule([{ type: 'assign', assignee_id: world.client.userId }]);
    await world.raw({ 'Auto-Submitted': 'auto-generated' });
    await world.runRules();
    expect(await notices(world)).toBe(0);
    await world.mail();
    await world.runRules();
    expect(await notices(world)).toBe(1);
  });
});
