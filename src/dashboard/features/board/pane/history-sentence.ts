import type { Schemas } from '../../../api/client.ts';
import type { boardText } from '../../../lib/text/tasks/board.ts';
import type { tasksText } from '../../../lib/text/tasks/tasks.ts';

interface Words {
  text: (typeof boardText)['en'];
  tasks: (typeof tasksText)['en'];
  /** The id of the signed-in user. */
  me: number | undefined;
  nameOf: (id: number) => string;
  /** Formats a time. */
  timeOf: (at: string) => string;
}

/** Returns the name of the actor: a person, an API key, an agent, a rule, or Herald itself. */
function actorOf({ actor, agent }: Schemas['TaskChange'], { text, me, nameOf }: Words): string {
  const [kind, id] = actor.split(':');
  if (kind === 'user') return Number(id) === me ? text.you : nameOf(Number(id));
  if (kind === 'rule') return text.rule;
  if (kind === 'agent') return agent ? text.agentOf(agent.name, nameOf(agent.user_id)) : text.agent;
  return kind === 'key' ? text.apiKey : text.system;
}

/** Describes a change to a task as a sentence. Shows unknown values unchanged. */
export function sentenceOf(change: Schemas['TaskChange'], words: Words): string {
  const { field, from, to, actor } = change;
  const { text, tasks, nameOf, timeOf } = words;
  const who = actorOf(change, words);
  if (field === 'assignee') {
    if (to === null) return text.unassigned(who, nameOf(Number(from)));
    const name = nameOf(Number(to));
    return from === null ? text.assigned(who, name) : text.reassigned(who, nameOf(Number(from)), name);
  }
  if (field === 'due_at') {
    if (to === null) return text.tookDue(who);
    return from === null ? text.setDueTo(who, timeOf(to)) : text.movedDue(who, timeOf(from), timeOf(to));
  }
  if (field === 'snoozed_until') {
    if (to !== null) return text.putAway(who, timeOf(to));
    return actor === 'system' ? text.cameBack : text.broughtBack(who);
  }
  const names: Record<string, string> = field === 'status' ? tasks.statuses : tasks.priorities;
  const name = (value: string | null) => names[value ?? ''] ?? value ?? '';
  const sentence = field === 'status' ? text.changedStatus : text.changedPriority;
  return sentence(who, name(from), name(to));
}
