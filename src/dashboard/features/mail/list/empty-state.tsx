import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { deletionText } from '../../../lib/text/deletion.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';

/** The retention of spam or trash, and a button to empty it now. */
export default function EmptyState({ state }: { state: 'trash' | 'spam' }) {
  const text = useText(deletionText);
  const { data: days } = api.useQuery('get', '/api/settings/retention');
  const [asks, setAsks] = useState(false);
  const empty = useAct({
    run: async () => {
      await client.DELETE('/api/threads', { params: { query: { state } } });
    },
    touches: ['thread'],
    said: text.emptied,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-quiet text-sm">
      <p className="ps-1">{days && text.keptFor(days[`${state}_days`])}</p>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden size={15} />
        {text.empty[state]}
      </Button>
      {asks && (
        <FormDialog
          title={text.emptyTitle[state]}
          submit={text.empty[state]}
          kind="danger"
          onSubmit={empty.submit}
          onClose={() => setAsks(false)}
        >
          <p>{text.emptyWhat}</p>
        </FormDialog>
      )}
    </div>
  );
}
