import type { activityText } from '../../../lib/text/mail/activity.ts';
import type { Activity } from './use-activity.ts';

type Text = (typeof activityText)['en'];

const STATES = ['open', 'done', 'spam', 'trash', 'snoozed'] as const;
type State = (typeof STATES)[number];
const isState = (value: string | null): value is State => STATES.some((state) => state === value);

function actorOf({ by, via, agent }: Activity, text: Text): string {
  const person = by?.name || text.by.gone;
  if (via === 'person') return person;
  return via === 'agent' && agent !== null ? text.agentOf(agent, person) : text.by[via];
}

/** Says in one sentence what happened. `me` is the id of the user who reads it. */
export function inWords(entry: Activity, text: Text, dateTime: (at: string) => string, me: number): string {
  const { type, by, via, from, to, from_name, to_name, until } = entry;
  const isMine = via === 'person' && by?.id === me;
  const who = isMine ? text.you : actorOf(entry, text);
  const nameOf = (id: string | null, name: string | null) =>
    id === String(me) ? text.me : (name ?? text.someone);
  switch (type) {
    case 'state':
      if (!isState(to)) return who;
      if (to === 'open' && via === 'system') return from === 'snoozed' ? text.woke : text.reopened;
      return to === 'snoozed' && until ? text.snoozedUntil(who, dateTime(until)) : text.states[to](who);
    case 'assignee':
      if (to === null) return text.unassigned(who, nameOf(from, from_name));
      return by && via !== 'agent' && to === String(by.id)
        ? text.took(who)
        : text.assigned(who, nameOf(to, to_name));
    case 'label':
      return to === null
        ? text.unlabelled(who, from_name ?? text.deletedLabel)
        : text.labelled(who, to_name ?? text.deletedLabel);
    case 'tag':
      return text.moved(who, from ?? '', to ?? '');
    case 'merge':
      return to === null ? text.unmerged(who, Number(from)) : text.merged(who, Number(to));
    case 'split':
      return to === null ? text.splitFrom(who) : text.splitOff(who);
    case 'meeting':
      return text.meeting(who);
    case 'sent':
      return who;
  }
}
