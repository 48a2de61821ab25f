import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { fetchUids, isOtherMailbox, type Run } from '../fetch.ts';
import { MAX_RETRIES } from '../limits.ts';
import { saveMessage, setAside } from './save-message.ts';
import { deleteSetAside, listDueSetAside, upsertSetAside } from './store.ts';

/**
 * Retries set-aside messages. Counts an attempt once the mailbox is open and the earlier messages are done, so that a
 * refused sign-in, or an earlier message that kills the Worker, costs no attempt. Counts it before saving the message,
 * so that Herald gives up a message that kills the Worker after a bounded number of attempts.
 */
export async function retrySetAside(run: Run): Promise<void> {
  const { ctx, claim, cursor } = run;
  if (!cursor) return;
  const db = database(ctx);
  const rows = await listDueSetAside(ctx, run.inbox.id, cursor, MAX_RETRIES);
  if (rows.length === 0) return;
  // The server sends them in the order of their UIDs.
  const queue = rows.toSorted((a, b) => a.uid - b.uid);
  const countNext = () =>
    queue.slice(0, 1).map((row) => setAside(run, { ...row, attempts: row.attempts + 1 }));
  const uids = queue.map(({ uid }) => uid);
  for await (const frame of fetchUids(run, uids)) {
    if (frame.type === 'end') {
      // The next message did not fit in the fetch: uncount its attempt.
      await commit(
        db,
        queue.slice(0, 1).map((row) => upsertSetAside(ctx, claim, row)),
      );
      return;
    }
    if (frame.type === 'mailbox') {
      // In another mailbox these UIDs are other messages. `readNew` also notices that, and begins the mailbox.
      if (isOtherMailbox(run, frame)) return;
      await commit(db, countNext());
      continue;
    }
    const [message] = frame.type === 'messages' ? frame.messages : [];
    const uid = frame.type === 'messages' ? message?.uid : frame.uid;
    if (uid !== queue[0]?.uid) continue;
    const attempts = queue.shift()!.attempts + 1;
    if (frame.type === 'messages') {
      if (message) await saveMessage(run, message, attempts, countNext());
    } else if (frame.code === 'GONE') {
      await commit(db, [deleteSetAside(ctx, claim, cursor.uidvalidity, frame.uid), ...countNext()]);
    } else await commit(db, [setAside(run, { ...frame, attempts }), ...countNext()]);
  }
}
