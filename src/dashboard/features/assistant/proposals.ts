import type { Schemas } from '../../api/client.ts';

type Mail = Pick<
  Schemas['EmailDetail'],
  'id' | 'direction' | 'is_automatic' | 'task_id' | 'from_address' | 'subject' | 'received_at'
>;
type Task = Pick<Schemas['Task'], 'id' | 'status' | 'assignee_id' | 'priority'>;

export type ProposalKind = 'reply' | 'done' | 'mine' | 'urgent' | 'task';
export interface Proposal {
  kind: ProposalKind;
  emailId: number;
  taskId: number | null;
}

const MOST = 3;
/** Patterns for the topic of a question, in English and German. */
const WISHES: [ProposalKind, RegExp][] = [
  ['reply', /(?<!\p{L})(?:answer|repl|respond|write back|antwort|schreib\w* zurück)/iu],
  ['done', /(?<!\p{L})(?:done|close|finish|complete|resolve|erledig|abschlie)/iu],
  ['mine', /(?<!\p{L})(?:assign|take|taken|mine|my task|übernehm|übernommen|zuweis|meine aufgabe)/iu],
  ['urgent', /(?<!\p{L})(?:urgent|priorit|important|dringend|wichtig)/iu],
  ['task', /(?<!\p{L})(?:task|to-?do|aufgabe)/iu],
];

/**
 * Proposes at most three actions on the cited mails. Derived from the question and the state of mails and tasks, never
 * from the text of a mail or model, so that no mail can inject a proposal.
 */
export function proposalsFor(
  question: string,
  sources: { mail: Mail; task: Task | undefined }[],
  userId: number,
): Proposal[] {
  const wished = WISHES.filter(([, words]) => words.test(question)).map(([kind]) => kind);
  const kinds: ProposalKind[] = wished.length > 0 ? wished : ['reply'];
  const newest = sources.toSorted((a, b) => b.mail.received_at.localeCompare(a.mail.received_at));
  const all = kinds.flatMap((kind) =>
    (kind === 'reply' ? newest : sources)
      .filter(({ mail, task }) => fits(kind, mail, task, userId))
      .map(({ mail, task }) => ({ kind, mail, taskId: task?.id ?? null })),
  );
  // Proposes a task of several mails once, and a reply only to the sender's last mail about a subject.
  const seen = new Set<string>();
  return all
    .filter(({ kind, mail, taskId }) => {
      const one = taskId === null ? `mail ${mail.id}` : `task ${taskId}`;
      const key = `${kind}:${kind === 'reply' ? topicOf(mail) : one}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST)
    .map(({ kind, mail, taskId }) => ({ kind, emailId: mail.id, taskId }));
}

const topicOf = ({ from_address: from, subject }: Mail) =>
  `${from} ${subject.replace(/^(?:(?:re|aw):\s*)+/i, '')}`;

function fits(kind: ProposalKind, mail: Mail, task: Task | undefined, userId: number): boolean {
  if (kind === 'reply') return mail.direction === 'inbound' && !mail.is_automatic;
  if (kind === 'task') return mail.task_id === null && mail.direction === 'inbound';
  if (!task || task.status === 'done') return false;
  if (kind === 'mine') return task.assignee_id !== userId;
  return kind === 'done' || task.priority !== 'urgent';
}
