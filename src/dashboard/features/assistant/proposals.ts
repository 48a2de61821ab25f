import type { Schemas } from '../../api/client.ts';

type Mail = Pick<Schemas['EmailDetail'], 'id' | 'direction' | 'is_automatic' | 'task_id'>;
type Task = Pick<Schemas['Task'], 'id' | 'status' | 'assignee_id' | 'priority'>;

export type ProposalKind = 'reply' | 'done' | 'mine' | 'urgent' | 'task';
export interface Proposal {
  kind: ProposalKind;
  emailId: number;
  taskId: number | null;
}

const MOST = 3;
/** What a question is about, in English and German. */
const WISHES: [ProposalKind, RegExp][] = [
  ['reply', /(?<!\p{L})(?:answer|repl|respond|write back|antwort|schreib\w* zurück)/iu],
  ['done', /(?<!\p{L})(?:done|close|finish|complete|resolve|erledig|abschlie)/iu],
  ['mine', /(?<!\p{L})(?:assign|take|taken|mine|my task|übernehm|übernommen|zuweis|meine aufgabe)/iu],
  ['urgent', /(?<!\p{L})(?:urgent|priorit|important|dringend|wichtig)/iu],
  ['task', /(?<!\p{L})(?:task|to-?do|aufgabe)/iu],
];

/**
 * What one could do about the mails that an answer names. It follows from the question, and from how mails and tasks
 * stand: never from the words of a mail or of a model, so no mail can propose anything. At most three.
 */
export function proposalsFor(
  question: string,
  sources: { mail: Mail; task: Task | undefined }[],
  userId: number,
): Proposal[] {
  const wished = WISHES.filter(([, words]) => words.test(question)).map(([kind]) => kind);
  const kinds: ProposalKind[] = wished.length > 0 ? wished : ['reply'];
  const all = kinds.flatMap((kind) =>
    sources
      .filter(({ mail, task }) => fits(kind, mail, task, userId))
      .map(({ mail, task }) => ({ kind, emailId: mail.id, taskId: task?.id ?? null })),
  );
  // A task of several mails is proposed once.
  const seen = new Set<string>();
  return all
    .filter(({ kind, emailId, taskId }) => {
      const key = `${kind}:${kind === 'reply' || taskId === null ? emailId : `task ${taskId}`}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

function fits(kind: ProposalKind, mail: Mail, task: Task | undefined, userId: number): boolean {
  if (kind === 'reply') return mail.direction === 'inbound' && !mail.is_automatic;
  if (kind === 'task') return mail.task_id === null && mail.direction === 'inbound';
  if (!task || task.status === 'done') return false;
  if (kind === 'mine') return task.assignee_id !== userId;
  return kind === 'done' || task.priority !== 'urgent';
}
