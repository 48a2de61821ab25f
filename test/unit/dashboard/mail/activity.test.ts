import { expect, test } from 'vitest';
import type { Activity } from '../../../../src/dashboard/features/mail/activity/use-activity.ts';
import { inWords } from '../../../../src/dashboard/features/mail/activity/words.ts';
import { activityText } from '../../../../src/dashboard/lib/text/mail/activity.ts';

const ME = 7;
const KIM = { id: 8, name: 'Kim Sato' };
const entry = (some: Partial<Activity>): Activity => ({
  id: 1,
  at: '2026-11-21T09:30:00.000Z',
  type: 'state',
  by: KIM,
  via: 'person',
  agent: null,
  rule_id: null,
  from: null,
  from_name: null,
  to: null,
  to_name: null,
  until: null,
  email_id: 1,
  ...some,
});

test.each<[string, Partial<Activity>]>([
  ['Kim Sato marked it done', { from: 'open', to: 'done' }],
  ['You marked it done', { by: { id: ME, name: 'Lee' }, from: 'open', to: 'done' }],
  ['Kim Sato snoozed it until 9:00', { from: 'open', to: 'snoozed', until: '9:00' }],
  ['The snooze ended', { by: null, via: 'system', from: 'snoozed', to: 'open' }],
  ['A new email reopened it', { by: null, via: 'system', from: 'done', to: 'open' }],
  ['Claude for Kim Sato marked it done', { via: 'agent', agent: 'Claude', from: 'open', to: 'done' }],
  [
    'Claude for Lee marked it done',
    { by: { id: ME, name: 'Lee' }, via: 'agent', agent: 'Claude', from: 'open', to: 'done' },
  ],
  ['An agent marked it done', { by: null, via: 'agent', from: 'open', to: 'done' }],
  ['A rule moved it to spam', { by: null, via: 'rule', from: 'open', to: 'spam' }],
  ['Somebody marked it done', { by: { id: 9, name: '' }, from: 'open', to: 'done' }],
  ['Kim Sato took it', { type: 'assignee', to: '8', to_name: 'Kim Sato' }],
  [
    'Claude for Kim Sato assigned it to Kim Sato',
    { via: 'agent', agent: 'Claude', type: 'assignee', to: '8', to_name: 'Kim Sato' },
  ],
  ['Kim Sato assigned it to you', { type: 'assignee', to: '7', to_name: 'Lee' }],
  ['Kim Sato unassigned Ada', { type: 'assignee', from: '5', from_name: 'Ada' }],
  ['An API key added the label VIP', { by: null, via: 'key', type: 'label', to: '3', to_name: 'VIP' }],
  ['Kim Sato removed the label (deleted)', { type: 'label', from: '3' }],
  ['Kim Sato moved it from Info to Support', { type: 'tag', from: 'Info', to: 'Support' }],
  ['Kim Sato merged 2 conversations into it', { type: 'merge', to: '2' }],
  ['Kim Sato undid the merge of a conversation', { type: 'merge', from: '1' }],
  ['Kim Sato added a suggested meeting to the calendar', { type: 'meeting', to: '3' }],
  ['Kim Sato split emails off into another conversation', { type: 'split', to: '12' }],
])('%s', (said, some) => {
  expect(inWords(entry(some), activityText.en, (at) => at, ME)).toBe(said);
});
