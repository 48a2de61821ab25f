import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { repliesText } from '../../../lib/text/settings/work/replies.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { EditReply } from './edit-reply.tsx';

type Reply = Schemas['CannedReply'];
const PATH = '/api/canned-replies';

/** The organization's canned replies. */
export function RepliesPage() {
  const text = useText(repliesText);
  const [edited, setEdited] = useState<Reply | 'new'>();
  const [search, setSearch] = useState('');
  const replies = api.useQuery('get', PATH);
  const remove = useRemove();
  const add = () => setEdited('new');
  useCommands([{ id: 'replies.add', label: text.add, group: text.title, keys: 'n', run: add }]);
  const words = search.toLowerCase().split(/\s+/);
  const hasWords = ({ name, shortcut, text: body }: Reply) => {
    const whole = `${name} /${shortcut ?? ''} ${body}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button kind="primary" keys="n" onClick={add}>
          {text.add}
        </Button>
      }
    >
      <Loaded of={replies}>
        {(all) =>
          all.length === 0 ? (
            <Empty icon={<MessageSquareText aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              <Button onClick={add}>{text.add}</Button>
            </Empty>
          ) : (
            <div className="grid gap-3">
              <input
                type="search"
                aria-label={text.search}
                placeholder={text.search}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                className="min-h-8 w-full max-w-sm rounded-md border border-line bg-page px-2 placeholder:text-quiet pointer-coarse:min-h-11"
              />
              <Found
                list={all.filter(hasWords)}
                onEdit={setEdited}
                onRemove={(reply) => void remove.act(reply)}
              />
            </div>
          )
        }
      </Loaded>
      {edited && (
        <EditReply {...(edited === 'new' ? {} : { reply: edited })} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

function Found({
  list,
  onEdit,
  onRemove,
}: {
  list: Reply[];
  onEdit: (reply: Reply) => void;
  onRemove: (reply: Reply) => void;
}) {
  const text = useText(repliesText);
  if (list.length === 0) return <p className="text-quiet">{text.noMatch}</p>;
  return (
    <Rows label={text.title}>
      {list.map((reply) => {
        const { id, name, shortcut, tags, uses } = reply;
        return (
          <Row
            key={id}
            title={name}
            badge={
              <>
                {shortcut && <Badge tone="info">/{shortcut}</Badge>}
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </>
            }
            detail={
              <>
                <span className="line-clamp-2">{reply.text}</span>
                <span className="text-xs">{text.used(uses)}</span>
              </>
            }
            actions={
              <>
                <Button aria-label={`${text.edit}: ${name}`} onClick={() => onEdit(reply)}>
                  {text.edit}
                </Button>
                <Button kind="danger" aria-label={`${text.remove}: ${name}`} onClick={() => onRemove(reply)}>
                  {text.remove}
                </Button>
              </>
            }
          />
        );
      })}
    </Rows>
  );
}

/** Deletes a reply at once; undo creates it again. */
function useRemove() {
  const text = useText(repliesText);
  const restore = useAct({
    run: ({ name, shortcut, subject, html, tags }: Reply) =>
      client.POST(PATH, { body: { name, shortcut, subject, html, tags } }),
    touches: ['canned_reply'],
  });
  return useAct({
    run: ({ id }: Reply) => client.DELETE(`${PATH}/{id}`, { params: { path: { id } } }),
    show: (patch, { id }) => patch(PATH, (list) => list.filter((each) => each.id !== id)),
    touches: ['canned_reply'],
    said: ({ name }) => text.removed(name),
    undo: restore.act,
  });
}
