import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { modelName } from '../../../lib/model-name.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { autoReplyText } from '../../../lib/text/settings/work/auto-reply.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, hintOf } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

type Reply = Schemas['AutoReply'];
type Status = Schemas['AutoReplyStatus'];
const route = getRouteApi('/_app/settings/(work)/auto-reply');
/** Small, as each row also fetches its mail. */
const PAGE = 20;
const TONES: Record<Status, Tone> = {
  pending: 'info',
  sent: 'good',
  failed: 'danger',
  unconfirmed: 'warn',
  draft: 'accent',
  discarded: 'plain',
  skipped: 'plain',
};

/** The automatic replies of all inboxes, and the reasons why some mail got none. */
export function Log() {
  const text = useText(autoReplyText);
  const common = useText(commonText);
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const replies = usePages('/api/auto-replies', { limit: PAGE, ...(status && { status }) });
  const filter = (
    <Choice
      label={text.status}
      value={status ?? ''}
      options={[['', common.all], ...Object.entries(text.statuses)]}
      onChange={({ target }) =>
        void navigate({
          search: ({ inbox }) => ({
            ...(inbox && { inbox }),
            ...(target.value && { status: target.value as Status }),
          }),
          replace: true,
        })
      }
    />
  );
  return (
    <Section title={text.log} lead={text.logLead} actions={filter}>
      <Loaded of={{ ...replies, data: replies.items }} rows={3}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={status ? text.emptyFilter : text.empty} />
          ) : (
            <Rows label={text.log}>
              {list.map((reply) => (
                <One key={reply.id} reply={reply} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={replies} />
    </Section>
  );
}

function One({ reply }: { reply: Reply }) {
  const text = useText(autoReplyText);
  const timezone = useTimezone();
  const [asks, setAsks] = useState<'send' | 'discard'>();
  const { status, subject, body, reason, model, created_at } = reply;
  const why =
    reason && Object.hasOwn(text.reasons, reason)
      ? text.reasons[reason as keyof typeof text.reasons]
      : reason;
  const email = api.useQuery('get', '/api/emails/{id}', { params: { path: { id: reply.email_id } } }).data;
  const by = model && text.by(model === 'template' ? text.template : modelName(model, text.template));
  return (
    <Row
      title={
        <Link
          to="/mail/$id"
          params={{ id: reply.email_id }}
          {...hintOf(text.toMail)}
          className="hover:underline"
        >
          {email ? email.subject || text.noSubject : subject || text.toMail}
        </Link>
      }
      badge={<Badge tone={TONES[status]}>{text.statuses[status]}</Badge>}
      detail={[email && (email.from_name || email.from_address), why, by].filter(Boolean).join(' · ')}
      actions={
        <>
          {status === 'draft' && (
            <>
              <Button onClick={() => setAsks('send')}>{text.send}</Button>
              <Button kind="danger" onClick={() => setAsks('discard')}>
                {text.discard}
              </Button>
            </>
          )}
          <Time at={created_at} timezone={timezone} />
        </>
      }
    >
      {body && (
        <details>
          <summary className="text-accent text-sm">{text.showText}</summary>
          <p className="whitespace-pre-wrap pt-2 [overflow-wrap:anywhere]">{body}</p>
        </details>
      )}
      {asks && <Ask reply={reply} what={asks} onClose={() => setAsks(undefined)} />}
    </Row>
  );
}

/** Asks before a draft is sent or discarded. */
function Ask({ reply, what, onClose }: { reply: Reply; what: 'send' | 'discard'; onClose: () => void }) {
  const text = useText(autoReplyText);
  const params = { path: { id: reply.id } };
  const run = useAct({
    run: async () => {
      if (what === 'send') await client.POST('/api/auto-replies/{id}/send', { params });
      else await client.DELETE('/api/auto-replies/{id}', { params });
    },
    touches: ['reply', 'thread'],
    said: what === 'send' ? text.sent : text.discarded,
  });
  return (
    <FormDialog
      title={what === 'send' ? text.sendTitle : text.discardTitle}
      submit={what === 'send' ? text.send : text.discard}
      kind={what === 'send' ? 'primary' : 'danger'}
      onSubmit={run.submit}
      onClose={onClose}
    >
      <p>{what === 'send' ? text.sendLead : text.discardLead}</p>
      <p className="max-h-48 overflow-y-auto whitespace-pre-wrap rounded-lg bg-sunk p-3 [overflow-wrap:anywhere]">
        {reply.body}
      </p>
    </FormDialog>
  );
}
