import type { QueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../api/client.ts';
import { refetch, shows } from '../../api/shown-by.ts';
import { Problem } from '../../lib/problem.ts';
import type { composeText } from '../../lib/text/compose/compose.ts';
import type { draftsText } from '../../lib/text/compose/drafts.ts';
import { dismiss, say, sayFailure } from '../../lib/toasts.ts';
import type { ServerDraft } from './draft/server-draft.ts';

const LOOK_MS = 1000;
const MOST_LOOKS = 30;

/** The timers of followed drafts. A draft that is undone and sent again is followed once. */
const nextLooks = new Map<number, ReturnType<typeof setTimeout>>();

/** The notices of drafts that can still be taken back. */
const notices = new Map<number, number>();

interface Means {
  queries: QueryClient;
  text: (typeof composeText)['en'];
  drafts: (typeof draftsText)['en'];
  dateTime: (at: string) => string;
  /** Reopens a draft whose sending was undone or failed. */
  reopen: (draft: ServerDraft) => void;
}

/** Announces the state of a sending draft, with undo while that is possible, and then the outcome. */
export function announce(draft: ServerDraft, means: Means): void {
  const { text, drafts, dateTime } = means;
  const undo = { label: drafts.undoSend, run: () => void takeBack(draft, means) };
  if (draft.state === 'scheduled') {
    notices.set(draft.id, say(drafts.scheduled(dateTime(draft.send_at ?? '')), undo));
  } else if (draft.state === 'held') {
    // The local clock may be wrong, but the difference between the API's times is not.
    const wait = Date.parse(draft.send_at ?? '') - Date.parse(draft.updated_at);
    notices.set(draft.id, say(drafts.held, undo, Date.now() + wait));
    lookAfter(wait + LOOK_MS / 2, draft.id, means, MOST_LOOKS);
  } else say(draft.state === 'sent' ? text.sent : text.queued);
}

/** Cancels the sending of a draft, and reopens it. */
export async function takeBack(
  { id }: Pick<ServerDraft, 'id'>,
  { queries, drafts, reopen }: Pick<Means, 'queries' | 'drafts' | 'reopen'>,
) {
  dismiss(notices.get(id) ?? 0);
  notices.delete(id);
  try {
    const draft = dataOf(await client.POST('/api/drafts/{id}/cancel', { params: { path: { id } } }));
    await refetch(queries, shows(['draft']));
    reopen(draft);
    return;
  } catch (error) {
    const isTaken = error instanceof Problem && error.code === 'DRAFT_TAKEN';
    if (isTaken) say(drafts.tooLate);
    else sayFailure(error, drafts.notTakenBack);
  }
  await refetch(queries, shows(['draft']));
}

function lookAfter(ms: number, id: number, means: Means, looks: number) {
  clearTimeout(nextLooks.get(id));
  nextLooks.set(
    id,
    setTimeout(() => void look(id, means, looks), ms),
  );
}

/** Checks the outcome of a draft after its hold. */
async function look(id: number, means: Means, looks: number) {
  const { queries, text, reopen } = means;
  try {
    const draft = dataOf(await client.GET('/api/drafts/{id}', { params: { path: { id } } }));
    const isOnItsWay = draft.state === 'held' || (draft.state === 'sending' && draft.error === null);
    if (isOnItsWay && looks > 0) {
      lookAfter(LOOK_MS, id, means, looks - 1);
      return;
    }
    nextLooks.delete(id);
    if (draft.state === 'sent') say(text.sent);
    else if (draft.state === 'sending') say(text.queued);
    else if (draft.state === 'failed' || draft.state === 'unconfirmed') {
      say(text.notSent, { label: text.open, run: () => reopen(draft) });
    }
    await refetch(queries, shows(['draft', 'thread']));
  } catch {
    // Signed out or offline: the list of drafts shows the state.
  }
}
