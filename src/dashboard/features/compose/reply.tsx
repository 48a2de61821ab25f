import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { handOn, opening } from '../../lib/opening.ts';
import { composeText } from '../../lib/text/compose/compose.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Composer } from './composer/composer.tsx';
import { addressOf } from './draft/addresses.ts';
import { aimAt, type Draft, type Mail, type Mode, ownFiles } from './draft/draft.ts';
import { addressesOf } from './draft/sender.ts';
import { fromServer, type ServerDraft } from './draft/server-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { useFiles } from './files/use-files.ts';
import { OthersDraft, useOthersDraft } from './others-draft.tsx';

export interface ReplyProps {
  /** The mail that is replied to or forwarded. */
  emailId: number;
  mode: Mode;
  /** The conversation, which has one draft. */
  threadId: number;
  onClose: () => void;
  /** Called when the user undoes the discard. */
  onReopen?: () => void;
  /** The number of mails in the conversation. */
  count?: number;
}

/** Replies to or forwards a mail, below its conversation. The draft is kept until it is sent or discarded. */
export default function Reply(props: ReplyProps) {
  const mail = api.useQuery('get', '/api/emails/{id}', { params: { path: { id: props.emailId } } });
  const inboxes = api.useQuery('get', '/api/smtp-inboxes', {}, { staleTime: 5 * 60_000 });
  const text = useText(composeText);
  return (
    <section
      aria-label={text[props.mode]}
      className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-float"
    >
      <Loaded of={mail} rows={4}>
        {(mail) => (
          <Loaded of={inboxes} rows={4}>
            {(inboxes) => <Writing {...props} mail={mail} own={inboxes.flatMap(addressesOf)} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

function Writing({
  emailId,
  mode,
  threadId,
  onClose,
  onReopen,
  count = 1,
  mail,
  own,
}: ReplyProps & { mail: Mail; own: string[] }) {
  const text = useText(composeText);
  const draft = useDraft(threadId);
  const files = useFiles(draft);
  const aimed = useRef('');
  const [taken, setTaken] = useState(0);

  function aim(mode: Mode) {
    const before = draft.latest.current;
    const isSame = mode === 'forward' && before.mode === 'forward' && before.emailId === mail.id;
    draft.change({
      ...aimAt(before, mail, mode, own),
      ...(isSame ? {} : { files: ownFiles(before.files) }),
    });
    if (mode === 'forward' && !isSame && mail.attachments.length > 0) files.addFrom(mail);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another wish of whoever shows it aims the draft anew
  useEffect(() => {
    const wish = `${emailId}:${mode}`;
    const { current } = draft.latest;
    const isAimed = current.emailId === emailId && current.mode === mode;
    if (aimed.current !== wish && !(aimed.current === '' && isAimed)) aim(mode);
    aimed.current = wish;
  }, [emailId, mode]);

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
  const others = useOthersDraft(mail.id, draft.draft.saved?.id);
  if (draft.draft.mode === null || draft.draft.emailId !== mail.id) return null;
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
      head={(close) => (
        <>
          <div className="flex items-center justify-between gap-2 border-line border-b bg-side px-2">
            <Menu
              label={titleOf(now, mail, draft.draft, text)}
              icon={<ChevronDown aria-hidden size={14} />}
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
          {others && <OthersDraft of={others} onOpen={(theirs) => take(theirs)} />}
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
