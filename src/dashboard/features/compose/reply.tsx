import { ChevronDown, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, client, dataOf } from '../../api/client.ts';
import { handOn, opening } from '../../lib/opening.ts';
import { commonText } from '../../lib/text/common.ts';
import { composeText } from '../../lib/text/compose/compose.ts';
import { useText } from '../../lib/text/language.tsx';
import { sayFailure } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Loaded, Skeleton } from '../../ui/states.tsx';
import { Composer } from './composer/composer.tsx';
import { addressOf } from './draft/addresses.ts';
import { aimAt, type Draft, isTouched, type Mail, type Mode, ownFiles } from './draft/draft.ts';
import { type DraftSummary, useDraftsOf } from './draft/drafts-of.ts';
import { addressesOf } from './draft/sender.ts';
import { fromServer, modeOf, type ServerDraft } from './draft/server-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { useSenders } from './draft/use-senders.ts';
import { useFiles } from './files/use-files.ts';
import { OthersDraft } from './others-draft.tsx';

export interface ReplyProps {
  /** The mail that is replied to or forwarded, unless the user has a draft in the conversation. */
  emailId: number;
  mode: Mode;
  /** The conversation, which has one draft of each user. */
  threadId: number;
  onClose: () => void;
  /** Called when the user undoes the discard. */
  onReopen?: () => void;
  /** Marks the conversation done. Without it, that is not offered. */
  onDone?: () => void;
  /** The number of mails in the conversation. */
  count?: number;
}

/** The mail and the mode of a reply, and the draft on the server that it continues. */
interface Aim {
  emailId: number;
  mode: Mode;
  draftId?: number;
}

/** Replies to or forwards a mail, below its conversation. The draft is kept until it is sent or discarded. */
export default function Reply(props: ReplyProps) {
  const { own, others, isLoading } = useDraftsOf(props.threadId);
  const text = useText(composeText);
  return (
    <section
      aria-label={text[props.mode]}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden bg-raised"
    >
      {isLoading ? <Skeleton rows={4} /> : <Aimed {...props} own={own} others={others} />}
    </section>
  );
}

interface Drafts {
  own: DraftSummary | undefined;
  others: DraftSummary | undefined;
}

