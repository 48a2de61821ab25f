/** 100 members and 1,000 events: each member is told what their settings say, and nothing else. */
import { beforeAll, expect, test } from 'vitest';
import type { NoticeKind } from '../../../../src/contract/notifications/notifications.ts';
import type { EventType } from '../../../../src/contract/webhooks/events.ts';
import type { PushService } from '../../../../src/dev/simulators/push-service/push-service.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import type { Client } from '../../helpers.ts';
import { insertEvents, insertFollow, insertGiven, selectMade } from './model-store.ts';
import { catchPushes, makeWorld } from './world.ts';

const MEMBERS = 99;
const DEVICES_OF = 25;
const CONVERSATIONS = 15;
const ROUNDS = 10;
const EVENTS_A_ROUND = 100;
const KINDS: NoticeKind[] = ['mention', 'assignment', 'reply', 'caption', 'failure'];

/** Numbers that are the same in each run. */
function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    chance: (p: number) => next() < p,
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
  };
}

interface Wishes {
  page: Set<NoticeKind>;
  push: Set<NoticeKind>;
  email: Set<NoticeKind>;
  isQuiet: boolean;
  hasDigest: boolean;
  mailsMentions: boolean;
}
interface Person {
  client: Client;
  subscription: string | null;
  wishes: Wishes;
  follows: Set<number>;
  open: number | null;
}
interface Happening {
  type: EventType;
  data: Record<string, unknown>;
  actorId: number | null;
}

let service: PushService;
beforeAll(() => {
  service = catchPushes();
});

/** What a person hears of an event, written from the documentation and not from the code. */
function heard({ type, data, actorId }: Happening, person: Person, isAdmin: boolean): NoticeKind | null {
  const { userId } = person.client;
  const follows = person.follows.has(data['email_id'] as number);
  if (actorId === userId) return null;
  switch (type) {
    case 'email.saved':
      return data['direction'] === 'inbound' && !data['is_history'] && follows ? 'reply' : null;
    case 'note.written':
      if ((data['mentioned_ids'] as number[]).includes(userId)) return 'mention';
      return follows && data['is_new'] ? 'reply' : null;
    case 'conversation.assigned':
      return data['assignee_id'] === userId ? 'assignment' : null;
    case 'task.updated': {
      const before = (data['previous'] as { assignee_id: number | null }).assignee_id;
      return data['assignee_id'] === userId && before !== userId ? 'assignment' : null;
    }
    case 'email.failed':
      return follows ? 'failure' : null;
    case 'caption.pending':
      return 'caption';
    case 'announcement.failed':
      return 'failure';
    case 'webhook.disabled':
      return isAdmin ? 'failure' : null;
    default:
      return null;
  }
}

test('100 members, 1,000 events', { timeout: 300_000 }, async () => {
  const random = makeRandom(93);
  const world = await makeWorld(MEMBERS);
  const ids: number[] = [];
  for (let n = 0; n < CONVERSATIONS; n++) ids.push((await world.receive(`Conversation ${n}`)).id);
  await world.tell();
  const people: Person[] = [world.owner, ...world.members].map((client) => ({
    client,
    subscription: null,
    wishes: wish(random),
    follows: new Set(),
    open: null,
  }));
  for (const person of people.slice(0, DEVICES_OF)) {
    person.subscription = (await world.addDevice(person.client)).subscription;
  }

  let after = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await change(world, people, ids, random);
    const events = Array.from({ length: EVENTS_A_ROUND }, () => happen(random, people, ids));
    const ctx = world.ctx();
    await commit(database(ctx), insertEvents(ctx, events));
    service.pushed.length = 0;
    await world.tell();
    await world.tell();

    const expected: string[] = [];
    const pushes: string[] = [];
    for (const event of events) {
      for (const person of people) {
        const kind = heard(event, person, person.client === world.owner);
        if (kind === null) continue;
        const { wishes, client, subscription } = person;
        const isOpen = person.open !== null && person.open === event.data['email_id'];
        const isListed = wishes.page.has(kind);
        const isMailed =
          kind === 'assignment' || kind === 'caption' || (kind === 'mention' && wishes.mailsMentions);
        const inDigest = wishes.hasDigest && wishes.email.has(kind) && !isOpen && !isMailed;
        const isPushed = subscription !== null && wishes.push.has(kind) && !wishes.isQuiet && !isOpen;
        if (isPushed) pushes.push(`${subscription} ${kind}`);
        if (isListed || isPushed || inDigest)
          expected.push([client.userId, kind, isListed, isOpen, inDigest].join(' '));
      }
    }
    const [rows] = await commit(database(ctx), [selectMade(ctx, after)]);
    after = Math.max(after, ...rows.map(({ id }) => id));
    const made = rows.map((row) =>
      [row.userId, row.kind, row.isListed === 1, row.isRead === 1, row.inDigest === 1].join(' '),
    );
    expect(made.sort()).toEqual(expected.sort());
    expect(rows.filter(({ pushTo }) => pushTo !== null)).toEqual([]);
    const kindOf = (message: Record<string, unknown>) => String(message['tag']).split(':')[0];
    expect(
      service.pushed.map(({ subscription, message }) => `${subscription} ${kindOf(message)}`).sort(),
    ).toEqual(pushes.sort());
  }
  expect(after).toBeGreaterThan(0);
});

