import { Link } from '@tanstack/react-router';
import { AlarmClock, CheckCheck, Inbox, SearchX, Send, ShieldCheck, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { emptyText } from '../../../lib/text/mail/empty.ts';
import { searchText } from '../../../lib/text/mail/search.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/states.tsx';
import { isFiltered, isWithin, type MailSearch, originOf, searchAll } from '../search.ts';

const ICONS = {
  open: Inbox,
  snoozed: AlarmClock,
  done: CheckCheck,
  sent: Send,
  spam: ShieldCheck,
  trash: Trash2,
  all: Inbox,
};

/** The reason why a list is empty, its purpose, and the next step. */
export default function Nothing({ search, isRefused }: { search: MailSearch; isRefused: boolean }) {
  const text = useText(emptyText);
  const grammar = useText(searchText);
  const { state, sent, unread } = search;
  const searched = search.q && !isWithin(search) ? grammar.allButHidden : text.inOthers;
  if (isFiltered(search)) {
    const isCaughtUp = unread && !state && Object.keys(search).length === 1;
    return (
      <Empty
        icon={isCaughtUp ? <CheckCheck aria-hidden size={22} /> : <SearchX aria-hidden size={22} />}
        title={isRefused ? grammar.refused : isCaughtUp ? text.caughtUp : text.noMatch}
      >
        {!isRefused && <p>{isCaughtUp ? text.caughtUpHint : `${text.noMatchHint} ${searched}`}</p>}
        <p className="flex flex-wrap justify-center gap-2">
          {isWithin(search) && !isRefused && (
            <Link to="/mail" search={searchAll(search)} className={buttonLook('primary')}>
              {grammar.searchAll}
            </Link>
          )}
          <Link
            to="/mail"
            search={search.q ? originOf(search) : { ...(state && { state }), ...(sent && { sent }) }}
            className={buttonLook()}
          >
            {search.q ? grammar.clear : text.resetFilters}
          </Link>
        </p>
        {search.q && <Grammar />}
      </Empty>
    );
  }
  if (sent) return <List state="sent" />;
  return state ? <List state={state} /> : <NothingOpen />;
}

/** The search syntax. */
function Grammar() {
  const { grammar, examples } = useText(searchText);
  return (
    <div className="grid w-full gap-2 text-start text-sm">
      <p className="font-medium text-ink">{grammar}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {examples.map(([typed, meaning]) => (
          <Fragment key={typed}>
            <dt>
              <code className="break-all rounded bg-sunk px-1 text-ink">{typed}</code>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
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

/** If no mail has ever arrived, an inbox is missing. */
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
