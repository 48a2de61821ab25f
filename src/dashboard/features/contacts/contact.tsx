import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { api, type Schemas } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { useCommands } from '../../lib/commands.ts';
import { useFormat } from '../../lib/format.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { LIST, Page, Section } from '../../ui/page/page.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditContact } from './edit.tsx';
import { useBlock } from './use-block.ts';

/** A contact: details, notes and conversations. */
export function ContactScreen({ id }: { id: number }) {
  const found = api.useQuery('get', '/api/contacts/{id}', { params: { path: { id } } });
  return (
    <>
      <BackLink to="/contacts">{useText(contactsText).back}</BackLink>
      <Loaded of={found}>{(contact) => <Whole key={id} contact={contact} />}</Loaded>
    </>
  );
}

function Whole({ contact }: { contact: Schemas['Contact'] }) {
  const text = useText(contactsText);
  const { unblock } = useBlock();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const name = contact.name || contact.address;
  const change = () => (contact.is_blocked ? void unblock.act({ id: contact.id, name }) : setAsking(true));
  const label = contact.is_blocked ? text.unblock : text.block;
  const remove = () => setDeleting(true);
  useCommands([
    { id: 'contact.block', label, group: text.contact, keys: '!', run: change },
    { id: 'contact.delete', label: text.remove, group: text.contact, keys: '#', run: remove },
  ]);
  return (
    <Page
      title={name}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{contact.address}</span>
          {contact.company && <span className="min-w-0 [overflow-wrap:anywhere]">{contact.company}</span>}
          {contact.is_blocked && (
            <Badge tone="danger">
              <Ban aria-hidden size={12} />
              {text.blockedBadge}
            </Badge>
          )}
        </span>
      }
      actions={
        <>
          <Button kind={contact.is_blocked ? 'plain' : 'danger'} keys="!" onClick={change}>
            {label}
          </Button>
          <Button keys="#" onClick={remove}>
            {text.remove}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-16">
        <Conversations id={contact.id} />
        <aside className="grid content-start gap-6 max-lg:order-first">
          <Facts contact={contact} />
          <EditContact contact={contact} />
        </aside>
      </div>
      {isAsking && <BlockDialog address={contact.address} name={name} onClose={() => setAsking(false)} />}
      {isDeleting && <DeleteDialog contact={contact} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

function Facts({ contact }: { contact: Schemas['Contact'] }) {
  const text = useText(contactsText);
  const format = useFormat();
  const timezone = useTimezone();
  const time = (at: string | null) =>
    at ? <Time at={at} as="dateTime" timezone={timezone} /> : <span>{text.noMail}</span>;
  const facts = [
    [text.received, format.number(contact.mails_in)],
    [text.sent, format.number(contact.mails_out)],
    [text.first, time(contact.first_mail_at)],
    [text.last, time(contact.last_mail_at)],
  ] as const;
  return (
    <div className="grid gap-4">
      <Avatar name={contact.name || contact.address} size={64} />
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Conversations({ id }: { id: number }) {
  const text = useText(contactsText);
  const timezone = useTimezone();
  // The path includes the id, so that each contact's pages are cached separately.
  const list = usePages(`/api/contacts/${id}/threads` as '/api/contacts/{id}/threads', {});
  return (
    <Section title={text.conversations}>
      <Loaded of={{ ...list, data: list.items }}>
        {(conversations) =>
          conversations.length === 0 ? (
            <Empty title={text.noConversations} />
          ) : (
            <ul aria-label={text.conversations} className={LIST}>
              {conversations.map((one) => (
                <li
                  key={one.id}
                  className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 -outline-offset-2 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent"
                >
                  <Link
                    to="/mail/$id"
                    params={{ id: one.id }}
                    search={one.state === 'open' ? {} : { state: one.state }}
                    className="truncate font-medium outline-none after:absolute after:inset-0"
                  >
                    <bdi>{one.subject}</bdi>
                  </Link>
                  <span className="flex items-center gap-2 text-quiet text-sm">
                    {one.state !== 'open' && <Badge>{text.states[one.state]}</Badge>}
                    <Time at={one.last_message.received_at} timezone={timezone} />
                  </span>
                  <p dir="auto" className="col-span-2 truncate text-quiet text-sm">
                    {one.snippet}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore of={list} />
    </Section>
  );
}
