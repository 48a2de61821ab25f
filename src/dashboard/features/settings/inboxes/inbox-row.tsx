import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';
import { signaturesText } from '../../../lib/text/settings/you/signatures.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useTimezone } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row } from '../parts/rows.tsx';
import { InboxSignature } from '../signatures/inbox-signature.tsx';
import { arrivalOf } from './arrival.ts';
import { connectProvider } from './connect/connect-provider.ts';
import { SyncState } from './sync-state.tsx';

type Sync = Schemas['InboxSync'];
const TONES: Record<Sync['state'], Tone> = {
  never_run: 'plain',
  waiting: 'good',
  queued: 'info',
  running: 'info',
  failing: 'danger',
  disabled: 'danger',
  inactive: 'plain',
};

/** An inbox with its sync state and actions. */
export function InboxRow({
  inbox,
  sync,
  isLastActive,
  onEdit,
  onTest,
}: {
  inbox: Schemas['Inbox'];
  sync: Sync | undefined;
  isLastActive: boolean;
  onEdit: () => void;
  onTest: () => void;
}) {
  const text = useText(inboxesText);
  const common = useText(commonText);
  const signatures = useText(signaturesText);
  const may = useMay();
  const format = useFormat(useTimezone());
  const [asks, setAsks] = useState<'off' | 'delete' | 'signature'>();
  const { id, name, auth, is_active } = inbox;
  const params = { path: { id } };
  const setActive = useAct({
    run: (isOn: boolean) => client.PATCH('/api/inboxes/{id}', { params, body: { is_active: isOn } }),
    touches: ['inbox', 'sync'],
    said: (isOn) => (isOn ? text.activated(name) : undefined),
  });
  const prove = useAct({
    run: (address: string) =>
      client.POST('/api/inboxes/{id}/prove-address', { params: { ...params, query: { address } } }),
    touches: ['inbox'],
    said: (address) => text.proofAsked(address),
  });
  const connect = useAct({ run: connectProvider, touches: [] });
  const lastActive = isLastActive ? text.lastActive : undefined;
  const olderText = ({ messages_read, messages_total, reached_at }: NonNullable<Sync['older_mail']>) =>
    messages_total === null
      ? text.olderSince(format.number(messages_read), reached_at && format.day(reached_at))
      : text.olderOf(format.number(messages_read), format.number(messages_total));
  const state = is_active ? sync?.state : 'inactive';
  const arrival = is_active && sync ? arrivalOf(sync) : null;
  return (
    <Row
      title={name}
      badge={
        <>
          <Badge>{inbox.tag}</Badge>
          {state && <Badge tone={TONES[state]}>{text.states[state]}</Badge>}
          {auth !== 'password' && <Badge>{auth === 'google' ? text.viaGoogle : text.viaMicrosoft}</Badge>}
          {inbox.address_proof === 'proven' && <Badge tone="good">{text.proven}</Badge>}
          {inbox.sends_by === null && <Badge>{text.receiveOnly}</Badge>}
          {inbox.sends_by === 'cloudflare' && <Badge>{text.viaCloudflare}</Badge>}
        </>
      }
      detail={[
        inbox.email_address,
        is_active && sync?.last_run_at && text.lastRead(format.relative(sync.last_run_at)),
        is_active && !!sync?.new_emails && text.newEmails(sync.new_emails),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        may.admin && (
          <>
            <Button aria-label={`${text.test}: ${name}`} onClick={onTest}>
              {text.test}
            </Button>
            <Button aria-label={`${text.edit}: ${name}`} onClick={onEdit}>
              {text.edit}
            </Button>
            <Menu
              label={text.actions(name)}
              hideLabel
              icon={<MoreHorizontal aria-hidden size={16} />}
              items={[
                ...(auth === 'password'
                  ? []
                  : [
                      {
                        label: text.again,
                        onChoose: () => void connect.act({ provider: auth, inbox_id: id }),
                      },
                    ]),
                {
                  label: text.prove,
                  disabled: is_active ? undefined : text.states.inactive,
                  onChoose: () => void prove.act(inbox.email_address),
                },
                ...inbox.aliases.map((address) => ({
                  label: text.proveOther(address),
                  disabled: is_active ? undefined : text.states.inactive,
                  onChoose: () => void prove.act(address),
                })),
                { label: signatures.menu, onChoose: () => setAsks('signature') },
                is_active
                  ? { label: text.deactivate, disabled: lastActive, onChoose: () => setAsks('off') }
                  : {
                      label: text.activate,
                      onChoose: () => void setActive.act(true),
                    },
                {
                  label: common.delete,
                  isDanger: true,
                  disabled: lastActive,
                  onChoose: () => setAsks('delete'),
                },
              ]}
            />
          </>
        )
      }
    >
      {arrival && <p className="text-quiet text-sm">{text.arrivals[arrival]}</p>}
      {is_active && sync?.older_mail && !sync.older_mail.is_done && (
        <p className="text-quiet text-sm">{olderText(sync.older_mail)}</p>
      )}
      {sync && is_active && (sync.error || sync.set_aside_count > 0) && <SyncState sync={sync} />}
      {is_active && <Proof proof={inbox.address_proof} askedAt={inbox.address_asked_at} />}
      {is_active &&
        inbox.alias_proofs.map(({ address, proof, asked_at }) => (
          <Proof key={address} alias={address} proof={proof} askedAt={asked_at} />
        ))}
      {isLastActive && may.admin && <p className="text-quiet text-sm">{text.lastActive}</p>}
      {asks === 'signature' && <InboxSignature inbox={inbox} onClose={() => setAsks(undefined)} />}
      {asks && asks !== 'signature' && (
        <Ask
          what={asks}
          inbox={inbox}
          onClose={() => setAsks(undefined)}
          onOff={() => setActive.submit(false)}
        />
      )}
    </Row>
  );
}

/** The verification state of its address or of another one, if an action may be needed. */
function Proof({
  alias,
  proof,
  askedAt,
}: {
  alias?: string;
  proof: Schemas['Inbox']['address_proof'];
  askedAt: string | null;
}) {
  const text = useText(inboxesText);
  const format = useFormat(useTimezone());
  const isNeeded = askedAt === null && proof === 'needed';
  const state =
    askedAt !== null
      ? text.proofAwaited(format.relative(askedAt))
      : proof === 'taken'
        ? text.proofTaken
        : proof === 'needed' && text.proofNeeded;
  if (!state) return null;
  const look = isNeeded ? 'rounded-lg bg-warn-soft px-3 py-2 text-warn' : 'text-quiet';
  return <p className={`${look} text-sm [overflow-wrap:anywhere]`}>{alias ? `${alias}: ${state}` : state}</p>;
}

/** Asks before an inbox is deactivated or deleted. */
function Ask({
  what,
  inbox,
  onOff,
  onClose,
}: {
  what: 'off' | 'delete';
  inbox: Schemas['Inbox'];
  onOff: () => Promise<unknown>;
  onClose: () => void;
}) {
  const text = useText(inboxesText);
  const isOff = what === 'off';
  const remove = useAct({
    run: () => client.DELETE('/api/inboxes/{id}', { params: { path: { id: inbox.id } } }),
    touches: ['inbox', 'sync'],
  });
  return (
    <Confirm
      title={isOff ? text.deactivateTitle(inbox.name) : text.removeTitle(inbox.name)}
      action={isOff ? text.deactivate : text.remove}
      done={isOff ? text.deactivated(inbox.name) : text.removed(inbox.name)}
      onConfirm={() => (isOff ? onOff() : remove.submit())}
      onClose={onClose}
    >
      <p>{isOff ? text.deactivateLead : text.removeLead}</p>
    </Confirm>
  );
}