/** Aims at the mail that is asked for. To reply is to continue the user's own draft, whatever it is aimed at. */
function Aimed({ own, ...props }: ReplyProps & Drafts) {
  const { draft } = useDraft(props.threadId);
  const asked = `${props.emailId}:${props.mode}`;
  const [first] = useState(() => ({ asked, aim: aimOf(props, draft, own) }));
  const aim = first.asked === asked ? first.aim : props;
  const mail = api.useQuery('get', '/api/emails/{id}', { params: { path: { id: aim.emailId } } });
  const inboxes = useSenders();
  return (
    <Loaded of={mail} rows={4}>
      {(mail) => (
        <Loaded of={inboxes} rows={4}>
          {(inboxes) => (
            <Writing
              {...props}
              emailId={aim.emailId}
              mode={aim.mode}
              draftId={first.aim.draftId}
              mail={mail}
              addresses={inboxes.flatMap(addressesOf)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function aimOf({ emailId, mode }: ReplyProps, kept: Draft, own: DraftSummary | undefined): Aim {
  if (mode === 'forward') return { emailId, mode };
  if (isTouched(kept) && kept.mode && kept.emailId) {
    return mode === 'reply' ? { emailId: kept.emailId, mode: kept.mode } : { emailId, mode };
  }
  const ownMode = own && modeOf(own);
  if (!ownMode || !own.original_email_id || (ownMode === 'forward' && mode !== 'reply'))
    return { emailId, mode };
  return {
    emailId: own.original_email_id,
    mode: mode === 'reply' ? ownMode : mode,
    draftId: own.id,
  };
}

function Writing({
  emailId,
  mode,
  draftId,
  threadId,
  onClose,
  onReopen,
  onDone,
  count = 1,
  mail,
  addresses,
  others,
}: ReplyProps & Omit<Drafts, 'own'> & { draftId: number | undefined; mail: Mail; addresses: string[] }) {
  const text = useText(composeText);
  const common = useText(commonText);
  const draft = useDraft(threadId);
  const files = useFiles(draft);
  const aimed = useRef('');
  const [taken, setTaken] = useState(0);
  const [isTaking, setTaking] = useState(draftId !== undefined);

  function aim(mode: Mode) {
    const before = draft.latest.current;
    const isSame = mode === 'forward' && before.mode === 'forward' && before.emailId === mail.id;
    draft.change({
      ...aimAt(before, mail, mode, addresses),
      ...(isSame ? {} : { files: ownFiles(before.files) }),
    });
    if (mode === 'forward' && !isSame && mail.attachments.length > 0) files.addFrom(mail);
  }
  const follow = useEffectEvent((emailId: number, mode: Mode) => {
    const wish = `${emailId}:${mode}`;
    const { current } = draft.latest;
    const isAimed = current.emailId === emailId && current.mode === mode;
    if (aimed.current !== wish && !(aimed.current === '' && isAimed)) aim(mode);
    aimed.current = wish;
  });
  useEffect(() => {
    if (!isTaking) follow(emailId, mode);
  }, [emailId, mode, isTaking]);

  function take(theirs: ServerDraft) {
    const next = fromServer(theirs);
    draft.change({ ...next, emailId: mail.id });
    const { id, revision } = draft.latest.current;
    draft.remember(id, next.saved && { ...next.saved, revision });
    setTaken(taken + 1);
  }
  // The text of the other draft is in the editor.
  useEffect(() => {
    if (taken > 0) handOn('theirs', 'reply');
  }, [taken]);
  const takeFirst = useEffectEvent(() => {
    if (draftId === undefined) return;
    client
      .GET('/api/drafts/{id}', { params: { path: { id: draftId } } })
      .then((answer) => take(dataOf(answer)))
      .catch((error: unknown) => sayFailure(error, common.failed))
      .finally(() => setTaking(false));
  });
  useEffect(() => takeFirst(), []);
  if (isTaking || draft.draft.mode === null || draft.draft.emailId !== mail.id) return <Skeleton rows={4} />;
  const { mode: now } = draft.draft;
  return (
    <Composer
      // Remounts, as the focus depends on the mode.
      key={now === 'forward' ? 'forward' : 'reply'}
      of={draft}
      files={files}
      opening="reply"
      mail={mail}
      count={count}
      onClose={onClose}
      onReopen={onReopen}
      {...(onDone && { conversation: { id: threadId, onDone } })}
      head={(close) => (
        <>
          <div className="flex items-center justify-between gap-2 border-line border-b bg-side px-2">
            <Menu
              label={titleOf(now, mail, draft.draft, text)}
              className="min-w-0"
              icon={<ChevronDown aria-hidden size={14} className="shrink-0" />}
              items={(['reply', 'all', 'forward'] as const).map((each) => ({
                label: text[each],
                isChosen: each === now,
                onChoose: () => {
                  opening('reply');
                  aim(each);
                },
              }))}
            />
            <IconButton label={text.close} keys="Escape" onClick={close}>
              <X aria-hidden size={16} />
            </IconButton>
          </div>
          {others && others.id !== draft.draft.saved?.id && (
            <OthersDraft of={others} onOpen={(theirs) => take(theirs)} />
          )}
        </>
      )}
    />
  );
}

function titleOf(mode: Mode, mail: Mail, { to, cc }: Draft, text: (typeof composeText)['en']): string {
  if (mode === 'forward') return text.forward;
  const name =
    mail.direction === 'inbound' && mail.from_name ? mail.from_name : addressOf(to[0] ?? mail.from_address);
  return mode === 'all' ? text.allTo(String(to.length + cc.length)) : text.replyTo(name);
}
