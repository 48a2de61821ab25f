import { Link } from '@tanstack/react-router';
import { AlarmClock, CheckCheck, Inbox, SearchX, ShieldCheck, Trash2 } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { emptyText } from '../../../lib/text/mail-empty.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/states.tsx';
import { isFiltered, type MailSearch } from '../search.ts';

const ICONS = { open: Inbox, snoozed: AlarmClock, done: CheckCheck, spam: ShieldCheck, trash: Trash2 };

/** Why a list is empty, what belongs there, and the next step. */
export default function Nothing({ search }: { search: MailSearch }) {
  const text = useText(emptyText);
  const { state, unread } = search;
  if (isFiltered(search)) {
    const isCaughtUp = unread && !state && Object.keys(search).length === 1;
    return (
      <Empty
        icon={isCaughtUp ? <CheckCheck aria-hidden size={22} /> : <SearchX aria-hidden size={22} />}
        title={isCaughtUp ? text.caughtUp : text.noMatch}
      >
        <p>{isCaughtUp ? text.caughtUpHint : `${text.noMatchHint} ${text.inOthers}`}</p>
        <Link to="/mail" search={state ? { state } : {}} className={buttonLook()}>
          {text.resetFilters}
        </Link>
      </Empty>
    );
  }
  return state ? <List state={state} /> : <NothingOpen />;
}

function List({ state }: { state: keyof typeof ICONS }) {
  const text = useText(emptyText);
  const Icon = ICONS[state];
  const { title, hint } = text[state];
  return (
    <Empty icon={<Icon aria-hidden size={22} />} title={title}>
      <p>{hint}</p>
    </Empty>
  );
}

/** Where nothing has ever come in, an inbox is missing. */
function NothingOpen() {
  const text = useText(emptyText);
  const { data } = api.useQuery('get', '/api/stats');
  if (!data) return null;
  if (data.totalEmails > 0) return <List state="open" />;
  return (
    <Empty icon={<Inbox aria-hidden size={22} />} title={text.noMail}>
      <p>{text.noMailHint}</p>
      <Link to="/settings" className={buttonLook()}>
        {text.connect}
      </Link>
    </Empty>
  );
}
