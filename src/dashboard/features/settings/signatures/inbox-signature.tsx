import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { signaturesText } from '../../../lib/text/settings/you/signatures.ts';
import { EditSignature } from './edit-signature.tsx';

/** Edits the signature of an inbox, for users without their own. An empty one is deleted. */
export function InboxSignature({ inbox, onClose }: { inbox: Schemas['Inbox']; onClose: () => void }) {
  const text = useText(signaturesText);
  const { data } = api.useQuery('get', '/api/signatures');
  const { tag: from_inbox } = inbox;
  const before = data?.inboxes.find((each) => each.from_inbox === from_inbox);
  const save = useAct({
    run: async (html: string) => {
      if (html !== '') await client.PUT('/api/signatures/inbox', { body: { from_inbox, html } });
      else if (before) await client.DELETE('/api/signatures/inbox', { params: { query: { from_inbox } } });
    },
    touches: ['signature'],
  });
  if (!data) return null;
  return (
    <EditSignature
      title={text.ofInboxTitle(inbox.name)}
      lead={text.ofInboxLead}
      hint={text.ofInboxHint}
      html={before?.html ?? ''}
      onSave={save.submit}
      onClose={onClose}
    />
  );
}
