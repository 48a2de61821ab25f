import { getRouteApi, Link } from '@tanstack/react-router';
import { Ban, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { useCommands } from '../../lib/commands.ts';
import { useFormat } from '../../lib/format.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/field.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { LIST, Page } from '../../ui/page/page.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';

const route = getRouteApi('/_app/contacts/');

/** All contacts, by their last email, newest first, or those that match a search. */
export function Contacts() {
  const text = useText(contactsText);
  const { q = '', blocked = false } = route.useSearch();
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const search = typed.trim();
  useEffect(() => {
    if (search !== q) {
      void navigate({
        search: ({ q: _, ...rest }) => ({ ...rest, ...(search && { q: search }) }),
        replace: true,
      });
    }
  }, [search, q, navigate]);
  useCommands([
    {
      id: 'contacts.search',
      label: text.search,
      group: text.title,
      keys: '/',
      run: () => field.current?.focus(),
    },
  ]);
  const list = usePages('/api/contacts', {
    ...(search && { search }),
    ...(blocked && { is_blocked: 'true' }),
  });
  const showAll = () => {
    setTyped('');
    void navigate({ search: {}, replace: true });
  };
  return (
    <Page title={text.title} lead={text.lead}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-label={text.search}
            placeholder={text.searchHint}
            maxLength={200}
            className="min-h-8 min-w-0 grow basis-60 rounded-md border border-strong/60 bg-page px-3 placeholder:text-quiet pointer-coarse:min-h-11"
          />
          <Choice
            label={text.filter}
            value={blocked ? 'blocked' : ''}
            options={[
              ['', text.everybody],
              ['blocked', text.onlyBlocked],
            ]}
            onChange={({ target }) =>
              void navigate({
                search: ({ blocked: _, ...rest }) => ({ ...rest, ...(target.value && { blocked: true }) }),
                replace: true,
              })
            }
          />
        </div>
        <Loaded of={{ ...list, data: list.items }}>
          {(contacts) =>
            contacts.length > 0 ? (
              <ul aria-label={text.title} className={LIST}>
                {contacts.map((contact) => (
                  <ContactRow key={contact.id} contact={contact} />
                ))}
              </ul>
            ) : search || blocked ? (
              <Empty icon={<Users aria-hidden />} title={search ? text.nothingFound : text.nobodyBlocked}>
                <Button onClick={showAll}>{text.showAll}</Button>
              </Empty>
            ) : (
              <Empty icon={<Users aria-hidden />} title={text.none}>
                <p>{text.noneHint}</p>
              </Empty>
            )
          }
        </Loaded>
        <LoadMore of={list} />
      </div>
    </Page>
  );
}

function ContactRow({ contact }: { contact: Schemas['Contact'] }) {
  const text = useText(contactsText);
  const format = useFormat();
  const timezone = useTimezone();
  const name = contact.name || contact.address;
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent">
      <Avatar name={name} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/contacts/$id"
            params={{ id: String(contact.id) }}
            className="min-w-0 font-medium outline-none [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            <bdi>{name}</bdi>
          </Link>
          {contact.is_blocked && (
            <Badge tone="danger">
              <Ban aria-hidden size={12} />
              {text.blockedBadge}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          {contact.name && <span className="min-w-0 [overflow-wrap:anywhere]">{contact.address}</span>}
          <span className="tabular-nums">
            {text.mails(format.number(contact.mails_in), format.number(contact.mails_out))}
          </span>
        </p>
      </div>
      <span className="shrink-0 text-quiet text-sm">
        {contact.last_mail_at ? <Time at={contact.last_mail_at} timezone={timezone} /> : text.noMail}
      </span>
    </li>
  );
}
