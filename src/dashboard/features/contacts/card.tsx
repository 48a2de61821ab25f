import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/states.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { contactAddress } from './find.ts';
import { useBlock } from './use-block.ts';

/** A card for a sender, over the conversation: known details, and the block button. */
export default function ContactCard({
  address,
  name,
  onClose,
}: {
  address: string;
  name: string;
  onClose: () => void;
}) {
  const text = useText(contactsText);
  const format = useFormat();
  const { unblock } = useBlock();
  const [isAsking, setAsking] = useState(false);
  const found = api.useQuery('get', '/api/contacts', {
    params: { query: { search: contactAddress(address), limit: 10 } },
  });
  const contact = found.data?.find((each) => each.address === contactAddress(address));
  if (isAsking) return <BlockDialog address={address} name={name} onClose={onClose} />;
  const shown = contact?.name || name || address;
  return (
    <Dialog
      title={text.contactOf(shown)}
      onClose={onClose}
      actions={
        <>
          {contact?.is_blocked ? (
            <Button
              onClick={() => {
                onClose();
                void unblock.act({ id: contact.id, name: shown });
              }}
            >
              {text.unblock}
            </Button>
          ) : (
            <Button kind="danger" onClick={() => setAsking(true)}>
              {text.block}
            </Button>
          )}
          {contact && (
            <Link to="/contacts/$id" params={{ id: String(contact.id) }} className={buttonLook('primary')}>
              {text.openContact}
            </Link>
          )}
        </>
      }
    >
      <Loaded of={found} rows={2}>
        {() => (
          <div className="flex items-start gap-3">
            <Avatar name={shown} size={40} />
            <div className="grid min-w-0 gap-1">
              <p className="[overflow-wrap:anywhere]">{address}</p>
              {contact ? (
                <>
                  <p className="flex flex-wrap items-center gap-2 text-quiet">
                    {text.mails(format.number(contact.mails_in), format.number(contact.mails_out))}
                    {contact.is_blocked && (
                      <Badge tone="danger">
                        <Ban aria-hidden size={12} />
                        {text.blockedBadge}
                      </Badge>
                    )}
                  </p>
                  {contact.company && <p className="[overflow-wrap:anywhere]">{contact.company}</p>}
                  {contact.fields.length > 0 && (
                    <dl className="grid gap-1">
                      {contact.fields.map(({ name: label, value }) => (
                        <div
                          key={`${label} ${value}`}
                          className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]"
                        >
                          <dt className="text-quiet">{label}</dt>
                          <dd>{value}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  {contact.notes && (
                    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{contact.notes}</p>
                  )}
                </>
              ) : (
                <p className="text-quiet">{text.notKnown}</p>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
