import { useQueryClient } from '@tanstack/react-query';
import { api, client, type Schemas } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { signaturesText } from '../../../lib/text/settings/you/signatures.ts';
import { EditSignature } from './edit-signature.tsx';

/** Edits the signature of an inbox, for users without their own. An empty one is deleted. */
export function InboxSignature({ inbox, onClose }: { inbox: Schemas['Inbox']; onClose: () => void }) {
  const text = useText(signaturesText);
  const queries = useQueryClient();
  const { data } = api.useQuery('get', '/api/signatures');
  if (!data) return null;
  const { tag: from_inbox } = inbox;
  const before = data.inboxes.find((each) => each.from_inbox === from_inbox);
  async function save(html: string) {
    if (html !== '') await client.PUT('/api/signatures/inbox', { body: { from_inbox, html } });
    else if (before) await client.DELETE('/api/signatures/inbox', { params: { query: { from_inbox } } });
    await refresh(queries, '/api/signatures', '/api/signatures/effective');
  }
  return (
    <EditSignature
      title={text.ofInboxTitle(inbox.name)}
      lead={text.ofInboxLead}
      hint={text.ofInboxHint}
      html={before?.html ?? ''}
      onSave={save}
      onClose={onClose}
    />
  );
}
