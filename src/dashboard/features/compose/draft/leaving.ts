import type { Schemas } from '../../../api/client.ts';

type Draft = Pick<Schemas['DraftSummary'], 'state' | 'email_id' | 'updated_at'>;
type Message = Pick<Schemas['ThreadMessage'], 'id' | 'direction' | 'received_at'>;

/** Returns whether a draft is on its way to become an email. */
export const isLeaving = ({ state }: Pick<Draft, 'state'>) =>
  state === 'held' || state === 'sending' || state === 'sent';

/** Returns how a conversation shows a draft after its messages; undefined for one that is still written. */
export function shownAs(draft: Pick<Draft, 'state'>): 'leaving' | 'scheduled' | 'failed' | undefined {
  if (isLeaving(draft)) return 'leaving';
  if (draft.state === 'scheduled') return 'scheduled';
  return draft.state === 'failed' || draft.state === 'unconfirmed' ? 'failed' : undefined;
}

/** Returns whether the email of a draft is among the messages. The draft may not know its email yet. */
export const isStored = (draft: Draft, messages: readonly Message[]) =>
  messages.some(
    ({ id, direction, received_at }) =>
      id === draft.email_id ||
      (isLeaving(draft) && direction === 'outbound' && received_at >= draft.updated_at),
  );
