import { describe, expect, test } from 'vitest';
import { MailStore, StoreFull } from '../../../../../src/dev/simulators/imap/store.ts';

const LIMITS = { messages: 3, bytes: 100, accounts: 2, mailboxesPerAccount: 3 };
const NOW = new Date('2026-01-01T00:00:00Z');

function storeWith(limits = LIMITS) {
  const store = new MailStore(7, limits);
  const inboxOf = (user: string) => store.account(user).get('INBOX')!;
  const add = (user: string, size = 1) => store.add(inboxOf(user), Buffer.alloc(size), [], NOW);
  const uids = (user: string) => inboxOf(user).messages.map(({ uid }) => uid);
  return { store, inboxOf, add, uids };
}

describe('the mail store', () => {
  test('removes the oldest message of all accounts above the limit, and does not reuse its UID', () => {
    const { add, uids, inboxOf } = storeWith();
    for (const user of ['a', 'b', 'a', 'a', 'a']) add(user);
    expect(uids('a')).toEqual([2, 3, 4]);
    expect(uids('b')).toEqual([]);
    expect(inboxOf('b').uidNext).toBe(2);
    expect(add('b').uid).toBe(2);
    expect(uids('a')).toEqual([3, 4]);
  });

  test('removes as many of the oldest messages as a new one needs space', () => {
    const { add, uids } = storeWith();
    add('a', 40);
    add('a', 40);
    add('b', 70);
    expect(uids('a')).toEqual([]);
    expect(uids('b')).toEqual([1]);
  });

  test('does not count the bytes of a removed message twice', () => {
    const { store, add, uids, inboxOf } = storeWith();
    const message = add('a', 60);
    store.remove(inboxOf('a'), new Set([message]));
    store.remove(inboxOf('a'), new Set([message]));
    add('a', 50);
    add('a', 50);
    expect(uids('a')).toEqual([2, 3]);
  });

  test('enforces the limits of accounts and mailboxes', () => {
    const { store } = storeWith();
    const account = store.account('a');
    store.account('b');
    expect(() => store.account('c')).toThrow(StoreFull);
    store.createMailbox(account, 'Third');
    expect(() => store.createMailbox(account, 'Fourth')).toThrow(StoreFull);
  });
});
