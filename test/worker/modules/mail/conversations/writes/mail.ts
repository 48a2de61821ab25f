/** Writes that save, mark and delete mail. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SavedInBatch } from '../../../../../../src/contract/mail/email-batch.ts';
import { deleteExpired } from '../../../../../../src/worker/modules/mail/deletion/delete-conversations.ts';
import { ingest, ingestAll, type RawMessage } from '../../../../../../src/worker/modules/mail/index.ts';
import { testCtx } from '../../../../helpers.ts';
import { runDeletion } from '../../deletion/run.ts';
import { writeBounce, writeMail } from '../../raw.ts';
import { ask, DAY, pick, pickOf, picksOf, type World, write } from './world.ts';

interface Mail {
  id: number;
  refs: number[];
  sender: number;
  inbox: string;
  outbound: boolean;
  form: 'personal' | 'automatic' | 'bounce';
  attachment: 'none' | 'inline' | 'file';
  minute: number;
}

const mail = fc.record<Mail>({
  id: fc.integer({ min: 0, max: 14 }),
  refs: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 2 }),
  sender: fc.integer({ min: 0, max: 3 }),
  inbox: fc.constantFrom('support', 'info', 'hello'),
  outbound: fc.boolean(),
  form: fc.constantFrom('personal', 'personal', 'personal', 'automatic', 'bounce'),
  attachment: fc.constantFrom('none', 'none', 'inline', 'file'),
  minute: fc.integer({ min: 0, max: 5 }),
});

/** Returns a message of one of four senders. The first one gives its name only in mails with an odd id. */
function rawOf({ id, refs, sender, inbox, outbound, form, attachment, minute }: Mail): string {
  const person =
    sender === 0 && id % 2 === 0 ? 'p0@example.com' : `Person ${sender} <P${sender}@example.com>`;
  const own = `${inbox}@herald.test`;
  if (form === 'bounce' && !outbound) {
    const original = `m${refs[0] ?? id + 1}`;
    return writeBounce({ id: `m${id}`, original, recipient: `p${sender}@example.com`, to: own });
  }
  return writeMail({
    id: `m${id}`,
    from: outbound ? own : person,
    to: outbound ? person : own,
    subject: `mail ${id}`,
    sentAt: 1.6e12 + minute * 60_000,
    references: refs.map((ref) => `m${ref}`),
    headers: form === 'automatic' ? ['Auto-Submitted: auto-replied'] : [],
    text: 'text',
    file:
      attachment === 'none'
        ? undefined
        : { name: 'a.png', type: 'image/png', content: 'abc', isInline: attachment === 'inline' },
  });
}

const directionOf = ({ outbound }: Mail) => (outbound ? ('outbound' as const) : ('inbound' as const));
const messageOf = (each: Mail): RawMessage => ({
  raw: new TextEncoder().encode(rawOf(each)),
  arrivedAt: 1.7e12,
  direction: directionOf(each),
});

/** Returns a context of a time at which the mail is new: rules ignore mail that was older when it came. */
const ctxOf = ({ client }: World) => testCtx(client.organizationId, { now: () => 1.6e12 + 600_000 });

export const save = write('save', fc.record({ mail, isHistory: fc.boolean() }), (world, input) =>
  ingest(ctxOf(world), messageOf(input.mail), { isHistory: input.isHistory }),
);

/** A save as a sync makes it: in one batch, or if that fails one by one. */
export const saveBatch = write(
  'save batch',
  fc.record({ mails: fc.array(mail, { minLength: 2, maxLength: 8 }), isHistory: fc.boolean() }),
  async (world, { mails, isHistory }) => {
    const messages = mails.map(messageOf);
    await ingestAll(ctxOf(world), messages, { isHistory }).catch(async () => {
      for (const message of messages) await ingest(ctxOf(world), message, { isHistory });
    });
  },
);

/** A call of `POST /api/emails` with one mail, or of `POST /api/emails/batch`. */
export const post = write(
  'post',
  fc.record({
    mails: fc.array(mail, { minLength: 1, maxLength: 6 }),
    is_read: fc.option(fc.boolean(), { nil: undefined }),
    restore_deleted: fc.boolean(),
  }),
  async (world, { mails, is_read, restore_deleted }) => {
    const bodies = mails.map((each) => ({
      raw: rawOf(each),
      direction: directionOf(each),
      is_read,
      restore_deleted,
    }));
    if (bodies.length === 1) return ask(world, 'POST', '/api/emails', bodies[0]);
    const lines = bodies.map((body) => JSON.stringify(body)).join('\n');
    const answer = await ask(world, 'POST', '/api/emails/batch', lines, {
      'content-type': 'application/x-ndjson',
    });
    const saved = await answer.json<SavedInBatch[]>();
    const codes = saved.flatMap(({ problem }) => problem?.code ?? []);
    expect(codes.filter((code) => code !== 'EMAIL_DELETED' || restore_deleted)).toEqual([]);
  },
);

export const mark = write(
  'mark',
  fc.record({ picks: fc.array(pick, { minLength: 1, maxLength: 3 }), is_read: fc.boolean() }),
  async (world, { picks, is_read }) => {
    const ids = await picksOf('emails', world, picks);
    return ask(world, 'PATCH', '/api/emails/read', { ids, is_read });
  },
);

export const tag = write(
  'tag',
  fc.record({ picked: pick, tag: fc.constantFrom('Hello', 'Neo') }),
  async (world, input) => {
    const id = await pickOf('emails', world, input.picked);
    return ask(world, 'PATCH', `/api/emails/${id}`, { tag: input.tag });
  },
);

export const remove = write(
  'remove',
  fc.record({
    picked: pick,
    what: fc.constantFrom('email', 'conversation', 'conversation permanently', 'task'),
  }),
  async (world, { picked, what }) => {
    const id = await pickOf(what === 'task' ? 'tasks' : 'emails', world, picked);
    const path = {
      email: `emails/${id}`,
      conversation: `threads/${id}`,
      'conversation permanently': `threads/${id}?permanently=true`,
      task: `tasks/${id}`,
    }[what];
    return ask(world, 'DELETE', `/api/${path}`);
  },
);

const hiddenState = fc.constantFrom('trash' as const, 'spam' as const);

export const empty = write('empty', hiddenState, async (world, state) => {
  await ask(world, 'DELETE', `/api/threads?state=${state}`);
  await runDeletion(world.client.organizationId);
});

/** A deletion long after, when all mail in spam and trash has been there for too long. */
export const expire = write('expire', hiddenState, async ({ client }, state) => {
  const now = Date.now() + 3650 * DAY;
  await deleteExpired(testCtx(client.organizationId, { now: () => now }), state, now - DAY);
  await runDeletion(client.organizationId, { now: () => now });
});
