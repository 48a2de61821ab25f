import fc from 'fast-check';
import { expect } from 'vitest';
import { moveTaggedMail } from '../../../../src/worker/modules/tags/move-mail.ts';
import { type Client, makeOrganization, testCtx } from '../../helpers.ts';
import { expectAsModel, tagId } from './as-model.ts';
import { Model, type Retagged } from './model.ts';

const NAMES = [
  'Billing',
  'BILLING',
  'Sales',
  'sales ',
  'info',
  'Hello',
  '123',
  '7',
  'Two words',
  'İstanbul',
  'Straße',
  'constructor',
  '__proto__',
  'a]',
  '["x"]',
  "o'neil %_",
  '日本 🍵',
  'e\u0301te',
  '\u00c9te',
];
const LOCALS = [
  'billing',
  'Sales',
  'info',
  '123',
  'hello+x',
  'anyone',
  'e\u0301te',
  'constructor',
  '__proto__',
  'neo',
];

const name = fc.constantFrom(...NAMES);
const pick = fc.nat(30);
const address = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...LOCALS).map((local) => `${local}@company.example`) },
  { weight: 1, arbitrary: fc.nat(5).map((n) => `Inbox${n}+y@company.example`) },
);
const kind = <K extends string>(of: K) => fc.constant(of);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('add'), name }) },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: kind('change'),
        pick,
        name,
        order: fc.integer({ min: 1, max: 12 }),
        is_hidden: fc.boolean(),
      },
      { requiredKeys: ['kind', 'pick'] },
    ),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('remove'), pick, to: fc.option(pick, { freq: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('upkeep'), isLate: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('save'),
      address,
      isOutbound: fc.constantFrom(false, false, true),
      parent: fc.option(pick, { freq: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('retag'), pick, tag: pick, isThread: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('undo') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('state'),
      pick,
      state: fc.constantFrom('open' as const, 'trash' as const, 'spam' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('addInbox'), name, isActive: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('removeInbox'), pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  client: Client;
  model: Model;
  undos: { token: string; retagged: Retagged }[];
  /** The number of inboxes that were asked for. */
  inboxes: number;
}

const of = <T>(list: readonly T[], picked: number): T | undefined => list[picked % list.length];

/** A tag may be picked that was deleted, or never was. */
const idOf = (model: Model, picked: number) => of([...model.tags.map(({ id }) => id), 99], picked)!;

async function take(world: World, step: Step): Promise<void> {
  const { client, model, undos } = world;
  const ask = async <Answer>(expected: number, method: string, path: string, body?: unknown) => {
    const response = await client.request(method, path, body);
    expect([method, path, response.status]).toEqual([method, path, expected]);
    return response.json<Answer>();
  };
  const mail = 'pick' in step ? of(model.mails, step.pick) : undefined;
  if (step.kind === 'add') {
    await ask(model.add(step.name.trim()), 'POST', '/api/tags', { name: step.name });
  } else if (step.kind === 'change') {
    const { kind: _, pick: picked, ...body } = step;
    if (Object.keys(body).length === 0) return;
    const id = idOf(model, picked);
    const change = {
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...(body.order !== undefined && { order: body.order }),
      ...(body.is_hidden !== undefined && { isHidden: body.is_hidden }),
    };
    await ask(model.change(id, change), 'PATCH', `/api/tags/${tagId(client, id)}`, body);
  } else if (step.kind === 'remove') {
    const id = idOf(model, step.pick);
    const target = step.to === null ? undefined : of(model.tags, step.to);
    const to = step.to === null ? undefined : step.to % 2 === 0 ? target!.name : target!.key;
    const query = to === undefined ? '' : `?move_to=${encodeURIComponent(to)}`;
    await ask(model.remove(id, to), 'DELETE', `/api/tags/${tagId(client, id)}${query}`);
  } else if (step.kind === 'upkeep') {
    await moveTaggedMail(testCtx(0, { now: () => Date.now() + (step.isLate ? 61 * 60_000 : 0) }));
    model.upkeep(step.isLate);
    if (step.isLate) undos.length = 0;
  } else if (step.kind === 'save') {
    const parent = step.parent === null ? undefined : of(model.mails, step.parent);
    const n = model.mails.length;
    const [from, to] = step.isOutbound
      ? [step.address, 'kim@example.com']
      : ['kim@example.com', step.address];
    const saved = await ask<{ id: number; tag: string }>(201, 'POST', '/api/emails', {
      message_id: `<${client.organizationId}-${n}@example.com>`,
      from_address: from,
      to_address: to,
      subject: `Mail ${n}`,
      body_text: 'Hello.',
      direction: step.isOutbound ? 'outbound' : 'inbound',
      ...(parent && {
        in_reply_to_message_id: `<${client.organizationId}-${model.mails.indexOf(parent)}@example.com>`,
      }),
    });
    const { tag } = model.save(saved.id, step.address, step.isOutbound, parent);
    expect(saved.tag).toBe(model.shown(tag).name);
  } else if (step.kind === 'undo') {
    const last = undos.pop();
    if (!last) return;
    await ask(200, 'POST', '/api/threads/undo', { token: last.token });
    model.undo(last.retagged);
  } else if (step.kind === 'addInbox') {
    const address = `inbox${world.inboxes++}@company.example`;
    const { name: tag, isActive } = step;
    const status = model.addTagOfInbox(tag.trim(), isActive);
    const { id } = await ask<{ id: number }>(status, 'POST', '/api/inboxes', {
      name: 'Inbox',
      email_address: address,
      tag,
      imap_host: 'imap.example.com',
      imap_port: 993,
      imap_user: 'x',
      imap_password: 'y',
      is_active: isActive,
    });
    if (status === 201) model.addInbox(id, address, tag.trim(), isActive);
  } else if (step.kind === 'removeInbox') {
    const inbox = of(model.inboxes, step.pick);
    if (inbox) await ask(model.removeInbox(inbox.id), 'DELETE', `/api/inboxes/${inbox.id}`);
  } else if (!mail) {
    return;
  } else if (step.kind === 'state') {
    await ask(200, 'PATCH', `/api/threads/${mail.id}`, { state: step.state });
    model.setState(mail, step.state);
  } else {
    const { name: named, key } = of(model.tags, step.tag)!;
    const tag = step.tag % 2 === 0 ? named : key;
    if (step.isThread) {
      const path = `/api/threads/${mail.id}`;
      const { undo } = await ask<{ undo: { token: string } | null }>(200, 'PATCH', path, { tag });
      const retagged = model.retag(
        model.mails.filter(({ thread }) => thread === mail.thread),
        key,
      );
      expect(undo !== null).toBe(retagged.before.length > 0);
      if (undo) undos.push({ token: undo.token, retagged });
    } else {
      const changed = await ask<{ tag: string }>(200, 'PATCH', `/api/emails/${mail.id}`, { tag });
      model.retag([mail], key);
      expect(changed.tag).toBe(named);
    }
  }
}

/** Checks that tags, lists, counts, searches and reports are the model's after random changes. */
export async function checkTags(parameters: fc.Parameters<[Step[]]>, maxSteps: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: maxSteps / 2, maxLength: maxSteps }), async (steps) => {
      const world = { client: await makeOrganization(), model: new Model(), undos: [], inboxes: 0 };
      for (const each of steps) await take(world, each);
      await expectAsModel(world.client, world.model);
    }),
    parameters,
  );
}