function wish(random: ReturnType<typeof makeRandom>): Wishes {
  const some = () => new Set(KINDS.filter(() => random.chance(0.7)));
  return {
    page: some(),
    push: some(),
    email: some(),
    isQuiet: random.chance(0.3),
    hasDigest: random.chance(0.5),
    mailsMentions: random.chance(0.5),
  };
}

/** Changes what some people want, follow and have open. */
async function change(
  world: Awaited<ReturnType<typeof makeWorld>>,
  people: Person[],
  ids: number[],
  random: ReturnType<typeof makeRandom>,
): Promise<void> {
  const ctx = world.ctx();
  const hour = (ahead: number) =>
    `${new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 13)}:00`;
  const statements = people.flatMap((person) => {
    const { userId } = person.client;
    person.wishes = wish(random);
    person.open = random.chance(0.2) ? random.pick(ids) : null;
    const { wishes } = person;
    const settings = {
      kinds: Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          { page: wishes.page.has(kind), push: wishes.push.has(kind), email: wishes.email.has(kind) },
        ]),
      ),
      quiet_hours: wishes.isQuiet ? { from: hour(-2), to: hour(3) } : { from: hour(5), to: hour(8) },
      digest: wishes.hasDigest ? 'daily' : 'off',
    };
    const followed = random.pick(ids);
    const isFollowing = random.chance(0.6);
    if (isFollowing) person.follows.add(followed);
    else person.follows.delete(followed);
    return [insertGiven(ctx, userId, settings), insertFollow(ctx, followed, userId, isFollowing)];
  });
  for (let i = 0; i < statements.length; i += 50) await commit(database(ctx), statements.slice(i, i + 50));
  world.open.splice(
    0,
    Infinity,
    ...people.flatMap(({ open, client }) => (open === null ? [] : [{ thread: open, userId: client.userId }])),
  );
  await world.mailMentions(
    people.map(({ client, wishes }) => ({ userId: client.userId, isOn: wishes.mailsMentions })),
  );
}

/** Makes an event up. */
function happen(random: ReturnType<typeof makeRandom>, people: Person[], ids: number[]): Happening {
  const email_id = random.pick(ids);
  const user = () => random.pick(people).client.userId;
  const actorId = random.chance(0.7) ? user() : null;
  const any = random.below(100);
  if (any < 45) {
    const direction = random.chance(0.8) ? 'inbound' : 'outbound';
    const data = { email_id, direction, is_history: random.chance(0.1) };
    return { type: 'email.saved', data, actorId: null };
  }
  if (any < 65) {
    const mentioned_ids = [...new Set([user(), user()])].filter(() => random.chance(0.7));
    const data = { note_id: 1, email_id, author_id: actorId ?? 0, mentioned_ids, is_new: random.chance(0.8) };
    return { type: 'note.written', data, actorId };
  }
  if (any < 75) return { type: 'conversation.assigned', data: { email_id, assignee_id: user() }, actorId };
  if (any < 85) {
    const previous = { assignee_id: random.chance(0.5) ? user() : null };
    const assignee_id = random.chance(0.7) ? user() : previous.assignee_id;
    return {
      type: 'task.updated',
      data: { task_id: 1, email_id, title: 'A task', assignee_id, previous },
      actorId,
    };
  }
  if (any < 87)
    return {
      type: 'caption.pending',
      data: { caption_id: 1, stream_id: null, event: 'go_live' },
      actorId: null,
    };
  if (any < 88) return { type: 'announcement.failed', data: { caption_id: 1 }, actorId: null };
  if (any < 90) return { type: 'webhook.disabled', data: { webhook_id: 1, reason: 'Gone' }, actorId: null };
  if (any < 94) return { type: 'email.failed', data: { email_id }, actorId: null };
  return {
    type: random.pick(['stream.live', 'audit.completed', 'alert.reached'] as const),
    data: { email_id },
    actorId,
  };
}
