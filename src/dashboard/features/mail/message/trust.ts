/** The senders whose images this browser always shows. */
import { useSyncExternalStore } from 'react';

const KEY = 'herald:trusted-senders';
const MOST = 1000;
const listeners = new Set<() => void>();

const read = () => localStorage.getItem(KEY) ?? '';
const listOf = (text: string) => text.split('\n').filter(Boolean);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a sender is trusted, and a setter. */
export function useTrust(address: string): [boolean, (isTrusted: boolean) => void] {
  const sender = address.toLowerCase();
  const text = useSyncExternalStore(subscribe, read);
  const set = (isTrusted: boolean) => {
    const others = listOf(read()).filter((each) => each !== sender);
    const next = isTrusted ? [sender, ...others].slice(0, MOST) : others;
    localStorage.setItem(KEY, next.join('\n'));
    for (const listener of listeners) listener();
  };
  return [sender !== '' && listOf(text).includes(sender), set];
}
