import type { Budget, Hands } from '../../../../contract/agents/hands.ts';

/** The hands of a connection about which nobody has decided anything: what leaves the organization, or is lost, waits. */
export const DEFAULT_HANDS: Hands = {
  read: 'alone',
  organize: 'alone',
  draft: 'alone',
  send: 'ask',
  invite: 'ask',
  delete: 'ask',
  post: 'ask',
  pay: 'ask',
};

/** What a connection may use in an hour. */
export const DEFAULT_BUDGET: Budget = { calls: 600, rows: 5000, sends: 30, tokens: 1_000_000 };
