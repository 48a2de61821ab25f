import { describe, expect, test } from 'vitest';
import { MailStore, StoreFull } from '../../../../src/dev/imap/store.ts';

const LIMITS = { messages: 3, bytes: 100, accounts: 2, mailboxesPerAccount: 3 };
const NOW = new Date('2026-01-01T00:00:00Z');

function storeWith(limits = LIMITS) {
  const store = new MailStore(7, limits);
  const boxOf = (user: string) => store.account(user).get('INBOX')!;
  const add = (user: string, size = 1) => store.add(boxOf(user), Buffer.alloc(size), [], NOW);
  const uids = (user: string) => boxOf(user).messages.map(({ uid }) => uid);
  return { store, boxOf, add, uids };
}

describe('the mail store', () => {
  test('drops the oldest message of all accounts when there are too many, and keeps UIDs', () => {
    const { add, uids, boxOf } = storeWith();
    for (const user of ['a', 'b', 'a', 'a', 'a']) add(user);
    expect(uids('a')).toEqual([2, 3, 4]);
    expect(uids('b')).toEqual([]);
    expect(boxOf('b').uidNext).toBe(2);
    expect(add('b').uid).toBe(2);
    expect(uids('a')).toEqual([3, 4]);
  });

  test('drops as many of the oldest as the bytes of a new one need', () => {
    const { add, uids } = storeWith();
    add('a', 40);
    add('a', 40);
    add('b', 70);
    expect(uids('a')).toEqual([]);
    expect(uids('b')).toEqual([1]);
  });

  test('counts no removed message twice', () => {
    const { store, add, uids, boxOf } = storeWith();
    const gone = add('a', 60);
    store.remove(boxOf('a'), new Set([gone]));
    store.remove(boxOf('a'), new Set([gone]));
    add('a', 50);
    add('a', 50);
    expect(uids('a')).toEqual([2, 3]);
  });

  test('holds no more accounts and mailboxes than it may', () => {
    const { store } = storeWith();
    const account = store.account('a');
    store.account('b');
    expect(() => store.account('c')).toThrow(StoreFull);
    store.createMailbox(account, 'Third');
    expect(() => store.createMailbox(account, 'Fourth')).toThrow(StoreFull);
  });
});
