import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock, FileWarning, MailX } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { AutoReplies } from './auto-replies.tsx';
import { Note } from './note.tsx';

/** The events of a message: whether it was sent, bounced or auto-replied. */
export function Notes({ message }: { message: Schemas['ThreadMessage'] }) {
  const text = useText(conversationText);
  const { data: email } = api.useQuery('get', '/api/emails/{id}', { params: { path: { id: message.id } } });
  const failures = email?.recipients.filter(({ state }) => state === 'failed') ?? [];
  return (
    <>
      <SendState id={message.id} state={email?.send_state ?? message.send_state} />
      {failures.map(({ address, detail }) => (
        <Note key={address} tone="danger" icon={<MailX aria-hidden size={16} />}>
          <p>{text.recipientFailed(address)}</p>
          {detail && <p className="break-words text-sm">{detail}</p>}
        </Note>
      ))}
      {email?.bounced.map(({ address, diagnostic, email_id }) => (
        <Note key={`${address} ${email_id}`} tone="danger" icon={<MailX aria-hidden size={16} />}>
          <p>{text.bounced(address)}</p>
          {diagnostic && <p className="break-words text-sm">{diagnostic}</p>}
        </Note>
      ))}
      {email?.bounce && <Bounce bounce={email.bounce} />}
      {email && <AutoReplies email={email} />}
    </>
  );
}

/** Why a message may look other than its sender wrote it, with the original. */
export function Problems({ message }: { message: Schemas['ThreadMessage'] }) {
  const text = useText(conversationText);
  const { id, problems } = message;
  if (problems.length === 0) return null;
  return (
    <Note
      tone="info"
      icon={<FileWarning aria-hidden size={16} />}
      actions={
        <a
          href={`/api/emails/${id}/raw`}
          target="_blank"
          rel="noopener"
          className="inline-flex pointer-coarse:min-h-11 items-center underline"
        >
          {text.original}
        </a>
      }
    >
      {problems.map((problem) => (
        <p key={problem}>{text.problems[problem]}</p>
      ))}
    </Note>
  );
}

function SendState({ id, state }: { id: number; state: Schemas['SendState'] | null }) {
  const text = useText(conversationText);
  const [isAsking, setAsking] = useState(false);
  const retry = useAct({
    run: (confirm: boolean) =>
      client.POST('/api/emails/{id}/retry', { params: { path: { id } }, body: { confirm } }),
    touches: ['thread'],
    failed: text.retryFailed,
    said: text.retried,
  });
  if (state === 'queued' || state === 'sending') {
    return (
      <Note tone="info" icon={<Clock aria-hidden size={16} />}>
        {text.queued}
      </Note>
    );
  }
  if (state !== 'failed' && state !== 'unconfirmed') return null;
  const isUnsure = state === 'unconfirmed';
  return (
    <>
      <Note
        tone={isUnsure ? 'warn' : 'danger'}
        icon={<CircleAlert aria-hidden size={16} />}
        actions={
          <Button isBusy={retry.isBusy} onClick={() => (isUnsure ? setAsking(true) : void retry.act(false))}>
            {text.retry}
          </Button>
        }
      >
        {isUnsure ? text.unconfirmed : text.failed}
      </Note>
      {isAsking && (
        <FormDialog
          title={text.confirmRetry}
          submit={text.retry}
          onSubmit={() => retry.submit(true)}
          onClose={() => setAsking(false)}
        >
          <p>{text.confirmRetryHint}</p>
        </FormDialog>
      )}
    </>
  );
}

function Bounce({ bounce }: { bounce: NonNullable<Schemas['EmailDetail']['bounce']> }) {
  const text = useText(conversationText);
  const { bounced_email_id: id, recipients } = bounce;
  return (
    <Note
      tone="warn"
      icon={<MailX aria-hidden size={16} />}
      actions={
        id !== null && (
          <Link to="/mail/$id" params={{ id }} className="underline">
            {text.bouncedMail}
          </Link>
        )
      }
    >
      <p>{text.bounce}</p>
      {recipients.map(({ address, diagnostic }) => (
        <p key={address} className="break-words text-sm">
          {address}
          {diagnostic && `: ${diagnostic}`}
        </p>
      ))}
    </Note>
  );
}
